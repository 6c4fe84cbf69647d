"""Looking at games again in a real browser: a log from disk, playing on, hints, pictures, a review."""

from __future__ import annotations

import re
import struct
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.browsing import Visitor
from e2e.test_everyone import faults
from sagrada.game.game import Game
from sagrada.game.log import parse_log
from sagrada.game.verify import verify
from sagrada.server.moments import find_course
from server.serving import QUICK, Person, Running
from server.test_replays import finish, log, play_on
from texts import legal_texts

pytestmark = pytest.mark.slow
LATE, CUT = 150, 60


def open_log(ada: Visitor, file: Path) -> None:
    """Open a log from disk."""
    ada.visit()
    ada.press("Watch a replay")
    ada.page.locator(".drop input").set_input_files(file)


def test_a_log_from_disk_is_stepped_through_and_played_on(browser: Browser, server: Running, tmp_path: Path) -> None:
    ada, file = Visitor(browser, server.address), tmp_path / "game.sagrada"
    file.write_text(log().replace("@b", "@z", 1), encoding="utf-8")
    open_log(ada, file)
    ada.page.locator(".problem:has-text('line ')").wait_for()
    ada.complaints.clear()
    file.write_text(log(), encoding="utf-8")
    open_log(ada, file)
    check_turns(ada)
    open_more(ada)
    ada.page.get_by_label("Seen by").select_option("1")
    ada.page.locator(".obj .private h3").wait_for()
    assert faults(ada.page) == []
    ada.page.reload()
    open_more(ada)
    ada.page.get_by_role("combobox", name="Round").select_option("9")
    ada.page.locator(".niche.now:has-text('9')").wait_for()
    ada.press("Play on from here")
    ada.page.get_by_label("Your seat").select_option("1")
    ada.page.locator("dialog[open] .btn.primary").click()
    ada.page.locator(".continued").wait_for()
    ada.page.locator(".turn h1:has-text('Your turn')").wait_for()
    taken = ada.page.locator(".pool .loose.may, button.end:enabled").first
    taken.click()
    ada.page.locator("button.undo:enabled, .rival.awaited").first.wait_for()
    assert ada.complaints == []
    ada.context.close()


def open_more(ada: Visitor) -> None:
    """Open the rarer choices of a replay."""
    more = ada.page.get_by_role("button", name="More")
    if more.get_attribute("aria-expanded") == "false":
        more.click()


def check_turns(ada: Visitor) -> None:
    """The scrubber stops at every turn; keys and dragging move it, and it says where it is."""
    slider = ada.page.locator(".replay [role=slider]")
    turns = find_course(parse_log(log())).turns

    def expect_at(place: int) -> None:
        expect(slider).to_have_attribute("aria-valuenow", str(place))

    expect_at(0)
    expect(slider).to_have_attribute("aria-valuemax", str(len(turns) - 1))
    ada.press("Next turn")
    expect_at(1)
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Round 1, first turn: .*Points so far: "))
    ada.page.locator("h1").click()
    rounds = [place for place, turn in enumerate(turns) if turn.line in find_course(parse_log(log())).rounds]
    for key, place in (("ArrowRight", 2), ("Shift+ArrowRight", rounds[1]), ("ArrowLeft", rounds[1] - 1)):
        ada.page.keyboard.press(key)
        expect_at(place)
    expect(ada.page.locator(".replay output")).to_contain_text("took")
    for key, place in (("End", len(turns) - 1), ("Shift+ArrowLeft", rounds[9]), ("PageUp", rounds[8]), ("Home", 0)):
        slider.press(key)
        expect_at(place)
    box = slider.bounding_box()
    assert box
    ada.page.mouse.move(box["x"] + 12, box["y"] + 20)
    ada.page.mouse.down()
    ada.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20, steps=4)
    ada.page.mouse.up()
    last = len(turns) - 1
    expect(slider).to_have_attribute("aria-valuenow", re.compile(f"^({last // 2}|{(last + 1) // 2})$"))
    ada.page.locator("h1").click()
    ada.page.keyboard.press("Space")
    ada.page.get_by_role("button", name="Pause").wait_for()
    ada.page.keyboard.press("Space")
    assert ada.page.locator(".bench .coordinates i").count() == 9


