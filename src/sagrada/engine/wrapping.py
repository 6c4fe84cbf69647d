"""Writes the Cython text around a unit's C: declarations of what is there, fields as attributes, checked functions.

The binding of the unit, written by hand, is put behind the declarations; the marked lines in it are filled in.
"""

from __future__ import annotations

from sagrada.engine.c_functions import alone_name, c_name, head_of
from sagrada.engine.calls import NEEDS_DIE, NEEDS_LEGAL, Range, find_range, is_lent
from sagrada.engine.chapters import OutsideSubsetError
from sagrada.engine.fields import FIELDS, Field
from sagrada.engine.generator import dimensions
from sagrada.engine.kinds import Array, Kind, Number, Struct, Truth, c_type
from sagrada.engine.subset import Function
from sagrada.engine.units import RULES, Reading, Unit, read_unit, shape_of

HEAD = """# cython: language_level=3, annotation_typing=False, infer_types=True, cdivision=True
# cython: boundscheck=False, wraparound=False, initializedcheck=False
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t
"""
ROOM = {"out": ["cdef int out[ROOM_FOR_ACTIONS]", "cdef int count, i"], "after": ["cdef StateStruct after"]}
"""The room that wrappers lend, as they declare it."""


def cython_type(kind: Kind | None) -> str:
    """What Cython calls a kind; the struct of the state is not the class of Python's states."""
    match kind:
        case Truth():
            return "bint"
        case Struct(name):
            return f"{struct_name(name)}*"
        case _:
            return c_type(kind)


def struct_name(name: str) -> str:
    """What Cython calls a struct."""
    return f"{name}Struct"


def struct_lines(name: str, fields: list[Field]) -> list[str]:
    """The declaration of a struct."""
    lines = [f"        {element_name(field)} {field.name}{dimensions(field.shape)}" for field in fields]
    return [f'    ctypedef struct {struct_name(name)} "{name}":', *lines]


def element_name(field: Field) -> str:
    """What Cython calls that which a field holds, one or many."""
    return field.ctype if field.struct is None else struct_name(field.ctype)


def function_line(function: Function, in_c: str) -> str:
    """The declaration of a function."""
    taken = ", ".join(f"{cython_type(kind)} {argument}" for argument, kind in function.signature.arguments)
    return f'    {cython_type(function.signature.result)} {function.node.name} "{in_c}"({taken}) noexcept'


def alone_lines(reading: Reading) -> list[str]:
    """The declarations of functions that are compiled in a file of their own, for C and for Cython."""
    names = {alone_name(part.node.name): part for part in reading.functions if part.node.name in reading.unit.alone}
    if not names:
        return []
    in_c = [f"    {head_of(name, function.signature)};" for name, function in names.items()]
    in_cython = [function_line(function, name) for name, function in names.items()]
    return ["cdef extern from * nogil:", '    """', *in_c, '    """', *in_cython]


def declarations(reading: Reading) -> str:
    """All that the unit's C holds, as Cython knows it."""
    tables = [
        f"    int {name}{dimensions(shape_of(value))}"
        for module in reading.unit.adjustable
        for name, value in reading.tables[module].items()
    ]
    structs = [line for name, fields in reading.structs.items() for line in struct_lines(name, fields)]
    constants = [f"        {name}" for name in reading.names.constants]
    functions = [
        function_line(function, c_name(function.node.name))
        for function in reading.functions
        if function.node.name not in reading.unit.alone
    ]
    head = f'cdef extern from "{reading.unit.c_file}" nogil:'
    return "\n".join([head, *structs, *tables, "    enum:", *constants, *functions, *alone_lines(reading), ""])


def fill_text(reading: Reading) -> str:
    """Functions that put other numbers into the tables that may be adjusted."""
    lines = []
    for module in reading.unit.adjustable:
        lines += [f"def fill_{module.rpartition('.')[2]}(tables):", "    cdef int i, j"]
        for name, value in reading.tables[module].items():
            lines += loops(f"{name}", f"tables.{name}", shape_of(value), "    ")
    return "\n".join([*lines, ""])


def loops(target: str, source: str, shape: tuple[int, ...], space: str) -> list[str]:
    """Lines that copy numbers from Python, one by one."""
    lines, index = [], ""
    for name, length in zip("ij", shape, strict=False):
        lines.append(f"{space}for {name} in range({length}):")
        space, index = space + "    ", f"{index}[{name}]"
    return [*lines, f"{space}{target}{index} = {source}{index}"]


def wrapper_text(function: Function) -> str:
    """A Python function around a C function, for callers outside: it checks the arguments and lends room."""
    name = function.node.name
    lent = [(argument, kind) for argument, kind in function.signature.arguments if is_lent(argument, kind)]
    taken = [pair for pair in function.signature.arguments if pair not in lent]
    takes = ", ".join(
        f"State {argument} not None" if isinstance(kind, Struct) else argument for argument, kind in taken
    )
    room = [line for argument, _ in lent for line in ROOM[argument]]
    checks = [check_text(function, argument, kind) for argument, kind in taken if not isinstance(kind, Struct)]
    body = "".join(f"    {line}\n" for line in [*room, *checks, *need_lines(function), *answer_lines(function)])
    return f"def py_{name}({takes}):\n{body}EXPORTS[{name!r}] = py_{name}\n"


