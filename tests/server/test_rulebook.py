"""The page of the rules: every card, ruling and section, in every language; the words of pages; the first game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sagrada.content import cards
from sagrada.server.cards import PAGE_WORDS, all_cards, catalog
from sagrada.server.lesson import DEAL
from sagrada.server.rulebook import rulebook
from sagrada.words.messages import LANGUAGES, has_message, say
from server.serving import Person, Running, run_server

PRINTED: tuple[Any, ...] = (
    *cards.PATTERNS,
    *cards.TOOLS,
    *cards.PUBLICS,
    *cards.PRIVATES,
    *cards.STRIFE_BOARDS,
    *cards.PIONEERS,
    *cards.ORNAMENTS,
)


def test_every_card_is_on_the_page_once_with_its_words_remarks_and_origin() -> None:
    shown = {card.id: card for card in rulebook().cards}
    assert [card.id for card in rulebook().cards] == [card.id for card in PRINTED]
    for card in PRINTED:
        assert shown[card.id].text == getattr(card, "text", "")
        assert shown[card.id].remarks == list(getattr(card, "rulings", ()))
        assert shown[card.id].note == card.note
        assert shown[card.id].origin == cards.mark_of(card)


def test_what_is_ours_in_part_is_told_with_cards_editions_and_rulings() -> None:
    rows: tuple[Any, ...] = (*rulebook().cards, *rulebook().editions, *rulebook().rulings)
    printed: tuple[Any, ...] = (*cards.EDITIONS, *cards.RULINGS, cards.TOOL["strip_cutter"])
    assert {row.id: row.ours for row in printed}.items() <= {row.id: row.ours for row in rows}.items()
    marks = {row.id: row.origin for row in rows}
    assert (marks["classic"], marks["setup_order"], marks["strip_cutter"]) == ("part", "part", "part")
    assert (marks["perfect_column"], marks["full_frame"]) == ("points", "inferred")


def test_a_card_says_in_which_languages_its_name_is_ours() -> None:
    marks = {card.id: card.name_marks for card in rulebook().cards}
    assert marks["lathekin"] == {"uk": "translated"}
    assert marks["firelight"] == {"it": "translated", "uk": "translated"}
    assert marks["full_frame"] == dict.fromkeys(LANGUAGES, "ours")
    assert marks["light_shades"] == marks["turning_tide"] == {}


def test_a_client_is_told_how_every_card_is_marked() -> None:
    told = {name: row["origin"] for kind in all_cards().values() for name, row in kind.items()}
    assert told == {card.id: cards.mark_of(card) for card in (*PRINTED, *cards.WINDOW_CARDS)}


def test_every_ruling_stands_in_one_section() -> None:
    placed = [ruling for section in rulebook().sections for ruling in section.rulings]
    assert sorted(placed) == sorted(ruling.id for ruling in cards.RULINGS)
    assert [ruling.id for ruling in rulebook().rulings] == [ruling.id for ruling in cards.RULINGS]


def test_rulings_that_cards_refer_to_exist() -> None:
    told = {ruling for card in rulebook().cards for ruling in card.rulings}
    assert set() < told <= {ruling.id for ruling in cards.RULINGS}


def test_the_rules_judge_the_examples() -> None:
    verdicts = {
        f"{example.die}@{example.cell}": example.reason.id if example.reason else "may lie"
        for section in rulebook().sections
        for example in section.examples
        if section.id == "rules-place"
    }
    assert verdicts == {
        "R3@a1": "may lie",
        "R3@b3": "border",
        "G4@b2": "may lie",
        "Y5@c5": "touch",
        "Y5@a2": "cell_color",
        "B6@b2": "cell_shade",
        "R5@b1": "equal_color",
        "B3@b1": "equal_shade",
        "R4@b2": "may lie",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_can_be_said_for_every_edition(language: str) -> None:
    for section in rulebook().sections:
        for edition in rulebook().editions:
            assert all(say(message, edition.facts, language) for message in (section.id, *section.paragraphs))
        assert all(has_message(example.words, language) for example in section.examples)


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_differ_where_their_options_do(language: str) -> None:
    facts = {edition.id: edition.facts for edition in rulebook().editions}
    for message in (
        "rules-score-private",
        "rules-turn-nowhere",
        "rules-ties-last",
        "rules-solo-pay",
        "rules-setup-bag",
    ):
        assert say(message, facts["classic"], language) != say(message, facts["revised"], language)
    assert say("rules-ties-last", facts["classic-ru"], language) == say("rules-ties-last", facts["revised"], language)
    assert say("rules-setup-bag", facts["classic-it"], language) != say("rules-setup-bag", facts["classic"], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_page_are_not_among_those_that_load_at_once(language: str) -> None:
    at_once = catalog(language)
    assert "web-play-now =" in at_once
    for page, message in (("rules", "rules-build-window ="), ("lesson", "lesson-goal =")):
        assert message in catalog(language, page)
        assert message not in at_once
    assert ("ruling-setup-order =" in catalog(language, "rules")) == (language != "en")
    assert "\nruling-" not in at_once


def test_an_unknown_page_has_no_words(server: Running) -> None:
    answer = Person(server.address).http.get("/api/words/en/secrets")
    assert answer.status_code == 400
    assert answer.json()["rule"] == "unknown_page"
    assert all(page in answer.json()["text"] for page in PAGE_WORDS)


def test_the_table_of_a_first_game_is_laid_out_and_its_dice_are_honest(server: Running) -> None:
    ada = Person(server.address)
    made = ada.post("/lessons")
    ada.sit(made["id"], "Ada")
    ada.post(f"/tables/{made['id']}/seats/1/bot", bot="novice")
    ada.post(f"/tables/{made['id']}/start")
    message = ada.look(made["id"])
    view = message["view"]
    assert (message["seat"], view["awaits"], view["round"]) == (0, [0], 1)
    assert [tool["id"] for tool in view["tools"]] == DEAL["tools"]
    assert view["publics"] == DEAL["publics"]
    assert [seat["private"] for seat in view["seats"]] == [DEAL["privates"][0], None]
    assert DEAL["privates"][1][0] not in str(message)
    assert (message["commitment"], view["seed"], view["public_seed"]) == (made["commitment"], None, "")
    other = ada.post("/lessons")
    assert other["commitment"] != made["commitment"]


def test_a_first_game_is_known_as_one_after_a_restart_and_an_ordinary_table_is_none(tmp_path: Path) -> None:
    with run_server(tmp_path) as running:
        ada = Person(running.address)
        lesson, plain = ada.post("/lessons")["id"], ada.make(lesson=True)
    with run_server(tmp_path) as running:
        again = Person(running.address)
        assert [again.look(table)["is_lesson"] for table in (lesson, plain)] == [True, False]


def test_an_ordinary_table_takes_no_deal(server: Running) -> None:
    ada = Person(server.address)
    table = ada.make(deal=DEAL)
    ada.sit(table, "Ada")
    ada.post(f"/tables/{table}/seats/1/bot", bot="novice")
    ada.post(f"/tables/{table}/start")
    assert ada.look(table)["view"]["laid_out"] == []
