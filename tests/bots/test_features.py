"""The inputs of the evaluation on windows small enough to count by hand, and the evaluation where nothing is left."""

from __future__ import annotations

import pytest

from bots.searching import any_table, fields_of, positions
from positions import position
from sagrada.bots.search import features, memory
from sagrada.bots.search.mind import Mind
from sagrada.engine import core
from sagrada.engine.start import start_state
from sagrada.rules import state as numbers


def inputs(state: core.State, seat: int = 0) -> list[int]:
    """The inputs of a seat, as it sees them itself."""
    mind = Mind()
    mind.evaluate(state, seat, seat)
    return mind.memory.inputs[:]


def choices(x: list[int]) -> dict[tuple[int, int], int]:
    """How many free cells take so many colors and so many shades."""
    return {(i // 6 + 1, i % 6 + 1): x[features.CHOICES + i] for i in range(30) if x[features.CHOICES + i]}


def test_in_an_empty_plain_window_every_cell_takes_everything() -> None:
    x = inputs(position().state)
    assert choices(x) == {(5, 6): 20}
    assert (x[features.DEAD], x[features.EMPTY]) == (0, 20)
    assert x[features.OPEN] == 14
    assert x[features.MOBILITY] == 30


def test_printed_cells_take_one_color_or_one_shade() -> None:
    assert choices(inputs(position(pattern="R3").state)) == {(5, 6): 18, (1, 6): 1, (5, 1): 1}


def test_the_neighbors_of_a_die_take_one_color_and_one_shade_less() -> None:
    x = inputs(position(".. / .. R5").state)
    assert choices(x) == {(5, 6): 15, (4, 5): 4}
    assert (x[features.EMPTY], x[features.OPEN], x[features.DEAD]) == (19, 8, 0)


def test_a_printed_red_cell_beside_a_red_die_is_dead() -> None:
    x = inputs(position("R1", pattern=".R").state)
    assert x[features.DEAD] == 1
    assert choices(x) == {(5, 6): 17, (4, 5): 1}
    assert x[features.OPEN] == 2


def test_rows_and_columns_that_can_still_pay_are_counted_by_their_dice() -> None:
    """Row a repeats red, row b holds two colors; columns 1 and 3 hold one die more."""
    x = inputs(position("R1 .. R2 / G3 .. B4", publics="row_color_variety column_shade_variety").state)
    assert x[features.ROW_COLORS : features.ROW_COLORS + 6] == [2, 0, 1, 0, 0, 0]
    assert x[features.COLUMN_SHADES : features.COLUMN_SHADES + 5] == [3, 0, 2, 0, 0]


def test_a_set_says_how_many_are_complete_and_what_lacks() -> None:
    x = inputs(position("R1 G2 / B1", publics="light_shades").state)
    assert x[features.LIGHT_SHADES : features.LIGHT_SHADES + 2] == [1, 1]


def test_the_private_objective_counts_what_it_pays_and_twice_the_room_it_has() -> None:
    """Three red points; red can lie on 19 free cells less the two neighbors; next to the die only b2."""
    x = inputs(position("R3", privates="shades_of_red shades_of_blue").state)
    assert x[features.PRIVATE_NOW] == 3
    assert x[features.PRIVATE_ROOM] == 2 * 17
    assert x[features.PRIVATE_OPEN] == 2 * 1


def turns_by_walking(state: core.State, seat: int) -> int:
    """The turns of a seat, counted along the snake."""
    if numbers.OVER in (state.phase, state.held_phase):
        return 0
    turns = 0
    for round_number in range(state.round, numbers.ROUNDS):
        start = (state.first + round_number) % state.seats
        order = [(start + i) % state.seats for i in range(state.seats)]
        for turn, whose in enumerate(order + order[::-1]):
            present = round_number == state.round
            skipped = present and turn >= state.seats and (state.skipped >> seat) & 1
            turns += whose == seat and not skipped and (not present or turn >= state.turn)
    return turns


@pytest.mark.parametrize("number", range(0, 96, 5))
def test_the_turns_left_are_those_of_the_snake(number: int) -> None:
    for state in positions(any_table(number), number):
        for seat in range(state.seats):
            assert features.turns_left(state, seat) == turns_by_walking(state, seat)


@pytest.mark.parametrize("number", range(96))
def test_at_the_end_a_seat_is_worth_its_score_or_in_solo_what_is_above_the_target(number: int) -> None:
    state, playout = start_state(any_table(number)), core.Random(number)
    core.play_out(state, playout)
    mind = Mind()
    for kind in (memory.BY_HAND, memory.BY_NET):
        mind.memory.kind = kind
        for seat in range(state.seats):
            target = core.solo_target(state) if state.seats == 1 else 0
            assert mind.evaluate(state, seat, seat) == (core.score(state, seat) - target) * memory.POINT


def test_the_clock_has_one_place_for_the_turns_left() -> None:
    for state in positions(any_table(10), 3):
        if state.phase == numbers.TURN:
            x = inputs(core.load_state(fields_of(state)), state.seat)
            clock = x[features.CLOCK : features.CLOCK + 11]
            assert clock.index(1) == x[features.TURNS] // 2
            assert sum(clock) == 1
