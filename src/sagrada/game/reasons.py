"""Which rule refuses an action, with its facts. Reads the same masks and questions as the rules; decides nothing.

Called only for actions that are not legal; every path ends in a `Refused`.
"""

from __future__ import annotations

from sagrada.content.refusal import Refused
from sagrada.content.tables import TOOL_COLOR
from sagrada.engine import core
from sagrada.game.notation import BOARD_IDS, COLORS, PIONEER_IDS, TOOL_IDS, format_cell, format_die, format_seat
from sagrada.rules import refusals
from sagrada.rules import state as numbers
from sagrada.rules.geometry import orthogonal
from sagrada.rules.tool_ids import CORK_BACKED_STRAIGHTEDGE, EXCHANGE_CLAMP, LATHEKIN, SALVAGE_HOOK, TAP_WHEEL
from sagrada.rules.tools import PUMICE_REACH

PHASES = {
    numbers.DEAL_PRIVATE: "chance",
    numbers.DEAL_CARD: "chance",
    numbers.DEAL_TOOL: "chance",
    numbers.DEAL_PUBLIC: "chance",
    numbers.DEAL_FIRST: "chance",
    numbers.DEAL_BOARD: "chance",
    numbers.DEAL_PIONEER: "chance",
    numbers.DEAL_ORNAMENT: "chance",
    numbers.ROLL_SUPPLY: "chance",
    numbers.DRAW_DIE: "chance",
    numbers.ROLL_HAND: "chance",
    numbers.ROLL_POOL: "chance",
    numbers.DRAW_COLOR: "chance",
    numbers.CHOOSE_PATTERN: "choose_pattern",
    numbers.KEEP_ORNAMENTS: "keep_ornaments",
    numbers.CLAIM_PIONEER: "claim_pioneer",
    numbers.TURN: "turn",
    numbers.HAND: "hand",
    numbers.PAYMENT: "payment",
    numbers.CHANGE_BY_ONE: "change_by_one",
    numbers.SWAP_WITH_TRACK: "swap_with_track",
    numbers.SWAP_WITH_SEAT: "swap_with_seat",
    numbers.SET_SHADE: "set_shade",
    numbers.MOVE_DIE: "move_die",
    numbers.TAKE_EXTRA: "take_extra",
    numbers.REMOVE_DIE: "remove_die",
    numbers.OVER: "over",
}
TOOL_REASONS = {
    refusals.NOT_ON_TABLE: "tool_not_on_table",
    refusals.LEFT_THE_GAME: "tool_left_the_game",
    refusals.ONE_TOOL_A_TURN: "one_tool_a_turn",
    refusals.NEEDS_DIE_IN_HAND: "tool_needs_die_in_hand",
    refusals.NEEDS_EMPTY_HAND: "tool_needs_empty_hand",
    refusals.FIRST_TURN_ONLY: "first_turn_only",
    refusals.SECOND_TURN_ONLY: "second_turn_only",
    refusals.AFTER_PLACING_ONLY: "after_placing_only",
    refusals.BEFORE_TAKING_ONLY: "before_taking_only",
    refusals.BEFORE_ROUND_SEVEN: "before_round_seven",
    refusals.TRACK_IS_EMPTY: "track_is_empty",
    refusals.WINDOW_IS_EMPTY: "window_is_empty",
    refusals.CANT_BE_FINISHED: "tool_cant_be_finished",
    refusals.TOO_FEW_TOKENS: "too_few_tokens",
    refusals.NO_DIE_TO_PAY: "no_die_to_pay",
    refusals.NEEDS_GRAY_DIE: "needs_gray_die",
    refusals.NEEDS_COLORED_DIE: "needs_colored_die",
    refusals.NO_GRAY_ON_TRACK: "no_gray_on_track",
    refusals.NO_GRAY_IN_WINDOW: "no_gray_in_window",
}


def refuse(state: core.State, action: int, move: str) -> Refused:
    """The rule that refuses this action, with what was tried."""
    rule, facts = reason(state, action)
    return Refused(rule, move=move, **facts)


Reason = tuple[str, dict[str, object]]


