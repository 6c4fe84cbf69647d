"""Tables that rules version 1 left on disk: every later version opens them, tells the same, and plays them on.

What was told then is in `tables.json`. Later rules may differ from it in the legal moves only, and only where
MOVES_THAT_DIFFER and ENDS_THAT_DIFFER say so.
"""

from __future__ import annotations

import copy
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sagrada.content.options import name_now
from sagrada.content.refusal import Refused
from sagrada.game.entry import CHANCE
from sagrada.game.game import Game
from sagrada.game.verify import verify
from sagrada.server.restoring import restore
from sagrada.server.store import Event, Store
from sagrada.server.table import Table
from saved.desk import VISITORS, Desk, Sitting
from saved.facts import TABLES, Facts, differences
from saved.playing_on import Step, any_steps, dice_of, take
from server.serving import run_server
from texts import offered

TOLD: Any = json.loads(TABLES.read_text(encoding="utf-8"))
REFUSED = {"continued-after-exchange-clamp-left-a-die-alone": (76, "use exchange_clamp", "tools_exchange_clamp")}
"""Tables with a recorded move that the rules no longer allow: its line and text, and the ruling that changed."""
SAVED: dict[str, Facts] = {name: known for name, known in TOLD["tables"].items() if name not in REFUSED}
BEGUN = [name for name, known in SAVED.items() if "continuation" in known]
OVER = [name for name, known in SAVED.items() if known["table"]["status"] == "over"]
MOVES_THAT_DIFFER: dict[str, dict[str, list[str]]] = {"honor-hand-fits-nowhere s0": {"gone": [], "new": ["return"]}}
"""Seats whose legal moves are others than then, with the moves that are `gone` and `new`: {"hot-seat s1": {...}}."""
FACTS_THAT_DIFFER = {
    "honor-loose": [".table.view.seats[0].loose: ['c3'] was, [] is"],
    "honor-challenge-held": [
        ".table.view.seats[0].loose: ['a1'] was, [] is",
        ".table.view.seats[2].loose: ['a5'] was, [] is",
    ],
}
"""What is told otherwise of a table: loose dice are nobody's knowledge before they must be removed."""
ENDS_THAT_DIFFER: list[str] = []
"""Tables where a move of the recorded continuation is no longer legal."""


def sitting_of(name: str) -> Sitting:
    """A saved table and its people."""
    known = SAVED[name]
    seats = {int(seat): facts["visitor"] for seat, facts in known["seats"].items()}
    return Sitting(name, known["table"]["id"], known["host"], seats, {s: known["seats"][str(s)]["key"] for s in seats})


def without_moves(known: Facts) -> Facts:
    """What is told of a table, but for the legal moves."""
    told = copy.deepcopy(known)
    told.pop("continuation", None)
    options = told["table"]["options"]
    told["table"]["options"] = {name_now(option, 1): value for option, value in options.items()}
    for seat in told["seats"].values():
        seat.pop("moves", None)
    return told


def other_moves(told: list[str], now: list[str]) -> dict[str, list[str]]:
    """The moves that are no longer legal, and those that are new; nothing where they are the same."""
    gone, new = [move for move in told if move not in now], [move for move in now if move not in told]
    return {"gone": gone, "new": new} if gone or new else {}


# telling


@pytest.mark.parametrize("name", SAVED)
def test_a_saved_table_is_told_as_it_was_to_spectators_and_to_every_seat(desk: Desk, name: str) -> None:
    found = differences(without_moves(SAVED[name]), desk.facts(sitting_of(name)))
    assert found == FACTS_THAT_DIFFER.get(name, [])


@pytest.mark.parametrize("name", REFUSED)
def test_a_saved_table_with_a_move_that_is_no_longer_legal_names_line_and_ruling(desk: Desk, name: str) -> None:
    known, (line, move, ruling) = TOLD["tables"][name], REFUSED[name]
    answer = desk.people[known["host"]].http.get(f"/api/tables/{known['table']['id']}")
    assert (answer.status_code, answer.json()["rule"]) == (400, "at_line")
    assert (answer.json()["facts"]["line"], answer.json()["facts"]["text"]) == (line, move)
    assert ruling in answer.json()["text"]


