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
    "extra_window": YES_OR_NO,
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
    "tool": {"note": str},
    "public": {"rivalry": bool, "mask": list, "number": int, "ladder": list, "note": str},
    "private": {"color": str, "mask": list, "note": str},
    "edition": {"less_luck_bag": list},
    "ruling": {},
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


def grid_problem(grid: Sequence[object]) -> str:
    """What is wrong with a window's grid, or an empty string."""
    if shape := shape_problem(grid):
        return shape
    cells = "".join(str(row) for row in grid)
    if unknown := sorted(set(cells) - set(COLOR_LETTERS + SHADE_DIGITS + ".")):
        return f"the grid has the unknown character {unknown[0]!r}"
    return next(equal_neighbors(cells), "")


def shape_problem(rows: Sequence[object]) -> str:
    """What is wrong with the shape of a grid or mask, or an empty string."""
    fits = len(rows) == 4 and all(isinstance(row, str) and len(row) == 5 for row in rows)
    return "" if fits else "it must be four rows of five characters"


def equal_neighbors(cells: str) -> Iterator[str]:
    """A sentence for each two equal printed cells side by side in the twenty cells of a grid."""
    beside = [(cell, cell + 1) for cell in range(20) if cell % 5 < 4]
    below = [(cell, cell + 5) for cell in range(15)]
    for one, other in beside + below:
        if cells[one] == cells[other] != ".":
            yield f"{name_cell(one)} and {name_cell(other)} are neighbors and both print {cells[one]}"


def name_cell(cell: int) -> str:
    """The cell as people write it: rows a to d from the top, columns 1 to 5."""
    return f"{'abcd'[cell // 5]}{cell % 5 + 1}"


def check_tables(file: str, data: Row, names: Sequence[str]) -> None:
    """Refuse a file that lacks a table, has one that nobody reads, or has something else in its place."""
    for name in sorted(set(names) ^ set(data)):
        refuse(file, name, "the table is missing" if name in names else "nobody knows this table")
    for name, rows in data.items():
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            refuse(file, name, f"it must be a list of rows: [[{name}]]")


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
            refuse(file, name, f"the id is used {count} times")


def check_keys(
    file: str, name: str, row: Row, keys: Mapping[str, type], optional: Mapping[str, type], others: Mapping[str, object]
) -> None:
    """Refuse a row with a missing, unknown or mistyped key; `others` are required too but typed elsewhere."""
    if missing := sorted((set(keys) | set(others)) - set(row)):
        refuse(file, name, f"the key {missing[0]!r} is missing")
    if unknown := sorted(set(row) - set(keys) - set(optional) - set(others)):
        refuse(file, name, f"the key {unknown[0]!r} is unknown")
    for key, kind in [*keys.items(), *optional.items()]:
        if key in row and type(row[key]) is not kind:
            refuse(file, name, f"{key!r} must be of type {kind.__name__}, not {type(row[key]).__name__}")


def check_one_of(file: str, name: str, key: str, value: object, allowed: Sequence[str]) -> None:
    """Refuse a value outside a short list."""
    if value not in allowed:
        refuse(file, name, f"{key!r} is {value!r}, but must be one of: {', '.join(allowed)}")


def check_texts(file: str, name: str, key: str, values: Sequence[object]) -> None:
    """Refuse a list that holds anything but text."""
    if not all(isinstance(value, str) for value in values):
        refuse(file, name, f"{key!r} must hold only text")


def check_windows(file: str, cards: Rows, patterns: Rows) -> None:
    """Refuse bad grids and levels, and cards that don't have two known patterns."""
    check_rows(file, "card", cards)
    check_rows(file, "pattern", patterns)
    for row in patterns:
        if problem := grid_problem(row["grid"]):
            refuse(file, row["id"], problem)
        if not 3 <= row["level"] <= 6:
            refuse(file, row["id"], f"the level is {row['level']}, but must be 3 to 6")
    check_cards(file, cards, {row["id"] for row in patterns})


def check_cards(file: str, cards: Rows, known: set[str]) -> None:
    """Refuse a card without two patterns, with an unknown one, or with one that another card has."""
    owner: dict[str, str] = {}
    for row in cards:
        check_texts(file, row["id"], "patterns", row["patterns"])
        if len(row["patterns"]) != 2:
            refuse(file, row["id"], f"a card has two patterns, not {len(row['patterns'])}")
        for pattern in row["patterns"]:
            if pattern not in known:
                refuse(file, row["id"], f"the pattern {pattern!r} is unknown")
            if pattern in owner:
                refuse(file, row["id"], f"the pattern {pattern!r} is already on {owner[pattern]}")
            owner[pattern] = row["id"]


