"""Challenges, removal of dice and the last look at honor tables (rulings, wrong placements)."""

from typing import Any

import pytest

from positions import (
    NARROW,
    awaited,
    dice,
    dice_outside_bag,
    honor,
    play,
    pool,
    position,
    refusal,
    roll,
    roll_anything,
    tokens,
    track,
)
from rules.citing import rules
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from texts import legal_texts

ON_TRACK: dict[str, Any] = {"track": "R5", "in_round": 2}


def challenge_refusal(game: Game, by: int = 1, target: int = 0) -> str:
    """Why a window can't be challenged now; nothing if it can."""
    try:
        game.challenge(by, target)
    except Refused as refused:
        return refused.rule
    return ""


# when a challenge is accepted


@rules("wrong_challenge")
@pytest.mark.parametrize("by", [0, 1, 2])
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_any_seat_may_challenge_any_window_in_anybody_s_turn(by: int, turn: int) -> None:
    """Rulings, wrong placements: an interrupt by any seat."""
    game = honor("R1 R2", seats=3, turn=turn)
    assert game.challenge(by, 0) is True
    assert awaited(game) == 0


@rules("wrong_challenge")
def test_a_challenge_is_not_one_of_the_legal_moves() -> None:
    """Rulings, wrong placements."""
    assert not [move for move in legal_texts(honor("R1 R2")) if move.startswith("!")]


@rules("wrong_challenge")
def test_a_challenge_is_a_line_of_the_log() -> None:
    """docs/notation.md, interjections."""
    assert play(honor("R1 R2"), "! s1 s0").lines == ["! s1 s0"]


@rules("wrong_challenge")
def test_a_false_challenge_costs_nothing() -> None:
    """Rulings, wrong placements: the turn goes on as if nothing had been said."""
    game = honor("R1 B2", pool="G3")
    before = (legal_texts(game), tokens(game, 0), tokens(game, 1), awaited(game))
    assert game.challenge(1, 0) is False
    assert (legal_texts(game), tokens(game, 0), tokens(game, 1), awaited(game)) == before


@rules("wrong_challenge")
def test_a_challenge_is_for_honor_tables() -> None:
    """Rulings, wrong placements: at a strict table nothing can be wrong."""
    assert challenge_refusal(position("R1 B2")) == "no_honor"


@rules("wrong_challenge")
def test_there_is_nothing_to_challenge_when_the_game_is_over() -> None:
    """Rulings, wrong placements: every window has been looked over."""
    assert challenge_refusal(play(honor(in_round=10, turn=4), "end")) == "nothing_to_challenge"


@rules("wrong_challenge")
def test_there_is_nothing_to_challenge_before_windows_are_chosen() -> None:
    """Rulings, setup."""
    game = roll_anything(Game.new("classic", 2, dice_by_hand=True, honor=True))
    assert challenge_refusal(game) == "nothing_to_challenge"


@rules("wrong_challenge")
def test_a_window_is_challenged_between_two_rounds_too() -> None:
    """Rulings, wrong placements: no die is in hand and no tool under way while the pool is rolled."""
    game = play(honor("R1 R2", turn=4), "end", "* G1")
    assert game.challenge(1, 0) is True


# held challenges


@rules("wrong_challenge")
def test_a_challenge_is_held_while_a_die_is_in_hand() -> None:
    """Rulings, wrong placements: it is carried out when the die is placed."""
    game = honor("R1 R2", hand="G3")
    assert game.challenge(1, 0) is None
    assert game.lines == []
    assert play(game, "G3@b1").lines == ["G3@b1", "! s1 s0"]
    assert refusal(game, "end") == "not_asked"


@rules("wrong_challenge")
def test_a_held_challenge_looks_at_the_window_as_it_then_is() -> None:
    """Rulings, wrong placements: the die in hand is set down beside an equal one."""
    game = honor("R1", hand="R3")
    game.challenge(1, 0)
    assert play(game, "R3@a2").view().phase == "remove_die"


@rules("wrong_challenge")
@pytest.mark.parametrize(
    ("tool", "first", "rest"),
    [
        ("eglomise_brush", ["use eglomise_brush"], ["a1>c1"]),
        ("lathekin", ["use lathekin", "a1>c1"], ["a2>c2"]),
        ("running_pliers", ["G3@c1", "use running_pliers"], ["B4@c2"]),
    ],
)
def test_a_challenge_is_held_while_a_tool_is_under_way(tool: str, first: list[str], rest: list[str]) -> None:
    """Rulings, wrong placements."""
    game = play(honor("R1 R2", "P1 P2", pool="G3 B4", tools=tool), *first)
    assert game.challenge(0, 1) is None
    assert awaited(play(game, *rest)) == 1


