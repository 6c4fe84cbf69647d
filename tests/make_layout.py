"""Writes web/src/core/layout.ts: where the state's fields lie in memory, and the numbers and questions of the rules."""

from __future__ import annotations

from pathlib import Path

from make_numbers import numbers_now
from sagrada.bots.search.library import STYLES, questions
from sagrada.content.cards import EDITION
from sagrada.engine.calls import LENT
from sagrada.engine.fields import FIELDS
from sagrada.engine.kinds import Struct, Truth
from sagrada.engine.subset import Function
from sagrada.rules import refusals
from sagrada.rules import state as numbers
from sagrada.rules.sheet import SHEET_ROW

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


def answer_kind(question: Function) -> str:
    """What comes back, as TypeScript says it."""
    if "out" in dict(question.signature.arguments):
        return "number[]"
    return "boolean" if isinstance(question.signature.result, Truth) else "number"


def questions_text() -> str:
    """What may be asked of a state, with its arguments, and what comes back."""
    asked = [question for question in questions() if "s" in dict(question.signature.arguments)]
    rows = []
    for question in asked:
        names = [
            name for name, kind in question.signature.arguments if not isinstance(kind, Struct) and name not in LENT
        ]
        taken = ", ".join(f"{name}: number" for name in names)
        rows.append(f"  {question.node.name}({taken}): {answer_kind(question)}")
    return "\n".join(
        [
            "/** Questions of the rules; an argument out of range is refused with a RangeError. */",
            "export interface Questions {", *rows, "}", "",
            "export const QUESTIONS: Record<keyof Questions, 'number' | 'boolean' | 'number[]'> = {",
            *[f"  {question.node.name}: '{answer_kind(question)}'," for question in asked], "}", "",
        ]
    )  # fmt: skip


def rules_text() -> str:
    """The rules that refuse actions, with the name and kind of each fact, and the lines of a sheet."""
    kinds = " | ".join(f"'{kind}'" for kind in refusals.KINDS)
    rows = []
    for rule in refusals.RULES.values():
        facts = ", ".join(f"{name}: '{kind}'" for name, kind in rule.facts)
        rows.append(f"  {{ id: '{rule.id}', facts: {f'{{ {facts} }}' if facts else '{}'} }},")
    lines = ", ".join(f"'{name.removeprefix('SHEET_').lower()}'" for name in numbers_now()["lines"])
    return "\n".join(
        [
            "/** The lines of a score sheet, and how many numbers tell one. */",
            f"export const LINES = [{lines}] as const", f"export const LINE_NUMBERS = {SHEET_ROW}", "",
            f"export type FactKind = {kinds}", "",
            "/** The rules that refuse actions, by number: name and kind of each fact, in order. */",
            "export const RULES: { id: string; facts: Record<string, FactKind> }[] = [", *rows, "]", "",
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
            rules_text(),
            questions_text(),
        ]
    )


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(page(), encoding="utf-8")
