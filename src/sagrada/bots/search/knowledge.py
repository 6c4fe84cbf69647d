"""What a seat knows: everything it may not know is wiped, and others' private objectives become odds."""

from sagrada.bots.search.memory import BELIEF, CERTAIN
from sagrada.rules.scoring import private_points
from sagrada.rules.setup import print_window
from sagrada.rules.state import CHOOSE_PATTERN, DEAL_CARD, KEEP_ORNAMENTS, REMOVE_DIE, Buffer, State


def forget(s: State, seat: int) -> None:
    """Wipe what the seat may not know; at an honor table it means to keep the rules, so only legal cells count."""
    for other in range(s.seats):
        if other != seat:
            forget_privates(s, other)
            forget_cards(s, other)
        if s.phase != REMOVE_DIE or other != s.seat:
            s.loose[other] = 0
    take_own_cards(s, seat)
    if s.phase == CHOOSE_PATTERN or s.phase == KEEP_ORNAMENTS:
        forget_choices(s)
    s.honor = 0


def take_own_cards(s: State, seat: int) -> None:
    """The seat's own cards are in no deck, even if blanks in others' hands looked like them."""
    for i in range(s.privates_dealt):
        s.private_deck &= ~(1 << s.private[seat][i])
    for i in range(2):
        if not (s.preset >> DEAL_CARD) & 1:
            s.card_deck &= ~(1 << s.card[seat][i])
        if s.ornaments:
            s.ornament_deck &= ~(1 << s.ornament[seat][i])


def forget_choices(s: State) -> None:
    """Windows, and ornaments to keep, are chosen by all at once: nobody knows who has chosen what."""
    s.seat = 0
    s.step = 0
    for i in range(s.seats):
        if s.phase == CHOOSE_PATTERN:
            print_window(s, i, 0)
        s.kept[i] = 0


def forget_cards(s: State, other: int) -> None:
    """Another seat's window cards and ornaments go back to their decks, where they were dealt."""
    for i in range(2):
        if not (s.preset >> DEAL_CARD) & 1:
            s.card_deck |= 1 << s.card[other][i]
        if s.ornaments:
            s.ornament_deck |= 1 << s.ornament[other][i]
        s.card[other][i] = 0
        s.ornament[other][i] = 0
    s.kept[other] = 0


def forget_privates(s: State, other: int) -> None:
    """Another seat's private objectives go back to the deck."""
    for i in range(s.privates_dealt):
        s.private_deck |= 1 << s.private[other][i]
        s.private[other][i] = 0


def belief_weight(s: State, seat: int, card: int) -> int:
    """How much a window speaks for a private objective: the square of what it would pay, a little more."""
    points = private_points(s, seat, card) + 4
    return points * points


def believe(s: State, m: Buffer, me: int) -> None:
    """Weigh the private objectives that others may hold; one's own are known."""
    for seat in range(s.seats):
        total = 0
        for card in range(16):
            m[BELIEF + seat * 16 + card] = 0
            if seat != me and (s.private_deck >> card) & 1:
                m[BELIEF + seat * 16 + card] = belief_weight(s, seat, card)
                total += belief_weight(s, seat, card)
        if seat == me:
            for i in range(s.privates_dealt):
                m[BELIEF + seat * 16 + s.private[seat][i]] = CERTAIN
        elif total > 0:
            for card in range(16):
                m[BELIEF + seat * 16 + card] = m[BELIEF + seat * 16 + card] * CERTAIN // total


def expected_private(s: State, m: Buffer, seat: int) -> int:
    """What a seat's private objective pays now, by the odds."""
    total = 0
    for card in range(16):
        if m[BELIEF + seat * 16 + card]:
            total += m[BELIEF + seat * 16 + card] * private_points(s, seat, card)
    return total // CERTAIN
