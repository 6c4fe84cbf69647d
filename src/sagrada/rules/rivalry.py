"""Objectives about gray dice, and rivalry: measures that are compared between the seats (Glory, public objectives)."""

from sagrada.content.tables import (
    CELL_SUM,
    COLOR_PAIRS,
    DIFFERENT_DICE,
    GRAY_COLUMNS,
    GRAY_CONTACTS,
    GRAY_IN_BLOOM,
    GRAY_LADDER,
    GRAY_SUM,
    LARGEST_GROUP,
    LINKED_GROUP,
    PARTNERS,
    PAYOUT,
    PUBLIC_CELLS,
    PUBLIC_KIND,
    PUBLIC_MEMBERS,
    PUBLIC_NUMBER,
    PUBLIC_POINTS,
)
from sagrada.rules.bits import popcount
from sagrada.rules.geometry import LEFT, TOP_ROW, diagonal, orthogonal
from sagrada.rules.pioneers import different_colors
from sagrada.rules.state import GRAY, State


def shade_sum(s: State, seat: int, cells: int) -> int:
    """The sum of the shades on these cells."""
    total = 0
    for i in range(6):
        total += (i + 1) * popcount(s.shade[seat][i] & cells)
    return total


def most_matched(board: int) -> int:
    """The largest number of pairs of cells that touch by a corner, each cell in one pair at most."""
    if board == 0:
        return 0
    bit = board & -board
    rest = board ^ bit
    best = most_matched(rest)
    partners = diagonal(bit) & rest
    while partners:
        partner = partners & -partners
        best = max(best, 1 + most_matched(rest ^ partner))
        partners ^= partner
    return best


def pairs_of_color(s: State, seat: int) -> int:
    """Pairs of dice of one color, each die in one pair at most: anywhere, or touching by a corner."""
    pairs = 0
    for i in range(6):
        board = s.color[seat][i]
        pairs += most_matched(board) if s.diagonal_pairs else popcount(board) // 2
    return pairs


def linked_to(s: State, seat: int, group: int, gap: int) -> int:
    """Cells beside the group whose shade differs by the gap from the neighbor in it; gap 0: any shade."""
    if gap == 0:
        return orthogonal(group)
    cells = 0
    for i in range(6):
        near = orthogonal(group & s.shade[seat][i])
        if i >= gap:
            cells |= near & s.shade[seat][i - gap]
        if i + gap < 6:
            cells |= near & s.shade[seat][i + gap]
    return cells


def largest_group(s: State, seat: int, cells: int, gap: int) -> int:
    """The size of the largest group of these cells that hang together by edges, and by steps of the gap."""
    largest = 0
    while cells:
        group = cells & -cells
        grown = group | (linked_to(s, seat, group, gap) & cells)
        while grown != group:
            group = grown
            grown = group | (linked_to(s, seat, group, gap) & cells)
        largest = max(largest, popcount(group))
        cells &= ~group
    return largest


def shade_board(s: State, seat: int, members: int) -> int:
    """The cells of dice of these shades."""
    cells = 0
    for i in range(6):
        if (members >> i) & 1:
            cells |= s.shade[seat][i]
    return cells


def dice_with_partner(s: State, seat: int, total: int) -> int:
    """Dice with an edge neighbor such that the two shades add up to the total."""
    found = 0
    for i in range(6):
        other = total - 2 - i
        if 0 <= other < 6:
            found += popcount(s.shade[seat][i] & orthogonal(s.shade[seat][other]))
    return found


def different_dice(s: State, seat: int) -> int:
    """Different combinations of color and shade."""
    found = 0
    for i in range(36):
        if s.color[seat][i // 6] & s.shade[seat][i % 6]:
            found += 1
    return found


def gray_contacts(s: State, seat: int) -> int:
    """For each gray die the different colors beside it, added up."""
    total = 0
    gray = s.color[seat][GRAY]
    while gray:
        total += different_colors(s, seat, orthogonal(gray & -gray))
        gray &= gray - 1
    return total


def lines_with(board: int, fewest: int, most: int) -> int:
    """Columns that hold from `fewest` to `most` cells of the board."""
    found = 0
    for i in range(5):
        if fewest <= popcount(board & (LEFT << i)) <= most:
            found += 1
    return found


def gray_lines(s: State, seat: int) -> int:
    """Rows and columns with a gray die."""
    found = lines_with(s.color[seat][GRAY], 1, 4)
    for i in range(4):
        if s.color[seat][GRAY] & (TOP_ROW << (5 * i)):
            found += 1
    return found


def gray_in_bloom(s: State, seat: int) -> int:
    """Gray dice whose edge neighbors are all there and repeat no color."""
    found = 0
    gray = s.color[seat][GRAY]
    while gray:
        cells = orthogonal(gray & -gray)
        if cells & ~s.occupied[seat] == 0 and different_colors(s, seat, cells) == popcount(cells):
            found += 1
        gray &= gray - 1
    return found


def gray_shades(s: State, seat: int) -> int:
    """Different shades among the gray dice."""
    found = 0
    for i in range(6):
        if s.shade[seat][i] & s.color[seat][GRAY]:
            found += 1
    return found


def gray_points(s: State, seat: int, card: int) -> int:
    """What a strife objective that is not compared pays."""
    kind = PUBLIC_KIND[card]
    if kind == GRAY_COLUMNS:
        return PUBLIC_POINTS[card] * lines_with(s.color[seat][GRAY], 1, 1)
    if kind == GRAY_IN_BLOOM:
        return PUBLIC_POINTS[card] * gray_in_bloom(s, seat)
    return GRAY_LADDER[gray_shades(s, seat)]


def measure(s: State, seat: int, card: int) -> int:
    """How well a seat does in a rivalry objective."""
    kind = PUBLIC_KIND[card]
    if kind == COLOR_PAIRS:
        return pairs_of_color(s, seat)
    if kind == LARGEST_GROUP:
        return largest_group(s, seat, shade_board(s, seat, PUBLIC_MEMBERS[card]), 0)
    if kind == LINKED_GROUP:
        return largest_group(s, seat, s.occupied[seat], PUBLIC_NUMBER[card])
    if kind == CELL_SUM:
        return shade_sum(s, seat, PUBLIC_CELLS[card])
    if kind == PARTNERS:
        return dice_with_partner(s, seat, PUBLIC_NUMBER[card])
    if kind == DIFFERENT_DICE:
        return different_dice(s, seat)
    if kind == GRAY_SUM:
        return shade_sum(s, seat, s.color[seat][GRAY])
    if kind == GRAY_CONTACTS:
        return gray_contacts(s, seat)
    return gray_lines(s, seat)


def rivalry_points(s: State, seat: int, card: int) -> int:
    """What the seat's place pays; equal seats add up their places, divide and round down (Glory, ties)."""
    mine = measure(s, seat, card)
    better = 0
    level = 0
    for other in range(s.seats):
        theirs = measure(s, other, card)
        if theirs > mine:
            better += 1
        elif theirs == mine:
            level += 1
    total = 0
    for place in range(better, better + level):
        total += PAYOUT[place]
    return total // level
