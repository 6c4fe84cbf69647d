"""Tools that move dice in one's own window (cards; rulings, turns 5 and tools)."""

import pytest

from positions import (
    DEAD_END,
    EVERY_CELL,
    FULL,
    INNER_CELLS,
    dice,
    honor,
    play,
    position,
    refusal,
    targets,
    tokens,
    tools,
)
from rules.citing import rules
from texts import legal_texts

MOVERS = ["eglomise_brush", "copper_foil_burnisher", "lathekin", "tap_wheel"]
BRUSH = "use eglomise_brush"
FOIL = "use copper_foil_burnisher"
LATHEKIN = "use lathekin"
WHEEL = "use tap_wheel"


# what all of them share


@rules("turns_movers_without_die_in_hand")
@pytest.mark.parametrize("tool", MOVERS)
def test_a_mover_is_not_used_with_a_die_in_hand(tool: str) -> None:
    """Rulings, turns 5: before taking or after placing."""
    game = position("R1 B2", pool="G3", tools=tool, track="R1", in_round=2)
    assert tools(game) == {tool}
    assert refusal(play(game, "G3"), f"use {tool}") == "tool_needs_empty_hand"
    assert tools(play(game, "G3@a3")) == {tool}


@rules("turns_moving_a_die")
@pytest.mark.parametrize("tool", MOVERS)
def test_a_mover_needs_a_die_in_the_window(tool: str) -> None:
    """Rulings, turns 3."""
    assert refusal(position(tools=tool, track="R1", in_round=2), f"use {tool}") == "window_is_empty"


@rules("turns_moving_a_die", "turns_tool_must_work")
@pytest.mark.parametrize("tool", MOVERS)
def test_a_mover_is_not_offered_in_a_full_window(tool: str) -> None:
    """Rulings, turns 3 and 5: the target is an empty cell."""
    game = position(FULL, tools=tool, track="R1", in_round=2)
    assert (refusal(game, f"use {tool}"), tokens(game)) == ("tool_cant_be_finished", 3)


@rules("turns_moving_a_die")
def test_the_die_is_lifted_before_its_target_is_tested() -> None:
    """Rulings, turns 5: it does not clash with itself, nor does it touch itself."""
    game = play(position("R1 B2", tools="eglomise_brush"), BRUSH)
    assert targets(game, "a1") == {"a3", "b1", "b2", "b3"}


@rules("turns_moving_a_die")
@pytest.mark.parametrize("target", ["a1", "a2"])
def test_the_target_is_another_and_empty_cell(target: str) -> None:
    """Rulings, turns 5."""
    game = play(position("R1 B2", tools="eglomise_brush"), BRUSH)
    assert refusal(game, f"a1>{target}") == "free"


@rules("turns_moving_a_die", "turns_touching")
def test_a_moved_die_touches_another_one() -> None:
    """Rulings, turns 5: only what the tool names is lifted."""
    game = play(position("R1 B2", tools="eglomise_brush"), BRUSH)
    assert refusal(game, "a1>d5") == "touch"


@rules("turns_moving_a_die", "turns_first_die")
def test_the_only_die_of_a_window_moves_along_the_border() -> None:
    """Rulings, turns 4: once lifted, the window is empty."""
    game = play(position("R1", tools="eglomise_brush"), BRUSH)
    assert targets(game, "a1") == EVERY_CELL - INNER_CELLS - {"a1"}
    assert refusal(game, "a1>b3") == "border"


@rules("turns_isolated_dice_stay")
def test_dice_that_a_move_leaves_alone_stay() -> None:
    """Rulings, turns 5: a1 and a3 touched only the die on a2."""
    game = play(position("R1 B2 G3", tools="eglomise_brush"), BRUSH, "a2>b4")
    assert dice(game) == {"a1": "R1", "a3": "G3", "b4": "B2"}


@rules("turns_isolated_dice_stay")
def test_a_die_left_alone_is_in_order() -> None:
    """Rulings, wrong placements: a move does not make other dice loose."""
    game = play(honor("R1 B2 G3", tools="eglomise_brush"), BRUSH, "a2>b4")
    assert game.challenge(1, 0) is False


