"""The bots by name. A new bot is one file and one line here."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sagrada.bots import random
from sagrada.content.refusal import Refused
from sagrada.game.view import View

Bot = Callable[[View, Random], str]
"""Gets what its seat may know and a source of randomness; answers with a move in notation."""

BOTS: dict[str, Bot] = {
    "random": random.choose,
}


def find_bot(name: str) -> Bot:
    """The bot of this name; raises Refused with the known ones."""
    if name not in BOTS:
        raise Refused("unknown_bot", bot=name, known=sorted(BOTS))
    return BOTS[name]
