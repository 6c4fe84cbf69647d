"""How soon a move is on all screens: live tables of seats and spectators at sockets, against a real server.

The server runs in a process of its own with durable commits. Tables stand at different points of their games before
the clock starts; then each makes a move every `1 / rate` seconds on average. A time runs from the sending of a move to
its arrival at every socket of the table, seen from the clients' process.

python benchmarks/server_load.py --runs 3 --json build/server_load.json
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

NUMBER = re.compile(r'"number":(\d+)')
PROGRAM = "import sys; from sagrada.cli import main; sys.exit(main(sys.argv[1:]))"
LANGUAGES = ("en", "it", "ru", "uk")
MOST_MOVES_BEFORE = 60
SHARES = (50, 95, 99)
HEAD = 300
"""Characters of a table message in which its number is found."""


@dataclass
class Screen:
    """A socket at a table: the newest message, when it came, and when the last ack did."""

    token: str
    language: str
    text: str = ""
    number: int = 0
    came: float = 0.0
    acked: float = 0.0
    news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}", "Accept-Language": self.language}

    async def listen(self, connection: ClientConnection) -> None:
        """Note what comes and when; a message is read only by whoever moves."""
        async for text in connection:
            now = time.perf_counter()
            assert isinstance(text, str)
            if text.startswith('{"type":"table"'):
                found = NUMBER.search(text, 0, HEAD)
                assert found
                self.text, self.number, self.came = text, int(found[1]), now
            else:
                assert '"type":"ack"' in text, text
                self.acked = now
            self.news.set()

    async def wait_for(self, number: int) -> float:
        """When event `number` came in sight."""
        while self.number < number:
            await self.news.wait()
            self.news.clear()
        return self.came

    async def wait_for_ack(self) -> float:
        """When the ack of the last move came."""
        while not self.acked:
            await self.news.wait()
            self.news.clear()
        return self.acked


@dataclass
class Times:
    """Seconds from a move to its ack, and to its arrival on all screens."""

    acks: list[float] = field(default_factory=list)
    screens: list[float] = field(default_factory=list)


class LiveTable:
    """A table with a socket for every seat and some spectators."""

    def __init__(self, table: str, seats: list[Screen], spectators: list[Screen]) -> None:
        self.table = table
        self.seats = seats
        self.screens = seats + spectators
        self.sockets: list[ClientConnection] = []

    async def connect(self, address: str, stack: AsyncExitStack, listening: list[asyncio.Task[None]]) -> None:
        """Open all sockets and wait until each shows the table."""
        url = f"{address.replace('http', 'ws')}/api/tables/{self.table}/live"
        for screen in self.screens:
            opened = await stack.enter_async_context(connect(url, additional_headers=screen.headers))
            self.sockets.append(opened)
            listening.append(asyncio.create_task(screen.listen(opened)))
        for screen in self.screens:
            await screen.wait_for(1)

    async def move(self, rng: random.Random, times: Times | None = None) -> bool:
        """One random move, waited for by all screens; False when the game is over."""
        awaited = json.loads(self.seats[0].text)["view"]["awaits"]
        if not awaited:
            return False
        at = awaited[0]
        seen = json.loads(self.seats[at].text)
        moves = [move for move in seen["view"]["moves"] if move != "end"] or seen["view"]["moves"]
        order = {"move": rng.choice(moves), "version": seen["view"]["version"], "key": secrets.token_hex(8)}
        mover = self.seats[at]
        mover.acked = 0.0
        start = time.perf_counter()
        await self.sockets[at].send(json.dumps(order))
        shown = [await screen.wait_for(seen["number"] + 1) for screen in self.screens]
        acked = await mover.wait_for_ack()
        if times:
            times.acks.append(acked - start)
            times.screens.append(max(shown) - start)
        return True

    async def play(self, rng: random.Random, until: float, pause: float, times: Times) -> None:
        """Moves at a human pace until the time is up."""
        await asyncio.sleep(rng.uniform(0, 2 * pause))
        while time.monotonic() < until and await self.move(rng, times):
            await asyncio.sleep(rng.uniform(0, 2 * pause))


async def make_table(http: httpx.AsyncClient, number: int, seats: int, spectators: int) -> LiveTable:
    """A table that has begun; its people read different languages."""
    screens = [Screen(secrets.token_urlsafe(24), LANGUAGES[(number + i) % 4]) for i in range(seats + spectators)]
    made = await http.post("/api/tables", json={"seats": seats}, headers=screens[0].headers)
    table = str(made.json()["id"])
    for screen in screens[:seats]:
        await http.post(f"/api/tables/{table}/seats", json={"name": "P"}, headers=screen.headers)
    await http.post(f"/api/tables/{table}/start", headers=screens[0].headers)
    return LiveTable(table, screens[:seats], screens[seats:])


async def measure(address: str, wanted: argparse.Namespace) -> Times:
    """The times of all moves at all tables."""
    times, listening = Times(), list[asyncio.Task[None]]()
    async with AsyncExitStack() as stack:
        async with httpx.AsyncClient(base_url=address, timeout=30) as http:
            tables = [await make_table(http, i, wanted.seats, wanted.spectators) for i in range(wanted.tables)]
        rngs = [random.Random(i) for i in range(len(tables))]
        for table, rng in zip(tables, rngs, strict=True):
            await table.connect(address, stack, listening)
            for _ in range(2 * wanted.seats + rng.randrange(MOST_MOVES_BEFORE)):
                await table.move(rng)
        until = time.monotonic() + wanted.seconds
        pairs = zip(tables, rngs, strict=True)
        await asyncio.gather(*(table.play(rng, until, 1 / wanted.rate, times) for table, rng in pairs))
        for task in listening:
            task.cancel()
    return times


@contextmanager
def run_server() -> Iterator[str]:
    """A server in a process of its own, with an empty store."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", PROGRAM, "serve", "--port", str(port), "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert server.stdout
        try:
            server.stdout.readline()
            address = f"http://127.0.0.1:{port}"
            wait_for(address)
            yield address
        finally:
            server.kill()
            server.wait()
            server.stdout.close()


