"""How many of the cards that a table deals are our own design: on average, for the decks are shuffled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sagrada.content.cards import (
    ORNAMENTS,
    PATTERN,
    PIONEERS,
    PRIVATES,
    PUBLICS,
    STRIFE_BOARDS,
    TOOLS,
    WINDOW_CARDS,
)
from sagrada.content.options import Options
from sagrada.engine.start import option_fields, start_state
from sagrada.game.dealt import full_deal
from sagrada.rules import state as numbers

OURS = "designed"


@dataclass(frozen=True)
class Designed:
    """Cards that will be dealt, and how many of them are our own design on average."""

    cards: int
    ours: float


def count_designed(options: Options) -> Designed:
    """What a table of these options deals."""
    stages, decks = full_deal(start_state(options)), option_fields(options)
    strife = int("strife" in options.modules)
    dealt: list[tuple[int, int, Sequence[Any]]] = [
        (stages[numbers.DEAL_PRIVATE], decks.get("private_deck", 0), PRIVATES),
        (stages[numbers.DEAL_CARD], decks.get("card_deck", 0), WINDOW_CARDS),
        (stages[numbers.DEAL_TOOL] - strife, decks.get("tool_deck", 0), TOOLS),
        (strife, decks.get("strife_tool_deck", 0), TOOLS),
        (stages[numbers.DEAL_PUBLIC] - strife, decks.get("public_deck", 0), PUBLICS),
        (strife, decks.get("strife_public_deck", 0), PUBLICS),
        (stages[numbers.DEAL_BOARD], decks.get("board_deck", 0), STRIFE_BOARDS),
        (stages[numbers.DEAL_PIONEER], decks.get("pioneer_deck", 0), PIONEERS),
        (stages[numbers.DEAL_ORNAMENT], decks.get("ornament_deck", 0), ORNAMENTS),
    ]
    rows = [(count, share_designed(mask, deck)) for count, mask, deck in dealt if count]
    return Designed(sum(count for count, _ in rows), sum(count * share for count, share in rows))


def share_designed(mask: int, deck: Sequence[Any]) -> float:
    """The share of the cards in a deck, told by its mask, that are ours."""
    cards = [card for number, card in enumerate(deck) if mask >> number & 1]
    return sum(is_ours(card) for card in cards) / len(cards)


def is_ours(card: Any) -> bool:
    """Is a card our own design? A window card is by any of its patterns."""
    patterns = getattr(card, "patterns", ())
    return any(PATTERN[name].origin == OURS for name in patterns) if patterns else card.origin == OURS
