"""Who is who: a visitor is whoever holds a token, from a cookie or a header; only its hash is kept."""

from __future__ import annotations

import hashlib
import re
import secrets
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from sagrada.content.refusal import Refused
from sagrada.words.messages import LANGUAGES

COOKIE = "sagrada"
LANGUAGE_COOKIE = "language"
A_YEAR = 365 * 24 * 3600
TOKEN = re.compile(r"[A-Za-z0-9_-]{20,100}")


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


def read_token(connection: HTTPConnection) -> str:
    """The token a request or a socket comes with; empty if there is none."""
    scheme, _, word = connection.headers.get("authorization", "").partition(" ")
    token = word.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
    return token if TOKEN.fullmatch(token) else ""


def visitor_of(connection: HTTPConnection) -> str:
    """The hash of the visitor's token; empty for somebody unknown."""
    token = read_token(connection)
    return hash_token(token) if token else ""


def language_of(connection: HTTPConnection) -> str:
    """The language a visitor reads: chosen in the client, or the browser's first that there is; English else."""
    wanted = [connection.cookies.get(LANGUAGE_COOKIE, "")]
    wanted += [word.strip()[:2].lower() for word in connection.headers.get("accept-language", "")[:200].split(",")]
    return next((language for language in wanted if language in LANGUAGES), LANGUAGES[0])


def check_origin(connection: HTTPConnection) -> None:
    """Refuse a browser that speaks for another site; scripts send no origin."""
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host"):
        raise Refused("foreign_origin", origin=origin[:200])
