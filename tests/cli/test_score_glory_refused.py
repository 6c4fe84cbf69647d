"""Positions of Glory that can't be: what is wrong with them is said in words."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cli.test_score import FULL, JSON, paths, refusal, replace, run
from cli.test_score_glory import CORNER, EMPTY, table
from sagrada.content.cards import PIONEER


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"modules": ["strive"]}, 'there is no module "strive"; did you mean strife?'),
        ({"modules": ["x"]}, 'no module "x"; known: strife, pioneers, ornaments, rivalry, glory'),
        ({"modules": "glory"}, '"modules" is a list, in square brackets; this is "glory"'),
        ({"modules": [5]}, '"modules" is a list of texts in quotes; 5 is none'),
        ({"strife_board": "dissonance"}, '"strife_board" belongs to the module strife of Glory: add "strife"'),
        ({"modules": ["glory"], "strife_board": "no_corner"}, "did you mean no_corner_contact?"),
        ({"modules": ["glory"], "strife_board": ["dissonance"]}, '"strife_board" is a text in quotes; this is [...]'),
        ({"public": ["gray_scale"]}, '"gray_scale" belongs to the module strife of Glory: add "strife" to "modules"'),
        ({"public": ["sevens"], "modules": ["strife"]}, '"sevens" belongs to the module rivalry of Glory'),
        ({"public": ["far_flung_strife"], "modules": ["rivalry"]}, "belongs to the module strife of Glory"),
        ({"pioneers": ["rosette"]}, '"pioneers" belongs to the module pioneers of Glory'),
        ({"modules": ["pioneers"], "pioneers": ["rosete"]}, 'no pioneer "rosete"; did you mean rosette'),
        ({"modules": ["pioneers"], "pioneers": ["rosette"] * 2}, 'the pioneer "rosette" is listed twice'),
        ({"modules": ["pioneers"], "pioneers": list(PIONEER)[:4]}, "three pioneers at most lie on the table"),
        ({"gray_ornaments": False}, '"gray_ornaments" belongs to the module ornaments of Glory: add "ornaments"'),
        ({"ornaments_break_ties": False, "modules": ["strife"]}, "belongs to the module ornaments of Glory"),
        ({"color_pairs": "diagonal", "modules": ["ornaments"]}, "belongs to the module rivalry of Glory"),
        ({"modules": ["glory"], "gray_ornaments": "no"}, '"gray_ornaments" is true or false, without quotes'),
        ({"modules": ["glory"], "ornaments_break_ties": 1}, '"ornaments_break_ties" is true or false, without quotes'),
        ({"modules": ["glory"], "color_pairs": "corner"}, '"color_pairs" is one of anywhere, diagonal, in quotes'),
        ({"modules": ["glory"], "color_pairs": ["diagonal"]}, "in quotes; this is [...]"),
        ({"round_track": ["S1"]}, 'under "round_track": gray dice belong to the strife module of Glory'),
    ],
)
def test_what_is_wrong_with_a_table_of_glory_is_said_in_words(change: dict[str, Any], words: str) -> None:
    assert words in refusal({**table(EMPTY, EMPTY), **change})


@pytest.mark.parametrize(
    ("seat", "modules", "words"),
    [
        (
            {"window": CORNER},
            "rivalry",
            'a1: gray dice belong to the strife module of Glory: add "strife" to "modules"',
        ),
        ({"ornaments": ["arch"]}, "strife", '"ornaments" belongs to the module ornaments of Glory'),
        ({"ornaments": ["ach"]}, "glory", 'there is no ornament "ach"; did you mean arch'),
        ({"ornaments": ["arch"] * 2}, "glory", 'the ornament "arch" is listed twice for one seat'),
        ({"ornaments": ["arch", "cross", "frieze"]}, "glory", "a player keeps two ornaments at most; this list has 3"),
        ({"pioneers": ["rosette"]}, "strife", '"pioneers" belongs to the module pioneers of Glory'),
        ({"pioneers": ["rosette"]}, "glory", 'the pioneer "rosette" is claimed, yet it is not among the "pioneers"'),
        ({"pioneers": "rosette"}, "glory", '"pioneers" is a list'),
    ],
)
def test_what_is_wrong_with_a_seat_of_glory_is_said_in_words(seat: dict[str, Any], modules: str, words: str) -> None:
    message = refusal({"modules": [modules], "seats": [{"window": EMPTY, **seat}, {"window": EMPTY}]})
    assert message.startswith("sagrada: seat 0: ")
    assert words in message


def test_a_pioneer_is_claimed_by_one_seat_only() -> None:
    seats = [{"window": EMPTY, "pioneers": ["rosette"]}, {"window": EMPTY}, {"window": EMPTY, "pioneers": ["rosette"]}]
    message = refusal({"modules": ["pioneers"], "pioneers": ["rosette"], "seats": seats})
    assert message.startswith('sagrada: seat 2: the pioneer "rosette" is claimed by an earlier seat already')


@pytest.mark.parametrize("card", ["color_pairs", "weight_of_strife"])
@pytest.mark.parametrize("solo", [True, False])
def test_a_rivalry_objective_needs_rivals(card: str, solo: bool) -> None:
    modules = ["strife"] if solo else ["glory"]
    message = refusal(table(EMPTY, modules=modules, solo=solo, public=[card]))
    assert f'"{card}" compares the players, and this position has only one' in message


@pytest.mark.parametrize(
    ("modules", "named"), [("rivalry", "rivalry"), ("pioneers", "pioneers"), ("glory", "pioneers")]
)
def test_solo_has_neither_rivalry_nor_pioneers(modules: str, named: str) -> None:
    message = refusal(table(EMPTY, modules=[modules], solo=True))
    assert f"modules = {named} makes no sense in the solo game" in message


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_whatever_is_typed_in_is_scored_or_refused_in_a_sentence(data: st.DataObject) -> None:
    position: Any = {
        "modules": ["strife", "pioneers", "ornaments", "rivalry"],
        "strife_board": "dissonance",
        "public": ["gray_scale", "color_pairs"],
        "pioneers": ["rosette", "four_corners"],
        "gray_ornaments": False,
        "ornaments_break_ties": False,
        "color_pairs": "diagonal",
        "seats": [{"window": CORNER, "pioneers": ["rosette"], "ornaments": ["arch"]}, {"window": FULL}],
    }
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(list(paths(position))))
        position = replace(position, path, data.draw(JSON))
    code, out, err = run(["score", "-"], json.dumps(position))
    assert code in (0, 2)
    assert (out.count("\n"), err.count("\n")) == ((1, 0) if code == 0 else (0, 1))
