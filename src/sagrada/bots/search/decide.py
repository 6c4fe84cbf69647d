"""One decision of a seat: what it knows, the lines of its turn, the rest of the round, and short rollouts."""

from sagrada.bots.search.choices import choose_against_the_rules, choose_ornaments, choose_removal, choose_window
from sagrada.bots.search.knowledge import believe
from sagrada.bots.search.lines import find_lines
from sagrada.bots.search.memory import (
    BY_ROLLOUTS,
    BY_ROUND,
    KEPT,
    LIMIT,
    LINE_ACTIONS,
    LINE_CHANCE,
    LINE_RATING,
    LINE_ROOM,
    LINE_VALUE,
    LINES,
    LISTS,
    LOWEST,
    ME,
    MINE,
    NODES,
    REPLIES,
    ROUND,
    THEIRS,
    TOTAL,
    TRIED,
)
from sagrada.bots.search.rollouts import roll_alone, roll_out
from sagrada.bots.search.rounds import play_on, weigh
from sagrada.rules.copying import Stack, assign, part
from sagrada.rules.legal import list_decisions
from sagrada.rules.playout import seed_rng
from sagrada.rules.state import CHOOSE_PATTERN, KEEP_ORNAMENTS, REMOVE_DIE, Buffer, Rng, State


def guess_cost(s: State) -> int:
    """About how many nodes the rest of the round will take."""
    turns = 2 * s.seats - s.turn
    if s.seats == 2:
        return 360 if turns == 3 else 30 * turns * turns
    return turns * s.pool_size * 9


def rate_lines(k: Stack, m: Buffer) -> int:
    """Rate the lines by the rest of the round, as far as the nodes go; the best.

    A line that was not rated, or ends in chance, is thought to differ as much as the best other did.
    """
    beyond = 0
    rated = 0
    cost = guess_cost(k[KEPT])
    for i in range(m[LINES]):
        m[LINE_RATING + i] = LOWEST
        if not m[LINE_CHANCE + i] and m[NODES] + cost <= m[TOTAL]:
            before = m[NODES]
            assign(k[REPLIES], k[KEPT + i])
            play_on(k, m, REPLIES)
            m[LINE_RATING + i] = weigh(m, m[MINE], m[THEIRS])
            cost = max(cost, m[NODES] - before)
            if rated == 0:
                beyond = m[LINE_RATING + i] - m[LINE_VALUE + i]
            rated += 1
    for i in range(m[LINES]):
        if m[LINE_RATING + i] == LOWEST:
            m[LINE_RATING + i] = m[LINE_VALUE + i] + beyond
    return best_rated(m)


def best_rated(m: Buffer) -> int:
    """The line with the highest rating."""
    best = 0
    for i in range(m[LINES]):
        if m[LINE_RATING + i] > m[LINE_RATING + best]:
            best = i
    return best


def think_turn(k: Stack, m: Buffer, r: Rng, look: int, seed: int) -> int:
    """The first action of the best line."""
    find_lines(k, m, r)
    if m[LINES] == 0:
        return m[LISTS]
    for i in range(m[LINES]):
        m[LINE_RATING + i] = m[LINE_VALUE + i]
    best = 0
    if look >= BY_ROUND:
        best = rate_lines(k, m)
    if look == BY_ROLLOUTS:
        best = roll_out(k, m, r, seed)
    return m[LINE_ACTIONS + best * LINE_ROOM]


def decide(k: Stack, m: Buffer, r: Rng, me: int, look: int, nodes: int, seed: int) -> int:
    """What the seat does in the position of the first state, within so many nodes.

    The state holds what the seat may know. At an honor table the seat means to keep the rules: only legal cells count.
    """
    s = k[TRIED]
    s.honor = 0
    m[ME] = me
    m[NODES] = 0
    m[TOTAL] = nodes
    m[LIMIT] = min(m[LIMIT], nodes // 2)
    m[LINES] = 0
    seed_rng(r, seed, 1)
    if s.phase == CHOOSE_PATTERN:
        return choose_window(k, m, r, seed)
    if s.phase == KEEP_ORNAMENTS:
        return choose_ornaments(k, m, r, seed)
    believe(s, m, me)
    if s.phase == REMOVE_DIE:
        return choose_removal(k, m)
    count = list_decisions(s, part(m, LISTS))
    if count == 0:
        return choose_against_the_rules(k, m)
    if count == 1:
        return m[LISTS]
    return think_turn(k, m, r, look, seed)


def rate_end(k: Stack, m: Buffer, r: Rng, me: int, look: int, nodes: int, seed: int, round_number: int) -> int:
    """What the position in the first state is worth to a seat whose turn, in that round, has just ended."""
    s = k[TRIED]
    s.honor = 0
    believe(s, m, me)
    m[ME] = me
    m[NODES] = 0
    m[TOTAL] = nodes
    m[ROUND] = round_number
    m[LINES] = 1
    m[LINE_CHANCE] = 0
    m[LINE_VALUE] = 0
    assign(k[KEPT], s)
    assign(k[REPLIES], s)
    play_on(k, m, REPLIES)
    m[LINE_RATING] = weigh(m, m[MINE], m[THEIRS])
    if look == BY_ROLLOUTS:
        roll_alone(k, m, r, seed)
    return m[LINE_RATING]
