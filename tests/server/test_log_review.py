"""Reviews of logs that are brought along: kept by their text, in the queue of all reviews, refused in words."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sagrada.analysis.review import review_seat
from sagrada.game.game import Game
from sagrada.game.log import parse_log
from sagrada.game.replay import replay
from sagrada.server.review_queue import Reviews
from sagrada.server.routes.reviews import MOST_BEFORE_A_LOG
from server.serving import QUICK, SLOW, Person, Running, wait_until
from server.test_replays import finish, log, play_on

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
JSON = {"content-type": "application/json"}


def broken_off(lines: int) -> str:
    """The log of a game that was left after so many lines."""
    head, body = log().split("\n\n", 1)
    return "\n".join([head, "", *body.splitlines()[:lines], ""])


def finished_table(person: Person) -> tuple[str, str]:
    """A table where this person has played to the end, and its log."""
    table = str(play_on(person, log=log(), at=150)["id"])
    return table, finish(person, table)


def ask(person: Person, text: str, seat: int = 0) -> Any:
    """The review, or how far it is, or why not."""
    return person.post("/replays/review", log=text, seat=seat)


def wait_for(person: Person, text: str, seat: int = 0) -> Any:
    """The review, asked for until it is done."""
    wait_until(lambda: ask(person, text, seat)["share"] == 1)
    return ask(person, text, seat)


def test_a_log_is_reviewed_as_in_the_terminal_and_drawn(server: Running, reviews: Reviews) -> None:
    ada = Person(server.address)
    told = wait_for(ada, log(), 1)
    found = review_seat(replay(parse_log(log())), 1, QUICK.nodes, QUICK.beam)
    assert (told["name"], told["over"], told["alone"]) == (found.name, True, False)
    assert told["sums"]["lost"] == round(found.skill_lost, 1)
    assert found.bound
    assert told["bound"] == found.bound.points
    assert [decision["line"] for decision in told["decisions"]] == [decision.line for decision in found.decisions]
    picture = ada.http.post("/api/replays/review/picture?theme=dark", json={"log": log(), "seat": 1})
    assert picture.headers["content-type"] == "image/svg+xml"
    assert "Skill lost" in picture.text


def test_the_same_text_is_the_same_review_for_everybody_and_for_the_table_it_came_from(
    server: Running, reviews: Reviews
) -> None:
    ada = Person(server.address)
    table, text = finished_table(ada)
    with ThreadPoolExecutor(6) as threads:
        answers = list(threads.map(lambda _: ask(Person(server.address), text), range(6)))
    assert all("share" in answer for answer in answers)
    done = wait_for(Person(server.address), text)
    assert ada.http.get(f"/api/tables/{table}/review?seat=0").json() == done
    assert len(reviews.jobs) == 1


@pytest.mark.parametrize("lines", [8, 80])
def test_a_log_that_breaks_off_is_reviewed_as_far_as_it_goes(server: Running, reviews: Reviews, lines: int) -> None:
    ada, text = Person(server.address), broken_off(lines)
    told = wait_for(ada, text)
    found = review_seat(replay(parse_log(text)), 0, QUICK.nodes, QUICK.beam)
    assert (told["over"], told["bound"]) == (False, None)
    assert told["sums"]["final"] == round(found.final, 1)
    assert 1 <= len(told["decisions"]) == len(found.decisions) < 20
    picture = ada.http.post("/api/replays/review/picture", json={"log": text, "seat": 0})
    assert "breaks off" in picture.text


def test_a_solo_log_and_one_of_glory_are_reviewed(server: Running, reviews: Reviews) -> None:
    ada = Person(server.address)
    for file, alone in (("glory-solo", True), ("glory-six-seats", False)):
        told = wait_for(ada, (GOLDEN / f"{file}.sagrada").read_text(encoding="utf-8"))
        assert (told["alone"], told["over"]) == (alone, True)
        assert told["decisions"]


def test_a_log_waits_in_the_queue_and_is_dropped_when_nobody_asks(server: Running, reviews: Reviews) -> None:
    ada = Person(server.address)
    reviews.measure = SLOW
    first, second = ask(ada, log(), 0), ask(ada, log(), 1)
    assert (first["before"], second["before"]) == (0, 1)
    picture = ada.http.post("/api/replays/review/picture", json={"log": log(), "seat": 1})
    assert (picture.status_code, picture.json()["rule"]) == (400, "review_under_way")
    reviews.measure = replace(SLOW, patience=0.0)
    wait_until(lambda: not reviews.jobs)


def test_logs_leave_room_in_the_queue_for_those_who_played_here(server: Running, reviews: Reviews) -> None:
    ada = Person(server.address)
    table, _ = finished_table(ada)
    reviews.measure = SLOW
    for number in range(MOST_BEFORE_A_LOG):
        assert ask(ada, broken_off(60 + number))["before"] == number
    assert ask(ada, broken_off(59))["rule"] == "too_many_reviews"
    assert ask(ada, broken_off(60))["before"] == 0
    own = ada.http.get(f"/api/tables/{table}/review?seat=0").json()
    assert own["before"] == MOST_BEFORE_A_LOG
    reviews.close()
    wait_until(lambda: not reviews.jobs)


def test_what_cant_be_reviewed_is_refused_in_words(server: Running, reviews: Reviews) -> None:
    ada, lines = Person(server.address), log().splitlines()
    wrong: list[tuple[object, object, int, str]] = [
        ("", 0, 400, "bad_line"),
        ("hello", 0, 400, "bad_line"),
        ("\ud800", 0, 400, "bad_line"),
        ("\n".join([*lines[:30], "R9@b3", *lines[30:]]), 0, 400, "at_line"),
        (log().replace("scores ", "scores 9"), 0, 400, "wrong_scores"),
        (Game.new(seed=1).to_text(), 0, 400, "nothing_to_review"),
        (log(), 2, 400, "bad_seat"),
        (log(), -1, 400, "bad_seat"),
        (log(), 10**30, 400, "bad_seat"),
        (log(), "me", 400, "bad_request"),
        (log(), None, 400, "bad_request"),
        (7, 0, 400, "bad_request"),
        ("x" * 70_000, 0, 413, "too_large"),
    ]
    for text, seat, status, rule in wrong:
        for path in ("review", "review/picture"):
            body = json.dumps({"log": text, "seat": seat})
            answer = ada.http.post(f"/api/replays/{path}", content=body, headers=JSON)
            assert (answer.status_code, answer.json()["rule"]) == (status, rule), (str(text)[:80], seat)
            assert answer.json()["text"]
    assert not reviews.jobs
