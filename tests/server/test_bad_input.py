"""What can't be read is refused with a sentence, whether it comes in a request, a frame or from the disk; nothing
fails in the log."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import httpx
import pytest

from server.serving import Person, Running, play_out, read_log, receive, run_server, start_pair
from texts import offered

HALF = '"\\ud800"'
"""Half of a character of two, in JSON: no UTF-8 can tell it."""


@pytest.mark.parametrize("kind", ["text/plain", "application/xml", "application/x-www-form-urlencoded", ""])
@pytest.mark.parametrize("body", [b"{}", b"hello", b"\xff\xfe"])
def test_a_position_that_is_not_sent_as_json_is_refused(server: Running, kind: str, body: bytes) -> None:
    headers = {"content-type": kind} if kind else {}
    with read_log() as log:
        answer = Person(server.address).http.post("/api/score", content=body, headers=headers)
    assert (answer.status_code, answer.json()["rule"]) == (400, "bad_request")
    assert "this is no JSON" in answer.json()["text"]
    assert log == []


@pytest.mark.parametrize("table", [HALF, '"../../etc"', '"\\u0000"', json.dumps("x" * 3000)])
def test_a_word_that_is_no_id_is_no_table(server: Running, table: str) -> None:
    ada = Person(server.address)
    wanted = f'{{"table": {table}, "at": 1, "seat": 0, "bot": "random", "name": "Ada"}}'
    with read_log() as log:
        assert ada.post_text("/replays/tables", wanted)["rule"] == "no_such_table"
    assert log == []


def test_a_frame_of_bytes_is_refused_and_the_socket_goes_on(server: Running) -> None:
    table, ada, _ = start_pair(server.address)
    with read_log() as log, ada.socket(table) as connection:
        seen = receive(connection)
        for frame in (b"\x00\xff", b""):
            connection.send(frame)
            assert receive(connection, "refused")["rule"] == "bad_request"
        view = seen["view"]
        connection.send(json.dumps({"move": offered(view)[0], "version": view["version"], "key": "k"}))
        assert receive(connection, "ack")["key"] == "k"
    assert log == []


def change_event(folder: Path, table: str, number: int, body: str) -> None:
    """Write something else over an event on disk."""
    with sqlite3.connect(folder / "tables.sqlite3") as file:
        changed = file.execute("update events set body = ? where table_id = ? and number = ?", (body, table, number))
        assert changed.rowcount == 1
    file.close()


@pytest.mark.parametrize(
    ("body", "rule"),
    [
        ("{no json", "unreadable_table"),
        ('{"kind": "of another version"}', "unreadable_table"),
        ('{"kind": "sit"}', "unreadable_table"),
        ("[]", "unreadable_table"),
        ('{"kind": "move", "seat": 0, "move": "nonsense", "key": ""}', "table_differs"),
    ],
)
def test_a_table_that_cant_be_read_hides_no_other_one(tmp_path: Path, body: str, rule: str) -> None:
    with run_server(tmp_path) as server:
        first, ada, ben = start_pair(server.address)
        play_out(first, [ada, ben], most=3)
        second, last = (ada.make(seats=1) for _ in range(2))
        for table in (second, last):
            ada.sit(table, "Ada")
    change_event(tmp_path, first, 7, body)
    with run_server(tmp_path) as server, read_log() as log:
        ada.http.base_url = httpx.URL(server.address)
        listed = ada.http.get("/api/tables")
        assert listed.status_code == 200
        assert [message["id"] for message in listed.json()] == [last, second]
        asked = ada.http.get(f"/api/tables/{first}")
        assert (asked.status_code, asked.json()["rule"]) == (400, rule)
        assert first in asked.json()["text"]
    assert {record.name for record in log} == {"sagrada.server"}
    assert all(first in record.getMessage() for record in log)
