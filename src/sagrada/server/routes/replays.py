"""Games looked at again: a finished table, or a log that a visitor brings along and that is not kept. Moments, dice,
pictures, and tables that go on from a moment."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from sagrada.bots.registry import find_bot
from sagrada.content.options import describe
from sagrada.content.refusal import Refused
from sagrada.game.dealer import LABEL
from sagrada.game.game import Game
from sagrada.game.log import check_word, parse_log
from sagrada.game.verify import Draw, draws
from sagrada.pictures.views import draw_seat, draw_view
from sagrada.server.house import House
from sagrada.server.moments import Course, Moment, check_log, find_course, find_moment, replay_to
from sagrada.server.protocol import Made, NewTable, Refusal, Sit, write
from sagrada.server.routes.asking import Address, Asked, Visitor
from sagrada.server.table import check_name

router = APIRouter(prefix="/api", responses={400: {"model": Refusal}})


@dataclass
class Log:
    """A log that a visitor brings along."""

    log: str


@dataclass
class LogMoment:
    """A moment of a log that a visitor brings along; with a seat, as that seat saw it.

    `since`: tell what was done after this line; without it, what line `at` did.
    """

    log: str
    at: int
    seat: int | None = None
    since: int | None = None


@dataclass
class PlayOn:
    """A table to be made that goes on after line `at` of a finished table or of a log; bots take the other seats."""

    at: int
    seat: int
    bot: str
    name: str
    bot_name: str = ""
    nonce: str = ""
    table: str = ""
    log: str = ""


@dataclass(frozen=True)
class TrueDice:
    """The label of the dice's HMAC, and every outcome with the numbers that stand for it."""

    label: str
    draws: list[Draw]


# finished tables


async def finished_log(house: House, table: str) -> str:
    """The log of a finished game; raises Refused for another."""
    async with house.hold(table) as found:
        game = found.table.playing()
        if not game.is_over:
            raise Refused("not_over")
        return game.to_text()


@router.get("/tables/{table}/log")
async def export(table: str, house: Asked) -> PlainTextResponse:
    """The full log of a finished game."""
    text = await finished_log(house, table)
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{table}.sagrada"'})


@router.get("/tables/{table}/course")
async def table_course(table: str, house: Asked) -> Course:
    """How long a finished game is, and where its turns begin."""
    return await asyncio.to_thread(find_course, parse_log(await finished_log(house, table)))


@router.get("/tables/{table}/moments/{at}", responses={200: {"model": Moment}})
async def table_moment(
    table: str, at: int, house: Asked, seat: int | None = None, since: int | None = None
) -> Response:
    """A finished game as it stood after line `at`; with a seat, as that seat saw it."""
    return await answer_moment(await finished_log(house, table), at, seat, since)


@router.get("/tables/{table}/dice")
async def dice(table: str, house: Asked) -> TrueDice:
    """What is needed to check the dice of a finished game without the rules."""
    text = await finished_log(house, table)
    if not parse_log(text).header.commitment:
        raise Refused("not_revealed", why="by_hand")
    return TrueDice(LABEL, await asyncio.to_thread(draws, text))


@router.get("/tables/{table}/picture")
async def draw(
    table: str, house: Asked, theme: Annotated[str, Query(pattern="light|dark")] = "light", window: int | None = None
) -> Response:
    """The table as a picture (SVG), as a spectator sees it; or the window of one seat."""
    async with house.hold(table) as found:
        seen = found.table.playing().view()
        if window is not None:
            found.table.check_seat(window)
    picture = draw_view(seen, theme) if window is None else draw_seat(seen.seats[window], theme)
    return Response(picture, media_type="image/svg+xml")


# logs that are brought along


@router.post("/replays")
async def open_log(brought: Log) -> Course:
    """Check a whole log; a wrong one is refused with the line that is wrong."""
    return await asyncio.to_thread(check_log, brought.log)


@router.post("/replays/moment", responses={200: {"model": Moment}})
async def log_moment(brought: LogMoment) -> Response:
    """A log's game as it stood after line `at`; with a seat, as that seat saw it."""
    return await answer_moment(brought.log, brought.at, brought.seat, brought.since)


async def answer_moment(text: str, at: int, seat: int | None, since: int | None) -> Response:
    """A moment as JSON; raises Refused."""
    found = await asyncio.to_thread(lambda: find_moment(parse_log(text), at, seat, since))
    return Response(write(found), media_type="application/json")


# going on


@router.post("/replays/tables")
async def play_on(wanted: PlayOn, house: Asked, visitor: Visitor, address: Address) -> Made:
    """Make a table that goes on from a moment, with dice of its own; it has begun when this is answered."""
    text = await finished_log(house, wanted.table) if wanted.table else wanted.log
    game = await asyncio.to_thread(lambda: replay_to(parse_log(text), wanted.at))
    check_play_on(wanted, game)
    options = game.options
    like = NewTable(options.edition, options.seats, describe(options))
    made = await house.make(visitor, address, like, dict(game.header.deal), taken_over=game.lines)
    await house.sit(made.id, visitor, Sit(wanted.name, wanted.nonce, wanted.seat))
    for seat in range(options.seats):
        if seat != wanted.seat:
            await house.seat_bot(made.id, visitor, seat, wanted.bot, wanted.bot_name)
    await house.start(made.id, visitor)
    return made


def check_play_on(wanted: PlayOn, game: Game) -> None:
    """Raise Refused for whatever would be refused later, when the table is half made."""
    if game.is_over:
        raise Refused("nothing_to_play_on")
    game.view(wanted.seat)
    find_bot(wanted.bot)
    check_name(wanted.name)
    for kind, word in (("name", wanted.bot_name), ("nonce", wanted.nonce)):
        if word:
            check_word(kind, word)
