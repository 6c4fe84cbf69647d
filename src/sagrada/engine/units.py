"""The units that are compiled: which chapters, structs and tables each is made of, and how they are read.

Knows the compiled subset and refuses what lies outside it; knows no rule of the game.
"""

from __future__ import annotations

import ast
import importlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sagrada.engine import plain
from sagrada.engine.chapters import Names, OutsideSubsetError, read_chapter
from sagrada.engine.field_copies import copying_text
from sagrada.engine.fields import Field, read_fields
from sagrada.engine.kinds import NUMBER, Kind, Struct, array_of, number_of
from sagrada.engine.order import find_changing
from sagrada.engine.subset import ASSIGN, Function, read_function
from sagrada.rules.state import State

ROOM = Path(__file__).resolve().parent
CHAPTER_NAMES = (
    "state geometry strife placement chance setup turn payment movers tools "
    "pioneers ornaments rivalry legal apply scoring playout observation many reasons sheet forecast course laying"
)
COPIES = "copies by marks"
"""The chapter that is written from the marks of the state's fields."""


@dataclass(frozen=True)
class Unit:
    """Chapters that become one module of C; `tables` names the modules of numbers they read.

    `structs` are the classes whose fields become structs, those that others hold first. `public` are the functions that
    anybody may call from Python, with their arguments checked; `entries` those that only the unit's own Python calls,
    with structs as buffers. `adjustable` are the tables that Python may fill with other numbers, `long_loops` the
    functions that gain from vectors, `cold` the chapters that neither games nor the search call, which are kept small.
    `alone` are functions compiled once more in a file of their own: there each chapter is called from one place only,
    and the compiler puts them all into one loop. Beside the many functions that Python calls it would not.
    """

    module: str
    c_file: str
    chapters: tuple[Path, ...]
    tables: tuple[str, ...]
    binding: Path
    structs: tuple[type, ...] = (State,)
    public: tuple[str, ...] = ()
    entries: tuple[str, ...] = ()
    adjustable: tuple[str, ...] = ()
    long_loops: tuple[str, ...] = ()
    cold: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()


@dataclass
class Reading:
    """A unit that was read and found to be in the subset."""

    unit: Unit
    structs: dict[str, list[Field]]
    tables: dict[str, dict[str, Any]]
    names: Names
    functions: list[Function] = field(default_factory=list)


def chapters_in(folder: Path, names: str) -> tuple[Path, ...]:
    """The files of these chapters, in this order."""
    return tuple(folder / f"{name}.py" for name in names.split(" "))


RULES = Unit(
    module="sagrada.engine._core",
    c_file="rules.c",
    chapters=chapters_in(ROOM.parent / "rules", CHAPTER_NAMES),
    tables=("sagrada.content.tables", "sagrada.rules.tool_ids", "sagrada.rules.refusals"),
    binding=ROOM / "binding.pyx",
    public=tuple(plain.__all__),
    cold=("reasons.py", "sheet.py", "forecast.py", "course.py", "laying.py"),
    alone=("play_many",),
)


def shape_of(table: Any) -> tuple[int, ...]:
    """The lengths of a nested list."""
    return (len(table), *shape_of(table[0])) if isinstance(table, list) else ()


def read_tables(trees: list[ast.Module], module: str) -> dict[str, Any]:
    """What the chapters import from a module of numbers: single ones and nested lists."""
    values = importlib.import_module(module)
    imports = [node for tree in trees for node in tree.body if isinstance(node, ast.ImportFrom)]
    names = sorted({alias.name for node in imports if node.module == module for alias in node.names})
    return {name: getattr(values, name) for name in names}


def read_unit(unit: Unit) -> Reading:
    """Read all chapters; raises OutsideSubsetError with the file and the line of what can't be compiled."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in unit.chapters}
    chapters = [(name, ast.parse(text)) for name, text in {COPIES: copying_text(), **texts}.items()]
    trees = [tree for _, tree in chapters]
    structs = read_structs(unit.structs)
    tables = {module: read_tables(trees, module) for module in unit.tables}
    names = Names(structs={name: kinds_of(fields) for name, fields in structs.items()})
    for table in tables.values():
        names.constants |= {name: value for name, value in table.items() if isinstance(value, int)}
        names.tables |= {
            name: array_of(NUMBER, "int", len(shape_of(value)))
            for name, value in table.items()
            if isinstance(value, list)
        }
    written = [(chapter, node) for chapter, tree in chapters for node in read_chapter(chapter, tree, names)]
    names.changing = find_changing((node for _, node in written), [ASSIGN])
    functions = [read_function(chapter, node, names) for chapter, node in written]
    return Reading(unit, structs, tables, names, functions)


def read_structs(structs: tuple[type, ...]) -> dict[str, list[Field]]:
    """The fields of all structs; raises OutsideSubsetError where one holds another that is not read before it."""
    read: dict[str, list[Field]] = {}
    for struct in structs:
        fields = read_fields(struct)
        unknown = [part for part in fields if part.struct is not None and part.ctype not in read]
        if unknown:
            raise OutsideSubsetError(
                f"{struct.__name__}.{unknown[0].name} holds {unknown[0].ctype}, not known before it"
            )
        read[struct.__name__] = fields
    return read


def kinds_of(fields: list[Field]) -> dict[str, Kind]:
    """The kinds of a struct's fields."""
    return {part.name: array_of(element_of(part), part.ctype, len(part.shape)) for part in fields}


def element_of(part: Field) -> Kind:
    """The kind of what a field holds, one or many."""
    return number_of(part.ctype) if part.struct is None else Struct(part.ctype)
