"""What a seat makes of what it knows: others' private objectives become odds, by what their windows speak for."""

from sagrada.bots.search.memory import CERTAIN, Memory
from sagrada.rules.scoring import private_points
from sagrada.rules.state import NO_PRIVATE, State


def belief_weight(s: State, seat: int, card: int) -> int:
    """How much a window speaks for a private objective: the square of what it would pay, a little more."""
    points = private_points(s, seat, card) + 4
    return points * points


def is_known(s: State, me: int, seat: int) -> bool:
    """Does a seat know these private objectives: its own, and those that lie face up?"""
    return seat == me or s.private[seat][0] != NO_PRIVATE


def believe(s: State, m: Memory, me: int) -> None:
    """Weigh the private objectives that others may hold; what is known is certain."""
    for seat in range(s.seats):
        total = 0
        for card in range(16):
            m.belief[seat][card] = 0
            if not is_known(s, me, seat) and (s.private_deck >> card) & 1:
                m.belief[seat][card] = belief_weight(s, seat, card)
                total += belief_weight(s, seat, card)
        if is_known(s, me, seat):
            for i in range(s.privates_dealt):
                m.belief[seat][s.private[seat][i]] = CERTAIN
        elif total > 0:
            for card in range(16):
                m.belief[seat][card] = m.belief[seat][card] * CERTAIN // total


def expected_private(s: State, m: Memory, seat: int) -> int:
    """What a seat's private objective pays now, by the odds."""
    total = 0
    for card in range(16):
        if m.belief[seat][card]:
            total += m.belief[seat][card] * private_points(s, seat, card)
    return total // CERTAIN
