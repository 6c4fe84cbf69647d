"""Positions that a person types in: read with care, scored as they stand, and searched for legal cells.

Shapes and names are checked here, and refused in words. Whether a deal could lead to the position is not asked.
Points, placement and the last tie-break are the rules' own; a window lies at seat 0 of a state by itself.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

from sagrada.content import tables
from sagrada.content.cards import EDITION, PATTERN
from sagrada.content.options import Options, check_seats, resolve
from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.engine.start import empty_fields, option_fields, scratch_pattern
from sagrada.game.notation import (
    COLORS,
    PRIVATE_IDS,
    PUBLIC_IDS,
    cells_of,
    format_cell,
    parse_cell,
    parse_die,
    parse_window,
    window_boards,
)
from sagrada.game.sheet import Sheet, Violation, best, violations
from sagrada.rules.state import BEST_OF_PRIVATE, BEST_OF_PUBLIC, ROUNDS

SCORE_KEYS = ("edition", "public", "seats", "last_round_order", "skipped", "round_track", "solo")
SEAT_KEYS = ("pattern", "window", "private", "favor", "exempt")
LEGAL_KEYS = ("edition", "pattern", "window", "die", "ignore")
IGNORABLE = ("cell_color", "cell_shade", "touch")
UNPRINTED = (".....",) * 4
GRAY = COLORS.index("S")
LONGEST_QUOTE = 40
MOST_FAVOR = 999

Given = dict[str, Any]


def answer(given: object, one: Callable[[object], Given]) -> object:
    """The answer to a position, or for a list of positions the list of answers; raises Refused with the index."""
    if not isinstance(given, list):
        return one(given)
    answers = []
    for index, item in enumerate(given):
        with locate("element", index=str(index)):
            answers.append(one(item))
    return answers


@contextmanager
def locate(rule: str, **facts: object) -> Iterator[None]:
    """Say beside a refusal where it arose."""
    try:
        yield
    except Refused as refused:
        raise Refused(rule, problem=refused, **facts) from None


def score_position(value: object) -> Given:
    """Every line of the score sheet, the ranking and the solo target; raises Refused."""
    given = read_object(value, SCORE_KEYS)
    solo = read_switch(given, "solo")
    seats = read_seats(given, solo)
    options = resolve(read_edition(given), 1 if solo else max(2, len(seats)))
    publics = read_cards(given, "public", PUBLIC_IDS)
    words = read_last_words(given, len(seats), options)
    target = read_target(given)
    sheets = []
    for seat, window in enumerate(seats):
        with locate("seat_problem", seat=str(seat)):
            sheets.append(score_seat(window, seat, publics, options))
    return {
        "seats": [describe_sheet(sheet, solo) for sheet in sheets],
        "ranking": rank(sheets, words),
        "tied": [] if words else find_tied(sheets),
        "target": target if solo else None,
        "won": sheets[0].total > target if solo and target is not None else None,
    }


def legal_in_position(value: object) -> Given:
    """The cells where the die may lie, what is to be ignored left aside; raises Refused."""
    given = read_object(value, LEGAL_KEYS)
    options = resolve(read_edition(given))
    ignored = read_ignored(given)
    die = read_die(require(given, "die"))
    state = window_state(options, read_pattern(given), read_window(given))
    cells = core.free_cells(state, 0) & ~core.beside_equal(state, 0, die)
    if "touch" not in ignored or state.occupied[0] == 0:
        cells &= core.touch_cells(state, 0)
    if "cell_color" not in ignored:
        cells &= core.color_cells(state, 0, die)
    if "cell_shade" not in ignored:
        cells &= core.shade_cells(state, 0, die)
    return {"cells": cells_of(cells)}


def score_seat(value: object, seat: int, publics: Sequence[int], options: Options) -> Sheet:
    """The score sheet of one seat; raises Refused."""
    given = read_object(value, SEAT_KEYS)
    dice = read_window(given)
    exempt = read_exempt(given, dice)
    privates = read_cards(given, "private", PRIVATE_IDS)
    favor = read_favor(given, options)
    return fill_sheet(window_state(options, read_pattern(given), dice, exempt), seat, publics, privates, favor)


def window_state(options: Options, pattern: int, dice: dict[int, int], exempt: int = 0) -> core.State:
    """A state that holds one window, at seat 0."""
    fields = empty_fields() | option_fields(options)
    fields["pattern"][0] = pattern
    fields["color"][0], fields["shade"][0] = window_boards(dice)
    fields["occupied"][0] = sum(1 << cell for cell in dice)
    fields["exempt"][0] = exempt
    return core.load_state(fields)


def fill_sheet(state: core.State, seat: int, publics: Sequence[int], privates: Sequence[int], favor: int) -> Sheet:
    """The lines for any number of objectives; a state has room for three publics and two privates only."""
    public = {PUBLIC_IDS[card]: core.public_points(state, 0, card) for card in publics}
    private = {PRIVATE_IDS[card]: core.private_points(state, 0, card) for card in privates}
    counted = best(public) if state.best_of == BEST_OF_PUBLIC else list(public)
    counted += best(private) if state.best_of == BEST_OF_PRIVATE else list(private)
    points = public | private
    empty = -state.empty_penalty * core.empty_cells(state, 0)
    total = sum(points[card] for card in counted) + favor + empty
    return Sheet(seat, total, public, private, counted, favor, empty, violations(state, 0))


def describe_sheet(sheet: Sheet, solo: bool) -> Given:
    """A sheet as JSON has it; what entered the total is said in solo only, where it is not everything."""
    lines = {"total": sheet.total, "public": sheet.public, "private": sheet.private}
    counted = {"counted": sheet.counted} if solo else {}
    wrong = [describe_violation(violation) for violation in sheet.violations]
    return {**lines, **counted, "favor": sheet.favor, "empty": sheet.empty, "violations": wrong}


def describe_violation(violation: Violation) -> Given:
    """A violation as JSON has it."""
    clash = {"with": violation.other} if violation.other else {}
    return {"cell": violation.cell, "rule": violation.rule, **clash}


def measure(sheet: Sheet) -> tuple[int, int, int]:
    """What decides the ranking before the last tie-break: points, private points, favor tokens."""
    return sheet.total, sum(sheet.private.values()), sheet.favor


def rank(sheets: Sequence[Sheet], words: Sequence[int]) -> list[int]:
    """The seats, best first; seats that nothing tells apart stand as they were given."""
    last = words or [0] * len(sheets)
    return sorted(range(len(sheets)), key=lambda seat: (*measure(sheets[seat]), last[seat]), reverse=True)


def find_tied(sheets: Sequence[Sheet]) -> list[int]:
    """The seats that are level with another one, private points and favor tokens included."""
    measures = [measure(sheet) for sheet in sheets]
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


def read_object(value: object, keys: Sequence[str]) -> Given:
    """A JSON object with some of these keys and no other."""
    if not isinstance(value, dict):
        raise Refused("must_be_object", known=keys, value=quote(value))
    for key in value:
        if key not in keys:
            raise Refused("unknown_key", key=shorten(key), known=keys)
    return value


def require(given: Given, key: str) -> object:
    """The value of a key that can't be left out."""
    if key not in given:
        raise Refused("missing_key", key=key)
    return given[key]


