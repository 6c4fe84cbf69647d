"""The six strife boards: what each allows and forbids, for every die and every way to set one down."""

import pytest

from positions import EVERY_CELL, cells, honor, play, position, refusal, targets
from rules.citing import rules
from texts import legal_texts

CORNERS = "no_corner_contact"
SHADES = "shade_panes_only"
LINTEL = "top_and_bottom"
LENIENT = "color_panes_too"
MULLIONS = "one_per_column"
DISSONANCE = "dissonance"
BOARDS = [CORNERS, SHADES, LINTEL, LENIENT, MULLIONS, DISSONANCE]
TOP_AND_BOTTOM = {row + column for row in "ad" for column in "12345"}


# each board on its own


@rules("glory_09_board_binds_all")
def test_the_rulebook_s_example_gray_dice_may_not_touch_diagonally() -> None:
    """Glory, strife dice, the example: Sharp Edges."""
    game = position("S3 R1", hand="S5", board=CORNERS)
    assert cells(game) == {"a3", "b3"}
    assert refusal(game, "S5@b2") == "strife"


def test_sharp_edges_looks_at_both_diagonals() -> None:
    """Board."""
    game = position(".. .. S3 / R1 B2 .. G4 Y1", hand="S5", board=CORNERS)
    assert (refusal(game, "S5@b2"), refusal(game, "S5@b4")) == ("free", "free")
    game = position(".. .. R1 / .. .. S3 / .. .. B2", hand="S5", board=CORNERS)
    assert cells(game) == {"d2", "d3", "d4"}


def test_sharp_edges_lets_diagonals_of_another_row_and_column_alone() -> None:
    """Board: the left and the right edge do not touch."""
    game = position(".. .. .. .. S3 / R1", hand="S5", board=CORNERS)
    assert cells(game) == {"a1", "a2", "b2", "c1", "c2"}


def test_gray_on_gray_asks_for_a_cell_that_prints_a_shade_and_for_that_shade() -> None:
    """Board: matched as usual."""
    for die, fits in (("S5", {"b1"}), ("S3", {"a2"}), ("S6", set())):
        assert cells(position("R1", hand=die, pattern=".3 / 5", board=SHADES)) == fits
    game = position("R1", hand="S5", pattern=".3 / 5", board=SHADES)
    assert (refusal(game, "S5@b2"), refusal(game, "S5@a2")) == ("strife", "cell_shade")


def test_gray_on_gray_allows_no_color_cell() -> None:
    """Board: a cell that prints a shade."""
    assert refusal(position("R1", hand="S5", pattern=".B", board=SHADES), "S5@a2") == "gray_on_color_cell"


def test_lintel_and_sill_allows_the_top_and_the_bottom_row() -> None:
    """Board."""
    assert cells(position(hand="S5", board=LINTEL)) == TOP_AND_BOTTOM
    game = position("R1", hand="S5", board=LINTEL)
    assert (cells(game), refusal(game, "S5@b1"), refusal(game, "S5@b2")) == ({"a2"}, "strife", "strife")
    assert cells(position("/ / R1", hand="S5", board=LINTEL)) == {"d1", "d2"}


def test_open_glass_allows_color_cells_too_and_forbids_nothing() -> None:
    """Board: the one that allows more; shade cells must be matched."""
    assert cells(position("B3", hand="S5", pattern=".R / 4B", board=LENIENT)) == {"a2", "b2"}


def test_lone_mullions_allows_one_gray_die_a_column() -> None:
    """Board."""
    game = position("S3 / R1", hand="S5", board=MULLIONS)
    assert (cells(game), refusal(game, "S5@c1")) == ({"b2", "c2"}, "strife")


def test_lone_mullions_looks_at_the_whole_column() -> None:
    """Board: from the top to the bottom row."""
    assert cells(position("S3 / / / R1", hand="S5", board=MULLIONS)) == {"b2", "c2", "d2"}


