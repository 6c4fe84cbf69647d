"""Measure the engine's speed on this machine, on one core, in at most thirty seconds.

A game runs from the first deal to the final score; a step is one decision or one outcome of chance.
The figures in nanoseconds are taken inside the backend.
"""

from __future__ import annotations

import argparse
import time
from array import array
from collections.abc import Callable
from typing import Any

from sagrada.cli.arguments.files import print_json
from sagrada.content.options import resolve
from sagrada.engine import BACKEND, core, plain
from sagrada.engine.start import empty_fields, option_fields, start_state
from sagrada.rules.state import OVER

HELP = "measure the engine's speed"
EXAMPLES = """examples:
  sagrada bench
  sagrada bench --json"""
BATCH = 256
TRIES = 5
ROUNDS = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("--json", action="store_true", help="tell it as JSON")


def run(given: argparse.Namespace) -> None:
    """Measure and print."""
    result = measure()
    print_json(result) if given.json else print("\n".join(lines(result)))


def rate(work: Callable[[int], object], seconds: float = 0.25) -> float:
    """How often a second `work` does one unit: the best of a few tries, each about so long."""
    units = 1
    while (took := clock(work, units)) < seconds / 5:
        units *= 2
    units = max(1, int(units * seconds / took))
    return units / min(clock(work, units) for _ in range(TRIES))


def clock(work: Callable[[int], object], units: int) -> float:
    """Seconds of the processor for so many units; other work beside it counts less than by the clock on the wall."""
    began = time.process_time()
    work(units)
    return max(time.process_time() - began, 1e-9)


def games_per_second(start: core.State, seconds: float = 0.5) -> float:
    """Random games from a state to the end."""
    seats, random = start.seats, core.Random(start.seats)

    def work(games: int) -> None:
        core.play_games(start, random, games, array("h", [0]) * (games * seats), array("b", [0]) * games)

    return rate(work, seconds)


def plain_games_per_second() -> float:
    """The same on the plain backend."""
    start = plain.load_state(empty_fields() | option_fields(resolve("classic", 2)))
    plain.begin(start)
    return rate(lambda games: plain.play_games(start, plain.Random(1), games, [0] * (2 * games), [0] * games), 0.4)


def middle_of_games(round_number: int) -> core.State:
    """A state at the start of a round, from random play."""
    state, random = start_state(resolve("classic", 2)), core.Random(6)
    while state.round < round_number - 1 or core.awaits_chance(state):
        core.apply(state, core.random_step(state, random))
    return state


def mixed_batch() -> Any:
    """Games in all stages, each awaiting a decision."""
    start, random = start_state(resolve("classic", 2)), core.Random(3)
    batch = core.Batch(start, BATCH)
    for i in range(BATCH):
        state = start.copy()
        for _ in range(20 + i * 150 // BATCH):
            if state.phase != OVER:
                core.apply(state, core.random_step(state, random))
        if state.phase != OVER:
            batch.put(i, state)
    return batch


def nanoseconds(batch: Any) -> dict[str, float]:
    """One listing of legal actions, one action, one copy."""
    actions = array("i", [0]) * BATCH
    batch.sample(actions)
    copy = 1e9 / rate(batch.time_copy) / BATCH
    legal = 1e9 / rate(batch.time_legal) / BATCH
    apply = nanoseconds_of_apply(batch, actions) / BATCH
    return {"legal_ns": round(legal, 1), "apply_ns": round(apply, 1), "copy_ns": round(copy, 1)}


def nanoseconds_of_apply(batch: Any, actions: array[int], seconds: float = 1.0) -> float:
    """One action in every game of the batch: the best of as many tries as there is time for, clocked without copies."""
    began, best = time.monotonic(), float(batch.time_apply(actions, 1))
    while time.monotonic() - began < seconds:
        best = min(best, batch.time_apply(actions, ROUNDS) / ROUNDS)
    return best


def batch_steps_per_second(seconds: float = 1.0) -> float:
    """Steps of a batch: a decision for every game sampled and carried out, chance answered inside."""
    start = start_state(resolve("classic", 2))
    batch, actions = core.Batch(start, BATCH), array("i", [0]) * BATCH
    steps, began = 0, time.process_time()
    while (took := time.process_time() - began) < seconds:
        for _ in range(8):
            batch.sample(actions)
            steps += batch.step(actions)
            batch.restart(start)
    return steps / took


def measure() -> dict[str, Any]:
    """All figures."""
    games = {str(seats): round(games_per_second(start_state(resolve("classic", seats)))) for seats in (2, 3, 4)}
    playouts = {
        name: round(games_per_second(state, 0.25))
        for name, state in (("opening", middle_of_games(1)), ("round6", middle_of_games(6)))
    }
    slow = plain_games_per_second() if BACKEND == "compiled" else None
    return {
        "backend": BACKEND,
        "random_games_per_second": games,
        **nanoseconds(mixed_batch()),
        "state_bytes": core.STATE_BYTES,
        "playouts_per_second": playouts,
        "batch_steps_per_second": round(max(batch_steps_per_second() for _ in range(3))),
        "compiled_over_plain": round(games["2"] / slow, 1) if slow else None,
    }


def lines(result: dict[str, Any]) -> list[str]:
    """The figures for people."""
    width = max(len(name) for name in result)
    return [f"{name:<{width}}  {value}" for name, value in result.items()]
