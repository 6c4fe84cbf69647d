"""The score sheet over the network: the answers of `sagrada score`, what orders the ranking, and what is refused."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from cli.running import run
from server.serving import SOON, Running

JSON = {"content-type": "application/json"}
BLANK = ".. .. .. .. .."
EMPTY = [BLANK] * 4
EXAMPLE = [".. G4 R2 Y3 P6", "R3 Y1 .. G1 R2", "P5 G3 .. P6 B5", "B4 Y5 G4 B2 G6"]
POSITIONS: dict[str, Any] = {
    "the rulebooks' example": {
        "public": ["column_color_variety", "light_shades", "color_variety"],
        "seats": [{"pattern": "fractal_drops", "private": ["shades_of_purple"], "window": EXAMPLE, "exempt": ["c5"]}],
    },
    "violations": {
        "seats": [
            {"pattern": "fractal_drops", "window": EXAMPLE},
            {"pattern": [".4.Y6", "R.2..", "..RP1", "BY..."], "window": ["R1 R2 .. .. ..", *EMPTY[1:]], "favor": 3},
        ],
    },
    "solo": {
        "edition": "revised",
        "solo": True,
        "public": ["light_shades", "color_variety"],
        "round_track": ["G4", "B6", "P3"],
        "seats": [{"window": EXAMPLE, "private": ["shades_of_red"], "favor": 1}],
    },
    "Glory": {
        "modules": ["glory"],
        "strife_board": "no_corner_contact",
        "public": ["gray_scale", "color_pairs"],
        "pioneers": ["four_corners", "full_frame"],
        "color_pairs": "diagonal",
        "seats": [
            {
                "window": ["R1 .. .. .. Y2", ".. S2 .. .. ..", ".. .. S3 .. ..", "G4 .. .. .. B5"],
                "ornaments": ["checker"],
            },
            {"window": ["S1 R2 .. .. ..", "R3 S4 .. .. ..", BLANK, BLANK], "ornaments": ["checker", "chevron"]},
        ],
    },
}
POSITIONS["a list"] = list(POSITIONS.values())


def ask(server: Running, position: Any, **headers: str) -> httpx.Response:
    """The answer to a position, whatever its status."""
    body = json.dumps(position)
    return httpx.post(f"{server.address}/api/score", content=body, headers={**JSON, **headers}, timeout=SOON)


def reds(*shades: int, **more: Any) -> dict[str, Any]:
    """A seat whose only points are those of its red dice, which lie apart."""
    cells = [f"R{shade}" for shade in shades] + [".."] * (5 - len(shades))
    return {"window": [" ".join(cells), *EMPTY[1:]], "private": ["shades_of_red"], **more}


def without_deciders(scored: Any) -> Any:
    """The answer as the command gives it."""
    if isinstance(scored, list):
        return [without_deciders(one) for one in scored]
    return {key: value for key, value in scored.items() if key != "decided"}


@pytest.mark.parametrize("name", list(POSITIONS))
def test_a_position_is_counted_as_the_command_counts_it(server: Running, name: str) -> None:
    code, out, _ = run("score", "-", stdin=json.dumps(POSITIONS[name]).encode())
    scored = ask(server, POSITIONS[name])
    assert (code, scored.status_code) == (0, 200)
    assert without_deciders(scored.json()) == json.loads(out)


def test_a_violation_names_its_cell_its_rule_and_the_neighbor(server: Running) -> None:
    seats = ask(server, POSITIONS["violations"]).json()["seats"]
    assert seats[0]["violations"] == [{"cell": "c5", "rule": "cell_shade"}]
    assert {"cell": "a2", "rule": "equal_color", "with": "a1"} in seats[1]["violations"]


@pytest.mark.parametrize(
    ("seats", "more", "decided"),
    [
        ([reds(1), reds(2)], {}, ["points"]),
        ([reds(1), reds(2), reds(2)], {}, ["tied", "points"]),
        ([reds(1, favor=1), reds(2)], {}, ["private"]),
        ([reds(2), reds(2)], {"last_round_order": [1, 0]}, ["last_turn"]),
        ([reds(2), reds(2)], {"last_round_order": [1, 0], "edition": "revised"}, ["first_turn"]),
        ([reds(1, favor=4), reds(2, ornaments=["checker"], favor=6)], {"modules": ["ornaments"]}, ["ornaments"]),
        ([reds(2, favor=1), reds(2, 3)], {"edition": "classic-it"}, ["points"]),
    ],
)
def test_what_decides_between_neighbors_of_the_ranking_is_told(
    server: Running, seats: list[Any], more: dict[str, Any], decided: list[str]
) -> None:
    assert ask(server, {"seats": seats, **more}).json()["decided"] == decided


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    """Threads that take turns as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("hasty_threads")
def test_people_who_count_at_the_same_time_get_their_own_windows_counted(server: Running) -> None:
    window = ["R1 .. .. .. ..", *EMPTY[1:]]
    grids = [[f"{letter}....", *["....."] * 3] for letter in "RYGBP"]
    asked = [[{"seats": [{"pattern": grid, "window": window}]}] * 100 for grid in grids]
    with ThreadPoolExecutor(len(asked)) as pool:
        scored = list(pool.map(lambda positions: ask(server, positions).json(), asked))
    broken = [{len(one["seats"][0]["violations"]) for one in answers} for answers in scored]
    assert broken == [{0}, *[{1}] * 4]


