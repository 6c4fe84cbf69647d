"""The score sheet line by line, ties, and the worked example (all rulebooks, scoring; rulings, scoring)."""

from typing import Any

import pytest

from positions import FULL, honor, play, position
from rules.citing import rules
from sagrada.game.game import Game
from sagrada.game.sheet import Sheet
from sagrada.score.position import score_position

EXAMPLE = ".. G4 R2 Y3 P6 / R3 Y1 .. G1 R2 / P5 G3 .. P6 B5 / B4 Y5 G4 B2 G6"
EXAMPLE_PUBLICS = "column_color_variety light_shades color_variety"
VARIED_ROW = "R1 Y2 G3 B4 P5"
VARIED_COLUMN = "R1 / Y2 / G3 / B4"


def sheet(window: str, **given: Any) -> Sheet:
    """The sheet of a seat without tokens."""
    return position(window, tokens=0, **given).score()[0]


def public(window: str, objective: str) -> int:
    """What a public objective pays for the window."""
    return sheet(window, publics=objective).public[objective]


def private(window: str, objective: str, edition: str = "classic") -> int:
    """What a private objective pays for the window."""
    others = "shades_of_red" if objective != "shades_of_red" else "shades_of_blue"
    return sheet(window, edition=edition, privates=f"{objective} {others}").private[objective]


# public objectives


@pytest.mark.parametrize(
    ("objective", "window", "points"),
    [
        ("row_color_variety", VARIED_ROW, 6),
        ("row_color_variety", f"{VARIED_ROW} / {VARIED_ROW}", 12),
        ("row_color_variety", "R1 Y2 G3 B4 R5", 0),
        ("column_color_variety", VARIED_COLUMN, 5),
        ("column_color_variety", "R1 / Y2 / G3 / R4", 0),
        ("row_shade_variety", VARIED_ROW, 5),
        ("row_shade_variety", "R1 Y2 G3 B4 P1", 0),
        ("column_shade_variety", VARIED_COLUMN, 4),
        ("column_shade_variety", "R1 / Y2 / G3 / B1", 0),
        ("light_shades", "R1 Y2 G1 B2", 4),
        ("medium_shades", "R3 Y4", 2),
        ("deep_shades", "R5 Y6", 2),
        ("shade_variety", "R1 Y2 G3 B4 P5 / Y6", 5),
        ("color_variety", VARIED_ROW, 4),
        ("color_diagonals", "R1 / .. R3", 2),
    ],
)
def test_what_a_public_objective_pays(objective: str, window: str, points: int) -> None:
    """Cards, all editions."""
    assert public(window, objective) == points


@rules("scoring_full_lines")
@pytest.mark.parametrize(
    ("objective", "window"),
    [
        ("row_color_variety", "R1 Y2 G3 B4"),
        ("row_shade_variety", "R1 Y2 G3 B4"),
        ("column_color_variety", "R1 / Y2 / G3"),
        ("column_shade_variety", "R1 / Y2 / G3"),
    ],
)
def test_rows_and_columns_need_the_full_line(objective: str, window: str) -> None:
    """All rulebooks, scoring: no empty cell."""
    assert public(window, objective) == 0


@rules("scoring_sets")
@pytest.mark.parametrize(
    ("objective", "window", "points"),
    [
        ("light_shades", "R1 Y2 G1 B2 R1", 4),
        ("deep_shades", "R5 Y5 G5", 0),
        ("color_variety", "R1 Y2 G3 B4 P5 / Y1 R2 B3", 4),
        ("shade_variety", "R1 Y2 G3 B4 P5", 0),
    ],
)
def test_the_number_of_sets_is_the_smallest_count(objective: str, window: str, points: int) -> None:
    """All rulebooks, scoring, the hint of the example."""
    assert public(window, objective) == points


@rules("scoring_sets")
def test_a_die_counts_for_several_objectives() -> None:
    """Revised rules, scoring: once within an objective, again for another."""
    lines = sheet(VARIED_ROW, publics="row_color_variety row_shade_variety color_variety").public
    assert sum(lines.values()) == 6 + 5 + 4


