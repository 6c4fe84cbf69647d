"""Neighborhood on a window of four rows and five columns, as operations on boards."""

from typing import Final

FULL: Final = 0xFFFFF
LEFT: Final = 0x08421
RIGHT: Final = 0x84210
BORDER: Final = 0xFC63F
TOP_ROW: Final = 0x1F


def beside(board: int) -> int:
    """Cells left or right of the board's cells."""
    return ((board & ~RIGHT) << 1) | ((board & ~LEFT) >> 1)


def orthogonal(board: int) -> int:
    """Cells that share an edge with one of the board's cells."""
    return (beside(board) | (board << 5) | (board >> 5)) & FULL


def diagonal(board: int) -> int:
    """Cells that share only a corner with one of the board's cells."""
    sides = beside(board)
    return ((sides << 5) | (sides >> 5)) & FULL


def around(board: int) -> int:
    """The board's cells and every cell that touches them."""
    wide = board | beside(board)
    return (wide | (wide << 5) | (wide >> 5)) & FULL


def touching(board: int) -> int:
    """Cells where the next die touches a die, or the border while the window is empty."""
    if board == 0:
        return BORDER
    return around(board)
