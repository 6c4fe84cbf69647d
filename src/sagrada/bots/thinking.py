"""How a searching bot thinks: a style of thought, within a budget, from a view or straight from a state."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass

from sagrada.bots.bot import Bot, Budget, StateBot
from sagrada.bots.search import memory
from sagrada.bots.search.memory import BY_LINES
from sagrada.bots.search.mind import Mind
from sagrada.engine import BACKEND, core
from sagrada.game.imagine import Hidden, imagine
from sagrada.game.moves import Move
from sagrada.game.numbering import to_move
from sagrada.game.view import View


@dataclass(frozen=True)
class Style:
    """How positions are judged, how far a turn is looked beyond, and what for.

    `width`: how many answers are followed where a tool moves dice. `tool_nodes` and `nodes`: positions judged for lines
    with tools, and in all. `lines`: how many of the best are looked at further. `denial`: what others lack counts so
    many 16ths of what oneself gains. `horizon`: rounds after the present one that a rollout plays. `tools`: whether it
    uses any.
    """

    kind: int = memory.BY_NET
    look: int = BY_LINES
    width: int = 2
    tool_nodes: int = 400
    nodes: int = 100_000
    lines: int = 1
    denial: int = 0
    horizon: int = 1
    tools: bool = True


@dataclass(frozen=True)
class Line:
    """What a seat can do until its turn ends or chance speaks, and what that is worth, in points."""

    actions: tuple[int, ...]
    worth: float
    ends_in_chance: bool


class Speed:
    """How many positions are judged in a second, as last seen: what a budget of time is worth in nodes."""

    def __init__(self) -> None:
        self.nodes_a_second = 300_000.0 if BACKEND == "compiled" else 2_000.0

    def note(self, nodes: int, seconds: float) -> None:
        """Learn from a thought that was long enough to be measured."""
        if nodes >= 50 and seconds > 0:
            self.nodes_a_second += 0.2 * (nodes / seconds - self.nodes_a_second)


_local = threading.local()


def own_mind() -> Mind:
    """This thread's room to think in."""
    if not hasattr(_local, "mind"):
        _local.mind, _local.speed = Mind(), Speed()
    return _local.mind  # type: ignore[no-any-return]


def allowed_nodes(style: Style, budget: Budget) -> int:
    """The nodes a budget allows; of time a part is kept for what can't be measured."""
    if budget.nodes is not None:
        return budget.nodes
    if budget.seconds is not None:
        own_mind()
        return max(1, min(10_000_000, int(0.7 * budget.seconds * _local.speed.nodes_a_second)))
    return style.nodes


def prepare(mind: Mind, style: Style) -> None:
    """Tell a mind how to think."""
    mind.memory.kind = style.kind
    mind.memory.width = style.width
    mind.memory.most_lines = style.lines
    mind.memory.denial = style.denial
    mind.memory.horizon = style.horizon
    mind.memory.no_tools = int(not style.tools)


def act(style: Style, state: core.State, seat: int, seed: int, budget: Budget) -> int:
    """The action this style takes, by what the seat may know of the state."""
    mind, known = own_mind(), core.observe(state, seat)
    prepare(mind, style)
    nodes, began = allowed_nodes(style, budget), time.perf_counter()
    action = mind.decide(known, seat, style.look, style.tool_nodes, nodes, seed & 0x3FFFFFFF)
    _local.speed.note(mind.memory.nodes, time.perf_counter() - began)
    return action


def lines(style: Style, state: core.State, seat: int, seed: int, budget: Budget) -> list[Line]:
    """The best lines of the turn, best first; none for choices outside the turns or where there is no choice."""
    act(style, state, seat, seed, budget)
    mind = own_mind()
    return sorted(read_lines(mind), key=lambda line: -line.worth)


def worth_after(style: Style, state: core.State, seat: int, seed: int, budget: Budget, round_number: int) -> float:
    """What a position is worth in points to a seat whose turn, in that round, has just ended."""
    mind, known = own_mind(), core.observe(state, seat)
    prepare(mind, style)
    nodes = allowed_nodes(style, budget)
    return mind.rate_end(known, seat, style.look, nodes, seed & 0x3FFFFFFF, round_number) / memory.POINT


def read_lines(mind: Mind) -> list[Line]:
    """The lines that the last thought left behind."""
    return [
        Line(tuple(line.actions[: line.length]), line.rating / memory.POINT, bool(line.ends_in_chance))
        for line in mind.memory.lines[: mind.memory.found]
    ]


def state_of(seen: View) -> core.State:
    """The position as the seat knows it; what it may not know stays blank."""
    return imagine(seen, Hidden())


def by_state(style: Style) -> StateBot:
    """A bot of this style that answers from a state."""
    return lambda state, seat, seed, budget: act(style, state, seat, seed, budget)


def by_view(bot: StateBot) -> Bot:
    """The same bot, answering from a view."""

    def choose(seen: View, seed: int, budget: Budget) -> Move:
        state, seat = state_of(seen), seen.seat or 0
        return to_move(state, bot(state, seat, seed, budget), seat)

    return choose
