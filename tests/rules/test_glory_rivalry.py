"""Rivalry: every measure, places, ties and numbers of seats (Glory, rivalry objectives; rulings 28-32)."""

from collections.abc import Sequence
from typing import Any

import pytest

from positions import honor, play, position
from rules.citing import rules
from sagrada.content.cards import PUBLIC
from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.game.notation import PUBLIC_IDS

RIVALRY = [card.id for card in PUBLIC.values() if card.rivalry]


def measure(window: str, card: str, **given: Any) -> int:
    """How well the window does."""
    game = position(window, publics=card, modules="glory", **given)
    return core.measure(game.state, 0, PUBLIC_IDS.index(card))


def paid(*windows: str, card: str = "color_pairs", **given: Any) -> list[int]:
    """What the card pays to each seat."""
    game = position(*windows, publics=card, modules="rivalry", **given)
    return [sheet.public[card] for sheet in game.score()]


def pay_row(*pairs: int) -> list[int]:
    """What each seat is paid for so many pairs of one color."""
    return paid(*(window_of(count) for count in pairs))


def window_of(pairs: int) -> str:
    """A window with so many pairs of red dice, five at most."""
    row = "R1 .. R2 .. R3 / .. R4 .. R5 .. / R6 .. R1 .. R2 / .. R3 .. R4 .."
    dice = iter([True] * 2 * pairs + [False] * 20)
    words = [word if word in ("..", "/") or next(dice) else ".." for word in row.split()]
    return " ".join(words)


# places


@rules("glory_28_rivalry_ties")
@pytest.mark.parametrize(
    ("results", "points"),
    [
        ([4, 3, 2, 1], [12, 8, 5, 0]),
        ([1, 2, 3, 4], [0, 5, 8, 12]),
        ([4, 4, 3, 3], [10, 10, 2, 2]),
        ([4, 3, 4, 3], [10, 2, 10, 2]),
        ([4, 4, 4, 3], [8, 8, 8, 0]),
        ([4, 3, 3, 3], [12, 4, 4, 4]),
        ([4, 3, 3, 1], [12, 6, 6, 0]),
        ([2, 2, 2, 2], [6, 6, 6, 6]),
    ],
)
def test_tied_places_are_added_up_divided_and_rounded_down(results: Sequence[int], points: list[int]) -> None:
    """Glory, ties: the rulebook's example is 10, 10, 2, 2."""
    assert pay_row(*results) == points


@rules("glory_29_rivalry_seats")
@pytest.mark.parametrize(
    ("results", "points"),
    [
        ([2, 1], [12, 8]),
        ([2, 2], [10, 10]),
        ([3, 2, 1], [12, 8, 5]),
        ([3, 2, 2], [12, 6, 6]),
        ([3, 3, 3], [8, 8, 8]),
        ([5, 4, 3, 2, 1], [12, 8, 5, 0, 0]),
        ([5, 4, 3, 2, 1, 0], [12, 8, 5, 0, 0, 0]),
        ([2, 2, 2, 2, 2, 2], [4, 4, 4, 4, 4, 4]),
        ([5, 4, 3, 3, 1, 1], [12, 8, 2, 2, 0, 0]),
    ],
)
def test_places_with_other_numbers_of_seats_are_cut_off_or_pay_nothing(
    results: Sequence[int], points: list[int]
) -> None:
    """Rulings, Glory 29: 12, 8 and 5, and 0 for every other place."""
    assert pay_row(*results) == points


@rules("glory_30_rivalry_zero")
@pytest.mark.parametrize(("results", "points"), [([1, 0], [12, 8]), ([0, 0], [10, 10]), ([0, 2, 0], [6, 12, 6])])
def test_a_result_of_zero_takes_a_place_and_is_paid(results: Sequence[int], points: list[int]) -> None:
    """Rulings, Glory 30: only the comparison matters."""
    assert pay_row(*results) == points


@rules("glory_30_rivalry_zero")
@pytest.mark.parametrize("card", RIVALRY)
def test_if_all_have_zero_all_share(card: str) -> None:
    """Rulings, Glory 30: on every card."""
    assert paid("", "", "", card=card) == [8, 8, 8]


@rules("glory_32_rivalry_absent")
def test_empty_windows_and_seats_that_left_are_compared_with_what_their_window_shows() -> None:
    """Rulings, Glory 32: seat 1 has left with one pair, seat 2 with an empty window."""
    assert paid(window_of(2), window_of(1), "") == [12, 8, 5]


@rules("glory_28_rivalry_ties")
def test_a_rivalry_objective_is_measured_after_the_audit_of_an_honor_table() -> None:
    """Rulings, wrong placements: before any scoring; removing dice costs places."""
    given: dict[str, Any] = {"in_round": 10, "turn": 4, "publics": "color_pairs", "modules": "rivalry"}
    game = honor("R1 R2", "B1 .. .. B2 / G3 .. .. G4", **given)
    play(game, "end", "remove a1")
    assert [sheet.public["color_pairs"] for sheet in game.score()] == [8, 12]


# measures


