"""Whose the names of cards are: printed in a language, kept from the English original, or our own.

Cards of our own design are not among them, since all of such a card is ours.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType

from . import cards
from .check import Rows, check_keys, check_texts, refuse
from .refusal import Refused

KEYS: dict[str, type] = {"id": str, "printed": list, "kept": list, "ours": list}
WHOSE = ("printed", "kept", "ours")
NAMED = tuple(
    card.id
    for kind in (
        cards.PATTERNS,
        cards.TOOLS,
        cards.PUBLICS,
        cards.PRIVATES,
        cards.STRIFE_BOARDS,
        cards.PIONEERS,
        cards.ORNAMENTS,
    )
    for card in kind
    if card.origin != "designed"
)


def load_names(file: str = "names.toml") -> Mapping[str, Mapping[str, str]]:
    """By language and card, whose the name is; raises Refused for a bad row."""
    rows = cards.read(file, "language")["language"]
    check_names(file, rows)
    return MappingProxyType({row["id"]: {card: whose for whose in WHOSE for card in row[whose]} for row in rows})


def check_names(file: str, rows: Rows) -> None:
    """Refuse a language that has not each card once, other than those of our own design."""
    for place, row in enumerate(rows, 1):
        name = str(row.get("id", f"#{place}"))
        check_keys(file, name, row, KEYS, {}, {})
        for whose in WHOSE:
            check_texts(file, name, whose, row[whose])
        listed = Counter(card for whose in WHOSE for card in row[whose])
        for card in {*NAMED, *listed}:
            if listed[card] != (card in NAMED):
                refuse(file, name, Refused("row_name", card=card, count=listed[card]))


NAMES = load_names()


def name_mark(card: str, language: str) -> str:
    """How a name of ours is marked: "translated", or "ours" where the English one is ours, too; empty for any other."""
    if NAMES[language].get(card) != "ours":
        return ""
    return "translated" if NAMES["en"][card] == "printed" else "ours"
