"""Writes chapters as one Cython unit: joined, types from annotations, the state as a C struct.

Knows the compiled subset and refuses what lies outside it; knows no rule of the game.
"""

from __future__ import annotations

import ast
import importlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sagrada.engine import plain
from sagrada.engine.calls import NEEDS_DIE, NEEDS_LEGAL, Range, find_range
from sagrada.engine.copying import copying_text
from sagrada.engine.fields import FIELDS

ROOM = Path(__file__).resolve().parent
CHAPTER_NAMES = (
    "state refusals geometry strife placement chance setup turn payment movers tools "
    "pioneers ornaments rivalry legal apply scoring playout observation"
)
C_TYPES = {
    "int": "int",
    "bool": "bint",
    "Wide": "int64_t",
    "State": "StateStruct*",
    "Stack": "StateStruct*",
    "Buffer": "int*",
    "Rng": "int64_t*",
}

HEADER = '''# cython: language_level=3, annotation_typing=False, infer_types=True, cdivision=True
# cython: boundscheck=False, wraparound=False, initializedcheck=False
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t
cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int lowest(int board) { unsigned long i; _BitScanForward(&i, (unsigned long)board); return (int)i; }
    #else
    #define lowest(board) __builtin_ctz((unsigned)(board))
    #endif
    #if defined(__POPCNT__)
    #define popcount(board) __builtin_popcount((unsigned)(board))
    #else
    static inline int popcount(int board) {
        unsigned x = (unsigned)board;
        x -= (x >> 1) & 0x55555555u;
        x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
        return (int)((((x + (x >> 4)) & 0x0F0F0F0Fu) * 0x01010101u) >> 24);
    }
    #endif
    """
    int popcount(int board) noexcept nogil
    int lowest(int board) noexcept nogil
'''


PRIMITIVES = """cdef inline StateStruct* at(StateStruct* k, int i) noexcept nogil:
    return &k[i]
cdef inline void assign(StateStruct* target, StateStruct* source) noexcept nogil:
    target[0] = source[0]
cdef inline int* part(int* m, int start) noexcept nogil:
    return &m[start]
"""


@dataclass(frozen=True)
class Unit:
    """Chapters that become one module; `tables` names the modules of numbers they read and what copies each.

    `public` are the functions that Python may call.
    """

    module: str
    chapters: tuple[Path, ...]
    tables: dict[str, str]
    binding: Path
    public: tuple[str, ...] = ()


def chapters_in(folder: Path, names: str) -> tuple[Path, ...]:
    """The files of these chapters, in this order."""
    return tuple(folder / f"{name}.py" for name in names.split(" "))


RULES = Unit(
    module="sagrada.engine._core",
    chapters=chapters_in(ROOM.parent / "rules", CHAPTER_NAMES),
    tables={"sagrada.content.tables": "fill_tables", "sagrada.rules.tool_ids": "fill_tool_tables"},
    binding=ROOM / "binding.pyx",
    public=tuple(plain.__all__),
)


class OutsideSubsetError(Exception):
    """A chapter says something that can't be compiled."""


def dimensions(shape: tuple[int, ...]) -> str:
    """A shape as C writes it."""
    return "".join(f"[{size}]" for size in shape)


def struct_text() -> str:
    """The state as a C struct, in the order of its fields."""
    lines = [f"    {field.ctype} {field.name}{dimensions(field.shape)}" for field in FIELDS]
    return "\n".join(["cdef struct StateStruct:", *lines, ""])


def shape_of(table: Any) -> tuple[int, ...]:
    """The lengths of a nested list."""
    return (len(table), *shape_of(table[0])) if isinstance(table, list) else ()


def table_names(trees: list[ast.Module], module: str) -> list[str]:
    """The names that the chapters import from a module of numbers."""
    imports = [node for tree in trees for node in tree.body if isinstance(node, ast.ImportFrom)]
    return sorted({alias.name for node in imports if node.module == module for alias in node.names})


def tables_text(trees: list[ast.Module], module: str, function: str) -> str:
    """Number tables as C arrays with a function that fills them, single numbers as constants."""
    tables = importlib.import_module(module)
    names = table_names(trees, module)
    numbers = [name for name in names if isinstance(getattr(tables, name), int)]
    arrays = [name for name in names if name not in numbers]
    lines = [f"cdef enum:\n    {name} = {getattr(tables, name)}" for name in numbers]
    lines += [f"cdef int {name}{dimensions(shape_of(getattr(tables, name)))}" for name in arrays]
    lines.append(f"def {function}(tables):\n    cdef int i, j")
    for name in arrays:
        lines += fill_lines(name, shape_of(getattr(tables, name)))
    return "\n".join([*lines, "    return", ""])


