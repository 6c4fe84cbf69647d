"""The two ways to run the rules, with one set of names: compiled where a compiler was there, plain Python elsewhere.

`core` is the chosen one. `SAGRADA_BACKEND=plain` or `compiled` forces one of them.
"""

import os
from typing import TYPE_CHECKING

from sagrada.content.refusal import Refused

BACKENDS = ("compiled", "plain")

if TYPE_CHECKING:
    from sagrada.engine import plain as core

    BACKEND: str
else:

    def _choose():
        """The backend that was asked for, or the fastest there is."""
        wanted = os.environ.get("SAGRADA_BACKEND", "")
        if wanted not in ("", *BACKENDS):
            raise Refused("unknown_backend", backend=wanted, known=BACKENDS)
        if wanted != "plain":
            try:
                from sagrada.engine import compiled

                return "compiled", compiled
            except ImportError:
                if wanted == "compiled":
                    raise Refused("no_compiled_backend") from None
        from sagrada.engine import plain

        return "plain", plain

    BACKEND, core = _choose()
