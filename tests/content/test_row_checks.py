"""Every check of the card files, shown to fail on a planted bad row."""

import copy

import pytest

from content.planting import CHECKS, FILES, change, problem
from sagrada.content import check
from sagrada.content.refusal import Refused


@pytest.mark.parametrize("file", FILES)
def test_every_file_as_it_stands_passes_its_checks(file: str) -> None:
    CHECKS[file](file, copy.deepcopy(FILES[file]))


def test_a_missing_key_is_refused() -> None:
    assert problem("tools.toml", lambda data: data["tool"][0].pop("text")) == (
        "grozing_pliers: the key 'text' is missing"
    )


def test_a_row_without_an_id_is_named_by_its_place() -> None:
    assert problem("rulings.toml", lambda data: data["ruling"][1].pop("id")) == "#2: the key 'id' is missing"


def test_an_unknown_key_is_refused() -> None:
    assert problem("windows.toml", change("card", 0, foil=True)) == "base_01: the key 'foil' is unknown"


def test_a_value_of_the_wrong_type_is_refused() -> None:
    assert problem("public_objectives.toml", change("objective", 0, points="6")) == (
        "row_color_variety: 'points' must be of type int, not str"
    )


def test_true_is_not_a_number() -> None:
    assert "'level' must be of type int, not bool" in problem("windows.toml", change("pattern", 0, level=True))


def test_an_unknown_origin_is_refused() -> None:
    assert problem("windows.toml", change("pattern", 0, origin="rumor")) == (
        "kaleidoscopic_dream: 'origin' is 'rumor', but must be one of: verified, inferred, designed"
    )


@pytest.mark.parametrize(
    ("file", "table"),
    [("windows.toml", "card"), ("tools.toml", "tool"), ("public_objectives.toml", "objective")],
)
def test_an_unknown_set_is_refused(file: str, table: str) -> None:
    assert "'set' is 'moon', but must be one of" in problem(file, change(table, 0, set="moon"))


@pytest.mark.parametrize(
    "grid",
    [
        [".....", ".....", "....."],
        [".....", ".....", ".....", "....", "."],
        [".....", ".....", ".....", "......"],
        [".....", ".....", ".....", 12345],
    ],
)
def test_a_grid_that_is_not_four_by_five_is_refused(grid: list[object]) -> None:
    assert "four rows of five" in problem("windows.toml", change("pattern", 0, grid=grid))


@pytest.mark.parametrize("cell", ["7", "0", "S", "r", " "])
def test_an_unknown_character_in_a_grid_is_refused(cell: str) -> None:
    grid = [f"{cell}....", ".....", ".....", "....."]
    assert f"unknown character {cell!r}" in problem("windows.toml", change("pattern", 0, grid=grid))


@pytest.mark.parametrize(
    ("grid", "cells"),
    [
        (["RR...", ".....", ".....", "....."], "a1 and a2"),
        ([".....", ".....", "....3", "....3"], "c5 and d5"),
    ],
)
def test_equal_printed_neighbors_are_refused(grid: list[str], cells: str) -> None:
    assert f"{cells} are neighbors and both print" in problem("windows.toml", change("pattern", 0, grid=grid))


def test_equal_cells_across_the_edge_of_a_row_are_no_neighbors() -> None:
    assert check.grid_problem(["....R", "R....", ".....", "....."]) is None


@pytest.mark.parametrize("level", [2, 7])
def test_a_level_outside_three_to_six_is_refused(level: int) -> None:
    assert f"the level is {level}, but must be 3 to 6" in problem("windows.toml", change("pattern", 0, level=level))


def test_a_card_with_an_unknown_pattern_is_refused() -> None:
    assert problem("windows.toml", change("card", 0, patterns=["firmitas", "moonlight"])) == (
        "base_01: the pattern 'moonlight' is unknown"
    )


def test_a_card_with_one_pattern_is_refused() -> None:
    assert "two patterns, not 1" in problem("windows.toml", change("card", 0, patterns=["firmitas"]))


def test_a_card_with_something_else_than_names_is_refused() -> None:
    assert "'patterns' must hold only text" in problem("windows.toml", change("card", 0, patterns=["firmitas", []]))


def test_a_pattern_on_two_cards_is_refused() -> None:
    assert problem("windows.toml", change("card", 1, patterns=["fractal_drops", "firmitas"])) == (
        "base_02: the pattern 'firmitas' is already on base_01"
    )


@pytest.mark.parametrize(
    ("file", "table"),
    [("windows.toml", "pattern"), ("tools.toml", "tool"), ("editions.toml", "edition"), ("rulings.toml", "ruling")],
)
def test_an_id_used_twice_is_refused(file: str, table: str) -> None:
    assert "the id is used 2 times" in problem(file, lambda data: data[table].append(data[table][0]))


def test_a_tool_out_of_order_is_refused() -> None:
    assert "the number is 5, but its place is 1" in problem("tools.toml", change("tool", 0, number=5))


