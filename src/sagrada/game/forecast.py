"""What a seat would like to know before it moves: points now, points after each placement, cells it would close, and
why the rest is refused. Everything comes from the rules; a client only shows it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sagrada.engine import core
from sagrada.game.game import Game
from sagrada.game.moves import Move, MoveDie, Place, Take, UseTool
from sagrada.game.notation import PUBLIC_IDS, TOOL_IDS, cells_of, format_cell, format_die
from sagrada.game.numbering import to_move, to_number
from sagrada.game.phrases import Phrase
from sagrada.game.reasons import read_reason
from sagrada.game.sheet import LINE_NAMES, Sheet, sheet
from sagrada.rules import state as numbers


@dataclass(frozen=True)
class Gain:
    """What one move would change: points in all and by line, and the empty cells that no die could fill afterwards."""

    total: int
    lines: dict[str, int]
    closes: list[str]


@dataclass(frozen=True)
class Standing:
    """What lies open about a seat's points: each public objective, and cells without a die."""

    public: dict[str, int]
    empty: int


@dataclass(frozen=True)
class Forecast:
    """For one seat: its sheet as the window stands, gains by move, and refusals by cell, tool and die of the pool.

    `fits` tells for each die of the pool on how many cells it could be placed; it is empty while the seat holds one.
    The sheet says nothing of dice that lie wrong: at an honor table that is for a challenge to find out.
    """

    sheet: Sheet
    gains: dict[str, Gain]
    cells: dict[str, Phrase]
    tools: dict[str, Phrase]
    dice: dict[str, Phrase]
    fits: dict[str, int]


def standings(game: Game) -> list[Standing]:
    """The open points of every seat; none before the windows are chosen."""
    state = game.state
    if not has_windows(game):
        return []
    publics = state.public[: state.publics_dealt]
    return [
        Standing({PUBLIC_IDS[card]: core.public_points(state, seat, card) for card in publics}, empty(state, seat))
        for seat in range(state.seats)
    ]


def has_windows(game: Game) -> bool:
    """Are windows chosen and all cards on the table?"""
    return not game.is_setting_up


def empty(state: core.State, seat: int) -> int:
    """Cells without a die."""
    return int(core.empty_cells(state, seat))


def forecast(game: Game, seat: int) -> Forecast | None:
    """What this seat may know beforehand; nothing before the first round."""
    if not has_windows(game):
        return None
    now = replace(sheet(game.state, seat), violations=[])
    state = game.state
    fits = fitting_dice(state, seat)
    if game.is_over or game.awaits() != [seat]:
        return Forecast(now, {}, {}, {}, {}, fits)
    return Forecast(now, gains(state, seat), refused_cells(state), refused_tools(state), refused_dice(state), fits)


def gains(state: core.State, seat: int) -> dict[str, Gain]:
    """What each placement or move of a die would change."""
    moves = {action: to_move(state, action) for action in core.legal(state)}
    changing = {action: move for action, move in moves.items() if isinstance(move, Place | MoveDie)}
    return {move.text: gain(state, seat, action) for action, move in changing.items()}


def gain(state: core.State, seat: int, action: int) -> Gain:
    """What one action would change; the price of a tool under way is no part of it."""
    closed, *told = core.foresee(state, seat, action)
    changes = {
        LINE_NAMES[kind][card]: change for kind, card, change in zip(told[::3], told[1::3], told[2::3], strict=True)
    }
    return Gain(sum(changes.values()), changes, cells_of(closed))


def fitting_dice(state: core.State, seat: int) -> dict[str, int]:
    """On how many cells of a window each die of the pool could be placed now; nothing while the seat holds a die."""
    if state.hand != numbers.NO_DIE and state.seat == seat:
        return {}
    return {format_die(die): core.target_cells(state, seat, die).bit_count() for die in state.pool[: state.pool_size]}


def refused_dice(state: core.State) -> dict[str, Phrase]:
    """Why dice of the pool can't be taken now, where one may be."""
    if state.phase not in (numbers.TURN, numbers.TAKE_EXTRA):
        return {}
    takes = [Take(format_die(die)) for die in state.pool[: state.pool_size]]
    return {move.die: why for move in takes if (why := say_why(state, move))}


def refused_cells(state: core.State) -> dict[str, Phrase]:
    """Why the die in hand can't go on the cells where it can't."""
    if state.phase != numbers.HAND:
        return {}
    places = [Place(format_die(state.hand), format_cell(cell)) for cell in range(20)]
    return {move.cell: why for move in places if (why := say_why(state, move))}


def refused_tools(state: core.State) -> dict[str, Phrase]:
    """Why the tools on the table can't be used now."""
    uses = [UseTool(TOOL_IDS[tool]) for tool in state.tool[: state.tools_dealt]]
    return {move.tool: why for move in uses if (why := say_why(state, move))}


def say_why(state: core.State, move: Move) -> Phrase | None:
    """The rule that refuses a move, named by the move itself; None if the move is legal."""
    if not (told := core.explain(state, to_number(state, move))):
        return None
    rule, facts = read_reason(told)
    return Phrase(rule, {"move": move.text, **facts})
