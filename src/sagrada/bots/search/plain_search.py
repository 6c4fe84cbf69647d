"""The search without a compiler: its chapters as they stand, over plain objects and lists."""

from __future__ import annotations

from sagrada.bots.search.beam import Beam, search_beam
from sagrada.bots.search.decide import decide, judge, rate_end
from sagrada.bots.search.memory import Memory
from sagrada.bots.search.selfplay import play_self
from sagrada.engine import core
from sagrada.engine.structs import make_plain
from sagrada.rules.copying import assign
from sagrada.rules.state import State

__all__ = ["decide", "judge", "make_beam", "make_memory", "play_self", "put", "rate_end", "search_beam", "take"]


def make_memory() -> Memory:
    """Room to think in, all zero."""
    return make_plain(Memory)


def make_beam() -> Beam:
    """Room for a beam search, all zero."""
    return make_plain(Beam)


def put(place: State, state: State) -> None:
    """Copy a state to a place in the memory."""
    assign(place, state)


def take(place: State) -> core.State:
    """A copy of a state in the memory."""
    state = core.State()
    assign(state, place)
    return state
