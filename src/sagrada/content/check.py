"""The checks that every row of the card files passes before it is used.
Each raises Refused("bad_row", file, row, problem); what the rows mean in play is not known here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NoReturn

from .refusal import Refused

Row = Mapping[str, Any]
Rows = Sequence[Row]

ORIGINS = ("verified", "inferred", "designed")
COLOR_LETTERS = "RYGBP"
SHADE_DIGITS = "123456"
MOMENTS = ("die_in_hand", "no_die_in_hand", "second_turn_before_taking", "first_turn_after_placing")
BEGINNINGS = (
    "hand",
    "move_die",
    "change_by_one",
    "swap_with_track",
    "swap_with_seat",
    "set_shade",
    "roll_hand",
    "roll_pool",
    "draw_color",
    "take_extra",
)
KINDS = {
    "rows": ("color", "shade"),
    "columns": ("color", "shade"),
    "shade_sets": ("shade",),
    "color_sets": ("color",),
    "color_diagonals": ("color",),
    "gray_columns": ("color",),
    "gray_in_bloom": ("color",),
    "gray_scale": ("shade",),
    "color_pairs": ("color",),
    "largest_group": ("shade",),
    "cell_sum": ("shade",),
    "partners": ("shade",),
    "different_dice": ("both",),
    "linked_group": ("shade",),
    "gray_sum": ("shade",),
    "gray_contacts": ("color",),
    "gray_lines": ("color",),
}
MEMBER_KINDS = ("shade_sets", "color_sets", "largest_group")
RIVALRY_KINDS = (
    "color_pairs",
    "largest_group",
    "cell_sum",
    "partners",
    "different_dice",
    "linked_group",
    "gray_sum",
    "gray_contacts",
    "gray_lines",
)
PARAMETERS = {"cell_sum": ("mask",), "partners": ("number",), "linked_group": ("number",), "gray_scale": ("ladder",)}
SETS = {
    "card": ("base", "extra"),
    "tool": ("base", "promo", "strife"),
    "public": ("base", "rivalry", "strife"),
    "private": ("base", "five_six"),
}

YES_OR_NO = (False, True)
MAX_TOOLS = 5
CHOICES: dict[str, tuple[object, ...]] = {
    "private_scoring": ("shades", "dice"),
    "tie_break": ("last_turn", "first_turn"),
    "unplaceable": ("refused", "returned"),
    "strip_cutter": YES_OR_NO,
    "thirteenth_card": YES_OR_NO,
    "tools": tuple(range(MAX_TOOLS + 1)),
    "publics": tuple(range(4)),
    "privates": (1, 2),
    "tokens": YES_OR_NO,
    "pay": ("tokens", "die", "token_or_die"),
    "best_of": ("all", "private", "public"),
    "empty_penalty": tuple(range(10)),
}

KEYS: dict[str, dict[str, type]] = {
    "card": {"id": str, "set": str, "patterns": list, "origin": str},
    "pattern": {"id": str, "name": str, "level": int, "grid": list, "origin": str},
    "tool": {
        "id": str,
        "number": int,
        "name": str,
        "color": str,
        "set": str,
        "when": str,
        "begins": str,
        "text": str,
        "rulings": list,
        "origin": str,
    },
    "public": {
        "id": str,
        "name": str,
        "set": str,
        "points": int,
        "kind": str,
        "attribute": str,
        "members": list,
        "text": str,
        "rulings": list,
        "origin": str,
    },
    "private": {"id": str, "name": str, "set": str, "text": str, "origin": str},
    "edition": {"id": str, "name": str, "source": str, "text": str, "origin": str, "bag": list, "solo": dict},
    "ruling": {"id": str, "title": str, "text": str, "source": str, "origin": str},
    "board": {"id": str, "name": str, "kind": str, "text": str, "origin": str},
    "pioneer": {
        "id": str,
        "name": str,
        "points": int,
        "kind": str,
        "text": str,
        "origin": str,
        "points_origin": str,
    },
    "ornament": {
        "id": str,
        "name": str,
        "pattern": list,
        "gain": int,
        "loss": int,
        "tier": str,
        "text": str,
        "origin": str,
    },
    "supply": {"id": str, "dice": int, "origin": str},
    "bag": {"id": str, "seats": int, "per_color": int, "gray": int, "origin": str},
    "payout": {"id": str, "places": list, "origin": str},
}
OPTIONAL: dict[str, dict[str, type]] = {
    "card": {"note": str},
    "pattern": {"note": str},
    "tool": {"gives_back": str, "note": str, "ours": str},
    "public": {"rivalry": bool, "mask": list, "number": int, "ladder": list, "note": str},
    "private": {"color": str, "mask": list, "note": str},
    "edition": {"less_luck_bag": list, "ours": str, "switches": list, "rules_1": dict},
    "ruling": {"ours": str, "since": int, "refusals": list},
    "board": {"mask": list, "number": int, "note": str},
    "pioneer": {"lines": str, "distinct": list, "mask": list, "number": int, "note": str},
    "ornament": {"note": str},
    "supply": {"note": str},
    "bag": {"note": str},
    "payout": {"note": str},
}


def is_choice(option: str, value: object) -> bool:
    """Whether `value` is one of the option's values, of the same type: 1 is not True."""
    return is_one_of(value, CHOICES[option])


