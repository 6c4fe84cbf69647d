"""Sentences from a rule's id and its facts: the one place where words for people are made.

The words themselves are in the Fluent catalogs beside this file, one folder a language.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from sagrada.content.refusal import Refused

LANGUAGES = ("en",)
LARGEST_NUMBER = 10**15
LONGEST_FACT = 2000
"""Larger numbers are told as they are written, longer texts cut: the formatter takes no more."""


@cache
def bundle(language: str) -> FluentBundle:
    """All catalogs of a language."""
    catalog = FluentBundle([language], use_isolating=False)
    folder = resources.files("sagrada.game") / "catalog" / language
    for file in sorted(folder.iterdir(), key=lambda item: item.name):
        catalog.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return catalog


def plain(value: object) -> str | int | float:
    """A fact as Fluent takes it: numbers stay numbers, lists become a row of words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return value if abs(value) < LARGEST_NUMBER else shorten(str(value))
    if isinstance(value, Refused):
        return shorten(explain(value))
    if isinstance(value, list | tuple | set | frozenset | range):
        return shorten(", ".join(str(plain(item)) for item in value))
    return shorten(str(value))


def shorten(text: str) -> str:
    """The text, cut where nobody would read on."""
    return text if len(text) <= LONGEST_FACT else f"{text[:LONGEST_FACT]}..."


def has_message(name: str, language: str = "en") -> bool:
    """Does the catalog know this message?"""
    return bundle(language).has_message(message_id(name))


def message_id(name: str) -> str:
    """Ids have underscores in Python and JSON, hyphens in the catalog."""
    return name.replace("_", "-")


def say(name: str, facts: Mapping[str, object] | None = None, language: str = "en") -> str:
    """The sentence of a message; raises KeyError if the catalog has none or a fact is missing."""
    catalog = bundle(language)
    message = catalog.get_message(message_id(name))
    if message.value is None:
        raise KeyError(f"the message {name} has no text")
    text, problems = catalog.format_pattern(message.value, {key: plain(value) for key, value in (facts or {}).items()})
    if problems:
        raise KeyError(f"message {name}: {problems[0]}")
    return str(text)


def explain(refused: Refused, language: str = "en") -> str:
    """What was tried and which rule refused, as a sentence."""
    return say(refused.rule, refused.facts, language)
