"""The plain backend's functions of the rules, with their arguments checked by the tables of `calls`."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import wraps
from operator import index
from typing import Any

from sagrada.engine.calls import NEEDS_DIE, NEEDS_LEGAL, find_range, no_die, not_legal, out_of_range
from sagrada.rules.legal import is_legal
from sagrada.rules.state import NO_CELL, State

ROOM_FOR_ACTIONS = 1024
Rule = Callable[..., Any]


def may_happen(state: State, action: int) -> bool:
    """Is this action legal now: a decision of the awaited seat, or an outcome of chance?"""
    return is_legal(state, action, [0] * ROOM_FOR_ACTIONS)


def check_range(call: str, argument: str, given: int, state: State | None) -> None:
    """Raise ValueError for an argument that would read or write beside the state or a table."""
    allowed = find_range(call, argument)
    if allowed is None:
        raise TypeError(f"{call}: the argument {argument} has no range")
    end = getattr(state, allowed.end) if isinstance(allowed.end, str) else allowed.end
    if not allowed.least <= index(given) < end:
        raise out_of_range(call, argument, given, allowed.least, end)


def check_needs(call: str, state: State, given: Mapping[str, int]) -> None:
    """Raise ValueError if a die is missing that the function reads, or the action is not legal."""
    if call in NEEDS_LEGAL and not may_happen(state, given["action"]):
        raise not_legal(call, given["action"])
    if call in NEEDS_DIE:
        named = NEEDS_DIE[call]
        cell = given[named] if named in given else getattr(state, named)
        if cell != NO_CELL and not (state.occupied[given["seat"]] >> cell) & 1:
            raise no_die(call, given["seat"], cell)


def checked(rule: Rule) -> Rule:
    """A function of the rules that checks what it is given."""
    signature = inspect.signature(rule)

    @wraps(rule)
    def call(*given: Any, **named: Any) -> Any:
        arguments = signature.bind(*given, **named).arguments
        numbers = {name: value for name, value in arguments.items() if not isinstance(value, State)}
        state = next((value for value in arguments.values() if isinstance(value, State)), None)
        for name, value in numbers.items():
            check_range(rule.__name__, name, value, state)
        if state is not None:
            check_needs(rule.__name__, state, numbers)
        return rule(**arguments)

    return call


def check_rules(names: Mapping[str, object]) -> dict[str, Rule]:
    """Those of the names that are functions of a chapter, checked."""
    rules = {name: value for name, value in names.items() if inspect.isfunction(value)}
    return {name: checked(rule) for name, rule in rules.items() if rule.__module__.startswith("sagrada.rules.")}
