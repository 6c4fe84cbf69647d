"""Ornaments: patterns built, shifted and mirrored, gain and loss, ties (Glory, ornaments; rulings 21-27)."""

from typing import Any

import pytest

from positions import honor, play, position
from rules.citing import rules
from sagrada.content.cards import ORNAMENT, ORNAMENTS
from sagrada.content.options import resolve
from sagrada.content.refusal import Refused

EVERY = [card.id for card in ORNAMENTS]
BOARD = "color_panes_too"


def paint(ornament: str, first: str = "R", second: str = "B", *, down: int = 0, right: int = 0, gap: str = "..") -> str:
    """A window with the pattern of a card in these two colors, so many cells down and to the right of the corner."""
    dice = {"A": f"{first}1", "B": f"{second}2", ".": gap}
    rows = [" ".join([*[".."] * right, *(dice[mark] for mark in row)]) for row in ORNAMENT[ornament].pattern]
    return " / ".join([*[""] * down, *rows])


def mirrored(window: str) -> str:
    """A window seen from behind."""
    rows = [row.split() for row in window.split("/")]
    return " / ".join(" ".join(reversed([*row, *[".."] * (5 - len(row))])) for row in rows)


def upside_down(window: str) -> str:
    """A window hung upside down."""
    rows = window.split("/")
    return " / ".join(reversed([*rows, *[""] * (4 - len(rows))]))


def points(window: str, ornament: str, **given: Any) -> int:
    """What the kept ornament brings to seat 0."""
    return position(window, ornaments=ornament, **given).score()[0].ornaments[ornament]


def is_built(window: str, ornament: str, **given: Any) -> bool:
    """Does the ornament bring its gain?"""
    card = ORNAMENT[ornament]
    brought = points(window, ornament, **given)
    assert brought in (card.gain, -card.loss)
    return brought > 0


# built or not


@rules("glory_21_ornament_colors")
@pytest.mark.parametrize("ornament", EVERY)
@pytest.mark.parametrize("colors", ["RB", "BR", "PY", "GS", "SG"])
def test_colors_of_an_ornament_are_any_two(ornament: str, colors: str) -> None:
    """Glory, ornaments: dice of two colors, each on the cells with its own mark."""
    assert is_built(paint(ornament, *colors), ornament)


@rules("glory_21_ornament_colors")
@pytest.mark.parametrize("ornament", EVERY)
def test_colors_of_an_ornament_are_different(ornament: str) -> None:
    """Glory, ornaments: two colors, so one color everywhere is not the pattern."""
    assert not is_built(paint(ornament, "R", "R"), ornament)


@rules("glory_21_ornament_colors")
@pytest.mark.parametrize("ornament", EVERY)
def test_each_color_lies_on_all_the_cells_with_its_mark(ornament: str) -> None:
    """Glory, ornaments: one mark left empty, or one of several in a third color, is enough to fail."""
    window = paint(ornament)
    for mark in ("R1", "B2"):
        assert not is_built(window.replace(mark, "..", 1), ornament)
        assert is_built(window.replace(mark, "G3", 1), ornament) == (window.count(mark) == 1)


@rules("glory_21_ornament_colors")
def test_shades_do_not_matter_to_an_ornament() -> None:
    """Glory, ornaments: only colors are named."""
    assert is_built("R1 B2 / B6 R5", "checker")


@pytest.mark.parametrize("ornament", EVERY)
def test_an_ornament_may_lie_anywhere_in_the_window(ornament: str) -> None:
    """Glory, ornaments: in any part of the window, to its last row and column."""
    height, width = len(ORNAMENT[ornament].pattern), len(ORNAMENT[ornament].pattern[0])
    for down in range(5 - height):
        for right in range(6 - width):
            assert is_built(paint(ornament, down=down, right=right), ornament)


@pytest.mark.parametrize("ornament", ["falling_ribbon", "long_ribbon"])
def test_an_ornament_is_never_mirrored(ornament: str) -> None:
    """Glory, ornaments: exactly the way up it is printed."""
    assert not is_built(mirrored(paint(ornament)), ornament)


@pytest.mark.parametrize("ornament", ["keystone", "arch", "chevron"])
def test_an_ornament_is_never_turned_upside_down(ornament: str) -> None:
    """Glory, ornaments: exactly the way up it is printed."""
    assert not is_built(upside_down(paint(ornament)), ornament)


@pytest.mark.parametrize(
    ("ornament", "window"),
    [
        ("garland", paint("pillar")),
        ("pillar", paint("frieze")),
        ("frieze", paint("pillar")),
        ("falling_ribbon", "R1 / B2 R1 / .. B2"),
        ("keystone", "R1 / B2 R1 / R1"),
        ("arch", "R1 B2 / B2 / R1 B2"),
    ],
)
def test_an_ornament_is_never_turned_on_its_side(ornament: str, window: str) -> None:
    """Glory, ornaments: exactly the way up it is printed."""
    assert not is_built(window, ornament)


@pytest.mark.parametrize(
    ("ornament", "window"),
    [
        ("checker", ".. .. .. .. R1 / B2 .. .. .. B2 / R1"),
        ("garland", ".. .. .. R1 B2 / R1 B2"),
        ("falling_ribbon", ".. .. .. R1 B2 / .. .. .. .. R1 / B2"),
    ],
)
def test_an_ornament_does_not_run_around_the_edge(ornament: str, window: str) -> None:
    """Glory, ornaments: the pattern as it is shown."""
    assert not is_built(window, ornament)


