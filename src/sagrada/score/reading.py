"""The parts of a position that a person types in, each read with care and refused in words.

Shapes, names and dice, and which module of Glory a thing belongs to. Whether a deal could lead to it is not asked.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NoReturn

from sagrada.content import tables
from sagrada.content.cards import EDITION, PATTERN, PUBLICS, PublicObjective
from sagrada.content.options import (
    MODULE_CHOICES,
    MODULE_OF,
    MODULES,
    WHOLE_EXPANSION,
    Options,
    check_seats,
    read_modules,
)
from sagrada.content.refusal import Refused
from sagrada.game.notation import (
    BOARD_IDS,
    ORNAMENT_IDS,
    PIONEER_IDS,
    PUBLIC_IDS,
    format_cell,
    parse_cell,
    parse_die,
    parse_window,
)
from sagrada.rules.state import GRAY

SCORING_OPTIONS = ("gray_ornaments", "ornaments_break_ties", "color_pairs")
IGNORABLE = ("cell_color", "cell_shade", "touch")
UNPRINTED = (".....",) * 4
LONGEST_QUOTE = 40
MOST_FAVOR = 999
MOST_PIONEERS = 3
MOST_ORNAMENTS = 2

Given = dict[str, Any]


@contextmanager
def locate(rule: str, **facts: object) -> Iterator[None]:
    """Say beside a refusal where it arose."""
    try:
        yield
    except Refused as refused:
        raise Refused(rule, problem=refused, **facts) from None


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


def read_module_list(given: Given) -> tuple[str, ...]:
    """The modules of Glory in play, none if they are left out."""
    known = [*MODULES, WHOLE_EXPANSION]
    for name in (names := read_texts(given, "modules")):
        if name not in known:
            refuse_id("modules", name, known)
    return read_modules(names)


def read_scoring_options(given: Given, modules: Sequence[str]) -> Given:
    """Glory's options that change points or ranking; one that is not as usual needs its module."""
    chosen = {key: read_choice(given, key) for key in SCORING_OPTIONS if key in given}
    for key, value in chosen.items():
        if value != MODULE_CHOICES[key][0] and MODULE_OF[key] not in modules:
            raise Refused("key_needs_module", key=key, module=MODULE_OF[key])
    return chosen


def read_choice(given: Given, key: str) -> object:
    """The value of an option of Glory: yes or no, or one of its words."""
    choices = MODULE_CHOICES[key]
    if True in choices:
        return read_switch(given, key)
    if (value := given[key]) not in choices:
        raise Refused("must_be_choice", key=key, known=choices, value=quote(value))
    return value


def check_module(key: str, module: str, options: Options) -> None:
    """Refuse what belongs to a module that is not in play."""
    if module not in options.modules:
        raise Refused("key_needs_module", key=key, module=module)


def read_board(given: Given) -> int | None:
    """The number of the strife board, nothing if it is left out."""
    if "strife_board" not in given:
        return None
    name = given["strife_board"]
    if not isinstance(name, str):
        raise Refused("must_be_text", key="strife_board", value=quote(name))
    if name not in BOARD_IDS:
        refuse_id("strife_board", name, BOARD_IDS)
    return BOARD_IDS.index(name)


def read_publics(given: Given, seats: int, options: Options) -> list[int]:
    """The numbers of the public objectives, all of modules in play and rivalry only where there are rivals."""
    cards = read_cards(given, "public", PUBLIC_IDS)
    for number in cards:
        check_public(PUBLICS[number], seats, options)
    return cards


def check_public(card: PublicObjective, seats: int, options: Options) -> None:
    """Refuse a public objective whose module is not in play, and a contest of one."""
    if card.rivalry and seats == 1:
        raise Refused("rivalry_alone", id=card.id)
    if card.set in MODULES and card.set not in options.modules:
        raise Refused("public_needs_module", id=card.id, module=card.set)


def read_pioneers(given: Given, options: Options) -> list[int]:
    """The numbers of up to three pioneers, on the table or with a seat."""
    return read_module_cards(given, "pioneers", PIONEER_IDS, MOST_PIONEERS, options)


