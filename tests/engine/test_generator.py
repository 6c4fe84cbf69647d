"""The generator writes chapters as plain C that gives the same answers, and the wrapper around it checks arguments."""

from __future__ import annotations

import ctypes
import random
import re
import subprocess
import sysconfig
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine.chapters import Room, chapter, function, unit_of
from sagrada.bots.search.unit import SEARCH
from sagrada.engine.chapters import OutsideSubsetError
from sagrada.engine.fields import FIELDS
from sagrada.engine.generator import c_text, struct_text
from sagrada.engine.structs import c_class, make_plain
from sagrada.engine.units import RULES, Unit, read_unit
from sagrada.engine.wrapping import cython_text
from sagrada.rules import bits
from sagrada.rules import state as numbers
from sagrada.rules.copying import assign


def c_of(folder: Path, body: str, takes: str = "s: State, n: int", gives: str = "int") -> str:
    """A function as C, without what stands before it."""
    return c_text(unit_of(chapter(folder, function(body, takes, gives)))).partition("/* A question. */\n")[2]


@cache
def whole_text(unit: Unit) -> str:
    """A whole unit as C."""
    return c_text(unit)


def test_a_function_of_the_subset_becomes_c(tmp_path: Path) -> None:
    written = "static inline int sg_question(State *s, int n) {\n    return s->pool[n] + 1;\n}\n"
    assert c_of(tmp_path, "    return s.pool[n] + 1") == written


def test_variables_are_declared_where_they_are_set_first_or_before_the_block(tmp_path: Path) -> None:
    body = "    a = n\n    if a:\n        b = a\n        a = b\n    b = 3\n    return a + b"
    lines = c_of(tmp_path, body).splitlines()
    assert lines[1:3] == ["    int b;", "    int a = n;"]
    assert "        b = a;" in lines
    assert "    b = 3;" in lines


def test_a_variable_that_is_wide_once_is_wide(tmp_path: Path) -> None:
    body = "    a = 1\n    a = a << 40 | 0xFFFFFFFFFF\n    return a >> 36"
    assert "    int64_t a = 1;" in c_of(tmp_path, body)


def test_where_a_range_ends_is_found_once(tmp_path: Path) -> None:
    body = "    for i in range(s.seats):\n        s.seats -= 1\n    for i in range(3, 5):\n        n += i\n    return n"
    text = c_of(tmp_path, body)
    assert "for (int i = 0, end_i = s->seats; i < end_i; i++) {" in text
    assert "for (int i = 3; i < 5; i++) {" in text


def test_structs_within_structs_are_named_by_address_and_copied_whole(tmp_path: Path) -> None:
    body = """    s = m.tried[n]
    assign(s, m.tried[n + 1])
    assign(m.rolled, s)
    trial = m.trials[n]
    assign(m.trials[0], trial)
    trial.end.seat = m.kept[1][n].tokens[2]
    return trial.path[n] + m.rolled.seat"""
    text = c_of(tmp_path, body, "m: Room, n: int")
    assert [line.strip() for line in text.splitlines()[1:-1]] == [
        "State *s = &m->tried[n];",
        "*s = m->tried[n + 1];",
        "m->rolled = *s;",
        "Trial *trial = &m->trials[n];",
        "m->trials[0] = *trial;",
        "trial->end.seat = m->kept[1][n].tokens[2];",
        "return trial->path[n] + m->rolled.seat;",
    ]


def test_structs_and_rows_of_a_struct_are_passed_on(tmp_path: Path) -> None:
    helper = function(
        "    return out[0] + s.seat + r[1] - t.value", "s: State, out: Buffer, r: Rng, t: Trial", "int", "look"
    )
    body = "    return look(m.trials[n].end, m.lists[n], m.words, m.trials[n])"
    text = c_text(unit_of(chapter(tmp_path, helper + function(body, "m: Room, n: int"))))
    assert "static inline int sg_look(State *s, int *out, int64_t *r, Trial *t);" in text
    assert "return sg_look(&m->trials[n].end, m->lists[n], m->words, &m->trials[n]);" in text


def test_structs_are_written_before_those_that_hold_them(tmp_path: Path) -> None:
    text = c_text(unit_of(chapter(tmp_path, function("    return n"))))
    assert "typedef struct Trial {\n    int value;\n    int path[4];\n    State end;\n} Trial;\n" in text
    assert "    State tried[3];\n    Trial trials[5];\n    State kept[2][3];\n} Room;\n" in text
    assert text.index("} State;") < text.index("} Trial;") < text.index("} Room;")


SHUFFLE = '''
STEP: Final = 1


def mix(m: Room, a: int, b: int) -> int:
    """Change numbers and copy structs to and fro."""
    trial = m.trials[a % 5]
    s = m.tried[b % 3]
    trial.value += a - b
    trial.path[b % 4] = trial.value
    trial.end.tokens[a % 6] = b % 100
    s.pool[b % 13] = a % 36
    assign(m.trials[b % 5], trial)
    assign(trial.end, s)
    assign(m.kept[a % 2][b % 3], trial.end)
    assign(m.rolled, m.kept[b % 2][a % 3])
    m.words[a % 4] += m.lists[a % 3][b % 8]
    m.lists[b % 3][a % 8] += m.rolled.pool[a % 13]
    m.found += STEP
    return trial.value + s.tokens[a % 6] + m.trials[(a + b) % 5].end.tokens[b % 6] + m.lists[b % 3][a % 8]
'''


