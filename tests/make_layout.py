"""Writes web/src/core/layout.ts: where the state's fields lie in memory, and the numbers and questions of the rules."""

from __future__ import annotations

from pathlib import Path

from sagrada.bots.search.library import STYLES, questions
from sagrada.content.cards import EDITION
from sagrada.engine.fields import FIELDS
from sagrada.engine.kinds import Struct, Truth
from sagrada.rules import state as numbers

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "core" / "layout.ts"
HEAD = "// What the WebAssembly module holds. Written by tests/make_layout.py from the rules; not by hand.\n"
SIZES = {"int8_t": 1, "int32_t": 4}


def offsets() -> tuple[dict[str, int], int]:
    """Where each field begins, each aligned to its own size, and the bytes of the whole."""
    places: dict[str, int] = {}
    end = 0
    for field in FIELDS:
        size, many = SIZES[field.ctype], 1
        for length in field.shape:
            many *= length
        places[field.name] = -(-end // size) * size
        end = places[field.name] + size * many
    return places, -(-end // 4) * 4


def fields_text() -> str:
    """Each field: bytes of a number, place, shape."""
    places, _ = offsets()
    rows = [f"  {field.name}: [{SIZES[field.ctype]}, {places[field.name]}, {list(field.shape)}]," for field in FIELDS]
    return "\n".join(["export const FIELDS = {", *rows, "} as const", ""])


def numbers_text() -> str:
    """Phases, actions and the other numbers of the state."""
    named = {name: value for name, value in vars(numbers).items() if name.isupper() and isinstance(value, int)}
    return "\n".join(
        ["export const NUMBERS = {", *[f"  {name}: {value}," for name, value in named.items()], "} as const", ""]
    )


def questions_text() -> str:
    """What may be asked of a state, with its arguments; whether a truth comes back."""
    rows = []
    for question in questions():
        arguments = question.signature.arguments
        if not any(isinstance(kind, Struct) for _, kind in arguments):
            continue
        taken = ", ".join(f"{name}: number" for name, kind in arguments if not isinstance(kind, Struct))
        gives = "boolean" if isinstance(question.signature.result, Truth) else "number"
        rows.append(f"  {question.node.name}({taken}): {gives}")
    truths = [row.split("(")[0].strip() for row in rows if row.endswith("boolean")]
    names = [row.split("(")[0].strip() for row in rows]
    return "\n".join(
        [
            "/** Questions of the rules; an argument out of range is refused with a RangeError. */",
            "export interface Questions {", *rows, "}", "",
            "export const QUESTIONS: Record<keyof Questions, 'number' | 'boolean'> = {",
            *[f"  {name}: '{'boolean' if name in truths else 'number'}'," for name in names], "}", "",
        ]
    )  # fmt: skip


def page() -> str:
    """The whole file."""
    editions = ", ".join(f"'{name}'" for name in EDITION)
    bots = ", ".join(f"'{name}'" for name in STYLES)
    return "\n".join(
        [
            HEAD,
            f"export const STATE_BYTES = {offsets()[1]}\n",
            f"export const EDITIONS = [{editions}] as const",
            f"export const BOTS = [{bots}] as const\n",
            "/** bytes of a number, place in the state, lengths of the array */",
            fields_text(),
            numbers_text(),
            questions_text(),
        ]
    )


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(page(), encoding="utf-8")
