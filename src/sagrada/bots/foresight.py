"""What strong play gets beyond what rollouts and the net foresee, in points: the correction of every judgment.

The net has learnt from weaker play, and rollouts use no tools: both expect too little, the more so the more pools are
still to come. Lines of the same decision end with the same pools to come, so that their differences stay as they are.

Measured with `python benchmarks/judgment.py`, which prints the numbers again; docs/bots.md tells what they leave.
"""

from __future__ import annotations

from sagrada.bots.search.features import turns_left
from sagrada.engine import core
from sagrada.rules import state as numbers

UNFORESEEN: dict[str, tuple[float, float]] = {
    "solo": (14.0, 1.0),
    "glory": (10.0, 2.0),
    "revised": (12.0, 1.5),
    "two": (9.5, 3.0),
    "three": (10.5, 3.0),
    "more": (9.0, 3.0),
}
"""By the kind of table: the points that lack before the first pool, and the power of the part still to come."""
FIRST_TURN = 0.5
"""The points that lack besides while a pool is rolled and the seat has not had its first turn with it."""
DRAWING = (numbers.DRAW_DIE, numbers.ROLL_SUPPLY)


def kind_of(state: core.State) -> str:
    """The kind of table: the first of these that fits."""
    if state.seats == 1:
        return "solo"
    if state.strife or state.pioneers or state.ornaments:
        return "glory"
    if state.points_per_die:
        return "revised"
    return {2: "two", 3: "three"}.get(state.seats, "more")


def pools_to_come(state: core.State) -> int:
    """The pools that are not rolled yet, the one that is just being rolled among them."""
    phase = state.held_phase if state.phase == numbers.REMOVE_DIE else state.phase
    return numbers.ROUNDS - state.round - (phase not in DRAWING)


def unforeseen(state: core.State, seat: int) -> float:
    """The points that the judgment of a game that goes on lacks."""
    points, power = UNFORESEEN[kind_of(state)]
    pools = pools_to_come(state)
    waits = turns_left(state, seat) == 2 * pools + 2
    return points * (pools / numbers.ROUNDS) ** power + FIRST_TURN * waits
