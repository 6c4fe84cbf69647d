"""Action numbers, phases and the numbers of cards: derived, with room, and stable within a rules version."""

from __future__ import annotations

import json

import pytest

from make_numbers import FILE, extend, numbers_now
from sagrada.content import tables
from sagrada.content.cards import TOOLS
from sagrada.engine.checking import ROOM_FOR_ACTIONS
from sagrada.rules import refusals, state, tool_ids
from sagrada.version import RULES_VERSION


def test_the_numbers_are_those_that_this_rules_version_has_promised() -> None:
    assert numbers_now() == json.loads(FILE.read_text(encoding="utf-8"))[str(RULES_VERSION)]


def test_another_number_needs_a_new_rules_version() -> None:
    promised = json.loads(FILE.read_text(encoding="utf-8"))
    moved = numbers_now() | {"tool": ["a_new_tool", *numbers_now()["tool"]]}
    with pytest.raises(ValueError, match="raise RULES_VERSION"):
        extend(promised, RULES_VERSION, moved)
    assert extend(promised, RULES_VERSION + 1, moved) == promised | {str(RULES_VERSION + 1): moved}


def test_numbers_of_another_kind_may_join_those_of_a_version() -> None:
    promised = {"2": {"tool": ["lathekin"]}}
    assert extend(promised, 2, {"tool": ["lathekin"], "line": [1]}) == {"2": {"tool": ["lathekin"], "line": [1]}}
    with pytest.raises(ValueError, match="raise RULES_VERSION"):
        extend(promised, 2, {"line": [1]})


def test_the_refusals_of_the_file_are_those_of_the_rules() -> None:
    told = json.loads(FILE.read_text(encoding="utf-8"))[str(RULES_VERSION)]["refusals"]
    assert told[refusals.EQUAL_COLOR] == "equal_color cell with:cell die other:die"
    assert told[refusals.GAME_IS_OVER] == "game_over"
    assert {kind for rule in refusals.RULES.values() for _, kind in rule.facts} == set(refusals.KINDS)


def test_there_is_room_for_more_tools_and_another_kind_of_dice() -> None:
    assert len(TOOLS) < tables.TOOLS_MAX
    assert len(tables.COLORS) < state.KINDS_MAX
    assert state.ACTIONS <= ROOM_FOR_ACTIONS


def test_what_the_rules_say_of_a_tool_follows_from_its_row() -> None:
    for number, tool in enumerate(TOOLS):
        assert getattr(tool_ids, tool.id.upper()) == number
        assert bool(tool_ids.HAND_TOOLS >> number & 1) == (tool.when == "die_in_hand")
        assert tool_ids.FIRST_PHASE[number] == getattr(state, tool.begins.upper())
    assert tool_ids.HAND_TOOLS >> len(TOOLS) == 0
