"""Writes web/src/lib/protocol.ts: the server's messages as TypeScript types, from its OpenAPI description."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

from sagrada.game.moves import Move
from sagrada.server.app import make_app

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "protocol.ts"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
MOVES = [kind.__name__ for kind in get_args(Move)]
HEAD = "// The server's messages. Written by tests/make_types.py from its OpenAPI description; not by hand.\n"


def type_text(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return union([type_text(part) for part in schema["anyOf"]])
    if "const" in schema:
        return repr(schema["const"])
    if "prefixItems" in schema:
        return f"[{', '.join(type_text(part) for part in schema['prefixItems'])}]"
    kind = schema.get("type")
    if kind == "array":
        inner = type_text(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        value = schema.get("additionalProperties")
        return f"Record<string, {type_text(value) if isinstance(value, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def union(types: list[str]) -> str:
    """One of several types; all moves together have a name."""
    return "Move" if set(types) == set(MOVES) else " | ".join(types)


def interface(name: str, schema: dict[str, Any]) -> str:
    """An object schema as an interface."""
    given = "NewTable Sit SeatBot Order Key PlayOn LogMoment".split()  # noqa: SIM905
    optional = set(schema["properties"]) - set(schema.get("required", [])) if name in given else set()
    lines = [
        f"  {field}{'?' if field in optional else ''}: {type_text(part)}"
        for field, part in schema["properties"].items()
    ]
    return "\n".join([f"export interface {name} {{", *lines, "}"])


def page() -> str:
    """The whole file."""
    schemas = make_app(Path("unused")).openapi()["components"]["schemas"]
    shown = {name: schema for name, schema in schemas.items() if "properties" in schema and "Validation" not in name}
    parts = [interface(name, schema) for name, schema in sorted(shown.items())]
    moves = "\n  | ".join(["export type Move =", *MOVES])
    return HEAD + "\n" + "\n\n".join([*parts, moves]) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(page(), encoding="utf-8")
