"""Moves as their texts, for tests that compare or search them."""

from typing import Any

from sagrada.engine import core
from sagrada.game.game import Game
from sagrada.game.notation import parse_action
from sagrada.game.numbering import to_move, to_number, to_outcome
from sagrada.rules import state as numbers


def legal_texts(game: Game, seat: int | None = None) -> list[str]:
    """Every move the seat may make now."""
    return [move.text for move in game.legal_moves(seat)]


def outcome_texts(game: Game) -> list[str]:
    """What chance may answer."""
    return [outcome.text for outcome in game.outcomes_possible()]


def offered(view: Any) -> list[str]:
    """The moves of a view that came over the network."""
    return [move["text"] for move in view["moves"]]


def format_action(state: core.State, action: int, seat: int | None = None) -> str:
    """The text of an action's number in this state."""
    return (to_outcome(state, action) if action >= numbers.DECISIONS else to_move(state, action, seat)).text


def number_of(state: core.State, text: str, seat: int | None = None) -> int:
    """The number of an action's text in this state."""
    return to_number(state, parse_action(text, state.seats), seat)
