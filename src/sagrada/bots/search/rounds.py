"""The rest of a round, move by move: every seat takes a die and puts it on its best cell, each playing for itself.

All dice lie open, so nothing is left to chance. Between two seats every order of dice is tried; among more, the others
take what suits them best.
"""

from sagrada.bots.search.memory import LOWEST, Memory
from sagrada.bots.search.net import evaluate, mean
from sagrada.rules.apply import apply
from sagrada.rules.bits import lowest
from sagrada.rules.copying import assign
from sagrada.rules.pioneers import claimable
from sagrada.rules.placement import legal_cells, toggle
from sagrada.rules.state import (
    CLAIM,
    CLAIM_PIONEER,
    DRAW_DIE,
    END,
    NO_DIE,
    OVER,
    PLACE,
    ROLL_SUPPLY,
    TAKE,
    State,
)


def is_round_over(s: State, m: Memory) -> bool:
    """Has the round that is thought about come to its end?"""
    return s.phase == OVER or s.phase == DRAW_DIE or s.phase == ROLL_SUPPLY or s.round != m.round


def judge_die(s: State, m: Memory, die: int) -> int:
    """The best cell for a die of the pool and what it is worth: value * 32 + cell; LOWEST if there is none."""
    seat = s.seat
    cells = legal_cells(s, seat, die)
    best = LOWEST
    s.turn += 1
    while cells:
        cell = lowest(cells)
        toggle(s, seat, die, cell)
        best = max(best, evaluate(s, m, seat) * 32 + cell)
        toggle(s, seat, die, cell)
        cells &= cells - 1
    s.turn -= 1
    return best


def take_turn(s: State, die: int, cell: int) -> None:
    """Take a die, put it on the cell and end the turn; without a die only end it."""
    if die != NO_DIE:
        apply(s, TAKE + die)
        apply(s, PLACE + cell)
    apply(s, END)
    while s.phase == CLAIM_PIONEER:
        apply(s, CLAIM + lowest(claimable(s, s.seat)))


def best_die(s: State, m: Memory) -> int:
    """The die and cell that are worth most to the seat in turn: die * 32 + cell; NO_DIE if no die fits."""
    best = LOWEST
    choice = NO_DIE
    last = NO_DIE
    for i in range(s.pool_size):
        if s.pool[i] != last:
            last = s.pool[i]
            judged = judge_die(s, m, last)
            if judged > LOWEST and judged >> 5 > best:
                best = judged >> 5
                choice = last * 32 + (judged & 31)
    return choice


def take_best_die(s: State, m: Memory) -> None:
    """The seat in turn takes what suits it best."""
    choice = best_die(s, m)
    take_turn(s, NO_DIE if choice == NO_DIE else choice >> 5, choice & 31)


def weigh(m: Memory, mine: int, theirs: int) -> int:
    """What counts for a seat: its own prospects, and a part of what others lack."""
    return mine - ((theirs * m.denial) >> 4)


def note_prospects(s: State, m: Memory) -> None:
    """The prospects of the thinking seat and the mean of the others'."""
    m.mine = evaluate(s, m, m.me)
    m.theirs = 0
    if s.seats > 1 and m.denial:
        total = 0
        for seat in range(s.seats):
            if seat != m.me:
                total += evaluate(s, m, seat)
        m.theirs = mean(total, s.seats - 1)


def standing(s: State, m: Memory) -> int:
    """What the position is worth to the thinking seat, others considered."""
    note_prospects(s, m)
    return weigh(m, m.mine, m.theirs)


def play_on(m: Memory, depth: int) -> None:
    """Play the round to its end; the prospects of both sides are noted."""
    s = m.replies[depth]
    while s.seats > 2 and s.seat != m.me and not is_round_over(s, m):
        take_best_die(s, m)
    if is_round_over(s, m):
        note_prospects(s, m)
        return
    best = LOWEST * 4
    mine = 0
    theirs = 0
    last = NO_DIE
    for i in range(s.pool_size):
        if s.pool[i] != last:
            last = s.pool[i]
            judged = judge_die(s, m, last)
            if judged > LOWEST:
                assign(m.replies[depth + 1], s)
                take_turn(m.replies[depth + 1], last, judged & 31)
                play_on(m, depth + 1)
                value = weigh(m, m.mine, m.theirs) if s.seat == m.me else weigh(m, m.theirs, m.mine)
                if value > best:
                    best = value
                    mine = m.mine
                    theirs = m.theirs
    if best == LOWEST * 4:
        take_turn(s, NO_DIE, 0)
        play_on(m, depth)
    else:
        m.mine = mine
        m.theirs = theirs
