"""Short codes of tables, told over the phone and typed in as people type: ROSE-4172, rose4172, "Cloud 5362"."""

from __future__ import annotations

import re
import secrets

CODE_WORDS = (
    "ARCH ROSE LEAD GLASS LIGHT STONE SPIRE TOWER VAULT DOME NAVE SILL PANE TILE FOIL KILN "
    "CORAL AMBER IVORY PEARL LILAC OCHRE UMBER MAPLE CEDAR OLIVE RIVER CLOUD FLAME FROST DAWN DUSK"
)
LOOK_LATIN = str.maketrans("АВСЕНІКМОРТХУЅЈ", "ABCEHIKMOPTXYSJ")
"""Letters of other keyboards that look like those of a code."""
LOOK_LIKE_DIGITS = str.maketrans("OIL", "011")
SIGN = re.compile(r"[^A-Z0-9]")
FORM = re.compile(r"([A-Z]+?)([0-9OIL]{4})")


def new_code() -> str:
    """A short code that can be told over the phone: ROSE-4172."""
    return f"{secrets.choice(CODE_WORDS.split())}-{secrets.randbelow(10_000):04}"


def read_code(text: str) -> str:
    """The code that somebody means: any case, spaces or none, letters that look alike, or the whole link."""
    typed = text.strip().rstrip("/").rpartition("/")[2].upper().translate(LOOK_LATIN)
    if found := FORM.fullmatch(SIGN.sub("", typed)):
        return f"{found[1]}-{found[2].translate(LOOK_LIKE_DIGITS)}"
    return typed
