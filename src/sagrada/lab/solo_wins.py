"""How often the strongest bot wins alone, by edition and number of tools: measured, and kept in solo_wins.json.

`python benchmarks/solo_wins.py` plays the games and writes that file.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from functools import cache
from importlib import resources

from sagrada.lab.tally import Z95


@dataclass(frozen=True)
class SoloWins:
    """Games that a bot played alone with so many tools, and how many of them it won."""

    edition: str
    tools: int
    bot: str
    games: int
    wins: int


@cache
def solo_wins() -> tuple[SoloWins, ...]:
    """What was measured."""
    text = (resources.files("sagrada.lab") / "solo_wins.json").read_text(encoding="utf-8")
    kept = json.loads(text)
    return tuple(SoloWins(bot=kept["bot"], **row) for row in kept["rows"])


def win_interval(wins: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson: it holds for shares near 0, too."""
    share, weight = wins / games, Z95 * Z95 / games
    middle = (share + weight / 2) / (1 + weight)
    half = Z95 * math.sqrt(share * (1 - share) / games + weight / games / 4) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)
