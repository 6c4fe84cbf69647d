"""The cards as a client shows them: names, words, grids; and what a table can be made of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from importlib import resources
from typing import Any

from sagrada.bots.registry import LADDER
from sagrada.content.cards import (
    EDITION,
    ORNAMENT,
    PATTERN,
    PIONEER,
    PRIVATE,
    PUBLIC,
    STRIFE_BOARD,
    TOOL,
    WINDOW_CARD,
)
from sagrada.content.options import MODULES
from sagrada.content.refusal import Refused
from sagrada.game.messages import LANGUAGES, card_name, card_text

CARD_KINDS: dict[str, Mapping[str, Any]] = {
    "patterns": PATTERN,
    "windows": WINDOW_CARD,
    "tools": TOOL,
    "publics": PUBLIC,
    "privates": PRIVATE,
    "boards": STRIFE_BOARD,
    "pioneers": PIONEER,
    "ornaments": ORNAMENT,
}
SHOWN = ("id", "name", "level", "grid", "patterns", "text", "color", "points", "origin", "gain", "loss", "mask")


@dataclass(frozen=True)
class Choices:
    """What a new table can be made of; bots weakest first."""

    editions: list[dict[str, str]]
    modules: list[str]
    bots: list[str]
    languages: list[str]


@cache
def all_cards() -> dict[str, dict[str, dict[str, Any]]]:
    """Every card by kind and id, with what a client shows of it."""
    return {kind: {name: shown(card) for name, card in cards.items()} for kind, cards in CARD_KINDS.items()}


def shown(card: Any) -> dict[str, Any]:
    """The fields of a card that a client shows, as far as it has them."""
    return {name: value for name, value in asdict(card).items() if name in SHOWN and value not in ("", (), [])}


def choices() -> Choices:
    """What a new table can be made of, in the language that is spoken."""
    editions = [{"id": row.id, "name": card_name(row), "text": card_text(row)} for row in EDITION.values()]
    return Choices(editions, list(MODULES), list(LADDER), list(LANGUAGES))


@cache
def catalog(language: str) -> str:
    """All messages of a language as one Fluent text; raises Refused for a language there is none for."""
    if language not in LANGUAGES:
        raise Refused("unknown_language", language=language[:20], known=list(LANGUAGES))
    folder = resources.files("sagrada.game") / "catalog" / language
    files = sorted(folder.iterdir(), key=lambda item: item.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)
