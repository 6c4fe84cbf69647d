"""What an action would change for a seat: points by line of its sheet, and cells that no die could fill afterwards."""

from sagrada.rules.apply import apply
from sagrada.rules.copying import assign
from sagrada.rules.placement import suiting_cells
from sagrada.rules.sheet import SHEET_ROW, write_sheet
from sagrada.rules.state import Buffer, State


def fillable_cells(s: State, seat: int) -> int:
    """Empty cells that some die would suit, as the neighbors lie."""
    found = 0
    for die in range(36 if s.strife else 30):
        found |= suiting_cells(s, seat, die)
    return found & ~s.occupied[seat]


def closed_cells(s: State, after: State, seat: int) -> int:
    """Cells that some die would have suited before, that are still empty, and that none suits now."""
    return fillable_cells(s, seat) & ~fillable_cells(after, seat) & ~after.occupied[seat]


def counted_points(out: Buffer, start: int, end: int, kind: int, card: int) -> int:
    """What the line of this card brings to the total of the sheet written here; 0 if it is not counted."""
    for i in range((end - start) // SHEET_ROW):
        at = start + i * SHEET_ROW
        if out[at] == kind and out[at + 1] == card and out[at + 3]:
            return out[at + 2]
    return 0


def is_among(out: Buffer, end: int, kind: int, card: int) -> bool:
    """Is there a change of this line among those written so far?"""
    for i in range((end - 1) // 3):
        if out[1 + 3 * i] == kind and out[2 + 3 * i] == card:
            return True
    return False


def foresee(s: State, after: State, seat: int, action: int, out: Buffer) -> int:
    """Write the cells that an action would close for a seat, then kind, card and change of lines of its sheet.

    These are the lines that are counted now or would be then. The price of a tool under way is no part of it.
    """
    assign(after, s)
    apply(after, action)
    out[0] = closed_cells(s, after, seat)
    middle = write_sheet(s, seat, out, 1)
    end = write_sheet(after, seat, out, middle)
    # the changes take the place of the lines they come from, and are never longer than those
    count = 1
    for i in range((middle - 1) // SHEET_ROW):
        at = 1 + i * SHEET_ROW
        if out[at + 3]:
            change = counted_points(out, middle, end, out[at], out[at + 1]) - out[at + 2]
            out[count] = out[at]
            out[count + 1] = out[at + 1]
            out[count + 2] = change
            count += 3
    # of several objectives of which the best counts, another may be it then
    before = count
    for i in range((end - middle) // SHEET_ROW):
        at = middle + i * SHEET_ROW
        if out[at + 3] and not is_among(out, before, out[at], out[at + 1]):
            out[count] = out[at]
            out[count + 1] = out[at + 1]
            out[count + 2] = out[at + 2]
            count += 3
    return count
