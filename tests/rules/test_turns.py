"""Rounds and turns: pool, snake, start seat, round track, and what a turn holds (all rulebooks, the game)."""

import pytest

from positions import (
    awaited,
    cells,
    dice,
    dice_outside_bag,
    play,
    pool,
    position,
    refusal,
    roll,
    roll_anything,
    tools,
    track,
)
from rules.citing import rules
from sagrada.game.game import Game
from texts import legal_texts, outcome_texts

SNAKES = {
    1: [0, 0],
    2: [0, 1, 1, 0],
    3: [0, 1, 2, 2, 1, 0],
    4: [0, 1, 2, 3, 3, 2, 1, 0],
    5: [0, 1, 2, 3, 4, 4, 3, 2, 1, 0],
    6: [0, 1, 2, 3, 4, 5, 5, 4, 3, 2, 1, 0],
}


def last_turn(seats: int) -> Game:
    """A position in the last turn of a round."""
    return position(seats=seats, turn=2 * seats)


def pass_round(game: Game) -> list[int]:
    """Everybody passes until the round is over; the seats in the order of their turns."""
    order = []
    while not game.awaits_chance and not game.is_over:
        order.append(awaited(game))
        game.play("end")
    return order


@rules("setup_five_six_seats", "solo_round")
@pytest.mark.parametrize(("seats", "size"), [(1, 4), (2, 5), (3, 7), (4, 9), (5, 11), (6, 13)])
def test_two_dice_a_seat_and_one_more_are_rolled_and_four_in_solo(seats: int, size: int) -> None:
    """All rulebooks, the game and solo; rulings, editions, for five and six seats."""
    game = roll_anything(play(last_turn(seats), "end"))
    assert len(pool(game).split()) == size


@rules("setup_five_six_seats", "solo_round")
@pytest.mark.parametrize("seats", SNAKES)
def test_turns_go_clockwise_from_the_start_seat_and_back(seats: int) -> None:
    """All rulebooks, the game: the last seat of the first half has two turns in a row."""
    assert pass_round(position(seats=seats)) == SNAKES[seats]


@pytest.mark.parametrize("start", range(3))
def test_the_snake_begins_with_the_round_s_start_seat(start: int) -> None:
    """All rulebooks, the game."""
    assert pass_round(position(seats=3, start=start)) == [(seat + start) % 3 for seat in SNAKES[3]]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_next_round_is_started_by_the_next_seat_clockwise(seats: int) -> None:
    """All rulebooks, end of the round: the bag goes to the left."""
    game = last_turn(seats)
    for start in [*range(1, seats), 0]:
        pass_round(game)
        assert awaited(roll_anything(game)) == start


def test_all_dice_left_go_to_the_finished_round_s_space() -> None:
    """All rulebooks, end of the round: several dice lie on one space."""
    game = play(position(pool="R1 B2 G3", turn=4, in_round=2, track="Y5"), "end")
    assert track(game) == "Y5 / R1 G3 B2"


def test_dice_on_the_round_track_keep_their_shades() -> None:
    """All rulebooks, end of the round."""
    assert track(play(position(pool="P6", turn=4), "end")) == "P6"


def test_after_ten_rounds_the_game_is_over() -> None:
    """All rulebooks, the game."""
    game = position()
    rounds = 0
    while not game.is_over:
        pass_round(roll_anything(game))
        rounds += 1
    assert (rounds, len(game.view().track), legal_texts(game)) == (10, 10, [])


def test_before_the_tenth_round_s_last_turn_the_game_is_not_over() -> None:
    """All rulebooks, the game."""
    game = play(position(in_round=10, turn=3), "end")
    assert not game.is_over
    assert play(game, "end").is_over


def test_a_drawn_die_leaves_the_bag() -> None:
    """All rulebooks, the game: dice are drawn, then rolled."""
    game = play(position(bag="RRB", turn=4), "end", "* R5")
    assert game.view().bag["R"] == 1


