"""The subset is a promise: what is known to mean the same in Python and in C is allowed, everything else is refused."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Annotated

import pytest

from engine.chapters import chapter, function, unit_of
from sagrada.bots.search.unit import SEARCH
from sagrada.engine.chapters import OutsideSubsetError
from sagrada.engine.fields import read_field
from sagrada.engine.units import RULES, Unit, read_unit
from sagrada.rules.state import State

ANSWER = "    return n"
STATEMENTS = {
    "try": (5, "Try", "    try:\n        return n\n    except ValueError:\n        return 0"),
    "raise": (5, "Raise", "    raise ValueError(n)"),
    "with": (5, "With", "    with open('x'):\n        return n"),
    "global": (5, "Global", "    global COUNT\n    return n"),
    "nonlocal": (5, "Nonlocal", "    nonlocal n\n    return n"),
    "delete": (5, "Delete", "    del n\n    return 0"),
    "assert": (5, "Assert", "    assert n\n    return n"),
    "match": (5, "Match", "    match n:\n        case _:\n            return n"),
    "import": (5, "Import", "    import os\n    return n"),
    "a nested function": (5, "FunctionDef", "    def inner() -> int:\n        return 1\n    return inner()"),
    "a class": (5, "ClassDef", "    class Inner:\n        pass\n    return n"),
    "a declared variable": (5, "AnnAssign", "    many: int = n\n    return many"),
    "a number alone": (5, "Expr", "    n\n    return n"),
    "a chain of assignments": (5, "Assign", "    a = b = n\n    return a + b"),
    "else after while": (5, "While", "    while n:\n        n -= 1\n    else:\n        n = 2\n    return n"),
    "else after for": (5, "For", "    for i in range(n):\n        n -= 1\n    else:\n        n = 2\n    return n"),
    "an async loop": (5, "AsyncFor", "    async for i in range(n):\n        n -= 1\n    return n"),
}
EXPRESSIONS = {
    "a dictionary": ("Dict", "{1: 2}"),
    "a list": ("List", "[n, n]"),
    "a set": ("Set", "{n, n}"),
    "a tuple": ("Tuple", "(n, n)"),
    "a lambda": ("Lambda", "lambda k: 2 * k"),
    "a list comprehension": ("ListComp", "[i for i in range(n)]"),
    "a set comprehension": ("SetComp", "{i for i in range(n)}"),
    "a dictionary comprehension": ("DictComp", "{i: i for i in range(n)}"),
    "a generator expression": ("GeneratorExp", "(i for i in range(n))"),
    "a yield": ("Yield", "(yield n)"),
    "an assignment in an expression": ("NamedExpr", "(many := n)"),
    "a formatted string": ("JoinedStr", "f'{n}'"),
    "a text": ("Constant", "'n'"),
    "a fraction": ("Constant", "0.5"),
    "nothing": ("Constant", "None"),
    "a part of an array": ("Slice", "s.pool[1:n]"),
    "a division with a fraction": ("operator Div", "n / 2"),
    "a power": ("operator Pow", "n ** 2"),
    "a product of matrices": ("operator MatMult", "n @ n"),
    "a comparison by identity": ("comparison Is", "1 if n is n else 0"),
    "a membership": ("comparison In", "1 if n in n else 0"),
    "a plus sign": ("UnaryOp", "+n"),
    "a method": ("the call", "s.pool.count(n)"),
    "a keyword": ("the call", "min(n, b=2)"),
    "a star": ("Starred", "min(*s.pool)"),
    "an unknown function": ("abs, which is not known here", "abs(n)"),
    "an unknown name": ("COUNT, which is not known here", "COUNT"),
    "an unknown field": ("attribute dice of State", "s.dice"),
    "an attribute of a number": ("attribute real of a number", "n.real"),
    "an element of a number": ("an element of a number", "n[0]"),
    "three numbers for min": ("min takes 2 numbers of 32 bits", "min(n, 1, 2)"),
    "a state where a number is needed": ("State where a number is needed", "s + 1"),
    "an array where a number is needed": ("an array of int8_t where a number is needed", "s.pool + 1"),
    "counting with a truth": ("a truth where a number is needed", "n + (n == 2)"),
    "the contrary of a truth as a number": ("a truth where a number is needed", "~(n == 2)"),
    "a truth compared with a number": ("a truth where a number is needed", "1 if (n > 1) == n else 0"),
    "a truth compared with a joined one": ("a truth where a number is needed", "1 if (n > 1) == (n and n) else 0"),
    "an order of truths": ("a truth where a number is needed", "1 if (n > 1) < (n > 2) else 0"),
    "a choice between kinds": ("a choice between", "s if n else n"),
    "a test of an array": ("a test of an array", "1 if s.pool else 0"),
    "a call in a chain of comparisons": ("in the middle of a chain", "1 if 0 < question(s, n) < 2 else 0"),
    "too few arguments": ("question\\(State\\) instead of", "question(s)"),
    "an argument of another kind": ("question\\(a number, a number\\) instead of", "question(n, n)"),
    "a truth for a number": ("instead of \\(State, a number\\)", "question(s, n == 2)"),
}
BODIES = {
    "a local truth": (5, "a truth in a variable", "    many = n > 2\n    return 1 if many else 0"),
    "a truth in a field": (5, "a truth in a variable", "    s.honor = n > 2\n    return n"),
    "an array in a variable": (5, "assignment of a whole array", "    row = s.color[n]\n    return row[0]"),
    "an array in a field": (5, "assignment of a whole array", "    s.pool = s.track[n]\n    return n"),
    "a number for an array": (5, "an array of int8_t where a number", "    s.pool = n\n    return n"),
    "a state in a field": (5, "assignment of State", "    s.honor = s\n    return n"),
    "a tuple of names": (5, "Tuple", "    a, b = n, n\n    return a + b"),
    "a change of a constant": (5, "the name of something else, END", "    END = n\n    return n"),
    "a variable of two kinds": (6, "a is State here", "    a = n\n    a = s\n    return n"),
    "an argument of another kind": (5, "n is State here", "    n = s\n    return 1"),
    "a state returned": (5, "a return of State", "    return s"),
    "nothing returned": (5, "a return of nothing", "    return"),
    "a truth returned as a number": (5, "a return of a truth", "    return n == 2"),
    "a loop over an array": (5, "a loop over s.pool", "    for i in s.pool:\n        n += i\n    return n"),
    "a loop in steps": (5, "a loop over range", "    for i in range(0, n, 2):\n        n += i\n    return n"),
    "a loop over pairs": (5, "For", "    for i, j in range(n):\n        n += i\n    return n"),
    "a changed counter": (6, "a change of i", "    for i in range(n):\n        i += 1\n    return n"),
    "an assigned counter": (6, "a change of i", "    for i in range(n):\n        i = 1\n    return n"),
    "a counter in its own range": (5, "i, which is not known", "    for i in range(i):\n        n += 1\n    return n"),
    "a counter after its loop": (7, "i, which is not known", "    for i in range(n):\n        n += 1\n    return i"),
    "a counter that is a variable": (
        6,
        "also a variable",
        "    i = n\n    for i in range(i):\n        n += 1\n    return i",
    ),
    "a struct in a field": (5, "State where a number", "    m.rolled = m.tried[n]\n    return n"),
    "a struct in an array": (5, "Trial where a number", "    m.trials[n] = m.trials[0]\n    return n"),
    "an array of structs in a variable": (5, "assignment of a whole array", "    all = m.trials\n    return n"),
    "a row of structs in a variable": (5, "assignment of a whole array", "    all = m.kept[n]\n    return n"),
    "a field of an array of structs": (5, "attribute value of an array of Trial", "    return m.trials.value"),
    "an unknown field of a struct": (5, "attribute sum of Trial", "    return m.trials[n].sum"),
    "an index of a struct": (5, "an element of Trial", "    return m.trials[n][0]"),
    "counting with a struct": (5, "State where a number", "    return m.tried[n] + 1"),
    "a test of a struct": (5, "a test of State", "    return 1 if m.rolled else 0"),
    "a copy to a struct of another kind": (
        5,
        "assign takes two structs",
        "    assign(m.rolled, m.trials[n])\n    return n",
    ),
    "a copy of an array": (5, "assign takes two structs", "    assign(m.tried, m.kept[n])\n    return n"),
    "a variable for structs of two kinds": (
        6,
        "a is Trial here",
        "    a = m.rolled\n    a = m.trials[n]\n    return n",
    ),
    "an array of two dimensions for a buffer": (5, "instead of", "    return question(m, m.lists)"),
    "the least of wide numbers": (5, "numbers of 32 bits", "    return min(n, 0x80000000)"),
}
INDEXES = {
    "a negative number": "    return s.pool[-1]",
    "a negative name": "    return s.pool[-n]",
    "a negative constant": "    return s.pool[NO_DIE]",
    "a complement": "    return s.pool[~n]",
    "a difference": "    return s.pool[n - 1]",
    "a difference in a product": "    return s.pool[2 * (n - 1)]",
    "a difference in a sum": "    return s.pool[1 + (n - 2)]",
    "a difference under min": "    return s.pool[min(n - 1, 3)]",
    "a difference after another test": "    return s.pool[n - 2] if n > 0 else 0",
    "a difference after the contrary": "    return s.pool[n - 1] if n <= 0 else 0",
    "a difference after a change": "    if n > 0:\n        n -= 1\n        return s.pool[n - 1]\n    return 0",
    "a difference in a loop that changes it": (
        "    while n > 0:\n        n -= 2\n        s.seat = s.pool[n - 1]\n    return 0"
    ),
    "a difference after a call": (
        "    if s.used > 0:\n        change(s)\n        return s.tool[s.used - 1]\n    return 0"
    ),
    "a difference after a change of memory": (
        "    if s.used > 0:\n        s.used = n\n        return s.tool[s.used - 1]\n    return 0"
    ),
}
TESTED = {
    "a test": "    if n > 0:\n        return s.pool[n - 1]\n    return 0",
    "the contrary of a test": "    if n < 1:\n        return 0\n    else:\n        return s.pool[n - 1]",
    "a test in a choice": "    return s.pool[n - 2] if 2 <= n < 9 else 0",
    "the contrary in a choice": "    return 0 if n < 1 else s.pool[n - 1]",
    "a test before `and`": "    return 1 if n > 0 and s.pool[n - 1] else 0",
    "a test before `or`": "    return 1 if n <= 0 or s.pool[n - 1] else 0",
    "a loop": "    while n > 0 and s.pool[n - 1] > 3:\n        s.pool[n] = s.pool[n - 1]\n        n -= 1\n    return n",
    "a counter below": "    for i in range(3):\n        if n > i:\n            return s.pool[n - 1]\n    return 0",
    "two names": "    m = n + 1\n    return s.pool[m - n] if n <= m else 0",
    "constants": "    return s.pool[OVER - TURN]",
    "a constant part": "    return s.pool[2 - 1 + n]",
}
ORDERS = {
    "two random numbers": "    return below(r, n) - below(r, n)",
    "two as arguments": "    return max(below(r, n), below(r, n))",
    "a number read beside a change of it": "    return r[0] + below(r, n)",
    "an index beside a change of it": "    out[out[0]] = below(r, n)\n    return n",
    "a sum onto what is changed": "    out[0] += below(r, n)\n    return n",
    "a comparison": "    return 1 if below(r, n) < below(r, n) else 0",
}
CHANGES = function("    s.used = 0", "s: State", "None", "change")
BELOW = function("    r[0] += 1\n    return n", "r: Rng, n: int", "int", "below")
CONSTANTS = "NO_DIE: Final = -1\nEND: Final = 0\nTURN: Final = 3\nOVER: Final = TURN + 2\n\n"


def refuses(folder: Path, line: int, what: str, text: str) -> None:
    """A chapter is refused with its file and line."""
    with pytest.raises(OutsideSubsetError, match=rf"^chapter\.py, line {line}: .*{what}"):
        read_unit(unit_of(chapter(folder, text)))


@pytest.mark.parametrize("what", STATEMENTS)
def test_a_statement_outside_the_subset_is_refused(what: str, tmp_path: Path) -> None:
    line, kind, body = STATEMENTS[what]
    refuses(tmp_path, line, rf"{kind} as a statement \(in question\)", function(body))


@pytest.mark.parametrize("what", EXPRESSIONS)
def test_an_expression_outside_the_subset_is_refused(what: str, tmp_path: Path) -> None:
    kind, expression = EXPRESSIONS[what]
    refuses(tmp_path, 6, rf"{kind}.* \(in question\)", function(f"    n += 1\n    return {expression}"))


@pytest.mark.parametrize("what", BODIES)
def test_what_c_would_read_differently_is_refused(what: str, tmp_path: Path) -> None:
    line, kind, body = BODIES[what]
    constants = CONSTANTS.count("\n") if "END" in body else 0
    takes = "m: Room, n: int" if "m." in body else "s: State, n: int"
    refuses(tmp_path, line + constants, kind, (CONSTANTS if constants else "") + function(body, takes))


@pytest.mark.parametrize("what", INDEXES)
def test_an_index_that_may_be_negative_is_refused(what: str, tmp_path: Path) -> None:
    path = chapter(tmp_path, CONSTANTS + CHANGES + function(INDEXES[what]))
    with pytest.raises(OutsideSubsetError, match=r"^chapter\.py, line \d+: the index .* may be negative"):
        read_unit(unit_of(path))


@pytest.mark.parametrize("what", TESTED)
def test_an_index_that_was_tested_is_allowed(what: str, tmp_path: Path) -> None:
    assert read_unit(unit_of(chapter(tmp_path, CONSTANTS + function(TESTED[what]))))


@pytest.mark.parametrize("what", ORDERS)
def test_an_expression_that_depends_on_the_order_of_its_parts_is_refused(what: str, tmp_path: Path) -> None:
    question = function(ORDERS[what], "r: Rng, out: Buffer, n: int")
    refuses(tmp_path, 10, r"beside a part that reads it", BELOW + "\n" + question)


def test_truths_may_be_compared(tmp_path: Path) -> None:
    assert read_unit(unit_of(chapter(tmp_path, function("    return 1 if (n > 1) != (s.seat == 0) else 0"))))


def test_a_change_by_itself_is_allowed(tmp_path: Path) -> None:
    body = "    out[n] = below(r, n)\n    n += below(r, n)\n    return below(r, below(r, n))"
    assert read_unit(unit_of(chapter(tmp_path, BELOW + function(body, "r: Rng, out: Buffer, n: int"))))


@pytest.mark.parametrize(
    ("takes", "gives", "what"),
    [
        ("s: State, n: int = 1", "int", "simply named"),
        ("s: State, *n: int", "int", "simply named"),
        ("s: State, **n: int", "int", "simply named"),
        ("s: State, *, n: int", "int", "simply named"),
        ("s: State, n: int, /", "int", "simply named"),
        ("s: State, n", "int", "a missing annotation"),
        ("s: State, n: float", "int", "the annotation float"),
        ("s: State, n: list[int]", "int", "the annotation list"),
        ("s: State, n: int", "str", "the annotation str"),
        ("s: State, n: int", "State", "returns State"),
        ("s: State, n: int", "tuple[int, int]", "the annotation tuple"),
    ],
)
def test_a_signature_outside_the_subset_is_refused(takes: str, gives: str, what: str, tmp_path: Path) -> None:
    refuses(tmp_path, 3, what, function(ANSWER, takes, gives))


@pytest.mark.parametrize(
    ("what", "text"),
    [
        ("For outside a function", "for i in range(3):\n    pass"),
        ("If outside a function", "if 1:\n    pass"),
        ("Assign outside a function", "COUNT = 3"),
        ("AnnAssign outside a function", "COUNT: int = 3"),
        ("Expr outside a function", "print(3)"),
        ("AsyncFunctionDef outside a function", "async def question() -> int:\n    return 3"),
        ("Call in a constant", "COUNT: Final = len('abc')"),
        ("Name in a constant", "COUNT: Final = OTHER + 1"),
        ("Div in a constant", "COUNT: Final = 3 / 2"),
        ("Constant in a constant", "COUNT: Final = 'abc'"),
    ],
)
def test_what_would_run_by_itself_is_refused(what: str, text: str, tmp_path: Path) -> None:
    refuses(tmp_path, 3, what, text)


def test_a_decorator_is_refused(tmp_path: Path) -> None:
    refuses(tmp_path, 4, "question has a decorator", "@cache\n" + function(ANSWER))


def test_two_functions_of_the_same_name_are_refused(tmp_path: Path) -> None:
    one = chapter(tmp_path, function("    return 1"), "one")
    two = chapter(tmp_path, function("    return 2"), "two")
    with pytest.raises(OutsideSubsetError, match=r"^two\.py, line 3: a second function of the name question"):
        read_unit(unit_of(one, two))


@pytest.mark.parametrize("other", ["COUNT: Final = 3", "COUNT: Final = 4", "LEVEL: Final = 2"])
def test_two_constants_of_the_same_name_are_refused(other: str, tmp_path: Path) -> None:
    one = chapter(tmp_path, "from sagrada.content.tables import LEVEL\n\nCOUNT: Final = 3", "one")
    two = chapter(tmp_path, other, "two")
    with pytest.raises(OutsideSubsetError, match=r"^two\.py, line 3: a second constant of the name (COUNT|LEVEL)"):
        read_unit(unit_of(one, two))


# structs


class Unknown:
    """A struct that no unit names."""

    end: State
    words: Annotated[list[int], "int64_t", 4]


class Holder:
    """A struct that holds it."""

    inner: Unknown


def test_a_struct_that_holds_one_that_is_not_known_before_it_is_refused(tmp_path: Path) -> None:
    unit = unit_of(chapter(tmp_path, function(ANSWER)))
    assert read_unit(replace(unit, structs=(State, Unknown, Holder)))
    for structs in ((State, Holder), (State, Holder, Unknown)):
        with pytest.raises(OutsideSubsetError, match=r"Holder\.inner holds Unknown, not known before it"):
            read_unit(replace(unit, structs=structs))


def test_an_argument_that_is_a_struct_of_another_unit_is_refused(tmp_path: Path) -> None:
    refuses(tmp_path, 3, "the annotation Holder of question", function(ANSWER, "h: Holder, n: int"))


@pytest.mark.parametrize(
    "hint",
    [
        int,
        list[int],
        Annotated[list[int], "int"],
        Annotated[list[int], "int", 2, 3],
        Annotated[list[int], 2],
        Annotated[list[State], "int", 2],
        Annotated[list[list[State]], 2],
        Annotated[dict[int, State], 2],
        Annotated[int, "int", "int8_t"],
    ],
    ids=str,
)
def test_what_is_neither_numbers_nor_structs_in_its_shape_is_no_field(hint: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        read_field("broken", hint, marked=False)


def test_constants_may_be_made_of_constants(tmp_path: Path) -> None:
    text = "ONE: Final = 1\nMASK: Final = ~(ONE << 3 | 0x10) & 0xFF\nLESS: Final = -MASK // 2\n"
    constants = read_unit(unit_of(chapter(tmp_path, text))).names.constants
    assert (constants["ONE"], constants["MASK"], constants["LESS"]) == (1, 0xE7, -116)


@pytest.mark.parametrize("unit", [RULES, SEARCH], ids=["rules", "search"])
def test_every_function_of_the_chapters_is_in_the_subset(unit: Unit) -> None:
    written = [re.findall(r"^def (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE) for path in unit.chapters]
    made_of_marks = ["copy_public", "copy_own"]
    assert [function.node.name for function in read_unit(unit).functions] == [*made_of_marks, *chain(*written)]
