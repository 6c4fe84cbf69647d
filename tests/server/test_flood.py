"""A socket that sends far too much: it is refused and closed, and meanwhile everybody else is served."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import threading
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from sagrada.server.app import make_app
from sagrada.server.limits import MESSAGES_AT_ONCE, MESSAGES_TOO_MANY
from sagrada.server.live import TOO_MANY_MESSAGES
from sagrada.server.protocol import NewTable
from server.serving import SOON, Person, play_out, read_log, receive, run_server, start_pair, wait_until

AT_ONCE_AND_WITHOUT_A_WORD = struct.pack("ii", 1, 0)
"""How a connection breaks: what is under way is dropped."""


def send_until_closed(connection: ClientConnection, most: int = 100_000) -> int:
    """Send moves without a pause until the server closes the socket, or so many; how many were sent."""
    for number in range(most):
        try:
            connection.send(json.dumps({"move": "end", "version": 0, "key": str(number)}))
        except ConnectionClosed:
            return number
    return most


def read_until_closed(connection: ClientConnection) -> list[Any]:
    """Every message that comes before the server closes the socket."""
    replies = []
    with suppress(ConnectionClosed):
        while True:
            replies.append(json.loads(connection.recv(SOON)))
    return replies


def test_a_socket_that_floods_is_answered_then_refused_and_at_last_closed(tmp_path: Path) -> None:
    with run_server(tmp_path) as server:
        table, _, _ = start_pair(server.address)
        with Person(server.address).socket(table) as flood:
            receive(flood)
            send_until_closed(flood)
            replies = read_until_closed(flood)
    assert flood.protocol.close_code == TOO_MANY_MESSAGES
    rules = [reply["rule"] for reply in replies]
    assert set(rules) == {"not_seated", "too_often"}
    assert rules[:MESSAGES_AT_ONCE] == ["not_seated"] * MESSAGES_AT_ONCE
    assert [reply["key"] for reply in replies[:-1]] == [str(number) for number in range(len(replies) - 1)]
    assert rules.count("too_often") > MESSAGES_TOO_MANY // 2
    assert (replies[-1]["rule"], replies[-1]["key"]) == ("too_often", "")
    assert replies[-1]["text"] == "that was too often; try again in a moment"


def test_somebody_who_floods_and_hangs_up_leaves_nothing_in_the_log(tmp_path: Path) -> None:
    one = Frame(Opcode.TEXT, b"no move").serialize(mask=True)
    with run_server(tmp_path) as server, read_log() as log:
        limits = server.app.state.house.limits
        table, _, _ = start_pair(server.address)
        for _ in range(5):
            with Person(server.address).socket(table) as connection:
                wait_until(lambda: limits.sockets.total() == 1)
                connection.socket.sendall(one * 2 * (MESSAGES_AT_ONCE + MESSAGES_TOO_MANY))
                connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE_AND_WITHOUT_A_WORD)
                connection.socket.close()
            wait_until(lambda: limits.sockets.total() == 0)
    assert log == []


def test_others_play_on_while_somebody_floods(tmp_path: Path) -> None:
    sent, is_over = Counter[str](), threading.Event()

    def flood(person: Person, table: str) -> None:
        while not is_over.is_set():
            with person.socket(table) as connection:
                sent["messages"] += send_until_closed(connection)
                sent["sockets"] += 1

    with run_server(tmp_path) as server:
        watched, _, _ = start_pair(server.address)
        other, ada, ben = start_pair(server.address)
        flooding = threading.Thread(target=flood, args=[Person(server.address), watched])
        flooding.start()
        try:
            made = 0
            while made < 6 or sent["sockets"] < 4:
                before = sent["messages"]
                made += play_out(other, [ada, ben], most=1)
                wait_until(lambda before=before: sent["messages"] > before)
        finally:
            is_over.set()
            flooding.join(SOON)
    assert made >= 6


def test_messages_that_come_all_at_once_are_answered_in_turns_with_others(tmp_path: Path) -> None:
    """The application itself, driven without a network: nothing but its own manners lets another task work."""
    answers: list[str] = []
    turns = 0
    many = MESSAGES_AT_ONCE // 2

    async def drive() -> None:
        app = make_app(tmp_path / "tables.sqlite3")
        async with app.router.lifespan_context(app):
            made = await app.state.house.make("ada", "here", NewTable())
            events: list[Any] = [{"type": "websocket.connect"}]
            events += [{"type": "websocket.receive", "text": "no move"}] * many
            events += [{"type": "websocket.disconnect", "code": 1000}]
            coming = iter(events)

            async def receive() -> Any:
                return next(coming)

            async def send(event: Any) -> None:
                answers.append(event.get("text", ""))

            scope = {"type": "websocket", "path": f"/api/tables/{made.id}/live", "query_string": b"", "headers": []}
            task = asyncio.create_task(app(scope, receive, send))
            await count_turns(task)

    async def count_turns(task: asyncio.Task[None]) -> None:
        nonlocal turns
        while not task.done():
            turns += 1
            await asyncio.sleep(0)
        await task

    asyncio.run(drive())
    assert sum("bad_request" in answer for answer in answers) >= many - 1
    assert turns >= many
