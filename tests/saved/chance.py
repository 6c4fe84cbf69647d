"""Chance that can be repeated: while it is fixed, seeds, ids, codes and tokens follow from a word."""

from __future__ import annotations

import random
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch


@contextmanager
def fixed_chance(word: str) -> Iterator[None]:
    """Everything the program draws from the system, and the bots' seeds at a server, follow from this word."""
    source = random.Random(word)
    random.seed(word)
    drawn = {
        "token_bytes": source.randbytes,
        "token_hex": lambda count: source.randbytes(count).hex(),
        "token_urlsafe": lambda count: urlsafe_b64encode(source.randbytes(count)).rstrip(b"=").decode(),
        "randbelow": source.randrange,
        "randbits": source.getrandbits,
        "choice": source.choice,
    }
    with ExitStack() as stack:
        for name, draw in drawn.items():
            stack.enter_context(patch.object(secrets, name, draw))
        yield
