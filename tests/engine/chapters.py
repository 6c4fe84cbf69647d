"""Chapters written for a test, and the unit made of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

from sagrada.engine.units import RULES, Unit
from sagrada.rules.state import State


def chapter(folder: Path, text: str, name: str = "chapter") -> Path:
    """A chapter of the rules with this text, which begins in line 3."""
    path = folder / f"{name}.py"
    path.write_text(f'"""A chapter."""\n\n{text}\n', encoding="utf-8")
    return path


def function(body: str, takes: str = "s: State, n: int", gives: str = "int", name: str = "question") -> str:
    """The text of a function, whose body begins in its third line."""
    return f'def {name}({takes}) -> {gives}:\n    """A question."""\n{body}\n'


class Trial:
    """A struct with a state in it."""

    value: Annotated[int, "int"]
    path: Annotated[list[int], "int", 4]
    end: State


class Room:
    """A struct with others in it, alone and in arrays of one dimension and of two."""

    found: Annotated[int, "int"]
    words: Annotated[list[int], "int64_t", 4]
    lists: Annotated[list[list[int]], "int", 3, 8]
    rolled: State
    tried: Annotated[list[State], 3]
    trials: Annotated[list[Trial], 5]
    kept: Annotated[list[list[State]], 2, 3]


STRUCTS: tuple[type, ...] = (State, Trial, Room)


def unit_of(*chapters: Path, public: tuple[str, ...] = (), entries: tuple[str, ...] = ()) -> Unit:
    """The unit of these chapters alone, of which Python may call these functions."""
    return replace(RULES, chapters=chapters, structs=STRUCTS, public=public, entries=entries)
