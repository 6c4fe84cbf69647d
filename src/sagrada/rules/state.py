"""The one field list of the game's state, what a state can await, and the numbers of all actions.

Holds no rule. A die is `color * 6 + shade - 1`, a cell `row * 5 + column`, a board a mask of 20 bits.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, Final

from sagrada.content.tables import CARDS_MAX, TOOLS_MAX
from sagrada.rules.marks import Hidden, Own, Public

Buffer = list[int]
"""Room for a list of actions; in C an int array."""
Rng = list[int]
"""The four words of a playout's random numbers; in C an array of 64-bit ints."""
Wide = int
"""A number of more than 31 bits; in C a 64-bit int."""

Shorts = MutableSequence[int]
"""Numbers of 16 bits, by game and seat; in C an array."""
Bytes = MutableSequence[int]
"""Numbers of 8 bits, by game; in C an array."""

Byte = Annotated[int, "int8_t"]
Word = Annotated[int, "int32_t"]
Row = list[int]
Grid = list[list[int]]


class State:
    """A game at one moment. Every field is an int or a fixed-size array of ints, and marked with who may know it."""

    # the table's options, fixed for the game
    seats: Public[Byte]
    honor: Public[Byte]
    open_setup: Public[Byte]
    pay: Public[Byte]
    best_of: Public[Byte]
    may_return: Public[Byte]
    points_per_die: Public[Byte]
    first_turn_tie: Public[Byte]
    uses_tokens: Public[Byte]
    empty_penalty: Public[Byte]
    tools_dealt: Public[Byte]
    publics_dealt: Public[Byte]
    privates_dealt: Public[Byte]
    preset: Public[Word]

    # Glory's modules and their switches
    strife: Public[Byte]
    pioneers: Public[Byte]
    ornaments: Public[Byte]
    asks_claims: Public[Byte]
    gray_ornaments: Public[Byte]
    ornaments_break_ties: Public[Byte]
    diagonal_pairs: Public[Byte]

    # what is awaited: a phase, the seat it awaits, how far the phase has come
    phase: Public[Byte]
    seat: Hidden[Byte]
    step: Hidden[Byte]

    # cards: what is left in each deck, and what was dealt
    private_deck: Hidden[Word]
    card_deck: Hidden[Word]
    tool_deck: Public[Word]
    public_deck: Public[Word]
    strife_tool_deck: Public[Word]
    strife_public_deck: Public[Word]
    board_deck: Public[Word]
    pioneer_deck: Public[Word]
    ornament_deck: Hidden[Word]
    private: Own[Annotated[Grid, "int8_t", 6, 2]]
    card: Own[Annotated[Grid, "int8_t", 6, 2]]
    pattern: Own[Annotated[Row, "int8_t", 6]]
    tool: Public[Annotated[Row, "int8_t", 5]]
    public: Public[Annotated[Row, "int8_t", 3]]
    board: Public[Byte]
    pioneer: Public[Annotated[Row, "int8_t", 3]]
    claimed: Public[Annotated[Row, "int8_t", 3]]
    ornament: Own[Annotated[Grid, "int8_t", 6, 2]]
    kept: Own[Annotated[Row, "int8_t", 6]]

    # favor tokens, on tools and with the seats; tools that have left the game
    tool_tokens: Public[Annotated[Row, "int8_t", 5]]
    tools_gone: Public[Byte]
    tokens: Public[Annotated[Row, "int8_t", 6]]

    # the clock: first seat of the game, round and turn from 0, seats whose second turn is given up
    first: Public[Byte]
    round: Public[Byte]
    turn: Public[Byte]
    skipped: Public[Byte]

    # the turn: the die in hand, is the draft spent, the tool in use (slot + 1), the cell of the die it moved first
    hand: Public[Byte]
    drafted: Public[Byte]
    used: Public[Byte]
    moved: Public[Byte]

    # dice outside the windows
    bag: Public[Annotated[Row, "int8_t", 6]]
    supply: Public[Byte]
    pool_size: Public[Byte]
    pool: Public[Annotated[Row, "int8_t", 13]]
    track_size: Public[Annotated[Row, "int8_t", 10]]
    track: Public[Annotated[Grid, "int8_t", 10, 13]]

    # what is printed in the windows: the level, the cells that take each color, and those that take each shade
    level: Own[Annotated[Row, "int8_t", 6]]
    takes_color: Own[Annotated[Grid, "int32_t", 6, 6]]
    takes_shade: Own[Annotated[Grid, "int32_t", 6, 6]]

    # windows: one board per color and one per shade
    color: Public[Annotated[Grid, "int32_t", 6, 6]]
    shade: Public[Annotated[Grid, "int32_t", 6, 6]]
    occupied: Public[Annotated[Row, "int32_t", 6]]
    exempt: Public[Annotated[Row, "int32_t", 6]]
    loose: Hidden[Annotated[Row, "int32_t", 6]]

    # what goes on after dice were removed
    held_phase: Public[Byte]
    held_seat: Public[Byte]


