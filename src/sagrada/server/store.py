"""What happened at every table, on disk: an append-only list of events in SQLite, written by one thread.

Appends that arrive while a commit is under way go into the next one together (group commit). An append is done when
it is on disk. Nothing is ever changed or deleted.
"""

from __future__ import annotations

import json
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Event = dict[str, Any]
LARGEST_COMMIT = 500

SCHEMA = """
create table if not exists tables (id text primary key, code text unique not null, seed text not null);
create table if not exists events (
  table_id text not null references tables (id), number integer not null, body text not null,
  primary key (table_id, number)) without rowid;
create table if not exists owners (
  owner text not null, table_id text not null references tables (id),
  primary key (owner, table_id)) without rowid;
"""


@dataclass(frozen=True)
class Birth:
    """What is fixed when a table is made: its id, its short code, and the secret seed of its dice."""

    id: str
    code: str
    seed: str


@dataclass(frozen=True)
class Append:
    """Events of one table from number `first` on, the people who got a seat by them, and the table if it is new."""

    table: str
    first: int
    events: Sequence[Event]
    owners: Sequence[str] = ()
    birth: Birth | None = None


Job = tuple[Append, "Future[None]"]


class Store:
    """The file of all tables."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.reader = connect(path)
        self.reader.executescript(SCHEMA)
        self.reading = threading.Lock()
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write_all, name="sagrada store", daemon=True)
        self.writer.start()

    def append(self, append: Append) -> Future[None]:
        """Write events; the future is done when they are on disk, and fails if they could not be written."""
        done: Future[None] = Future()
        self.jobs.put((append, done))
        return done

    def read(self, table: str) -> tuple[Birth, list[Event]] | None:
        """A table and its events, or None if there is no such table."""
        with self.reading:
            row = self.reader.execute("select id, code, seed from tables where id = ?", (table,)).fetchone()
            query = "select body from events where table_id = ? order by number"
            rows = self.reader.execute(query, (table,)).fetchall()
        return (Birth(*row), [json.loads(body) for (body,) in rows]) if row else None

    def find_code(self, code: str) -> str | None:
        """The table of a short code."""
        with self.reading:
            row = self.reader.execute("select id from tables where code = ?", (code,)).fetchone()
        return str(row[0]) if row else None

    def tables_of(self, owner: str, most: int) -> list[str]:
        """The tables where somebody has a seat, the newest first."""
        query = "select table_id from owners join tables on id = table_id where owner = ? order by tables.rowid desc"
        with self.reading:
            return [table for (table,) in self.reader.execute(f"{query} limit ?", (owner, most))]

    def close(self) -> None:
        """Write what is waiting and close the file."""
        self.jobs.put(None)
        self.writer.join()
        self.reader.close()

    # the writer's thread

    def write_all(self) -> None:
        """Take what is waiting, commit it together, tell those who wait; until the store is closed."""
        file = connect(self.path)
        while (jobs := self.next_jobs()) is not None:
            self.commit(file, jobs)
        file.close()

    def next_jobs(self) -> list[Job] | None:
        """All that waits by now, at least one; None when the store closes."""
        jobs: list[Job] = []
        job = self.jobs.get()
        while job is not None:
            jobs.append(job)
            if self.jobs.empty() or len(jobs) == LARGEST_COMMIT:
                return jobs
            job = self.jobs.get()
        if jobs:
            self.jobs.put(None)
        return jobs or None

    def commit(self, file: sqlite3.Connection, jobs: list[Job]) -> None:
        """Write jobs in one transaction; where that fails, each by itself, so that one can't spoil the rest."""
        try:
            with file:
                for append, _ in jobs:
                    insert(file, append)
        except sqlite3.Error as problem:
            if len(jobs) == 1:
                jobs[0][1].set_exception(problem)
                return
            for job in jobs:
                self.commit(file, [job])
            return
        for _, done in jobs:
            done.set_result(None)


def connect(path: Path) -> sqlite3.Connection:
    """A connection that is on disk when a commit returns."""
    file = sqlite3.connect(path, check_same_thread=False, timeout=30)
    file.execute("pragma journal_mode = wal")
    file.execute("pragma synchronous = full")
    file.execute("pragma foreign_keys = on")
    return file


def insert(file: sqlite3.Connection, append: Append) -> None:
    """The rows of one append."""
    if append.birth:
        born = append.birth
        file.execute("insert into tables (id, code, seed) values (?, ?, ?)", (born.id, born.code, born.seed))
    rows = [(append.table, append.first + i, json.dumps(event)) for i, event in enumerate(append.events)]
    file.executemany("insert into events (table_id, number, body) values (?, ?, ?)", rows)
    owners = [(owner, append.table) for owner in append.owners]
    file.executemany("insert or ignore into owners (owner, table_id) values (?, ?)", owners)
