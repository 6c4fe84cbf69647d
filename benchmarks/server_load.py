"""How soon a move is on all screens: live tables of two sockets each against a real server with durable commits.

python benchmarks/server_load.py [tables] [seconds] [moves a second at each table]
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PORT = 18765
ADDRESS = f"http://127.0.0.1:{PORT}"


class Seat:
    """A player at a socket, with the newest message."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.message: dict[str, Any] = {}
        self.news = asyncio.Event()

    async def listen(self, socket: ClientConnection) -> None:
        """Keep the newest table message."""
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "table":
                self.message = message
                self.news.set()

    async def wait_for(self, number: int) -> None:
        """Wait until event `number` is in sight."""
        while self.message.get("number", 0) < number:
            await self.news.wait()
            self.news.clear()


async def sit_pair(http: httpx.AsyncClient) -> tuple[str, list[Seat]]:
    """A table of two that has begun."""
    seats = [Seat(secrets.token_urlsafe(24)) for _ in range(2)]
    heads = [{"Authorization": f"Bearer {seat.token}"} for seat in seats]
    table = (await http.post("/api/tables", json={"seats": 2}, headers=heads[0])).json()["id"]
    for head in heads:
        await http.post(f"/api/tables/{table}/seats", json={"name": "P"}, headers=head)
    await http.post(f"/api/tables/{table}/start", headers=heads[0])
    return str(table), seats


async def play(table: str, seats: list[Seat], until: float, pause: float, times: list[float]) -> None:
    """Random moves at one table; notes how long each takes to be on both screens."""
    address = f"ws://127.0.0.1:{PORT}/api/tables/{table}/live"
    heads = [{"Authorization": f"Bearer {seat.token}"} for seat in seats]
    async with connect(address, additional_headers=heads[0]) as a, connect(address, additional_headers=heads[1]) as b:
        listening = [asyncio.create_task(seat.listen(socket)) for seat, socket in zip(seats, (a, b), strict=True)]
        await asyncio.gather(*(seat.wait_for(1) for seat in seats))
        while time.monotonic() < until and seats[0].message["status"] != "over":
            await asyncio.sleep(random.uniform(0, 2 * pause))
            at = next(i for i in (0, 1) if i in seats[i].message["view"]["awaits"])
            seen = seats[at].message
            moves = [move for move in seen["view"]["moves"] if move != "end"] or seen["view"]["moves"]
            order = {"move": random.choice(moves), "version": seen["view"]["version"], "key": secrets.token_hex(8)}
            start = time.perf_counter()
            await (a, b)[at].send(json.dumps(order))
            await asyncio.gather(*(seat.wait_for(seen["number"] + 1) for seat in seats))
            times.append(time.perf_counter() - start)
        for task in listening:
            task.cancel()


async def measure(tables: int, seconds: float, rate: float) -> list[float]:
    """The times of all moves at all tables."""
    async with httpx.AsyncClient(base_url=ADDRESS) as http:
        pairs = [await sit_pair(http) for _ in range(tables)]
    times: list[float] = []
    until = time.monotonic() + seconds
    await asyncio.gather(*(play(table, seats, until, 1 / rate, times) for table, seats in pairs))
    return sorted(times)


def main(tables: int = 100, seconds: float = 20, rate: float = 0.5) -> None:
    """Start a server, load it, tell the times."""
    with tempfile.TemporaryDirectory() as folder:
        program = [str(Path(sys.executable).parent / "sagrada"), "serve", "--port", str(PORT), "--data", folder]
        server = subprocess.Popen(program, stdout=subprocess.DEVNULL)
        try:
            time.sleep(3)
            times = asyncio.run(measure(tables, seconds, rate))
        finally:
            server.kill()
            server.wait()
    at = {share: 1000 * times[min(len(times) - 1, int(share / 100 * len(times)))] for share in (50, 95, 99)}
    print(f"{tables} tables, {len(times)} moves: " + ", ".join(f"p{share} {ms:.1f} ms" for share, ms in at.items()))


if __name__ == "__main__":
    given = [float(word) for word in sys.argv[1:]]
    main(int(given[0]) if given else 100, *given[1:])
