"""A copy of the saved database, and a real server over it, for the tests of a module."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest

from sagrada.server.run import FILE
from sagrada.server.store import Store
from saved.desk import Desk
from saved.facts import DATABASE
from server.serving import run_server


def lay_copy(folder: Path) -> Path:
    """A folder with a copy of the database."""
    (folder / FILE).write_bytes(gzip.decompress(DATABASE.read_bytes()))
    return folder


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    """The people of the saved tables, with their old tokens, at a server where they only look."""
    with run_server(lay_copy(tmp_path_factory.mktemp("saved"))) as running:
        opened = Desk(running.address)
        yield opened
        opened.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the database that a test may change."""
    return lay_copy(tmp_path)


@pytest.fixture
def own_desk(folder: Path) -> Iterator[Desk]:
    """The same people at a server of the test's own."""
    with run_server(folder) as running:
        opened = Desk(running.address)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """The database without a server."""
    opened = Store(lay_copy(tmp_path_factory.mktemp("store")) / FILE)
    yield opened
    opened.close()
