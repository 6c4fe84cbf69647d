"""Tools in the browser: they lead through their steps, survive a reload, and can be cancelled until chance speaks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from e2e.browsing import Visitor, lay_table
from server.serving import Running

pytestmark = pytest.mark.slow


def sit_down(browser: Browser, server: Running, *tools: str) -> Visitor:
    """Somebody at a table with these tools, a bot beside them, windows chosen, the first turn theirs."""
    ada = Visitor(browser, server.address)
    ada.visit(f"/t/{lay_table(server, deal={'tools': list(tools), 'first': 0})}")
    ada.press("Sit down")
    ada.seat_bot("random")
    ada.press("Start")
    ada.choose_window()
    ada.page.locator(".pool .loose.may").first.wait_for()
    return ada


def test_a_tool_asks_survives_a_reload_and_is_cancelled(browser: Browser, server: Running) -> None:
    ada = sit_down(browser, server, "grozing_pliers", "lens_cutter", "flux_brush")
    page = ada.page
    tokens = page.locator(".mine").inner_text()
    page.locator(".pool .loose.may").first.click()
    page.get_by_role("button", name="Use Grozing Pliers").click()
    expect(page.locator(".turn h1")).to_contain_text("Grozing Pliers: one up or one down?")
    asked = page.locator(".answers .btn").all_inner_texts()
    page.reload()
    expect(page.locator(".answers .btn")).to_have_text(asked)
    ada.press("Undo")
    expect(page.locator(".answers .btn")).to_have_count(0)
    expect(page.locator(".mine")).to_have_text(tokens)
    page.get_by_role("button", name="Use Grozing Pliers").click()
    wanted = page.locator(".answers .btn").first.inner_text().removeprefix("Make it ")
    page.locator(".answers .btn").first.click()
    expect(page.locator(".turn h1")).to_contain_text(f"Place the {wanted}")
    page.locator(".bench .cell.lit").first.click()
    expect(page.locator(".bench .cell.full")).to_have_count(1)
    assert ada.complaints == []
    ada.context.close()


def test_no_undo_once_the_dice_have_spoken_and_an_unusable_tool_says_why(browser: Browser, server: Running) -> None:
    ada = sit_down(browser, server, "flux_brush", "lens_cutter", "glazing_hammer")
    page = ada.page
    expect(page.locator(".tool:has-text('Glazing Hammer') em")).to_contain_text("second turn")
    page.locator(".pool .loose.may").first.click()
    expect(page.locator("button.undo")).to_be_enabled()
    page.get_by_role("button", name="Use Flux Brush").click()
    expect(page.locator("button.undo")).to_be_disabled()
    assert ada.complaints == []
    ada.context.close()


def test_a_die_in_hand_goes_back_and_a_moving_tool_is_used_in_one_step(browser: Browser, server: Running) -> None:
    """Rulings, turns 5: nobody has to know undo."""
    ada = sit_down(browser, server, "eglomise_brush", "lens_cutter", "flux_brush")
    page = ada.page
    expect(page.locator(".tool:has-text('Eglomise Brush') em")).to_contain_text("window is still empty")
    page.locator(".pool .loose.may").first.click()
    expect(page.locator(".tool:has-text('Eglomise Brush') em")).to_contain_text("First place the die")
    page.locator(".bench .cell.lit").first.click()
    page.locator("button.end:enabled").click()
    page.locator(".pool .loose.may").first.wait_for()
    dice = page.locator(".pool .loose").count()
    page.locator(".pool .loose.may").first.click()
    expect(page.locator(".pool .loose")).to_have_count(dice - 1)
    expect(page.locator(".tool:has-text('Eglomise Brush') em")).to_have_text("Puts the die back first")
    page.get_by_role("button", name="Put the die back and use Eglomise Brush").click()
    expect(page.locator(".pool .loose")).to_have_count(dice)
    expect(page.locator(".tool.active")).to_contain_text("Eglomise Brush")
    page.locator(".bench .cell.lit").first.wait_for()
    assert ada.complaints == []
    ada.context.close()


def test_another_die_is_taken_instead_by_one_click(browser: Browser, server: Running) -> None:
    ada = sit_down(browser, server, "lens_cutter", "flux_brush", "tap_wheel")
    held = ada.page.locator(".hand .held")
    labels = [die.get_attribute("aria-label") for die in ada.page.locator(".pool .loose.may").all()]
    ada.page.locator(".pool .loose.may").first.click()
    expect(held).to_have_attribute("aria-label", re.compile(str(labels[0])))
    other = next(label for label in labels if label != labels[0])
    ada.page.locator(f".pool .loose[aria-label='{other}']").first.click()
    expect(held).to_have_attribute("aria-label", re.compile(str(other)))
    assert ada.complaints == []
    ada.context.close()
