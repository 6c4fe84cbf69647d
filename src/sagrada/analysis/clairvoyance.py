"""How much was in the dice of a game for a seat that had known them all: two of every pool, no opponent, no tools."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from sagrada.bots.foresight import DRAWING
from sagrada.bots.judging import fields_of, final_points
from sagrada.bots.search import memory
from sagrada.bots.thinking import Style, own_mind, prepare
from sagrada.engine import BACKEND, core
from sagrada.game.entry import Entry
from sagrada.game.game import Game
from sagrada.game.moves import DrawDie
from sagrada.game.notation import format_window, parse_die
from sagrada.game.sheet import read_lines
from sagrada.rules import state as numbers

BEAM = 1000 if BACKEND == "compiled" else 5
"""How many windows are kept after each die."""


@dataclass(frozen=True)
class Bound:
    """The points that were found, the window that has them, and the lines of its sheet by their names."""

    points: int
    window: list[str]
    lines: dict[str, int] = field(default_factory=dict)


def rolled_pools(entries: Sequence[Entry]) -> list[list[int]]:
    """The dice of every round as they were rolled at its start."""
    pools: list[list[int]] = [[] for _ in range(numbers.ROUNDS)]
    for entry in entries:
        if entry.before.phase in DRAWING and isinstance(entry.move, DrawDie):
            pools[entry.before.round].append(parse_die(entry.move.die))
    return pools


def empty_start(state: core.State, seat: int) -> core.State:
    """The seat's empty window before the first round, at the table as it is in the end, without tools."""
    fields = fields_of(state)
    rows = {name: list(getattr(state, name)) for name in ("color", "shade", "occupied", "exempt", "loose", "tokens")}
    rows["color"][seat], rows["shade"][seat] = [0] * 6, [0] * 6
    rows["occupied"][seat] = rows["exempt"][seat] = rows["loose"][seat] = 0
    kept = state.kept[seat].bit_count()
    rows["tokens"][seat] = state.level[seat] + kept if state.uses_tokens else 0
    claimed = [numbers.ON_THE_TABLE if owner == seat + 1 else owner for owner in state.claimed]
    clock = {"phase": numbers.DRAW_DIE, "round": 0, "turn": 0, "skipped": 0, "pool_size": 0, "held_phase": 0}
    table = {"tools_dealt": 0, "honor": 0, "claimed": claimed, "track_size": [0] * numbers.ROUNDS}
    return core.load_state(fields | rows | clock | table)


def find_bound(game: Game, seat: int, width: int = BEAM) -> Bound | None:
    """The best that was found in the dice of a finished game; None while it is not over."""
    if not game.is_over:
        return None
    mind = own_mind()
    prepare(mind, Style(kind=memory.BY_NET))
    best = mind.beam(empty_start(game.state, seat), seat, rolled_pools(game.entries), width)
    lines = {line.name: line.points for line in read_lines(best, seat)}
    return Bound(final_points(best, seat), format_window(best, seat), lines)
