"""The net's file: a few kilobytes of whole numbers that fit their layers and can't overflow 32 bits."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagrada.bots.search import memory, weights
from sagrada.bots.search.inputs import input_names
from sagrada.content.cards import TOOLS

MOST = 127
"""No input is larger; the guarded search checks it."""
PASSED_ON = 8191
"""What a unit passes on at most."""
LIMIT = 2**31 - 1


def reach(column: list[int], bias: int, most: int) -> int:
    """The largest sum, by amount, that a unit can see on the way."""
    return abs(bias) + most * sum(abs(weight) for weight in column)


def columns(rows: list[list[int]]) -> list[list[int]]:
    """The weights by unit."""
    return [list(column) for column in zip(*rows, strict=True)]


def test_the_layers_fit_together() -> None:
    assert len(weights.HAND_WEIGHT) == memory.INPUTS
    assert [len(row) for row in weights.FIRST_WEIGHT] == [memory.HIDDEN] * memory.INPUTS
    assert len(weights.FIRST_BIAS) == memory.HIDDEN
    assert [len(row) for row in weights.SECOND_WEIGHT] == [memory.DEEPER] * memory.HIDDEN
    assert len(weights.SECOND_BIAS) == len(weights.OUTPUT_WEIGHT) == memory.DEEPER
    assert len(weights.OUTPUT_BIAS) == 1


def test_no_sum_of_the_net_can_overflow() -> None:
    for column, bias in zip(columns(weights.FIRST_WEIGHT), weights.FIRST_BIAS, strict=True):
        assert reach(column, bias, MOST) < LIMIT
    for column, bias in zip(columns(weights.SECOND_WEIGHT), weights.SECOND_BIAS, strict=True):
        assert reach(column, bias, PASSED_ON) < LIMIT
    assert reach(weights.OUTPUT_WEIGHT, weights.OUTPUT_BIAS[0], PASSED_ON) < LIMIT


def test_no_sum_of_the_weights_set_by_hand_can_overflow() -> None:
    assert reach(weights.HAND_WEIGHT, 0, MOST) < LIMIT


def test_what_the_net_says_leaves_room_for_a_cell_beside_it() -> None:
    """A die is judged as value * 32 + cell, and a sum of chances multiplies a value above LOWEST by up to 96 dice."""
    most = (reach(weights.OUTPUT_WEIGHT, weights.OUTPUT_BIAS[0], PASSED_ON) >> 10) + 200 * memory.POINT
    assert most * 32 < LIMIT
    assert (most - memory.LOWEST) * 96 < LIMIT


def test_the_file_is_some_kilobytes() -> None:
    assert Path(weights.__file__).with_name("weights.json").stat().st_size < 64 * 1024


def test_every_input_that_is_counted_has_a_name_of_its_own() -> None:
    names = [name for name in input_names() if name]
    assert len(set(names)) == len(names)
    assert {f"tool:{tool.id}" for tool in TOOLS} < set(names)


def test_a_tool_that_was_never_trained_takes_the_mean_of_the_others() -> None:
    known = {"open": [5, -5], "tool:lathekin": [1, 10], "tool:tap_wheel": [3, 21]}
    places = ["open", "tool:lathekin", "tool:a_new_tool", "tool:tap_wheel", ""]
    assert weights.by_place(places, known) == [[5, -5], [1, 10], [2, 16], [3, 21], [0, 0]]


def test_weights_are_found_by_name_wherever_the_input_stands() -> None:
    known = {"open": [5], "dead": [7], "tool:lathekin": [1]}
    assert weights.by_place(["dead", "tool:lathekin", "open"], known) == [[7], [1], [5]]
    with pytest.raises(KeyError):
        weights.by_place(["an_input_without_weights"], known)
