"""A view made the state again that it was told from; with values for its hidden facts, the full state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sagrada.content import tables
from sagrada.content.options import Options
from sagrada.engine import core
from sagrada.engine.start import STAGES, empty_fields, option_fields, print_window
from sagrada.game.notation import (
    BOARD_IDS,
    CARD_IDS,
    COLORS,
    ORNAMENT_IDS,
    OWN_ID,
    PIONEER_IDS,
    PRIVATE_IDS,
    PUBLIC_IDS,
    TOOL_IDS,
    board_of,
    parse_cell,
    parse_die,
    parse_window,
    window_boards,
)
from sagrada.game.view import SeatView, View
from sagrada.rules import state as numbers

SECRETS = {
    "private": (PRIVATE_IDS, numbers.NO_PRIVATE),
    "card": (CARD_IDS, numbers.NO_CARD),
    "ornament": (ORNAMENT_IDS, numbers.NO_ORNAMENT),
}
"""The cards that seats hold, and the blank for one that is not known."""
TOOL_ROLLS = (numbers.ROLL_HAND, numbers.ROLL_POOL, numbers.DRAW_COLOR)


@dataclass(frozen=True)
class Hidden:
    """Values for what a view does not tell, by seat: private objectives, window cards, ornaments dealt and kept, and
    the cells of loose dice. Cards without a value stay blank."""

    privates: Mapping[int, Sequence[str]] = field(default_factory=dict)
    cards: Mapping[int, Sequence[str]] = field(default_factory=dict)
    ornaments: Mapping[int, Sequence[str]] = field(default_factory=dict)
    kept: Mapping[int, Sequence[str]] = field(default_factory=dict)
    loose: Mapping[int, Sequence[str]] = field(default_factory=dict)


def imagine(seen: View, hidden: Hidden) -> core.State:
    """A state from a view and values for its hidden facts: the true facts give the true state, none what is known."""
    options = Options(**seen.options | {"modules": tuple(seen.options["modules"])})
    fields = empty_fields() | option_fields(options) | clock_fields(seen, options)
    fields |= dice_fields(seen) | tool_fields(seen)
    fields["public"][: len(seen.publics)] = [PUBLIC_IDS.index(card) for card in seen.publics]
    for seat, known in enumerate(seen.seats):
        fill_window(fields, seat, known)
        fields["loose"][seat] = board_of(known.loose or hidden.loose.get(seat, ()))
        fill_secret(fields, "private", seat, first_told(known.private, hidden.privates.get(seat)))
        fill_secret(fields, "card", seat, first_told(known.cards, hidden.cards.get(seat)))
        fill_ornaments(fields, seat, known, hidden)
    for deck in ("tool_deck", "strife_tool_deck"):
        fields[deck] &= ~deck_bits(TOOL_IDS, [tool.id for tool in seen.tools])
    for deck in ("public_deck", "strife_public_deck"):
        fields[deck] &= ~deck_bits(PUBLIC_IDS, seen.publics)
    fill_glory(fields, seen)
    if seen.phase_number in TOOL_ROLLS:
        fields["seat"] = core.seat_in_turn(core.load_state(fields))
    return core.load_state(fields)


def fill_glory(fields: dict[str, Any], seen: View) -> None:
    """The strife board, the supply and the pioneers."""
    fields["supply"] = seen.supply
    if seen.strife_board:
        fields["board"] = BOARD_IDS.index(seen.strife_board)
        fields["board_deck"] &= ~deck_bits(BOARD_IDS, [seen.strife_board])
    for slot, pioneer in enumerate(seen.pioneers):
        fields["pioneer"][slot] = PIONEER_IDS.index(pioneer.id)
        owner = 0 if pioneer.owner is None else pioneer.owner + 1
        fields["claimed"][slot] = numbers.OUT_OF_THE_GAME if pioneer.gone else owner
    fields["pioneer_deck"] &= ~deck_bits(PIONEER_IDS, [pioneer.id for pioneer in seen.pioneers])


def fill_ornaments(fields: dict[str, Any], seat: int, known: SeatView, hidden: Hidden) -> None:
    """A seat's ornaments, and which of them are kept; where only these are known, or how many, they come first."""
    dealt = first_told(known.ornaments, hidden.ornaments.get(seat))
    kept = first_told(known.kept, hidden.kept.get(seat)) or ()
    if dealt is None:
        fill_secret(fields, "ornament", seat, None)
        fill_secret(fields, "ornament", seat, kept)
        fields["kept"][seat] = (1 << (known.ornaments_kept or 0)) - 1
    else:
        fill_secret(fields, "ornament", seat, dealt)
        fields["kept"][seat] = sum(1 << i for i, name in enumerate(dealt) if name in kept)


