"""Sagrada, the dice-drafting board game: `from sagrada import Game` is the way in. Unofficial."""

from typing import TYPE_CHECKING, Any

from sagrada.version import RULES_VERSION, VERSION

if TYPE_CHECKING:
    from sagrada.game.game import Game

__all__ = ["RULES_VERSION", "VERSION", "Game"]


def __getattr__(name: str) -> Any:
    if name == "Game":
        from sagrada.game.game import Game

        return Game
    raise AttributeError(f"module 'sagrada' has no attribute {name!r}")
