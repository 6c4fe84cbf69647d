"""The table at every size: what a turn needs is in sight, whole, uncovered and large enough for a finger, and stays
where it is. Any two of size, table, moment, language and type are seen together always, all five of them nightly."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.browsing import Visitor, lay_table
from e2e.faces import OWN, block_faces, faces_used
from e2e.fitting import boxes_of, faults_at, moved, set_size
from e2e.test_everyone import faults
from engine.games import NIGHTLY
from server.serving import Running

SIZES = [
    (1280, 720),
    (1366, 650),
    (1440, 764),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (1180, 820),
    (820, 1180),
    (844, 390),
    (390, 844),
    (360, 640),
]
LANGUAGES = ["en", "it", "ru", "uk"]
FACES = [OWN, "DejaVu"]
AT_THE_TABLE = ["turn", "hints", "hand", "tool"]
LOOKING_BACK = ["replay", "watched"]
"""A replay as a seat saw it, and as nobody did."""
MOMENTS = [*AT_THE_TABLE, *LOOKING_BACK]
LOGS = {
    "two": "classic-two-seats",
    "four": "revised-four-seats",
    "glory": "glory-four-seats-revised",
    "six": "classic-six-seats",
}
SEATS = {"two": 2, "four": 4, "glory": 4, "six": 6}
TABLES = list(SEATS)
GOLDEN = Path(__file__).resolve().parents[1] / "golden"
DEAL = {
    "first": 0,
    "tools": ["copper_foil_burnisher", "flux_remover", "cork_backed_straightedge"],
    "publics": ["column_shade_variety", "row_color_variety", "column_color_variety"],
}
"""Cards with long names and words; the second tool asks for one of six answers."""
DEAL_OF_GLORY = {
    "first": 0,
    "board": "top_and_bottom",
    "pioneers": ["rainbow_row", "favorite_hue", "perfect_column"],
    "tools": ["exchange_clamp", "flux_remover", "cork_backed_straightedge"],
    "publics": ["gray_in_bloom", "soft_gradient", "row_color_variety"],
    "ornaments": [["chevron", "long_ribbon"], ["checker", "arch"], ["frieze", "saltire"], ["pillar", "garland"]],
    "privates": [["shades_of_purple"], ["shades_of_red"], ["shades_of_blue"], ["shades_of_green"]],
}
GLORY = {"modules": ["strife", "pioneers", "ornaments", "rivalry"]}

pytestmark = pytest.mark.slow


@dataclass(frozen=True)
class Walk:
    """One page: a table brought from moment to moment in a language, then a replay, in the same one or in another."""

    table: str
    faces: str
    language: str
    later: str
    every_size: bool

    def __str__(self) -> str:
        return f"{self.table}-{self.faces}-{self.language}-{self.later}"

    def language_of(self, moment: str) -> str:
        return self.later if moment in LOOKING_BACK else self.language

    def sizes_of(self, moment: str) -> list[tuple[int, int]]:
        """All, or every second one: those that are left out here are seen with the other type."""
        if self.every_size or moment not in MOMENTS:
            return SIZES
        return SIZES[(MOMENTS.index(moment) + FACES.index(self.faces)) % 2 :: 2]


def walks() -> list[Walk]:
    """Every night all; else one for each table and each type, which between them speak all languages at each table."""
    if NIGHTLY:
        return [Walk(table, faces, word, word, True) for table, faces, word in product(TABLES, FACES, LANGUAGES)]
    found = []
    for (i, table), (j, faces) in product(enumerate(TABLES), enumerate(FACES)):
        first = i + 2 * j
        found.append(Walk(table, faces, LANGUAGES[first % 4], LANGUAGES[(first + 1) % 4], False))
    return found


def test_any_two_are_seen_together() -> None:
    everything: dict[str, list[Any]] = {
        "size": SIZES,
        "table": TABLES,
        "moment": MOMENTS,
        "language": LANGUAGES,
        "faces": FACES,
    }
    seen = [
        {"size": size, "table": walk.table, "moment": moment, "language": walk.language_of(moment), "faces": walk.faces}
        for walk in walks()
        for moment in MOMENTS
        for size in walk.sizes_of(moment)
    ]
    for one, other in combinations(everything, 2):
        missing = set(product(everything[one], everything[other])) - {(case[one], case[other]) for case in seen}
        assert not missing, (one, other)


def sit_down(ada: Visitor, server: Running, table: str) -> None:
    """Sit at a table with bots and choose a window; with Glory one is asked which ornaments to keep."""
    is_glory = table == "glory"
    deal, options = (DEAL_OF_GLORY, GLORY) if is_glory else (DEAL, {})
    name = lay_table(server, seats=SEATS[table], options=options, deal=deal)
    asks = f"{server.address}/api/tables/{name}"
    ada.visit(f"/t/{name}")
    ada.page.request.post(f"{asks}/seats", data={"name": "Ada", "nonce": "a" * 32})
    for seat in range(1, SEATS[table]):
        ada.page.request.post(f"{asks}/seats/{seat}/bot", data={"bot": "random"})
    ada.page.request.post(f"{asks}/start")
    ada.choose_window()


def keep_ornaments(ada: Visitor) -> None:
    """Keep both, and wait for the first turn."""
    ada.page.locator(".answers .btn").last.click()
    ada.page.locator(".pool .loose.may").first.wait_for()


def open_log(ada: Visitor, table: str, query: str) -> None:
    """A game of such a table, looked at again in the middle of it."""
    log = (GOLDEN / f"{LOGS[table]}.sagrada").read_text(encoding="utf-8")
    ada.page.evaluate("log => sessionStorage.setItem('replay log', log)", log)
    ada.visit(f"/replay?at={len(log.splitlines()) // 2}{query}")
    ada.page.locator(".replay").wait_for()


def bring_to(ada: Visitor, table: str, moment: str) -> None:
    """From one moment to the next."""
    page = ada.page
    if moment == "turn":
        page.locator(".pool .loose.may").first.wait_for()
    elif moment == "hints":
        page.locator(".ask").click()
        page.locator(".hint").first.wait_for()
    elif moment == "hand":
        page.locator(".pool .loose.may").first.click()
        page.locator(".held").wait_for()
    elif moment == "tool":
        page.locator(".tool").nth(1).locator(".btn").click()
        expect(page.locator(".answers .btn")).to_have_count(6)
    else:
        open_log(ada, table, "&from=0" if moment == "replay" else "")


def moments(ada: Visitor, server: Running, walk: Walk) -> Iterator[str]:
    """Sit down and go from moment to moment; with Glory there is one more, before the first turn."""
    sit_down(ada, server, walk.table)
    if walk.table == "glory":
        ada.page.locator(".answers .btn").last.wait_for()
        yield "choosing"
        set_size(ada.page, (1280, 860))
        keep_ornaments(ada)
    for moment in MOMENTS:
        set_size(ada.page, (1280, 860))
        if moment == LOOKING_BACK[0]:
            ada.context.add_cookies([{"name": "language", "value": walk.later, "url": ada.address}])
        bring_to(ada, walk.table, moment)
        yield moment


def look_at_cards(page: Page) -> None:
    """Nobody is shut out of the words of the cards on the smallest screen of a table of Glory."""
    set_size(page, SIZES[-1])
    assert faults(page) == []
    page.locator(".sheet .look").click()
    expect(page.locator("dialog[open] .words")).to_have_count(4)
    assert faults(page) == []
    page.keyboard.press("Escape")


@pytest.mark.parametrize("walk", walks(), ids=str)
def test_a_turn_fits(browser_with: Callable[[str], Browser], server: Running, walk: Walk) -> None:
    ada = Visitor(browser_with(walk.faces), server.address, locale=walk.language)
    if walk.faces != OWN:
        block_faces(ada.page)
    wrong: list[str] = []
    stood: dict[tuple[int, int], dict[str, list[float]]] = {}
    for moment in moments(ada, server, walk):
        for size in walk.sizes_of(moment):
            set_size(ada.page, size)
            found = faults_at(ada.page, moment, size)
            if moment in AT_THE_TABLE:
                found += moved(stood.setdefault(size, boxes_of(ada.page)), boxes_of(ada.page))
            where = f"{size[0]}x{size[1]}, {walk.table}, {moment}, {walk.language_of(moment)}, {walk.faces}"
            wrong += [f"{where}: {what}" for what in found]
        if walk.table == "glory" and moment == "turn" and walk.faces == OWN:
            look_at_cards(ada.page)
    assert not wrong, "\n".join(wrong)
    if walk.faces != OWN:
        assert faces_used(ada.page, "h1, h2, h3, p, b, .btn") == {f"{walk.faces} Sans", f"{walk.faces} Serif"}
    ada.context.close()


def test_the_coach_leaves_room(browser: Browser, server: Running) -> None:
    ada = Visitor(browser, server.address, locale="uk")
    ada.visit("/learn")
    ada.page.locator(".coach").wait_for()
    if ada.page.locator(".pick").count():
        ada.choose_window()
    ada.page.locator(".pool .loose.may").first.wait_for()
    wrong = []
    for size in SIZES:
        set_size(ada.page, size)
        wrong += [f"{size[0]}x{size[1]}: {what}" for what in faults_at(ada.page, "lesson", size)]
    assert not wrong, "\n".join(wrong)
    ada.context.close()
