"""The plain backend's functions of the rules, with their arguments checked by the tables of `calls`."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from functools import wraps
from operator import index
from typing import Any

from sagrada.engine.calls import LENT, NEEDS_DIE, NEEDS_LEGAL, find_range, no_die, not_legal, out_of_range
from sagrada.rules.legal import is_legal
from sagrada.rules.state import NO_CELL, State

ROOM_FOR_ACTIONS = 1024
Rule = Callable[..., Any]


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
    if call in NEEDS_LEGAL and not is_legal(state, given["action"], [0] * ROOM_FOR_ACTIONS):
        raise not_legal(call, given["action"])
    if call in NEEDS_DIE:
        named = NEEDS_DIE[call]
        cell = given[named] if named in given else getattr(state, named)
        if cell != NO_CELL and not (state.occupied[given["seat"]] >> cell) & 1:
            raise no_die(call, given["seat"], cell)


def checked(rule: Rule) -> Rule:
    """A function of the rules that checks what it is given, and is lent the room it works in."""
    whole = inspect.signature(rule)
    signature = whole.replace(parameters=[taken for name, taken in whole.parameters.items() if name not in LENT])

    @wraps(rule)
    def call(*given: Any, **named: Any) -> Any:
        arguments = signature.bind(*given, **named).arguments
        numbers = {name: value for name, value in arguments.items() if not isinstance(value, State)}
        state = next((value for value in arguments.values() if isinstance(value, State)), None)
        for name, value in numbers.items():
            check_range(rule.__name__, name, value, state)
        if state is not None:
            check_needs(rule.__name__, state, numbers)
        return call_with_room(rule, whole, arguments)

    call.__signature__ = signature  # type: ignore[attr-defined]
    return call


def call_with_room(rule: Rule, signature: inspect.Signature, arguments: dict[str, Any]) -> Any:
    """What a function returns, or the list that it writes."""
    if "after" in signature.parameters:
        arguments["after"] = arguments["s"].copy()
    if "out" not in signature.parameters:
        return rule(**arguments)
    out = [0] * ROOM_FOR_ACTIONS
    return out[: rule(**arguments, out=out)]


def check_rules(names: Mapping[str, object]) -> dict[str, Rule]:
    """Those of the names that are functions of a chapter, checked."""
    rules = {name: value for name, value in names.items() if inspect.isfunction(value)}
    return {name: checked(rule) for name, rule in rules.items() if rule.__module__.startswith("sagrada.rules.")}
