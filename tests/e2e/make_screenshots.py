"""Pictures of every screen at three widths, light and dark, for people to look at: make screenshots."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from e2e.browsing import Visitor, open_browser, play_to_end
from server.serving import run_server

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
THEMES = ("light", "dark")


def take_all(browser: Browser, address: str, folder: Path, size: str, theme: str) -> None:
    """Play a game and take a picture of each screen on the way."""
    width, height = SIZES[size]
    ada = Visitor(browser, address, width, height, color_scheme=theme)

    def take(screen: str) -> None:
        ada.page.wait_for_timeout(150)
        ada.page.screenshot(path=folder / f"{screen}-{size}-{theme}.png")

    ada.visit()
    ada.page.locator(".lancet").wait_for()
    take("start")
    ada.press("New table")
    ada.page.locator(".setup").wait_for()
    take("new")
    ada.press("Make the table")
    ada.page.locator(".invite").wait_for()
    take("lobby")
    ada.visit()
    ada.press("Play now")
    ada.page.locator(".pick").nth(1).click()
    take("choice")
    ada.page.locator(".go .btn").click()
    play_to_end([ada], until=24)
    show_forecast(ada)
    take("table")
    play_to_end([ada])
    take("end")
    ada.context.close()


def show_forecast(ada: Visitor) -> None:
    """Go on until a die is in hand, and point at a cell where it may go."""
    rng = random.Random(1)
    while ada.page.locator(".bench .cell.lit").count() == 0 and not ada.is_over():
        if ada.may_move():
            ada.step(rng)
        ada.page.wait_for_timeout(50)
    if ada.page.locator(".bench .cell.lit").count():
        ada.page.locator(".bench .cell.lit").first.hover()


def main(folder: Path, sizes: list[str], themes: list[str]) -> None:
    """Take the pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, run_server(Path(data)) as server, open_browser() as browser:
        for size in sizes:
            for theme in themes:
                take_all(browser, server.address, folder, size, theme)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2].split(",") if sys.argv[2:] else list(SIZES), sys.argv[3:] or list(THEMES))
