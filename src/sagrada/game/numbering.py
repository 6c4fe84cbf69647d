"""The one translation between moves and the numbers of the rules, both ways.

Most numbers mean the same move in every state, so one value serves all games. Five kinds depend on the table: on the
die in hand, on the windows, ornaments and pioneers dealt, and on the deck that is being dealt from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import TypeVar

from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.game import known_moves
from sagrada.game.moves import (
    Action,
    Choose,
    Claim,
    Deal,
    Down,
    DrawColor,
    DrawDie,
    End,
    First,
    Keep,
    Move,
    MoveDie,
    Outcome,
    PayDie,
    PayTokens,
    Place,
    Remove,
    Return,
    Roll,
    SetShade,
    Stop,
    SwapWithSeat,
    SwapWithTrack,
    Take,
    Up,
    UseTool,
)
from sagrada.game.notation import (
    dealt_ornaments,
    deck_ids,
    find_id,
    format_die,
    offered_patterns,
    parse_cell,
    table_pioneers,
)
from sagrada.rules import state as numbers

STARTS: dict[type[Action], int] = {
    End: numbers.END,
    Return: numbers.RETURN,
    Stop: numbers.STOP,
    Up: numbers.UP,
    Down: numbers.DOWN,
    PayTokens: numbers.PAY_TOKENS,
    Choose: numbers.CHOOSE,
    Keep: numbers.KEEP,
    Claim: numbers.CLAIM,
    SetShade: numbers.SHADE,
    UseTool: numbers.USE,
    Take: numbers.TAKE,
    PayDie: numbers.PAY,
    SwapWithTrack: numbers.SWAP,
    Place: numbers.PLACE,
    Remove: numbers.REMOVE,
    SwapWithSeat: numbers.SWAP_SEAT,
    MoveDie: numbers.MOVE,
    DrawDie: numbers.DRAW,
    Roll: numbers.ROLL,
    DrawColor: numbers.COLOR,
    Deal: numbers.DEAL,
    First: numbers.FIRST,
}
ENDS = dict(pairwise([*sorted(STARTS.values()), numbers.ACTIONS]))
RANGES: dict[type[Action], range] = {kind: range(start, ENDS[start]) for kind, start in STARTS.items()}
"""The numbers of each kind, up to the next kind; the last few of some are spare."""

Kind = TypeVar("Kind", Move, Outcome)


def count_up(known: Iterable[Kind]) -> dict[int, Kind]:
    """Moves by number: every kind counts up from its start."""
    following = {kind: iter(places) for kind, places in RANGES.items()}
    return {next(following[type(move)]): move for move in known}


MOVES: dict[int, Move] = count_up(known_moves.MOVES)
OUTCOMES: dict[int, Outcome] = count_up(known_moves.OUTCOMES)
NUMBERS: dict[Action, int] = {move: number for number, move in {**MOVES, **OUTCOMES}.items()}


def placed(state: core.State, cell: int, seat: int) -> Place:
    """The die in hand on a cell."""
    if state.hand == numbers.NO_DIE:
        raise ValueError("no die in hand that could be placed")
    return known_moves.PLACES[state.hand][cell]


def chosen(state: core.State, place: int, seat: int) -> Choose:
    """One of the four patterns dealt."""
    return Choose(offered_patterns(state, seat)[place])


def kept(state: core.State, mask: int, seat: int) -> Keep:
    """Some of the two ornaments dealt."""
    return Keep(tuple(name for i, name in enumerate(dealt_ornaments(state, seat)) if mask >> i & 1))


def claimed(state: core.State, place: int, seat: int) -> Claim:
    """One of the pioneers on the table."""
    return Claim(table_pioneers(state)[place])


Read = Callable[[core.State, int, int], Move]
BY_STATE: dict[type[Action], Read] = {Choose: chosen, Keep: kept, Claim: claimed, Place: placed}
READ: dict[int, tuple[Read, int]] = {
    number: (read, place) for kind, read in BY_STATE.items() for place, number in enumerate(RANGES[kind])
}
"""Decisions whose number means something else in other states: how each is read, and its place in its kind."""


def to_move(state: core.State, action: int, seat: int | None = None) -> Move:
    """The decision of a number; `seat` is who chooses a window or keeps ornaments, by default who is awaited.

    Raises LookupError or ValueError for a number that is no decision in this state.
    """
    if known := MOVES.get(action):
        return known
    read, place = READ[action]
    return read(state, place, state.seat if seat is None else seat)


def to_outcome(state: core.State, action: int) -> Outcome:
    """The outcome of chance of a number; raises LookupError for a number that is none in this state."""
    return OUTCOMES[action] if action in OUTCOMES else Deal(deck_ids(state)[action - numbers.DEAL])


def to_moves(state: core.State, actions: Iterable[int], seat: int) -> Iterator[Move]:
    """Decisions of one seat in a row, from this state on; raises ValueError for one that is not legal."""
    walker = state.copy()
    for action in actions:
        yield to_move(walker, action, seat)
        core.apply(walker, action)


def to_line(state: core.State, actions: Iterable[int], seat: int) -> tuple[Move, ...]:
    """Decisions of one seat in a row as a person types them: taking and putting a die is one move."""
    line: list[Move] = []
    for move in to_moves(state, actions, seat):
        if isinstance(move, Place) and line[-1:] == [Take(move.die)]:
            line.pop()
        line.append(move)
    return tuple(line)


def to_number(state: core.State, move: Action, seat: int | None = None) -> int:
    """The number of a move, legal or not; raises Refused where it names what is not on the table."""
    if (number := NUMBERS.get(move)) is not None:
        return number
    owner = state.seat if seat is None else seat
    match move:
        case Place(die, cell):
            if die != (hand := "none" if state.hand == numbers.NO_DIE else format_die(state.hand)):
                raise Refused("not_in_hand", die=die, hand=hand)
            return numbers.PLACE + parse_cell(cell)
        case Choose(pattern):
            return numbers.CHOOSE + find_id(offered_patterns(state, owner), pattern, "pattern")
        case Keep(ornaments):
            names = dealt_ornaments(state, owner)
            return numbers.KEEP + sum({1 << find_id(names, name, "ornament") for name in ornaments})
        case Claim(pioneer):
            return numbers.CLAIM + find_id(table_pioneers(state), pioneer, "pioneer")
        case Deal(card):
            return numbers.DEAL + find_id(deck_ids(state), card, "card")
    raise Refused("bad_move", text=move.text)
