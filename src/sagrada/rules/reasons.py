"""Which rule refuses an action, with its facts as numbers. Reads the masks and questions of the other chapters.

Functions called `explain…` write the number of a rule of `refusals` and then its facts, in the order of that table, and
return how many numbers that are. But for `explain` and `explain_cell` they are called only when something is refused.
"""

from sagrada.content.tables import NO_COLOR, TOOL_COLOR
from sagrada.rules.chance import awaits_chance
from sagrada.rules.geometry import around, orthogonal, touching
from sagrada.rules.legal import is_legal
from sagrada.rules.movers import fitting_cells, movable_dice, move_targets
from sagrada.rules.payment import price
from sagrada.rules.placement import (
    color_cells,
    die_at,
    free_cells,
    is_alone,
    legal_cells,
    lowest_cell,
    printed_cells,
    shade_cells,
    target_cells,
)
from sagrada.rules.refusals import (
    AGAINST_BOARD,
    CANT_BE_FINISHED,
    CANT_BE_PLACED,
    CANT_RETURN,
    CELL_COLOR,
    CELL_NOT_FREE,
    CELL_SHADE,
    CHANCE_DIFFERS,
    DIE_IN_HAND,
    EQUAL_COLOR,
    EQUAL_SHADE,
    EXCHANGE_ALONE,
    EXCHANGE_FITS_NOT,
    FETCHES_GRAY_ONLY,
    GAME_IS_OVER,
    GOLDEN_RULE_THERE,
    GRAY_AND_COLORED,
    GRAY_ON_COLOR_CELL,
    MOVED_ALREADY,
    NO_DIE_IN_HAND,
    NO_DIE_THERE,
    NO_DIE_TO_PAY,
    NO_DIE_WITH_SEAT,
    NO_MOVER,
    NO_SUCH_SHADE,
    NOT_ASKED,
    NOT_IN_POOL,
    NOT_ON_BORDER,
    NOT_ON_TRACK,
    NOTHING_IN_COMMON,
    ONE_DIE_A_TURN,
    OWN_WINDOW,
    PAY_WITH_A_DIE,
    PIONEER_NOT_MET,
    PLACE_FIRST,
    PUMICE_TOO_FAR,
    SECOND_MOVE_NEEDED,
    STRIFE_THERE,
    TOO_FEW_TOKENS,
    TOUCHES_A_DIE,
    TOUCHES_NO_DIE,
    WINDOW_IS_FULL,
    WRONG_COLOR_TO_MOVE,
    WRONG_COLOR_TO_PAY,
)
from sagrada.rules.state import (
    CHANGE_BY_ONE,
    CLAIM,
    CLAIM_PIONEER,
    DECISIONS,
    DOWN,
    END,
    GRAY,
    HAND,
    MOVE,
    MOVE_DIE,
    OVER,
    PAY,
    PAY_DIE_ONLY,
    PAY_TOKENS,
    PAYMENT,
    PLACE,
    REMOVE,
    REMOVE_DIE,
    RETURN,
    SET_SHADE,
    SHADE,
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
from sagrada.rules.strife import is_gray
from sagrada.rules.tool_ids import (
    CORK_BACKED_STRAIGHTEDGE,
    EXCHANGE_CLAMP,
    LATHEKIN,
    SALVAGE_HOOK,
    TAP_WHEEL,
    TOOLS_PRINTED,
)
from sagrada.rules.tools import PUMICE_REACH, lies_on_track, slot_of, tool_refusal
from sagrada.rules.turn import place_in_pool, tool_in_use


def tell(out: Buffer, rule: int) -> int:
    """Write a rule without facts."""
    out[0] = rule
    return 1


def tell_one(out: Buffer, rule: int, fact: int) -> int:
    """Write a rule and a fact."""
    out[0] = rule
    out[1] = fact
    return 2


def tell_two(out: Buffer, rule: int, first: int, second: int) -> int:
    """Write a rule and two facts."""
    tell_one(out, rule, first)
    out[2] = second
    return 3


def tell_three(out: Buffer, rule: int, first: int, second: int, third: int) -> int:
    """Write a rule and three facts."""
    tell_two(out, rule, first, second)
    out[3] = third
    return 4


def tell_four(out: Buffer, rule: int, first: int, second: int, third: int, fourth: int) -> int:
    """Write a rule and four facts."""
    tell_three(out, rule, first, second, third)
    out[4] = fourth
    return 5


def own_cell(s: State, cell: int) -> int:
    """A cell of the window of the seat whose turn it is, as a fact."""
    return s.seat * 20 + cell


def explain(s: State, action: int, out: Buffer) -> int:
    """The rule that refuses an action, and its facts; nothing if the action is legal."""
    if is_legal(s, action, out):
        return 0
    if s.phase == OVER:
        return tell(out, GAME_IS_OVER)
    if awaits_chance(s) or action >= DECISIONS:
        return tell_one(out, CHANCE_DIFFERS, s.phase)
    if action >= MOVE:
        return explain_move(s, (action - MOVE) // 20, (action - MOVE) % 20, out)
    if PLACE <= action < REMOVE:
        return explain_place(s, action - PLACE, out)
    if TAKE <= action < TAKE + 36:
        return explain_take(s, action - TAKE, out)
    if USE <= action < USE + TOOLS_PRINTED:
        return explain_use(s, action - USE, out)
    return explain_answer(s, action, out)


def explain_take(s: State, die: int, out: Buffer) -> int:
    """Why a die can't be taken."""
    if s.phase == HAND:
        return tell_one(out, DIE_IN_HAND, s.hand)
    if s.phase != TURN and s.phase != TAKE_EXTRA:
        return tell_one(out, NOT_ASKED, s.phase)
    if s.phase == TURN and s.drafted:
        return tell(out, ONE_DIE_A_TURN)
    if place_in_pool(s, die) == s.pool_size:
        return tell_one(out, NOT_IN_POOL, die)
    return tell_one(out, CANT_BE_PLACED if free_cells(s, s.seat) else WINDOW_IS_FULL, die)


# cells


def explain_place(s: State, cell: int, out: Buffer) -> int:
    """Why the die in hand can't lie on this cell."""
    if s.phase == TURN:
        return tell(out, NO_DIE_IN_HAND)
    if s.phase != HAND:
        return tell_one(out, NOT_ASKED, s.phase)
    if tool_in_use(s) == CORK_BACKED_STRAIGHTEDGE:
        return explain_lonely(s, s.hand, cell, out)
    return explain_lying(s, s.seat, s.hand, cell, printed_cells(s, s.seat, s.hand), 0, out)


def explain_cell(s: State, seat: int, die: int, cell: int, out: Buffer) -> int:
    """The rule of placing that keeps a die from a cell of a window, and its facts; nothing if it may lie there."""
    if (legal_cells(s, seat, die) >> cell) & 1:
        return 0
    return explain_lying(s, seat, die, cell, printed_cells(s, seat, die), 0, out)


def explain_lonely(s: State, die: int, cell: int, out: Buffer) -> int:
    """Why Cork-backed Straightedge can't put the die on this cell."""
    bit = 1 << cell
    if s.occupied[s.seat] & bit:
        return tell_two(out, CELL_NOT_FREE, own_cell(s, cell), die_at(s, s.seat, cell))
    if not printed_cells(s, s.seat, die) & bit:
        return explain_print(s, s.seat, die, cell, out)
    if around(s.occupied[s.seat]) & bit:
        return tell_one(out, TOUCHES_A_DIE, own_cell(s, cell))
    return tell_three(out, AGAINST_BOARD, own_cell(s, cell), die, s.board)


def explain_lying(s: State, seat: int, die: int, cell: int, fitting: int, lifted: int, out: Buffer) -> int:
    """Why a die can't lie on this cell: `fitting` are the cells whose print it fits, `lifted` the one it comes from."""
    bit = 1 << cell
    if s.occupied[seat] & bit:
        return tell_two(out, CELL_NOT_FREE, seat * 20 + cell, die_at(s, seat, cell))
    if not fitting & bit:
        return explain_print(s, seat, die, cell, out)
    beside = orthogonal(bit) & ~lifted
    if beside & s.color[seat][die // 6]:
        return explain_equal(s, seat, die, cell, EQUAL_COLOR, beside & s.color[seat][die // 6], out)
    if beside & s.shade[seat][die % 6]:
        return explain_equal(s, seat, die, cell, EQUAL_SHADE, beside & s.shade[seat][die % 6], out)
    others = s.occupied[seat] & ~lifted
    if not touching(others) & bit:
        return tell_one(out, TOUCHES_NO_DIE if others else NOT_ON_BORDER, seat * 20 + cell)
    return tell_three(out, AGAINST_BOARD, seat * 20 + cell, die, s.board)


def explain_equal(s: State, seat: int, die: int, cell: int, rule: int, equal: int, out: Buffer) -> int:
    """The die would lie beside one of its color or shade, the first of `equal`."""
    other = lowest_cell(equal)
    return tell_four(out, rule, seat * 20 + cell, seat * 20 + other, die, die_at(s, seat, other))


def explain_print(s: State, seat: int, die: int, cell: int, out: Buffer) -> int:
    """The die fails the print of the cell; no color cell takes gray."""
    here = seat * 20 + cell
    if (color_cells(s, seat, die) >> cell) & 1:
        return tell_three(out, CELL_SHADE, here, printed_shade(s, seat, cell), die)
    if is_gray(die):
        return tell_two(out, GRAY_ON_COLOR_CELL, here, die)
    return tell_three(out, CELL_COLOR, here, printed_color(s, seat, cell), die)


def printed_color(s: State, seat: int, cell: int) -> int:
    """The first color that a cell takes."""
    color = 0
    while color < NO_COLOR and not (color_cells(s, seat, color * 6) >> cell) & 1:
        color += 1
    return color


def printed_shade(s: State, seat: int, cell: int) -> int:
    """The first shade that a cell takes, from 1 to 6."""
    shade = 0
    while shade < 5 and not (shade_cells(s, seat, shade) >> cell) & 1:
        shade += 1
    return shade + 1


# tools


def explain_use(s: State, tool: int, out: Buffer) -> int:
    """Why a tool can't be used."""
    if s.phase != TURN and s.phase != HAND:
        return tell_one(out, NOT_ASKED, s.phase)
    refusal = tool_refusal(s, tool)
    if refusal == TOO_FEW_TOKENS or refusal == NO_DIE_TO_PAY:
        return tell_four(out, refusal, tool, price(s, slot_of(s, tool)), s.tokens[s.seat], TOOL_COLOR[tool])
    return tell_one(out, refusal, tool)


def explain_move(s: State, cell: int, target: int, out: Buffer) -> int:
    """Why a tool can't move this die there."""
    if s.phase != MOVE_DIE:
        return tell(out, NO_MOVER)
    tool = tool_in_use(s)
    if tool == EXCHANGE_CLAMP:
        return explain_exchange(s, cell, target, out)
    if not (s.occupied[s.seat] >> cell) & 1:
        return tell_one(out, NO_DIE_THERE, own_cell(s, cell))
    if cell == s.moved:
        return tell_one(out, MOVED_ALREADY, own_cell(s, cell))
    die = die_at(s, s.seat, cell)
    if tool == TAP_WHEEL and not (movable_dice(s, s.seat, tool) >> cell) & 1:
        return tell_one(out, WRONG_COLOR_TO_MOVE, die)
    if tool == LATHEKIN and (move_targets(s, s.seat, cell, tool, 0, 0) >> target) & 1:
        return tell(out, SECOND_MOVE_NEEDED)
    return explain_lying(s, s.seat, die, target, fitting_cells(s, s.seat, die, tool), 1 << cell, out)


def explain_exchange(s: State, cell: int, target: int, out: Buffer) -> int:
    """Why Exchange Clamp can't exchange these two dice."""
    gray = s.color[s.seat][GRAY]
    colored = s.occupied[s.seat] & ~gray
    if not (gray >> cell) & 1 or not (colored >> target) & 1:
        return tell(out, GRAY_AND_COLORED)
    if is_alone(s, s.seat, cell):
        return tell_one(out, EXCHANGE_ALONE, own_cell(s, cell))
    if is_alone(s, s.seat, target):
        return tell_one(out, EXCHANGE_ALONE, own_cell(s, target))
    return tell_two(out, EXCHANGE_FITS_NOT, own_cell(s, cell), own_cell(s, target))


# answers


def explain_answer(s: State, action: int, out: Buffer) -> int:
    """Why an answer is not possible: it wasn't asked for, or what it names can't be had."""
    if s.phase == HAND and action == END:
        return tell_one(out, PLACE_FIRST, s.hand)
    if s.phase == HAND and action == RETURN:
        return tell_one(out, CANT_RETURN, s.hand)
    if s.phase == CHANGE_BY_ONE and (action == UP or action == DOWN):
        return explain_step(s, 1 if action == UP else -1, out)
    if s.phase == SET_SHADE and SHADE <= action < USE:
        return explain_pumice(s, action - SHADE, out)
    if s.phase == CLAIM_PIONEER and CLAIM <= action < CLAIM + 3:
        return tell_one(out, PIONEER_NOT_MET, s.pioneer[action - CLAIM])
    if s.phase == SWAP_WITH_TRACK and SWAP <= action < SWAP + 36:
        return explain_track(s, action - SWAP, out)
    if s.phase == SWAP_WITH_SEAT and SWAP_SEAT <= action < MOVE:
        return explain_swap(s, (action - SWAP_SEAT) // 20, (action - SWAP_SEAT) % 20, out)
    if s.phase == PAYMENT and action == PAY_TOKENS:
        return explain_tokens(s, out)
    if s.phase == PAYMENT and PAY <= action < PAY + 36:
        return explain_payment(s, action - PAY, out)
    if s.phase == REMOVE_DIE and REMOVE <= action < SWAP_SEAT:
        return tell_one(out, NO_DIE_THERE, own_cell(s, action - REMOVE))
    return tell_one(out, NOT_ASKED, s.phase)


def explain_step(s: State, step: int, out: Buffer) -> int:
    """Why Grozing Pliers can't change the die that way."""
    if not 0 <= s.hand % 6 + step < 6:
        return tell_one(out, NO_SUCH_SHADE, s.hand)
    return tell_one(out, CANT_BE_PLACED, s.hand + step)


def explain_pumice(s: State, shade: int, out: Buffer) -> int:
    """Why Pumice Block can't turn the die to this shade (counted from 0)."""
    step = shade - s.hand % 6
    if step == 0 or step > PUMICE_REACH or step < -PUMICE_REACH:
        return tell_one(out, PUMICE_TOO_FAR, s.hand)
    return tell_one(out, CANT_BE_PLACED, s.hand + step)


def explain_track(s: State, die: int, out: Buffer) -> int:
    """Why Lens Cutter or Salvage Hook can't fetch this die."""
    if tool_in_use(s) == SALVAGE_HOOK and not is_gray(die):
        return tell_one(out, FETCHES_GRAY_ONLY, die)
    return tell_one(out, CANT_BE_PLACED if lies_on_track(s, die) else NOT_ON_TRACK, die)


def explain_swap(s: State, seat: int, cell: int, out: Buffer) -> int:
    """Why Strip Cutter can't exchange with this die."""
    there = seat * 20 + cell
    if seat == s.seat:
        return tell_two(out, OWN_WINDOW, seat, there)
    if not (s.occupied[seat] >> cell) & 1:
        return tell_two(out, NO_DIE_WITH_SEAT, seat, there)
    theirs = die_at(s, seat, cell)
    if theirs // 6 != s.hand // 6 and theirs % 6 != s.hand % 6:
        return tell_four(out, NOTHING_IN_COMMON, seat, there, theirs, s.hand)
    if target_cells(s, s.seat, theirs) == 0:
        return tell_one(out, CANT_BE_PLACED, theirs)
    equal = s.color[seat][s.hand // 6] | s.shade[seat][s.hand % 6]
    return tell_three(out, GOLDEN_RULE_THERE if orthogonal(1 << cell) & equal else STRIFE_THERE, seat, there, s.hand)


def explain_tokens(s: State, out: Buffer) -> int:
    """Why the tool can't be paid with tokens."""
    tool = tool_in_use(s)
    if s.pay == PAY_DIE_ONLY:
        return tell_one(out, PAY_WITH_A_DIE, tool)
    return tell_four(out, TOO_FEW_TOKENS, tool, price(s, slot_of(s, tool)), s.tokens[s.seat], NO_COLOR)


def explain_payment(s: State, die: int, out: Buffer) -> int:
    """Why the tool can't be paid with this die."""
    tool = tool_in_use(s)
    if place_in_pool(s, die) == s.pool_size:
        return tell_one(out, NOT_IN_POOL, die)
    if die // 6 != TOOL_COLOR[tool]:
        return tell_two(out, WRONG_COLOR_TO_PAY, tool, TOOL_COLOR[tool])
    return tell_one(out, CANT_BE_FINISHED, tool)
