"""Own dice in the browser: somebody rolls real dice and taps them in; the others wait, bots play on."""

from __future__ import annotations

import random
import re
import time

import pytest
from playwright.sync_api import Browser, expect

from e2e.browsing import LONGEST_GAME, Visitor, lay_table
from e2e.test_everyone import faults
from server.serving import Running

pytestmark = pytest.mark.slow


def tap(ada: Visitor, *dice: str) -> None:
    """Tap these dice in and put them on the table."""
    for die in dice:
        ada.page.get_by_role("button", name=die, exact=True).click()
    ada.page.locator(".tray .btn.primary").click()
    ada.page.locator(".tray").wait_for(state="detached")


def tap_any(ada: Visitor, rng: random.Random) -> None:
    """Tap in whatever dice there are."""
    while not ada.page.locator(".tray .btn.primary").count():
        dice = ada.page.locator(".palette .loose:not([aria-disabled=true])")
        dice.nth(rng.randrange(dice.count())).click()
    ada.page.locator(".tray .btn.primary").click()
    ada.page.locator(".tray").wait_for(state="detached")


def test_the_host_taps_dice_in_and_corrects_them_while_others_wait(browser: Browser, server: Running) -> None:
    ada, eve = Visitor(browser, server.address, 360, 740), Visitor(browser, server.address)
    ada.visit("/new")
    ada.page.get_by_label("Seat 2").select_option("random")
    ada.page.get_by_label("Own dice").check()
    ada.press("Start")
    ada.choose_window()
    ada.page.locator(".tray").wait_for()
    eve.visit(ada.page.url.removeprefix(server.address))
    expect(eve.page.locator(".turn h1")).to_contain_text("Waiting for Guest to roll the dice")
    assert eve.page.locator(".tray").count() == 0
    for die in ("red 5", "red 6", "blue 1"):
        ada.page.get_by_role("button", name=die, exact=True).click()
    ada.press("Take back red 6")
    ada.press("Take back the last")
    expect(ada.page.locator(".slots .loose")).to_have_count(1)
    assert faults(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    ada.page.keyboard.type("y2b2g4p6")
    ada.page.locator(".tray .btn.primary").click()  # the bot may use a tool that asks for dice at once
    expect(eve.page.locator(".log")).to_contain_text("Round 1 of 10, rolled: R5, Y2, G4, B2, P6")
    assert ada.complaints + eve.complaints == []
    ada.context.close()
    eve.context.close()


def test_whoever_sits_there_enters_the_dice_of_rounds_and_tools_to_the_end_of_the_game(
    browser: Browser, server: Running
) -> None:
    ada, rng = Visitor(browser, server.address), random.Random(3)
    page = ada.page
    tools = {"tools": ["flux_brush", "glazing_hammer", "flux_remover"]}
    ada.visit(f"/t/{lay_table(server, edition='revised', seats=1, dice_by_hand=True, deal=tools)}")
    expect(page.locator(".lobby .about").last).to_contain_text("your own dice")
    ada.press("Sit down")
    ada.press("Start")
    ada.choose_window()
    ada.press("Enter the dice here")
    use_three_tools(ada, rng)
    play_to_the_end(ada, rng)
    assert ada.page.get_by_role("link", name="Check the dice").count() == 0
    ada.press("Replay")
    ada.page.locator(".replay [role=slider]").press("End")
    ada.page.locator(".bench .cell.full").first.wait_for()
    assert ada.complaints == []
    ada.context.close()


def use_three_tools(ada: Visitor, rng: random.Random) -> None:
    """Two rounds in which dice are rolled again, one alone and the whole pool, and one is drawn anew."""
    page = ada.page
    tap(ada, "red 1", "yellow 2", "green 3", "blue 4")
    page.get_by_role("button", name="red 1").click()
    page.get_by_role("button", name="Use Flux Brush").click()
    ada.press("Pay with favor tokens")
    expect(page.locator(".turn h1")).to_contain_text("Roll the red 1 again")
    expect(page.locator(".palette .loose")).to_have_count(6)
    tap(ada, "red 6")
    expect(page.locator(".held")).to_have_accessible_name("In hand: red 6")
    page.locator(".bench .cell.lit").first.click()
    page.locator("button.end:enabled").click()
    page.get_by_role("button", name="Use Glazing Hammer").click()
    ada.press("Pay with favor tokens")
    expect(page.locator(".slots .slot")).to_have_count(3)
    page.keyboard.type("136")
    tap(ada)
    page.locator("button.end:enabled").click()
    expect(page.locator(".log")).to_contain_text("rolled the pool again")
    page.locator(".tray").wait_for()
    tap_any(ada, rng)
    page.locator(".pool .loose.may").first.click()
    page.get_by_role("button", name="Use Flux Remover").click()
    ada.press("Pay with favor tokens")
    expect(page.locator(".palette .line")).to_have_count(5)
    tap(ada, "green")
    page.get_by_role("button", name="Make it green 2").click()
    expect(page.locator(".held")).to_have_accessible_name("In hand: green 2")


def play_to_the_end(ada: Visitor, rng: random.Random) -> None:
    """Tap dice that are awaited and make any move, until the game is over."""
    start = time.monotonic()
    while not ada.is_over():
        assert time.monotonic() - start < LONGEST_GAME, ada.text()
        if ada.page.locator(".tray").count():
            tap_any(ada, rng)
        else:
            ada.step(rng)


def test_points_begin_at_what_is_won_and_dice_that_fit_nowhere_say_so(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address)
    page = ada.page
    deal = {
        "patterns": [[[".....", ".Y...", ".....", "....."], 6]],
        "tools": ["copper_foil_burnisher", "lathekin", "tap_wheel"],
        "publics": ["row_color_variety", "row_shade_variety", "column_shade_variety"],
        "privates": [["shades_of_red"]],
    }
    ada.visit(f"/t/{lay_table(server, edition='revised', seats=1, dice_by_hand=True, deal=deal)}")
    ada.press("Sit down")
    ada.press("Start")
    ada.press("Enter the dice here")
    tap(ada, *["red 5"] * 4)
    expect(page.locator(".sheet .total")).to_have_text("6")  # favor tokens
    expect(page.locator(".cells-filled")).to_have_text(re.compile("Cells filled: 0 of 20.*−60", re.DOTALL))
    page.locator(".pool .loose.may").first.click()
    page.locator("[data-cell=a1].lit").click()
    expect(page.locator(".sheet .total")).to_have_text("9")
    expect(page.locator(".cells-filled")).to_have_text(re.compile("Cells filled: 1 of 20.*−57", re.DOTALL))
    page.locator("button.end:enabled").click()
    expect(page.locator(".pool .loose.nowhere")).to_have_count(3)
    reason = page.locator(".prompt .reason")
    page.locator(".pool .loose.nowhere").first.hover()
    expect(reason).to_have_text("Fits nowhere in your window")
    page.locator(".pool .loose.nowhere").first.click()
    expect(page.locator(".turn h1")).to_contain_text("The red 5 fits nowhere as it is")
    page.locator(".undo:enabled").click()
    page.locator(".held").wait_for(state="detached")
    page.locator(".tool.no .name").first.hover()
    expect(reason).to_have_text(page.locator(".tool.no em").first.inner_text())
    expect(reason).not_to_have_class(re.compile("problem"))
    page.locator(".tool.no .name").first.click()
    expect(reason).to_have_class(re.compile("problem"))
    assert ada.complaints == []
    ada.context.close()
