"""How far a game has come, for whoever shows it: cards dealt by now, whose secrets they are, what may be taken back.

Pages and people ask this; no game and no search does.
"""

from typing import Final

from sagrada.rules.observation import kept_are_open, privates_are_open
from sagrada.rules.state import (
    CHOOSE,
    CHOOSE_PATTERN,
    CLAIM,
    DEAL_BOARD,
    DEAL_CARD,
    DEAL_FIRST,
    DEAL_ORNAMENT,
    DEAL_PIONEER,
    DEAL_PRIVATE,
    DEAL_PUBLIC,
    DEAL_TOOL,
    DECISIONS,
    DRAW_COLOR,
    DRAW_DIE,
    KEEP_ORNAMENTS,
    NO_DIE,
    OVER,
    REMOVE_DIE,
    ROLL_HAND,
    ROLL_POOL,
    ROLL_SUPPLY,
    ROUNDS,
    TAKE_EXTRA,
    TURN,
    Buffer,
    State,
)
from sagrada.rules.turn import pool_target, start_seat

NOBODY: Final = -1

# what the last line of a log was, where it was no action
NO_LINE: Final = -1
A_CHALLENGE: Final = -2

# what stands in the way of taking the last line back
MAY_UNDO: Final = 0
UNDO_OVER: Final = 1
UNDO_START: Final = 2
UNDO_CHANCE: Final = 3
UNDO_CHALLENGE: Final = 4
UNDO_REVEAL: Final = 5

# what has to be told of a die that somebody rolls or draws
TELL_DIE: Final = 0
TELL_GRAY: Final = 1
TELL_SHADE: Final = 2
TELL_COLOR: Final = 3

SLOT_ROW: Final = 2
"""The numbers of a die that is awaited."""


def chooses_in_secret(s: State) -> bool:
    """Do all seats choose at the same time now: windows, or the ornaments they keep?"""
    return s.phase == CHOOSE_PATTERN or s.phase == KEEP_ORNAMENTS


def is_setting_up(s: State) -> bool:
    """Are cards still dealt, or windows and ornaments chosen?"""
    return s.phase <= DEAL_FIRST or s.phase == CHOOSE_PATTERN or s.phase == KEEP_ORNAMENTS


def setup_place(s: State, stage: int) -> int:
    """A number that grows along the setup: windows are chosen before the table is laid out, unless setup is open."""
    return stage if s.open_setup or not DEAL_TOOL <= stage <= DEAL_FIRST else stage + OVER


def all_cards(s: State, stage: int) -> int:
    """How many cards, or choices, there are in a stage of the setup."""
    if stage == DEAL_PRIVATE:
        return s.seats * s.privates_dealt
    if stage == DEAL_CARD:
        return s.seats * 2
    if stage == DEAL_TOOL:
        return s.tools_dealt
    if stage == DEAL_PUBLIC:
        return s.publics_dealt
    if stage == CHOOSE_PATTERN:
        return s.seats
    if stage == DEAL_ORNAMENT:
        return s.seats * 2 if s.ornaments else 0
    if stage == KEEP_ORNAMENTS:
        return s.seats if s.ornaments else 0
    if stage == DEAL_BOARD:
        return s.strife
    if stage == DEAL_PIONEER:
        return 3 if s.pioneers else 0
    return 1 if stage == DEAL_FIRST else 0


def cards_dealt(s: State, stage: int) -> int:
    """How many cards of a stage of the setup lie on the table, or with all seats, by now."""
    if not is_setting_up(s) or (s.preset >> stage) & 1:
        return all_cards(s, stage)
    if s.phase == stage:
        return s.step
    return all_cards(s, stage) if setup_place(s, s.phase) > setup_place(s, stage) else 0


def secret_owner(s: State) -> int:
    """The seat that gets the secret card that is dealt next, or keeps ornaments; NOBODY if no secret is told next."""
    if s.phase == DEAL_PRIVATE:
        return s.step // s.privates_dealt
    if s.phase == DEAL_CARD or s.phase == DEAL_ORNAMENT:
        return s.step // 2
    return s.seat if s.phase == KEEP_ORNAMENTS else NOBODY


def stage_is_open(s: State, stage: int) -> bool:
    """Does everybody see by now what a seat was dealt, or kept, in this stage of the setup?"""
    if stage == DEAL_PRIVATE:
        return privates_are_open(s)
    return stage == KEEP_ORNAMENTS and kept_are_open(s)


def finished_rounds(s: State) -> int:
    """How many rounds have ended."""
    return ROUNDS if s.phase == OVER or s.held_phase == OVER else s.round


def asks_for_die(s: State) -> bool:
    """May a die of the pool be taken now, as far as the moment goes? Then a placement takes its die first."""
    return s.hand < 0 and (s.phase == TURN or s.phase == TAKE_EXTRA)


def is_at_rest(s: State) -> bool:
    """Is no die in hand and no tool under way, so that a window can be looked at?"""
    return s.phase == TURN or s.phase == DRAW_DIE or s.phase == ROLL_SUPPLY


def undo_refusal(s: State, last: int) -> int:
    """What stands in the way of taking back the last line, an action, NO_LINE or A_CHALLENGE; MAY_UNDO if nothing."""
    if s.phase == OVER or s.held_phase == OVER:
        return UNDO_OVER
    if last == NO_LINE:
        return UNDO_START
    if last == A_CHALLENGE:
        return UNDO_CHALLENGE
    if last >= DECISIONS:
        return UNDO_CHANCE
    return UNDO_REVEAL if CHOOSE <= last < CLAIM else MAY_UNDO


def turns_from_now(s: State, out: Buffer) -> int:
    """Write the seats of this turn and of those after it, to the end of the round; none where no turn is under way."""
    if s.phase <= DRAW_COLOR or chooses_in_secret(s) or s.phase == REMOVE_DIE or s.phase == OVER:
        return 0
    out[0] = s.seat
    count = 1
    for turn in range(s.turn + 1, 2 * s.seats):
        place = turn if turn < s.seats else 2 * s.seats - 1 - turn
        seat = (start_seat(s) + place) % s.seats
        if turn < s.seats or not (s.skipped >> seat) & 1:
            out[count] = seat
            count += 1
    return count


def write_slot(out: Buffer, at: int, told: int, die: int) -> int:
    """Write a die that is awaited; return where the next one begins."""
    out[at] = told
    out[at + 1] = die
    return at + SLOT_ROW


def awaited_dice(s: State, out: Buffer) -> int:
    """The dice that have to be rolled or drawn now, in their order: what is told of each, and the die, or NO_DIE where
    it is drawn first. None while somebody decides or cards are dealt; with strife the last of a round is gray."""
    at = 0
    if s.phase == ROLL_HAND:
        at = write_slot(out, at, TELL_SHADE, s.hand)
    elif s.phase == ROLL_POOL:
        for i in range(s.step, s.pool_size):
            at = write_slot(out, at, TELL_SHADE, s.pool[i])
    elif s.phase == DRAW_COLOR:
        at = write_slot(out, at, TELL_COLOR, NO_DIE)
    elif s.phase == DRAW_DIE or s.phase == ROLL_SUPPLY:
        missing = pool_target(s) - s.pool_size
        for i in range(missing):
            at = write_slot(out, at, TELL_GRAY if s.strife and i + 1 == missing else TELL_DIE, NO_DIE)
    return at
