"""The checks of the rows that Glory adds, each shown to fail on a planted bad row."""

import pytest

from content.planting import change, problem


@pytest.mark.parametrize("color", ["", "R"])
def test_a_strife_tool_of_another_color_than_gray_is_refused(color: str) -> None:
    assert problem("tools.toml", change("tool", 13, color=color)) == (
        f"exchange_clamp: 'color' is {color!r}, but must be one of: S"
    )


def test_members_without_a_group_are_refused() -> None:
    assert "don't go with 'color_pairs'" in problem("public_objectives.toml", change("objective", 10, members=["R"]))
    assert "don't go with 'largest_group'" in problem("public_objectives.toml", change("objective", 11, members=[]))


def test_a_card_that_ranks_the_seats_must_say_so() -> None:
    assert problem("public_objectives.toml", lambda data: data["objective"][10].pop("rivalry")) == (
        "color_pairs: 'rivalry' must be true for the kind 'color_pairs'"
    )
    assert problem("public_objectives.toml", change("objective", 0, rivalry=True)) == (
        "row_color_variety: 'rivalry' must be false for the kind 'rows'"
    )


def test_a_rivalry_card_that_ranks_nobody_is_refused() -> None:
    assert problem("public_objectives.toml", change("objective", 0, set="rivalry")) == (
        "row_color_variety: the kind 'rows' does not belong to the set 'rivalry'"
    )


@pytest.mark.parametrize(("row", "points"), [(0, 0), (0, -1), (10, 3), (18, 2), (21, 5)])
def test_points_where_places_or_a_ladder_pay_and_none_elsewhere_are_refused(row: int, points: int) -> None:
    assert f"the points are {points}, but only a card without places or a ladder has points" in problem(
        "public_objectives.toml", change("objective", row, points=points)
    )


@pytest.mark.parametrize(("row", "key"), [(12, "mask"), (13, "number"), (15, "number"), (18, "ladder")])
def test_an_objective_without_the_parameter_of_its_kind_is_refused(row: int, key: str) -> None:
    assert f"must have the key {key!r}" in problem(
        "public_objectives.toml", lambda data: data["objective"][row].pop(key)
    )


def test_an_objective_with_the_parameter_of_another_kind_is_refused() -> None:
    assert problem("public_objectives.toml", change("objective", 0, number=2)) == (
        "row_color_variety: the kind 'rows' must not have the key 'number'"
    )


def test_the_parameters_of_an_objective_are_tested_themselves() -> None:
    assert "the number is 0, but must be at least 1" in problem(
        "public_objectives.toml", change("objective", 13, number=0)
    )
    assert "four rows of five" in problem("public_objectives.toml", change("objective", 12, mask=["#####"]))


@pytest.mark.parametrize(
    "ladder",
    [[], [0, 2, 5, 9, 13, 18], [1, 2, 5, 9, 13, 18, 24], [0, 2, 2, 9, 13, 18, 24], [0, 2, 5, 9, 13, 18, "24"]],
)
def test_a_ladder_that_does_not_climb_from_zero_to_six_shades_is_refused(ladder: list[object]) -> None:
    assert f"the ladder {ladder} must be seven rising whole numbers" in problem(
        "public_objectives.toml", change("objective", 18, ladder=ladder)
    )


def test_an_unknown_kind_of_board_is_refused() -> None:
    assert "'kind' is 'circles'" in problem("strife_boards.toml", change("board", 0, kind="circles"))


@pytest.mark.parametrize(("row", "key"), [(2, "mask"), (5, "number")])
def test_a_board_without_the_parameter_of_its_kind_is_refused(row: int, key: str) -> None:
    assert f"must have the key {key!r}" in problem("strife_boards.toml", lambda data: data["board"][row].pop(key))


def test_a_board_with_the_parameter_of_another_kind_is_refused() -> None:
    assert problem("strife_boards.toml", change("board", 0, number=2)) == (
        "no_corner_contact: the kind 'no_diagonal_contact' must not have the key 'number'"
    )


def test_a_board_with_a_malformed_mask_or_number_is_refused() -> None:
    mask = ["#####", ".....", ".....", "####A"]
    assert "unknown character 'A'" in problem("strife_boards.toml", change("board", 2, mask=mask))
    assert "the number is 0, but must be at least 1" in problem("strife_boards.toml", change("board", 5, number=0))


def test_an_unknown_kind_of_pioneer_is_refused() -> None:
    assert "'kind' is 'circles'" in problem("pioneers.toml", change("pioneer", 0, kind="circles"))


def test_a_pioneer_with_an_unknown_origin_of_its_points_is_refused() -> None:
    assert "'points_origin' is 'rumor'" in problem("pioneers.toml", change("pioneer", 0, points_origin="rumor"))


