"""One browser for all tests, one more for each family of type that stands in, one server for a module."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.browsing import CHROMIUM, FLAGS, HOME, open_browser
from e2e.faces import OWN, launch_with
from server.serving import Running, run_server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's chromium."""
    with open_browser() as opened:
        yield opened


@pytest.fixture(scope="session")
def browser_with(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Browser]]:
    """The browser with the page's own faces, or with a family that stands in."""
    opened: dict[str, Browser] = {}

    def find(faces: str) -> Browser:
        if faces == OWN:
            return browser
        if faces not in opened:
            opened[faces] = launch_with(browser, faces, tmp_path_factory.mktemp(faces))
        return opened[faces]

    yield find
    for other in opened.values():
        other.close()


@pytest.fixture(scope="session")
def home_browser(browser: Browser) -> Iterator[Browser]:
    """The browser of a device on a home network: this machine has a name there, which is not secure."""
    named = [*FLAGS, f"--host-resolver-rules=MAP {HOME} 127.0.0.1"]
    with browser.browser_type.launch(executable_path=CHROMIUM, args=named) as opened:
        yield opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A real server with an empty store."""
    folder: Path = tmp_path_factory.mktemp("house")
    with run_server(folder) as running:
        yield running
