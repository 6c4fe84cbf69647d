"""A table before its first deal: the decks and the bag that its options ask for, cards laid out by hand, own windows.

Whoever builds a state fills in the options, then calls these, then `begin`.
"""

from typing import Final

from sagrada.content.tables import (
    ALL_BOARDS,
    ALL_ORNAMENTS,
    ALL_PIONEERS,
    BASE_CARDS,
    BASE_PUBLICS,
    BASE_TOOLS,
    COLOR_PRIVATES,
    EXTRA_CARDS,
    GLORY_SUPPLY,
    GRAY_BY_SEATS,
    OWN,
    POSITION_PRIVATES,
    PROMO_TOOLS,
    RIVALRY_PUBLICS,
    STRIFE_PUBLICS,
    STRIFE_RIVALRY_PUBLICS,
    STRIFE_TOOLS,
)
from sagrada.rules.geometry import FULL
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
    GRAY,
    State,
)

# what is mixed into the decks, beside what the fields of the state say
WITH_STRIP_CUTTER: Final = 1
WITH_THIRTEENTH_CARD: Final = 2
WITH_RIVALRY: Final = 4
WITH_STRIFE_RIVALRY: Final = 8


def fill_decks(s: State, bag: int, mixed: int) -> None:
    """Fill the decks and the bag, so many dice of each color, by the options in the state and what is mixed in."""
    s.private_deck = COLOR_PRIVATES | (POSITION_PRIVATES if s.seats > 4 else 0)
    s.card_deck = BASE_CARDS | (EXTRA_CARDS if mixed & WITH_THIRTEENTH_CARD else 0)
    s.tool_deck = BASE_TOOLS | (PROMO_TOOLS if mixed & WITH_STRIP_CUTTER else 0)
    s.public_deck = BASE_PUBLICS | (RIVALRY_PUBLICS if mixed & WITH_RIVALRY else 0)
    for color in range(GRAY):
        s.bag[color] = bag
    s.bag[GRAY] = GRAY_BY_SEATS[s.seats] if s.strife else 0
    if s.strife or s.pioneers or s.ornaments or mixed & WITH_RIVALRY:
        s.strife_tool_deck = STRIFE_TOOLS
        s.strife_public_deck = STRIFE_PUBLICS & ~(0 if mixed & WITH_STRIFE_RIVALRY else STRIFE_RIVALRY_PUBLICS)
        s.board_deck = ALL_BOARDS
        s.pioneer_deck = ALL_PIONEERS
        s.ornament_deck = ALL_ORNAMENTS
        s.supply = GLORY_SUPPLY if s.strife else 0
    else:
        s.asks_claims = 0
        s.gray_ornaments = 0
        s.ornaments_break_ties = 0
        s.diagonal_pairs = 0


def lay_card(s: State, stage: int, place: int, card: int) -> bool:
    """Lay a card on its place in a stage of the setup instead of dealing it; is it one of that deck, and the place one
    of the table? With strife the first tool and the first public are strife ones."""
    bit = 1 << card
    s.preset |= 1 << stage
    if stage == DEAL_PRIVATE and s.private_deck & bit and place < s.seats * s.privates_dealt:
        s.private_deck ^= bit
        s.private[place // s.privates_dealt][place % s.privates_dealt] = card
        return True
    if stage == DEAL_ORNAMENT and s.ornament_deck & bit and place < s.seats * 2:
        s.ornament_deck ^= bit
        s.ornament[place // 2][place % 2] = card
        return True
    if stage == DEAL_BOARD and s.board_deck & bit:
        s.board_deck ^= bit
        s.board = card
        return True
    if stage == DEAL_PIONEER and s.pioneer_deck & bit and place < 3:
        s.pioneer_deck ^= bit
        s.pioneer[place] = card
        return True
    return lay_in_row(s, stage, place, card)


def lay_in_row(s: State, stage: int, place: int, card: int) -> bool:
    """Lay a tool or a public objective in its row, or say who starts; is that possible?"""
    bit = 1 << card
    tools = s.strife_tool_deck if s.strife and place == 0 else s.tool_deck
    publics = s.strife_public_deck if s.strife and place == 0 else s.public_deck
    if stage == DEAL_TOOL and place < s.tools_dealt and tools & bit:
        s.tool_deck &= ~bit
        s.strife_tool_deck &= ~bit
        s.tool[place] = card
        return True
    if stage == DEAL_PUBLIC and place < s.publics_dealt and publics & bit:
        s.public_deck &= ~bit
        s.strife_public_deck &= ~bit
        s.public[place] = card
        return True
    if stage == DEAL_FIRST and card < s.seats:
        s.first = card
        return True
    return False


def lay_window(s: State, seat: int, level: int) -> None:
    """Give a seat a window of its own on which nothing is printed yet; no window is chosen at this table."""
    s.preset |= (1 << DEAL_CARD) | (1 << CHOOSE_PATTERN)
    s.pattern[seat] = OWN
    s.level[seat] = level
    for i in range(6):
        s.takes_color[seat][i] = FULL
        s.takes_shade[seat][i] = FULL


def print_color(s: State, seat: int, cell: int, color: int) -> None:
    """Print a color on a cell: it takes that color only, of any shade."""
    for i in range(6):
        if i != color:
            s.takes_color[seat][i] &= ~(1 << cell)


def print_shade(s: State, seat: int, cell: int, shade: int) -> None:
    """Print a shade, from 0, on a cell: it takes that shade only, of any color."""
    for i in range(6):
        if i != shade:
            s.takes_shade[seat][i] &= ~(1 << cell)
