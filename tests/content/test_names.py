"""Whose the names of cards are in each language, and what the check of that list says to a planted fault."""

import pytest

from content.planting import change, problem
from sagrada.content import cards
from sagrada.content.names import NAMED, NAMES, name_mark
from sagrada.words.messages import LANGUAGES, card_name, speaking

PATTERNS_PRINTED = [pattern.id for pattern in cards.PATTERNS if pattern.origin != "designed"]
TOOLS_PRINTED = [tool.id for tool in cards.TOOLS if tool.origin != "designed"]


def ours(ids: list[str], language: str) -> list[str]:
    """Those of the cards whose name in the language is ours."""
    return [card for card in ids if name_mark(card, language)]


def test_every_language_says_of_every_name_whose_it_is() -> None:
    assert tuple(NAMES) == LANGUAGES
    assert all(set(names) == set(NAMED) for names in NAMES.values())


def test_all_tools_and_most_windows_have_names_of_ours_in_ukrainian() -> None:
    assert ours(TOOLS_PRINTED, "uk") == TOOLS_PRINTED
    assert len(ours(PATTERNS_PRINTED, "uk")) == 12
    printed = [card for card, whose in NAMES["uk"].items() if whose == "printed"]
    assert printed == ["column_color_variety", "light_shades", "color_variety", "shades_of_purple"]


def test_nine_windows_and_one_tool_have_names_of_ours_in_italian() -> None:
    assert len(ours(PATTERNS_PRINTED, "it")) == 9
    assert ours(TOOLS_PRINTED, "it") == ["strip_cutter"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_printed_windows_and_tools_have_printed_names_in_english_and_russian(language: str) -> None:
    assert ours(PATTERNS_PRINTED + TOOLS_PRINTED, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_is_kept_is_the_english_one(language: str) -> None:
    kept = [card for card, whose in NAMES[language].items() if whose == "kept"]
    with speaking(language):
        assert [card for card in kept if card_name(cards.PATTERN[card]) != cards.PATTERN[card].name] == []


def test_a_name_that_is_ours_in_english_is_no_translation_elsewhere() -> None:
    assert name_mark("full_frame", "uk") == name_mark("full_frame", "en") == "ours"
    assert (name_mark("lathekin", "uk"), name_mark("lathekin", "it")) == ("translated", "")
    assert name_mark("turning_tide", "uk") == ""


@pytest.mark.parametrize(
    ("key", "ids", "said"),
    [
        ("kept", ["lathekin"], "en: “lathekin” is listed 2 times; a card is listed once, one of our own design never"),
        ("kept", ["chevron"], "en: “chevron” is listed once; a card is listed once, one of our own design never"),
        ("kept", ["spell"], "en: “spell” is listed once; a card is listed once, one of our own design never"),
        ("kept", [3], "en: 'kept' must hold only text"),
        ("kept", "all", "en: 'kept' must be of type list, not str"),
    ],
)
def test_a_wrong_list_of_names_is_refused(key: str, ids: object, said: str) -> None:
    assert problem("names.toml", change("language", 0, **{key: ids})) == said


def test_a_forgotten_name_is_refused() -> None:
    said = problem("names.toml", lambda data: data["language"][3]["ours"].remove("lathekin"))
    assert said == "uk: “lathekin” is listed 0 times; a card is listed once, one of our own design never"