def reason(state: core.State, action: int) -> Reason:
    """Rule and facts for an action that is not legal."""
    if state.phase == numbers.OVER:
        return "game_over", {}
    if action >= numbers.DRAW or core.awaits_chance(state):
        return "chance_differs", {"awaited": PHASES[state.phase]}
    if numbers.TAKE <= action < numbers.PAY:
        return take_reason(state, action - numbers.TAKE)
    if numbers.PLACE <= action < numbers.REMOVE:
        return place_reason(state, action - numbers.PLACE)
    if numbers.USE <= action < numbers.TAKE:
        return use_reason(state, action - numbers.USE)
    if action >= numbers.MOVE:
        return move_reason(state, *divmod(action - numbers.MOVE, 20))
    return answer_reason(state, action)


def not_asked(state: core.State) -> Reason:
    """Something else is awaited."""
    return "not_asked", {"awaited": PHASES[state.phase]}


def take_reason(state: core.State, die: int) -> Reason:
    """Why a die can't be taken."""
    if state.phase == numbers.HAND:
        return "die_in_hand", {"hand": format_die(state.hand)}
    if state.phase not in (numbers.TURN, numbers.TAKE_EXTRA):
        return not_asked(state)
    if state.phase == numbers.TURN and state.drafted:
        return "one_die_a_turn", {}
    if die not in state.pool[: state.pool_size]:
        return "not_in_pool", {"die": format_die(die)}
    if core.free_cells(state, state.seat) == 0:
        return "window_is_full", {"die": format_die(die)}
    return "cant_be_placed", {"die": format_die(die)}


def place_reason(state: core.State, cell: int) -> Reason:
    """Why the die in hand can't lie on this cell."""
    if state.phase != numbers.HAND:
        return ("no_die_in_hand", {}) if state.phase == numbers.TURN else not_asked(state)
    if core.tool_in_use(state) == CORK_BACKED_STRAIGHTEDGE:
        return lonely_reason(state, state.hand, cell)
    return cell_reason(state, state.hand, cell, core.printed_cells(state, state.seat, state.hand), -1)


def lonely_reason(state: core.State, die: int, cell: int) -> Reason:
    """Why Cork-backed Straightedge can't put the die on this cell."""
    if (state.occupied[state.seat] >> cell) & 1:
        return occupied_reason(state, cell)
    if not (core.printed_cells(state, state.seat, die) >> cell) & 1:
        return print_reason(state, die, cell)
    if (core.around(state.occupied[state.seat]) >> cell) & 1:
        return "touches_a_die", {"cell": format_cell(cell)}
    return strife_reason(state, die, cell)


def strife_reason(state: core.State, die: int, cell: int) -> Reason:
    """The die would break the strife board's rule."""
    return "strife", {"cell": format_cell(cell), "die": format_die(die), "board": BOARD_IDS[state.board]}


def occupied_reason(state: core.State, cell: int) -> Reason:
    """The cell holds a die."""
    return "free", {"cell": format_cell(cell), "other": format_die(core.die_at(state, state.seat, cell))}


def print_reason(state: core.State, die: int, cell: int) -> Reason:
    """The die fails the print of the cell; no color cell takes gray."""
    if die // 6 == numbers.GRAY and not (core.color_cells(state, state.seat, die) >> cell) & 1:
        return "gray_on_color_cell", {"cell": format_cell(cell), "die": format_die(die)}
    if not (core.color_cells(state, state.seat, die) >> cell) & 1:
        wanted = [c for c in range(6) if (core.color_cells(state, state.seat, c * 6) >> cell) & 1]
        return "cell_color", {"cell": format_cell(cell), "wanted": COLORS[wanted[0]], "die": format_die(die)}
    wanted = [v for v in range(6) if (core.shade_cells(state, state.seat, v) >> cell) & 1]
    return "cell_shade", {"cell": format_cell(cell), "wanted": wanted[0] + 1, "die": format_die(die)}


