"""What a game remembers of each move that stands."""

from __future__ import annotations

from dataclasses import dataclass

from sagrada.engine import core
from sagrada.game.moves import Action, Challenge

CHANCE = -1
"""The author of what dice and cards show."""


@dataclass(frozen=True)
class Entry:
    """One move of the log that stands, its author (CHANCE for the dice), the state before it, and its number there."""

    move: Action | Challenge
    author: int
    before: core.State
    action: int

    @property
    def text(self) -> str:
        """The line of the log."""
        return self.move.text
