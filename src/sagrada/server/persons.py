"""Who is the same person on several devices: visitors that were linked, and the links that do it.

A link holds a secret that is made once, works once, and is forgotten after some minutes. Only its hash is kept, in
memory. Linked devices share seats and games; there are no accounts.
"""

from __future__ import annotations

import asyncio
import secrets
import time

from sagrada.content.refusal import Refused
from sagrada.server.auth import hash_token
from sagrada.server.store import Store

LINK_BYTES = 16
LINK_MINUTES = 10


class Persons:
    """Visitors by the person they are; whoever was never linked is a person of their own."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, str] = dict(store.ask("select visitor, person from persons"))

    def of(self, visitor: str) -> str:
        """The person that a visitor is."""
        return self.known.get(visitor, visitor)

    async def join(self, old: str, new: str) -> None:
        """From now on one person, and all their devices, are another."""
        self.store.change("update persons set person = ? where person = ?", new, old)
        done = self.store.change("insert or replace into persons (visitor, person) values (?, ?)", old, new)
        await asyncio.wrap_future(done)
        self.known = {visitor: new if person == old else person for visitor, person in self.known.items()} | {old: new}


class Links:
    """The links that wait for another device, by the hash of their secret; the newest of each person."""

    def __init__(self) -> None:
        self.offered: dict[str, tuple[str, float]] = {}

    def offer(self, person: str) -> str:
        """The secret of a new link; an older link of this person no longer works."""
        self.offered = {name: link for name, link in self.offered.items() if link[0] != person}
        self.sweep()
        secret = secrets.token_urlsafe(LINK_BYTES)
        self.offered[hash_token(secret)] = person, time.monotonic() + LINK_MINUTES * 60
        return secret

    def find(self, secret: str) -> str:
        """The person whose link this is; raises Refused for one that was used, is too old, or never was."""
        self.sweep()
        if hash_token(secret) not in self.offered:
            raise Refused("no_such_link")
        return self.offered[hash_token(secret)][0]

    def use(self, secret: str) -> None:
        """A link has done its work."""
        self.offered.pop(hash_token(secret), None)

    def sweep(self) -> None:
        """Forget links that are too old."""
        now = time.monotonic()
        self.offered = {name: link for name, link in self.offered.items() if link[1] > now}
