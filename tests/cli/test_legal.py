"""sagrada legal: the cells where a die may lie, with one restriction at a time, and what is refused."""

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sagrada.cli import main

BLANK = ".. .. .. .. .."
EMPTY = [BLANK] * 4
BORDER = ["a1", "a2", "a3", "a4", "a5", "b1", "b5", "c1", "c5", "d1", "d2", "d3", "d4", "d5"]
CENTER = [BLANK, ".. R5 .. .. ..", BLANK, BLANK]
PRINTED = ["Y5...", "G....", ".....", "....."]


def run(arguments: list[str], stdin: str = "") -> tuple[int, str, str]:
    """The exit code, stdout and stderr of a command."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode())))
        code = main(arguments)
    return code, out.getvalue(), err.getvalue()


def legal(window: list[str], die: str, **more: Any) -> Any:
    code, out, err = run(["legal", "-"], json.dumps({"window": window, "die": die, **more}))
    assert (code, err) == (0, "")
    answer = json.loads(out)
    assert list(answer) == ["cells"]
    return answer["cells"]


def refusal(position: Any) -> str:
    code, out, err = run(["legal", "-"], json.dumps(position))
    assert (code, out) == (2, "")
    return err


def test_the_first_die_goes_on_the_border() -> None:
    assert legal(EMPTY, "R5") == BORDER


def test_the_first_die_goes_on_the_border_even_where_touching_is_ignored() -> None:
    assert legal(EMPTY, "R5", ignore=["touch"]) == BORDER


def test_a_later_die_touches_another_straight_or_diagonally() -> None:
    assert legal(CENTER, "Y1") == ["a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"]


def test_where_touching_is_ignored_every_free_cell_that_fits_is_legal() -> None:
    cells = legal(CENTER, "Y1", ignore=["touch"])
    assert len(cells) == 19
    assert "b2" not in cells


@pytest.mark.parametrize("die", ["R1", "Y5"])
def test_an_equal_color_or_shade_is_never_a_neighbor_whatever_is_ignored(die: str) -> None:
    assert legal(CENTER, die) == ["a1", "a3", "c1", "c3"]
    cells = legal(CENTER, die, ignore=["touch", "cell_color", "cell_shade"])
    assert not {"a2", "b1", "b2", "b3", "c2"} & set(cells)
    assert len(cells) == 15


@pytest.mark.parametrize(
    ("ignore", "cells"),
    [
        ([], ["a3", "b3", "c1", "c2", "c3"]),
        (["cell_color"], ["a1", "a3", "b1", "b3", "c1", "c2", "c3"]),
        (["cell_shade"], ["a2", "a3", "b3", "c1", "c2", "c3"]),
        (["cell_shade", "cell_color", "cell_color"], ["a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"]),
    ],
)
def test_what_is_printed_binds_unless_it_is_ignored(ignore: list[str], cells: list[str]) -> None:
    assert legal(CENTER, "B1", pattern=PRINTED, ignore=ignore) == cells


def test_a_printed_pattern_is_named_by_its_id() -> None:
    """Firmitas: a2 prints a 6, b1 a 5, b2 purple."""
    window = ["P6 .. .. .. ..", BLANK, BLANK, BLANK]
    assert legal(window, "R5", pattern="firmitas") == ["b1"]
    assert legal(window, "R5", pattern="firmitas", ignore=["cell_color"]) == ["b1", "b2"]
    assert legal(window, "P5", pattern="firmitas") == ["b2"]


@pytest.mark.parametrize("edition", ["classic", "classic-ru", "classic-it", "revised"])
def test_placement_is_the_same_in_every_edition(edition: str) -> None:
    assert legal(CENTER, "Y5", edition=edition) == ["a1", "a3", "c1", "c3"]


def test_a_full_window_has_no_legal_cell() -> None:
    assert legal(["R1 Y2 R1 Y2 R1", "Y2 R1 Y2 R1 Y2"] * 2, "G3") == []


def test_a_list_gives_a_list_and_an_empty_one_an_empty_one() -> None:
    grids = [[f"{color}....", *["....."] * 3] for color in "RYGBP"] * 20
    asked = [{"window": EMPTY, "die": "R1", "pattern": grid} for grid in grids]
    code, out, _ = run(["legal", "-"], json.dumps(asked))
    assert code == 0
    assert [answer["cells"] for answer in json.loads(out)] == [BORDER, *[BORDER[1:]] * 4] * 20
    assert run(["legal", "-"], "[]") == (0, "[]\n", "")


def test_one_bad_element_refuses_the_whole_list_and_is_named() -> None:
    message = refusal([{"window": EMPTY, "die": "R5"}, {"window": EMPTY, "die": "R0"}])
    assert message.startswith('sagrada: element 1: "R0" is no die')


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"die": "R0"}, '"R0" is no die'),
        ({"die": None}, "null is no die"),
        ({"die": "S5"}, "a gray die needs a strife board, which says where it may lie"),
        ({"window": ["S1 .. .. .. ..", BLANK, BLANK, BLANK]}, "a1: a gray die needs a strife board"),
        ({"strife_board": "no_corners"}, 'there is no strife board "no_corners"; did you mean no_corner_contact'),
        ({"strife_board": None}, '"strife_board" is a text in quotes; this is null'),
        ({"modules": ["strife"]}, 'there is no key "modules" here'),
        ({"ignore": ["cell_colour"]}, 'no rule to ignore called "cell_colour"; did you mean cell_color'),
        ({"ignore": ["equal"]}, 'no rule to ignore called "equal"; known: cell_color, cell_shade, touch'),
        ({"ignore": "touch"}, '"ignore" is a list'),
        ({"edition": "clasic"}, 'no edition "clasic"; did you mean classic'),
        ({"pattern": "firmita"}, 'no pattern "firmita"; did you mean firmitas'),
        ({"window": [".. .. R9 .. ..", BLANK, BLANK, BLANK]}, "a3: R9 is no die"),
        ({"exempt": []}, 'there is no key "exempt" here; known: edition, pattern, window, die, ignore'),
    ],
)
def test_what_is_wrong_is_said_in_words(change: dict[str, Any], words: str) -> None:
    assert words in refusal({"window": EMPTY, "die": "R5", **change})


@pytest.mark.parametrize("key", ["window", "die"])
def test_window_and_die_can_not_be_left_out(key: str) -> None:
    position = {"window": EMPTY, "die": "R5"}
    del position[key]
    assert f'"{key}" is missing' in refusal(position)


AROUND_B2 = ["a1", "a2", "a3", "b1", "b3", "c1", "c2", "c3"]


@pytest.mark.parametrize(
    ("board", "window", "cells"),
    [
        ("no_corner_contact", [".. S2 .. .. ..", ".. R1 .. .. ..", BLANK, BLANK], ["c1", "c2", "c3"]),
        ("top_and_bottom", [BLANK, BLANK, ".. R1 .. .. ..", BLANK], ["d1", "d2", "d3"]),
        ("one_per_column", [BLANK, ".. R1 .. .. ..", BLANK, "S2 .. .. .. .."], ["a2", "a3", "b3", "c2", "c3"]),
        ("dissonance", [BLANK, ".. R4 .. .. ..", BLANK, BLANK], ["a1", "a3", "c1", "c3"]),
        ("color_panes_too", [BLANK, ".. R1 .. .. ..", BLANK, BLANK], AROUND_B2),
    ],
)
def test_the_strife_board_binds_a_gray_die(board: str, window: list[str], cells: list[str]) -> None:
    assert legal(window, "S5", strife_board=board) == cells


@pytest.mark.parametrize(
    ("board", "plain", "shade_ignored"),
    [("shade_panes_only", ["b2"], ["b2", "d2"]), ("top_and_bottom", ["d1", "d3"], ["d1", "d2", "d3"])],
)
def test_shade_cells_only_asks_for_a_shade_cell_whatever_its_number(
    board: str, plain: list[str], shade_ignored: list[str]
) -> None:
    """Ruling glory_07: the burnisher lifts the number, not the cell."""
    window, grid = [BLANK, BLANK, ".. R1 .. .. ..", BLANK], [".....", ".5...", ".....", ".3..."]
    assert legal(window, "S5", strife_board=board, pattern=grid) == plain
    assert legal(window, "S5", strife_board=board, pattern=grid, ignore=["cell_shade"]) == shade_ignored


@pytest.mark.parametrize(
    ("board", "ignore", "color_cell"),
    [("color_panes_too", [], True), ("no_corner_contact", [], False), ("no_corner_contact", ["cell_color"], True)],
)
def test_a_gray_die_lies_on_a_color_cell_by_the_board_or_a_tool_only(
    board: str, ignore: list[str], color_cell: bool
) -> None:
    assert ("a1" in legal(CENTER, "S1", strife_board=board, pattern=PRINTED, ignore=ignore)) == color_cell


def test_dissonance_binds_a_colored_die_beside_a_gray_one() -> None:
    window = [BLANK, ".. S4 .. .. ..", BLANK, BLANK]
    corners = ["a1", "a3", "c1", "c3"]
    assert legal(window, "R5", strife_board="dissonance") == corners
    assert legal(window, "R6", strife_board="dissonance") == AROUND_B2
    assert legal(window, "R5", strife_board="top_and_bottom") == AROUND_B2


def test_two_gray_dice_are_never_neighbors() -> None:
    window = [BLANK, ".. S4 .. .. ..", BLANK, BLANK]
    assert legal(window, "S1", strife_board="color_panes_too") == ["a1", "a3", "c1", "c3"]
    assert legal(window, "S1", strife_board="no_corner_contact", ignore=["touch"])[:3] == ["a4", "a5", "b4"]


LEAVES = st.none() | st.integers() | st.booleans() | st.sampled_from(["R5", "S1", "touch", "", BLANK]) | st.text()
JSON = st.recursive(LEAVES, lambda inner: st.lists(inner, max_size=5), max_leaves=6)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(["edition", "pattern", "window", "die", "ignore", "strife_board", "other"]), JSON, st.booleans())
def test_whatever_is_typed_in_is_answered_or_refused_in_a_sentence(key: str, value: Any, listed: bool) -> None:
    position = {
        "edition": "classic",
        "pattern": PRINTED,
        "window": CENTER,
        "die": "R5",
        "ignore": ["touch"],
        key: value,
    }
    code, out, err = run(["legal", "-"], json.dumps([position] if listed else position))
    assert code in (0, 2)
    assert (out.count("\n"), err.count("\n")) == ((1, 0) if code == 0 else (0, 1))