def read_list(given: Given, key: str) -> list[Any]:
    """A list, empty if it is left out."""
    value = given.get(key, [])
    if not isinstance(value, list):
        raise Refused("must_be_list", key=key, value=quote(value))
    return value


def read_texts(given: Given, key: str) -> list[str]:
    """A list of texts, empty if it is left out."""
    for item in (texts := read_list(given, key)):
        if not isinstance(item, str):
            raise Refused("must_be_texts", key=key, value=quote(item))
    return texts


def read_switch(given: Given, key: str) -> bool:
    """Yes or no, no if it is left out."""
    value = given.get(key, False)
    if not isinstance(value, bool):
        raise Refused("must_be_yes_or_no", key=key, value=quote(value))
    return value


def read_edition(given: Given) -> str:
    """The id of an edition, classic if it is left out."""
    name = given.get("edition", "classic")
    if not isinstance(name, str):
        raise Refused("must_be_text", key="edition", value=quote(name))
    if name not in EDITION:
        refuse_id("edition", name, list(EDITION))
    return name


def read_seats(given: Given, solo: bool) -> list[Any]:
    """One to six seats, one in solo."""
    require(given, "seats")
    seats = read_list(given, "seats")
    check_seats(len(seats))
    if solo and len(seats) > 1:
        raise Refused("solo_has_one_seat", seats=str(len(seats)))
    return seats


def read_seat_list(given: Given, key: str, seats: int) -> list[int]:
    """A list of seats of this table, empty if it is left out."""
    for seat in (listed := read_list(given, key)):
        if type(seat) is not int or not 0 <= seat < seats:
            raise Refused("must_be_seats", key=key, value=quote(seat), last=str(seats - 1))
    return listed


