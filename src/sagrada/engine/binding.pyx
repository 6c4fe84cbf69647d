# What Python sees of the compiled rules: a State that owns one struct, and loops over many that hold no lock.
# Declarations of the rules' C are put before this text, and the marked parts are written.

from cpython.long cimport PyLong_AsLongAndOverflow
from libc.stdlib cimport calloc, free
from libc.string cimport memcmp, memcpy, memset

from time import perf_counter_ns

from sagrada.engine.calls import game_is_over, no_die, not_legal, out_of_range

cdef enum:
    ROOM_FOR_ACTIONS = 1024
    FAILED = -99

STATE_BYTES = sizeof(StateStruct)


cdef class State:
    cdef StateStruct s

    def __cinit__(self):
        memset(&self.s, 0, sizeof(StateStruct))

    # the fields

    def copy(self):
        cdef State other = State.__new__(State)
        other.s = self.s
        return other

    def to_bytes(self):
        return (<char*>&self.s)[:sizeof(StateStruct)]

    def __eq__(self, other):
        if not isinstance(other, State):
            return NotImplemented
        return memcmp(&self.s, &(<State>other).s, sizeof(StateStruct)) == 0

    def __hash__(self):
        return hash(self.to_bytes())

    def __reduce__(self):
        return restore, (self.to_bytes(),)


def restore(bytes data):
    if len(data) != sizeof(StateStruct):
        raise ValueError(f"a state has {sizeof(StateStruct)} bytes, not {len(data)}")
    cdef State state = State.__new__(State)
    memcpy(&state.s, <char*>data, sizeof(StateStruct))
    return state


def load_state(dict fields):
    cdef State state = State.__new__(State)
    state._load(fields)
    return state


cdef int within(str call, str argument, object given, int least, int end) except FAILED:
    cdef int overflow = 0
    cdef long value = PyLong_AsLongAndOverflow(given, &overflow)
    if overflow or not least <= value < end:
        raise out_of_range(call, argument, given, least, end)
    return <int>value


cdef int need_die(str call, State state, int seat, int cell) except FAILED:
    if cell != NO_CELL and not (state.s.occupied[seat] >> cell) & 1:
        raise no_die(call, seat, cell)
    return 0


cdef int need_legal(str call, State state, int action) except FAILED:
    cdef int out[ROOM_FOR_ACTIONS]
    if not is_legal(&state.s, action, out):
        raise not_legal(call, action)
    return 0


def legal(State state not None):
    cdef int out[ROOM_FOR_ACTIONS]
    cdef int count, i
    count = list_legal(&state.s, out)
    return [out[i] for i in range(count)]


def check_legal(State state not None, action):
    cdef int out[ROOM_FOR_ACTIONS]
    cdef int overflow = 0
    cdef long value = PyLong_AsLongAndOverflow(action, &overflow)
    return not overflow and 0 <= value < ACTIONS and bool(is_legal(&state.s, <int>value, out))


def observe(State state not None, viewer):
    cdef int c_viewer = within("observe", "viewer", viewer, SPECTATOR, state.s.seats)
    cdef State known = State.__new__(State)
    copy_known(&state.s, &known.s, c_viewer)
    return known


cdef class Random:
    cdef int64_t words[4]

    def __cinit__(self, object seed=0):
        seed_rng(self.words, seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF)

    def below(self, int n):
        return below(self.words, n)


def random_step(State state not None, Random random not None):
    cdef int out[ROOM_FOR_ACTIONS]
    if state.s.phase == OVER:
        raise game_is_over()
    return random_action(&state.s, random.words, out)


def play_out(State state not None, Random random not None):
    cdef int out[ROOM_FOR_ACTIONS]
    cdef long steps
    with nogil:
        steps = playout(&state.s, random.words, out)
    return steps


def play_games(State start not None, Random random not None, int games, int16_t[::1] scores, int8_t[::1] winners):
    cdef int out[ROOM_FOR_ACTIONS]
    cdef StateStruct s
    cdef int steps = 0
    if scores.shape[0] < games * start.s.seats or winners.shape[0] < games:
        raise ValueError("the buffers are too small for so many games")
    if games > 0:
        with nogil:
            steps = play_many(&start.s, &s, random.words, out, games, &scores[0], &winners[0])
    return steps


