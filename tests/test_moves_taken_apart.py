"""Moves are taken apart in one place only: numbers in `game/numbering.py`, texts in `game/notation.py`.

The sources are read, nothing is run. `rules/`, `engine/` and `bots/search/` are the home of the numbers and left out.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOMES = (
    "game/moves.py",
    "game/known_moves.py",
    "game/notation.py",
    "game/numbering.py",
    "rules/",
    "engine/",
    "bots/search/",
)
SCRIPT_HOMES = [ROOT / "web" / "src" / "local" / name for name in ("moves.ts", "notation.ts")]
"""Where the page without a server reads and writes notation."""
SENTENCES = ("words/telling.py", "words/advice.py")
NUMBERS = {
    *("END", "RETURN", "STOP", "UP", "DOWN", "PAY_TOKENS", "CHOOSE", "KEEP", "CLAIM", "SHADE", "USE", "TAKE", "PAY"),
    *("SWAP", "PLACE", "REMOVE", "SWAP_SEAT", "MOVE", "DECISIONS", "DRAW", "ROLL", "COLOR", "DEAL", "FIRST", "ACTIONS"),
}
WORDS = ["choose", "keep", "claim", "use", "pay", "swap", "remove", "undo", "* deal", "* first"]
SIGNS = {"@", ">", "*", "!", "* ", *WORDS, *(f"{word} " for word in WORDS)}
CUTS = {"partition", "rpartition", "split", "rsplit", "startswith", "removeprefix", "find", "index", "replace"}
SHAPE = re.compile(r"\[RYGBPS\]|\[a-d\]|\[abcd\]")
ANY_SIGN = "|".join(map(re.escape, sorted(SIGNS)))
IN_SCRIPT = re.compile(rf"\.(?:split|startsWith|includes|replace|indexOf)\(['\"](?:{ANY_SIGN})['\"]")


def python_sources() -> list[Path]:
    """The modules that must leave moves whole."""
    package = ROOT / "src" / "sagrada"
    inside = [
        path for path in package.rglob("*.py") if not str(path.relative_to(package)).startswith(HOMES + SENTENCES)
    ]
    return sorted([*inside, *(ROOT / "benchmarks").glob("*.py"), *(ROOT / "training").glob("*.py")])


def is_number(node: ast.expr) -> bool:
    """Is this the first number of a kind of move, such as `numbers.TAKE`?"""
    return isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "numbers" and node.attr in NUMBERS


def counts_with_numbers(node: ast.AST) -> bool:
    """Are numbers of actions ordered here, or counted with, or brought in by name?"""
    match node:
        case ast.Compare(left, ops, others) if any(isinstance(op, ast.Lt | ast.LtE | ast.Gt | ast.GtE) for op in ops):
            return any(map(is_number, [left, *others]))
        case ast.BinOp(left, _, right):
            return is_number(left) or is_number(right)
        case ast.ImportFrom("sagrada.rules.state", names):
            return any(alias.name in NUMBERS for alias in names)
    return False


def cuts_text(node: ast.AST) -> bool:
    """Is a text cut or searched by a sign of the notation here?"""
    match node:
        case ast.Call(ast.Attribute(attr=method), [ast.Constant(sign) | ast.Tuple([ast.Constant(sign), *_]), *_]):
            return method in CUTS and sign in SIGNS
        case ast.Compare(ast.Constant(sign), [ast.In() | ast.NotIn()]):
            return sign in SIGNS
        case ast.Constant(str(text)):
            return SHAPE.search(text) is not None
    return False


def faults(text: str) -> Iterator[int]:
    """The lines of a module where a move is taken apart."""
    for node in ast.walk(ast.parse(text)):
        if counts_with_numbers(node) or cuts_text(node):
            yield getattr(node, "lineno", 0)


def test_no_module_takes_a_move_apart() -> None:
    found = {path: list(faults(path.read_text(encoding="utf-8"))) for path in python_sources()}
    assert {str(path.relative_to(ROOT)): lines for path, lines in found.items() if lines} == {}


def test_no_script_of_the_browser_takes_a_move_apart() -> None:
    files = [
        path
        for end in ("ts", "svelte")
        for path in (ROOT / "web" / "src").rglob(f"*.{end}")
        if path not in SCRIPT_HOMES
    ]
    found = {path.name: IN_SCRIPT.findall(path.read_text(encoding="utf-8")) for path in files}
    assert len(files) > 50
    assert {name: cuts for name, cuts in found.items() if cuts} == {}


@pytest.mark.parametrize(
    "text",
    [
        "numbers.TAKE <= action < numbers.PAY",
        "action >= numbers.DRAW",
        "action - numbers.USE",
        "numbers.PLACE + cell",
        "from sagrada.rules.state import TAKE",
        "line.startswith('*')",
        "line.startswith(('choose', 'keep'))",
        "move.partition('@')",
        "line.removeprefix('use ')",
        "'@' in text",
        "re.compile('[RYGBPS][1-6]')",
    ],
)
def test_a_move_that_is_taken_apart_is_found(text: str) -> None:
    assert list(faults(text)) == [1]


@pytest.mark.parametrize("text", ["move.split('@')", "line.startsWith('*')", "move.replace('choose ', '')"])
def test_a_move_that_a_script_takes_apart_is_found(text: str) -> None:
    assert IN_SCRIPT.search(text)


@pytest.mark.parametrize(
    "text",
    ["state.phase < numbers.DEAL_FIRST", "action == numbers.END", "host.partition(':')", "word in ('use', 'pay')"],
)
def test_what_only_looks_alike_is_left_alone(text: str) -> None:
    assert not list(faults(text))
