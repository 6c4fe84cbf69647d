"""The lines of a turn: everything the seat can do until its turn ends, with tools and their dice, best lines first.

First the lines without a tool, then those with one. Where a tool asks which die to move, only the most promising
answers are followed. What chance decides counts by its odds.
"""

from typing import Final

from sagrada.bots.search.memory import DEPTHS, LOWEST, TOPS, Memory
from sagrada.bots.search.net import evaluate, mean
from sagrada.rules.apply import apply
from sagrada.rules.chance import awaits_chance, list_outcomes, outcome_weight
from sagrada.rules.copying import assign
from sagrada.rules.legal import list_decisions
from sagrada.rules.playout import random_outcome
from sagrada.rules.state import (
    DRAW_DIE,
    END,
    HAND,
    MOVE_DIE,
    OVER,
    PLACE,
    RETURN,
    ROLL_POOL,
    ROLL_SUPPLY,
    STOP,
    SWAP_WITH_SEAT,
    TAKE,
    TURN,
    USE,
    State,
)

SAMPLES: Final = 4


def is_turn_over(s: State, m: Memory) -> bool:
    """Has the turn that is thought about come to its end?"""
    if s.phase == OVER or s.phase == DRAW_DIE or s.phase == ROLL_SUPPLY:
        return True
    return s.round != m.round or s.turn != m.turn


def keep_line(m: Memory, depth: int, length: int, value: int) -> None:
    """Keep the line that was tried, and the state it leads to, if it is among the best; the best stands first."""
    place = m.found
    while place > 0 and m.lines[place - 1].value < value:
        place -= 1
    if place >= m.most_lines:
        return
    last = min(m.found, m.most_lines - 1)
    while last > place:
        better = last - 1
        assign(m.lines[last], m.lines[better])
        last = better
    m.found = min(m.found + 1, m.most_lines)
    line = m.lines[place]
    line.value = value
    line.length = length
    line.ends_in_chance = 0 if is_turn_over(m.tried[depth], m) else 1
    for i in range(length):
        line.actions[i] = m.path[i]
    assign(line.end, m.tried[depth])


def note_placement(m: Memory, place: int, value: int) -> None:
    """Remember the best placements that use no tool: a tool may follow them."""
    for i in range(TOPS):
        if value > m.top_value[i]:
            last = TOPS - 1
            while last > i:
                m.top_value[last] = m.top_value[last - 1]
                m.top_place[last] = m.top_place[last - 1]
                last -= 1
            m.top_value[i] = value
            m.top_place[i] = place
            return


def is_top_placement(m: Memory, place: int) -> bool:
    """Is it one of the best placements without a tool?"""
    for i in range(TOPS):
        if m.top_place[i] == place and m.top_value[i] > LOWEST:
            return True
    return False


def is_wanted(s: State, m: Memory, action: int) -> bool:
    """Does the action belong to the lines that are being tried: without a tool, or with one?"""
    if USE <= action < TAKE:
        return m.tool_lines == 1
    if m.tool_lines == 0 or s.used != 0:
        return True
    if s.phase == HAND:
        return PLACE <= action < PLACE + 20 and is_top_placement(m, s.hand * 20 + action - PLACE)
    return action != END and action != RETURN


def is_wide(s: State) -> bool:
    """Are there so many answers that only the most promising are followed?"""
    return s.phase == MOVE_DIE or s.phase == SWAP_WITH_SEAT


def is_exhausted(m: Memory) -> bool:
    """Are the nodes spent?"""
    return m.nodes >= m.limit


def explore(m: Memory, depth: int) -> int:
    """The best that can be made of the position until the turn ends."""
    s = m.tried[depth]
    if is_turn_over(s, m):
        return end_line(m, depth, depth)
    if depth > 0 and s.phase == TURN and s.drafted and not m.tool_lines:
        apply(s, END)
        if is_turn_over(s, m):
            m.path[depth] = END
            return end_line(m, depth, depth + 1)
    if is_exhausted(m) and (m.tool_lines or (s.used and m.found > 0)):
        return evaluate(s, m, m.me) if m.chances else LOWEST
    if awaits_chance(s):
        return expect(m, depth)
    if depth >= DEPTHS - 2:
        return LOWEST
    count = list_decisions(s, m.lists[depth])
    if is_wide(s) and count > m.width:
        return explore_widely(m, depth, count)
    best = LOWEST
    for i in range(count):
        action = m.lists[depth][i]
        if is_wanted(s, m, action):
            best = max(best, explore_action(m, depth, action))
    return best


