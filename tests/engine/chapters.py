"""Chapters written for a test, and the unit made of them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from sagrada.engine.units import RULES, Unit


def chapter(folder: Path, text: str, name: str = "chapter") -> Path:
    """A chapter of the rules with this text, which begins in line 3."""
    path = folder / f"{name}.py"
    path.write_text(f'"""A chapter."""\n\n{text}\n', encoding="utf-8")
    return path


def function(body: str, takes: str = "s: State, n: int", gives: str = "int", name: str = "question") -> str:
    """The text of a function, whose body begins in its third line."""
    return f'def {name}({takes}) -> {gives}:\n    """A question."""\n{body}\n'


def unit_of(*chapters: Path, public: tuple[str, ...] = ()) -> Unit:
    """The unit of these chapters alone, of which Python may call these functions."""
    return replace(RULES, chapters=chapters, public=public)
