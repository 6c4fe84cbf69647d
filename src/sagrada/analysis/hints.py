"""Hints for a person: the three best moves, what they promise, and why, as ids of the catalog and facts.

Everything comes from the view of the seat that asks. The same view, seed and nodes give the same hints.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagrada.bots.bot import Budget
from sagrada.bots.judging import CHOICES, NODES, ROLLOUT, TABLES, Judge, Rated, choice_range, fields_of
from sagrada.bots.search.features import turns_left
from sagrada.bots.search.memory import POINT
from sagrada.bots.thinking import allowed_nodes, own_mind, prepare, state_of
from sagrada.content.tables import COLUMNS, PUBLIC_KIND, PUBLIC_SHADES, ROWS
from sagrada.engine import core
from sagrada.game.moves import Move, Take
from sagrada.game.notation import PUBLIC_IDS, cells_of, format_die, parse_die
from sagrada.game.numbering import to_line, to_moves
from sagrada.game.phrases import CardFact, CellFact, DieFact, Facts, Phrase, SeatFact
from sagrada.game.sheet import sheet
from sagrada.game.view import View
from sagrada.rules import state as numbers
from sagrada.rules.geometry import FULL, LEFT, TOP_ROW
from sagrada.words.advice import line_phrase, phrase_line
from sagrada.words.messages import say_phrase

MOST = 3
JUDGMENTS = 12
NEAR = 2
"""A line that lacks so many dice is told to come closer."""
TAKES_AWAY = 1.0
"""What a die must be worth to the next player to be told, in points."""


@dataclass(frozen=True)
class Hint:
    """A move as a person types it, the moves that follow it in the same turn, what they promise, and why."""

    move: Move
    moves: tuple[Move, ...]
    worth: float
    advice: list[Phrase]
    reasons: list[Phrase]

    def say(self, names: Sequence[str]) -> str:
        """The hint in sentences; `names` are those of the seats."""
        facts: Facts = {"move": self.move.text, "advice": line_phrase(self.advice), "worth": round(self.worth, 1) + 0.0}
        return " ".join(say_phrase(phrase, names) for phrase in [Phrase("hint-move", facts), *self.reasons])


def hints(seen: View, seed: int, budget: Budget) -> list[Hint]:
    """The best different moves of a seat that has to decide, best first, at most three; none where it has not."""
    if seen.seat is None or not seen.moves:
        return []
    state = state_of(seen)
    judge = Judge(seen.seat, seed, allowed(budget, state))
    if state.phase not in CHOICES and state.seat != seen.seat:
        return []
    found = [make_hint(state, line, seen.seat) for line in different_ends(rated_lines(judge, state), state)]
    different = {hint.move: hint for hint in reversed(found)}
    return sorted(different.values(), key=lambda hint: -hint.worth)[:MOST]


def allowed(budget: Budget, state: core.State) -> int:
    """The nodes for one judgment; a budget is for a whole decision of a dozen judgments, or of many tables."""
    if budget.nodes is None and budget.seconds is None:
        return NODES // 2
    judgments = len(choice_range(state)) * TABLES if state.phase in CHOICES else JUDGMENTS
    return max(1, allowed_nodes(ROLLOUT, budget) // judgments)


def rated_lines(judge: Judge, state: core.State) -> list[Rated]:
    """What the seat can do, each line judged alike."""
    if state.phase in CHOICES:
        return judge.rate_choices(state)
    if state.phase == numbers.REMOVE_DIE:
        return judge.rate_removals(state)
    return judge.rate(state, judge.find_lines(state))


def different_ends(rated: list[Rated], state: core.State) -> list[Rated]:
    """The lines without those that lead to the same position in another order; choices outside the turns all stay."""
    kept: list[Rated] = []
    for line in sorted(rated, key=lambda line: (-line.worth, len(line.actions))):
        if state.phase in CHOICES or all(line.after != other.after for other in kept):
            kept.append(line)
    return kept


def make_hint(state: core.State, line: Rated, seat: int) -> Hint:
    """A rated line as a hint."""
    moves = to_line(state, line.actions, seat)
    advice = phrase_line(state, line.actions, seat)
    reasons = [] if state.phase in CHOICES else list(find_reasons(state, line, seat))
    return Hint(moves[0], moves, line.worth, advice, reasons)


def find_reasons(state: core.State, line: Rated, seat: int) -> Iterator[Phrase]:
    """Why: what it scores now, what comes closer, what it opens and closes, what it takes from the next player."""
    yield from scored(state, line.after, seat)
    yield from lines_nearer(state, line.after, seat)
    closed = dead_cells(line.after, seat) & ~dead_cells(state, seat)
    opened = dead_cells(state, seat) & ~dead_cells(line.after, seat) & ~line.after.occupied[seat]
    if closed:
        yield Phrase("hint-closes", {"cells": cell_facts(closed, seat), "count": closed.bit_count()})
    if opened:
        yield Phrase("hint-opens", {"cells": cell_facts(opened, seat), "count": opened.bit_count()})
    yield from taken_from_next(state, line, seat)
    if state.phase != numbers.REMOVE_DIE and line.after.occupied[seat] != FULL:
        yield Phrase("hint-room", {"count": placeable(line.after, seat)})


def cell_facts(cells: int, seat: int) -> list[CellFact]:
    """The cells of a mask, in a seat's window."""
    return [CellFact(cell, seat) for cell in cells_of(cells)]


