"""The store: events come back in order, a bad append fails alone, and what was done is on disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from sagrada.server.store import Append, Birth, Store

BIRTH = Birth("table", "ROSE-0001", "00" * 32)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty store."""
    made = Store(tmp_path / "tables.sqlite3")
    yield made
    made.close()


def begin(store: Store, birth: Birth = BIRTH) -> None:
    store.append(Append(birth.id, 1, [{"kind": "create"}], ("ada",), birth)).result(5)


def test_events_come_back_in_their_order(store: Store) -> None:
    begin(store)
    waiting = [store.append(Append("table", number, [{"n": number}])) for number in range(2, 200)]
    for done in waiting:
        done.result(5)
    found = store.read("table")
    assert found is not None
    assert found[0] == BIRTH
    assert found[1] == [{"kind": "create"}, *({"n": number} for number in range(2, 200))]


def test_a_number_that_is_taken_is_refused_and_spoils_no_other_append(store: Store) -> None:
    begin(store)
    begin(store, Birth("other", "ROSE-0002", "11" * 32))
    good = store.append(Append("table", 2, [{"n": 2}]))
    bad = store.append(Append("other", 1, [{"n": 1}]))
    also_good = store.append(Append("table", 3, [{"n": 3}]))
    with pytest.raises(sqlite3.IntegrityError):
        bad.result(5)
    good.result(5)
    also_good.result(5)
    found = store.read("table")
    assert found is not None
    assert len(found[1]) == 3


def test_an_append_of_several_events_is_written_whole_or_not_at_all(store: Store) -> None:
    begin(store)
    store.append(Append("table", 3, [{"n": 3}])).result(5)
    with pytest.raises(sqlite3.IntegrityError):
        store.append(Append("table", 2, [{"n": 2}, {"n": 3}])).result(5)
    found = store.read("table")
    assert found is not None
    assert found[1] == [{"kind": "create"}, {"n": 3}]


def test_tables_are_found_by_code_and_by_owner(store: Store) -> None:
    begin(store)
    assert store.find_code("ROSE-0001") == "table"
    assert store.find_code("ROSE-9999") is None
    assert store.tables_of("ada", 10) == ["table"]
    assert store.tables_of("ben", 10) == []


def test_commits_are_written_through_to_the_disk(store: Store) -> None:
    mode = store.reader.execute("pragma journal_mode").fetchone()[0]
    full = store.reader.execute("pragma synchronous").fetchone()[0]
    assert (mode, full) == ("wal", 2)


def test_a_closed_store_has_written_everything(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.sqlite3")
    begin(store)
    waiting = [store.append(Append("table", number, [{"n": number}])) for number in range(2, 50)]
    store.close()
    assert all(done.done() for done in waiting)
