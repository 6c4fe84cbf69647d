"""Where a die may lie, how dice are set down and lifted, and whether a window is in order."""

from sagrada.rules.bits import lowest, popcount
from sagrada.rules.geometry import FULL, around, orthogonal, touching
from sagrada.rules.state import State
from sagrada.rules.strife import gray_fits_color, is_gray, strife_cells, strife_faults


def free_cells(s: State, seat: int) -> int:
    """Cells without a die."""
    return FULL & ~s.occupied[seat]


def touch_cells(s: State, seat: int) -> int:
    """Cells that touch a die; the border while the window is empty."""
    return touching(s.occupied[seat])


def color_cells(s: State, seat: int, die: int) -> int:
    """Cells whose printed color, if any, is the die's."""
    if gray_fits_color(s) and is_gray(die):
        return FULL
    return s.takes_color[seat][die // 6]


def shade_cells(s: State, seat: int, die: int) -> int:
    """Cells whose printed shade, if any, is the die's."""
    return s.takes_shade[seat][die % 6]


def printed_cells(s: State, seat: int, die: int) -> int:
    """Cells whose print the die fits."""
    if gray_fits_color(s) and is_gray(die):
        return shade_cells(s, seat, die)
    return s.takes_color[seat][die // 6] & s.takes_shade[seat][die % 6]


def beside_equal(s: State, seat: int, die: int) -> int:
    """Cells that share an edge with a die of the same color or shade (revised rules, golden rule)."""
    return orthogonal(s.color[seat][die // 6] | s.shade[seat][die % 6])


def open_cells(s: State, seat: int) -> int:
    """Free cells that touch a die, whatever die comes next."""
    return touching(s.occupied[seat]) & ~s.occupied[seat]


def suiting_cells(s: State, seat: int, die: int) -> int:
    """Cells that the die suits: by their print, beside no equal color or shade, and by the strife board."""
    if s.strife:
        return printed_cells(s, seat, die) & strife_cells(s, seat, die, 0, 0, 0) & ~beside_equal(s, seat, die)
    return s.takes_color[seat][die // 6] & s.takes_shade[seat][die % 6] & ~beside_equal(s, seat, die)


def legal_cells(s: State, seat: int, die: int) -> int:
    """Cells where the die may lie: free, touching, fitting what is printed, beside no equal color or shade."""
    return open_cells(s, seat) & suiting_cells(s, seat, die)


def target_cells(s: State, seat: int, die: int) -> int:
    """Cells the table lets a player put the die on: the legal ones, or at an honor table every empty one."""
    if s.honor:
        return free_cells(s, seat)
    return legal_cells(s, seat, die)


def lonely_cells(s: State, seat: int, die: int) -> int:
    """Cells for Cork-backed Straightedge: fitting, and touching no die at all; none while the window is empty."""
    if s.occupied[seat] == 0:
        return 0
    if s.honor:
        return free_cells(s, seat)
    return suiting_cells(s, seat, die) & ~around(s.occupied[seat])


def is_alone(s: State, seat: int, cell: int) -> bool:
    """Does the die on this cell touch no other?"""
    return around(1 << cell) & s.occupied[seat] == 1 << cell


def die_at(s: State, seat: int, cell: int) -> int:
    """The die on an occupied cell."""
    color = 0
    while not (s.color[seat][color] >> cell) & 1:
        color += 1
    shade = 0
    while not (s.shade[seat][shade] >> cell) & 1:
        shade += 1
    return color * 6 + shade


def toggle(s: State, seat: int, die: int, cell: int) -> None:
    """Put the die on an empty cell, or take it off again."""
    bit = 1 << cell
    s.color[seat][die // 6] ^= bit
    s.shade[seat][die % 6] ^= bit
    s.occupied[seat] ^= bit


def set_down(s: State, seat: int, die: int, cell: int, alone_allowed: bool) -> None:
    """Put a die on an empty cell; at an honor table note whether it lies loose, and which dice it holds now."""
    if s.honor:
        bit = 1 << cell
        if not alone_allowed and not touch_cells(s, seat) & bit:
            s.loose[seat] |= bit
        s.loose[seat] &= bit | ~around(bit)
    toggle(s, seat, die, cell)


def lift(s: State, seat: int, cell: int) -> int:
    """Take the die off a cell; its exemption ends."""
    die = die_at(s, seat, cell)
    toggle(s, seat, die, cell)
    s.exempt[seat] &= ~(1 << cell)
    s.loose[seat] &= ~(1 << cell)
    return die


def misprinted(s: State, seat: int) -> int:
    """Cells whose die neither fits the print nor is exempt."""
    wrong = 0
    for i in range(6):
        wrong |= s.color[seat][i] & ~color_cells(s, seat, i * 6)
        wrong |= s.shade[seat][i] & ~shade_cells(s, seat, i)
    return wrong & ~s.exempt[seat]


def clashing(s: State, seat: int) -> int:
    """Cells whose die shares an edge with a die of its color or shade."""
    wrong = 0
    for i in range(6):
        wrong |= s.color[seat][i] & orthogonal(s.color[seat][i])
        wrong |= s.shade[seat][i] & orthogonal(s.shade[seat][i])
    return wrong


def in_order(s: State, seat: int) -> bool:
    """Is no die of the window misprinted, clashing, loose or against the strife board's rule?"""
    return (misprinted(s, seat) | clashing(s, seat) | s.loose[seat] | strife_faults(s, seat)) == 0


def empty_cells(s: State, seat: int) -> int:
    """How many cells hold no die."""
    return 20 - popcount(s.occupied[seat])


def lowest_cell(board: int) -> int:
    """The first cell of a board that is not empty."""
    return lowest(board)


def nth_cell(board: int, n: int) -> int:
    """The n-th cell of a board, from 0."""
    for _ in range(n):
        board &= board - 1
    return lowest(board)
