"""The bots by name. A new bot is one file and one line here."""

from __future__ import annotations

from sagrada.bots import artisan, grandmaster, greedy, master, novice, random
from sagrada.bots.bot import Bot, StateBot
from sagrada.bots.thinking import Style, by_state, by_view
from sagrada.content.refusal import Refused

LADDER: dict[str, Bot] = {
    "random": random.choose,
    "novice": novice.choose,
    "greedy": greedy.choose,
    "artisan": artisan.choose,
    "master": master.choose,
    "grandmaster": grandmaster.choose,
}
"""The bots that people meet, weakest first."""

VARIANTS: dict[str, Style] = {
    "grandmaster-points": grandmaster.FOR_POINTS,
    "grandmaster-toolless": grandmaster.WITHOUT_TOOLS,
    "master-toolless": master.WITHOUT_TOOLS,
}
"""The same bots with one thing changed, to measure what it is worth."""

BOTS: dict[str, Bot] = LADDER | {name: by_view(style) for name, style in VARIANTS.items()}

FAST: dict[str, StateBot] = {
    "novice": novice.act,
    "greedy": greedy.act,
    "artisan": artisan.act,
    "master": master.act,
    "grandmaster": grandmaster.act,
    **{name: by_state(style) for name, style in VARIANTS.items()},
}
"""Bots that answer from a state, too."""


def find_bot(name: str) -> Bot:
    """The bot of this name; raises Refused with the known ones."""
    if name not in BOTS:
        raise Refused("unknown_bot", bot=name, known=sorted(BOTS))
    return BOTS[name]
