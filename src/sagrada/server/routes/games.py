"""The visitor's own games: those to go on with, the finished ones, and how they were played."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query

from sagrada.server.history import GamesMessage, UnfinishedMessage, finished_games, sum_up, unfinished_games
from sagrada.server.own_play import MOST_GAMES, PlayMessage, own_play
from sagrada.server.protocol import Refusal
from sagrada.server.routes.asking import Asked, Visitor

LAST_START = 1_000_000
router = APIRouter(prefix="/api/games", responses={400: {"model": Refusal}})


@router.get("/unfinished")
async def unfinished(house: Asked, visitor: Visitor) -> list[UnfinishedMessage]:
    """The games to go on with, the latest first."""
    return await unfinished_games(house, visitor)


@router.get("/finished")
async def finished(
    house: Asked, visitor: Visitor, start: Annotated[int, Query(ge=0, le=LAST_START)] = 0
) -> GamesMessage:
    """A page of the finished games, the latest first."""
    return await finished_games(house, visitor, start)


@router.get("/play")
async def play(house: Asked, visitor: Visitor) -> PlayMessage:
    """How the visitor plays."""
    await sum_up(house, visitor)
    rows = await asyncio.to_thread(house.store.finished_of, visitor, MOST_GAMES)
    reviews = await asyncio.to_thread(house.store.reviews_of, visitor)
    return await asyncio.to_thread(own_play, rows, reviews, visitor)
