"""Both backends think alike to the bit: the same decisions, lines, values and inputs of the evaluation."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bots.backend_answers import STYLES, answers, self_played
from bots.searching import any_table, fields_of, some_positions
from sagrada.engine import BACKEND, core
from sagrada.rules import state as numbers

HERE = Path(__file__).parents[2]
CHUNKS = 8
FEW_NODES = [name for name, style in STYLES.items() if style.nodes <= 200]


def on_plain(work: dict[str, Any]) -> Any:
    """The answers of the plain backend, in a process of its own."""
    settings = os.environ | {"SAGRADA_BACKEND": "plain", "PYTHONPATH": f"{HERE / 'src'}{os.pathsep}{HERE / 'tests'}"}
    command = [sys.executable, "-m", "bots.backend_answers"]
    run = subprocess.run(command, env=settings, input=json.dumps(work), capture_output=True, text=True, check=True)
    given = json.loads(run.stdout)
    assert given["backend"] == "plain"
    assert BACKEND == "compiled"
    return given["answers"]


def as_json(value: Any) -> Any:
    """A value as it comes out of a process."""
    return json.loads(json.dumps(value))


def chosen_states(chunk: int) -> list[core.State]:
    """Positions of tables of every kind: of each game two rare ones, as in the middle of a tool's chain, and a turn."""
    tables = range(chunk, 96, CHUNKS)[chunk // 2 % 2 :: 2]
    games = [some_positions(any_table(number), 900 + number, 999) for number in tables]
    return [state for states in games for state in (states[0], states[5], states[12], full_turn(states))]


def full_turn(states: list[core.State], first_round: int = 0) -> core.State:
    """The start of some turn, in this round or later."""
    return next(s for s in states if s.round >= first_round and s.phase == numbers.TURN and not s.drafted)


def rolled_states() -> list[core.State]:
    """Late turns, where a few nodes are enough for rollouts."""
    return [full_turn(some_positions(any_table(number), 0, 999), 8) for number in (1, 13, 14, 17, 22)]


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_backends_think_alike_at_every_kind_of_table(chunk: int) -> None:
    work = {"states": [fields_of(state) for state in chosen_states(chunk)], "styles": FEW_NODES}
    for mine, theirs in zip(as_json(answers(work)), on_plain(work), strict=True):
        assert mine == theirs


def test_both_backends_roll_out_alike() -> None:
    work = {"states": [fields_of(state) for state in rolled_states()], "styles": ["grandmaster with rollouts"]}
    mine = as_json(answers(work))
    assert mine == on_plain(work)
    assert sum(given["thoughts"]["grandmaster with rollouts"]["nodes"] > 2000 for given in mine) >= 4


@pytest.mark.parametrize(("seats", "look"), [(1, 1), (2, 0)])
def test_both_backends_play_the_same_games_against_themselves(seats: int, look: int) -> None:
    mine = self_played(seats, look)
    assert mine == on_plain({"self_play": [seats, look]})
    assert mine[0] == 20 * seats


def test_the_positions_are_of_every_kind() -> None:
    states = [state for chunk in range(CHUNKS) for state in chosen_states(chunk)]
    assert {state.seats for state in states} == {1, 2, 3, 4, 5, 6}
    assert {state.phase for state in states} >= set(range(numbers.CHOOSE_PATTERN, numbers.OVER)) - {numbers.PAYMENT}
    assert {(state.strife, state.pioneers, state.ornaments) for state in states} >= {(1, 1, 1), (0, 0, 0), (1, 0, 0)}
    assert {state.honor for state in states} == {0, 1}
    assert len({state.tool[state.used - 1] for state in states if state.used}) >= 12
