"""The same view, seed and nodes give the same move, whatever was thought before and wherever it is thought."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, cast

import pytest

from bots.searching import NAMES, any_table, ask, some_positions
from sagrada.bots import registry, thinking
from sagrada.bots.bot import OWN_MEASURE, Budget
from sagrada.bots.search.mind import Mind
from sagrada.engine import BACKEND, core

STATES = [state for number in range(0, 96, 5) for state in some_positions(any_table(number), number, 6)]
FEW = Budget(nodes=300)


def answers(states: list[core.State], bot: str) -> list[int]:
    """A bot's answers to positions, one after the other; the seed is the position's number."""
    return [registry.FAST[bot](state.copy(), state.seat, seed, FEW) for seed, state in enumerate(states)]


def facts(bot: str, state: core.State, seed: int) -> tuple[int, int, list[thinking.Line]]:
    """A bot's answer, its nodes, and the lines it has seen, if it has looked for any."""
    asked = ask(bot, state, seed, FEW)
    return asked.action, asked.nodes, thinking.read_lines(thinking.own_mind()) if asked.nodes else []


@pytest.mark.parametrize("bot", NAMES)
def test_the_same_position_and_seed_give_the_same_move_after_other_thoughts(bot: str) -> None:
    chance = Random(bot)
    for seed, state in enumerate(STATES[::3]):
        first = facts(bot, state, seed)
        for other in chance.sample(STATES, 3):
            ask(chance.choice(NAMES), other, chance.getrandbits(30), FEW)
        assert facts(bot, state, seed) == first


@pytest.mark.parametrize("bot", NAMES)
def test_another_thread_gives_the_same_moves(bot: str) -> None:
    states = STATES[::2]
    with ThreadPoolExecutor(4) as pool:
        parts = list(pool.map(lambda _: answers(states, bot), range(4)))
    assert parts == [answers(states, bot)] * 4


def test_every_thread_has_a_mind_of_its_own() -> None:
    minds = [thinking.own_mind()]
    thread = threading.Thread(target=lambda: minds.append(thinking.own_mind()))
    thread.start()
    thread.join()
    assert minds[0] is thinking.own_mind()
    assert minds[1] is not minds[0]


def scribble(mind: Mind) -> None:
    """Leave rubbish wherever a thought could have left something: in every byte of the memory."""
    room = memoryview(cast(Any, mind.memory)).cast("B")
    room[:] = bytes([7]) * len(room)


@pytest.mark.parametrize("bot", ["greedy", "artisan", "master", "grandmaster"])
def test_nothing_left_in_a_mind_changes_a_decision(bot: str) -> None:
    for seed, state in enumerate(STATES[::9]):
        first = facts(bot, state, seed)
        scribble(thinking.own_mind())
        assert facts(bot, state, seed) == first


@pytest.mark.parametrize("bot", ["novice", "grandmaster"])
def test_another_seed_may_give_another_move(bot: str) -> None:
    """The test of the same seed is about something."""
    moves = [{registry.FAST[bot](state, state.seat, seed, FEW) for seed in range(12)} for state in STATES[::5]]
    assert any(len(found) > 1 for found in moves)


@pytest.mark.parametrize("bot", NAMES)
def test_a_bot_leaves_the_state_as_it_is(bot: str) -> None:
    for state in STATES[::7]:
        copy = state.copy()
        registry.FAST[bot](copy, state.seat, 3, FEW)
        assert copy == state


def test_lines_are_sorted_and_begin_with_legal_actions() -> None:
    style = thinking.Style(look=1, width=3, denial=11)
    for seed, state in enumerate(STATES[::5]):
        found = thinking.lines(style, state, state.seat, seed, FEW)
        assert [line.worth for line in found] == sorted((line.worth for line in found), reverse=True)
        assert all(core.check_legal(state, line.actions[0]) for line in found)
        if found:
            assert thinking.act(style, state, state.seat, seed, FEW) == found[0].actions[0]


def test_the_actions_of_a_line_can_all_be_carried_out() -> None:
    style = thinking.Style(width=3, tool_nodes=1000, lines=12)
    played = 0
    for seed, state in enumerate(STATES):
        for line in thinking.lines(style, state, state.seat, seed, OWN_MEASURE):
            trial = state.copy()
            for action in line.actions:
                assert core.check_legal(trial, action)
                core.apply(trial, action)
            assert not line.ends_in_chance or core.awaits_chance(trial)
            played += 1
    assert played > 300


# budgets


def test_nodes_are_taken_as_they_are_and_else_the_style_decides() -> None:
    style = thinking.Style(nodes=777)
    assert thinking.allowed_nodes(style, Budget(nodes=12)) == 12
    assert thinking.allowed_nodes(style, Budget(nodes=12, seconds=9.0)) == 12
    assert thinking.allowed_nodes(style, OWN_MEASURE) == 777


def test_time_is_worth_nodes_by_the_pace_of_this_thread() -> None:
    def in_a_new_thread() -> list[int]:
        return [thinking.allowed_nodes(thinking.Style(), Budget(seconds=seconds)) for seconds in (0.0, 0.01, 1.0, 1e9)]

    with ThreadPoolExecutor(1) as pool:
        found = pool.submit(in_a_new_thread).result()
    a_second = 300_000 if BACKEND == "compiled" else 2_000
    assert found == [1, a_second * 7 // 1000, a_second * 7 // 10, 10_000_000]


def test_the_pace_follows_what_is_measured_but_not_short_thoughts() -> None:
    speed = thinking.Speed()
    speed.nodes_a_second = 1000.0
    speed.note(49, 1.0)
    speed.note(500, 0.0)
    assert speed.nodes_a_second == 1000.0
    for _ in range(60):
        speed.note(5000, 1.0)
    assert speed.nodes_a_second == pytest.approx(5000, rel=0.01)
