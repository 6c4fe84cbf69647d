"""Random play to the end, with a small generator of its own: for benchmarks and rollouts, never for real dice."""

from typing import Final

from sagrada.rules.apply import apply
from sagrada.rules.bits import popcount
from sagrada.rules.chance import awaits_chance, deck
from sagrada.rules.legal import list_decisions, list_takes, list_tools
from sagrada.rules.placement import nth_cell
from sagrada.rules.state import (
    COLOR,
    DEAL,
    DEAL_FIRST,
    DRAW,
    DRAW_DIE,
    END,
    FIRST,
    HAND,
    OVER,
    PLACE,
    RETURN,
    ROLL,
    ROLL_HAND,
    ROLL_POOL,
    TURN,
    Buffer,
    Rng,
    State,
    Wide,
)
from sagrada.rules.tools import hand_cells, may_give_back

WORD: Final = 0xFFFFFFFF


def random_word(r: Rng) -> Wide:
    """The next 32 random bits (the sfc32 generator)."""
    word = (r[0] + r[1] + r[3]) & WORD
    r[0] = r[1] ^ (r[1] >> 9)
    r[1] = (r[2] + (r[2] << 3)) & WORD
    r[2] = ((((r[2] << 21) & WORD) | (r[2] >> 11)) + word) & WORD
    r[3] = (r[3] + 1) & WORD
    return word


def below(r: Rng, n: int) -> int:
    """A random number from 0 to n - 1; where there is no choice, none is spent."""
    if n == 1:
        return 0
    return (random_word(r) * n) >> 32


def seed_rng(r: Rng, low: Wide, high: Wide) -> None:
    """Start the generator from two 32-bit words."""
    r[0] = low
    r[1] = high
    r[2] = 0x243F6A88
    r[3] = 1
    for _ in range(12):
        random_word(r)


def dice_in_bag(s: State) -> int:
    """How many dice are left in the bag."""
    total = 0
    for i in range(6):
        total += s.bag[i]
    return total


def nth_color(s: State, n: int) -> int:
    """The color of the n-th die in the bag, from 0."""
    color = 0
    while n >= s.bag[color]:
        n -= s.bag[color]
        color += 1
    return color


def random_outcome(s: State, r: Rng) -> int:
    """An outcome of chance with its true odds."""
    if s.phase == DRAW_DIE:
        drawn = below(r, 6 * dice_in_bag(s))
        return DRAW + nth_color(s, drawn // 6) * 6 + drawn % 6
    if s.phase == ROLL_HAND or s.phase == ROLL_POOL:
        return ROLL + below(r, 6)
    if s.phase < DEAL_FIRST:
        cards = deck(s)
        return DEAL + nth_cell(cards, below(r, popcount(cards)))
    if s.phase == DEAL_FIRST:
        return FIRST + below(r, s.seats)
    return COLOR + nth_color(s, below(r, dice_in_bag(s)))


def random_with_die(s: State, r: Rng, out: Buffer) -> int:
    """A random decision with a die in hand."""
    cells = hand_cells(s)
    many = popcount(cells)
    count = list_tools(s, out, 0)
    if may_give_back(s):
        out[count] = RETURN
        count += 1
    chosen = below(r, many + count)
    return PLACE + nth_cell(cells, chosen) if chosen < many else out[chosen - many]


def random_in_turn(s: State, r: Rng, out: Buffer) -> int:
    """A random decision without a die in hand: `end` only when no die can be taken."""
    takes = 0 if s.drafted else list_takes(s, out)
    count = list_tools(s, out, takes)
    if takes == 0:
        out[count] = END
        count += 1
    return out[below(r, count)]


def random_action(s: State, r: Rng, out: Buffer) -> int:
    """A random step: chance with its odds, a decision uniformly, but `end` only when no die can be taken."""
    if awaits_chance(s):
        return random_outcome(s, r)
    if s.phase == HAND:
        return random_with_die(s, r, out)
    if s.phase == TURN:
        return random_in_turn(s, r, out)
    return out[below(r, list_decisions(s, out))]


def playout(s: State, r: Rng, out: Buffer) -> int:
    """Play at random to the end; return the number of steps."""
    steps = 0
    while s.phase != OVER:
        apply(s, random_action(s, r, out))
        steps += 1
    return steps
