"""Whether an index may be negative, which C would not notice: a difference must have been tested before.

`Facts` follows a function's statements and knows at each what tests have shown: that one expression is at least
another. Names and fields by themselves are trusted here; the guard runs of the tests watch their values.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

AT_LEAST = {ast.GtE: 0, ast.Gt: 1}
"""For `a >= b` and `a > b`: how much a is larger at least."""
MIRRORED: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.Gt, ast.LtE: ast.GtE, ast.Gt: ast.Lt, ast.GtE: ast.LtE}
CONTRARY: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.GtE, ast.LtE: ast.Gt, ast.Gt: ast.LtE, ast.GtE: ast.Lt}


class Facts:
    """What is known at a statement: pairs of expressions of which the first is at least the second."""

    def __init__(self, constants: Mapping[str, int]) -> None:
        self.constants = constants
        self.pairs: list[tuple[ast.expr, ast.expr, int]] = []

    @contextmanager
    def given(self, test: ast.expr, holds: bool = True) -> Iterator[None]:
        """Within this, a test has come out true, or false."""
        before = self.pairs
        self.pairs = [*before, *shown_by(test, holds)]
        try:
            yield
        finally:
            kept = {id(pair) for pair in self.pairs}
            self.pairs = [pair for pair in before if id(pair) in kept]

    def note_counting(self, name: str) -> None:
        """From here on a variable counts from 0."""
        self.pairs = [*self.pairs, (ast.Name(name, ast.Load()), ast.Constant(0), 0)]

    def after(self, node: ast.stmt) -> None:
        """Forget what a statement, or anything in it, may have changed."""
        stored = {part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
        touches_memory = any(
            isinstance(part, ast.Call) or (isinstance(part, ast.Attribute | ast.Subscript) and is_stored(part))
            for part in ast.walk(node)
        )
        self.pairs = [pair for pair in self.pairs if not is_touched(pair[:2], stored, touches_memory)]

    def at_least(self, large: ast.expr, small: ast.expr) -> bool:
        """Is it known that one expression is at least another?"""
        if any(ast.unparse(right) == ast.unparse(small) for right, _ in self.smaller_than(large)):
            return True
        floor = self.value(small)
        return floor is not None and self.reaches(large, floor)

    def smaller_than(self, node: ast.expr) -> list[tuple[ast.expr, int]]:
        """What an expression is known to be at least, and by how much more."""
        return [(right, more) for left, right, more in self.pairs if ast.unparse(left) == ast.unparse(node)]

    def reaches(self, node: ast.expr, floor: int, steps: int = 2) -> bool:
        """Is an expression at least this number, by facts that follow from each other in a few steps?"""
        value = self.value(node)
        if value is not None:
            return value >= floor
        return steps > 0 and any(
            self.reaches(right, floor - more, steps - 1) for right, more in self.smaller_than(node)
        )

    def value(self, node: ast.expr) -> int | None:
        """The value of a constant expression; None for others."""
        names = [part for part in ast.walk(node) if isinstance(part, ast.Name)]
        known = (ast.Constant, ast.Name, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop, ast.Load)
        if any(not isinstance(part, known) for part in ast.walk(node)):
            return None
        if any(name.id not in self.constants for name in names):
            return None
        return evaluate(node, self.constants)


def evaluate(node: ast.expr, constants: Mapping[str, int]) -> int:
    """The value of an expression of constants."""
    code = compile(ast.fix_missing_locations(ast.Expression(node)), "constant", "eval")
    return int(eval(code, {"__builtins__": {}}, dict(constants)))


def is_stored(node: ast.Attribute | ast.Subscript) -> bool:
    """Is a field or an element assigned to?"""
    return isinstance(node.ctx, ast.Store)


def is_touched(expressions: tuple[ast.expr, ...], stored: set[str], touches_memory: bool) -> bool:
    """May the value of one of the expressions have changed?"""
    parts = [part for expression in expressions for part in ast.walk(expression)]
    if any(isinstance(part, ast.Name) and part.id in stored for part in parts):
        return True
    return touches_memory and any(isinstance(part, ast.Attribute | ast.Subscript | ast.Call) for part in parts)


def shown_by(test: ast.expr, holds: bool) -> list[tuple[ast.expr, ast.expr, int]]:
    """What a test shows when it comes out true, or false."""
    match test:
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return shown_by(operand, not holds)
        case ast.BoolOp(op=operator, values=values) if isinstance(operator, ast.And) == holds:
            return [fact for value in values for fact in shown_by(value, holds)]
        case ast.Compare(left=left, ops=[operator], comparators=[right]):
            return compared(left, operator, right, holds)
        case ast.Compare(left=left, ops=operators, comparators=others) if holds:
            terms = [left, *others]
            triples = zip(terms, operators, others, strict=False)
            return [fact for one, operator, other in triples for fact in compared(one, operator, other, True)]
        case _:
            return []


def compared(left: ast.expr, operator: ast.cmpop, right: ast.expr, holds: bool) -> list[tuple[ast.expr, ast.expr, int]]:
    """What one comparison shows: which side is at least the other, and by how much."""
    kind: type[ast.cmpop] | None = type(operator) if holds else CONTRARY.get(type(operator))
    if kind in (ast.Lt, ast.LtE):
        left, kind, right = right, MIRRORED[kind], left
    return [(left, right, AT_LEAST[kind])] if kind in AT_LEAST else []


def may_be_negative(index: ast.expr, facts: Facts) -> bool:
    """Could this index be below 0, as far as the text tells?"""
    value = facts.value(index)
    if value is not None:
        return value < 0
    match index:
        case ast.BinOp(left=left, op=ast.Sub(), right=right):
            return not facts.at_least(left, right)
        case ast.BinOp(left=left, right=right):
            return may_be_negative(left, facts) or may_be_negative(right, facts)
        case ast.IfExp(test=test, body=one, orelse=other):
            with facts.given(test):
                negative = may_be_negative(one, facts)
            with facts.given(test, holds=False):
                return negative or may_be_negative(other, facts)
        case ast.UnaryOp():
            return True
        case ast.Call(func=ast.Name(id="min" | "max"), args=given):
            return any(may_be_negative(value, facts) for value in given)
        case _:
            return False
