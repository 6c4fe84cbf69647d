"""One decision of a seat: what it knows, the lines of its turn, the rest of the round, and short rollouts."""

from sagrada.bots.search.choices import choose_against_the_rules, choose_ornaments, choose_removal, choose_window
from sagrada.bots.search.knowledge import believe
from sagrada.bots.search.lines import find_lines
from sagrada.bots.search.memory import BY_ROLLOUTS, BY_ROUND, LOWEST, Memory
from sagrada.bots.search.net import evaluate
from sagrada.bots.search.rollouts import roll_alone, roll_out
from sagrada.bots.search.rounds import play_on, weigh
from sagrada.rules.copying import assign
from sagrada.rules.legal import list_decisions
from sagrada.rules.playout import seed_rng
from sagrada.rules.state import CHOOSE_PATTERN, KEEP_ORNAMENTS, REMOVE_DIE, State


def guess_cost(s: State) -> int:
    """About how many nodes the rest of the round will take."""
    turns = 2 * s.seats - s.turn
    if s.seats == 2:
        return 360 if turns == 3 else 30 * turns * turns
    return turns * s.pool_size * 9


def rate_lines(m: Memory) -> int:
    """Rate the lines by the rest of the round, as far as the nodes go; the best.

    A line that was not rated, or ends in chance, is thought to differ as much as the best other did.
    """
    beyond = 0
    rated = 0
    cost = guess_cost(m.lines[0].end)
    for i in range(m.found):
        m.lines[i].rating = LOWEST
        if not m.lines[i].ends_in_chance and m.nodes + cost <= m.most_nodes:
            before = m.nodes
            assign(m.replies[0], m.lines[i].end)
            play_on(m, 0)
            m.lines[i].rating = weigh(m, m.mine, m.theirs)
            cost = max(cost, m.nodes - before)
            if rated == 0:
                beyond = m.lines[i].rating - m.lines[i].value
            rated += 1
    for i in range(m.found):
        if m.lines[i].rating == LOWEST:
            m.lines[i].rating = m.lines[i].value + beyond
    return best_rated(m)


def best_rated(m: Memory) -> int:
    """The line with the highest rating."""
    best = 0
    for i in range(m.found):
        if m.lines[i].rating > m.lines[best].rating:
            best = i
    return best


def think_turn(m: Memory, look: int, seed: int) -> int:
    """The first action of the best line."""
    find_lines(m)
    if m.found == 0:
        return m.lists[0][0]
    for i in range(m.found):
        m.lines[i].rating = m.lines[i].value
    best = 0
    if look >= BY_ROUND:
        best = rate_lines(m)
    if look == BY_ROLLOUTS:
        best = roll_out(m, seed)
    return m.lines[best].actions[0]


def decide(m: Memory, me: int, look: int, nodes: int, seed: int) -> int:
    """What the seat does in the position of the first state, within so many nodes.

    The state holds what the seat may know. At an honor table the seat means to keep the rules: only legal cells count.
    """
    s = m.tried[0]
    s.honor = 0
    m.me = me
    m.nodes = 0
    m.most_nodes = nodes
    m.limit = min(m.limit, nodes // 2)
    m.found = 0
    seed_rng(m.random, seed, 1)
    if s.phase == CHOOSE_PATTERN:
        return choose_window(m, seed)
    if s.phase == KEEP_ORNAMENTS:
        return choose_ornaments(m, seed)
    believe(s, m, me)
    if s.phase == REMOVE_DIE:
        return choose_removal(m)
    count = list_decisions(s, m.lists[0])
    if count == 0:
        return choose_against_the_rules(m)
    if count == 1:
        return m.lists[0][0]
    return think_turn(m, look, seed)


def rate_end(m: Memory, me: int, look: int, nodes: int, seed: int, round_number: int) -> int:
    """What the position in the first state is worth to a seat whose turn, in that round, has just ended."""
    s = m.tried[0]
    s.honor = 0
    m.me = me
    believe(s, m, me)
    m.nodes = 0
    m.most_nodes = nodes
    m.round = round_number
    m.found = 1
    m.lines[0].ends_in_chance = 0
    m.lines[0].value = 0
    assign(m.lines[0].end, s)
    assign(m.replies[0], s)
    play_on(m, 0)
    m.lines[0].rating = weigh(m, m.mine, m.theirs)
    if look == BY_ROLLOUTS:
        roll_alone(m, seed)
    return m.lines[0].rating


def judge(m: Memory, me: int, seat: int) -> int:
    """What the position in the first state is worth to a seat, as another knows it."""
    s = m.tried[0]
    s.honor = 0
    m.me = me
    believe(s, m, me)
    return evaluate(s, m, seat)
