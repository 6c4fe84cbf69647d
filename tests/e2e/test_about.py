"""The page about the program: from the start page to the version and the licenses."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from e2e.browsing import Visitor
from sagrada.version import VERSION
from server.serving import Running

pytestmark = pytest.mark.slow


def test_the_start_page_leads_to_the_version_and_the_licenses(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address)
    ada.visit()
    ada.page.get_by_role("link", name="About", exact=True).click()
    expect(ada.page.locator("main")).to_contain_text("not affiliated with the publisher")
    expect(ada.page.locator("main")).to_contain_text(f"Version {VERSION}")
    for name, holder in (("Source Sans 3", "Adobe"), ("Alegreya", "The Alegreya Project Authors")):
        ada.page.get_by_text(f"License of {name}").click()
        shown = ada.page.locator("details[open] pre").filter(has_text=holder)
        expect(shown).to_contain_text("SIL OPEN FONT LICENSE Version 1.1")
        expect(shown).to_be_visible()
    assert ada.complaints == []
    ada.context.close()
