"""All tables of one server: loads them from the store, lets one thing happen at a time at each, has it written to
disk, and only then tells everybody. Bots think in threads and enter by the same door as people."""

from __future__ import annotations

import asyncio
import logging
import random
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from sagrada.bots.bot import Bot, Budget
from sagrada.bots.registry import BOTS, find_bot
from sagrada.content.options import describe
from sagrada.content.refusal import Refused
from sagrada.game.dealer import secret_seed
from sagrada.game.moves import Move
from sagrada.game.view import View
from sagrada.server.auth import hash_token, new_token
from sagrada.server.codes import new_code, read_code
from sagrada.server.limits import Limits
from sagrada.server.persons import Links, Persons
from sagrada.server.protocol import Ack, Made, NewTable, Order, Seated, Sit, TableMessage, table_message
from sagrada.server.restoring import new_table, restore
from sagrada.server.store import Append, Birth, Event, Store
from sagrada.server.table import Table
from sagrada.version import RULES_VERSION

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
MOST_CODES_TRIED = 20
MOST_TABLES_LISTED = 30
log = logging.getLogger("sagrada.server")


@dataclass(frozen=True)
class Patience:
    """Seconds a bot waits before its move, seconds it may think (None: its own measure), seconds until one is away,
    and seconds after which a table that nobody watches is put away."""

    pause: float = 0.6
    thinking: float | None = None
    away: float = 20.0
    idle: float = 900.0


@dataclass(eq=False)
class Watcher:
    """Somebody who is told of everything at a table, from a seat or as a spectator."""

    visitor: str
    seat: int | None
    tell: Callable[[TableMessage | None], None]
    """Called with the table whenever something has happened; with None when the table must be looked up again."""


