"""What is not verified is marked wherever a card is shown: with a sign beside its name, and in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from e2e.browsing import PATIENCE, Visitor, lay_table
from e2e.test_everyone import faults
from sagrada.content.cards import EDITION, ORNAMENT, PIONEER, PUBLIC, STRIFE_BOARD, TOOL, mark_of
from sagrada.words.messages import card_name, say, speaking
from server.serving import Running

pytestmark = pytest.mark.slow
SIGNS = {"verified": "", "inferred": "nearly", "points": "nearly", "part": "nearly", "designed": "drawn"}
"""What is drawn beside a name."""
BOARD = "dissonance"
PIONEERS = ["perfect_column", "full_frame", "four_corners"]
TOOLS = ["exchange_clamp", "strip_cutter", "lathekin"]
PUBLICS = ["gray_in_bloom", "color_pairs", "row_color_variety"]
ORNAMENTS = ["chevron", "arch"]
KINDS: dict[str, Mapping[str, Any]] = {BOARD: STRIFE_BOARD}
for names, kind in ((PIONEERS, PIONEER), (TOOLS, TOOL), (PUBLICS, PUBLIC), (ORNAMENTS, ORNAMENT)):
    KINDS |= dict.fromkeys(names, kind)


def begin(browser: Browser, server: Running, width: int, language: str) -> Visitor:
    """Somebody in the first turn of a table of Glory with cards of every origin, both ornaments kept."""
    modules = ["strife", "pioneers", "ornaments", "rivalry"]
    deal: dict[str, object] = {"board": BOARD, "pioneers": PIONEERS, "tools": TOOLS, "publics": PUBLICS, "first": 0}
    deal["ornaments"] = [ORNAMENTS, ["checker", "frieze"]]
    table = lay_table(server, edition="revised", options={"modules": modules}, deal=deal)
    asks = f"{server.address}/api/tables/{table}"
    ada = Visitor(browser, server.address, width, 860, locale=language)
    ada.visit(f"/t/{table}")
    ada.page.request.post(f"{asks}/seats", data={"name": "Ada", "nonce": "a" * 32})
    ada.page.request.post(f"{asks}/seats/1/bot", data={"bot": "random"})
    ada.page.request.post(f"{asks}/start")
    ada.choose_window()
    ada.page.locator(".answers .btn").last.click()
    ada.page.locator(".pool .loose.may").first.wait_for()
    return ada


def sign_of(place: Locator) -> str:
    """The sign in sight at a name, with the words that are read aloud; nothing if there is none."""
    found = place.locator(".origin:visible")
    if not found.count():
        return ""
    sign = found.locator(".sign:visible").get_attribute("data-sign") or ""
    return " ".join([sign, *(found.text_content() or "").split()])


def expected(name: str, language: str) -> str:
    """The sign and the words of a card."""
    mark = mark_of(KINDS[name][name])
    return f"{SIGNS[mark]} {say('rules-origin', {'origin': mark}, language)}" if SIGNS[mark] else ""


@pytest.mark.parametrize(("width", "language"), [(1440, "en"), (360, "uk")])
def test_every_card_on_the_table_is_marked_by_its_origin(
    browser: Browser, server: Running, width: int, language: str
) -> None:
    ada = begin(browser, server, width, language)
    if width < 600:
        ada.page.locator(".sheet .look").click()
    sheet = ada.page.locator("dialog[open]" if width < 600 else ".sheet")
    with speaking(language):
        names = {name: card_name(kind[name]) for name, kind in KINDS.items()}
    for name, words in names.items():
        place = ada.page.locator(".tool h3") if name in TOOLS else sheet.locator("li h3")
        shown = place.filter(has_text=words)
        expect(shown).to_have_count(1)
        assert (name, sign_of(shown)) == (name, expected(name, language))
    assert faults(ada.page) == []
    ada.context.close()


def test_a_phone_shows_the_sign_beside_the_short_name_and_the_words_one_tap_away(
    browser: Browser, server: Running
) -> None:
    ada = begin(browser, server, 360, "en")
    short = ada.page.locator(".sheet .obj small", has_text="Gray in Bloom")
    assert sign_of(short) == "drawn our own"
    assert short.locator(".origin span").evaluate("mark => mark.clientWidth") <= 1
    ada.page.locator(".sheet .look").click()
    whole = ada.page.locator("dialog[open] li h3", has_text="Gray in Bloom").locator(".origin span")
    assert whole.evaluate("mark => mark.offsetWidth") > 20
    ada.context.close()


def test_windows_of_ours_are_marked_where_a_score_sheet_offers_them(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address)
    ada.visit("/sheet")
    ada.page.locator(".btn.pattern").first.click(timeout=PATIENCE)
    drawn = ada.page.locator("dialog[open] .drawn b")
    assert sign_of(drawn.filter(has_text="Turning Tide")) == "drawn our own"
    assert sign_of(drawn.filter(has_text="Firelight")) == ""
    ada.page.locator("dialog[open] .drawn", has_text="Turning Tide").click()
    expect(ada.page.locator(".btn.pattern").first).to_have_text("Turning Tide (our own)")
    ada.context.close()


def test_the_rules_say_which_part_is_ours_and_whose_a_name_is(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address, locale="uk-UA")
    ada.visit("/rules")
    page = ada.page
    expect(page.locator("#rules-editions > dl .ours")).to_have_count(len(EDITION), timeout=PATIENCE)
    part = say("ruling-setup-order-ours", language="uk")
    expect(page.locator("#rules-setup dd.ours").first).to_have_text(say("rules-ours", {"part": part}, "uk"))
    page.locator("input[type=search]").fill("strip_cutter")
    cutter = page.locator(".entry")
    expect(cutter).to_have_count(1)
    assert cutter.locator(".ours").inner_text() == say(
        "rules-ours", {"part": say("card-strip-cutter-ours", language="uk")}, "uk"
    )
    assert say("rules-name", {"whose": "translated"}, "uk") in cutter.inner_text()
    page.locator("input[type=search]").fill("light_shades")
    expect(page.locator(".entry")).to_have_count(1)
    assert say("rules-name", {"whose": "translated"}, "uk") not in page.locator(".entry").inner_text()
    ada.context.close()
