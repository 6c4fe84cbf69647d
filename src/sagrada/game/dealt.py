"""How far a game has come: which cards lie on the table and with the seats by now, and whose turns follow."""

from __future__ import annotations

from sagrada.engine import core
from sagrada.rules import course
from sagrada.rules import state as numbers
from sagrada.rules.course import all_cards, cards_dealt


def full_deal(state: core.State) -> dict[int, int]:
    """How many cards each stage of the setup deals, or how many choices it asks for, at all seats."""
    return {stage: all_cards(state, stage) for stage in range(numbers.KEEP_ORNAMENTS + 1)}


def dealt_publics(state: core.State) -> list[int]:
    """The public objectives on the table by now."""
    return list(state.public[: cards_dealt(state, numbers.DEAL_PUBLIC)])


def dealt_privates(state: core.State, seat: int) -> list[int]:
    """The private objectives a seat holds by now."""
    held = cards_dealt(state, numbers.DEAL_PRIVATE) - seat * state.privates_dealt
    return list(state.private[seat][: max(0, min(held, state.privates_dealt))])


def turns_from_now(state: core.State) -> list[int]:
    """The seats of this turn and of those after it, to the end of the round; none where no turn is under way."""
    room = [0] * (2 * numbers.SEATS_MAX)
    return room[: course.turns_from_now(state, room)]
