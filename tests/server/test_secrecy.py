"""What is on the wire: two games that differ only in what a seat can't see send that seat the same bytes."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from sagrada.server.store import Append, Birth, Store
from server.serving import run_server

TOKENS = ["a" * 32, "b" * 32]
PRIVATES = [
    [["shades_of_red"], ["shades_of_blue"]],
    [["shades_of_red"], ["shades_of_green"]],
]


class Wire:
    """A server with one table, and raw answers from it."""

    def __init__(self, address: str) -> None:
        self.http = httpx.Client()
        self.table = f"{address}/api/tables/t"

    def get(self, path: str, token: str = "") -> bytes:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self.http.get(f"{self.table}{path}", headers=headers).content

    def json(self, path: str, token: str) -> Any:
        return json.loads(self.get(path, token))

    def post(self, path: str, token: str, **body: object) -> bytes:
        headers = {"Authorization": f"Bearer {token}"}
        return self.http.post(f"{self.table}{path}", json=body, headers=headers).content


@pytest.fixture(scope="module")
def wires(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Wire]]:
    """Two servers with the same table, but for the private objective of the second seat."""
    with ExitStack() as stack:
        found = []
        for privates in PRIVATES:
            folder: Path = tmp_path_factory.mktemp("house")
            lay_table(folder, privates)
            found.append(Wire(stack.enter_context(run_server(folder)).address))
        yield found
        for wire in found:
            wire.http.close()


def lay_table(folder: Path, privates: list[list[str]], **more: object) -> None:
    """A store with one open table whose private objectives are laid out."""
    store = Store(folder / "tables.sqlite3")
    setup = {"edition": "classic", "seats": 2, "options": {}, "deal": {"privates": privates}, **more}
    event = {"kind": "create", "setup": setup, "host": ""}
    store.append(Append("t", 1, [event], (), Birth("t", "ROSE-0001", "ab" * 32))).result(5)
    store.close()


def test_the_first_seat_and_spectators_get_the_same_bytes_until_the_scores(wires: list[Wire]) -> None:
    for wire in wires:
        for token, name in zip(TOKENS, ("Ada", "Ben"), strict=True):
            wire.post("/seats", token, name=name, nonce="")
        wire.post("/start", TOKENS[0])
    rng, differed = random.Random(6), False
    for turn in range(200):
        seen = [[wire.get("", TOKENS[0]), wire.get(""), wire.get("/log"), wire.get("/why?move=end")] for wire in wires]
        if b'"status":"over"' in seen[0][0]:
            break
        assert seen[0] == seen[1]
        second = [wire.get("", TOKENS[1]) for wire in wires]
        differed = differed or second[0] != second[1]
        told = [httpx.Response(200, content=text).json() for text in (seen[0][0], second[0])]
        at = 0 if 0 in told[0]["view"]["awaits"] else 1
        moves = told[at]["view"]["moves"]
        move = rng.choice([move for move in moves if move != "end"] or moves)
        order = {"move": move, "version": told[at]["view"]["version"], "key": str(turn)}
        bad = [wire.post("/moves", TOKENS[0], move="a1>b9", version=order["version"], key=f"x{turn}") for wire in wires]
        assert bad[0] == bad[1]
        answers = [wire.post("/moves", TOKENS[at], **order) for wire in wires]
        assert answers[0] == answers[1]
    assert differed
    assert b"shades_of_blue" in wires[0].get("", TOKENS[0])


def test_neither_the_seed_nor_a_token_is_ever_told_before_the_end(wires: list[Wire]) -> None:
    store = b"ab" * 32
    fresh = [wire.get("") for wire in wires]
    assert all(b"owner" not in text and TOKENS[0].encode() not in text for text in fresh)
    assert all((store in text) == (b'"status":"over"' in text) for text in fresh)
