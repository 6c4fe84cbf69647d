"""The small pictures of cards: every objective, prize, board and ornament has one of its own, on the rules' page and
beside a game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from e2e.browsing import PATIENCE, Visitor
from e2e.test_replay import open_log, open_more
from sagrada import Game
from sagrada.content.cards import ORNAMENTS, PIONEERS, PRIVATES, PUBLICS, STRIFE_BOARDS
from sagrada.server.rulebook import rulebook
from server.serving import Running

pytestmark = pytest.mark.slow
READ_ENTRIES = """entries => Object.fromEntries(entries.map(entry =>
  [entry.querySelector('h4').firstChild.textContent.trim(), entry.querySelector('.glyph, .marks')?.innerHTML ?? '']))"""


DECKS: list[Sequence[Any]] = [PUBLICS, PIONEERS, STRIFE_BOARDS, ORNAMENTS]
PARTS = ("<rect", "<circle", "<use")
"""What a picture is drawn with."""


def printed_glyphs(browser: Browser, server: Running) -> dict[str, str]:
    """What is drawn in the picture of each card on the page of the rules, by the card's name."""
    ada = Visitor(browser, server.address, locale="en-US")
    ada.visit("/rules")
    entries = ada.page.locator(".entry")
    expect(entries).to_have_count(len(rulebook().cards), timeout=PATIENCE)
    drawn: dict[str, str] = entries.evaluate_all(READ_ENTRIES)
    assert ada.complaints == []
    ada.context.close()
    return drawn


def held_glyphs(browser: Browser, server: Running, folder: Path, cards: list[str]) -> dict[str, str]:
    """What is drawn for each of six private objectives beside a game, seen from the seat that holds it."""
    game = Game.new(seats=6, seed=1, deal={"privates": [[card] for card in cards]})
    for seat in range(6):
        game.play(game.legal_moves(seat)[0], seat)
    file = folder / "six.sagrada"
    file.write_text(game.to_text(), encoding="utf-8")
    ada = Visitor(browser, server.address, locale="en-US")
    open_log(ada, file)
    ada.page.keyboard.press("End")
    names = {card.id: card.name for card in PRIVATES}
    drawn = {}
    open_more(ada)
    for seat, card in enumerate(cards):
        ada.page.get_by_label("Seen by").select_option(str(seat))
        mine = ada.page.locator(".obj .private", has=ada.page.get_by_role("heading", name=names[card]))
        drawn[names[card]] = mine.first.locator(".glyph").inner_html()
    assert ada.complaints == []
    ada.context.close()
    return drawn


def test_every_card_has_a_picture_of_its_own(browser: Browser, server: Running, tmp_path: Path) -> None:
    printed = printed_glyphs(browser, server)
    drawn = [card.name for deck in DECKS for card in deck] + [card.name for card in PRIVATES if card.color]
    pictures = {name: printed[name] for name in drawn}
    pictures |= held_glyphs(browser, server, tmp_path, [card.id for card in PRIVATES if card.mask])
    assert len(pictures) == len(drawn) + sum(bool(card.mask) for card in PRIVATES)
    empty = [name for name, picture in pictures.items() if not any(part in picture for part in PARTS)]
    assert empty == []
    by_drawing: dict[str, list[str]] = {}
    for name, picture in pictures.items():
        by_drawing.setdefault(picture, []).append(name)
    assert [names for names in by_drawing.values() if len(names) > 1] == []