def fill_lines(name: str, shape: tuple[int, ...]) -> list[str]:
    """Lines that copy one table of one or two dimensions."""
    if len(shape) == 1:
        return [f"    for i in range({shape[0]}):", f"        {name}[i] = tables.{name}[i]"]
    inner = [f"        for j in range({shape[1]}):", f"            {name}[i][j] = tables.{name}[i][j]"]
    return [f"    for i in range({shape[0]}):", *inner]


def constants_text(trees: list[ast.Module]) -> str:
    """The chapters' Final numbers as C constants."""
    named = [node for tree in trees for node in tree.body if isinstance(node, ast.AnnAssign)]
    lines = [f"    {ast.unparse(node.target)} = {ast.unparse(node.value)}" for node in named if node.value]
    return "\n".join(
        ["cdef enum:", *[line for line in lines if "WORD" not in line], "cdef int64_t WORD = 0xFFFFFFFF", ""]
    )


def functions_in(tree: ast.Module) -> list[ast.FunctionDef]:
    """The functions of a chapter; anything else that would run is refused."""
    for node in tree.body:
        known = (ast.FunctionDef, ast.Import, ast.ImportFrom, ast.Expr, ast.AnnAssign, ast.Assign, ast.ClassDef)
        if not isinstance(node, known):
            raise OutsideSubsetError(f"line {node.lineno}: {type(node).__name__}")
    return [node for node in tree.body if isinstance(node, ast.FunctionDef)]


def arguments_of(node: ast.FunctionDef) -> list[tuple[str, str]]:
    """Name and annotation of each argument."""
    return [(argument.arg, ast.unparse(argument.annotation or ast.Constant(None))) for argument in node.args.args]


def returns_of(node: ast.FunctionDef) -> str:
    """The annotation of what a function returns."""
    return ast.unparse(node.returns or ast.Constant(None))


def function_text(node: ast.FunctionDef, lines: list[str]) -> str:
    """A function with a C signature and its own body."""
    check_subset(node)
    arguments = ", ".join(f"{c_type(node, kind)} {name}" for name, kind in arguments_of(node))
    result = c_type(node, returns_of(node)) if returns_of(node) != "None" else "void"
    first = node.body[1].lineno if ast.get_docstring(node) else node.body[0].lineno
    body = "\n".join([*loop_variables(node), *lines[first - 1 : node.end_lineno]])
    return f"cdef inline {result} {node.name}({arguments}) noexcept nogil:\n{body}\n"


def loop_variables(node: ast.FunctionDef) -> list[str]:
    """A declaration of the variables that count in several loops, which would else be as narrow as the narrowest."""
    loops = [part for part in ast.walk(node) if isinstance(part, ast.For)]
    counting = [loop.target.id for loop in loops if isinstance(loop.target, ast.Name)]
    names = sorted({name for name in counting if counting.count(name) > 1})
    return [f"    cdef int {', '.join(names)}"] if names else []


def c_type(node: ast.FunctionDef, annotation: str) -> str:
    """The C type of an annotation; one that has none is refused."""
    if annotation not in C_TYPES:
        raise OutsideSubsetError(f"{node.name}, line {node.lineno}: the annotation {annotation}")
    return C_TYPES[annotation]


FORBIDDEN = (ast.Try, ast.Raise, ast.With, ast.Lambda, ast.ListComp, ast.Dict, ast.Tuple, ast.Yield, ast.Global)


def check_subset(node: ast.FunctionDef) -> None:
    """Refuse what C and Python would read differently."""
    for part in ast.walk(node):
        if isinstance(part, FORBIDDEN) or (isinstance(part, ast.FunctionDef) and part is not node):
            raise OutsideSubsetError(f"{node.name}, line {getattr(part, 'lineno', 0)}: {type(part).__name__}")
        if isinstance(part, ast.Subscript) and isinstance(part.slice, ast.UnaryOp):
            raise OutsideSubsetError(f"{node.name}, line {part.lineno}: a negative index")


