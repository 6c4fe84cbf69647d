"""The keyboard alone: a whole game with tools, the focus, Escape, letters, twice the size, and what is heard."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browsing import LONGEST_GAME, Visitor, lay_table
from server.serving import Running

pytestmark = pytest.mark.slow
TOOLS = ["grozing_pliers", "lens_cutter", "eglomise_brush"]
"""One that asks for an answer, one for a die of the round track, one for two cells."""
RICH = [[["....."] * 4, 6], "virtus"]
"""Windows in which every tool can be paid, whatever the bot does."""
NO_POINTER = """
for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
  addEventListener(kind, () => { throw new Error('a pointer was used') }, true)
"""
STATE = """() => ({
  focus: document.activeElement.tagName,
  state: document.querySelector('.scores') ? 'over' : document.querySelector('.turn.asked') ? 'asked' : 'waiting',
  offered: Object.entries({ cell: '.bench .lit', track: '.niche .may', answer: '.answers .btn', die: '.pool .may' })
    .flatMap(([name, kind]) => document.querySelector(kind) ? [name] : []),
  tools: [...document.querySelectorAll('.tool')].flatMap((tool, i) => tool.matches('.use:not(.active)') ? [i + 1] : []),
  holds: document.querySelector('.held') !== null,
  ends: document.querySelector('button.end:enabled') !== null,
  mark: [...document.querySelectorAll('.prompt h1, .pool button, .log p, .cell.full, .answers .btn, .scores, .purse')]
    .map(part => part.textContent + part.getAttribute('aria-label')).join('|'),
})"""
"""How the page stands for somebody without a pointer; the mark changes with every move."""
HEAR = """() => {
  const LIVE = '[role=log], [role=status], [role=alert], [aria-live]'
  window.heard = []
  new MutationObserver(changes => {
    for (const { target, addedNodes, type } of changes) {
      if (!(target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE)) continue
      const said = type === 'characterData' ? target.data : [...addedNodes].map(node => node.textContent).join(' ')
      if (said.trim()) window.heard.push(said.trim())
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}"""
"""Notes what a screen reader says of live regions."""
AT_STOP = """() => {
  const stop = document.activeElement
  const box = stop.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const top = document.elementFromPoint(x, y)
  const width = Math.min(box.right, innerWidth) - Math.max(box.x, 0)
  const height = Math.min(box.bottom, innerHeight) - Math.max(box.y, 0)
  const isWhole = width * height >= 0.8 * box.width * box.height
  const name = `${stop.tagName}.${stop.className} ${stop.getAttribute('aria-label') ?? stop.textContent.trim()}`
  const place = [...document.querySelectorAll('*')].indexOf(stop)
  return { name, place, isWhole, isInSight: stop.contains(top) || (stop.labels?.[0]?.contains(top) ?? false) }
}"""
"""What has the focus, is nearly all of it in sight, and does nothing lie over it?"""


def begin(browser: Browser, server: Running, width: int = 1280, height: int = 720, **deal: object) -> Visitor:
    """Somebody with a keyboard only, in the first turn of a game against a bot."""
    ada = Visitor(browser, server.address, width, height)
    ada.context.add_init_script(NO_POINTER)
    table = lay_table(server, deal={"tools": TOOLS, "first": 0, **deal})
    asks = f"{server.address}/api/tables/{table}"
    ada.visit(f"/t/{table}")
    ada.page.request.post(f"{asks}/seats", data={"name": "Ada", "nonce": "a" * 32})
    ada.page.request.post(f"{asks}/seats/1/bot", data={"bot": "random"})
    ada.page.request.post(f"{asks}/start")
    if "patterns" not in deal:
        choose_window(ada.page)
    ada.page.locator(".pool .may").first.wait_for()
    if "patterns" in deal:
        ada.page.keyboard.press("Tab")  # a page has no focus before somebody does something
    return ada


def choose_window(page: Page) -> None:
    """Choose the first window by keys."""
    page.locator(".pick").first.wait_for()
    press_to(page, ".pick input")
    page.keyboard.press("Space")
    press_to(page, ".go .btn:enabled")
    page.keyboard.press("Enter")


def press_to(page: Page, selector: str) -> None:
    """Tab until an element of this kind has the focus."""
    for _ in range(60):
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never comes to {selector}")


def focused(page: Page) -> Any:
    """What has the focus."""
    return page.locator("*:focus")


def do_one_thing(page: Page, told: Any, done: set[str], rng: random.Random) -> str:
    """Whatever somebody at a keyboard would do next, tools once each; what it was."""
    if unused := [tool for tool in told["tools"] if f"tool {tool}" not in done]:
        press_to(page, f".tool:nth-child({unused[0]}) .btn")
        page.keyboard.press("Enter")
        return f"tool {unused[0]}"
    if told["offered"]:
        for _ in range(rng.randrange(1, 4)):
            page.keyboard.press("l")
        page.keyboard.press("Enter")
        return str(told["offered"][0])
    page.keyboard.press("Escape" if told["holds"] else "e")
    return "back" if told["holds"] else "end"


def moments(page: Page) -> Iterator[Any]:
    """How the page stands each time that something is asked, until the game is over; the focus is never on the page."""
    start, mark = time.monotonic(), ""
    while (told := page.evaluate(STATE))["state"] != "over":
        assert told["focus"] != "BODY", told
        assert time.monotonic() - start < LONGEST_GAME, told
        if told["state"] == "asked" and told["mark"] != mark:
            mark = told["mark"]
            yield told
        else:
            page.wait_for_timeout(10)


def test_a_whole_game_with_tools_is_played_by_keys_and_the_focus_is_always_somewhere(
    browser: Browser, server: Running
) -> None:
    ada = begin(browser, server, patterns=RICH)
    rng, done = random.Random(5), set[str]()
    for told in moments(ada.page):
        if "back" in done and told["ends"]:
            end_early(ada.page, asks="die" in told["offered"])
            done.remove("back")
        else:
            done.add(do_one_thing(ada.page, told, done, rng))
    assert {"tool 1", "tool 2", "tool 3", "cell", "die", "answer", "track", "end"} <= done, done
    expect(ada.page.locator("h1:focus")).to_have_count(1)
    assert ada.complaints == []
    ada.context.close()


def end_early(page: Page, asks: bool) -> None:
    """End the turn by its key, which asks while a die could be taken."""
    page.keyboard.press("e")
    if asks:
        expect(page.locator("dialog.asking .btn.primary")).to_be_focused()
        page.keyboard.press("Enter")


def test_escape_closes_what_is_on_top_and_letters_can_be_turned_off(browser: Browser, server: Running) -> None:
    ada = begin(browser, server)
    page, press = ada.page, ada.page.keyboard.press
    held, dialogs = page.locator(".pool .held"), page.locator("dialog[open]")
    expect(page.locator(".pool .may").first).to_be_focused()
    press("e")
    expect(dialogs).to_have_class("asking")
    press("Escape")
    expect(dialogs).to_have_count(0)
    press("Enter")
    expect(page.locator(".bench .cell.lit").first).to_be_focused()
    press_to(page, ".enlarge")
    press("Enter")
    expect(dialogs).to_have_count(1)
    press("Escape")
    expect(dialogs).to_have_count(0)
    expect(page.locator(".enlarge")).to_be_focused()
    press("h")
    expect(page.locator(".hint").first).to_be_visible()
    press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
    press_to(page, ".tool .name")
    press("Enter")
    expect(page.locator(".tool.opened")).to_have_count(1)
    press("Escape")
    expect(page.locator(".tool.opened")).to_have_count(0)
    expect(held).to_have_count(1)
    press("?")
    press_to(page, ".key-list input")
    press("Space")
    press("Escape")
    expect(dialogs).to_have_count(0)
    for letter in ("u", "e", "h", "?"):
        press(letter)
    press("Tab")
    expect(dialogs).to_have_count(0)
    expect(held).to_have_count(1)
    press("Escape")
    expect(held).to_have_count(0)
    assert ada.complaints == []
    ada.context.close()


def test_what_happens_is_said_once_to_those_who_listen(browser: Browser, server: Running) -> None:
    ada = begin(browser, server)
    page = ada.page
    expect(page.get_by_role("grid", name="Your window")).to_have_count(1)
    expect(page.get_by_role("gridcell")).to_have_count(20)
    page.evaluate(HEAR)
    before = page.locator(".log p").count()
    page.keyboard.press("Enter")
    expect(page.locator(".bench .cell.lit").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".bench .cell.full")).to_have_count(1)
    page.keyboard.press("e")
    page.locator(".log p").nth(before + 1).wait_for()
    page.locator(".pool .may").first.wait_for()
    heard: list[str] = page.evaluate("heard")
    assert [sum(begin in said for said in heard) for begin in ("Ada took", "random ", "Your turn. Take")] == [1, 2, 1]
    assert len(heard) == len(set(heard)), heard
    assert ada.complaints == []
    ada.context.close()


def stops(page: Page) -> Iterator[Any]:
    """Everything that the Tab key comes to, once around the page."""
    seen: set[int] = set()
    for _ in range(120):
        page.keyboard.press("Tab")
        told = page.evaluate(AT_STOP)
        if told["place"] in seen:
            return
        seen.add(told.pop("place"))
        if not told["name"].startswith("BODY"):
            yield told


def test_at_twice_the_size_everything_is_reached_and_in_sight(browser: Browser, server: Running) -> None:
    ada = begin(browser, server, 640, 360)
    page = ada.page
    table = list(stops(page))
    page.keyboard.press("Escape")
    found = {told["name"] for told in table}
    for kind in ("loose", "cell", "end", "name", "enlarge", "look", "ask"):
        assert any(f" {kind}" in name or f".{kind}" in name for name in found), (kind, sorted(found))
    hidden = [told for told in table if not (told["isWhole"] and told["isInSight"])]
    assert hidden == []
    for path in ("/", "/new", "/sheet"):
        ada.visit(path)
        page.locator("main .btn").first.wait_for()
        hidden += [(path, told) for told in stops(page) if not told["isInSight"]]
        assert page.evaluate("document.documentElement.scrollWidth") <= 640
    assert hidden == []
    ada.context.close()
