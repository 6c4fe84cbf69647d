"""What the tests of secrecy share: states of every kind of table, and the twin of a state, which differs in all that a
viewer can't know and in nothing else. This is a second reading of what is secret; it shares no code with the rules'.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

from bots.searching import any_table, challenge_now_and_then, stray
from engine.games import fields_of
from sagrada.content import tables
from sagrada.content.options import Options
from sagrada.engine import core
from sagrada.engine.start import start_state
from sagrada.rules import state as numbers
from sagrada.rules.course import cards_dealt

Fields = dict[str, Any]
Observe = Callable[[Any, int], Any]
"""What a viewer may know of a state, as a state of the same backend."""
Place = tuple[str, int, int]
"""A card that a seat was dealt: its kind, the seat, and the place in its row."""

OF_A_PHASE = 3
DEALS = {"private": numbers.DEAL_PRIVATE, "card": numbers.DEAL_CARD, "ornament": numbers.DEAL_ORNAMENT}
PRINT = ("pattern", "level", "takes_color", "takes_shade")
CHOICES = {numbers.CHOOSE_PATTERN: PRINT, numbers.KEEP_ORNAMENTS: ("kept",)}
"""What is chosen in secret, by all at once: the fields that a choice fills."""


# states


def laid_out(options: Options, number: int) -> Fields:
    """Cards that lie at the seats before the first deal: none, windows, or private objectives and ornaments."""
    seats, each = range(options.seats), options.privates
    hands: Fields = {"privates": [list(range(seat * each, seat * each + each)) for seat in seats]}
    if "ornaments" in options.modules:
        hands["ornaments"] = [[2 * seat, 2 * seat + 1] for seat in seats]
    windows: Fields = {"patterns": [tables.WINDOWS[3 + seat] for seat in seats]}
    return [{}, {}, windows, hands][number // 5 % 4]


def states(number: int) -> Iterator[core.State]:
    """Some states of every phase that one random game meets, from the first deal to the end."""
    options = any_table(number)
    chance, playout = Random(f"observed {number}"), core.Random(number)
    state, met = start_state(options, laid_out(options, number)), dict[int, int]()
    while True:
        met[state.phase] = met.get(state.phase, 0) + 1
        if met[state.phase] <= OF_A_PHASE or chance.random() < 0.02:
            yield state.copy()
        if state.phase == numbers.OVER:
            return
        core.apply(state, stray(state, chance, playout))
        challenge_now_and_then(state, chance)


def viewers(state: Any) -> list[int]:
    """Every seat, and a spectator."""
    return [*range(state.seats), numbers.SPECTATOR]


# what a viewer can't know


def is_face_up(state: Any, place: Place) -> bool:
    """Does a card that a seat was dealt lie open to everybody?"""
    kind, seat, i = place
    if kind == "private":
        return bool(state.phase == numbers.OVER or (state.seats == 1 and state.privates_dealt == 2))
    return kind == "ornament" and state.phase == numbers.OVER and bool(state.kept[seat] >> i & 1)


def dealt_places(state: Any, kind: str) -> list[Place]:
    """The cards of a kind that lie with the seats by now; window cards are not dealt where windows are laid out."""
    if kind == "card" and state.preset >> numbers.DEAL_CARD & 1:
        return []
    each = state.privates_dealt if kind == "private" else 2
    return [(kind, n // each, n % each) for n in range(cards_dealt(state, DEALS[kind]))]


def secret_places(state: Any, viewer: int, kind: str) -> list[Place]:
    """The cards of a kind that the viewer doesn't know."""
    places = dealt_places(state, kind)
    return [place for place in places if place[1] != viewer and not is_face_up(state, place)]


def deal_anew(fields: Fields, state: Any, viewer: int, chance: Random) -> None:
    """Deal the cards that the viewer doesn't know, and those left in their decks, in another way."""
    for kind in DEALS:
        places = secret_places(state, viewer, kind)
        left = [card for card in range(32) if fields[f"{kind}_deck"] >> card & 1]
        cards = left + [fields[kind][seat][i] for _, seat, i in places]
        chance.shuffle(cards)
        for _, seat, i in places:
            fields[kind][seat][i] = cards.pop()
        fields[f"{kind}_deck"] = sum(1 << card for card in cards)


def turn_ornaments(fields: Fields, viewer: int) -> None:
    """Let the others have kept another one of their two ornaments; at the end, let it have been dealt before or after.

    Where both were kept, the order in which they are told is that of the deal.
    """
    for seat in range(fields["seats"]):
        if seat != viewer and fields["kept"][seat] in (1, 2):
            fields["kept"][seat] = 3 - fields["kept"][seat]
            if fields["phase"] == numbers.OVER:
                fields["ornament"][seat].reverse()


def choose_anew(fields: Fields, viewer: int, chance: Random) -> None:
    """Let other choices be noted by now: of any seats but the viewer's, which has chosen or not as before."""
    has_chosen = 0 <= viewer < fields["seat"]
    first, last = (viewer + 1, fields["seats"] - 1) if has_chosen else (0, viewer % fields["seats"])
    fields["seat"] = fields["step"] = noted = chance.randint(first, last)
    for seat in range(fields["seats"]):
        if seat != viewer:
            choose_for(fields, seat, chance if seat < noted else None)


def choose_for(fields: Fields, seat: int, chance: Random | None) -> None:
    """Give a seat another choice, or none yet."""
    if fields["phase"] == numbers.KEEP_ORNAMENTS:
        fields["kept"][seat] = chance.randrange(4) if chance else 0
        return
    window = chance.choice(tables.WINDOWS) if chance else tables.Window(0, 0, (0,) * 6, (0,) * 6)
    for name in PRINT:
        value = getattr(window, name)
        fields[name][seat] = value if isinstance(value, int) else list(value)


def loosen(fields: Fields, chance: Random) -> None:
    """Let other dice be loose, but at a window whose owner must remove some now."""
    for seat in range(fields["seats"]):
        if fields["phase"] != numbers.REMOVE_DIE or fields["seat"] != seat:
            fields["loose"][seat] = chance.getrandbits(20) & fields["occupied"][seat]


def twin_of(state: Any, viewer: int, chance: Random) -> Fields:
    """A state that differs in whatever the viewer can't know, as fields."""
    fields = deepcopy(fields_of(state))
    deal_anew(fields, state, viewer, chance)
    if fields["phase"] in CHOICES:
        choose_anew(fields, viewer, chance)
    if fields["phase"] != numbers.KEEP_ORNAMENTS:
        turn_ornaments(fields, viewer)
    loosen(fields, chance)
    return fields
