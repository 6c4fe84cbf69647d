"""Choices outside the turns: the window, the ornaments, and the die that must leave a window."""

from typing import Final

from sagrada.bots.search.knowledge import believe
from sagrada.bots.search.memory import LOWEST, POINT, Memory
from sagrada.bots.search.net import evaluate, mean
from sagrada.content.tables import CARD_PATTERNS, OWN
from sagrada.rules.apply import apply
from sagrada.rules.bits import popcount
from sagrada.rules.copying import assign
from sagrada.rules.legal import list_decisions
from sagrada.rules.placement import nth_cell
from sagrada.rules.playout import below, seed_rng
from sagrada.rules.setup import print_window
from sagrada.rules.state import (
    CHOOSE,
    DEAL_PUBLIC,
    DEAL_TOOL,
    HAND,
    KEEP,
    REMOVE_DIE,
    RETURN,
    Rng,
    State,
)
from sagrada.rules.tools import may_give_back

TABLES: Final = 24
STILL_AT_FAULT: Final = 3


def deal_table(s: State, r: Rng) -> None:
    """Lay out tools and public objectives that nobody has seen yet."""
    if s.open_setup:
        return
    if not (s.preset >> DEAL_PUBLIC) & 1:
        for i in range(s.publics_dealt):
            cards = s.strife_public_deck if s.strife and i == 0 else s.public_deck
            card = nth_cell(cards, below(r, popcount(cards)))
            s.public_deck &= ~(1 << card)
            s.strife_public_deck &= ~(1 << card)
            s.public[i] = card
    if not (s.preset >> DEAL_TOOL) & 1:
        for i in range(s.tools_dealt):
            cards = s.strife_tool_deck if s.strife and i == 0 else s.tool_deck
            card = nth_cell(cards, below(r, popcount(cards)))
            s.tool_deck &= ~(1 << card)
            s.strife_tool_deck &= ~(1 << card)
            s.tool[i] = card


def judge_start(m: Memory, pattern: int, kept: int, seed: int) -> int:
    """What a window and kept ornaments promise, over many tables that may be laid out."""
    me = m.me
    total = 0
    seed_rng(m.random, seed, 7)
    for _ in range(TABLES):
        s = m.tried[1]
        assign(s, m.tried[0])
        if pattern != OWN:
            print_window(s, me, pattern)
        s.kept[me] = kept
        if s.uses_tokens:
            s.tokens[me] = s.level[me] + (kept & 1) + (kept >> 1)
        deal_table(s, m.random)
        believe(s, m, me)
        total += evaluate(s, m, me)
    return mean(total, TABLES)


def choose_window(m: Memory, seed: int) -> int:
    """The window that promises most."""
    s = m.tried[0]
    best = LOWEST
    choice = 0
    for i in range(4):
        value = judge_start(m, CARD_PATTERNS[s.card[m.me][i // 2]][i % 2], 0, seed)
        if value > best:
            best = value
            choice = i
    return CHOOSE + choice


def choose_ornaments(m: Memory, seed: int) -> int:
    """The ornaments that promise more than they may cost."""
    best = LOWEST
    choice = 0
    for kept in range(4):
        value = judge_start(m, m.tried[0].pattern[m.me], kept, seed)
        if value > best:
            best = value
            choice = kept
    return KEEP + choice


def choose_removal(m: Memory) -> int:
    """The die whose loss costs least, if possible one that puts the window in order."""
    s = m.tried[0]
    count = list_decisions(s, m.lists[0])
    best = LOWEST * 2
    choice = m.lists[0][0]
    for i in range(count):
        action = m.lists[0][i]
        after = m.tried[1]
        assign(after, s)
        apply(after, action)
        value = evaluate(after, m, m.me)
        if after.phase == REMOVE_DIE and after.seat == m.me:
            value -= STILL_AT_FAULT * POINT
        if value > best:
            best = value
            choice = action
    return choice


def choose_against_the_rules(m: Memory) -> int:
    """At an honor table, in a turn that others began: nothing keeps the rules any more. A die that fits nowhere goes
    back; else what costs least."""
    s = m.tried[0]
    s.honor = 1
    if s.phase == HAND and may_give_back(s):
        return RETURN
    return choose_removal(m)
