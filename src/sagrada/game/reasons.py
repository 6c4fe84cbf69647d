"""Which rule refuses a move, with its facts. Reads the same masks and questions as the rules; decides nothing.

`reason` is asked only for moves that are not legal; every path ends in a rule.
"""

from __future__ import annotations

from typing import TypeAlias

from sagrada.content.refusal import Refused
from sagrada.content.tables import TOOL_COLOR
from sagrada.engine import core
from sagrada.game.moves import (
    Action,
    Choose,
    Claim,
    Deal,
    Down,
    DrawColor,
    DrawDie,
    End,
    First,
    Keep,
    MoveDie,
    PayDie,
    PayTokens,
    Place,
    Remove,
    Return,
    Roll,
    SetShade,
    Stop,
    SwapWithSeat,
    SwapWithTrack,
    Take,
    Up,
    UseTool,
)
from sagrada.game.notation import (
    BOARD_IDS,
    COLORS,
    TOOL_IDS,
    format_cell,
    format_die,
    format_seat,
    parse_cell,
    parse_die,
)
from sagrada.game.numbering import to_number
from sagrada.game.phrases import CardFact, CellFact, ColorFact, DieFact, Facts, bare
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


def legal_action(state: core.State, move: Action, text: str, seat: int | None = None) -> int:
    """The number of a move, if it is legal; raises Refused with the rule that forbids it."""
    action = to_number(state, move, seat)
    if not core.check_legal(state, action):
        raise refuse(state, move, text)
    return action


def refuse(state: core.State, move: Action, text: str) -> Refused:
    """The rule that refuses this move, with what was tried; its facts are ids and notation, as scripts read them."""
    rule, facts = reason(state, move)
    return Refused(rule, move=text, **{name: bare(fact) for name, fact in facts.items()})


Reason = tuple[str, Facts]
Answer: TypeAlias = (
    End
    | Return
    | Stop
    | Up
    | Down
    | SetShade
    | PayTokens
    | PayDie
    | SwapWithTrack
    | SwapWithSeat
    | Remove
    | Choose
    | Keep
    | Claim
)
"""Decisions that answer a question of a tool, of the setup or of the turn."""


def reason(state: core.State, move: Action) -> Reason:
    """Rule and facts for a move that is not legal."""
    if state.phase == numbers.OVER:
        return "game_over", {}
    if core.awaits_chance(state):
        return chance_differs(state)
    match move:
        case DrawDie() | Roll() | DrawColor() | Deal() | First():
            return chance_differs(state)
        case Take(die):
            return take_reason(state, parse_die(die))
        case Place(_, cell):
            return place_reason(state, parse_cell(cell))
        case UseTool(tool):
            return use_reason(state, TOOL_IDS.index(tool))
        case MoveDie(source, target):
            return move_reason(state, parse_cell(source), parse_cell(target))
        case _:
            return answer_reason(state, move)


def die_fact(die: int) -> DieFact:
    """A die of a reason."""
    return DieFact(format_die(die))


def cell_fact(state: core.State, cell: int) -> CellFact:
    """A cell of the window of the seat whose turn it is."""
    return CellFact(format_cell(cell), state.seat)


def tool_fact(tool: int) -> CardFact:
    """A tool of a reason."""
    return CardFact(TOOL_IDS[tool], "tools")


def chance_differs(state: core.State) -> Reason:
    """Chance is awaited, or something else than chance."""
    return "chance_differs", {"awaited": PHASES[state.phase]}


def not_asked(state: core.State) -> Reason:
    """Something else is awaited."""
    return "not_asked", {"awaited": PHASES[state.phase]}


def take_reason(state: core.State, die: int) -> Reason:
    """Why a die can't be taken."""
    if state.phase == numbers.HAND:
        return "die_in_hand", {"hand": die_fact(state.hand)}
    if state.phase not in (numbers.TURN, numbers.TAKE_EXTRA):
        return not_asked(state)
    if state.phase == numbers.TURN and state.drafted:
        return "one_die_a_turn", {}
    if die not in state.pool[: state.pool_size]:
        return "not_in_pool", {"die": die_fact(die)}
    if core.free_cells(state, state.seat) == 0:
        return "window_is_full", {"die": die_fact(die)}
    return "cant_be_placed", {"die": die_fact(die)}


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
        return "touches_a_die", {"cell": cell_fact(state, cell)}
    return strife_reason(state, die, cell)


