"""The compiled search, under the same names as `plain_search`: what a mind holds is the memory that C works in.

States change hands as bytes: they belong to the rules' own module, which is compiled without the search.
"""

from __future__ import annotations

import ctypes
from typing import Any

from sagrada.bots.search._search import EXPORTS
from sagrada.bots.search.beam import Beam
from sagrada.bots.search.memory import Memory
from sagrada.engine._core import restore
from sagrada.engine.structs import c_class

globals().update(EXPORTS)


def make_memory() -> Any:
    """Room to think in, all zero."""
    return c_class(Memory)()


def make_beam() -> Any:
    """Room for a beam search, all zero."""
    return c_class(Beam)()


def put(place: Any, state: Any) -> None:
    """Copy a state to a place in the memory."""
    data = state.to_bytes()
    if len(data) != ctypes.sizeof(place):
        raise ValueError(f"a state has {ctypes.sizeof(place)} bytes, not {len(data)}")
    ctypes.memmove(ctypes.addressof(place), data, len(data))


def take(place: Any) -> Any:
    """A copy of a state in the memory."""
    return restore(bytes(place))
