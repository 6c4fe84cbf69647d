"""What the upper rooms lend to the lower ones: the sentence of a refusal, the picture of a game.

`sagrada/__init__` installs them, so that no room imports one above it.
"""

from collections.abc import Callable
from typing import Any


def nothing_lent(thing: Any) -> str:
    """Where nothing was installed, a thing is told by its representation."""
    return repr(thing)


tell_refusal: Callable[[Any], str] = nothing_lent
draw_view: Callable[[Any], str] = nothing_lent