@rules("wrong_challenge")
@pytest.mark.parametrize(
    ("tool", "turn", "rest"), [("flux_brush", 1, ["* =2", "G2@b1"]), ("glazing_hammer", 4, ["* =2"])]
)
def test_a_challenge_is_held_while_a_tool_rolls_dice(tool: str, turn: int, rest: list[str]) -> None:
    """Rulings, wrong placements: a tool is under way until its dice have spoken."""
    game = honor("R1 B2", "P1 P2", pool="G3", tools=tool, turn=turn)
    play(game, *(["G3"] if turn == 1 else []), f"use {tool}")
    assert challenge_refusal(game, 0, 1) == ""
    assert awaited(play(game, *rest)) == 1


@rules("wrong_challenge")
def test_a_held_challenge_is_carried_out_when_the_die_is_put_back_by_undo() -> None:
    """Rulings, wrong placements: held until no die is in hand."""
    game = play(honor("R1 R2", pool="G3"), "G3")
    game.challenge(1, 0)
    assert play(game, "undo").view().phase == "remove_die"


@rules("wrong_challenge")
@pytest.mark.parametrize("turn", [2, 3])
def test_a_held_challenge_is_carried_out_when_the_die_goes_back_to_the_pool(turn: int) -> None:
    """Rulings, wrong placements: seat 1's return ends its turn, and in turn 3 (seat 0's is given up) the round, too."""
    game = honor("", "R1 R1", pattern=NARROW, edition="revised", pool="G3", turn=turn, skipped=[0])
    play(game, "G3").challenge(0, 1)
    assert play(game, "return").view().phase == "remove_die"


@rules("wrong_challenge")
def test_a_challenge_is_held_while_another_window_is_put_in_order() -> None:
    """Rulings, wrong placements: one window after the other."""
    game = play(honor("R1 R2", "P1 P2"), "! s1 s0")
    assert game.challenge(0, 1) is None
    assert awaited(play(game, "remove a1")) == 1


# an unchanged window


@rules("wrong_challenge")
def test_an_unchanged_window_cant_be_challenged_twice() -> None:
    """Rulings, wrong placements: whoever asks."""
    game = play(honor("R1 B2", seats=3), "! s1 s0", "end")
    assert challenge_refusal(game, by=2) == "challenged_before"


@rules("wrong_challenge")
def test_a_window_that_has_changed_can_be_challenged_again() -> None:
    """Rulings, wrong placements."""
    game = play(honor("R1", pool="R2"), "! s1 s0", "R2@a2")
    assert game.challenge(1, 0) is True


@rules("wrong_challenge", "wrong_exemption")
def test_a_window_has_changed_when_an_exemption_has_ended() -> None:
    """Rulings, wrong placements: the red die leaves its green cell and comes back by a tool that lifts no print."""
    game = honor("R1 B2", pattern="G", exempt="a1", tools="eglomise_brush tap_wheel", turn=2, start=1, **ON_TRACK)
    play(game, "! s1 s0", "use eglomise_brush", "a1>b1", "end", "use tap_wheel", "b1>a1")
    assert game.challenge(1, 0) is True


@rules("wrong_challenge")
def test_another_window_can_still_be_challenged() -> None:
    """Rulings, wrong placements: each window is asked for by itself."""
    assert play(honor("R1 B2", "P1 P2"), "! s1 s0").challenge(0, 1) is True


# removal


@rules("wrong_removal")
def test_the_owner_may_remove_any_die_of_the_window() -> None:
    """All rulebooks, wrong placement: dice of your choice, not only those that clash."""
    game = play(honor("R1 R2 / G3"), "! s1 s0")
    assert legal_texts(game) == ["remove a1", "remove a2", "remove b1"]


@rules("wrong_removal")
def test_dice_are_removed_one_at_a_time_until_the_window_is_in_order() -> None:
    """All rulebooks, wrong placement: two pairs clash, so one removal may not be enough."""
    game = play(honor("R1 R2 .. G3 G4", turn=2), "! s1 s0", "remove a1")
    assert awaited(game) == 0
    assert awaited(play(game, "remove a4")) == 1


