"""Numbers in sentences: a port, a line or a version is a name and is written as it is; large counts are grouped."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sagrada.words.messages import LANGUAGES, say
from words.test_languages import CATALOGS, messages

LARGE = 8642000
GROUPED = re.compile(r"8[.,\s]642[.,\s]000")
COUNTS = {
    ("games", "most"),
    ("match-bot", "wins"),
    ("match-played", "deals"),
    ("match-played", "games"),
    ("match-plot-subtitle", "deals"),
    ("request-no-object", "most"),
    ("simulated", "games"),
    ("simulated", "games_per_second"),
    ("simulated-seat", "wins"),
    ("too-large", "most"),
    ("verified", "outcomes"),
}
"""The facts that count something and may be large, by message. All other numbers are names, or small."""


class Counts(Visitor):
    """The facts that a message groups."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """Note the fact, if it is grouped."""
        (fact,) = node.arguments.positional
        assert isinstance(fact, ast.VariableReference)
        if any(option.name.name == "useGrouping" for option in node.arguments.named):
            self.names.add(fact.id.name)


def counts(language: str) -> set[tuple[str, str]]:
    """The messages of a language with the facts that they group."""
    found = set()
    for file in (CATALOGS / language).glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                seen = Counts()
                seen.visit(entry)
                found |= {(entry.id.name, name) for name in seen.names}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_facts_are_counts_in_every_language(language: str) -> None:
    assert counts(language) == COUNTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_counts_are_grouped(language: str) -> None:
    for name, facts in messages(language).items():
        for fact in facts:
            told = say(name, {other: LARGE if other == fact else 2 for other in facts}, language)
            assert bool(GROUPED.search(told)) == ((name, fact) in COUNTS), told


def test_numbers_keep_their_plurals_and_their_decimals() -> None:
    assert [
        say("picture-window-words", {"level": 0, "tokens": many, "dice": "", "empty": ""})[:14] for many in (1, 2)
    ] == [
        "1 favor token.",
        "2 favor tokens",
    ]
    assert say("hint-worth", {"points": 1234.5}) == "≈ 1234.5 points at the end"
    assert say("hint-worth", {"points": 1234.5}, "it") == "≈ 1234,5 punti alla fine"