@pytest.mark.parametrize(
    ("neighbor", "allowed"),
    [("R1", {"b2"}), ("R2", {"b2"}), ("R4", {"b2"}), ("R5", {"a2", "b1", "b2"}), ("R6", {"a2", "b1", "b2"})],
)
def test_dissonance_asks_for_a_distance_of_2_from_each_neighbor(neighbor: str, allowed: set[str]) -> None:
    """Board: beside, above and below, not diagonally."""
    gray = "S3" if neighbor != "R1" else "S2"
    assert cells(position(neighbor, hand=gray, board=DISSONANCE)) == allowed


# the board binds every die


@rules("glory_09_board_binds_all")
@pytest.mark.parametrize(("die", "allowed"), [("R4", {"b2"}), ("R2", {"b2"}), ("R5", {"a2", "b1", "b2"})])
def test_the_board_binds_every_die_colored_ones_too(die: str, allowed: set[str]) -> None:
    """Rulings, Glory 9: Dissonance binds both ways."""
    game = position("S3", hand=die, board=DISSONANCE)
    assert cells(game) == allowed
    if die != "R5":
        assert refusal(game, f"{die}@a2") == "strife"


@rules("glory_09_board_binds_all")
def test_dissonance_does_not_bind_colored_dice_among_themselves() -> None:
    """Board: the shade of a gray die."""
    assert cells(position("B3 / / / S6", hand="R4", board=DISSONANCE)) >= {"a2", "b1", "b2"}


@rules("glory_09_board_binds_all")
@pytest.mark.parametrize("board", [CORNERS, SHADES, LINTEL, LENIENT, MULLIONS])
def test_no_other_board_binds_colored_dice(board: str) -> None:
    """Rulings, Glory 9: only Dissonance speaks of a neighbor that is not gray."""
    game = position("S3 R1", hand="G5", pattern="3", board=board)
    assert cells(game) == {"a3", "b1", "b2", "b3"}


@rules("glory_09_board_binds_all")
@pytest.mark.parametrize("board", BOARDS)
def test_without_gray_dice_no_board_binds_anything(board: str) -> None:
    """Rulings, Glory 9."""
    assert cells(position("R3", hand="G4", board=board)) == {"a2", "b1", "b2"}


def test_a_die_without_a_cell_by_the_board_can_t_be_taken_in_the_classic_rules() -> None:
    """Rulings, turns 6: what can't be placed stays in the pool."""
    game = position("R1 / / R1", pool="S5 G5", board=SHADES)
    assert (refusal(game, "S5"), refusal(game, "G5")) == ("cant_be_placed", "")


def test_a_die_without_a_cell_by_the_board_may_be_taken_and_returned_in_the_revised_rules() -> None:
    """Rulings, turns 6."""
    game = play(position("R1", pool="S5", board=SHADES, edition="revised"), "S5")
    assert legal_texts(game) == ["return"]


# moves


@rules("glory_09_board_binds_all")
@pytest.mark.parametrize("tool", ["eglomise_brush", "copper_foil_burnisher", "lathekin", "tap_wheel"])
@pytest.mark.parametrize(
    ("board", "window", "allowed"),
    [
        (CORNERS, "S3 R1 / .. .. B5 / .. .. S4", {"a3", "a4", "b1"}),
        (SHADES, "S3 R1 B5 / .. .. G2", {"c4"}),
        (LINTEL, "S3 R1 B5", {"a4"}),
        (LENIENT, "S3 R1 B5", {"a4", "b1", "b2", "b3", "b4"}),
        (MULLIONS, "S3 R1 S5", {"b1", "b2", "b4"}),
        (DISSONANCE, "S3 R1 B4", {"b1", "b2", "b4"}),
    ],
)
def test_the_board_binds_every_move_of_a_gray_die(tool: str, board: str, window: str, allowed: set[str]) -> None:
    """Rulings, Glory 9: no tool lifts the board's rule; in this window c4 prints a shade, for Gray on Gray."""
    pattern = "3 / ..... / ...3"
    game = play(position(window, pattern=pattern, tools=tool, track="S1", in_round=2, board=board), f"use {tool}")
    assert targets(game, "a1") == allowed


