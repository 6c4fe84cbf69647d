"""The search on guarded states and a guarded memory: no index outside, no number too large, no illegal step."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any

import pytest

from bots.backend_answers import STYLES
from bots.searching import any_table, fields_of, some_positions
from bots.test_search_backends import full_turn
from engine.games import plain
from guard import GuardedArray, check_value, guard_tables, guarded_buffer, guarded_state, guarded_words
from sagrada.bots import thinking
from sagrada.bots.bot import OWN_MEASURE
from sagrada.bots.search import decide, lines, memory, rollouts, rounds
from sagrada.bots.search.knowledge import believe
from sagrada.bots.search.net import evaluate
from sagrada.engine import core

HIGHEST_INPUT = 127


class GuardedPart:
    """A guarded buffer from a place on."""

    def __init__(self, whole: Any, start: int) -> None:
        self.whole, self.start = whole, start

    def __getitem__(self, index: int) -> Any:
        return self.whole[self.start + self.whole.place(index)]

    def __setitem__(self, index: int, value: int) -> None:
        self.whole[self.start + self.whole.place(index)] = value


class GuardedMemory(GuardedArray):
    """A mind's memory; inputs of the evaluation stay as small as the net knows them."""

    def __init__(self) -> None:
        super().__init__("m", [0] * memory.MEMORY, "int32_t")

    def __setitem__(self, index: int, value: int) -> None:
        if memory.X <= index < memory.X + memory.INPUTS and not 0 <= value <= HIGHEST_INPUT:
            raise OverflowError(f"input {index} is {value}")
        super().__setitem__(index, value)


def copy_fields(target: Any, source: Any) -> None:
    """Make a guarded state equal to another, number by number."""
    for name, value in vars(source).items():
        if isinstance(value, GuardedArray):
            copy_array(getattr(target, name), value)
        else:
            setattr(target, name, value)


def copy_array(target: GuardedArray, source: GuardedArray) -> None:
    for i, value in enumerate(source.values):
        if isinstance(value, GuardedArray):
            copy_array(target.values[i], value)
        else:
            target[i] = value


def apply_legal(state: Any, action: int) -> None:
    """Carry out an action, if it is a legal one."""
    if not plain.check_legal(state, action):
        raise AssertionError(f"action {action} is not legal in phase {state.phase}")
    plain.apply(state, action)


def guard_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the search run on guards: tables, weights, copies, parts of the memory, and every step."""
    guard_tables(monkeypatch)
    for module_name, module in list(sys.modules.items()):
        if module_name.startswith("sagrada.bots.search.") and not module_name.endswith((".weights", ".mind")):
            guard_chapter(module, monkeypatch)


def guard_chapter(chapter: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    replaced = {"assign": copy_fields, "part": GuardedPart, "apply": apply_legal}
    for name, value in list(vars(chapter).items()):
        if isinstance(value, list):
            monkeypatch.setattr(chapter, name, GuardedArray(name, value, "int32_t"))
        elif name in replaced:
            monkeypatch.setattr(chapter, name, replaced[name])


class GuardedMind:
    """Room to think in, all of it guarded."""

    def __init__(self) -> None:
        states = [guarded_state() for _ in range(memory.STATES)]
        self.k: Any = GuardedArray("k", [], "int32_t")
        self.k.values = states
        self.m: Any = GuardedMemory()
        self.r: Any = guarded_words(1)

    def tune(self, place: int, value: int) -> None:
        self.m[place] = value

    def decide(self, style: thinking.Style, state: core.State, seed: int) -> int:
        """A decision, as a mind makes it."""
        thinking.prepare(self, style)  # type: ignore[arg-type]
        copy_fields(self.k[0], guarded_state(**fields_of(core.observe(state, state.seat))))
        self.m[memory.LIMIT] = style.tool_nodes
        action = decide.decide(self.k, self.m, self.r, state.seat, style.look, style.nodes, seed)
        check_value("an action", action, "int32_t")
        return action


@pytest.mark.parametrize("chunk", range(8))
def test_thoughts_stay_inside_their_memory_and_make_no_illegal_step(
    chunk: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    mind = GuardedMind()
    cases = []
    for number in range(chunk, 96, 16):
        found = some_positions(any_table(number), 300 + number, 999)
        for state in (found[0], found[7], full_turn(found, 3)):
            cases.append((state, core_answer(STYLES["master"], state, number)))
    guard_search(monkeypatch)
    for i, (state, expected) in enumerate(cases):
        assert mind.decide(STYLES["master"], state, chunk + 16 * (i // 3)) == expected


def core_answer(style: thinking.Style, state: core.State, seed: int) -> int:
    """The same decision, not guarded."""
    return thinking.act(style, state.copy(), state.seat, seed, OWN_MEASURE)


@pytest.mark.parametrize("number", [1, 14, 17])
def test_rollouts_stay_inside_their_memory_and_make_no_illegal_step(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    style = replace(STYLES["grandmaster with rollouts"], nodes=1500)
    state = full_turn(some_positions(any_table(number), 0, 999), 8)
    expected, mind = core_answer(style, state, 3), GuardedMind()
    guard_search(monkeypatch)
    assert mind.decide(style, state, 3) == expected


@pytest.mark.parametrize("number", range(1, 96, 9))
def test_inputs_stay_as_small_as_the_net_knows_them(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    states, mind = some_positions(any_table(number), 500 + number, 999)[::6], GuardedMind()
    guard_search(monkeypatch)
    for state in states:
        copy = guarded_state(**fields_of(core.observe(state, state.seat)) | {"honor": 0})
        mind.m[memory.ME] = state.seat
        believe(copy, mind.m, state.seat)
        for seat in range(state.seats):
            assert abs(evaluate(copy, mind.m, seat)) < -memory.LOWEST


# the guard itself


def test_the_guard_refuses_an_input_that_is_too_large_and_a_place_outside() -> None:
    mind = GuardedMind()
    with pytest.raises(OverflowError):
        mind.m[memory.X + 3] = 128
    with pytest.raises(OverflowError):
        mind.m[memory.X + 3] = -1
    with pytest.raises(IndexError):
        mind.m[memory.MEMORY] = 0
    with pytest.raises(IndexError):
        mind.k[memory.STATES]
    with pytest.raises(IndexError):
        GuardedPart(mind.m, 5)[-1]
    with pytest.raises(IndexError):
        GuardedPart(mind.m, 5)[memory.MEMORY - 5]


def test_an_illegal_step_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    guard_search(monkeypatch)
    state = guarded_state(**fields_of(full_turn(some_positions(any_table(14), 0, 999), 3)))
    for chapter in (lines, rounds, rollouts):
        with pytest.raises(AssertionError, match="not legal"):
            chapter.apply(state, 2)


def test_the_room_for_lists_is_what_the_lists_need() -> None:
    assert memory.LISTS + memory.DEPTHS * memory.LIST_ROOM == memory.VALUES
    assert memory.VALUES + memory.DEPTHS * memory.LIST_ROOM == memory.X
    assert memory.LINE_ACTIONS + memory.LINES_MAX * memory.LINE_ROOM <= memory.LISTS
    assert memory.BELIEF + 6 * 16 == memory.PATH
    assert len(guarded_buffer(memory.LIST_ROOM)) == 1024
