"""What a seat may know of a state. Views and bots stand on it, and nothing else decides what is secret.

What is public lies open, a seat's own rows it knows, and the rest is shown when a rule here says so. A card that is not
shown is one of the blanks, which no deck holds and which pay nothing; to whoever has not seen it, it is in its deck.
"""

from sagrada.rules.field_copies import copy_own, copy_public
from sagrada.rules.state import (
    BEST_OF_PRIVATE,
    CHOOSE_PATTERN,
    DEAL_CARD,
    DEAL_ORNAMENT,
    DEAL_PRIVATE,
    KEEP_ORNAMENTS,
    NO_CARD,
    NO_ORNAMENT,
    NO_PRIVATE,
    OVER,
    REMOVE_DIE,
    State,
)


def privates_are_open(s: State) -> bool:
    """Do private objectives lie face up: at the end, and alone by the classic rules?"""
    return s.phase == OVER or (s.seats == 1 and s.best_of == BEST_OF_PRIVATE)


def kept_are_open(s: State) -> bool:
    """Does everybody see which ornaments were kept? How many shows as soon as all have chosen."""
    return s.phase == OVER


def windows_are_open(s: State) -> bool:
    """Does everybody see the windows? They are chosen in secret, and shown together."""
    return s.phase != CHOOSE_PATTERN


def loose_are_open(s: State, seat: int) -> bool:
    """Must the seat remove dice now? Before that nobody is told which are loose (rulings, wrong placements)."""
    return s.phase == REMOVE_DIE and s.seat == seat


def is_dealt(s: State, stage: int, place: int) -> bool:
    """Does the card of this place in a stage of the setup lie with its seat by now?"""
    return (s.preset >> stage) & 1 == 1 or s.phase > stage or (s.phase == stage and place < s.step)


def put_back(deck: int, card: int, blank: int) -> int:
    """The deck with this card in it; a blank is in no deck."""
    return deck if card == blank else deck | (1 << card)


def show_awaited(s: State, out: State) -> None:
    """The awaited seat and the step; secret choices are made by all at once, in whatever order they are noted."""
    if s.phase != CHOOSE_PATTERN and s.phase != KEEP_ORNAMENTS:
        out.seat = s.seat
        out.step = s.step


def show_decks(s: State, out: State) -> None:
    """What is left of the decks whose cards go to the seats; cards that others hold are put back one by one."""
    out.private_deck = s.private_deck
    out.card_deck = s.card_deck
    out.ornament_deck = s.ornament_deck


def show_window(s: State, out: State, seat: int) -> None:
    """What is printed in another seat's window."""
    if windows_are_open(s):
        out.pattern[seat] = s.pattern[seat]
        out.level[seat] = s.level[seat]
        for i in range(6):
            out.takes_color[seat][i] = s.takes_color[seat][i]
            out.takes_shade[seat][i] = s.takes_shade[seat][i]


def show_privates(s: State, out: State, seat: int) -> None:
    """Another seat's private objectives, or blanks for them."""
    for i in range(2):
        out.private[seat][i] = s.private[seat][i] if privates_are_open(s) else NO_PRIVATE
    if not privates_are_open(s):
        for i in range(s.privates_dealt):
            if is_dealt(s, DEAL_PRIVATE, seat * s.privates_dealt + i):
                out.private_deck = put_back(out.private_deck, s.private[seat][i], NO_PRIVATE)


def hide_cards(s: State, out: State, seat: int) -> None:
    """Another seat's window cards: never shown. None are dealt where windows are laid out."""
    for i in range(2):
        out.card[seat][i] = NO_CARD
        if not (s.preset >> DEAL_CARD) & 1 and is_dealt(s, DEAL_CARD, seat * 2 + i):
            out.card_deck = put_back(out.card_deck, s.card[seat][i], NO_CARD)


def show_ornaments(s: State, out: State, seat: int) -> None:
    """Another seat's ornaments: how many were kept, and at the end which ones, in the first places."""
    kept = 0
    for i in range(2):
        out.ornament[seat][i] = NO_ORNAMENT
    for i in range(2):
        if kept_are_open(s) and (s.kept[seat] >> i) & 1:
            out.ornament[seat][kept] = s.ornament[seat][i]
        elif s.ornaments and is_dealt(s, DEAL_ORNAMENT, seat * 2 + i):
            out.ornament_deck = put_back(out.ornament_deck, s.ornament[seat][i], NO_ORNAMENT)
        kept += (s.kept[seat] >> i) & 1
    out.kept[seat] = 0 if s.phase == KEEP_ORNAMENTS else (1 << kept) - 1


def copy_known(s: State, out: State, viewer: int) -> None:
    """Make `out` what the viewer may know of `s`: a seat, or a spectator. `core.observe` is its door for Python."""
    copy_public(s, out)
    show_awaited(s, out)
    show_decks(s, out)
    for seat in range(s.seats):
        if seat == viewer:
            copy_own(s, out, seat)
        else:
            show_window(s, out, seat)
            show_privates(s, out, seat)
            hide_cards(s, out, seat)
            show_ornaments(s, out, seat)
        if loose_are_open(s, seat):
            out.loose[seat] = s.loose[seat]
