"""Dice for games that are compared: whoever plays, the same cards, the same pools and the same luck with tools.

The dealer of a real game counts its outcomes, so one roll more by a tool shifts all dice after it. Here each outcome
has a stream of its own, named by what is rolled and when. A stream proposes an outcome and a height, and the first
proposal whose height is below the outcome's weight is taken: the odds are the true ones, and two bags that differ by a
die or two nearly always answer alike. Only Flux Remover changes a bag: until it is used, all pools are the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from sagrada.engine import core
from sagrada.game.dealer import Dealer
from sagrada.game.moves import Deal, DrawColor, DrawDie, First, Roll
from sagrada.game.numbering import RANGES
from sagrada.rules import state as numbers

BLOCK_BYTES = 64
WORD_BYTES = 8
FROM_BAG = (numbers.DRAW_DIE, numbers.DRAW_COLOR)
TO_POOL = (numbers.DRAW_DIE, numbers.ROLL_SUPPLY)
HIGHEST_WEIGHT = 32
"""No bag holds more dice of a color."""
PROPOSED = {DrawDie: 36, Roll: 6, DrawColor: 6, Deal: 32, First: 6}
"""Among how many outcomes a stream proposes. The dice of a deal follow from these: another number is another match."""


@dataclass(frozen=True)
class DuplicateDealer(Dealer):
    """Answers chance by what is rolled and when, not by how many outcomes came before."""

    def answer(self, state: core.State, number: int) -> int:
        """The outcome in this state; its number doesn't matter."""
        outcomes = outcome_range(state.phase)
        highest = HIGHEST_WEIGHT if state.phase in FROM_BAG else 1
        for word in self.proposals(moment(state)):
            outcome, height = outcomes[word % len(outcomes)], word // len(outcomes) % highest
            if height < core.outcome_weight(state, outcome):
                return outcome
        raise AssertionError("a stream of proposals has no end")

    def proposals(self, name: str) -> Iterator[int]:
        """Random 64-bit words, the same for the same name."""
        block = 0
        while True:
            text = f"{name} {block}".encode()
            digest = hashlib.blake2b(text, key=self.seed, digest_size=BLOCK_BYTES).digest()
            for start in range(0, BLOCK_BYTES, WORD_BYTES):
                yield int.from_bytes(digest[start : start + WORD_BYTES], "big")
            block += 1


def moment(state: core.State) -> str:
    """What chance is asked for and when; no moment comes twice in a game."""
    place = state.pool_size if state.phase in TO_POOL else state.step
    return f"{state.phase} {state.round} {state.turn} {place}"


def outcome_range(phase: int) -> range:
    """The outcomes that are proposed in a phase."""
    if phase in TO_POOL:
        kind: type = DrawDie
    elif phase == numbers.DRAW_COLOR:
        kind = DrawColor
    elif phase == numbers.DEAL_FIRST:
        kind = First
    else:
        kind = Deal if phase < numbers.DEAL_FIRST else Roll
    return RANGES[kind][: PROPOSED[kind]]


def deal_dealer(seed: int, deal: int) -> DuplicateDealer:
    """The dealer of one deal of a match."""
    return DuplicateDealer(hashlib.sha256(f"sagrada match {seed} deal {deal}".encode()).digest())
