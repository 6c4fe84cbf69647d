"""The score sheet: every line of a window's score, violations, ranking, and the solo target.

For finished games and for positions that a person types in. Points come from the rules; here they get names.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cmp_to_key

from sagrada.content.tables import PIONEER_POINTS
from sagrada.engine import core
from sagrada.game.dealt import dealt_privates, dealt_publics
from sagrada.game.notation import ORNAMENT_IDS, PIONEER_IDS, PRIVATE_IDS, PUBLIC_IDS, format_cell
from sagrada.rules.geometry import orthogonal
from sagrada.rules.state import BEST_OF_PRIVATE, BEST_OF_PUBLIC

Measure = tuple[int, int, int]


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


def best(points: dict[str, int]) -> list[str]:
    """The id that pays most, the first among equals."""
    return [max(points, key=lambda card: points[card])] if points else []


def sheet(state: core.State, seat: int) -> Sheet:
    """Every line of a seat's score, by the window and the cards dealt by now."""
    public = {PUBLIC_IDS[card]: core.public_points(state, seat, card) for card in dealt_publics(state)}
    private = {PRIVATE_IDS[card]: core.private_points(state, seat, card) for card in dealt_privates(state, seat)}
    counted = best(public) if state.best_of == BEST_OF_PUBLIC else list(public)
    counted += best(private) if state.best_of == BEST_OF_PRIVATE else list(private)
    return Sheet(
        seat=seat,
        total=core.score(state, seat),
        public=public,
        private=private,
        counted=counted,
        favor=state.tokens[seat],
        empty=-state.empty_penalty * core.empty_cells(state, seat),
        violations=violations(state, seat),
        pioneers=claimed_pioneers(state, seat),
        ornaments=kept_ornaments(state, seat),
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


def claimed_pioneers(state: core.State, seat: int) -> dict[str, int]:
    """The points of the pioneers a seat has claimed."""
    places = zip(state.pioneer, state.claimed, strict=True)
    return {PIONEER_IDS[card]: PIONEER_POINTS[card] for card, owner in places if owner == seat + 1}


def kept_ornaments(state: core.State, seat: int) -> dict[str, int]:
    """What the ornaments bring that a seat has kept."""
    cards = [card for i, card in enumerate(state.ornament[seat]) if (state.kept[seat] >> i) & 1]
    return {ORNAMENT_IDS[card]: core.ornament_points(state, seat, card) for card in cards}


def violations(state: core.State, seat: int) -> list[Violation]:
    """The dice that break a rule where they lie, cell by cell; each clash is named once."""
    found: list[Violation] = []
    for cell in range(20):
        if (state.occupied[seat] >> cell) & 1:
            found += print_violations(state, seat, cell) + clashes(state, seat, cell)
            if (core.strife_faults(state, seat) >> cell) & 1:
                found.append(Violation(format_cell(cell), "strife"))
    return found


def print_violations(state: core.State, seat: int, cell: int) -> list[Violation]:
    """Does the die fail the print of its cell without being exempt?"""
    die = core.die_at(state, seat, cell)
    if (state.exempt[seat] >> cell) & 1:
        return []
    if not (core.color_cells(state, seat, die) >> cell) & 1:
        return [Violation(format_cell(cell), "cell_color")]
    if not (core.shade_cells(state, seat, die) >> cell) & 1:
        return [Violation(format_cell(cell), "cell_shade")]
    return []


def clashes(state: core.State, seat: int, cell: int) -> list[Violation]:
    """The orthogonal neighbors before this cell that have its die's color or shade."""
    die = core.die_at(state, seat, cell)
    earlier = orthogonal(1 << cell) & ((1 << cell) - 1)
    found = []
    for other in range(20):
        if (earlier >> other) & 1:
            for rule, boards, kind in (
                ("equal_color", state.color, die // 6),
                ("equal_shade", state.shade, die % 6),
            ):
                if (boards[seat][kind] >> other) & 1:
                    found.append(Violation(format_cell(cell), rule, format_cell(other)))
    return found


def ranking(state: core.State) -> list[int]:
    """The seats, best first; the edition's last tie-break always decides."""

    def order(a: int, b: int) -> int:
        return -1 if core.stands_before(state, a, b) else 1

    return sorted(range(state.seats), key=cmp_to_key(order))
