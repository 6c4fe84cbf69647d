"""The fields of structs read off their annotations: name, C type, shape, and for the state who may know them."""

from __future__ import annotations

from typing import Any, NamedTuple, get_args, get_type_hints

from sagrada.rules.marks import Mark, read_mark
from sagrada.rules.state import State


class Field(NamedTuple):
    """One field of a struct; an empty shape is a single number. The mark says who may know a field of the state.

    `struct` is the class of what it holds, where that is a struct and not a number.
    """

    name: str
    ctype: str
    shape: tuple[int, ...]
    mark: Mark | None = None
    struct: type | None = None


def read_fields(struct: type, *, marked: bool = False) -> list[Field]:
    """The fields in the order of the class; raises UnmarkedFieldError where marks are needed and one is missing."""
    hints = get_type_hints(struct, include_extras=True)
    return [read_field(name, hint, marked=marked) for name, hint in hints.items()]


def read_field(name: str, hint: object, *, marked: bool) -> Field:
    """One field: after its type in Python come the C type of its numbers, the shape and, for the state, the mark.

    Where no C type is named it holds structs. Raises TypeError for what can't be a field of a struct.
    """
    kind, *words = get_args(hint) or (hint,)
    shape = tuple(word for word in words if isinstance(word, int))
    for _ in shape:
        (kind,) = get_args(kind) or (None,)
    mark = read_mark(name, hint) if marked else None
    match [word for word in words if isinstance(word, str)]:
        case [ctype] if kind is int:
            return Field(name, ctype, shape, mark)
        case [] if isinstance(kind, type) and kind.__module__ != "builtins":
            return Field(name, kind.__name__, shape, mark, kind)
        case _:
            raise TypeError(f"{name} is neither numbers of a C type nor structs, as deep as its shape: {hint}")


def zeros(shape: tuple[int, ...]) -> Any:
    """An int, a list or a list of lists of zeros."""
    return [zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


FIELDS = read_fields(State, marked=True)