def end_line(m: Memory, depth: int, length: int) -> int:
    """What the end of a line is worth; the line is kept if nothing in it was left to chance."""
    value = evaluate(m.tried[depth], m, m.me)
    if m.chances == 0:
        keep_line(m, depth, length, value)
    return value


def explore_action(m: Memory, depth: int, action: int) -> int:
    """The best after one action."""
    s = m.tried[depth]
    assign(m.tried[depth + 1], s)
    apply(m.tried[depth + 1], action)
    m.path[depth] = action
    value = explore(m, depth + 1)
    if m.tool_lines == 0 and s.phase == HAND and s.used == 0 and action >= PLACE:
        note_placement(m, s.hand * 20 + action - PLACE, value)
    return value


def explore_widely(m: Memory, depth: int, count: int) -> int:
    """Judge every answer by the window it leaves, and follow the most promising ones."""
    best = LOWEST
    for i in range(count):
        action = m.lists[depth][i]
        assign(m.tried[depth + 1], m.tried[depth])
        apply(m.tried[depth + 1], action)
        m.values[depth][i] = evaluate(m.tried[depth + 1], m, m.me)
        if action == STOP:
            best = max(best, explore_action(m, depth, action))
            m.values[depth][i] = LOWEST
    for _ in range(m.width):
        place = most_promising(m, depth, count)
        m.values[depth][place] = LOWEST
        best = max(best, explore_action(m, depth, m.lists[depth][place]))
    return best


def most_promising(m: Memory, depth: int, count: int) -> int:
    """The answer with the highest value that was not followed yet."""
    place = 0
    for i in range(count):
        if m.values[depth][i] > m.values[depth][place]:
            place = i
    return place


def expect(m: Memory, depth: int) -> int:
    """What chance leaves on average, when the best is made of each outcome."""
    m.chances += 1
    value = expect_pool(m, depth) if m.tried[depth].phase == ROLL_POOL else expect_die(m, depth)
    m.chances -= 1
    if m.chances == 0:
        keep_line(m, depth, depth, value)
    return value


def expect_die(m: Memory, depth: int) -> int:
    """One die is rolled, or drawn from the bag: every outcome by its odds."""
    s = m.tried[depth]
    count = list_outcomes(s, m.lists[depth])
    total = 0
    weights = 0
    for i in range(count):
        outcome = m.lists[depth][i]
        weight = outcome_weight(s, outcome)
        total += weight * explore_action(m, depth, outcome)
        weights += weight
    return mean(total, weights)


def expect_pool(m: Memory, depth: int) -> int:
    """The whole pool is rolled again: a few samples."""
    total = 0
    for _ in range(SAMPLES):
        assign(m.tried[depth + 1], m.tried[depth])
        while m.tried[depth + 1].phase == ROLL_POOL:
            apply(m.tried[depth + 1], random_outcome(m.tried[depth + 1], m.random))
        total += explore(m, depth + 1)
    return mean(total, SAMPLES)


def find_lines(m: Memory) -> int:
    """Fill the list of best lines from the position in the first state; the value of the best."""
    s = m.tried[0]
    m.found = 0
    m.chances = 0
    m.tool_lines = 0
    m.round = s.round
    m.turn = s.turn
    for i in range(TOPS):
        m.top_value[i] = LOWEST
    best = explore(m, 0)
    if may_use_a_tool(s, m):
        m.tool_lines = 1
        m.limit = m.nodes + tool_nodes(s, m)
        best = max(best, explore(m, 0))
    return best


def tool_nodes(s: State, m: Memory) -> int:
    """What lines with tools may cost: less, the further the turn has come."""
    if s.drafted:
        return m.limit // 2 if s.phase == HAND else m.limit // 4
    return m.limit


def may_use_a_tool(s: State, m: Memory) -> bool:
    """Can a tool still be used in this turn?"""
    return not m.no_tools and s.used == 0 and (s.phase == TURN or s.phase == HAND)
