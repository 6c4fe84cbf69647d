"""The score sheet, line by line, and who stands before whom."""

from sagrada.content.tables import (
    COLUMNS,
    DIAGONALS,
    PRIVATE_COLOR,
    PRIVATE_MASK,
    PUBLIC_KIND,
    PUBLIC_MEMBERS,
    PUBLIC_POINTS,
    PUBLIC_RIVALRY,
    PUBLIC_SHADES,
    ROWS,
    SETS,
)
from sagrada.rules.bits import popcount
from sagrada.rules.geometry import LEFT, TOP_ROW, diagonal
from sagrada.rules.ornaments import ornament_total
from sagrada.rules.pioneers import pioneer_total
from sagrada.rules.placement import empty_cells
from sagrada.rules.rivalry import gray_points, rivalry_points, shade_sum
from sagrada.rules.state import BEST_OF_PRIVATE, BEST_OF_PUBLIC, ROUNDS, State
from sagrada.rules.turn import start_seat


def kind_board(s: State, seat: int, shades: int, i: int) -> int:
    """The cells of one shade (`shades` = 1) or one color."""
    return s.shade[seat][i] if shades else s.color[seat][i]


def full_lines(s: State, seat: int, shades: int, line: int, step: int, lines: int) -> int:
    """How many lines are full and repeat no color (or shade)."""
    found = 0
    for i in range(lines):
        cells = line << (i * step)
        different = 0
        for j in range(6):
            if kind_board(s, seat, shades, j) & cells:
                different += 1
        if different == popcount(cells):
            found += 1
    return found


def sets(s: State, seat: int, shades: int, members: int) -> int:
    """How many complete sets of these colors (or shades) the window holds: the smallest count."""
    fewest = 20
    for i in range(6):
        if (members >> i) & 1:
            fewest = min(fewest, popcount(kind_board(s, seat, shades, i)))
    return fewest


def diagonals(s: State, seat: int) -> int:
    """How many dice have a diagonal neighbor of their color."""
    found = 0
    for i in range(6):
        found += popcount(s.color[seat][i] & diagonal(s.color[seat][i]))
    return found


def public_points(s: State, seat: int, card: int) -> int:
    """What a public objective pays for this window."""
    kind = PUBLIC_KIND[card]
    if kind == ROWS:
        return PUBLIC_POINTS[card] * full_lines(s, seat, PUBLIC_SHADES[card], TOP_ROW, 5, 4)
    if kind == COLUMNS:
        return PUBLIC_POINTS[card] * full_lines(s, seat, PUBLIC_SHADES[card], LEFT, 1, 5)
    if kind == SETS:
        return PUBLIC_POINTS[card] * sets(s, seat, PUBLIC_SHADES[card], PUBLIC_MEMBERS[card])
    if kind == DIAGONALS:
        return PUBLIC_POINTS[card] * diagonals(s, seat)
    return rivalry_points(s, seat, card) if PUBLIC_RIVALRY[card] else gray_points(s, seat, card)


def private_points(s: State, seat: int, card: int) -> int:
    """What a private objective pays: the sum of shades, or for colors in the revised rules so much a die."""
    color = PRIVATE_COLOR[card]
    if color == 6:
        return shade_sum(s, seat, PRIVATE_MASK[card])
    if s.points_per_die:
        return s.points_per_die * popcount(s.color[seat][color])
    return shade_sum(s, seat, s.color[seat][color])


def public_total(s: State, seat: int) -> int:
    """All public objectives, or the best one where the solo rules say so."""
    total = 0
    best = 0
    for i in range(s.publics_dealt):
        points = public_points(s, seat, s.public[i])
        total += points
        best = max(best, points)
    return best if s.best_of == BEST_OF_PUBLIC else total


def private_total(s: State, seat: int) -> int:
    """All private objectives of the seat, or the best one where the solo rules say so."""
    total = 0
    best = 0
    for i in range(s.privates_dealt):
        points = private_points(s, seat, s.private[seat][i])
        total += points
        best = max(best, points)
    return best if s.best_of == BEST_OF_PRIVATE else total


def score(s: State, seat: int) -> int:
    """The seat's total, by the window as it stands."""
    gains = public_total(s, seat) + private_total(s, seat) + s.tokens[seat]
    if s.pioneers:
        gains += pioneer_total(s, seat)
    if s.ornaments:
        gains += ornament_total(s, seat)
    return gains - s.empty_penalty * empty_cells(s, seat)


def solo_target(s: State) -> int:
    """The sum of the shades on the round track, which a solo player must exceed."""
    total = 0
    for i in range(ROUNDS):
        for j in range(s.track_size[i]):
            total += s.track[i][j] % 6 + 1
    return total


def last_word(s: State, seat: int) -> int:
    """When the seat had its first turn of the last round, or its last turn actually taken: tie-break three."""
    place = (seat - start_seat(s) + s.seats) % s.seats
    if s.first_turn_tie or (s.skipped >> seat) & 1:
        return place
    return 2 * s.seats - 1 - place


def tie_points(s: State, seat: int) -> int:
    """What decides first between seats level on points: private objectives, kept ornaments among them."""
    return private_total(s, seat) + (ornament_total(s, seat) if s.ornaments_break_ties else 0)


def stands_before(s: State, a: int, b: int) -> bool:
    """Does seat a rank before seat b: points, private points, favor tokens, then the edition's tie-break."""
    mine = score(s, a)
    theirs = score(s, b)
    if mine != theirs:
        return mine > theirs
    if tie_points(s, a) != tie_points(s, b):
        return tie_points(s, a) > tie_points(s, b)
    if s.tokens[a] != s.tokens[b]:
        return s.tokens[a] > s.tokens[b]
    return last_word(s, a) > last_word(s, b)


def winner(s: State) -> int:
    """The seat that stands before all others."""
    best = 0
    for seat in range(1, s.seats):
        if stands_before(s, seat, best):
            best = seat
    return best


def solo_won(s: State) -> bool:
    """Does the solo player's total exceed the target?"""
    return score(s, 0) > solo_target(s)
