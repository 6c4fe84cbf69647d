"""The compiled subset: what a chapter may say, so that Python and C read it alike. Everything else is refused.

`read_function` walks a function's syntax and allows what is listed in its `match` statements (`chapters` does so with
what stands around functions). On the way it learns the kind of every expression, which the writer of C uses. What only
a run can show (an index too large, a sum that overflows) is left to the guard runs of the tests.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass

from sagrada.engine.bounds import Facts, may_be_negative
from sagrada.engine.chapters import OPERATORS, WIDEST_NUMBER, Names, OutsideSubsetError, Signature, name_of, refuse
from sagrada.engine.kinds import NUMBER, TRUTH, WIDE, Array, Kind, Number, Struct, Truth, fits, tell, widest
from sagrada.engine.order import calls_in, depends_on_order

COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)
PURE = {"popcount": 1, "lowest": 1, "min": 2, "max": 2}
"""Primitives of numbers, with how many they take; compiled code has its own."""
ASSIGN = "assign"
"""The primitive that copies a whole struct."""


@dataclass
class Function:
    """A function that was read: its chapter, its local variables and the kinds of its expressions."""

    chapter: str
    node: ast.FunctionDef
    signature: Signature
    local: dict[str, Kind]
    kinds: dict[ast.expr, Kind]


def read_function(chapter: str, node: ast.FunctionDef, names: Names) -> Function:
    """Check a function's body and learn the kinds in it."""
    reader = Reader(chapter, node, names)
    reader.read()
    return Function(chapter, node, reader.signature, reader.local, reader.kinds)


