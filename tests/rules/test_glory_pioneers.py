"""Pioneers: all fifteen conditions, when they are claimed, kept and lost (Glory, pioneer objectives; rulings 14-20)."""

from typing import Any

import pytest

from positions import awaited, dice, honor, owners, play, position, refusal
from rules.citing import rules
from sagrada.game.game import Game
from texts import legal_texts

ROW = "R1 Y2 G3 B4 P5"
CORNERS = "R1 .. .. .. B2 / / / G3 .. .. .. P4"
TWO_OF_EACH = "R1 Y2 R3 Y4 R5 / Y6 R1 Y2 R3 Y4 / R5 Y6"
FRAME = "R1 B2 R1 B2 R1 / B2 .. .. .. B2 / R1 .. .. .. R1 / B2 R1 B2 R1 B2"
TOP_AND_BOTTOM = "R1 B2 R1 B2 R1 / / / B2 R1 B2 R1 B2"
TWO_IN_EACH_LINE = "R1 B2 R3 / B2 R1 / .. .. B4 R5 B6 / .. .. .. B6 R5"
BROKEN = ".. .. .. .. .. / .. R6 R5"
"""Two red dice side by side, which must be removed at an honor table."""


def meets(window: str, pioneer: str) -> bool:
    """Does a seat with this window claim the pioneer at the end of its turn?"""
    return owners(play(position(window, pioneers=pioneer), "end"))[pioneer] == 0


def left_the_game(game: Game) -> set[str]:
    """The pioneers that nobody has or can get; in these positions the two that were not asked for, and others."""
    return {card.id for card in game.view().pioneers if card.gone}


# the conditions


@pytest.mark.parametrize(
    ("pioneer", "window"),
    [
        ("perfect_column", "R1 / Y2 / G3 / B4"),
        ("perfect_column", ".. .. .. .. R1 / .. .. .. .. S2 / .. .. .. .. G3 / .. .. .. .. B4"),
        ("full_frame", FRAME),
        ("four_corners", CORNERS),
        ("rainbow_row", ROW),
        ("rainbow_row", "/ / / R1 Y2 G1 B2 S1"),
        ("full_scale", "R1 Y2 R3 Y4 R6"),
        ("heart_of_glass", "/ .. R1 B2 R3 / .. B4 R5 B6"),
        ("color_cascade", "R1 / .. R2 / .. .. R3"),
        ("color_cascade", "/ .. .. .. .. S1 / .. .. .. S2 / .. .. S3"),
        ("double_scale", TWO_OF_EACH),
        ("favorite_hue", "R1 .. R2 .. R3 / .. R4 .. R5"),
        ("favorite_hue", "S1 .. S2 .. S3 / .. S4 .. S5"),
        ("lintel_and_sill", TOP_AND_BOTTOM),
        ("twin_panes", "R1 B2 / B3 R4"),
        ("twin_panes", "/ / .. .. .. S1 P2 / .. .. .. P3 S4"),
        ("staircase", "R1 Y2 R3 Y4"),
        ("staircase", "/ .. R6 Y5 R4 Y3"),
        ("staircase", "R3 / Y4 / R5 / Y6"),
        ("staircase", "R4 / Y3 / R2 / Y1"),
        ("scaffold", TWO_IN_EACH_LINE),
        ("rosette", ".. .. R1 / .. Y2 G3 B4 / .. .. P5"),
        ("rosette", "/ .. .. .. R1 / .. .. Y2 S3 B4 / .. .. .. P5"),
        ("dawn_or_dusk", "R1 Y2 R3 Y1 R2"),
        ("dawn_or_dusk", "/ / R4 Y5 R6 Y4 R5"),
    ],
)
def test_a_window_that_meets_the_condition_of_a_pioneer_claims_it(pioneer: str, window: str) -> None:
    """Cards."""
    assert meets(window, pioneer)


