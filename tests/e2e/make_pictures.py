"""The README's pictures: the table, other screens, and two turns in motion (`make pictures`; that one needs pillow)."""

from __future__ import annotations

import base64
import io
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from secrets import token_hex
from typing import Any

from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from e2e.browsing import Visitor, lay_table, open_browser
from e2e.test_everyone import SETTLED
from server.serving import Running, run_server

TABLE = (1440, 900)
PHONE = (390, 844)
MOVING = (1120, 700)
QUALITY = 86
GIF_WIDTH = 800
GIF_COLORS = 128
FRAME = 80
"""Milliseconds a frame of the animation is shown at least."""
LAST_FRAME = 1600
DEAL = {
    "patterns": ["virtus", "sun_catcher"],
    "tools": ["grozing_pliers", "copper_foil_burnisher", "running_pliers"],
    "publics": ["row_color_variety", "light_shades", "color_diagonals"],
    "privates": [["shades_of_blue"], ["shades_of_green"]],
    "first": 0,
}
MAY_TAKE = ".turn.asked ~ .pool .loose.may:not(.nowhere)"
NO_PILLOW = "The animation needs pillow (pip install pillow); the other pictures are made."


def begin_game(browser: Browser, server: Running, size: tuple[int, int], rounds: int, **more: object) -> Visitor:
    """Somebody who plays well against a bot, some rounds later, asked to take a die."""
    ada = Visitor(browser, server.address, size[0], size[1], **more)
    table = lay_table(server, deal=DEAL, hints=True)
    asks, page = f"{server.address}/api/tables/{table}", ada.page
    ada.visit(f"/t/{table}")
    page.request.post(f"{asks}/seats", data={"name": "Ada", "nonce": "a" * 32})
    page.request.post(f"{asks}/seats/1/bot", data={"bot": "artisan"})
    page.request.post(f"{asks}/start")
    while (view := page.request.get(asks).json()["view"])["round"] <= rounds or view["phase"] != "turn":
        if view["awaits"] != [0]:
            page.wait_for_timeout(20)
            continue
        best = page.request.get(f"{asks}/hints").json()[0]["moves"][0]["text"]
        page.request.post(f"{asks}/moves", data={"move": best, "version": view["version"], "key": token_hex(8)})
    page.locator(MAY_TAKE).first.wait_for()
    return ada


def take_die(page: Page) -> None:
    """Take a die that fits, and point at a cell where it may go."""
    page.locator(MAY_TAKE).first.click()
    page.locator(".bench .cell.lit").first.hover()


def write_table(browser: Browser, server: Running, path: Path) -> None:
    """The table with a die in hand, what each cell would bring, and the points as they stand."""
    ada = begin_game(browser, server, TABLE, 6)
    take_die(ada.page)
    ada.page.screenshot(path=path, type="jpeg", quality=QUALITY)
    ada.context.close()


def write_row(browser: Browser, server: Running, path: Path) -> None:
    """Other screens beside each other: the start, a table on a phone at night, the end, a review."""
    ada = begin_game(browser, server, PHONE, 5, color_scheme="dark")
    take_die(ada.page)
    shots = [ada.page.screenshot()]
    ada.context.close()
    ada = begin_game(browser, server, PHONE, 2)
    ada.finish()
    ada.page.evaluate(SETTLED)
    shots.append(ada.page.screenshot())
    ada.page.goto(f"{ada.page.url}?review=0")
    ada.page.locator(".mistake, .chart").first.wait_for(timeout=120_000)
    shots.append(ada.page.screenshot())
    ada.visit()
    ada.page.locator(".lancet").first.wait_for()
    shots.insert(0, ada.page.screenshot())
    pictures = "".join(f'<img src="data:image/png;base64,{base64.b64encode(shot).decode()}">' for shot in shots)
    style = "body{margin:0;display:flex;gap:24px;padding:24px;background:#d9d2c3}img{width:300px;border-radius:14px}"
    page = browser.new_context(viewport={"width": 4 * 324 + 24, "height": 698}).new_page()
    page.set_content(f"<style>{style}</style>{pictures}")
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    ada.context.close()


def record(page: Page, act: Callable[[], None]) -> list[tuple[float, bytes]]:
    """What is seen while something is done: moments and pictures."""
    frames: list[tuple[float, bytes]] = []
    session = page.context.new_cdp_session(page)

    def keep(told: Any) -> None:
        frames.append((told["metadata"]["timestamp"], base64.b64decode(told["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": told["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "png"})
    act()
    session.remove_listener("Page.screencastFrame", keep)
    session.send("Page.stopScreencast")
    return frames


def play_two_turns(ada: Visitor) -> None:
    """Take and place a die, slowly enough to be followed, and see the rival do so; twice."""
    for _ in range(2):
        ada.page.wait_for_timeout(700)
        take_die(ada.page)
        ada.page.wait_for_timeout(1100)
        ada.page.locator(".bench .cell.lit").first.click()
        ada.page.wait_for_timeout(900)
        ada.page.locator("button.end:enabled").click()
        ada.page.mouse.move(5, 5)
        ada.page.locator(MAY_TAKE).first.wait_for()
        ada.page.wait_for_timeout(900)


def write_animation(browser: Browser, server: Running, path: Path) -> None:
    """Two turns as a GIF whose frames hold only what has changed."""
    try:
        from PIL import Image  # type: ignore[import-not-found]
    except ImportError:
        sys.exit(NO_PILLOW)
    ada = begin_game(browser, server, MOVING, 4, reduced_motion="no-preference")
    frames = thin_out(record(ada.page, lambda: play_two_turns(ada)))
    ada.context.close()
    pictures = [Image.open(io.BytesIO(data)).convert("RGB") for _, data in frames]
    small = [picture.resize((GIF_WIDTH, round(GIF_WIDTH * picture.height / picture.width))) for picture in pictures]
    palette = small[len(small) // 2].quantize(GIF_COLORS, method=Image.Quantize.MEDIANCUT)
    drawn = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in small]
    moments = [moment for moment, _ in frames]
    lengths = [round((after - moment) * 1000) for moment, after in pairwise(moments)]
    drawn[0].save(path, save_all=True, append_images=drawn[1:], duration=[*lengths, LAST_FRAME], loop=0, optimize=True)


def thin_out(frames: list[tuple[float, bytes]]) -> list[tuple[float, bytes]]:
    """Frames that stand at least so long."""
    kept = frames[:1]
    for moment, data in frames[1:]:
        if moment - kept[-1][0] >= FRAME / 1000:
            kept.append((moment, data))
    return kept


def main(folder: Path) -> None:
    """Make all pictures."""
    began = time.monotonic()
    makers = {"browser.jpg": write_table, "screens.jpg": write_row, "turn.gif": write_animation}
    with tempfile.TemporaryDirectory() as data, run_server(Path(data)) as server, open_browser() as browser:
        for name, make in makers.items():
            make(browser, server, folder / name)
            size = (folder / name).stat().st_size // 1000
            print(f"{time.monotonic() - began:4.0f} s  {folder / name}, {size} kB")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