@rules("wrong_removal")
def test_one_well_chosen_removal_may_be_enough() -> None:
    """All rulebooks, wrong placement: the middle one of three reds."""
    game = play(honor("R1 R2 R3", turn=2), "! s1 s0", "remove a2")
    assert (awaited(game), dice(game)) == (1, {"a1": "R1", "a3": "R3"})


@rules("wrong_removal")
def test_removed_dice_leave_the_game() -> None:
    """All rulebooks, wrong placement: they go neither to the pool nor to the bag nor to the track."""
    game = honor("R1 R2", pool="G3", bag="B")
    play(game, "! s1 s0", "remove a1")
    assert (pool(game), track(game), sum(game.view().bag.values())) == ("G3", "", 1)
    assert dice_outside_bag(game) == 89


@rules("wrong_removal")
def test_the_interrupted_seat_goes_on_where_it_was() -> None:
    """Rulings, wrong placements: seat 1 has placed its die, so only the end of its turn is left."""
    game = play(honor("R1 R2", pool="G3 B4", turn=2), "G3@a1", "! s1 s0", "remove a1")
    assert (awaited(game), legal_texts(game)) == (1, ["end"])


@rules("wrong_removal")
def test_the_owner_goes_on_after_an_interruption_of_its_own_turn() -> None:
    """Rulings, wrong placements: no die was taken yet."""
    game = play(honor("R1 R2", pool="G3"), "! s1 s0", "remove a1")
    assert legal_texts(game) == ["G3", "end"]


@rules("wrong_removal")
def test_nothing_else_is_done_before_the_window_is_in_order() -> None:
    """All rulebooks, wrong placement: at once."""
    game = play(honor("R1 R2", pool="G3", turn=2), "! s1 s0")
    assert (refusal(game, "G3", seat=1), refusal(game, "G3", seat=0)) == ("not_your_turn", "not_asked")


@rules("wrong_removal")
def test_the_cell_of_a_removed_die_is_empty_at_the_end() -> None:
    """All rulebooks, wrong placement: it costs a point."""
    game = play(honor("R1 R2"), "! s1 s0", "remove a1")
    assert game.score()[0].empty == -19


# the last look


@rules("wrong_final_audit")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_at_the_end_every_window_is_looked_over_clockwise_from_the_last_round_s_start_seat(start: int) -> None:
    """Rulings, wrong placements."""
    game = play(honor("R1 R2", "G1 G2", "B1 B2", in_round=10, turn=6, start=start), "end")
    order = []
    while not game.is_over:
        order.append(awaited(game))
        game.play("remove a1")
    assert order == [(start + place) % 3 for place in range(3)]


@rules("wrong_final_audit")
def test_nothing_is_scored_before_the_last_look() -> None:
    """Rulings, wrong placements: the game is over when all windows are in order."""
    game = play(honor("R1 R2", in_round=10, turn=4), "end")
    assert (game.is_over, game.view().scores) == (False, None)
    scores = play(game, "remove a1").view().scores
    assert scores
    assert scores[0].empty == -19


@rules("wrong_final_audit")
def test_a_window_in_order_is_passed_over_in_the_last_look() -> None:
    """Rulings, wrong placements: only seat 2 has a fault."""
    game = play(honor("R1 B2", "", "B1 B2", in_round=10, turn=6), "end")
    assert game.awaits() == [2]


@rules("wrong_final_audit")
def test_a_window_that_was_never_challenged_is_looked_over_as_well() -> None:
    """Rulings, wrong placements: a loose die is found at the end, too."""
    game = play(honor("R1", pool="B2", in_round=10, turn=4), "B2@d5", "end")
    assert (game.is_over, awaited(game)) == (False, 0)


@rules("wrong_final_audit")
def test_with_all_windows_in_order_the_game_ends_at_once() -> None:
    """Rulings, wrong placements."""
    assert play(honor("R1 B2", in_round=10, turn=4), "end").is_over


@rules("wrong_final_audit")
def test_the_last_look_is_not_between_rounds() -> None:
    """Rulings, wrong placements: at the end only; before it, nobody says a word."""
    game = roll(play(honor("R1 R2", turn=4), "end"), "G1 G2 G3 G4 G5")
    assert game.view().phase == "turn"
