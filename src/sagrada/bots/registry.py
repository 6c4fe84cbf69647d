"""The bots by name. A new bot is one file and one line here."""

from __future__ import annotations

from sagrada.bots import artisan, grandmaster, greedy, master, novice, random
from sagrada.bots.bot import Bot, StateBot
from sagrada.bots.thinking import Style, by_state, by_view
from sagrada.content.refusal import Refused

VARIANTS: dict[str, Style] = {
    "grandmaster-points": grandmaster.FOR_POINTS,
    "grandmaster-toolless": grandmaster.WITHOUT_TOOLS,
    "master-toolless": master.WITHOUT_TOOLS,
}
"""The same bots with one thing changed, to measure what it is worth."""

FAST: dict[str, StateBot] = {
    "novice": novice.act,
    "greedy": greedy.act,
    "artisan": artisan.act,
    "master": master.act,
    "grandmaster": grandmaster.act,
    **{name: by_state(style) for name, style in VARIANTS.items()},
}
"""Bots that answer from a state, too."""

BOTS: dict[str, Bot] = {"random": random.choose, **{name: by_view(bot) for name, bot in FAST.items()}}

LADDER = [name for name in BOTS if name not in VARIANTS]
"""The bots that people meet, weakest first."""

OPPONENTS = {"gentle": "novice", "even": "artisan", "strong": "grandmaster"}
"""Whom somebody meets who only says how strong they shall be, weakest first."""


def find_bot(name: str) -> Bot:
    """The bot of this name; raises Refused with the known ones."""
    if name not in BOTS:
        raise Refused("unknown_bot", bot=name, known=sorted(BOTS))
    return BOTS[name]
