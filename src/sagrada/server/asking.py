"""Who asks, and which house: what every route needs."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response

from sagrada.server import auth
from sagrada.server.house import House


def the_house(request: Request) -> House:
    """The house of this application."""
    house: House = request.app.state.house
    return house


def the_visitor(request: Request, response: Response) -> str:
    """Who asks; somebody unknown gets a cookie."""
    if visitor := auth.visitor_of(request):
        return visitor
    token = auth.new_token()
    response.set_cookie(auth.COOKIE, token, max_age=auth.A_YEAR, httponly=True, samesite="lax")
    return auth.hash_token(token)


Asked = Annotated[House, Depends(the_house)]
Visitor = Annotated[str, Depends(the_visitor)]
