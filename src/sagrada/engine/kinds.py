"""What a value of the compiled subset can be: a number, a truth, a struct, or an array of those.

An annotation names a kind; `c_type` tells what C calls it. Structs and arrays are passed by address, as Python passes
objects.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class Number:
    """A whole number, of 32 bits or of 64."""

    wide: bool = False


@dataclass(frozen=True)
class Truth:
    """True or false; it is tested, passed on and returned, and never counted with."""


@dataclass(frozen=True)
class Struct:
    """A record of numbers and arrays, such as the state."""

    name: str


@dataclass(frozen=True)
class Array:
    """Elements of one kind in a row; `element` is what C stores, as `int8_t`, where they are numbers."""

    of: Kind
    element: str = "int"


Kind: TypeAlias = Number | Truth | Struct | Array

NUMBER, WIDE, TRUTH = Number(), Number(wide=True), Truth()
ANNOTATIONS: dict[str, Kind] = {
    "int": NUMBER,
    "bool": TRUTH,
    "Wide": WIDE,
    "Buffer": Array(NUMBER, "int"),
    "Rng": Array(WIDE, "int64_t"),
    "Shorts": Array(NUMBER, "int16_t"),
    "Bytes": Array(NUMBER, "int8_t"),
}
"""What the annotation of an argument, or of what a function returns, stands for; those of structs are their names."""


def array_of(of: Kind, element: str, dimensions: int) -> Kind:
    """An array of so many dimensions; a single element where there are none."""
    return Array(array_of(of, element, dimensions - 1), element) if dimensions else of


def number_of(element: str) -> Number:
    """What a number is that C stores so."""
    return Number(wide=element == "int64_t")


def c_type(kind: Kind | None) -> str:
    """What C calls an argument, a local variable or a result of this kind; nothing at all is `void`."""
    match kind:
        case None:
            return "void"
        case Number(wide=True):
            return "int64_t"
        case Number() | Truth():
            return "int"
        case Struct(name):
            return f"{name} *"
        case Array(of=Array()):
            raise TypeError("only arrays of one dimension are passed on")
        case Array(element=element):
            return f"{element} *"


def fits(given: Kind | None, wanted: Kind | None) -> bool:
    """May a value of one kind stand where another is wanted? Numbers of any width may."""
    return given == wanted or (isinstance(given, Number) and isinstance(wanted, Number))


def widest(one: Number, other: Number) -> Number:
    """The kind of two numbers taken together."""
    return Number(wide=one.wide or other.wide)


def tell(kind: Kind | None) -> str:
    """A kind in words."""
    match kind:
        case None:
            return "nothing"
        case Number():
            return "a number"
        case Truth():
            return "a truth"
        case Struct(name):
            return name
        case Array(of=of, element=element):
            return f"an array of {tell(of) if isinstance(of, Array) else element}"