def strife_reason(state: core.State, die: int, cell: int) -> Reason:
    """The die would break the strife board's rule."""
    return "strife", {
        "cell": cell_fact(state, cell),
        "die": die_fact(die),
        "board": CardFact(BOARD_IDS[state.board], "boards"),
    }


def occupied_reason(state: core.State, cell: int) -> Reason:
    """The cell holds a die."""
    return "free", {"cell": cell_fact(state, cell), "other": die_fact(core.die_at(state, state.seat, cell))}


def print_reason(state: core.State, die: int, cell: int) -> Reason:
    """The die fails the print of the cell; no color cell takes gray."""
    if die // 6 == numbers.GRAY and not (core.color_cells(state, state.seat, die) >> cell) & 1:
        return "gray_on_color_cell", {"cell": cell_fact(state, cell), "die": die_fact(die)}
    if not (core.color_cells(state, state.seat, die) >> cell) & 1:
        wanted = [c for c in range(6) if (core.color_cells(state, state.seat, c * 6) >> cell) & 1]
        return "cell_color", {
            "cell": cell_fact(state, cell),
            "wanted": ColorFact(COLORS[wanted[0]]),
            "die": die_fact(die),
        }
    wanted = [v for v in range(6) if (core.shade_cells(state, state.seat, v) >> cell) & 1]
    return "cell_shade", {"cell": cell_fact(state, cell), "wanted": wanted[0] + 1, "die": die_fact(die)}


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
            facts = {"die": die_fact(die), "other": die_fact(core.die_at(state, seat, other))}
            return rule, {"cell": cell_fact(state, cell), "with": cell_fact(state, other), **facts}
    if not (core.touching(state.occupied[seat] & without) >> cell) & 1:
        return ("touch" if state.occupied[seat] & without else "border"), {"cell": cell_fact(state, cell)}
    return strife_reason(state, die, cell)


def use_reason(state: core.State, tool: int) -> Reason:
    """Why a tool can't be used."""
    if state.phase not in (numbers.TURN, numbers.HAND):
        return not_asked(state)
    refusal = core.tool_refusal(state, tool)
    facts: Facts = {"tool": tool_fact(tool)}
    slot = core.slot_of(state, tool)
    if refusal in (refusals.TOO_FEW_TOKENS, refusals.NO_DIE_TO_PAY):
        facts |= {"price": core.price(state, slot), "tokens": state.tokens[state.seat]}
        facts |= {"color": ColorFact(COLORS[TOOL_COLOR[tool]]) if TOOL_COLOR[tool] < 6 else ""}
    return TOOL_REASONS[refusal], facts


def move_reason(state: core.State, cell: int, target: int) -> Reason:
    """Why a tool can't move this die there."""
    if state.phase != numbers.MOVE_DIE:
        return "no_mover", {}
    seat, tool = state.seat, core.tool_in_use(state)
    if tool == EXCHANGE_CLAMP:
        return exchange_reason(state, cell, target)
    if not (state.occupied[seat] >> cell) & 1:
        return "no_die_there", {"cell": cell_fact(state, cell)}
    if cell == state.moved:
        return "moved_already", {"cell": cell_fact(state, cell)}
    die = core.die_at(state, seat, cell)
    if not (core.movable_dice(state, seat, tool) >> cell) & 1 and tool == TAP_WHEEL:
        return "wrong_color_to_move", {"die": die_fact(die)}
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
            return "exchange_alone", {"cell": cell_fact(state, alone)}
    return "exchange_fits_not", {"cell": cell_fact(state, cell), "target": cell_fact(state, target)}


