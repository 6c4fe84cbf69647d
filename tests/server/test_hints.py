"""Hints over the network: three moves in words for the seat that has to decide, from what it may know alone."""

from __future__ import annotations

import pytest

from sagrada.words.messages import LANGUAGES
from server.serving import Person, Running, say_sent, start_pair, wait_until
from texts import offered


def with_bot(server: Running, **wanted: object) -> tuple[str, Person]:
    """A table with a bot, its windows chosen."""
    ada = Person(server.address)
    table = ada.make(**wanted)
    ada.sit(table, "Ada")
    ada.post(f"/tables/{table}/seats/1/bot", bot="random")
    ada.post(f"/tables/{table}/start")
    seen = ada.look(table)
    ada.move(table, offered(seen["view"])[0], seen["view"]["version"])
    wait_until(lambda: 0 in ada.look(table)["view"]["awaits"])
    return table, ada


def test_three_different_moves_that_can_be_made_with_points_and_reasons(server: Running) -> None:
    table, ada = with_bot(server)
    found = ada.http.get(f"/api/tables/{table}/hints").json()
    assert len(found) == 3
    assert len({hint["moves"][0]["text"] for hint in found}) == 3
    assert [hint["worth"] for hint in found] == sorted((hint["worth"] for hint in found), reverse=True)
    for hint in found:
        why = ada.http.get(f"/api/tables/{table}/why", params={"move": hint["moves"][0]["text"]}).json()
        assert why["refusal"] is None
        assert hint["advice"]
        assert hint["reasons"]
    again = ada.http.get(f"/api/tables/{table}/hints?seat=0").json()
    assert again == found
    ada.http.cookies.set("language", "uk")
    assert ada.http.get(f"/api/tables/{table}/hints").json() == found
    for language in LANGUAGES:
        said = [say_sent(part, ["Ada", "random"], language) for part in (found[0]["advice"], *found[0]["reasons"])]
        assert all(said)


def test_only_the_seat_that_has_to_decide_gets_hints(server: Running) -> None:
    table, ada, ben = start_pair(server.address, hints=True)
    for person in (ada, ben):
        seen = person.look(table)
        assert len(person.http.get(f"/api/tables/{table}/hints").json()) == 3
        person.move(table, offered(seen["view"])[0], seen["view"]["version"])
    awaited = ada.look(table)["view"]["awaits"][0]
    other = [ben, ada][awaited]
    for query, person, rule in (
        ("", other, "no_hint_now"),
        (f"?seat={awaited}", other, "foreign_seat"),
        ("?seat=7", other, "bad_seat"),
        ("", Person(server.address), "not_seated"),
    ):
        answer = person.http.get(f"/api/tables/{table}/hints{query}")
        assert (answer.status_code < 500, answer.json()["rule"]) == (True, rule)


@pytest.mark.parametrize(("wanted", "allowed"), [({}, False), ({"hints": True}, True)])
def test_people_play_without_hints_unless_the_maker_allows_them(
    server: Running, wanted: dict[str, bool], allowed: bool
) -> None:
    table, ada, _ = start_pair(server.address, **wanted)
    assert ada.look(table)["hints"] is allowed
    assert isinstance(ada.http.get(f"/api/tables/{table}/hints").json(), list) is allowed


def test_the_maker_can_switch_hints_off_against_a_bot(server: Running) -> None:
    table, ada = with_bot(server, hints=False)
    assert not ada.look(table)["hints"]
    assert ada.http.get(f"/api/tables/{table}/hints").json()["rule"] == "no_hints_here"