def clock_fields(seen: View, options: Options) -> dict[str, Any]:
    """What is awaited, and where the game stands in time."""
    preset = sum(STAGES[stage] for stage in seen.laid_out)
    preset |= STAGES["tools"] if options.tools == 0 else 0
    preset |= STAGES["publics"] if options.publics == 0 else 0
    preset |= STAGES["first"] if options.seats == 1 else 0
    preset |= 0 if "ornaments" in options.modules else STAGES["ornaments"] | 1 << numbers.KEEP_ORNAMENTS
    preset |= 0 if "strife" in options.modules else STAGES["board"]
    preset |= 0 if "pioneers" in options.modules else STAGES["pioneers"]
    return {
        "preset": preset,
        "phase": seen.phase_number,
        "seat": seen.awaits[0] if seen.awaits and seen.phase not in ("choose_pattern", "keep_ornaments") else 0,
        "step": seen.step,
        "first": (seen.start_seat - seen.round + 1) % options.seats,
        "round": seen.round - 1,
        "turn": seen.turn,
        "skipped": sum(1 << seat for seat in seen.skipped),
        "held_phase": seen.resume[0],
        "held_seat": seen.resume[1],
    }


def dice_fields(seen: View) -> dict[str, Any]:
    """The dice outside the windows."""
    track = [[0] * 13 for _ in range(numbers.ROUNDS)]
    for number, dice in enumerate(seen.track):
        track[number][: len(dice)] = [parse_die(die) for die in dice]
    pool = [parse_die(die) for die in seen.pool]
    return {
        "hand": numbers.NO_DIE if seen.hand is None else parse_die(seen.hand),
        "drafted": int(seen.drafted),
        "moved": numbers.NO_CELL if seen.moved is None else parse_cell(seen.moved),
        "bag": [seen.bag[letter] for letter in COLORS],
        "pool_size": len(pool),
        "pool": pool + [0] * (13 - len(pool)),
        "track_size": [len(dice) for dice in seen.track] + [0] * (numbers.ROUNDS - len(seen.track)),
        "track": track,
    }


def tool_fields(seen: View) -> dict[str, Any]:
    """The tools on the table and the one in use."""
    ids = [tool.id for tool in seen.tools]
    padding = [0] * (5 - len(ids))
    return {
        "tool": [TOOL_IDS.index(name) for name in ids] + padding,
        "tool_tokens": [tool.tokens for tool in seen.tools] + padding,
        "tools_gone": sum(1 << i for i, tool in enumerate(seen.tools) if tool.gone),
        "used": ids.index(seen.tool_in_use) + 1 if seen.tool_in_use else 0,
    }


def fill_window(fields: dict[str, Any], seat: int, known: SeatView) -> None:
    """A seat's window and tokens."""
    colors, shades = window_boards(parse_window(known.window))
    fields["color"][seat], fields["shade"][seat] = colors, shades
    fields["occupied"][seat] = sum(colors)
    fields["exempt"][seat] = board_of(known.exempt)
    fields["tokens"][seat] = known.tokens
    if known.pattern == OWN_ID:
        print_window(fields, seat, tables.own_window(known.grid or (), known.level))
    elif known.pattern:
        print_window(fields, seat, tables.WINDOWS[tables.PATTERN_IDS.index(known.pattern)])


def first_told(*values: Sequence[str] | None) -> Sequence[str] | None:
    """The first of these that is told at all, if only that there are no cards."""
    return next((value for value in values if value is not None), None)


def fill_secret(fields: dict[str, Any], kind: str, seat: int, cards: Sequence[str] | None) -> None:
    """Cards that a seat holds in secret and that are in no deck; blanks where they are not known."""
    ids, blank = SECRETS[kind]
    places = fields[kind][seat]
    if cards is None:
        places[:] = [blank] * len(places)
    else:
        places[: len(cards)] = [ids.index(card) for card in cards]
        fields[f"{kind}_deck"] &= ~deck_bits(ids, cards)


def deck_bits(ids: list[str], cards: Sequence[str]) -> int:
    """The places of cards in their deck."""
    return sum(1 << ids.index(card) for card in cards)
