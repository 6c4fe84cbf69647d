"""How far the setup of a game has come: which cards lie on the table and with the seats by now."""

from __future__ import annotations

from sagrada.engine import core
from sagrada.rules import state as numbers


def setup_order(open_setup: bool) -> list[int]:
    """The stages of the setup in their order."""
    dealt_to_seats = [numbers.DEAL_PRIVATE, numbers.DEAL_ORNAMENT, numbers.DEAL_CARD]
    table = list(range(numbers.DEAL_TOOL, numbers.DEAL_FIRST + 1))
    choice = [numbers.CHOOSE_PATTERN, numbers.KEEP_ORNAMENTS]
    return [*dealt_to_seats, *(table + choice if open_setup else choice + table)]


def dealt(state: core.State, stage: int) -> int:
    """How many cards of a stage of the setup lie on the table, or with all seats, by now."""
    full = full_deal(state)[stage]
    order = setup_order(bool(state.open_setup))
    if state.phase not in order or (state.preset >> stage) & 1:
        return full
    if state.phase == stage:
        return state.step
    return full if order.index(state.phase) > order.index(stage) else 0


def full_deal(state: core.State) -> dict[int, int]:
    """How many cards each stage of the setup deals, or how many choices it asks for, at all seats."""
    return {
        numbers.DEAL_PRIVATE: state.seats * state.privates_dealt,
        numbers.DEAL_CARD: state.seats * 2,
        numbers.DEAL_TOOL: state.tools_dealt,
        numbers.DEAL_PUBLIC: state.publics_dealt,
        numbers.CHOOSE_PATTERN: state.seats,
        numbers.DEAL_ORNAMENT: state.seats * 2 if state.ornaments else 0,
        numbers.KEEP_ORNAMENTS: state.seats if state.ornaments else 0,
        numbers.DEAL_BOARD: state.strife,
        numbers.DEAL_PIONEER: 3 if state.pioneers else 0,
    }


def dealt_publics(state: core.State) -> list[int]:
    """The public objectives on the table by now."""
    return list(state.public[: dealt(state, numbers.DEAL_PUBLIC)])


def dealt_privates(state: core.State, seat: int) -> list[int]:
    """The private objectives a seat holds by now."""
    held = dealt(state, numbers.DEAL_PRIVATE) - seat * state.privates_dealt
    return list(state.private[seat][: max(0, min(held, state.privates_dealt))])