@pytest.mark.parametrize(
    ("pioneer", "window"),
    [
        ("perfect_column", "R1 / Y2 / G3 / R4"),
        ("perfect_column", "R1 / Y2 / G3 / B1"),
        ("perfect_column", "S1 / Y2 / S3 / B4"),
        ("perfect_column", "R1 / Y2 / G3"),
        ("perfect_column", ROW),
        ("full_frame", FRAME.replace("R1", "..", 1)),
        ("full_frame", "/ .. R1 B2 R1"),
        ("four_corners", CORNERS.replace("P4", "..")),
        ("rainbow_row", "R1 Y2 G3 B4 R5"),
        ("rainbow_row", "R1 Y2 G3 B4"),
        ("rainbow_row", "R1 / Y2 / G3 / B4"),
        ("rainbow_row", "S1 Y2 G3 B4 S5"),
        ("full_scale", "R1 Y2 R3 Y4 R1"),
        ("full_scale", "R1 Y2 R3 Y4"),
        ("heart_of_glass", "/ .. R1 B2 R3 / .. B4 R5"),
        ("color_cascade", "R1 / .. R2"),
        ("color_cascade", "R1 / .. R2 / / .. .. .. R3"),
        ("color_cascade", "R1 / .. R2 / .. .. B3"),
        ("color_cascade", "R1 / .. R2 / R3"),
        ("color_cascade", ".. .. .. R1 / .. .. .. .. R2 / / R3"),
        ("color_cascade", ".. R1 / R2 .. .. .. R3"),
        ("double_scale", TWO_OF_EACH.replace("R5 Y6", "R5 Y4")),
        ("double_scale", "R1 Y2 R3 Y4 R5 / Y6 R1 Y2 R3 Y4 / R5"),
        ("favorite_hue", "R1 .. R2 .. R3 / .. R4 .. B5"),
        ("lintel_and_sill", TOP_AND_BOTTOM.replace("R1", "..", 1)),
        ("lintel_and_sill", "R1 B2 R1 B2 R1 / B2 R1 B2 R1 B2"),
        ("staircase", "R1 Y2 R3 Y5"),
        ("staircase", "R1 Y2 R3"),
        ("staircase", "R1 Y2 .. R3 Y4"),
        ("staircase", "R4 Y5 R6 Y1"),
        ("staircase", "R1 Y2 R3 Y2"),
        ("staircase", ".. .. R1 Y2 R3 / Y4"),
        ("scaffold", TWO_IN_EACH_LINE.removesuffix(" R5")),
        ("rosette", ".. .. R1 / .. Y2 G3 B4 / .. .. R5"),
        ("rosette", ".. .. R1 / .. Y2 G3 B4"),
        ("rosette", ".. .. R1 / .. Y2 .. B4 / .. .. P5"),
        ("rosette", "R1 Y2 G3 / .. B4 / .. P5"),
        ("dawn_or_dusk", "R1 Y2 R3 Y1 R4"),
        ("dawn_or_dusk", "R1 Y2 R3 Y1"),
        ("dawn_or_dusk", "R1 / Y2 / R3 / Y1"),
    ],
)
def test_a_window_that_just_fails_the_condition_of_a_pioneer_claims_nothing(pioneer: str, window: str) -> None:
    """Cards: an empty cell never meets a condition; gray is a color like the others."""
    assert not meets(window, pioneer)


@rules("glory_twin_panes")
@pytest.mark.parametrize(
    "window",
    ["R1 B2 / G3 R4", "R1 B2 / B3", "R1 B2 / R3 B4", "R1 B2 / B3 S4", ".. .. .. .. R1 / B2 .. .. .. B3 / R4"],
)
def test_twin_panes_needs_two_colors_each_on_one_diagonal_of_a_block(window: str) -> None:
    """Rulings, Glory: neither a third color, nor three dice, nor stripes, nor a block around the edge."""
    assert not meets(window, "twin_panes")


# the moment


@rules("glory_14_pioneer_moment")
def test_a_pioneer_is_claimed_at_the_end_of_one_s_own_turn() -> None:
    """Glory, course of the game: not when the die is placed."""
    game = play(position("R1 Y2 G3 B4", pool="P5", pioneers="rainbow_row"), "P5@a5")
    assert owners(game) == {"rainbow_row": None}
    assert owners(play(game, "end")) == {"rainbow_row": 0}


@rules("glory_14_pioneer_moment")
def test_a_pass_is_a_turn_too() -> None:
    """Rulings, Glory 14: a condition met earlier and still standing counts."""
    assert owners(play(position(ROW, pioneers="rainbow_row"), "end")) == {"rainbow_row": 0}


@rules("glory_14_pioneer_moment")
def test_a_turn_that_ends_with_a_returned_die_is_a_turn_too() -> None:
    """Revised rules, the turn: after `return` it ends by itself."""
    game = position(ROW, pool="P4", pattern="..... / 12121", edition="revised", pioneers="rainbow_row")
    assert owners(play(game, "P4", "return")) == {"rainbow_row": 0}


