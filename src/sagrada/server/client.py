"""Where the built browser client lies. `make` builds it; wheels and source packages carry it."""

from __future__ import annotations

from pathlib import Path

from sagrada.content.refusal import Refused

STATIC = Path(__file__).parent / "static"
PAGE = STATIC / "index.html"


def check_client() -> None:
    """Raise Refused where there is no page to show."""
    if not PAGE.is_file():
        raise Refused("no_client_here")
