"""Structs as Python holds them: as plain objects for the chapters as they stand, or as the memory that C works in.

Both have the same attributes, so that whoever fills a struct, or reads it, need not know which one it is.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache, partial
from typing import Any, TypeVar, cast

from sagrada.engine.fields import Field, read_fields

S = TypeVar("S")
C_TYPES: dict[str, Any] = {
    "int": ctypes.c_int,
    "int8_t": ctypes.c_int8,
    "int16_t": ctypes.c_int16,
    "int32_t": ctypes.c_int32,
    "int64_t": ctypes.c_int64,
}


def make_plain(struct: type[S]) -> S:
    """A struct of Python's own objects and lists, all zero."""
    made, kind = struct(), cast(type, struct)
    for field in cached_fields(kind):
        setattr(made, field.name, filled(field.shape, partial(make_plain, field.struct) if field.struct else int))
    return made


@cache
def cached_fields(struct: type) -> list[Field]:
    """The fields of a struct: to read annotations takes long, and there may be many of one kind to make."""
    return read_fields(struct)


def filled(shape: tuple[int, ...], make: Callable[[], Any]) -> Any:
    """One thing, a list of them, or a list of lists."""
    return [filled(shape[1:], make) for _ in range(shape[0])] if shape else make()


@cache
def c_class(struct: type) -> Any:
    """The class of structs in C's memory, laid out as a C compiler does; its instances begin as zeros."""
    fields = [(field.name, c_array(field)) for field in read_fields(struct)]
    return type(struct.__name__, (ctypes.Structure,), {"__slots__": (), "_fields_": fields})


def c_array(field: Field) -> Any:
    """The type of a field: a number or a struct, or arrays of them."""
    made = C_TYPES[field.ctype] if field.struct is None else c_class(field.struct)
    for length in reversed(field.shape):
        made = made * length
    return made
