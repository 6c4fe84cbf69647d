"""sagrada score with Glory: strife boards, pioneers, ornaments and rivalry from typed windows, and what is refused."""

from typing import Any

import pytest

from cli.test_score import BLANK, FULL, score
from sagrada.content.cards import ORNAMENT, ORNAMENTS, PIONEER, PIONEERS, PUBLICS, STRIFE_BOARDS

EMPTY = [BLANK] * 4
CORNER = ["S1 .. .. .. ..", ".. S3 .. .. ..", BLANK, BLANK]
PAIRS_OF_NINE = ["R1 R2 R3 R4 R5", "R6 R1 R2 R3 R4", "Y1 Y2 Y3 Y4 Y5", "Y6 Y1 Y2 .. .."]
PAIRS_OF_EIGHT = ["R1 R2 R3 R4 R5", "R6 R1 R2 R3 R4", "Y1 Y2 Y3 Y4 Y5", "Y6 G1 B2 .. .."]


def table(*windows: list[str], **more: Any) -> dict[str, Any]:
    return {"seats": [{"window": window} for window in windows], **more}


def alone(window: list[str], modules: str, **seat: Any) -> Any:
    """The only seat's sheet with these modules; what belongs to the table goes there."""
    shared = ("public", "strife_board", "pioneers", "edition", "solo")
    more = {key: seat.pop(key) for key in shared if key in seat}
    return score({"modules": modules.split(), "seats": [{"window": window, **seat}], **more})["seats"][0]


def rival_points(card: str, modules: str, *windows: list[str]) -> list[int]:
    result = score(table(*windows, public=[card], modules=[modules]))
    return [seat["public"][card] for seat in result["seats"]]


def wrong(window: list[str], board: str | None = None, **seat: Any) -> list[tuple[str, str]]:
    """Cell and rule of every violation."""
    more = {"strife_board": board} if board else {}
    found = alone(window, "strife", **more, **seat)["violations"]
    return [(violation["cell"], violation["rule"]) for violation in found]


def test_the_tie_example_of_the_rulebook_pays_ten_and_two() -> None:
    """Glory, ties: 12/8/5/0 with the results 9, 9, 8, 8 pays 10, 10, 2, 2."""
    windows = (PAIRS_OF_NINE, PAIRS_OF_EIGHT, PAIRS_OF_NINE, PAIRS_OF_EIGHT)
    assert rival_points("color_pairs", "rivalry", *windows) == [10, 2, 10, 2]


@pytest.mark.parametrize(
    ("windows", "points"),
    [
        ((FULL, EMPTY), [12, 8]),
        ((EMPTY, FULL), [8, 12]),
        ((EMPTY, EMPTY), [10, 10]),
        ((EMPTY, FULL, PAIRS_OF_NINE), [5, 12, 8]),
        ((EMPTY, EMPTY, EMPTY), [8, 8, 8]),
        ((EMPTY, FULL, EMPTY, EMPTY, EMPTY, EMPTY), [2, 12, 2, 2, 2, 2]),
    ],
)
def test_places_are_paid_with_any_number_of_seats(windows: tuple[list[str], ...], points: list[int]) -> None:
    assert rival_points("many_panes", "rivalry", *windows) == points


@pytest.mark.parametrize(
    ("card", "better", "worse"),
    [
        ("color_pairs", "R1 Y2 R3 Y4 ..", "R1 .. R3 .. R5"),
        ("dark_field", "R4 Y5 .. B6 ..", "R4 .. Y5 .. B6"),
        ("heavy_frame", "R6 .. .. .. ..", "R1 .. Y1 .. G1"),
        ("sevens", "R1 Y6 G1 .. ..", "R3 Y4 .. R1 .."),
        ("many_panes", "R1 R2 .. .. ..", "R1 .. R1 .. R1"),
        ("soft_gradient", "R1 Y2 G3 .. ..", "R1 Y2 .. R5 G6"),
        ("weight_of_strife", "S6 .. .. .. ..", "S1 .. S2 .. S2"),
        ("clash_of_colors", "R1 S2 Y3 .. ..", "R1 S2 R3 .. .."),
        ("far_flung_strife", "S1 .. S2 .. ..", "S6 .. .. .. .."),
    ],
)
def test_the_better_window_takes_the_first_place(card: str, better: str, worse: str) -> None:
    windows = ([worse, *EMPTY[1:]], [better, *EMPTY[1:]])
    assert rival_points(card, "glory", *windows) == [8, 12]


