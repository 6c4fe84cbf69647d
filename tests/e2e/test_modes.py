"""Modes beyond the plain game: all of Glory, a replay, dice checked in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from e2e.browsing import Visitor, lay_table, play_to_end
from server.serving import Running

PALENESS = "[...document.querySelectorAll('.gallery .cell > svg')].map(pane => getComputedStyle(pane).opacity)"
pytestmark = pytest.mark.slow


def test_all_of_glory_is_played_to_its_end_and_pioneers_are_asked_for(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address, 1366, 650)
    ada.visit("/new")
    ada.page.get_by_label("Seat 2").select_option("random")
    for box in ("Strife", "Pioneers", "Ask before", "Ornaments", "Rivalry"):
        ada.page.get_by_label(box).check()
    ada.press("Start")
    ada.choose_window()
    expect(ada.page.locator(".turn h1")).to_contain_text("Which ornaments do you keep?")
    play_to_end([ada], seed=9)
    assert ada.page.locator(".mid h1").inner_text().startswith("Winner: ")
    assert ada.page.locator(".score tr:has-text('Ornaments')").count() == 1
    assert ada.complaints == []
    ada.context.close()


@pytest.mark.parametrize(
    ("seats", "width", "height", "language"), [(6, 1280, 720, "ru"), (2, 360, 640, "uk")], ids=["six seats", "phone"]
)
def test_a_whole_game_is_played(
    browser: Browser, server: Running, seats: int, width: int, height: int, language: str
) -> None:
    ada = Visitor(browser, server.address, width, height, locale=language, has_touch=width < 600)
    table = lay_table(server, seats=seats)
    ada.visit(f"/t/{table}")
    asks = f"{server.address}/api/tables/{table}"
    ada.page.request.post(f"{asks}/seats", data={"name": "Ada", "nonce": "a" * 32})
    for seat in range(1, seats):
        ada.page.request.post(f"{asks}/seats/{seat}/bot", data={"bot": "random"})
    ada.page.request.post(f"{asks}/start")
    ada.choose_window()
    play_to_end([ada], seed=seats)
    assert ada.page.locator(".gallery figure").count() == seats
    assert set(ada.page.evaluate(PALENESS)) == {"1"}
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= width
    assert ada.complaints == []
    ada.context.close()


def test_a_pioneer_is_claimed_when_asked(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address)
    options = {"modules": ["pioneers"], "claims": "asked", "honor": True}
    deal = {"pioneers": ["four_corners", "full_frame", "rosette"]}
    ada.visit(f"/t/{lay_table(server, options=options, deal=deal)}")
    ada.press("Sit down")
    ada.seat_bot("random")
    ada.press("Start")
    ada.choose_window()
    prize, won = (
        ada.page.locator(f".sheet {place}:has-text('Four Corners')") for place in (".prize", ":not(.apart) > .minor")
    )
    expect(prize.locator(".seal")).to_have_text(re.compile(r"^\+\d$"))
    for cell in ("a1", "a5", "d1", "d5"):
        ada.page.locator(".pool .loose.may").first.click()
        ada.page.locator(f".bench [data-cell={cell}].lit").click()
        ada.page.locator(f".bench [data-cell={cell}].full").wait_for()
        ada.page.locator("button.end:enabled").click()
    expect(ada.page.locator(".turn h1")).to_contain_text("You may claim a pioneer")
    expect(won).to_have_count(0)
    ada.press("Claim Four Corners")
    expect(prize.locator(".seal")).to_have_text("You")
    expect(won).to_have_count(1)
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
    slider = ada.page.locator(".replay [role=slider]")
    slider.press("End")
    ada.page.locator(".bench .cell.full").first.wait_for()
    ada.press("Previous turn")
    place = int(slider.get_attribute("aria-valuemax") or 0) - 1
    expect(slider).to_have_attribute("aria-valuenow", str(place))
    eve.visit(ada.page.url.removeprefix(server.address))
    expect(eve.page.locator(".replay [role=slider]")).to_have_attribute("aria-valuenow", str(place))
    assert ada.complaints + eve.complaints == []
    ada.context.close()
    eve.context.close()
