"""Hints at a table, for the seat that has to decide: from what it may know, and nothing else."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from fastapi import APIRouter

from sagrada.analysis.hints import Hint, hints
from sagrada.bots.bot import OWN_MEASURE
from sagrada.content.refusal import Refused
from sagrada.game.moves import Move
from sagrada.game.phrases import Phrase
from sagrada.game.view import View
from sagrada.server.protocol import Refusal
from sagrada.server.routes.asking import Asked, Visitor
from sagrada.words.advice import line_phrase

SEED = 1
"""The same view gives the same hints, whoever asks and how often."""
router = APIRouter(prefix="/api", responses={400: {"model": Refusal}})


@dataclass(frozen=True)
class HintMessage:
    """A line of moves as they are typed, the points to be expected after it, what to do, and why."""

    moves: list[Move]
    worth: float
    advice: Phrase
    reasons: list[Phrase]


@router.get("/tables/{table}/hints")
async def get_hints(table: str, house: Asked, visitor: Visitor, seat: int | None = None) -> list[HintMessage]:
    """The three best moves of the seat that has to decide."""
    async with house.hold(table) as found:
        chosen = found.table.find_seat(visitor, seat)
        if chosen is None:
            raise Refused("not_seated")
        if not found.table.hints:
            raise Refused("no_hints_here")
        seen = found.table.playing().view(chosen)
    return await asyncio.to_thread(tell_hints, seen)


def tell_hints(seen: View) -> list[HintMessage]:
    """The hints for a view; raises Refused for a seat that has nothing to decide."""
    if not (found := hints(seen, SEED, OWN_MEASURE)):
        raise Refused("no_hint_now")
    return [tell_hint(hint) for hint in found]


def tell_hint(hint: Hint) -> HintMessage:
    """A hint as a message."""
    return HintMessage(list(hint.moves), round(hint.worth, 1), line_phrase(hint.advice), hint.reasons)
