"""The rules in the browser: all sections in every language, cards that are found, nothing too wide, no fault."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from e2e.browsing import Visitor
from e2e.test_everyone import faults
from sagrada.content.cards import TOOL
from sagrada.server.rulebook import rulebook
from sagrada.words.messages import has_message, say
from server.serving import Running

pytestmark = pytest.mark.slow
LOCALES = ["en-US", "it-IT", "ru-RU", "uk-UA"]


def words(message: str, english: str, language: str) -> str:
    """What a card says in a language; English words are the content's own."""
    return say(message, language=language) if has_message(message, language) else english


@pytest.mark.parametrize("locale", LOCALES)
def test_all_rules_and_cards_can_be_read_and_found(browser: Browser, server: Running, locale: str) -> None:
    language = locale[:2]
    ada = Visitor(browser, server.address, 360, 780, locale=locale, color_scheme="light")
    page = ada.page
    ada.visit("/rules")
    expect(page.locator(".entry")).to_have_count(len(rulebook().cards))
    titles = [say(section.id, language=language) for section in rulebook().sections]
    assert page.locator(".rules h2").all_inner_texts() == [*titles, say("rules-cards", language=language)]
    assert page.locator(".example").count() == 12
    assert page.evaluate("document.documentElement.scrollWidth") <= 360

    cutter = TOOL["strip_cutter"]
    page.locator("input[type=search]").fill(words("card-strip-cutter-name", cutter.name, language).upper())
    expect(page.locator(".entry h4")).to_have_count(1)
    found = page.locator(".entry").inner_text()
    assert words("card-strip-cutter-ruling-1", cutter.rulings[0], language) in found
    assert say("rules-origin", {"origin": "inferred"}, language) in found
    assert faults(page) == []
    assert ada.complaints == []
    ada.context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_fault_on_the_whole_page(browser: Browser, server: Running, theme: str) -> None:
    ada = Visitor(browser, server.address, color_scheme=theme)
    ada.visit("/rules")
    ada.page.locator(".entry").first.wait_for()
    assert faults(ada.page) == []
    ada.context.close()


def test_the_edition_that_is_chosen_speaks_and_the_others_are_told_below(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address)
    page = ada.page
    ada.visit("/rules")
    scoring = page.locator("#rules-score")
    expect(scoring.locator(".elsewhere")).to_contain_text("Revised")
    expect(scoring.locator(".elsewhere")).to_contain_text("three points for each die")
    page.get_by_label("Rules of").select_option("revised")
    expect(page.locator("#rules-score > p", has_text="three points for each die")).to_have_count(1)
    expect(scoring.locator(".elsewhere")).to_contain_text("the sum of the shades")
    ada.context.close()


def test_the_rules_open_beside_a_game_and_load_nothing_before(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address)
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.visit()
    ada.press("Play now")
    ada.choose_window()
    ada.page.locator(".pool .loose.may").first.wait_for()
    assert not [url for url in asked if "Rules" in url or "/words/en/" in url or url.endswith("/api/rules")]
    with ada.context.expect_page() as opened:
        ada.page.get_by_role("link", name="Rules").click()
    expect(opened.value.locator("h1")).to_have_text("Rules")
    expect(ada.page.locator(".pool .loose.may").first).to_be_visible()
    ada.context.close()
