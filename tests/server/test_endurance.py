"""A server that runs for long: tables nobody watches are put away, and nobody can overdo it."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from sagrada.server.house import Patience
from sagrada.server.limits import SOCKETS, WRONG_CODES, Limit
from server.serving import Person, play_out, receive, run_server, start_pair, wait_until

IMPATIENT = Patience(pause=0.0, away=0.0, idle=0.2)


def test_a_table_that_nobody_watches_is_put_away_and_comes_back_as_it_was(tmp_path: Path) -> None:
    with run_server(tmp_path, IMPATIENT) as server:
        table, ada, ben = start_pair(server.address)
        play_out(table, [ada, ben], most=10)
        kept = start_pair(server.address)
        before = ada.look(table)
        with kept[1].socket(kept[0]) as connection:
            receive(connection)
            wait_until(lambda: table not in server.app.state.house.open)
            assert kept[0] in server.app.state.house.open
        assert ada.look(table) == before
        assert play_out(table, [ada, ben], most=3) == 3


def test_codes_cant_be_guessed_by_trying_them_all(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        ada = Person(server.address)
        code = ada.post("/tables")["code"]
        for number in range(WRONG_CODES[0]):
            assert ada.http.get(f"/api/codes/ROSE-X{number}").status_code == 404
        for tried in ("ROSE-X", code):
            answer = Person(server.address).http.get(f"/api/codes/{tried}")
            assert (answer.status_code, answer.json()["rule"]) == (429, "too_often")
        assert answer.json()["text"] == "that was too often; try again in 10 minutes"


def test_one_visitor_makes_only_so_many_tables_in_an_hour(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        server.app.state.house.limits.tables = Limit(3, 3600)
        ada, ben = Person(server.address), Person(server.address)
        ada.http.get("/api/choices")
        assert ["id" in ada.post("/tables") for _ in range(4)] == [True, True, True, False]
        assert "id" in ben.post("/tables")


def test_however_a_table_is_made_it_counts(tmp_path: Path) -> None:
    """Four ways: by hand, as a first game, from a moment of another game, and as a rematch."""
    with run_server(tmp_path) as server:
        limits = server.app.state.house.limits
        table, ada, ben = start_pair(server.address)
        play_out(table, [ada, ben])
        from_moment = {"table": table, "at": 20, "seat": 0, "bot": "random", "name": "Ada"}
        ways: list[tuple[str, dict[str, Any]]] = [
            ("/tables", {}),
            ("/lessons", {}),
            ("/replays/tables", from_moment),
            (f"/tables/{table}/rematch", {}),
        ]
        limits.tables = Limit(len(ways) - 1, 3600)
        made = [ada.post(path, **body) for path, body in ways]
        assert ["id" in answer for answer in made] == [True, True, True, False]
        limits.tables_of_address = Limit(1, 3600)
        rematch = ben.post(ways[3][0])["id"]
        refused = [ben.post(path, **body)["rule"] for path, body in ways[:3]]
        assert [*refused, made[3]["rule"]] == ["too_often"] * 4
        assert ada.post(ways[3][0])["id"] == rematch


def test_one_visitor_has_only_so_many_sockets_open(tmp_path: Path) -> None:
    with run_server(tmp_path) as server, ExitStack() as stack:
        ada = Person(server.address)
        table = ada.make()
        sockets = [stack.enter_context(ada.socket(table)) for _ in range(SOCKETS)]
        receive(sockets[-1])
        with ada.socket(table) as refused:
            assert receive(refused, "refused")["rule"] == "too_many_sockets"
        sockets.pop().close()
        wait_until(lambda: server.app.state.house.limits.sockets.total() < SOCKETS)
        with ada.socket(table) as again:
            receive(again)


def test_a_socket_that_sends_too_much_is_closed(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        ada = Person(server.address)
        with ada.socket(ada.make()) as connection:
            connection.send("x" * 100_000)
            with pytest.raises(ConnectionClosedError, match="1009"):
                receive(connection, "refused")


def test_a_limit_forgets_what_is_long_ago() -> None:
    limit = Limit(1, 0.0)
    limit.count("ada")
    limit.check("ada")
    limit.sweep()
    assert not limit.times