@rules("glory_14_pioneer_moment")
def test_a_condition_met_only_during_the_turn_does_not_count() -> None:
    """Rulings, Glory 14: the window as it stands at the end."""
    game = position("R1 Y2 G3 B4", pool="P5", tools="eglomise_brush", pioneers="rainbow_row")
    assert owners(play(game, "P5@a5", "use eglomise_brush", "a5>b5", "end")) == {"rainbow_row": None}


@rules("glory_14_pioneer_moment")
def test_nobody_claims_at_the_end_of_another_s_turn() -> None:
    """Glory, course of the game: the end of one's own turn."""
    game = play(position("", ROW, pioneers="rainbow_row"), "end")
    assert (owners(game), owners(play(game, "end"))) == ({"rainbow_row": None}, {"rainbow_row": 1})


@rules("glory_14_pioneer_moment")
def test_the_first_seat_that_meets_the_condition_has_the_pioneer_for_good() -> None:
    """Glory, pioneers: the one who is first."""
    game = play(position(ROW, ROW, pioneers="rainbow_row"), "end", "end")
    assert owners(game) == {"rainbow_row": 0}


# claims


@rules("glory_15_pioneer_claims")
def test_claiming_takes_every_pioneer_whose_condition_is_met() -> None:
    """Glory, course of the game: any cards that are there."""
    game = play(position(ROW, pioneers="rainbow_row full_scale four_corners"), "end")
    assert owners(game) == {"rainbow_row": 0, "full_scale": 0, "four_corners": None}


@rules("glory_15_pioneer_claims")
def test_claiming_is_a_choice_where_it_is_asked_for() -> None:
    """Rulings, Glory 15: the option claims; each card by itself, or none."""
    game = position(ROW, pioneers="rainbow_row full_scale four_corners", claims="asked")
    assert legal_texts(play(game, "end")) == ["claim rainbow_row", "claim full_scale", "stop"]
    assert (refusal(game, "claim four_corners"), awaited(game)) == ("pioneer_not_met", 0)
    play(game, "claim full_scale")
    assert (awaited(game), legal_texts(game)) == (0, ["claim rainbow_row", "stop"])
    play(game, "stop")
    assert (awaited(game), owners(game)["rainbow_row"], owners(game)["full_scale"]) == (1, None, 0)


@rules("glory_15_pioneer_claims")
def test_who_did_not_claim_may_claim_at_the_end_of_a_later_turn() -> None:
    """Rulings, Glory 15."""
    game = play(position("", ROW, turn=2, pioneers="rainbow_row", claims="asked"), "end", "stop", "end")
    assert owners(play(game, "claim rainbow_row")) == {"rainbow_row": 1}


@rules("glory_15_pioneer_claims")
def test_nothing_is_asked_where_nothing_can_be_claimed() -> None:
    """docs/notation.md: until none is left or it stops, then the next turn comes."""
    assert awaited(play(position("R1", pioneers="rainbow_row", claims="asked"), "end")) == 1
    game = play(position(ROW, pioneers="rainbow_row", claims="asked"), "end", "claim rainbow_row")
    assert awaited(game) == 1


@rules("glory_16_pioneer_skipped_turn")
def test_no_claim_in_a_skipped_turn() -> None:
    """Rulings, Glory 16: the claim comes at the end of the double turn, for both dice."""
    game = position("R1 Y2 G3", pool="B4 P5", tools="running_pliers", pioneers="rainbow_row")
    play(game, "B4@a4", "use running_pliers", "P5@a5")
    assert owners(game) == {"rainbow_row": None}
    assert owners(play(game, "end")) == {"rainbow_row": 0}


@rules("glory_16_pioneer_skipped_turn")
def test_a_skipped_turn_claims_nothing_that_was_left() -> None:
    """Rulings, Glory 16: the seat whose turn is skipped is not asked."""
    game = position(ROW, turn=3, skipped=[0], pioneers="rainbow_row", claims="asked")
    play(game, "end")
    assert (game.awaits_chance, owners(game)) == (True, {"rainbow_row": None})


# kept and lost


@rules("glory_17_pioneer_kept")
def test_a_pioneer_is_kept_when_a_die_is_moved() -> None:
    """Glory, notes: and still pays at the end."""
    game = position(ROW, tools="eglomise_brush", pioneers="rainbow_row:0")
    play(game, "use eglomise_brush", "a5>b5", "end")
    assert (owners(game), game.score()[0].pioneers) == ({"rainbow_row": 0}, {"rainbow_row": 4})