@pytest.mark.parametrize("points", [0, -3])
def test_a_pioneer_without_points_is_refused(points: int) -> None:
    assert f"'points' is {points}, but must be at least 1" in problem(
        "pioneers.toml", change("pioneer", 0, points=points)
    )


@pytest.mark.parametrize(("row", "key"), [(0, "lines"), (0, "distinct"), (1, "mask"), (6, "number"), (12, "number")])
def test_a_pioneer_without_the_parameter_of_its_kind_is_refused(row: int, key: str) -> None:
    assert f"must have the key {key!r}" in problem("pioneers.toml", lambda data: data["pioneer"][row].pop(key))


def test_a_pioneer_with_the_parameter_of_another_kind_is_refused() -> None:
    assert problem("pioneers.toml", change("pioneer", 10, lines="rows")) == (
        "twin_panes: the kind 'block' must not have the key 'lines'"
    )


def test_lines_that_are_neither_rows_nor_columns_are_refused() -> None:
    assert "'lines' is 'diagonals'" in problem("pioneers.toml", change("pioneer", 0, lines="diagonals"))


@pytest.mark.parametrize("distinct", [[], ["size"], ["shade", "color"], ["color", "color"], [1]])
def test_anything_but_colors_and_shades_that_differ_is_refused(distinct: list[object]) -> None:
    assert "must be color, shade, or both in this order" in problem(
        "pioneers.toml", change("pioneer", 0, distinct=distinct)
    )


@pytest.mark.parametrize("pattern", [[], [""], ["AB", "A"], ["ABABAB"], ["A", "B", "A", "B", "A"]])
def test_an_ornament_that_no_window_can_hold_is_refused(pattern: list[str]) -> None:
    assert "one to four rows of one to five characters" in problem(
        "ornaments.toml", change("ornament", 0, pattern=pattern)
    )


def test_an_ornament_that_is_not_text_is_refused() -> None:
    assert "'pattern' must hold only text" in problem("ornaments.toml", change("ornament", 0, pattern=[12]))


def test_an_ornament_with_an_unknown_mark_is_refused() -> None:
    assert "unknown character 'C'" in problem("ornaments.toml", change("ornament", 0, pattern=["AB", "CA"]))


@pytest.mark.parametrize("pattern", [["A.A"], ["B"], ["..."]])
def test_an_ornament_with_one_mark_only_is_refused(pattern: list[str]) -> None:
    assert "must have both marks, A and B" in problem("ornaments.toml", change("ornament", 0, pattern=pattern))


@pytest.mark.parametrize(
    ("pattern", "line"), [(["AAB"], "row 1"), (["A.B", "BAB", "B.."], "column 1"), (["AB", ".B"], "column 2")]
)
def test_an_ornament_with_equal_marks_side_by_side_is_refused(pattern: list[str], line: str) -> None:
    assert problem("ornaments.toml", change("ornament", 0, pattern=pattern)) == (
        f"checker: {line} of the pattern has two equal marks side by side, which no window allows"
    )


@pytest.mark.parametrize("key", ["gain", "loss"])
def test_an_ornament_that_pays_or_costs_nothing_is_refused(key: str) -> None:
    assert f"{key!r} is 0, but must be at least 1" in problem("ornaments.toml", change("ornament", 0, **{key: 0}))


def test_an_unknown_tier_is_refused() -> None:
    assert "'tier' is 'trivial'" in problem("ornaments.toml", change("ornament", 0, tier="trivial"))


def test_a_supply_for_less_than_ten_rounds_is_refused() -> None:
    assert problem("glory.toml", change("supply", 0, dice=9)) == (
        "supply: the dice are 9, but each of the ten rounds takes one"
    )


@pytest.mark.parametrize(("table", "count"), [("supply", 1), ("bag", 6), ("payout", 1)])
def test_a_missing_row_of_numbers_is_refused(table: str, count: int) -> None:
    assert problem("glory.toml", lambda data: data[table].pop()) == (
        f"{table}: there must be {count} of it, not {count - 1}"
    )


def test_a_bag_out_of_order_is_refused() -> None:
    assert "the seats are 4, but its place is 2" in problem("glory.toml", change("bag", 1, seats=4))


@pytest.mark.parametrize("key", ["per_color", "gray"])
def test_a_bag_without_a_color_is_refused(key: str) -> None:
    assert f"{key!r} is 0, but must be at least 1" in problem("glory.toml", change("bag", 1, **{key: 0}))


@pytest.mark.parametrize(
    "places", [[12, 8, 5, 0], [8, 12, 5, 0, 0, 0], [12, 8, 5, 0, 0, -1], [12, 8, 5, 0, 0, "0"], [True, 0, 0, 0, 0, 0]]
)
def test_a_payout_that_is_not_six_falling_numbers_is_refused(places: list[object]) -> None:
    assert f"the places {places} must be six whole numbers, the best place first" in problem(
        "glory.toml", change("payout", 0, places=places)
    )
