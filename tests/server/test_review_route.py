"""Reviews over the network: polled until they are done, kept, dropped when nobody asks, one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from sagrada.server.review_queue import Reviews
from server.serving import PEOPLE, QUICK, SLOW, Person, Running, play_out, start_pair, wait_until


@pytest.fixture(scope="module")
def over(server: Running) -> Iterator[tuple[str, Person]]:
    """A finished table and somebody who sat there."""
    table, ada, ben = start_pair(server.address)
    play_out(table, [ada, ben])
    PEOPLE.remove(ada)
    yield table, ada
    ada.http.close()


def ask(person: Person, table: str, seat: int = 0) -> Any:
    """The review, or how far it is."""
    return person.http.get(f"/api/tables/{table}/review", params={"seat": seat}).json()


def wait_for(person: Person, table: str, seat: int = 0) -> Any:
    """The review, asked for until it is done."""
    wait_until(lambda: ask(person, table, seat)["share"] == 1)
    return ask(person, table, seat)


def test_a_review_tells_every_decision_with_its_cost_and_the_line_of_the_log(
    server: Running, reviews: Reviews, over: tuple[str, Person]
) -> None:
    table, ada = over
    review = wait_for(ada, table)
    log = ada.look(table)["view"]["log"]
    sums = review["sums"]
    assert abs(sums["start"] - sums["lost"] + sums["luck"] + sums["drift"] - sums["final"]) < 0.4
    assert review["bound"] is not None
    assert sum(review["counts"].values()) == len(review["decisions"]) >= 10
    assert review["decisions"][0]["line"] == next(i for i, line in enumerate(log, 1) if line.startswith("choose"))
    for decision in review["decisions"]:
        assert bool(decision["better"]) == (decision["label"] != "best")
        assert decision["played"]
        assert decision["moment"]
        assert decision["loss"] >= 0
        moment = ada.http.get(f"/api/tables/{table}/moments/{decision['line'] - 1}?seat=0").json()
        assert 0 in moment["view"]["awaits"]


def test_a_review_shows_the_window_before_as_it_was_played_and_as_it_could_have_been(
    server: Running, reviews: Reviews, over: tuple[str, Person]
) -> None:
    table, ada = over
    review = wait_for(ada, table)
    last = ada.look(table)["view"]
    assert review["grid"] == last["seats"][0]["grid"]
    decisions = review["decisions"]
    for decision, following in zip(decisions, [*decisions[1:], None], strict=True):
        assert decision["after"] == (following["before"] if following else last["seats"][0]["window"])
        assert abs(decision["worth"] - decision["kept"] - decision["loss"]) < 0.11
        assert bool(decision["better_moves"]) == bool(decision["better"])
        moved = {move["source"] for move in decision["played_moves"] if move["kind"] == "move_die"}
        for move in decision["played_moves"]:
            if move["kind"] == "place" and move["cell"] not in moved:
                assert cell_of(decision["after"], move["cell"]) == move["die"]
    costly = [decision for decision in decisions if decision["kind"] == "turn" and decision["better_moves"]]
    assert costly
    assert any(decision["better_after"] != decision["after"] for decision in costly)


def cell_of(window: list[str], cell: str) -> str:
    """The die on a cell."""
    return window["abcd".index(cell[0])].split()[int(cell[1]) - 1]


def test_a_review_that_nobody_began_is_not_begun_by_a_look(
    server: Running, reviews: Reviews, over: tuple[str, Person]
) -> None:
    table, ada = over
    look = {"seat": 0, "begin": False}
    assert ada.http.get(f"/api/tables/{table}/review", params=look).json()["share"] == 0
    text = ada.http.get(f"/api/tables/{table}/log").text
    assert ada.http.post("/api/replays/review?begin=false", json={"log": text, "seat": 0}).json()["share"] == 0
    assert not reviews.jobs
    done = wait_for(ada, table)
    assert ada.http.get(f"/api/tables/{table}/review", params=look).json() == done


def test_a_review_is_worked_out_once_and_drawn_in_the_visitors_language(
    server: Running, reviews: Reviews, over: tuple[str, Person]
) -> None:
    table, ada = over
    found = wait_for(ada, table)
    picture = ada.http.get(f"/api/tables/{table}/review/picture?seat=0&theme=dark")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert "Skill lost" in picture.text
    ada.http.cookies.set("language", "ru")
    assert ask(ada, table) == found
    assert "Skill lost" not in ada.http.get(f"/api/tables/{table}/review/picture?seat=0").text
    ada.http.cookies.delete("language")
    assert len(reviews.jobs) == 1


def test_a_second_review_waits_and_one_that_nobody_asks_for_is_dropped(
    server: Running, reviews: Reviews, over: tuple[str, Person]
) -> None:
    table, ada = over
    reviews.measure = SLOW
    first, second = ask(ada, table, 0), ask(ada, table, 1)
    assert first["share"] < 1
    assert (first["before"], second["before"]) == (0, 1)
    picture = ada.http.get(f"/api/tables/{table}/review/picture?seat=1")
    assert picture.json()["rule"] == "review_under_way"
    reviews.measure = replace(SLOW, patience=0.0)
    wait_until(lambda: not reviews.jobs)
    reviews.measure = QUICK
    assert wait_for(ada, table, 1)["share"] == 1


def test_who_may_not_ask_is_refused(server: Running, reviews: Reviews, over: tuple[str, Person]) -> None:
    table, ada = over
    under_way, eve, _ = start_pair(server.address)
    for person, where, seat, rule in (
        (eve, table, 0, "not_seated"),
        (ada, table, 2, "bad_seat"),
        (eve, under_way, 0, "not_over"),
        (ada, "none", 0, "no_such_table"),
    ):
        assert ask(person, where, seat)["rule"] == rule
    assert not reviews.jobs


def test_a_review_that_fails_says_so_and_can_be_asked_for_again(
    server: Running, reviews: Reviews, over: tuple[str, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ada = over
    with monkeypatch.context() as broken:
        broken.setattr("sagrada.server.review_queue.review_seat", lambda *_: 1 // 0)
        ask(ada, table)
        wait_until(lambda: any(job.has_failed for job in reviews.jobs.values()))
    assert ask(ada, table)["rule"] == "review_failed"
    assert wait_for(ada, table)["share"] == 1