@rules("glory_17_pioneer_kept", "tools_strip_cutter")
def test_a_pioneer_is_kept_when_another_seat_exchanges_a_die() -> None:
    """Rulings, tools, Strip Cutter: the other seat keeps its pioneers."""
    given: dict[str, Any] = {"tools": "strip_cutter", "edition": "revised", "pioneers": "rainbow_row:1"}
    game = play(position("", ROW, hand="R5", **given), "use strip_cutter", "swap s1:a5", "P5@a1", "end")
    assert (dice(game, 1)["a5"], owners(game)) == ("R5", {"rainbow_row": 1})


@rules("glory_18_pioneer_lost")
def test_a_pioneer_can_be_lost_when_dice_must_be_removed() -> None:
    """Glory, notes: the condition is no longer met."""
    game = honor("R1 Y2 G3 B4 P5 / R5", turn=2, pioneers="rainbow_row:0")
    play(game, "! s1 s0", "remove a1")
    assert (owners(game), game.score()[0].pioneers) == ({}, {})


@rules("glory_18_pioneer_lost")
def test_a_pioneer_is_not_lost_while_its_condition_is_met() -> None:
    """Glory, notes: only cards whose condition is no longer met."""
    game = play(honor("R1 Y2 G3 B4 P5 / R5", turn=2, pioneers="rainbow_row:0"), "! s1 s0", "remove b1")
    assert owners(game) == {"rainbow_row": 0}


@rules("glory_18_pioneer_lost")
def test_a_pioneer_that_an_earlier_move_broke_is_lost_whatever_is_removed() -> None:
    """Glory, notes: even if the removed dice have nothing to do with these cards."""
    game = play(honor(BROKEN, turn=2, pioneers="rainbow_row:0"), "! s1 s0", "remove b2")
    assert (owners(game), "rainbow_row" in left_the_game(game)) == ({}, True)


@rules("glory_18_pioneer_lost")
def test_a_removal_costs_no_other_seat_a_pioneer() -> None:
    """Glory, notes: one's own cards."""
    game = play(honor(BROKEN, "", turn=2, pioneers="rainbow_row:1"), "! s1 s0", "remove b2")
    assert owners(game) == {"rainbow_row": 1}


@rules("glory_18_pioneer_lost")
def test_a_pioneer_can_be_lost_in_the_audit_at_the_end_of_the_game() -> None:
    """Rulings, wrong placements: every window is audited before any scoring."""
    game = honor("R1 Y2 G3 B4 P5 / R5", in_round=10, turn=4, pioneers="rainbow_row:0")
    play(game, "end", "remove a1")
    assert (game.is_over, owners(game)) == (True, {})


@rules("glory_18_pioneer_lost")
def test_a_challenge_that_finds_no_fault_costs_no_pioneer() -> None:
    """Glory, notes: if dice are removed."""
    game = play(honor("R1", turn=2, pioneers="rainbow_row:0"), "! s1 s0")
    assert owners(game) == {"rainbow_row": 0}


@rules("glory_19_pioneer_discarded")
def test_discarded_pioneers_leave_the_game() -> None:
    """Rulings, Glory 19: nobody claims one again."""
    game = honor("R1 Y2 G3 B4 P5 / R5", ROW, turn=2, pioneers="rainbow_row:0")
    play(game, "! s1 s0", "remove a1", "end")
    assert (owners(game), "rainbow_row" in left_the_game(game)) == ({}, True)


@rules("glory_19_pioneer_discarded")
def test_the_row_of_pioneers_is_never_filled_up() -> None:
    """Glory, course of the game: no new cards during the game."""
    game = play(position(ROW, pioneers="rainbow_row full_scale four_corners"), "end", "end")
    assert [card.id for card in game.view().pioneers] == ["rainbow_row", "full_scale", "four_corners"]
    assert owners(game) == {"rainbow_row": 0, "full_scale": 0, "four_corners": None}


@rules("glory_20_pioneer_removal_between_turns")
def test_removal_between_one_s_turns_claims_no_pioneer() -> None:
    """Rulings, Glory 20: the pioneers are tested at once, but claimed only at the end of a turn."""
    game = honor("R1 Y2 G3 B4 P5 / R5", turn=2, pioneers="rainbow_row four_corners:0")
    play(game, "! s1 s0", "remove b1")
    assert (awaited(game), owners(game)) == (1, {"rainbow_row": None})


def test_claimed_pioneers_pay_their_points() -> None:
    """Glory, scoring: 4 and 3 for the two of seat 0, 5 for the one of seat 1."""
    game = position("", "", tokens=0, pioneers="rainbow_row:0 full_scale:0 four_corners:1")
    assert [sheet.total + 20 for sheet in game.score()] == [7, 5]
