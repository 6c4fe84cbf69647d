"""What is said, as values: a message of the catalog by its id, and the facts it tells. Sentences are made by whoever
shows them, each in the reader's language.

A fact is a number, a text, yes or no; or a die, a cell, a card, a color, a seat, another phrase; or several of those.
In JSON the fields are the keys: `{"id": "clause-take", "facts": {"die": {"die": "R5"}}}`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from sagrada.content.cards import ORNAMENT, PATTERN, PIONEER, PRIVATE, PUBLIC, STRIFE_BOARD, TOOL, WINDOW_CARD

DECKS: dict[str, Mapping[str, Any]] = {
    "patterns": PATTERN,
    "windows": WINDOW_CARD,
    "tools": TOOL,
    "publics": PUBLIC,
    "privates": PRIVATE,
    "boards": STRIFE_BOARD,
    "pioneers": PIONEER,
    "ornaments": ORNAMENT,
}
"""Every kind of card, by the name that clients know it by."""


@dataclass(frozen=True)
class DieFact:
    """A die in notation: `R5`."""

    die: str


@dataclass(frozen=True)
class CellFact:
    """A cell in notation, `b3`, and the seat whose window it is in."""

    cell: str
    seat: int


@dataclass(frozen=True)
class CardFact:
    """A card by its id, and the deck it is from, one of DECKS."""

    card: str
    deck: str


@dataclass(frozen=True)
class ColorFact:
    """A color by its letter."""

    color: str


@dataclass(frozen=True)
class SeatFact:
    """A seat, counted from 0; it is told by its name."""

    seat: int


@dataclass(frozen=True)
class Phrase:
    """A sentence, or a part of one, in any language."""

    id: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


Value: TypeAlias = str | int | float | bool | DieFact | CellFact | CardFact | ColorFact | SeatFact | Phrase
Fact: TypeAlias = Value | Sequence[Value]
Facts: TypeAlias = dict[str, Fact]


def bare(fact: Fact) -> Fact:
    """A die, a cell, a card or a color as its notation, id or letter; other facts as they are."""
    match fact:
        case DieFact(text) | CellFact(text) | CardFact(text) | ColorFact(text):
            return text
    return fact


def dice_facts(dice: Sequence[str]) -> list[DieFact]:
    """Dice in a row."""
    return [DieFact(die) for die in dice]
