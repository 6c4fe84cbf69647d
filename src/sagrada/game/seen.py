"""Questions about a view: what the seats are called, the die on a cell, whose turns follow."""

from __future__ import annotations

from sagrada.game.notation import parse_cell
from sagrada.game.view import View

SECRET_CHOICES = ("choose_pattern", "keep_ornaments")


def names_of(seen: View) -> list[str]:
    """What the seats are called."""
    return [known.name for known in seen.seats]


def window_die(seen: View, seat: int, cell: str) -> str:
    """The die on a cell of a window."""
    row, column = divmod(parse_cell(cell), 5)
    return seen.seats[seat].window[row].split()[column]


def turns_left(seen: View) -> list[int]:
    """The seats of the turns after this one, to the end of the round."""
    seats = len(seen.seats)
    order = [(seen.start_seat + place) % seats for place in range(seats)]
    snake = [*order, *reversed(order)]
    return [s for turn, s in enumerate(snake) if turn > seen.turn and (turn < seats or s not in seen.skipped)]
