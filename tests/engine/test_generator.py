"""The generator writes the compiled subset, and refuses what C and Python would read differently."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from sagrada.bots.search import weights
from sagrada.bots.search.unit import SEARCH
from sagrada.content import tables
from sagrada.engine.fields import FIELDS
from sagrada.engine.generator import HEADER, RULES, OutsideSubsetError, Unit, function_text, struct_text, unit_text
from sagrada.rules import state as numbers

OUTSIDE = {
    "a dictionary": "    names = {1: 2}\n    return names[n]",
    "a lambda": "    double = lambda k: 2 * k\n    return double(n)",
    "try": "    try:\n        return n\n    except ValueError:\n        return 0",
    "raise": "    raise ValueError(n)",
    "with": "    with open('x'):\n        return n",
    "a negative index": "    return s.pool[-1]",
    "a negative name": "    return s.pool[-n]",
    "a nested function": "    def inner() -> int:\n        return 1\n    return inner()",
    "a tuple": "    pair = (n, n)\n    return n",
    "a tuple of names": "    a, b = n, n\n    return a + b",
    "a list of its own": "    many = [i for i in range(n)]\n    return n",
    "a generator": "    yield n",
    "a global": "    global COUNT\n    return n",
}


def chapter(folder: Path, text: str, name: str = "chapter") -> Path:
    """A chapter of the rules with this text."""
    path = folder / f"{name}.py"
    path.write_text(f'"""A chapter."""\n\n{text}\n', encoding="utf-8")
    return path


def function(body: str, takes: str = "s: State, n: int", gives: str = "int", name: str = "question") -> str:
    """The text of a function."""
    return f'def {name}({takes}) -> {gives}:\n    """A question."""\n{body}\n'


def unit_of(*chapters: Path, public: tuple[str, ...] = ()) -> str:
    """The unit of these chapters alone, of which Python may call these functions."""
    return unit_text(replace(RULES, chapters=chapters, public=public))


def test_a_function_of_the_subset_becomes_c(tmp_path: Path) -> None:
    unit = unit_of(chapter(tmp_path, function("    return s.pool[n] + 1")))
    assert "cdef inline int question(StateStruct* s, int n) noexcept nogil:\n    return s.pool[n] + 1" in unit
    assert "EXPORTS['question']" not in unit


def test_a_function_that_is_offered_to_python_checks_its_arguments(tmp_path: Path) -> None:
    text = function("    return s.shade[seat][die % 6]", "s: State, seat: int, die: int")
    unit = unit_of(chapter(tmp_path, text), public=("question",))
    assert "def py_question(State s not None, seat, die):" in unit
    assert "cdef int c_seat = within('question', 'seat', seat, 0, s.s.seats)" in unit
    assert "cdef int c_die = within('question', 'die', die, 0, 36)" in unit
    assert "return question(&s.s, c_seat, c_die)\nEXPORTS['question'] = py_question" in unit


@pytest.mark.parametrize("takes", ["s: State, out: Buffer", "k: Stack, die: int", "s: State, whatever: int"])
def test_a_function_whose_arguments_have_no_range_cant_be_offered(takes: str, tmp_path: Path) -> None:
    path = chapter(tmp_path, function("    return 1", takes))
    assert "cdef inline int question(StateStruct* " in unit_of(path)
    with pytest.raises(OutsideSubsetError, match=r"question, line 3: the argument (out|k|whatever) has no range"):
        unit_of(path, public=("question",))


@pytest.mark.parametrize("what", OUTSIDE)
def test_what_lies_outside_the_subset_is_refused_with_its_line(what: str, tmp_path: Path) -> None:
    path = chapter(tmp_path, function(OUTSIDE[what]))
    with pytest.raises(OutsideSubsetError, match=r"question, line \d+"):
        unit_of(path)


def test_code_that_would_run_by_itself_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OutsideSubsetError, match="line 3: For"):
        unit_of(chapter(tmp_path, "for i in range(3):\n    pass"))


def test_two_functions_of_the_same_name_are_refused(tmp_path: Path) -> None:
    one = chapter(tmp_path, function("    return 1"), "one")
    two = chapter(tmp_path, function("    return 2"), "two")
    with pytest.raises(OutsideSubsetError, match="same name: question"):
        unit_of(one, two)


@pytest.mark.parametrize(
    ("takes", "gives"),
    [("s: State, n: float", "int"), ("s: State, n: list[int]", "int"), ("s: State", "str")],
)
def test_an_annotation_without_a_c_type_is_refused(takes: str, gives: str, tmp_path: Path) -> None:
    path = chapter(tmp_path, function("    return 1", takes, gives))
    with pytest.raises((OutsideSubsetError, KeyError)):
        unit_of(path)


def test_the_struct_has_every_field_of_the_state_in_its_order() -> None:
    written = re.findall(r"^    (\w+) (\w+)((?:\[\d+\])*)$", struct_text(), re.MULTILINE)
    assert written == [(f.ctype, f.name, "".join(f"[{size}]" for size in f.shape)) for f in FIELDS]
    assert {name for _, name, _ in written} == set(numbers.State.__annotations__)


def test_the_whole_unit_reads_and_loads_every_field() -> None:
    unit = unit_text()
    for field in FIELDS:
        assert f"    def {field.name}(self):" in unit
        assert f"value = fields['{field.name}']" in unit


@pytest.mark.parametrize("whole", [RULES, SEARCH], ids=["rules", "search"])
def test_the_whole_unit_fills_every_table_it_uses(whole: Unit) -> None:
    unit = unit_text(whole)
    arrays = re.findall(r"^cdef int ([A-Z_]+)\[", unit, re.MULTILINE)
    assert {"TAKES_COLOR", "TAKES_SHADE", "LEVEL", "TOOL_COLOR", "PUBLIC_POINTS", "PRIVATE_MASK"} <= set(arrays)
    for name in arrays:
        assert f"= tables.{name}[i]" in unit
        assert isinstance(getattr(tables, name, None) or getattr(weights, name), list)


def test_the_same_chapters_give_the_same_unit() -> None:
    assert unit_text() == unit_text()
    assert unit_text(SEARCH) == unit_text(SEARCH)


def test_the_search_has_every_function_of_the_rules() -> None:
    rules, search = (re.findall(r"^cdef inline .*", unit_text(unit), re.MULTILINE) for unit in (RULES, SEARCH))
    assert set(rules) < set(search)


def test_a_function_with_a_stack_gets_states(tmp_path: Path) -> None:
    unit = unit_of(chapter(tmp_path, function("    return at(k, n).seats", "k: Stack, n: int")))
    assert "cdef inline int question(StateStruct* k, int n)" in unit


def test_the_primitives_of_a_stack_stand_before_the_chapters() -> None:
    unit = unit_text()
    first = unit.index("cdef inline bint awaits_chance")
    for primitive in ("StateStruct* at(", "void assign(", "int* part("):
        assert unit.index(f"cdef inline {primitive}") < first


COUNTING = """    total = 0
    for i in range(s.seats):
        total += 1
    for i in range(n):
        total += 1
    return total"""


def test_variables_that_count_in_loops_are_as_wide_as_an_int(tmp_path: Path) -> None:
    unit = unit_of(chapter(tmp_path, function(COUNTING)))
    assert "noexcept nogil:\n    cdef int i\n    total = 0" in unit
    assert "cdef int" not in unit_of(chapter(tmp_path, function("    return n"))).partition("int question(")[2][:60]


@pytest.mark.slow
def test_a_loop_up_to_a_narrow_field_and_then_to_200_ends(tmp_path: Path) -> None:
    """Undeclared, `i` would be as narrow as `seats`, a byte, and never reach 200."""
    node = ast.parse(function(COUNTING)).body[0]
    assert isinstance(node, ast.FunctionDef)
    struct = "cdef struct StateStruct:\n    int8_t seats\n"
    call = "def ask():\n    cdef StateStruct s\n    s.seats = 3\n    return question(&s, 200)\n"
    text = "\n".join([HEADER, struct, function_text(node, function(COUNTING).splitlines()), call])
    (tmp_path / "narrow.pyx").write_text(text, encoding="utf-8")
    build = [sys.executable, "-m", "Cython.Build.Cythonize", "-i", "-q", "narrow.pyx"]
    subprocess.run(build, cwd=tmp_path, check=True, capture_output=True)
    ask = [sys.executable, "-c", "import narrow; print(narrow.ask())"]
    assert subprocess.run(ask, cwd=tmp_path, check=True, capture_output=True, text=True, timeout=20).stdout == "203\n"
