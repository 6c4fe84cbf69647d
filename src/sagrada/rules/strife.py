"""Gray dice: the strife board's rule as a test of the whole window (Glory, strife dice).

Every board rule stays true when dice are taken away, so a window in order stays so if each new die keeps it.
"""

from sagrada.content.tables import (
    BOARD_CELLS,
    BOARD_KIND,
    BOARD_NUMBER,
    CELLS_ONLY,
    COLOR_CELLS_TOO,
    GAP,
    NO_DIAGONAL_CONTACT,
    ONE_PER_COLUMN,
    SHADE_CELLS_ONLY,
)
from sagrada.rules.bits import popcount
from sagrada.rules.geometry import FULL, LEFT, diagonal, orthogonal
from sagrada.rules.state import GRAY, State


def is_gray(die: int) -> bool:
    """Is it a strife die?"""
    return die // 6 == GRAY


def gray_fits_color(s: State) -> bool:
    """Does the board let gray dice lie on color cells?"""
    return s.strife != 0 and BOARD_KIND[s.board] == COLOR_CELLS_TOO


def shade_panes(s: State, seat: int) -> int:
    """Cells with a printed shade: the only ones that don't take both a 1 and a 2."""
    return FULL & ~(s.takes_shade[seat][0] & s.takes_shade[seat][1])


def columns_of(board: int) -> int:
    """All cells of the columns that the board has a cell in."""
    top = (board | board >> 5 | board >> 10 | board >> 15) & 31
    return top | top << 5 | top << 10 | top << 15


def rest_of(board: int, lifted: int, moves: bool, shift: int) -> int:
    """A board once the lifted dice are off it and, if one of its dice has moved first, that one has.

    `shift` has the cell that die left and the cell it entered: xor clears the one and sets the other.
    """
    if moves:
        board ^= shift
    return board & ~lifted


def too_close(s: State, seat: int, die: int, lifted: int, other: int, shift: int) -> int:
    """Cells beside dice whose shade is too near, where one of the two is gray.

    The board says by how much the shades of neighbors must differ (Glory, the strife board with a gap). A gray die
    keeps away from all dice of near shades, a die of another color from the gray ones among them.
    """
    cells = 0
    gray = rest_of(s.color[seat][GRAY], lifted, is_gray(other), shift)
    for shade in range(6):
        if -BOARD_NUMBER[s.board] < shade - die % 6 < BOARD_NUMBER[s.board]:
            near = rest_of(s.shade[seat][shade], lifted, other % 6 == shade, shift)
            cells |= near if is_gray(die) else near & gray
    return orthogonal(cells)


def strife_cells(s: State, seat: int, die: int, lifted: int, other: int, shift: int) -> int:
    """Cells where the die keeps the board's rule, when the dice on `lifted` are off the window.

    `other` is a die that has moved first, `shift` the board of the cell it left and the cell it entered; 0 for none.
    """
    kind = BOARD_KIND[s.board]
    if kind == GAP:
        return FULL & ~too_close(s, seat, die, lifted, other, shift)
    if not is_gray(die):
        return FULL
    if kind == SHADE_CELLS_ONLY:
        return shade_panes(s, seat)
    if kind == CELLS_ONLY:
        return BOARD_CELLS[s.board]
    gray = rest_of(s.color[seat][GRAY], lifted, is_gray(other), shift)
    if kind == NO_DIAGONAL_CONTACT:
        return FULL & ~diagonal(gray)
    if kind == ONE_PER_COLUMN:
        return FULL & ~columns_of(gray)
    return FULL


def crowded_columns(gray: int) -> int:
    """Gray dice that share a column with another."""
    crowded = 0
    for column in range(5):
        cells = gray & (LEFT << column)
        if popcount(cells) > 1:
            crowded |= cells
    return crowded


def strife_faults(s: State, seat: int) -> int:
    """Cells of gray dice that break the board's rule; no exemption lifts it."""
    if not s.strife:
        return 0
    gray = s.color[seat][GRAY]
    kind = BOARD_KIND[s.board]
    if kind == SHADE_CELLS_ONLY:
        return gray & ~shade_panes(s, seat)
    if kind == CELLS_ONLY:
        return gray & ~BOARD_CELLS[s.board]
    if kind == NO_DIAGONAL_CONTACT:
        return gray & diagonal(gray)
    if kind == ONE_PER_COLUMN:
        return crowded_columns(gray)
    if kind != GAP:
        return 0
    faults = 0
    for shade in range(6):
        faults |= gray & s.shade[seat][shade] & too_close(s, seat, GRAY * 6 + shade, 0, 0, 0)
    return faults
