"""What a house does while nobody asks: puts tables away that nobody watches. They are on disk and come back when
somebody asks for them."""

from __future__ import annotations

import asyncio
import time

from sagrada.server.house import House, Open


async def keep_house(house: House) -> None:
    """Keep the house until it closes."""
    while True:
        await asyncio.sleep(house.patience.idle / 4)
        put_away(house)


def put_away(house: House) -> None:
    """Drop the tables from memory that have been idle for long, and limits that no longer bind anybody."""
    now = time.monotonic()
    for table, found in list(house.open.items()):
        if is_idle(found) and now - found.used >= house.patience.idle:
            del house.open[table]
    house.limits.sweep()


def is_idle(found: Open) -> bool:
    """Does nobody watch the table, and nothing happen at it?"""
    return not found.watchers and not found.lock.locked() and (found.bots is None or found.bots.done())
