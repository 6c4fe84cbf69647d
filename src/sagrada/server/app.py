"""The web application: HTTP and WebSocket in front of the house, and the built client beside them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sagrada.content.refusal import Refused
from sagrada.server import auth
from sagrada.server.caching import HashedFiles
from sagrada.server.client import PAGE, STATIC
from sagrada.server.house import House, Patience
from sagrada.server.housekeeping import keep_house
from sagrada.server.network import Network, check_host, leave_network
from sagrada.server.protocol import refusal, write
from sagrada.server.review_queue import Reviews
from sagrada.server.routes import devices, games, hints, network, replays, reviews, score, tables, teaching, texts
from sagrada.server.routes.asking import bad_request, the_visitor
from sagrada.server.store import Store
from sagrada.version import VERSION
from sagrada.words.messages import SPEAKING

LARGEST_BODY = 64 * 1024
ASK_AGAIN = {"cache-control": "no-cache"}
STATUS = {
    "no_such_table": 404,
    "no_such_code": 404,
    "no_such_key": 403,
    "no_such_link": 403,
    "not_host": 403,
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
PAGES = (
    *("/", "/new", "/t/{table}", "/j/{code}", "/sheet", "/rules", "/learn", "/learn/{table}", "/replay", "/about"),
    *("/games", "/play", "/settings", "/device"),
)
"""Addresses that the client knows."""
BESIDE_THE_PAGE = {"sw.js": "text/javascript", "manifest.webmanifest": "application/manifest+json"}
"""What makes the page one that can be installed and opens without a network."""
ROUTES = (tables, texts, network, score, teaching, replays, hints, reviews, games, devices)
POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-ancestors 'none'"
SAFETY = {"content-security-policy": POLICY, "x-content-type-options": "nosniff", "referrer-policy": "no-referrer"}


def make_app(data: Path, patience: Patience | None = None, reached: Network | None = None) -> FastAPI:
    """The application over a folder of data."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = House(Store(data), patience)
        app.state.reviews = Reviews()
        keeping = asyncio.create_task(keep_house(app.state.house))
        yield
        keeping.cancel()
        app.state.reviews.close()
        await leave_network(app.state.network)
        await app.state.house.close()

    app = FastAPI(title="Sagrada", version=VERSION, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.network = reached or Network()
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(guard)
    app.add_exception_handler(Refused, answer_refused)
    app.add_exception_handler(RequestValidationError, answer_invalid)
    for part in ROUTES:
        app.include_router(part.router)
    add_client(app)
    return app


def guard(app: ASGIApp) -> ASGIApp:
    """Speak the visitor's language; refuse other sites and large bodies; add the headers that keep a browser safe.

    Plain ASGI: a middleware that waits for a response object complains of every page that closes before it is there.
    """

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        request = Request(scope)
        SPEAKING.set(auth.language_of(request))

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(SAFETY)
            await send(message)

        try:
            check_host(request)
            auth.check_origin(request)
            check_size(request)
        except Refused as refused:
            await answer_refused(request, refused)(scope, receive, send_safely)
        else:
            await app(scope, receive, send_safely)

    return guarded


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


def add_client(app: FastAPI) -> None:
    """The built client: its files, and its page under every address it knows."""
    app.mount("/assets", HashedFiles(directory=STATIC / "assets", check_dir=False), name="assets")
    app.mount("/icons", StaticFiles(directory=STATIC / "icons", check_dir=False), name="icons")

    async def page(request: Request) -> FileResponse:
        answer = FileResponse(PAGE, headers=ASK_AGAIN)
        the_visitor(request, answer)
        return answer

    for path in PAGES:
        app.add_api_route(path, page, include_in_schema=False)
    for name, kind in BESIDE_THE_PAGE.items():
        app.add_api_route(f"/{name}", partial(send_file, name, kind), include_in_schema=False)


async def send_file(name: str, kind: str) -> FileResponse:
    """A file of the client whose name stays while its content changes."""
    return FileResponse(STATIC / name, media_type=kind, headers=ASK_AGAIN)
