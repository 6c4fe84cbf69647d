"""Every move that means the same at every table, made once: each kind whole, in the order of its numbers.

Reading a text and translating a number find their values here; windows, ornaments, pioneers and cards that are dealt
depend on the table and are not among them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from sagrada.content.cards import TOOLS
from sagrada.content.tables import COLORS
from sagrada.game.moves import (
    Down,
    DrawColor,
    DrawDie,
    End,
    First,
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

MOST_SEATS = 6
SHADES = range(1, 7)
SEATS = range(MOST_SEATS)
DICE = [f"{color}{shade}" for color in COLORS for shade in SHADES]
CELLS = [f"{row}{column}" for row in "abcd" for column in range(1, 6)]
PLACES = [[Place(die, cell) for cell in CELLS] for die in DICE]
"""Placements by die and cell."""


def fixed_moves() -> Iterator[Move]:
    """Decisions whose number is the same in every state."""
    yield from (End(), Return(), Stop(), Up(), Down(), PayTokens())
    yield from map(SetShade, SHADES)
    yield from (UseTool(tool.id) for tool in TOOLS)
    for kind in (Take, PayDie, SwapWithTrack):
        yield from map(kind, DICE)
    yield from map(Remove, CELLS)
    yield from (SwapWithSeat(seat, cell) for seat in SEATS for cell in CELLS)
    yield from (MoveDie(source, target) for source in CELLS for target in CELLS)


def fixed_outcomes() -> Iterator[Outcome]:
    """Outcomes of chance whose number is the same in every state."""
    yield from map(DrawDie, DICE)
    yield from map(Roll, SHADES)
    yield from map(DrawColor, COLORS)
    yield from map(First, SEATS)


MOVES = list(fixed_moves())
OUTCOMES = list(fixed_outcomes())
MOVE_OF_TEXT: dict[str, Move] = {move.text: move for move in (*MOVES, *chain(*PLACES))}
OUTCOME_OF_TEXT: dict[str, Outcome] = {outcome.text: outcome for outcome in OUTCOMES}
