"""Modes beyond the plain game: all of Glory, honor tables, a replay, dice checked in the browser."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Route, expect

from e2e.browsing import Visitor, play_to_end
from server.serving import Running

pytestmark = pytest.mark.slow


def start_with_bot(ada: Visitor, *boxes: str) -> None:
    """A table with a bot and these modules or variants, its windows chosen."""
    ada.visit("/new")
    ada.page.get_by_label("Seat 2").select_option("random")
    for box in boxes:
        ada.page.get_by_label(box).check()
    ada.press("Start")
    ada.choose_window()


def test_all_of_glory_is_played_to_its_end(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address)
    start_with_bot(ada, "Strife", "Pioneers", "Ornaments", "Rivalry")
    play_to_end([ada], seed=9)
    assert ada.page.locator(".mid h1").inner_text().startswith("Winner: ")
    assert ada.page.locator(".score tr:has-text('Ornaments')").count() == 1
    assert ada.complaints == []
    ada.context.close()


def test_a_window_is_challenged_at_an_honor_table(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address)
    start_with_bot(ada, "Honor table")
    play_to_end([ada], until=9)
    while ada.page.locator(".held").count():
        ada.step(random.Random(2))
        ada.page.wait_for_timeout(100)
    ada.page.locator(".rival .btn:has-text('Challenge')").click()
    ada.page.locator(".log p:has-text('challenged the window of Random')").first.wait_for()
    assert ada.complaints == []
    ada.context.close()


def tamper(route: Route) -> None:
    """Let the server say another range for one outcome."""
    answer = route.fetch()
    told = answer.json()
    draw = told["draws"][29]
    draw["low"], draw["high"] = (draw["high"], draw["total"]) if draw["high"] < draw["total"] else (0, draw["low"])
    route.fulfill(response=answer, json=told)


def test_a_finished_game_is_replayed_and_its_dice_are_checked_in_the_browser(browser: Browser, server: Running) -> None:
    ada, eve = Visitor(browser, server.address), Visitor(browser, server.address)
    ada.visit()
    ada.press("Play now")
    ada.choose_window()
    play_to_end([ada], seed=4)
    ada.press("Check the dice")
    ada.page.locator(".verdict.true").wait_for()
    ada.page.route("**/dice", tamper)
    ada.page.reload()
    ada.page.locator(".verdict:has-text('not true: outcome 30')").wait_for()
    ada.page.go_back()
    ada.press("Replay")
    ada.page.locator(".replay output").wait_for()
    ada.page.locator(".replay input").fill("60")
    ada.page.locator(".bench .cell.full").first.wait_for()
    ada.press("Forward")
    expect(ada.page.locator(".replay input")).to_have_value("61")
    eve.visit(ada.page.url.removeprefix(server.address))
    expect(eve.page.locator(".replay input")).to_have_value("61")
    assert ada.complaints + eve.complaints == []
    ada.context.close()
    eve.context.close()
