"""A function of the subset as plain C. What it was given has been read by `subset` and needs no more checks.

Structs are passed by address: a name of one is a pointer, an element or a field that is one is taken the address of.
"""

from __future__ import annotations

import ast

from sagrada.engine.chapters import Signature
from sagrada.engine.kinds import NUMBER, Kind, Struct, c_type
from sagrada.engine.subset import ASSIGN, Function

OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "/",
    ast.Mod: "%",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.LShift: "<<",
    ast.RShift: ">>",
}
COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
SIGNS: dict[type[ast.unaryop], str] = {ast.Not: "!", ast.Invert: "~", ast.USub: "-"}
PRIMITIVES = {"popcount": "popcount", "lowest": "lowest", "min": "min_of", "max": "max_of"}
"""What C calls them: some compilers' headers have macros of the names min and max."""
COMPOUND = (ast.BinOp, ast.BoolOp, ast.Compare, ast.IfExp)


def c_name(function: str) -> str:
    """What C calls a function of a chapter; its libraries have functions of their own, such as `remove`."""
    return f"sg_{function}"


def alone_name(function: str) -> str:
    """What C calls a function that is compiled in a file of its own."""
    return f"alone_{function}"


def declared(kind: Kind | None, name: str) -> str:
    """A declaration, with the star at the name."""
    written = c_type(kind)
    return f"{written}{name}" if written.endswith("*") else f"{written} {name}"


def prototype(name: str, signature: Signature) -> str:
    """The first line of a function."""
    return f"static inline {head_of(c_name(name), signature)}"


def head_of(name: str, signature: Signature) -> str:
    """A function's result, name and arguments."""
    taken = ", ".join(declared(kind, argument) for argument, kind in signature.arguments) or "void"
    return f"{declared(signature.result, name)}({taken})"


def function_text(function: Function) -> str:
    """A whole function, with its docstring's first line above it."""
    return Writer(function).text()