def wait_for(address: str) -> None:
    """Wait until the server answers."""
    for _ in range(200):
        try:
            httpx.get(f"{address}/api/choices")
            return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise SystemExit("the server does not answer")


def quantiles(times: list[float]) -> dict[str, float]:
    """Milliseconds at some shares of the moves, and the longest."""
    ordered = sorted(times)
    at = {f"p{share}": ordered[min(len(ordered) - 1, int(share / 100 * len(ordered)))] for share in SHARES}
    return {name: round(1000 * value, 1) for name, value in {**at, "max": ordered[-1]}.items()}


def run_once(wanted: argparse.Namespace) -> dict[str, Any]:
    """One server, one measurement."""
    load, used = os.getloadavg()[0], resource.getrusage(resource.RUSAGE_CHILDREN)
    with run_server() as address:
        times = asyncio.run(measure(address, wanted))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return {
        "moves": len(times.screens),
        "screens": quantiles(times.screens),
        "acks": quantiles(times.acks),
        "server_cpu_seconds": round(after.ru_utime + after.ru_stime - used.ru_utime - used.ru_stime, 1),
        "load_average": [round(load, 2), round(os.getloadavg()[0], 2)],
    }


def in_words(run: dict[str, Any]) -> str:
    """A run in one line."""
    parts = (f"{what} " + ", ".join(f"{name} {ms}" for name, ms in run[what].items()) for what in ("screens", "acks"))
    before, after = run["load_average"]
    cpu = run["server_cpu_seconds"]
    return f"{run['moves']} moves, in ms: {'; '.join(parts)}; server CPU {cpu} s; load average {before} to {after}"


def read_arguments() -> argparse.Namespace:
    """How many tables, screens and moves."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2, help="players at each table")
    parser.add_argument("--spectators", type=int, default=1, help="spectators at each table")
    parser.add_argument("--rate", type=float, default=0.5, help="moves a second at each table")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--json", type=Path, help="file for the figures")
    return parser.parse_args()


def main() -> None:
    """Measure, and tell the best and the median run."""
    wanted = read_arguments()
    sockets = wanted.tables * (wanted.seats + wanted.spectators)
    print(f"{wanted.tables} tables, {sockets} sockets, about {wanted.tables * wanted.rate:.0f} moves a second")
    runs = []
    for _ in range(wanted.runs):
        runs.append(run_once(wanted))
        print(in_words(runs[-1]), flush=True)
    runs.sort(key=lambda run: run["screens"]["p99"])
    median = statistics.median_low(run["screens"]["p99"] for run in runs)
    print(f"screens, p99: best {runs[0]['screens']['p99']} ms, median {median} ms")
    if wanted.json:
        wanted.json.parent.mkdir(parents=True, exist_ok=True)
        settings = {name: value for name, value in vars(wanted).items() if name != "json"}
        wanted.json.write_text(json.dumps({**settings, "sockets": sockets, "runs": runs}, indent=2) + "\n")


if __name__ == "__main__":
    main()