def test_grids_of_ones_own_are_tested_seat_by_seat_beside_a_rivalry_card() -> None:
    grids = [[f"{color}....", *["....."] * 3] for color in "YR"]
    seats = [{"window": ["R1 .. .. .. ..", *EMPTY[1:]], "pattern": grid} for grid in grids]
    result = score({"modules": ["rivalry"], "public": ["sevens"], "seats": seats})
    assert [len(seat["violations"]) for seat in result["seats"]] == [1, 0]
    assert [seat["public"]["sevens"] for seat in result["seats"]] == [10, 10]


@pytest.mark.parametrize(
    ("card", "points", "window"),
    [
        ("gray_mullions", 6, ["S1 .. S2 .. ..", BLANK, ".. S3 .. .. ..", ".. S4 .. .. .."]),
        ("gray_in_bloom", 5, ["S1 R2 .. .. ..", "Y3 .. .. .. ..", BLANK, ".. S5 .. .. .."]),
        ("gray_in_bloom", 0, ["S1 R2 .. .. ..", "R3 .. .. .. ..", BLANK, BLANK]),
        ("gray_scale", 9, ["S1 .. S2 .. S2", ".. S4 .. .. ..", BLANK, BLANK]),
        ("gray_scale", 0, FULL),
        ("color_variety", 0, ["R1 Y2 G3 B4 S5", BLANK, BLANK, BLANK]),
        ("row_color_variety", 6, ["R1 Y2 G3 B4 S5", "S1 R2 S3 G4 Y5", BLANK, BLANK]),
        ("color_diagonals", 2, CORNER),
    ],
)
def test_a_public_objective_counts_gray_dice_as_a_sixth_color(card: str, points: int, window: list[str]) -> None:
    assert alone(window, "strife", public=[card])["public"] == {card: points}


def test_two_gray_dice_that_touch_by_a_corner_are_against_sharp_edges() -> None:
    """The diagonal example of the rulebook; the rule names no other die."""
    found = alone(CORNER, "strife", strife_board="no_corner_contact")["violations"]
    assert found == [{"cell": "a1", "rule": "strife"}, {"cell": "b2", "rule": "strife"}]
    assert wrong(CORNER) == []


@pytest.mark.parametrize(
    ("board", "window", "cells"),
    [
        ("no_corner_contact", ["S1 .. S2 .. ..", BLANK, BLANK, BLANK], []),
        ("shade_panes_only", ["S1 .. .. .. ..", ".. S3 .. .. ..", BLANK, BLANK], ["b2"]),
        ("top_and_bottom", ["S1 .. .. .. ..", ".. .. S3 .. ..", BLANK, ".. S1 .. .. .."], ["b3"]),
        ("color_panes_too", CORNER, []),
        ("one_per_column", ["S1 .. S2 .. ..", BLANK, BLANK, "S2 .. .. .. S3"], ["a1", "d1"]),
        ("dissonance", ["S1 R2 .. .. ..", "R3 .. .. S4 R6", BLANK, BLANK], ["a1"]),
    ],
)
def test_a_gray_die_against_the_strife_board_is_listed(board: str, window: list[str], cells: list[str]) -> None:
    grid = ["1....", ".....", ".....", "....."]
    assert wrong(window, board, pattern=grid) == [(cell, "strife") for cell in cells]


def test_every_strife_board_can_be_named() -> None:
    assert [wrong(EMPTY, board.id) for board in STRIFE_BOARDS] == [[]] * 6


