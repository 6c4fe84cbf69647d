"""Many games at random, one after another or side by side: for benchmarks, batches and statistics.

Scores and winners go into arrays of the caller, by game. A winner of -1 is a solo game that was lost.
"""

from sagrada.rules.copying import assign
from sagrada.rules.playout import playout
from sagrada.rules.scoring import score, solo_won, winner
from sagrada.rules.state import Buffer, Bytes, Rng, Shorts, State


def play_many(start: State, s: State, r: Rng, out: Buffer, games: int, scores: Shorts, winners: Bytes) -> int:
    """Play so many games from one state on to their ends, in the room of another; the number of steps."""
    steps = 0
    for game in range(games):
        assign(s, start)
        steps += playout(s, r, out)
        for seat in range(s.seats):
            scores[game * s.seats + seat] = score(s, seat)
        winners[game] = winner(s) if s.seats > 1 or solo_won(s) else -1
    return steps


def time_many(start: State, s: State, r: Rng, out: Buffer, games: int) -> int:
    """The same without keeping the results: a sum of scores, so that nothing can be left out."""
    total = 0
    for _ in range(games):
        assign(s, start)
        playout(s, r, out)
        total += score(s, s.seat)
    return total
