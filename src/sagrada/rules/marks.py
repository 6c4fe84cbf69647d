"""Who may know a field of the state: a mark in the annotation of every field, read by whatever copies states.

Public fields lie open to all. Own ones have a row a seat, which its owner knows. Hidden ones nobody knows. What a rule
shows of own and hidden fields, and when, is said in `observation`.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, TypeVar, get_args, get_type_hints

T = TypeVar("T")


class Mark(Enum):
    """Who knows a field, as long as no rule of `observation` says otherwise."""

    PUBLIC = "public"
    OWN = "own"
    HIDDEN = "hidden"


Public = Annotated[T, Mark.PUBLIC]
Own = Annotated[T, Mark.OWN]
Hidden = Annotated[T, Mark.HIDDEN]


class UnmarkedFieldError(TypeError):
    """A field of the state that nobody has decided about."""


def read_mark(name: str, hint: object) -> Mark:
    """The mark of a field; raises UnmarkedFieldError unless there is exactly one."""
    marks = [word for word in get_args(hint) if isinstance(word, Mark)]
    if len(marks) != 1:
        raise UnmarkedFieldError(f"{name} must be marked as one of Public, Own and Hidden")
    return marks[0]


def read_marks(fields: type) -> dict[str, Mark]:
    """The marks of all fields of a class, in their order; raises UnmarkedFieldError."""
    return {name: read_mark(name, hint) for name, hint in get_type_hints(fields, include_extras=True).items()}
