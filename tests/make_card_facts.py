"""Writes web/src/local/cardfacts.ts: what the page without a server needs of cards and editions beyond its module."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

from sagrada.content import tables
from sagrada.content.cards import EDITION, GLORY, PATTERNS, PIONEERS, TOOLS
from sagrada.content.check import CHOICES
from sagrada.content.options import (
    MODULE_CHOICES,
    MODULES,
    TABLE_SWITCHES,
    Options,
    edition_options,
    resolve,
)
from sagrada.engine.start import CARD_STAGES, MIXED, MODULE_FIELDS, OPTION_NUMBERS
from sagrada.game import notation
from sagrada.game.dealer import LABEL
from sagrada.game.game import NO_UNDO
from sagrada.game.log import FIRST_LINE
from sagrada.game.reasons import PHASES
from sagrada.rules import course, sheet
from sagrada.server.rolling import TELL
from sagrada.version import RULES_VERSION
from sagrada.words.messages import LONGEST_FACT

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "local" / "cardfacts.ts"
HEAD = "// Ids of cards and presets of editions. Written by tests/make_card_facts.py from the cards; not by hand.\n"
SEATS = range(1, 7)


def presets() -> dict[str, dict[str, Any]]:
    """Every option as an edition has it, by edition and seats: what differs from the first of these rows."""
    usual = edition_options(EDITION["classic"], 2, False, ())
    rows = {"": usual | {"modules": []}}
    for name, row in EDITION.items():
        for seats in SEATS:
            rows[f"{name} {seats}"] = differing(edition_options(row, seats, False, ()), usual)
            if row.less_luck_bag:
                rows[f"{name} {seats} less_luck"] = {"bag": row.less_luck_bag[seats - 1]}
    for seats in SEATS:
        strife = edition_options(EDITION["classic"], seats, False, ("strife",))
        rows[f"strife {seats}"] = {name: strife[name] for name in ("bag", "strife_rivalry")}
    return rows


def differing(row: dict[str, Any], usual: dict[str, Any]) -> dict[str, Any]:
    """The options of a row that differ from the usual ones."""
    return {name: value for name, value in row.items() if value != usual[name]}


def facts() -> dict[str, Any]:
    """Every constant of the file, by name."""
    return {
        "RULES_VERSION": RULES_VERSION,
        "LABEL": LABEL,
        "FIRST_LINE": FIRST_LINE,
        "COLORS": notation.COLORS,
        "TOOL_IDS": notation.TOOL_IDS,
        "PUBLIC_IDS": notation.PUBLIC_IDS,
        "PRIVATE_IDS": notation.PRIVATE_IDS,
        "CARD_IDS": notation.CARD_IDS,
        "BOARD_IDS": notation.BOARD_IDS,
        "PIONEER_IDS": notation.PIONEER_IDS,
        "ORNAMENT_IDS": notation.ORNAMENT_IDS,
        "PATTERN_IDS": [pattern.id for pattern in PATTERNS],
        "CARD_PATTERNS": tables.CARD_PATTERNS[: len(notation.CARD_IDS)],
        "OWN": tables.OWN,
        "TOOL_COLORS": [tool.color for tool in TOOLS],
        "PIONEER_POINTS": [card.points for card in PIONEERS],
        "PHASES": [PHASES[number] for number in sorted(PHASES)],
        "NO_UNDO": [NO_UNDO[number] for number in sorted(NO_UNDO)],
        "A_CHALLENGE": course.A_CHALLENGE,
        "NO_LINE": course.NO_LINE,
        "NOBODY": course.NOBODY,
        "DECIDERS": deciders(),
        "OPTION_NAMES": [field.name for field in fields(Options)],
        "PRESETS": presets(),
        "OPTION_NUMBERS": OPTION_NUMBERS,
        "OPTION_VALUES": option_values(),
        "MODULES": MODULES,
        "MODULE_FIELDS": MODULE_FIELDS,
        "MIXED": MIXED,
        "CARD_STAGES": CARD_STAGES,
        "TELL": [TELL[number] for number in sorted(TELL)],
        "LONGEST_FACT": LONGEST_FACT,
    }


def deciders() -> list[str]:
    """What decides between two seats, by its number; the last is the edition's tie-break."""
    named = {name.removeprefix("BY_").lower(): value for name, value in vars(sheet).items() if name.startswith("BY_")}
    return sorted(named, key=lambda name: named[name])


def option_values() -> dict[str, list[Any]]:
    """What each option can be, where that is a list."""
    values: dict[str, Any] = {**CHOICES, **dict.fromkeys(TABLE_SWITCHES, (True, False)), **MODULE_CHOICES}
    return {name: list(allowed) for name, allowed in values.items()}


def page() -> str:
    """The whole file."""
    assert resolve().bag == presets()[""]["bag"]
    assert len(GLORY.per_color) == len(SEATS)
    lines = [f"export const {name}{type_of(value)} = {dump(value)}" for name, value in facts().items()]
    types = ["import type { Field } from '../core/core'", "", "type Row = Record<string, unknown>"]
    return HEAD + "\n" + "\n".join([*types, *lines]) + "\n"


def dump(value: Any) -> str:
    """A constant as TypeScript writes it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def type_of(value: Any) -> str:
    """The type of a constant that is looked up by any word."""
    if not isinstance(value, dict):
        return ""
    if value is OPTION_NUMBERS:
        return ": Record<string, [Field, Record<string, number>]>"
    kind = "number" if all(isinstance(item, int) for item in value.values()) else "Row"
    kind = "unknown[]" if all(isinstance(item, list) for item in value.values()) else kind
    return f": Record<string, {kind}>"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(page(), encoding="utf-8")
