"""Positions that a person types in: scored as they stand, and searched for legal cells.

Points, placement and the last tie-break are the rules' own. A window's own rules are tested with the window alone at
seat 0, since there is room for one grid of one's own; what is compared between seats is measured with all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from sagrada.content import tables
from sagrada.content.options import Options, resolve
from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.engine.start import empty_fields, option_fields, print_window
from sagrada.game.notation import ORNAMENT_IDS, PIONEER_IDS, PRIVATE_IDS, PUBLIC_IDS, cells_of, window_boards
from sagrada.game.sheet import Measure, Sheet, Violation, measure, name_decider, violations
from sagrada.rules.geometry import FULL
from sagrada.rules.state import BEST_OF_PRIVATE, BEST_OF_PUBLIC, ROUNDS
from sagrada.score.reading import (
    SCORING_OPTIONS,
    Given,
    check_claims,
    check_module,
    locate,
    read_board,
    read_cards,
    read_die,
    read_edition,
    read_exempt,
    read_favor,
    read_ignored,
    read_module_list,
    read_object,
    read_ornaments,
    read_pattern,
    read_pioneers,
    read_publics,
    read_scoring_options,
    read_seat_list,
    read_seats,
    read_switch,
    read_target,
    read_window,
    require,
    shorten,
)

TABLE_KEYS = ("edition", "public", "seats", "last_round_order", "skipped", "round_track", "solo")
SCORE_KEYS = (*TABLE_KEYS, "modules", "strife_board", "pioneers", *SCORING_OPTIONS)
SEAT_KEYS = ("pattern", "window", "private", "favor", "exempt", "pioneers", "ornaments")
LEGAL_KEYS = ("edition", "pattern", "window", "die", "ignore", "strife_board")


@dataclass(frozen=True)
class SharedCards:
    """What the seats share; the board is None where none was given."""

    options: Options
    solo: bool
    publics: list[int]
    pioneers: list[int]
    board: int | None


@dataclass(frozen=True)
class Seat:
    """One seat as it was typed in, cards as numbers, and what its window breaks."""

    dice: dict[int, int]
    privates: list[int]
    pioneers: list[int]
    ornaments: list[int]
    favor: int
    violations: list[Violation]


@dataclass(frozen=True)
class Count:
    """A position counted; `words` are the last tie-break's numbers, none where they are not known."""

    table: SharedCards
    state: core.State
    sheets: list[Sheet]
    measures: list[Measure]
    words: list[int]
    target: int | None


def answer(given: object, one: Callable[[object], Given]) -> object:
    """The answer to a position, or for a list of positions the list of answers; raises Refused with the index."""
    if not isinstance(given, list):
        return one(given)
    answers = []
    for index, item in enumerate(given):
        with locate("element", index=str(index)):
            answers.append(one(item))
    return answers


def score_position(value: object) -> Given:
    """Every line of the score sheet, the ranking and the solo target; raises Refused."""
    return describe_count(count_position(value))


def count_position(value: object) -> Count:
    """A position read and counted; raises Refused."""
    given = read_object(value, SCORE_KEYS)
    solo = read_switch(given, "solo")
    listed = read_seats(given, solo)
    table = read_table(given, len(listed), solo)
    words = read_last_words(given, len(listed), table.options)
    target = read_target(given, gray_lacks(table.options))
    seats: list[Seat] = []
    for number, item in enumerate(listed):
        with locate("seat_problem", seat=str(number)):
            seats.append(read_seat(item, table, [card for seat in seats for card in seat.pioneers]))
    state = joint_state(table, seats)
    sheets = [fill_sheet(state, number, seat, table.publics) for number, seat in enumerate(seats)]
    measures = [measure(sheet, table.options.ornaments_break_ties) for sheet in sheets]
    return Count(table, state, sheets, measures, words, target)


def describe_count(count: Count) -> Given:
    """A counted position as JSON has it."""
    table, target = count.table, count.target
    return {
        "seats": [describe_sheet(sheet, table, count.state) for sheet in count.sheets],
        "ranking": rank(count.measures, count.words),
        "tied": [] if count.words else find_tied(count.measures),
        "target": target if table.solo else None,
        "won": count.sheets[0].total > target if table.solo and target is not None else None,
    }


