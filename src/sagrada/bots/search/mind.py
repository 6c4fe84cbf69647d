"""Room to think in, on either backend: one mind thinks about one position at a time."""

from typing import TYPE_CHECKING

from sagrada.engine import BACKEND

if TYPE_CHECKING or BACKEND == "plain":
    from sagrada.bots.search.plain_mind import PlainMind

    Mind = PlainMind
else:
    from sagrada.bots.search import _search
    from sagrada.engine import _core

    class Mind(_search.Mind):
        """The compiled search; its states are the rules' own."""

        def kept(self, i):
            """The state at the end of a kept line."""
            return _core.restore(super().kept(i))

        def beam(self, start, me, pools, width):
            """The best end found for a seat that knows these pools."""
            return _core.restore(super().beam(start, me, pools, width))
