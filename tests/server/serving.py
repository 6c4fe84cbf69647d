"""A real server for the tests, in a thread or a process of its own, and clients that speak to it over real sockets."""

from __future__ import annotations

import json
import logging
import random
import socket
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from sagrada.game.phrases import Phrase
from sagrada.server.app import make_app
from sagrada.server.house import Patience
from sagrada.server.listening import bind, make_server
from sagrada.server.network import Network
from sagrada.server.review_queue import Measure
from sagrada.words.messages import say_phrase
from texts import offered

PEOPLE: list[Person] = []
PHRASES = TypeAdapter(Phrase)
AT_ONCE = Patience(pause=0.0, thinking=None, away=0.0)
SOON = 120.0
"""Seconds until a test gives up; long, since other work may run beside it."""
QUICK = Measure(nodes=30, beam=10, patience=SOON)
"""Reviews that don't look far."""
SLOW = Measure(nodes=60_000, beam=10, patience=SOON)
"""Reviews that look so far that they are not done while a test looks at them."""


@dataclass
class Running:
    """A server at work: its address and the application inside."""

    port: int
    app: Any

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@contextmanager
def run_server(folder: Path, patience: Patience = AT_ONCE, at_home: bool = False, port: int = 0) -> Iterator[Running]:
    """A server in a thread; it stops at the end."""
    listening = bind("127.0.0.1", port)
    app = make_app(folder / "tables.sqlite3", patience, Network(at_home, listening.getsockname()[1]))
    server = make_server(app)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    wait_until(lambda: server.started)
    try:
        yield Running(listening.getsockname()[1], app)
    finally:
        server.should_exit = True
        thread.join(SOON)
        listening.close()


class Notes(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@contextmanager
def read_log() -> Iterator[list[logging.LogRecord]]:
    """What a server that runs already writes into its log meanwhile."""
    notes, loggers = Notes(), [logging.getLogger(name) for name in ("uvicorn.error", "sagrada.server")]
    for logger in loggers:
        logger.addHandler(notes)
    try:
        yield notes.records
    finally:
        for logger in loggers:
            logger.removeHandler(notes)


@contextmanager
def run_process(folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """A server in a process of its own, to be killed."""
    program = "import sys; from sagrada.cli import main; sys.exit(main(sys.argv[1:]))"
    command = ["serve", "--port", str(port), "--data", str(folder), "--bot-pause", "0"]
    process = subprocess.Popen([sys.executable, "-c", program, *command], stdout=subprocess.DEVNULL)
    try:
        wait_until(lambda: answers(port))
        yield process
    finally:
        process.kill()
        process.wait()


def answers(port: int) -> bool:
    """Does a server answer at this port?"""
    try:
        return httpx.get(f"http://127.0.0.1:{port}/api/choices").status_code == 200
    except httpx.HTTPError:
        return False


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until(is_so: Any) -> None:
    """Wait until something is the case; fails after a while."""
    end = time.monotonic() + SOON
    while not is_so():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


@dataclass
class Person:
    """Somebody with a browser's cookies: asks over HTTP, and can open a socket."""

    address: str
    http: httpx.Client = field(init=False)

    def __post_init__(self) -> None:
        self.http = httpx.Client(base_url=self.address, timeout=SOON)
        PEOPLE.append(self)

    def post(self, path: str, **body: Any) -> Any:
        """The answer to a request, whatever its status."""
        return self.http.post(f"/api{path}", json=body).json()

    def post_text(self, path: str, body: str) -> Any:
        """The answer to a body that is sent as it is."""
        return self.http.post(f"/api{path}", content=body, headers={"content-type": "application/json"}).json()

    def look(self, table: str, **params: Any) -> Any:
        """The table as this person sees it."""
        return self.http.get(f"/api/tables/{table}", params=params).json()

    def make(self, **wanted: Any) -> str:
        """The id of a new table."""
        return str(self.post("/tables", **wanted)["id"])

    def sit(self, table: str, name: str, **more: Any) -> Any:
        """Sit down."""
        return self.post(f"/tables/{table}/seats", name=name, nonce=uuid.uuid4().hex, **more)

    def move(self, table: str, move: str, version: int, key: str = "", **more: Any) -> Any:
        """Make a move over HTTP."""
        return self.post(f"/tables/{table}/moves", move=move, version=version, key=key or uuid.uuid4().hex, **more)

    def socket(self, table: str, query: str = "") -> ClientConnection:
        """A socket at a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live{query}"
        return connect(address, additional_headers=headers, max_queue=None, open_timeout=SOON, ping_timeout=SOON)


def say_sent(phrase: Any, names: Sequence[str] = (), language: str = "en") -> str:
    """A phrase that a server has sent, as a sentence."""
    return say_phrase(PHRASES.validate_python(phrase), names, language)


def send_home() -> None:
    """Close what the people of a test have open."""
    while PEOPLE:
        PEOPLE.pop().http.close()


def start_pair(address: str, **wanted: Any) -> tuple[str, Person, Person]:
    """A table of two people that has begun."""
    host, guest = Person(address), Person(address)
    table = host.make(**wanted)
    host.sit(table, "Ada")
    guest.sit(table, "Ben")
    host.post(f"/tables/{table}/start")
    return table, host, guest


def random_move(message: Any, rng: random.Random) -> str:
    """A legal move; not the end of a turn while a die can be taken, so that windows fill."""
    moves = offered(message["view"])
    return str(rng.choice([move for move in moves if move != "end"] or moves))


def play_out(table: str, people: list[Person], seed: int = 1, most: int = 10_000) -> int:
    """Play by HTTP until the game is over, or so many moves; how many were made. Bots are waited for."""
    rng, made = random.Random(seed), 0
    while made < most:
        seen = [person.look(table) for person in people]
        if seen[0]["status"] == "over":
            return made
        at = next((i for i, message in enumerate(seen) if message["seat"] in message["view"]["awaits"]), None)
        if at is None:
            time.sleep(0.01)
            continue
        answer = people[at].move(table, random_move(seen[at], rng), seen[at]["view"]["version"])
        assert "number" in answer, answer
        made += 1
    return made


def receive(connection: ClientConnection, kind: str = "table") -> Any:
    """The next message of this kind."""
    while True:
        message = json.loads(connection.recv(SOON))
        if message["type"] == kind:
            return message
