"""What the tests of the engine share: both backends side by side, the same state on each, and tables of every kind."""

from __future__ import annotations

import os
import random
from importlib import import_module
from typing import Any

from against_reference import EDITIONS
from sagrada.content.options import Options, resolve
from sagrada.engine.fields import FIELDS
from sagrada.engine.start import start_state

plain: Any = import_module("sagrada.engine.plain")
IS_PLAIN = os.environ.get("SAGRADA_BACKEND") == "plain"
compiled: Any = plain if IS_PLAIN else import_module("sagrada.engine.compiled")
"""Built by `make`; where it can't be imported these tests must fail, unless plain rules alone are asked for."""

BACKENDS = {"plain": plain} if IS_PLAIN else {"plain": plain, "compiled": compiled}
TABLES = [(edition, seats) for edition in EDITIONS for seats in range(1, 7)]
NIGHTLY = os.environ.get("SAGRADA_NIGHTLY") == "1"
ROOM = 1024
"""Numbers in a list of actions."""


def fields_of(state: Any) -> dict[str, Any]:
    """Every field of a state of either backend."""
    return {field.name: getattr(state, field.name) for field in FIELDS}


def on(backend: Any, state: Any) -> Any:
    """The same state on this backend."""
    return backend.load_state(fields_of(state))


def start_on(backend: Any, options: Options) -> Any:
    """A state of this backend that awaits the first deal."""
    return on(backend, start_state(options))


def any_options(edition: str, seats: int, tools: int, chance: random.Random) -> Options:
    """Options with so many tools, everything else by chance."""
    by_hand: dict[str, Any] = {
        "tools": tools,
        "honor": chance.random() < 0.3,
        "open_setup": chance.random() < 0.3,
        "unplaceable": chance.choice(["refused", "returned"]),
    }
    if seats > 1:
        by_hand["strip_cutter"] = chance.random() < 0.5
    return resolve(edition, seats, **by_hand)


def mixed_options() -> list[Options]:
    """Some sixty tables: every edition, number of seats and number of tools."""
    chance = random.Random("mixed tables")
    usual = [resolve(edition, seats) for edition, seats in TABLES]
    tables = (TABLES * 2)[:36]
    return usual + [any_options(edition, seats, 1 + i % 5, chance) for i, (edition, seats) in enumerate(tables)]
