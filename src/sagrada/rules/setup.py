"""From an empty table to the first round: deals, the choice of windows, favor tokens.

Whoever builds a state fills in the options and the decks, then calls `begin`.
"""

from sagrada.content.tables import CARD_PATTERNS, LEVEL, TAKES_COLOR, TAKES_SHADE
from sagrada.rules.state import (
    CHOOSE_PATTERN,
    DEAL_BOARD,
    DEAL_CARD,
    DEAL_FIRST,
    DEAL_ORNAMENT,
    DEAL_PIONEER,
    DEAL_PRIVATE,
    DEAL_PUBLIC,
    DEAL_TOOL,
    DRAW_DIE,
    KEEP_ORNAMENTS,
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
    if not s.ornaments:
        s.preset |= (1 << DEAL_ORNAMENT) | (1 << KEEP_ORNAMENTS)
    if not s.strife:
        s.preset |= 1 << DEAL_BOARD
    if not s.pioneers:
        s.preset |= 1 << DEAL_PIONEER
    s.phase = DEAL_PRIVATE
    skip_preset(s)


def next_stage(s: State) -> int:
    """The stage of the setup after this one: windows are chosen before the table is laid out, unless setup is open."""
    if s.phase == DEAL_CARD:
        return DEAL_TOOL if s.open_setup else CHOOSE_PATTERN
    if s.phase == DEAL_FIRST:
        return CHOOSE_PATTERN if s.open_setup else DRAW_DIE
    if s.phase == CHOOSE_PATTERN:
        return KEEP_ORNAMENTS
    if s.phase == KEEP_ORNAMENTS:
        return DRAW_DIE if s.open_setup else DEAL_TOOL
    return s.phase + 1


def skip_preset(s: State) -> None:
    """Pass over the stages that are already done; where ornaments are kept, hand out the tokens."""
    while s.phase != DRAW_DIE and (s.preset >> s.phase) & 1:
        next_setup(s)


def next_setup(s: State) -> None:
    """Leave a finished stage of the setup."""
    if s.phase == KEEP_ORNAMENTS:
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
    """Favor tokens by the level of the chosen window, and one for each ornament kept (Glory, ornaments)."""
    if s.uses_tokens:
        for seat in range(s.seats):
            s.tokens[seat] = s.level[seat] + (s.kept[seat] & 1) + (s.kept[seat] >> 1)


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
    elif s.phase == DEAL_ORNAMENT:
        s.ornament_deck ^= 1 << card
        s.ornament[s.step // 2][s.step % 2] = card
        advance_setup(s, s.seats * 2)
    else:
        deal_to_table(s, card)


def deal_to_table(s: State, card: int) -> None:
    """A card leaves its deck for the middle of the table; with strife the first tool and public are strife ones."""
    if s.phase == DEAL_TOOL:
        s.tool_deck &= ~(1 << card)
        s.strife_tool_deck &= ~(1 << card)
        s.tool[s.step] = card
        advance_setup(s, s.tools_dealt)
    elif s.phase == DEAL_PUBLIC:
        s.public_deck &= ~(1 << card)
        s.strife_public_deck &= ~(1 << card)
        s.public[s.step] = card
        advance_setup(s, s.publics_dealt)
    elif s.phase == DEAL_BOARD:
        s.board_deck ^= 1 << card
        s.board = card
        advance_setup(s, 1)
    else:
        s.pioneer_deck ^= 1 << card
        s.pioneer[s.step] = card
        advance_setup(s, 3)


def deal_first(s: State, seat: int) -> None:
    """The seat that starts the first round."""
    s.first = seat
    advance_setup(s, 1)


def print_window(s: State, seat: int, pattern: int) -> None:
    """Give a seat the window of a printed pattern."""
    s.pattern[seat] = pattern
    s.level[seat] = LEVEL[pattern]
    for i in range(6):
        s.takes_color[seat][i] = TAKES_COLOR[pattern][i]
        s.takes_shade[seat][i] = TAKES_SHADE[pattern][i]


def choose_pattern(s: State, choice: int) -> None:
    """The awaited seat takes one of the four patterns on its two cards."""
    print_window(s, s.seat, CARD_PATTERNS[s.card[s.seat][choice // 2]][choice % 2])
    s.seat += 1
    advance_setup(s, s.seats)


def keep_ornaments(s: State, which: int) -> None:
    """The awaited seat keeps none, one or both of its ornaments: a mask."""
    s.kept[s.seat] = which
    s.seat += 1
    advance_setup(s, s.seats)
