"""Tools on the die in hand: Grozing Pliers, Grinding Stone, Lens Cutter, both Fluxes, Cork-backed Straightedge.

Cited are the cards (facts/base/tools.toml) and the rulings on tools.
"""

import pytest

from positions import (
    EVERY_CELL,
    NARROW,
    awaited,
    cells,
    dice,
    play,
    pool,
    position,
    refusal,
    tokens,
    tools,
    track,
)
from rules.citing import rules
from texts import legal_texts, outcome_texts

HAND_TOOLS = "grozing_pliers lens_cutter flux_brush cork_backed_straightedge grinding_stone"


@rules("turns_take_then_place")
@pytest.mark.parametrize("tool", [*HAND_TOOLS.split(), "flux_remover", "strip_cutter"])
def test_a_tool_on_a_taken_die_needs_one_in_hand(tool: str) -> None:
    """Cards: after taking a die."""
    game = position("R1", "R5", pool="R5", tools=tool, track="B2", in_round=2)
    assert (tools(game), refusal(game, f"use {tool}")) == (set(), "tool_needs_die_in_hand")


@rules("turns_take_then_place")
@pytest.mark.parametrize("tool", ["grinding_stone", "flux_remover"])
def test_a_tool_on_a_taken_die_comes_too_late_when_it_is_placed(tool: str) -> None:
    """Cards: the die just taken, before it is placed."""
    game = play(position(pool="R5", tools=tool), "R5@a1")
    assert refusal(game, f"use {tool}") == "tool_needs_die_in_hand"


# Grozing Pliers


@rules("tools_grozing_pliers")
@pytest.mark.parametrize("shade", [2, 3, 4, 5])
@pytest.mark.parametrize(("answer", "step"), [("+", 1), ("-", -1)])
def test_grozing_pliers_change_the_shade_by_one_step(shade: int, answer: str, step: int) -> None:
    """Card, all editions: up or down as you choose."""
    game = play(position(hand=f"B{shade}", tools="grozing_pliers"), "use grozing_pliers", answer)
    assert game.view().hand == f"B{shade + step}"


@rules("tools_grozing_pliers")
def test_grozing_pliers_must_change_the_shade() -> None:
    """Card: exactly one step, so leaving it alone is no answer."""
    game = play(position(hand="R4", tools="grozing_pliers"), "use grozing_pliers")
    assert legal_texts(game) == ["+", "-"]


@rules("tools_grozing_pliers")
@pytest.mark.parametrize(("die", "left", "refused"), [("R6", "-", "+"), ("R1", "+", "-")])
def test_grozing_pliers_never_turn_a_six_into_a_one_nor_a_one_into_a_six(die: str, left: str, refused: str) -> None:
    """Card: no wrap-around."""
    game = play(position(hand=die, tools="grozing_pliers"), "use grozing_pliers")
    assert (legal_texts(game), refusal(game, refused)) == ([left], "no_such_shade")


@rules("tools_grozing_pliers", "turns_tool_on_taken_die")
def test_grozing_pliers_allow_a_direction_only_if_the_die_then_fits() -> None:
    """Rulings, turns 6: each choice only if the die can then be placed."""
    game = play(position("R1", pattern=NARROW, hand="G3", tools="grozing_pliers"), "use grozing_pliers")
    assert (legal_texts(game), refusal(game, "+")) == (["-"], "cant_be_placed")


@rules("tools_grozing_pliers", "turns_tool_on_taken_die")
def test_grozing_pliers_are_not_offered_if_neither_direction_fits() -> None:
    """Rulings, turns 3 and 6: from 5 neither 4 nor 6 fits."""
    game = position("R1", pattern=NARROW, hand="G5", tools="grozing_pliers")
    assert refusal(game, "use grozing_pliers") == "tool_cant_be_finished"


# Grinding Stone


@rules("tools_grinding_stone")
@pytest.mark.parametrize(("before", "after"), [("1", "6"), ("2", "5"), ("3", "4"), ("4", "3"), ("5", "2"), ("6", "1")])
def test_grinding_stone_makes_the_shade_seven_minus_the_old_one(before: str, after: str) -> None:
    """Card: the opposite face; nothing is asked."""
    game = play(position(hand=f"R{before}", tools="grinding_stone"), "use grinding_stone")
    assert game.view().hand == f"R{after}"


# Lens Cutter


@rules("tools_lens_cutter")
def test_lens_cutter_swaps_with_the_round_track_and_both_dice_keep_their_shades() -> None:
    """Card; rulings, tools."""
    game = position(hand="R4", tools="lens_cutter", track="B2 / Y6", in_round=3)
    play(game, "use lens_cutter", "swap Y6")
    assert (game.view().hand, track(game)) == ("Y6", "B2 / R4")


