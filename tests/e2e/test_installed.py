"""The installed page: without a network, with a newer server, and on plain http, where a browser allows much less."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.browsing import HOME, Visitor, play_to_end
from e2e.builds import make_newer_client, serve_client
from e2e.test_everyone import faults
from sagrada.server import client
from server.serving import free_port, run_server, wait_until

pytestmark = pytest.mark.slow
NO_CONNECTION = "There is no connection. Games are kept on the server: they go on when it is back."
KEPT = """async () => {
  const kept = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname)
  return kept.sort()
}"""
WORDS = ["/api/cards", "/api/words/en"]
SETTLED = """async () => {
  const found = await navigator.serviceWorker.getRegistration()
  return found.installing === null && found.waiting === null && found.active.state === 'activated'
}"""
"""Is no other worker about to take over?"""
TAKEN_OVER = "build => document.querySelector('script[type=module]').src.endsWith(build)"
NETWORK_ERRORS = ("net::ERR_", "WebSocket connection", "Failed to fetch")


@pytest.fixture(autouse=True)
def own_client() -> Iterator[None]:
    """Whatever a test serves, the next begins with the client that was built."""
    yield
    client.client_build.cache_clear()


def wait_for_worker(ada: Visitor) -> None:
    """The page is kept, with its words."""
    ada.page.wait_for_function("() => navigator.serviceWorker.controller")
    wait_until(lambda: {*WORDS} <= {*ada.page.evaluate(KEPT)})


def complaints(ada: Visitor) -> list[str]:
    """What the console says besides that there was no network."""
    return [line for line in ada.complaints if not any(error in line for error in NETWORK_ERRORS)]


def test_without_a_network_the_page_opens_and_says_so_and_the_game_goes_on_when_it_is_back(
    browser: Browser, tmp_path: Path
) -> None:
    with run_server(tmp_path) as server:
        ada = Visitor(browser, server.address, service_workers="allow")
        ada.visit()
        wait_for_worker(ada)
        kept = ada.page.evaluate(KEPT)
        assert [path for path in kept if path.startswith("/api/")] == WORDS
        assert {f"/assets/{client.client_build()}", "/"} < set(kept)
        ada.press("Play now")
        ada.choose_window()
        play_to_end([ada], until=4)
        ada.context.set_offline(True)
        expect(ada.page.locator(".offline")).to_have_text(NO_CONNECTION)
        ada.page.reload()
        expect(ada.page.locator(".offline")).to_have_text(NO_CONNECTION)
        assert faults(ada.page) == []
        for path in ("/", "/settings", "/games"):
            ada.visit(path)
            expect(ada.page.locator(".offline")).to_have_text(NO_CONNECTION)
        expect(ada.page.get_by_role("heading", name="No connection")).to_be_visible()
        ada.page.locator(".brand").click()
        ada.page.locator(".lancet").wait_for()
        expect(ada.page.locator(".offline")).to_have_text(NO_CONNECTION)
        assert faults(ada.page) == []
        ada.context.set_offline(False)
        ada.page.locator(".on-with").click()
        ada.page.locator(".table").wait_for()
        expect(ada.page.locator(".offline")).to_have_count(0)
        play_to_end([ada], until=4)
        ada.context.set_offline(True)
        expect(ada.page.locator(".offline")).to_have_text(NO_CONNECTION)
        ada.context.set_offline(False)
        expect(ada.page.locator(".offline")).to_have_count(0)
        play_to_end([ada], until=4)
        assert complaints(ada) == []
        ada.context.close()


def test_a_page_that_meets_a_newer_server_loads_again_and_no_move_is_lost(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port, old = free_port(), client.client_build()
    ada = Visitor(browser, f"http://127.0.0.1:{port}", service_workers="allow")
    with run_server(tmp_path, port=port):
        ada.visit()
        ada.press("Play now")
        ada.choose_window()
        ada.page.locator(".pool .loose.may").first.wait_for()
        wait_for_worker(ada)
        assert ada.page.evaluate(TAKEN_OVER, old)
    expect(ada.page.locator(".offline")).to_have_text(NO_CONNECTION)
    ada.page.locator(".pool .loose.may").first.click()  # sent as soon as there is somebody to send it to
    assert ada.page.locator(".pool .held").count() == 0
    serve_client(make_newer_client(tmp_path / "newer"), monkeypatch)
    with run_server(tmp_path, port=port):
        assert client.client_build() != old
        ada.page.wait_for_function(TAKEN_OVER, arg=client.client_build())
        expect(ada.page.locator(".pool .held")).to_have_count(1)
        play_to_end([ada], until=6)
        wait_until(lambda: ada.page.evaluate(KEPT).count("/") == 2 and ada.page.evaluate(SETTLED))
        assert f"/assets/{old}" in ada.page.evaluate(KEPT)  # another open page may still need its parts
    ada.page.reload()
    expect(ada.page.locator(".offline")).to_have_text(NO_CONNECTION)
    assert ada.page.evaluate(TAKEN_OVER, client.client_build())
    assert complaints(ada) == []
    ada.context.close()


def test_plain_http_on_a_home_network_has_a_way_for_everything(
    home_browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port, old = free_port(), client.client_build()
    ada = Visitor(home_browser, f"http://{HOME}:{port}", service_workers="allow")
    with run_server(tmp_path, port=port):
        ada.visit("/new")
        assert not ada.page.evaluate("isSecureContext || 'serviceWorker' in navigator || 'clipboard' in navigator")
        ada.press("Make the table")
        ada.press("Copy link")
        expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
        link = ada.page.locator(".invite input")
        assert ada.page.evaluate("getSelection().toString()") == link.input_value()
        assert ada.page.get_by_role("button", name="Share").count() == 0
        ada.visit("/settings")
        ada.page.locator(".settings").wait_for()
        assert "Notifications need a secure address" in ada.text()
        ada.visit()
        ada.page.locator(".also").wait_for()
    serve_client(make_newer_client(tmp_path / "newer"), monkeypatch)
    with run_server(tmp_path, port=port):
        ada.press("My games")
        ada.page.locator("main").first.wait_for()
        ada.page.wait_for_function(TAKEN_OVER, arg=client.client_build())
        assert client.client_build() != old
        ada.page.get_by_role("heading", name="My games").wait_for()
    ada.context.close()
