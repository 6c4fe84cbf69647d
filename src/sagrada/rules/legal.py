"""The one source of legal actions: what the awaited seat may decide, or what chance may answer."""

from sagrada.rules.bits import lowest
from sagrada.rules.chance import awaits_chance, list_outcomes, outcome_weight
from sagrada.rules.movers import list_moves
from sagrada.rules.payment import may_pay_die, may_pay_tokens
from sagrada.rules.pioneers import claimable
from sagrada.rules.placement import open_cells, suiting_cells, target_cells
from sagrada.rules.state import (
    CHANGE_BY_ONE,
    CHOOSE,
    CHOOSE_PATTERN,
    CLAIM,
    CLAIM_PIONEER,
    DECISIONS,
    DOWN,
    END,
    HAND,
    KEEP,
    KEEP_ORNAMENTS,
    MOVE_DIE,
    NO_DIE,
    OVER,
    PAY,
    PAY_TOKENS,
    PAYMENT,
    PLACE,
    REMOVE,
    REMOVE_DIE,
    RETURN,
    SET_SHADE,
    SHADE,
    STOP,
    SWAP,
    SWAP_SEAT,
    SWAP_WITH_SEAT,
    SWAP_WITH_TRACK,
    TAKE,
    TAKE_EXTRA,
    TURN,
    UP,
    USE,
    Buffer,
    State,
)
from sagrada.rules.tool_ids import PUMICE_BLOCK
from sagrada.rules.tools import (
    hand_cells,
    may_become,
    may_fetch,
    may_give_back,
    may_swap_with,
    may_take,
    may_use_tools,
    pumice_reaches,
    slot_refusal,
)
from sagrada.rules.turn import place_in_pool, tool_in_use


def list_cells(out: Buffer, count: int, base: int, board: int) -> int:
    """Write `base + cell` for every cell of the board."""
    while board:
        out[count] = base + lowest(board)
        count += 1
        board &= board - 1
    return count


def list_tools(s: State, out: Buffer, count: int) -> int:
    """Write the tools that can be used now."""
    if not may_use_tools(s):
        return count
    for slot in range(s.tools_dealt):
        if slot_refusal(s, slot, s.hand) == 0:
            out[count] = USE + s.tool[slot]
            count += 1
    return count


def list_takes(s: State, out: Buffer) -> int:
    """Write the different dice that may be taken; return how many."""
    count = 0
    last = NO_DIE
    room = open_cells(s, s.seat)
    for i in range(s.pool_size):
        die = s.pool[i]
        if die != last and (room & suiting_cells(s, s.seat, die) or may_take(s, die)):
            out[count] = TAKE + die
            count += 1
        last = die
    return count


def list_extra_takes(s: State, out: Buffer) -> int:
    """Running Pliers: the different dice that can be placed."""
    count = 0
    last = NO_DIE
    for i in range(s.pool_size):
        die = s.pool[i]
        if die != last and target_cells(s, s.seat, die) != 0:
            out[count] = TAKE + die
            count += 1
        last = die
    return count


def list_turn(s: State, out: Buffer) -> int:
    """With no die in hand: take one, use a tool, or end the turn."""
    count = 0 if s.drafted else list_takes(s, out)
    count = list_tools(s, out, count)
    out[count] = END
    return count + 1


def list_hand(s: State, out: Buffer) -> int:
    """With a die in hand: put it on a cell, use a tool on it, or give it back."""
    count = list_tools(s, out, list_cells(out, 0, PLACE, hand_cells(s)))
    if may_give_back(s):
        out[count] = RETURN
        count += 1
    return count


def list_payments(s: State, out: Buffer) -> int:
    """How the tool just named can be paid (solo chapters)."""
    slot = s.used - 1
    count = 0
    last = NO_DIE
    for i in range(s.pool_size):
        die = s.pool[i]
        if die != last and may_pay_die(s, slot, die):
            out[count] = PAY + die
            count += 1
        last = die
    if may_pay_tokens(s, slot):
        out[count] = PAY_TOKENS
        count += 1
    return count


def list_answers(s: State, out: Buffer) -> int:
    """What a tool's question, or a removal, can be answered with."""
    count = 0
    if s.phase == CHANGE_BY_ONE:
        if may_become(s, s.hand, 1):
            out[count] = UP
            count += 1
        if may_become(s, s.hand, -1):
            out[count] = DOWN
            count += 1
    elif s.phase == SWAP_WITH_TRACK:
        for die in range(36):
            if may_fetch(s, die):
                out[count] = SWAP + die
                count += 1
    elif s.phase == SWAP_WITH_SEAT:
        for place in range(s.seats * 20):
            if may_swap_with(s, s.hand, place // 20, place % 20):
                out[count] = SWAP_SEAT + place
                count += 1
    elif s.phase == SET_SHADE:
        for shade in range(6):
            if tool_in_use(s) != PUMICE_BLOCK or pumice_reaches(s, s.hand, shade):
                out[count] = SHADE + shade
                count += 1
    elif s.phase == REMOVE_DIE:
        count = list_cells(out, 0, REMOVE, s.occupied[s.seat])
    return count


def list_choices(s: State, out: Buffer) -> int:
    """What is decided outside the turns: windows, ornaments, pioneers to claim."""
    if s.phase == CHOOSE_PATTERN:
        return list_cells(out, 0, CHOOSE, 15)
    if s.phase == KEEP_ORNAMENTS:
        return list_cells(out, 0, KEEP, 15)
    count = list_cells(out, 0, CLAIM, claimable(s, s.seat))
    out[count] = STOP
    return count + 1


def list_decisions(s: State, out: Buffer) -> int:
    """Write what the awaited seat may decide; return how many."""
    if s.phase == TURN:
        return list_turn(s, out)
    if s.phase == HAND:
        return list_hand(s, out)
    if s.phase == MOVE_DIE:
        return list_moves(s, out)
    if s.phase == PAYMENT:
        return list_payments(s, out)
    if s.phase == TAKE_EXTRA:
        return list_extra_takes(s, out)
    if s.phase == CHOOSE_PATTERN or s.phase == KEEP_ORNAMENTS or s.phase == CLAIM_PIONEER:
        return list_choices(s, out)
    return list_answers(s, out)


def list_legal(s: State, out: Buffer) -> int:
    """Write every legal action to `out`; return how many: none only when the game is over."""
    if s.phase == OVER:
        return 0
    if awaits_chance(s):
        return list_outcomes(s, out)
    return list_decisions(s, out)


def is_legal(s: State, action: int, out: Buffer) -> bool:
    """Is this action legal now, a decision or an outcome of chance? `out` is room for a list."""
    if s.phase == HAND and PLACE <= action < PLACE + 20:
        return (hand_cells(s) >> (action - PLACE)) & 1 == 1
    if s.phase == TURN and TAKE <= action < TAKE + 36:
        return not s.drafted and place_in_pool(s, action - TAKE) < s.pool_size and may_take(s, action - TAKE)
    if s.phase == TURN and action == END:
        return True
    if awaits_chance(s):
        return outcome_weight(s, action) > 0
    if s.phase == OVER or not 0 <= action < DECISIONS:
        return False
    count = list_decisions(s, out)
    for i in range(count):
        if out[i] == action:
            return True
    return False
