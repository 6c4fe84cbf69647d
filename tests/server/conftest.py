"""One server for the tests of a module."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sagrada.server.review_queue import Reviews
from server.serving import QUICK, Running, run_server, send_home


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A real server with an empty store."""
    folder: Path = tmp_path_factory.mktemp("house")
    with run_server(folder) as running:
        yield running


@pytest.fixture
def reviews(server: Running) -> Reviews:
    """The server's reviews, quick and empty."""
    server.app.state.reviews = Reviews(QUICK)
    return server.app.state.reviews  # type: ignore[no-any-return]


@pytest.fixture(autouse=True)
def _people_go_home() -> Iterator[None]:
    """Close the connections of a test's people."""
    yield
    send_home()
