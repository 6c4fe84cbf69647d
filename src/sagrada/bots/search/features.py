"""A seat's prospects as small numbers: what the evaluation sees. The list is in `docs/bots.md`."""

from typing import Final

from sagrada.bots.search.memory import CERTAIN, INPUTS, Memory
from sagrada.content.tables import (
    COLUMNS,
    DIAGONALS,
    ORNAMENT_GAIN,
    ORNAMENT_LOSS,
    PIONEER_POINTS,
    PRIVATE_COLOR,
    PRIVATE_MASK,
    PUBLIC_KIND,
    PUBLIC_MEMBERS,
    PUBLIC_RIVALRY,
    PUBLIC_SHADES,
    ROWS,
    SETS,
    TOOLS_MAX,
)
from sagrada.rules.bits import popcount
from sagrada.rules.geometry import LEFT, TOP_ROW, diagonal, orthogonal
from sagrada.rules.ornaments import ornament_met
from sagrada.rules.payment import price
from sagrada.rules.placement import free_cells, open_cells
from sagrada.rules.scoring import diagonals, kind_board, private_points
from sagrada.rules.state import BEST_OF_PRIVATE, BEST_OF_PUBLIC, GRAY, ON_THE_TABLE, OVER, ROUNDS, Buffer, State
from sagrada.rules.turn import start_seat

# where each group of inputs begins; `inputs` names them one by one
CHOICES: Final = 0
DEAD: Final = CHOICES + 30
OPEN: Final = DEAD + 1
MOBILITY: Final = OPEN + 1
EMPTY: Final = MOBILITY + 1
TURNS: Final = EMPTY + 1
TOO_MANY: Final = TURNS + 1
CLOCK: Final = TOO_MANY + 1
ROW_COLORS: Final = CLOCK + 11
ROW_SHADES: Final = ROW_COLORS + 6
COLUMN_COLORS: Final = ROW_SHADES + 6
COLUMN_SHADES: Final = COLUMN_COLORS + 5
LIGHT_SHADES: Final = COLUMN_SHADES + 5
SHADE_VARIETY: Final = LIGHT_SHADES + 9
COLOR_VARIETY: Final = SHADE_VARIETY + 3
DIAGONAL_NOW: Final = COLOR_VARIETY + 3
DIAGONAL_ROOM: Final = DIAGONAL_NOW + 1
PRIVATE_NOW: Final = DIAGONAL_ROOM + 1
PRIVATE_ROOM: Final = PRIVATE_NOW + 1
PRIVATE_OPEN: Final = PRIVATE_ROOM + 1
TOKENS: Final = PRIVATE_OPEN + 1
TOOLS: Final = TOKENS + 1
SEATS: Final = TOOLS + TOOLS_MAX
PER_DIE: Final = SEATS + 4
PENALTY: Final = PER_DIE + 1
BEST_PUBLIC: Final = PENALTY + 1
BEST_PRIVATE: Final = BEST_PUBLIC + 1
STRIFE: Final = BEST_PRIVATE + 1
GRAY_DICE: Final = STRIFE + 1
GRAY_ROOM: Final = GRAY_DICE + 1
ORNAMENTS_OPEN: Final = GRAY_ROOM + 1
PIONEERS_OPEN: Final = ORNAMENTS_OPEN + 1
RIVALRIES: Final = PIONEERS_OPEN + 1
GRAY_PUBLICS: Final = RIVALRIES + 1
POOL_SUM: Final = GRAY_PUBLICS + 1
TOOLS_OPEN: Final = POOL_SUM + 1


def turns_left(s: State, seat: int) -> int:
    """Turns the seat still has, the present one among them; none while dice are removed after the last round."""
    if s.phase == OVER or s.held_phase == OVER:
        return 0
    place = (seat - start_seat(s) + s.seats) % s.seats
    left = 2 * (ROUNDS - 1 - s.round)
    if place >= s.turn:
        left += 1
    if 2 * s.seats - 1 - place >= s.turn and not (s.skipped >> seat) & 1:
        left += 1
    return left


def fill_rooms(s: State, m: Memory, seat: int) -> None:
    """The free cells where each color, and each shade, could lie one day."""
    free = free_cells(s, seat)
    for i in range(6):
        m.color_room[i] = free & s.takes_color[seat][i] & ~orthogonal(s.color[seat][i])
        m.shade_room[i] = free & s.takes_shade[seat][i] & ~orthogonal(s.shade[seat][i])