class Writer:
    """Writes one function."""

    def __init__(self, function: Function) -> None:
        self.function, self.kinds = function, function.kinds
        self.lines: list[str] = []
        self.depth = 1
        self.undeclared = dict(function.local)

    def text(self) -> str:
        """The function."""
        node = self.function.node
        words = ast.get_docstring(node)
        body = node.body[1:] if words is not None else node.body
        for name, kind in self.nested_variables(body).items():
            self.line(f"{declared(kind, name)};")
            del self.undeclared[name]
        self.block(body)
        head = [f"/* {words.splitlines()[0]} */"] if words else []
        return "\n".join([*head, f"{prototype(node.name, self.function.signature)} {{", *self.lines, "}", ""])

    def nested_variables(self, body: list[ast.stmt]) -> dict[str, Kind]:
        """Variables that are not first set by a statement of the function's own level: C declares them before."""
        outer: set[str] = set()
        nested: set[str] = set()
        for statement in body:
            match statement:
                case ast.Assign(targets=[ast.Name(id=name)]):
                    outer |= {name} - nested
                case _:
                    nested |= {part.id for part in ast.walk(statement) if is_stored(part)} - outer  # type: ignore[attr-defined]
        return {name: kind for name, kind in self.undeclared.items() if name in nested}

    def line(self, text: str) -> None:
        """One more line."""
        self.lines.append("    " * self.depth + text)

    # statements

    def block(self, body: list[ast.stmt]) -> None:
        """Statements one after another."""
        for statement in body:
            self.statement(statement)

    def inner(self, head: str, body: list[ast.stmt]) -> None:
        """A line that opens a block, and the block."""
        self.line(head)
        self.depth += 1
        self.block(body)
        self.depth -= 1

    def statement(self, node: ast.stmt) -> None:
        """One statement."""
        match node:
            case ast.Return(value=None):
                self.line("return;")
            case ast.Return(value=ast.expr() as value):
                self.line(f"return {self.value(value)};")
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name in self.undeclared:
                self.line(f"{declared(self.undeclared.pop(name), name)} = {self.value(value)};")
            case ast.Assign(targets=[target], value=value):
                self.line(f"{self.place(target)} = {self.value(value)};")
            case ast.AugAssign(target=target, op=operator, value=value):
                self.line(f"{self.place(target)} {OPERATORS[type(operator)]}= {self.value(value)};")
            case ast.Expr(value=ast.Call() as call):
                self.line(f"{self.call(call)};")
            case ast.If():
                self.conditional(node)
            case ast.While(test=test, body=body):
                self.inner(f"while ({self.value(test)}) {{", body)
                self.line("}")
            case ast.For(target=ast.Name(id=name), iter=ast.Call(args=ends), body=body):
                self.inner(self.loop_head(name, ends), body)
                self.line("}")
            case ast.Break():
                self.line("break;")
            case ast.Continue():
                self.line("continue;")
            case ast.Pass():
                self.line(";")
            case _:
                raise TypeError(f"line {node.lineno}: {type(node).__name__}")

    def conditional(self, node: ast.If, before: str = "") -> None:
        """A chain of `if` and `else if`."""
        self.inner(f"{before}if ({self.value(node.test)}) {{", node.body)
        match node.orelse:
            case [ast.If() as further]:
                self.conditional(further, "} else ")
                return
            case []:
                pass
            case otherwise:
                self.inner("} else {", otherwise)
        self.line("}")

    def loop_head(self, name: str, ends: list[ast.expr]) -> str:
        """A loop over a range; where it ends is found once, as in Python."""
        first, last = ("0" if len(ends) == 1 else self.value(ends[0])), self.value(ends[-1])
        if isinstance(ends[-1], ast.Constant):
            return f"for (int {name} = {first}; {name} < {last}; {name}++) {{"
        return f"for (int {name} = {first}, end_{name} = {last}; {name} < end_{name}; {name}++) {{"

    # expressions

    def value(self, node: ast.expr) -> str:
        """An expression as it is passed on: of a struct its address."""
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(self.kinds[node], Struct):
            return f"&{self.place(node)}"
        match node:
            case ast.Constant(value=bool(given)):
                return str(int(given))
            case ast.Constant(value=int(given)):
                return f"{given}LL" if self.kinds[node] != NUMBER else str(given)
            case ast.Name() | ast.Attribute() | ast.Subscript():
                return self.place(node)
            case ast.BinOp(left=left, op=operator, right=right):
                return f"{self.part(left)} {OPERATORS[type(operator)]} {self.part(right)}"
            case ast.UnaryOp(op=sign, operand=operand):
                return f"{SIGNS[type(sign)]}{self.part(operand)}"
            case ast.BoolOp(op=joint, values=values):
                return (" && " if isinstance(joint, ast.And) else " || ").join(map(self.part, values))
            case ast.Compare():
                return self.comparison(node)
            case ast.IfExp(test=test, body=one, orelse=other):
                return f"{self.part(test)} ? {self.part(one)} : {self.part(other)}"
            case ast.Call():
                return self.call(node)
            case _:
                raise TypeError(f"line {node.lineno}: {type(node).__name__}")

    def part(self, node: ast.expr) -> str:
        """An expression within another."""
        text = self.value(node)
        signed = isinstance(node, ast.UnaryOp) or text.startswith("-")
        return f"({text})" if signed or isinstance(node, COMPOUND) else text

    def place(self, node: ast.expr) -> str:
        """A place in memory, to read or to write."""
        match node:
            case ast.Name(id=name):
                return name
            case ast.Attribute(value=ast.Name(id=name), attr=attribute):
                return f"{name}->{attribute}"
            case ast.Attribute(value=value, attr=attribute):
                return f"{self.place(value)}.{attribute}"
            case ast.Subscript(value=value, slice=index):
                return f"{self.place(value)}[{self.value(index)}]"
            case _:
                raise TypeError(f"line {node.lineno}: {type(node).__name__}")

    def comparison(self, node: ast.Compare) -> str:
        """A chain of comparisons as pairs."""
        terms = [node.left, *node.comparators]
        pairs = [
            f"{self.part(left)} {COMPARISONS[type(operator)]} {self.part(right)}"
            for left, operator, right in zip(terms, node.ops, node.comparators, strict=False)
        ]
        return pairs[0] if len(pairs) == 1 else " && ".join(f"({pair})" for pair in pairs)

    def call(self, node: ast.Call) -> str:
        """A call; `assign` copies the whole of a struct."""
        name = ast.unparse(node.func)
        if name == ASSIGN:
            target, source = (self.struct(value) for value in node.args)
            return f"{target} = {source}"
        return f"{PRIMITIVES.get(name) or c_name(name)}({', '.join(map(self.value, node.args))})"

    def struct(self, node: ast.expr) -> str:
        """A whole struct, not its address."""
        return f"*{self.place(node)}" if isinstance(node, ast.Name) else self.place(node)


def is_stored(node: ast.AST) -> bool:
    """Is it a variable that is set?"""
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
