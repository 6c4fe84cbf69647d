"""Sentences in the browser stand apart, and say what to do there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from e2e.browsing import PATIENCE, Visitor, lay_table
from server.serving import Running

pytestmark = pytest.mark.slow


def test_two_sentences_and_two_facts_have_a_space_between_them(browser: Browser, server: Running) -> None:
    ada, boris = (Visitor(browser, server.address) for _ in range(2))
    table = lay_table(server)
    for visitor, name in ((ada, "Ada"), (boris, "Boris")):
        visitor.visit(f"/t/{table}")
        visitor.page.request.post(
            f"{server.address}/api/tables/{table}/seats", data={"name": name, "nonce": name[0] * 32}
        )
    ada.page.request.post(f"{server.address}/api/tables/{table}/start")
    ada.choose_window()
    status = ada.page.locator(".go p")
    expect(status).to_have_text(
        "Your choice is made; you can still change it. Still choosing: Boris.", timeout=PATIENCE
    )
    boris.choose_window()
    ada.page.locator(".turn").wait_for()
    ada.visit()
    expect(ada.page.locator(".btn.big small", has_text="Boris")).to_have_text("With Boris · Round 1 of 10")
    ada.context.close()
    boris.context.close()


def test_while_a_tool_asks_the_others_say_what_to_do_on_the_screen(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address)
    ada.visit(f"/t/{lay_table(server, deal={'tools': ['grozing_pliers', 'lens_cutter', 'flux_brush'], 'first': 0})}")
    ada.press("Sit down")
    ada.seat_bot("random")
    ada.press("Start")
    ada.choose_window()
    ada.page.locator(".pool .loose.may").first.click()
    ada.page.get_by_role("button", name="Use Grozing Pliers").click()
    ada.page.locator(".answers .btn").first.wait_for()
    assert ada.page.locator(".tool em").all_inner_texts() == ["First choose one up or one down"] * 3
    ada.context.close()


def test_a_hint_says_what_its_number_means(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address)
    ada.visit()
    ada.press("Play now")
    ada.choose_window()
    ada.page.locator(".pool .loose.may").first.wait_for()
    ada.page.locator(".ask").click()
    first = ada.page.locator(".hint").first
    expect(first.locator(".worth")).to_have_text(re.compile(r"≈ \d+ points at the end$"), timeout=PATIENCE)
    expect(ada.page.locator(".why")).to_contain_text(re.compile(r"^≈ \d+ points at the end\."))
    ada.context.close()


def test_the_setup_tells_the_odds_alone_and_which_cards_are_ours(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address)
    ada.visit("/new")
    page = ada.page
    designed = page.locator(".designed")
    expect(designed).to_have_text("All 12 cards dealt are printed ones.")
    page.get_by_text("Ornaments: small patterns").click()
    expect(designed).to_have_text("Of 16 cards dealt, about 4 are our own design; they carry a pencil.")
    page.get_by_text("Ornaments: small patterns").click()
    page.get_by_label("Seats").select_option("1")
    difficulty = page.get_by_label("Difficulty").locator("option")
    expect(difficulty).to_have_text([re.compile(r": (\d+ of 100|hardly ever) won$")] * 5)
    expect(page.get_by_text("Grandmaster, our strongest bot, wins alone: measured on")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    # alone there are no tokens to draw, and nobody a card is secret from
    page.locator(".pick").first.click()
    assert page.locator("circle[fill='var(--rondel)']").count() == 0
    assert page.locator(".secret").count() == 0
    ada.choose_window()
    page.locator(".prompt").wait_for()
    ada.context.close()
