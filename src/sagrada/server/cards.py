"""The cards as a client shows them: names, words, grids; and what a table can be made of."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib import resources
from typing import Any

from sagrada.bots.registry import LADDER, OPPONENTS
from sagrada.content.cards import EDITION, mark_of
from sagrada.content.options import MODULES, SOLO_MODULES
from sagrada.content.refusal import Refused
from sagrada.game.phrases import DECKS
from sagrada.words.messages import LANGUAGES

CARD_WORDS = ("id", "name", "text", "origin")
CARD_NUMBERS = ("level", "color", "points", "gain", "loss")
CARD_DRAWINGS = ("grid", "patterns", "pattern", "mask")
SHOWN = (*CARD_WORDS, *CARD_NUMBERS, *CARD_DRAWINGS)
PAGES = ("lesson", "about", "lobby", "device", "games", "settings", "looking", "keys")
PAGE_WORDS = {"rules": ("rules.ftl", "rulings.ftl"), **{page: (f"{page}.ftl",) for page in PAGES}}
"""Files of the catalog that load with a page only."""


@dataclass(frozen=True)
class Choices:
    """What a new table can be made of: options to turn on by edition, bots weakest first.

    `opponents`: a bot for each strength that a quick game asks for.
    """

    editions: list[dict[str, str]]
    switches: dict[str, list[str]]
    modules: list[str]
    solo_modules: list[str]
    bots: list[str]
    opponents: dict[str, str]
    languages: list[str]


@cache
def all_cards() -> dict[str, dict[str, dict[str, Any]]]:
    """Every card by kind and id, with what a client shows of it."""
    return {kind: {name: shown(card) for name, card in cards.items()} for kind, cards in DECKS.items()}


@cache
def cards_text() -> str:
    """Every card, as JSON."""
    return json.dumps(all_cards(), ensure_ascii=False, separators=(",", ":"))


def shown(card: Any) -> dict[str, Any]:
    """The fields of a card that a client shows, as far as it has them."""
    fields = {**asdict(card), "origin": mark_of(card)}
    return {name: value for name, value in fields.items() if name in SHOWN and value not in ("", (), [])}


def choices() -> Choices:
    """What a new table can be made of; other languages have the words of editions in their catalog."""
    editions = [{"id": row.id, "name": row.name, "text": row.text} for row in EDITION.values()]
    switches = {row.id: list(row.switches) for row in EDITION.values()}
    return Choices(
        editions, switches, list(MODULES), list(SOLO_MODULES), list(LADDER), dict(OPPONENTS), list(LANGUAGES)
    )


@cache
def catalog(language: str, page: str = "") -> str:
    """The messages of a language that load with a page, or at once, as one Fluent text; raises Refused."""
    if language not in LANGUAGES:
        raise Refused("unknown_language", language=language[:20], known=list(LANGUAGES))
    if page and page not in PAGE_WORDS:
        raise Refused("unknown_page", page=page[:20], known=list(PAGE_WORDS))
    folder = resources.files("sagrada.words") / "catalog" / language
    files = sorted((file for file in folder.iterdir() if page_of(file.name) == page), key=lambda item: item.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def page_of(file: str) -> str:
    """The page that a file of the catalog loads with; none for what loads at once."""
    return next((page for page, files in PAGE_WORDS.items() if file in files), "")
