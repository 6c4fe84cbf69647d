"""Honor tables in the browser: wrong dice can be placed, a challenge finds them, their owner takes them off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from e2e.browsing import Visitor, click_at
from e2e.test_everyone import faults
from server.serving import Running

pytestmark = pytest.mark.slow


def start_pair(browser: Browser, server: Running) -> list[Visitor]:
    """Ada and Ben at an honor table, windows chosen; whoever has the first turn comes first."""
    ada, ben = Visitor(browser, server.address), Visitor(browser, server.address, 360, 780, color_scheme="dark")
    ada.visit("/new")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("Honor table").check()
    ada.press("Make the table")
    ada.page.locator(".invite").wait_for()
    ben.visit(ada.page.url.removeprefix(server.address))
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press("Sit down")
    ada.press("Start")
    for visitor in (ada, ben):
        visitor.choose_window()
    for visitor in (ada, ben):
        visitor.page.locator(".pool .loose").first.wait_for()
    return [ada, ben] if ada.may_move() else [ben, ada]


def place(visitor: Visitor, cell: str) -> None:
    """Take the first die and put it on this cell, whatever the rules say."""
    visitor.page.locator(".pool .loose.may").first.click()
    visitor.page.locator(f".bench [data-cell={cell}].lit").click()
    visitor.page.locator(f".bench [data-cell={cell}].full").wait_for()


def test_a_wrong_die_is_challenged_removed_and_the_last_look_is_told(browser: Browser, server: Running) -> None:
    first, second = start_pair(browser, server)
    challenge = second.page.locator(".rival .btn:has-text('Challenge')")
    first.page.locator(".pool .loose.may").first.click()
    expect(first.page.locator(".bench .cell.lit")).to_have_count(20)
    challenge.click()
    expect(challenge).to_have_text("Challenge waits")
    expect(challenge).to_be_disabled()
    expect(first.page.locator(".notice")).to_contain_text("challenges the window of")
    first.press("Undo take")
    expect(first.page.locator(".log")).to_contain_text("it is in order")
    place(first, "c3")
    expect(second.page.locator(".rival .die")).to_have_count(1)
    assert second.page.locator(".challenged").count() + first.page.locator(".challenged").count() == 0
    challenge.click()
    expect(first.page.locator(".bench .challenged")).to_have_count(1)
    expect(first.page.locator(".notice li")).to_contain_text(["c3"])
    expect(second.page.locator(".rival .challenged")).to_have_count(1)
    assert faults(first.page) + faults(second.page) == []
    for visitor in (first, second):
        assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    first.page.locator(".bench [data-cell=c3].lit").click()
    expect(first.page.locator(".bench .full")).to_have_count(0)
    expect(challenge).to_be_enabled()
    first.page.locator("button.end:enabled").click()
    place(second, "c3")
    while not first.page.locator(".bench .challenged, .rival .challenged").count():
        for visitor in (first, second):
            if visitor.page.locator("button.end:enabled").count():
                click_at(visitor.page.locator("button.end:enabled"))
        first.page.wait_for_timeout(20)
    expect(second.page.locator(".log")).to_contain_text("All windows are looked at")
    second.page.locator(".bench [data-cell=c3].lit").click()
    for visitor in (first, second):
        expect(visitor.page.locator(".audit")).to_contain_text("from c3.")
        assert visitor.complaints == []
        visitor.context.close()
