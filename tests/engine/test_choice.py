"""Which of the two ways to run the rules is chosen."""

from __future__ import annotations

import json
import sys

import pytest

from install.building import run


@pytest.mark.parametrize(("wanted", "chosen"), [("plain", "plain"), ("compiled", "compiled"), ("", "compiled")])
def test_the_backend_is_the_one_that_was_asked_for(wanted: str, chosen: str) -> None:
    settings = {"SAGRADA_BACKEND": wanted} if wanted else {}
    told = run(sys.executable, "-m", "sagrada", "simulate", "--games", "2", "--seed", "1", "--json", **settings)
    assert json.loads(told.stdout)["backend"] == chosen, told.stderr


def test_both_backends_simulate_the_same_games() -> None:
    command = [sys.executable, "-m", "sagrada", "simulate", "--games", "20", "--seed", "5", "--json"]
    plain, compiled = (json.loads(run(*command, SAGRADA_BACKEND=name).stdout) for name in ("plain", "compiled"))
    assert plain["seats"] == compiled["seats"]


def test_an_unknown_backend_is_refused_in_a_sentence() -> None:
    refused = run(sys.executable, "-m", "sagrada", "cards", SAGRADA_BACKEND="nonsense")
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert refused.stderr.startswith("sagrada: ")
    assert "nonsense" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1
