"""What the chosen backend thinks of positions: as a program, it reads them from its input and prints its answers."""

from __future__ import annotations

import json
import sys
from array import array
from dataclasses import asdict, replace
from typing import Any

from sagrada.bots import artisan, grandmaster, greedy, master, thinking
from sagrada.bots.bot import Budget
from sagrada.bots.search import memory
from sagrada.bots.search.memory import BY_ROLLOUTS
from sagrada.bots.search.mind import Mind
from sagrada.bots.search.selfplay import ROW
from sagrada.content.options import resolve
from sagrada.engine import BACKEND, core
from sagrada.engine.start import start_state
from sagrada.rules import state as numbers

STYLES = {
    "greedy": replace(greedy.STYLE, nodes=120),
    "artisan": replace(artisan.STYLE, nodes=120),
    "master": replace(master.STYLE, nodes=200),
    "grandmaster": replace(grandmaster.STYLE, nodes=200),
    "grandmaster with rollouts": replace(grandmaster.STYLE, nodes=2400),
}


def thought(style: thinking.Style, state: core.State, seed: int) -> dict[str, Any]:
    """A decision and all that was found on the way."""
    action = thinking.act(style, state, state.seat, seed, Budget())
    mind = thinking.own_mind()
    lines = [asdict(line) for line in thinking.read_lines(mind)]
    kept = mind.memory.lines[: len(lines)]
    values = [line.value for line in kept]
    if style.look == BY_ROLLOUTS:
        values += [line.total for line in kept]
    return {"action": action, "nodes": mind.memory.nodes, "lines": lines, "values": values}


def judged(state: core.State) -> list[int]:
    """The worth of a position to every seat, by hand and by the net, with the inputs of the last."""
    mind, found = Mind(), []
    for kind in (memory.BY_HAND, memory.BY_NET):
        mind.memory.kind = kind
        found += [mind.evaluate(state, state.seat, seat) for seat in range(state.seats)]
    return found + mind.memory.inputs[:]


def rated(state: core.State, seed: int) -> float | None:
    """A turn that ends here, rated by the rest of the round and rollouts; None where it can't end here."""
    if state.phase != numbers.TURN:
        return None
    seat, after = state.seat, state.copy()
    core.apply(after, numbers.END)
    if after.phase not in (numbers.TURN, numbers.OVER):
        return None
    return thinking.worth_after(STYLES["grandmaster"], after, seat, seed, Budget(), state.round)


def answers(work: dict[str, Any]) -> list[Any]:
    """What this backend thinks of every position."""
    found: list[Any] = []
    for seed, fields in enumerate(work["states"]):
        state = core.load_state(fields)
        thoughts = {name: thought(STYLES[name], state, seed) for name in work["styles"]}
        found.append({"thoughts": thoughts, "judged": judged(state), "rated": rated(state, seed)})
    return found


def self_played(seats: int, look: int) -> list[int]:
    """The rows of a game against oneself."""
    mind, out = Mind(), array("i", [0]) * (150 * ROW)
    thinking.prepare(mind, replace(master.STYLE, tool_nodes=40))
    state = start_state(resolve("classic", seats))
    rows = mind.play_self(state, 5, 1, look, 40, 100, out)
    return [rows, *out]


if __name__ == "__main__":
    work = json.load(sys.stdin)
    given = self_played(*work["self_play"]) if "self_play" in work else answers(work)
    json.dump({"backend": BACKEND, "answers": given}, sys.stdout)
