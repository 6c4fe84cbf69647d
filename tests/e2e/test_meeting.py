"""How people meet: codes as they type them, links handed on, a seat that the host frees, the same person elsewhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from e2e.browsing import HOME, Visitor, lay_table
from e2e.test_everyone import faults
from server.serving import Running

pytestmark = pytest.mark.slow
SHARES = "navigator.share = async told => { window.shared = told }"
BARE = [[["....."] * 4, 0], "virtus"]
"""A window without tokens: nobody who has placed a die there can do anything else."""


def test_a_code_is_typed_as_people_type_and_the_host_frees_a_seat(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address, permissions=["clipboard-read", "clipboard-write"])
    ada.context.add_init_script(SHARES)
    ben = Visitor(browser, server.address, 390, 844)
    ada.visit("/new")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.press("Make the table")
    code = ada.page.locator(".invite .code").inner_text()
    link = ada.page.locator(".invite input").input_value()
    ada.press("Copy link")
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    assert ada.page.evaluate("navigator.clipboard.readText()") == link
    expect(ada.page.get_by_role("button", name="Copy link")).to_be_visible()
    ada.press("Share")
    assert ada.page.evaluate("shared") == {"url": link, "text": f"Play Sagrada with me: table {code}"}
    field = ben.page.get_by_label("Join by code")
    for typed in (code.replace("-", " ").lower(), code.replace("-", ""), f" {code.title()} ", link):
        ben.visit()
        field.fill("cloud")
        ben.press("Join")
        expect(field).to_have_accessible_description("There is no table with the code cloud")
        assert faults(ben.page) == []
        field.fill(typed)
        expect(field).to_have_accessible_description("")
        ben.press("Join")
        ben.page.get_by_role("heading", name=f"Table {code}").wait_for()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press("Sit down")
    ada.press("Free the seat of Ben")
    freed = ben.page.get_by_role("alert").filter(has_text="The host has freed your seat. You can sit down again.")
    expect(freed).to_be_visible()
    assert faults(ben.page) == []
    ben.press("Sit down")
    expect(freed).to_have_count(0)
    ben.press("Free this seat")
    ben.page.get_by_role("button", name="Sit down").wait_for()
    assert freed.count() == 0  # whoever stands up knows why
    assert [line for line in ada.complaints + ben.complaints if "404" not in line] == []
    for visitor in (ada, ben):
        visitor.context.close()


def test_a_link_moves_seats_and_games_to_a_second_device(home_browser: Browser, server: Running) -> None:
    desk, phone = (Visitor(home_browser, f"http://{HOME}:{server.port}", *size) for size in ((1280, 860), (390, 844)))
    desk.visit()
    desk.press("Play now")
    desk.choose_window()
    desk.finish()
    desk.visit()
    desk.press("Play now")
    desk.choose_window()
    desk.page.locator(".pool .loose.may").first.wait_for()
    phone.visit("/games")
    phone.page.locator(".page").wait_for()
    assert phone.page.locator(".thumb").count() == 0
    desk.visit("/device")
    desk.press("Make a link")
    expect(desk.page.locator(".qr svg")).to_be_visible()
    link = desk.page.locator(".link-row input").input_value()
    phone.page.goto(link)
    phone.press("Yes, that is me")
    phone.page.get_by_text("Done. Your games are here: 2.").wait_for()
    assert "#" not in phone.page.url
    phone.press("My games")
    expect(phone.page.locator(".page")).to_contain_text("To go on with")
    expect(phone.page.locator(".thumb").nth(1)).to_be_visible()
    phone.visit()
    phone.page.locator(".on-with").click()
    phone.page.locator(".pool .loose.may").first.click()
    phone.page.locator(".pool .held").wait_for()
    assert desk.complaints + phone.complaints == []
    for visitor in (desk, phone):
        visitor.context.close()


def test_a_turn_ends_by_itself_when_nothing_else_can_be_done_unless_somebody_stays(
    browser: Browser, server: Running
) -> None:
    ada = Visitor(browser, server.address)
    ada.visit("/settings")
    ada.page.get_by_role("switch", name="End my turn").check()
    table = lay_table(server, deal={"patterns": BARE, "first": 0})
    asks = f"{server.address}/api/tables/{table}"
    ada.visit(f"/t/{table}")
    ada.page.request.post(f"{asks}/seats", data={"name": "Ada", "nonce": "a" * 32})
    ada.page.request.post(f"{asks}/seats/1/bot", data={"bot": "random"})
    ada.page.request.post(f"{asks}/start")
    end, said = ada.page.locator("button.end"), ada.page.locator(".auto-end")
    ada.page.locator(".pool .loose.may").first.click()
    ada.page.locator(".bench .cell.lit").first.click()
    said.get_by_role("button", name="Stay").click()
    expect(said).to_have_text("")
    expect(end).to_be_enabled()
    told = ada.page.locator(".log p").all_inner_texts()
    end.click()
    ada.page.locator(".pool .loose.may").first.wait_for()
    ada.page.locator(".pool .loose.may").first.click()
    ada.page.locator(".bench .cell.lit").first.click()
    expect(said).to_contain_text("Nothing else to do: your turn ends.")
    expect(ada.page.locator(".round")).to_contain_text("Round 2")
    assert len(ada.page.locator(".log p").all_inner_texts()) > len(told)
    assert ada.complaints == []
    ada.context.close()
