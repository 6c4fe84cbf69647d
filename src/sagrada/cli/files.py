"""Reading what a command is given: a file, or stdin for `-`; and writing JSON back."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from sagrada.content.refusal import Refused, system_problem

JSON_PROBLEMS = {
    "Expecting value": "value",
    "Expecting property name": "key",
    "Expecting ':'": "colon",
    "Expecting ','": "comma",
    "Illegal trailing comma": "trailing_comma",
    "Extra data": "extra",
    "Invalid control character": "control",
    "Invalid \\": "escape",
    "Unterminated string": "unterminated",
    "Unexpected UTF-8 BOM": "mark",
    "maximum recursion": "depth",
    "Exceeds the limit": "long_number",
    "NaN": "constant",
    "Infinity": "constant",
    "-Infinity": "constant",
}
"""How the complaints of the reader begin."""


def read_text(name: str) -> str:
    """The text of a file or of stdin; raises Refused."""
    try:
        if name == "-":
            return sys.stdin.buffer.read().decode("utf-8")
        return Path(name).read_text(encoding="utf-8")
    except OSError as problem:
        raise Refused("cant_read", file=name, problem=system_problem(problem)) from None
    except UnicodeDecodeError:
        raise Refused("not_text", file=name) from None


def refuse_constant(constant: str) -> float:
    """NaN and Infinity are no JSON."""
    raise ValueError(f"{constant} is no JSON number")


def json_problem(words: str) -> Refused:
    """What the reader of JSON complains about, as far as it is known here; its own words else."""
    kind = next((kind for start, kind in JSON_PROBLEMS.items() if words.startswith(start)), "other")
    return Refused("json_problem", kind=kind, words=words)


def read_json(name: str) -> Any:
    """The JSON of a file or of stdin; raises Refused with line and column."""
    text = read_text(name)
    try:
        return json.loads(text, parse_constant=refuse_constant)
    except json.JSONDecodeError as problem:
        place = {"line": problem.lineno, "column": problem.colno}
        raise Refused("not_json", file=name, problem=json_problem(problem.msg), **place) from None
    except (RecursionError, ValueError) as problem:
        raise Refused("not_json", file=name, line=1, column=1, problem=json_problem(str(problem))) from None


def print_json(value: Any) -> None:
    """One JSON value on stdout."""
    print(json.dumps(value, ensure_ascii=False))