def test_a_gray_die_on_a_color_cell_is_wrong_unless_exempt_or_allowed_by_the_board() -> None:
    window, grid = ["S1 .. .. .. ..", *EMPTY[1:]], ["R....", *["....."] * 3]
    assert wrong(window, pattern=grid) == [("a1", "cell_color")]
    assert wrong(window, "no_corner_contact", pattern=grid) == [("a1", "cell_color")]
    assert wrong(window, "no_corner_contact", pattern=grid, exempt=["a1"]) == []
    assert wrong(window, "color_panes_too", pattern=grid) == []


def test_an_exemption_never_lifts_the_rule_of_the_board_nor_the_neighbors() -> None:
    assert wrong(CORNER, "no_corner_contact", exempt=["a1", "b2"]) == [("a1", "strife"), ("b2", "strife")]
    assert wrong(["S1 S2 .. .. ..", *EMPTY[1:]], exempt=["a1", "a2"]) == [("a2", "equal_color")]


PIONEER_WINDOWS = {
    "perfect_column": ["R1 .. .. .. ..", "Y2 .. .. .. ..", "G3 .. .. .. ..", "S4 .. .. .. .."],
    "full_frame": ["R1 R1 R1 R1 R1", "R1 .. .. .. R1", "R1 .. .. .. R1", "R1 R1 R1 R1 R1"],
    "four_corners": ["R1 .. .. .. R1", BLANK, BLANK, "R1 .. .. .. R1"],
    "rainbow_row": [BLANK, "R1 Y1 S1 B1 P1", BLANK, BLANK],
    "full_scale": [BLANK, BLANK, "R1 R2 R3 R4 R6", BLANK],
    "heart_of_glass": [BLANK, ".. R1 R1 R1 ..", ".. R1 R1 R1 ..", BLANK],
    "color_cascade": [".. .. .. .. R1", ".. .. .. R2 ..", ".. .. R3 .. ..", BLANK],
    "double_scale": ["R1 R2 R3 R4 R5", "R6 R1 R2 R3 R4", "R5 R6 .. .. ..", BLANK],
    "favorite_hue": ["S1 .. S2 .. S3", BLANK, "S1 .. S2 .. ..", BLANK],
    "lintel_and_sill": ["R1 R1 R1 R1 R1", BLANK, BLANK, "R1 R1 R1 R1 R1"],
    "twin_panes": [BLANK, ".. .. R1 Y2 ..", ".. .. Y3 R4 ..", BLANK],
    "staircase": [".. R6 .. .. ..", ".. R5 .. .. ..", ".. R4 .. .. ..", ".. R3 .. .. .."],
    "scaffold": ["R1 R1 .. .. ..", ".. R1 R1 .. ..", ".. .. R1 R1 R1", "R1 .. .. R1 R1"],
    "rosette": [".. .. R1 .. ..", ".. Y1 G1 B1 ..", ".. .. S1 .. ..", BLANK],
    "dawn_or_dusk": ["R4 R5 R6 R4 R5", BLANK, BLANK, BLANK],
}


def test_every_pioneer_has_a_window_here() -> None:
    assert list(PIONEER_WINDOWS) == list(PIONEER)


@pytest.mark.parametrize("card", PIONEER_WINDOWS)
def test_a_pioneer_is_met_by_its_window_and_not_by_the_window_without_a_row(card: str) -> None:
    window = PIONEER_WINDOWS[card]
    fullest = min(range(4), key=lambda row: window[row].count(".."))
    less = [BLANK if row == fullest else cells for row, cells in enumerate(window)]
    assert alone(window, "strife pioneers", pioneers=[card])["pioneers_met"] == [card]
    assert alone(less, "strife pioneers", pioneers=[card])["pioneers_met"] == []


