"""The lines of a turn: everything the seat can do until its turn ends, with tools and their dice, best lines first.

First the lines without a tool, then those with one. Where a tool asks which die to move, only the most promising
answers are followed. What chance decides counts by its odds.
"""

from typing import Final

from sagrada.bots.search.memory import (
    CHANCES,
    DEPTHS,
    KEPT,
    LIMIT,
    LINE_ACTIONS,
    LINE_CHANCE,
    LINE_LENGTH,
    LINE_ROOM,
    LINE_VALUE,
    LINES,
    LIST_ROOM,
    LISTS,
    LOWEST,
    ME,
    MOST_LINES,
    NO_TOOLS,
    NODES,
    PATH,
    ROUND,
    TOOL_LINES,
    TOP_PLACE,
    TOP_VALUE,
    TOPS,
    TURN_NUMBER,
    VALUES,
    WIDTH,
)
from sagrada.bots.search.net import evaluate
from sagrada.rules.apply import apply
from sagrada.rules.chance import awaits_chance, list_outcomes, outcome_weight
from sagrada.rules.copying import Stack, assign, part
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
    Buffer,
    Rng,
    State,
)

SAMPLES: Final = 4


def is_turn_over(s: State, m: Buffer) -> bool:
    """Has the turn that is thought about come to its end?"""
    if s.phase == OVER or s.phase == DRAW_DIE or s.phase == ROLL_SUPPLY:
        return True
    return s.round != m[ROUND] or s.turn != m[TURN_NUMBER]


def keep_line(k: Stack, m: Buffer, depth: int, length: int, value: int) -> None:
    """Keep the line that was tried, and the state it leads to, if it is among the best; the best stands first."""
    place = m[LINES]
    while place > 0 and m[LINE_VALUE - 1 + place] < value:
        place -= 1
    if place >= m[MOST_LINES]:
        return
    last = min(m[LINES], m[MOST_LINES] - 1)
    while last > place:
        copy_line(k, m, last - 1, last)
        last -= 1
    m[LINES] = min(m[LINES] + 1, m[MOST_LINES])
    m[LINE_VALUE + place] = value
    m[LINE_LENGTH + place] = length
    m[LINE_CHANCE + place] = 0 if is_turn_over(k[depth], m) else 1
    for i in range(length):
        m[LINE_ACTIONS + place * LINE_ROOM + i] = m[PATH + i]
    assign(k[KEPT + place], k[depth])


def copy_line(k: Stack, m: Buffer, source: int, target: int) -> None:
    """Move a kept line to another place."""
    m[LINE_VALUE + target] = m[LINE_VALUE + source]
    m[LINE_LENGTH + target] = m[LINE_LENGTH + source]
    m[LINE_CHANCE + target] = m[LINE_CHANCE + source]
    for i in range(m[LINE_LENGTH + source]):
        m[LINE_ACTIONS + target * LINE_ROOM + i] = m[LINE_ACTIONS + source * LINE_ROOM + i]
    assign(k[KEPT + target], k[KEPT + source])


def note_placement(m: Buffer, place: int, value: int) -> None:
    """Remember the best placements that use no tool: a tool may follow them."""
    for i in range(TOPS):
        if value > m[TOP_VALUE + i]:
            last = TOPS - 1
            while last > i:
                m[TOP_VALUE + last] = m[TOP_VALUE - 1 + last]
                m[TOP_PLACE + last] = m[TOP_PLACE - 1 + last]
                last -= 1
            m[TOP_VALUE + i] = value
            m[TOP_PLACE + i] = place
            return


def is_top_placement(m: Buffer, place: int) -> bool:
    """Is it one of the best placements without a tool?"""
    for i in range(TOPS):
        if m[TOP_PLACE + i] == place and m[TOP_VALUE + i] > LOWEST:
            return True
    return False


def is_wanted(s: State, m: Buffer, action: int) -> bool:
    """Does the action belong to the lines that are being tried: without a tool, or with one?"""
    if USE <= action < TAKE:
        return m[TOOL_LINES] == 1
    if m[TOOL_LINES] == 0 or s.used != 0:
        return True
    if s.phase == HAND:
        return PLACE <= action < PLACE + 20 and is_top_placement(m, s.hand * 20 + action - PLACE)
    return action != END and action != RETURN


def is_wide(s: State) -> bool:
    """Are there so many answers that only the most promising are followed?"""
    return s.phase == MOVE_DIE or s.phase == SWAP_WITH_SEAT


def is_exhausted(m: Buffer) -> bool:
    """Are the nodes spent?"""
    return m[NODES] >= m[LIMIT]


def explore(k: Stack, m: Buffer, r: Rng, depth: int) -> int:
    """The best that can be made of the position until the turn ends."""
    s = k[depth]
    if is_turn_over(s, m):
        return end_line(k, m, depth, depth)
    if depth > 0 and s.phase == TURN and s.drafted and not m[TOOL_LINES]:
        apply(s, END)
        if is_turn_over(s, m):
            m[PATH + depth] = END
            return end_line(k, m, depth, depth + 1)
    if is_exhausted(m) and (m[TOOL_LINES] or (s.used and m[LINES] > 0)):
        return evaluate(s, m, m[ME]) if m[CHANCES] else LOWEST
    if awaits_chance(s):
        return expect(k, m, r, depth)
    if depth >= DEPTHS - 2:
        return LOWEST
    count = list_decisions(s, part(m, LISTS + depth * LIST_ROOM))
    if is_wide(s) and count > m[WIDTH]:
        return explore_widely(k, m, r, depth, count)
    best = LOWEST
    for i in range(count):
        action = m[LISTS + depth * LIST_ROOM + i]
        if is_wanted(s, m, action):
            best = max(best, explore_action(k, m, r, depth, action))
    return best


