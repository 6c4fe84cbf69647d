"""Calls from Python that the rules have no answer to: both backends refuse them alike, and nothing has changed."""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any

import pytest

from against_reference import random_glory, random_options
from engine.games import BACKENDS, NIGHTLY, compiled, fields_of, on, plain, start_on
from sagrada.content.options import resolve
from sagrada.engine.calls import RANGES, RANGES_OF_CALL, find_range
from sagrada.rules import state as numbers

STEPS = ("apply", "begin", "challenge")
"""The calls that change a state; all others are questions."""
FAR = [-(10**30), -(10**6), -1, 10**6, 2**31, 2**63, 10**30]
NO_NUMBERS = [1.5, "1", None, [1]]
Answer = tuple[str, Any]


def rules_of(backend: Any) -> dict[str, FunctionType]:
    """The functions of the rules that a backend offers, with the arguments of the plain ones."""
    known = {name: getattr(plain, name) for name in plain.__all__}
    return {
        name: getattr(backend, name)
        for name, value in known.items()
        if inspect.isfunction(value) and value.__module__.startswith("sagrada.rules.")
    }


CALLS = list(rules_of(plain))


def arguments_of(call: str) -> list[str]:
    """The names of the numbers that a function takes beside the state."""
    return [name for name in inspect.signature(getattr(plain, call)).parameters if name != "s"]


def takes_state(call: str) -> bool:
    return bool({"s", "state"} & set(inspect.signature(getattr(plain, call)).parameters))


def ends(call: str, argument: str, state: Any) -> tuple[int, int]:
    """The least number an argument may be, and the first that is too large."""
    allowed = find_range(call, argument)
    assert allowed
    return allowed.least, getattr(state, allowed.end) if isinstance(allowed.end, str) else allowed.end


def ask(backend: Any, call: str, state: Any, *given: Any) -> Answer:
    """What a backend answers, or the error it raises."""
    try:
        return "answer", getattr(backend, call)(*([state] if takes_state(call) else []), *given)
    except (ValueError, TypeError) as problem:
        return type(problem).__name__, str(problem)


def ask_both(call: str, pair: tuple[Any, Any], *given: Any) -> Answer:
    """The one answer of both backends; neither state is changed."""
    before = [fields_of(state) for state in pair]
    answers = [ask(backend, call, state, *given) for backend, state in zip((plain, compiled), pair, strict=True)]
    assert [fields_of(state) for state in pair] == before, (call, given)
    assert answers[0] == answers[1], (call, given)
    return answers[0]


def moments(seed: int, many: int) -> Iterator[tuple[Any, Any]]:
    """States of random games of every kind, on both backends."""
    chance = random.Random(f"calls {seed}")
    for _ in range(many):
        options = (random_glory if chance.random() < 0.6 else random_options)(chance, chance.randint(1, 6), "classic")
        state, steps = start_on(compiled, options), compiled.Random(chance.getrandbits(30))
        for _ in range(chance.randrange(300)):
            if state.phase != numbers.OVER:
                compiled.apply(state, compiled.random_step(state, steps))
        yield on(plain, state), state


@pytest.fixture(scope="module")
def pairs() -> list[tuple[Any, Any]]:
    """A few states in all stages of a game."""
    return [*moments(1, 12), (start_on(plain, resolve()), start_on(compiled, resolve()))]


@pytest.mark.parametrize("call", CALLS)
def test_a_number_out_of_range_is_refused_by_name(call: str, pairs: list[tuple[Any, Any]]) -> None:
    for pair in pairs:
        least = [ends(call, name, pair[0])[0] for name in arguments_of(call)]
        for place, argument in enumerate(arguments_of(call)):
            low, end = ends(call, argument, pair[0])
            for number in [low - 1, end, *(far for far in FAR if not low <= far < end)]:
                given = [*least[:place], number, *least[place + 1 :]]
                words = f"{call}: {argument} {number} is out of range, {low} to {end - 1}"
                assert ask_both(call, pair, *given) == ("ValueError", words)


