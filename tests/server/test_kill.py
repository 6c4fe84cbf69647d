"""A server that is killed in the middle of everything: no acknowledged move is lost, and all tables go on."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path

import httpx
import pytest

from server.serving import Person, free_port, play_out, random_move, run_process, start_pair

TABLES = 24
THREADS = 6
SECONDS_OF_LOAD = 2.5


def play_on(tables: list[tuple[str, Person, Person]], acked: dict[str, int], seed: int) -> None:
    """Make random moves at these tables and note every ack, until the server is gone."""
    rng = random.Random(seed)
    try:
        while True:
            for table, *people in tables:
                for person in people:
                    seen = person.look(table)
                    if seen["view"]["moves"]:
                        answer = person.move(table, random_move(seen, rng), seen["view"]["version"])
                        acked[table] = max(acked.get(table, 0), answer.get("number", 0))
    except httpx.HTTPError:
        return


@pytest.mark.slow
def test_a_killed_server_has_lost_no_acknowledged_move_and_its_tables_go_on(tmp_path: Path) -> None:
    port, acked = free_port(), dict[str, int]()
    with run_process(tmp_path, port) as process:
        tables = [start_pair(f"http://127.0.0.1:{port}") for _ in range(TABLES)]
        threads = [
            threading.Thread(target=play_on, args=(tables[i::THREADS], acked, i), daemon=True) for i in range(THREADS)
        ]
        for thread in threads:
            thread.start()
        time.sleep(SECONDS_OF_LOAD)
        process.kill()
        for thread in threads:
            thread.join(20)
    assert len(acked) == TABLES
    with run_process(tmp_path, port):
        for table, ada, ben in tables:
            assert ada.look(table)["number"] >= acked[table]
            assert play_out(table, [ada, ben], most=3) == 3