@rules("glory_22_ornament_gray")
@pytest.mark.parametrize("ornament", EVERY)
@pytest.mark.parametrize("colors", ["SR", "RS"])
def test_gray_in_an_ornament_is_a_color_unless_the_option_forbids_it(ornament: str, colors: str) -> None:
    """Rulings, Glory 22: the option gray_ornaments."""
    window = paint(ornament, *colors)
    assert is_built(window, ornament, board=BOARD)
    assert not is_built(window, ornament, board=BOARD, gray_ornaments=False)


@rules("glory_22_ornament_gray")
@pytest.mark.parametrize("gap", ["S3", ".."])
def test_gray_between_the_marks_does_not_matter_even_where_gray_is_forbidden(gap: str) -> None:
    """Rulings, Glory 22 and 23."""
    assert is_built(paint("diamond", gap=gap), "diamond", board=BOARD, gray_ornaments=False)


@rules("glory_23_ornament_gaps")
@pytest.mark.parametrize("ornament", [card for card in EVERY if "." in "".join(ORNAMENT[card].pattern)])
@pytest.mark.parametrize("gap", ["..", "G3", "R4", "B5", "S6"])
def test_between_the_marks_of_an_ornament_may_lie_anything(ornament: str, gap: str) -> None:
    """Rulings, Glory 23: even the colors of the pattern, or nothing."""
    assert is_built(paint(ornament, gap=gap), ornament)


@rules("glory_24_ornament_shared_dice")
def test_sharing_dice_between_two_ornaments_is_allowed() -> None:
    """Rulings, Glory 24: the cards are tested by themselves."""
    sheet = position("R1 B2 R1 B2 / B2 R1 B2 R1", ornaments="checker garland").score()[0]
    assert sheet.ornaments == {"checker": 3, "garland": 5}


@rules("glory_24_ornament_shared_dice")
def test_a_pattern_built_more_than_once_pays_once() -> None:
    """Rulings, Glory 24."""
    assert points("R1 B2 .. G1 Y2 / B2 R1 .. Y2 G1 / R1 B2", "checker") == 3


# gain and loss


@rules("glory_25_ornament_gain_and_loss")
@pytest.mark.parametrize(
    ("ornament", "gain", "loss"), [("checker", 3, 3), ("arch", 6, 3), ("diamond", 7, 2), ("chevron", 12, 2)]
)
def test_gain_and_loss_of_an_ornament_are_two_numbers(ornament: str, gain: int, loss: int) -> None:
    """Rulings, Glory 25: built it pays one, otherwise it costs the other."""
    assert (points(paint(ornament), ornament), points("", ornament)) == (gain, -loss)


@rules("glory_25_ornament_gain_and_loss")
def test_gains_and_losses_enter_the_total() -> None:
    """Glory, scoring: checker 3, arch -3, garland -3; a card that was discarded brings nothing."""
    game = position("R1 B2 / B2 R1", "R1 B2 / B2 R1", "R1 B2 / B2 R1", tokens=0, ornaments="checker / arch garland")
    privates = [sum(sheet.private.values()) for sheet in game.score()]
    totals = [sheet.total + 16 - private for sheet, private in zip(game.score(), privates, strict=True)]
    assert (totals, game.score()[2].ornaments) == ([3, -6, 0], {})


@rules("glory_25_ornament_gain_and_loss")
def test_an_ornament_is_tested_on_the_window_at_the_end() -> None:
    """Glory, scoring: ornaments are shown at the final scoring, after the audit of an honor table."""
    game = honor("R1 B2 / B2 R1 R3", in_round=10, turn=4, ornaments="checker")
    assert game.score()[0].ornaments == {"checker": 3}
    assert play(game, "end", "remove b2").score()[0].ornaments == {"checker": -3}


# ties


def tied(**given: Any) -> list[int]:
    """The ranking of two seats with equal points: seat 0 by an ornament, seat 1 by its tokens.

    Both have red dice and no private objective that counts them; seat 1 has the last word.
    """
    privates = "shades_of_green shades_of_purple"
    window = "R1 B2 / B2 R1"
    return position(window, window, tokens=[1, 4], ornaments="checker", privates=privates, **given).ranking()


@rules("glory_27_ornament_tie_break")
def test_ornaments_and_ties_their_points_count_as_private_points() -> None:
    """Rulings, Glory 27: the first tie-break, before tokens."""
    assert tied() == [0, 1]


@rules("glory_27_ornament_tie_break")
def test_ornaments_and_ties_the_option_can_leave_them_out() -> None:
    """Rulings, Glory 27: the option ornaments_break_ties; then the tokens decide."""
    assert tied(ornaments_break_ties=False) == [1, 0]


@rules("glory_27_ornament_tie_break")
def test_ornaments_and_ties_a_loss_counts_too() -> None:
    """Rulings, Glory 27: plus and minus; seat 0 lost 3 and has 3 tokens more."""
    game = position("", "", tokens=[4, 1], ornaments="checker")
    assert (game.score()[0].total == game.score()[1].total, game.ranking()) == (True, [1, 0])


def test_an_ornament_option_needs_the_module() -> None:
    """Options."""
    for given in ({"gray_ornaments": False}, {"ornaments_break_ties": False}):
        with pytest.raises(Refused, match="needs_module"):
            resolve("classic", 2, less_luck=False, **given)
