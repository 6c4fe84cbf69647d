"""The state's fields read off their annotations: name, C type, shape and mark, for both backends and the generator."""

from __future__ import annotations

from typing import Any, NamedTuple, get_args, get_type_hints

from sagrada.rules.marks import Mark, read_mark
from sagrada.rules.state import State


class Field(NamedTuple):
    """One field of the state; an empty shape is a single int. The mark says who may know it."""

    name: str
    ctype: str
    shape: tuple[int, ...]
    mark: Mark


def read_fields(fields: type = State) -> list[Field]:
    """The fields in the order of the class; raises UnmarkedFieldError for one without a mark."""
    return [read_field(name, hint) for name, hint in get_type_hints(fields, include_extras=True).items()]


def read_field(name: str, hint: object) -> Field:
    """One field: after its type in Python come the C type, the shape and the mark."""
    words = get_args(hint)[1:]
    shape = tuple(word for word in words if isinstance(word, int))
    return Field(name, words[0], shape, read_mark(name, hint))


def zeros(shape: tuple[int, ...]) -> Any:
    """An int, a list or a list of lists of zeros."""
    return [zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


FIELDS = read_fields()
