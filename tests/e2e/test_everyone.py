"""For everyone: the keyboard alone, touch, and what axe finds on every screen, light and dark."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from e2e.browsing import LONGEST_GAME, Visitor, play_to_end
from server.serving import Running

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
pytestmark = pytest.mark.slow


def faults(page: Page) -> list[str]:
    """What axe finds on the page as it stands."""
    page.wait_for_timeout(300)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{fault['id']}: {node['html'][:160]}" for fault in found["violations"] for node in fault["nodes"][:3]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1280, 860), (360, 780)], ids=["desktop", "phone"])
def test_axe_finds_no_fault_on_any_screen(browser: Browser, server: Running, theme: str, size: tuple[int, int]) -> None:
    ada = Visitor(browser, server.address, *size, color_scheme=theme)
    found: dict[str, list[str]] = {}
    ada.visit()
    ada.page.locator(".lancet").wait_for()
    found["start"] = faults(ada.page)
    ada.press("New table")
    ada.page.locator(".setup").wait_for()
    found["new"] = faults(ada.page)
    ada.press("Make the table")
    ada.page.locator(".invite").wait_for()
    found["lobby"] = faults(ada.page)
    ada.visit()
    ada.press("Play now")
    ada.page.locator(".pick").first.wait_for()
    found["choice"] = faults(ada.page)
    ada.choose_window()
    ada.page.locator(".pool .loose.may").first.click()
    ada.page.locator(".bench .cell.lit").first.hover()
    found["table"] = faults(ada.page)
    play_to_end([ada])
    found["end"] = faults(ada.page)
    assert {screen: list_ for screen, list_ in found.items() if list_} == {}
    ada.context.close()


def test_no_screen_is_wider_than_a_small_phone(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address, 360, 740)
    wide = "document.documentElement.scrollWidth"
    ada.visit()
    ada.page.locator(".lancet").wait_for()
    assert ada.page.evaluate(wide) <= 360
    ada.press("Play now")
    ada.page.locator(".pick").first.wait_for()
    assert ada.page.evaluate(wide) <= 360
    ada.choose_window()
    play_to_end([ada], until=12)
    assert ada.page.evaluate(wide) <= 360
    play_to_end([ada])
    assert ada.page.evaluate(wide) <= 360
    ada.context.close()


def press_to(page: Page, selector: str) -> None:
    """Tab until an element of this kind has the focus."""
    for _ in range(60):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never comes to {selector}")


def test_the_keyboard_alone_plays_a_whole_game(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address)
    page, start = ada.page, time.monotonic()
    ada.visit()
    page.locator(".lancet").wait_for()
    press_to(page, ".btn.big.primary")
    page.keyboard.press("Enter")
    page.locator(".pick").first.wait_for()
    press_to(page, ".pick input")
    page.keyboard.press("Space")
    press_to(page, ".go .btn")
    page.keyboard.press("Enter")
    while not ada.is_over():
        assert time.monotonic() - start < LONGEST_GAME
        if not ada.may_move():
            page.wait_for_timeout(30)
        elif page.locator(".bench .cell.lit").count():
            page.keyboard.press("l")
            page.wait_for_timeout(20)
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
        elif page.locator("h1:has-text('fits nowhere')").count():
            page.keyboard.press("Escape")
            page.wait_for_timeout(60)
            page.keyboard.press("e")
            page.wait_for_timeout(60)
        elif page.locator(".pool .loose.may").count():
            press_to(page, ".pool .loose.may")
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
        elif page.locator("button.end:enabled").count():
            page.keyboard.press("e")
            page.wait_for_timeout(60)
    assert re.match("Winner: ", page.locator(".mid h1").inner_text())
    assert ada.complaints == []
    ada.context.close()


def test_touch_takes_and_places_a_die(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address, 390, 844, has_touch=True, is_mobile=True)
    ada.visit()
    ada.page.get_by_role("button", name="Play now").tap()
    ada.page.locator(".pick").first.tap()
    ada.page.locator(".go .btn").tap()
    ada.page.locator(".pool .loose.may").first.tap()
    ada.page.locator(".bench .cell.lit").first.tap()
    ada.page.locator(".bench .cell.full").first.wait_for()
    assert ada.complaints == []
    ada.context.close()


@pytest.mark.parametrize(
    ("locale", "word"), [("en-US", "English"), ("it-IT", "Italiano"), ("ru-RU", "Русский"), ("uk-UA", "Українська")]
)
def test_the_page_speaks_the_language_of_the_browser_and_can_be_switched(
    browser: Browser, server: Running, locale: str, word: str
) -> None:
    ada = Visitor(browser, server.address, locale=locale)
    ada.visit()
    ada.page.locator(".lancet").wait_for()
    assert ada.page.evaluate("document.documentElement.lang") == locale[:2]
    assert ada.page.locator("select.language option:checked").inner_text() == word
    assert faults(ada.page) == []
    own = ada.text()
    ada.page.locator("select.language").select_option("uk" if locale != "uk-UA" else "en")
    ada.page.wait_for_function(f"document.documentElement.lang !== '{locale[:2]}'")
    ada.page.locator(".lancet").wait_for()
    assert ada.text() != own
    assert ada.complaints == []
    ada.context.close()