def test_a_claimed_pioneer_pays_whether_or_not_it_is_still_met() -> None:
    cards = ["four_corners", "full_frame", "rosette"]
    seats = [{"window": EMPTY, "pioneers": cards[:2]}, {"window": PIONEER_WINDOWS["full_frame"]}]
    first, second = score({"modules": ["pioneers"], "pioneers": cards, "seats": seats})["seats"]
    assert (first["pioneers"], first["pioneers_met"]) == ({"four_corners": 5, "full_frame": 6}, [])
    assert (second["pioneers"], second["pioneers_met"]) == ({}, ["four_corners", "full_frame"])
    assert (first["total"], second["total"]) == (-20 + 11, -6)


def test_the_points_of_every_pioneer_are_those_of_its_card() -> None:
    for card in PIONEERS:
        seat = {"window": EMPTY, "pioneers": [card.id]}
        result = score({"modules": ["pioneers"], "pioneers": [card.id], "seats": [seat]})["seats"][0]
        assert result["pioneers"] == {card.id: card.points}


def built(pattern: tuple[str, ...], right: int, down: int, colors: str) -> list[str]:
    """A window with nothing but an ornament."""
    cells = [[".."] * 5 for _ in range(4)]
    for row, marks in enumerate(pattern):
        for column, mark in enumerate(marks):
            if mark != ".":
                cells[row + down][column + right] = colors["AB".index(mark)] + "1"
    return [" ".join(row) for row in cells]


@pytest.mark.parametrize("card", ORNAMENTS, ids=lambda card: str(card.id))
def test_an_ornament_gains_anywhere_in_the_window_and_loses_if_it_is_not_built(card: Any) -> None:
    right, down = 5 - len(card.pattern[0]), 4 - len(card.pattern)
    for place in ((0, 0), (right, 0), (0, down), (right, down)):
        window = built(card.pattern, *place, "RS")
        assert alone(window, "strife ornaments", ornaments=[card.id])["ornaments"] == {card.id: card.gain}
    one_color = built(card.pattern, right, down, "GG")
    assert alone(one_color, "ornaments", ornaments=[card.id])["ornaments"] == {card.id: -card.loss}
    assert alone(EMPTY, "ornaments", ornaments=[card.id])["total"] == -20 - card.loss


def test_an_ornament_is_never_turned() -> None:
    assert alone(built(("A.", "BA", ".B"), 0, 0, "RY"), "ornaments", ornaments=["falling_ribbon"])["ornaments"] == {
        "falling_ribbon": -ORNAMENT["falling_ribbon"].loss
    }


def test_level_on_points_ornaments_count_as_private_points() -> None:
    """Ruling glory_27: 3 of an ornament go before 3 favor tokens."""
    window = built(ORNAMENT["checker"].pattern, 0, 0, "RY")
    seats = [{"window": window, "favor": 3}, {"window": window, "ornaments": ["checker"]}]
    result = score({"modules": ["ornaments"], "seats": seats})
    assert [seat["total"] for seat in result["seats"]] == [-13, -13]
    assert (result["ranking"], result["tied"]) == ([1, 0], [])
    result = score({"modules": ["ornaments"], "seats": seats, "ornaments_break_ties": False})
    assert (result["ranking"], result["tied"]) == ([0, 1], [])


def test_seats_that_only_an_ornament_tells_apart_are_tied_where_it_breaks_no_ties() -> None:
    """3 points of an ornament against 3 cells less that are empty, nothing private, no favor tokens."""
    window = built(ORNAMENT["checker"].pattern, 0, 0, "RY")
    fuller = ["R1 Y1 .. G2 B3", "Y1 R1 .. R4 ..", BLANK, BLANK]
    seats = [{"window": window, "ornaments": ["checker"]}, {"window": fuller}]
    given = {"modules": ["ornaments"], "seats": seats}
    assert [seat["total"] for seat in score(given)["seats"]] == [-13, -13]
    assert score(given)["tied"] == []
    assert score({**given, "ornaments_break_ties": False})["tied"] == [0, 1]


