"""What a bot is: it gets what its seat may know, a seed and a budget, and answers with a move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sagrada.engine import core
from sagrada.game.moves import Move
from sagrada.game.view import View


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision; the same view, seed and nodes give the same move.

    None is the bot's own measure. Bots that don't search take no notice.
    """

    nodes: int | None = None
    seconds: float | None = None


OWN_MEASURE = Budget()

Bot = Callable[[View, int, Budget], Move]
"""(view, seed, budget) -> one of the view's moves."""

StateBot = Callable[[core.State, int, int, Budget], int]
"""(state, seat, seed, budget) -> the number of a legal action: the move of the Bot of this name, without a view.

The seat is the one awaited, and the state is what `core.observe` returns for it: all that the seat may know. While
windows, or ornaments to keep, are chosen in secret, the state itself awaits no seat in particular.
"""
