"""What a tool costs, and whether it can be paid and then carried out: tokens, or in solo a die of the pool."""

from sagrada.content.tables import TOOL_COLOR
from sagrada.rules.placement import target_cells
from sagrada.rules.refusals import CANT_BE_FINISHED, NO_DIE_TO_PAY, TOO_FEW_TOKENS, USABLE
from sagrada.rules.state import NO_DIE, PAY_DIE_ONLY, PAY_TOKENS_ONLY, State
from sagrada.rules.tool_ids import GLAZING_HAMMER, RUNNING_PLIERS
from sagrada.rules.turn import place_in_pool


def price(s: State, slot: int) -> int:
    """Favor tokens the tool costs now: one on an untouched card, two later (all rulebooks, tools)."""
    return 1 if s.tool_tokens[slot] == 0 else 2


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
