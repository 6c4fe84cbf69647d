"""What the upper rooms lend to the lower ones: the sentence of a refusal, the picture of a game.

`sagrada/__init__` installs them, so that no room imports one above it.
"""

from collections.abc import Callable
from typing import Any


def represent(thing: Any) -> str:
    """What is used as long as nothing is installed."""
    return repr(thing)


tell_refusal: Callable[[Any], str] = represent
draw_view: Callable[[Any], str] = represent
