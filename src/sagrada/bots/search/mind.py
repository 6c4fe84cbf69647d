"""Room to think in, on either backend: one mind thinks about one position at a time, without holding Python's lock."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from sagrada.bots.search.beam import BEAM_POOL_ROOM, BEAM_WIDEST
from sagrada.bots.search.selfplay import ROW
from sagrada.engine import BACKEND, core
from sagrada.rules.state import ROUNDS, Buffer

if TYPE_CHECKING or BACKEND == "plain":
    from sagrada.bots.search import plain_search as search
else:
    from sagrada.bots.search import compiled_search as search


def check_seat(state: core.State, seat: int) -> None:
    """Raise ValueError for a seat that is not at the table."""
    if not 0 <= seat < state.seats:
        raise ValueError(f"no seat {seat} at a table of {state.seats}")


def check_beam(first: int, pools: Sequence[Sequence[int]], width: int) -> None:
    """Raise ValueError for a beam, rounds or pools that there is no room for."""
    if not 1 <= width <= BEAM_WIDEST or first + len(pools) > ROUNDS:
        raise ValueError(f"no beam of {width} windows over {len(pools)} rounds")
    for pool in pools:
        if len(pool) > BEAM_POOL_ROOM or not all(0 <= die < 36 for die in pool):
            raise ValueError(f"no pool {pool}")


class Mind:
    """Thinks about positions. How it shall think is set in its memory, and what it has found is read there."""

    def __init__(self) -> None:
        self.memory = search.make_memory()

    def decide(self, state: core.State, me: int, look: int, limit: int, nodes: int, seed: int) -> int:
        """What the seat does in this position: `limit` nodes for lines with tools, `nodes` in all."""
        check_seat(state, me)
        search.put(self.memory.tried[0], state)
        self.memory.limit = limit
        return search.decide(self.memory, me, look, nodes, seed)

    def rate_end(self, state: core.State, me: int, look: int, nodes: int, seed: int, round_number: int) -> int:
        """What a position is worth to a seat whose turn, in that round, has just ended."""
        check_seat(state, me)
        search.put(self.memory.tried[0], state)
        return search.rate_end(self.memory, me, look, nodes, seed, round_number)

    def evaluate(self, state: core.State, me: int, seat: int) -> int:
        """What the position is worth to a seat, as another knows it: the state holds what that one may know."""
        check_seat(state, me)
        check_seat(state, seat)
        search.put(self.memory.tried[0], state)
        return search.judge(self.memory, me, seat)

    def beam(self, start: core.State, me: int, pools: Sequence[Sequence[int]], width: int) -> core.State:
        """The best end found for a seat that knows these pools, from a position at the start of a round."""
        check_seat(start, me)
        check_beam(start.round, pools, width)
        room = search.make_beam()
        for number, pool in enumerate(pools, start.round):
            room.pool_size[number] = len(pool)
            for i, die in enumerate(sorted(pool)):
                room.pool[number][i] = die
        search.put(room.kept[0][0], start)
        best = search.search_beam(room, self.memory, me, width, len(pools))
        return search.take(room.kept[0][best])

    def play_self(
        self, start: core.State, seed: int, games: int, look: int, limit: int, noise: int, out: array[int]
    ) -> int:
        """Play games against oneself and write them down; the number of rows."""
        search.put(self.memory.start, start)
        low, high = seed & 0xFFFFFFFF, (seed >> 32) & 0xFFFFFFFF
        room = cast(Buffer, out)
        return search.play_self(self.memory, low, high, games, look, limit, noise, room, len(out) // ROW)
