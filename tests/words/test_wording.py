"""Sentences as people of a language say them: dice, points, quotes and what to do next."""

from __future__ import annotations

import re

import pytest

from sagrada.server.rulebook import rulebook
from sagrada.words.messages import LANGUAGES, say, written


@pytest.mark.parametrize(
    ("language", "use", "die", "said"),
    [
        ("en", "label", "Y5", "yellow 5"),
        ("en", "object", "Y5", "yellow 5"),
        ("it", "label", "R1", "1 rosso"),
        ("it", "subject", "B5", "il 5 blu"),
        ("it", "object", "R1", "l'1 rosso"),
        ("ru", "label", "Y5", "жёлтая 5"),
        ("ru", "subject", "S2", "серая 2"),
        ("ru", "object", "Y5", "жёлтую 5"),
        ("uk", "label", "R1", "червона 1"),
        ("uk", "object", "B1", "синю 1"),
    ],
)
def test_a_die_is_called_as_people_call_it(language: str, use: str, die: str, said: str) -> None:
    assert say("die-word", {"color": die[0], "shade": int(die[1]), "use": use}, language) == said


@pytest.mark.parametrize(
    ("language", "hand", "said"),
    [
        ("en", "yellow 5", "Place the yellow 5"),
        ("it", "l'1 rosso", "Piazza l'1 rosso"),
        ("ru", "жёлтую 5", "Поставьте жёлтую 5"),
        ("uk", "червону 1", "Покладіть червону 1"),
    ],
)
def test_the_die_in_hand_is_the_object_of_the_sentence(language: str, hand: str, said: str) -> None:
    facts = {"phase": "hand", "hand": hand, "tool": "", "source": "none", "may": "end"}
    assert say("web-step", facts, language) == said


@pytest.mark.parametrize(
    ("language", "gain", "said"),
    [
        ("en", 1, ", 1 point."),
        ("en", 3, ", 3 points."),
        ("it", 1, ", 1 punto."),
        ("ru", 1, ", 1 очко."),
        ("ru", 5, ", 5 очков."),
        ("uk", 2, ", 2 очки."),
    ],
)
def test_one_point_is_one_point(language: str, gain: int, said: str) -> None:
    assert say("web-cell-lit", {"hand": "x", "gain": gain}, language).endswith(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bag_that_is_the_same_for_all_is_told_once(language: str) -> None:
    facts = {edition.id: edition.facts for edition in rulebook().editions}
    assert re.findall(r"\d+", say("rules-setup-bag", facts["classic"], language)) == ["18"]
    assert re.findall(r"\d+", say("rules-setup-bag", facts["revised"], language)) == ["10", "14", "18"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_names_no_typed_move_when_something_else_is_asked(language: str) -> None:
    phases = [
        "payment",
        "change_by_one",
        "swap_with_track",
        "swap_with_seat",
        "set_shade",
        "move_die",
        "keep_ornaments",
    ]
    told = [say("tap-not-asked", {"awaited": phase}, language) for phase in phases]
    assert len(set(told)) == len(phases)
    assert not [text for text in told if re.search(r"[:=>+]|R5|tokens", text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_tells_what_its_drawn_ornaments_show(language: str) -> None:
    assert " . " not in say("web-ornament-key", language=language)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_quotes_are_those_of_the_language(language: str) -> None:
    own = {name: text for name, text in written(language).items() if not name.startswith("ruling-")}
    assert [name for name, text in own.items() if "“" in text] == []


def test_a_tool_is_called_by_one_word_in_russian() -> None:
    assert say("table-label", {"label": "tools"}, "ru") == "Инструменты"
