"""Short rollouts: the best lines are played on with random dice for a round or two, and judged where they end.

All lines meet the same dice. After each third of the nodes the weaker half of the lines is left behind.
"""

from typing import Final

from sagrada.bots.search.memory import (
    HORIZON,
    KEPT,
    LINE_ALIVE,
    LINE_RATING,
    LINE_SUM,
    LINES,
    LISTS,
    LOWEST,
    NODES,
    ROLLED,
    ROUND,
    TOTAL,
)
from sagrada.bots.search.net import evaluate
from sagrada.bots.search.rounds import judge_die, standing, take_best_die
from sagrada.rules.apply import apply
from sagrada.rules.chance import awaits_chance
from sagrada.rules.copying import Stack, assign, part
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
    Buffer,
    Rng,
    State,
)

PRIOR: Final = 6
STAGES: Final = 3
ROLLED_LINES: Final = 8


def worth_in_hand(s: State, m: Buffer, action: int) -> int:
    """What the window is worth with the die in hand on a cell; what is no placement comes last."""
    if not PLACE <= action < PLACE + 20:
        return LOWEST + 1
    toggle(s, s.seat, s.hand, action - PLACE)
    value = evaluate(s, m, s.seat)
    toggle(s, s.seat, s.hand, action - PLACE)
    return value


def worth_as_shade(s: State, m: Buffer, action: int) -> int:
    """What the die in hand is worth with another shade."""
    return judge_die(s, m, s.hand - s.hand % 6 + action - SHADE)


def quick_answer(s: State, m: Buffer) -> int:
    """A decision within a turn that chance has interrupted, by its first look."""
    count = list_decisions(s, part(m, LISTS))
    best = LOWEST * 33
    choice = m[LISTS]
    for i in range(count):
        action = m[LISTS + i]
        value = LOWEST * 32
        if s.phase == HAND:
            value = worth_in_hand(s, m, action)
        elif s.phase == SET_SHADE:
            value = worth_as_shade(s, m, action)
        if value > best:
            best = value
            choice = action
    return choice


def play_quickly(s: State, m: Buffer) -> None:
    """One step: chance is not awaited."""
    if s.phase == TURN and not s.drafted:
        take_best_die(s, m)
    elif s.phase == TURN:
        apply(s, END)
    else:
        apply(s, quick_answer(s, m))


def is_far_enough(s: State, m: Buffer) -> bool:
    """Is the horizon reached: so many rounds after the present one?"""
    if s.phase == OVER:
        return True
    return s.round > m[ROUND] + m[HORIZON] and (s.phase == DRAW_DIE or s.phase == ROLL_SUPPLY)


def roll_on(k: Stack, m: Buffer, r: Rng, line: int) -> int:
    """Play one line on to the horizon; what it is worth there."""
    s = k[ROLLED]
    assign(s, k[KEPT + line])
    while not is_far_enough(s, m):
        if awaits_chance(s):
            apply(s, random_outcome(s, r))
        else:
            play_quickly(s, m)
    return standing(s, m)


def leave_behind(m: Buffer, alive: int) -> int:
    """The weaker half of the lines is out; how many go on."""
    keep = max(1, (alive + 1) // 2)
    while alive > keep:
        worst = 0
        lowest_sum = 2000000000
        for i in range(m[LINES]):
            if m[LINE_ALIVE + i] and m[LINE_SUM + i] < lowest_sum:
                lowest_sum = m[LINE_SUM + i]
                worst = i
        m[LINE_ALIVE + worst] = 0
        alive -= 1
    return alive


def count_alive(m: Buffer) -> int:
    """How many lines go on."""
    alive = 0
    for i in range(m[LINES]):
        alive += m[LINE_ALIVE + i]
    return alive


def rank_below(m: Buffer, line: int) -> int:
    """How many lines are rated higher."""
    higher = 0
    for i in range(m[LINES]):
        if m[LINE_RATING + i] > m[LINE_RATING + line] or (m[LINE_RATING + i] == m[LINE_RATING + line] and i < line):
            higher += 1
    return higher


def roll_all(k: Stack, m: Buffer, r: Rng, seed: int, roll: int) -> int:
    """One rollout of every line that goes on; the nodes it took."""
    before = m[NODES]
    for i in range(m[LINES]):
        if m[LINE_ALIVE + i]:
            seed_rng(r, seed, roll)
            worth = roll_on(k, m, r, i)
            m[LINE_SUM + i] += worth
    return m[NODES] - before


def roll_out(k: Stack, m: Buffer, r: Rng, seed: int) -> int:
    """The best of the lines by rollouts; ratings become means."""
    for i in range(m[LINES]):
        m[LINE_ALIVE + i] = 1 if rank_below(m, i) < ROLLED_LINES else 0
        m[LINE_SUM + i] = PRIOR * m[LINE_RATING + i]
    alive = count_alive(m)
    rolls = PRIOR
    cost = alive * 60 * k[KEPT].seats * (m[HORIZON] + 1)
    for stage in range(STAGES):
        end = m[NODES] + max(0, m[TOTAL] - m[NODES]) // (STAGES - stage)
        while m[NODES] + cost <= end and alive > 1 and rolls < 2000:
            cost = roll_all(k, m, r, seed, rolls)
            rolls += 1
        for i in range(m[LINES]):
            if m[LINE_ALIVE + i]:
                m[LINE_RATING + i] = (m[LINE_SUM + i] - LOWEST * rolls) // rolls + LOWEST
        if stage < STAGES - 1:
            cost = cost * leave_behind(m, alive) // alive
            alive = count_alive(m)
    return best_alive(m)


def best_alive(m: Buffer) -> int:
    """The line with the highest mean among those that went all the way."""
    best = 0
    top = LOWEST * 4
    for i in range(m[LINES]):
        if m[LINE_ALIVE + i] and m[LINE_RATING + i] > top:
            top = m[LINE_RATING + i]
            best = i
    return best


def roll_alone(k: Stack, m: Buffer, r: Rng, seed: int) -> None:
    """Rate the only line by rollouts, as far as the nodes go."""
    m[LINE_ALIVE] = 1
    m[LINE_SUM] = PRIOR * m[LINE_RATING]
    rolls = PRIOR
    cost = 0
    while m[NODES] + cost <= m[TOTAL] and rolls < 2000:
        cost = roll_all(k, m, r, seed, rolls)
        rolls += 1
    m[LINE_RATING] = (m[LINE_SUM] - LOWEST * rolls) // rolls + LOWEST
