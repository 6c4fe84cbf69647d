"""Games between bots to look at again, each played once."""

from functools import cache
from typing import Any

from sagrada.bots.bot import Budget
from sagrada.bots.registry import find_bot
from sagrada.game.game import Game

FEW = 300


@cache
def log_of(bots: tuple[str, ...], seed: int, edition: str = "classic", **options: Any) -> str:
    """The log of a game between bots."""
    game = Game.new(edition, len(bots), seed, **options)
    number = 0
    while not game.is_over:
        seat = game.awaits()[0]
        game.play(find_bot(bots[seat])(game.view(seat), number, Budget(nodes=400)), seat)
        number += 1
    return game.to_text()


def read(text: str) -> Game:
    """The game of a log."""
    return Game.from_text(text)
