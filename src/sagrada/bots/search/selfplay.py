"""Games of a bot against itself, written down as inputs of the evaluation and what came of them: data to learn from."""

from typing import Final

from sagrada.bots.search.decide import decide
from sagrada.bots.search.features import fill_features, turns_left
from sagrada.bots.search.knowledge import believe
from sagrada.bots.search.memory import INPUTS, Memory
from sagrada.bots.search.net import points_now
from sagrada.rules.apply import apply
from sagrada.rules.chance import awaits_chance
from sagrada.rules.copying import assign
from sagrada.rules.legal import list_decisions
from sagrada.rules.observation import copy_known
from sagrada.rules.playout import below, random_outcome, seed_rng
from sagrada.rules.scoring import score, solo_target
from sagrada.rules.state import CHOOSE_PATTERN, KEEP_ORNAMENTS, OVER, Buffer, Wide

ROW: Final = INPUTS + 3
"""The inputs, then points still to come, seat, and turns left."""
MOST_ROWS: Final = 150
"""Room for the rows of one game."""


def record(m: Memory, out: Buffer, row: int, seat: int, viewer: int) -> None:
    """Write down a seat's inputs as a viewer knows them."""
    s = m.tried[0]
    copy_known(m.game, s, viewer)
    s.honor = 0
    m.me = viewer
    believe(s, m, viewer)
    fill_features(s, m, seat)
    for i in range(INPUTS):
        out[row * ROW + i] = m.inputs[i]
    out[row * ROW + INPUTS] = points_now(s, m, seat)
    out[row * ROW + INPUTS + 1] = seat
    out[row * ROW + INPUTS + 2] = turns_left(s, seat)


def random_decision(m: Memory) -> int:
    """Any legal decision in the game."""
    count = list_decisions(m.game, m.lists[0])
    return m.lists[0][below(m.dice, count)]


def self_decision(m: Memory, look: int, limit: int, noise: int) -> int:
    """A decision in the game; with noise (in 1000) another of the best lines, or any window."""
    s = m.game
    strays = below(m.dice, 1000)
    if strays < noise * 3 and (s.phase == CHOOSE_PATTERN or s.phase == KEEP_ORNAMENTS):
        return random_decision(m)
    copy_known(s, m.tried[0], s.seat)
    m.limit = limit
    seed = below(m.dice, 1000000)
    action = decide(m, s.seat, look, 100000, seed)
    if strays < noise and m.found > 1:
        return m.lines[below(m.dice, m.found)].actions[0]
    return action


def play_game(m: Memory, look: int, limit: int, noise: int, out: Buffer, first: int) -> int:
    """Play the game to its end and write it down from this row on; the row after the last."""
    s = m.game
    end = first
    turn = 0
    seat = 0
    while s.phase != OVER:
        if awaits_chance(s):
            apply(s, random_outcome(s, m.dice))
        else:
            turn = s.round * 16 + s.turn
            seat = s.seat
            apply(s, self_decision(m, look, limit, noise))
            if s.phase == OVER or s.round * 16 + s.turn != turn:
                viewer = seat if below(m.dice, 3) else below(m.dice, s.seats)
                record(m, out, end, seat, viewer)
                end += 1
    for row in range(first, end):
        seat = out[row * ROW + INPUTS + 1]
        final = score(s, seat) - (solo_target(s) if s.seats == 1 else 0)
        out[row * ROW + INPUTS] = final - out[row * ROW + INPUTS]
    return end


def play_self(
    m: Memory, low: Wide, high: Wide, games: int, look: int, limit: int, noise: int, out: Buffer, room: int
) -> int:
    """Play games from the start on, with dice of this seed, while there is room for rows; the number of rows."""
    rows = 0
    seed_rng(m.dice, low, high)
    for _ in range(games):
        if rows + MOST_ROWS <= room:
            assign(m.game, m.start)
            rows = play_game(m, look, limit, noise, out, rows)
    return rows