# phases: chance is awaited up to DRAW_COLOR, then a seat, then nobody
DEAL_PRIVATE: Final = 0
DEAL_ORNAMENT: Final = DEAL_PRIVATE + 1
DEAL_CARD: Final = DEAL_ORNAMENT + 1
DEAL_TOOL: Final = DEAL_CARD + 1
DEAL_PUBLIC: Final = DEAL_TOOL + 1
DEAL_BOARD: Final = DEAL_PUBLIC + 1
DEAL_PIONEER: Final = DEAL_BOARD + 1
DEAL_FIRST: Final = DEAL_PIONEER + 1
DRAW_DIE: Final = DEAL_FIRST + 1
ROLL_SUPPLY: Final = DRAW_DIE + 1
ROLL_HAND: Final = ROLL_SUPPLY + 1
ROLL_POOL: Final = ROLL_HAND + 1
DRAW_COLOR: Final = ROLL_POOL + 1
CHOOSE_PATTERN: Final = DRAW_COLOR + 1
KEEP_ORNAMENTS: Final = CHOOSE_PATTERN + 1
TURN: Final = KEEP_ORNAMENTS + 1
HAND: Final = TURN + 1
PAYMENT: Final = HAND + 1
CHANGE_BY_ONE: Final = PAYMENT + 1
SWAP_WITH_TRACK: Final = CHANGE_BY_ONE + 1
SWAP_WITH_SEAT: Final = SWAP_WITH_TRACK + 1
SET_SHADE: Final = SWAP_WITH_SEAT + 1
MOVE_DIE: Final = SET_SHADE + 1
TAKE_EXTRA: Final = MOVE_DIE + 1
CLAIM_PIONEER: Final = TAKE_EXTRA + 1
REMOVE_DIE: Final = CLAIM_PIONEER + 1
OVER: Final = REMOVE_DIE + 1

# how tools are paid
PAY_TOKENS_ONLY: Final = 0
PAY_DIE_ONLY: Final = 1
PAY_EITHER: Final = 2

# which objectives enter the total
BEST_OF_ALL: Final = 0
BEST_OF_PRIVATE: Final = 1
BEST_OF_PUBLIC: Final = 2

NO_DIE: Final = -1
NO_CELL: Final = -1
NO_TOOL: Final = TOOLS_MAX
SPECTATOR: Final = -1

# blanks for cards that a seat may not know: places in the tables that no card has
NO_PRIVATE: Final = 15
NO_CARD: Final = 31
NO_ORNAMENT: Final = 15

ROUNDS: Final = 10
GRAY: Final = 5

# where a pioneer lies: on the table, with seat + 1, or out of the game
ON_THE_TABLE: Final = 0
OUT_OF_THE_GAME: Final = 7

# all actions, one range after the other, with room for more tools and kinds of dice: `docs/numbers.json` keeps them
CELLS_MAX: Final = 20
SEATS_MAX: Final = 6
KINDS_MAX: Final = 8
DICE_MAX: Final = KINDS_MAX * 6

# decisions
END: Final = 0
RETURN: Final = END + 1
STOP: Final = RETURN + 1
UP: Final = STOP + 1
DOWN: Final = UP + 1
PAY_TOKENS: Final = DOWN + 1
CHOOSE: Final = PAY_TOKENS + 1
KEEP: Final = CHOOSE + 4
CLAIM: Final = KEEP + 4
SHADE: Final = CLAIM + 4
USE: Final = SHADE + 6
TAKE: Final = USE + TOOLS_MAX
PAY: Final = TAKE + DICE_MAX
SWAP: Final = PAY + DICE_MAX
PLACE: Final = SWAP + DICE_MAX
REMOVE: Final = PLACE + CELLS_MAX
SWAP_SEAT: Final = REMOVE + CELLS_MAX
MOVE: Final = SWAP_SEAT + SEATS_MAX * CELLS_MAX
DECISIONS: Final = MOVE + CELLS_MAX * CELLS_MAX

# chance outcomes
DRAW: Final = DECISIONS
ROLL: Final = DRAW + DICE_MAX
COLOR: Final = ROLL + 6
DEAL: Final = COLOR + KINDS_MAX
FIRST: Final = DEAL + CARDS_MAX
ACTIONS: Final = FIRST + SEATS_MAX
