"""What a chapter of the compiled subset holds beside its functions' bodies: constant numbers and signatures.

`subset` reads the bodies. What is in neither list is refused, with the file and the line.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from sagrada.engine.bounds import evaluate
from sagrada.engine.kinds import ANNOTATIONS, Kind, Number, Struct, Truth

OPERATORS = (
    ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift
)  # fmt: skip
WIDEST_NUMBER = 2**31 - 1


class OutsideSubsetError(Exception):
    """A chapter says something that can't be compiled."""


@dataclass(frozen=True)
class Signature:
    """What a function takes, by name, and gives; None for nothing."""

    arguments: tuple[tuple[str, Kind], ...]
    result: Kind | None


@dataclass
class Names:
    """All that chapters may name: functions, constant numbers, tables and the fields of structs.

    `changing` are the functions that change memory.
    """

    functions: dict[str, Signature] = field(default_factory=dict)
    constants: dict[str, int] = field(default_factory=dict)
    tables: dict[str, Kind] = field(default_factory=dict)
    structs: Mapping[str, Mapping[str, Kind]] = field(default_factory=dict)
    changing: set[str] = field(default_factory=set)


def refuse(chapter: str, node: ast.AST, what: str) -> OutsideSubsetError:
    """The error for something at this place of a chapter."""
    return OutsideSubsetError(f"{chapter}, line {getattr(node, 'lineno', 0)}: {what}")


def name_of(node: ast.AST) -> str:
    """What a piece of syntax is called in the words of Python's grammar."""
    return type(node).__name__


def read_chapter(chapter: str, tree: ast.Module, names: Names) -> list[ast.FunctionDef]:
    """Note a chapter's constants and signatures; its functions, still to be read."""
    functions = []
    for node in tree.body:
        match node:
            case ast.FunctionDef():
                if node.name in names.functions:
                    raise refuse(chapter, node, f"a second function of the name {node.name}")
                names.functions[node.name] = read_signature(chapter, node, names.structs)
                functions.append(node)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="Final"), value=ast.expr() as value):
                if name in names.constants or name in names.tables:
                    raise refuse(chapter, node, f"a second constant of the name {name}")
                names.constants[name] = read_constant(chapter, value, names.constants)
            case ast.Expr(value=ast.Constant(value=str())) | ast.Import() | ast.ImportFrom() | ast.ClassDef():
                pass
            case ast.Assign(targets=[ast.Name()], value=ast.Subscript() | ast.Name()):
                pass  # another name for a type
            case _:
                raise refuse(chapter, node, f"{name_of(node)} outside a function")
    return functions


def read_constant(chapter: str, node: ast.expr, known: Mapping[str, int]) -> int:
    """The value of a Final number: a sum, product or mask of numbers known before it."""
    for part in ast.walk(node):
        match part:
            case ast.Constant(value=int()) | ast.Load() | ast.USub() | ast.Invert() | ast.BinOp() | ast.UnaryOp():
                pass
            case ast.Name(id=name) if name in known:
                pass
            case ast.operator() if isinstance(part, OPERATORS):
                pass
            case _:
                raise refuse(chapter, node, f"{name_of(part)} in a constant")
    return evaluate(node, known)


def read_signature(chapter: str, node: ast.FunctionDef, structs: Collection[str]) -> Signature:
    """What a function takes and gives."""
    taken = node.args
    if taken.defaults or taken.posonlyargs or taken.kwonlyargs or taken.vararg or taken.kwarg:
        raise refuse(chapter, node, f"{node.name} has arguments that are not simply named one after another")
    if node.decorator_list:
        raise refuse(chapter, node, f"{node.name} has a decorator")
    arguments = [
        (argument.arg, read_annotation(chapter, node, argument.annotation, structs)) for argument in taken.args
    ]
    if isinstance(node.returns, ast.Constant) and node.returns.value is None:
        return Signature(tuple(arguments), None)
    result = read_annotation(chapter, node, node.returns, structs)
    if not isinstance(result, Number | Truth):
        raise refuse(chapter, node, f"{node.name} returns {ast.unparse(node.returns or node)}")
    return Signature(tuple(arguments), result)


def read_annotation(chapter: str, node: ast.FunctionDef, annotation: ast.expr | None, structs: Collection[str]) -> Kind:
    """The kind that an annotation stands for: one of the list, or a struct of the unit."""
    match annotation:
        case ast.Name(id=name) if name in structs:
            return Struct(name)
        case ast.Name(id=name) if name in ANNOTATIONS:
            return ANNOTATIONS[name]
        case ast.expr():
            raise refuse(chapter, node, f"the annotation {ast.unparse(annotation)} of {node.name}")
        case _:
            raise refuse(chapter, node, f"a missing annotation of {node.name}")