def is_one_of(value: object, choices: Sequence[object]) -> bool:
    """Whether `value` is one of the choices, of the same type: 1 is not True."""
    return any(type(value) is type(choice) and value == choice for choice in choices)


def grid_problem(grid: Sequence[object]) -> Refused | None:
    """What is wrong with a window's grid, if anything."""
    if shape := shape_problem(grid):
        return shape
    cells = "".join(str(row) for row in grid)
    return unknown_character("grid", cells, COLOR_LETTERS + SHADE_DIGITS + ".") or next(equal_neighbors(cells), None)


def shape_problem(rows: Sequence[object]) -> Refused | None:
    """What is wrong with the shape of a grid or mask, if anything."""
    fits = len(rows) == 4 and all(isinstance(row, str) and len(row) == 5 for row in rows)
    return None if fits else Refused("grid_shape")


def unknown_character(what: str, cells: str, known: str) -> Refused | None:
    """The first character of a grid, mask or pattern that has no meaning there, if there is one."""
    unknown = sorted(set(cells) - set(known))
    return Refused("unknown_character", what=what, character=repr(unknown[0])) if unknown else None


def equal_neighbors(cells: str) -> Iterator[Refused]:
    """A refusal for each two equal printed cells side by side in the twenty cells of a grid."""
    beside = [(cell, cell + 1) for cell in range(20) if cell % 5 < 4]
    below = [(cell, cell + 5) for cell in range(15)]
    for one, other in beside + below:
        if cells[one] == cells[other] != ".":
            yield Refused("equal_neighbors", one=name_cell(one), other=name_cell(other), print=cells[one])


def name_cell(cell: int) -> str:
    """The cell as people write it: rows a to d from the top, columns 1 to 5."""
    return f"{'abcd'[cell // 5]}{cell % 5 + 1}"


def check_tables(file: str, data: Row, names: Sequence[str]) -> None:
    """Refuse a file that lacks a table, has one that nobody reads, or has something else in its place."""
    for name in sorted(set(names) ^ set(data)):
        refuse(file, name, Refused("row_table_missing" if name in names else "row_table_unknown"))
    for name, rows in data.items():
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            refuse(file, name, Refused("row_no_list", table=name))


def check_rows(file: str, kind: str, rows: Rows) -> None:
    """Refuse rows with missing, unknown or mistyped keys, an unknown origin or set, or an id used twice."""
    for place, row in enumerate(rows, 1):
        name = str(row.get("id", f"#{place}"))
        check_keys(file, name, row, KEYS[kind], OPTIONAL[kind], CHOICES if kind == "edition" else {})
        check_one_of(file, name, "origin", row["origin"], ORIGINS)
        if kind in SETS:
            check_one_of(file, name, "set", row["set"], SETS[kind])
    for name, count in Counter(row["id"] for row in rows).items():
        if count > 1:
            refuse(file, name, Refused("row_id_twice", count=count))


