"""What is laid out by hand instead of dealt: its lines in a log, and its numbers for the engine.

Cards come from the decks of the table; a window may be any printed pattern or one's own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sagrada.content import tables
from sagrada.content.cards import PATTERNS, PUBLIC, TOOL
from sagrada.content.options import Options
from sagrada.content.refusal import Refused
from sagrada.engine.start import option_fields
from sagrada.game.notation import (
    BOARD_IDS,
    ORNAMENT_IDS,
    PIONEER_IDS,
    PRIVATE_IDS,
    PUBLIC_IDS,
    TOOL_IDS,
    find_id,
    format_seat,
)

Deal = Mapping[str, Any]
TABLE_KINDS = {"tools": TOOL_IDS, "publics": PUBLIC_IDS, "pioneers": PIONEER_IDS}
"""Cards in the middle of the table, in a row."""
SEAT_KINDS = {"privates": PRIVATE_IDS, "ornaments": ORNAMENT_IDS}
"""Cards that lie with each seat."""
DEAL_KINDS = (*TABLE_KINDS, *SEAT_KINDS, "patterns", "board", "first")
MODULE_OF = {"board": "strife", "pioneers": "pioneers", "ornaments": "ornaments"}
PRINTED_IDS = [pattern.id for pattern in PATTERNS]
STRIFE_IDS = {
    "tools": [tool.id for tool in TOOL.values() if tool.set == "strife"],
    "publics": [card.id for card in PUBLIC.values() if card.set == "strife"],
}


def format_pattern(pattern: str | tuple[Sequence[str], int]) -> str:
    """A pattern's id, or grid and level of a window of one's own."""
    if isinstance(pattern, str):
        return pattern
    grid, level = pattern
    return f"{'/'.join(grid)} {level}"


def format_deal(deal: Deal) -> list[str]:
    """The lines of what is laid out by hand."""
    lines = [f"deal {kind} {' '.join(deal[kind])}" for kind in TABLE_KINDS if kind in deal]
    for kind in SEAT_KINDS:
        lines += [f"deal {kind} {format_seat(i)} {' '.join(ids)}" for i, ids in enumerate(deal.get(kind, []))]
    lines += [f"deal pattern {format_seat(i)} {format_pattern(p)}" for i, p in enumerate(deal.get("patterns", []))]
    lines += [f"deal board {deal['board']}"] if "board" in deal else []
    return lines + ([f"deal first {format_seat(deal['first'])}"] if "first" in deal else [])


def check_ids(ids: Sequence[str], words: list[str], kind: str) -> list[str]:
    """The words, if all of them are ids; raises Refused."""
    for word in words:
        find_id(ids, word, kind)
    return words


def number_deal(deal: Deal, options: Options) -> dict[str, Any]:
    """What is laid out as numbers, and windows as what is printed in them; raises Refused."""
    check_ids(DEAL_KINDS, list(deal), "deal")
    check_modules(deal, options)
    found = dict(deal)
    for kind in [kind for kind in TABLE_KINDS if kind in deal]:
        found[kind] = table_numbers(kind, deal[kind], options)
    for kind in [kind for kind in SEAT_KINDS if kind in deal]:
        found[kind] = seat_numbers(kind, deal[kind], options)
    if "patterns" in deal:
        found["patterns"] = [find_window(pattern) for pattern in deal["patterns"]]
        if len(found["patterns"]) != options.seats:
            raise Refused("deal_count", kind="patterns", given=len(found["patterns"]), wanted=options.seats)
    if "board" in deal:
        found["board"] = find_id(BOARD_IDS, deal["board"], "board")
    first = deal.get("first", 0)
    if type(first) is not int or not 0 <= first < options.seats:
        raise Refused("bad_seat", text=first, seats=options.seats)
    return found


def check_modules(deal: Deal, options: Options) -> None:
    """Refuse cards of a module that is not in play."""
    for kind, module in MODULE_OF.items():
        if kind in deal and module not in options.modules:
            raise Refused("needs_module", option="deal", value=kind, module=module)


def table_numbers(kind: str, given: Sequence[str], options: Options) -> list[int]:
    """The numbers of a row of cards; with strife the first tool and the first public are strife ones."""
    wanted = 3 if kind == "pioneers" else getattr(options, kind)
    numbers = card_numbers(kind, TABLE_KINDS[kind], given, wanted)
    strife = 1 if kind in STRIFE_IDS and "strife" in options.modules else 0
    if strife and given[0] not in STRIFE_IDS[kind]:
        raise Refused("deal_strife_first", kind=kind, given=given[0], known=STRIFE_IDS[kind])
    check_deck(kind, numbers[:strife], options, "strife_")
    check_deck(kind, numbers[strife:], options)
    return numbers


def check_deck(kind: str, numbers: Sequence[int], options: Options, part: str = "") -> None:
    """Refuse cards that are not in the table's deck of this kind, or in a `part` of it that lies apart."""
    cards = option_fields(options)[f"{part}{kind[:-1]}_deck"] if numbers else 0
    ids = (TABLE_KINDS | SEAT_KINDS)[kind]
    for number in numbers:
        if not cards >> number & 1:
            known = [name for i, name in enumerate(ids) if cards >> i & 1]
            raise Refused("deal_not_in_deck", kind=kind, given=ids[number], known=known)


def card_numbers(kind: str, ids: Sequence[str], given: Sequence[str], wanted: int) -> list[int]:
    """The numbers of cards laid out by hand: so many, each once."""
    numbers = [find_id(ids, name, kind) for name in given]
    if len(numbers) != wanted or len(set(numbers)) != len(numbers):
        raise Refused("deal_count", kind=kind, given=len(set(numbers)), wanted=wanted)
    return numbers


def seat_numbers(kind: str, given: Sequence[Sequence[str]], options: Options) -> list[list[int]]:
    """The numbers of the seats' private objectives or ornaments; no card lies at two seats."""
    each = options.privates if kind == "privates" else 2
    ids = SEAT_KINDS[kind]
    numbers = card_numbers(kind, ids, [name for cards in given for name in cards], options.seats * each)
    if len(given) != options.seats or any(len(cards) != each for cards in given):
        raise Refused("deal_count", kind=kind, given=len(given), wanted=options.seats)
    check_deck(kind, numbers, options)
    return [[ids.index(name) for name in cards] for cards in given]


def find_window(pattern: Any) -> tables.Window:
    """The window of a pattern's id, or of a grid with its level; raises Refused."""
    if isinstance(pattern, str):
        return tables.WINDOWS[find_id(PRINTED_IDS, pattern, "pattern")]
    grid, level = pattern
    return tables.own_window(grid, level)
