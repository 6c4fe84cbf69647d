"""Makes what a browser remembers: somebody visits the saved tables, fills in a score sheet, opens a log, and chooses
theme and language."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.browsing import Visitor, open_browser
from e2e.test_sheet import PHONE, fill_in, open_sheet
from sagrada.server.run import FILE
from saved.desk import COOKIE, VISITORS
from saved.disputed import CLAMP
from saved.facts import BROWSER, DATABASE, LOGS, TABLES
from server.serving import run_server

KEPT = "storage => Object.fromEntries(Object.keys(window[storage]).sort().map(key => [key, window[storage][key]]))"


def make_browser(folder: Path) -> None:
    """Visit every page that remembers something, and keep what is remembered."""
    (folder / FILE).write_bytes(gzip.decompress(DATABASE.read_bytes()))
    with run_server(folder) as running, open_browser() as browser:
        ada = Visitor(browser, running.address, **PHONE, color_scheme="light")
        ada.context.add_cookies([{"name": COOKIE, "value": VISITORS["ada"], "url": running.address}])
        visit_all(ada)
        cookies = {cookie["name"]: cookie["value"] for cookie in ada.context.cookies()}
        kept = {kind: ada.page.evaluate(KEPT, kind) for kind in ("localStorage", "sessionStorage")}
        assert ada.complaints == []
    BROWSER.write_text(json.dumps({"cookies": cookies, **kept}, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def visit_all(ada: Visitor) -> None:
    """A seat taken under a name, the coach of a first game, a score sheet, a log, and the dark theme in Italian."""
    ids = {
        name: known["table"]["id"] for name, known in json.loads(TABLES.read_text(encoding="utf-8"))["tables"].items()
    }
    ada.visit(f"/t/{ids['lobby-empty']}")
    ada.page.get_by_label("Your name").fill("Ada Bianchi")
    ada.page.locator(".lobby form .btn").tap()
    ada.page.locator(".places b", has_text="Ada Bianchi").wait_for()
    ada.visit(f"/learn/{ids['lesson']}")
    ada.press("Next")
    ada.visit(f"/t/{ids['classic-two-seats-over']}")
    ada.page.locator(".scores").wait_for()
    open_sheet(ada)
    fill_in(ada)
    expect(ada.page.locator(".lines .sum td")).to_have_text(["40", "−17"])
    open_log(ada.page)
    ada.visit()
    ada.page.locator(".theme").tap()
    ada.page.locator(".language").select_option("it")
    expect(ada.page.locator("html")).to_have_attribute("lang", "it")


def open_log(page: Page) -> None:
    """Bring a log along; it is kept as long as the tab is open."""
    page.goto(f"{page.url.partition('/sheet')[0]}/replay")
    page.locator(".drop input").set_input_files(LOGS / f"{CLAMP}.sagrada")
    page.locator(".replay input").wait_for()
