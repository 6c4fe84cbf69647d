"""The score sheet: every line of a window's score, violations, ranking, and the solo target.

For finished games and for positions that a person types in. Points come from the rules; here they get names.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cmp_to_key
from typing import NamedTuple

from sagrada.engine import core
from sagrada.game.notation import ORNAMENT_IDS, PIONEER_IDS, PRIVATE_IDS, PUBLIC_IDS, format_cell
from sagrada.rules import sheet as lines
from sagrada.rules.refusals import RULES
from sagrada.rules.state import NO_CELL

Measure = tuple[int, int, int]
MOST_FAULTS = 20 * 6 * lines.FAULT_ROW
"""Numbers that tell all faults of a window: on each cell at most a print, two neighbors twice, and a board."""
LINE_NAMES: dict[int, Sequence[str]] = {
    lines.SHEET_PUBLIC: PUBLIC_IDS,
    lines.SHEET_PRIVATE: PRIVATE_IDS,
    lines.SHEET_PIONEER: PIONEER_IDS,
    lines.SHEET_ORNAMENT: ORNAMENT_IDS,
    lines.SHEET_FAVOR: ["favor"],
    lines.SHEET_EMPTY: ["empty"],
}
"""What each kind of line is called, by card."""


@dataclass(frozen=True)
class Violation:
    """A die that breaks a rule where it lies; `other` is the neighbor it clashes with."""

    cell: str
    rule: str
    other: str = ""


@dataclass(frozen=True)
class Sheet:
    """The lines of one seat's score; `counted` are the objectives that entered the total."""

    seat: int
    total: int
    public: dict[str, int]
    private: dict[str, int]
    counted: list[str]
    favor: int
    empty: int
    violations: list[Violation] = field(default_factory=list)
    pioneers: dict[str, int] = field(default_factory=dict)
    ornaments: dict[str, int] = field(default_factory=dict)


class Line(NamedTuple):
    """A line of a sheet, as the rules write it."""

    kind: int
    card: int
    points: int
    counted: int

    @property
    def name(self) -> str:
        """The id of its card, `favor` or `empty`."""
        return LINE_NAMES[self.kind][self.card]


def read_lines(state: core.State, seat: int) -> list[Line]:
    """Every line of a seat's score, by the window and the cards dealt by now."""
    told = core.sheet_lines(state, seat)
    return [Line(*told[at : at + lines.SHEET_ROW]) for at in range(0, len(told), lines.SHEET_ROW)]


def sheet(state: core.State, seat: int) -> Sheet:
    """A seat's score line by line, by the window and the cards dealt by now."""
    written = read_lines(state, seat)

    def points_of(kind: int) -> dict[str, int]:
        return {line.name: line.points for line in written if line.kind == kind}

    public, private = points_of(lines.SHEET_PUBLIC), points_of(lines.SHEET_PRIVATE)
    return Sheet(
        seat=seat,
        total=core.score(state, seat),
        public=public,
        private=private,
        counted=[line.name for line in written if line.counted and line.name in public | private],
        favor=points_of(lines.SHEET_FAVOR)["favor"],
        empty=points_of(lines.SHEET_EMPTY)["empty"],
        violations=violations(state, seat),
        pioneers=points_of(lines.SHEET_PIONEER),
        ornaments=points_of(lines.SHEET_ORNAMENT),
    )


def measure(paper: Sheet, ornaments_break_ties: bool) -> Measure:
    """What orders seats before the last tie-break: points, private points (with ornaments where they count), favor."""
    ornaments = sum(paper.ornaments.values()) if ornaments_break_ties else 0
    return paper.total, sum(paper.private.values()) + ornaments, paper.favor


def name_decider(one: Sheet, other: Sheet, ornaments_break_ties: bool, last: str) -> str:
    """What decides between two seats: the first measure in which they differ, else the last tie-break."""
    has_ornaments = ornaments_break_ties and bool(one.ornaments or other.ornaments)
    names = "points", "ornaments" if has_ornaments else "private", "favor"
    measures = zip(names, measure(one, ornaments_break_ties), measure(other, ornaments_break_ties), strict=True)
    return next((name for name, mine, theirs in measures if mine != theirs), last)


def violations(state: core.State, seat: int) -> list[Violation]:
    """The dice that break a rule where they lie, cell by cell; each clash is named once."""
    if not core.misprinted(state, seat) | core.clashing(state, seat) | core.strife_faults(state, seat):
        return []
    room = [0] * MOST_FAULTS
    told = room[: lines.violations(state, seat, room)]
    faults = [told[at : at + lines.FAULT_ROW] for at in range(0, len(told), lines.FAULT_ROW)]
    return [Violation(format_cell(cell), RULES[rule].id, name_other(other)) for cell, rule, other in faults]


def name_other(cell: int) -> str:
    """The neighbor of a clash; nothing where a die breaks a rule by itself."""
    return "" if cell == NO_CELL else format_cell(cell)


def ranking(state: core.State) -> list[int]:
    """The seats, best first; the edition's last tie-break always decides."""

    def order(a: int, b: int) -> int:
        return -1 if core.stands_before(state, a, b) else 1

    return sorted(range(state.seats), key=cmp_to_key(order))