def test_gray_can_be_kept_out_of_ornaments() -> None:
    card = ORNAMENT["checker"]
    for colors, points in (("RS", -card.loss), ("SR", -card.loss), ("RY", card.gain)):
        seat = {"window": built(card.pattern, 0, 0, colors), "ornaments": ["checker"]}
        given = {"modules": ["strife", "ornaments"], "seats": [seat]}
        assert score({**given, "gray_ornaments": False})["seats"][0]["ornaments"] == {"checker": points}
        assert score({**given, "gray_ornaments": True})["seats"][0]["ornaments"] == {"checker": card.gain}


def test_pairs_of_one_color_are_counted_anywhere_or_where_they_touch_diagonally() -> None:
    touching, apart = (
        ["R1 .. .. .. ..", ".. R2 .. .. ..", BLANK, BLANK],
        ["R1 .. R2 .. R3", BLANK, "R1 .. .. .. ..", BLANK],
    )
    given = table(touching, apart, public=["color_pairs"], modules=["rivalry"])
    points = {"anywhere": [8, 12], "diagonal": [12, 8]}
    for counted, paid in points.items():
        seats = score({**given, "color_pairs": counted})["seats"]
        assert [seat["public"]["color_pairs"] for seat in seats] == paid
    assert score(given) == score({**given, "color_pairs": "anywhere"})


def test_an_option_of_glory_as_usual_needs_no_module() -> None:
    usual = {"gray_ornaments": True, "ornaments_break_ties": True, "color_pairs": "anywhere"}
    assert score(table(EMPTY, FULL, **usual)) == score(table(EMPTY, FULL))


@pytest.mark.parametrize(
    ("edition", "counted"),
    [("classic", ["gray_scale", "light_shades", "shades_of_red"]), ("revised", ["light_shades", "shades_of_red"])],
)
def test_solo_with_strife_counts_the_same_objectives_and_every_ornament(edition: str, counted: list[str]) -> None:
    window = ["R1 Y2 R1 Y2 S1", "Y2 R1 Y2 R1 ..", BLANK, BLANK]
    given = {"public": ["gray_scale", "light_shades"], "private": ["shades_of_red"], "ornaments": ["arch", "chevron"]}
    sheet = alone(window, "strife ornaments", edition=edition, solo=True, **given)
    assert sheet["counted"] == counted
    assert (sheet["public"], sheet["ornaments"]) == ({"gray_scale": 2, "light_shades": 8}, {"arch": 6, "chevron": -2})
    points = sheet["public"] | sheet["private"]
    assert sheet["total"] == sum(points[card] for card in counted) + 6 - 2 - 33


def test_gray_dice_on_the_round_track_count_for_the_target() -> None:
    result = score({**table(EMPTY), "modules": ["strife"], "solo": True, "round_track": ["S5", "R1"]})
    assert result["target"] == 6


@pytest.mark.parametrize(
    ("modules", "keys"),
    [
        ([], set()),
        (["strife", "rivalry"], set()),
        (["pioneers"], {"pioneers", "pioneers_met"}),
        (["ornaments"], {"ornaments"}),
        (["glory"], {"pioneers", "pioneers_met", "ornaments"}),
    ],
)
def test_the_lines_of_a_module_are_there_when_it_is_in_play(modules: list[str], keys: set[str]) -> None:
    sheet = score(table(EMPTY, modules=modules))["seats"][0]
    assert set(sheet) - {"total", "public", "private", "favor", "empty", "violations"} == keys


def test_every_public_objective_adds_up() -> None:
    every = [card.id for card in PUBLICS]
    for seat in score(table(CORNER, FULL, public=every, modules=["glory"]))["seats"]:
        assert len(seat["public"]) == len(every)
        assert seat["total"] == sum(seat["public"].values()) + seat["empty"]


def test_the_same_ornament_at_two_seats_is_accepted() -> None:
    seats = [{"window": EMPTY, "ornaments": ["arch", "cross"]}] * 2
    assert len(score({"modules": ["ornaments"], "seats": seats})["seats"]) == 2


def test_empty_lists_need_no_module() -> None:
    seat = {"window": EMPTY, "pioneers": [], "ornaments": []}
    assert score({"modules": [], "pioneers": [], "seats": [seat]})["seats"][0]["total"] == -20
