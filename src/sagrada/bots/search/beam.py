"""What a seat could have made of dice that it knew all along: two dice of every pool, no opponent, no tools.

A beam search: die by die the windows that promise most are kept, each window once. Its room is its own: states in two
halves and one to try things on, and one buffer of ints.
"""

from typing import Final

from sagrada.bots.search.knowledge import believe
from sagrada.bots.search.memory import LOWEST, ME, POINT
from sagrada.bots.search.net import evaluate
from sagrada.content.tables import PIONEER_POINTS
from sagrada.rules.bits import lowest
from sagrada.rules.copying import Stack, assign
from sagrada.rules.pioneers import claim_all, claimable
from sagrada.rules.placement import legal_cells, toggle
from sagrada.rules.playout import below, seed_rng
from sagrada.rules.state import NO_DIE, TURN, Buffer, Rng, State
from sagrada.rules.turn import end_round, start_seat, take_from_pool

# the room of states: two halves and one more
BEAM_WIDEST: Final = 1024
BEAM_SCRATCH: Final = 2048
BEAM_STATES: Final = 2049

# the buffer: a number for each die on each cell, and for each die taken first in a round
BEAM_DIE_KEY: Final = 0
BEAM_TAKEN_KEY: Final = 720
# pools, for each round the number of dice and the dice
BEAM_POOL: Final = 768
BEAM_POOL_ROOM: Final = 16
# how many windows were found, and the keys of those in both halves
BEAM_FOUND: Final = 928
BEAM_HELD: Final = 1024
# how many windows promise so much, the windows found by key, and what is known of each
BEAM_BUCKET: Final = 4096
BEAM_BUCKETS: Final = 8192
BEAM_TABLE: Final = 12288
BEAM_TABLE_MASK: Final = 131071
BEAM_VALUE: Final = 143360
BEAM_MOVE: Final = 241664
BEAM_WINDOW_KEY: Final = 339968
BEAM_MOST: Final = 98304
BEAM_MEMORY: Final = 438272
BEAM_PASS: Final = 720
BEAM_LEAST: Final = -8192


def fill_keys(b: Buffer, r: Rng) -> None:
    """Random numbers by which windows are told apart."""
    seed_rng(r, 20, 6)
    for i in range(756):
        b[BEAM_DIE_KEY + i] = below(r, 1073741823)


def lay_pool(s: State, b: Buffer) -> None:
    """Lay out the pool of the round that begins."""
    start = BEAM_POOL + s.round * BEAM_POOL_ROOM
    s.pool_size = b[start]
    for i in range(b[start]):
        s.pool[i] = b[start + 1 + i]
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


def is_new_key(b: Buffer, key: int) -> bool:
    """Was no window of this key found yet? It is noted."""
    place = key & BEAM_TABLE_MASK
    while b[BEAM_TABLE + place]:
        if b[BEAM_TABLE + place] == key + 1:
            return False
        place = (place + 1) & BEAM_TABLE_MASK
    b[BEAM_TABLE + place] = key + 1
    return True


def bucket_of(value: int) -> int:
    """Where a value is counted: a bucket is a 32nd of a point wide."""
    return min(max(0, value - BEAM_LEAST) >> 1, BEAM_BUCKETS - 1)


def note_window(b: Buffer, value: int, move: int, key: int) -> None:
    """Remember a window that can be reached."""
    found = b[BEAM_FOUND]
    if found < BEAM_MOST:
        b[BEAM_VALUE + found] = value
        b[BEAM_MOVE + found] = move
        b[BEAM_WINDOW_KEY + found] = key
        b[BEAM_BUCKET + bucket_of(value)] += 1
        b[BEAM_FOUND] = found + 1


def try_cells(t: State, b: Buffer, m: Buffer, me: int, die: int, parent: int, key: int, taken_key: int) -> None:
    """Try a die that was taken on every cell where it may lie."""
    cells = legal_cells(t, me, die)
    while cells:
        cell = lowest(cells)
        window_key = key ^ b[BEAM_DIE_KEY + die * 20 + cell]
        if b[BEAM_FOUND] < BEAM_MOST and is_new_key(b, window_key ^ taken_key):
            toggle(t, me, die, cell)
            value = evaluate(t, m, me)
            if t.pioneers:
                value += claim_worth(t, me)
            toggle(t, me, die, cell)
            note_window(b, value, parent * 1024 + die * 20 + cell, window_key)
        cells &= cells - 1