@rules("glory_31_rivalry_color_pairs")
@pytest.mark.parametrize(
    ("window", "pairs"),
    [
        ("R1 .. R2", 1),
        ("R1 .. R2 .. R3", 1),
        ("R1 .. R2 .. R3 / .. R4", 2),
        ("R1 .. B2", 0),
        ("R1 B1 R2 B2", 2),
        ("S1 .. S2 R1", 1),
    ],
)
def test_pairs_of_one_color_are_half_the_dice_of_each_color_anywhere(window: str, pairs: int) -> None:
    """Rulings, Glory 31: rounded down and added up, gray included."""
    assert measure(window, "color_pairs") == pairs


@rules("glory_31_rivalry_color_pairs")
@pytest.mark.parametrize(
    ("window", "pairs"),
    [
        ("R1 .. R2", 0),
        ("R1 / .. R2", 1),
        ("R1 .. R2 / .. R3", 1),
        ("R1 .. R2 / .. R3 / R4 .. R5", 1),
        ("R1 / .. R2 / .. .. R3 / .. .. .. R4", 2),
        (".. R1 / R2 .. R3 / .. R4 .. R5", 2),
        ("S1 B2 / B3 S4", 2),
        (".. R1 .. .. .. / R2 .. .. .. R3", 1),
        (".. .. .. .. R1 / .. / R2", 0),
    ],
)
def test_pairs_of_one_color_can_be_those_that_touch_diagonally_each_die_in_one(window: str, pairs: int) -> None:
    """Rulings, Glory 31: the option color_pairs; as many pairs as there can be."""
    assert measure(window, "color_pairs", color_pairs="diagonal") == pairs


@pytest.mark.parametrize(
    ("card", "window", "result"),
    [
        ("dark_field", "", 0),
        ("dark_field", "R4 B5 R6 / .. B3", 3),
        ("dark_field", "R4 B3 R6", 1),
        ("dark_field", "R4 / .. B5", 1),
        ("dark_field", "R4 B5 / S6 .. .. R5 / .. .. .. B4", 3),
        ("dark_field", ".. .. .. .. R4 / B5", 1),
        ("heavy_frame", "R1 B2 / R3 B6 / / .. .. .. .. S5", 11),
        ("heavy_frame", "/ .. R6 B5", 0),
        ("sevens", "R1 B6", 2),
        ("sevens", "R1 B6 R1", 3),
        ("sevens", "R3 / B4 / R3", 3),
        ("sevens", "R1 / .. B6", 0),
        ("sevens", "R2 B6 S5 / .. .. .. R2", 0),
        ("sevens", ".. .. .. .. R1 / B6", 0),
        ("many_panes", "R1 B2 R1 B2", 2),
        ("many_panes", "R1 R2 B1 S1 S1", 4),
        ("soft_gradient", "", 0),
        ("soft_gradient", "R1", 1),
        ("soft_gradient", "R1 B2 R3 B5", 3),
        ("soft_gradient", "R1 B2 R1 / .. B3", 4),
        ("soft_gradient", "R1 / .. B2", 1),
        ("soft_gradient", "R6 B1", 1),
        ("soft_gradient", "R2 B1 .. S4 / R3 .. .. B5", 3),
        ("soft_gradient", ".. .. .. .. R1 / B2", 1),
        ("weight_of_strife", "R6 S5 B1 S3", 8),
        ("weight_of_strife", "R6", 0),
        ("clash_of_colors", "S1", 0),
        ("clash_of_colors", "R1 S2 R3", 1),
        ("clash_of_colors", "R1 S2 B3", 2),
        ("clash_of_colors", ".. R1 / B2 S3 G4 / .. P5", 4),
        ("clash_of_colors", "S1 R2 S3", 2),
        ("clash_of_colors", "S1 / .. R2", 0),
        ("far_flung_strife", "R1", 0),
        ("far_flung_strife", "S1", 2),
        ("far_flung_strife", "S1 .. S2", 3),
        ("far_flung_strife", "S1 / .. S2 / .. .. S3 / .. .. .. S4 S5", 9),
    ],
)
def test_what_a_rivalry_objective_measures(card: str, window: str, result: int) -> None:
    """Cards: groups hang together by edges, each die counts once."""
    assert measure(window, card) == result


@pytest.mark.parametrize("card", RIVALRY)
def test_nine_cards_rank_the_seats(card: str) -> None:
    """Glory, rivalry: six of their own and three of the strife objectives; the better window is paid more."""
    better = "S1 R6 B1 R4 B5 / .. B4 S3 B1 S6"
    assert paid(better, "", card=card) == [12, 8]
    assert len(RIVALRY) == 9


def test_a_rivalry_objective_counts_in_the_total() -> None:
    """Glory, rivalry: 12 and 8 points, with twenty empty cells less the dice."""
    privates = "shades_of_blue shades_of_green"
    game = position(window_of(1), "", tokens=0, publics="color_pairs", modules="rivalry", privates=privates)
    assert [sheet.total for sheet in game.score()] == [12 - 18, 8 - 20]


def test_the_option_of_pairs_needs_the_module() -> None:
    """Options."""
    with pytest.raises(Refused, match="needs_module"):
        position(color_pairs="diagonal")
