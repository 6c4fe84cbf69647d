"""Tables over real sockets: sitting down, playing to the end, and everything that is refused."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path

import httpx
import pytest

from sagrada import Game
from sagrada.game.verify import verify
from server.serving import (
    SOON,
    Person,
    Running,
    play_out,
    random_move,
    receive,
    run_server,
    say_sent,
    start_pair,
    wait_until,
)
from texts import offered


def test_two_people_play_a_classic_game_to_its_end_over_http(server: Running) -> None:
    table, ada, ben = start_pair(server.address)
    play_out(table, [ada, ben])
    end = ada.look(table)
    assert end["status"] == "over"
    assert len(end["view"]["scores"]) == 2
    assert end["view"]["ranking"] == ben.look(table)["view"]["ranking"]


def test_two_people_play_a_game_over_sockets_and_both_see_every_move(server: Running) -> None:
    table, ada, ben = start_pair(server.address)
    rng = random.Random(3)
    with ada.socket(table) as first, ben.socket(table) as second:
        sockets = [first, second]
        seen = [receive(connection) for connection in sockets]
        while seen[0]["status"] != "over":
            at = next(i for i in (0, 1) if i in seen[i]["view"]["awaits"])
            order = {
                "move": random_move(seen[at], rng),
                "version": seen[at]["view"]["version"],
                "key": f"{rng.random()}",
            }
            sockets[at].send(json.dumps(order))
            number = receive(sockets[at], "ack")["number"]
            for i in (0, 1):
                while seen[i]["number"] < number:
                    seen[i] = receive(sockets[i])
    assert seen[0]["view"]["scores"] == seen[1]["view"]["scores"]


def test_the_log_of_a_finished_game_verifies_and_its_seed_is_the_one_committed_to(server: Running) -> None:
    table, ada, ben = start_pair(server.address)
    before = ada.look(table)["commitment"]
    assert ada.http.get(f"/api/tables/{table}/log").json()["rule"] == "not_over"
    play_out(table, [ada, ben], seed=5)
    text = ada.http.get(f"/api/tables/{table}/log").text
    end = ben.look(table)
    assert hashlib.sha256(bytes.fromhex(end["view"]["seed"])).hexdigest() == before
    assert len(end["view"]["nonces"]) == 2
    assert Game.from_text(text).is_over
    assert verify(text)


def test_the_commitment_is_told_before_any_nonce_is(server: Running) -> None:
    host = Person(server.address)
    made = host.post("/tables", seats=2)
    assert len(made["commitment"]) == 64
    assert host.look(made["id"])["commitment"] == made["commitment"]
    host.sit(made["id"], "Ada")
    assert host.look(made["id"])["commitment"] == made["commitment"]


def test_a_stale_move_is_refused_and_changes_nothing(server: Running) -> None:
    table, ada, ben = start_pair(server.address)
    play_out(table, [ada, ben], most=4)
    now = ada.look(table)
    answer = ada.move(table, "end", now["view"]["version"] - 1)
    assert answer["rule"] == "stale_move"
    assert ada.look(table) == now


def test_windows_are_chosen_at_the_same_time_against_the_same_version(server: Running) -> None:
    table, ada, ben = start_pair(server.address)
    seen = [ada.look(table), ben.look(table)]
    for person, message in zip((ada, ben), seen, strict=True):
        assert "number" in person.move(table, offered(message["view"])[0], message["view"]["version"])
    assert ada.look(table)["view"]["phase"] == "turn"


def test_the_same_move_sent_twice_is_made_once(server: Running) -> None:
    table, ada, _ = start_pair(server.address)
    choice = offered(ada.look(table)["view"])[0]
    first = ada.move(table, choice, ada.look(table)["view"]["version"], "key-1")
    again = ada.move(table, choice, 0, "key-1")
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert first["number"] == again["number"] == ada.look(table)["number"]
    assert ada.move(table, "end", 0, "key-1")["rule"] == "key_used"


def test_a_foreign_seat_and_a_stranger_are_refused(server: Running) -> None:
    table, ada, ben = start_pair(server.address)
    stranger = Person(server.address)
    now = ada.look(table)
    version, choice = now["view"]["version"], offered(now["view"])[0]
    assert ben.move(table, choice, version, seat=0)["rule"] == "foreign_seat"
    assert stranger.move(table, choice, version)["rule"] == "not_seated"
    assert stranger.http.get(f"/api/tables/{table}?seat=0").status_code == 403
    assert ada.look(table) == now


def test_a_move_out_of_turn_and_an_illegal_one_are_refused_with_the_rule_and_a_sentence(server: Running) -> None:
    table, ada, ben = start_pair(server.address)
    play_out(table, [ada, ben], most=2)
    people = [ada, ben]
    now = ada.look(table)
    at = now["view"]["awaits"][0]
    version = now["view"]["version"]
    refused = people[1 - at].move(table, "end", version)
    assert refused["rule"] == "not_your_turn"
    assert refused["text"].startswith("end:")
    assert people[at].move(table, "hello", version)["rule"] == "bad_move"
    assert people[at].move(table, "* R5", version)["rule"] == "chance_differs"
    assert people[at].move(table, "a1>a2", version)["rule"] == "no_mover"
    assert ada.look(table)["number"] == now["number"]


def test_a_spectator_sees_no_secret_and_cant_move(server: Running) -> None:
    table, ada, ben = start_pair(server.address)
    play_out(table, [ada, ben], most=12)
    seen = Person(server.address).look(table)
    assert seen["seat"] is None
    assert [place["private"] for place in seen["view"]["seats"]] == [None, None]
    assert offered(seen["view"]) == []
    assert seen["forecast"] is None
    assert seen["view"]["seed"] is None


def test_the_forecast_is_what_the_move_then_brings(server: Running) -> None:
    table, ada, ben = start_pair(server.address)
    people, rng, checked = [ada, ben], random.Random(8), 0
    while checked < 10:
        seen = [person.look(table) for person in people]
        at = next(i for i in (0, 1) if i in seen[i]["view"]["awaits"])
        move = random_move(seen[at], rng)
        people[at].move(table, move, seen[at]["view"]["version"])
        if seen[at]["forecast"] and move in seen[at]["forecast"]["gains"]:
            before, after = seen[at]["forecast"]["sheet"], people[at].look(table)["forecast"]["sheet"]
            assert after["total"] - before["total"] == seen[at]["forecast"]["gains"][move]["total"]
            checked += 1


def test_undo_takes_back_a_die(server: Running) -> None:
    table, ada, ben = start_pair(server.address)
    play_out(table, [ada, ben], most=2)
    people = [ada, ben]
    at = ada.look(table)["view"]["awaits"][0]
    before = people[at].look(table)["view"]
    die = next(move for move in offered(before) if len(move) == 2)
    people[at].move(table, die, before["version"])
    taken = people[at].look(table)["view"]
    assert taken["hand"] == die
    assert taken["may_undo"]
    assert people[1 - at].move(table, "undo", taken["version"])["rule"] == "undo_foreign"
    people[at].move(table, "undo", taken["version"])
    assert people[at].look(table)["view"]["pool"] == before["pool"]


def test_bots_play_their_seats_and_a_person_alone_finishes_a_game(server: Running) -> None:
    ada = Person(server.address)
    table = ada.make(seats=3)
    ada.sit(table, "Ada")
    for seat in (1, 2):
        ada.post(f"/tables/{table}/seats/{seat}/bot", bot="random")
    ada.post(f"/tables/{table}/start")
    rng, seen = random.Random(2), ada.look(table)
    while seen["status"] != "over":
        if 0 in seen["view"]["awaits"]:
            ada.move(table, random_move(seen, rng), seen["view"]["version"])
        seen = ada.look(table, since=seen["number"], wait=30) if 0 not in seen["view"]["awaits"] else ada.look(table)
    assert [place["name"] for place in seen["places"]] == ["Ada", "random", "random 2"]


@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_a_solo_game_is_played_to_its_end(server: Running, edition: str) -> None:
    ada = Person(server.address)
    table = ada.make(seats=1, edition=edition)
    ada.sit(table, "Ada")
    ada.post(f"/tables/{table}/start")
    play_out(table, [ada])
    assert ada.look(table)["view"]["won"] in (True, False)


def test_one_browser_can_hold_two_seats_and_looks_from_one_at_a_time(server: Running) -> None:
    ada = Person(server.address)
    table = ada.make(seats=2)
    ada.sit(table, "Ada")
    ada.sit(table, "Ada")
    ada.post(f"/tables/{table}/start")
    first, second = ada.look(table, seat=0), ada.look(table, seat=1)
    assert [place["name"] for place in first["places"]] == ["Ada", "Ada 2"]
    assert first["view"]["seats"][1]["private"] is None
    assert second["view"]["seats"][1]["private"] is not None
    assert "number" in ada.move(table, offered(second["view"])[0], second["view"]["version"], seat=1)


def test_a_seats_token_opens_it_on_another_device_and_for_scripts(server: Running) -> None:
    ada, phone = Person(server.address), Person(server.address)
    table = ada.make(seats=1)
    token = ada.sit(table, "Ada")["token"]
    ada.post(f"/tables/{table}/start")
    assert phone.post(f"/tables/{table}/key", token="x" * 32)["rule"] == "no_such_key"
    assert phone.post(f"/tables/{table}/key", token=token)["seat"] == 0
    assert phone.look(table)["seat"] == 0
    known = {"Authorization": f"Bearer {token}"}
    script = httpx.get(f"{server.address}/api/tables/{table}", headers=known, timeout=SOON)
    assert script.json()["seat"] == 0


def test_somebody_who_is_away_can_be_played_by_a_bot_and_comes_back(server: Running) -> None:
    table, ada, ben = start_pair(server.address)
    with ben.socket(table) as connection:
        receive(connection)
        wait_until(lambda: ada.look(table)["places"][1]["present"])
        assert ada.post(f"/tables/{table}/seats/1/bot", bot="random")["rule"] == "not_away"
    wait_until(lambda: not ada.look(table)["places"][1]["present"])
    assert ada.post(f"/tables/{table}/seats/1/bot", bot="random")["done"]
    wait_until(lambda: ada.look(table)["view"]["seats"][1]["has_chosen"])
    assert ada.post(f"/tables/{table}/seats/1/back")["rule"] == "foreign_seat"
    assert ben.post(f"/tables/{table}/seats/1/back")["done"]
    assert ada.look(table)["places"][1]["stand_in"] == ""


def test_what_happened_is_told_in_phrases(server: Running) -> None:
    table, ada, ben = start_pair(server.address)
    play_out(table, [ada, ben], most=12)
    told = [say_sent(line["phrase"], ["Ada", "Ben"]) for line in ada.look(table)["told"]]
    assert any(line.startswith("Round 1 of 10, rolled:") for line in told)
    assert any(line.startswith("Ada chose") for line in told)


def test_tables_are_found_by_code_and_in_ones_own_list(server: Running) -> None:
    ada, ben = Person(server.address), Person(server.address)
    made = ada.post("/tables", seats=2)
    ada.sit(made["id"], "Ada")
    assert ben.http.get(f"/api/codes/{made['code'].lower()}").json()["id"] == made["id"]
    assert ben.http.get("/api/codes/ROSE-XXXX").json()["rule"] == "no_such_code"
    assert [message["id"] for message in ada.http.get("/api/tables").json()] == [made["id"]]
    assert ben.http.get("/api/tables").json() == []


def test_a_rematch_has_the_same_bots_and_is_made_once(server: Running) -> None:
    table, ada, ben = start_pair(server.address)
    assert ada.post(f"/tables/{table}/rematch")["rule"] == "not_over"
    play_out(table, [ada, ben], seed=4)
    made = ada.post(f"/tables/{table}/rematch")["id"]
    assert ben.post(f"/tables/{table}/rematch")["id"] == made
    assert ben.look(table)["rematch"] == made


def test_whoever_sits_down_while_watching_sees_the_game_from_the_seat(server: Running) -> None:
    ada, ben = Person(server.address), Person(server.address)
    table = ada.make(seats=2)
    ada.sit(table, "Ada")
    ben.http.get("/api/choices")
    with ben.socket(table) as connection:
        assert receive(connection)["seat"] is None
        ben.sit(table, "Ben")
        assert receive(connection)["seat"] == 1


def test_seats_are_taken_given_up_and_counted_before_the_start(server: Running) -> None:
    ada, ben, eve = (Person(server.address) for _ in range(3))
    table = ada.make(seats=2)
    assert ada.post(f"/tables/{table}/start")["rule"] == "seats_open"
    assert eve.post(f"/tables/{table}/start")["rule"] == "not_seated"
    ada.sit(table, "Ada")
    assert ben.sit(table, "Ben", seat=0)["rule"] == "seat_taken"
    assert ben.sit(table, "Ben")["seat"] == 1
    assert eve.sit(table, "Eve")["rule"] == "table_full"
    assert eve.post(f"/tables/{table}/seats/1/stand")["rule"] == "not_seated"
    assert ben.post(f"/tables/{table}/seats/1/stand")["done"]
    assert ada.post(f"/tables/{table}/seats/1/bot", bot="nobody")["rule"] == "unknown_bot"
    assert ada.post(f"/tables/{table}/seats/1/bot", bot="random")["done"]
    assert ada.post(f"/tables/{table}/start")["done"]
    assert eve.sit(table, "Eve")["rule"] == "already_started"


def test_another_site_cant_speak_for_a_visitor(server: Running) -> None:
    ada = Person(server.address)
    answer = ada.http.post("/api/tables", json={}, headers={"Origin": "http://elsewhere.example"})
    assert (answer.status_code, answer.json()["rule"]) == (403, "foreign_origin")
    assert ada.http.post("/api/tables", json={}, headers={"Origin": server.address}).status_code == 200


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"seats": "many"}, "body seats: це має бути число"),
        ({"edition": 3}, "body edition: це має бути текст"),
        ({"options": []}, "body options: це має бути об'єкт"),
        ([], "body: це має бути об'єкт"),
    ],
)
def test_a_request_that_cant_be_read_is_answered_in_the_visitor_s_language(
    server: Running, body: object, words: str
) -> None:
    ada = Person(server.address)
    answer = ada.http.post("/api/tables", json=body, headers={"Accept-Language": "uk"})
    assert (answer.status_code, answer.json()["rule"]) == (400, "bad_request")
    assert words in answer.json()["text"]


HALF = '{"type": "why", "move": "end", "key": "\\ud800"}'
"""Half of a character of two: no UTF-8 can tell it."""


def test_bad_requests_are_refused_with_a_sentence(server: Running) -> None:
    ada = Person(server.address)
    assert ada.post("/tables", seats=9)["rule"] == "seats"
    assert ada.post("/tables", seats="many")["rule"] == "bad_request"
    assert ada.post("/tables", edition="x" * 70_000)["rule"] == "too_large"
    assert ada.look("nowhere")["rule"] == "no_such_table"
    table, ada, _ = start_pair(server.address)
    with ada.socket(table) as connection:
        for text in ("no json", "[]", '{"move": 3}', '{"move": "end", "version": "x", "key": "k"}', HALF, "x" * 5000):
            connection.send(text)
            assert receive(connection, "refused")["rule"] == "bad_request"
        assert ada.post_text(f"/tables/{table}/key", '{"token": "\\ud800"}')["rule"] == "no_such_key"


def test_nothing_new_is_no_answer_and_waiting_brings_the_next_event(server: Running) -> None:
    table, ada, ben = start_pair(server.address)
    number = ada.look(table)["number"]
    assert ada.http.get(f"/api/tables/{table}?since={number}").status_code == 204
    assert ada.http.get(f"/api/tables/{table}?since={number}&wait=0.1").status_code == 204
    ben.move(table, offered(ben.look(table)["view"])[0], ben.look(table)["view"]["version"])
    assert ada.look(table, since=number, wait=30)["number"] == number + 1


def test_a_server_that_stops_comes_back_with_every_table(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        table, ada, ben = start_pair(server.address)
        play_out(table, [ada, ben], most=30)
        before = ada.look(table)
    with run_server(tmp_path) as server:
        for person in (ada, ben):
            person.address = server.address
            person.http.base_url = httpx.URL(server.address)
        assert ada.look(table) == before
        play_out(table, [ada, ben])
        assert ada.look(table)["status"] == "over"


def test_all_are_told_the_same_and_only_a_refusal_is_a_sentence_of_the_visitor_s_language(server: Running) -> None:
    table, ada, ben = start_pair(server.address)
    ben.http.cookies.set("language", "ru")
    play_out(table, [ada, ben], most=8)
    told = ada.look(table)["told"]
    assert told == ben.look(table)["told"]
    assert [say_sent(line["phrase"], ["Ada", "Ben"]).isascii() for line in told] == [True] * len(told) != []
    assert not any(say_sent(line["phrase"], ["Ada", "Ben"], "ru").isascii() for line in told)
    refused = ben.move(table, "nonsense", 0)
    assert (refused["rule"], refused["text"].isascii()) == ("stale_move", False)


def test_a_move_is_told_as_an_object_and_sent_as_its_text(server: Running) -> None:
    table, ada, _ = start_pair(server.address)
    view = ada.look(table)["view"]
    patterns = [line.partition(" ")[2] for line in offered(view)]
    assert view["moves"] == [{"kind": "choose", "pattern": id_, "text": f"choose {id_}"} for id_ in patterns]
    assert "number" in ada.move(table, view["moves"][0]["text"], view["version"])
