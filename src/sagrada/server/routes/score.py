"""The score sheet over the network: positions that people type in, counted as `sagrada score` counts them."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any

from fastapi import APIRouter, Body, Query, Response

from sagrada.score.form import ScoreForm, score_form
from sagrada.score.position import answer, count_position, describe_count, name_deciders
from sagrada.server.protocol import Refusal
from sagrada.server.routes.asking import bad_request

router = APIRouter(prefix="/api/score", responses={400: {"model": Refusal}})


@router.post("", responses={200: {"model": dict[str, Any]}})
async def score(position: Annotated[Any, Body()]) -> Response:
    """A position counted, or each of a list, as `sagrada score` does it; `decided` tells what orders the ranking."""
    if isinstance(position, bytes):
        raise bad_request({"type": "json_type", "loc": ("body",)})
    counted = await asyncio.to_thread(count, position)
    return Response(json.dumps(counted, ensure_ascii=False), media_type="application/json")


def count(position: object) -> object:
    """The answer of `sagrada score`, with what decided between each seat of the ranking and the next."""
    return answer(position, count_one)


def count_one(position: object) -> dict[str, Any]:
    """One position counted; raises Refused."""
    counted = count_position(position)
    return {**describe_count(counted), "decided": name_deciders(counted)}


@router.get("/form")
async def form(
    edition: str = "classic", seats: int = 2, solo: bool = False, module: Annotated[list[str] | None, Query()] = None
) -> ScoreForm:
    """What the score sheet of such a table asks for."""
    return score_form(edition, seats, module or [], solo)
