"""Others on the network, and coming back to a table after a while."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.browsing import Visitor, play_to_end
from e2e.test_everyone import faults
from sagrada.server.listening import network_address
from server.serving import Running, run_server

pytestmark = pytest.mark.slow


def test_others_on_the_network_are_let_in_by_a_button(browser: Browser, tmp_path: Path) -> None:
    assert not network_address().startswith("127."), "this machine is on no network; set-up needs one, and so does this"
    with run_server(tmp_path, at_home=True) as home:
        ada = Visitor(browser, home.address)
        ada.visit("/new")
        ada.press("Make the table")
        assert ada.page.locator(".invite .qr").count() == 0
        ada.press("Let others on this network join")
        ada.page.locator(".invite summary").click()
        ada.page.wait_for_selector(".invite .qr svg")
        link = ada.page.locator(".invite input").input_value()
        assert link.startswith(f"http://{network_address()}:")
        ben = Visitor(browser, "")
        ben.visit(link)
        ben.press("Sit down")
        ben.page.wait_for_selector(".places b:has-text('Player 2')")
        assert ben.page.get_by_role("button", name="Let others on this network join").count() == 0
        assert ada.complaints + ben.complaints == []
        for visitor in (ada, ben):
            visitor.context.close()


def test_a_visitor_who_was_away_reads_what_happened_since(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address, width=360, height=740)
    ada.visit()
    ada.press("Play now")
    ada.choose_window()
    play_to_end([ada], until=8)
    assert ada.page.locator(".since").count() == 0
    seen = "localStorage.setItem('seen ' + location.pathname.split('/')[2], '1 0')"
    ada.page.evaluate(f"window.addEventListener('pagehide', () => {{ {seen} }})")
    ada.page.reload()
    since = ada.page.locator(".since")
    since.wait_for()
    assert "Round 1 of 10" in since.inner_text()
    assert faults(ada.page) == []
    ada.press("Got it")
    assert since.count() == 0
    ada.context.close()
