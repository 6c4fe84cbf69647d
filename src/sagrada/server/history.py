"""The games of one person: those to go on with, and those that are finished, from summaries that are made once."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sagrada.content.refusal import Refused
from sagrada.server.house import House
from sagrada.server.summaries import summarize
from sagrada.server.table import Table

MOST_UNFINISHED = 12
MOST_SUMMED_UP = 40
"""Games without a summary that are looked at in one request."""
GAMES_A_PAGE = 20
log = logging.getLogger("sagrada.server")


@dataclass(frozen=True)
class PlayerMessage:
    """Who sits at a seat: a person, a bot, or nobody yet; and the window as everybody sees it."""

    name: str
    bot: str
    mine: bool
    points: int | None
    grid: list[str] | None
    window: list[str]


@dataclass(frozen=True)
class UnfinishedMessage:
    """A game to go on with. `latest`: when something happened there, in seconds since 1970; None: not known."""

    id: str
    code: str
    is_lesson: bool
    has_begun: bool
    is_awaited: bool
    round: int
    latest: float | None
    players: list[PlayerMessage]


@dataclass(frozen=True)
class FinishedMessage:
    """A finished game. `won`: did the visitor win; None for somebody who only watched, or played several seats."""

    id: str
    edition: str
    modules: list[str]
    is_lesson: bool
    ended: float | None
    won: bool | None
    target: int | None
    reviewed: bool
    players: list[PlayerMessage]


@dataclass(frozen=True)
class GamesMessage:
    """A page of finished games, the latest first; `next` is where the next page starts, None after the last."""

    finished: list[FinishedMessage]
    next: int | None


# games to go on with


async def unfinished_games(house: House, person: str) -> list[UnfinishedMessage]:
    """The games that a person can go on with, the latest first."""
    await sum_up(house, person)
    rows = await asyncio.to_thread(house.store.unfinished_of, person, MOST_UNFINISHED)
    found = [(await find_table(house, table), latest) for table, latest in rows]
    return [tell_unfinished(game, person, latest) for game, latest in found if game and game.is_guest(person)]


async def sum_up(house: House, person: str) -> None:
    """Sum up the games of a person that have ended since; of those without a date, note whether they have."""
    for table, latest in await asyncio.to_thread(house.store.unsummed_of, person, MOST_SUMMED_UP):
        game = await find_table(house, table)
        if game and game.status == "over":
            await keep_summary(house, game, latest)
        else:
            note = "insert or ignore into dates (table_id, latest, is_over) values (?, 0, 0)"
            await asyncio.wrap_future(house.store.change(note, table))


async def find_table(house: House, table: str) -> Table | None:
    """A table, from memory or read for this once; None for one that can't be read."""
    if table in house.open:
        return house.open[table].table
    try:
        return (await house.load(table)).table
    except Refused as refused:
        log.warning("table %s can't be read: %s", table, refused)
        return None


async def keep_summary(house: House, table: Table, ended: float) -> None:
    """Sum a finished game up, and keep that."""
    body = json.dumps(await asyncio.to_thread(summarize, table))
    query = "insert or replace into summaries (table_id, ended, body) values (?, ?, ?)"
    await asyncio.wrap_future(house.store.change(query, table.birth.id, ended, body))


def tell_unfinished(table: Table, person: str, latest: float) -> UnfinishedMessage:
    """A game to go on with, as everybody sees it."""
    seen, own = table.view(None), table.seats_of(person)
    players = [
        PlayerMessage(
            name=place.name,
            bot=place.bot,
            mine=seat in own,
            points=None,
            grid=seen.seats[seat].grid if seen else None,
            window=seen.seats[seat].window if seen else [],
        )
        for seat, place in enumerate(table.places)
    ]
    return UnfinishedMessage(
        id=table.birth.id,
        code=table.birth.code,
        is_lesson=table.is_lesson,
        has_begun=seen is not None,
        is_awaited=bool(seen and set(seen.awaits) & set(own)),
        round=seen.round if seen else 0,
        latest=latest or None,
        players=players,
    )


# finished games


async def finished_games(house: House, person: str, start: int) -> GamesMessage:
    """A page of the finished games of a person, the latest first, from number `start` on."""
    await sum_up(house, person)
    rows = await asyncio.to_thread(house.store.finished_of, person, GAMES_A_PAGE + 1, start)
    reviewed = await asyncio.to_thread(house.store.reviews_of, person)
    told = [tell_finished(body, person, ended, reviewed) for ended, body in rows[:GAMES_A_PAGE]]
    return GamesMessage(told, start + GAMES_A_PAGE if len(rows) > GAMES_A_PAGE else None)


def tell_finished(
    body: Mapping[str, Any], person: str, ended: float, reviewed: dict[tuple[str, int], Any]
) -> FinishedMessage:
    """A finished game from its summary."""
    own = own_seats(body, person)
    return FinishedMessage(
        id=body["id"],
        edition=body["edition"],
        modules=body["modules"],
        is_lesson=body["is_lesson"],
        ended=ended or None,
        won=has_won(body, own[0]) if len(own) == 1 else None,
        target=body["target"],
        reviewed=any((body["id"], seat) in reviewed for seat in own),
        players=[
            PlayerMessage(seat["name"], seat["bot"], at in own, seat["points"], seat["grid"], seat["window"])
            for at, seat in enumerate(body["seats"])
        ],
    )


def own_seats(body: Mapping[str, Any], person: str) -> list[int]:
    """The seats of a person in a summary."""
    return [seat for seat, owners in enumerate(body["owners"]) if person in owners]


def has_won(body: Mapping[str, Any], seat: int) -> bool:
    """Has a seat won: exceeded the target of a solo game, or come before all others?"""
    return bool(body["won"]) if len(body["seats"]) == 1 else body["ranking"][0] == seat
