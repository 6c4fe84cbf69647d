"""Who asks, and which house: what every route needs; and what is said to those who ask for something impossible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from sagrada.content.refusal import Refused
from sagrada.server import auth
from sagrada.server.house import House
from sagrada.server.limits import address_of


def the_house(request: Request) -> House:
    """The house of this application."""
    house: House = request.app.state.house
    return house


def the_visitor(request: Request, response: Response) -> str:
    """Who asks; somebody unknown gets a cookie."""
    if visitor := person_of(request):
        return visitor
    token = auth.new_token()
    response.set_cookie(auth.COOKIE, token, max_age=auth.A_YEAR, httponly=True, samesite="lax")
    return auth.hash_token(token)


def person_of(connection: HTTPConnection) -> str:
    """The person who asks, on whichever of their devices; empty for somebody unknown."""
    house: House = connection.app.state.house
    return house.persons.of(auth.visitor_of(connection))


LIMITS = ("max_length", "min_length", "ge", "gt", "le", "lt")
PROBLEMS = {
    "missing": "missing",
    "json": "json",
    "string_too_long": "long",
    "too_long": "long",
    "string_too_short": "short",
    "too_short": "short",
    "greater_than": "least",
    "less_than": "most",
    "string_pattern": "choice",
    "literal": "choice",
    "enum": "choice",
    "string": "text",
    "int": "number",
    "float": "number",
    "finite": "number",
    "bool": "yes_or_no",
    "list": "list",
    "tuple": "list",
    "dict": "object",
    "model": "object",
    "dataclass": "object",
    "extra": "unknown",
    "unexpected": "unknown",
}
"""How the names of pydantic's complaints begin, and what each means; the first that fits counts."""


def bad_request(error: Mapping[str, Any]) -> Refused:
    """What pydantic complains about, in our own words."""
    kind = next((kind for start, kind in PROBLEMS.items() if str(error["type"]).startswith(start)), "other")
    limit = next((value for name, value in error.get("ctx", {}).items() if name in LIMITS), 0)
    where = " ".join(str(part) for part in error["loc"])[:200]
    return Refused("bad_request", where=where, problem=Refused("request_problem", kind=kind, limit=limit))


Asked = Annotated[House, Depends(the_house)]
Visitor = Annotated[str, Depends(the_visitor)]
Address = Annotated[str, Depends(address_of)]
