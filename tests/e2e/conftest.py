"""One browser for all tests, one server for a module."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.browsing import open_browser
from server.serving import Running, run_server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's chromium."""
    with open_browser() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A real server with an empty store."""
    folder: Path = tmp_path_factory.mktemp("house")
    with run_server(folder) as running:
        yield running
