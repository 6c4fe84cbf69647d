"""Ornaments: a pattern of two colors anywhere in the window, the way up it is printed (Glory, ornaments)."""

from sagrada.content.tables import (
    ORNAMENT_A,
    ORNAMENT_B,
    ORNAMENT_GAIN,
    ORNAMENT_HEIGHT,
    ORNAMENT_LOSS,
    ORNAMENT_WIDTH,
)
from sagrada.rules.state import State


def color_of_all(s: State, seat: int, cells: int) -> int:
    """The color that all these cells have; 6 for none."""
    colors = 6 if s.gray_ornaments else 5
    for i in range(colors):
        if s.color[seat][i] & cells == cells:
            return i
    return 6


def ornament_met(s: State, seat: int, card: int) -> bool:
    """Do the marks of the card lie on two different colors, each on its own?"""
    for place in range((5 - ORNAMENT_HEIGHT[card]) * (6 - ORNAMENT_WIDTH[card])):
        across = 6 - ORNAMENT_WIDTH[card]
        shift = place // across * 5 + place % across
        first = color_of_all(s, seat, ORNAMENT_A[card] << shift)
        second = color_of_all(s, seat, ORNAMENT_B[card] << shift)
        if first < 6 and second < 6 and first != second:
            return True
    return False


def ornament_points(s: State, seat: int, card: int) -> int:
    """What a kept ornament brings: its gain if it is built, else its loss."""
    return ORNAMENT_GAIN[card] if ornament_met(s, seat, card) else -ORNAMENT_LOSS[card]


def ornament_total(s: State, seat: int) -> int:
    """The gains and losses of the ornaments a seat has kept."""
    total = 0
    for i in range(2):
        if (s.kept[seat] >> i) & 1:
            total += ornament_points(s, seat, s.ornament[seat][i])
    return total
