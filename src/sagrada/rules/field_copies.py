"""Two primitives that copy a state's fields by their marks; compiled code has its own, written from the same marks."""

from __future__ import annotations

from typing import Any

from sagrada.rules.marks import Mark, read_marks
from sagrada.rules.state import State

MARKS = read_marks(State)


def copy_public(s: State, out: State) -> None:
    """Make `out` a blank state with the public fields of `s`."""
    for name, mark in MARKS.items():
        put(out, name, getattr(s, name) if mark == Mark.PUBLIC else blank(getattr(s, name)))


def copy_own(s: State, out: State, seat: int) -> None:
    """Copy the seat's row of all fields that are marked as its own."""
    for name, mark in MARKS.items():
        if mark == Mark.OWN:
            put_item(getattr(out, name), seat, getattr(s, name)[seat])


def blank(value: Any) -> Any:
    """Zeros in the shape of a value."""
    return 0 if isinstance(value, int) else [blank(value[i]) for i in range(len(value))]


def put(target: State, name: str, value: Any) -> None:
    """Set a field; of arrays every number, for they are never assigned as a whole."""
    if isinstance(value, int):
        setattr(target, name, value)
    else:
        put_all(getattr(target, name), value)


def put_all(target: Any, values: Any) -> None:
    """Set every number of an array."""
    for i in range(len(values)):
        put_item(target, i, values[i])


def put_item(target: Any, i: int, value: Any) -> None:
    """Set one number, or one row, of an array."""
    if isinstance(value, int):
        target[i] = value
    else:
        put_all(target[i], value)
