"""Whether an expression depends on the order in which its parts are read: Python's is fixed, C's is not.

A part that changes memory (a state, a buffer, the random numbers) may not stand beside one that reads or changes it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable


def calls_in(node: ast.AST) -> set[str]:
    """The names of the functions called in a piece of syntax."""
    return {ast.unparse(part.func) for part in ast.walk(node) if isinstance(part, ast.Call)}


def find_changing(functions: Iterable[ast.FunctionDef], primitives: Iterable[str]) -> set[str]:
    """The functions that change memory: these primitives, those that store to it, and those that call one of them."""
    bodies = {function.name: function for function in functions}
    changing = {name for name, function in bodies.items() if stores_to_memory(function)} | set(primitives)
    while more := {name for name, body in bodies.items() if name not in changing and calls_in(body) & changing}:
        changing |= more
    return changing


def stores_to_memory(node: ast.AST) -> bool:
    """Is a field or an element assigned to?"""
    stored = [part for part in ast.walk(node) if isinstance(part, ast.Attribute | ast.Subscript)]
    return any(isinstance(part.ctx, ast.Store) for part in stored)


def reads_memory(node: ast.AST) -> bool:
    """Is a field or an element read?"""
    read = [part for part in ast.walk(node) if isinstance(part, ast.Attribute | ast.Subscript)]
    return any(isinstance(part.ctx, ast.Load) for part in read)


def depends_on_order(node: ast.AST, changing: set[str]) -> bool:
    """Does one part of this node, read by itself, change what another reads or changes?"""
    parts = read_together(node)
    for part in parts:
        if calls_in(part) & changing:
            others = [other for other in parts if other is not part]
            return any(reads_memory(other) or calls_in(other) & changing for other in others)
    return False


def read_together(node: ast.AST) -> list[ast.expr]:
    """The parts of a node that C may read in any order."""
    match node:
        case ast.BinOp(left=left, right=right):
            return [left, right]
        case ast.Compare(left=left, comparators=others):
            return [left, *others]
        case ast.Call(args=given):
            return given
        case ast.Subscript(value=value, slice=index):
            return [*indexes_of(value), index]
        case ast.Assign(targets=[target], value=value):
            return [*indexes_of(target), value]
        case ast.AugAssign(target=ast.Name(), value=value):
            return [value]
        case ast.AugAssign(target=target, value=value):
            return [read_of(target), value]
        case _:
            return []


def indexes_of(target: ast.expr) -> list[ast.expr]:
    """The indexes by which a place in memory is found."""
    match target:
        case ast.Subscript(value=value, slice=index):
            return [*indexes_of(value), index]
        case ast.Attribute(value=value):
            return indexes_of(value)
        case _:
            return []


def read_of(target: ast.expr) -> ast.expr:
    """The same place in memory, read."""
    return ast.parse(ast.unparse(target), mode="eval").body
