"""Plays any legal move, but ends its turn only when no die can be taken: the measure of nothing at all."""

from __future__ import annotations

import random
import re

from sagrada.bots.bot import Budget
from sagrada.game.view import View


def is_die(move: str) -> bool:
    """Is this move the taking of a die?"""
    return re.fullmatch(r"[RYGBPS][1-6]", move) is not None


def choose(seen: View, seed: int, budget: Budget) -> str:
    """One of the moves, each equally likely; no `end` while a die can be taken."""
    may_take = any(is_die(move) for move in seen.moves)
    return random.Random(seed).choice([move for move in seen.moves if move != "end" or not may_take])
