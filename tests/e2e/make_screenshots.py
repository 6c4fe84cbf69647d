"""Pictures of every screen at six sizes, light and dark, in a language, for people to look at: make screenshots."""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from e2e.browsing import Visitor, lay_table, open_browser, play_to_end
from e2e.test_every_size import keep_ornaments, sit_down
from e2e.test_everyone import ADDRESSES
from server.serving import Running, run_server

SIZES = {
    "small": (360, 640),
    "phone": (390, 844),
    "sideways": (844, 390),
    "tablet": (820, 1180),
    "laptop": (1366, 650),
    "desktop": (1440, 900),
}
THEMES = ("light", "dark")
LOOKING_BACK = {"dice": ("?dice", ".outcomes"), "replay": ("?at=40", ".replay"), "review": ("?review=0", ".chart")}


def take_all(browser: Browser, server: Running, folder: Path, size: str, theme: str, language: str) -> None:
    """Play a game and take a picture of each screen on the way."""
    width, height = SIZES[size]
    ada = Visitor(browser, server.address, width, height, color_scheme=theme, locale=language)

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
    ada.page.locator(".ask").click()
    ada.page.locator(".hint").first.wait_for()
    take("hints")
    play_to_end([ada])
    take("end")
    take_looking_back(ada, take)
    take_tables(ada, server, take)
    ada.context.close()


def take_looking_back(ada: Visitor, take: Callable[[str], None]) -> None:
    """What is made of a finished game: its dice, its replay, its review, the list of games."""
    table = ada.page.url
    for screen, (query, sign) in LOOKING_BACK.items():
        ada.page.goto(f"{table}{query}")
        ada.page.locator(sign).wait_for(timeout=60_000)
        take(screen)
    ada.page.locator("article .btn").first.click()
    ada.page.locator(".look .stage").wait_for()
    take("look")
    ada.visit("/games")
    ada.page.locator(".games .btn.small").first.wait_for()
    take("games")


def take_tables(ada: Visitor, server: Running, take: Callable[[str], None]) -> None:
    """Other kinds of tables: all of Glory, one device passed around, dice of one's own."""
    sit_down(ada, server, "glory")
    ada.page.locator(".answers .btn").last.wait_for()
    take("ornaments")
    keep_ornaments(ada)
    take("glory")
    ada.visit("/new")
    ada.page.locator("select:has(option[value=me])").nth(1).select_option("me")
    ada.page.locator(".setup .btn.primary").click()
    ada.page.locator(".handover").wait_for()
    take("handover")
    table = lay_table(server, edition="revised", seats=1, dice_by_hand=True)
    ada.visit(f"/t/{table}")
    asks = f"{server.address}/api/tables/{table}"
    ada.page.request.post(f"{asks}/seats", data={"name": "Ada", "nonce": "a" * 32})
    ada.page.request.post(f"{asks}/start")
    ada.choose_window()
    ada.page.locator(".helping .btn").click()
    ada.page.locator(".tray").wait_for()
    take("own-dice")


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
                take_all(browser, server, folder, size, theme, language)


if __name__ == "__main__":
    given = dict(enumerate(sys.argv[1:]))
    sizes, themes = given.get(1, ",".join(SIZES)).split(","), given.get(2, ",".join(THEMES)).split(",")
    main(Path(given[0]), sizes, themes, given.get(3, "en"))
