"""Glazing Hammer and Running Pliers: the tools that belong to one turn of the round (cards; rulings, tools)."""

import pytest

from positions import (
    FULL,
    NARROW,
    awaited,
    cells,
    dice,
    play,
    pool,
    position,
    refusal,
    roll_anything,
    tokens,
    tools,
)
from rules.citing import rules
from texts import legal_texts

# a window where only a green, yellow or purple die fits on the one empty cell, d5
ONE_GAP = FULL.removesuffix(" B2")


# Glazing Hammer


@rules("tools_glazing_hammer")
def test_glazing_hammer_rolls_every_die_of_the_pool_again() -> None:
    """Card: colors stay; docs/notation.md, the order is R Y G B P and then by shade."""
    game = play(position(pool="B6 R1 R4", turn=4, tools="glazing_hammer"), "use glazing_hammer", "* =3", "* =2", "* =5")
    assert (pool(game), awaited(game)) == ("R2 R3 B5", 0)


@rules("tools_glazing_hammer")
@pytest.mark.parametrize("turn", [1, 2])
def test_glazing_hammer_is_not_for_the_first_turn_of_the_round(turn: int) -> None:
    """Card: only in the second turn."""
    assert refusal(position(pool="B6", turn=turn, tools="glazing_hammer"), "use glazing_hammer") == "second_turn_only"


@rules("tools_glazing_hammer")
@pytest.mark.parametrize("turn", [3, 4])
def test_glazing_hammer_is_for_every_seat_s_second_turn(turn: int) -> None:
    """Card."""
    assert tools(position(pool="B6", turn=turn, tools="glazing_hammer")) == {"glazing_hammer"}


@rules("tools_glazing_hammer")
def test_glazing_hammer_comes_before_taking_a_die() -> None:
    """Card."""
    game = play(position(pool="B6 R1", turn=4, tools="glazing_hammer"), "R1@a1")
    assert refusal(game, "use glazing_hammer") == "before_taking_only"


@rules("tools_glazing_hammer")
def test_glazing_hammer_is_not_for_a_die_in_hand() -> None:
    """Card: before taking one."""
    game = play(position(pool="B6 R1", turn=4, tools="glazing_hammer"), "R1")
    assert refusal(game, "use glazing_hammer") == "tool_needs_empty_hand"


@rules("tools_glazing_hammer")
def test_after_glazing_hammer_a_die_may_still_be_taken() -> None:
    """Card."""
    game = play(position(pool="B6", turn=4, tools="glazing_hammer"), "use glazing_hammer", "* =2", "B2@a1")
    assert dice(game) == {"a1": "B2"}


@rules("tools_glazing_hammer")
def test_glazing_hammer_may_be_used_by_both_seats_of_a_round() -> None:
    """Card: seat 1 in turn 3, seat 0 in turn 4, and every die is rolled each time."""
    game = position(pool="B6 R1", turn=3, tools="glazing_hammer")
    play(game, "use glazing_hammer", "* =2", "* =3", "end", "use glazing_hammer", "* =4", "* =5")
    assert pool(game) == "R4 B5"


@rules("tools_glazing_hammer", "turns_tool_must_work")
def test_glazing_hammer_needs_a_die_in_the_pool() -> None:
    """Rulings, turns 3."""
    assert refusal(position(turn=4, tools="glazing_hammer"), "use glazing_hammer") == "tool_cant_be_finished"


@rules("tools_glazing_hammer", "tools_running_pliers")
def test_glazing_hammer_is_lost_with_the_turn_given_up_to_running_pliers() -> None:
    """Rulings, tools: the second turn is skipped, its tool with it."""
    game = position(pool="R1 B2 G3", turn=2, tools="running_pliers glazing_hammer")
    play(game, "R1@a1", "use running_pliers", "B2@a2", "end")
    assert awaited(game) == 0


# Running Pliers


@rules("tools_running_pliers")
def test_running_pliers_take_and_place_a_second_die_at_once() -> None:
    """Card."""
    game = play(position(pool="R1 B2 G3", tools="running_pliers"), "R1@a1", "use running_pliers")
    assert set(legal_texts(game)) == {"B2", "G3"}
    assert dice(play(game, "B2@a2")) == {"a1": "R1", "a2": "B2"}


