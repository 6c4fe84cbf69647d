"""How often one visitor, one address or one socket may do what could be overdone: guess codes and links, make
tables, open sockets, send messages."""

from __future__ import annotations

import time
from collections import Counter, defaultdict, deque
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from sagrada.content.refusal import Refused

WRONG_CODES = 20, 600.0
WRONG_LINKS = 20, 600.0
LINKS = 60, 3600.0
TABLES = 120, 3600.0
TABLES_OF_ADDRESS = 1200, 3600.0
SOCKETS = 40
MESSAGES_A_SECOND = 20.0
MESSAGES_AT_ONCE = 100
MESSAGES_TOO_MANY = 100
"""So many more than allowed are answered with a refusal, then the socket is closed."""


class Limit:
    """So many times within so many seconds, counted by name."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.times: defaultdict[str, deque[float]] = defaultdict(deque)

    def check(self, name: str) -> None:
        """Raise Refused if this was done too often."""
        times = self.recent(name)
        if len(times) >= self.most:
            wait = self.seconds - (time.monotonic() - times[0])
            raise Refused("too_often", minutes=max(1, round(wait / 60)))

    def count(self, name: str) -> None:
        """It was done once more."""
        self.times[name].append(time.monotonic())

    def recent(self, name: str) -> deque[float]:
        """When it was done within the time that counts."""
        times, oldest = self.times[name], time.monotonic() - self.seconds
        while times and times[0] < oldest:
            times.popleft()
        return times

    def sweep(self) -> None:
        """Forget those who have not done it for long."""
        for name in list(self.times):
            if not self.recent(name):
                del self.times[name]


class Messages:
    """What one socket may still send: so many messages at once, and so many more with every second."""

    def __init__(self) -> None:
        self.left = float(MESSAGES_AT_ONCE)
        self.counted = time.monotonic()

    def count(self) -> None:
        """One more has come; raises Refused if they go on coming although they are refused."""
        now = time.monotonic()
        refilled = self.left + (now - self.counted) * MESSAGES_A_SECOND
        self.left, self.counted = min(refilled, MESSAGES_AT_ONCE) - 1, now
        self.check(-MESSAGES_TOO_MANY)

    def check(self, least: float = 0) -> None:
        """Raise Refused if the last one was one too many."""
        if self.left < least:
            raise Refused("too_often", minutes=0)


class Limits:
    """All limits of a house."""

    def __init__(self) -> None:
        self.wrong_codes = Limit(*WRONG_CODES)
        self.wrong_links = Limit(*WRONG_LINKS)
        self.links = Limit(*LINKS)
        self.tables = Limit(*TABLES)
        self.tables_of_address = Limit(*TABLES_OF_ADDRESS)
        self.sockets: Counter[str] = Counter()

    def count_table(self, visitor: str, address: str) -> None:
        """Somebody makes a table; raises Refused for one too many."""
        for limit, name in ((self.tables, visitor), (self.tables_of_address, address)):
            limit.check(name)
        self.tables.count(visitor)
        self.tables_of_address.count(address)

    @contextmanager
    def socket(self, name: str) -> Iterator[None]:
        """Somebody has one more socket open; raises Refused for one too many."""
        if self.sockets[name] >= SOCKETS:
            raise Refused("too_many_sockets", most=SOCKETS)
        self.sockets[name] += 1
        try:
            yield
        finally:
            self.sockets[name] -= 1

    def sweep(self) -> None:
        """Forget whom no limit binds."""
        for limit in (self.wrong_codes, self.wrong_links, self.links, self.tables, self.tables_of_address):
            limit.sweep()
        self.sockets = +self.sockets


def address_of(connection: HTTPConnection) -> str:
    """The network address somebody asks from."""
    return connection.client.host if connection.client else ""
