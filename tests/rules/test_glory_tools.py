"""The tools of the base game and gray dice (rulings, Glory 6, 7, 10)."""

from typing import Any

import pytest

from positions import (
    cells,
    dice,
    play,
    pool,
    position,
    refusal,
    targets,
    tools,
    track,
)
from rules.citing import rules
from sagrada.game.game import Game
from texts import legal_texts, outcome_texts

LENIENT = "color_panes_too"
CORNERS = "no_corner_contact"
SHADES = "shade_panes_only"
LINTEL = "top_and_bottom"
DISSONANCE = "dissonance"
BRUSH = "use eglomise_brush"
FOIL = "use copper_foil_burnisher"
GRAY_TRACK: dict[str, Any] = {"track": "S3", "in_round": 2}


def hand(game: Game) -> str | None:
    """The die in hand."""
    return game.view().hand


# tools that ignore what is printed


@rules("glory_06_color_cells")
def test_gray_on_color_cells_is_allowed_to_a_tool_that_ignores_printed_colors() -> None:
    """Rulings, Glory 6: for its move; the die is exempt there."""
    game = play(position("S3 R1", pattern="/ .B", tools="eglomise_brush", board=CORNERS), BRUSH)
    assert targets(game, "a1") == {"a3", "b1", "b2", "b3"}
    assert play(game, "a1>b2").view().seats[0].exempt == ["b2"]


@rules("glory_06_color_cells")
@pytest.mark.parametrize("tool", ["copper_foil_burnisher", "lathekin", "tap_wheel"])
def test_gray_on_color_cells_stays_forbidden_to_every_other_mover(tool: str) -> None:
    """Rulings, Glory 6."""
    game = position("S3 R1 B2", pattern="/ .B", tools=tool, board=CORNERS, **GRAY_TRACK)
    assert refusal(play(game, f"use {tool}"), "a1>b2") == "gray_on_color_cell"


@rules("glory_06_color_cells", "glory_09_board_binds_all")
def test_a_tool_that_ignores_printed_colors_does_not_lift_the_board_s_rule() -> None:
    """Rulings, Glory 6: no tool does."""
    game = play(position("S3 R1", pattern="/ .B", tools="eglomise_brush", board=LINTEL), BRUSH)
    assert (refusal(game, "a1>b2"), targets(game, "a1")) == ("strife", {"a3"})


@rules("glory_07_shade_cells")
def test_shade_cells_and_the_burnisher_the_number_may_be_ignored() -> None:
    """Rulings, Glory 7: where the board allows only shade cells, it must be one, of any number."""
    game = play(position("S3 R1", pattern="3 / .6", tools="copper_foil_burnisher", board=SHADES), FOIL)
    assert targets(game, "a1") == {"b2"}
    assert play(game, "a1>b2").view().seats[0].exempt == ["b2"]


@rules("glory_07_shade_cells")
def test_shade_cells_and_the_burnisher_the_need_for_one_stays() -> None:
    """Rulings, Glory 7: plain and color cells are not for gray on that board."""
    game = play(position("S3 R1", pattern="3.4 / .B", tools="copper_foil_burnisher", board=SHADES), FOIL)
    assert (targets(game, "a1"), refusal(game, "a1>b1")) == ({"a3"}, "strife")
    assert refusal(game, "a1>b2") == "gray_on_color_cell"


@rules("glory_07_shade_cells")
def test_without_the_burnisher_a_shade_cell_must_be_matched() -> None:
    """Rulings, Glory 7."""
    game = position("S3 R1", pattern="3 / .6", tools="eglomise_brush", board=SHADES)
    assert "a1>b2" not in legal_texts(play(game, BRUSH))


# all tools of the base game


@rules("glory_10_tools_and_gray")
@pytest.mark.parametrize(
    ("tool", "moves", "result"),
    [
        ("grozing_pliers", ["+"], "S5"),
        ("grozing_pliers", ["-"], "S3"),
        ("flux_brush", ["* =6"], "S6"),
        ("grinding_stone", [], "S3"),
        ("lens_cutter", ["swap B2"], "B2"),
        ("flux_remover", ["* S", "=2"], "S2"),
    ],
)
def test_tools_and_gray_dice_a_gray_die_in_hand_is_like_any_other(tool: str, moves: list[str], result: str) -> None:
    """Rulings, Glory 10."""
    game = position("R1", hand="S4", tools=tool, board=LENIENT, track="B2", in_round=2)
    assert hand(play(game, f"use {tool}", *moves)) == result


