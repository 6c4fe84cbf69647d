"""Rounds and turns: the pool, the snake, the round track, the end, and the audit of an honor table."""

from sagrada.rules.placement import in_order
from sagrada.rules.state import (
    DRAW_DIE,
    NO_CELL,
    NO_DIE,
    NO_TOOL,
    OVER,
    REMOVE_DIE,
    ROLL_SUPPLY,
    ROUNDS,
    TURN,
    State,
)


def pool_target(s: State) -> int:
    """Dice rolled at the start of a round: two a seat and one more; four in solo."""
    return 4 if s.seats == 1 else 2 * s.seats + 1


def start_seat(s: State) -> int:
    """The seat that starts this round."""
    return (s.first + s.round) % s.seats


def seat_in_turn(s: State) -> int:
    """Whose turn it is: clockwise from the round's first seat, then back."""
    place = s.turn if s.turn < s.seats else 2 * s.seats - 1 - s.turn
    seat = start_seat(s) + place
    return seat if seat < s.seats else seat - s.seats


def is_second_turn(s: State) -> bool:
    """Is this the seat's second turn of the round?"""
    return s.turn >= s.seats


def tool_in_use(s: State) -> int:
    """The tool used in this turn, or NO_TOOL."""
    return s.tool[s.used - 1] if s.used > 0 else NO_TOOL


def add_to_pool(s: State, die: int) -> None:
    """Lay a die in the pool, which is kept in order."""
    place = s.pool_size
    while place > 0 and s.pool[place - 1] > die:
        s.pool[place] = s.pool[place - 1]
        place -= 1
    s.pool[place] = die
    s.pool_size += 1


def place_in_pool(s: State, die: int) -> int:
    """Where in the pool the die lies; the pool's size if nowhere."""
    place = 0
    while place < s.pool_size and s.pool[place] != die:
        place += 1
    return place


def take_from_pool(s: State, die: int) -> None:
    """Take a die that is in the pool."""
    place = place_in_pool(s, die)
    s.pool_size -= 1
    while place < s.pool_size:
        s.pool[place] = s.pool[place + 1]
        place += 1
    s.pool[place] = 0


def add_drawn_die(s: State, die: int) -> None:
    """A die leaves the bag, or with strife at last the supply, for the pool; then the first turn begins."""
    if s.phase == DRAW_DIE:
        s.bag[die // 6] -= 1
    else:
        s.supply -= 1
    add_to_pool(s, die)
    if s.pool_size == pool_target(s):
        begin_turn(s)
    elif s.strife and s.pool_size + 1 == pool_target(s):
        s.phase = ROLL_SUPPLY


def clear_turn(s: State) -> None:
    """Forget what was done in a turn."""
    s.hand = NO_DIE
    s.drafted = 0
    s.used = 0
    s.moved = NO_CELL


def begin_turn(s: State) -> None:
    """Await the seat whose turn it is."""
    clear_turn(s)
    s.phase = TURN
    s.seat = seat_in_turn(s)


def end_turn(s: State) -> None:
    """Go on to the next turn that is not skipped, or end the round."""
    s.turn += 1
    while s.skipped and s.turn < 2 * s.seats and is_second_turn(s) and (s.skipped >> seat_in_turn(s)) & 1:
        s.turn += 1
    if s.turn < 2 * s.seats:
        begin_turn(s)
    else:
        end_round(s)


def end_round(s: State) -> None:
    """What is left goes to the round track; the next seat clockwise starts the next round."""
    for i in range(s.pool_size):
        s.track[s.round][i] = s.pool[i]
        s.pool[i] = 0
    s.track_size[s.round] = s.pool_size
    s.pool_size = 0
    clear_turn(s)
    s.turn = 0
    s.seat = 0
    if s.round + 1 == ROUNDS:
        finish(s)
    else:
        s.skipped = 0
        s.round += 1
        s.phase = DRAW_DIE


def finish(s: State) -> None:
    """The game is over, once every window is in order (all rulebooks, wrong placement)."""
    s.phase = OVER
    if s.honor:
        for i in range(s.seats):
            if not in_order(s, (start_seat(s) + i) % s.seats):
                await_removal(s, (start_seat(s) + i) % s.seats)
                break


def await_removal(s: State, seat: int) -> None:
    """The owner of a window that is not in order must remove dice; what was awaited goes on later."""
    s.held_phase = s.phase
    s.held_seat = s.seat
    s.phase = REMOVE_DIE
    s.seat = seat


def challenge(s: State, seat: int) -> bool:
    """Look at a window on a player's word; if it is not in order, its owner is awaited."""
    if in_order(s, seat):
        return False
    await_removal(s, seat)
    return True


def go_on_after_removal(s: State) -> None:
    """Once the window is in order, the interrupted seat goes on, or the end of the game."""
    if in_order(s, s.seat):
        s.phase = s.held_phase
        s.seat = s.held_seat
        s.held_phase = 0
        s.held_seat = 0
        if s.phase == OVER:
            finish(s)