def count_choices(rooms: Buffer, many: int, boards: Buffer) -> None:
    """Sort the cells by how many of the rooms they lie in: a board for each number.

    All 20 cells are counted at once: the n-th bits of `ones`, `twos` and `fours` are the binary digits of the count of
    cell n. To count a room adds 1 for each of its cells, with a carry to the next digit; 6 rooms need three digits. The
    cells whose count is 5 (binary 101) are those in `ones`, not in `twos`, and in `fours`.
    """
    ones = 0
    twos = 0
    fours = 0
    for i in range(many):
        board = rooms[i]
        carry = ones & board
        ones ^= board
        fours |= twos & carry
        twos ^= carry
    for i in range(many + 1):
        low = ones if i & 1 else ~ones
        middle = twos if i & 2 else ~twos
        high = fours if i & 4 else ~fours
        boards[i] = low & middle & high


def fill_choices(s: State, m: Memory, seat: int) -> None:
    """How many cells still take so many colors and so many shades, and how free the seat is to place a die."""
    free = free_cells(s, seat)
    count_choices(m.color_room, 5, m.color_choice)
    count_choices(m.shade_room, 6, m.shade_choice)
    dead = free & (m.color_choice[0] | m.shade_choice[0])
    for i in range(5):
        cells = free & m.color_choice[1 + i]
        if cells:
            for j in range(6):
                m.inputs[CHOICES + i * 6 + j] = popcount(cells & m.shade_choice[1 + j])
    m.inputs[DEAD] = popcount(dead)
    reach = open_cells(s, seat)
    m.inputs[OPEN] = popcount(reach & ~dead)
    for i in range(5):
        cells = reach & m.color_room[i]
        if cells:
            for j in range(6):
                if cells & m.shade_room[j]:
                    m.inputs[MOBILITY] += 1


