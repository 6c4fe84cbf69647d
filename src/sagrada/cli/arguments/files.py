"""Files that commands are given: read from a path or from stdin (`-`), and written whole or not at all."""

from __future__ import annotations

import errno
import json
import os
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sagrada.content.refusal import Refused, system_problem

FILE_MODE = 0o666
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


def find_path(name: str) -> Path:
    """The path of a name as it was typed; a home folder that doesn't exist stays a name."""
    return Path(os.path.expanduser(name))


def refuse_foreign(path: Path, is_ours: Callable[[bytes], bool], rule: str) -> None:
    """Refuse to write over a file that this program has not written."""
    try:
        with path.open("rb") as file:
            text = file.read(200)
    except FileNotFoundError:
        return
    except OSError as problem:
        raise cant_write(path, problem) from None
    if not is_ours(text):
        raise Refused(rule, file=str(path))


def write_file(path: Path, text: str, mode: int = FILE_MODE) -> None:
    """Write a whole file or nothing: into a new file beside it, which then takes its place."""
    if not path.name:
        raise cant_write(path, IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR)))
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        try:
            with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as problem:
        raise cant_write(path, problem) from None


def cant_write(path: Path, problem: OSError) -> Refused:
    """A file that can't be written."""
    return Refused("cant_write", file=str(path), problem=system_problem(problem))


def check_folder(name: str) -> None:
    """Refuse a place where no file can be, before the work and not after it."""
    if not Path(name).name or not Path(name).absolute().parent.is_dir():
        raise Refused("no_folder", file=name)
