"""Games looked at again: logs brought along, moments in words, pictures, and tables that go on from a moment."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from analysis.reviewed import log_of
from sagrada.game.game import Game
from sagrada.game.log import parse_log
from sagrada.game.verify import draws, verify
from server.serving import Person, Running, free_port, play_out, run_process, say_sent, start_pair, wait_until
from texts import offered

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


@cache
def log() -> str:
    """A finished game of two seats."""
    return log_of(("greedy", "greedy"), 3)


def play_on(person: Person, **wanted: Any) -> Any:
    """Ask for a table that goes on."""
    return person.post("/replays/tables", **{"seat": 0, "bot": "random", "name": "Ada", "nonce": "owl", **wanted})


def finish(person: Person, table: str) -> str:
    """Play a table against its bots to the end; its log."""
    seen = person.look(table)
    while seen["status"] != "over":
        if moves := offered(seen["view"]):
            person.move(table, moves[0], seen["view"]["version"])
        seen = person.look(table) if moves else person.look(table, since=seen["number"], wait=30)
    return person.http.get(f"/api/tables/{table}/log").text


# logs brought along


@pytest.mark.parametrize("file", ["classic-two-seats", "glory-six-seats", "glory-solo", "dice-by-hand-two-seats"])
def test_every_moment_of_a_log_can_be_seen(server: Running, file: str) -> None:
    ada, text = Person(server.address), (GOLDEN / f"{file}.sagrada").read_text(encoding="utf-8")
    course = ada.post("/replays", log=text)
    assert course["lines"] == len(parse_log(text).lines)
    assert len(course["rounds"]) == 10
    for at in (0, 1, *course["rounds"], course["lines"]):
        moment = ada.post("/replays/moment", log=text, at=at)
        assert moment["view"]["version"] <= at
        assert moment["view"]["round"] == max(1, sum(begin <= at for begin in course["rounds"]))
    assert moment["view"]["phase"] == "over"


def test_what_a_line_did_is_told_as_a_phrase(server: Running) -> None:
    ada = Person(server.address)
    placed = next(i for i, (_, line) in enumerate(parse_log(log()).lines, 1) if "@" in line)
    die, _, cell = parse_log(log()).lines[placed - 1][1].partition("@")
    moment = ada.post("/replays/moment", log=log(), at=placed)
    names = [seat["name"] for seat in moment["view"]["seats"]]
    [told] = moment["told"]
    assert say_sent(told, names) in [f"{name} put {die} on {cell}." for name in names]
    ada.http.cookies.set("language", "it")
    assert ada.post("/replays/moment", log=log(), at=placed) == moment


@pytest.mark.parametrize("file", ["classic-two-seats", "glory-honor-two-seats", "glory-six-seats", "classic-solo"])
def test_a_course_stops_where_each_turn_begins_with_the_points_by_then(server: Running, file: str) -> None:
    ada, text = Person(server.address), (GOLDEN / f"{file}.sagrada").read_text(encoding="utf-8")
    course = ada.post("/replays", log=text)
    turns, seats = course["turns"], len(course["names"])
    assert [turn["line"] for turn in turns] == sorted({turn["line"] for turn in turns})
    assert len({(turn["round"], turn["turn"], turn["seat"]) for turn in turns}) == len(turns)
    assert {begin: n for n, begin in enumerate(course["rounds"], 1)}.items() <= {
        turn["line"]: turn["round"] for turn in turns
    }.items()
    assert 10 * seats < len(turns) <= 20 * seats + 2
    for turn in turns[1 : -1 : len(turns) // 6]:
        seen = ada.post("/replays/moment", log=text, at=turn["line"], seat=0)
        assert seen["view"]["awaits"] == [turn["seat"]]
        assert (seen["view"]["phase"], seen["view"]["hand"]) == ("turn", None)
        sheet = seen["forecast"]["sheet"]
        assert turn["points"][0] == sheet["total"] - sheet["empty"]
    last = ada.post("/replays/moment", log=text, at=turns[-1]["line"])["view"]
    assert turns[-1]["points"] == [sheet["total"] for sheet in last["scores"]]


def test_a_whole_turn_is_told_at_once_and_every_turn_once(server: Running) -> None:
    ada, turns = Person(server.address), Person(server.address).post("/replays", log=log())["turns"]
    names = ["Ada", "Ben"]
    for before, after in pairwise(turns[1:13]):
        told = ada.post("/replays/moment", log=log(), at=after["line"], since=before["line"])["told"]
        lines = [line for _, line in parse_log(log()).lines[before["line"] : after["line"]]]
        [turn] = [phrase for phrase in told if phrase["id"] == "told-turn"]
        words = say_sent(turn, names)
        assert words.startswith(names[before["seat"]])
        assert all(line in words for line in lines if len(line) == 2)
        assert ("told-round" in [phrase["id"] for phrase in told]) == (before["round"] != after["round"])


def test_a_seat_sees_its_own_secret_and_its_sheet_and_a_spectator_neither(server: Running) -> None:
    ada = Person(server.address)
    own, open_ = (ada.post("/replays/moment", log=log(), at=60, seat=seat) for seat in (1, None))
    assert own["view"]["seats"][1]["private"]
    assert own["forecast"]["sheet"]
    assert own["view"]["seats"][0]["private"] is None
    assert open_["view"]["seats"][1]["private"] is None
    assert open_["forecast"] is None


def test_a_log_that_is_wrong_is_refused_with_its_line(server: Running) -> None:
    ada, lines = Person(server.address), log().splitlines()
    wrong = {
        "": "bad_line",
        "hello": "bad_line",
        log().replace("\n", "\0"): "bad_line",
        "\n".join([*lines[:30], "R9@b3", *lines[30:]]): "at_line",
        log().replace("scores ", "scores 9"): "wrong_scores",
        log().replace("dice seed 3", "dice seed 3\ncontinued 0"): "bad_line",
        log().replace("dice seed 3", "dice seed 3\ncontinued 9999"): "bad_line",
    }
    for text, rule in wrong.items():
        answer = ada.http.post("/api/replays", json={"log": text})
        assert (answer.status_code, answer.json()["rule"]) == (400, rule), text[:80]
    assert "31" in ada.post("/replays", log="\n".join([*lines[:30], "R9@b3", *lines[30:]]))["text"]
    assert ada.http.post("/api/replays", json={"log": "x" * 70_000}).status_code == 413
    for at in (-1, 9999):
        assert ada.post("/replays/moment", log=log(), at=at)["rule"] == "no_such_line"
    assert ada.post("/replays/moment", log=log(), at=3, seat=5)["rule"] == "bad_seat"


def test_a_log_with_windows_of_ones_own_is_looked_at_and_played_on(server: Running) -> None:
    grid = ["R...1", ".....", ".....", "....."]
    game = Game.new(seed=1, deal={"patterns": [(grid, 3), "firmitas"]})
    ada = Person(server.address)
    assert ada.post("/replays", log=game.to_text())["lines"] == len(game.lines)
    seen = ada.post("/replays/moment", log=game.to_text(), at=len(game.lines))["view"]["seats"][0]
    assert (seen["pattern"], seen["grid"], seen["level"]) == ("own", grid, 3)
    made = ada.post("/replays/tables", log=game.to_text(), at=len(game.lines), seat=0, name="Ada", bot="random")
    assert ada.look(made["id"])["view"]["seats"][0]["grid"] == grid


def test_pictures_of_the_table_and_of_one_window(server: Running) -> None:
    table, ada, _ = start_pair(server.address)
    for path in ("", "?window=1", "?window=0&theme=dark"):
        answer = ada.http.get(f"/api/tables/{table}/picture{path}")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg")
    assert ada.http.get(f"/api/tables/{table}/picture?window=2").status_code == 400


# going on


def test_a_game_goes_on_from_any_moment_and_its_log_says_what_can_be_checked(server: Running) -> None:
    ada, parsed = Person(server.address), parse_log(log())
    turn = next(i for i, (_, line) in enumerate(parsed.lines, 1) if "@" in line)
    for at in (0, 3, 5, turn - 1, turn, 150):
        table = play_on(ada, log=log(), at=at)["id"]
        seen = ada.look(table)
        assert seen["status"] == "playing"
        assert [place["kind"] for place in seen["places"]] == ["person", "bot"]
        assert 0 <= at - seen["continued"] <= 1
    for at in (5, turn, 150):
        table = play_on(ada, log=log(), at=at)["id"]
        seen = ada.look(table)
        text = finish(ada, table)
        assert [line for _, line in parse_log(text).lines[: seen["continued"]]] == [
            line for _, line in parsed.lines[: seen["continued"]]
        ]
        verdict = verify(text)
        own = [line for _, line in parse_log(text).lines[seen["continued"] :] if line.startswith("*")]
        assert (verdict.taken_over, verdict.outcomes, verdict.nonces) == (seen["continued"], len(own), 1)
        assert [draw.line for draw in draws(text)] == own
        assert ada.post("/replays", log=text)["continued"] == seen["continued"]


def test_the_dice_to_come_are_new_each_time(server: Running) -> None:
    ada = Person(server.address)
    logs = [finish(ada, play_on(ada, log=log(), at=150)["id"]) for _ in range(2)]
    told = [[line for _, line in parse_log(text).lines[150:] if line.startswith("*")] for text in (*logs, log())]
    assert told[0] != told[1] != told[2] != told[0]


def test_a_finished_table_goes_on_for_another_seat(server: Running) -> None:
    table, ada, ben = start_pair(server.address, edition="revised", options={"modules": "glory"})
    assert play_on(ada, table=table, at=3)["rule"] == "not_over"
    play_out(table, [ada, ben])
    course = ada.http.get(f"/api/tables/{table}/course").json()
    made = play_on(ben, table=table, at=course["rounds"][8], seat=1, name="Ben")
    seen = ben.look(made["id"])
    assert (seen["seat"], seen["view"]["round"]) == (1, 9)
    assert verify(finish(ben, made["id"])).taken_over == course["rounds"][8]


def test_what_cant_go_on_is_refused_and_no_table_is_made(server: Running) -> None:
    ada = Person(server.address)
    end = len(parse_log(log()).lines)
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"at": end}, "nothing_to_play_on"),
        ({"at": end + 1}, "no_such_line"),
        ({"seat": 2}, "bad_seat"),
        ({"seat": -1}, "bad_seat"),
        ({"bot": "nobody"}, "unknown_bot"),
        ({"name": ""}, "bad_word"),
        ({"nonce": "a\nb"}, "bad_word"),
        ({"bot_name": "x" * 65}, "bad_word"),
        ({"log": "hello"}, "bad_line"),
        ({"table": "none"}, "no_such_table"),
    ]
    for change, rule in wrong:
        assert play_on(ada, **{"log": log(), "at": 40, **change})["rule"] == rule, change
    assert ada.http.get("/api/tables").json() == []


@pytest.mark.slow
def test_a_game_that_goes_on_is_there_again_after_the_server_was_killed(tmp_path: Path) -> None:
    port = free_port()
    with run_process(tmp_path, port) as process:
        ada = Person(f"http://127.0.0.1:{port}")
        table = play_on(ada, log=log(), at=150)["id"]
        wait_until(lambda: offered(ada.look(table)["view"]))
        before = ada.look(table)
        ada.move(table, offered(before["view"])[0], before["view"]["version"])
        before = ada.look(table)["view"]["log"]
        process.kill()
    with run_process(tmp_path, port):
        assert ada.look(table)["view"]["log"][: len(before)] == before
        assert verify(finish(ada, table)).taken_over == 150
