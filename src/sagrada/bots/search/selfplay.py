"""Games of a bot against itself, written down as inputs of the evaluation and what came of them: data to learn from."""

from typing import Final

from sagrada.bots.search.decide import decide
from sagrada.bots.search.features import fill_features, turns_left
from sagrada.bots.search.knowledge import believe
from sagrada.bots.search.memory import INPUTS, LIMIT, LINE_ACTIONS, LINE_ROOM, LINES, LISTS, ME, TRIED, X
from sagrada.bots.search.net import points_now
from sagrada.rules.apply import apply
from sagrada.rules.chance import awaits_chance
from sagrada.rules.copying import Stack, part
from sagrada.rules.legal import list_decisions
from sagrada.rules.observation import copy_known
from sagrada.rules.playout import below, random_outcome
from sagrada.rules.scoring import score, solo_target
from sagrada.rules.state import CHOOSE_PATTERN, KEEP_ORNAMENTS, OVER, Buffer, Rng, State

ROW: Final = INPUTS + 3
"""The inputs, then points still to come, seat, and turns left."""
GAME: Final = 79


def record(k: Stack, m: Buffer, out: Buffer, row: int, seat: int, viewer: int) -> None:
    """Write down a seat's inputs as a viewer knows them."""
    s = k[TRIED]
    copy_known(k[GAME], s, viewer)
    s.honor = 0
    m[ME] = viewer
    believe(s, m, viewer)
    fill_features(s, m, seat)
    for i in range(INPUTS):
        out[row * ROW + i] = m[X + i]
    out[row * ROW + INPUTS] = points_now(s, m, seat)
    out[row * ROW + INPUTS + 1] = seat
    out[row * ROW + INPUTS + 2] = turns_left(s, seat)


def random_decision(s: State, m: Buffer, own: Rng) -> int:
    """Any legal decision."""
    return m[LISTS + below(own, list_decisions(s, part(m, LISTS)))]


def self_decision(k: Stack, m: Buffer, r: Rng, own: Rng, look: int, limit: int, noise: int) -> int:
    """A decision in the game; with noise (in 1000) another of the best lines, or any window."""
    s = k[GAME]
    strays = below(own, 1000)
    if strays < noise * 3 and (s.phase == CHOOSE_PATTERN or s.phase == KEEP_ORNAMENTS):
        return random_decision(s, m, own)
    copy_known(s, k[TRIED], s.seat)
    m[LIMIT] = limit
    seed = below(own, 1000000)
    action = decide(k, m, r, s.seat, look, 100000, seed)
    if strays < noise and m[LINES] > 1:
        return m[LINE_ACTIONS + below(own, m[LINES]) * LINE_ROOM]
    return action


def play_self(k: Stack, m: Buffer, r: Rng, own: Rng, look: int, limit: int, noise: int, out: Buffer) -> int:
    """Play the game in the last state to its end; the number of rows written."""
    s = k[GAME]
    rows = 0
    turn = 0
    seat = 0
    while s.phase != OVER:
        if awaits_chance(s):
            apply(s, random_outcome(s, own))
        else:
            turn = s.round * 16 + s.turn
            seat = s.seat
            apply(s, self_decision(k, m, r, own, look, limit, noise))
            if s.phase == OVER or s.round * 16 + s.turn != turn:
                viewer = seat if below(own, 3) else below(own, s.seats)
                record(k, m, out, rows, seat, viewer)
                rows += 1
    for row in range(rows):
        seat = out[row * ROW + INPUTS + 1]
        final = score(s, seat) - (solo_target(s) if s.seats == 1 else 0)
        out[row * ROW + INPUTS] = final - out[row * ROW + INPUTS]
    return rows
