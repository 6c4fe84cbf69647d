"""The lines of a score sheet as numbers: kind, card, points, and whether the line enters the total. Also the dice that
break a rule where they lie, and what decides between two sheets.

Holds no count of points: `scoring` and the chapters of Glory do that.
"""

from typing import Final

from sagrada.content.tables import PIONEER_POINTS
from sagrada.rules.geometry import orthogonal
from sagrada.rules.observation import is_dealt
from sagrada.rules.ornaments import ornament_points
from sagrada.rules.placement import color_cells, die_at, empty_cells, shade_cells
from sagrada.rules.refusals import AGAINST_BOARD, CELL_COLOR, CELL_SHADE, EQUAL_COLOR, EQUAL_SHADE
from sagrada.rules.scoring import private_points, public_points, score, tie_points
from sagrada.rules.state import (
    BEST_OF_PRIVATE,
    BEST_OF_PUBLIC,
    CHOOSE_PATTERN,
    DEAL_PRIVATE,
    DEAL_PUBLIC,
    KEEP_ORNAMENTS,
    NO_CELL,
    Buffer,
    State,
)
from sagrada.rules.strife import strife_faults

# the kinds of lines
SHEET_PUBLIC: Final = 0
SHEET_PRIVATE: Final = 1
SHEET_PIONEER: Final = 2
SHEET_ORNAMENT: Final = 3
SHEET_FAVOR: Final = 4
SHEET_EMPTY: Final = 5

SHEET_ROW: Final = 4
"""The numbers of a line."""

FAULT_ROW: Final = 3
"""The numbers of a die that breaks a rule where it lies."""

# what decides between two seats
BY_POINTS: Final = 0
BY_PRIVATE: Final = 1
BY_ORNAMENTS: Final = 2
BY_FAVOR: Final = 3
BY_LAST_WORD: Final = 4


def is_on_table(s: State, stage: int, place: int) -> bool:
    """Does the card of this place in a stage of the setup lie on the table by now?

    Unless the setup is open, windows are chosen and ornaments kept before the table is laid out.
    """
    if not s.open_setup and (s.phase == CHOOSE_PATTERN or s.phase == KEEP_ORNAMENTS):
        return (s.preset >> stage) & 1 == 1
    return is_dealt(s, stage, place)


def write_line(out: Buffer, at: int, kind: int, card: int, points: int) -> int:
    """Write a line that enters the total; return where the next one begins."""
    out[at] = kind
    out[at + 1] = card
    out[at + 2] = points
    out[at + 3] = 1
    return at + SHEET_ROW


def count_best(out: Buffer, start: int, end: int) -> None:
    """Of these lines only the best enters the total, the first among equals."""
    best = start
    for i in range((end - start) // SHEET_ROW):
        at = start + i * SHEET_ROW
        out[at + 3] = 0
        if out[at + 2] > out[best + 2]:
            best = at
    if start < end:
        out[best + 3] = 1


def write_publics(s: State, seat: int, out: Buffer, start: int) -> int:
    """Write the public objectives on the table by now."""
    at = start
    for i in range(s.publics_dealt):
        if is_on_table(s, DEAL_PUBLIC, i):
            at = write_line(out, at, SHEET_PUBLIC, s.public[i], public_points(s, seat, s.public[i]))
    if s.best_of == BEST_OF_PUBLIC:
        count_best(out, start, at)
    return at


def write_privates(s: State, seat: int, out: Buffer, start: int) -> int:
    """Write the private objectives that the seat holds by now."""
    at = start
    for i in range(s.privates_dealt):
        if is_dealt(s, DEAL_PRIVATE, seat * s.privates_dealt + i):
            card = s.private[seat][i]
            at = write_line(out, at, SHEET_PRIVATE, card, private_points(s, seat, card))
    if s.best_of == BEST_OF_PRIVATE:
        count_best(out, start, at)
    return at


def write_glory(s: State, seat: int, out: Buffer, start: int) -> int:
    """Write the pioneers that the seat has claimed and the ornaments it has kept."""
    at = start
    for i in range(3):
        if s.claimed[i] == seat + 1:
            at = write_line(out, at, SHEET_PIONEER, s.pioneer[i], PIONEER_POINTS[s.pioneer[i]])
    for i in range(2):
        if (s.kept[seat] >> i) & 1:
            card = s.ornament[seat][i]
            at = write_line(out, at, SHEET_ORNAMENT, card, ornament_points(s, seat, card))
    return at


def write_sheet(s: State, seat: int, out: Buffer, start: int) -> int:
    """Write every line of a seat's sheet from a place on; return where they end."""
    at = write_publics(s, seat, out, start)
    at = write_privates(s, seat, out, at)
    at = write_glory(s, seat, out, at)
    at = write_line(out, at, SHEET_FAVOR, 0, s.tokens[seat])
    return write_line(out, at, SHEET_EMPTY, 0, -s.empty_penalty * empty_cells(s, seat))


def sheet_lines(s: State, seat: int, out: Buffer) -> int:
    """Every line of a seat's score by the window and the cards dealt by now: kind, card, points, is it counted."""
    return write_sheet(s, seat, out, 0)


def write_fault(out: Buffer, at: int, cell: int, rule: int, other: int) -> int:
    """Write a die that breaks a rule where it lies; return where the next one begins."""
    out[at] = cell
    out[at + 1] = rule
    out[at + 2] = other
    return at + FAULT_ROW


def write_clashes(s: State, seat: int, cell: int, out: Buffer, start: int) -> int:
    """Write the orthogonal neighbors before this cell that have its die's color or shade."""
    at = start
    die = die_at(s, seat, cell)
    for other in range(cell):
        if (orthogonal(1 << cell) >> other) & 1:
            if (s.color[seat][die // 6] >> other) & 1:
                at = write_fault(out, at, cell, EQUAL_COLOR, other)
            if (s.shade[seat][die % 6] >> other) & 1:
                at = write_fault(out, at, cell, EQUAL_SHADE, other)
    return at


def violations(s: State, seat: int, out: Buffer) -> int:
    """The dice that break a rule where they lie, cell by cell: cell, rule, and the neighbor of a clash or NO_CELL.

    Each clash is named once.
    """
    at = 0
    for cell in range(20):
        if (s.occupied[seat] >> cell) & 1:
            die = die_at(s, seat, cell)
            if not (s.exempt[seat] >> cell) & 1:
                if not (color_cells(s, seat, die) >> cell) & 1:
                    at = write_fault(out, at, cell, CELL_COLOR, NO_CELL)
                elif not (shade_cells(s, seat, die) >> cell) & 1:
                    at = write_fault(out, at, cell, CELL_SHADE, NO_CELL)
            at = write_clashes(s, seat, cell, out, at)
            if (strife_faults(s, seat) >> cell) & 1:
                at = write_fault(out, at, cell, AGAINST_BOARD, NO_CELL)
    return at


def decider(s: State, a: int, b: int) -> int:
    """What decides between two seats: the first measure in which they differ, else the last tie-break."""
    if score(s, a) != score(s, b):
        return BY_POINTS
    if tie_points(s, a) != tie_points(s, b):
        return BY_ORNAMENTS if s.ornaments and s.ornaments_break_ties and s.kept[a] | s.kept[b] else BY_PRIVATE
    return BY_FAVOR if s.tokens[a] != s.tokens[b] else BY_LAST_WORD
