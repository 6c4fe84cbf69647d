"""One decision of a seat: what it knows, the lines of its turn, the rest of the round, and short rollouts."""

from typing import Final

from sagrada.bots.search.choices import choose_ornaments, choose_removal, choose_window
from sagrada.bots.search.knowledge import believe, forget
from sagrada.bots.search.lines import find_lines
from sagrada.bots.search.memory import (
    KEPT,
    LINE_ACTIONS,
    LINE_CHANCE,
    LINE_RATING,
    LINE_ROOM,
    LINE_VALUE,
    LINES,
    LISTS,
    ME,
    MINE,
    NODES,
    REPLIES,
    THEIRS,
    TRIED,
)
from sagrada.bots.search.rollouts import roll_out
from sagrada.bots.search.rounds import play_on, weigh
from sagrada.bots.search.stack import Stack, assign, at, part
from sagrada.rules.legal import list_decisions
from sagrada.rules.playout import seed_rng
from sagrada.rules.state import CHOOSE_PATTERN, KEEP_ORNAMENTS, REMOVE_DIE, Buffer, Rng

BY_LINES: Final = 0
BY_ROUND: Final = 1
BY_ROLLOUTS: Final = 2


def rate_lines(k: Stack, m: Buffer) -> int:
    """Rate every line by the rest of the round; the best. Lines that end in chance differ as much as the best other."""
    beyond = 0
    seen = 0
    for i in range(m[LINES]):
        if not m[LINE_CHANCE + i]:
            assign(at(k, REPLIES), at(k, KEPT + i))
            play_on(k, m, REPLIES)
            m[LINE_RATING + i] = weigh(m, m[MINE], m[THEIRS])
            if seen == 0:
                seen = 1
                beyond = m[LINE_RATING + i] - m[LINE_VALUE + i]
    for i in range(m[LINES]):
        if m[LINE_CHANCE + i]:
            m[LINE_RATING + i] = m[LINE_VALUE + i] + beyond
    return best_rated(m)


def best_rated(m: Buffer) -> int:
    """The line with the highest rating."""
    best = 0
    for i in range(m[LINES]):
        if m[LINE_RATING + i] > m[LINE_RATING + best]:
            best = i
    return best


def think_turn(k: Stack, m: Buffer, r: Rng, look: int, nodes: int, seed: int) -> int:
    """The first action of the best line."""
    believe(at(k, TRIED), m, m[ME])
    find_lines(k, m, r)
    if m[LINES] == 0:
        return m[LISTS]
    for i in range(m[LINES]):
        m[LINE_RATING + i] = m[LINE_VALUE + i]
    best = 0
    if look >= BY_ROUND:
        best = rate_lines(k, m)
    if look == BY_ROLLOUTS:
        best = roll_out(k, m, r, nodes, seed)
    return m[LINE_ACTIONS + best * LINE_ROOM]


def decide(k: Stack, m: Buffer, r: Rng, me: int, look: int, nodes: int, seed: int) -> int:
    """What the seat does in the position of the first state; it looks at nothing it may not know."""
    s = at(k, TRIED)
    forget(s, me)
    m[ME] = me
    m[NODES] = 0
    m[LINES] = 0
    seed_rng(r, seed, 1)
    if s.phase == CHOOSE_PATTERN:
        return choose_window(k, m, r, seed)
    if s.phase == KEEP_ORNAMENTS:
        return choose_ornaments(k, m, r, seed)
    believe(s, m, me)
    if s.phase == REMOVE_DIE:
        return choose_removal(k, m)
    if list_decisions(s, part(m, LISTS)) == 1:
        return m[LISTS]
    return think_turn(k, m, r, look, nodes, seed)
