"""What strong play gets beyond what rollouts and the net foresee, in points: the correction of every judgment.

The net has learnt from weaker play, and rollouts use no tools: both expect too little, the more so the more pools are
still to come. Lines of a decision that end at the same clock are corrected alike: their differences stay as they are.

Fitted to games of `grandmaster-points`: `python benchmarks/judgment.py` plays them, measures what lacks before each
pool and prints the numbers that fit it best. Classic tables of two to four seats lack much the same, so they share a
row; other tables take the row that is nearest. docs/bots.md tells what the correction leaves.
"""

from __future__ import annotations

import math

from sagrada.engine import core
from sagrada.rules import state as numbers
from sagrada.rules.turn import start_seat

UNFORESEEN: dict[str, tuple[float, float]] = {
    "solo": (13.0, 1.25),
    "glory": (10.8, 1.5),
    "revised": (10.0, 2.0),
    "classic": (9.7, 2.5),
}
"""By the kind of table: the points that lack before the first pool, and the power of the part still to come."""
AWAITED = (0.0, 0.1, 0.5)
AWAITED_ALONE = (0.0, 0.3, 0.3)
"""The points that lack besides, by how many turns of the round the seat still has, once the pool is rolled.

They are set so that what the turns of others give in reviews, and drift, come to nothing on average.
"""
DRAWING = (numbers.DRAW_DIE, numbers.ROLL_SUPPLY)


def kind_of(state: core.State) -> str:
    """The kind of table: the first of these that fits."""
    if state.seats == 1:
        return "solo"
    if state.strife or state.pioneers or state.ornaments:
        return "glory"
    return "revised" if state.points_per_die else "classic"


def awaits_pool(state: core.State) -> bool:
    """Is the pool of the round not rolled yet, or just being rolled?"""
    return (state.held_phase if state.phase == numbers.REMOVE_DIE else state.phase) in DRAWING


def pools_to_come(state: core.State) -> int:
    """The pools that are not rolled yet."""
    return numbers.ROUNDS - state.round - (not awaits_pool(state))


def turns_to_come(state: core.State, seat: int) -> int:
    """The turns of the round that a seat still has by the clock, skipped or not; none while there is no pool."""
    if awaits_pool(state):
        return 0
    place = (seat - start_seat(state)) % state.seats
    return (place >= state.turn) + (2 * state.seats - 1 - place >= state.turn)


def unforeseen(state: core.State, seat: int) -> float:
    """The points that the judgment of a game that goes on lacks."""
    points, power = UNFORESEEN[kind_of(state)]
    awaited = AWAITED_ALONE if state.seats == 1 else AWAITED
    return points * math.pow(pools_to_come(state) / numbers.ROUNDS, power) + awaited[turns_to_come(state, seat)]
