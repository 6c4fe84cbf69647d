"""What a review found wrong, by kind: another die, another cell, a tool that lay there, a turn given away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from sagrada.analysis.review import Decision, SeatReview
from sagrada.game.moves import Move, Place, Take, UseTool

COUNTED = ("slip", "blunder")
MISTAKES = ("window", "ornaments", "removal", "tool_missed", "tool_wasted", "passed", "die", "cell", "other")
"""What can be wrong, each told in words by the catalogs."""


def mistakes(review: SeatReview) -> dict[str, int]:
    """How often each kind of mistake was made, the most frequent first."""
    wrong = (decision for decision in review.decisions if decision.label in COUNTED)
    return dict(Counter(kind_of(decision) for decision in wrong).most_common())


def kind_of(decision: Decision) -> str:
    """What the better line does otherwise, the largest difference first."""
    if decision.kind != "turn":
        return decision.kind
    played, better = decision.played, decision.better
    tools, better_tools = set(tools_of(played)), set(tools_of(better))
    if better_tools - tools:
        return "tool_missed"
    if tools - better_tools:
        return "tool_wasted"
    dice, better_dice = list(dice_of(played)), list(dice_of(better))
    if better_dice and not dice:
        return "passed"
    if sorted(dice) != sorted(better_dice):
        return "die"
    return "cell" if set(cells_of(played)) != set(cells_of(better)) else "other"


def tools_of(line: Sequence[Move]) -> Iterator[str]:
    """The tools that are used."""
    return (move.tool for move in line if isinstance(move, UseTool))


def dice_of(line: Sequence[Move]) -> Iterator[str]:
    """The dice that are taken."""
    return (move.die for move in line if isinstance(move, Take))


def cells_of(line: Sequence[Move]) -> Iterator[str]:
    """The cells where dice are placed."""
    return (move.cell for move in line if isinstance(move, Place))