cdef class Batch:
    cdef StateStruct* states
    cdef int64_t* words
    cdef readonly int size
    cdef readonly int seats

    def __cinit__(self, State start not None, int size, object seed=0):
        cdef int i
        if size < 1:
            raise ValueError("a batch has at least one game")
        self.size = size
        self.seats = start.s.seats
        self.states = <StateStruct*>calloc(size, sizeof(StateStruct))
        self.words = <int64_t*>calloc(size, 4 * sizeof(int64_t))
        if self.states == NULL or self.words == NULL:
            raise MemoryError()
        for i in range(size):
            self.states[i] = start.s
            seed_rng(&self.words[4 * i], (seed + i) & 0xFFFFFFFF, ((seed + i) >> 32) & 0xFFFFFFFF)
            answer_chance(&self.states[i], &self.words[4 * i])

    def __dealloc__(self):
        free(self.states)
        free(self.words)

    cdef check(self, Py_ssize_t given, Py_ssize_t wanted):
        if given != wanted:
            raise ValueError(f"the buffer holds {given} numbers, not {wanted}")

    cdef check_number(self, int i):
        if not 0 <= i < self.size:
            raise IndexError(f"game {i} of {self.size}")

    cdef check_seats(self, State state):
        if state.s.seats != self.seats:
            raise ValueError("every game of a batch has the same number of seats")

    def state(self, int i):
        self.check_number(i)
        cdef State copy = State.__new__(State)
        copy.s = self.states[i]
        return copy

    def put(self, int i, State state not None):
        self.check_number(i)
        self.check_seats(state)
        self.states[i] = state.s
        answer_chance(&self.states[i], &self.words[4 * i])

    def awaited(self, int8_t[::1] out):
        cdef int i
        self.check(out.shape[0], self.size)
        with nogil:
            for i in range(self.size):
                out[i] = awaited_seat(&self.states[i])

    def masks(self, uint8_t[::1] out):
        cdef int actions[ROOM_FOR_ACTIONS]
        cdef int i
        self.check(out.shape[0], <Py_ssize_t>self.size * DECISIONS)
        with nogil:
            for i in range(self.size):
                mark_legal(&self.states[i], actions, <int8_t*>&out[0], <int64_t>i * DECISIONS)

    def sample(self, int32_t[::1] out):
        cdef int actions[ROOM_FOR_ACTIONS]
        cdef int i
        self.check(out.shape[0], self.size)
        with nogil:
            for i in range(self.size):
                out[i] = sample_action(&self.states[i], &self.words[4 * i], actions)

    cdef check_actions(self, int32_t[::1] actions):
        cdef int out[ROOM_FOR_ACTIONS]
        cdef int i, wrong = -1
        self.check(actions.shape[0], self.size)
        with nogil:
            for i in range(self.size):
                if not may_step(&self.states[i], actions[i], out):
                    wrong = i
                    break
        if wrong >= 0:
            raise ValueError(f"game {wrong}: action {actions[wrong]} is not legal; no game was changed")

    def step(self, int32_t[::1] actions):
        cdef int i
        cdef int64_t steps = 0
        self.check_actions(actions)
        with nogil:
            for i in range(self.size):
                steps += take_step(&self.states[i], &self.words[4 * i], actions[i])
        return steps

    def restart(self, State start not None):
        cdef int i, count = 0
        self.check_seats(start)
        with nogil:
            for i in range(self.size):
                count += begin_anew(&self.states[i], &self.words[4 * i], &start.s)
        return count

    def scores(self, int16_t[::1] out):
        cdef int i
        self.check(out.shape[0], <Py_ssize_t>self.size * self.seats)
        with nogil:
            for i in range(self.size):
                write_scores(&self.states[i], &out[0], <int64_t>i * self.seats)

    def time_legal(self, int rounds):
        cdef int out[ROOM_FOR_ACTIONS]
        cdef int i, j
        cdef int64_t total = 0
        with nogil:
            for j in range(rounds):
                for i in range(self.size):
                    total += list_legal(&self.states[i], out)
        return total

    def time_copy(self, int rounds):
        cdef StateStruct s
        cdef int i, j
        cdef int64_t total = 0
        with nogil:
            for j in range(rounds):
                for i in range(self.size):
                    s = self.states[i]
                    total += keep(&s)
        return total

    def time_apply(self, int32_t[::1] actions, int rounds):
        cdef StateStruct* copies
        cdef int i, j
        self.check_actions(actions)
        copies = <StateStruct*>calloc(self.size, sizeof(StateStruct))
        if copies == NULL:
            raise MemoryError()
        spent = 0
        for j in range(rounds):
            memcpy(copies, self.states, self.size * sizeof(StateStruct))
            began = perf_counter_ns()
            for i in range(self.size):
                if actions[i] != -1:
                    apply(&copies[i], actions[i])
                    keep(&copies[i])
            spent += perf_counter_ns() - began
        free(copies)
        return spent


cdef extern from *:
    """
    #if defined(_MSC_VER)
    #define keep(s) ((s)->phase)
    #else
    /* keeps the compiler from dropping work whose result nobody reads */
    static inline int keep(void *s) { __asm__ volatile("" : : "r"(s) : "memory"); return 1; }
    #endif
    """
    int keep(StateStruct* s) noexcept nogil


EXPORTS = {}
# the exports
