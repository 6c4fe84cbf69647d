"""What happened at every table, on disk: an append-only list of events in SQLite, written by one thread.

Appends that arrive while a commit is under way go into the next one together (group commit). An append is done when
it is on disk. No event is ever changed or deleted. Beside the events lies what can be made from them again, and is kept
because making it takes a while: see history.py; and who is the same person on several devices: see persons.py.
"""

from __future__ import annotations

import json
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

Event = dict[str, Any]
LARGEST_COMMIT = 500
DATED = ("create", "start", "move", "roll")
"""Events after which a table is as of today."""

SCHEMA = """
create table if not exists tables (id text primary key, code text unique not null, seed text not null);
create table if not exists events (
  table_id text not null references tables (id), number integer not null, body text not null,
  primary key (table_id, number)) without rowid;
create table if not exists owners (
  owner text not null, table_id text not null references tables (id),
  primary key (owner, table_id)) without rowid;
create table if not exists dates (
  table_id text primary key references tables (id), latest real not null, is_over integer not null);
create table if not exists summaries (
  table_id text primary key references tables (id), ended real not null, body text not null);
create table if not exists reviewed (
  table_id text not null references tables (id), seat integer not null, body text not null,
  primary key (table_id, seat)) without rowid;
create table if not exists persons (visitor text primary key, person text not null);
"""


@dataclass(frozen=True)
class Birth:
    """What is fixed when a table is made: its id, its short code, and the secret seed of its dice."""

    id: str
    code: str
    seed: str


@dataclass(frozen=True)
class Append:
    """Events of one table from number `first` on, the people who got a seat by them, and the table if it is new.

    `is_over`: is the game over after them?
    """

    table: str
    first: int
    events: Sequence[Event]
    owners: Sequence[str] = ()
    birth: Birth | None = None
    is_over: bool = False


Write = Callable[[sqlite3.Connection], None]
Job = tuple[Write, "Future[None]"]
Row = tuple[Any, ...]


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
        return self.write(partial(insert, append))

    def change(self, query: str, *row: Any) -> Future[None]:
        """Carry out one statement; the future is done when it is on disk, and fails if it could not be written."""
        return self.write(lambda file: void(file.execute(query, row)))

    def write(self, write: Write) -> Future[None]:
        """Have something written with the next commit."""
        done: Future[None] = Future()
        self.jobs.put((write, done))
        return done

    def ask(self, query: str, *row: Any) -> list[Row]:
        """The rows that answer a question."""
        with self.reading:
            return self.reader.execute(query, row).fetchall()

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

    def count_tables(self, owner: str) -> int:
        """How many tables there are where somebody has a seat."""
        return int(self.ask("select count(*) from owners where owner = ?", owner)[0][0])

    def unfinished_of(self, owner: str, most: int) -> list[tuple[str, float]]:
        """Unfinished games of somebody, with the date of what happened last there (0: not known), the latest first."""
        query = """select id, latest from owners join tables on id = owners.table_id join dates on dates.table_id = id
          where owner = ? and not is_over order by latest desc, tables.rowid desc limit ?"""
        return [(str(table), float(latest)) for table, latest in self.ask(query, owner, most)]

    def unsummed_of(self, owner: str, most: int) -> list[tuple[str, float]]:
        """Tables of somebody that are over, or not known to be, and have no summary; with their date, or 0."""
        query = """select id, coalesce(latest, 0) from owners join tables on id = owners.table_id
          left join dates on dates.table_id = id left join summaries on summaries.table_id = id
          where owner = ? and body is null and is_over is not 0 order by tables.rowid desc limit ?"""
        return [(str(table), float(latest)) for table, latest in self.ask(query, owner, most)]

    def finished_of(self, owner: str, most: int, start: int = 0) -> list[tuple[float, Event]]:
        """When games of somebody ended (0: not known) and their summaries, the latest first, from number `start` on."""
        query = """select ended, body from owners join summaries using (table_id) join tables on id = table_id
          where owner = ? order by ended desc, tables.rowid desc limit ? offset ?"""
        return [(float(ended), json.loads(body)) for ended, body in self.ask(query, owner, most, start)]

    def reviews_of(self, owner: str) -> dict[tuple[str, int], Event]:
        """What reviews found at the tables of somebody, by table and seat."""
        query = "select table_id, seat, body from owners join reviewed using (table_id) where owner = ?"
        return {(str(table), int(seat)): json.loads(body) for table, seat, body in self.ask(query, owner)}

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
                for write, _ in jobs:
                    write(file)
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


def void(_: object) -> None:
    """Nothing, whatever was given."""


def insert(append: Append, file: sqlite3.Connection) -> None:
    """The rows of one append."""
    if append.birth:
        born = append.birth
        file.execute("insert into tables (id, code, seed) values (?, ?, ?)", (born.id, born.code, born.seed))
    rows = [(append.table, append.first + i, json.dumps(event)) for i, event in enumerate(append.events)]
    file.executemany("insert into events (table_id, number, body) values (?, ?, ?)", rows)
    owners = [(owner, append.table) for owner in append.owners]
    file.executemany("insert or ignore into owners (owner, table_id) values (?, ?)", owners)
    if any(event.get("kind") in DATED for event in append.events):
        file.execute("insert or replace into dates values (?, ?, ?)", (append.table, time.time(), append.is_over))