def read_cards(given: Given, key: str, known: Sequence[str]) -> list[int]:
    """The numbers of cards given by their ids, none of them twice."""
    names = read_texts(given, key)
    for name in names:
        if name not in known:
            refuse_id(key, name, known)
        if names.count(name) > 1:
            raise Refused("card_twice", key=key, id=name)
    return [known.index(name) for name in names]


def read_favor(given: Given, options: Options) -> int:
    """The favor tokens left, none if they are left out."""
    favor = given.get("favor", 0)
    if type(favor) is not int or not 0 <= favor <= MOST_FAVOR:
        raise Refused("must_be_count", key="favor", value=quote(favor), most=MOST_FAVOR)
    if favor and not options.tokens:
        raise Refused("solo_without_favor", edition=options.edition, favor=quote(favor))
    return favor


def read_target(given: Given) -> int | None:
    """The sum of the shades on the round track, nothing if it is left out."""
    texts = read_texts(given, "round_track")
    with locate("round_track_problem"):
        dice = [read_die(text) for text in texts]
    return sum(die % 6 + 1 for die in dice) if "round_track" in given else None


def read_pattern(given: Given) -> int:
    """The number of a printed pattern or of a grid of one's own; without either nothing is printed."""
    pattern = given.get("pattern", UNPRINTED)
    if isinstance(pattern, list | tuple):
        return read_grid(pattern)
    if not isinstance(pattern, str):
        raise Refused("must_be_pattern", value=quote(pattern))
    if pattern not in PATTERN:
        refuse_id("pattern", pattern, list(PATTERN))
    return tables.PATTERN_IDS.index(pattern)


def read_grid(grid: Sequence[Any]) -> int:
    """The number of a grid of one's own, good until the next one is read."""
    try:
        return scratch_pattern(grid)
    except Refused as refused:
        raise Refused("pattern_grid", problem=refused.facts["problem"]) from None


def read_window(given: Given) -> dict[int, int]:
    """Cell and die of every die in a window."""
    require(given, "window")
    rows = read_texts(given, "window")
    if len(rows) != 4:
        raise Refused("window_rows", rows=str(len(rows)))
    try:
        dice = parse_window(rows)
    except Refused as refused:
        raise tell_more(refused, rows) from None
    for cell, die in dice.items():
        if die // 6 == GRAY:
            raise Refused("cell_problem", cell=format_cell(cell), problem=Refused("gray_die"))
    return dice


def tell_more(refused: Refused, rows: Sequence[str]) -> Refused:
    """The refusal of a window with its text shortened and, for what is no die, the cell named."""
    text = str(refused.facts["text"])
    shorter = Refused(refused.rule, **{**refused.facts, "text": shorten(text)})
    if refused.rule != "bad_die":
        return shorter
    return Refused("cell_problem", cell=format_cell(" ".join(rows).split().index(text)), problem=shorter)


def read_die(value: object) -> int:
    """A die from its text."""
    if not isinstance(value, str):
        raise Refused("bad_die", text=quote(value))
    try:
        die = parse_die(value)
    except Refused:
        raise Refused("bad_die", text=quote(value)) from None
    if die // 6 == GRAY:
        raise Refused("gray_die")
    return die


def read_exempt(given: Given, dice: dict[int, int]) -> int:
    """The board of the dice that a tool set against their print."""
    board = 0
    for text in read_texts(given, "exempt"):
        with locate("exempt_problem"):
            cell = parse_cell(shorten(text))
        if cell not in dice:
            raise Refused("exempt_without_die", cell=text)
        board |= 1 << cell
    return board


def read_ignored(given: Given) -> list[str]:
    """The restrictions that are lifted."""
    for name in (names := read_texts(given, "ignore")):
        if name not in IGNORABLE:
            refuse_id("ignore", name, IGNORABLE)
    return names


def refuse_id(kind: str, name: str, known: Sequence[str]) -> NoReturn:
    """Say that there is no such id, with the closest ones, or all where none is close."""
    close = difflib.get_close_matches(name[:LONGEST_QUOTE], known, n=3)
    rule = "unknown_card_but_close" if close else "unknown_card"
    raise Refused(rule, kind=kind, id=shorten(name), known=close or known)


def quote(value: object) -> str:
    """A value as JSON writes it, the inside of lists and objects and the end of long texts left out."""
    match value:
        case list():
            return "[...]" if value else "[]"
        case dict():
            return "{...}" if value else "{}"
        case str():
            return json.dumps(clip(value), ensure_ascii=False)
        case _:
            return clip(json.dumps(value))


def shorten(text: str) -> str:
    """A text on one line, as JSON writes it but without quotes."""
    return quote(text)[1:-1]


def clip(text: str) -> str:
    """The text, its end left out if it is long."""
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 3]}..."
