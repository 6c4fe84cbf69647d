"""Two primitives of memory; compiled code uses its own."""

from __future__ import annotations

from typing import Any

from sagrada.rules.state import State

Stack = list[State]
"""Room for states; in C an array of structs."""


def assign(target: State, source: State) -> None:
    """Make the target equal to the source."""
    for name, value in vars(source).items():
        setattr(target, name, copy_of(value))


def copy_of(value: Any) -> Any:
    """A field's value that shares no list with the old one."""
    return [copy_of(item) for item in value] if isinstance(value, list) else value


def part(numbers: Any, start: int) -> Any:
    """An array of numbers from a place on; writing to it writes to the whole (it is a memoryview)."""
    return numbers[start:]