class Reader:
    """Reads one function: statements in their order, with what is known of numbers at each."""

    def __init__(self, chapter: str, node: ast.FunctionDef, names: Names) -> None:
        self.chapter, self.node, self.names = chapter, node, names
        self.signature = names.functions[node.name]
        self.arguments = dict(self.signature.arguments)
        self.local: dict[str, Kind] = {}
        self.counting: set[str] = set()
        self.kinds: dict[ast.expr, Kind] = {}
        self.facts = Facts(names.constants)

    def read(self) -> None:
        """Read all statements; the first may be the docstring."""
        body = self.node.body[1:] if ast.get_docstring(self.node) is not None else self.node.body
        self.block(body)

    def refuse(self, node: ast.AST, what: str) -> OutsideSubsetError:
        """The error for something in this function."""
        return refuse(self.chapter, node, f"{what} (in {self.node.name})")

    # statements

    def block(self, body: list[ast.stmt]) -> None:
        """Statements one after another."""
        for statement in body:
            self.statement(statement)
            self.facts.after(statement)

    def check_order(self, node: ast.AST) -> None:
        """Refuse what C may read in another order than Python."""
        if depends_on_order(node, self.names.changing):
            raise self.refuse(node, "a call that changes memory beside a part that reads it: use a variable")

    def statement(self, node: ast.stmt) -> None:
        """One statement."""
        self.check_order(node)
        match node:
            case ast.Return():
                self.returned(node)
            case ast.Assign(targets=[target], value=value):
                self.assigned(target, value)
            case ast.AugAssign(target=target, op=operator, value=value):
                self.operator(node, operator)
                self.number(value)
                self.number(target)
                self.check_target(target)
                if isinstance(target, ast.Name):
                    self.declare(target, target.id, NUMBER)
            case ast.Expr(value=ast.Call() as call):
                self.call(call)
            case ast.If(test=test, body=body, orelse=otherwise):
                self.test(test)
                self.branches(test, body, otherwise)
            case ast.While(test=test, body=body, orelse=[]):
                self.loop(test, body, node)
            case ast.For(target=ast.Name(id=name), iter=iterated, body=body, orelse=[]):
                self.counted(node, name, iterated, body)
            case ast.Break() | ast.Continue() | ast.Pass():
                pass
            case _:
                raise self.refuse(node, f"{name_of(node)} as a statement")

    def returned(self, node: ast.Return) -> None:
        """What is returned is what the signature says."""
        given = None if node.value is None else self.expression(node.value)
        if not fits(given, self.signature.result):
            raise self.refuse(node, f"a return of {tell(given)} instead of {tell(self.signature.result)}")

    def assigned(self, target: ast.expr, value: ast.expr) -> None:
        """A local variable gets a number or names a struct; a field or an element gets a number."""
        given = self.expression(value)
        if isinstance(given, Truth):
            raise self.refuse(value, "a truth in a variable: make it a function, or a number by `1 if … else 0`")
        if isinstance(given, Array):
            raise self.refuse(value, "the assignment of a whole array")
        if isinstance(target, ast.Name):
            self.declare(target, target.id, given)
            return
        self.number(target)
        self.check_target(target)
        if not isinstance(given, Number):
            raise self.refuse(value, f"the assignment of {tell(given)}")

    def check_target(self, target: ast.expr) -> None:
        """Refuse to change what is constant."""
        root = target
        while isinstance(root, ast.Attribute | ast.Subscript):
            root = root.value
        if isinstance(root, ast.Name) and (root.id in self.names.tables or root.id in self.names.constants):
            raise self.refuse(target, f"a change of {root.id}, which is constant")

    def declare(self, node: ast.expr, name: str, kind: Kind) -> None:
        """Note the kind of a local variable; it keeps its kind, and is wide if it is wide once."""
        if name in self.counting:
            raise self.refuse(node, f"a change of {name}, which counts")
        if name in self.names.constants or name in self.names.tables:
            raise self.refuse(node, f"a variable with the name of something else, {name}")
        if name in self.arguments:
            known: Kind | None = self.arguments[name]
        else:
            known = self.local.get(name)
            self.local[name] = WIDE if WIDE in (kind, known) else kind
        if known is not None and not fits(kind, known):
            raise self.refuse(node, f"{name} is {tell(kind)} here and {tell(known)} elsewhere")
        self.kinds[node] = self.arguments.get(name) or self.local[name]

    def branches(self, test: ast.expr, body: list[ast.stmt], otherwise: list[ast.stmt]) -> None:
        """What follows a test, and what follows its contrary."""
        with self.facts.given(test):
            self.block(body)
        with self.facts.given(test, holds=False):
            self.block(otherwise)

    def loop(self, test: ast.expr, body: list[ast.stmt], node: ast.While) -> None:
        """A loop while a test holds."""
        self.facts.after(node)
        self.test(test)
        with self.facts.given(test):
            self.block(body)

    def counted(self, node: ast.For, name: str, iterated: ast.expr, body: list[ast.stmt]) -> None:
        """A loop over a range of numbers."""
        match iterated:
            case ast.Call(func=ast.Name(id="range"), args=[_] | [_, _] as ends, keywords=[]):
                for end in ends:
                    self.number(end)
            case _:
                raise self.refuse(node, f"a loop over {ast.unparse(iterated)} instead of a range")
        if name in self.local or name in self.arguments:
            raise self.refuse(node, f"{name}, which counts here, is also a variable")
        self.facts.after(node)
        if len(ends) == 1:
            self.facts.note_counting(name)
        outer, self.counting = self.counting, {*self.counting, name}
        self.block(body)
        self.counting = outer

    # expressions

    def expression(self, node: ast.expr) -> Kind:
        """The kind of an expression."""
        self.check_order(node)
        self.kinds[node] = self.kind(node)
        return self.kinds[node]

    def kind(self, node: ast.expr) -> Kind:
        """Find the kind of an expression; one that is not in the list is refused."""
        match node:
            case ast.Constant(value=bool()):
                return TRUTH
            case ast.Constant(value=int(value)):
                return Number(wide=value > WIDEST_NUMBER)
            case ast.Name(id=name):
                return self.named(node, name)
            case ast.Attribute(value=value, attr=attribute):
                return self.field(node, self.expression(value), attribute)
            case ast.Subscript(value=value, slice=index):
                return self.element(node, self.expression(value), index)
            case ast.BinOp(left=left, op=operator, right=right):
                self.operator(node, operator)
                return widest(self.number(left), self.number(right))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return self.test(operand)
            case ast.UnaryOp(op=ast.USub() | ast.Invert(), operand=operand):
                return self.number(operand)
            case ast.BoolOp():
                return self.joined(node)
            case ast.Compare():
                return self.compared(node)
            case ast.IfExp():
                return self.either(node)
            case ast.Call():
                result = self.call(node)
                if result is None:
                    raise self.refuse(node, "the value of a function that returns nothing")
                return result
            case _:
                raise self.refuse(node, f"{name_of(node)} as an expression")

    def named(self, node: ast.expr, name: str) -> Kind:
        """The kind of what a name stands for."""
        if name in self.arguments:
            return self.arguments[name]
        if name in self.counting:
            return NUMBER
        if name in self.local:
            return self.local[name]
        if name in self.names.constants:
            return Number(wide=self.names.constants[name] > WIDEST_NUMBER)
        if name in self.names.tables:
            return self.names.tables[name]
        raise self.refuse(node, f"the name {name}, which is not known here")

    def field(self, node: ast.expr, of: Kind, attribute: str) -> Kind:
        """The kind of a field of a struct."""
        if isinstance(of, Struct) and attribute in self.names.structs[of.name]:
            return self.names.structs[of.name][attribute]
        raise self.refuse(node, f"the attribute {attribute} of {tell(of)}")

    def element(self, node: ast.expr, of: Kind, index: ast.expr) -> Kind:
        """The kind of an array's element."""
        self.number(index)
        if may_be_negative(index, self.facts):
            raise self.refuse(node, f"the index {ast.unparse(index)}, which may be negative: test it first")
        if not isinstance(of, Array):
            raise self.refuse(node, f"an element of {tell(of)}")
        return of.of

    def number(self, node: ast.expr) -> Number:
        """An expression that must be a number."""
        kind = self.expression(node)
        if not isinstance(kind, Number):
            raise self.refuse(node, f"{tell(kind)} where a number is needed")
        return kind

    def test(self, node: ast.expr) -> Truth:
        """An expression that is tested: a truth, or a number that is not 0."""
        kind = self.expression(node)
        if not isinstance(kind, Number | Truth):
            raise self.refuse(node, f"a test of {tell(kind)}")
        return TRUTH

    def operator(self, node: ast.AST, operator: ast.operator) -> None:
        """Refuse an operator that is not in the list."""
        if not isinstance(operator, OPERATORS):
            raise self.refuse(node, f"the operator {name_of(operator)}")

    def joined(self, node: ast.BoolOp) -> Truth:
        """Tests joined by `and` or `or`: each is read knowing how those before it came out."""
        self.test(node.values[0])
        if len(node.values) > 1:
            rest = ast.copy_location(ast.BoolOp(node.op, node.values[1:]), node)
            with self.facts.given(node.values[0], holds=isinstance(node.op, ast.And)):
                self.joined(rest)
        return TRUTH

    def compared(self, node: ast.Compare) -> Truth:
        """Numbers compared in a chain; C reads what stands between two signs twice, so it may change nothing."""
        for operator in node.ops:
            if not isinstance(operator, COMPARISONS):
                raise self.refuse(node, f"the comparison {name_of(operator)}")
        if not self.compares_truths(node):
            for part in (node.left, *node.comparators):
                self.number(part)
        for part in node.comparators[:-1]:
            if calls_in(part) - set(PURE):
                raise self.refuse(part, "a call in the middle of a chain of comparisons")
        return TRUTH

    def compares_truths(self, node: ast.Compare) -> bool:
        """Is one truth compared with another? What `and` and `or` give may be a number in Python."""
        match node:
            case ast.Compare(left=left, ops=[ast.Eq() | ast.NotEq()], comparators=[right]):
                joined = isinstance(left, ast.BoolOp) or isinstance(right, ast.BoolOp)
                return not joined and self.expression(left) == self.expression(right) == TRUTH
            case _:
                return False

    def either(self, node: ast.IfExp) -> Kind:
        """One of two values, which are of one kind."""
        self.test(node.test)
        with self.facts.given(node.test):
            first = self.expression(node.body)
        with self.facts.given(node.test, holds=False):
            second = self.expression(node.orelse)
        if not fits(first, second) or isinstance(first, Array):
            raise self.refuse(node, f"a choice between {tell(first)} and {tell(second)}")
        return widest(first, second) if isinstance(first, Number) and isinstance(second, Number) else first

    def call(self, node: ast.Call) -> Kind | None:
        """The kind of what a called function gives."""
        match node:
            case ast.Call(func=ast.Name(id=name), args=given, keywords=[]):
                kinds = [self.expression(value) for value in given]
            case _:
                raise self.refuse(node, f"the call {ast.unparse(node)}")
        if name in PURE:
            if kinds != [NUMBER] * PURE[name]:
                raise self.refuse(node, f"{name} takes {PURE[name]} numbers of 32 bits")
            return NUMBER
        if name == ASSIGN:
            if len(kinds) != 2 or kinds[0] != kinds[1] or not isinstance(kinds[0], Struct):
                raise self.refuse(node, "assign takes two structs of one kind")
            return None
        if name not in self.names.functions:
            raise self.refuse(node, f"the function {name}, which is not known here")
        wanted = [kind for _, kind in self.names.functions[name].arguments]
        if len(kinds) != len(wanted) or not all(map(fits, kinds, wanted)):
            raise self.refuse(
                node, f"{name}({', '.join(map(tell, kinds))}) instead of ({', '.join(map(tell, wanted))})"
            )
        return self.names.functions[name].result
