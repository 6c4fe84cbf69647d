"""What a seat could have made of dice that it knew all along: two dice of every pool, no opponent, no tools.

A beam search: die by die the windows that promise most are kept, each window once. Its memory is its own, which the
chapter gets as `b`: one half is for windows before the first die of a round, the other for those before the second.
"""

from __future__ import annotations

from typing import Annotated, Final

from sagrada.bots.search.knowledge import believe
from sagrada.bots.search.memory import LOWEST, POINT, Int, Memory
from sagrada.bots.search.net import evaluate
from sagrada.content.tables import PIONEER_POINTS
from sagrada.rules.bits import lowest
from sagrada.rules.copying import assign
from sagrada.rules.pioneers import claim_all, claimable
from sagrada.rules.placement import legal_cells, toggle
from sagrada.rules.playout import below, seed_rng
from sagrada.rules.state import NO_DIE, ROUNDS, TURN, Grid, Row, State
from sagrada.rules.turn import end_round, start_seat, take_from_pool

BEAM_WIDEST: Final = 1024
"""Windows that can be kept after each die."""
BEAM_POOL_ROOM: Final = 13
BEAM_MOST: Final = 98304
"""Windows that can be found for one die; further ones are left out."""
BEAM_BUCKETS: Final = 8192
BEAM_LEAST: Final = -8192
"""Values are counted from here on."""
BEAM_SLOTS: Final = 131072
"""Slots for the keys of windows that were found; a power of two."""
BEAM_PASS: Final = 720
"""The move that takes no die; others are die * 20 + cell."""


class Found:
    """A window that can be reached: what it promises, its key, the kept window it follows from, and the move."""

    value: Int
    key: Int
    parent: Int
    move: Int


class Beam:
    """The memory of a beam search. Pools and the first window are set before."""

    # the dice of each round
    pool_size: Annotated[Row, "int", ROUNDS]
    pool: Annotated[Grid, "int", ROUNDS, BEAM_POOL_ROOM]

    # random numbers: for each die on each cell, and for each die taken first in a round; a window's key is their xor
    die_key: Annotated[Grid, "int", 36, 20]
    taken_key: Annotated[Row, "int", 36]

    # windows found for the present die, how many promise so much, and the keys (plus 1) that were met, by slot
    found: Int
    windows: Annotated[list[Found], BEAM_MOST]
    bucket: Annotated[Row, "int", BEAM_BUCKETS]
    met: Annotated[Row, "int", BEAM_SLOTS]

    # kept windows before the first and before the second die of a round, their keys, and a state to try things on
    kept: Annotated[list[list[State]], 2, BEAM_WIDEST]
    kept_key: Annotated[Grid, "int", 2, BEAM_WIDEST]
    scratch: State


def fill_keys(b: Beam, m: Memory) -> None:
    """Random numbers by which windows are told apart."""
    seed_rng(m.random, 20, 6)
    for die in range(36):
        for cell in range(20):
            b.die_key[die][cell] = below(m.random, 1073741823)
    for die in range(36):
        b.taken_key[die] = below(m.random, 1073741823)


def lay_pool(s: State, b: Beam) -> None:
    """Lay out the pool of the round that begins."""
    s.pool_size = b.pool_size[s.round]
    for i in range(s.pool_size):
        s.pool[i] = b.pool[s.round][i]
    s.phase = TURN
    s.turn = 0
    s.skipped = 0


def pass_on(s: State, me: int, second: int) -> None:
    """The seat's first turn of the round is over, or with its second the round."""
    if second:
        end_round(s)
    else:
        s.turn = (me - start_seat(s) + s.seats) % s.seats + 1


def claim_worth(s: State, me: int) -> int:
    """What the pioneers pay that the seat may claim now."""
    total = 0
    slots = claimable(s, me)
    while slots:
        total += PIONEER_POINTS[s.pioneer[lowest(slots)]] * POINT
        slots &= slots - 1
    return total


def is_new_key(b: Beam, key: int) -> bool:
    """Was no window of this key found yet? It is noted, in the first free slot from the one on that its key names."""
    slot = key & (BEAM_SLOTS - 1)
    while b.met[slot]:
        if b.met[slot] == key + 1:
            return False
        slot = (slot + 1) & (BEAM_SLOTS - 1)
    b.met[slot] = key + 1
    return True


def bucket_of(value: int) -> int:
    """Where a value is counted: a bucket is a 32nd of a point wide."""
    return min(max(0, value - BEAM_LEAST) >> 1, BEAM_BUCKETS - 1)


