"""Tools that move dice of one's own window: which dice, where to, and whether the whole can be finished."""

from sagrada.rules.bits import lowest
from sagrada.rules.geometry import FULL, orthogonal, touching
from sagrada.rules.placement import color_cells, die_at, is_alone, lift, printed_cells, set_down, shade_cells
from sagrada.rules.state import GRAY, MOVE, NO_CELL, STOP, TURN, Buffer, State
from sagrada.rules.strife import strife_cells
from sagrada.rules.tool_ids import COPPER_FOIL_BURNISHER, EGLOMISE_BRUSH, EXCHANGE_CLAMP, LATHEKIN, TAP_WHEEL
from sagrada.rules.turn import tool_in_use


def fitting_cells(s: State, seat: int, die: int, tool: int) -> int:
    """Cells whose print the die fits, apart from the restriction that the tool lifts."""
    if tool == EGLOMISE_BRUSH:
        return shade_cells(s, seat, die)
    if tool == COPPER_FOIL_BURNISHER:
        return color_cells(s, seat, die)
    return printed_cells(s, seat, die)


def move_targets(s: State, seat: int, cell: int, tool: int, other: int, shift: int) -> int:
    """Cells the die on `cell` may move to.

    `other` is a die that moves first, `shift` the board of the cell it leaves and the cell it enters; 0 for none. It is
    only thought of as moved: on every board that `other` lies on, xor with `shift` clears the cell it leaves, which is
    set, and sets the cell it enters, which is clear. Those boards are the occupied cells, its color and its shade.
    """
    occupied = s.occupied[seat] ^ shift
    if s.honor:
        return FULL & ~occupied
    die = die_at(s, seat, cell)
    same_color = s.color[seat][die // 6]
    same_shade = s.shade[seat][die % 6]
    if shift:
        if other // 6 == die // 6:
            same_color ^= shift
        if other % 6 == die % 6:
            same_shade ^= shift
    # the die itself is lifted: it neither clashes with its new place nor holds on to its old one
    bit = 1 << cell
    clash = orthogonal((same_color | same_shade) & ~bit)
    targets = touching(occupied & ~bit) & fitting_cells(s, seat, die, tool) & ~(occupied | clash)
    if s.strife:
        targets &= strife_cells(s, seat, die, bit, other, shift)
    return targets


def has_move(s: State, seat: int, dice: int, tool: int, other: int, shift: int) -> bool:
    """May one of these dice be moved?"""
    while dice:
        if move_targets(s, seat, lowest(dice), tool, other, shift):
            return True
        dice &= dice - 1
    return False


def colors_on_track(s: State) -> int:
    """The colors of the dice on the round track, as a mask."""
    colors = 0
    for i in range(s.round):
        for j in range(s.track_size[i]):
            colors |= 1 << (s.track[i][j] // 6)
    return colors


def movable_dice(s: State, seat: int, tool: int) -> int:
    """Dice of the window that the tool may move next, wherever they could go."""
    if tool != TAP_WHEEL:
        return s.occupied[seat] if s.moved == NO_CELL else s.occupied[seat] & ~(1 << s.moved)
    if s.moved != NO_CELL:
        return s.color[seat][die_at(s, seat, s.moved) // 6] & ~(1 << s.moved)
    colors = colors_on_track(s)
    dice = 0
    for i in range(6):
        if (colors >> i) & 1:
            dice |= s.color[seat][i]
    return dice


def finishing_targets(s: State, seat: int, cell: int, tool: int) -> int:
    """Cells the die may move to such that the tool can be carried out to its end: Lathekin needs a second die."""
    targets = move_targets(s, seat, cell, tool, 0, 0)
    if tool != LATHEKIN or s.moved != NO_CELL:
        return targets
    die = die_at(s, seat, cell)
    others = s.occupied[seat] & ~(1 << cell)
    good = 0
    while targets:
        target = targets & -targets
        if has_move(s, seat, others, tool, die, (1 << cell) | target):
            good |= target
        targets ^= target
    return good


def can_move(s: State, seat: int, tool: int) -> bool:
    """Can the tool move dice as its card says?"""
    if tool == EXCHANGE_CLAMP:
        return can_exchange(s, seat)
    dice = movable_dice(s, seat, tool)
    if tool != LATHEKIN:
        return has_move(s, seat, dice, tool, 0, 0)
    while dice:
        if finishing_targets(s, seat, lowest(dice), tool):
            return True
        dice &= dice - 1
    return False


def fits_in_exchange(s: State, seat: int, cell: int, target: int) -> bool:
    """Does the die on `cell` fit on `target` and touch a die there, when both dice are lifted and change places?"""
    both = (1 << cell) | (1 << target)
    if is_alone(s, seat, target):
        return False
    die = die_at(s, seat, cell)
    clash = orthogonal((s.color[seat][die // 6] | s.shade[seat][die % 6]) & ~both)
    cells = printed_cells(s, seat, die) & strife_cells(s, seat, die, both, 0, 0) & ~clash
    return (cells >> target) & 1 == 1


def may_exchange(s: State, seat: int, cell: int, target: int) -> bool:
    """May Exchange Clamp exchange the gray die on `cell` with the colored die on `target`?"""
    gray = s.color[seat][GRAY]
    if not (gray >> cell) & 1 or not ((s.occupied[seat] & ~gray) >> target) & 1:
        return False
    return s.honor != 0 or (fits_in_exchange(s, seat, cell, target) and fits_in_exchange(s, seat, target, cell))


def can_exchange(s: State, seat: int) -> bool:
    """Is there a gray die and a colored one that may change places?"""
    for pair in range(400):
        if may_exchange(s, seat, pair // 20, pair % 20):
            return True
    return False


def list_exchanges(s: State, out: Buffer) -> int:
    """Write the exchanges of Exchange Clamp to `out`; return how many."""
    count = 0
    for pair in range(400):
        if may_exchange(s, s.seat, pair // 20, pair % 20):
            out[count] = MOVE + pair
            count += 1
    return count


def exchange(s: State, cell: int, target: int) -> None:
    """Two dice of the window change places; their exemptions end. At an honor table one that touches none is loose."""
    seat = s.seat
    first = lift(s, seat, cell)
    second = lift(s, seat, target)
    set_down(s, seat, first, target, True)
    set_down(s, seat, second, cell, True)
    if s.honor:
        if is_alone(s, seat, cell):
            s.loose[seat] |= 1 << cell
        if is_alone(s, seat, target):
            s.loose[seat] |= 1 << target
    end_moves(s)


def list_moves(s: State, out: Buffer) -> int:
    """Write the moves of the tool in use to `out`; return how many."""
    tool = tool_in_use(s)
    if tool == EXCHANGE_CLAMP:
        return list_exchanges(s, out)
    count = 0
    if tool == TAP_WHEEL and s.moved != NO_CELL:
        out[count] = STOP
        count += 1
    dice = movable_dice(s, s.seat, tool)
    while dice:
        cell = lowest(dice)
        targets = finishing_targets(s, s.seat, cell, tool)
        while targets:
            out[count] = MOVE + cell * 20 + lowest(targets)
            count += 1
            targets &= targets - 1
        dice &= dice - 1
    return count


def move_die(s: State, cell: int, target: int) -> None:
    """Move a die by the tool in use, and go on with the tool if it has a second move."""
    tool = tool_in_use(s)
    if tool == EXCHANGE_CLAMP:
        exchange(s, cell, target)
        return
    seat = s.seat
    die = lift(s, seat, cell)
    set_down(s, seat, die, target, False)
    bit = 1 << target
    if not printed_cells(s, seat, die) & bit and fitting_cells(s, seat, die, tool) & bit:
        s.exempt[seat] |= bit
    if s.moved == NO_CELL and tool == LATHEKIN:
        s.moved = target
    elif s.moved == NO_CELL and tool == TAP_WHEEL:
        s.moved = target
        if not can_move(s, seat, tool):
            end_moves(s)
    else:
        end_moves(s)


def end_moves(s: State) -> None:
    """The tool has done its work."""
    s.moved = NO_CELL
    s.phase = TURN