def fill_clock(s: State, m: Memory, seat: int) -> None:
    """Empty cells and turns left."""
    empty = popcount(free_cells(s, seat))
    turns = turns_left(s, seat)
    m.inputs[EMPTY] = empty
    m.inputs[TURNS] = turns
    m.inputs[TOO_MANY] = max(0, empty - turns)
    m.inputs[CLOCK + turns // 2] = 1


def line_count(s: State, m: Memory, seat: int, shades: int, cells: int) -> int:
    """How many dice lie in a line that can still be filled without repeating a color (or shade); -1 if it can't."""
    different = 0
    room = 0
    for i in range(6):
        if kind_board(s, seat, shades, i) & cells:
            different += 1
        else:
            room |= m.shade_room[i] if shades else m.color_room[i]
    if popcount(s.occupied[seat] & cells) != different or cells & ~s.occupied[seat] & ~room:
        return -1
    return different


def fill_lines_of(s: State, m: Memory, seat: int, shades: int, columns: int) -> None:
    """Rows or columns that can still pay, by how many dice they hold."""
    to = ROW_COLORS
    if columns:
        to = COLUMN_SHADES if shades else COLUMN_COLORS
    elif shades:
        to = ROW_SHADES
    for i in range(5 if columns else 4):
        held = line_count(s, m, seat, shades, LEFT << i if columns else TOP_ROW << (5 * i))
        if held >= 0:
            m.inputs[to + held] += 1


def fill_set(s: State, m: Memory, seat: int, shades: int, members: int, to: int) -> None:
    """A set: complete ones, members that lack for the next, and room for the scarcest of them."""
    fewest = 20
    lacking = 0
    room = 20
    for i in range(6):
        if (members >> i) & 1:
            held = popcount(kind_board(s, seat, shades, i))
            if held < fewest:
                fewest = held
                lacking = 0
                room = 20
            if held == fewest:
                lacking += 1
                room = min(room, popcount(m.shade_room[i] if shades else m.color_room[i]))
    m.inputs[to] = fewest
    m.inputs[to + 1] = lacking
    m.inputs[to + 2] = room


def set_place(card: int) -> int:
    """Where a set's inputs are: light, medium and dark shades, all shades, all colors."""
    if not PUBLIC_SHADES[card]:
        return COLOR_VARIETY
    if popcount(PUBLIC_MEMBERS[card]) > 2:
        return SHADE_VARIETY
    if PUBLIC_MEMBERS[card] & 1:
        return LIGHT_SHADES
    return LIGHT_SHADES + 3 if PUBLIC_MEMBERS[card] & 4 else LIGHT_SHADES + 6


def fill_public(s: State, m: Memory, seat: int, card: int) -> None:
    """What a public objective may still pay."""
    kind = PUBLIC_KIND[card]
    if kind == ROWS or kind == COLUMNS:
        fill_lines_of(s, m, seat, PUBLIC_SHADES[card], 1 if kind == COLUMNS else 0)
    elif kind == SETS:
        fill_set(s, m, seat, PUBLIC_SHADES[card], PUBLIC_MEMBERS[card], set_place(card))
    elif kind == DIAGONALS:
        m.inputs[DIAGONAL_NOW] = diagonals(s, seat)
        for i in range(6):
            m.inputs[DIAGONAL_ROOM] += popcount(m.color_room[i] & diagonal(s.color[seat][i]))
    elif PUBLIC_RIVALRY[card]:
        m.inputs[RIVALRIES] += 1
    else:
        m.inputs[GRAY_PUBLICS] += 1


def fill_private(s: State, m: Memory, seat: int) -> None:
    """What the private objective pays, and where it could pay more, by the odds."""
    reach = open_cells(s, seat)
    now = 0
    room = 0
    near = 0
    for card in range(16):
        weight = m.belief[seat][card]
        if weight:
            cells = free_cells(s, seat) & PRIVATE_MASK[card]
            if PRIVATE_COLOR[card] < 6:
                cells = m.color_room[PRIVATE_COLOR[card]]
            now += weight * private_points(s, seat, card)
            room += weight * popcount(cells)
            near += weight * popcount(cells & reach)
    m.inputs[PRIVATE_NOW] = now // CERTAIN
    m.inputs[PRIVATE_ROOM] = room * 2 // CERTAIN
    m.inputs[PRIVATE_OPEN] = near * 2 // CERTAIN


def fill_tools(s: State, m: Memory, seat: int) -> None:
    """Favor tokens and the tools they buy; in solo the tools that are left."""
    m.inputs[TOKENS] = s.tokens[seat]
    for slot in range(s.tools_dealt):
        if not (s.tools_gone >> slot) & 1 and (s.seats == 1 or s.tokens[seat] >= price(s, slot)):
            m.inputs[TOOLS + s.tool[slot]] = 1
            m.inputs[TOOLS_OPEN] += 1


def fill_table(s: State, m: Memory) -> None:
    """What kind of table it is."""
    m.inputs[SEATS - 1 + min(s.seats, 4)] = 1
    m.inputs[PER_DIE] = 1 if s.points_per_die else 0
    m.inputs[PENALTY] = s.empty_penalty
    m.inputs[BEST_PUBLIC] = 1 if s.best_of == BEST_OF_PUBLIC else 0
    m.inputs[BEST_PRIVATE] = 1 if s.best_of == BEST_OF_PRIVATE else 0
    if s.seats == 1:
        for i in range(s.pool_size):
            m.inputs[POOL_SUM] += s.pool[i] % 6 + 1


def fill_glory(s: State, m: Memory, seat: int) -> None:
    """Gray dice, ornaments to build and pioneers to claim."""
    m.inputs[STRIFE] = s.strife
    m.inputs[GRAY_DICE] = popcount(s.color[seat][GRAY])
    m.inputs[GRAY_ROOM] = popcount(m.color_room[GRAY]) if s.strife else 0
    for i in range(2):
        if (s.kept[seat] >> i) & 1 and not ornament_met(s, seat, s.ornament[seat][i]):
            m.inputs[ORNAMENTS_OPEN] += ORNAMENT_GAIN[s.ornament[seat][i]] + ORNAMENT_LOSS[s.ornament[seat][i]]
    if s.pioneers:
        for i in range(3):
            if s.claimed[i] == ON_THE_TABLE:
                m.inputs[PIONEERS_OPEN] += PIONEER_POINTS[s.pioneer[i]]


def fill_features(s: State, m: Memory, seat: int) -> None:
    """All inputs of the evaluation for one seat."""
    for i in range(INPUTS):
        m.inputs[i] = 0
    fill_rooms(s, m, seat)
    fill_choices(s, m, seat)
    fill_clock(s, m, seat)
    for i in range(s.publics_dealt):
        fill_public(s, m, seat, s.public[i])
    fill_private(s, m, seat)
    fill_tools(s, m, seat)
    fill_table(s, m)
    if s.strife or s.pioneers or s.ornaments:
        fill_glory(s, m, seat)