def read_ornaments(given: Given, options: Options) -> list[int]:
    """The numbers of the ornaments that a seat has kept, two at most."""
    return read_module_cards(given, "ornaments", ORNAMENT_IDS, MOST_ORNAMENTS, options)


def read_module_cards(given: Given, key: str, known: Sequence[str], most: int, options: Options) -> list[int]:
    """The numbers of cards that come with the module of the same name."""
    cards = read_cards(given, key, known)
    if cards:
        check_module(key, key, options)
    if len(cards) > most:
        raise Refused("too_many_cards", key=key, cards=str(len(cards)))
    return cards


def check_claims(claims: Sequence[int], table: Sequence[int], taken: Sequence[int]) -> None:
    """Refuse pioneers that are not on the table, and those that another seat has claimed."""
    for card in claims:
        if card not in table:
            raise Refused("pioneer_not_on_table", id=PIONEER_IDS[card])
        if card in taken:
            raise Refused("pioneer_claimed_twice", id=PIONEER_IDS[card])


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


def read_target(given: Given, lacks: str) -> int | None:
    """The sum of the shades on the round track, nothing if it is left out."""
    texts = read_texts(given, "round_track")
    with locate("round_track_problem"):
        dice = [read_die(text, lacks) for text in texts]
    return sum(die % 6 + 1 for die in dice) if "round_track" in given else None


def read_pattern(given: Given) -> tables.Window:
    """The window of a printed pattern or of a grid of one's own; without either nothing is printed."""
    pattern = given.get("pattern", UNPRINTED)
    if isinstance(pattern, list | tuple):
        return read_grid(pattern)
    if not isinstance(pattern, str):
        raise Refused("must_be_pattern", value=quote(pattern))
    if pattern not in PATTERN:
        refuse_id("pattern", pattern, list(PATTERN))
    return tables.WINDOWS[tables.PATTERN_IDS.index(pattern)]


def read_grid(grid: Sequence[Any]) -> tables.Window:
    """A window of one's own."""
    try:
        return tables.own_window(grid)
    except Refused as refused:
        raise Refused("pattern_grid", problem=refused.facts["problem"]) from None


def read_window(given: Given, lacks: str) -> dict[int, int]:
    """Cell and die of every die in a window; gray ones are refused where a key lacks."""
    require(given, "window")
    rows = read_texts(given, "window")
    if len(rows) != 4:
        raise Refused("window_rows", rows=str(len(rows)))
    try:
        dice = parse_window(rows)
    except Refused as refused:
        raise tell_more(refused, rows) from None
    for cell, die in dice.items():
        with locate("cell_problem", cell=format_cell(cell)):
            check_gray(die, lacks)
    return dice


def tell_more(refused: Refused, rows: Sequence[str]) -> Refused:
    """The refusal of a window with its text shortened and, for what is no die, the cell named."""
    text = str(refused.facts["text"])
    shorter = Refused(refused.rule, **{**refused.facts, "text": shorten(text)})
    if refused.rule != "bad_die":
        return shorter
    return Refused("cell_problem", cell=format_cell(" ".join(rows).split().index(text)), problem=shorter)


def read_die(value: object, lacks: str) -> int:
    """A die from its text; a gray one is refused where a key lacks."""
    if not isinstance(value, str):
        raise Refused("bad_die", text=quote(value))
    try:
        die = parse_die(value)
    except Refused:
        raise Refused("bad_die", text=quote(value)) from None
    check_gray(die, lacks)
    return die


def check_gray(die: int, lacks: str) -> None:
    """Refuse a gray die where the position lacks the key that lets it in."""
    if die // 6 == GRAY and lacks:
        raise Refused("gray_die", lacks=lacks)


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
            return json.dumps(clip(value).encode(errors="replace").decode(), ensure_ascii=False)
        case _:
            return clip(json.dumps(value))


def shorten(text: str) -> str:
    """A text on one line, as JSON writes it but without quotes."""
    return quote(text)[1:-1]


def clip(text: str) -> str:
    """The text, its end left out if it is long."""
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 3]}..."
