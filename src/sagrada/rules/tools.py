"""Every tool but the movers: when it may be used, how it is paid, and what it does.

A tool is offered only if it can be paid and carried out to its end. `refusal` says which condition fails.
"""

from typing import Final

from sagrada.content.tables import TOOL_COLOR
from sagrada.rules.geometry import orthogonal
from sagrada.rules.movers import can_move, colors_on_track
from sagrada.rules.placement import (
    die_at,
    free_cells,
    legal_cells,
    lift,
    lonely_cells,
    printed_cells,
    set_down,
    target_cells,
)
from sagrada.rules.state import (
    CHANGE_BY_ONE,
    DRAW_COLOR,
    HAND,
    MOVE_DIE,
    NO_DIE,
    NO_TOOL,
    PAY_DIE_ONLY,
    PAY_TOKENS_ONLY,
    PAYMENT,
    ROLL_HAND,
    ROLL_POOL,
    SWAP_WITH_SEAT,
    SWAP_WITH_TRACK,
    TAKE_EXTRA,
    State,
)
from sagrada.rules.tool_ids import (
    COPPER_FOIL_BURNISHER,
    CORK_BACKED_STRAIGHTEDGE,
    EGLOMISE_BRUSH,
    FLUX_BRUSH,
    FLUX_REMOVER,
    GLAZING_HAMMER,
    GRINDING_STONE,
    GROZING_PLIERS,
    HAND_TOOLS,
    LATHEKIN,
    LENS_CUTTER,
    RUNNING_PLIERS,
    STRIP_CUTTER,
    TAP_WHEEL,
)
from sagrada.rules.turn import is_second_turn, place_in_pool, take_from_pool, tool_in_use

# why a tool can't be used now
USABLE: Final = 0
NOT_ON_TABLE: Final = 1
LEFT_THE_GAME: Final = 2
ONE_TOOL_A_TURN: Final = 3
NEEDS_DIE_IN_HAND: Final = 4
NEEDS_EMPTY_HAND: Final = 5
FIRST_TURN_ONLY: Final = 6
SECOND_TURN_ONLY: Final = 7
AFTER_PLACING_ONLY: Final = 8
BEFORE_TAKING_ONLY: Final = 9
BEFORE_ROUND_SEVEN: Final = 10
TRACK_IS_EMPTY: Final = 11
WINDOW_IS_EMPTY: Final = 12
CANT_BE_FINISHED: Final = 13
TOO_FEW_TOKENS: Final = 14
NO_DIE_TO_PAY: Final = 15
LAST_STRIP_CUTTER_ROUND: Final = 5


def slot_of(s: State, tool: int) -> int:
    """The tool's place on the table, or NO_TOOL."""
    for slot in range(s.tools_dealt):
        if s.tool[slot] == tool:
            return slot
    return NO_TOOL


def price(s: State, slot: int) -> int:
    """Favor tokens the tool costs now: one on an untouched card, two later (all rulebooks, tools)."""
    return 1 if s.tool_tokens[slot] == 0 else 2


def acts_on_die(tool: int) -> bool:
    """Is the tool used on the die in hand?"""
    return (HAND_TOOLS >> tool) & 1 == 1


def turned_over(die: int) -> int:
    """The die on its opposite face."""
    return die - die % 6 + 5 - die % 6


def may_become(s: State, die: int, step: int) -> bool:
    """May Grozing Pliers change the die by this step?"""
    return 0 <= die % 6 + step < 6 and target_cells(s, s.seat, die + step) != 0


def helps_on_track(s: State, die: int) -> bool:
    """Is there a die of this kind on the round track that can be placed?"""
    if target_cells(s, s.seat, die) == 0:
        return False
    for i in range(s.round):
        for j in range(s.track_size[i]):
            if s.track[i][j] == die:
                return True
    return False


def track_helps(s: State) -> bool:
    """Can some die of the round track be placed?"""
    for i in range(s.round):
        for j in range(s.track_size[i]):
            if target_cells(s, s.seat, s.track[i][j]) != 0:
                return True
    return False