@rules("tools_lens_cutter")
@pytest.mark.parametrize(("hand", "space"), [("R4", "R4 G1 P1"), ("B6", "G1 B6 P1"), ("P6", "G1 P1 P6")])
def test_lens_cutter_leaves_its_die_on_the_same_round_space(hand: str, space: str) -> None:
    """Rulings, tools: other dice of the space stay, too."""
    game = position(hand=hand, tools="lens_cutter", track="Y6 / G1 B2 P1", in_round=3)
    assert track(play(game, "use lens_cutter", "swap B2")) == f"Y6 / {space}"


@rules("tools_lens_cutter")
def test_lens_cutter_takes_the_earliest_of_several_equal_dice() -> None:
    """docs/notation.md, decisions."""
    game = position(hand="R4", tools="lens_cutter", track="Y6 / B2 / B2", in_round=4)
    assert track(play(game, "use lens_cutter", "swap B2")) == "Y6 / R4 / B2"


@rules("tools_lens_cutter")
def test_lens_cutter_needs_a_die_on_the_round_track() -> None:
    """Card: impossible in round 1."""
    assert refusal(position(hand="R4", tools="lens_cutter"), "use lens_cutter") == "track_is_empty"


@rules("tools_lens_cutter", "turns_tool_on_taken_die")
def test_lens_cutter_offers_only_dice_that_then_fit() -> None:
    """Rulings, turns 6."""
    game = position("R1", pattern=NARROW, hand="G2", tools="lens_cutter", track="B2 B5", in_round=2)
    play(game, "use lens_cutter")
    assert (legal_texts(game), refusal(game, "swap B5")) == (["swap B2"], "cant_be_placed")


@rules("tools_lens_cutter", "turns_tool_on_taken_die")
def test_lens_cutter_is_not_offered_if_no_die_of_the_track_fits() -> None:
    """Rulings, turns 3 and 6."""
    game = position("R1", pattern=NARROW, hand="G2", tools="lens_cutter", track="B5 Y4", in_round=2)
    assert refusal(game, "use lens_cutter") == "tool_cant_be_finished"


@rules("tools_lens_cutter")
def test_lens_cutter_cant_fetch_a_die_of_the_pool() -> None:
    """Card: the round track only."""
    game = position(hand="R4", pool="Y6", tools="lens_cutter", track="B2", in_round=2)
    assert refusal(play(game, "use lens_cutter"), "swap Y6") == "not_on_track"


# Flux Brush


@rules("tools_flux_brush")
def test_flux_brush_rolls_the_die_in_hand_again() -> None:
    """Card: its color stays."""
    game = play(position(hand="R4", tools="flux_brush"), "use flux_brush")
    assert outcome_texts(game) == [f"* ={shade}" for shade in range(1, 7)]
    assert play(game, "* =6").view().hand == "R6"


@rules("tools_flux_brush")
@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_a_die_rolled_again_by_flux_brush_must_be_placed_if_it_can(edition: str) -> None:
    """Rulings, tools."""
    game = position("R1", pattern=NARROW, edition=edition, hand="G3", tools="flux_brush")
    play(game, "use flux_brush", "* =2")
    assert (cells(game), refusal(game, "return")) == ({"a2", "b1"}, "cant_return")


@rules("tools_flux_brush")
@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_a_die_rolled_again_that_fits_nowhere_lies_in_the_pool_with_its_new_shade(edition: str) -> None:
    """Card."""
    game = position("R1", pattern=NARROW, edition=edition, hand="G3", pool="B1", tools="flux_brush")
    play(game, "use flux_brush", "* =5")
    assert legal_texts(game) == ["return"]
    assert pool(play(game, "return")) == "G5 B1"


@rules("tools_flux_brush", "tools_flux_remover")
@pytest.mark.parametrize("edition", ["classic", "revised"])
@pytest.mark.parametrize(("tool", "answers"), [("flux_brush", ["* =5"]), ("flux_remover", ["* B", "=5"])])
def test_the_draft_is_spent_when_a_flux_tool_sends_the_die_to_the_pool(
    edition: str, tool: str, answers: list[str]
) -> None:
    """Rulings, tools: the turn goes on, but no other die can be taken."""
    game = position("R1", pattern=NARROW, edition=edition, hand="G3", pool="B2", tools=tool)
    play(game, f"use {tool}", *answers, "return")
    assert (awaited(game), legal_texts(game), refusal(game, "B2")) == (0, ["end"], "one_die_a_turn")


# Flux Remover


