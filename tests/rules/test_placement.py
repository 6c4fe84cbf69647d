"""Where a die may lie: border, touching, prints, equal neighbors (all rulebooks, placing dice)."""

import pytest

from positions import EVERY_CELL, INNER_CELLS, cells, dice, honor, play, position, refusal
from rules.citing import rules

EDITIONS = ["classic", "classic-ru", "classic-it", "revised"]
EVERY_COLOR = "RYGBP"
MOST_SHADES = "23456"
TOP_ROW = {"a1", "a2", "a3", "a4", "a5"}
EVERY_DIE = [color + shade for color in "RYGBP" for shade in "123456"]


@rules("turns_first_die")
def test_the_first_die_goes_on_the_border() -> None:
    """All rulebooks, placing dice: edge or corner."""
    assert cells(position(hand="R5")) == EVERY_CELL - INNER_CELLS


@rules("turns_first_die")
def test_a_first_die_inside_is_refused() -> None:
    """All rulebooks, placing dice."""
    assert refusal(position(hand="R5"), "R5@b3") == "border"


@rules("turns_first_die")
def test_the_border_rule_holds_again_when_the_window_has_become_empty() -> None:
    """Rulings, turns 4: late in the game, too, an empty window is begun on its border."""
    assert cells(position(hand="R5", in_round=6)) == EVERY_CELL - INNER_CELLS


@rules("turns_first_die", "wrong_loose_die")
def test_a_die_inside_a_window_that_was_emptied_by_removal_is_wrong() -> None:
    """Rulings, turns 4 and wrong placements: seat 0 loses its only die and begins anew off the border."""
    game = honor("B1", pattern="R", pool="G2")
    play(game, "! s1 s0", "remove a1", "G2@b3")
    assert game.challenge(1, 0)


@rules("turns_touching")
def test_a_later_die_touches_another_straight_or_diagonally() -> None:
    """All rulebooks, placing dice: the eight cells around b3."""
    around = {"a2", "a3", "a4", "b2", "b4", "c2", "c3", "c4"}
    assert cells(position("/ .. .. B3", hand="R5")) == around


@rules("turns_touching")
def test_columns_one_and_five_do_not_touch_around_the_edge() -> None:
    """All rulebooks, placing dice: a window is no cylinder."""
    assert cells(position("/ B3", hand="R5")) == {"a1", "a2", "b2", "c1", "c2"}


@rules("turns_touching")
def test_a_later_die_that_touches_nothing_is_refused_even_on_the_border() -> None:
    """All rulebooks, placing dice."""
    assert refusal(position("B3", hand="R5"), "R5@a3") == "touch"


def test_a_die_goes_on_an_empty_cell() -> None:
    """All rulebooks, the turn: an empty cell of the window."""
    assert refusal(position("B3", hand="R5"), "R5@a1") == "free"


@pytest.mark.parametrize("die", EVERY_DIE)
def test_a_plain_cell_takes_any_die(die: str) -> None:
    """All rulebooks, placing dice: white cells."""
    assert "a1" in cells(position(hand=die))


@pytest.mark.parametrize("die", EVERY_DIE)
def test_a_color_cell_takes_its_color_in_any_shade(die: str) -> None:
    """All rulebooks, placing dice: of five color cells each die fits its own."""
    game = position(pattern=EVERY_COLOR, hand=die)
    assert cells(game) & TOP_ROW == {f"a{'RYGBP'.index(die[0]) + 1}"}


@pytest.mark.parametrize("die", EVERY_DIE)
def test_a_shade_cell_takes_its_shade_in_any_color(die: str) -> None:
    """All rulebooks, placing dice: of five shade cells, 2 to 6, each die fits its own."""
    game = position(pattern=MOST_SHADES, hand=die)
    assert cells(game) & TOP_ROW == ({f"a{int(die[1]) - 1}"} if die[1] != "1" else set())


def test_a_color_cell_refuses_another_color_by_name() -> None:
    """All rulebooks, placing dice: color cells."""
    assert refusal(position(pattern=EVERY_COLOR, hand="B3"), "B3@a1") == "cell_color"


def test_a_shade_cell_refuses_another_shade_by_name() -> None:
    """All rulebooks, placing dice: shade cells."""
    assert refusal(position(pattern=MOST_SHADES, hand="B3"), "B3@a1") == "cell_shade"


@rules("turns_golden_rule")
@pytest.mark.parametrize("edition", EDITIONS)
def test_equal_colors_never_lie_side_by_side_in_any_edition(edition: str) -> None:
    """Revised rules, golden rule; rulings, turns 5: it holds in all editions."""
    game = position("/ .. .. R3", edition=edition, hand="R5")
    assert cells(game) == {"a2", "a4", "c2", "c4"}


@rules("turns_golden_rule")
@pytest.mark.parametrize("edition", EDITIONS)
def test_equal_shades_never_lie_side_by_side_in_any_edition(edition: str) -> None:
    """Revised rules, golden rule; rulings, turns 5: it holds in all editions."""
    game = position("/ .. .. B5", edition=edition, hand="R5")
    assert cells(game) == {"a2", "a4", "c2", "c4"}


@rules("turns_golden_rule")
@pytest.mark.parametrize(("die", "rule"), [("R5", "equal_color"), ("B3", "equal_shade"), ("R3", "equal_color")])
def test_the_refusal_names_what_is_equal(die: str, rule: str) -> None:
    """Revised rules, golden rule."""
    assert refusal(position("R3", hand=die), f"{die}@a2") == rule


@rules("turns_golden_rule")
def test_equal_dice_may_lie_corner_to_corner() -> None:
    """Revised rules, golden rule: diagonal neighbors may be of one color and shade."""
    assert dice(play(position("R5", hand="R5"), "R5@b2")) == {"a1": "R5", "b2": "R5"}


def test_the_print_of_a_neighboring_cell_binds_nobody() -> None:
    """All rulebooks, placing dice: the hint warns of a red die beside a red cell, the rules allow it."""
    assert "a2" in cells(position("B1", pattern="..R", hand="R5"))


def test_a_red_two_fits_three_cells_only() -> None:
    """Classic rules, placing dice, the example of the red 2 (a position of our own).

    Of the cells it could touch a2, b1, b3 and c2 are beside the blue 2, a4 beside the red 4, and a1, c1, c4 and d3
    are printed otherwise.
    """
    game = position(".. .. R4 / .. B2 / .. .. G3", pattern="Y / / 3..5 / ..1", hand="R2")
    assert cells(game) == {"b4", "d2", "d4"}


@rules("wrong_strict_tables")
def test_at_a_strict_table_an_illegal_placement_cant_be_made() -> None:
    """Rulings, wrong placements: tables are strict by default."""
    game = position("R3", hand="R5")
    with pytest.raises(ValueError, match="equal_color"):
        game.play("R5@a2")
    assert dice(game) == {"a1": "R3"}
