"""For everyone: touch, languages, and what axe finds on every screen, light and dark."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browsing import PATIENCE, Visitor
from server.serving import QUICK, Running

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ADDRESSES = {
    "/": ".lancet",
    "/new": ".setup",
    "/sheet": ".tally",
    "/replay": ".panel .btn",
    "/about": ".license",
    "/learn": ".coach",
    "/settings": ".settings",
    "/device": ".device .btn",
    "/play": ".page .btn.primary",
    "/games": ".page",
}
"""Screens that an address leads to, and what is on each when it is complete."""
SETTLED = """() => {
  const ends = document.getAnimations().filter(moving => moving.effect.getComputedTiming().endTime < Infinity)
  return Promise.allSettled(ends.map(moving => moving.finished)).then(() => new Promise(requestAnimationFrame))
}"""
"""Waits until nothing moves any more, but what always does."""

pytestmark = pytest.mark.slow


def faults(page: Page, only: str = "") -> list[str]:
    """What axe finds on the page as it stands; `only` names a group of its rules."""
    page.evaluate(SETTLED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    rules = {"runOnly": [only]} if only else {}
    found: Any = page.evaluate("asked => axe.run(document, asked)", {"resultTypes": ["violations"], **rules})
    return [f"{fault['id']}: {node['html'][:160]}" for fault in found["violations"] for node in fault["nodes"][:3]]


def faults_in_both_themes(page: Page, screen: str) -> list[str]:
    """What axe finds on a screen, light and dark, and what makes it wider than the page. Themes differ in colors."""
    found = []
    for only in ("", "cat.color"):
        theme = page.evaluate("document.documentElement.dataset.theme")
        found += [f"{screen}, {theme}: {fault}" for fault in faults(page, only)]
        page.locator(".theme:not(.sound)").dispatch_event("click")
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append(f"{screen} is wider than the page")
    return found


def screens(ada: Visitor) -> Iterator[str]:
    """Every screen in turn, by what a person clicks on, in whatever language."""
    for path, sign in ADDRESSES.items():
        ada.visit(path)
        ada.page.locator(sign).first.wait_for()
        yield path
    ada.visit("/device")
    ada.page.locator(".device .btn").click()
    ada.page.locator(".link-row").wait_for()
    yield "a link for another device"
    ada.visit("/device#from-another")
    ada.page.locator(".device .answers").wait_for()
    yield "a link from another device"
    ada.visit("/new")
    ada.page.locator(".setup .btn.primary").click()
    ada.page.locator(".invite").wait_for()
    yield "lobby"
    ada.visit()
    ada.page.locator(".btn.big.primary").click()
    ada.page.locator(".pick").first.wait_for()
    yield "choice"
    ada.choose_window()
    ada.page.locator(".pool .loose.may").first.click()
    ada.page.locator(".bench .cell.lit").first.hover()
    yield "table"
    ada.finish()
    yield "end"
    table = ada.page.url.removeprefix(ada.address)
    for query, sign in {"?at=40": ".replay", "?dice": ".outcomes", "?review=0": ".review .chart"}.items():
        ada.visit(f"{table}{query}")
        ada.page.locator(sign).wait_for(timeout=4 * PATIENCE)
        yield query
    for path, sign in {"/games": ".thumb", "/play": ".bars"}.items():
        ada.visit(path)
        ada.page.locator(sign).first.wait_for()
        yield f"{path} after a game"


@pytest.mark.parametrize(
    ("language", "width"),
    [("en", 1280), ("it", 360), ("ru", 1280), ("uk", 360)],
    ids=lambda value: str(value),
)
def test_axe_finds_no_fault_on_any_screen(browser: Browser, server: Running, language: str, width: int) -> None:
    server.app.state.reviews.measure = QUICK
    ada = Visitor(browser, server.address, width, 860, color_scheme="light", locale=language)
    assert [fault for screen in screens(ada) for fault in faults_in_both_themes(ada.page, screen)] == []
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
    expect(ada.page.locator("html")).not_to_have_attribute("lang", locale[:2])
    ada.page.locator(".lancet").wait_for()
    assert ada.text() != own
    assert ada.complaints == []
    ada.context.close()