@rules("scoring_color_diagonals")
@pytest.mark.parametrize(
    ("window", "points"),
    [
        ("R1 / .. R2 / .. .. R3", 3),
        ("R1 .. R2 / .. R3 / R4 .. R5", 5),
        ("R1 .. R2", 0),
        ("R1 / .. B1", 0),
        ("R1 B2 / B3 R4", 4),
        ("R1 .. .. .. Y2 / Y3 .. .. .. R4", 0),
    ],
)
def test_color_diagonals_pays_one_point_per_die_that_has_a_diagonal_neighbor_of_its_color(
    window: str, points: int
) -> None:
    """Rulings, scoring: dice are counted, not pairs."""
    assert public(window, "color_diagonals") == points


# private objectives


@rules("scoring_private_shades")
@pytest.mark.parametrize("edition", ["classic", "classic-ru", "classic-it"])
def test_a_private_color_pays_the_sum_of_shades_in_the_classic_family(edition: str) -> None:
    """Classic rules, scoring."""
    assert private("R6 B5 R1", "shades_of_red", edition) == 7


@rules("scoring_private_dice")
def test_a_private_color_pays_three_for_each_die_in_the_revised_rules() -> None:
    """Revised rules, scoring: whatever their shades."""
    assert private("R6 B5 R1", "shades_of_red", "revised") == 6


@rules("setup_five_six_seats")
@pytest.mark.parametrize(
    ("objective", "six"),
    [
        ("fence", "b1 b3 b5 c1 c3 c5"),
        ("tunnel", "a2 a3 a4 d2 d3 d4"),
        ("brace", "a2 a4 b3 c3 d2 d4"),
        ("port", "a3 b2 b4 c2 c4 d3"),
        ("brackets", "a1 a2 a4 a5 b1 b5"),
        ("wall", "b2 b3 b4 c2 c3 c4"),
    ],
)
def test_a_position_card_counts_the_shades_on_its_six_cells(objective: str, six: str) -> None:
    """Rulings, editions: sixes there, ones everywhere else."""
    rows = [" ".join("P6" if row + column in six.split() else "P1" for column in "12345") for row in "abcd"]
    privates = f"{objective} shades_of_red shades_of_blue shades_of_green shades_of_yellow"
    assert sheet(" / ".join(rows), seats=5, privates=privates).private == {objective: 36}


# the other lines


@rules("scoring_empty_cells")
@pytest.mark.parametrize(("window", "points"), [("", -20), ("G1", -19), (FULL, 0)])
def test_an_empty_cell_costs_one_point(window: str, points: int) -> None:
    """All rulebooks, scoring."""
    assert sheet(window).empty == points


@rules("scoring_empty_cells", "setup_tokens")
def test_a_token_left_is_worth_one_point() -> None:
    """All rulebooks, scoring."""
    line = position(FULL, tokens=4, privates="shades_of_green shades_of_yellow").score()[0]
    assert (line.favor, line.total) == (4, 4)


def test_the_lines_add_up_to_the_total() -> None:
    """All rulebooks, scoring."""
    line = position(VARIED_ROW, publics="color_variety", privates="shades_of_red shades_of_blue", tokens=2).score()[0]
    assert line.total == 4 + 1 + 2 - 15


# ties


def ranked(*windows: str, seats: int = 2, **given: Any) -> list[int]:
    """The ranking of a game that ends now."""
    return play(position(*windows, seats=seats, in_round=10, turn=2 * seats, **given), "end").ranking()


@rules("scoring_ties")
def test_the_most_points_win() -> None:
    """All rulebooks, scoring: seat 1 has one empty cell less."""
    assert ranked("", "G1", tokens=0) == [1, 0]


@rules("scoring_ties")
def test_level_on_points_the_private_objective_decides() -> None:
    """All rulebooks, ties: a red 3 against three tokens, which come second only."""
    privates = "shades_of_red shades_of_blue"
    assert ranked("R3", "G3", privates=privates, tokens=[0, 3], start=1) == [0, 1]


@rules("scoring_ties")
def test_level_on_private_points_the_tokens_decide() -> None:
    """All rulebooks, ties: a token against a cell filled."""
    privates = "shades_of_red shades_of_blue"
    assert ranked("", "G3", privates=privates, tokens=[1, 0], start=1) == [0, 1]


@rules("scoring_tie_last_turn")
@pytest.mark.parametrize("edition", ["classic", "classic-it"])
@pytest.mark.parametrize(
    ("skipped", "order"),
    [
        ((), [0, 1, 2]),
        ((0,), [1, 2, 0]),
        ((1,), [0, 2, 1]),
        ((0, 1, 2), [2, 1, 0]),
    ],
)
def test_the_last_tie_break_of_the_classic_rules_is_the_latest_turn_actually_taken(
    edition: str, skipped: tuple[int, ...], order: list[int]
) -> None:
    """Classic and Italian rules, ties: turns 0 1 2 2 1 0; a pass is a turn, a skipped one is not."""
    game = position(edition=edition, seats=3, in_round=10, turn=3, skipped=skipped)
    while not game.is_over:
        game.play("end")
    assert game.ranking() == order


