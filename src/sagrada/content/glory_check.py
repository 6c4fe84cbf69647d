"""The checks of the rows that only the Glory expansion has: strife boards, pioneers, ornaments and its numbers.
Each raises Refused("bad_row", file, row, problem); what the rows mean in play is not known here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .check import ORIGINS, Rows, check_one_of, check_parameters, check_rows, check_texts, refuse, unknown_character
from .refusal import Refused

BOARD_PARAMETERS: dict[str, tuple[str, ...]] = {
    "no_diagonal_contact": (),
    "shade_cells_only": (),
    "cells": ("mask",),
    "color_cells_too": (),
    "one_per_column": (),
    "gap": ("number",),
}
PIONEER_PARAMETERS: dict[str, tuple[str, ...]] = {
    "line": ("lines", "distinct"),
    "filled": ("mask",),
    "diagonal_run": ("number",),
    "shade_counts": ("number",),
    "color_count": ("number",),
    "block": (),
    "shade_run": ("number",),
    "per_line": ("number",),
    "plus": (),
    "line_within": (),
}
TIERS = ("easy", "medium", "hard", "hardest")


def check_boards(file: str, rows: Rows) -> None:
    """Refuse strife boards of an unknown kind, or whose parameters don't go with their kind."""
    check_rows(file, "board", rows)
    for row in rows:
        check_one_of(file, row["id"], "kind", row["kind"], list(BOARD_PARAMETERS))
        check_parameters(file, row, BOARD_PARAMETERS, ("mask", "number"))


def check_pioneers(file: str, rows: Rows) -> None:
    """Refuse pioneers without points, of an unknown kind, or whose parameters don't go with their kind."""
    check_rows(file, "pioneer", rows)
    for row in rows:
        check_one_of(file, row["id"], "points_origin", row["points_origin"], ORIGINS)
        check_positive(file, row["id"], "points", row["points"])
        check_one_of(file, row["id"], "kind", row["kind"], list(PIONEER_PARAMETERS))
        check_parameters(file, row, PIONEER_PARAMETERS, ("lines", "distinct", "mask", "number"))
        check_lines(file, row["id"], row.get("lines", "rows"), row.get("distinct", ["color"]))


def check_lines(file: str, name: str, lines: str, distinct: Sequence[object]) -> None:
    """Refuse lines that are neither rows nor columns, and anything but colors and shades that must differ."""
    check_one_of(file, name, "lines", lines, ("rows", "columns"))
    if distinct not in (["color"], ["shade"], ["color", "shade"]):
        refuse(file, name, Refused("row_distinct", distinct=str(distinct)))


def check_ornaments(file: str, rows: Rows) -> None:
    """Refuse ornaments that no window can hold, and gains and losses that are not."""
    check_rows(file, "ornament", rows)
    for row in rows:
        check_texts(file, row["id"], "pattern", row["pattern"])
        if problem := ornament_problem(row["pattern"]):
            refuse(file, row["id"], problem)
        check_positive(file, row["id"], "gain", row["gain"])
        check_positive(file, row["id"], "loss", row["loss"])
        check_one_of(file, row["id"], "tier", row["tier"], TIERS)


def ornament_problem(pattern: Sequence[str]) -> Refused | None:
    """What is wrong with an ornament's pattern, if anything."""
    if not 1 <= len(pattern) <= 4 or not 1 <= len(pattern[0]) <= 5 or len({len(row) for row in pattern}) > 1:
        return Refused("ornament_shape")
    if problem := unknown_character("pattern", "".join(pattern), "AB."):
        return problem
    if not set("".join(pattern)) >= set("AB"):
        return Refused("ornament_marks")
    return next(equal_marks(pattern), None)


def equal_marks(pattern: Sequence[str]) -> Iterator[Refused]:
    """A refusal for each row or column of a pattern with two equal marks side by side, which no window allows."""
    for kind, lines in (("row", pattern), ("column", ["".join(column) for column in zip(*pattern, strict=True)])):
        for place, line in enumerate(lines, 1):
            if "AA" in line or "BB" in line:
                yield Refused("ornament_equal_marks", kind=kind, place=place)


def check_numbers(file: str, supplies: Rows, bags: Rows, payouts: Rows) -> None:
    """Refuse numbers that leave a round without gray dice, a number of seats without a bag, or a place unpaid."""
    for kind, rows, expected in (("supply", supplies, 1), ("bag", bags, 6), ("payout", payouts, 1)):
        check_rows(file, kind, rows)
        if len(rows) != expected:
            refuse(file, kind, Refused("row_count", expected=expected, given=len(rows)))
    if supplies[0]["dice"] < 10:
        refuse(file, supplies[0]["id"], Refused("row_supply", dice=supplies[0]["dice"]))
    check_bags(file, bags)
    check_places(file, payouts[0]["id"], payouts[0]["places"])


def check_bags(file: str, rows: Rows) -> None:
    """Refuse bags out of order of seats, or without a color."""
    for seats, row in enumerate(rows, 1):
        if row["seats"] != seats:
            refuse(file, row["id"], Refused("row_place", key="seats", value=row["seats"], place=seats))
        check_positive(file, row["id"], "per_color", row["per_color"])
        check_positive(file, row["id"], "gray", row["gray"])


def check_places(file: str, name: str, places: Sequence[object]) -> None:
    """Refuse a payout that is not six whole numbers, none below the next or below zero."""
    points = [place for place in places if type(place) is int]
    if len(points) != 6 or len(places) != 6 or points != sorted(points, reverse=True) or points[-1] < 0:
        refuse(file, name, Refused("row_places", places=str(list(places))))


def check_positive(file: str, name: str, key: str, value: int) -> None:
    """Refuse zero and less."""
    if value < 1:
        refuse(file, name, Refused("row_at_least", key=repr(key), value=value))