def test_the_legal_moves_at_saved_tables_are_those_they_were_but_for_what_is_named_here(desk: Desk) -> None:
    found = {}
    for name, known in SAVED.items():
        for seat, facts in desk.facts(sitting_of(name))["seats"].items():
            found[f"{name} s{seat}"] = other_moves(known["seats"][seat].get("moves", []), facts.get("moves", []))
    assert {where: moves for where, moves in found.items() if moves} == MOVES_THAT_DIFFER


def test_a_changed_fact_is_noticed() -> None:
    """Control: a die less, a line more, a field that is gone; a field that is new is no difference."""
    known = SAVED["hot-seat"]
    changed = [copy.deepcopy(known) for _ in range(4)]
    changed[0]["table"]["view"]["pool"].pop()
    changed[1]["table"]["view"]["log"].append("end")
    del changed[2]["seats"]["1"]["cards"]
    changed[3]["seats"]["2"]["sheet"]["total"] = 99
    assert [len(differences(known, now)) for now in changed] == [1, 1, 1, 1]
    assert differences(known, {**known, "new": 1}) == []
    assert other_moves(["R5", "end"], ["end", "B2"]) == {"gone": ["R5"], "new": ["B2"]}


def test_everybody_finds_their_saved_tables_by_cookie_and_by_code(desk: Desk) -> None:
    for visitor in VISITORS:
        listed = [table["id"] for table in desk.people[visitor].http.get("/api/tables").json()]
        readable = [known["table"]["id"] for known in SAVED.values()]
        assert [table for table in listed if table in readable] == [
            table for table in TOLD["listed"][visitor] if table in readable
        ]
    for known in SAVED.values():
        found = desk.people[""].http.get(f"/api/codes/{known['table']['code']}").json()
        assert found == {"id": known["table"]["id"]}


def test_the_old_key_of_a_seat_opens_it_on_another_device(own_desk: Desk) -> None:
    sitting, guest = sitting_of("hand-two-seats"), own_desk.people["finn"]
    seat = SAVED["hand-two-seats"]["table"]["view"]["awaits"][0]
    assert guest.post(f"/tables/{sitting.id}/key", token=sitting.keys[seat]) == {"seat": seat}
    assert offered(guest.look(sitting.id)["view"]) == offered(own_desk.look(sitting, seat)["view"])


# looking back


@pytest.mark.parametrize("name", OVER)
def test_a_finished_table_can_be_looked_at_again_and_its_dice_checked(desk: Desk, name: str) -> None:
    table, http = SAVED[name]["table"], desk.people[""].http
    text = http.get(f"/api/tables/{table['id']}/log").text
    game = Game.from_text(text)
    assert [sheet.total for sheet in game.score()] == [sheet["total"] for sheet in table["view"]["scores"]]
    moment = http.get(f"/api/tables/{table['id']}/moments/{len(game.lines)}").json()
    assert moment["view"]["log"] == table["view"]["log"]
    course = http.get(f"/api/tables/{table['id']}/course").json()
    assert (course["lines"], len(course["rounds"]), course["continued"]) == (len(game.lines), 10, table["continued"])
    dice = http.get(f"/api/tables/{table['id']}/dice").json()
    if table["dice_by_hand"]:
        assert dice["rule"] == "not_revealed"
    else:
        assert verify(text).outcomes == len(dice["draws"]) > 0


# playing on


def saved_table(store: Store, name: str) -> tuple[Table, list[Event]]:
    """A table as its events tell, and the events."""
    found = store.read(SAVED[name]["table"]["id"])
    assert found
    return restore(*found), found[1]


def follow(table: Table, steps: list[Step]) -> list[Event]:
    """Make recorded steps as long as they may be made; what has happened."""
    made = []
    with suppress(Refused):
        for step in steps:
            made.append(take(table, step))
    return made


