"""A line of decisions as advice: what to do, decision by decision, as phrases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from sagrada.engine import core
from sagrada.game.imagine import TOOL_ROLLS
from sagrada.game.moves import (
    Choose,
    Claim,
    Down,
    End,
    Keep,
    Move,
    MoveDie,
    PayDie,
    PayTokens,
    Place,
    Remove,
    Return,
    SetShade,
    Stop,
    SwapWithSeat,
    SwapWithTrack,
    Take,
    Up,
    UseTool,
)
from sagrada.game.notation import format_die, format_seat, parse_cell
from sagrada.game.numbering import to_move
from sagrada.game.phrases import CardFact, CellFact, DieFact, Facts, Phrase
from sagrada.rules import state as numbers
from sagrada.rules.tool_ids import EXCHANGE_CLAMP

DieMove: TypeAlias = Take | Place | PayTokens | PayDie | SwapWithTrack | SwapWithSeat | Remove | MoveDie
"""Decisions about one die."""


def phrase_move(state: core.State, move: Move) -> Phrase | None:
    """One decision as advice; the end of a turn says nothing by itself."""
    match move:
        case Return():
            return Phrase("advice-return")
        case Stop():
            return Phrase("advice-stop")
        case Up() | Down() | SetShade():
            return Phrase("advice-shade", {"die": DieFact(changed_hand(state, move))})
        case UseTool(tool=tool):
            return Phrase("advice-use", {"tool": CardFact(tool, "tools")})
        case Choose(pattern=pattern):
            return Phrase("advice-choose", {"pattern": CardFact(pattern, "patterns")})
        case Keep(ornaments=kept):
            names = [CardFact(name, "ornaments") for name in kept]
            return Phrase("advice-keep", {"count": len(kept), "names": names})
        case Claim(pioneer=pioneer):
            return Phrase("advice-claim", {"pioneer": CardFact(pioneer, "pioneers")})
        case End():
            return None
    return phrase_die(state, move)


def phrase_die(state: core.State, move: DieMove) -> Phrase:
    """A decision that takes, puts, pays or swaps a die."""
    match move:
        case Take(die=die):
            return Phrase("advice-take", {"die": DieFact(die), "again": state.phase == numbers.TAKE_EXTRA})
        case Place(die=die, cell=cell):
            return Phrase("advice-put", {"die": DieFact(die), "cell": CellFact(cell, state.seat), "told": False})
        case PayTokens():
            return Phrase("advice-pay")
        case PayDie(die=die):
            return Phrase("advice-pay-die", {"die": DieFact(die)})
        case SwapWithTrack(die=die):
            return Phrase("advice-swap", {"die": DieFact(die)})
        case SwapWithSeat(seat=seat, cell=cell):
            there: Facts = {"die": lying(state, seat, cell), "cell": CellFact(cell, seat), "seat": format_seat(seat)}
            return Phrase("advice-exchange", there)
        case Remove(cell=cell):
            return Phrase("advice-remove", {"die": lying(state, state.seat, cell), "cell": CellFact(cell, state.seat)})
        case MoveDie():
            return phrase_moved(state, move)
        case _:
            assert_never(move)


def phrase_moved(state: core.State, move: MoveDie) -> Phrase:
    """A die is moved, or exchanged with another."""
    seat = state.seat
    places = {"from": CellFact(move.source, seat), "to": CellFact(move.target, seat)}
    facts: Facts = {"die": lying(state, seat, move.source), **places}
    if core.tool_in_use(state) == EXCHANGE_CLAMP:
        return Phrase("advice-clamp", {**facts, "other": lying(state, seat, move.target)})
    return Phrase("advice-move", facts)


def lying(state: core.State, seat: int, cell: str) -> DieFact:
    """The die on a cell of a window."""
    return DieFact(format_die(core.die_at(state, seat, parse_cell(cell))))


def changed_hand(state: core.State, move: Up | Down | SetShade) -> str:
    """What the die in hand shows after a change of its shade."""
    match move:
        case SetShade(shade=shade):
            return f"{format_die(state.hand)[0]}{shade}"
        case Up():
            return format_die(state.hand + 1)
    return format_die(state.hand - 1)


def phrase_line(state: core.State, actions: Sequence[int], seat: int) -> list[Phrase]:
    """A line of decisions from this position on; a line that only ends the turn is a pass."""
    walker = state.copy()
    phrases: list[Phrase] = []
    for action in actions:
        phrase = phrase_move(walker, to_move(walker, action, seat))
        if phrase and phrase.id == "advice-put":
            phrase = Phrase(phrase.id, {**phrase.facts, "told": bool(phrases)})
        phrases += [phrase] if phrase else []
        core.apply(walker, action)
    if not phrases:
        return [Phrase("advice-pass" if not state.drafted else "advice-end")]
    return phrases + ([Phrase("advice-see")] if is_mid_turn_chance(walker) else [])


def is_mid_turn_chance(state: core.State) -> bool:
    """Does a tool's die decide how the turn goes on?"""
    return state.phase in TOOL_ROLLS


def line_phrase(phrases: Sequence[Phrase]) -> Phrase:
    """The phrases of a line in a row."""
    return Phrase("advice-line", {"first": phrases[:-1] or "-", "last": phrases[-1], "count": len(phrases)})
