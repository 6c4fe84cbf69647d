"""No English is left in the other languages: not in facts that code puts into sentences, not in the catalogs."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from content.planting import CHECKS, FILES
from sagrada.cli.cards import GROUPS
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from sagrada.words.messages import explain, speaking
from words.test_languages import CATALOGS
from words.test_messages import FILES as SOURCES
from words.test_messages import all_texts, read_tree

SENTENCE = re.compile(r"[a-z]{2,}[,:]? [a-z]{2,}")
LATIN = re.compile(r"[A-Za-z]{4,}")
NAMES = {
    "Ctrl",
    "Shift",
    "Down",
    "Enter",
    "FILE",
    "Glory",
    "Infinity",
    "JSON",
    "NAME",
    "Page",
    "VALUE",
    "COMMAND",
    "Sagrada",
    "false",
    "mybot",
    "python",
}


def sentences(call: ast.Call) -> Iterator[str]:
    """The facts of a refusal that are written as a sentence there."""
    for keyword in call.keywords:
        parts = [node.value for node in ast.walk(keyword.value) if isinstance(node, ast.Constant)]
        yield from (part for part in parts if isinstance(part, str) and SENTENCE.search(part))


def sentences_in(tree: ast.AST) -> list[str]:
    """The same of a whole file."""
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    return [text for call in calls if call.func.id in ("Refused", "say") for text in sentences(call)]  # type: ignore[attr-defined]


def test_no_fact_of_a_refusal_is_a_sentence_written_in_code() -> None:
    assert [text for file in SOURCES for text in sentences_in(read_tree(file))] == []


def test_a_planted_sentence_is_found() -> None:
    planted = 'raise Refused("bad_row", file="x", problem=f"the key {key} is missing")'
    assert sentences_in(ast.parse(planted)) == ["the key ", " is missing"]
    assert sentences_in(ast.parse('Refused("bad_row", problem=Refused("row_key_missing", key="text"))')) == []


def told_words(language: str) -> Iterator[tuple[str, str]]:
    """Every longer word in Latin letters that the messages of a language say themselves, except in backticks."""
    for file in sorted((CATALOGS / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message):
                texts: list[str] = []
                collect(entry, texts)
                words = LATIN.findall(re.sub(r"`[^`]*`|[\w.-]+=\w+|--\w+|sagrada \w+", " ", " ".join(texts)))
                yield from ((entry.id.name, word) for word in words)


def collect(node: Any, texts: list[str]) -> None:
    """The texts below a node of the syntax."""
    if isinstance(node, fluent.TextElement):
        texts.append(node.value)
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, fluent.BaseNode):
                collect(child, texts)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_latin_words_in_cyrillic_sentences_are_notation(language: str) -> None:
    ids = [card.id for cards in GROUPS.values() for card in cards]
    notation = {part for text in [*all_texts(), *ids] if " " not in text for part in LATIN.findall(text)}
    latin_names = ("card-", "ruling-", "source-")
    odd = [(name, word) for name, word in told_words(language) if word not in notation | NAMES]
    assert [pair for pair in odd if not pair[0].startswith(latin_names)] == []


def faulty_rows() -> Iterator[tuple[str, Callable[[dict[str, Any]], None]]]:
    """Each file of cards with one key of its first row missing, unknown or of another type."""
    for file, data in FILES.items():
        table = next(iter(data))
        for key in set(data[table][0]) - {"note", "ours"}:
            yield file, lambda row, key=key: row.pop(key)  # type: ignore[misc]
            yield file, lambda row, key=key: row.update({key: 3.5})  # type: ignore[misc]
        yield file, lambda row: row.update(odd=1)


def refusal_of_row(file: str, plant: Callable[[dict[str, Any]], None]) -> Refused:
    """What the checks of a file say to a fault in its first row."""
    data = {name: [dict(row) for row in rows] for name, rows in FILES[file].items()}
    plant(data[next(iter(data))][0])
    with pytest.raises(Refused) as refused:
        CHECKS[file](file, data)
    return refused.value


def typed(facts: dict[str, object]) -> set[str]:
    """The words that stand in the facts by themselves: names, keys and ids, as they were typed."""
    found: set[str] = set()
    for value in facts.values():
        found |= typed(value.facts) if isinstance(value, Refused) else set(LATIN.findall(str(value)))
    return found


def test_the_checks_of_card_rows_speak_the_reader_s_language() -> None:
    with speaking("uk"):
        for refused in [refusal_of_row(file, plant) for file, plant in faulty_rows()]:
            assert set(LATIN.findall(explain(refused))) <= typed(refused.facts), explain(refused)


LOGS = ["", "sagrada log 1\nrules 9", "sagrada log 1\nseats 9", "sagrada log 1\nspell x", "sagrada log 1\nrules 1\n\n"]
WORDS_OF_LOGS = {"sagrada", "rules", "edition", "seats", "option", "name", "deal", "dice", "nonce", "continued"}


@pytest.mark.parametrize("text", LOGS)
def test_the_reader_of_logs_speaks_the_reader_s_language(text: str) -> None:
    with pytest.raises(Refused) as refused, speaking("uk"):
        Game.from_text(text)
    with speaking("uk"):
        assert set(LATIN.findall(explain(refused.value))) <= typed(refused.value.facts) | WORDS_OF_LOGS
