"""Sentences from a rule's id and its facts: the one place where words for people are made.

The words themselves are in the Fluent catalogs beside this file, one folder a language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import resources
from typing import Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentType, fluent_number

from sagrada.content.refusal import Refused
from sagrada.game.phrases import DECKS, CardFact, CellFact, ColorFact, DieFact, Fact, Phrase, SeatFact

LANGUAGES = ("en", "it", "ru", "uk")
SPEAKING: ContextVar[str] = ContextVar("language", default="en")
"""The language of sentences for which none is asked."""
MESSAGE = re.compile("^([a-z][a-z0-9-]*) *=", re.MULTILINE)
LARGEST_NUMBER = 10**15
LONGEST_FACT = 2000
"""Larger numbers are told as they are written, longer texts cut: the formatter takes no more."""


class Named(Protocol):
    """A card with an id and its English name."""

    @property
    def id(self) -> str:
        """The card's id."""

    @property
    def name(self) -> str:
        """The card's English name."""


class Worded(Protocol):
    """A card with an id and its English words."""

    @property
    def id(self) -> str:
        """The card's id."""

    @property
    def text(self) -> str:
        """The card's English words."""


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while, in this thread or task."""
    before = SPEAKING.set(language)
    try:
        yield
    finally:
        SPEAKING.reset(before)


@cache
def written(language: str) -> dict[str, str]:
    """The messages of a language as they are written, by id. No message refers to another."""
    folder = resources.files("sagrada.words") / "catalog" / language
    parts = MESSAGE.split("\n".join(file.read_text(encoding="utf-8") for file in folder.iterdir()))
    return {name: f"{name} ={text}" for name, text in zip(parts[1::2], parts[2::2], strict=True)}


@cache
def bundle(language: str) -> FluentBundle:
    """The messages of a language that have been said."""
    return FluentBundle([language], use_isolating=False)


def find_message(name: str, language: str) -> Message:
    """A message, parsed when it is first said: the whole catalog takes a third of a second. Raises KeyError."""
    catalog, wanted = bundle(language), message_id(name)
    if not catalog.has_message(wanted):
        catalog.add_resource(FluentResource(written(language)[wanted]))
    return catalog.get_message(wanted)


def plain(value: object) -> str | FluentType:
    """A fact as Fluent takes it: numbers stay numbers, lists become a row of words.

    A number is written without grouping, for it may be a port, a line or a version; a message groups what it counts.
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return fluent_number(value, useGrouping=False) if abs(value) < LARGEST_NUMBER else shorten(str(value))
    if isinstance(value, Refused):
        return shorten(explain(value))
    if isinstance(value, list | tuple | set | frozenset | range):
        return shorten(", ".join(str(plain(item)) for item in value))
    return shorten(str(value))


def shorten(text: str) -> str:
    """The text, cut where nobody would read on."""
    return text if len(text) <= LONGEST_FACT else f"{text[:LONGEST_FACT]}..."


def has_message(name: str, language: str = "") -> bool:
    """Does the catalog know this message?"""
    return message_id(name) in written(language or SPEAKING.get())


def message_id(name: str) -> str:
    """Ids have underscores in Python and JSON, hyphens in the catalog."""
    return name.replace("_", "-")


def say(name: str, facts: Mapping[str, object] | None = None, language: str = "") -> str:
    """The sentence of a message; raises KeyError if the catalog has none or a fact is missing."""
    language = language or SPEAKING.get()
    pattern = find_message(name, language).value
    if pattern is None:
        raise KeyError(f"the message {name} has no text")
    told = {key: plain(value) for key, value in (facts or {}).items()}
    text, problems = bundle(language).format_pattern(pattern, told)
    if problems:
        raise KeyError(f"message {name}: {problems[0]}")
    return str(text)


def explain(refused: Refused, language: str = "") -> str:
    """What was tried and which rule refused, as a sentence."""
    return say(refused.rule, refused.facts, language)


def say_phrase(phrase: Phrase, names: Sequence[str] = (), language: str = "") -> str:
    """The sentence of a phrase; `names` are those of the seats."""
    facts = {key: word_fact(value, names, language) for key, value in phrase.facts.items()}
    return say(phrase.id, facts, language)


def word_fact(fact: Fact, names: Sequence[str], language: str) -> str | int | float:
    """A fact in words: dice and cells in notation, cards, colors and seats by their names."""
    match fact:
        case str() | int() | float():
            return fact
        case DieFact(die):
            return die
        case CellFact(cell):
            return cell
        case CardFact(card, deck):
            return name_card(deck, card, language)
        case ColorFact(color):
            return say("color-word", {"color": color}, language)
        case SeatFact(seat):
            return names[seat]
        case Phrase():
            return say_phrase(fact, names, language)
    return ", ".join(str(plain(word_fact(item, names, language))) for item in fact)


def name_card(deck: str, card: str, language: str = "") -> str:
    """What a card of a deck is called; the id of one that the deck has not."""
    known = DECKS[deck].get(card)
    return say_or(f"card-{card}-name", known.name if known else card, language)


def say_or(message: str, english: str, language: str = "") -> str:
    """The message of the language that is spoken; where there is none, the content's own English words."""
    return say(message, language=language) if has_message(message, language) else english


def decimal(value: float, places: int = 1, sign: str = "", language: str = "") -> str:
    """A number with so many decimals, as the language that is spoken writes it; `sign` + shows that of gains, too."""
    text = f"{round(value, places) + 0.0:{sign}.{places}f}"
    return text if (language or SPEAKING.get()) == "en" else text.replace(".", ",")


def card_name(card: Named) -> str:
    """What a card is called in the language that is spoken."""
    return say_or(f"card-{card.id}-name", card.name)


def bot_name(bot: str, language: str = "") -> str:
    """What a bot is called; one that only measures others goes by its id."""
    return say_or(f"bot-{bot}", bot, language)


def card_text(card: Worded) -> str:
    """What a card says in the language that is spoken."""
    return say_or(f"card-{card.id}-text", card.text)
