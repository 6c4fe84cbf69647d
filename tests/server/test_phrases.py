"""Phrases: Python says of them what the browser says, facts are values, and nothing that is kept or sent is a sentence.

`web/tests/phrases.json` holds phrases of real games with their sentences; the client's own tests read it too.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from make_phrases import FILE, told_phrases
from random_games import GLORY_TABLES, TABLES, Table, finished, name
from sagrada.game.log import parse_log
from sagrada.game.phrases import CardFact, CellFact, ColorFact, DieFact, Facts, Phrase, SeatFact
from sagrada.server.protocol import write
from sagrada.server.restoring import new_table
from sagrada.server.store import Birth
from sagrada.server.table import Table as ServedTable
from sagrada.words.messages import LANGUAGES, say_phrase, speaking
from server.serving import PHRASES, say_sent

SAID: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_is_said_as_it_always_was(language: str) -> None:
    assert len(SAID["phrases"]) > 200
    for row in SAID["phrases"]:
        assert say_sent(row["phrase"], SAID["names"], language) == row["said"][language]


def test_a_phrase_is_the_same_after_its_way_over_the_network() -> None:
    for row in SAID["phrases"]:
        phrase = PHRASES.validate_python(row["phrase"])
        assert json.loads(write(phrase)) == json.loads(PHRASES.dump_json(phrase)) == row["phrase"]


def test_facts_are_told_by_their_names_in_the_language_that_is_asked_for() -> None:
    clause = Phrase("clause-use", {"tool": CardFact("lathekin", "tools"), "paid": "no", "turned": "no"})
    turn = Phrase("told-turn", {"name": SeatFact(1), "clauses": clause})
    assert say_phrase(turn, ["Ada", "Ben"]) == "Ben used Lathekin."
    assert "Lathekin" not in say_phrase(turn, ["Ada", "Ben"], "ru")
    with speaking("ru"):
        assert say_phrase(turn, ["Ada", "Ben"], "en") == "Ben used Lathekin."
    assert say_phrase(Phrase("clause-draw", {"color": ColorFact("R")}), language="it") == "estrae un dado rosso"
    moved: Facts = {"die": DieFact("R5"), "from": CellFact("a1", 0), "to": CellFact("b3", 0)}
    assert say_phrase(Phrase("clause-move", moved)) == "moved R5 from a1 to b3"


@pytest.mark.parametrize("table", [*TABLES[::5], *GLORY_TABLES[:5]], ids=name)
def test_everything_told_of_a_game_is_said_in_every_language(table: Table) -> None:
    game = finished(table)
    told = told_phrases(parse_log(game.to_text()))
    names = [game.name(seat) for seat in range(game.options.seats)]
    assert len(told) > 20
    for phrase in told:
        assert all(say_phrase(phrase, names, language) for language in LANGUAGES)


def served(seats: int = 2) -> ServedTable:
    """A table of the server at which random moves were made to the end."""
    table, _ = new_table(Birth("t", "ROSE-0001", "ab" * 32), {"edition": "classic", "seats": seats}, "host")
    for seat in range(seats):
        table.apply({"kind": "sit", "seat": seat, "name": f"Name{seat}", "owner": "", "nonce": ""})
    table.apply({"kind": "start"})
    while table.status == "playing":
        seat = table.playing().awaits()[0]
        move = table.playing().legal_moves(seat)[0].text
        table.apply({"kind": "move", "seat": seat, "move": move, "key": ""})
    return table


def test_a_table_keeps_what_happened_once_with_seats_instead_of_names() -> None:
    table = served()
    assert len(table.told) == len(table.telling.told) > 20
    assert [line.number for line in table.told] == sorted(line.number for line in table.told)
    kept = json.dumps([json.loads(write(line)) for line in table.told])
    assert "Name" not in kept
    assert all(say_phrase(line.phrase, ["Ada", "Ben"]) for line in table.told)