def numbers_in(thing: Any) -> Any:
    """Everything in a struct or an array, as lists."""
    if isinstance(thing, int):
        return thing
    if hasattr(thing, "__len__"):
        return [numbers_in(item) for item in thing]
    names = [field[0] for field in thing._fields_] if hasattr(thing, "_fields_") else list(vars(thing))
    return {name: numbers_in(getattr(thing, name)) for name in names}


def test_c_and_python_see_the_same_in_structs_whatever_is_copied(tmp_path: Path) -> None:
    source = '#include "chapter.c"\nint mix(Room *m, int a, int b) { return sg_mix(m, a, b); }\n'
    mix = compiled_from(tmp_path, SHUFFLE, source).mix
    names: dict[str, Any] = {"assign": assign}
    exec("from __future__ import annotations\nfrom typing import Final\n" + SHUFFLE, names)
    room, own_room = c_class(Room)(), make_plain(Room)
    chance = random.Random("structs")
    for _ in range(500):
        a, b = chance.randrange(100), chance.randrange(100)
        assert mix(ctypes.byref(room), a, b) == names["mix"](own_room, a, b)
    assert numbers_in(room) == numbers_in(own_room)
    assert room.found == 500


CALCULATIONS = '''
LOW: Final = -3
WORD: Final = 0xFFFFFFFF


def half(n: int) -> int:
    """Half of it."""
    return n // 2


def is_odd(n: int) -> bool:
    """Is it odd?"""
    return n % 2 == 1


def mix(r: Rng, a: int) -> Wide:
    """Stir a number in."""
    r[0] = (r[0] * 69069 + a) & WORD
    return r[0] ^ (r[0] >> 7)


def calculate(r: Rng, out: Buffer, a: int, b: int) -> int:
    """A bit of everything."""
    total = LOW
    low = 0
    for i in range(min(a, 9)):
        if i == 7:
            break
        if is_odd(i) != is_odd(b):
            continue
        total += i * half(b) - (a & ~b | b ^ a)
        out[i] = total
    for i in range(2, 2 + b % 5):
        low = lowest(i + 1)
        total -= low << 2
    while total > 0 and (a > b or not is_odd(a)) and low < 20:
        total = total - (b if 0 < a <= b < 50 else -a) - 1
        low += 1
    if a < b:
        total += popcount(a)
    elif a == b:
        total = -total
    else:
        total -= max(a, b) >> 1
    wide = mix(r, a)
    return total + ((wide * b) >> 32) + (1 if a > LOW and not (a > 3 and b > 3) else 2)
'''
SOURCE = (
    '#include "chapter.c"\nint calculate(int64_t *r, int *out, int a, int b) { return sg_calculate(r, out, a, b); }\n'
)


def compiled_from(folder: Path, text: str, source: str) -> Any:
    """A chapter, with functions that can be called from outside, as a C compiler makes it."""
    (folder / "chapter.c").write_text(c_text(unit_of(chapter(folder, text))), encoding="utf-8")
    (folder / "calls.c").write_text(source, encoding="utf-8")
    compiler = (sysconfig.get_config_var("CC") or "cc").split()
    subprocess.run([*compiler, "-O2", "-shared", "-fPIC", "calls.c", "-o", "calls.so"], cwd=folder, check=True)
    return ctypes.CDLL(str(folder / "calls.so"))


def test_c_and_python_give_the_same_answers(tmp_path: Path) -> None:
    calculate = compiled_from(tmp_path, CALCULATIONS, SOURCE).calculate
    names: dict[str, Any] = {"popcount": bits.popcount, "lowest": bits.lowest}
    exec("from __future__ import annotations\nfrom typing import Final\n" + CALCULATIONS, names)
    words, own_words = (ctypes.c_int64 * 1)(5), [5]
    room, own_room = (ctypes.c_int * 9)(), [0] * 9
    chance = random.Random("calculations")
    for _ in range(2000):
        a, b = chance.randrange(100), chance.randrange(100)
        assert calculate(words, room, a, b) == names["calculate"](own_words, own_room, a, b)
        assert (list(words), list(room)) == (own_words, own_room)


def test_the_struct_has_every_field_of_the_state_in_its_order() -> None:
    written = re.findall(r"^    (\w+) (\w+)((?:\[\d+\])*);$", struct_text("State", FIELDS), re.MULTILINE)
    assert written == [(f.ctype, f.name, "".join(f"[{size}]" for size in f.shape)) for f in FIELDS]
    assert {name for _, name, _ in written} == set(numbers.State.__annotations__)


