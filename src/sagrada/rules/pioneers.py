"""Pioneers: fifteen conditions in ten families, claimed at the end of one's own turn (Glory, pioneer objectives)."""

from sagrada.content.tables import (
    PIONEER_BLOCK,
    PIONEER_CELLS,
    PIONEER_COLOR,
    PIONEER_COLUMNS,
    PIONEER_DIAGONAL,
    PIONEER_DISTINCT,
    PIONEER_FILLED,
    PIONEER_KIND,
    PIONEER_LINE,
    PIONEER_NUMBER,
    PIONEER_PER_LINE,
    PIONEER_PLUS,
    PIONEER_POINTS,
    PIONEER_RUN,
    PIONEER_SHADES,
)
from sagrada.rules.bits import lowest, popcount
from sagrada.rules.geometry import BORDER, FULL, LEFT, RIGHT, TOP_ROW, orthogonal
from sagrada.rules.state import ON_THE_TABLE, OUT_OF_THE_GAME, State


def different_colors(s: State, seat: int, cells: int) -> int:
    """How many colors lie on these cells."""
    found = 0
    for i in range(6):
        if s.color[seat][i] & cells:
            found += 1
    return found


def different_shades(s: State, seat: int, cells: int) -> int:
    """How many shades lie on these cells."""
    found = 0
    for i in range(6):
        if s.shade[seat][i] & cells:
            found += 1
    return found


def nth_line(columns: int, i: int) -> int:
    """The cells of a row, or of a column."""
    return LEFT << i if columns else TOP_ROW << (5 * i)


def has_varied_line(s: State, seat: int, columns: int, distinct: int) -> bool:
    """Is a line full without a repeated color (1), shade (2), or either (3)?"""
    for i in range(5 if columns else 4):
        cells = nth_line(columns, i)
        colors = different_colors(s, seat, cells) if distinct & 1 else popcount(cells)
        shades = different_shades(s, seat, cells) if distinct & 2 else popcount(cells)
        if s.occupied[seat] & cells == cells and colors == popcount(cells) and shades == popcount(cells):
            return True
    return False


def diagonal_step(board: int, to_right: int) -> int:
    """The cells one row below and one column to the right, or to the left."""
    return ((board & ~RIGHT) << 6) & FULL if to_right else ((board & ~LEFT) << 4) & FULL


