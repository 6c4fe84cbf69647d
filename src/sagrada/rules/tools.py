"""Every tool but the movers: when it may be used, how it is paid, and what it does.

A tool is offered only if it can be paid and carried out to its end. `refusal` says which condition fails.
"""

from typing import Final

from sagrada.rules.geometry import orthogonal
from sagrada.rules.movers import can_move, colors_on_track
from sagrada.rules.payment import payment_refusal, price
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
from sagrada.rules.refusals import (
    AFTER_PLACING_ONLY,
    BEFORE_ROUND_SEVEN,
    BEFORE_TAKING_ONLY,
    CANT_BE_FINISHED,
    FIRST_TURN_ONLY,
    LEFT_THE_GAME,
    NEEDS_COLORED_DIE,
    NEEDS_DIE_IN_HAND,
    NEEDS_EMPTY_HAND,
    NEEDS_GRAY_DIE,
    NO_GRAY_IN_WINDOW,
    NO_GRAY_ON_TRACK,
    NOT_ON_TABLE,
    ONE_TOOL_A_TURN,
    SECOND_TURN_ONLY,
    TOO_FEW_TOKENS,
    TRACK_IS_EMPTY,
    USABLE,
    WINDOW_IS_EMPTY,
)
from sagrada.rules.state import (
    GRAY,
    HAND,
    NO_DIE,
    NO_TOOL,
    PAY_TOKENS_ONLY,
    PAYMENT,
    State,
)
from sagrada.rules.strife import is_gray, strife_cells
from sagrada.rules.tool_ids import (
    CORK_BACKED_STRAIGHTEDGE,
    EXCHANGE_CLAMP,
    FIRST_PHASE,
    FLUX_BRUSH,
    FLUX_REMOVER,
    GIVE_BACK_ALWAYS,
    GIVE_BACK_UNPLACEABLE,
    GLAZING_HAMMER,
    GRINDING_STONE,
    GROZING_PLIERS,
    HAND_TOOLS,
    LENS_CUTTER,
    PUMICE_BLOCK,
    RUNNING_PLIERS,
    SALVAGE_HOOK,
    TAP_WHEEL,
)
from sagrada.rules.turn import is_second_turn, take_from_pool, tool_in_use

LAST_STRIP_CUTTER_ROUND: Final = 5
PUMICE_REACH: Final = 2


def slot_of(s: State, tool: int) -> int:
    """The tool's place on the table, or NO_TOOL."""
    for slot in range(s.tools_dealt):
        if s.tool[slot] == tool:
            return slot
    return NO_TOOL


def acts_on_die(tool: int) -> bool:
    """Is the tool used on the die in hand?"""
    return (HAND_TOOLS >> tool) & 1 == 1


def turned_over(die: int) -> int:
    """The die on its opposite face."""
    return die - die % 6 + 5 - die % 6


def may_become(s: State, die: int, step: int) -> bool:
    """May Grozing Pliers change the die by this step?"""
    return 0 <= die % 6 + step < 6 and target_cells(s, s.seat, die + step) != 0


def pumice_reaches(s: State, die: int, shade: int) -> bool:
    """May Pumice Block turn the die to this shade (counted from 0)?"""
    step = shade - die % 6
    return step != 0 and -PUMICE_REACH <= step <= PUMICE_REACH and target_cells(s, s.seat, die + step) != 0


def pumice_refusal(s: State, die: int) -> int:
    """Why Pumice Block can't be used on this taken die."""
    if not is_gray(die):
        return NEEDS_GRAY_DIE
    for shade in range(6):
        if pumice_reaches(s, die, shade):
            return USABLE
    return CANT_BE_FINISHED


def hook_refusal(s: State, die: int) -> int:
    """Why Salvage Hook can't be used on this taken die; the gray die it brings may go to the pool."""
    if is_gray(die):
        return NEEDS_COLORED_DIE
    return USABLE if (colors_on_track(s) >> GRAY) & 1 else NO_GRAY_ON_TRACK


def may_fetch(s: State, die: int) -> bool:
    """May the tool in use exchange the die in hand with a die of this kind on the round track?"""
    if tool_in_use(s) == SALVAGE_HOOK:
        return is_gray(die) and lies_on_track(s, die)
    return target_cells(s, s.seat, die) != 0 and lies_on_track(s, die)


