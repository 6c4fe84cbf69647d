"""Where the built browser client lies, and which build it is. `make` builds it; wheels and source packages carry it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from sagrada.content.refusal import Refused

STATIC = Path(__file__).parent / "static"
PAGE = STATIC / "index.html"
ENTRY = re.compile(r'<script[^>]* src="/assets/([^"]+)"')


def check_client() -> None:
    """Raise Refused where there is no page to show."""
    if not PAGE.is_file():
        raise Refused("no_client_here")


@cache
def client_build() -> str:
    """The name of the script that the page loads first: another client has another. Empty where none is built."""
    found = ENTRY.search(PAGE.read_text(encoding="utf-8")) if PAGE.is_file() else None
    return found[1] if found else ""
