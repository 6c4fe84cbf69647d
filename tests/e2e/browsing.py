"""A real browser that plays: Debian's chromium, driven as a person would, by what is lit and enabled."""

from __future__ import annotations

import os
import random
import secrets
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from sagrada.server.store import Append, Birth
from sagrada.version import RULES_VERSION
from server.serving import Person, Running, play_out, send_home

CHROMIUM = os.environ.get("SAGRADA_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HOME = "sagrada.test"
"""What this machine is called on a home network."""
OFFERS = (
    ".tool.opened .btn:not(.shut)",
    ".tool.opened .shut",
    ".bench .cell.lit",
    ".niche .may",
    ".answers .btn",
    ".pool .loose.may",
    "button.end:enabled",
    ".tool .btn",
    ".tool.use .name",
)
NEXT = """([offers, chance]) => {
  if (document.querySelector('.scores')) return { state: 'over' }
  if (!document.querySelector('.turn.asked')) return { state: 'waiting' }
  for (const offer of offers) {
    const found = [...document.querySelectorAll(offer)].filter(element => element.checkVisibility())
    if (!found.length) continue
    const one = found[Math.floor(chance * found.length)]
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const box = one.getBoundingClientRect()
    const x = box.x + box.width / 2, y = box.y + box.height / 2
    const top = document.elementFromPoint(x, y)
    if (!('meant' in window))
      addEventListener('click', event => {
        if (!window.meant || window.meant.contains(event.target)) return
        event.stopImmediatePropagation()
        event.preventDefault()
      }, true)
    window.meant = one
    return { state: one.contains(top) ? 'offered' : 'covered', x, y, offer, by: top?.outerHTML.slice(0, 120) }
  }
  return { state: 'waiting' }
}"""
"""What a page asks of whoever sits at it, and where to click for one thing that is offered. A click that comes when
something else lies there by now is lost: nobody would have clicked on that."""
CLICKED = "() => (window.meant = null)"
PRESENT = {"rules": RULES_VERSION, "edition": "classic", "seats": 2}
PATIENCE = 60_000
"""Milliseconds until a test gives up; long, since other work may run beside it."""
LONGEST_GAME = 600.0
MOST_COVERED = 100
"""So often something may lie over what is offered, one look after the other."""
expect.set_options(timeout=PATIENCE)


@contextmanager
def open_browser() -> Iterator[Browser]:
    """A browser with nothing in it."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


def lay_table(server: Running, **setup: object) -> str:
    """The id of a table with cards laid out (`deal`); nobody sits at it yet, and its host is away."""
    table, seed = secrets.token_hex(8), secrets.token_hex(32)
    event = {"kind": "create", "setup": {**PRESENT, "options": {}, **setup}, "host": ""}
    append = Append(table, 1, [event], (), Birth(table, f"TEST-{table}", seed))
    server.app.state.house.store.append(append).result(10)
    return table


class Visitor:
    """Somebody at a browser of their own; what its console complains about is noted.

    No service worker, unless it is asked for: it would fetch the whole client for every visitor.
    """

    def __init__(self, browser: Browser, address: str, width: int = 1280, height: int = 860, **more: object) -> None:
        settings: dict[str, object] = {"reduced_motion": "reduce", "service_workers": "block"}
        size = {"viewport": {"width": width, "height": height}}
        self.context = browser.new_context(**{**settings, **size, **more})  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.address = address
        self.covered = 0
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)

    def visit(self, path: str = "/") -> None:
        """Open a page."""
        self.page.goto(f"{self.address}{path}")

    def press(self, name: str) -> None:
        """Click on the button or link with this name."""
        self.page.get_by_role("button", name=name).or_(self.page.get_by_role("link", name=name)).first.click()

    def seat_bot(self, bot: str) -> None:
        """A bot takes the first open seat of the table that is shown."""
        self.page.locator(".places select").first.select_option(bot)

    def choose_window(self, number: int = 0) -> None:
        """Choose one of the four windows."""
        self.page.locator(".pick").nth(number).click()
        self.page.locator(".go .btn").click()

    def is_over(self) -> bool:
        """Is the score in sight?"""
        return self.page.locator(".scores").count() > 0

    def may_move(self) -> bool:
        """Is this visitor asked for something?"""
        return self.page.locator(".turn.asked").count() > 0

    def step(self, rng: random.Random) -> str:
        """Click on one thing that is offered: a lit cell, a die, an answer, the end of the turn. How the page stood."""
        told = self.page.evaluate(NEXT, [OFFERS, rng.random()])
        if told["state"] == "offered":
            self.page.mouse.click(told["x"], told["y"])
            self.page.evaluate(CLICKED)
        elif told["state"] == "waiting":
            self.page.wait_for_timeout(20)
        self.covered = self.covered + 1 if told["state"] == "covered" else 0
        assert self.covered < MOST_COVERED, told
        return str(told["state"])

    def finish(self) -> None:
        """The game is played to its end without the page, which then shows the score."""
        person = Person(self.address.replace(HOME, "127.0.0.1"))
        for cookie in self.context.cookies(self.address):
            person.http.cookies.set(cookie["name"], cookie["value"])
        play_out(self.page.url.split("?")[0].rpartition("/")[2], [person])
        send_home()
        self.page.locator(".scores").wait_for()

    def text(self) -> str:
        """All that can be read on the page."""
        return self.page.locator("body").inner_text()


def click_at(offered: Locator) -> None:
    """Click, unless it has gone meanwhile."""
    try:
        offered.click(timeout=1500)
    except Exception as problem:
        if "Timeout" not in str(problem):
            raise


def play_to_end(visitors: list[Visitor], seed: int = 1, until: int | None = None) -> int:
    """Everybody does what is offered until the game is over, or so many things were done."""
    rng, done, start = random.Random(seed), 0, time.monotonic()
    while until is None or done < until:
        states = [visitor.step(rng) for visitor in visitors]
        if all(state == "over" for state in states):
            break
        done += states.count("offered")
        assert time.monotonic() - start < LONGEST_GAME, [visitor.text() for visitor in visitors]
    return done
