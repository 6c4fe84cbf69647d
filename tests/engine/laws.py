"""What is true of every state of every game, whatever was played: dice, tokens, windows, legal actions, points."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sagrada.engine import core
from sagrada.rules import state as numbers

MOST_STEPS = 2500
"""Far more steps than a game with six seats has."""


class Witness:
    """Watches one game from its start: counts its dice by color and its tokens, and what left the game."""

    def __init__(self, state: core.State) -> None:
        self.dice = Counter(dict(enumerate(state.bag)))
        self.gone: Counter[int] = Counter()
        self.tokens: int | None = None
        self.steps = 0

    def note(self, state: core.State, action: int) -> None:
        """Remember a die that is about to leave the game: as payment, or from a window."""
        self.steps += 1
        if numbers.PAY <= action < numbers.SWAP:
            self.gone[(action - numbers.PAY) // 6] += 1
        if numbers.REMOVE <= action < numbers.SWAP_SEAT:
            self.gone[core.die_at(state, state.seat, action - numbers.REMOVE) // 6] += 1

    def check(self, state: core.State) -> None:
        """Every law that can be seen on a state."""
        assert self.steps < MOST_STEPS
        check_dice(state, self.dice, self.gone)
        self.check_tokens(state)
        check_order(state)
        check_windows(state)
        check_actions(state)

    def check_tokens(self, state: core.State) -> None:
        """No seat owes tokens, and after the setup none come or go."""
        assert min(state.tokens) >= 0
        if state.phase in (numbers.TURN, numbers.OVER):
            total = sum(state.tokens) + sum(state.tool_tokens)
            self.tokens = total if self.tokens is None else self.tokens
            assert total == self.tokens


def dice_outside_windows(state: core.State) -> list[int]:
    """The dice of the pool, of the round track and in hand."""
    track = [die for size, space in zip(state.track_size, state.track, strict=True) for die in space[:size]]
    hand = [] if state.hand == numbers.NO_DIE else [state.hand]
    return state.pool[: state.pool_size] + track + hand


def check_dice(state: core.State, dice: Counter[int], gone: Counter[int]) -> None:
    """Every die is somewhere, color by color."""
    found = Counter(dict(enumerate(state.bag))) + gone
    found.update(die // 6 for die in dice_outside_windows(state))
    for seat in range(state.seats):
        found.update({color: board.bit_count() for color, board in enumerate(state.color[seat])})
    assert +found == +dice


def check_order(state: core.State) -> None:
    """Pool and round track are sorted, and unused places are zero, so that equal positions are equal states."""
    spaces = list(zip(state.track, state.track_size, strict=True))
    if state.phase != numbers.ROLL_POOL:
        spaces.append((state.pool, state.pool_size))
    for dice, size in spaces:
        assert dice[:size] == sorted(dice[:size])
        assert not any(dice[size:])


def check_windows(state: core.State) -> None:
    """Each die has one color and one shade; windows are in order, at an honor table at the end."""
    for seat in range(state.seats):
        for boards in (state.color[seat], state.shade[seat]):
            assert sum(boards) == state.occupied[seat] == union(boards)
        assert (state.exempt[seat] | state.loose[seat]) & ~state.occupied[seat] == 0
        if not state.honor or state.phase == numbers.OVER:
            assert core.in_order(state, seat)


def union(boards: list[int]) -> int:
    """All cells of several boards."""
    cells = 0
    for board in boards:
        cells |= board
    return cells


def check_actions(state: core.State) -> None:
    """Until the game is over there is something to do; nothing is listed twice; outcomes have odds."""
    actions = core.legal(state)
    assert bool(actions) == (state.phase != numbers.OVER)
    assert len(set(actions)) == len(actions)
    if core.awaits_chance(state):
        assert all(core.outcome_weight(state, action) > 0 for action in actions)
        assert min(actions) >= numbers.DECISIONS
    elif actions:
        assert max(actions) < numbers.DECISIONS
        assert state.seat < state.seats


def check_every_action(state: core.State) -> None:
    """The check of one action says exactly what the list says, and only listed outcomes have odds."""
    actions = set(core.legal(state))
    everything = range(-2, numbers.ACTIONS + 2)
    assert {action for action in everything if core.check_legal(state, action)} == actions
    if core.awaits_chance(state):
        assert {action for action in range(numbers.ACTIONS) if core.outcome_weight(state, action)} == actions


def check_score(state: core.State) -> None:
    """The parts of every score add up."""
    for seat in range(state.seats):
        public = [core.public_points(state, seat, card) for card in state.public[: state.publics_dealt]]
        private = [core.private_points(state, seat, card) for card in state.private[seat][: state.privates_dealt]]
        parts = counted(public, state.best_of == numbers.BEST_OF_PUBLIC)
        parts += counted(private, state.best_of == numbers.BEST_OF_PRIVATE)
        parts += state.tokens[seat] - state.empty_penalty * (20 - state.occupied[seat].bit_count())
        assert core.score(state, seat) == parts


def counted(points: list[int], only_best: bool) -> int:
    """The sum of the objectives, or the best of them."""
    return max(points, default=0) if only_best else sum(points)


def check_ranking(state: core.State) -> None:
    """Of two seats exactly one stands before the other, and the winner before all."""
    seats: Any = range(state.seats)
    for a in seats:
        for b in range(a):
            assert core.stands_before(state, a, b) != core.stands_before(state, b, a)
    best = core.winner(state)
    assert all(core.stands_before(state, best, seat) for seat in seats if seat != best)
