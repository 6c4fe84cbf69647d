# What Python sees of the compiled search. States come and go as bytes: they belong to the rules' own module, which is
# compiled without the search and is the faster for it.
# Declarations of the C of the rules and the search are put before this text.

from libc.stdlib cimport calloc, free
from libc.string cimport memcpy


def check_beam(int first, pools, int width):
    if not 1 <= width <= BEAM_WIDEST or first + len(pools) > ROUNDS:
        raise ValueError(f"no beam of {width} windows over {len(pools)} rounds")
    for pool in pools:
        if len(pool) > 13 or not all(0 <= die < 36 for die in pool):
            raise ValueError(f"no pool {pool}")


cdef class Mind:
    """Room to think in: one mind thinks about one position at a time, without the lock."""
    cdef StateStruct* k
    cdef int* m
    cdef int64_t r[4]

    def __cinit__(self):
        self.k = <StateStruct*>calloc(STATES, sizeof(StateStruct))
        self.m = <int*>calloc(MEMORY, sizeof(int))
        if self.k == NULL or self.m == NULL:
            raise MemoryError()

    def __dealloc__(self):
        free(self.k)
        free(self.m)

    def tune(self, int place, int value):
        self.m[place] = value

    def recall(self, int start, int many):
        cdef int i
        if start < 0 or many < 0 or start + many > MEMORY:
            raise IndexError(f"{start} to {start + many} of {MEMORY}")
        return [self.m[start + i] for i in range(many)]

    cdef take(self, StateStruct* place, state):
        cdef bytes data = state.to_bytes()
        if len(data) != sizeof(StateStruct):
            raise ValueError(f"a state has {sizeof(StateStruct)} bytes, not {len(data)}")
        memcpy(place, <char*>data, sizeof(StateStruct))

    cdef bytes give(self, StateStruct* place):
        return (<char*>place)[:sizeof(StateStruct)]

    def kept(self, int i):
        return self.give(&self.k[KEPT + i])

    def decide(self, state, int me, int look, int limit, int nodes, int seed):
        cdef int action
        self.take(self.k, state)
        self.m[LIMIT] = limit
        with nogil:
            action = decide(self.k, self.m, self.r, me, look, nodes, seed)
        return action

    def rate_end(self, state, int me, int look, int nodes, int seed, int round_number):
        cdef int value
        self.take(self.k, state)
        with nogil:
            value = rate_end(self.k, self.m, self.r, me, look, nodes, seed, round_number)
        return value

    def evaluate(self, state, int me, int seat):
        self.take(self.k, state)
        self.k.honor = 0
        self.m[ME] = me
        believe(self.k, self.m, me)
        return evaluate(self.k, self.m, seat)

    def beam(self, start, int me, pools, int width):
        cdef StateStruct* q
        cdef int* b
        cdef int place, i, rounds = len(pools)
        check_beam(start.round, pools, width)
        q = <StateStruct*>calloc(BEAM_STATES, sizeof(StateStruct))
        b = <int*>calloc(BEAM_MEMORY, sizeof(int))
        try:
            if q == NULL or b == NULL:
                raise MemoryError()
            self.take(q, start)
            for i in range(rounds):
                place = BEAM_POOL + (q.round + i) * BEAM_POOL_ROOM
                b[place] = len(pools[i])
                for die in sorted(pools[i]):
                    place += 1
                    b[place] = die
            with nogil:
                place = search_beam(q, b, self.m, self.r, me, width, rounds)
            return self.give(&q[place])
        finally:
            free(q)
            free(b)

    def play_self(self, start, object seed, int games, int look, int limit, int noise, int32_t[::1] out):
        cdef int g, rows = 0
        cdef int64_t words[4]
        cdef StateStruct s
        self.take(&s, start)
        seed_rng(words, seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF)
        with nogil:
            for g in range(games):
                if (rows + 150) * ROW > out.shape[0]:
                    break
                self.k[GAME] = s
                self.m[LIMIT] = limit
                rows += play_self(self.k, self.m, self.r, words, look, limit, noise, <int*>&out[rows * ROW])
        return rows