@pytest.mark.slow
@pytest.mark.parametrize("name", BEGUN)
def test_the_moves_recorded_for_a_saved_table_lead_to_the_same_end_and_it_is_there_again(
    store: Store, name: str
) -> None:
    known = SAVED[name]["continuation"]
    table, events = saved_table(store, name)
    begins = len(table.playing().lines)
    made = follow(table, [(seat, move) for seat, move in known["steps"]])
    if name in ENDS_THAT_DIFFER:
        made += [take(table, step) for step in any_steps(table, Random(name))]
    else:
        assert len(made) == len(known["steps"])
        assert dice_of(table.playing().lines[begins:]) == known["dice"]
        assert [sheet.total for sheet in table.playing().score()] == known["scores"]
    assert table.playing().is_over
    assert restore(table.birth, [*events, *made]).playing().to_text() == table.playing().to_text()


def test_a_table_whose_recorded_moves_are_refused_is_played_to_its_end_by_others(store: Store) -> None:
    table, _ = saved_table(store, "hand-two-seats")
    assert follow(table, [(0, "end"), (1, "end")]) == []
    assert [take(table, step) for step in any_steps(table, Random(1))]
    assert table.playing().is_over


def make_first_step(desk: Desk, name: str) -> list[str]:
    """Make the first recorded step at a table, or another if it may not be made any more; the log then."""
    sitting, (seat, move) = sitting_of(name), SAVED[name]["continuation"]["steps"][0]
    mover = seat if seat in sitting.seats else min(sitting.seats)
    seen = desk.look(sitting, mover)["view"]
    legal = move if seat == CHANCE or move in offered(seen) else offered(seen)[0]
    desk.move(sitting, mover, legal, seen["version"])
    message = desk.look(sitting, mover)
    assert message["number"] > SAVED[name]["table"]["number"]
    return list(message["view"]["log"])


@pytest.mark.slow
def test_saved_tables_go_on_over_http_and_after_another_start(folder: Path) -> None:
    with run_server(folder) as running:
        desk = Desk(running.address)
        logs = {name: make_first_step(desk, name) for name in BEGUN}
        desk.close()
    with run_server(folder) as running:
        desk = Desk(running.address)
        for name, log in logs.items():
            sitting, mover = sitting_of(name), SAVED[name]["continuation"]["steps"][0][0]
            again = desk.look(sitting, mover if mover in sitting.seats else min(sitting.seats))
            assert again["view"]["log"][: len(log)] == log
        desk.close()


def test_a_saved_lobby_fills_and_begins_its_game(own_desk: Desk) -> None:
    sitting = sitting_of("lobby-half")
    own_desk.sit(sitting, "dan", 1)
    own_desk.ask("ben", f"/tables/{sitting.id}/start")
    seen = own_desk.play(sitting, lambda message: bool(message["view"]["round"] == 2))
    assert seen
    assert offered(seen["view"])


def test_a_finished_table_has_its_rematch_and_a_new_one_can_be_asked_for(own_desk: Desk) -> None:
    old, new = (SAVED[name]["table"] for name in ("rematch-first", "rematch-second"))
    assert own_desk.ask("ben", f"/tables/{old['id']}/rematch") == {"id": new["id"]}
    fresh = own_desk.ask("dan", f"/tables/{SAVED['glory-two-seats-over']['table']['id']}/rematch")["id"]
    message = own_desk.people["dan"].look(fresh)
    assert (message["status"], message["options"]["modules"]) == (
        "open",
        ["strife", "pioneers", "ornaments", "rivalry"],
    )


def test_a_finished_table_can_be_played_on_from(own_desk: Desk) -> None:
    old = SAVED["glory-four-seats-over"]["table"]
    body = {"table": old["id"], "at": 150, "seat": 0, "bot": "novice", "name": "Eve"}
    made = Sitting("played-on", own_desk.ask("eve", "/replays/tables", **body)["id"], "eve", {0: "eve"})
    assert own_desk.settle(made)["view"]["log"][100:150] == old["view"]["log"][100:150]