def has_diagonal_run(s: State, seat: int, length: int) -> bool:
    """Are there so many dice of one color on consecutive cells of a diagonal?"""
    for i in range(12):
        board = s.color[seat][i % 6]
        run = board
        for _ in range(length - 1):
            run = diagonal_step(run, i // 6) & board
        if run:
            return True
    return False


def has_block(s: State, seat: int) -> bool:
    """Is there a block of two by two whose diagonals have one color each, two different ones?"""
    for i in range(6):
        falling = s.color[seat][i] & (s.color[seat][i] >> 6) & ~RIGHT
        for j in range(6):
            if i != j and falling & (s.color[seat][j] >> 1) & (s.color[seat][j] >> 5):
                return True
    return False


def shade_run(s: State, seat: int, start: int, step: int, length: int, shift: int) -> int:
    """Cells from which shades go up (or down) by one, one cell of `shift` bits after the other."""
    cells = FULL
    for i in range(length):
        cells &= s.shade[seat][start + step * i] >> (shift * i)
    return cells


def has_shade_run(s: State, seat: int, length: int) -> bool:
    """Do the shades of so many neighbors in a row or column rise by one each, read in either direction?"""
    starts = 0
    for i in range(6 - length):
        starts |= LEFT << i
    for low in range(7 - length):
        high = low + length - 1
        across = shade_run(s, seat, low, 1, length, 1) | shade_run(s, seat, high, -1, length, 1)
        down = shade_run(s, seat, low, 1, length, 5) | shade_run(s, seat, high, -1, length, 5)
        if across & starts or down:
            return True
    return False


def fewest_per_line(s: State, seat: int) -> int:
    """The smallest number of dice in any row or column."""
    fewest = 5
    for i in range(9):
        cells = nth_line(1, i) if i < 5 else nth_line(0, i - 5)
        fewest = min(fewest, popcount(s.occupied[seat] & cells))
    return fewest


def has_plus(s: State, seat: int) -> bool:
    """Is there a die with four neighbors, five different colors in all?"""
    inner = s.occupied[seat] & ~BORDER
    while inner:
        bit = inner & -inner
        cells = bit | orthogonal(bit)
        if cells & ~s.occupied[seat] == 0 and different_colors(s, seat, cells) == 5:
            return True
        inner ^= bit
    return False


def has_light_or_dark_row(s: State, seat: int) -> bool:
    """Is a row full of light dice (1 to 3), or full of dark ones (4 to 6)?"""
    light = s.shade[seat][0] | s.shade[seat][1] | s.shade[seat][2]
    dark = s.shade[seat][3] | s.shade[seat][4] | s.shade[seat][5]
    for i in range(4):
        cells = nth_line(0, i)
        if light & cells == cells or dark & cells == cells:
            return True
    return False


def fewest_of_a_shade(s: State, seat: int) -> int:
    """The smallest count of any shade."""
    fewest = 20
    for i in range(6):
        fewest = min(fewest, popcount(s.shade[seat][i]))
    return fewest


def most_of_a_color(s: State, seat: int) -> int:
    """The largest count of any color."""
    most = 0
    for i in range(6):
        most = max(most, popcount(s.color[seat][i]))
    return most


def pioneer_met(s: State, seat: int, card: int) -> bool:
    """Does the window, as it stands, meet the condition of this pioneer?"""
    kind = PIONEER_KIND[card]
    if kind == PIONEER_LINE:
        return has_varied_line(s, seat, PIONEER_COLUMNS[card], PIONEER_DISTINCT[card])
    if kind == PIONEER_FILLED:
        return PIONEER_CELLS[card] & ~s.occupied[seat] == 0
    if kind == PIONEER_DIAGONAL:
        return has_diagonal_run(s, seat, PIONEER_NUMBER[card])
    if kind == PIONEER_SHADES:
        return fewest_of_a_shade(s, seat) >= PIONEER_NUMBER[card]
    if kind == PIONEER_COLOR:
        return most_of_a_color(s, seat) >= PIONEER_NUMBER[card]
    if kind == PIONEER_BLOCK:
        return has_block(s, seat)
    if kind == PIONEER_RUN:
        return has_shade_run(s, seat, PIONEER_NUMBER[card])
    if kind == PIONEER_PER_LINE:
        return fewest_per_line(s, seat) >= PIONEER_NUMBER[card]
    if kind == PIONEER_PLUS:
        return has_plus(s, seat)
    return has_light_or_dark_row(s, seat)


def claimable(s: State, seat: int) -> int:
    """The pioneers on the table whose condition the seat meets, as a mask of their places."""
    found = 0
    if s.pioneers:
        for slot in range(3):
            if s.claimed[slot] == ON_THE_TABLE and pioneer_met(s, seat, s.pioneer[slot]):
                found |= 1 << slot
    return found


def claim_all(s: State, seat: int) -> None:
    """The seat takes every pioneer it may."""
    slots = claimable(s, seat)
    while slots:
        s.claimed[lowest(slots)] = seat + 1
        slots &= slots - 1


def retest_pioneers(s: State, seat: int) -> None:
    """After a forced removal the seat loses every pioneer whose condition it no longer meets (Glory, notes)."""
    for slot in range(3):
        if s.claimed[slot] == seat + 1 and not pioneer_met(s, seat, s.pioneer[slot]):
            s.claimed[slot] = OUT_OF_THE_GAME


def pioneer_total(s: State, seat: int) -> int:
    """The points of the pioneers a seat has claimed."""
    total = 0
    for slot in range(3):
        if s.claimed[slot] == seat + 1:
            total += PIONEER_POINTS[s.pioneer[slot]]
    return total
