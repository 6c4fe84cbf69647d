"""Whole games in real browsers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.browsing import Visitor, play_to_end
from server.serving import Running, free_port, run_process

pytestmark = pytest.mark.slow


def test_two_browsers_finish_a_classic_game_through_a_reload_and_a_killed_server(
    browser: Browser, tmp_path: Path
) -> None:
    port = free_port()
    ada, ben = (Visitor(browser, f"http://127.0.0.1:{port}") for _ in range(2))
    with run_process(tmp_path, port):
        ada.visit("/new")
        ada.page.get_by_label("Your name").fill("Ada")
        ada.press("Make the table")
        code = ada.page.locator(".invite .code").inner_text()
        ben.visit()
        ben.page.get_by_label("Join by code").fill(code.lower())
        ben.press("Join")
        ben.page.get_by_label("Your name").fill("Ben")
        ben.press("Sit down")
        ada.press("Start")
        for visitor in (ada, ben):
            visitor.choose_window()
        play_to_end([ada, ben], until=20)
        ada.page.reload()
        play_to_end([ada, ben], until=20)
        told = ada.page.locator(".log p").first.inner_text()
    with run_process(tmp_path, port):
        ada.page.wait_for_selector(".offline", state="detached")
        ben.page.wait_for_selector(".offline", state="detached")
        assert told in ada.page.locator(".log p").all_inner_texts()
        play_to_end([ada, ben])
        verdict = ada.page.locator(".mid h1").inner_text()
        assert verdict.startswith("Winner: ")
        assert ben.page.locator(".mid h1").inner_text() == verdict
        assert ada.page.locator(".score .sum td").count() == 2
    expected = ("ERR_CONNECTION", "WebSocket connection")
    assert [line for line in ada.complaints + ben.complaints if not any(word in line for word in expected)] == []


def test_one_click_starts_a_game_against_a_bot_and_it_ends(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address)
    ada.visit()
    ada.press("Play now")
    ada.choose_window(2)
    play_to_end([ada], seed=3)
    assert ada.page.locator(".gallery figure").count() == 2
    ada.press("Play again")
    ada.choose_window(1)
    ada.page.wait_for_selector(".table")
    assert ada.complaints == []
    ada.context.close()


@pytest.mark.parametrize(("edition", "tools"), [("classic", "5"), ("revised", "1")])
def test_a_solo_game_shows_its_target_and_is_won_or_lost(
    browser: Browser, server: Running, edition: str, tools: str
) -> None:
    ada = Visitor(browser, server.address)
    ada.visit("/new")
    ada.page.get_by_label("Rules").select_option(edition)
    ada.page.get_by_label("Seats").select_option("1")
    ada.page.get_by_label("Difficulty").select_option(tools)
    assert ada.page.get_by_label("Rivalry").count() == 0
    ada.press("Start")
    ada.choose_window()
    expect(ada.page.locator(".tools .tool")).to_have_count(int(tools))
    expect(ada.page.locator(".bar .round")).to_contain_text("To exceed: 0")
    play_to_end([ada], seed=5)
    target = ada.page.locator(".score tr:has-text('To exceed') td").inner_text()
    assert re.match(rf"(Won|Lost) with .* more than the {target} of", ada.page.locator(".mid h1").inner_text())
    assert ada.complaints == []
    ada.context.close()


def test_undo_puts_a_die_back_and_a_cell_that_is_not_lit_says_why(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address)
    ada.visit()
    ada.press("Play now")
    ada.choose_window()
    ada.page.locator(".pool .loose.may").first.wait_for()
    dice = ada.page.locator(".pool .loose").count()
    ada.page.locator(".pool .loose.may").first.click()
    ada.page.locator(".bench .cell.lit").first.wait_for()
    shut = ada.page.locator(".bench .cell.shut").first
    shut.hover()
    assert ada.page.locator(".prompt .reason").inner_text() != ""
    ada.page.locator(".bench .cell.lit").first.hover()
    assert "+1" in ada.page.locator(".prompt").inner_text()
    ada.press("Undo take")
    expect(ada.page.locator(".pool .loose")).to_have_count(dice)
    assert ada.complaints == []
    ada.context.close()


def test_a_die_is_dragged_onto_a_cell(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address)
    ada.visit()
    ada.press("Play now")
    ada.choose_window()
    die = ada.page.locator(".pool .loose.may").first
    box = die.bounding_box()
    assert box
    ada.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ada.page.mouse.down()
    ada.page.mouse.move(box["x"] + 60, box["y"] - 60, steps=4)
    lit = ada.page.locator(".bench .cell.lit").first
    lit.wait_for()
    target = lit.bounding_box()
    assert target
    ada.page.mouse.move(target["x"] + 20, target["y"] + 20, steps=4)
    ada.page.mouse.up()
    ada.page.locator(".bench .cell.full").first.wait_for()
    assert ada.complaints == []
    ada.context.close()


def test_a_spectator_watches_without_any_secret(browser: Browser, server: Running) -> None:
    ada, eve = Visitor(browser, server.address), Visitor(browser, server.address)
    ada.visit()
    ada.press("Play now")
    ada.choose_window()
    ada.page.locator(".obj .private h3").wait_for()
    eve.visit(ada.page.url.removeprefix(server.address))
    eve.page.locator(".table").wait_for()
    assert eve.page.locator(".obj .private").count() == 0
    assert eve.page.locator("button.end").count() == 0
    for visitor in (ada, eve):
        assert visitor.complaints == []
        visitor.context.close()