def try_dice(q: Stack, b: Buffer, m: Buffer, me: int, parent: int, place: int, second: int) -> None:
    """Try every die of the pool, and to take none, in one of the kept states."""
    s = q[place]
    t = q[BEAM_SCRATCH]
    key = b[BEAM_HELD + place]
    last = NO_DIE
    for i in range(s.pool_size):
        if s.pool[i] != last:
            last = s.pool[i]
            assign(t, s)
            take_from_pool(t, last)
            pass_on(t, me, second)
            try_cells(t, b, m, me, last, parent, key, 0 if second else b[BEAM_TAKEN_KEY + last])
    if is_new_key(b, key):
        assign(t, s)
        pass_on(t, me, second)
        note_window(b, evaluate(t, m, me), parent * 1024 + BEAM_PASS, key)


def least_bucket(b: Buffer, width: int) -> int:
    """The bucket down to which windows are kept."""
    bucket = BEAM_BUCKETS - 1
    many = b[BEAM_BUCKET + bucket]
    while bucket > 0 and many < width:
        bucket -= 1
        many += b[BEAM_BUCKET + bucket]
    return bucket


def keep_window(q: Stack, b: Buffer, me: int, found: int, source: int, to: int, second: int) -> None:
    """Make a window that was found one of the kept states."""
    move = b[BEAM_MOVE + found] & 1023
    t = q[to]
    assign(t, q[source + (b[BEAM_MOVE + found] >> 10)])
    if move != BEAM_PASS:
        take_from_pool(t, move // 20)
        toggle(t, me, move // 20, move % 20)
        if t.pioneers:
            claim_all(t, me)
    pass_on(t, me, second)
    b[BEAM_HELD + to] = b[BEAM_WINDOW_KEY + found]


def keep_best(q: Stack, b: Buffer, me: int, width: int, source: int, target: int, second: int) -> int:
    """Keep so many of the windows found; how many there are."""
    least = least_bucket(b, width)
    kept = 0
    above = 0
    for i in range(least + 1, BEAM_BUCKETS):
        above += b[BEAM_BUCKET + i]
    level = width - above
    for i in range(b[BEAM_FOUND]):
        bucket = bucket_of(b[BEAM_VALUE + i])
        if bucket == least:
            level -= 1
        if bucket > least or (bucket == least and level >= 0):
            keep_window(q, b, me, i, source, target + kept, second)
            kept += 1
    return kept


def clear_found(b: Buffer) -> None:
    """Forget the windows found for the die before."""
    b[BEAM_FOUND] = 0
    for i in range(BEAM_BUCKETS):
        b[BEAM_BUCKET + i] = 0
    for i in range(BEAM_TABLE_MASK + 1):
        b[BEAM_TABLE + i] = 0


def best_kept(q: Stack, m: Buffer, me: int, start: int, many: int) -> int:
    """The place of the kept state that is worth most."""
    best = LOWEST
    place = start
    for i in range(many):
        value = evaluate(q[start + i], m, me)
        if value > best:
            best = value
            place = start + i
    return place


def search_beam(q: Stack, b: Buffer, m: Buffer, r: Rng, me: int, width: int, rounds: int) -> int:
    """Play so many rounds from the first state on, keeping `width` windows; the place of the best in the end."""
    fill_keys(b, r)
    m[ME] = me
    believe(q[0], m, me)
    b[BEAM_HELD] = 0
    many = 1
    source = 0
    for step in range(2 * rounds):
        clear_found(b)
        for i in range(many):
            if step % 2 == 0:
                lay_pool(q[source + i], b)
            try_dice(q, b, m, me, i, source + i, step % 2)
        many = keep_best(q, b, me, width, source, BEAM_WIDEST - source, step % 2)
        source = BEAM_WIDEST - source
    return best_kept(q, m, me, source, many)
