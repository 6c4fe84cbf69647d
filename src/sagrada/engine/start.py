"""A state before its first deal, from a table's options and what is laid out by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sagrada.content import tables
from sagrada.content.cards import GLORY
from sagrada.content.options import Options, gray_in_bag
from sagrada.engine import core
from sagrada.engine.fields import FIELDS, zeros
from sagrada.rules import state as phases

PAYMENTS = {"tokens": phases.PAY_TOKENS_ONLY, "die": phases.PAY_DIE_ONLY, "token_or_die": phases.PAY_EITHER}
BEST = {"all": phases.BEST_OF_ALL, "private": phases.BEST_OF_PRIVATE, "public": phases.BEST_OF_PUBLIC}
POINTS_PER_DIE = {"shades": 0, "dice": 3}
STAGES = {
    "privates": 1 << phases.DEAL_PRIVATE,
    "patterns": 1 << phases.DEAL_CARD | 1 << phases.CHOOSE_PATTERN,
    "tools": 1 << phases.DEAL_TOOL,
    "publics": 1 << phases.DEAL_PUBLIC,
    "first": 1 << phases.DEAL_FIRST,
    "ornaments": 1 << phases.DEAL_ORNAMENT,
    "board": 1 << phases.DEAL_BOARD,
    "pioneers": 1 << phases.DEAL_PIONEER,
}
Deal = Mapping[str, Any]
"""What is laid out by hand instead of dealt: numbers of privates and ornaments and windows by seat, tools, publics,
pioneers, board, first."""


def empty_fields() -> dict[str, Any]:
    """Every field of a state, zeroed."""
    return {field.name: zeros(field.shape) for field in FIELDS}


def option_fields(options: Options) -> dict[str, Any]:
    """The options and full decks as fields of a state."""
    return {
        "seats": options.seats,
        "honor": int(options.honor),
        "open_setup": int(options.open_setup),
        "pay": PAYMENTS[options.pay],
        "best_of": BEST[options.best_of],
        "may_return": int(options.unplaceable == "returned"),
        "points_per_die": POINTS_PER_DIE[options.private_scoring],
        "first_turn_tie": int(options.tie_break == "first_turn"),
        "uses_tokens": int(options.tokens),
        "empty_penalty": options.empty_penalty,
        "tools_dealt": options.tools,
        "publics_dealt": options.publics,
        "privates_dealt": options.privates,
        "private_deck": tables.COLOR_PRIVATES | (tables.POSITION_PRIVATES if options.seats > 4 else 0),
        "card_deck": tables.BASE_CARDS | (tables.EXTRA_CARDS if options.thirteenth_card else 0),
        "tool_deck": tables.BASE_TOOLS | (tables.PROMO_TOOLS if options.strip_cutter else 0),
        "public_deck": tables.BASE_PUBLICS | (tables.RIVALRY_PUBLICS if "rivalry" in options.modules else 0),
        "bag": [options.bag] * 5 + [gray_in_bag(options)],
        **glory_fields(options),
    }


def glory_fields(options: Options) -> dict[str, Any]:
    """Glory's modules, their switches and decks as fields of a state; all zero without them."""
    if not options.modules:
        return {}
    compared = tables.STRIFE_RIVALRY_PUBLICS if not options.strife_rivalry else 0
    return {
        "strife": int("strife" in options.modules),
        "pioneers": int("pioneers" in options.modules),
        "ornaments": int("ornaments" in options.modules),
        "asks_claims": int(options.claims == "asked"),
        "gray_ornaments": int(options.gray_ornaments),
        "ornaments_break_ties": int(options.ornaments_break_ties),
        "diagonal_pairs": int(options.color_pairs == "diagonal"),
        "strife_tool_deck": tables.STRIFE_TOOLS,
        "strife_public_deck": tables.STRIFE_PUBLICS & ~compared,
        "board_deck": tables.ALL_BOARDS,
        "pioneer_deck": tables.ALL_PIONEERS,
        "ornament_deck": tables.ALL_ORNAMENTS,
        "supply": GLORY.supply if "strife" in options.modules else 0,
    }


def lay_out(fields: dict[str, Any], deal: Deal) -> None:
    """Put the cards that are not dealt on their places and take them from the decks."""
    for seat, cards in enumerate(deal.get("privates", [])):
        fields["private"][seat][: len(cards)] = cards
        fields["private_deck"] &= ~sum(1 << card for card in cards)
    for seat, cards in enumerate(deal.get("ornaments", [])):
        fields["ornament"][seat][: len(cards)] = cards
        fields["ornament_deck"] &= ~sum(1 << card for card in cards)
    for kind in ("tool", "public", "pioneer"):
        cards = deal.get(f"{kind}s", [])
        fields[kind][: len(cards)] = cards
        for deck in {f"{kind}_deck", f"strife_{kind}_deck"} & set(fields):
            fields[deck] &= ~sum(1 << card for card in cards)
    if "board" in deal:
        fields["board"] = deal["board"]
        fields["board_deck"] &= ~(1 << deal["board"])
    for seat, window in enumerate(deal.get("patterns", [])):
        print_window(fields, seat, window)
    fields["first"] = deal.get("first", 0)
    fields["preset"] = sum(STAGES[stage] for stage in deal)


def print_window(fields: dict[str, Any], seat: int, window: tables.Window) -> None:
    """Give a seat a window, printed or of one's own."""
    fields["pattern"][seat] = window.pattern
    fields["level"][seat] = window.level
    fields["takes_color"][seat] = list(window.takes_color)
    fields["takes_shade"][seat] = list(window.takes_shade)


def start_state(options: Options, deal: Deal | None = None) -> core.State:
    """A state that awaits the first deal."""
    fields = empty_fields() | option_fields(options)
    lay_out(fields, deal or {})
    state = core.load_state(fields)
    core.begin(state)
    return state