@rules("tools_flux_remover")
def test_flux_remover_puts_the_die_into_the_bag_before_one_is_drawn() -> None:
    """Card: so the same color can come back, even from an empty bag."""
    game = play(position(hand="P4", bag="B", tools="flux_remover"), "use flux_remover")
    assert (game.view().bag["P"], outcome_texts(game)) == (1, ["* B", "* P"])


@rules("tools_flux_remover")
def test_flux_remover_takes_the_drawn_die_out_of_the_bag() -> None:
    """Card."""
    bag = play(position(hand="P4", bag="BB", tools="flux_remover"), "use flux_remover", "* B").view().bag
    assert (bag["P"], bag["B"]) == (1, 1)


@rules("tools_flux_remover")
@pytest.mark.parametrize("color", "RYGBP")
def test_flux_remover_draws_any_color_of_the_bag(color: str) -> None:
    """Card."""
    game = play(position(hand="P4", tools="flux_remover"), "use flux_remover", f"* {color}", "=6")
    assert game.view().hand == f"{color}6"


@rules("tools_flux_remover")
def test_flux_remover_lets_any_shade_be_chosen_once_the_color_is_seen() -> None:
    """Card: freely, whether it fits or not."""
    game = position("R1", pattern=NARROW, hand="G2", tools="flux_remover")
    play(game, "use flux_remover", "* B")
    assert legal_texts(game) == ["=1", "=2", "=3", "=4", "=5", "=6"]
    assert play(game, "=4").view().hand == "B4"


@rules("tools_flux_remover")
@pytest.mark.parametrize("edition", ["classic", "classic-ru", "classic-it", "revised"])
def test_a_die_from_flux_remover_is_placed_or_put_in_the_pool_in_every_edition(edition: str) -> None:
    """Card; rulings, tools: the Italian card leaves the return out, our table does not."""
    game = position("R1", pattern=NARROW, edition=edition, hand="G2", tools="flux_remover")
    play(game, "use flux_remover", "* B", "=2")
    assert set(legal_texts(game)) == {"B2@a2", "B2@b1", "return"}
    assert pool(play(game, "return")) == "B2"


# Cork-backed Straightedge


@rules("tools_cork_backed_straightedge")
def test_cork_backed_straightedge_places_where_no_die_is_touched_at_all() -> None:
    """Card: not even diagonally."""
    game = play(position("/ .. B3", hand="R5", tools="cork_backed_straightedge"), "use cork_backed_straightedge")
    near = {"a1", "a2", "a3", "b1", "b2", "b3", "c1", "c2", "c3"}
    assert cells(game) == EVERY_CELL - near


@rules("tools_cork_backed_straightedge")
@pytest.mark.parametrize("cell", ["a1", "b1"])
def test_cork_backed_straightedge_refuses_a_cell_that_touches_a_die(cell: str) -> None:
    """Card: corner or edge."""
    game = play(position("/ .. B3", hand="R5", tools="cork_backed_straightedge"), "use cork_backed_straightedge")
    assert refusal(game, f"R5@{cell}") == "touches_a_die"


@rules("tools_cork_backed_straightedge")
@pytest.mark.parametrize(("pattern", "rule"), [("....B", "cell_color"), ("....2", "cell_shade")])
def test_cork_backed_straightedge_lifts_no_print(pattern: str, rule: str) -> None:
    """Card: color and shade of the cell must match."""
    game = position("B3", pattern=pattern, hand="R5", tools="cork_backed_straightedge")
    assert refusal(play(game, "use cork_backed_straightedge"), "R5@a5") == rule


@rules("tools_cork_backed_straightedge")
def test_cork_backed_straightedge_is_not_offered_while_the_window_is_empty() -> None:
    """Rulings, tools: there it would lift nothing."""
    game = position(hand="R5", tools="cork_backed_straightedge")
    assert refusal(game, "use cork_backed_straightedge") == "window_is_empty"


@rules("tools_cork_backed_straightedge")
def test_cork_backed_straightedge_is_not_offered_if_every_cell_touches_a_die() -> None:
    """Rulings, turns 3."""
    game = position("B3 .. .. B3 / / / B3 .. .. B3", hand="R5", tools="cork_backed_straightedge")
    assert refusal(game, "use cork_backed_straightedge") == "tool_cant_be_finished"


@rules("tools_cork_backed_straightedge")
def test_a_die_placed_by_cork_backed_straightedge_counts_for_the_next_one() -> None:
    """All rulebooks, placing dice: the next die may touch it."""
    game = position("B3", pool="G2", hand="R5", tools="cork_backed_straightedge", turn=2, start=1)
    play(game, "use cork_backed_straightedge", "R5@d5", "end", "G2")
    assert {"a2", "b1", "b2"} | {"c4", "c5", "d4"} == cells(game)
    assert (dice(game), tokens(game)) == ({"a1": "B3", "d5": "R5"}, 2)
