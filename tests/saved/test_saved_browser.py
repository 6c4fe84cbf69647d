"""A browser that remembers what one of rules version 1 did, at the tables it was at: nothing of it is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.browsing import Visitor, open_browser
from saved.facts import BROWSER
from saved.test_saved import SAVED
from server.serving import run_server

pytestmark = pytest.mark.slow
REMEMBERED: Any = json.loads(BROWSER.read_text(encoding="utf-8"))
REMEMBER = """({ localStorage: kept, sessionStorage: opened }) => {
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  for (const [key, value] of Object.entries(opened)) sessionStorage.setItem(key, value)
}"""


def test_a_browser_goes_on_with_what_it_remembers(folder: Path) -> None:
    with run_server(folder) as running, open_browser() as browser:
        ada = Visitor(browser, running.address, color_scheme="light")
        cookies = [{"name": name, "value": value} for name, value in REMEMBERED["cookies"].items()]
        ada.context.add_cookies([{**cookie, "url": running.address} for cookie in cookies])  # type: ignore[typeddict-item]
        ada.visit()
        ada.page.evaluate(REMEMBER, REMEMBERED)
        look_at_settings(ada)
        look_at_sheet_and_log(ada)
        look_at_tables(ada)
        assert ada.complaints == []


def look_at_settings(ada: Visitor) -> None:
    """The theme, the language and the name are those that were chosen."""
    ada.visit("/new")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(ada.page.locator("html")).to_have_attribute("lang", "it")
    expect(ada.page.locator("input[autocomplete=nickname]")).to_have_value("Ada Bianchi")


def look_at_sheet_and_log(ada: Visitor) -> None:
    """The score sheet counts as before, and the log that was opened is there."""
    ada.visit("/sheet")
    expect(ada.page.locator(".lines .sum td")).to_have_text(["40", "−17"])
    ada.visit("/replay?at=0")
    expect(ada.page.locator(".replay [role=slider]")).to_have_attribute("aria-valuenow", "0")


def look_at_tables(ada: Visitor) -> None:
    """The coach is at its step, a game goes on with its moves lit, a finished one shows its score."""
    lesson, turn, over = (SAVED[name]["table"]["id"] for name in ("lesson", "hand-two-seats", "classic-two-seats-over"))
    ada.visit(f"/learn/{lesson}")
    step = int(REMEMBERED["localStorage"][f"lesson {lesson}"])
    expect(ada.page.locator(".coach header span")).to_contain_text(str(step + 1))
    ada.visit(f"/t/{turn}")
    ada.page.locator(".bench .own").wait_for()
    ada.visit(f"/t/{over}")
    ada.page.locator(".scores").wait_for()