def test_a_color_that_is_not_in_the_bag_cant_be_drawn() -> None:
    """All rulebooks, the game."""
    game = play(position(bag="RRB", turn=4), "end")
    assert {outcome[2] for outcome in outcome_texts(game)} == {"R", "B"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_revised_bag_is_drawn_to_its_last_die(seats: int) -> None:
    """Revised rules, preparation: 50, 70 or 90 dice; rulings, editions, for five and six seats."""
    game = position(edition="revised", seats=seats, turn=2 * seats, in_round=9)
    full = 5 * game.options.bag
    assert full == 10 * (2 * seats + 1)
    assert dice_outside_bag(roll_anything(play(game, "end"))) == full // 10


@rules("turns_one_draft_one_tool")
def test_a_turn_may_hold_a_draft_and_then_a_tool() -> None:
    """All rulebooks, the turn: both, in any order."""
    game = play(position("B1", pool="R5", tools="eglomise_brush"), "R5@a2", "use eglomise_brush", "a1>b3", "end")
    assert dice(game) == {"a2": "R5", "b3": "B1"}


@rules("turns_one_draft_one_tool")
def test_a_turn_may_hold_a_tool_and_then_a_draft() -> None:
    """All rulebooks, the turn: both, in any order."""
    game = play(position("B1", pool="R5", tools="eglomise_brush"), "use eglomise_brush", "a1>d5", "R5@d4", "end")
    assert dice(game) == {"d4": "R5", "d5": "B1"}


@rules("turns_one_draft_one_tool")
def test_a_turn_may_hold_a_tool_alone() -> None:
    """All rulebooks, the turn: each action is optional."""
    game = play(position("B1", pool="R5", tools="eglomise_brush"), "use eglomise_brush", "a1>d5", "end")
    assert (awaited(game), pool(game)) == (1, "R5")


@rules("turns_one_draft_one_tool")
def test_a_second_die_cant_be_taken_in_a_turn() -> None:
    """All rulebooks, the turn: one die."""
    game = play(position(pool="R5 B1"), "R5@a1")
    assert (legal_texts(game), refusal(game, "B1")) == (["end"], "one_die_a_turn")


@rules("turns_one_draft_one_tool")
def test_a_second_tool_cant_be_used_in_a_turn() -> None:
    """Italian rules, the turn: one tool a turn."""
    game = position("B1", tools="eglomise_brush copper_foil_burnisher", tokens=6)
    play(game, "use eglomise_brush", "a1>d5")
    assert (tools(game), refusal(game, "use copper_foil_burnisher")) == (set(), "one_tool_a_turn")


@rules("turns_one_draft_one_tool")
def test_the_same_tool_cant_be_used_twice_in_a_turn() -> None:
    """Italian rules, the turn: one tool a turn."""
    game = play(position("B1", tools="eglomise_brush", tokens=6), "use eglomise_brush", "a1>d5")
    assert refusal(game, "use eglomise_brush") == "one_tool_a_turn"


@rules("turns_one_draft_one_tool")
def test_a_tool_in_each_turn_makes_two_a_round() -> None:
    """Italian rules, the turn: two a round."""
    game = position("", "B1", tools="eglomise_brush", tokens=6, turn=2)
    play(game, "use eglomise_brush", "a1>d5", "end", "use eglomise_brush", "d5>a1")
    assert dice(game, 1) == {"a1": "B1"}


@rules("turns_end_by_word")
def test_ending_without_having_done_anything_is_the_pass() -> None:
    """All rulebooks, the turn: nobody has to take a die."""
    game = play(position(pool="R5"), "end")
    assert (awaited(game), pool(game), dice(game)) == (1, "R5", {})


@rules("turns_end_by_word")
def test_a_turn_does_not_end_by_itself() -> None:
    """Rulings, turns 1: even when nothing else is left to do."""
    game = play(position(pool="R5"), "R5@a1")
    assert (awaited(game), legal_texts(game)) == (0, ["end"])


@rules("turns_take_then_place")
def test_taking_and_placing_are_two_decisions() -> None:
    """Rulings, turns 2."""
    game = play(position(pool="R5 B1"), "R5")
    assert (game.view().hand, pool(game), dice(game)) == ("R5", "B1", {})
    assert len(cells(game)) == 14


@rules("turns_take_then_place")
def test_between_taking_and_placing_a_tool_may_change_the_die() -> None:
    """Rulings, turns 2."""
    game = play(position(pool="R5", tools="grinding_stone"), "R5", "use grinding_stone", "R2@a1")
    assert dice(game) == {"a1": "R2"}


@rules("turns_take_then_place")
def test_a_turn_cant_end_with_a_die_in_hand() -> None:
    """Rulings, turns 2: the draft is taking and placing."""
    assert refusal(position(hand="R5"), "end") == "place_first"


def test_one_line_may_say_both_taking_and_placing() -> None:
    """docs/notation.md, decisions: `R5@b3` with an empty hand."""
    game = play(position(pool="R5"), "R5@a1")
    assert (dice(game), game.lines) == ({"a1": "R5"}, ["R5", "R5@a1"])


def test_a_line_for_both_is_refused_whole() -> None:
    """docs/notation.md, decisions: nothing is taken if it can't be placed there."""
    game = position(pool="R5")
    assert (refusal(game, "R5@b3"), game.view().hand) == ("border", None)


def test_nobody_moves_out_of_turn() -> None:
    """All rulebooks, the game."""
    game = position(pool="R5")
    assert (legal_texts(game, 1), refusal(game, "R5", seat=1)) == ([], "not_your_turn")


def test_nobody_moves_while_dice_are_awaited() -> None:
    """All rulebooks, the game: the pool is rolled first."""
    game = play(position(turn=4), "end")
    assert (game.awaits(), refusal(game, "end")) == ([], "chance_awaited")


def test_the_pool_lies_ready_when_its_last_die_is_rolled() -> None:
    """All rulebooks, the game."""
    game = roll(play(position(turn=4), "end"), "R1 B2 G3 P4")
    assert game.awaits_chance
    assert awaited(play(game, "* Y5")) == 1
