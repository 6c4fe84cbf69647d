"""What chance may answer and with which odds; nothing random happens here."""

from sagrada.rules.state import (
    COLOR,
    DEAL,
    DEAL_BOARD,
    DEAL_CARD,
    DEAL_FIRST,
    DEAL_ORNAMENT,
    DEAL_PIONEER,
    DEAL_PRIVATE,
    DEAL_TOOL,
    DRAW,
    DRAW_COLOR,
    DRAW_DIE,
    FIRST,
    GRAY,
    ROLL,
    ROLL_SUPPLY,
    Buffer,
    State,
)


def awaits_chance(s: State) -> bool:
    """Is the next step an outcome of chance?"""
    return s.phase <= DRAW_COLOR


def deck(s: State) -> int:
    """The deck the next card is dealt from, as a mask."""
    if s.phase == DEAL_PRIVATE:
        return s.private_deck
    if s.phase == DEAL_ORNAMENT:
        return s.ornament_deck
    if s.phase == DEAL_CARD:
        return s.card_deck
    if s.phase == DEAL_BOARD:
        return s.board_deck
    if s.phase == DEAL_PIONEER:
        return s.pioneer_deck
    if s.phase == DEAL_TOOL:
        return s.strife_tool_deck if s.strife and s.step == 0 else s.tool_deck
    return s.strife_public_deck if s.strife and s.step == 0 else s.public_deck


def outcome_weight(s: State, outcome: int) -> int:
    """How often this outcome comes, in proportion to the others; 0 if it can't come."""
    if s.phase == ROLL_SUPPLY:
        return 1 if DRAW + GRAY * 6 <= outcome < DRAW + 36 else 0
    if s.phase == DRAW_DIE:
        return s.bag[(outcome - DRAW) // 6] if DRAW <= outcome < DRAW + 36 else 0
    if s.phase == DRAW_COLOR:
        return s.bag[outcome - COLOR] if COLOR <= outcome < COLOR + 6 else 0
    if s.phase == DEAL_FIRST:
        return 1 if FIRST <= outcome < FIRST + s.seats else 0
    if s.phase < DEAL_FIRST:
        return (deck(s) >> (outcome - DEAL)) & 1 if DEAL <= outcome < DEAL + 32 else 0
    return 1 if ROLL <= outcome < ROLL + 6 else 0


def list_outcomes(s: State, out: Buffer) -> int:
    """Write the possible outcomes to `out`; return how many."""
    count = 0
    for outcome in range(DRAW, FIRST + 6):
        if outcome_weight(s, outcome) > 0:
            out[count] = outcome
            count += 1
    return count