def check_tools(file: str, rows: Rows) -> None:
    """Refuse tools out of order, with an unknown moment, or with a color that no die has."""
    check_rows(file, "tool", rows)
    for number, row in enumerate(rows, 1):
        if row["number"] != number:
            refuse(file, row["id"], f"the number is {row['number']}, but its place is {number}")
        check_one_of(file, row["id"], "when", row["when"], MOMENTS)
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
        refuse(file, row["id"], f"'rivalry' must be {str(ranks).lower()} for the kind {row['kind']!r}")
    if (row["set"] == "rivalry") > ranks:
        refuse(file, row["id"], f"the kind {row['kind']!r} does not belong to the set 'rivalry'")
    if (row["points"] > 0) == (ranks or "ladder" in row):
        refuse(
            file, row["id"], f"the points are {row['points']}, but only a card without places or a ladder has points"
        )


def check_parameters(file: str, row: Row, needed: Mapping[str, Sequence[str]], known: Sequence[str]) -> None:
    """Refuse a row that lacks a parameter of its kind, has one of another kind, or has a malformed one."""
    for key in known:
        if (key in row) != (key in needed.get(row["kind"], ())):
            problem = "must not have" if key in row else "must have"
            refuse(file, row["id"], f"the kind {row['kind']!r} {problem} the key {key!r}")
    if "mask" in row:
        check_mask(file, row["id"], row["mask"])
    if row.get("number", 1) < 1:
        refuse(file, row["id"], f"the number is {row['number']}, but must be at least 1")
    if "ladder" in row:
        check_ladder(file, row["id"], row["ladder"])


def check_ladder(file: str, name: str, ladder: Sequence[object]) -> None:
    """Refuse a ladder that is not seven rising whole numbers from 0, for 0 to 6 different shades."""
    steps = [step for step in ladder if type(step) is int]
    if len(ladder) != 7 or steps != sorted(set(steps)) or steps != list(ladder) or steps[0] != 0:
        refuse(file, name, f"the ladder {list(ladder)} must be seven rising whole numbers, the first of them 0")


def check_members(file: str, row: Row) -> None:
    """Refuse a set with other members than its attribute has, and members where there is no set."""
    is_set = row["kind"] in MEMBER_KINDS
    allowed = range(1, 7) if row["attribute"] == "shade" else list(COLOR_LETTERS)
    known = all(type(member) is type(allowed[0]) and member in allowed for member in row["members"])
    repeated = len(row["members"]) != len({str(member) for member in row["members"]})
    if not known or repeated or is_set != bool(row["members"]):
        refuse(file, row["id"], f"the members {row['members']} don't go with {row['kind']!r}")


def check_privates(file: str, rows: Rows) -> None:
    """Refuse private objectives that have not exactly one of a known color and a well-formed mask."""
    check_rows(file, "private", rows)
    for row in rows:
        if ("color" in row) == ("mask" in row):
            refuse(file, row["id"], "it must have either a color or a mask")
        if "color" in row:
            check_one_of(file, row["id"], "color", row["color"], list(COLOR_LETTERS))
        else:
            check_mask(file, row["id"], row["mask"])


def check_mask(file: str, name: str, mask: Sequence[object]) -> None:
    """Refuse a mask that is not four rows of five, each '#' or '.'."""
    if problem := shape_problem(mask):
        refuse(file, name, problem)
    if unknown := sorted(set("".join(str(row) for row in mask)) - set("#.")):
        refuse(file, name, f"the mask has the unknown character {unknown[0]!r}")


def check_editions(file: str, rows: Rows) -> None:
    """Refuse editions with an unknown option or value, at the table or in solo, or with a malformed bag."""
    check_rows(file, "edition", rows)
    for row in rows:
        for key in ("bag", "less_luck_bag"):
            check_bag(file, row["id"], key, row.get(key))
        for option in CHOICES:
            check_choice(file, row["id"], option, row[option])
        for option, value in row["solo"].items():
            check_choice(file, row["id"], option, value)


def check_bag(file: str, name: str, key: str, bag: Sequence[object] | None) -> None:
    """Refuse a bag that is not one whole number for each of 1 to 6 seats."""
    if bag is not None and not (len(bag) == 6 and all(type(dice) is int for dice in bag)):
        refuse(file, name, f"{key!r} must be six whole numbers, for 1 to 6 seats")


def check_choice(file: str, name: str, option: str, value: object) -> None:
    """Refuse an option that is unknown or a value that it does not have."""
    if option not in CHOICES:
        refuse(file, name, f"the option {option!r} is unknown")
    if not is_choice(option, value):
        allowed = ", ".join(str(choice) for choice in CHOICES[option])
        refuse(file, name, f"{option!r} is {value!r}, but must be one of: {allowed}")


def check_rulings(file: str, rows: Rows) -> None:
    """Refuse malformed rulings."""
    check_rows(file, "ruling", rows)


def refuse(file: str, name: str, problem: str) -> NoReturn:
    """Say which row of which file is wrong, and how."""
    raise Refused("bad_row", file=file, row=name, problem=problem)
