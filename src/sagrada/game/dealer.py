"""Dice that anyone can check: every outcome of chance follows from a secret seed and the players' nonces.

The seed's SHA-256 is published before the first deal, the seed when the game is over. Outcome number n is drawn
from HMAC-SHA256(seed, label, nonces, n) without bias, so nothing but the seed is needed to go on or to check.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from sagrada.engine import core

LABEL = "sagrada dice 1"
WORD_BYTES = 8
SEED_BYTES = 32


@dataclass(frozen=True)
class Dealer:
    """Answers chance from a seed; `nonces` are the players' own words by seat."""

    seed: bytes
    nonces: Mapping[int, str] = field(default_factory=dict)

    @property
    def commitment(self) -> str:
        """The seed's SHA-256, to be published before the first deal."""
        return commit(self.seed)

    def words(self, number: int) -> Iterator[int]:
        """Random 64-bit words for one outcome, as many as are needed."""
        nonces = [f"s{seat} {nonce}" for seat, nonce in sorted(self.nonces.items())]
        attempt = 0
        while True:
            text = "\n".join([LABEL, *nonces, f"{number}.{attempt}"])
            block = hmac.digest(self.seed, text.encode(), "sha256")
            for start in range(0, len(block), WORD_BYTES):
                yield int.from_bytes(block[start : start + WORD_BYTES], "big")
            attempt += 1

    def below(self, total: int, number: int) -> int:
        """A number from 0 to total - 1, each equally likely: words beyond the last full multiple are passed over."""
        limit = (1 << 8 * WORD_BYTES) // total * total
        return next(word for word in self.words(number) if word < limit) % total

    def answer(self, state: core.State, number: int) -> int:
        """The outcome number `number` of the game, in this state."""
        outcomes = core.legal(state)
        weights = [core.outcome_weight(state, outcome) for outcome in outcomes]
        rest = self.below(sum(weights), number)
        for outcome, weight in zip(outcomes, weights, strict=True):
            if rest < weight:
                return outcome
            rest -= weight
        raise AssertionError("the weights of the outcomes have changed")


def commit(seed: bytes) -> str:
    """What is published of a seed before the game."""
    return hashlib.sha256(seed).hexdigest()


def secret_seed() -> bytes:
    """A seed that nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def public_seed(text: str) -> bytes:
    """The seed of a game whose dice may be known beforehand."""
    return hashlib.sha256(f"sagrada seed {text}".encode()).digest()
