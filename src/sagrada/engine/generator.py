"""Writes a unit as one text of plain C: structs, tables, constants, and the functions of all chapters.

The text stands by itself, and all its functions are static, so that calls inline. The Python extension, the shared
library and the WebAssembly module each include it.
"""

from __future__ import annotations

from typing import Any

from sagrada.engine.c_functions import alone_name, c_name, function_text, head_of, prototype
from sagrada.engine.chapters import WIDEST_NUMBER
from sagrada.engine.fields import Field
from sagrada.engine.subset import Function
from sagrada.engine.units import RULES, Reading, Unit, read_unit, shape_of

HEAD = """#include <stdint.h>

#if defined(_MSC_VER)
#include <intrin.h>
static __inline int lowest(int board) { unsigned long i; _BitScanForward(&i, (unsigned long)board); return (int)i; }
#else
#define lowest(board) __builtin_ctz((unsigned)(board))
#endif

#if defined(__POPCNT__) || defined(__wasm__)
#define popcount(board) __builtin_popcount((unsigned)(board))
#else
static inline int popcount(int board) {
    unsigned x = (unsigned)board;
    x -= (x >> 1) & 0x55555555u;
    x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
    return (int)((((x + (x >> 4)) & 0x0F0F0F0Fu) * 0x01010101u) >> 24);
}
#endif

/* Only the net has loops long enough to gain from vectors; gcc is told to use none elsewhere. Their functions begin at
   a line of the cache: where loops lie in it costs up to a tenth, and would else depend on all that stands before. */
#if defined(__GNUC__) && !defined(__clang__)
#define LONG_LOOPS __attribute__((optimize("O3", "tree-vectorize"), aligned(64)))
#else
#define LONG_LOOPS
#endif

#if defined(__GNUC__)
#define COLD __attribute__((cold))
#else
#define COLD
#endif

static inline int min_of(int a, int b) { return a < b ? a : b; }
static inline int max_of(int a, int b) { return a > b ? a : b; }
"""


def dimensions(shape: tuple[int, ...]) -> str:
    """A shape as C writes it."""
    return "".join(f"[{size}]" for size in shape)


def struct_text(name: str, fields: list[Field]) -> str:
    """A struct, in the order of its fields."""
    lines = [f"    {field.ctype} {field.name}{dimensions(field.shape)};" for field in fields]
    return "\n".join([f"typedef struct {name} {{", *lines, f"}} {name};", ""])


def table_text(name: str, table: list[Any], constant: bool) -> str:
    """A table of numbers as a C array."""
    return f"static {'const ' if constant else ''}int {name}{dimensions(shape_of(table))} = {values_text(table)};"


def values_text(table: Any) -> str:
    """A nested list as C writes it."""
    return "{" + ", ".join(map(values_text, table)) + "}" if isinstance(table, list) else str(table)


def tables_text(reading: Reading) -> str:
    """All tables of numbers that the chapters import."""
    lines = [
        table_text(name, value, module not in reading.unit.adjustable)
        for module, tables in reading.tables.items()
        for name, value in tables.items()
        if isinstance(value, list)
    ]
    return "\n".join([*lines, ""])


def constants_text(constants: dict[str, int]) -> str:
    """The chapters' Final numbers, and the single numbers they import."""
    small = [f"    {name} = {value}," for name, value in constants.items() if value <= WIDEST_NUMBER]
    wide = [f"#define {name} {value}LL" for name, value in constants.items() if value > WIDEST_NUMBER]
    return "\n".join(["enum {", *small, "};", *wide, ""])


def prototype_text(function: Function, unit: Unit) -> str:
    """A function's declaration."""
    marks = "LONG_LOOPS " if function.node.name in unit.long_loops else ""
    marks += "COLD " if function.chapter in unit.cold else ""
    return f"{marks}{prototype(function.node.name, function.signature)};"


def c_text(unit: Unit = RULES) -> str:
    """The whole unit; raises OutsideSubsetError where a chapter can't be compiled."""
    reading = read_unit(unit)
    structs = [struct_text(name, fields) for name, fields in reading.structs.items()]
    declarations = "\n".join([*(prototype_text(function, unit) for function in reading.functions), ""])
    functions = [function_text(function) for function in reading.functions]
    return "\n".join(
        [HEAD, *structs, tables_text(reading), constants_text(reading.names.constants), declarations, *functions]
    )


def alone_text(function: Function, unit: Unit) -> str:
    """A file of C that holds one function for other files, and whatever of the unit it needs."""
    name, signature = function.node.name, function.signature
    gives = ", ".join(argument for argument, _ in signature.arguments)
    head = head_of(alone_name(name), signature)
    return f'#include "{unit.c_file}"\n\n{head};\n{head} {{\n    return {c_name(name)}({gives});\n}}\n'


def alone_files(unit: Unit) -> dict[str, str]:
    """The files of the functions that are compiled alone, by name."""
    functions = [function for function in read_unit(unit).functions if function.node.name in unit.alone]
    return {f"{alone_name(function.node.name)}.c": alone_text(function, unit) for function in functions}
