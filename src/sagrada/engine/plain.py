"""The plain backend: the rules as they stand, over a state of lists. Slow, debuggable, always there.

`__all__` is what Python may call of an engine, on both backends. The functions of the rules in it check what they are
given; the rest of the rules calls each other unchecked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableSequence, Sequence
from operator import index
from time import perf_counter_ns
from typing import Any, cast

from sagrada.engine.calls import game_is_over, out_of_range
from sagrada.engine.checking import ROOM_FOR_ACTIONS, check_rules
from sagrada.engine.fields import FIELDS, zeros
from sagrada.rules import course, forecast, reasons, sheet
from sagrada.rules import state as state_chapter
from sagrada.rules.apply import *
from sagrada.rules.apply import apply as carry_out
from sagrada.rules.chance import *
from sagrada.rules.chance import awaits_chance
from sagrada.rules.copying import copy_of
from sagrada.rules.course import (
    asks_for_die,
    cards_dealt,
    chooses_in_secret,
    finished_rounds,
    is_at_rest,
    is_setting_up,
    secret_owner,
    stage_is_open,
    undo_refusal,
)
from sagrada.rules.geometry import *
from sagrada.rules.laying import *
from sagrada.rules.legal import *
from sagrada.rules.legal import is_legal, list_legal
from sagrada.rules.many import (
    answer_chance,
    awaited_seat,
    begin_anew,
    mark_legal,
    may_step,
    play_many,
    sample_action,
    take_step,
    write_scores,
)
from sagrada.rules.movers import *
from sagrada.rules.observation import *
from sagrada.rules.observation import copy_known
from sagrada.rules.ornaments import *
from sagrada.rules.payment import *
from sagrada.rules.pioneers import *
from sagrada.rules.placement import *
from sagrada.rules.playout import *
from sagrada.rules.playout import below, playout, random_action, seed_rng
from sagrada.rules.rivalry import *
from sagrada.rules.scoring import *
from sagrada.rules.setup import *
from sagrada.rules.state import DECISIONS, OVER, SPECTATOR
from sagrada.rules.strife import *
from sagrada.rules.tool_ids import *
from sagrada.rules.tools import *
from sagrada.rules.turn import *

__all__ = [
    "STATE_BYTES",
    "Batch",
    "Random",
    "State",
    "apply",
    "around",
    "asks_for_die",
    "awaited_dice",
    "awaits_chance",
    "begin",
    "beside_equal",
    "cards_dealt",
    "challenge",
    "check_legal",
    "chooses_in_secret",
    "claimable",
    "clashing",
    "color_cells",
    "colors_on_track",
    "decider",
    "deck",
    "diagonal",
    "dice_in_bag",
    "die_at",
    "empty_cells",
    "explain",
    "explain_cell",
    "finished_rounds",
    "fitting_cells",
    "foresee",
    "free_cells",
    "gray_shades",
    "in_order",
    "is_alone",
    "is_at_rest",
    "is_second_turn",
    "is_setting_up",
    "kept_are_open",
    "last_word",
    "legal",
    "legal_cells",
    "load_state",
    "lonely_cells",
    "lowest_cell",
    "may_take",
    "measure",
    "misprinted",
    "most_matched",
    "movable_dice",
    "move_targets",
    "observe",
    "open_cells",
    "ornament_met",
    "ornament_points",
    "ornament_total",
    "orthogonal",
    "outcome_weight",
    "pioneer_met",
    "pioneer_total",
    "play_games",
    "play_out",
    "pool_target",
    "price",
    "printed_cells",
    "private_points",
    "private_total",
    "privates_are_open",
    "public_points",
    "public_total",
    "random_step",
    "rivalry_points",
    "score",
    "seat_in_turn",
    "secret_owner",
    "shade_cells",
    "sheet_lines",
    "slot_of",
    "solo_target",
    "solo_won",
    "stage_is_open",
    "stands_before",
    "start_seat",
    "strife_cells",
    "strife_faults",
    "suiting_cells",
    "target_cells",
    "tie_points",
    "tool_in_use",
    "tool_refusal",
    "touch_cells",
    "touching",
    "turns_from_now",
    "undo_refusal",
    "violations",
    "winner",
]


def size_in_c() -> int:
    """Bytes of the state as a C struct, without padding."""
    sizes = {"int8_t": 1, "int32_t": 4}
    total = 0
    for field in FIELDS:
        cells = 1
        for length in field.shape:
            cells *= length
        total += sizes[field.ctype] * cells
    return total


STATE_BYTES = size_in_c()


class State(state_chapter.State):
    """A zeroed state; fields are changed by the rules only."""

    def __init__(self) -> None:
        for field in FIELDS:
            setattr(self, field.name, zeros(field.shape))

    def copy(self) -> State:
        """A state of its own with the same fields."""
        other = State.__new__(State)
        for field in FIELDS:
            setattr(other, field.name, copy_of(getattr(self, field.name)))
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, field.name) == getattr(other, field.name) for field in FIELDS)

    def __hash__(self) -> int:
        return hash(repr([getattr(self, field.name) for field in FIELDS]))


def load_state(fields: Mapping[str, Any]) -> State:
    """A state with these fields."""
    state = State()
    for field in FIELDS:
        setattr(state, field.name, copy_of(fields[field.name]))
    return state


def legal(state: State) -> list[int]:
    """Every legal action: decisions of the awaited seat, or outcomes of chance."""
    out = [0] * ROOM_FOR_ACTIONS
    return out[: list_legal(state, out)]


def check_legal(state: State, action: int) -> bool:
    """Is this action legal now?"""
    return is_legal(state, action, [0] * ROOM_FOR_ACTIONS)


def observe(state: State, viewer: int) -> State:
    """What a seat may know, or a spectator (-1), as a state of its own."""
    if not SPECTATOR <= index(viewer) < state.seats:
        raise out_of_range("observe", "viewer", viewer, SPECTATOR, state.seats)
    known = State()
    copy_known(state, known, viewer)
    return known


class Random:
    """The generator of playouts; never used for real dice."""

    def __init__(self, seed: int = 0) -> None:
        self.words = [0] * 4
        seed_rng(self.words, seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF)

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        return below(self.words, n)


def random_step(state: State, random: Random) -> int:
    """A random step: chance with its odds, a decision uniformly, but `end` only when no die can be taken.

    Raises ValueError when the game is over.
    """
    if state.phase == OVER:
        raise game_is_over()
    return random_action(state, random.words, [0] * ROOM_FOR_ACTIONS)


def play_out(state: State, random: Random) -> int:
    """Play at random to the end; the number of steps."""
    return playout(state, random.words, [0] * ROOM_FOR_ACTIONS)


def play_games(
    start: State, random: Random, games: int, scores: MutableSequence[int], winners: MutableSequence[int]
) -> int:
    """Play many games at random from one state; scores by game and seat, winners by game (-1: solo lost); the steps."""
    if len(scores) < games * start.seats or len(winners) < games:
        raise ValueError("the buffers are too small for so many games")
    return play_many(start, State(), random.words, [0] * ROOM_FOR_ACTIONS, games, scores, winners)


class Batch:
    """Many games of the same number of seats side by side; chance is answered inside."""

    def __init__(self, start: State, size: int, seed: int = 0) -> None:
        if size < 1:
            raise ValueError("a batch has at least one game")
        self.size = size
        self.seats = start.seats
        self._states = [start.copy() for _ in range(size)]
        self._words = [Random(seed + i).words for i in range(size)]
        for state, words in self._games():
            answer_chance(state, words)

    def _games(self) -> Iterator[tuple[State, list[int]]]:
        """Every game with its random numbers."""
        return zip(self._states, self._words, strict=True)

    def _check(self, given: int, wanted: int) -> None:
        """Refuse a buffer of another size."""
        if given != wanted:
            raise ValueError(f"the buffer holds {given} numbers, not {wanted}")

    def _check_number(self, i: int) -> None:
        """Refuse a number that no game has."""
        if not 0 <= i < self.size:
            raise IndexError(f"game {i} of {self.size}")

    def _check_seats(self, state: State) -> None:
        """Refuse a game of another number of seats."""
        if state.seats != self.seats:
            raise ValueError("every game of a batch has the same number of seats")

    def state(self, i: int) -> State:
        """A copy of one game."""
        self._check_number(i)
        return self._states[i].copy()

    def put(self, i: int, state: State) -> None:
        """Set one game to a state."""
        self._check_number(i)
        self._check_seats(state)
        self._states[i] = state.copy()
        answer_chance(self._states[i], self._words[i])

    def awaited(self, out: MutableSequence[int]) -> None:
        """Write the awaited seat of every game, -1 where it is over."""
        self._check(len(out), self.size)
        for i, state in enumerate(self._states):
            out[i] = awaited_seat(state)

    def masks(self, out: MutableSequence[int]) -> None:
        """Write 1 for every legal decision of every game, 0 for the others."""
        self._check(len(out), self.size * DECISIONS)
        for i, state in enumerate(self._states):
            mark_legal(state, [0] * ROOM_FOR_ACTIONS, out, i * DECISIONS)

    def sample(self, out: MutableSequence[int]) -> None:
        """Write a random decision for every game, -1 where it is over."""
        self._check(len(out), self.size)
        for i, (state, words) in enumerate(self._games()):
            out[i] = sample_action(state, words, [0] * ROOM_FOR_ACTIONS)

    def step(self, actions: Sequence[int]) -> int:
        """Carry out one decision in every game (-1 where it is over) and answer chance; the number of steps.

        Raises ValueError if one of them is not legal; then no game is changed.
        """
        self._check_actions(actions)
        return sum(take_step(state, words, actions[i]) for i, (state, words) in enumerate(self._games()))

    def _check_actions(self, actions: Sequence[int]) -> None:
        """Refuse actions that are not legal; -1 stands for none where a game is over."""
        self._check(len(actions), self.size)
        for i, state in enumerate(self._states):
            if not may_step(state, actions[i], [0] * ROOM_FOR_ACTIONS):
                raise ValueError(f"game {i}: action {actions[i]} is not legal; no game was changed")

    def restart(self, start: State) -> int:
        """Begin anew where a game is over; how many."""
        self._check_seats(start)
        return sum(begin_anew(state, words, start) for state, words in self._games())

    def scores(self, out: MutableSequence[int]) -> None:
        """Write the totals by game and seat."""
        self._check(len(out), self.size * self.seats)
        for i, state in enumerate(self._states):
            write_scores(state, out, i * self.seats)

    def time_legal(self, rounds: int) -> int:
        """List the legal actions of every game so many times, for the benchmark."""
        return sum(len(legal(state)) for _ in range(rounds) for state in self._states)

    def time_copy(self, rounds: int) -> int:
        """Copy every game so many times, for the benchmark."""
        return sum(state.copy().seats > 0 for _ in range(rounds) for state in self._states)

    def time_apply(self, actions: Sequence[int], rounds: int) -> int:
        """Nanoseconds it takes to carry out every game's action so many times, copies apart, for the benchmark."""
        self._check_actions(actions)
        spent = 0
        for _ in range(rounds):
            pairs = [
                (state.copy(), action) for state, action in zip(self._states, actions, strict=True) if action != -1
            ]
            began = perf_counter_ns()
            for state, action in pairs:
                carry_out(state, action)
            spent += perf_counter_ns() - began
        return spent


explain = cast(Callable[[State, int], list[int]], reasons.explain)
explain_cell = cast(Callable[[State, int, int, int], list[int]], reasons.explain_cell)
sheet_lines = cast(Callable[[State, int], list[int]], sheet.sheet_lines)
violations = cast(Callable[[State, int], list[int]], sheet.violations)
decider = sheet.decider
awaited_dice = cast(Callable[[State], list[int]], course.awaited_dice)
turns_from_now = cast(Callable[[State], list[int]], course.turns_from_now)
foresee = cast(Callable[[State, int, int], list[int]], forecast.foresee)
# the line below makes them what they are said to be: the room that they write to is lent
globals().update(check_rules({name: globals()[name] for name in __all__}))
