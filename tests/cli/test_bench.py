"""sagrada bench: every figure is there, is a figure, and comes soon enough."""

import json
import time
from array import array
from collections.abc import Callable
from typing import Any

import pytest

from cli.running import run, run_program
from engine.games import BACKENDS, start_on
from sagrada.cli import bench
from sagrada.cli.bench import lines, mixed_batch, nanoseconds, rate
from sagrada.content.options import resolve
from sagrada.engine import BACKEND, core

KEYS = [
    "backend",
    "random_games_per_second",
    "legal_ns",
    "apply_ns",
    "copy_ns",
    "state_bytes",
    "playouts_per_second",
    "batch_steps_per_second",
    "compiled_over_plain",
]
Measured = tuple[dict[str, Any], float]


@pytest.fixture(scope="session")
def measured() -> Measured:
    """The figures, and the seconds it took to get them."""
    began = time.monotonic()
    code, out, err = run_program("bench", "--json")
    assert (code, err) == (0, "")
    return json.loads(out), time.monotonic() - began


@pytest.mark.slow
def test_the_json_has_exactly_these_keys(measured: Measured) -> None:
    result, _ = measured
    assert list(result) == KEYS
    assert list(result["random_games_per_second"]) == ["2", "3", "4"]
    assert list(result["playouts_per_second"]) == ["opening", "round6"]


@pytest.mark.slow
def test_every_figure_is_a_number_above_zero(measured: Measured) -> None:
    result, _ = measured
    assert (result["backend"], result["state_bytes"]) == (BACKEND, core.STATE_BYTES)
    for name in ("random_games_per_second", "playouts_per_second"):
        assert all(type(value) is int and value > 0 for value in result[name].values())
    assert all(type(result[name]) is float and result[name] > 0 for name in ("legal_ns", "apply_ns", "copy_ns"))
    assert type(result["batch_steps_per_second"]) is int
    assert (result["compiled_over_plain"] is None) == (BACKEND == "plain")


@pytest.mark.slow
def test_more_seats_take_longer_and_late_playouts_less(measured: Measured) -> None:
    result, _ = measured
    games, playouts = result["random_games_per_second"], result["playouts_per_second"]
    assert games["2"] > games["4"]
    assert playouts["round6"] > playouts["opening"]


@pytest.mark.slow
def test_it_takes_no_more_than_a_minute(measured: Measured) -> None:
    """The promise is thirty seconds on a machine that does nothing else."""
    assert measured[1] < 60


def test_a_machine_that_is_busy_while_states_are_copied_gives_no_negative_figure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    batch = mixed_batch()
    usual = bench.clock

    def busy_clock(work: Callable[[int], object], units: int) -> float:
        return usual(work, units) * (20 if work == batch.time_copy else 1)

    monkeypatch.setattr(bench, "clock", busy_clock)
    figures = nanoseconds(batch)
    assert list(figures) == ["legal_ns", "apply_ns", "copy_ns"]
    assert min(figures.values()) > 0


@pytest.mark.parametrize("backend", BACKENDS.values(), ids=BACKENDS)
def test_the_time_of_actions_grows_with_their_number_and_leaves_the_games_as_they_are(backend: Any) -> None:
    batch = backend.Batch(start_on(backend, resolve("classic", 2)), 64, 5)
    before, actions = [batch.state(i) for i in range(64)], array("i", [0] * 64)
    batch.sample(actions)
    once = min(batch.time_apply(actions, 1) for _ in range(20))
    assert 0 < once < batch.time_apply(actions, 100)
    assert [batch.state(i) for i in range(64)] == before
    actions[63] = 10**6
    with pytest.raises(ValueError, match="game 63: action 1000000 is not legal"):
        batch.time_apply(actions, 1)


def test_people_get_one_line_a_figure() -> None:
    told = lines({"backend": "plain", "state_bytes": 624})
    assert told == ["backend      plain", "state_bytes  624"]


def test_a_rate_is_units_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    passed = [0.0]

    def work(units: int) -> None:
        passed[0] += units / 1000

    monkeypatch.setattr(time, "process_time", lambda: passed[0])
    assert rate(work, seconds=0.02) == pytest.approx(1000)


@pytest.mark.parametrize("arguments", [["--games", "5"], ["fast"], ["--json=yes"]])
def test_bad_input_is_refused_before_anything_is_measured(arguments: list[str]) -> None:
    code, out, err = run("bench", *arguments)
    assert (code, out) == (2, "")
    assert "error: " in err