def answer_reason(state: core.State, move: Answer) -> Reason:
    """Why an answer is not possible: it wasn't asked for, or the die could not be placed then."""
    match move, state.phase:
        case End(), numbers.HAND:
            return "place_first", {"hand": die_fact(state.hand)}
        case Return(), numbers.HAND:
            return "cant_return", {"hand": die_fact(state.hand)}
        case Up(), numbers.CHANGE_BY_ONE:
            return step_reason(state, 1)
        case Down(), numbers.CHANGE_BY_ONE:
            return step_reason(state, -1)
        case SetShade(shade), numbers.SET_SHADE:
            return pumice_reason(state, shade)
        case Claim(pioneer), numbers.CLAIM_PIONEER:
            return "pioneer_not_met", {"pioneer": CardFact(pioneer, "pioneers")}
        case SwapWithTrack(die), numbers.SWAP_WITH_TRACK:
            return track_reason(state, parse_die(die))
        case SwapWithSeat(seat, cell), numbers.SWAP_WITH_SEAT:
            return swap_reason(state, seat, parse_cell(cell))
        case PayTokens(), numbers.PAYMENT:
            return tokens_reason(state)
        case PayDie(die), numbers.PAYMENT:
            return payment_reason(state, parse_die(die))
        case Remove(cell), numbers.REMOVE_DIE:
            return "no_die_there", {"cell": CellFact(cell, state.seat)}
    return not_asked(state)


def step_reason(state: core.State, step: int) -> Reason:
    """Why Grozing Pliers can't change the die that way."""
    if not 0 <= state.hand % 6 + step < 6:
        return "no_such_shade", {"hand": die_fact(state.hand)}
    return "cant_be_placed", {"die": die_fact(state.hand + step)}


def pumice_reason(state: core.State, shade: int) -> Reason:
    """Why Pumice Block can't turn the die to this shade."""
    die = state.hand - state.hand % 6 + shade - 1
    if die == state.hand or abs(die - state.hand) > PUMICE_REACH:
        return "pumice_reach", {"hand": die_fact(state.hand)}
    return "cant_be_placed", {"die": die_fact(die)}


def track_reason(state: core.State, die: int) -> Reason:
    """Why Lens Cutter can't fetch this die."""
    if core.tool_in_use(state) == SALVAGE_HOOK and die // 6 != numbers.GRAY:
        return "fetches_gray_only", {"die": die_fact(die)}
    on_track = any(die in state.track[i][: state.track_size[i]] for i in range(state.round))
    return ("cant_be_placed" if on_track else "not_on_track"), {"die": die_fact(die)}


def swap_reason(state: core.State, seat: int, cell: int) -> Reason:
    """Why Strip Cutter can't exchange with this die."""
    facts: Facts = {"seat": format_seat(seat), "cell": CellFact(format_cell(cell), seat)}
    if seat == state.seat:
        return "own_window", facts
    if not (state.occupied[seat] >> cell) & 1:
        return "no_die_there", facts
    theirs = core.die_at(state, seat, cell)
    if theirs // 6 != state.hand // 6 and theirs % 6 != state.hand % 6:
        return "nothing_in_common", facts | {"other": die_fact(theirs), "hand": die_fact(state.hand)}
    if core.target_cells(state, state.seat, theirs) == 0:
        return "cant_be_placed", {"die": die_fact(theirs)}
    beside = orthogonal(1 << cell) & (state.color[seat][state.hand // 6] | state.shade[seat][state.hand % 6])
    facts |= {"hand": die_fact(state.hand)}
    return ("golden_rule_there", facts) if beside else ("strife_there", facts)


def tokens_reason(state: core.State) -> Reason:
    """Why the tool can't be paid with tokens."""
    slot = state.used - 1
    tool = tool_fact(state.tool[slot])
    if state.pay == numbers.PAY_DIE_ONLY:
        return "pay_with_a_die", {"tool": tool}
    price, tokens = core.price(state, slot), state.tokens[state.seat]
    return "too_few_tokens", {"tool": tool, "price": price, "tokens": tokens, "color": ""}


def payment_reason(state: core.State, die: int) -> Reason:
    """Why the tool can't be paid with this die."""
    tool = state.tool[state.used - 1]
    if die not in state.pool[: state.pool_size]:
        return "not_in_pool", {"die": die_fact(die)}
    if die // 6 != TOOL_COLOR[tool]:
        return "wrong_color_to_pay", {"tool": tool_fact(tool), "color": ColorFact(COLORS[TOOL_COLOR[tool]])}
    return "tool_cant_be_finished", {"tool": tool_fact(tool)}
