"""What the arguments of the rules' functions may be when Python calls them, and what is said of others.

The rules themselves check nothing. Both backends check by these tables, and only where Python calls in: the compiled
one in the wrappers that the generator writes, the plain one in wrappers around the chapters' functions.
"""

from __future__ import annotations

from typing import NamedTuple

from sagrada.content.cards import ORNAMENTS, PIONEERS, PRIVATES, PUBLICS
from sagrada.engine.fields import FIELDS
from sagrada.engine.kinds import ANNOTATIONS, Kind, Struct
from sagrada.rules.course import A_CHALLENGE
from sagrada.rules.geometry import FULL
from sagrada.rules.state import ACTIONS, NO_TOOL, OVER


class Range(NamedTuple):
    """From `least` on and below `end`, which is a number or the name of a field of the state."""

    least: int
    end: int | str


SHAPES = {field.name: field.shape for field in FIELDS}
SEAT = Range(0, "seats")
DIE = Range(0, 36)
BOARD = Range(0, FULL + 1)
ACTION = Range(0, ACTIONS)
RANGES = {
    "seat": SEAT,
    "a": SEAT,
    "b": SEAT,
    "die": DIE,
    "other": DIE,
    "cell": Range(0, 20),
    "board": BOARD,
    "lifted": BOARD,
    "shift": BOARD,
    "slot": Range(0, SHAPES["tool"][0]),
    "tool": Range(0, NO_TOOL + 1),
    "action": ACTION,
    "outcome": ACTION,
    "last": Range(A_CHALLENGE, ACTIONS),
    "stage": Range(0, OVER),
}
"""By the name of the argument."""
RANGES_OF_CALL = {
    ("lowest_cell", "board"): Range(1, FULL + 1),
    ("public_points", "card"): Range(0, len(PUBLICS)),
    ("rivalry_points", "card"): Range(0, len(PUBLICS)),
    ("measure", "card"): Range(0, len(PUBLICS)),
    ("private_points", "card"): Range(0, len(PRIVATES)),
    ("pioneer_met", "card"): Range(0, len(PIONEERS)),
    ("ornament_met", "card"): Range(0, len(ORNAMENTS)),
    ("ornament_points", "card"): Range(0, len(ORNAMENTS)),
}
"""Where a name means something else in one function."""
NEEDS_DIE = {"die_at": "cell", "move_targets": "cell", "movable_dice": "moved"}
"""Functions that read the die on a cell of the seat's window: the argument, or the field, that names the cell."""
NEEDS_LEGAL = ("apply", "foresee")
"""Functions that carry out an action, which must be legal."""
LENT: dict[str, Kind] = {"out": ANNOTATIONS["Buffer"], "after": Struct("State")}
"""Arguments that are room to work in, which callers from Python need not bring. A function writes numbers to `out`, its
last argument, and returns how many: Python gets them as a list. `after` is a state that it may overwrite."""


def is_lent(argument: str, kind: Kind) -> bool:
    """Is this argument room to work in?"""
    return LENT.get(argument) == kind


def find_range(call: str, argument: str) -> Range | None:
    """What this argument may be; None if it has no range."""
    return RANGES_OF_CALL.get((call, argument)) or RANGES.get(argument)


def out_of_range(call: str, argument: str, given: object, least: int, end: int) -> ValueError:
    """An argument that would read or write beside the state or a table."""
    return ValueError(f"{call}: {argument} {given} is out of range, {least} to {end - 1}")


def no_die(call: str, seat: int, cell: int) -> ValueError:
    """A cell without a die, where one is needed."""
    return ValueError(f"{call}: no die lies on cell {cell} of seat {seat}")


def not_legal(call: str, action: int) -> ValueError:
    """An action that the rules don't allow now."""
    return ValueError(f"{call}: action {action} is not legal; the state was not changed")


def game_is_over() -> ValueError:
    """A step was asked for where none is left."""
    return ValueError("the game is over: there is no step to take")