@rules("glory_09_board_binds_all")
@pytest.mark.parametrize(("die", "allowed"), [("R4", {"b2", "b3"}), ("R5", {"b1", "b2", "b3"})])
def test_the_board_binds_the_move_of_a_colored_die(die: str, allowed: set[str]) -> None:
    """Rulings, Glory 9: Dissonance."""
    game = position(f"S3 B6 {die}", tools="eglomise_brush", board=DISSONANCE)
    assert targets(play(game, "use eglomise_brush"), "a3") == allowed


@rules("glory_09_board_binds_all")
def test_the_board_looks_at_the_window_after_the_first_of_two_moves() -> None:
    """Rulings, tools: Lathekin moves one die after the other, each move legal when it is made."""
    game = play(position("S3 R1 S6", tools="lathekin", board=MULLIONS), "use lathekin")
    assert "a1" not in targets(game, "a3")
    play(game, "a1>b2")
    assert "a1" in targets(game, "a3")


@rules("glory_09_board_binds_all")
def test_lathekin_begins_no_move_that_the_board_lets_nobody_finish() -> None:
    """Rulings, turns 3: a tool that can't be carried out to its end is not offered."""
    pattern = "3 / 12121 / 21212 / 12121"
    for board, rule in ((SHADES, "tool_cant_be_finished"), (LENIENT, "")):
        assert refusal(position("S3 R5", pattern=pattern, tools="lathekin", board=board), "use lathekin") == rule


@rules("glory_09_board_binds_all")
def test_the_board_binds_a_die_that_cork_backed_straightedge_sets_alone() -> None:
    """Rulings, Glory 9: it lifts the touching only."""
    game = position("S3", hand="S5", tools="cork_backed_straightedge", board=MULLIONS)
    play(game, "use cork_backed_straightedge")
    assert cells(game) == EVERY_CELL - {"a1", "b1", "c1", "d1", "a2", "b2"}
    assert refusal(game, "S5@d1") == "strife"


# in order


@rules("glory_13_removal", "glory_09_board_binds_all")
@pytest.mark.parametrize(
    ("board", "window", "pattern", "wrong"),
    [
        (CORNERS, "S3 / .. S5", ".....", True),
        (CORNERS, "S3 .. S5", ".....", False),
        (CORNERS, "S3 / .. R5", ".....", False),
        (SHADES, "S3", "3", False),
        (SHADES, "S3", ".....", True),
        (SHADES, "S3", "4", True),
        (LINTEL, "S3 / / / S5", ".....", False),
        (LINTEL, "/ S3", ".....", True),
        (LENIENT, "S3 / .. S5", "B", False),
        (LENIENT, "S3", "4", True),
        (MULLIONS, "S3 / / S5", ".....", True),
        (MULLIONS, "S3 / .. S5", ".....", False),
        (DISSONANCE, "S3 R4", ".....", True),
        (DISSONANCE, "S3 / R2", ".....", True),
        (DISSONANCE, "S3 R5 / .. .. G4", ".....", False),
        (DISSONANCE, "S3 / .. R4", ".....", False),
        (DISSONANCE, "R3 B4", ".....", False),
    ],
)
def test_a_window_is_in_order_by_the_board(board: str, window: str, pattern: str, wrong: bool) -> None:
    """Glory, strife dice: the arrangement as a whole; rulings, wrong placements, in order (c)."""
    assert honor(window, pattern=pattern, board=board).challenge(1, 0) == wrong


@rules("glory_06_color_cells", "glory_08_exempt_dice")
def test_an_exemption_lifts_the_ban_on_color_cells_and_never_the_board_s_rule() -> None:
    """Rulings, wrong placements, in order: never (b) or the board's rule."""
    assert not honor("S3", pattern="B", exempt="a1", board=CORNERS).challenge(1, 0)
    assert honor("/ S3", pattern="/ B", exempt="b1", board=LINTEL).challenge(1, 0)


@pytest.mark.parametrize(("window", "cells_named"), [("S3 / / S5", ["a1", "c1"]), ("S3 .. S5", [])])
def test_the_score_sheet_names_the_gray_dice_that_break_the_board_s_rule(window: str, cells_named: list[str]) -> None:
    """Glory, strife dice: found to be against the rule."""
    found = honor(window, board=MULLIONS).score()[0].violations
    assert [(violation.cell, violation.rule) for violation in found] == [(cell, "strife") for cell in cells_named]