def name_deciders(count: Count) -> list[str]:
    """What decides between each seat of the ranking and the next one; `tied` where nothing can."""
    options = count.table.options
    last = options.tie_break if count.words else "tied"
    papers = [count.sheets[seat] for seat in rank(count.measures, count.words)]
    return [name_decider(one, other, options.ornaments_break_ties, last) for one, other in pairwise(papers)]


def legal_in_position(value: object) -> Given:
    """The cells where the die may lie, what is to be ignored left aside; raises Refused."""
    given = read_object(value, LEGAL_KEYS)
    options = resolve(read_edition(given))
    ignored = read_ignored(given)
    board = read_board(given)
    lacks = "strife_board" if board is None else ""
    die = read_die(require(given, "die"), lacks)
    state = window_state(options, board, read_pattern(given), read_window(given, lacks))
    cells = core.free_cells(state, 0) & ~core.beside_equal(state, 0, die)
    cells &= core.strife_cells(state, 0, die, 0, 0, 0) if state.strife else FULL
    if "touch" not in ignored or state.occupied[0] == 0:
        cells &= core.touch_cells(state, 0)
    if "cell_color" not in ignored:
        cells &= core.color_cells(state, 0, die)
    if "cell_shade" not in ignored:
        cells &= core.shade_cells(state, 0, die)
    return {"cells": cells_of(cells)}


def read_table(given: Given, seats: int, solo: bool) -> SharedCards:
    """What the seats share; raises Refused."""
    edition, modules = read_edition(given), read_module_list(given)
    chosen = read_scoring_options(given, modules)
    options = resolve(edition, 1 if solo else max(2, seats), modules=modules, **chosen)
    publics = read_publics(given, seats, options)
    board = read_board(given)
    if board is not None:
        check_module("strife_board", "strife", options)
    return SharedCards(options, solo, publics, read_pioneers(given, options), board)


def gray_lacks(options: Options) -> str:
    """The key that is wanting for gray dice, if any."""
    return "" if "strife" in options.modules else "modules"


def read_seat(value: object, table: SharedCards, taken: Sequence[int]) -> Seat:
    """One seat, `taken` being the pioneers that earlier seats have claimed; raises Refused."""
    given = read_object(value, SEAT_KEYS)
    dice = read_window(given, gray_lacks(table.options))
    exempt = read_exempt(given, dice)
    privates = read_cards(given, "private", PRIVATE_IDS)
    favor = read_favor(given, table.options)
    pioneers = read_pioneers(given, table.options)
    check_claims(pioneers, table.pioneers, taken)
    ornaments = read_ornaments(given, table.options)
    state = window_state(table.options, table.board, read_pattern(given), dice, exempt)
    return Seat(dice, privates, pioneers, ornaments, favor, violations(state, 0))


def window_state(
    options: Options, board: int | None, window: tables.Window, dice: dict[int, int], exempt: int = 0
) -> core.State:
    """A state that holds one window, at seat 0; without a board gray dice keep the other rules only."""
    fields = empty_fields() | option_fields(options)
    fields["strife"] = int(board is not None)
    fields["board"] = board or 0
    print_window(fields, 0, window)
    fields["exempt"][0] = exempt
    lay_window(fields, 0, dice)
    return core.load_state(fields)


def joint_state(table: SharedCards, seats: Sequence[Seat]) -> core.State:
    """A state that holds the dice of all windows, without what is printed under them."""
    fields = empty_fields() | option_fields(table.options)
    fields["seats"] = len(seats)
    for number, seat in enumerate(seats):
        lay_window(fields, number, seat.dice)
    return core.load_state(fields)


def lay_window(fields: dict[str, Any], seat: int, dice: dict[int, int]) -> None:
    """Put the dice of a window into the fields of a state."""
    fields["color"][seat], fields["shade"][seat] = window_boards(dice)
    fields["occupied"][seat] = sum(1 << cell for cell in dice)


