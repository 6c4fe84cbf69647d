"""One device for two people: a whole game, handed over without showing a secret."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import Browser, expect

from e2e.browsing import LONGEST_GAME, Visitor
from server.serving import Running

pytestmark = pytest.mark.slow
NAME = "heading => heading.firstChild.textContent.trim()"
"""The name of a card, without the marks behind it."""


def hand_over(ada: Visitor, secrets: dict[str, str]) -> str:
    """Say that the next person has the device; nothing secret is in the page until then. Their name."""
    assert ada.page.locator(".private, .pick, .table").count() == 0
    assert not any(secret in ada.page.content() for secret in secrets.values())
    button = ada.page.locator(".handover .btn")
    name = button.inner_text().removeprefix("I am ")
    button.click()
    ada.page.locator(".obj .private").wait_for()
    return name


def test_two_people_finish_a_game_on_one_device_and_neither_sees_the_others_secret(
    browser: Browser, server: Running
) -> None:
    ada, rng, start = Visitor(browser, server.address), random.Random(7), time.monotonic()
    ada.visit("/new")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_label("Seat 2").select_option("me")
    ada.press("Start")
    secrets: dict[str, str] = {}
    holder, handed = "", 0
    while not ada.is_over():
        assert time.monotonic() - start < LONGEST_GAME, ada.text()
        if ada.page.locator(".handover .btn").count():
            holder, handed = hand_over(ada, secrets), handed + 1
            secret = ada.page.locator(".obj .private h3").evaluate(NAME)
            assert secrets.setdefault(holder, secret) == secret
            if ada.page.locator(".table").count():
                expect(ada.page.locator(".turn h1 b")).to_have_text(f"{holder}, your turn")
        elif ada.page.locator(".pick input:checked").count() == 0 and ada.page.locator(".pick").count():
            ada.choose_window()
        else:
            ada.step(rng)
    assert set(secrets) == {"Ada", "Player 2"}
    assert len(set(secrets.values())) == 2
    assert handed >= 20
    assert all(secret in ada.text() for secret in secrets.values())
    assert ada.complaints == []
    ada.context.close()


def test_a_reload_asks_who_holds_the_device(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address)
    ada.visit("/new")
    ada.page.get_by_label("Seat 2").select_option("me")
    ada.press("Start")
    hand_over(ada, {})
    ada.page.reload()
    ada.page.locator(".handover .btn").wait_for()
    assert hand_over(ada, {}) == "Guest"
    ada.context.close()