@rules("turns_golden_rule")
@pytest.mark.parametrize("tool", MOVERS)
@pytest.mark.parametrize(("neighbor", "rule"), [("P6", "equal_color"), ("B1", "equal_shade")])
def test_no_mover_sets_a_die_beside_an_equal_one(tool: str, neighbor: str, rule: str) -> None:
    """Revised rules, golden rule: no component allows it."""
    game = play(position(f"P1 .. .. {neighbor}", tools=tool, track="P1", in_round=2), f"use {tool}")
    assert (refusal(game, "a1>a5"), "a5" in targets(game, "a1")) == (rule, False)


@rules("turns_moving_a_die")
def test_a_mover_moves_dice_of_the_window_only() -> None:
    """Cards: a die of your window."""
    game = play(position("R1 B2", tools="eglomise_brush"), BRUSH)
    assert refusal(game, "c3>d4") == "no_die_there"


# Eglomise Brush and Copper Foil Burnisher


@rules("tools_eglomise_brush")
def test_eglomise_brush_moves_one_die() -> None:
    """Card."""
    game = play(position("R1 B2", tools="eglomise_brush"), BRUSH, "a1>b3")
    assert (dice(game), legal_texts(game)) == ({"a2": "B2", "b3": "R1"}, ["end"])


@rules("tools_eglomise_brush")
def test_eglomise_brush_lifts_the_printed_color() -> None:
    """Card: a red die moves on a green cell."""
    game = position("R1 B2", pattern="/ G", tools="eglomise_brush")
    assert "b1" in targets(play(game, BRUSH), "a1")


@rules("tools_eglomise_brush")
def test_eglomise_brush_lifts_no_printed_shade() -> None:
    """Card: everything else holds."""
    game = position("R1 B2", pattern="/ 5", tools="eglomise_brush")
    assert refusal(play(game, BRUSH), "a1>b1") == "cell_shade"


@rules("tools_copper_foil_burnisher")
def test_copper_foil_burnisher_moves_one_die() -> None:
    """Card."""
    game = play(position("R1 B2", tools="copper_foil_burnisher"), FOIL, "a1>b3")
    assert (dice(game), legal_texts(game)) == ({"a2": "B2", "b3": "R1"}, ["end"])


@rules("tools_copper_foil_burnisher")
def test_copper_foil_burnisher_lifts_the_printed_shade() -> None:
    """Card: a 1 moves on a 5."""
    game = position("R1 B2", pattern="/ 5", tools="copper_foil_burnisher")
    assert "b1" in targets(play(game, FOIL), "a1")


@rules("tools_copper_foil_burnisher")
def test_copper_foil_burnisher_lifts_no_printed_color() -> None:
    """Card: everything else holds."""
    game = play(position("P1 G2", pattern="/ B", tools="copper_foil_burnisher"), FOIL)
    assert (refusal(game, "a1>b1"), "b1" in targets(game, "a1")) == ("cell_color", False)


@rules("tools_eglomise_brush", "tools_copper_foil_burnisher", "wrong_exemption")
@pytest.mark.parametrize(("tool", "printed"), [("eglomise_brush", "G"), ("copper_foil_burnisher", "5")])
def test_a_die_set_against_its_print_by_a_tool_is_exempt(tool: str, printed: str) -> None:
    """Rulings, wrong placements."""
    game = play(position("R1 B2", pattern=f"/ {printed}", tools=tool), f"use {tool}", "a1>b1")
    assert (game.view().seats[0].exempt, game.score()[0].violations) == (["b1"], [])


# Lathekin


@rules("tools_lathekin")
def test_lathekin_moves_exactly_two_dice() -> None:
    """Card: after the first move there is no way to stop, after the second the tool is done."""
    game = play(position("R1 B2", tools="lathekin"), LATHEKIN, "a1>b3")
    assert refusal(game, "stop") == "not_asked"
    assert refusal(game, "end") == "not_asked"
    assert legal_texts(play(game, "a2>b2")) == ["end"]


@rules("tools_lathekin")
def test_lathekin_moves_two_different_dice() -> None:
    """Rulings, tools."""
    game = play(position("R1 B2", tools="lathekin"), LATHEKIN, "a1>b3")
    assert refusal(game, "b3>c3") == "moved_already"