@rules("glory_10_tools_and_gray")
def test_tools_and_gray_dice_lens_cutter_takes_gray_from_the_round_track() -> None:
    """Rulings, Glory 10: then the board's rule applies."""
    game = position("R1", hand="B4", tools="lens_cutter", board=LENIENT, **GRAY_TRACK)
    play(game, "use lens_cutter", "swap S3")
    assert (hand(game), track(game), cells(game)) == ("S3", "B4", {"a2", "b1", "b2"})


@rules("glory_10_tools_and_gray")
def test_tools_and_gray_dice_lens_cutter_takes_no_gray_that_the_board_lets_nowhere() -> None:
    """Rulings, turns 6: each choice only if the die can then be placed."""
    game = position("R1", hand="B4", tools="lens_cutter", board=SHADES, track="S3 P6", in_round=2)
    assert legal_texts(play(game, "use lens_cutter")) == ["swap P6"]


@rules("glory_10_tools_and_gray")
def test_tools_and_gray_dice_glazing_hammer_rolls_gray_with_the_pool() -> None:
    """Rulings, Glory 10: in the order R Y G B P S."""
    game = position("R1", pool="S2 R3", tools="glazing_hammer", turn=4, board=LENIENT)
    assert pool(play(game, "use glazing_hammer", "* =5", "* =6")) == "R5 S6"


@rules("glory_10_tools_and_gray")
def test_tools_and_gray_dice_running_pliers_may_take_gray() -> None:
    """Rulings, Glory 10."""
    game = position("R1", pool="S2 B3", tools="running_pliers", board=LENIENT)
    play(game, "B3@a2", "use running_pliers", "S2@b1")
    assert dice(game) == {"a1": "R1", "a2": "B3", "b1": "S2"}


@rules("glory_10_tools_and_gray")
def test_tools_and_gray_dice_cork_backed_straightedge_sets_gray_alone() -> None:
    """Rulings, Glory 10."""
    game = position("S3", hand="S5", tools="cork_backed_straightedge", board=LENIENT)
    assert "d5" in cells(play(game, "use cork_backed_straightedge"))


@rules("glory_10_tools_and_gray")
def test_tools_and_gray_dice_lathekin_moves_gray() -> None:
    """Rulings, Glory 10."""
    game = position("S3 R1", tools="lathekin", board=LENIENT)
    assert dice(play(game, "use lathekin", "a1>b2", "a2>a1")) == {"a1": "R1", "b2": "S3"}


@rules("glory_10_tools_and_gray")
def test_tools_and_gray_dice_tap_wheel_matches_gray_on_the_round_track() -> None:
    """Rulings, Glory 10: the color of a die on the round track may be gray."""
    game = play(position("S3 R1 S5", tools="tap_wheel", board=LENIENT, **GRAY_TRACK), "use tap_wheel")
    assert refusal(game, "a2>b2") == "wrong_color_to_move"
    assert dice(play(game, "a1>b2", "a3>a1")) == {"b2": "S3", "a2": "R1", "a1": "S5"}


@rules("glory_10_tools_and_gray")
def test_a_gray_die_that_goes_back_goes_into_the_bag_and_never_into_the_supply() -> None:
    """Rulings, Glory 10: Flux Remover; the next die comes from the bag, too."""
    game = position("R1", hand="S4", tools="flux_remover", board=LENIENT)
    bag, supply = game.view().bag["S"], game.view().supply
    play(game, "use flux_remover")
    assert (game.view().bag["S"], game.view().supply) == (bag + 1, supply)
    assert outcome_texts(game) == ["* R", "* Y", "* G", "* B", "* P", "* S"]


@rules("glory_10_tools_and_gray")
def test_strip_cutter_exchanges_gray_for_gray() -> None:
    """Rulings, tools: of its color or shade."""
    given: dict[str, Any] = {"tools": "strip_cutter", "edition": "revised", "board": LENIENT}
    game = play(position("R1", "S2", hand="S4", **given), "use strip_cutter", "swap s1:a1")
    assert (hand(game), dice(game, 1)) == ("S2", {"a1": "S4"})


@rules("glory_10_tools_and_gray", "glory_09_board_binds_all")
def test_strip_cutter_may_not_break_the_board_s_rule_in_the_other_window() -> None:
    """Rulings, tools: the strife board's rule still holds there, else it is not offered."""
    given: dict[str, Any] = {"tools": "strip_cutter", "edition": "revised", "board": DISSONANCE}
    assert tools(position("B1", "R6 / S4", hand="R5", **given)) == set()
    assert tools(position("B1", "R6 / S3", hand="R5", **given)) == {"strip_cutter"}
    game = play(position("B1", "R6 .. .. R1 / S4", hand="R5", **given), "use strip_cutter")
    assert (legal_texts(game), refusal(game, "swap s1:a1")) == (["swap s1:a4"], "strife_there")
