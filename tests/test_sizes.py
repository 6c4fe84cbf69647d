"""Nothing is too long to read: files, functions and lines have a limit, in Python and in the browser client."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYTHON = ("src", "tests", "benchmarks", "training", "install", "examples")
WEB = ("*.ts", "*.svelte", "*.css")
GENERATED = ("web/src/lib/protocol.ts", "web/src/core/layout.ts", "web/src/local/cardfacts.ts")
LONGEST_FILE = 400
LONGEST_FUNCTION = 40
LONGEST_LINE = 120


def python_files(root: Path) -> list[Path]:
    """Every Python file of the project."""
    return sorted(path for room in PYTHON for path in (root / room).rglob("*.py"))


def web_files(root: Path) -> list[Path]:
    """Every file of the browser client that a person writes."""
    written = (path for kind in WEB for room in ("src", "tests") for path in (root / "web" / room).rglob(kind))
    return sorted(path for path in written if path.relative_to(root).as_posix() not in GENERATED)


def long_files(paths: list[Path]) -> list[str]:
    """The files with too many lines."""
    return [path.name for path in paths if path.read_text(encoding="utf-8").count("\n") > LONGEST_FILE]


def long_lines(paths: list[Path]) -> list[str]:
    """The places of lines with too many characters."""
    return [
        f"{path.name}:{number}"
        for path in paths
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST_LINE
    ]


def long_functions(paths: list[Path]) -> Iterator[str]:
    """The functions whose body, without its docstring, has too many lines."""
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and body_length(node) > LONGEST_FUNCTION:
                yield f"{path.name}:{node.name}"


def body_length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a function's body without its docstring."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return (function.end_lineno or 0) - body[0].lineno + 1 if body else 0


def test_no_python_file_is_too_long() -> None:
    assert long_files(python_files(ROOT)) == []


def test_no_function_is_too_long() -> None:
    assert list(long_functions(python_files(ROOT))) == []


def test_no_file_of_the_client_is_too_long() -> None:
    assert long_files(web_files(ROOT)) == []


def test_no_line_of_the_client_is_too_long() -> None:
    assert long_lines(web_files(ROOT)) == []


def test_what_is_too_long_is_noticed(tmp_path: Path) -> None:
    room = tmp_path / "src"
    room.mkdir()
    (room / "long.py").write_text("def f():\n    '''Do.'''\n" + "    pass\n" * (LONGEST_FILE + 1), encoding="utf-8")
    (room / "short.py").write_text("def f():\n" + "    pass\n" * LONGEST_FUNCTION, encoding="utf-8")
    (room / "wide.py").write_text("#" * (LONGEST_LINE + 1) + "\n", encoding="utf-8")
    files = python_files(tmp_path)
    assert long_files(files) == ["long.py"]
    assert list(long_functions(files)) == ["long.py:f"]
    assert long_lines(files) == ["wide.py:1"]