def check_keys(
    file: str, name: str, row: Row, keys: Mapping[str, type], optional: Mapping[str, type], others: Mapping[str, object]
) -> None:
    """Refuse a row with a missing, unknown or mistyped key; `others` are required too but typed elsewhere."""
    if missing := sorted((set(keys) | set(others)) - set(row)):
        refuse(file, name, Refused("row_key_missing", key=repr(missing[0])))
    if unknown := sorted(set(row) - set(keys) - set(optional) - set(others)):
        refuse(file, name, Refused("row_key_unknown", key=repr(unknown[0])))
    for key, kind in [*keys.items(), *optional.items()]:
        if key in row and type(row[key]) is not kind:
            types = {"wanted": kind.__name__, "given": type(row[key]).__name__}
            refuse(file, name, Refused("row_type", key=repr(key), **types))


def check_one_of(file: str, name: str, key: str, value: object, allowed: Sequence[str]) -> None:
    """Refuse a value outside a short list."""
    if value not in allowed:
        refuse(file, name, Refused("row_choice", key=repr(key), value=repr(value), allowed=allowed))


def check_texts(file: str, name: str, key: str, values: Sequence[object]) -> None:
    """Refuse a list that holds anything but text."""
    if not all(isinstance(value, str) for value in values):
        refuse(file, name, Refused("row_texts", key=repr(key)))


def check_windows(file: str, cards: Rows, patterns: Rows) -> None:
    """Refuse bad grids and levels, and cards that don't have two known patterns."""
    check_rows(file, "card", cards)
    check_rows(file, "pattern", patterns)
    for row in patterns:
        if problem := grid_problem(row["grid"]):
            refuse(file, row["id"], problem)
        if not 3 <= row["level"] <= 6:
            refuse(file, row["id"], Refused("row_level", level=repr(row["level"]), least=3, most=6))
    check_cards(file, cards, {row["id"] for row in patterns})


def check_cards(file: str, cards: Rows, known: set[str]) -> None:
    """Refuse a card without two patterns, with an unknown one, or with one that another card has."""
    owner: dict[str, str] = {}
    for row in cards:
        check_texts(file, row["id"], "patterns", row["patterns"])
        if len(row["patterns"]) != 2:
            refuse(file, row["id"], Refused("row_two_patterns", given=len(row["patterns"])))
        for pattern in row["patterns"]:
            if pattern not in known:
                refuse(file, row["id"], Refused("row_pattern_unknown", pattern=repr(pattern)))
            if pattern in owner:
                refuse(file, row["id"], Refused("row_pattern_taken", pattern=repr(pattern), card=owner[pattern]))
            owner[pattern] = row["id"]


def check_tools(file: str, rows: Rows) -> None:
    """Refuse tools out of order, with an unknown moment, or with a color that no die has."""
    check_rows(file, "tool", rows)
    for number, row in enumerate(rows, 1):
        if row["number"] != number:
            refuse(file, row["id"], Refused("row_place", key="number", value=row["number"], place=number))
        check_one_of(file, row["id"], "when", row["when"], MOMENTS)
        check_one_of(file, row["id"], "begins", row["begins"], BEGINNINGS)
        check_one_of(file, row["id"], "gives_back", row.get("gives_back", ""), ["", "always", "unplaceable"])
        check_one_of(file, row["id"], "color", row["color"], ["S"] if row["set"] == "strife" else ["", *COLOR_LETTERS])
        check_texts(file, row["id"], "rulings", row["rulings"])


def check_publics(file: str, rows: Rows) -> None:
    """Refuse public objectives whose kind, attribute and members don't go together."""
    check_rows(file, "public", rows)
    for row in rows:
        check_one_of(file, row["id"], "kind", row["kind"], list(KINDS))
        check_one_of(file, row["id"], "attribute", row["attribute"], KINDS[row["kind"]])
        check_texts(file, row["id"], "rulings", row["rulings"])
        check_members(file, row)
        check_parameters(file, row, PARAMETERS, ("mask", "number", "ladder"))
        check_rivalry(file, row)


def check_rivalry(file: str, row: Row) -> None:
    """Refuse a card that ranks the seats without saying so, and points beside a payout or a ladder."""
    ranks = row["kind"] in RIVALRY_KINDS
    if row.get("rivalry", False) != ranks:
        refuse(file, row["id"], Refused("row_rivalry", kind=repr(row["kind"]), ranks=ranks))
    if (row["set"] == "rivalry") > ranks:
        refuse(file, row["id"], Refused("row_not_rivalry", kind=repr(row["kind"])))
    if (row["points"] > 0) == (ranks or "ladder" in row):
        refuse(file, row["id"], Refused("row_points", points=row["points"]))


