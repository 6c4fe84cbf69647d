"""Many games at random, one after another or side by side: for benchmarks, batches and statistics.

Scores and winners go into arrays of the caller, by game. A winner of -1 is a solo game that was lost. In a batch an
action of -1 stands for none, where a game is over.
"""

from typing import Final

from sagrada.rules.apply import apply
from sagrada.rules.chance import awaits_chance
from sagrada.rules.copying import assign
from sagrada.rules.legal import is_legal, list_legal
from sagrada.rules.playout import playout, random_action, random_outcome
from sagrada.rules.scoring import score, solo_won, winner
from sagrada.rules.state import DECISIONS, OVER, Buffer, Bytes, Rng, Shorts, State, Wide

NO_ACTION: Final = -1
NO_SEAT: Final = -1


def play_many(start: State, s: State, r: Rng, out: Buffer, games: int, scores: Shorts, winners: Bytes) -> int:
    """Play so many games from one state on to their ends, in the room of another; the number of steps."""
    steps = 0
    for game in range(games):
        assign(s, start)
        steps += playout(s, r, out)
        write_scores(s, scores, game * s.seats)
        winners[game] = winner(s) if s.seats > 1 or solo_won(s) else -1
    return steps


# one game of a batch


def answer_chance(s: State, r: Rng) -> int:
    """Go on to the next decision or the end; the number of outcomes."""
    steps = 0
    while awaits_chance(s):
        apply(s, random_outcome(s, r))
        steps += 1
    return steps


def awaited_seat(s: State) -> int:
    """The seat that a game awaits; NO_SEAT when it is over."""
    return NO_SEAT if s.phase == OVER else s.seat


def mark_legal(s: State, out: Buffer, mask: Bytes, start: Wide) -> None:
    """Write 1 for every legal decision and 0 for the others, from this place on; `out` is room for a list."""
    for action in range(DECISIONS):
        mask[start + action] = 0
    count = list_legal(s, out)
    for i in range(count):
        mask[start + out[i]] = 1


def sample_action(s: State, r: Rng, out: Buffer) -> int:
    """A random decision; NO_ACTION when the game is over."""
    return NO_ACTION if s.phase == OVER else random_action(s, r, out)


def may_step(s: State, action: int, out: Buffer) -> bool:
    """Can the game go on with this action?"""
    return action == NO_ACTION if s.phase == OVER else is_legal(s, action, out)


def take_step(s: State, r: Rng, action: int) -> int:
    """Carry out a decision and answer chance; the number of steps."""
    if action == NO_ACTION:
        return 0
    apply(s, action)
    return 1 + answer_chance(s, r)


def begin_anew(s: State, r: Rng, start: State) -> int:
    """Where the game is over, begin another; how many games that are."""
    if s.phase != OVER:
        return 0
    assign(s, start)
    answer_chance(s, r)
    return 1


def write_scores(s: State, scores: Shorts, start: Wide) -> None:
    """Write the totals by seat, from this place on."""
    for seat in range(s.seats):
        scores[start + seat] = score(s, seat)
