"""The score sheet for owners of the box: windows tapped in on a phone or typed at a keyboard, counted by the server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from e2e.browsing import Visitor
from e2e.test_everyone import faults
from server.serving import Running

pytestmark = pytest.mark.slow
EXAMPLE = ".. G4 R2 Y3 P6 R3 Y1 .. G1 R2 P5 G3 .. P6 B5 B4 Y5 G4 B2 G6".split()  # noqa: SIM905
PHONE = {"width": 360, "height": 740, "has_touch": True, "is_mobile": True}


def open_sheet(ada: Visitor) -> None:
    """The score sheet, by the door on the start page."""
    ada.visit()
    ada.page.get_by_role("link", name="Score sheet").click()
    ada.page.locator(".tally").wait_for()


def die(ada: Visitor, text: str) -> Locator:
    """A die of the palette, or its place for no die."""
    return ada.page.locator(f'.palette [data-die="{text}"]')


def cell(ada: Visitor, name: str) -> Locator:
    """A cell of the window in sight."""
    return ada.page.locator(f'.seat [data-cell="{name}"]')


def choose_pattern(ada: Visitor, name: str) -> None:
    """Search for a window and choose it."""
    ada.page.locator(".btn.pattern").tap()
    ada.page.get_by_label("Search by name").fill(name[:6])
    ada.page.locator(".drawn", has_text=name).tap()


def fill_in(ada: Visitor) -> None:
    """The rulebooks' example for Ada, and two red dice side by side for Ben, all by touch."""
    page = ada.page
    for objective in ("Column Color Variety", "Light Shades", "Color Variety"):
        page.get_by_role("button", name=objective, exact=True).tap()
    page.get_by_label("Name", exact=True).fill("Ada")
    choose_pattern(ada, "Fractal Drops")
    page.get_by_label("Private objective").select_option("shades_of_purple")
    cell(ada, "a1").tap()
    for text in EXAMPLE:
        die(ada, text).tap()
    page.get_by_role("tab").nth(1).tap()
    page.get_by_label("Name", exact=True).fill("Ben")
    page.get_by_role("button", name="One token more").tap()
    die(ada, "R1").tap()
    cell(ada, "a1").tap()
    cell(ada, "a2").tap()
    cell(ada, "d5").tap()
    cell(ada, "d5").tap()


def test_two_windows_are_tapped_in_on_a_phone_counted_and_kept(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address, **PHONE)
    page = ada.page
    open_sheet(ada)
    expect(page.locator(".missing")).to_contain_text("Public objectives: 0 of 3 chosen.")
    fill_in(ada)
    expect(page.locator(".verdict-line")).to_have_text("Winner: Ada with 40 points.")
    expect(page.locator(".lines .sum td")).to_have_text(["40", "−17"])
    expect(page.locator(".seat .cell.challenged")).to_have_count(2)
    expect(page.locator(".faults")).to_contain_text("a2 red 1: the same color as on a1.")
    assert "the same color" in str(cell(ada, "a1").get_attribute("aria-label"))
    expect(page.locator(".missing")).to_contain_text("The printed window of Ben")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360

    page.reload()
    expect(page.locator(".verdict-line")).to_have_text("Winner: Ada with 40 points.")
    page.get_by_role("button", name="A tool allowed it").tap()
    expect(page.locator(".faults")).to_contain_text("c5 blue 5: set against the print by a tool.")
    expect(page.locator(".seat .cell.challenged")).to_have_count(0)

    page.get_by_role("button", name="Start over").tap()
    page.get_by_role("button", name="Keep it").tap()
    expect(page.locator(".seat .cell.full")).to_have_count(17)
    page.get_by_role("button", name="Start over").tap()
    page.get_by_role("button", name="Clear the sheet").tap()
    expect(page.locator(".seat .cell.full")).to_have_count(0)
    page.reload()
    page.locator(".tally").wait_for()
    expect(page.locator(".seat .cell.full")).to_have_count(0)
    assert ada.complaints == []
    ada.context.close()


def test_a_solo_window_with_a_print_of_its_own_and_gray_dice_is_typed_at_the_keyboard(
    browser: Browser, server: Running
) -> None:
    ada = Visitor(browser, server.address)
    page = ada.page
    ada.visit("/sheet")
    page.get_by_label("Players").select_option("1")
    page.get_by_text("Glory expansion").click()
    expect(page.get_by_label(re.compile("^Pioneers"))).to_have_count(0)
    page.get_by_label(re.compile("^Strife")).check()
    die(ada, "S6").wait_for()
    page.locator(".btn.pattern").click()
    page.get_by_role("button", name="Another one: draw its print").click()
    cell(ada, "a1").focus()
    page.keyboard.type("y6")
    page.get_by_role("button", name="The print is done").click()
    cell(ada, "a1").focus()
    page.keyboard.type("r5b3s6")
    expect(page.locator(".faults li")).to_have_text(
        [re.compile("^a1 red 5: not the"), re.compile("^a2 blue 3: not the")]
    )
    expect(page.locator(".hint")).to_have_text("Tap a cell and then its die, or a die and then its cells.")
    page.keyboard.press("ArrowDown")
    page.keyboard.type("y")
    expect(page.locator(".hint")).to_have_text("Yellow, and now a digit from 1 to 6.")
    page.keyboard.type("1")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Delete")
    expect(page.locator(".seat .cell.full")).to_have_count(3)
    page.get_by_role("button", name="Dice of the round track").click()
    die(ada, "G2").click()
    expect(page.locator(".verdict-line")).to_have_text(re.compile("^Lost with -51 points: not more than the 2"))
    page.get_by_label(re.compile("^Strife:")).uncheck()
    expect(page.locator(".seat .cell.full")).to_have_count(2)
    assert ada.complaints == []
    ada.context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_fault_on_the_score_sheet(browser: Browser, server: Running, theme: str) -> None:
    ada = Visitor(browser, server.address, **PHONE, color_scheme=theme)
    open_sheet(ada)
    found = {"empty": faults(ada.page)}
    die(ada, "R1").tap()
    cell(ada, "a1").tap()
    cell(ada, "a2").tap()
    expect(ada.page.locator(".seat .cell.challenged")).to_have_count(2)
    found["phone"] = faults(ada.page)
    ada.page.locator(".btn.pattern").tap()
    ada.page.get_by_label("Search by name").fill("fractal")
    found["patterns"] = faults(ada.page)
    ada.press("Close")
    ada.page.set_viewport_size({"width": 1280, "height": 860})
    expect(ada.page.locator(".seat")).to_have_count(2)
    ada.page.get_by_text("Glory expansion").click()
    for module in ("Strife", "Pioneers", "Ornaments", "Rivalry"):
        ada.page.get_by_label(re.compile(f"^{module}:")).check()
    ada.page.get_by_label("Pioneer 1").select_option("four_corners")
    found["desktop"] = faults(ada.page)
    assert {screen: list_ for screen, list_ in found.items() if list_} == {}
    ada.context.close()
