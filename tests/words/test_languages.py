"""Languages: every catalog says what the English one says, with the same facts, and every card has its name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sagrada
from sagrada.content import cards
from sagrada.words.messages import LANGUAGES, card_name, say, speaking, written

CATALOGS = Path(sagrada.__file__).parent / "words" / "catalog"
OTHERS = [language for language in LANGUAGES if language != "en"]
KINDS: list[Sequence[Any]] = [
    cards.TOOLS,
    cards.PUBLICS,
    cards.PRIVATES,
    cards.STRIFE_BOARDS,
    cards.PIONEERS,
    cards.ORNAMENTS,
]


class Facts(Visitor):
    """The facts a message asks for; one that refers to another message fails."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Each message is read by itself."""
        raise AssertionError(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note the name."""
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, frozenset[str]]:
    """The messages of a language and the facts each asks for; junk fails."""
    found = {}
    for file in sorted((CATALOGS / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), (file.name, entry.content)
            if isinstance(entry, ast.Message):
                facts = Facts()
                facts.visit(entry)
                assert entry.id.name not in found, (file.name, entry.id.name)
                found[entry.id.name] = frozenset(facts.names)
    return found


def of_cards(names: set[str]) -> set[str]:
    """The messages that translate cards and rulings, whose English words are the content's own."""
    return {name for name in names if name.startswith(("card-", "ruling-", "source-")) and name not in messages("en")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_found_by_the_lines_they_begin_with(language: str) -> None:
    assert written(language).keys() == messages(language).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_the_english_catalog_and_no_others(language: str) -> None:
    own = set(messages(language))
    assert own - of_cards(own) == set(messages("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_asks_for_no_fact_that_the_english_one_has_not(language: str) -> None:
    odd = {name: facts - messages("en")[name] for name, facts in messages(language).items() if name in messages("en")}
    assert {name: facts for name, facts in odd.items() if facts} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_every_card_has_a_name_and_words_in_every_language(language: str) -> None:
    ids = [card.id.replace("_", "-") for kind in KINDS for card in kind]
    names = {f"card-{card}-name" for card in ids} | {
        f"card-{card.id.replace('_', '-')}-text" for kind in KINDS for card in kind if card.text
    }
    names |= {f"card-{card.id.replace('_', '-')}-note" for kind in KINDS for card in kind if getattr(card, "note", "")}
    assert names - set(messages(language)) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_ours_in_part_is_told_in_every_language(language: str) -> None:
    rows: list[tuple[str, Sequence[Any]]] = [
        ("card", cards.TOOLS),
        ("card", cards.EDITIONS),
        ("ruling", cards.RULINGS),
    ]
    told = {f"{kind}-{row.id.replace('_', '-')}-ours" for kind, group in rows for row in group if row.ours}
    assert told == {name for name in messages(language) if name.endswith("-ours") and name != "rules-ours"}
    sources = [row.source for row in cards.RULINGS] + [row.source for row in cards.EDITIONS]
    parts = {part for source in sources for part in source.split("; ")}
    names = {f"source-{re.sub('[^a-z0-9]+', '-', part.lower())}" for part in parts}
    assert names == {name for name in messages(language) if name.startswith("source-")}


@pytest.mark.parametrize("language", OTHERS)
def test_the_die_just_named_is_no_english_word(language: str) -> None:
    assert not re.search(r"\bit\b", say("clause-put", {"die": "it", "cell": "b3"}, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 11, 21, 22, 101])
def test_every_message_can_be_said_with_any_number_wherever_the_english_one_says_something(
    language: str, number: int
) -> None:
    for name, facts in messages(language).items():
        asked = dict.fromkeys(facts | messages("en").get(name, frozenset()), number)
        silent = name in messages("en") and say(name, asked, "en") == ""
        assert bool(say(name, asked, language)) != silent, name


def test_the_browser_offers_the_same_languages() -> None:
    client = (CATALOGS.parents[3] / "web" / "src" / "lib" / "language.ts").read_text(encoding="utf-8")
    assert tuple(re.findall(r"(\w\w): '", client)) == LANGUAGES


def test_a_language_is_spoken_for_a_while_only() -> None:
    with speaking("it"):
        assert say("web-language") != "Language"
        assert card_name(cards.TOOLS[0]) != cards.TOOLS[0].name
    assert say("web-language") == "Language"
    assert card_name(cards.TOOLS[0]) == cards.TOOLS[0].name
