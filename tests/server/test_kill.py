"""A server that is killed in the middle of everything: no acknowledged move is lost, and all tables go on."""

from __future__ import annotations

import random
import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from server.serving import Person, free_port, play_out, random_move, run_process, start_pair
from texts import offered

TABLES = 100
THREADS = 8
LONGEST_LOAD = 600.0
MOVES_AT_EACH = 3
EVENTS_BEFORE = 6
"""Making a table, two that sit down with a key each, and the start."""


def play_on(
    tables: list[tuple[str, Person, Person]], acked: dict[str, int], killed: threading.Event, seed: int
) -> None:
    """Make random moves at these tables and note every ack, until the server is gone."""
    rng = random.Random(seed)
    while not killed.is_set():
        for table, *people in tables:
            for person in people:
                with suppress(httpx.HTTPError):
                    seen = person.look(table)
                    if offered(seen["view"]):
                        answer = person.move(table, random_move(seen, rng), seen["view"]["version"])
                        acked[table] = max(acked.get(table, 0), answer.get("number", 0))


def wait_for_load(acked: dict[str, int]) -> None:
    """Wait until moves were acknowledged at every table, and more are under way."""
    end = time.monotonic() + LONGEST_LOAD
    while len(acked) < TABLES or min(list(acked.values())) < EVENTS_BEFORE + MOVES_AT_EACH:
        assert time.monotonic() < end, f"{len(acked)} tables have moved"
        time.sleep(0.05)


@pytest.mark.slow
def test_a_killed_server_has_lost_no_acknowledged_move_and_its_tables_go_on(tmp_path: Path) -> None:
    port, acked, killed = free_port(), dict[str, int](), threading.Event()
    with run_process(tmp_path, port) as process:
        tables = [start_pair(f"http://127.0.0.1:{port}") for _ in range(TABLES)]
        threads = [
            threading.Thread(target=play_on, args=(tables[i::THREADS], acked, killed, i), daemon=True)
            for i in range(THREADS)
        ]
        for thread in threads:
            thread.start()
        wait_for_load(acked)
        process.kill()
        killed.set()
        for thread in threads:
            thread.join(20)
    with run_process(tmp_path, port):
        for table, ada, ben in tables:
            assert ada.look(table)["number"] >= acked[table]
            assert play_out(table, [ada, ben], most=1) == 1