def placeable(state: core.State, seat: int) -> int:
    """How many of the thirty different dice could be placed next."""
    return sum(core.legal_cells(state, seat, die) != 0 for die in range(30))


def scored(before: core.State, after: core.State, seat: int) -> Iterator[Phrase]:
    """What each objective pays more or less than before."""
    old, new = sheet(before, seat), sheet(after, seat)
    for deck, was, now in (
        ("publics", old.public, new.public),
        ("privates", old.private, new.private),
        ("pioneers", old.pioneers, new.pioneers),
        ("ornaments", old.ornaments, new.ornaments),
    ):
        for card, points in now.items():
            if change := points - was.get(card, 0):
                facts: Facts = {"card": CardFact(card, deck), "points": abs(change), "more": change > 0}
                yield Phrase("hint-scores", facts)


def dead_cells(state: core.State, seat: int) -> int:
    """Empty cells where no die at all could lie as things are, touching aside."""
    alive = 0
    for die in range(36 if state.strife else 30):
        alive |= core.suiting_cells(state, seat, die)
    return FULL & ~state.occupied[seat] & ~alive


def line_masks(columns: bool) -> list[int]:
    """The cells of each column, or row."""
    return [LEFT << i for i in range(5)] if columns else [TOP_ROW << (5 * i) for i in range(4)]


def lacking(state: core.State, seat: int, shades: bool, cells: int) -> int | None:
    """How many dice a line lacks that repeats no color (or shade) so far; None if it can't pay any more."""
    boards = state.shade[seat] if shades else state.color[seat]
    held = (state.occupied[seat] & cells).bit_count()
    different = sum(1 for board in boards if board & cells)
    return None if different != held or dead_cells(state, seat) & cells else cells.bit_count() - held


def lines_nearer(before: core.State, after: core.State, seat: int) -> Iterator[Phrase]:
    """Rows and columns that an objective pays for and that came close, or can't be completed any more."""
    for card in before.public[: before.publics_dealt]:
        if PUBLIC_KIND[card] not in (ROWS, COLUMNS):
            continue
        columns = PUBLIC_KIND[card] == COLUMNS
        for i, cells in enumerate(line_masks(columns)):
            was = lacking(before, seat, bool(PUBLIC_SHADES[card]), cells)
            now = lacking(after, seat, bool(PUBLIC_SHADES[card]), cells)
            facts: Facts = {
                "card": CardFact(PUBLIC_IDS[card], "publics"),
                "columns": columns,
                "line": "12345"[i] if columns else "abcd"[i],
            }
            if was is not None and now is None:
                yield Phrase("hint-breaks", facts)
            elif was is not None and now is not None and 0 < now < was and now <= NEAR:
                yield Phrase("hint-nearer", facts | {"lacks": now})


def taken_from_next(state: core.State, line: Rated, seat: int) -> Iterator[Phrase]:
    """The die that the next player would have liked."""
    moves = to_moves(state, line.actions, seat)
    taken = [parse_die(move.die) for move in moves if isinstance(move, Take)]
    other = line.after.seat
    if not taken or line.after.phase != numbers.TURN or other == seat or turns_left(line.after, other) == 0:
        return
    rest = [die for die in line.after.pool[: line.after.pool_size] if die != taken[0]]
    best = max((worth_to(line.after, seat, other, die) for die in rest), default=None)
    wanted = worth_to(line.after, seat, other, taken[0])
    if taken[0] not in line.after.pool[: line.after.pool_size] and best is not None and wanted - best >= TAKES_AWAY:
        yield Phrase(
            "hint-takes",
            {"die": DieFact(format_die(taken[0])), "name": SeatFact(other), "points": round(wanted - best, 1)},
        )


def worth_to(state: core.State, seat: int, other: int, die: int) -> float:
    """What a die would be worth to another seat on its best cell, as far as `seat` can tell."""
    mind = own_mind()
    prepare(mind, ROLLOUT)
    cells = core.legal_cells(state, other, die)
    worths = [-1000.0]
    for cell in range(20):
        if (cells >> cell) & 1:
            worths.append(mind.evaluate(with_die(state, other, die, cell), seat, other) / POINT)
    return max(worths)


def with_die(state: core.State, seat: int, die: int, cell: int) -> core.State:
    """The position with one more die in a window, and that turn over."""
    boards = {name: [list(row) for row in getattr(state, name)] for name in ("color", "shade")}
    boards["color"][seat][die // 6] |= 1 << cell
    boards["shade"][seat][die % 6] |= 1 << cell
    occupied = list(state.occupied)
    occupied[seat] |= 1 << cell
    return core.load_state(fields_of(state) | boards | {"occupied": occupied, "turn": state.turn + 1})