def best(points: dict[str, int]) -> list[str]:
    """The id that pays most, the first among equals."""
    return [max(points, key=lambda card: points[card])] if points else []


def fill_sheet(state: core.State, number: int, seat: Seat, publics: Sequence[int]) -> Sheet:
    """The lines for any number of objectives; a state has room for three publics and two privates only."""
    public = {PUBLIC_IDS[card]: core.public_points(state, number, card) for card in publics}
    private = {PRIVATE_IDS[card]: core.private_points(state, number, card) for card in seat.privates}
    pioneers = {PIONEER_IDS[card]: tables.PIONEER_POINTS[card] for card in seat.pioneers}
    ornaments = {ORNAMENT_IDS[card]: core.ornament_points(state, number, card) for card in seat.ornaments}
    counted = best(public) if state.best_of == BEST_OF_PUBLIC else list(public)
    counted += best(private) if state.best_of == BEST_OF_PRIVATE else list(private)
    points = public | private
    empty = -state.empty_penalty * core.empty_cells(state, number)
    total = sum(points[card] for card in counted) + seat.favor + empty
    return Sheet(
        seat=number,
        total=total + sum(pioneers.values()) + sum(ornaments.values()),
        public=public,
        private=private,
        counted=counted,
        favor=seat.favor,
        empty=empty,
        violations=seat.violations,
        pioneers=pioneers,
        ornaments=ornaments,
    )


def describe_sheet(sheet: Sheet, table: SharedCards, state: core.State) -> Given:
    """A sheet as JSON has it; what entered the total is said in solo only, where it is not everything."""
    lines: Given = {"total": sheet.total, "public": sheet.public, "private": sheet.private}
    if table.solo:
        lines["counted"] = sheet.counted
    if "pioneers" in table.options.modules:
        met = [card for card in table.pioneers if core.pioneer_met(state, sheet.seat, card)]
        lines |= {"pioneers": sheet.pioneers, "pioneers_met": [PIONEER_IDS[card] for card in met]}
    if "ornaments" in table.options.modules:
        lines["ornaments"] = sheet.ornaments
    wrong = [describe_violation(violation) for violation in sheet.violations]
    return {**lines, "favor": sheet.favor, "empty": sheet.empty, "violations": wrong}


def describe_violation(violation: Violation) -> Given:
    """A violation as JSON has it."""
    clash = {"with": violation.other} if violation.other else {}
    return {"cell": violation.cell, "rule": violation.rule, **clash}


def rank(measures: Sequence[Measure], words: Sequence[int]) -> list[int]:
    """The seats, best first; seats that nothing tells apart stand as they were given."""
    last = words or [0] * len(measures)
    return sorted(range(len(measures)), key=lambda seat: (*measures[seat], last[seat]), reverse=True)


def find_tied(measures: Sequence[Measure]) -> list[int]:
    """The seats that are level with another one, private points and favor tokens included."""
    return [seat for seat, mine in enumerate(measures) if measures.count(mine) > 1]


def read_last_words(given: Given, seats: int, options: Options) -> list[int]:
    """The last tie-break's number of each seat, none without the order of the last round; raises Refused."""
    order = read_seat_list(given, "last_round_order", seats)
    skipped = read_seat_list(given, "skipped", seats)
    if "last_round_order" not in given:
        return []
    if sorted(order) != list(range(seats)):
        raise Refused("order_of_all_seats", order=shorten(str(order)), last=str(seats - 1))
    state = last_round(options, seats, sum(1 << place for place, seat in enumerate(order) if seat in skipped))
    return [core.last_word(state, order.index(seat)) for seat in range(seats)]


def last_round(options: Options, seats: int, skipped: int) -> core.State:
    """The last round of a table, begun by its seat 0."""
    begin = {"seats": seats, "round": ROUNDS - 1, "first": (1 - ROUNDS) % seats, "skipped": skipped}
    return core.load_state(empty_fields() | option_fields(options) | begin)
