"""Gray dice: a sixth color, how it scores, the supply, and removal (Glory, strife dice; rulings, Glory 1-13)."""

from typing import Any

import pytest

from positions import (
    EVERY_CELL,
    awaited,
    cells,
    dice,
    dice_outside_bag,
    honor,
    opened,
    play,
    pool,
    position,
    refusal,
    roll,
    track,
)
from rules.citing import rules
from sagrada.game.sheet import Sheet
from texts import legal_texts, outcome_texts

LENIENT = "color_panes_too"
CORNERS = "no_corner_contact"
MULLIONS = "one_per_column"
OTHER_BOARDS = ["no_corner_contact", "shade_panes_only", "top_and_bottom", "one_per_column", "dissonance"]
ONE_GRAY_ROW = "R1 Y2 S3 B4 P5"
TWO_GRAY_ROW = "R1 S2 G3 S4 P5"


def sheet(window: str, **given: Any) -> Sheet:
    """The sheet of a seat without tokens, on the board that allows most."""
    return position(window, tokens=0, board=LENIENT, **given).score()[0]


def public(window: str, objective: str) -> int:
    """What a public objective pays for the window."""
    return sheet(window, publics=objective).public[objective]


# gray is a color


@rules("glory_01_gray_is_a_color")
def test_gray_is_a_color_and_never_lies_beside_gray() -> None:
    """Glory, strife dice: not beside, above or below another gray die."""
    game = position("S3", hand="S5", board=LENIENT)
    assert (refusal(game, "S5@a2"), refusal(game, "S5@b1")) == ("equal_color", "equal_color")


@rules("glory_01_gray_is_a_color")
@pytest.mark.parametrize("color", "RYGBP")
def test_gray_is_a_color_that_may_lie_beside_any_other(color: str) -> None:
    """Glory, strife dice."""
    assert cells(position(f"{color}3", hand="S5", board=LENIENT)) == {"a2", "b1", "b2"}


@rules("glory_01_gray_is_a_color")
@pytest.mark.parametrize("die", ["R5", "S5"])
def test_gray_follows_all_other_rules_of_placement(die: str) -> None:
    """Glory, strife dice: all rules of placement; touching, the border, shades of neighbors and cells."""
    game = position("G5 B1", pattern=".....  / ..4", hand=die, board=LENIENT)
    assert cells(game) == {"a3", "b2"}
    assert (refusal(game, f"{die}@b1"), refusal(game, f"{die}@b3")) == ("equal_shade", "cell_shade")
    assert refusal(game, f"{die}@d5") == "touch"
    assert cells(position(hand=die, board=LENIENT)).isdisjoint({"b2", "c4"})


# scoring as a color


@rules("glory_02_rows_and_columns")
@pytest.mark.parametrize(
    ("objective", "window", "points"),
    [
        ("row_color_variety", ONE_GRAY_ROW, 6),
        ("row_color_variety", TWO_GRAY_ROW, 0),
        ("row_shade_variety", TWO_GRAY_ROW, 5),
        ("column_color_variety", "R1 / S2 / G3 / B4", 5),
        ("column_color_variety", "S1 / Y2 / S3 / B4", 0),
        ("column_shade_variety", "S1 / Y2 / S3 / B4", 4),
    ],
)
def test_gray_in_rows_and_columns_is_one_color_and_two_are_a_repeated_one(
    objective: str, window: str, points: int
) -> None:
    """Glory, strife dice: several gray dice are not a line without repeated colors; shades count as ever."""
    assert public(window, objective) == points


@rules("glory_03_color_sets")
@pytest.mark.parametrize(
    ("window", "points"),
    [("R1 Y2 G3 B4 P5", 4), ("R1 Y2 G3 B4 P5 / S1", 4), ("R1 Y2 G3 B4 S5", 0), ("S1 Y2 G3 B4 P5 / .. S2", 0)],
)
def test_gray_in_sets_of_colors_is_not_needed_and_replaces_none(window: str, points: int) -> None:
    """Rulings, Glory 3: the five colors of the base game."""
    assert public(window, "color_variety") == points


@rules("glory_03_color_sets")
def test_gray_dice_count_in_sets_of_shades() -> None:
    """Glory, scoring: otherwise by the usual rules."""
    assert (public("S1 R2", "light_shades"), public("S1 R2 S3 B4 S5 / S6", "shade_variety")) == (2, 5)


@rules("glory_04_color_diagonals")
@pytest.mark.parametrize(("window", "points"), [("S1 / .. S2", 2), ("S1 / .. R2", 0), ("S1 .. S2", 0)])
def test_gray_on_diagonals_is_one_color(window: str, points: int) -> None:
    """Rulings, Glory 4."""
    assert public(window, "color_diagonals") == points


