"""Short rollouts: the best lines are played on with random dice for a round or two, and judged where they end.

All lines meet the same dice. After each third of the nodes the weaker half of the lines is left behind.
"""

from typing import Final

from sagrada.bots.search.memory import LOWEST, Memory
from sagrada.bots.search.net import evaluate, mean
from sagrada.bots.search.rounds import judge_die, standing, take_best_die
from sagrada.rules.apply import apply
from sagrada.rules.chance import awaits_chance
from sagrada.rules.copying import assign
from sagrada.rules.legal import list_decisions
from sagrada.rules.placement import toggle
from sagrada.rules.playout import random_outcome, seed_rng
from sagrada.rules.state import (
    DRAW_DIE,
    END,
    HAND,
    OVER,
    PLACE,
    ROLL_SUPPLY,
    SET_SHADE,
    SHADE,
    TURN,
    State,
)

PRIOR: Final = 6
STAGES: Final = 3
ROLLED_LINES: Final = 8


def worth_in_hand(s: State, m: Memory, action: int) -> int:
    """What the window is worth with the die in hand on a cell; what is no placement comes last."""
    if not PLACE <= action < PLACE + 20:
        return LOWEST + 1
    toggle(s, s.seat, s.hand, action - PLACE)
    value = evaluate(s, m, s.seat)
    toggle(s, s.seat, s.hand, action - PLACE)
    return value


def worth_as_shade(s: State, m: Memory, action: int) -> int:
    """What the die in hand is worth with another shade."""
    return judge_die(s, m, s.hand - s.hand % 6 + action - SHADE)


def quick_answer(s: State, m: Memory) -> int:
    """A decision within a turn that chance has interrupted, by its first look."""
    count = list_decisions(s, m.lists[0])
    best = LOWEST * 33
    choice = m.lists[0][0]
    for i in range(count):
        action = m.lists[0][i]
        value = LOWEST * 32
        if s.phase == HAND:
            value = worth_in_hand(s, m, action)
        elif s.phase == SET_SHADE:
            value = worth_as_shade(s, m, action)
        if value > best:
            best = value
            choice = action
    return choice


def play_quickly(s: State, m: Memory) -> None:
    """One step: chance is not awaited."""
    if s.phase == TURN and not s.drafted:
        take_best_die(s, m)
    elif s.phase == TURN:
        apply(s, END)
    else:
        apply(s, quick_answer(s, m))


def is_far_enough(s: State, m: Memory) -> bool:
    """Is the horizon reached: so many rounds after the present one?"""
    if s.phase == OVER:
        return True
    return s.round > m.round + m.horizon and (s.phase == DRAW_DIE or s.phase == ROLL_SUPPLY)


def roll_on(m: Memory, line: int) -> int:
    """Play one line on to the horizon; what it is worth there."""
    s = m.rolled
    assign(s, m.lines[line].end)
    while not is_far_enough(s, m):
        if awaits_chance(s):
            apply(s, random_outcome(s, m.random))
        else:
            play_quickly(s, m)
    return standing(s, m)


def leave_behind(m: Memory, alive: int) -> int:
    """The weaker half of the lines is out; how many go on."""
    keep = max(1, (alive + 1) // 2)
    while alive > keep:
        worst = 0
        lowest_sum = 2000000000
        for i in range(m.found):
            if m.lines[i].alive and m.lines[i].total < lowest_sum:
                lowest_sum = m.lines[i].total
                worst = i
        m.lines[worst].alive = 0
        alive -= 1
    return alive


def count_alive(m: Memory) -> int:
    """How many lines go on."""
    alive = 0
    for i in range(m.found):
        alive += m.lines[i].alive
    return alive


def rank_below(m: Memory, line: int) -> int:
    """How many lines are rated higher."""
    higher = 0
    for i in range(m.found):
        if m.lines[i].rating > m.lines[line].rating or (m.lines[i].rating == m.lines[line].rating and i < line):
            higher += 1
    return higher


def roll_all(m: Memory, seed: int, roll: int) -> int:
    """One rollout of every line that goes on; the nodes it took."""
    before = m.nodes
    for i in range(m.found):
        if m.lines[i].alive:
            seed_rng(m.random, seed, roll)
            worth = roll_on(m, i)
            m.lines[i].total += worth
    return m.nodes - before


def roll_out(m: Memory, seed: int) -> int:
    """The best of the lines by rollouts; ratings become means."""
    for i in range(m.found):
        m.lines[i].alive = 1 if rank_below(m, i) < ROLLED_LINES else 0
        m.lines[i].total = PRIOR * m.lines[i].rating
    alive = count_alive(m)
    rolls = PRIOR
    cost = alive * 60 * m.lines[0].end.seats * (m.horizon + 1)
    for stage in range(STAGES):
        end = m.nodes + max(0, m.most_nodes - m.nodes) // (STAGES - stage)
        while m.nodes + cost <= end and alive > 1 and rolls < 2000:
            cost = roll_all(m, seed, rolls)
            rolls += 1
        for i in range(m.found):
            if m.lines[i].alive:
                m.lines[i].rating = mean(m.lines[i].total, rolls)
        if stage < STAGES - 1:
            cost = cost * leave_behind(m, alive) // alive
            alive = count_alive(m)
    return best_alive(m)


def best_alive(m: Memory) -> int:
    """The line with the highest mean among those that went all the way."""
    best = 0
    top = LOWEST * 4
    for i in range(m.found):
        if m.lines[i].alive and m.lines[i].rating > top:
            top = m.lines[i].rating
            best = i
    return best


def roll_alone(m: Memory, seed: int) -> None:
    """Rate the only line by rollouts, as far as the nodes go."""
    m.lines[0].alive = 1
    m.lines[0].total = PRIOR * m.lines[0].rating
    rolls = PRIOR
    cost = 0
    while m.nodes + cost <= m.most_nodes and rolls < 2000:
        cost = roll_all(m, seed, rolls)
        rolls += 1
    m.lines[0].rating = mean(m.lines[0].total, rolls)