def entry_text(function: Function) -> str:
    """A Python function around a C function, for the unit's own Python: structs and arrays come as buffers, and no lock
    is held."""
    name, arguments = function.node.name, function.signature.arguments
    takes = ", ".join(taken_text(argument, kind) for argument, kind in arguments)
    gives = ", ".join(entry_argument(argument, kind) for argument, kind in arguments)
    structs = [(argument, cython_type(kind)) for argument, kind in arguments if isinstance(kind, Struct)]
    lines = [
        f"cdef {kind} c_{argument} = <{kind}>room_of({argument}, sizeof({kind[:-1]}))" for argument, kind in structs
    ]
    result = cython_type(function.signature.result)
    lines += [f"cdef {result} result", "with nogil:", f"    result = {name}({gives})", "return result"]
    body = "".join(f"    {line}\n" for line in lines)
    return f"def py_{name}({takes}):\n{body}EXPORTS[{name!r}] = py_{name}\n"


def taken_text(argument: str, kind: Kind) -> str:
    """An argument of an entry, as Cython takes it from Python."""
    match kind:
        case Struct():
            return argument
        case Array(element=element):
            return f"{element}[::1] {argument}"
        case _:
            return f"{cython_type(kind)} {argument}"


def entry_argument(argument: str, kind: Kind) -> str:
    """An argument of an entry, as it is passed to C."""
    match kind:
        case Struct():
            return f"c_{argument}"
        case Array():
            return f"&{argument}[0]"
        case _:
            return argument


def given_text(argument: str, kind: Kind) -> str:
    """An argument as the C function gets it: room of the wrapper's own, a state's struct, a number that was checked."""
    if is_lent(argument, kind):
        return f"&{argument}" if isinstance(kind, Struct) else argument
    return f"&{argument}.s" if isinstance(kind, Struct) else f"c_{argument}"


def answer_lines(function: Function) -> list[str]:
    """What a wrapper returns: a number, a truth, or the list that the function has written."""
    arguments = function.signature.arguments
    call = f"{function.node.name}({', '.join(given_text(argument, kind) for argument, kind in arguments)})"
    if any(isinstance(kind, Array) for _, kind in arguments):
        return [f"count = {call}", "return [out[i] for i in range(count)]"]
    return [f"return bool({call})" if isinstance(function.signature.result, Truth) else f"return {call}"]


def check_text(function: Function, argument: str, kind: Kind) -> str:
    """The line that reads an argument; one without a range is refused."""
    name, allowed = function.node.name, find_range(function.node.name, argument)
    if allowed is None or not isinstance(kind, Number):
        raise OutsideSubsetError(f"{name}, line {function.node.lineno}: the argument {argument} has no range")
    return f"cdef int c_{argument} = within({name!r}, {argument!r}, {argument}, {allowed.least}, {end_text(allowed)})"


def end_text(allowed: Range) -> str:
    """Where a range ends, as Cython reads it."""
    return f"s.s.{allowed.end}" if isinstance(allowed.end, str) else str(allowed.end)


def need_lines(function: Function) -> list[str]:
    """What must be the case in the state beside the ranges."""
    name, arguments = function.node.name, dict(function.signature.arguments)
    lines = [f"need_legal({name!r}, s, c_action)"] if name in NEEDS_LEGAL else []
    if named := NEEDS_DIE.get(name):
        cell = f"c_{named}" if named in arguments else f"s.s.{named}"
        lines.append(f"need_die({name!r}, s, c_seat, {cell})")
    return lines


def properties_text(fields: list[Field]) -> str:
    """A struct's fields as read-only attributes, and as one dictionary both ways."""
    lines = []
    for field in fields:
        lines += ["    @property", f"    def {field.name}(self):", f"        return {read_text(field)}"]
    lines += ["    def _load(self, dict fields):", "        cdef int i, j"]
    for field in fields:
        lines += [f"        value = fields[{field.name!r}]"]
        lines += loops(f"self.s.{field.name}", "value", field.shape, "        ")
    return "\n".join([*lines, ""])


def read_text(field: Field) -> str:
    """An expression that gives a field as Python ints and lists."""
    text, names = f"self.s.{field.name}", "ij"[: len(field.shape)]
    text += "".join(f"[{name}]" for name in names)
    for name, length in reversed(list(zip(names, field.shape, strict=True))):
        text = f"[{text} for {name} in range({length})]"
    return text


def cython_text(unit: Unit = RULES) -> str:
    """The whole Cython text of a unit."""
    reading = read_unit(unit)
    functions = {function.node.name: function for function in reading.functions}
    texts = [wrapper_text(functions[name]) for name in functions if name in unit.public]
    exports = "".join([*texts, *(entry_text(functions[name]) for name in unit.entries)])
    binding = unit.binding.read_text(encoding="utf-8")
    binding = binding.replace("    # the fields\n", properties_text(FIELDS)).replace("# the exports\n", exports)
    return "\n".join([HEAD, declarations(reading), fill_text(reading), binding])