def note_window(b: Beam, value: int, parent: int, move: int, key: int) -> None:
    """Remember a window that can be reached."""
    if b.found < BEAM_MOST:
        window = b.windows[b.found]
        window.value = value
        window.key = key
        window.parent = parent
        window.move = move
        b.bucket[bucket_of(value)] += 1
        b.found += 1


def try_cells(b: Beam, m: Memory, me: int, die: int, parent: int, key: int, taken_key: int) -> None:
    """Try a die that was taken on every cell where it may lie."""
    t = b.scratch
    cells = legal_cells(t, me, die)
    while cells:
        cell = lowest(cells)
        window_key = key ^ b.die_key[die][cell]
        if b.found < BEAM_MOST and is_new_key(b, window_key ^ taken_key):
            toggle(t, me, die, cell)
            value = evaluate(t, m, me)
            if t.pioneers:
                value += claim_worth(t, me)
            toggle(t, me, die, cell)
            note_window(b, value, parent, die * 20 + cell, window_key)
        cells &= cells - 1


def try_dice(b: Beam, m: Memory, me: int, parent: int, second: int) -> None:
    """Try every die of the pool, and to take none, in one of the kept windows."""
    s = b.kept[second][parent]
    t = b.scratch
    key = b.kept_key[second][parent]
    last = NO_DIE
    for i in range(s.pool_size):
        if s.pool[i] != last:
            last = s.pool[i]
            assign(t, s)
            take_from_pool(t, last)
            pass_on(t, me, second)
            try_cells(b, m, me, last, parent, key, 0 if second else b.taken_key[last])
    if is_new_key(b, key):
        assign(t, s)
        pass_on(t, me, second)
        value = evaluate(t, m, me)
        note_window(b, value, parent, BEAM_PASS, key)


def least_bucket(b: Beam, width: int) -> int:
    """The bucket down to which windows are kept."""
    bucket = BEAM_BUCKETS - 1
    many = b.bucket[bucket]
    while bucket > 0 and many < width:
        bucket -= 1
        many += b.bucket[bucket]
    return bucket


def keep_window(b: Beam, me: int, found: int, place: int, second: int) -> None:
    """Make a window that was found one of the kept ones on the other side."""
    window = b.windows[found]
    t = b.kept[second ^ 1][place]
    assign(t, b.kept[second][window.parent])
    if window.move != BEAM_PASS:
        die = window.move // 20
        take_from_pool(t, die)
        toggle(t, me, die, window.move % 20)
        if t.pioneers:
            claim_all(t, me)
    pass_on(t, me, second)
    b.kept_key[second ^ 1][place] = window.key


def keep_best(b: Beam, me: int, width: int, second: int) -> int:
    """Keep so many of the windows found; how many there are."""
    least = least_bucket(b, width)
    kept = 0
    above = 0
    for i in range(least + 1, BEAM_BUCKETS):
        above += b.bucket[i]
    level = width - above
    for i in range(b.found):
        bucket = bucket_of(b.windows[i].value)
        if bucket == least:
            level -= 1
        if bucket > least or (bucket == least and level >= 0):
            keep_window(b, me, i, kept, second)
            kept += 1
    return kept


def clear_found(b: Beam) -> None:
    """Forget the windows found for the die before."""
    b.found = 0
    for i in range(BEAM_BUCKETS):
        b.bucket[i] = 0
    for i in range(BEAM_SLOTS):
        b.met[i] = 0


def best_kept(b: Beam, m: Memory, me: int, many: int) -> int:
    """The place of the kept window that is worth most."""
    best = LOWEST
    place = 0
    for i in range(many):
        value = evaluate(b.kept[0][i], m, me)
        if value > best:
            best = value
            place = i
    return place


def search_beam(b: Beam, m: Memory, me: int, width: int, rounds: int) -> int:
    """Play so many rounds from the first kept window on, keeping `width` of them; the place of the best in the end."""
    fill_keys(b, m)
    m.me = me
    believe(b.kept[0][0], m, me)
    b.kept_key[0][0] = 0
    many = 1
    for step in range(2 * rounds):
        second = step % 2
        clear_found(b)
        for i in range(many):
            if not second:
                lay_pool(b.kept[0][i], b)
            try_dice(b, m, me, i, second)
        many = keep_best(b, me, width, second)
    return best_kept(b, m, me, many)