@dataclass
class Open:
    """A table in memory: its lock, who watches it, when each seat was last seen, and the bot at work."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    last_seen: dict[int, float] = field(default_factory=dict)
    bots: asyncio.Task[None] | None = None
    used: float = 0.0

    def present(self) -> set[int]:
        """The seats that somebody watches from."""
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}


class House:
    """The tables, by id."""

    def __init__(self, store: Store, patience: Patience | None = None) -> None:
        self.store = store
        self.patience = patience or Patience()
        self.open: dict[str, Open] = {}
        self.limits = Limits()
        self.persons = Persons(store)
        self.links = Links()
        self.loading = asyncio.Lock()
        self.threads = ThreadPoolExecutor(thread_name_prefix="sagrada bot")

    async def close(self) -> None:
        """Stop the bots and close the store."""
        tasks = [found.bots for found in self.open.values() if found.bots]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)
        self.store.close()

    # finding tables

    async def find(self, table: str) -> Open:
        """A table, from memory or from disk; raises Refused if there is none."""
        if table not in self.open:
            async with self.loading:
                if table not in self.open:
                    self.open[table] = await self.load(table)
                    self.wake_bots(self.open[table])
        return self.open[table]

    async def load(self, table: str) -> Open:
        """A table as its events on disk tell; raises Refused if there is none, or if they can't be read."""
        try:
            found = await asyncio.to_thread(self.read, table)
        except Refused:
            raise
        except Exception as problem:
            log.exception("table %s can't be read", table)
            raise Refused("unreadable_table", table=table) from problem
        if found is None:
            raise Refused("no_such_table", table=table[:40])
        return Open(found, used=time.monotonic())

    def read(self, table: str) -> Table | None:
        """A table from disk, or None if there is none."""
        found = self.store.read(table) if TABLE_ID.fullmatch(table) else None
        return restore(*found) if found else None

    async def find_code(self, code: str, address: str) -> str:
        """The id of the table with this short code; raises Refused, soon also for whoever guesses."""
        self.limits.wrong_codes.check(address)
        found = await asyncio.to_thread(self.store.find_code, read_code(code))
        if found is None:
            self.limits.wrong_codes.count(address)
            raise Refused("no_such_code", code=code[:40])
        return found

    async def tables_of(self, visitor: str) -> list[TableMessage]:
        """The tables where a visitor sits, the newest first."""
        ids = await asyncio.to_thread(self.store.tables_of, visitor, MOST_TABLES_LISTED) if visitor else []
        found = []
        for table in ids:
            try:
                found.append(await self.look(table, visitor, None))
            except Refused as refused:
                log.warning("table %s can't be read: %s", table, refused)
        return found

    @asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[Open]:
        """A table while nothing else can happen at it."""
        while True:
            found = await self.find(table)
            async with found.lock:
                if self.open.get(table) is found:
                    found.used = time.monotonic()
                    yield found
                    return

    async def look(self, table: str, visitor: str, seat: int | None) -> TableMessage:
        """What a visitor may see now; raises Refused for somebody else's seat."""
        async with self.hold(table) as found:
            return message_for(found, visitor, seat)

    # things that happen

    async def write(self, found: Open, *events: Event, owners: tuple[str, ...] = ()) -> None:
        """Events that were carried out in memory go to disk; if that fails the table is forgotten and read again."""
        table = found.table
        first, is_over = table.number - len(events) + 1, table.status == "over"
        append = Append(table.birth.id, first, events, owners, is_over=is_over)
        try:
            await asyncio.shield(asyncio.wrap_future(self.store.append(append)))
        except BaseException:
            self.forget(found)
            raise
        self.tell_all(found)
        self.wake_bots(found)

    def forget(self, found: Open) -> None:
        """Drop a table whose memory may differ from the disk; whoever comes next reads it again."""
        self.open.pop(found.table.birth.id, None)
        for watcher in list(found.watchers):
            watcher.tell(None)

    def tell_all(self, found: Open) -> None:
        """Show every watcher the table as it is on disk; whoever has sat down or stood up sees it from there."""
        for watcher in found.watchers:
            own = found.table.seats_of(watcher.visitor)
            watcher.seat = watcher.seat if watcher.seat in own else own[0] if own else None
        messages: dict[tuple[str, int | None], TableMessage] = {}
        for watcher in list(found.watchers):
            visitor = watcher.visitor if watcher.seat is not None or watcher.visitor == found.table.host else ""
            key = visitor, watcher.seat
            if key not in messages:
                messages[key] = table_message(found.table, visitor, watcher.seat, found.present())
            watcher.tell(messages[key])

    async def happen(self, table: str, decide: Callable[[Open], Event], owner: str = "") -> tuple[int, Event]:
        """Something happens at a table, if it may; its number and the event. Raises Refused, then nothing happened."""
        async with self.hold(table) as found:
            event = decide(found)
            found.table.apply(event)
            await self.write(found, event, owners=(owner,) if owner else ())
            return found.table.number, event

    async def make(
        self,
        visitor: str,
        address: str,
        wanted: NewTable,
        deal: dict[str, Any] | None = None,
        taken_over: Sequence[str] = (),
        is_lesson: bool = False,
    ) -> Made:
        """A new table, or one that goes on from lines of another game; raises Refused for options that can't be, and
        for one table too many of this visitor or address."""
        self.limits.count_table(visitor, address)
        setup: dict[str, Any] = {"rules": RULES_VERSION, "edition": wanted.edition, "seats": wanted.seats}
        setup |= {"options": wanted.options}
        setup |= {"dice_by_hand": True} if wanted.dice_by_hand else {}
        setup |= {"deal": deal} if deal else {}
        setup |= {"taken_over": list(taken_over)} if taken_over else {}
        setup |= {"lesson": True} if is_lesson else {}
        setup |= {"hints": wanted.hints} if wanted.hints is not None else {}
        for _ in range(MOST_CODES_TRIED):
            birth = Birth(new_token()[:16], new_code(), secret_seed().hex())
            table, event = new_table(birth, setup, visitor)
            try:
                await asyncio.wrap_future(self.store.append(Append(birth.id, 1, [event], (visitor,), birth)))
            except sqlite3.IntegrityError:
                continue
            self.open[birth.id] = Open(table, used=time.monotonic())
            return Made(birth.id, birth.code, table.commitment)
        raise Refused("no_code_left")

    async def sit(self, table: str, visitor: str, wanted: Sit) -> Seated:
        """Somebody sits down; the seat also gets a token of its own, for links and scripts."""
        token = new_token()
        async with self.hold(table) as found:
            event = found.table.decide_sit(visitor, wanted.seat, wanted.name, wanted.nonce)
            share = {"kind": "share", "seat": event["seat"], "owner": hash_token(token)}
            for happening in (event, share):
                found.table.apply(happening)
            await self.write(found, event, share, owners=(visitor,))
            return Seated(event["seat"], token)

    async def take(self, table: str, visitor: str, token: str) -> int:
        """Whoever holds a seat's token gets the seat on this device too; raises Refused."""
        holder = hash_token(token)

        def decide(found: Open) -> Event:
            seats = found.table.seats_of(holder)
            if not seats:
                raise Refused("no_such_key")
            return {"kind": "share", "seat": seats[0], "owner": visitor}

        _, event = await self.happen(table, decide, visitor)
        return int(event["seat"])

    async def seat_bot(self, table: str, visitor: str, seat: int, bot: str, name: str) -> None:
        """A bot takes an open seat, or plays for somebody who is away."""

        def decide(found: Open) -> Event:
            if found.table.game is None:
                return found.table.decide_bot(visitor, seat, bot, name or bot)
            return found.table.decide_stand_in(visitor, seat, bot, self.is_away(found, seat))

        await self.happen(table, decide)

    def is_away(self, found: Open, seat: int) -> bool:
        """Has nobody watched from this seat for a while?"""
        last = found.last_seen.get(seat, 0.0)
        return seat not in found.present() and time.monotonic() - last >= self.patience.away

    async def stand(self, table: str, visitor: str, seat: int) -> None:
        """Give up a seat before the game."""
        await self.happen(table, lambda found: found.table.decide_stand(visitor, seat))

    async def free(self, table: str, visitor: str, seat: int) -> None:
        """The host frees somebody else's seat before the game."""
        await self.happen(table, lambda found: found.table.decide_free(visitor, seat))

    async def come_back(self, table: str, visitor: str, seat: int) -> None:
        """Take one's seat back from the bot that stood in."""
        await self.happen(table, lambda found: found.table.decide_come_back(visitor, seat))

    async def start(self, table: str, visitor: str) -> None:
        """Begin the game."""
        await self.happen(table, lambda found: found.table.decide_start(visitor))

    async def play(self, table: str, visitor: str, order: Order) -> Ack:
        """Make a move; it is on disk when this returns. Raises Refused, then nothing has changed."""
        async with self.hold(table) as found:
            decided = found.table.decide_move(visitor, order.seat, order.move, order.version, order.key)
            if isinstance(decided, int):
                return Ack(decided, repeated=True)
            found.table.apply(decided)
            await self.write(found, decided)
            return Ack(found.table.number)

    async def why_not(self, table: str, visitor: str, seat: int | None, move: str) -> Refused | None:
        """The rule that refuses a move, if any does."""
        async with self.hold(table) as found:
            chosen = found.table.find_seat(visitor, seat)
            if chosen is None:
                raise Refused("not_seated")
            return found.table.playing().why_not(move, chosen)

    async def rematch(self, table: str, visitor: str, address: str) -> str:
        """A table like this one, with the same bots; whoever asks second gets the one that was made first."""
        async with self.hold(table) as found:
            old = found.table
            old.check_guest(visitor)
            if old.status != "over":
                raise Refused("not_over")
            if old.rematch:
                return old.rematch
            wanted = NewTable(old.options.edition, old.options.seats, describe(old.options))
            wanted.dice_by_hand = bool(old.setup.get("dice_by_hand"))
            wanted.hints = old.setup.get("hints")
            made = await self.make(visitor, address, wanted)
            event = {"kind": "rematch", "table": made.id}
            old.apply(event)
            await self.write(found, event)
        for seat, place in enumerate(old.places):
            if place.bot:
                await self.seat_bot(made.id, visitor, seat, place.bot, place.name)
        return made.id

    # watching

    async def watch(self, table: str, watcher: Watcher, seat: int | None) -> Open:
        """Tell somebody of everything from now on, and how it stands; raises Refused for somebody else's seat."""
        async with self.hold(table) as found:
            watcher.seat = found.table.find_seat(watcher.visitor, seat)
            found.watchers.add(watcher)
            self.tell_all(found)
            return found

    def leave(self, found: Open, watcher: Watcher) -> None:
        """Somebody no longer watches; the others see that the seat is away."""
        found.watchers.discard(watcher)
        if watcher.seat is not None:
            found.last_seen[watcher.seat] = time.monotonic()
        if not found.lock.locked():
            self.tell_all(found)

    # bots

    def wake_bots(self, found: Open) -> None:
        """Let the bots that are awaited think, if none does."""
        if found.table.bots_awaited() and (found.bots is None or found.bots.done()):
            found.bots = asyncio.get_running_loop().create_task(self.play_bots(found))

    async def play_bots(self, found: Open) -> None:
        """Bots move until a person is awaited, or the game is over."""
        table = found.table
        while self.open.get(table.birth.id) is found and (seats := table.bots_awaited()):
            await asyncio.sleep(self.patience.pause)
            async with found.lock:
                seen = table.playing().view(seats[0]) if seats[0] in table.bots_awaited() else None
                events = table.number
            if seen is None:
                continue
            player = table.places[seats[0]].player
            move = await asyncio.get_running_loop().run_in_executor(self.threads, self.think, player, seen)
            async with found.lock:
                if table.number == events:
                    event = {"kind": "move", "seat": seats[0], "move": move.text, "key": ""}
                    table.apply(event)
                    await self.write(found, event)

    def think(self, name: str, seen: View) -> Move:
        """A bot's move; if it fails, any legal one, so that nobody waits forever."""
        budget, seed = Budget(seconds=self.patience.thinking), random.getrandbits(63)
        try:
            move = find_player(name)(seen, seed, budget)
            if move in seen.moves:
                return move
            log.error("%s answered %r, which is no legal move", name, str(move))
        except Exception:
            log.exception("%s failed", name)
        return random.choice(seen.moves)


def find_player(name: str) -> Bot:
    """The bot of a seat; another if this program no longer knows it."""
    return find_bot(name if name in BOTS else next(iter(BOTS)))


def message_for(found: Open, visitor: str, seat: int | None) -> TableMessage:
    """The table from a visitor's seat; raises Refused for somebody else's."""
    chosen = found.table.find_seat(visitor, seat)
    return table_message(found.table, visitor, chosen, found.present())