@rules("tools_lathekin")
def test_lathekin_needs_two_dice() -> None:
    """Card: one alone is not allowed."""
    game = position("R1", tools="lathekin")
    assert (refusal(game, LATHEKIN), tokens(game)) == ("tool_cant_be_finished", 3)


@rules("tools_lathekin")
def test_lathekin_judges_the_second_move_with_the_first_die_in_its_new_place() -> None:
    """Rulings, tools: the red 1 on b1 keeps the red 3 from a1, and gives it something to touch on c2."""
    game = play(position("R1 B2 R3", tools="lathekin"), LATHEKIN, "a1>b1")
    assert (refusal(game, "a3>a1"), refusal(game, "a3>c2")) == ("equal_color", "")


@rules("tools_lathekin")
def test_lathekin_lets_the_second_die_enter_the_cell_the_first_has_left() -> None:
    """Rulings, tools."""
    game = play(position("R1 B2", tools="lathekin"), LATHEKIN, "a1>b1", "a2>a1")
    assert dice(game) == {"a1": "B2", "b1": "R1"}


@rules("tools_lathekin")
def test_lathekin_cant_swap_two_dice() -> None:
    """Revised rules, the card: each move goes to an empty cell."""
    game = play(position("R1 B2", tools="lathekin"), LATHEKIN)
    assert refusal(game, "a1>a2") == "free"


@rules("tools_lathekin")
@pytest.mark.parametrize(("printed", "rule"), [("G", "cell_color"), ("5", "cell_shade")])
def test_lathekin_lifts_no_print(printed: str, rule: str) -> None:
    """Card: all placement rules hold."""
    game = position("R1 B2", pattern=f"/ {printed}", tools="lathekin")
    assert refusal(play(game, LATHEKIN), "a1>b1") == rule


@rules("tools_lathekin", "turns_tool_must_work")
def test_lathekin_offers_no_first_move_after_which_no_second_is_possible() -> None:
    """Rulings, turns 3: with the red 1 on a3 the green 2 would touch nothing on b1, its only other cell."""
    game = play(position("R1 G2", pattern=DEAD_END, tools="lathekin"), LATHEKIN)
    assert (legal_texts(game), refusal(game, "a1>a3")) == (["a2>b1"], "second_move_needed")


@rules("tools_lathekin", "turns_tool_must_work")
def test_lathekin_is_not_offered_if_every_first_move_is_a_dead_end() -> None:
    """Rulings, turns 3: one die can move, so Eglomise Brush is offered; the second finds both cells for a 2 taken."""
    game = position("R1 G2 / Y2", pattern=DEAD_END, tools="eglomise_brush lathekin")
    assert (tools(game), refusal(game, LATHEKIN)) == ({"eglomise_brush"}, "tool_cant_be_finished")


@rules("tools_lathekin", "turns_tool_must_work", "turns_golden_rule")
@pytest.mark.parametrize(
    ("pattern", "equal", "different"),
    [
        ("51565 / 25656 / 51265 / 65656", ".. P1 / P2", ".. P1 / B2"),
        ("YRYGY / BYGYG / YRBGY / GYGYG", ".. R5 / B5", ".. R5 / B4"),
    ],
)
def test_lathekin_looks_ahead_to_equal_neighbors(pattern: str, equal: str, different: str) -> None:
    """Rulings, turns 3: first a2>c2, then b1>c3 beside it, which equal colors or shades forbid."""
    assert tools(position(different, pattern=pattern, tools="lathekin")) == {"lathekin"}
    assert tools(position(equal, pattern=pattern, tools="lathekin")) == set()


@rules("tools_lathekin", "turns_tool_must_work", "turns_golden_rule")
@pytest.mark.parametrize(
    ("pattern", "window"),
    [
        ("56565 / 61256 / 56515 / 65256", "/ .. P1 / / .. .. P2"),
        ("YGYGY / GRBYG / YGYRY / GYBYG", "/ .. R5 / / .. .. B5"),
    ],
)
def test_lathekin_looks_ahead_to_a_cell_beside_the_one_that_is_left(pattern: str, window: str) -> None:
    """Rulings, turns 3: d3>b3 is possible only when the equal die on b2 has gone to c4."""
    game = play(position(window, pattern=pattern, tools="lathekin"), LATHEKIN)
    assert legal_texts(game) == ["b2>c4"]


