"""What does not change while the server runs: cards, words, what a table can be made of, and which program this is."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import APIRouter, Request, Response

from sagrada.server.caching import answer_text
from sagrada.server.cards import Choices, cards_text, catalog, choices
from sagrada.server.outlook import Outlook, outlook
from sagrada.server.protocol import NewTable, Refusal
from sagrada.server.routes.asking import Visitor
from sagrada.version import RULES_VERSION, VERSION

router = APIRouter(prefix="/api", responses={400: {"model": Refusal}})


@dataclass(frozen=True)
class About:
    """The version of the program, and of the rules that its logs name."""

    version: str
    rules: int


@router.get("/choices")
async def get_choices(visitor: Visitor) -> Choices:
    """What a new table can be made of."""
    return choices()


@router.post("/outlook")
async def get_outlook(wanted: NewTable, visitor: Visitor) -> Outlook:
    """What a table would be like, before it is made."""
    return outlook(wanted)


@router.get("/cards")
async def get_cards(request: Request) -> Response:
    """Every card."""
    return answer_text(request, cards_text(), "application/json")


@router.get("/words/{language}")
async def get_words(request: Request, language: str) -> Response:
    """The messages of a language, as Fluent text."""
    return answer_text(request, catalog(language))


@router.get("/about")
async def get_about() -> About:
    """Which program this is."""
    return About(VERSION, RULES_VERSION)