def test_a_tool_with_an_unknown_moment_is_refused() -> None:
    assert "'when' is 'at_night'" in problem("tools.toml", change("tool", 0, when="at_night"))


@pytest.mark.parametrize("color", ["S", "RY", "red"])
def test_a_tool_with_an_unknown_color_is_refused(color: str) -> None:
    assert f"'color' is {color!r}" in problem("tools.toml", change("tool", 0, color=color))


def test_rulings_that_are_not_text_are_refused() -> None:
    assert "'rulings' must hold only text" in problem("tools.toml", change("tool", 0, rulings=[1]))


def test_an_unknown_kind_of_objective_is_refused() -> None:
    assert "'kind' is 'circles'" in problem("public_objectives.toml", change("objective", 0, kind="circles"))


def test_an_attribute_that_does_not_go_with_the_kind_is_refused() -> None:
    assert "'attribute' is 'color'" in problem("public_objectives.toml", change("objective", 4, attribute="color"))


@pytest.mark.parametrize("members", [[], [1, 7], [1, 1], [1, "R"], [True, 2]])
def test_members_that_a_shade_set_does_not_have_are_refused(members: list[object]) -> None:
    assert "don't go with 'shade_sets'" in problem("public_objectives.toml", change("objective", 4, members=members))


@pytest.mark.parametrize("members", [["R", "S"], ["RY"], [1]])
def test_members_that_a_color_set_does_not_have_are_refused(members: list[object]) -> None:
    assert "don't go with 'color_sets'" in problem("public_objectives.toml", change("objective", 8, members=members))


def test_members_without_a_set_are_refused() -> None:
    assert "don't go with 'rows'" in problem("public_objectives.toml", change("objective", 0, members=["R"]))


@pytest.mark.parametrize("color", ["S", "", "RY"])
def test_a_private_of_an_unknown_color_is_refused(color: str) -> None:
    assert f"'color' is {color!r}" in problem("private_objectives.toml", change("objective", 0, color=color))


def test_a_private_with_neither_color_nor_mask_is_refused() -> None:
    assert "either a color or a mask" in problem(
        "private_objectives.toml", lambda data: data["objective"][0].pop("color")
    )


def test_a_private_with_both_color_and_mask_is_refused() -> None:
    assert "either a color or a mask" in problem("private_objectives.toml", change("objective", 5, color="R"))


@pytest.mark.parametrize("mask", [["#...."], [".....", ".....", ".....", "...."]])
def test_a_mask_of_the_wrong_shape_is_refused(mask: list[str]) -> None:
    assert "four rows of five" in problem("private_objectives.toml", change("objective", 5, mask=mask))


def test_a_mask_with_an_unknown_character_is_refused() -> None:
    mask = ["X....", ".....", ".....", "....."]
    assert "unknown character 'X'" in problem("private_objectives.toml", change("objective", 5, mask=mask))


def test_an_unknown_edition_option_is_refused() -> None:
    assert "the key 'weather' is unknown" in problem("editions.toml", change("edition", 0, weather="fair"))


def test_a_missing_edition_option_is_refused() -> None:
    assert "the key 'pay' is missing" in problem("editions.toml", lambda data: data["edition"][0].pop("pay"))


@pytest.mark.parametrize(("option", "value"), [("tie_break", "coin"), ("tokens", 1), ("tools", True), ("tools", 6)])
def test_an_edition_value_that_the_option_does_not_have_is_refused(option: str, value: object) -> None:
    assert f"{option!r} is {value!r}, but must be one of" in problem(
        "editions.toml", change("edition", 0, **{option: value})
    )


def test_an_unknown_solo_option_is_refused() -> None:
    assert "the option 'weather' is unknown" in problem("editions.toml", change("edition", 0, solo={"weather": 1}))


def test_an_unknown_solo_value_is_refused() -> None:
    assert "'pay' is 'coins'" in problem("editions.toml", change("edition", 0, solo={"pay": "coins"}))


@pytest.mark.parametrize("key", ["bag", "less_luck_bag"])
@pytest.mark.parametrize("bag", [[18] * 5, [18] * 5 + ["18"], [18] * 5 + [True]])
def test_a_bag_that_is_not_six_numbers_is_refused(key: str, bag: list[object]) -> None:
    assert f"{key!r} must be six whole numbers" in problem("editions.toml", change("edition", 2, **{key: bag}))


def innermost(refused: Refused) -> str:
    """The rule of a refusal, or of the one that it tells of."""
    inner = refused.facts.get("problem")
    return innermost(inner) if isinstance(inner, Refused) else refused.rule


def test_a_table_that_nobody_reads_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        check.check_tables("tools.toml", {"tool": [], "tol": []}, ["tool"])
    assert innermost(caught.value) == "row_table_unknown"


@pytest.mark.parametrize("rows", [3, {"id": "x"}, ["x"]])
def test_a_table_that_is_not_a_list_of_rows_is_refused(rows: object) -> None:
    with pytest.raises(Refused) as caught:
        check.check_tables("tools.toml", {"tool": rows}, ["tool"])
    assert innermost(caught.value) == "row_no_list"
