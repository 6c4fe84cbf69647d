"""Pictures of every screen at four widths, light and dark, in a language, for people to look at: make screenshots."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from e2e.browsing import Visitor, open_browser, play_to_end
from e2e.test_everyone import ADDRESSES
from server.serving import run_server

SIZES = {"small": (360, 740), "phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
THEMES = ("light", "dark")
LOOKING_BACK = {"dice": ("?dice", ".outcomes"), "replay": ("?at=40", ".replay"), "review": ("?review=0", ".chart")}


def take_all(browser: Browser, address: str, folder: Path, size: str, theme: str, language: str) -> None:
    """Play a game and take a picture of each screen on the way."""
    width, height = SIZES[size]
    ada = Visitor(browser, address, width, height, color_scheme=theme, locale=language)

    def take(screen: str) -> None:
        ada.page.wait_for_timeout(150)
        ada.page.screenshot(path=folder / f"{screen}-{size}-{theme}-{language}.png", full_page=True)

    for path, sign in {**ADDRESSES, "/rules": ".rules"}.items():
        ada.visit(path)
        ada.page.locator(sign).first.wait_for()
        take(path.strip("/") or "start")
    ada.visit("/new")
    ada.page.locator(".setup .btn.primary").click()
    ada.page.locator(".invite").wait_for()
    take("lobby")
    ada.visit()
    ada.page.locator(".btn.big.primary").click()
    ada.page.locator(".pick").nth(1).click()
    take("choice")
    ada.page.locator(".go .btn").click()
    play_to_end([ada], until=24)
    show_forecast(ada)
    take("table")
    play_to_end([ada])
    take("end")
    table = ada.page.url
    for screen, (query, sign) in LOOKING_BACK.items():
        ada.page.goto(f"{table}{query}")
        ada.page.locator(sign).wait_for(timeout=60_000)
        take(screen)
    ada.context.close()


def show_forecast(ada: Visitor) -> None:
    """Go on until a die is in hand, and point at a cell where it may go."""
    rng = random.Random(1)
    while ada.page.locator(".bench .cell.lit").count() == 0 and not ada.is_over():
        ada.step(rng)
    if ada.page.locator(".bench .cell.lit").count():
        ada.page.locator(".bench .cell.lit").first.hover(force=True)


def main(folder: Path, sizes: list[str], themes: list[str], language: str) -> None:
    """Take the pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, run_server(Path(data)) as server, open_browser() as browser:
        for size in sizes:
            for theme in themes:
                take_all(browser, server.address, folder, size, theme, language)


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    sizes, themes = given.get(1, ",".join(SIZES)).split(","), given.get(2, ",".join(THEMES)).split(",")
    main(Path(given[0]), sizes, themes, given.get(3, "en"))
