"""Where something exists on both backends by hand, both offer the same names, with the same parameters."""

from __future__ import annotations

import inspect
from types import SimpleNamespace
from typing import Any

import pytest

from engine.games import BACKENDS, compiled, plain, start_on
from sagrada.bots.search import compiled_search, plain_search
from sagrada.content.options import resolve

PAIRS = {"engine": (plain, compiled), "search": (plain_search, compiled_search)}
COMPILED_ONLY = {"State.to_bytes"}
"""How states get from the module of the rules to that of the search."""
Surface = dict[str, list[tuple[str, bool]]]


def parameters(function: Any) -> list[tuple[str, bool]]:
    """A function's parameters by name, and whether each has a default."""
    taken = inspect.signature(function).parameters.values()
    return [(parameter.name, parameter.default is not parameter.empty) for parameter in taken]


def surface(backend: Any, names: list[str]) -> Surface:
    """All that can be called: functions and the methods of classes, with their parameters."""
    found: Surface = {}
    for name in names:
        thing = getattr(backend, name)
        if inspect.isclass(thing):
            methods = {method: getattr(thing, method) for method in dir(thing) if not method.startswith("_")}
            found |= {f"{name}.{method}": parameters(called) for method, called in methods.items() if callable(called)}
        elif callable(thing):
            found[name] = parameters(thing)
    return found


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_both_backends_offer_the_same_names_with_the_same_parameters(pair: tuple[Any, Any]) -> None:
    one, other = (surface(backend, pair[0].__all__) for backend in pair)
    assert len(one) >= 9
    assert {name: taken for name, taken in other.items() if name not in COMPILED_ONLY} == one


@pytest.mark.parametrize("backend", BACKENDS.values(), ids=BACKENDS)
def test_classes_are_made_with_the_same_arguments(backend: Any) -> None:
    begun = start_on(backend, resolve("classic", 2))
    for batch in (backend.Batch(start=begun, size=3, seed=4), backend.Batch(begun, 3)):
        assert (batch.size, batch.seats) == (3, 2)
    assert backend.Random(seed=5).below(1000) == backend.Random(5).below(1000)
    assert backend.Random().below(1000) == backend.Random(0).below(1000)
    assert backend.State() == backend.State()


def play(state: object, games: int) -> None:
    """One of two functions of a name."""


def play_differently(state: object, many: int) -> None:
    """The other one."""


class Played:
    """A class of one method."""

    def play(self, games: int) -> None:
        """The method."""


class PlayedOtherwise:
    """The same with a default."""

    def play(self, games: int = 1) -> None:
        """The method."""


@pytest.mark.parametrize("other", [{"play": play_differently}, {"Played": PlayedOtherwise}])
def test_a_parameter_that_differs_is_noticed(other: dict[str, Any]) -> None:
    both = {"play": play, "Played": Played}
    names = list(both)
    assert surface(SimpleNamespace(**both), names) == surface(SimpleNamespace(**both), names)
    assert surface(SimpleNamespace(**(both | other)), names) != surface(SimpleNamespace(**both), names)


# the memory of a mind


def test_a_struct_of_another_size_is_refused_where_a_memory_is_needed() -> None:
    with pytest.raises(ValueError, match=r"a struct of \d+ bytes is needed"):
        compiled_search.judge(compiled_search.make_beam(), 0, 0)  # type: ignore[attr-defined]


def test_an_unknown_field_of_a_memory_can_be_neither_read_nor_set() -> None:
    memory = compiled_search.make_memory()
    with pytest.raises(AttributeError):
        memory.depth = 3
    with pytest.raises(AttributeError):
        memory.lines[0].sum = 3
