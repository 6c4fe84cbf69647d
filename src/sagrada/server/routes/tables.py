"""Tables: made, found, looked at and played at, over HTTP and as sockets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response, WebSocket

from sagrada.server.invitation import Invitation, invitation
from sagrada.server.live import serve_socket, wait_for_news
from sagrada.server.network import may_open, the_network
from sagrada.server.protocol import (
    Ack,
    Key,
    Made,
    NewTable,
    Order,
    Refusal,
    SeatBot,
    Seated,
    Sit,
    TableMessage,
    refusal,
    write_table,
)
from sagrada.server.routes.asking import Address, Asked, Visitor, person_of

LONGEST_WAIT = 30.0
router = APIRouter(prefix="/api", responses={400: {"model": Refusal}})


@dataclass(frozen=True)
class Answer:
    """Done; for requests that have nothing else to tell."""

    done: bool = True


@dataclass(frozen=True)
class TableId:
    """The id of a table."""

    id: str


@dataclass(frozen=True)
class SeatNumber:
    """A seat, counted from 0."""

    seat: int


@dataclass(frozen=True)
class WhyNot:
    """Why a move would be refused; None if it may be made."""

    refusal: Refusal | None


@router.post("/tables")
async def make(wanted: NewTable, house: Asked, visitor: Visitor, address: Address) -> Made:
    """Make a table. The hash of its dice's seed is told at once, before anybody's nonce is mixed in."""
    return await house.make(visitor, address, wanted)


@router.get("/tables", responses={200: {"model": list[TableMessage]}})
async def mine(house: Asked, visitor: Visitor) -> Response:
    """The tables where the visitor sits, the newest first."""
    found = await house.tables_of(visitor)
    return Response(f"[{','.join(write_table(message) for message in found)}]", media_type="application/json")


@router.get("/codes/{code:path}")
async def find_code(code: str, house: Asked, address: Address) -> TableId:
    """The table of a short code."""
    return TableId(await house.find_code(code, address))


@router.get("/tables/{table}", responses={200: {"model": TableMessage}, 204: {"description": "nothing new"}})
async def look(
    request: Request,
    table: str,
    house: Asked,
    seat: int | None = None,
    since: int = -1,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """The table as the visitor may see it, if there is something after event `since`; waits for it if asked to."""
    visitor = person_of(request)
    message = await house.look(table, visitor, seat)
    if message.number <= since and wait:
        message = await wait_for_news(house, table, visitor, seat, since, wait) or message
    if message.number <= since:
        return Response(status_code=204)
    return Response(write_table(message), media_type="application/json", headers={"cache-control": "no-store"})


@router.post("/tables/{table}/moves")
async def move(table: str, order: Order, house: Asked, visitor: Visitor) -> Ack:
    """Make a move. It is on disk when this is answered."""
    return await house.play(table, visitor, order)


@router.get("/tables/{table}/why")
async def why(table: str, move: str, house: Asked, visitor: Visitor, seat: int | None = None) -> WhyNot:
    """Why a move would be refused."""
    refused = await house.why_not(table, visitor, seat, move)
    return WhyNot(refusal(refused) if refused else None)


@router.post("/tables/{table}/seats")
async def sit(table: str, wanted: Sit, house: Asked, visitor: Visitor) -> Seated:
    """Sit down."""
    return await house.sit(table, visitor, wanted)


@router.post("/tables/{table}/seats/{seat}/bot")
async def seat_bot(table: str, seat: int, wanted: SeatBot, house: Asked, visitor: Visitor) -> Answer:
    """A bot takes an open seat, or plays for somebody who is away."""
    await house.seat_bot(table, visitor, seat, wanted.bot, wanted.name)
    return Answer()


@router.post("/tables/{table}/seats/{seat}/stand")
async def stand(table: str, seat: int, house: Asked, visitor: Visitor) -> Answer:
    """Give up a seat before the game."""
    await house.stand(table, visitor, seat)
    return Answer()


@router.post("/tables/{table}/seats/{seat}/free")
async def free(table: str, seat: int, house: Asked, visitor: Visitor) -> Answer:
    """The host frees somebody else's seat before the game."""
    await house.free(table, visitor, seat)
    return Answer()


@router.post("/tables/{table}/seats/{seat}/back")
async def come_back(table: str, seat: int, house: Asked, visitor: Visitor) -> Answer:
    """Take one's seat back from the bot that stood in."""
    await house.come_back(table, visitor, seat)
    return Answer()


@router.post("/tables/{table}/key")
async def take(table: str, key: Key, house: Asked, visitor: Visitor) -> SeatNumber:
    """Get the seat of a token on this device too."""
    return SeatNumber(await house.take(table, visitor, key.token))


@router.post("/tables/{table}/start")
async def start(table: str, house: Asked, visitor: Visitor) -> Answer:
    """Begin the game."""
    await house.start(table, visitor)
    return Answer()


@router.post("/tables/{table}/rematch")
async def rematch(table: str, house: Asked, visitor: Visitor, address: Address) -> TableId:
    """A new table like this one, with the same bots."""
    return TableId(await house.rematch(table, visitor, address))


@router.get("/tables/{table}/invitation")
async def invite(request: Request, table: str, house: Asked) -> Invitation:
    """How others get to this table."""
    async with house.hold(table) as found:
        code = found.table.birth.code
    host, network = request.headers.get("host", ""), the_network(request).address
    return invitation(request.url.scheme, host, network, f"/j/{code}", may_open(request))


@router.websocket("/tables/{table}/live")
async def live(websocket: WebSocket, table: str, seat: int | None = None) -> None:
    """Everything that happens at a table, as it happens; moves go the other way."""
    await serve_socket(websocket.app.state.house, websocket, table, seat)
