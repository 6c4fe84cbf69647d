"""Room to think in without a compiler: the search chapters as they stand."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import cast

from sagrada.bots.search import beam, memory
from sagrada.bots.search.decide import decide, rate_end
from sagrada.bots.search.knowledge import believe
from sagrada.bots.search.net import evaluate
from sagrada.bots.search.selfplay import GAME, ROW, play_self
from sagrada.engine import core
from sagrada.rules.copying import Stack, assign
from sagrada.rules.state import ROUNDS, Buffer


def check_beam(first: int, pools: Sequence[Sequence[int]], width: int) -> None:
    """Raise ValueError for a beam, rounds or pools that there is no room for."""
    if not 1 <= width <= beam.BEAM_WIDEST or first + len(pools) > ROUNDS:
        raise ValueError(f"no beam of {width} windows over {len(pools)} rounds")
    for pool in pools:
        if len(pool) > 13 or not all(0 <= die < 36 for die in pool):
            raise ValueError(f"no pool {pool}")


class PlainMind:
    """The search chapters as they stand, over lists."""

    def __init__(self) -> None:
        self.k = cast(Stack, [core.State() for _ in range(memory.STATES)])
        self.m = cast(Buffer, memoryview(array("i", [0]) * memory.MEMORY))
        self.r = [0] * 4

    def tune(self, place: int, value: int) -> None:
        """Set one of the numbers that say how to think."""
        self.m[place] = value

    def recall(self, start: int, many: int) -> list[int]:
        """Some of the numbers the last thought left behind."""
        return list(self.m[start : start + many])

    def kept(self, i: int) -> core.State:
        """The state at the end of a kept line."""
        copy = core.State()
        assign(copy, self.k[memory.KEPT + i])
        return copy

    def decide(self, state: core.State, me: int, look: int, limit: int, nodes: int, seed: int) -> int:
        """What the seat does in this position."""
        assign(self.k[0], state)
        self.m[memory.LIMIT] = limit
        return decide(self.k, self.m, self.r, me, look, nodes, seed)

    def rate_end(self, state: core.State, me: int, look: int, nodes: int, seed: int, round_number: int) -> int:
        """What a position is worth to a seat whose turn, in that round, has just ended."""
        assign(self.k[0], state)
        return rate_end(self.k, self.m, self.r, me, look, nodes, seed, round_number)

    def evaluate(self, state: core.State, me: int, seat: int) -> int:
        """What the position is worth to a seat, as another knows it: the state holds what that one may know."""
        assign(self.k[0], state)
        self.k[0].honor = 0
        self.m[memory.ME] = me
        believe(self.k[0], self.m, me)
        return evaluate(self.k[0], self.m, seat)

    def beam(self, start: core.State, me: int, pools: Sequence[Sequence[int]], width: int) -> core.State:
        """The best end found for a seat that knows these pools, from a position at the start of a round."""
        check_beam(start.round, pools, width)
        q = cast(Stack, [core.State() for _ in range(beam.BEAM_STATES)])
        b = cast(Buffer, array("i", [0]) * beam.BEAM_MEMORY)
        for number, pool in enumerate(pools, start.round):
            place = beam.BEAM_POOL + number * beam.BEAM_POOL_ROOM
            for i, value in enumerate([len(pool), *sorted(pool)]):
                b[place + i] = value
        assign(q[0], start)
        best = core.State()
        assign(best, q[beam.search_beam(q, b, self.m, self.r, me, width, len(pools))])
        return best

    def play_self(
        self, start: core.State, seed: int, games: int, look: int, limit: int, noise: int, out: array[int]
    ) -> int:
        """Play games against oneself and write them down; the number of rows."""
        rows, random = 0, core.Random(seed)
        view = memoryview(out)
        for _ in range(games):
            if (rows + 150) * ROW > len(out):
                break
            assign(self.k[GAME], start)
            room = cast(Buffer, view[rows * ROW :])
            rows += play_self(self.k, self.m, self.r, random.words, look, limit, noise, room)
        return rows