def may_swap_with(s: State, die: int, seat: int, cell: int) -> bool:
    """May Strip Cutter exchange the die with the one on this cell of another window (inferred card)?"""
    if seat == s.seat or not (s.occupied[seat] >> cell) & 1:
        return False
    theirs = die_at(s, seat, cell)
    if theirs // 6 != die // 6 and theirs % 6 != die % 6:
        return False
    bit = 1 << cell
    if orthogonal((s.color[seat][die // 6] | s.shade[seat][die % 6]) & ~bit) & bit:
        return False
    return target_cells(s, s.seat, theirs) != 0


def seats_help(s: State, die: int) -> bool:
    """Is there a die in another window that Strip Cutter may exchange with this one?"""
    for seat in range(s.seats):
        for cell in range(20):
            if may_swap_with(s, die, seat, cell):
                return True
    return False


def hand_tool_refusal(s: State, tool: int, die: int) -> int:
    """Why a tool can't be used on this taken die: the die must then be placeable, or the card may send it back."""
    seat = s.seat
    if tool == FLUX_BRUSH or tool == FLUX_REMOVER:
        return USABLE
    if tool == GROZING_PLIERS:
        return USABLE if may_become(s, die, 1) or may_become(s, die, -1) else CANT_BE_FINISHED
    if tool == GRINDING_STONE:
        return USABLE if target_cells(s, seat, turned_over(die)) else CANT_BE_FINISHED
    if tool == CORK_BACKED_STRAIGHTEDGE:
        if s.occupied[seat] == 0:
            return WINDOW_IS_EMPTY
        return USABLE if lonely_cells(s, seat, die) else CANT_BE_FINISHED
    if tool == LENS_CUTTER:
        if colors_on_track(s) == 0:
            return TRACK_IS_EMPTY
        return USABLE if track_helps(s) else CANT_BE_FINISHED
    if s.round > LAST_STRIP_CUTTER_ROUND:
        return BEFORE_ROUND_SEVEN
    return USABLE if seats_help(s, die) else CANT_BE_FINISHED


def turn_tool_refusal(s: State, tool: int) -> int:
    """Why a tool that is used without a die in hand can't be used now, payment apart."""
    if tool == RUNNING_PLIERS:
        if is_second_turn(s):
            return FIRST_TURN_ONLY
        return USABLE if s.drafted else AFTER_PLACING_ONLY
    if tool == GLAZING_HAMMER:
        if not is_second_turn(s):
            return SECOND_TURN_ONLY
        return BEFORE_TAKING_ONLY if s.drafted else USABLE
    if s.occupied[s.seat] == 0:
        return WINDOW_IS_EMPTY
    if tool == TAP_WHEEL and colors_on_track(s) == 0:
        return TRACK_IS_EMPTY
    return USABLE if can_move(s, s.seat, tool) else CANT_BE_FINISHED


def pool_suffices(s: State, tool: int, paid: int) -> bool:
    """Is there enough in the pool for the tool once `paid` (or NO_DIE) has left it?"""
    if tool == GLAZING_HAMMER:
        return s.pool_size >= (1 if paid == NO_DIE else 2)
    if tool != RUNNING_PLIERS:
        return True
    gone = place_in_pool(s, paid)
    for i in range(s.pool_size):
        if i != gone and target_cells(s, s.seat, s.pool[i]) != 0:
            return True
    return False


def may_pay_tokens(s: State, slot: int) -> bool:
    """Can the tool be paid with favor tokens and then be carried out?"""
    if s.pay == PAY_DIE_ONLY or s.tokens[s.seat] < price(s, slot):
        return False
    return pool_suffices(s, s.tool[slot], NO_DIE)


def may_pay_die(s: State, slot: int, die: int) -> bool:
    """Can the tool be paid with this die of the pool and then be carried out?"""
    return s.pay != PAY_TOKENS_ONLY and die // 6 == TOOL_COLOR[s.tool[slot]] and pool_suffices(s, s.tool[slot], die)


def some_die_pays(s: State, slot: int, reserved: int) -> bool:
    """Can some pool die pay for the tool, when one copy of `reserved` is not there to pay with?"""
    kept = place_in_pool(s, reserved)
    for i in range(s.pool_size):
        if i != kept and may_pay_die(s, slot, s.pool[i]):
            return True
    return False


def payment_refusal(s: State, slot: int, reserved: int) -> int:
    """Why the tool can't be paid; `reserved` is a pool die that is about to be taken, or NO_DIE."""
    if may_pay_tokens(s, slot) or (s.pay != PAY_TOKENS_ONLY and some_die_pays(s, slot, reserved)):
        return USABLE
    if not pool_suffices(s, s.tool[slot], NO_DIE):
        return CANT_BE_FINISHED
    if s.pay == PAY_TOKENS_ONLY:
        return TOO_FEW_TOKENS
    kept = place_in_pool(s, reserved)
    for i in range(s.pool_size):
        if i != kept and s.pool[i] // 6 == TOOL_COLOR[s.tool[slot]]:
            return CANT_BE_FINISHED
    return NO_DIE_TO_PAY


def may_use_tools(s: State) -> bool:
    """Could any tool be used in this turn: none was yet, and the seat is not without means?"""
    return s.used == 0 and (s.pay != PAY_TOKENS_ONLY or s.tokens[s.seat] > 0)


def slot_refusal(s: State, slot: int, die: int) -> int:
    """Why the tool on this place can't be used in this turn with `die` in hand (NO_DIE: none)."""
    if s.used:
        return ONE_TOOL_A_TURN
    if (s.tools_gone >> slot) & 1:
        return LEFT_THE_GAME
    tool = s.tool[slot]
    if acts_on_die(tool) != (die != NO_DIE):
        return NEEDS_DIE_IN_HAND if die == NO_DIE else NEEDS_EMPTY_HAND
    reserved = die if s.hand == NO_DIE else NO_DIE
    if s.pay == PAY_TOKENS_ONLY and s.tokens[s.seat] < price(s, slot):
        return TOO_FEW_TOKENS
    refusal = turn_tool_refusal(s, tool) if die == NO_DIE else hand_tool_refusal(s, tool, die)
    return refusal if refusal else payment_refusal(s, slot, reserved)


def tool_refusal(s: State, tool: int) -> int:
    """Why the tool can't be used right now, or USABLE."""
    slot = slot_of(s, tool)
    return NOT_ON_TABLE if slot == NO_TOOL else slot_refusal(s, slot, s.hand)


def some_tool_helps(s: State, die: int) -> bool:
    """Could a tool be used on this die once it is taken?"""
    if not may_use_tools(s):
        return False
    for slot in range(s.tools_dealt):
        if acts_on_die(s.tool[slot]) and slot_refusal(s, slot, die) == USABLE:
            return True
    return False


def may_take(s: State, die: int) -> bool:
    """May this pool die be taken (rulings, turns)? Classic: it can be placed, or a tool can still help it."""
    if target_cells(s, s.seat, die) != 0:
        return True
    if s.may_return:
        return free_cells(s, s.seat) != 0
    return some_tool_helps(s, die)


def may_give_back(s: State) -> bool:
    """May the die in hand go back to the pool?"""
    tool = tool_in_use(s)
    if tool == FLUX_REMOVER:
        return True
    if tool == FLUX_BRUSH or (s.may_return and not acts_on_die(tool) and tool != RUNNING_PLIERS):
        return legal_cells(s, s.seat, s.hand) == 0
    return False


def hand_cells(s: State) -> int:
    """Cells the die in hand may be put on."""
    if tool_in_use(s) == CORK_BACKED_STRAIGHTEDGE:
        return lonely_cells(s, s.seat, s.hand)
    return target_cells(s, s.seat, s.hand)


def use_tool(s: State, tool: int) -> None:
    """Name the tool; with tokens it is paid at once, in solo the player says how."""
    slot = slot_of(s, tool)
    s.used = slot + 1
    if s.pay == PAY_TOKENS_ONLY:
        pay_tokens(s)
    else:
        s.phase = PAYMENT


def pay_tokens(s: State) -> None:
    """Lay favor tokens on the tool in use and begin its work."""
    cost = price(s, s.used - 1)
    s.tokens[s.seat] -= cost
    s.tool_tokens[s.used - 1] += cost
    begin_tool(s)


def pay_die(s: State, die: int) -> None:
    """A pool die and the tool leave the game; the tool begins its work (solo chapters)."""
    take_from_pool(s, die)
    s.tools_gone |= 1 << (s.used - 1)
    begin_tool(s)


def begin_tool(s: State) -> None:
    """Await the first thing the tool asks or rolls."""
    tool = tool_in_use(s)
    if tool == EGLOMISE_BRUSH or tool == COPPER_FOIL_BURNISHER or tool == LATHEKIN or tool == TAP_WHEEL:
        s.phase = MOVE_DIE
    elif tool == GROZING_PLIERS:
        s.phase = CHANGE_BY_ONE
    elif tool == LENS_CUTTER:
        s.phase = SWAP_WITH_TRACK
    elif tool == STRIP_CUTTER:
        s.phase = SWAP_WITH_SEAT
    elif tool == FLUX_BRUSH:
        s.phase = ROLL_HAND
    elif tool == GLAZING_HAMMER:
        s.phase = ROLL_POOL
    elif tool == RUNNING_PLIERS:
        s.skipped |= 1 << s.seat
        s.phase = TAKE_EXTRA
    elif tool == GRINDING_STONE:
        s.hand = turned_over(s.hand)
        s.phase = HAND
    elif tool == FLUX_REMOVER:
        s.bag[s.hand // 6] += 1
        s.hand = NO_DIE
        s.phase = DRAW_COLOR
    else:
        s.phase = HAND


def swap_with_track(s: State, die: int) -> None:
    """Lens Cutter: the die in hand takes the place of the earliest equal die on the round track."""
    i = 0
    j = 0
    while s.track[i][j] != die or j >= s.track_size[i]:
        j += 1
        if j >= s.track_size[i]:
            j = 0
            i += 1
    s.track[i][j] = s.hand
    sort_space(s, i, j)
    s.hand = die
    s.phase = HAND


def sort_space(s: State, i: int, j: int) -> None:
    """Bring the changed die of a round space into order."""
    while j > 0 and s.track[i][j - 1] > s.track[i][j]:
        die = s.track[i][j]
        s.track[i][j] = s.track[i][j - 1]
        s.track[i][j - 1] = die
        j -= 1
    while j + 1 < s.track_size[i] and s.track[i][j + 1] < s.track[i][j]:
        die = s.track[i][j]
        s.track[i][j] = s.track[i][j + 1]
        s.track[i][j + 1] = die
        j += 1


def swap_with_seat(s: State, seat: int, cell: int) -> None:
    """Strip Cutter: their die becomes the one in hand, ours lies on its cell, exempt from the print."""
    theirs = lift(s, seat, cell)
    set_down(s, seat, s.hand, cell, True)
    if not printed_cells(s, seat, s.hand) >> cell & 1:
        s.exempt[seat] |= 1 << cell
    s.hand = theirs
    s.phase = HAND
