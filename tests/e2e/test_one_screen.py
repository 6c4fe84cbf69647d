"""All that a turn needs is on one screen with all of Glory on the table: on a small phone in every language, and on a
wide screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browsing import Visitor, lay_table
from e2e.test_everyone import faults
from server.serving import Running

NEEDED = [
    ".turn h1",
    ".track",
    ".bench .lead",
    ".preview",
    ".pool .loose",
    ".undo",
    ".end",
    ".tool",
    ".sheet .open",
    ".sheet .ornament",
]
OUTSIDE = """places => places.filter(place => {
  const boxes = [...document.querySelectorAll(place)].map(found => found.getBoundingClientRect())
  const isAcross = box => box.width && box.left >= 0 && box.right <= innerWidth
  return !boxes.length || !boxes.every(box => isAcross(box) && box.top >= 0 && box.bottom <= innerHeight)
})"""
DEAL = {
    "board": "top_and_bottom",
    "pioneers": ["rainbow_row", "favorite_hue", "perfect_column"],
    "tools": ["exchange_clamp", "flux_remover", "cork_backed_straightedge"],
    "publics": ["gray_in_bloom", "soft_gradient", "row_color_variety"],
}
"""Cards with long names and words."""
ORNAMENTS = [["chevron", "long_ribbon"], ["checker", "arch"], ["frieze", "saltire"], ["pillar", "garland"]]

pytestmark = pytest.mark.slow


def begin_turn(ada: Visitor, server: Running, seats: int) -> None:
    """A table of Glory with bots, as it stands when the first turn of this visitor begins, with both ornaments kept."""
    options = {"modules": ["strife", "pioneers", "ornaments", "rivalry"]}
    table = lay_table(server, seats=seats, options=options, deal={**DEAL, "ornaments": ORNAMENTS[:seats]})
    asks = f"{server.address}/api/tables/{table}"
    ada.visit(f"/t/{table}")
    ada.page.request.post(f"{asks}/seats", data={"name": "Ada", "nonce": "a" * 32})
    for seat in range(1, seats):
        ada.page.request.post(f"{asks}/seats/{seat}/bot", data={"bot": "random"})
    ada.page.request.post(f"{asks}/start")
    ada.choose_window()
    ada.page.locator(".answers .btn").last.wait_for()
    assert outside(ada.page, [".bench .lead", ".dealt .ornament", ".answers .btn"]) == []
    ada.page.locator(".answers .btn").last.click()
    ada.page.locator(".pool .loose.may").first.wait_for()


def outside(page: Page, needed: list[str] = NEEDED) -> list[str]:
    """What is needed for a turn and not wholly in sight, or makes the page wider than the screen."""
    page.evaluate("scrollTo(0, 0)")
    found: list[str] = page.evaluate(OUTSIDE, needed)
    return found + (["wide"] if is_wide(page) else [])


def is_wide(page: Page) -> bool:
    """Would one have to scroll sideways?"""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


@pytest.mark.parametrize(("language", "seats"), [("en", 4), ("it", 2), ("ru", 4), ("uk", 2)])
def test_a_turn_of_glory_fits_a_small_phone(browser: Browser, server: Running, language: str, seats: int) -> None:
    ada = Visitor(browser, server.address, 360, 740, locale=language)
    begin_turn(ada, server, seats)
    assert outside(ada.page) == []
    ada.page.locator(".pool .loose.may").first.click()
    ada.page.locator(".held").wait_for()
    assert outside(ada.page) == []
    assert faults(ada.page) == []
    ada.page.locator(".sheet .look").click()
    expect(ada.page.locator("dialog[open] .words")).to_have_count(4)
    assert faults(ada.page) == []
    assert not is_wide(ada.page)
    assert ada.complaints == []
    ada.context.close()


@pytest.mark.parametrize(("seats", "width", "height"), [(2, 1440, 900), (4, 1920, 1080)])
def test_a_turn_of_glory_fits_a_wide_screen(
    browser: Browser, server: Running, seats: int, width: int, height: int
) -> None:
    ada = Visitor(browser, server.address, width, height)
    begin_turn(ada, server, seats)
    assert outside(ada.page, [place for place in NEEDED if place != ".sheet .ornament"]) == []
    ada.context.close()
