"""The web application: HTTP and WebSocket in front of the house, and the built client beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, FastAPI, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse
from starlette.middleware.base import RequestResponseEndpoint
from starlette.middleware.gzip import GZipMiddleware

from sagrada.content.refusal import Refused
from sagrada.game.messages import SPEAKING
from sagrada.server import advice, auth, network, replays, reviews, score, teaching
from sagrada.server.asking import Address, Asked, Visitor, bad_request, the_visitor
from sagrada.server.caching import HashedFiles, answer_text
from sagrada.server.cards import Choices, cards_text, catalog, choices
from sagrada.server.client import PAGE, STATIC
from sagrada.server.house import House, Pace
from sagrada.server.housekeeping import keep_house
from sagrada.server.invitation import Invitation, invitation
from sagrada.server.live import serve_socket, wait_for_news
from sagrada.server.network import Network, check_host, close_door, may_open, the_network
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
    write,
    write_table,
)
from sagrada.server.store import Store
from sagrada.version import RULES_VERSION, VERSION

LARGEST_BODY = 64 * 1024
LONGEST_WAIT = 30.0
STATUS = {
    "no_such_table": 404,
    "no_such_code": 404,
    "no_such_key": 403,
    "foreign_seat": 403,
    "foreign_origin": 403,
    "foreign_host": 403,
    "not_from_here": 403,
    "not_seated": 403,
    "stale_move": 409,
    "key_used": 409,
    "too_large": 413,
    "too_often": 429,
}
PAGES = ("/", "/new", "/t/{table}", "/j/{code}", "/sheet", "/rules", "/learn", "/learn/{table}", "/replay", "/about")
"""Addresses that the client knows."""
POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-ancestors 'none'"


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
class About:
    """The version of the program, and of the rules that its logs name."""

    version: str
    rules: int


@dataclass(frozen=True)
class WhyNot:
    """Why a move would be refused; None if it may be made."""

    refusal: Refusal | None


def make_app(data: Path, pace: Pace | None = None, reached: Network | None = None) -> FastAPI:
    """The application over a folder of data."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = House(Store(data), pace)
        app.state.reviews = reviews.Reviews()
        keeping = asyncio.create_task(keep_house(app.state.house))
        yield
        keeping.cancel()
        app.state.reviews.close()
        await close_door(app.state.network)
        await app.state.house.close()

    app = FastAPI(title="Sagrada", version=VERSION, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.network = reached or Network()
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.middleware("http")(guard)
    app.add_exception_handler(Refused, answer_refused)
    app.add_exception_handler(RequestValidationError, answer_invalid)
    app.include_router(api)
    for part in (network, score, teaching, replays, advice, reviews):
        app.include_router(part.router)
    add_client(app)
    return app


async def guard(request: Request, call_next: RequestResponseEndpoint) -> Response:
    """Speak the visitor's language; refuse other sites and large bodies; add the headers that keep a browser safe."""
    SPEAKING.set(auth.language_of(request))
    try:
        check_host(request)
        auth.check_origin(request)
        check_size(request)
    except Refused as refused:
        return answer_refused(request, refused)
    response = await call_next(request)
    response.headers["content-security-policy"] = POLICY
    response.headers["x-content-type-options"] = "nosniff"
    response.headers["referrer-policy"] = "no-referrer"
    return response


def check_size(request: Request) -> None:
    """Raise Refused for a body that is too large, or does not tell its size."""
    size = request.headers.get("content-length", "0")
    if "transfer-encoding" in request.headers or not size.isdecimal() or int(size) > LARGEST_BODY:
        raise Refused("too_large", most=LARGEST_BODY)


def answer_refused(request: Request, problem: Exception) -> Response:
    """A refusal as JSON, with the status that fits."""
    assert isinstance(problem, Refused)
    body = write(refusal(problem)).encode(errors="replace")
    return Response(body, STATUS.get(problem.rule, 400), media_type="application/json")


def answer_invalid(request: Request, problem: Exception) -> Response:
    """A body that is not what was expected."""
    assert isinstance(problem, RequestValidationError)
    return answer_refused(request, bad_request(problem.errors()[0]))


api = APIRouter(prefix="/api", responses={400: {"model": Refusal}})


# tables


@api.post("/tables")
async def make(wanted: NewTable, house: Asked, visitor: Visitor, address: Address) -> Made:
    """Make a table. The hash of its dice's seed is told at once, before anybody's nonce is mixed in."""
    return await house.make(visitor, address, wanted)


@api.get("/tables", responses={200: {"model": list[TableMessage]}})
async def mine(house: Asked, visitor: Visitor) -> Response:
    """The tables where the visitor sits, the newest first."""
    found = await house.tables_of(visitor)
    return Response(f"[{','.join(write_table(message) for message in found)}]", media_type="application/json")


@api.get("/codes/{code}")
async def find_code(code: str, house: Asked, address: Address) -> TableId:
    """The table of a short code."""
    return TableId(await house.find_code(code, address))


@api.get("/tables/{table}", responses={200: {"model": TableMessage}, 204: {"description": "nothing new"}})
async def look(
    request: Request,
    table: str,
    house: Asked,
    seat: int | None = None,
    since: int = -1,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """The table as the visitor may see it, if there is something after event `since`; waits for it if asked to."""
    visitor = auth.visitor_of(request)
    message = await house.look(table, visitor, seat)
    if message.number <= since and wait:
        message = await wait_for_news(house, table, visitor, seat, since, wait) or message
    if message.number <= since:
        return Response(status_code=204)
    return Response(write_table(message), media_type="application/json", headers={"cache-control": "no-store"})


@api.post("/tables/{table}/moves")
async def move(table: str, order: Order, house: Asked, visitor: Visitor) -> Ack:
    """Make a move. It is on disk when this is answered."""
    return await house.play(table, visitor, order)


@api.get("/tables/{table}/why")
async def why(table: str, move: str, house: Asked, visitor: Visitor, seat: int | None = None) -> WhyNot:
    """Why a move would be refused."""
    refused = await house.why_not(table, visitor, seat, move)
    return WhyNot(refusal(refused) if refused else None)


@api.post("/tables/{table}/seats")
async def sit(table: str, wanted: Sit, house: Asked, visitor: Visitor) -> Seated:
    """Sit down."""
    return await house.sit(table, visitor, wanted)


@api.post("/tables/{table}/seats/{seat}/bot")
async def seat_bot(table: str, seat: int, wanted: SeatBot, house: Asked, visitor: Visitor) -> Answer:
    """A bot takes an open seat, or plays for somebody who is away."""
    await house.seat_bot(table, visitor, seat, wanted.bot, wanted.name)
    return Answer()


@api.post("/tables/{table}/seats/{seat}/stand")
async def stand(table: str, seat: int, house: Asked, visitor: Visitor) -> Answer:
    """Give up a seat before the game."""
    await house.stand(table, visitor, seat)
    return Answer()


@api.post("/tables/{table}/seats/{seat}/back")
async def come_back(table: str, seat: int, house: Asked, visitor: Visitor) -> Answer:
    """Take one's seat back from the bot that stood in."""
    await house.come_back(table, visitor, seat)
    return Answer()


@api.post("/tables/{table}/key")
async def take(table: str, key: Key, house: Asked, visitor: Visitor) -> SeatNumber:
    """Get the seat of a token on this device too."""
    return SeatNumber(await house.take(table, visitor, key.token))


@api.post("/tables/{table}/start")
async def start(table: str, house: Asked, visitor: Visitor) -> Answer:
    """Begin the game."""
    await house.start(table, visitor)
    return Answer()


@api.post("/tables/{table}/rematch")
async def rematch(table: str, house: Asked, visitor: Visitor, address: Address) -> TableId:
    """A new table like this one, with the same bots."""
    return TableId(await house.rematch(table, visitor, address))


@api.get("/tables/{table}/invitation")
async def invite(request: Request, table: str, house: Asked) -> Invitation:
    """How others get to this table."""
    async with house.hold(table) as found:
        code = found.table.birth.code
    host, network = request.headers.get("host", ""), the_network(request).address
    return invitation(request.url.scheme, host, network, code, may_open(request))


@api.websocket("/tables/{table}/live")
async def live(websocket: WebSocket, table: str, seat: int | None = None) -> None:
    """Everything that happens at a table, as it happens; moves go the other way."""
    await serve_socket(websocket.app.state.house, websocket, table, seat)


# what does not change


@api.get("/choices")
async def get_choices(visitor: Visitor) -> Choices:
    """What a new table can be made of."""
    return choices()


@api.get("/cards")
async def get_cards(request: Request) -> Response:
    """Every card."""
    return answer_text(request, cards_text(), "application/json")


@api.get("/words/{language}")
async def get_words(request: Request, language: str) -> Response:
    """The messages of a language, as Fluent text."""
    return answer_text(request, catalog(language))


@api.get("/about")
async def get_about() -> About:
    """Which program this is."""
    return About(VERSION, RULES_VERSION)


def add_client(app: FastAPI) -> None:
    """The built client: its files, and its page under every address it knows."""
    app.mount("/assets", HashedFiles(directory=STATIC / "assets", check_dir=False), name="assets")

    async def page(request: Request) -> FileResponse:
        answer = FileResponse(PAGE, headers={"cache-control": "no-cache"})
        the_visitor(request, answer)
        return answer

    for path in PAGES:
        app.add_api_route(path, page, include_in_schema=False)
