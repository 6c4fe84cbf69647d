"""A state before its first deal, from a table's options and what is laid out by hand."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

from sagrada.content import tables
from sagrada.content.options import Options
from sagrada.engine import core
from sagrada.engine.fields import FIELDS, zeros
from sagrada.rules import state as phases
from sagrada.rules.laying import (
    WITH_RIVALRY,
    WITH_STRIFE_RIVALRY,
    WITH_STRIP_CUTTER,
    WITH_THIRTEENTH_CARD,
    fill_decks,
    lay_card,
)

YES_NO: dict[str, int] = {}
"""Values that are numbers already, or yes and no."""
OPTION_NUMBERS: dict[str, tuple[str, dict[str, int]]] = {
    "seats": ("seats", YES_NO),
    "honor": ("honor", YES_NO),
    "open_setup": ("open_setup", YES_NO),
    "pay": (
        "pay",
        {"tokens": phases.PAY_TOKENS_ONLY, "die": phases.PAY_DIE_ONLY, "token_or_die": phases.PAY_EITHER},
    ),
    "best_of": (
        "best_of",
        {"all": phases.BEST_OF_ALL, "private": phases.BEST_OF_PRIVATE, "public": phases.BEST_OF_PUBLIC},
    ),
    "unplaceable": ("may_return", {"refused": 0, "returned": 1}),
    "private_scoring": ("points_per_die", {"shades": 0, "dice": 3}),
    "tie_break": ("first_turn_tie", {"last_turn": 0, "first_turn": 1}),
    "tokens": ("uses_tokens", YES_NO),
    "empty_penalty": ("empty_penalty", YES_NO),
    "tools": ("tools_dealt", YES_NO),
    "publics": ("publics_dealt", YES_NO),
    "privates": ("privates_dealt", YES_NO),
    "claims": ("asks_claims", {"automatic": 0, "asked": 1}),
    "gray_ornaments": ("gray_ornaments", YES_NO),
    "ornaments_break_ties": ("ornaments_break_ties", YES_NO),
    "color_pairs": ("diagonal_pairs", {"anywhere": 0, "diagonal": 1}),
}
"""The field of the state for each option, and the numbers of its values."""
MODULE_FIELDS = ("strife", "pioneers", "ornaments")
MIXED = {
    "strip_cutter": WITH_STRIP_CUTTER,
    "thirteenth_card": WITH_THIRTEENTH_CARD,
    "rivalry": WITH_RIVALRY,
    "strife_rivalry": WITH_STRIFE_RIVALRY,
}
"""Options and modules that only add cards to a deck."""
CARD_STAGES = {
    "privates": phases.DEAL_PRIVATE,
    "ornaments": phases.DEAL_ORNAMENT,
    "tools": phases.DEAL_TOOL,
    "publics": phases.DEAL_PUBLIC,
    "pioneers": phases.DEAL_PIONEER,
    "board": phases.DEAL_BOARD,
    "first": phases.DEAL_FIRST,
}
"""Cards that can be laid out, by the stage of the setup that would deal them."""
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
    table: Any = SimpleNamespace(**empty_fields())
    for name, (field, values) in OPTION_NUMBERS.items():
        setattr(table, field, number_of(getattr(options, name), values))
    for module in MODULE_FIELDS:
        setattr(table, module, int(module in options.modules))
    fill_decks(table, options.bag, mixed_in(options))
    fields: dict[str, Any] = vars(table)
    return fields


def number_of(value: Any, values: Mapping[str, int]) -> int:
    """The number that stands for an option's value in a state."""
    return values[value] if values else int(value)


def mixed_in(options: Options) -> int:
    """What is mixed into the decks, as the rules number it."""
    return sum(bit for name, bit in MIXED.items() if name in options.modules or getattr(options, name, False))


def lay_out(fields: dict[str, Any], deal: Deal) -> None:
    """Put the cards that are not dealt on their places and take them from the decks; raises ValueError for a card that
    is not in its deck."""
    table: Any = SimpleNamespace(**fields)
    for kind, stage in CARD_STAGES.items():
        for place, card in enumerate(in_a_row(deal.get(kind, []))):
            if not lay_card(table, stage, place, card):
                raise ValueError(f"{kind}: card {card} can't be laid out on place {place}")
    fields |= vars(table)
    for seat, window in enumerate(deal.get("patterns", [])):
        print_window(fields, seat, window)
    fields["preset"] = sum(STAGES[stage] for stage in deal)


def in_a_row(cards: Any) -> list[int]:
    """Cards of all seats one after the other; a single card as a row of one."""
    if isinstance(cards, int):
        return [cards]
    return [card for part in cards for card in (part if isinstance(part, list | tuple) else [part])]


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