@rules("tools_running_pliers")
def test_the_extra_die_must_be_placed_before_the_turn_ends() -> None:
    """Card: at once."""
    game = play(position(pool="R1 B2", tools="running_pliers"), "R1@a1", "use running_pliers")
    assert refusal(game, "end") == "not_asked"
    assert refusal(play(game, "B2"), "end") == "place_first"


@rules("tools_running_pliers")
def test_the_second_turn_of_this_round_is_skipped() -> None:
    """Card: seat 0 has turns 1 and 4, the round ends after turn 3."""
    game = play(position(pool="R1 B2 G3", tools="running_pliers"), "R1@a1", "use running_pliers", "B2@a2", "end")
    play(game, "end")
    assert awaited(game) == 1
    assert play(game, "end").awaits_chance


@rules("tools_running_pliers")
def test_the_last_seat_gives_up_the_turn_that_would_follow_at_once() -> None:
    """Card: seat 1 has turns 2 and 3."""
    game = play(position(pool="R1 B2", turn=2, tools="running_pliers"), "R1@a1", "use running_pliers", "B2@a2", "end")
    assert (awaited(game), game.view().turn + 1) == (0, 4)


@rules("tools_running_pliers")
def test_no_turn_of_the_next_round_is_skipped() -> None:
    """Card: the second turn of this round."""
    game = play(position(pool="R1 B2", turn=2, tools="running_pliers"), "R1@a1", "use running_pliers", "B2@a2", "end")
    roll_anything(play(game, "end"))
    order = [awaited(game)]
    for _ in range(3):
        order.append(awaited(play(game, "end")))
    assert order == [1, 0, 0, 1]


@rules("tools_running_pliers")
def test_running_pliers_are_not_for_the_second_turn_of_the_round() -> None:
    """Card: only in the first turn."""
    game = play(position(pool="R1 B2", turn=4, tools="running_pliers"), "R1@a1")
    assert refusal(game, "use running_pliers") == "first_turn_only"


@rules("tools_running_pliers")
def test_running_pliers_come_after_a_die_was_placed() -> None:
    """Rulings, tools."""
    game = position(pool="R1 B2", tools="running_pliers")
    assert refusal(game, "use running_pliers") == "after_placing_only"
    assert refusal(play(game, "R1"), "use running_pliers") == "tool_needs_empty_hand"


@rules("tools_running_pliers")
def test_running_pliers_take_only_a_die_that_can_be_placed() -> None:
    """Rulings, tools: no other tool could help it in this turn."""
    game = position("R1", pattern=NARROW, pool="B2 G1 G3", tools="running_pliers grozing_pliers")
    play(game, "B2@a2", "use running_pliers")
    assert (legal_texts(game), refusal(game, "G3")) == (["G1"], "cant_be_placed")


@rules("tools_running_pliers")
def test_running_pliers_take_only_a_die_that_can_be_placed_in_the_revised_rules_too() -> None:
    """Rulings, tools: the revised freedom to take and return is for the draft of the turn."""
    game = position("R1", pattern=NARROW, edition="revised", pool="B2 G1 G3", tools="running_pliers")
    assert legal_texts(play(game, "B2@a2", "use running_pliers")) == ["G1"]


@rules("tools_running_pliers", "turns_tool_must_work")
def test_running_pliers_are_not_offered_without_a_placeable_die_in_the_pool() -> None:
    """Rulings, tools and turns 3."""
    game = position("R1", pattern=NARROW, pool="B2 G3", tools="running_pliers")
    assert refusal(play(game, "B2@a2"), "use running_pliers") == "tool_cant_be_finished"
    assert tokens(game) == 3


@rules("tools_running_pliers", "turns_tool_must_work")
def test_running_pliers_are_not_offered_once_the_window_is_full() -> None:
    """Rulings, tools: the die placed in this turn took the last cell."""
    game = play(position(ONE_GAP, pool="G3 Y4", tools="running_pliers"), "G3@d5")
    assert refusal(game, "use running_pliers") == "tool_cant_be_finished"


@rules("tools_running_pliers")
def test_no_other_tool_can_change_the_extra_die() -> None:
    """Rulings, turns 1: Running Pliers are the tool of this turn."""
    game = position(pool="R1 B2", tools="running_pliers grinding_stone")
    play(game, "R1@a1", "use running_pliers", "B2")
    assert (tools(game), refusal(game, "use grinding_stone")) == (set(), "one_tool_a_turn")
    assert "a2" in cells(game)