@pytest.mark.parametrize("whole", [RULES, SEARCH], ids=["rules", "search"])
def test_the_whole_unit_has_every_table_that_its_chapters_import(whole: Unit) -> None:
    arrays = re.findall(r"^static (const )?int (\w+)(?:\[\d+\])+ = \{(.*)\};", whole_text(whole), re.MULTILINE)
    modules = read_unit(whole).tables
    tables = {name: value for module in modules.values() for name, value in module.items()}
    lists = {name: value for name, value in tables.items() if isinstance(value, list)}
    assert {"TAKES_COLOR", "TAKES_SHADE", "LEVEL", "TOOL_COLOR", "PUBLIC_POINTS", "PRIVATE_MASK"} <= set(lists)
    assert {name: f"[{text}]" for _, name, text in arrays} == {
        name: str(value).replace("[", "{").replace("]", "}").replace("{", "[", 1)[:-1] + "]"
        for name, value in lists.items()
    }
    assert {name for constant, name, _ in arrays if not constant} == {
        name for module in whole.adjustable for name in modules[module]
    }


def test_the_same_chapters_give_the_same_unit() -> None:
    assert c_text() == whole_text(RULES)
    assert cython_text() == cython_text()


def test_the_search_has_every_function_of_the_rules() -> None:
    rules, search = (re.findall(r"^static inline \w+ .*;", whole_text(unit), re.MULTILINE) for unit in (RULES, SEARCH))
    assert len(rules) > 200
    assert set(rules) < set(search)


# the wrapper


def wrapper_of(path: Path, public: tuple[str, ...] = ()) -> str:
    return cython_text(unit_of(path, public=public))


def test_a_function_that_is_offered_to_python_checks_its_arguments(tmp_path: Path) -> None:
    text = function("    return s.shade[seat][die % 6]", "s: State, seat: int, die: int")
    unit = wrapper_of(chapter(tmp_path, text), ("question",))
    assert '    int question "sg_question"(StateStruct* s, int seat, int die) noexcept' in unit
    assert "def py_question(State s not None, seat, die):" in unit
    assert "cdef int c_seat = within('question', 'seat', seat, 0, s.s.seats)" in unit
    assert "cdef int c_die = within('question', 'die', die, 0, 36)" in unit
    assert "return question(&s.s, c_seat, c_die)\nEXPORTS['question'] = py_question" in unit
    assert "EXPORTS['question']" not in wrapper_of(chapter(tmp_path, text))


def test_a_function_that_writes_a_list_gives_it_to_python(tmp_path: Path) -> None:
    text = function("    out[0] = die\n    return 1", "s: State, after: State, die: int, out: Buffer")
    unit = wrapper_of(chapter(tmp_path, text), ("question",))
    assert "def py_question(State s not None, die):" in unit
    assert "    cdef StateStruct after\n    cdef int out[ROOM_FOR_ACTIONS]\n    cdef int count, i\n" in unit
    assert "count = question(&s.s, &after, c_die, out)\n    return [out[i] for i in range(count)]" in unit


def test_the_functions_of_a_cold_chapter_are_marked(tmp_path: Path) -> None:
    unit = unit_of(chapter(tmp_path, function("    return n")))
    assert "\nstatic inline int sg_question(State *s, int n);" in c_text(unit)
    assert "\nCOLD static inline int sg_question(State *s, int n);" in c_text(replace(unit, cold=("chapter.py",)))
    assert set(RULES.cold) < {path.name for path in RULES.chapters}
    assert SEARCH.cold == RULES.cold


@pytest.mark.parametrize("takes", ["s: State, m: Buffer", "r: Rng, die: int", "s: State, whatever: int"])
def test_a_function_whose_arguments_have_no_range_cant_be_offered(takes: str, tmp_path: Path) -> None:
    path = chapter(tmp_path, function("    return 1", takes))
    assert ' question "sg_question"(' in wrapper_of(path)
    with pytest.raises(OutsideSubsetError, match=r"question, line 3: the argument (m|r|whatever) has no range"):
        wrapper_of(path, ("question",))


def test_an_entry_takes_structs_and_arrays_as_buffers_and_holds_no_lock(tmp_path: Path) -> None:
    text = function("    return m.lists[0][n] + out[0]", "m: Room, n: int, out: Buffer")
    unit = cython_text(unit_of(chapter(tmp_path, text), entries=("question",)))
    assert '    ctypedef struct RoomStruct "Room":\n        int found\n' in unit
    assert "        StateStruct kept[2][3]\n" in unit
    assert (
        """def py_question(m, int n, int[::1] out):
    cdef RoomStruct* c_m = <RoomStruct*>room_of(m, sizeof(RoomStruct))
    cdef int result
    with nogil:
        result = question(c_m, n, &out[0])
    return result
EXPORTS['question'] = py_question"""
        in unit
    )


def test_the_wrapper_reads_and_loads_every_field() -> None:
    unit = cython_text()
    for field in FIELDS:
        assert f"    def {field.name}(self):" in unit
        assert f"value = fields['{field.name}']" in unit