@rules("scoring_tie_first_turn")
@pytest.mark.parametrize("edition", ["classic-ru", "revised"])
@pytest.mark.parametrize("skipped", [(), (0,), (2,), (0, 1, 2)])
def test_the_last_tie_break_of_the_russian_rules_is_the_latest_first_turn(
    edition: str, skipped: tuple[int, ...]
) -> None:
    """Older Russian and revised rules, ties: a skipped second turn changes nothing."""
    game = position(edition=edition, seats=3, in_round=10, turn=3, skipped=skipped)
    while not game.is_over:
        game.play("end")
    assert game.ranking() == [2, 1, 0]


@rules("scoring_tie_last_turn", "tools_running_pliers")
def test_a_turn_skipped_by_running_pliers_is_no_turn_for_the_tie_break() -> None:
    """Classic rules, ties: seat 0 would have had the last turn, but gave it up. Both end level on everything."""
    game = position("", "G1 B2", pool="G1 B2", tools="running_pliers", tokens=[1, 0], in_round=10)
    play(game, "G1@a1", "use running_pliers", "B2@a2", "end", "end", "end")
    assert [line.total for line in game.score()] == [-18, -18]
    assert game.ranking() == [1, 0]


@rules("scoring_ties")
@pytest.mark.parametrize("edition", ["classic", "classic-ru", "classic-it", "revised"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("start", [0, 1])
def test_the_last_tie_break_always_decides(edition: str, seats: int, start: int) -> None:
    """Rulings, scoring: all are level, and the order follows from the start seat alone."""
    order = [(start + place) % seats for place in range(seats)]
    backwards = edition in ("classic-ru", "revised")
    assert ranked(edition=edition, seats=seats, start=start) == (order[::-1] if backwards else order)


# the worked example and typed positions


def example(edition: str, exempt: str = "c5") -> Game:
    """The rulebooks' example, with the one die that contradicts the printed window set there by a tool."""
    return honor(
        EXAMPLE,
        edition=edition,
        pattern="fractal_drops",
        publics=EXAMPLE_PUBLICS,
        privates="shades_of_purple shades_of_red",
        tokens=0,
        exempt=exempt,
    )


@rules("scoring_worked_example")
@pytest.mark.parametrize(
    ("edition", "private_points", "total"),
    [("classic", 17, 40), ("classic-ru", 17, 40), ("classic-it", 17, 40), ("revised", 9, 32)],
)
def test_the_worked_example_scores_forty_or_thirty_two_revised(edition: str, private_points: int, total: int) -> None:
    """All rulebooks, the scoring example, line by line."""
    line = example(edition).score()[0]
    assert line.public == {"column_color_variety": 10, "light_shades": 4, "color_variety": 12}
    assert (line.private, line.favor, line.empty) == ({"shades_of_purple": private_points}, 0, -3)
    assert line.total == total


@rules("scoring_worked_example")
def test_the_worked_example_breaks_one_print_and_no_other_rule() -> None:
    """Rulings, scoring: c5 shows a 1 in print; with c5 exempt the window is in order."""
    (slip,) = example("classic", exempt="").score()[0].violations
    assert (slip.cell, slip.rule) == ("c5", "cell_shade")
    assert example("classic").challenge(1, 0) is False


@rules("wrong_typed_position")
def test_a_typed_position_is_counted_as_it_stands_and_its_violations_are_listed() -> None:
    """Rulings, wrong placements: print and equal neighbors, not loose dice."""
    rows = ["R1 R2 .. .. ..", ".. .. .. .. ..", ".. .. .. G5 ..", ".. .. .. .. .."]
    given = {"seats": [{"pattern": ["B....", ".....", ".....", "....."], "window": rows, "private": ["shades_of_red"]}]}
    (answer,) = score_position(given)["seats"]
    assert answer["total"] == 3 - 17
    assert answer["violations"] == [
        {"cell": "a1", "rule": "cell_color"},
        {"cell": "a2", "rule": "equal_color", "with": "a1"},
    ]
