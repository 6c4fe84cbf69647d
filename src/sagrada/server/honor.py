"""What everybody at an honor table may know beside the view: which windows can be challenged, which challenges wait,
what is wrong with a window that was found at fault, and what the last look found. Nothing before a challenge."""

from __future__ import annotations

from dataclasses import dataclass

from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.game.challenges import check_challenge
from sagrada.game.game import Game
from sagrada.game.moves import Remove
from sagrada.game.notation import cells_of, format_die, parse_cell
from sagrada.game.phrases import Phrase
from sagrada.game.sheet import Violation, violations
from sagrada.rules import state as numbers
from sagrada.words.telling import removal_phrase


@dataclass(frozen=True)
class Challenge:
    """A challenge that waits until no die is in hand and no tool under way."""

    by: int
    target: int


@dataclass(frozen=True)
class Honor:
    """`open`: seats whose windows can be challenged now; `faults` of the window whose owner removes dice; `audit`: at
    the end, what the last look at all windows found."""

    open: list[int]
    held: list[Challenge]
    faults: list[Violation]
    audit: list[Phrase]


def honor(game: Game) -> Honor | None:
    """The state of challenges at an honor table; None at another."""
    if not game.options.honor:
        return None
    seats = [seat for seat in range(game.options.seats) if may_be_challenged(game, seat)]
    return Honor(seats, [Challenge(*held) for held in game.held], faults(game), audit(game))


def may_be_challenged(game: Game, seat: int) -> bool:
    """Can this window be challenged now, and does no challenge of it wait already?"""
    try:
        check_challenge(game, seat, seat)
    except Refused:
        return False
    return seat not in [target for _, target in game.held]


def faults(game: Game) -> list[Violation]:
    """What is wrong with the window whose owner must remove dice; nothing while nobody must."""
    state = game.state
    if state.phase != numbers.REMOVE_DIE:
        return []
    loose = [Violation(cell, "loose") for cell in cells_of(state.loose[state.seat])]
    return violations(state, state.seat) + loose


def audit(game: Game) -> list[Phrase]:
    """The dice that left windows after the last round, or that there were none; nothing before the end."""
    if not game.is_over:
        return []
    last = [(entry.move, entry.before) for entry in game.entries if entry.before.held_phase == numbers.OVER]
    removed = [tell_removal(move, before) for move, before in last if isinstance(move, Remove)]
    return removed or [Phrase("honor-audit-clean")]


def tell_removal(move: Remove, before: core.State) -> Phrase:
    """Which die was removed by whom."""
    die = core.die_at(before, before.seat, parse_cell(move.cell))
    return removal_phrase(before.seat, format_die(die), move.cell)
