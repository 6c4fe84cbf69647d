"""The correction of judgments: gone when the game is over, made once, the same for lines that end at the same clock."""

import statistics
from typing import Any

import pytest

from analysis.reviewed import FEW, log_of, read
from sagrada.bots.bot import Budget
from sagrada.bots.foresight import AWAITED, UNFORESEEN, kind_of, pools_to_come, turns_to_come, unforeseen
from sagrada.bots.judging import Judge, clock_of, final_points, is_in_turn, is_over
from sagrada.bots.registry import FAST
from sagrada.content.options import resolve
from sagrada.engine import core
from sagrada.engine.start import start_state
from sagrada.game.game import Game
from sagrada.lab.duplicate import deal_dealer
from sagrada.rules import state as numbers

TABLES: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "solo": (("greedy",), {"tools": 3}),
    "glory": (("greedy", "random"), {"modules": "glory", "claims": "asked"}),
    "revised": (("random", "greedy", "random"), {"edition": "revised"}),
    "classic": (("artisan", "random"), {}),
}


def game_at(kind: str) -> Game:
    """A game at a table of this kind."""
    bots, options = TABLES[kind]
    return read(log_of(bots, 3, **options))


def start_of(deal: int) -> core.State:
    """A table for two before the first pool."""
    state, dealer = start_state(resolve("classic", 2)), deal_dealer(77, deal)
    while state.phase != numbers.DRAW_DIE:
        chance = core.awaits_chance(state)
        core.apply(state, dealer.answer(state, 0) if chance else FAST["greedy"](state, state.seat, 1, Budget()))
    return state


@pytest.mark.parametrize("kind", UNFORESEEN)
def test_less_lacks_with_every_pool_and_nothing_after_the_last(kind: str) -> None:
    game = game_at(kind)
    assert kind_of(game.state) == kind
    fresh = [e.before for e in game.entries if e.before.phase == numbers.DRAW_DIE and e.before.pool_size == 0]
    assert [pools_to_come(state) for state in fresh] == list(range(numbers.ROUNDS, 0, -1))
    lacking = [unforeseen(state, 0) for state in fresh]
    assert lacking[0] == UNFORESEEN[kind][0]
    assert lacking == sorted(set(lacking), reverse=True)
    assert lacking[-1] > 0
    assert pools_to_come(game.entries[-1].before) == 0
    assert Judge(0, nodes=FEW).worth(game.state) == final_points(game.state, 0)


def test_more_lacks_in_a_rolled_pool_the_more_turns_a_seat_still_has() -> None:
    turns = [e.before for e in game_at("classic").entries if e.before.phase == numbers.TURN and e.before.round == 4]
    clock = {state.turn: state for state in turns}
    first, second = turns[0].seat, 1 - turns[0].seat
    assert [turns_to_come(clock[turn], first) for turn in range(4)] == [2, 1, 1, 1]
    assert [turns_to_come(clock[turn], second) for turn in range(4)] == [2, 2, 1, 0]
    assert unforeseen(clock[1], second) - unforeseen(clock[3], second) == pytest.approx(AWAITED[2])


def test_the_correction_is_made_once() -> None:
    state, judge = start_of(1), Judge(0, nodes=FEW)
    assert judge.with_tools_later(state) == []
    assert judge.worth(state) == judge.roll(state, FEW) + unforeseen(state, 0)


@pytest.mark.parametrize("kind", UNFORESEEN)
def test_lines_of_a_decision_that_end_at_the_same_clock_are_corrected_alike(kind: str) -> None:
    game, judge = game_at(kind), Judge(0, nodes=FEW)
    turns = [e.before for e in game.entries if e.before.phase == numbers.TURN and e.before.seat == 0]
    for state in [turn for turn in turns if not turn.drafted and not turn.used and turn.hand == numbers.NO_DIE][::4]:
        ends = [line.after for line in judge.rate(state, judge.find_lines(state))]
        rests = [end for end in ends if not is_in_turn(end, clock_of(state)) and not is_over(end)]
        assert len({unforeseen(end, 0) for end in rests}) == len({clock_of(end) for end in rests})


def test_a_start_is_judged_as_what_strong_players_get() -> None:
    """Two seats, classic rules: docs/strength.md tells of 55 points. Without the correction it would be 48."""
    worths = [Judge(deal % 2, nodes=20_000).worth(start_of(deal)) for deal in range(16)]
    assert 53 < statistics.mean(worths) < 60
