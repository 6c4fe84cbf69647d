"""Routes of the pages that teach: the rules with every card, words that load with a page, and the first game."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from sagrada.server.caching import answer_text
from sagrada.server.cards import catalog
from sagrada.server.lesson import make_lesson
from sagrada.server.protocol import Made
from sagrada.server.routes.asking import Address, Asked, Visitor
from sagrada.server.rulebook import Rulebook, rulebook

router = APIRouter(prefix="/api")


@router.get("/rules")
def get_rules() -> Rulebook:
    """Every section and every card of the rules."""
    return rulebook()


@router.get("/words/{language}/{page}")
async def get_page_words(request: Request, language: str, page: str) -> Response:
    """The messages of one page, as Fluent text."""
    return answer_text(request, catalog(language, page))


@router.post("/lessons")
async def make_first_game(house: Asked, visitor: Visitor, address: Address) -> Made:
    """Make the table of a first game: ordinary, but with cards that are laid out."""
    return await make_lesson(house, visitor, address)
