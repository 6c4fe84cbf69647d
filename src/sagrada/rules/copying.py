"""The primitive that copies structs; compiled code uses its own."""

from __future__ import annotations

from typing import Any, TypeVar

S = TypeVar("S")


def assign(target: S, source: S) -> None:
    """Make the target equal to the source, in place: whoever knows a struct within it sees the new one, as in C."""
    for name, value in vars(source).items():
        if isinstance(value, int):
            setattr(target, name, value)
        else:
            fill(getattr(target, name), value)


def fill(target: Any, source: Any) -> None:
    """Make an array, or a struct that lies in another, equal to the source."""
    if not isinstance(source, list):
        assign(target, source)
    elif isinstance(source[0], int):
        target[:] = source
    else:
        for place, value in zip(target, source, strict=True):
            fill(place, value)


def copy_of(value: Any) -> Any:
    """A field's value that shares no list with the old one."""
    return [copy_of(item) for item in value] if isinstance(value, list) else value
