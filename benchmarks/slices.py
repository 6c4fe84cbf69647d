"""Small pieces of work for `compare.py`, which starts this script once for each of two trees.

A line in is `NAME AMOUNT`, a line out the processor's seconds for one unit. Only what the package has offered for long
is used, so that older revisions can be measured.
"""

from __future__ import annotations

import sys
import time
from array import array
from collections.abc import Callable
from typing import Any

from sagrada.content.options import resolve
from sagrada.engine import core
from sagrada.engine.start import start_state

GLORY = ("strife", "pioneers", "ornaments", "rivalry")
BATCH = 256
Work = Callable[[int], Any]


def games_of(seats: int, modules: tuple[str, ...] = ()) -> Work:
    """Random games from the first deal to the score."""
    start, random = start_state(resolve("classic", seats, modules=modules)), core.Random(seats)
    return lambda games: core.play_games(
        start, random, games, array("h", [0]) * (games * seats), array("b", [0]) * games
    )


def batch_steps() -> Work:
    """Rounds of a batch: a decision for every game picked and carried out, and games that are over begun anew."""
    start = start_state(resolve("classic", 2))
    batch, actions = core.Batch(start, BATCH), array("i", [0]) * BATCH

    def work(rounds: int) -> None:
        for _ in range(rounds):
            batch.sample(actions)
            batch.step(actions)
            batch.restart(start)

    return work


def loops_of_batch() -> dict[str, Work]:
    """Listing the legal actions and copying the state of many games."""
    start, random = start_state(resolve("classic", 2)), core.Random(3)
    batch = core.Batch(start, BATCH)
    for i in range(BATCH):
        state = start.copy()
        for _ in range(20 + i * 100 // BATCH):
            core.apply(state, core.random_step(state, random))
        batch.put(i, state)
    return {"legal": batch.time_legal, "copy": batch.time_copy}


def main() -> None:
    """Answer until nobody asks."""
    works = {"2 seats": games_of(2), "3 seats": games_of(3), "4 seats": games_of(4), "Glory": games_of(2, GLORY)}
    works |= {"batch": batch_steps(), **loops_of_batch()}
    for line in sys.stdin:
        name, _, amount = line.strip().rpartition(" ")
        began = time.process_time()
        works[name](int(amount))
        print((time.process_time() - began) / int(amount), flush=True)


if __name__ == "__main__":
    main()
