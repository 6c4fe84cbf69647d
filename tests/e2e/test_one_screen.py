"""All that a turn needs is on one screen with all of Glory on the table: on a small phone and on a wide screen, in
every language, with the page's own type and with what stands in for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browsing import Visitor, lay_table
from e2e.faces import STAND_INS, block_faces, faces_used
from e2e.test_everyone import faults
from server.serving import Running

NEEDED = [
    ".turn h1",
    ".track",
    ".bench .lead",
    ".prompt",
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
PRIVATES = [["shades_of_purple"], ["shades_of_red"], ["shades_of_blue"], ["shades_of_green"]]

PHONE = (360, 740)
WIDE = {2: (1440, 900), 4: (1920, 1080)}
"""The smallest wide screen for a number of seats."""
CHOOSING = [".bench .lead", ".dealt .ornament", ".answers .btn"]
TABLES = [("en", 2), ("it", 2), ("ru", 4), ("uk", 4)]
OTHER_TABLES = [("en", 4), ("it", 4), ("ru", 2), ("uk", 2)]

pytestmark = pytest.mark.slow


def begin_game(ada: Visitor, server: Running, seats: int) -> None:
    """A table of Glory with bots, where this visitor is asked which ornaments to keep."""
    options = {"modules": ["strife", "pioneers", "ornaments", "rivalry"]}
    deal = {**DEAL, "ornaments": ORNAMENTS[:seats], "privates": PRIVATES[:seats]}
    table = lay_table(server, seats=seats, options=options, deal=deal)
    asks = f"{server.address}/api/tables/{table}"
    ada.visit(f"/t/{table}")
    ada.page.request.post(f"{asks}/seats", data={"name": "Ada", "nonce": "a" * 32})
    for seat in range(1, seats):
        ada.page.request.post(f"{asks}/seats/{seat}/bot", data={"bot": "random"})
    ada.page.request.post(f"{asks}/start")
    ada.choose_window()
    ada.page.locator(".answers .btn").last.wait_for()


def begin_turn(ada: Visitor) -> None:
    """Keep both ornaments and wait for the first turn."""
    ada.page.locator(".answers .btn").last.click()
    ada.page.locator(".pool .loose.may").first.wait_for()


def outside(page: Page, needed: list[str] = NEEDED) -> list[str]:
    """What is needed for a turn and not wholly in sight, or makes the page wider than the screen."""
    page.evaluate("scrollTo(0, 0)")
    found: list[str] = page.evaluate(OUTSIDE, needed)
    return found + (["wide"] if is_wide(page) else [])


def outside_somewhere(page: Page, seats: int, needed: list[str]) -> dict[str, list[str]]:
    """What is not in sight on a wide screen, and on a phone."""
    found = {}
    for name, (width, height) in {"wide": WIDE[seats], "phone": PHONE}.items():
        page.set_viewport_size({"width": width, "height": height})
        found[name] = outside(page, needed)
    return {name: places for name, places in found.items() if places}


def is_wide(page: Page) -> bool:
    """Would one have to scroll sideways?"""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def check_turn(ada: Visitor, server: Running, seats: int) -> None:
    """Choosing ornaments, beginning a turn and holding a die are in sight on both screens; ends on the phone."""
    begin_game(ada, server, seats)
    assert outside_somewhere(ada.page, seats, CHOOSING) == {}
    begin_turn(ada)
    assert outside_somewhere(ada.page, seats, NEEDED) == {}
    ada.page.locator(".pool .loose.may").first.click()
    ada.page.locator(".held").wait_for()
    assert outside_somewhere(ada.page, seats, NEEDED) == {}


@pytest.mark.parametrize(("language", "seats"), TABLES)
def test_a_turn_of_glory_fits_a_phone_and_a_wide_screen(
    browser: Browser, server: Running, language: str, seats: int
) -> None:
    ada = Visitor(browser, server.address, *PHONE, locale=language)
    check_turn(ada, server, seats)
    assert faults(ada.page) == []
    ada.page.locator(".sheet .look").click()
    expect(ada.page.locator("dialog[open] .words")).to_have_count(4)
    assert faults(ada.page) == []
    assert not is_wide(ada.page)
    assert ada.complaints == []
    ada.context.close()


@pytest.mark.parametrize(("language", "seats"), OTHER_TABLES)
def test_so_it_does_with_more_and_fewer_rivals(browser: Browser, server: Running, language: str, seats: int) -> None:
    ada = Visitor(browser, server.address, *PHONE, locale=language)
    check_turn(ada, server, seats)
    ada.context.close()


@pytest.mark.parametrize("faces", STAND_INS)
@pytest.mark.parametrize(("language", "seats"), TABLES)
def test_so_it_does_with_type_that_stands_in(
    browser_with: Callable[[str], Browser], server: Running, language: str, seats: int, faces: str
) -> None:
    ada = Visitor(browser_with(faces), server.address, *PHONE, locale=language)
    block_faces(ada.page)
    check_turn(ada, server, seats)
    assert faces_used(ada.page, "h1, h2, h3, p, b, .btn") == {f"{faces} Sans", f"{faces} Serif"}
    ada.context.close()