@rules("glory_05_private_objectives")
@pytest.mark.parametrize("color", ["red", "yellow", "green", "blue", "purple"])
def test_gray_counts_for_no_private_objective_of_a_color(color: str) -> None:
    """Glory, scoring: no private objective asks for gray."""
    name = f"shades_of_{color}"
    other = "shades_of_red" if color != "red" else "shades_of_blue"
    assert sheet("S6 R1 S5 B1 S4 / Y1 G1 P1", privates=f"{name} {other}").private[name] == 1


@rules("glory_05_private_objectives")
@pytest.mark.parametrize("die", ["S6", "R6"])
def test_gray_counts_with_its_shade_on_a_private_objective_of_positions(die: str) -> None:
    """Rulings, Glory 5: position objectives of five and six seats."""
    cards = "tunnel shades_of_red shades_of_blue shades_of_green shades_of_yellow"
    game = position(f".. {die}", seats=5, tokens=0, board=LENIENT, privates=cards)
    assert game.score()[0].private["tunnel"] == 6


# color cells


@rules("glory_06_color_cells")
@pytest.mark.parametrize("board", OTHER_BOARDS)
@pytest.mark.parametrize("color", "RYGBP")
def test_gray_on_color_cells_is_forbidden(board: str, color: str) -> None:
    """Glory, strife dice: not on a cell with a required color."""
    assert refusal(position(hand="S5", pattern=color, board=board), "S5@a1") == "gray_on_color_cell"


@rules("glory_06_color_cells")
def test_gray_on_color_cells_is_allowed_where_the_board_says_so() -> None:
    """Rulings, Glory 6: Open Glass; nothing else about the cell is lifted."""
    game = position("B3", hand="S5", pattern=".R / 4", board=LENIENT)
    assert cells(game) == {"a2", "b2"}


@rules("glory_08_exempt_dice")
def test_dice_set_by_a_tool_against_their_print_stay_in_order() -> None:
    """Rulings, Glory 8: a gray die on a color cell, set there with Eglomise Brush."""
    game = honor("S3 R1", pattern="/ .B", tools="eglomise_brush", board=CORNERS)
    play(game, "use eglomise_brush", "a1>b2")
    assert (game.challenge(1, 0), game.view().seats[0].exempt) == (False, ["b2"])


@rules("glory_08_exempt_dice")
def test_dice_set_by_a_tool_are_exempt_until_they_leave_the_cell() -> None:
    """Rulings, Glory 8: Lathekin lifts no print."""
    game = honor("S3 R1 B6", pattern="B / ..... / ..... / ....B", exempt="a1", tools="lathekin", board=CORNERS)
    play(game, "use lathekin", "a1>d5", "a2>d4")
    assert (game.view().seats[0].exempt, game.challenge(1, 0)) == ([], True)


# the supply


@rules("glory_11_supply")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_supply_gives_one_die_a_round_after_two_a_seat_from_the_bag(seats: int) -> None:
    """Glory, course of the game: two dice a seat, then one gray die is rolled."""
    game = opened(seats=seats)
    supply = game.view().supply
    roll(game, "R1 " * 2 * seats)
    assert outcome_texts(game) == [f"* S{shade}" for shade in range(1, 7)]
    roll(game, "S4")
    assert (len(game.view().pool), game.view().supply, dice_outside_bag(game)) == (2 * seats + 1, supply - 1, 2 * seats)


@rules("glory_11_supply")
def test_the_supply_of_ten_lasts_for_ten_rounds() -> None:
    """Glory, preparation: ten gray dice beside the round track."""
    last = roll(opened(in_round=9), "R1 R2 R3 R4 S5")
    assert (opened(in_round=1).view().supply, last.view().round, last.view().supply) == (9, 10, 0)


@rules("glory_11_supply")
def test_gray_dice_from_the_bag_lie_in_the_pool_beside_the_one_of_the_supply() -> None:
    """Glory, preparation: gray dice are in the bag too; the one of the supply is always there."""
    game = roll(opened(), "S1 R1 S2 B5 S6")
    assert (pool(game), game.view().bag["S"]) == ("R1 B5 S1 S2 S6", 2)


@rules("glory_11_supply")
def test_gray_dice_that_are_left_go_to_the_round_track() -> None:
    """Glory, course of the game: as usual."""
    assert track(play(position(pool="S3 R1 S5", turn=4, board=LENIENT), "end")) == "R1 S3 S5"


# removal