@pytest.mark.parametrize("call", [call for call in CALLS if arguments_of(call)])
def test_what_is_no_whole_number_is_refused(call: str, pairs: list[tuple[Any, Any]]) -> None:
    for wrong in NO_NUMBERS:
        kind, words = ask_both(call, pairs[0], *[wrong] * len(arguments_of(call)))
        assert (kind, "cannot be interpreted as an integer" in words) == ("TypeError", True)


@pytest.mark.parametrize("call", [call for call in CALLS if call not in STEPS])
def test_a_question_in_range_gets_one_answer_and_changes_nothing(call: str, pairs: list[tuple[Any, Any]]) -> None:
    chance = random.Random(f"in range {call}")
    for pair in [*pairs, *moments(2, 60)] if NIGHTLY else pairs:
        for _ in range(20):
            given = [chance.randrange(*ends(call, name, pair[0])) for name in arguments_of(call)]
            kind, words = ask_both(call, pair, *given)
            assert kind == "answer" or "no die lies on cell" in words or "is not legal" in words


@pytest.mark.parametrize("backend", BACKENDS.values(), ids=BACKENDS)
def test_only_a_legal_action_is_carried_out(backend: Any, pairs: list[tuple[Any, Any]]) -> None:
    for state in (on(backend, pair[0]) for pair in pairs):
        before, legal = fields_of(state.copy()), backend.legal(state)
        for action in [*range(numbers.ACTIONS), *FAR]:
            assert backend.check_legal(state, action) is (action in legal)
            if action in legal:
                backend.apply(state.copy(), action)
            else:
                with pytest.raises(ValueError, match=f"^apply: action {action} is (not legal|out of range)"):
                    backend.apply(state, action)
        assert fields_of(state) == before


def test_an_empty_cell_has_no_die(pairs: list[tuple[Any, Any]]) -> None:
    for pair in pairs:
        for seat in range(pair[0].seats):
            for cell in range(20):
                kind, answer = ask_both("die_at", pair, seat, cell)
                if (pair[0].occupied[seat] >> cell) & 1:
                    assert 0 <= answer < 36
                else:
                    words = f"die_at: no die lies on cell {cell} of seat {seat}"
                    assert (kind, answer) == ("ValueError", words)


@pytest.mark.parametrize("backend", BACKENDS.values(), ids=BACKENDS)
def test_arguments_can_be_named(backend: Any) -> None:
    state = start_on(backend, resolve())
    assert backend.score(s=state, seat=1) == backend.score(state, 1) == -20
    with pytest.raises(TypeError):
        backend.score(state)
    with pytest.raises(TypeError):
        backend.score(state, 1, 1)


@pytest.mark.parametrize("call", ["legal", "play_out", "score", "apply", "random_step"])
def test_the_compiled_backend_refuses_what_is_no_state(call: str) -> None:
    more: dict[str, list[Any]] = {"score": [0], "apply": [0], "legal": []}
    with pytest.raises(TypeError):
        getattr(compiled, call)(None, *more.get(call, [compiled.Random(1)]))


@pytest.mark.parametrize("backend", BACKENDS.values(), ids=BACKENDS)
def test_there_is_no_random_step_after_the_end(backend: Any) -> None:
    state, random_numbers = start_on(backend, resolve(seats=1)), backend.Random(1)
    backend.play_out(state, random_numbers)
    with pytest.raises(ValueError, match="the game is over"):
        backend.random_step(state, random_numbers)


def changes_state(rule: Callable[..., Any]) -> bool:
    """Does a function return nothing, so that all it can do is to change a state?"""
    return inspect.signature(rule).return_annotation in (None, "None")


def test_of_the_steps_of_the_rules_only_these_are_offered() -> None:
    assert {name for name, rule in rules_of(plain).items() if changes_state(rule)} == {"apply", "begin"}
    for part in ("add_to_pool", "end_round", "lift", "toggle", "nth_color", "has_move"):
        assert part not in plain.__all__
        assert not hasattr(compiled, part)


def test_every_range_belongs_to_an_argument_that_is_offered() -> None:
    offered = {(call, argument) for call in CALLS for argument in arguments_of(call)}
    assert set(RANGES) <= {argument for _, argument in offered}
    assert set(RANGES_OF_CALL) <= offered