def check_parameters(file: str, row: Row, needed: Mapping[str, Sequence[str]], known: Sequence[str]) -> None:
    """Refuse a row that lacks a parameter of its kind, has one of another kind, or has a malformed one."""
    for key in known:
        if (key in row) != (key in needed.get(row["kind"], ())):
            facts = {"kind": repr(row["kind"]), "key": repr(key)}
            refuse(file, row["id"], Refused("row_key_too_many" if key in row else "row_key_needed", **facts))
    if "mask" in row:
        check_mask(file, row["id"], row["mask"])
    if row.get("number", 1) < 1:
        refuse(file, row["id"], Refused("row_number", number=row["number"]))
    if "ladder" in row:
        check_ladder(file, row["id"], row["ladder"])


def check_ladder(file: str, name: str, ladder: Sequence[object]) -> None:
    """Refuse a ladder that is not seven rising whole numbers from 0, for 0 to 6 different shades."""
    steps = [step for step in ladder if type(step) is int]
    if len(ladder) != 7 or steps != sorted(set(steps)) or steps != list(ladder) or steps[0] != 0:
        refuse(file, name, Refused("row_ladder", ladder=str(list(ladder))))


def check_members(file: str, row: Row) -> None:
    """Refuse a set with other members than its attribute has, and members where there is no set."""
    is_set = row["kind"] in MEMBER_KINDS
    allowed = range(1, 7) if row["attribute"] == "shade" else list(COLOR_LETTERS)
    known = all(type(member) is type(allowed[0]) and member in allowed for member in row["members"])
    repeated = len(row["members"]) != len({str(member) for member in row["members"]})
    if not known or repeated or is_set != bool(row["members"]):
        refuse(file, row["id"], Refused("row_members", members=str(row["members"]), kind=repr(row["kind"])))


def check_privates(file: str, rows: Rows) -> None:
    """Refuse private objectives that have not exactly one of a known color and a well-formed mask."""
    check_rows(file, "private", rows)
    for row in rows:
        if ("color" in row) == ("mask" in row):
            refuse(file, row["id"], Refused("row_color_or_mask"))
        if "color" in row:
            check_one_of(file, row["id"], "color", row["color"], list(COLOR_LETTERS))
        else:
            check_mask(file, row["id"], row["mask"])


def check_mask(file: str, name: str, mask: Sequence[object]) -> None:
    """Refuse a mask that is not four rows of five, each '#' or '.'."""
    if problem := shape_problem(mask):
        refuse(file, name, problem)
    if problem := unknown_character("mask", "".join(str(row) for row in mask), "#."):
        refuse(file, name, problem)


def check_editions(file: str, rows: Rows) -> None:
    """Refuse editions with an unknown option or value, at the table or in solo, or with a malformed bag."""
    check_rows(file, "edition", rows)
    for row in rows:
        for key in ("bag", "less_luck_bag"):
            check_bag(file, row["id"], key, row.get(key))
        for option in CHOICES:
            check_choice(file, row["id"], option, row[option])
        for option, value in [*row["solo"].items(), *row.get("rules_1", {}).items()]:
            check_choice(file, row["id"], option, value)


def check_bag(file: str, name: str, key: str, bag: Sequence[object] | None) -> None:
    """Refuse a bag that is not one whole number for each of 1 to 6 seats."""
    if bag is not None and not (len(bag) == 6 and all(type(dice) is int for dice in bag)):
        refuse(file, name, Refused("row_bag", key=repr(key)))


def check_choice(file: str, name: str, option: str, value: object) -> None:
    """Refuse an option that is unknown or a value that it does not have."""
    if option not in CHOICES:
        refuse(file, name, Refused("row_option", option=repr(option)))
    if not is_choice(option, value):
        allowed = [str(choice) for choice in CHOICES[option]]
        refuse(file, name, Refused("row_choice", key=repr(option), value=repr(value), allowed=allowed))


def check_rulings(file: str, rows: Rows) -> None:
    """Refuse malformed rulings."""
    check_rows(file, "ruling", rows)


def refuse(file: str, name: str, problem: Refused) -> NoReturn:
    """Say which row of which file is wrong, and how."""
    raise Refused("bad_row", file=file, row=name, problem=problem)