# Tap Wheel


@rules("tools_tap_wheel")
def test_tap_wheel_moves_dice_of_a_color_that_is_on_the_round_track() -> None:
    """Card."""
    game = play(position("R1 B2 G3", tools="tap_wheel", track="B5 / G6", in_round=3), WHEEL)
    assert {move[:2] for move in legal_texts(game)} == {"a2", "a3"}
    assert refusal(game, "a1>b2") == "wrong_color_to_move"


@rules("tools_tap_wheel")
def test_tap_wheel_needs_a_die_on_the_round_track() -> None:
    """Card: impossible in round 1."""
    assert refusal(position("R1 B2", tools="tap_wheel"), WHEEL) == "track_is_empty"


@rules("tools_tap_wheel")
def test_tap_wheel_is_not_offered_if_no_die_has_a_color_of_the_track() -> None:
    """Rulings, turns 3."""
    game = position("R1 B2", tools="tap_wheel", track="G5", in_round=2)
    assert refusal(game, WHEEL) == "tool_cant_be_finished"


@rules("tools_tap_wheel")
def test_tap_wheel_moves_two_dice_of_one_color_one_after_the_other() -> None:
    """Card: the second is judged with the first in its new place."""
    game = play(position("P1 B2 P3", tools="tap_wheel", track="P5", in_round=2), WHEEL, "a1>b1", "a3>c2")
    assert dice(game) == {"a2": "B2", "b1": "P1", "c2": "P3"}


@rules("tools_tap_wheel")
def test_the_second_die_of_tap_wheel_has_the_color_of_the_first() -> None:
    """Card: one color, though the round track shows both."""
    game = play(position("P1 B2 P3", tools="tap_wheel", track="P5 / B5", in_round=3), WHEEL, "a1>b1")
    assert refusal(game, "a2>b3") == "wrong_color_to_move"


@rules("tools_tap_wheel")
def test_tap_wheel_moves_different_dice() -> None:
    """Rulings, tools."""
    game = play(position("R1 B2 R3", tools="tap_wheel", track="R5", in_round=2), WHEEL, "a1>b1")
    assert refusal(game, "b1>c1") == "moved_already"


@rules("tools_tap_wheel")
def test_stopping_tap_wheel_after_one_die_is_a_choice() -> None:
    """Card: up to two."""
    game = play(position("R1 B2 R3", tools="tap_wheel", track="R5", in_round=2), WHEEL, "a1>b1")
    assert "stop" in legal_texts(game)
    assert legal_texts(play(game, "stop")) == ["end"]


@rules("tools_tap_wheel")
def test_tap_wheel_moves_at_least_one_die() -> None:
    """Card: moving none is not offered."""
    game = play(position("R1 B2", tools="tap_wheel", track="R5", in_round=2), WHEEL)
    assert refusal(game, "stop") == "not_asked"


@rules("tools_tap_wheel")
def test_tap_wheel_is_done_when_no_second_die_can_move() -> None:
    """docs/notation.md, the course of a game: there is one red die only."""
    game = play(position("R1 B2", tools="tap_wheel", track="R5", in_round=2), WHEEL, "a1>b1")
    assert legal_texts(game) == ["end"]


@rules("tools_tap_wheel")
@pytest.mark.parametrize(("printed", "rule"), [("G", "cell_color"), ("5", "cell_shade")])
def test_tap_wheel_lifts_no_print(printed: str, rule: str) -> None:
    """Card: all placement rules hold."""
    game = position("R1 B2", pattern=f"/ {printed}", tools="tap_wheel", track="R5", in_round=2)
    assert refusal(play(game, WHEEL), "a1>b1") == rule


@rules("tools_tap_wheel")
def test_the_die_on_the_round_track_stays_where_it_is() -> None:
    """Card: it only names the color."""
    game = play(position("R1 B2", tools="tap_wheel", track="R5", in_round=2), WHEEL, "a1>b1")
    assert game.view().track == [["R5"]]
