"""Before the game: codes as people type them, and seats that the host frees."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from sagrada.server.codes import CODE_WORDS, new_code, read_code
from server.serving import Person, Running, receive


@pytest.mark.parametrize(
    "typed",
    [
        "CLOUD-5362",
        "cloud 5362",
        "cloud5362",
        " Cloud–5362. ",
        "СLОUD 5362",  # the first letter and the O are Cyrillic
        "http://127.0.0.1:8642/j/CLOUD-5362",
        "sagrada.example/j/cloud-5362/",
    ],
)
def test_a_code_is_read_as_people_type_it(typed: str) -> None:
    assert read_code(typed) == "CLOUD-5362"


def test_letters_among_the_digits_are_those_they_look_like() -> None:
    assert read_code("coral o1lI") == "CORAL-0111"
    assert read_code("TEST-a1b2c3") == "TEST-A1B2C3"
    assert read_code("") == ""


def test_every_code_is_read_as_itself() -> None:
    for word in CODE_WORDS.split():
        assert read_code(f"{word.lower()} 0170") == f"{word}-0170"
    code = new_code()
    assert read_code(code) == code


def test_a_table_is_found_by_a_code_typed_otherwise(server: Running) -> None:
    ada = Person(server.address)
    made = ada.post("/tables")
    for typed in (made["code"].lower().replace("-", " "), quote(f"{server.address}/j/{made['code']}", safe="")):
        assert ada.http.get(f"/api/codes/{typed}").json() == {"id": made["id"]}


def test_the_host_frees_a_seat_and_only_before_the_game(server: Running) -> None:
    ada, ben, eve = Person(server.address), Person(server.address), Person(server.address)
    table = ada.make(seats=3)
    ada.sit(table, "Ada")
    ben.sit(table, "Ben")
    ada.post(f"/tables/{table}/seats/2/bot", bot="greedy")
    assert ben.post(f"/tables/{table}/seats/0/free")["rule"] == "not_host"
    assert eve.post(f"/tables/{table}/seats/1/free")["rule"] == "not_host"
    assert eve.http.post(f"/api/tables/{table}/seats/1/free").status_code == 403
    for seat in (0, 2):
        assert ada.post(f"/tables/{table}/seats/{seat}/free")["rule"] == "nobody_else"
    assert ada.post(f"/tables/{table}/seats/7/free")["rule"] == "bad_seat"
    with ben.socket(table) as watching:
        assert receive(watching)["seat"] == 1
        assert ada.post(f"/tables/{table}/seats/1/free")["done"]
        freed = receive(watching)
    assert freed["seat"] is None
    assert [place["kind"] for place in freed["places"]] == ["person", "open", "bot"]
    assert ada.post(f"/tables/{table}/seats/1/free")["rule"] == "nobody_else"
    assert ben.sit(table, "Ben")["seat"] == 1
    assert ada.post(f"/tables/{table}/start")["done"]
    assert ada.post(f"/tables/{table}/seats/1/free")["rule"] == "already_started"


def test_a_seat_that_was_freed_stays_free_after_a_restart(server: Running) -> None:
    ada, ben = Person(server.address), Person(server.address)
    table = ada.make()
    ada.sit(table, "Ada")
    ben.sit(table, "Ben")
    ada.post(f"/tables/{table}/seats/1/free")
    del server.app.state.house.open[table]
    assert ben.look(table)["seat"] is None
    assert ben.http.get("/api/games/unfinished").json() == []