@rules("glory_13_removal")
def test_removing_dice_is_never_needed_at_a_strict_table() -> None:
    """Rulings, Glory 13: a wrong placement can't be made."""
    assert refusal(position("S3 R1", hand="S5", board=CORNERS), "S5@b2") == "strife"


@rules("glory_13_removal")
@pytest.mark.parametrize("removed", ["a1", "b2"])
def test_removing_dice_is_the_owner_s_choice_until_the_window_is_in_order(removed: str) -> None:
    """Glory, strife dice: any dice, so that all rules of placement hold again."""
    game = play(honor("S3 R1 / .. S5", turn=2, board=CORNERS), "! s1 s0")
    assert set(legal_texts(game)) == {"remove a1", "remove a2", "remove b2"}
    play(game, f"remove {removed}")
    assert (awaited(game), len(dice(game))) == (1, 2)


@rules("glory_13_removal")
def test_removing_dice_may_begin_with_one_that_broke_no_rule() -> None:
    """Rulings, Glory 13: any set of removals that restores order, greedy or not."""
    game = play(honor("S3 R1 / .. S5", turn=2, board=CORNERS), "! s1 s0", "remove a2")
    assert (awaited(game), legal_texts(game)) == (0, ["remove a1", "remove b2"])


@rules("glory_13_removal")
def test_removed_gray_dice_leave_the_game() -> None:
    """Rulings, Glory 13: neither bag, supply, pool nor track gets them."""
    game = honor("S3 / .. S5", turn=2, pool="R1", board=CORNERS)
    bag, supply = game.view().bag, game.view().supply
    play(game, "! s1 s0", "remove a1")
    assert (game.view().bag, game.view().supply, pool(game), track(game)) == (bag, supply, "R1", "")


@rules("glory_13_removal")
def test_a_gray_die_beside_gray_or_on_a_color_cell_must_be_removed() -> None:
    """Rulings, wrong placements, in order (b) and (c)."""
    assert honor("S3 S5", turn=2, board=LENIENT).challenge(1, 0)
    assert honor("S3", pattern="B", turn=2, board=CORNERS).challenge(1, 0)
    assert not honor("S3", pattern="B", turn=2, board=LENIENT).challenge(1, 0)


def test_at_an_honor_table_the_board_forbids_no_placement() -> None:
    """Rulings, wrong placements: every empty cell is a target."""
    assert cells(honor("S3 R1", hand="S5", pattern="/ B", board=CORNERS)) == EVERY_CELL - {"a1", "a2"}


# strife objectives that are no rivalry


@pytest.mark.parametrize(
    ("window", "points"),
    [
        ("", 0),
        ("S3", 3),
        ("S3 .. S5 .. S1", 9),
        ("S3 / / S5", 0),
        ("S3 R1 S5 / / S4", 3),
        ("S1 / .. S2 / .. .. S3 / .. .. .. S4 S5", 15),
    ],
)
def test_gray_mullions_pays_3_for_each_column_with_exactly_one_gray_die(window: str, points: int) -> None:
    """Card: the column need not be full."""
    assert public(window, "gray_mullions") == points


@pytest.mark.parametrize(
    ("window", "points"),
    [
        ("S3 R1 / B2", 5),
        ("S3 R1", 0),
        ("S3 R1 / R2", 0),
        ("R1 S3 B2 / .. G4", 5),
        (".. R1 / B2 S3 G4 / .. P5", 5),
        (".. R1 / B2 S3 G4 / .. R5", 0),
        (".. R1 / B2 S3 S4 / .. P5", 5),
        ("S3 R1 .. G2 S4 / B2 .. .. .. P1", 10),
    ],
)
def test_gray_in_bloom_pays_5_for_each_gray_die_with_all_neighbors_in_different_colors(
    window: str, points: int
) -> None:
    """Card: on the border there are fewer neighbors."""
    assert public(window, "gray_in_bloom") == points


@pytest.mark.parametrize(
    ("window", "points"),
    [
        ("R1", 0),
        ("S1", 2),
        ("S1 .. S1", 2),
        ("S1 .. S2", 5),
        ("S1 .. S2 .. S3", 9),
        ("S1 .. S2 .. S3 / .. S4", 13),
        ("S1 .. S2 .. S3 / .. S4 .. S5", 18),
        ("S1 .. S2 .. S3 / .. S4 .. S5 / S6 .. S6", 24),
    ],
)
def test_gray_scale_pays_for_different_shades_of_gray(window: str, points: int) -> None:
    """Card: 2, 5, 9, 13, 18 or 24."""
    assert public(window, "gray_scale") == points
