"""Every move is seen: dice travel between the right places, nothing is left behind, only transform and opacity move."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browsing import Visitor, lay_table
from sagrada.server.house import Patience
from server.serving import Running, run_server

pytestmark = pytest.mark.slow

NOTE = """
window.made = []; window.paused = false
const animate = Element.prototype.animate
Element.prototype.animate = function (frames, options) {
  const made = animate.call(this, frames, options)
  if (window.paused) made.pause()
  const place = this.closest('[data-place]')?.dataset.place ?? ''
  const changes = frames.flatMap(Object.keys).filter((name) => !['offset', 'easing', 'composite'].includes(name))
  window.made.push({ kind: String(this.className.baseVal ?? this.className), place, changes })
  return made
}
"""
"""Notes every animation that the page makes; while `paused` they stand still."""

ALLOWED = {"transform", "opacity"}
SPRITES = ".flights > *"
CHANGED = """() => document.getAnimations().flatMap((animation) =>
  animation.transitionProperty ?? animation.effect.getKeyframes().flatMap(Object.keys))
  .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name))"""
TRANSITIONS = """() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).flatMap(function inside(rule) {
  const nested = [...(rule.cssRules ?? [])].flatMap(inside)
  const moved = rule.style?.transitionProperty ? rule.style.transitionProperty.split(', ') : []
  const frames = rule instanceof CSSKeyframeRule ? [...rule.style] : []
  return [...nested, ...moved, ...frames]
})"""
"""What the style sheets let change with time."""


@pytest.fixture(scope="module")
def slow_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose bots wait a little, as they do for people: one move is one message."""
    with run_server(tmp_path_factory.mktemp("house"), Patience(pause=0.4, thinking=None, away=0.0)) as running:
        yield running


def sit_down(browser: Browser, server: Running, notes: str, **more: object) -> Visitor:
    """Somebody in the first turn at a table with a bot, which has the next two."""
    ada = Visitor(browser, server.address, **{"reduced_motion": "no-preference", **more})  # type: ignore[arg-type]
    ada.page.add_init_script(notes)
    table = lay_table(server, deal={"first": 0})
    asks = f"{server.address}/api/tables/{table}"
    ada.visit(f"/t/{table}")
    ada.page.request.post(f"{asks}/seats", data={"name": "Ada", "nonce": "a" * 32})
    ada.page.request.post(f"{asks}/seats/1/bot", data={"bot": "novice"})
    ada.page.request.post(f"{asks}/start")
    ada.choose_window(1)
    expect(ada.page.locator(".turn.asked")).to_be_visible()
    return ada


def made(page: Page) -> list[dict[str, object]]:
    """The animations since the last question."""
    return page.evaluate("window.made.splice(0)")  # type: ignore[no-any-return]


def still(page: Page) -> None:
    """Wait until nothing is in the air."""
    expect(page.locator(SPRITES)).to_have_count(0)


def test_every_move_is_seen_and_leaves_nothing_behind(browser: Browser, slow_bots: Running) -> None:
    ada = sit_down(browser, slow_bots, NOTE)
    page = ada.page
    still(page)
    made(page)
    # taking a die animates no other die
    page.locator(".pool .loose.may").first.click()
    expect(page.locator(".held")).to_be_visible()
    still(page)
    assert [note["place"] for note in made(page) if note["kind"] == "die"] == ["hand:0"]
    assert set(page.evaluate(CHANGED)) <= ALLOWED
    # a sprite that flies to my window; a key ends it at once
    page.evaluate("window.paused = true")
    page.locator(".bench .cell.lit").first.click()
    expect(page.locator(".sprite")).to_have_count(1)
    assert set(page.evaluate(CHANGED)) <= ALLOWED
    page.keyboard.press("Shift")
    still(page)
    placed = [note["place"] for note in made(page) if note["kind"] == "die"]
    assert len(placed) == 1
    assert str(placed[0]).startswith("win:0:")
    # the rival's turn: from the pool to its card, from there to its window, where it stays marked
    page.evaluate("window.paused = false")
    page.locator("button.end").click()
    expect(page.locator(".rival .cell.last").first).to_be_visible()
    still(page)
    expect(page.locator(".turn.asked")).to_be_visible()
    places = [str(note["place"]) for note in made(page) if note["kind"] == "die"]
    assert "hand:1" in places
    assert any(place.startswith("win:1:") for place in places)
    assert page.locator(".cell.last .die").count() > 0
    check_only_transform_and_opacity(page)
    check_lines_light_what_they_speak_of(page)
    assert ada.complaints == []
    ada.context.close()


def check_only_transform_and_opacity(page: Page) -> None:
    """In all style sheets; and a planted color is noticed."""
    allowed = {*ALLOWED, "none", "all"}
    assert set(page.evaluate(TRANSITIONS)) <= allowed
    page.add_style_tag(content="@keyframes planted { to { color: red } } h3 { animation: planted 9s }")
    assert not set(page.evaluate(TRANSITIONS)) <= allowed
    page.wait_for_function(f"() => ({CHANGED})().includes('color')")


def check_lines_light_what_they_speak_of(page: Page) -> None:
    """Pointing at a line of the log, and reaching it by the keyboard."""
    line = page.locator(".log p", has=page.locator(".at")).first
    line.hover()
    expect(page.locator(".cell.counts").first).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator(".cell.counts")).to_have_count(0)
    line.focus()
    expect(page.locator(".cell.counts").first).to_be_visible()
    assert page.locator(".log .mini").first.get_attribute("aria-label")


def test_nothing_moves_for_those_who_want_stillness(browser: Browser, slow_bots: Running) -> None:
    ada = sit_down(browser, slow_bots, NOTE, reduced_motion="reduce")
    page = ada.page
    page.locator(".pool .loose.may").first.click()
    page.locator(".bench .cell.lit").first.click()
    page.locator("button.end").click()
    expect(page.locator(".rival .cell.last").first).to_be_visible()
    assert made(page) == []
    ada.context.close()


def test_sound_waits_for_a_gesture_and_one_tap_ends_it(browser: Browser, slow_bots: Running) -> None:
    ada = sit_down(browser, slow_bots, SOUNDS, reduced_motion="reduce")
    page = ada.page
    table = page.url
    # somebody who comes back has not touched the page yet
    page.goto("about:blank")
    page.goto(table)
    expect(page.locator(".turn.asked")).to_be_visible()
    page.evaluate("document.querySelector('.pool .loose.may').click()")
    expect(page.locator(".held")).to_be_visible()
    assert page.evaluate("window.contexts.length") == 0
    page.locator(".bench .cell.lit").first.click()
    page.wait_for_function("window.started > 0")
    page.locator("button.sound").click()
    assert page.locator("button.sound").get_attribute("aria-pressed") == "false"
    heard = page.evaluate("window.started")
    page.locator("button.end").click()
    expect(page.locator(".rival .cell.last").first).to_be_visible()
    assert page.evaluate("window.started") == heard
    page.keyboard.press("m")
    assert page.locator("button.sound").get_attribute("aria-pressed") == "true"
    ada.context.close()


SOUNDS = """
Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })
window.contexts = []; window.started = 0
const Real = window.AudioContext
window.AudioContext = class extends Real { constructor(...more) { super(...more); window.contexts.push(this) } }
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start
  kind.prototype.start = function (...more) { window.started += 1; return start.apply(this, more) }
}
"""
"""Counts what is let sound. To the browser a test that asks something is a gesture; the page is not to know."""
