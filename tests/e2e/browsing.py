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
from server.serving import Running

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
OFFERS = (".bench .cell.lit", ".niche .may", ".answers .btn", ".pool .loose.may", "button.end:enabled", ".tool .btn")
PRESENT = {"rules": RULES_VERSION, "edition": "classic", "seats": 2}
PATIENCE = 60_000
"""Milliseconds until a test gives up; long, since other work may run beside it."""
LONGEST_GAME = 900.0
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
    """Somebody at a browser of their own; what its console complains about is noted."""

    def __init__(self, browser: Browser, address: str, width: int = 1280, height: int = 860, **more: object) -> None:
        settings: dict[str, object] = {"reduced_motion": "reduce", "viewport": {"width": width, "height": height}}
        self.context = browser.new_context(**{**settings, **more})  # type: ignore[arg-type]
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.address = address
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", lambda line: self.complaints.append(line.text) if line.type == "error" else None)

    def visit(self, path: str = "/") -> None:
        """Open a page."""
        self.page.goto(f"{self.address}{path}")

    def press(self, name: str) -> None:
        """Click on the button or link with this name."""
        self.page.get_by_role("button", name=name).or_(self.page.get_by_role("link", name=name)).first.click()

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

    def step(self, rng: random.Random) -> None:
        """One thing that is offered: a lit cell, a die, an answer, a tool, or the end of the turn."""
        for place in OFFERS:
            offered = self.page.locator(place)
            if count := offered.count():
                click_at(offered.nth(rng.randrange(count)))
                return

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
    while not all(visitor.is_over() for visitor in visitors):
        assert time.monotonic() - start < LONGEST_GAME, [visitor.text() for visitor in visitors]
        awaited = [visitor for visitor in visitors if visitor.may_move()]
        for visitor in awaited:
            visitor.step(rng)
            done += 1
        if until is not None and done >= until:
            return done
        if not awaited:
            visitors[0].page.wait_for_timeout(30)
    return done
