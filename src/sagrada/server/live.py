"""Live connections: a socket that is told everything and takes moves, and waiting over plain HTTP."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sagrada.content.refusal import Refused
from sagrada.server import auth
from sagrada.server.house import House, Watcher
from sagrada.server.limits import Messages, address_of
from sagrada.server.network import check_host
from sagrada.server.protocol import Order, TableMessage, refusal, write, write_table
from sagrada.words.messages import SPEAKING

LARGEST_MESSAGE = 4096
CLOSED_BY_REFUSAL = 4400
LOOK_AGAIN = 4001
TOO_MANY_MESSAGES = 4429


class Outbox:
    """What a socket still has to send: replies in order, and only the newest state of the table."""

    def __init__(self) -> None:
        self.replies: list[str] = []
        self.table: TableMessage | None = None
        self.is_gone = False
        self.filled = asyncio.Event()

    def tell(self, message: TableMessage | None) -> None:
        """The table has changed, or (None) must be looked up again."""
        self.is_gone = self.is_gone or message is None
        self.table = message or self.table
        self.filled.set()

    def reply(self, text: str) -> None:
        """An answer to a message of the client."""
        self.replies.append(text)
        self.filled.set()

    async def take(self) -> list[str]:
        """What has to be sent now; waits until there is something."""
        await self.filled.wait()
        self.filled.clear()
        texts, self.replies = self.replies, []
        table, self.table = self.table, None
        return texts + ([write_table(table)] if table else [])


async def serve_socket(house: House, socket: WebSocket, table: str, seat: int | None) -> None:
    """Tell a socket everything, and take its moves, until one side leaves."""
    await socket.accept()
    visitor = house.persons.of(auth.visitor_of(socket))
    SPEAKING.set(auth.language_of(socket))
    try:
        check_host(socket)
        auth.check_origin(socket)
        with house.limits.socket(visitor or address_of(socket)):
            await watch_socket(house, socket, table, visitor, seat)
    except Refused as refused:
        await close_refused(socket, refused)


async def close_refused(socket: WebSocket, refused: Refused) -> None:
    """Tell a socket why it is closed, unless it has gone already."""
    if socket.application_state is WebSocketState.CONNECTED:
        with contextlib.suppress(WebSocketDisconnect):
            await socket.send_text(write(refusal(refused), type="refused", key=""))
            await socket.close(TOO_MANY_MESSAGES if refused.rule == "too_often" else CLOSED_BY_REFUSAL)


async def watch_socket(house: House, socket: WebSocket, table: str, visitor: str, seat: int | None) -> None:
    """Send what happens and answer what comes; raises Refused for a table or seat that can't be watched, and for
    a socket that sends far too many messages."""
    outbox = Outbox()
    watcher = Watcher(visitor, seat, outbox.tell)
    found = await house.watch(table, watcher, seat)
    sending = asyncio.create_task(send_all(socket, outbox))
    try:
        await receive_all(house, socket, table, watcher, outbox)
    finally:
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sending
        house.leave(found, watcher)


async def send_all(socket: WebSocket, outbox: Outbox) -> None:
    """Send what there is to send; close when the table must be looked up again."""
    while not outbox.is_gone:
        for text in await outbox.take():
            await socket.send_text(text)
    await socket.close(LOOK_AGAIN)


async def receive_all(house: House, socket: WebSocket, table: str, watcher: Watcher, outbox: Outbox) -> None:
    """Answer every message of a client until it leaves; raises Refused if it sends far too many.

    Messages that have come already are received without waiting, so others get their turn in between.
    """
    messages = Messages()
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            text = await receive_text(socket)
            messages.count()
            outbox.reply(await answer(house, table, watcher, text, messages))
            await asyncio.sleep(0)


async def receive_text(socket: WebSocket) -> str:
    """The next message; empty for one of bytes, which nobody here reads."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event["code"])
    return event.get("text") or ""


async def answer(house: House, table: str, watcher: Watcher, text: str, messages: Messages) -> str:
    """The answer to a message: an ack, a reason, or a refusal."""
    key = ""
    try:
        message = read_message(text)
        key = str(message.get("key", ""))[:64]
        messages.check()
        order = read_move(message, watcher)
        if message.get("type") == "why":
            why = await house.why_not(table, watcher.visitor, order.seat, order.move)
            return write(refusal(why), type="why", key=key) if why else json.dumps({"type": "why", "key": key})
        return write(await house.play(table, watcher.visitor, order), type="ack", key=key)
    except Refused as refused:
        return write(refusal(refused), type="refused", key=key)


def read_message(text: str) -> dict[str, Any]:
    """A JSON object, of texts that can be sent back; raises Refused."""
    try:
        message = json.loads(text) if len(text) <= LARGEST_MESSAGE else None
        json.dumps(message, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise Refused("bad_request", where="message", problem=Refused("request_no_object", most=LARGEST_MESSAGE))
    return message


def read_move(message: dict[str, Any], watcher: Watcher) -> Order:
    """A move from a message, for the seat the watcher looks from; raises Refused."""
    move, version, key = message.get("move"), message.get("version", -1), message.get("key", "")
    if not isinstance(move, str) or type(version) is not int or not isinstance(key, str):
        raise Refused("bad_request", where="message", problem=Refused("request_no_move"))
    return Order(move, version, key, watcher.seat)


async def wait_for_news(
    house: House, table: str, visitor: str, seat: int | None, since: int, wait: float
) -> TableMessage | None:
    """The table as soon as something has happened after event `since`; None if nothing does in time."""
    outbox = Outbox()
    watcher = Watcher(visitor, seat, outbox.tell)
    found = await house.watch(table, watcher, seat)
    try:
        async with asyncio.timeout(wait):
            while outbox.table is None or outbox.table.number <= since:
                await outbox.filled.wait()
                outbox.filled.clear()
                if outbox.is_gone:
                    return None
            return outbox.table
    except TimeoutError:
        return None
    finally:
        house.leave(found, watcher)
