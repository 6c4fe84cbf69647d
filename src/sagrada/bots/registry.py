"""The bots by name. A new bot is one file and one line here."""

from __future__ import annotations

from sagrada.bots import random
from sagrada.bots.bot import Bot, StateBot
from sagrada.content.refusal import Refused

BOTS: dict[str, Bot] = {
    "random": random.choose,
}
FAST: dict[str, StateBot] = {}
"""Bots that answer from a state, too."""


def find_bot(name: str) -> Bot:
    """The bot of this name; raises Refused with the known ones."""
    if name not in BOTS:
        raise Refused("unknown_bot", bot=name, known=sorted(BOTS))
    return BOTS[name]
