"""One's own games: those to go on with, the finished ones page by page, and how they were played."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from sagrada.server import history, summaries
from sagrada.server.own_play import own_play
from sagrada.server.review_queue import Reviews
from server.serving import Person, Running, play_out, run_server, start_pair, wait_until


def unfinished(person: Person) -> Any:
    return person.http.get("/api/games/unfinished").json()


def finished(person: Person, start: int = 0) -> Any:
    return person.http.get("/api/games/finished", params={"start": start}).json()


def own(person: Person) -> Any:
    return person.http.get("/api/games/play").json()


def test_a_stranger_has_no_games(server: Running) -> None:
    eve = Person(server.address)
    assert unfinished(eve) == []
    assert finished(eve) == {"finished": [], "next": None}
    assert own(eve)["games"] == 0
    assert own(eve)["recent"] is None


def test_a_game_is_first_to_go_on_with_and_then_finished(server: Running) -> None:
    before = time.time()
    table, ada, ben = start_pair(server.address)
    [game] = unfinished(ada)
    assert (game["id"], game["has_begun"], game["is_awaited"]) == (table, True, True)
    assert [(player["name"], player["mine"]) for player in game["players"]] == [("Ada", True), ("Ben", False)]
    assert before <= game["latest"] <= time.time()
    play_out(table, [ada, ben])
    assert unfinished(ada) == []
    [done] = finished(ada)["finished"]
    message = ada.look(table)
    assert [player["points"] for player in done["players"]] == [sheet["total"] for sheet in message["view"]["scores"]]
    assert [player["window"] for player in done["players"]] == [seat["window"] for seat in message["view"]["seats"]]
    assert done["won"] == (message["view"]["ranking"][0] == 0)
    assert finished(ben)["finished"][0]["won"] != done["won"]
    assert before <= done["ended"] <= time.time()


def test_nothing_hidden_is_told_of_a_game_that_goes_on(server: Running) -> None:
    table, ada, ben = start_pair(server.address)
    play_out(table, [ada, ben], most=6)
    message = ada.look(table)
    secrets = [*message["view"]["seats"][0]["private"], server.app.state.house.open[table].table.birth.seed]
    for person in (ada, ben):
        told = json.dumps(unfinished(person))
        assert not [secret for secret in secrets if secret in told]
    assert "owners" not in json.dumps(unfinished(ada))


def test_finished_games_come_page_by_page_and_are_summed_up_once(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "GAMES_A_PAGE", 2)
    ada = Person(server.address)
    tables = []
    for _ in range(3):
        table = ada.make(seats=1)
        ada.sit(table, "Ada")
        ada.post(f"/tables/{table}/start")
        play_out(table, [ada])
        tables.append(table)
    first = finished(ada)
    second = finished(ada, first["next"])
    assert [game["id"] for game in first["finished"] + second["finished"]] == tables[::-1]
    assert second["next"] is None
    monkeypatch.setattr(summaries, "find_bound", None)
    server.app.state.house.open.clear()
    assert unfinished(ada) == []
    assert len(finished(ada)["finished"]) == 2
    play = own(ada)
    assert (play["games"], len(play["scores"])) == (3, 3)
    assert [rival["bot"] for rival in play["rivals"]] == ["alone"]
    assert "owners" not in json.dumps(first)


def test_games_of_a_store_without_dates_and_summaries_are_found(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        table, ada, ben = start_pair(server.address)
        play_out(table, [ada, ben])
        house = server.app.state.house
        house.store.change("delete from dates").result(5)
        house.open.clear()
        assert unfinished(ada) == []
        [game] = finished(ada)["finished"]
        assert (game["id"], game["ended"]) == (table, None)


def test_a_review_is_counted_in_ones_own_play(server: Running, reviews: Reviews) -> None:
    table, ada, ben = start_pair(server.address)
    play_out(table, [ada, ben])
    path = f"/api/tables/{table}/review"
    wait_until(lambda: ada.http.get(path, params={"seat": 0}).json()["share"] == 1)
    review = ada.http.get(path, params={"seat": 0}).json()
    assert finished(ada)["finished"][0]["reviewed"]
    play = own(ada)
    assert play["reviews"] == 1
    assert play["decisions"] == len(review["decisions"])
    assert play["best"] == review["counts"]["best"]
    assert sum(play["mistakes"].values()) == review["counts"]["slip"] + review["counts"]["blunder"]
    assert own(ben)["reviews"] == 0


# how one plays, from summaries that are laid out


def seat(name: str, points: int, bot: str = "", **lines: tuple[int, int]) -> dict[str, Any]:
    """A seat of a summary; of each line the points and what was possible."""
    return {
        "name": name,
        "bot": bot,
        "points": points,
        "lines": {line: made for line, (made, _) in lines.items()},
        "possible": {line: most for line, (_, most) in lines.items()},
    }


def game(name: str, *seats: dict[str, Any], own: int = 0, **more: Any) -> dict[str, Any]:
    """A summary; the seats ranked by their points."""
    ranking = sorted(range(len(seats)), key=lambda at: -seats[at]["points"])
    owners = [["ada"] if at == own else [] for at in range(len(seats))]
    usual = {"id": name, "is_own": True, "won": None, "ranking": ranking, "seats": list(seats), "owners": owners}
    return usual | more


def test_points_rivals_and_objectives_are_summed_up() -> None:
    rows = [
        (3.0, game("c", seat("Ada", 50, deep_shades=(4, 10)), seat("Bo", 40, "artisan"), seat("Cy", 60))),
        (2.0, game("b", seat("Ada", 40, deep_shades=(9, 8)), seat("Bo", 45, "artisan"), seat("Bo 2", 35, "artisan"))),
        (1.0, game("a", seat("Ada", 30), won=True)),
    ]
    play = own_play(rows, {}, "ada")
    assert [score.points for score in play.scores] == [30, 40, 50]
    assert (play.games, play.won, play.recent) == (3, 1, 40.0)
    told = {(rival.bot, rival.name): (rival.games, rival.won) for rival in play.rivals}
    assert told == {("artisan", ""): (2, 1), ("", "Cy"): (1, 0), ("alone", ""): (1, 1)}
    [objective] = play.objectives
    assert (objective.id, objective.games, objective.points, objective.possible) == ("deep_shades", 2, 6.5, 9.5)


def test_games_for_several_seats_or_taken_over_do_not_count() -> None:
    shared = game("a", seat("Ada", 50), seat("Bo", 40))
    rows = [
        (2.0, shared | {"owners": [["ada"], ["ada"]]}),
        (1.0, game("b", seat("Ada", 50), seat("Bo", 40), is_own=False)),
        (0.0, game("c", seat("Ada", 50), seat("Bo", 40)) | {"owners": [[], []]}),
    ]
    assert own_play(rows, {}, "ada").games == 0


def test_what_reviews_found_is_added_up_the_most_frequent_first() -> None:
    rows = [(1.0, game(name, seat("Ada", 50), seat("Bo", 40))) for name in "ab"]
    labels = {"best": 20, "fine": 2, "slip": 2, "blunder": 1}
    reviews = {(name, 0): {"labels": labels, "mistakes": {"cell": 1, "die": 2}} for name in "ab"}
    others = {("a", 1): {"labels": labels, "mistakes": {"tool_missed": 9}}}
    play = own_play(rows, {**reviews, **others}, "ada")
    assert (play.reviews, play.decisions, play.best) == (2, 50, 40)
    assert list(play.mistakes.items()) == [("die", 4), ("cell", 2)]
