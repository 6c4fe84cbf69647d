"""Plays any legal move, but ends its turn only when no die can be taken: the measure of nothing at all."""

from __future__ import annotations

import random

from sagrada.bots.bot import Budget
from sagrada.game.moves import End, Move, Take
from sagrada.game.view import View


def choose(seen: View, seed: int, budget: Budget) -> Move:
    """One of the moves, each equally likely; no `end` while a die can be taken."""
    may_take = any(isinstance(move, Take) for move in seen.moves)
    return random.Random(seed).choice([move for move in seen.moves if not isinstance(move, End) or not may_take])
