"""Sees what greedy sees, but not clearly: a beginner who misjudges by a few points and takes any window."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from sagrada.bots import greedy
from sagrada.bots.bot import Budget
from sagrada.bots.thinking import act as think
from sagrada.bots.thinking import own_mind, read_lines
from sagrada.engine import core
from sagrada.game.moves import Choose, Keep
from sagrada.game.numbering import RANGES
from sagrada.rules import state as numbers

STYLE = replace(greedy.STYLE, lines=12)
MISJUDGES_BY = 3.0
"""The spread of a beginner's judgment, in points."""
ANY_OF_FOUR = {numbers.CHOOSE_PATTERN: RANGES[Choose], numbers.KEEP_ORNAMENTS: RANGES[Keep]}


def act(state: core.State, seat: int, seed: int, budget: Budget) -> int:
    """Greedy's lines, each misjudged by some points."""
    chance = Random(seed)
    if state.phase in ANY_OF_FOUR:
        return ANY_OF_FOUR[state.phase][chance.randrange(4)]
    action = think(STYLE, state, seat, seed, budget)
    lines = read_lines(own_mind())
    guesses = [(line.worth + chance.gauss(0, MISJUDGES_BY), line.actions[0]) for line in lines]
    return max(guesses)[1] if guesses else action