def hesitating(lines: int) -> str:
    """A log of so many lines and more: somebody takes a die and puts it back, again and again."""
    game = Game.new(seats=2, seed=7)
    while legal_texts(game)[0].startswith("choose"):
        game.play(game.legal_moves()[0])
    for _ in range(lines // 2):
        game.play(game.legal_moves()[0])
        game.undo()
    return game.to_text()


def test_the_lines_of_a_long_log_are_told_as_they_are_counted(
    browser: Browser, server: Running, tmp_path: Path
) -> None:
    ada, file = Visitor(browser, server.address), tmp_path / "game.sagrada"
    file.write_text(hesitating(1000), encoding="utf-8")
    open_log(ada, file)
    lines = len(parse_log(file.read_text(encoding="utf-8")).lines)
    open_more(ada)
    ada.page.get_by_label("Line by line").check()
    slider = ada.page.locator(".replay [role=slider]")
    expect(slider).to_have_attribute("aria-valuemax", str(lines))
    slider.press("End")
    expect(slider).to_have_attribute("aria-valuenow", str(lines))
    slider.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuenow", str(lines - 1))
    assert lines > 1000
    ada.context.close()


def test_a_log_from_disk_is_reviewed_seat_by_seat(
    browser: Browser, server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.app.state.reviews, "measure", QUICK)
    ada, file = Visitor(browser, server.address, 360, 780), tmp_path / "game.sagrada"
    file.write_text("\n".join(log().splitlines()[:-CUT]), encoding="utf-8")
    open_log(ada, file)
    open_more(ada)
    ada.page.get_by_label("Seen by").select_option("1")
    ada.press("Review the play")
    ada.page.locator(".decided li").first.wait_for()
    assert ada.page.locator(".sums dt").first.inner_text() == "Expected when the log breaks off"
    check_first_screen(ada)
    check_chart(ada)
    assert faults(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    whose = ada.page.get_by_label("Whose play")
    expect(whose).to_have_value("1")
    second = ada.page.locator(".decided ol").inner_text()
    whose.select_option("0")
    expect(ada.page.locator(".decided ol")).not_to_have_text(second, use_inner_text=True)
    ada.page.reload()
    check_look(ada)
    assert ada.complaints == []
    ada.context.close()


def check_first_screen(ada: Visitor) -> None:
    """At most three numbers, and the costliest turns as pictures, played beside better."""
    assert ada.page.locator(".sums dd").count() == 3
    pictures = ada.page.locator(".worst article")
    assert 1 <= pictures.count() <= 3
    losses = [float(text.lstrip("−")) for text in ada.page.locator(".worst .loss").all_inner_texts()]
    listed = [float(text.lstrip("−")) for text in ada.page.locator(".decided .loss").all_inner_texts()]
    assert losses == sorted(listed, reverse=True)[: len(losses)]
    assert pictures.first.locator("figure").count() == 2
    assert pictures.locator(".ghosts .better").count() >= 1
    assert not ada.page.locator(".numbers dl").is_visible()
    ada.page.locator(".numbers summary").click()
    expect(ada.page.locator(".numbers dd").last).to_be_visible()


def check_chart(ada: Visitor) -> None:
    """The words of the chart can be read on a phone, and a mark opens its turn."""
    sizes = ada.page.locator(".chart text").evaluate_all(
        "texts => texts.map(text => text.getBoundingClientRect().height)"
    )
    assert len(sizes) >= 3
    assert min(sizes) >= 11


def check_look(ada: Visitor) -> None:
    """A mistake is looked at as ghosts, the next one too, and the list stands where it stood."""
    listed = ada.page.locator(".decided li")
    listed.first.wait_for()
    count, last = listed.count(), listed.last.get_by_role("link", name="Look at it")
    last.scroll_into_view_if_needed()
    stood = ada.page.evaluate("scrollY")
    assert stood > 300
    last.click()
    ada.page.locator(".look .pool li, .look .shown").first.wait_for()
    expect(ada.page.locator(".look .count")).to_have_text(f"{count} of {count}")
    expect(ada.page.get_by_role("button", name="Next mistake")).to_be_disabled()
    for number in range(count - 1, 0, -1):
        ada.page.get_by_role("button", name="Previous mistake").click()
        expect(ada.page.locator(".look .count")).to_have_text(f"{number} of {count}")
    ada.page.locator("body").press("ArrowRight")
    expect(ada.page.locator(".look .count")).to_have_text(f"{min(2, count)} of {count}")
    expect(ada.page.locator(".look .coordinates i")).to_have_count(9)
    while not ada.page.locator(".look .ghosts em").count():
        ada.page.get_by_role("button", name="Next mistake").click()
    expect(ada.page.locator(".look .ghosts em").first).to_be_visible()
    ada.page.get_by_role("button", name="Better", exact=True).click()
    expect(ada.page.locator(".look .ghosts .played")).to_have_count(0)
    assert faults(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= ada.page.evaluate("innerWidth")
    ada.page.get_by_role("button", name="Back to the review").click()
    ada.page.wait_for_function("stood => Math.abs(scrollY - stood) < 2", arg=stood)
    ada.page.get_by_role("link", name="Look at it").first.click()
    ada.page.get_by_role("link", name="Whole table").click()
    slider = ada.page.locator(".replay [role=slider]")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Expected points: "))
    assert faults(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollHeight") <= ada.page.evaluate("innerHeight")
    ada.page.locator(".replay .look").click()
    ada.page.locator(".look .count").wait_for()


def test_three_hints_are_told_and_marked_on_the_table(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address, 360, 780, has_touch=True)
    ada.visit()
    ada.press("Play now")
    ada.choose_window()
    ada.page.locator(".turn h1:has-text('Your turn')").wait_for()
    ada.page.keyboard.press("h")
    expect(ada.page.locator(".hint")).to_have_count(3)
    why = ada.page.locator(".hints .why")
    expect(why).to_have_text(re.compile(r"^≈ \d+ points at the end\. Why\?$"))
    ada.page.locator(".hint").nth(1).tap()
    expect(ada.page.locator(".pin[data-pin='2']").first).to_be_visible()
    expect(why).to_contain_text("Why?")
    ada.page.locator(".hint").nth(1).tap()
    expect(why).to_have_text(re.compile(r"^≈ \d+ points at the end\. .{10,}"))
    ada.page.locator(".hint").nth(1).tap()
    ada.press("Why?")
    expect(why).not_to_contain_text("Why?")
    assert ada.page.locator(".hint .worth").first.inner_text()
    assert faults(ada.page) == []
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    ada.press("Hide the hints")
    expect(ada.page.locator(".pin")).to_have_count(0)
    assert ada.complaints == []
    ada.context.close()


def seat_at_finished_table(ada: Visitor) -> str:
    """A game that this visitor has finished."""
    person = Person(ada.address)
    table = str(play_on(person, log=log(), at=LATE)["id"])
    finish(person, table)
    cookies = [{"name": name, "value": value, "url": ada.address} for name, value in person.http.cookies.items()]
    ada.context.add_cookies(cookies)  # type: ignore[arg-type]
    person.http.close()
    return table


def read_png(data: bytes) -> tuple[int, int, bytes]:
    """Width, height and the bytes of the rows of a PNG."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, packed = 8, b""
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        packed += data[at + 8 : at + 8 + size] if kind == b"IDAT" else b""
        at += 12 + size
    width, height = struct.unpack(">II", data[16:24])
    return width, height, zlib.decompress(packed)


def test_pictures_and_the_log_are_saved_at_the_end_and_the_play_is_reviewed(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address)
    table = seat_at_finished_table(ada)
    ada.visit(f"/t/{table}")
    for name in ("The whole table as PNG", "Your window as PNG"):
        with ada.page.expect_download() as saved:
            ada.press(name)
        width, height, rows = read_png(Path(saved.value.path()).read_bytes())
        assert width == 2400
        assert height > 800
        assert len({rows[i : i + 4] for i in range(0, len(rows), 4001)}) > 50
    with ada.page.expect_download() as saved:
        ada.press("Your window as SVG")
    assert Path(saved.value.path()).read_text(encoding="utf-8").startswith("<svg")
    with ada.page.expect_download() as saved:
        ada.press("Save the log")
    assert verify(Path(saved.value.path()).read_text(encoding="utf-8")).taken_over == LATE
    ada.press("Check the dice")
    ada.page.locator(".verdict.true").wait_for()
    ada.page.go_back()
    ada.press("Review my play")
    ada.page.locator(".decided li").first.wait_for(timeout=120_000)
    ada.page.emulate_media(color_scheme="dark")
    assert faults(ada.page) == []
    with ada.page.expect_download() as saved:
        ada.press("Save this picture")
    assert read_png(Path(saved.value.path()).read_bytes())[0] == 2400
    ada.page.get_by_role("link", name="Look at it").first.click()
    ada.page.locator(".look .pool li").first.wait_for()
    assert faults(ada.page) == []
    assert ada.complaints == []
    ada.context.close()
