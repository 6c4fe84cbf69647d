"""The first game in the browser: the coach is followed to its end, reacts to what happens, and can be skipped."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browsing import Visitor, play_to_end
from e2e.test_everyone import faults
from sagrada.words.messages import say
from server.serving import Running

pytestmark = pytest.mark.slow
STEPS = 12


def at_step(page: Page, number: int) -> None:
    """Wait until the coach is at this step."""
    expect(page.locator(".coach header span")).to_have_text(f"{number} of {STEPS}")


def open_lesson(browser: Browser, server: Running, width: int = 1280, height: int = 860) -> Visitor:
    """Somebody who has asked for the first game."""
    ada = Visitor(browser, server.address, width, height, color_scheme="dark")
    ada.visit()
    ada.press("First game")
    at_step(ada.page, 1)
    return ada


def take_fitting(page: Page) -> bool:
    """Take a die that fits without a tool, if there is one; the others go back."""
    page.locator(".turn h1:has-text('Your turn')").wait_for()
    dice = page.locator(".pool .loose.may")
    for number in range(dice.count()):
        dice.nth(number).click()
        page.locator(".hand").wait_for()
        if page.locator(".bench .cell.lit").count():
            return True
        expect(page.locator(".coach")).to_contain_text("fits nowhere as it is")
        put_back(page)
    return False


def put_back(page: Page) -> None:
    """Undo the taking of a die."""
    page.keyboard.press("Escape")
    page.locator(".hand").wait_for(state="detached")


def test_the_coach_is_followed_to_its_end(browser: Browser, server: Running) -> None:
    ada = open_lesson(browser, server)
    page = ada.page
    expect(page.locator("[data-coach=window]")).to_have_count(1)
    ada.press("Next")
    at_step(page, 2)
    page.locator(".pool .loose.may").first.click()
    at_step(page, 3)
    ada.press("Undo take")
    at_step(page, 2)
    page.locator(".pool .loose.may").first.click()
    at_step(page, 3)
    page.locator(".bench .cell.shut").first.hover()
    expect(page.locator(".prompt .reason")).to_be_visible()
    at_step(page, 4)
    assert faults(page) == []
    page.locator(".bench .cell.lit").first.click()
    at_step(page, 5)
    ada.press("Next")
    at_step(page, 6)
    page.locator("button.end").click()
    at_step(page, 7)
    expect(page.locator(".coach")).to_contain_text("Novice again")
    if take_fitting(page):
        at_step(page, 8)
        page.locator(".bench .cell.lit").first.click()
        at_step(page, 9)
    page.locator("button.end").click()
    at_step(page, 10)
    use_a_tool(page)
    at_step(page, 11)
    ada.press("Next")
    at_step(page, 12)
    ada.press("Play on")
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    expect(page.locator(".bench .cell").first).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)
    assert ada.complaints == []
    ada.context.close()


def use_a_tool(page: Page) -> None:
    """Take dice until a tool can be used on one, and use it."""
    page.locator(".turn h1:has-text('Your turn')").wait_for()
    dice = page.locator(".pool .loose.may")
    for number in range(dice.count()):
        dice.nth(number).click()
        page.locator(".hand").wait_for()
        if page.locator(".tool.use .btn").count():
            page.locator(".tool.use .btn").first.click()
            return
        put_back(page)
    raise AssertionError("no die lets a tool be used")


def test_a_first_game_is_continued_with_its_coach_where_it_was_left_and_played_to_its_end(
    browser: Browser, server: Running
) -> None:
    ada = open_lesson(browser, server)
    page = ada.page
    lesson = page.url
    ada.press("Next")
    page.locator(".pool .loose.may").first.click()
    at_step(page, 3)
    ada.visit()
    ada.press("Continue")
    at_step(page, 3)
    assert page.url == lesson
    page.goto(lesson.replace("/learn/", "/t/"))
    for _ in range(2):
        expect(page.locator(".hand")).to_be_visible()
        expect(page.locator(".coach")).to_have_count(0)
        page.reload()
    ada.visit()
    ada.press("Continue")
    page.locator(".coach .ghosted").click()
    ada.visit()
    ada.press("Continue")
    expect(page.locator(".hand")).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)
    play_to_end([ada])
    assert page.locator(".gallery figure").count() == 2
    assert ada.complaints == []
    ada.context.close()


def test_steps_survive_a_reload_can_be_skipped_and_speak_every_language(browser: Browser, server: Running) -> None:
    ada = open_lesson(browser, server, 360, 780)
    page = ada.page
    table = page.url
    ada.press("Next")
    at_step(page, 2)
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for language in ("it", "ru", "uk"):
        ada.context.add_cookies([{"name": "language", "value": language, "url": server.address}])
        page.goto(table)
        expect(page.locator(".coach [role=status]")).to_have_text(say("lesson-take", language=language))
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator(".pool .loose.may").first.click()
    expect(page.locator(".coach [role=status]")).to_have_text(say("lesson-why", language="uk"))
    page.get_by_role("button", name=say("lesson-skip", language="uk")).click()
    expect(page.locator(".coach [role=status]")).to_have_text(say("lesson-place", language="uk"))
    page.get_by_role("button", name=say("lesson-quiet", language="uk")).click()
    expect(page.locator(".coach")).to_have_count(0)
    assert ada.complaints == []
    ada.context.close()
