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
from guard import GuardedArray, check_value, guard_tables, guarded_state, guarded_struct
from sagrada.bots import judging, thinking
from sagrada.bots.bot import OWN_MEASURE
from sagrada.bots.search import decide, library, lines, memory, rollouts, rounds
from sagrada.bots.search.knowledge import believe
from sagrada.bots.search.net import evaluate
from sagrada.engine import core
from sagrada.engine.checking import ROOM_FOR_ACTIONS

HIGHEST_INPUT = 127


class GuardedInputs(GuardedArray):
    """Inputs of the evaluation, which stay as small as the net knows them."""

    def __init__(self) -> None:
        super().__init__("inputs", [0] * memory.INPUTS, "int")

    def __setitem__(self, index: int, value: int) -> None:
        if not 0 <= value <= HIGHEST_INPUT:
            raise OverflowError(f"input {index} is {value}")
        super().__setitem__(index, value)


def copy_fields(target: Any, source: Any) -> None:
    """Make a guarded struct equal to another, number by number."""
    for name, value in vars(source).items():
        if isinstance(value, int):
            setattr(target, name, value)
        else:
            copy_within(getattr(target, name), value)


def copy_within(target: Any, source: Any) -> None:
    """Make a guarded array, or a struct within another, equal to another."""
    if not isinstance(source, GuardedArray):
        copy_fields(target, source)
        return
    for i, value in enumerate(source.values):
        if isinstance(value, int):
            target[i] = value
        else:
            copy_within(target[i], value)


def apply_legal(state: Any, action: int) -> None:
    """Carry out an action, if it is a legal one."""
    if not plain.check_legal(state, action):
        raise AssertionError(f"action {action} is not legal in phase {state.phase}")
    plain.apply(state, action)


def guard_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the search run on guards: tables, weights, copies, and every step."""
    guard_tables(monkeypatch)
    for module_name, module in list(sys.modules.items()):
        if module_name.startswith("sagrada.bots.search.") and not module_name.endswith((".weights", ".mind")):
            guard_chapter(module, monkeypatch)


def guard_chapter(chapter: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    replaced = {"assign": copy_fields, "apply": apply_legal}
    for name, value in list(vars(chapter).items()):
        if isinstance(value, list):
            monkeypatch.setattr(chapter, name, GuardedArray(name, value, "int32_t"))
        elif name in replaced:
            monkeypatch.setattr(chapter, name, replaced[name])


class GuardedMind:
    """Room to think in, all of it guarded."""

    def __init__(self) -> None:
        self.memory = guarded_struct(memory.Memory)
        vars(self.memory)["inputs"] = GuardedInputs()

    def decide(self, style: thinking.Style, state: core.State, seed: int) -> int:
        """A decision, as a mind makes it."""
        thinking.prepare(self, style)  # type: ignore[arg-type]
        copy_fields(self.memory.tried[0], guarded_state(**fields_of(core.observe(state, state.seat))))
        self.memory.limit = style.tool_nodes
        action = decide.decide(self.memory, state.seat, style.look, style.nodes, seed)
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
        mind.memory.me = state.seat
        believe(copy, mind.memory, state.seat)
        for seat in range(state.seats):
            assert abs(evaluate(copy, mind.memory, seat)) < -memory.LOWEST


# the guard itself


def test_the_guard_refuses_an_input_that_is_too_large_and_a_place_outside() -> None:
    m = GuardedMind().memory
    for value in (128, -1):
        with pytest.raises(OverflowError):
            m.inputs[3] = value
    for index in (-1, memory.INPUTS):
        with pytest.raises(IndexError):
            m.inputs[index] = 0
    for array in (m.tried, m.lines, m.lists, m.lists[0], m.lines[2].actions, m.lines[2].end.pool):
        with pytest.raises(IndexError):
            array[len(array)]


def test_the_guard_refuses_what_is_too_large_or_whole_or_unknown_in_every_struct_of_the_memory() -> None:
    m = GuardedMind().memory
    for struct, name in ((m, "nodes"), (m.lines[3], "value"), (m.lines[3].end, "preset")):
        with pytest.raises(OverflowError):
            setattr(struct, name, 2**31)
    for struct, name, value in ((m, "path", [0] * 32), (m, "rolled", m.game), (m.lines[3], "sum", 1)):
        with pytest.raises(TypeError):
            setattr(struct, name, value)
    with pytest.raises(TypeError):
        m.lines[0] = m.lines[1]


def test_an_illegal_step_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    guard_search(monkeypatch)
    state = guarded_state(**fields_of(full_turn(some_positions(any_table(14), 0, 999), 3)))
    for chapter in (lines, rounds, rollouts):
        with pytest.raises(AssertionError, match="not legal"):
            chapter.apply(state, 2)


def test_the_memory_has_room_for_the_actions_and_the_lines_of_every_style() -> None:
    assert memory.LIST_ROOM == ROOM_FOR_ACTIONS
    assert memory.LINE_ROOM >= memory.DEPTHS
    assert max(style.lines for style in [*library.STYLES.values(), judging.SEARCH]) <= memory.LINES_MAX