def lies_on_track(s: State, die: int) -> bool:
    """Is there a die of this kind on the round track?"""
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
    """May Strip Cutter exchange the die with the one on this cell of another window?"""
    if seat == s.seat or not (s.occupied[seat] >> cell) & 1:
        return False
    theirs = die_at(s, seat, cell)
    if theirs // 6 != die // 6 and theirs % 6 != die % 6:
        return False
    bit = 1 << cell
    if orthogonal((s.color[seat][die // 6] | s.shade[seat][die % 6]) & ~bit) & bit:
        return False
    if s.strife and not strife_cells(s, seat, die, bit, 0, 0) & bit:
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
    if tool == PUMICE_BLOCK:
        return pumice_refusal(s, die)
    if tool == SALVAGE_HOOK:
        return hook_refusal(s, die)
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
    if tool == EXCHANGE_CLAMP and s.color[s.seat][GRAY] == 0:
        return NO_GRAY_IN_WINDOW
    return USABLE if can_move(s, s.seat, tool) else CANT_BE_FINISHED


def may_use_tools(s: State) -> bool:
    """Could any tool be used in this turn: none was yet, and the seat is not without means?"""
    return s.used == 0 and (s.pay != PAY_TOKENS_ONLY or s.tokens[s.seat] > 0)


def slot_refusal(s: State, slot: int, die: int) -> int:
    """Why the tool on this place can't be used in this turn with `die` in hand (NO_DIE: none).

    The die need not be in hand: before a die is taken this is asked for dice of the pool, because one that fits nowhere
    may still be taken if a tool would help it. What is cheap to find out is asked first.
    """
    if s.used:
        return ONE_TOOL_A_TURN
    if (s.tools_gone >> slot) & 1:
        return LEFT_THE_GAME
    tool = s.tool[slot]
    # a tool that acts on a die needs one in hand, any other an empty hand
    if acts_on_die(tool) != (die != NO_DIE):
        return NEEDS_DIE_IN_HAND if die == NO_DIE else NEEDS_EMPTY_HAND
    # a die that is only thought of as taken still lies in the pool, but solo players can't pay the tool with it
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
    """May this pool die be taken (rulings, turns)? Never into a full window. Classic: placed, or helped by a tool."""
    if target_cells(s, s.seat, die) != 0:
        return True
    if free_cells(s, s.seat) == 0:
        return False
    return s.may_return != 0 or some_tool_helps(s, die)


def may_give_back(s: State) -> bool:
    """May the die in hand go back to the pool? By its tool, or if it fits nowhere by the true rules of placing."""
    tool = tool_in_use(s)
    if (GIVE_BACK_ALWAYS >> tool) & 1:
        return True
    if returns_unplaceable(s, tool):
        return legal_cells(s, s.seat, s.hand) == 0
    return False


def returns_unplaceable(s: State, tool: int) -> bool:
    """May a die that fits nowhere be given back (revised rules, placing; honor tables in every edition)?"""
    if (GIVE_BACK_UNPLACEABLE >> tool) & 1:
        return True
    if s.honor:
        return tool != CORK_BACKED_STRAIGHTEDGE
    return s.may_return != 0 and not acts_on_die(tool) and tool != RUNNING_PLIERS


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
    slot = s.used - 1
    cost = price(s, slot)
    s.tokens[s.seat] -= cost
    s.tool_tokens[slot] += cost
    begin_tool(s)


def pay_die(s: State, die: int) -> None:
    """A pool die and the tool leave the game; the tool begins its work (solo chapters)."""
    take_from_pool(s, die)
    s.tools_gone |= 1 << (s.used - 1)
    begin_tool(s)


def begin_tool(s: State) -> None:
    """Await the first thing the tool asks or rolls; some do a part of their work at once."""
    tool = tool_in_use(s)
    s.phase = FIRST_PHASE[tool]
    if tool == RUNNING_PLIERS:
        s.skipped |= 1 << s.seat
    elif tool == GRINDING_STONE:
        s.hand = turned_over(s.hand)
    elif tool == FLUX_REMOVER:
        s.bag[s.hand // 6] += 1
        s.hand = NO_DIE


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