def end_line(k: Stack, m: Buffer, depth: int, length: int) -> int:
    """What the end of a line is worth; the line is kept if nothing in it was left to chance."""
    value = evaluate(k[depth], m, m[ME])
    if m[CHANCES] == 0:
        keep_line(k, m, depth, length, value)
    return value


def explore_action(k: Stack, m: Buffer, r: Rng, depth: int, action: int) -> int:
    """The best after one action."""
    s = k[depth]
    assign(k[depth + 1], s)
    apply(k[depth + 1], action)
    m[PATH + depth] = action
    value = explore(k, m, r, depth + 1)
    if m[TOOL_LINES] == 0 and s.phase == HAND and s.used == 0 and action >= PLACE:
        note_placement(m, s.hand * 20 + action - PLACE, value)
    return value


def explore_widely(k: Stack, m: Buffer, r: Rng, depth: int, count: int) -> int:
    """Judge every answer by the window it leaves, and follow the most promising ones."""
    best = LOWEST
    for i in range(count):
        action = m[LISTS + depth * LIST_ROOM + i]
        assign(k[depth + 1], k[depth])
        apply(k[depth + 1], action)
        m[VALUES + depth * LIST_ROOM + i] = evaluate(k[depth + 1], m, m[ME])
        if action == STOP:
            best = max(best, explore_action(k, m, r, depth, action))
            m[VALUES + depth * LIST_ROOM + i] = LOWEST
    for _ in range(m[WIDTH]):
        place = most_promising(m, depth, count)
        m[VALUES + depth * LIST_ROOM + place] = LOWEST
        best = max(best, explore_action(k, m, r, depth, m[LISTS + depth * LIST_ROOM + place]))
    return best


def most_promising(m: Buffer, depth: int, count: int) -> int:
    """The answer with the highest value that was not followed yet."""
    place = 0
    for i in range(count):
        if m[VALUES + depth * LIST_ROOM + i] > m[VALUES + depth * LIST_ROOM + place]:
            place = i
    return place


def expect(k: Stack, m: Buffer, r: Rng, depth: int) -> int:
    """What chance leaves on average, when the best is made of each outcome."""
    m[CHANCES] += 1
    value = expect_pool(k, m, r, depth) if k[depth].phase == ROLL_POOL else expect_die(k, m, r, depth)
    m[CHANCES] -= 1
    if m[CHANCES] == 0:
        keep_line(k, m, depth, depth, value)
    return value


def expect_die(k: Stack, m: Buffer, r: Rng, depth: int) -> int:
    """One die is rolled, or drawn from the bag: every outcome by its odds."""
    s = k[depth]
    count = list_outcomes(s, part(m, LISTS + depth * LIST_ROOM))
    total = 0
    weights = 0
    for i in range(count):
        outcome = m[LISTS + depth * LIST_ROOM + i]
        weight = outcome_weight(s, outcome)
        total += weight * (explore_action(k, m, r, depth, outcome) - LOWEST)
        weights += weight
    return total // weights + LOWEST


def expect_pool(k: Stack, m: Buffer, r: Rng, depth: int) -> int:
    """The whole pool is rolled again: a few samples."""
    total = 0
    for _ in range(SAMPLES):
        assign(k[depth + 1], k[depth])
        while k[depth + 1].phase == ROLL_POOL:
            apply(k[depth + 1], random_outcome(k[depth + 1], r))
        total += explore(k, m, r, depth + 1) - LOWEST
    return total // SAMPLES + LOWEST


def find_lines(k: Stack, m: Buffer, r: Rng) -> int:
    """Fill the list of best lines from the position in the first state; the value of the best."""
    s = k[0]
    m[LINES] = 0
    m[CHANCES] = 0
    m[TOOL_LINES] = 0
    m[ROUND] = s.round
    m[TURN_NUMBER] = s.turn
    for i in range(TOPS):
        m[TOP_VALUE + i] = LOWEST
    best = explore(k, m, r, 0)
    if may_use_a_tool(s, m):
        m[TOOL_LINES] = 1
        m[LIMIT] = m[NODES] + tool_nodes(s, m)
        best = max(best, explore(k, m, r, 0))
    return best


def tool_nodes(s: State, m: Buffer) -> int:
    """What lines with tools may cost: less, the further the turn has come."""
    if s.drafted:
        return m[LIMIT] // 2 if s.phase == HAND else m[LIMIT] // 4
    return m[LIMIT]


def may_use_a_tool(s: State, m: Buffer) -> bool:
    """Can a tool still be used in this turn?"""
    return not m[NO_TOOLS] and s.used == 0 and (s.phase == TURN or s.phase == HAND)
