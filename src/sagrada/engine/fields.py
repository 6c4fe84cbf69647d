"""The fields of structs read off their annotations: name, C type and shape, for both backends and the generator."""

from __future__ import annotations

from typing import Any, NamedTuple, get_args, get_type_hints

from sagrada.rules.state import State


class Field(NamedTuple):
    """One field of a struct; an empty shape is a single int."""

    name: str
    ctype: str
    shape: tuple[int, ...]


def read_fields(struct: type) -> list[Field]:
    """The fields in the order of the class."""
    hints = get_type_hints(struct, include_extras=True)
    return [Field(name, get_args(hint)[1], tuple(get_args(hint)[2:])) for name, hint in hints.items()]


def zeros(shape: tuple[int, ...]) -> Any:
    """An int, a list or a list of lists of zeros."""
    return [zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


FIELDS = read_fields(State)
