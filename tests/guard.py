"""A plain state that refuses what C would not notice: an index outside an array, a number its type can't hold.

The compiled rules check neither. Random games on guarded states show that they never need to.
"""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

import pytest

from sagrada.engine import plain
from sagrada.engine.fields import FIELDS, read_fields, zeros
from sagrada.engine.structs import filled
from sagrada.rules.playout import seed_rng
from sagrada.rules.state import State

LIMITS = {
    "int": (-(2**31), 2**31 - 1),
    "int8_t": (-(2**7), 2**7 - 1),
    "int32_t": (-(2**31), 2**31 - 1),
    "int64_t": (-(2**63), 2**63 - 1),
}
CTYPE = {field.name: field.ctype for field in FIELDS}
ARRAYS = {field.name for field in FIELDS if field.shape}


def check_value(name: str, value: object, ctype: str) -> None:
    """Refuse a number that the C type can't hold."""
    low, high = LIMITS[ctype]
    if not isinstance(value, int):
        raise TypeError(f"{name} is an {ctype}, not {value!r}")
    if not low <= value <= high:
        raise OverflowError(f"{name} is an {ctype}, {value} does not fit")


class GuardedArray:
    """A fixed-size array: it can be read and written in its bounds, and nothing else."""

    def __init__(self, name: str, values: list[Any], ctype: str) -> None:
        self.name, self.ctype = name, ctype
        self.values = [guarded(f"{name}[{i}]", value, ctype) for i, value in enumerate(values)]

    def __len__(self) -> int:
        return len(self.values)

    def place(self, index: object) -> int:
        """The index, if it is one of the array's."""
        if not isinstance(index, int) or not 0 <= index < len(self.values):
            raise IndexError(f"{self.name} has {len(self.values)} places, not {index!r}")
        return index

    def __getitem__(self, index: int) -> Any:
        return self.values[self.place(index)]

    def __setitem__(self, index: int, value: int) -> None:
        if not isinstance(self.values[self.place(index)], int):
            raise TypeError(f"{self.name}: whole arrays and structs are never assigned")
        check_value(self.name, value, self.ctype)
        self.values[index] = value


def guarded(name: str, value: Any, ctype: str) -> Any:
    """An int or a guarded struct as it is, a list as a guarded array."""
    if isinstance(value, list):
        return GuardedArray(name, value, ctype)
    if isinstance(value, int):
        check_value(name, value, ctype)
    return value


class GuardedState(plain.State):
    """A state of the plain backend with a guard on every field."""

    def __setattr__(self, name: str, value: object) -> None:
        if name in ARRAYS:
            raise TypeError(f"{name}: whole arrays are never assigned")
        check_value(name, value, CTYPE[name])
        object.__setattr__(self, name, value)


def guarded_state(**fields: Any) -> GuardedState:
    """A guarded state with these fields, the others zero."""
    state = GuardedState.__new__(GuardedState)
    for field in FIELDS:
        value = guarded(field.name, fields.get(field.name, zeros(field.shape)), field.ctype)
        object.__setattr__(state, field.name, value)
    return state


def guarded_struct(struct: type) -> Any:
    """A struct of zeros with a guard on every field, and on the fields of structs within it."""
    if struct is State:
        return guarded_state()
    fields = read_fields(struct)
    numbers = {field.name: field.ctype for field in fields if not field.shape and field.struct is None}

    def set_number(self: object, name: str, value: object) -> None:
        if name not in numbers:
            raise TypeError(f"{name} of {struct.__name__} is no number")
        check_value(name, value, numbers[name])
        object.__setattr__(self, name, value)

    made = type(f"Guarded{struct.__name__}", (), {"__setattr__": set_number})()
    for field in fields:
        values = filled(field.shape, partial(guarded_struct, field.struct) if field.struct else int)
        object.__setattr__(made, field.name, guarded(field.name, values, field.ctype))
    return made


def copy_guarded(state: GuardedState) -> GuardedState:
    """A guarded state of its own with the same fields."""
    return guarded_state(**{field.name: bare(getattr(state, field.name)) for field in FIELDS})


def bare(value: Any) -> Any:
    """A number as it is, a guarded array as a list."""
    return [bare(part) for part in value.values] if isinstance(value, GuardedArray) else value


def guarded_buffer(size: int) -> Any:
    """Room for a list of actions."""
    return GuardedArray("out", [0] * size, "int32_t")


def guarded_words(seed: int) -> Any:
    """The words of a playout's random numbers."""
    words = GuardedArray("words", [0] * 4, "int64_t")
    seed_rng(words, seed & 0xFFFFFFFF, seed >> 32)  # type: ignore[arg-type]
    return words


def guard_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the chapters read the content's tables through guards, until the test is over."""
    chapters = [module for name, module in sys.modules.items() if name.startswith("sagrada.rules.")]
    for chapter in chapters:
        for name, value in list(vars(chapter).items()):
            if isinstance(value, list):
                monkeypatch.setattr(chapter, name, GuardedArray(name, value, "int32_t"))