@pytest.mark.parametrize(
    ("position", "rule"),
    [
        ({}, "missing_key"),
        ([], None),
        ("nonsense", "must_be_object"),
        ({"seats": []}, "seats"),
        ({"seats": [{}] * 7}, "seats"),
        ({"seats": [{"window": ["R1 Y2 G3 B4 P7", BLANK, BLANK, BLANK]}]}, "seat_problem"),
        ({"seats": [{"window": EMPTY, "pattern": "\ud800"}]}, "seat_problem"),
        ({"seats": [{"window": EMPTY, "pattern": ["xxxxx"] * 4}]}, "seat_problem"),
        ({"seats": [{"window": EMPTY, "favor": 10**30}]}, "seat_problem"),
        ({"edition": "martian", "seats": [{"window": EMPTY}]}, "unknown_card"),
        ({"edition": "revisd", "seats": [{"window": EMPTY}]}, "unknown_card_but_close"),
        ({"seats": [{"window": EMPTY}], "solo": "yes"}, "must_be_yes_or_no"),
        ({"seats": [{"window": EMPTY}], "modules": ["pioneers"], "solo": True}, "not_in_solo"),
        ({"seats": [{"window": EMPTY}], "extra": 1}, "unknown_key"),
        ([{"seats": [{"window": EMPTY}]}, {}], "element"),
    ],
)
def test_nonsense_is_refused_in_words(server: Running, position: Any, rule: str | None) -> None:
    refused = ask(server, position)
    assert refused.status_code == (200 if rule is None else 400)
    if rule:
        assert refused.json()["rule"] == rule
        assert refused.json()["text"]


@pytest.mark.parametrize("body", [b"", b"{", b"[" * 50_000, b"\xff", b'{"seats": ' + b"9" * 5000 + b"}"])
def test_what_is_no_json_is_refused(server: Running, body: bytes) -> None:
    answer = httpx.post(f"{server.address}/api/score", content=body, headers=JSON, timeout=SOON)
    assert 400 <= answer.status_code < 500


def test_a_large_body_is_refused(server: Running) -> None:
    assert ask(server, {"seats": ["x" * 70_000]}).status_code == 413


def test_a_refusal_speaks_the_visitors_language(server: Running) -> None:
    texts = {ask(server, {}, **{"accept-language": language}).json()["text"] for language in ("en", "it", "ru", "uk")}
    assert len(texts) == 4


def form(server: Running, **asked: Any) -> httpx.Response:
    """What the score sheet of such a table asks for."""
    return httpx.get(f"{server.address}/api/score/form", params=asked, timeout=SOON)


def test_the_form_offers_what_the_modules_bring(server: Running) -> None:
    plain, glory = form(server).json(), form(server, module=["glory"], edition="revised").json()
    assert (plain["colors"], plain["boards"], plain["options"]) == ("RYGBP", [], {})
    assert (plain["publics_dealt"], plain["privates_dealt"], plain["private_scoring"]) == (3, 1, "shades")
    assert glory["colors"] == "RYGBPS"
    assert set(plain["publics"]) < set(glory["publics"])
    assert set(glory["options"]) == {"gray_ornaments", "ornaments_break_ties", "color_pairs"}


def test_the_form_of_a_solo_game_leaves_out_what_needs_rivals(server: Running) -> None:
    solo = form(server, seats=1, solo=True, module=["pioneers", "strife"]).json()
    assert (solo["modules"], solo["pioneers"], solo["most_favor"]) == (["strife", "ornaments"], [], 0)
    assert (solo["privates_dealt"], solo["round_track"]) == (2, True)


@pytest.mark.parametrize("kind", ["publics", "privates", "boards", "pioneers", "ornaments"])
def test_everything_the_form_offers_can_be_counted(server: Running, kind: str) -> None:
    offered = form(server, module=["glory"]).json()[kind]
    keys = {"publics": "public", "pioneers": "pioneers", "boards": "strife_board"}
    seats: list[dict[str, Any]] = [{"window": EMPTY}, {"window": EMPTY}]
    for card in offered:
        value = card if kind == "boards" else [card]
        position = {"modules": ["glory"], "seats": seats, **({keys[kind]: value} if kind in keys else {})}
        if kind not in keys:
            position["seats"] = [{"window": EMPTY, kind.replace("privates", "private"): [card]}, seats[1]]
        assert ask(server, position).status_code == 200, card


@pytest.mark.parametrize("asked", [{"seats": 7}, {"edition": "martian"}, {"module": "luck"}, {"seats": "many"}])
def test_a_form_for_no_table_is_refused(server: Running, asked: dict[str, Any]) -> None:
    refused = form(server, **asked)
    assert refused.status_code == 400
    assert refused.json()["text"]