def wrapper_text(node: ast.FunctionDef) -> str:
    """A Python function around a C function, for callers outside: it checks the arguments."""
    arguments = arguments_of(node)
    takes = ", ".join(f"State {name} not None" if kind == "State" else name for name, kind in arguments)
    gives = ", ".join(f"&{name}.s" if kind == "State" else f"c_{name}" for name, kind in arguments)
    checks = [check_text(node, name) for name, kind in arguments if kind != "State"] + need_lines(node)
    call = f"{node.name}({gives})"
    result = f"bool({call})" if returns_of(node) == "bool" else call
    body = "".join(f"    {line}\n" for line in [*checks, f"return {result}"])
    return f"def py_{node.name}({takes}):\n{body}EXPORTS[{node.name!r}] = py_{node.name}\n"


def check_text(node: ast.FunctionDef, argument: str) -> str:
    """The line that reads an argument; one without a range is refused."""
    allowed = find_range(node.name, argument)
    if allowed is None:
        raise OutsideSubsetError(f"{node.name}, line {node.lineno}: the argument {argument} has no range")
    return (
        f"cdef int c_{argument} = within({node.name!r}, {argument!r}, {argument}, {allowed.least}, {end_text(allowed)})"
    )


def end_text(allowed: Range) -> str:
    """Where a range ends, as C reads it."""
    return f"s.s.{allowed.end}" if isinstance(allowed.end, str) else str(allowed.end)


def need_lines(node: ast.FunctionDef) -> list[str]:
    """What must be the case in the state beside the ranges."""
    lines = [f"need_legal({node.name!r}, s, c_action)"] if node.name in NEEDS_LEGAL else []
    if named := NEEDS_DIE.get(node.name):
        cell = f"c_{named}" if named in dict(arguments_of(node)) else f"s.s.{named}"
        lines.append(f"need_die({node.name!r}, s, c_seat, {cell})")
    return lines


def properties_text() -> str:
    """The state's fields as read-only attributes, and as one dictionary both ways."""
    lines = []
    for field in FIELDS:
        lines += [
            "    @property",
            f"    def {field.name}(self):",
            f"        return {read_text(field.name, field.shape)}",
        ]
    lines += ["    def _load(self, dict fields):", "        cdef int i, j"]
    for field in FIELDS:
        lines += [f"        value = fields[{field.name!r}]", *load_lines(field.name, field.shape)]
    return "\n".join([*lines, ""])


def read_text(name: str, shape: tuple[int, ...]) -> str:
    """An expression that gives a field as Python ints and lists."""
    if not shape:
        return f"self.s.{name}"
    if len(shape) == 1:
        return f"[self.s.{name}[i] for i in range({shape[0]})]"
    return f"[[self.s.{name}[i][j] for j in range({shape[1]})] for i in range({shape[0]})]"


def load_lines(name: str, shape: tuple[int, ...]) -> list[str]:
    """Lines that set a field from Python ints and lists."""
    if not shape:
        return [f"        self.s.{name} = value"]
    if len(shape) == 1:
        return [f"        for i in range({shape[0]}):", f"            self.s.{name}[i] = value[i]"]
    inner = [f"            for j in range({shape[1]}):", f"                self.s.{name}[i][j] = value[i][j]"]
    return [f"        for i in range({shape[0]}):", *inner]


def unit_text(unit: Unit = RULES) -> str:
    """The whole Cython unit."""
    sources = [copying_text(), *(path.read_text(encoding="utf-8") for path in unit.chapters)]
    trees = [ast.parse(source) for source in sources]
    functions = [(node, source) for tree, source in zip(trees, sources, strict=True) for node in functions_in(tree)]
    names = [node.name for node, _ in functions]
    if twice := {name for name in names if names.count(name) > 1}:
        raise OutsideSubsetError(f"two chapters have a function of the same name: {', '.join(sorted(twice))}")
    tables = [tables_text(trees, module, function) for module, function in unit.tables.items()]
    parts = [HEADER, struct_text(), PRIMITIVES, *tables, constants_text(trees)]
    parts += [function_text(node, source.splitlines()) for node, source in functions]
    exports = "".join(wrapper_text(node) for node, _ in functions if node.name in unit.public)
    binding = unit.binding.read_text(encoding="utf-8")
    parts.append(binding.replace("    # the fields\n", properties_text()).replace("# the exports\n", exports))
    return "\n".join(parts)
