"""From an empty table to the first round: deals, the choice of windows, favor tokens.

Whoever builds a state fills in the options and the decks, then calls `begin`.
"""

from sagrada.content.tables import CARD_PATTERNS, LEVEL
from sagrada.rules.state import (
    CHOOSE_PATTERN,
    DEAL_CARD,
    DEAL_FIRST,
    DEAL_PRIVATE,
    DEAL_PUBLIC,
    DEAL_TOOL,
    DRAW_DIE,
    NO_CELL,
    NO_DIE,
    State,
)


def begin(s: State) -> None:
    """Start the setup of a table whose options and decks are filled in."""
    s.hand = NO_DIE
    s.moved = NO_CELL
    if s.tools_dealt == 0:
        s.preset |= 1 << DEAL_TOOL
    if s.publics_dealt == 0:
        s.preset |= 1 << DEAL_PUBLIC
    if s.seats == 1:
        s.preset |= 1 << DEAL_FIRST
    s.phase = DEAL_PRIVATE
    skip_preset(s)


def next_stage(s: State) -> int:
    """The stage of the setup after this one: windows are chosen before the table is laid out, unless setup is open."""
    if s.phase == DEAL_PRIVATE:
        return DEAL_CARD
    if s.phase == DEAL_CARD:
        return DEAL_TOOL if s.open_setup else CHOOSE_PATTERN
    if s.phase == DEAL_TOOL:
        return DEAL_PUBLIC
    if s.phase == DEAL_PUBLIC:
        return DEAL_FIRST
    if s.phase == DEAL_FIRST:
        return CHOOSE_PATTERN if s.open_setup else DRAW_DIE
    return DRAW_DIE if s.open_setup else DEAL_TOOL


def skip_preset(s: State) -> None:
    """Pass over the stages that are already done; where windows are chosen, hand out the tokens."""
    while s.phase != DRAW_DIE and (s.preset >> s.phase) & 1:
        next_setup(s)


def next_setup(s: State) -> None:
    """Leave a finished stage of the setup."""
    if s.phase == CHOOSE_PATTERN:
        give_tokens(s)
    s.phase = next_stage(s)
    s.step = 0
    s.seat = 0


def advance_setup(s: State, steps: int) -> None:
    """One more step of this stage is done; go on after the last."""
    s.step += 1
    if s.step == steps:
        next_setup(s)
        skip_preset(s)


def give_tokens(s: State) -> None:
    """Favor tokens by the level of the chosen window (all rulebooks, preparation of players)."""
    if s.uses_tokens:
        for seat in range(s.seats):
            s.tokens[seat] = LEVEL[s.pattern[seat]]


def deal_card(s: State, card: int) -> None:
    """A card leaves its deck for the place that awaits it."""
    if s.phase == DEAL_PRIVATE:
        s.private_deck ^= 1 << card
        s.private[s.step // s.privates_dealt][s.step % s.privates_dealt] = card
        advance_setup(s, s.seats * s.privates_dealt)
    elif s.phase == DEAL_CARD:
        s.card_deck ^= 1 << card
        s.card[s.step // 2][s.step % 2] = card
        advance_setup(s, s.seats * 2)
    elif s.phase == DEAL_TOOL:
        s.tool_deck ^= 1 << card
        s.tool[s.step] = card
        advance_setup(s, s.tools_dealt)
    else:
        s.public_deck ^= 1 << card
        s.public[s.step] = card
        advance_setup(s, s.publics_dealt)


def deal_first(s: State, seat: int) -> None:
    """The seat that starts the first round."""
    s.first = seat
    advance_setup(s, 1)


def choose_pattern(s: State, choice: int) -> None:
    """The awaited seat takes one of the four patterns on its two cards."""
    s.pattern[s.seat] = CARD_PATTERNS[s.card[s.seat][choice // 2]][choice % 2]
    s.seat += 1
    advance_setup(s, s.seats)
