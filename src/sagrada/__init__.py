"""Sagrada, the dice-drafting board game: `from sagrada import Game` is the way in. Unofficial.

What the upper rooms lend to the lower ones is installed here, and loaded when it is first needed.
"""

from typing import TYPE_CHECKING, Any

from sagrada.content import hooks
from sagrada.content.refusal import Refused, tell_plainly
from sagrada.version import RULES_VERSION, VERSION

if TYPE_CHECKING:
    from sagrada.game.game import Game
    from sagrada.game.view import View

__all__ = ["RULES_VERSION", "VERSION", "Game"]


def __getattr__(name: str) -> Any:
    if name == "Game":
        from sagrada.game.game import Game

        return Game
    raise AttributeError(f"module 'sagrada' has no attribute {name!r}")


def tell_refusal(refused: Refused) -> str:
    """The sentence of a refusal and its rule; its rule and facts where no catalog can be read or has words for it."""
    try:
        from sagrada.words.messages import explain

        return f"{explain(refused)} [{refused.rule}]"
    except (ImportError, KeyError):
        return tell_plainly(refused)


def draw_view(seen: "View") -> str:
    """A view as a picture."""
    from sagrada.pictures.views import draw_view

    return draw_view(seen)


hooks.tell_refusal = tell_refusal
hooks.draw_view = draw_view