def cell_reason(state: core.State, die: int, cell: int, fitting: int, lifted: int) -> Reason:
    """Why a die can't lie on this cell, when `lifted` is the cell it comes from (-1: none)."""
    seat, without = state.seat, ~(1 << lifted) if lifted >= 0 else ~0
    if (state.occupied[seat] >> cell) & 1:
        return occupied_reason(state, cell)
    if not (fitting >> cell) & 1:
        return print_reason(state, die, cell)
    for rule, board in (("equal_color", state.color[seat][die // 6]), ("equal_shade", state.shade[seat][die % 6])):
        if clash := orthogonal(1 << cell) & board & without:
            other = core.lowest_cell(clash)
            facts = {"die": format_die(die), "other": format_die(core.die_at(state, seat, other))}
            return rule, {"cell": format_cell(cell), "with": format_cell(other), **facts}
    if not (core.touching(state.occupied[seat] & without) >> cell) & 1:
        return ("touch" if state.occupied[seat] & without else "border"), {"cell": format_cell(cell)}
    return strife_reason(state, die, cell)


def use_reason(state: core.State, tool: int) -> Reason:
    """Why a tool can't be used."""
    if state.phase not in (numbers.TURN, numbers.HAND):
        return not_asked(state)
    refusal = core.tool_refusal(state, tool)
    facts: dict[str, object] = {"tool": TOOL_IDS[tool]}
    slot = core.slot_of(state, tool)
    if refusal in (refusals.TOO_FEW_TOKENS, refusals.NO_DIE_TO_PAY):
        facts |= {"price": core.price(state, slot), "tokens": state.tokens[state.seat]}
        facts |= {"color": COLORS[TOOL_COLOR[tool]] if TOOL_COLOR[tool] < 6 else ""}
    return TOOL_REASONS[refusal], facts


def move_reason(state: core.State, cell: int, target: int) -> Reason:
    """Why a tool can't move this die there."""
    if state.phase != numbers.MOVE_DIE:
        return "no_mover", {}
    seat, tool = state.seat, core.tool_in_use(state)
    if tool == EXCHANGE_CLAMP:
        return exchange_reason(state, cell, target)
    if not (state.occupied[seat] >> cell) & 1:
        return "no_die_there", {"cell": format_cell(cell)}
    if cell == state.moved:
        return "moved_already", {"cell": format_cell(cell)}
    die = core.die_at(state, seat, cell)
    if not (core.movable_dice(state, seat, tool) >> cell) & 1 and tool == TAP_WHEEL:
        return "wrong_color_to_move", {"die": format_die(die)}
    if (core.move_targets(state, seat, cell, tool, 0, 0) >> target) & 1 and tool == LATHEKIN:
        return "second_move_needed", {}
    return cell_reason(state, die, target, core.fitting_cells(state, seat, die, tool), cell)


def exchange_reason(state: core.State, cell: int, target: int) -> Reason:
    """Why Exchange Clamp can't exchange these two dice."""
    gray, occupied = state.color[state.seat][numbers.GRAY], state.occupied[state.seat]
    if not (gray >> cell) & 1 or not ((occupied & ~gray) >> target) & 1:
        return "gray_and_colored", {}
    for alone in (cell, target):
        if core.is_alone(state, state.seat, alone):
            return "exchange_alone", {"cell": format_cell(alone)}
    return "exchange_fits_not", {"cell": format_cell(cell), "target": format_cell(target)}


def answer_reason(state: core.State, action: int) -> Reason:
    """Why an answer is not possible: it wasn't asked for, or the die could not be placed then."""
    phase = state.phase
    if action == numbers.END and phase == numbers.HAND:
        return "place_first", {"hand": format_die(state.hand)}
    if action == numbers.RETURN and phase == numbers.HAND:
        return "cant_return", {"hand": format_die(state.hand)}
    if action in (numbers.UP, numbers.DOWN) and phase == numbers.CHANGE_BY_ONE:
        return step_reason(state, 1 if action == numbers.UP else -1)
    if numbers.SHADE <= action < numbers.USE and phase == numbers.SET_SHADE:
        return pumice_reason(state, action - numbers.SHADE)
    if numbers.CLAIM <= action < numbers.SHADE and phase == numbers.CLAIM_PIONEER:
        return "pioneer_not_met", {"pioneer": PIONEER_IDS[state.pioneer[action - numbers.CLAIM]]}
    if numbers.SWAP <= action < numbers.PLACE and phase == numbers.SWAP_WITH_TRACK:
        return track_reason(state, action - numbers.SWAP)
    if numbers.SWAP_SEAT <= action < numbers.MOVE and phase == numbers.SWAP_WITH_SEAT:
        return swap_reason(state, *divmod(action - numbers.SWAP_SEAT, 20))
    if phase == numbers.PAYMENT and (numbers.PAY <= action < numbers.SWAP or action == numbers.PAY_TOKENS):
        return payment_reason(state, action)
    if numbers.REMOVE <= action < numbers.SWAP_SEAT and phase == numbers.REMOVE_DIE:
        return "no_die_there", {"cell": format_cell(action - numbers.REMOVE)}
    return not_asked(state)


def step_reason(state: core.State, step: int) -> Reason:
    """Why Grozing Pliers can't change the die that way."""
    if not 0 <= state.hand % 6 + step < 6:
        return "no_such_shade", {"hand": format_die(state.hand)}
    return "cant_be_placed", {"die": format_die(state.hand + step)}


def pumice_reason(state: core.State, shade: int) -> Reason:
    """Why Pumice Block can't turn the die to this shade."""
    die = state.hand - state.hand % 6 + shade
    if die == state.hand or abs(die - state.hand) > PUMICE_REACH:
        return "pumice_reach", {"hand": format_die(state.hand)}
    return "cant_be_placed", {"die": format_die(die)}


def track_reason(state: core.State, die: int) -> Reason:
    """Why Lens Cutter can't fetch this die."""
    if core.tool_in_use(state) == SALVAGE_HOOK and die // 6 != numbers.GRAY:
        return "fetches_gray_only", {"die": format_die(die)}
    on_track = any(die in state.track[i][: state.track_size[i]] for i in range(state.round))
    return ("cant_be_placed" if on_track else "not_on_track"), {"die": format_die(die)}


def swap_reason(state: core.State, seat: int, cell: int) -> Reason:
    """Why Strip Cutter can't exchange with this die."""
    facts: dict[str, object] = {"seat": format_seat(seat), "cell": format_cell(cell)}
    if seat == state.seat:
        return "own_window", facts
    if not (state.occupied[seat] >> cell) & 1:
        return "no_die_there", facts
    theirs = core.die_at(state, seat, cell)
    if theirs // 6 != state.hand // 6 and theirs % 6 != state.hand % 6:
        return "nothing_in_common", facts | {"other": format_die(theirs), "hand": format_die(state.hand)}
    if core.target_cells(state, state.seat, theirs) == 0:
        return "cant_be_placed", {"die": format_die(theirs)}
    beside = orthogonal(1 << cell) & (state.color[seat][state.hand // 6] | state.shade[seat][state.hand % 6])
    facts |= {"hand": format_die(state.hand)}
    return ("golden_rule_there", facts) if beside else ("strife_there", facts)


def payment_reason(state: core.State, action: int) -> Reason:
    """Why the tool can't be paid like this."""
    slot = state.used - 1
    tool = state.tool[slot]
    if action == numbers.PAY_TOKENS:
        if state.pay == numbers.PAY_DIE_ONLY:
            return "pay_with_a_die", {"tool": TOOL_IDS[tool]}
        facts = {"price": core.price(state, slot), "tokens": state.tokens[state.seat], "color": ""}
        return "too_few_tokens", {"tool": TOOL_IDS[tool], **facts}
    die = action - numbers.PAY
    if die not in state.pool[: state.pool_size]:
        return "not_in_pool", {"die": format_die(die)}
    if die // 6 != TOOL_COLOR[tool]:
        return "wrong_color_to_pay", {"tool": TOOL_IDS[tool], "color": COLORS[TOOL_COLOR[tool]]}
    return "tool_cant_be_finished", {"tool": TOOL_IDS[tool]}
