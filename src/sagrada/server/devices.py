"""A second device: whoever opens a link of the first is the same person from then on, with the same seats and games."""

from __future__ import annotations

import asyncio
import logging

from sagrada.content.refusal import Refused
from sagrada.server.house import House
from sagrada.server.store import Event

MOST_ADOPTED = 1000
log = logging.getLogger("sagrada.server")


async def link_device(house: House, visitor: str, secret: str, address: str) -> None:
    """Whoever has the link is from now on the person who made it; what was played on either device is on both.

    Raises Refused for a link that does not work, soon also for whoever guesses, and for the device it was made on.
    """
    house.limits.wrong_links.check(address)
    try:
        person = house.links.find(secret)
    except Refused:
        house.limits.wrong_links.count(address)
        raise
    if person == visitor:
        raise Refused("same_device")
    house.links.use(secret)
    await adopt_tables(house, visitor, person)
    await house.persons.join(visitor, person)


async def adopt_tables(house: House, old: str, new: str) -> None:
    """The seats of one person become another's too."""
    event: Event = {"kind": "adopt", "old": old, "new": new}
    for table in await asyncio.to_thread(house.store.tables_of, old, MOST_ADOPTED):
        try:
            await house.happen(table, lambda found: dict(event), new)
        except Refused as refused:
            log.warning("table %s can't be read: %s", table, refused)
    forget = "delete from summaries where table_id in (select table_id from owners where owner = ?)"
    await asyncio.wrap_future(house.store.change(forget, old))
