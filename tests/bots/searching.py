"""What the tests of the searching bots share: tables of every kind, and games in which bots and chance take turns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from against_reference import EDITIONS, random_glory, random_options
from sagrada.bots import registry
from sagrada.bots.bot import Budget
from sagrada.bots.thinking import own_mind
from sagrada.content.options import Options
from sagrada.engine import core
from sagrada.engine.fields import FIELDS
from sagrada.engine.start import start_state
from sagrada.rules import state as numbers

NAMES = sorted(registry.FAST)
STRAYS = "strays"
"""A seat that does anything legal, so that windows and tables get into every kind of trouble."""


def any_table(number: int) -> Options:
    """One table of a row that has every edition and number of seats, every second one with some of Glory's modules."""
    chance = Random(f"table {number}")
    edition, seats = EDITIONS[number // 2 % 4], 1 + number // 8 % 6
    return random_glory(chance, seats, edition) if number % 2 else random_options(chance, seats, edition)


def fields_of(state: core.State) -> dict[str, Any]:
    """Every field of a state, by name."""
    return {field.name: getattr(state, field.name) for field in FIELDS}


def stray(state: core.State, chance: Random, playout: core.Random) -> int:
    """A random action: mostly as playouts do, so that windows fill up, now and then any legal one."""
    if core.awaits_chance(state) or chance.random() < 0.8:
        return core.random_step(state, playout)
    return chance.choice(core.legal(state))


def challenge_now_and_then(state: core.State, chance: Random) -> None:
    """At an honor table somebody asks for a window to be looked at."""
    if state.honor and state.phase == numbers.TURN and chance.random() < 0.1:
        core.challenge(state, chance.randrange(state.seats))


def positions(options: Options, seed: int) -> Iterator[core.State]:
    """The decisions of one random game, as states of their own."""
    chance, playout, state = Random(f"positions {seed}"), core.Random(seed), start_state(options)
    while state.phase != numbers.OVER:
        if not core.awaits_chance(state):
            yield state.copy()
        core.apply(state, stray(state, chance, playout))
        challenge_now_and_then(state, chance)


def some_positions(options: Options, seed: int, many: int) -> list[core.State]:
    """Some decisions of one random game, those within a tool's chain and other rare ones first."""
    chance = Random(f"some {seed}")
    found = list(positions(options, seed))
    chance.shuffle(found)
    met: dict[int, int] = {}
    for state in found:
        met[state.phase] = met.get(state.phase, 0) + 1
    return sorted(found, key=lambda state: met[state.phase])[:many]


@dataclass
class Asked:
    """One question to a bot: what it answered, and how many positions it judged."""

    name: str
    state: core.State
    action: int
    nodes: int


def ask(name: str, state: core.State, seed: int, budget: Budget) -> Asked:
    """Put a position to a bot."""
    mind = own_mind()
    mind.memory.nodes = 0
    action = registry.FAST[name](state.copy(), state.seat, seed, budget)
    return Asked(name, state, action, mind.memory.nodes)


def play(options: Options, names: list[str], seed: int, budget: Budget) -> Iterator[Asked]:
    """A game with these at its seats; every question to a bot, before its answer is carried out."""
    chance, playout, state = Random(f"game {seed}"), core.Random(seed), start_state(options)
    while state.phase != numbers.OVER:
        action = NO_ANSWER
        if not core.awaits_chance(state) and names[state.seat] != STRAYS:
            asked = ask(names[state.seat], state.copy(), chance.getrandbits(30), budget)
            yield asked
            action = asked.action
        core.apply(state, action if action != NO_ANSWER else stray(state, chance, playout))
        challenge_now_and_then(state, chance)


NO_ANSWER = -1
