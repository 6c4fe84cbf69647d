"""The type of the page: its own faces for every letter in every language, figures of one width, and no jump when they
come late."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Route

from e2e.browsing import Visitor
from e2e.faces import STAND_INS, faces_used
from server.serving import Running

LANGUAGES = ("en", "it", "ru", "uk")
TITLES, TEXT = "Alegreya SemiBold", "Source Sans 3 ExtraLight"
"""What the two faces call themselves; the second is variable, and named after its thinnest weight."""
PAGES = {"/": ".lancet", "/rules": ".entry", "/sheet": ".tally", "/about": ".license"}
"""Pages with many words, and what is on each when it is complete."""
WRITE_LETTERS = """face => {
  const line = document.createElement('p')
  line.id = face
  line.style.fontFamily = `var(--${face})`
  line.textContent = [...new Set(document.body.innerText)].join(' ')
  document.body.append(line)
  const [first] = getComputedStyle(line).fontFamily.split(',')
  return document.fonts.load(`1em ${first}`, line.textContent).then(() => new Promise(requestAnimationFrame))
}"""
WIDTHS = """face => {
  const text = document.createElement('span')
  text.style.font = `400 40px var(--${face})`
  document.body.append(text)
  const widths = [...'0123456789'].map(figure => ((text.textContent = figure), text.getBoundingClientRect().width))
  text.remove()
  return [...new Set(widths)]
}"""
PLACES = """() => [...document.querySelectorAll('.doors > *')].flatMap(door => {
  const box = door.getBoundingClientRect()
  return [box.top + scrollY, box.bottom + scrollY]
})"""
FARTHEST = 20.0
"""Pixels that a part of the page may move when its face comes late: a line of small text that only just fits."""

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_is_drawn_with_the_faces_of_the_page(browser: Browser, server: Running, language: str) -> None:
    ada = Visitor(browser, server.address, locale=language)
    for path, sign in PAGES.items():
        ada.visit(path)
        ada.page.locator(sign).first.wait_for()
        assert faces_used(ada.page, "h1") == {TITLES}
        assert faces_used(ada.page, "select") == {TEXT}
        for face, name in (("sans", TEXT), ("serif", TITLES)):
            ada.page.evaluate(WRITE_LETTERS, face)
            assert faces_used(ada.page, f"#{face}") == {name}, path
    ada.context.close()


def test_figures_are_of_one_width_in_both_faces(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address)
    ada.visit()
    ada.page.locator(".lancet").wait_for()
    for face in ("sans", "serif"):
        assert len(ada.page.evaluate(WIDTHS, face)) == 1
    ada.context.close()


def open_start_before_its_faces(ada: Visitor) -> list[Route]:
    """Open the start page while its faces are held back; those are given."""
    held: list[Route] = []
    ada.page.route("**/*.woff2", lambda route: held.append(route))
    ada.page.goto(ada.address, wait_until="commit")
    ada.page.locator(".lancet").wait_for()
    assert held
    return held


def let_come(page: Page, held: list[Route]) -> None:
    """Let the faces come and be drawn."""
    for route in held:
        route.continue_()
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")


def places(page: Page) -> list[float]:
    """Where the parts of the start page are, on a phone and on a wide screen."""
    found: list[float] = []
    for width in (360, 1280):
        page.set_viewport_size({"width": width, "height": 860})
        found += page.evaluate(PLACES)
    return found


@pytest.mark.parametrize("faces", STAND_INS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_jumps_when_the_faces_come_late(
    browser_with: Callable[[str], Browser], server: Running, language: str, faces: str
) -> None:
    ada = Visitor(browser_with(faces), server.address, locale=language)
    held = open_start_before_its_faces(ada)
    assert faces_used(ada.page, ".doors *") == {f"{faces} Sans", f"{faces} Serif"}
    before = places(ada.page)
    let_come(ada.page, held)
    assert faces_used(ada.page, ".doors *") == {TEXT, TITLES}
    moved = [abs(late - early) for early, late in zip(before, places(ada.page), strict=True)]
    assert max(moved) <= FARTHEST, moved
    ada.context.close()
