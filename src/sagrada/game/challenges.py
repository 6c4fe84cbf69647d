"""Challenges at honor tables: a look at a window, held while a die is in hand or a tool under way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.game.moves import Challenge
from sagrada.game.notation import format_seat
from sagrada.rules.course import is_at_rest

if TYPE_CHECKING:
    from sagrada.game.game import Game


def challenge(game: Game, by: int, target: int) -> bool | None:
    """Ask for a look at a window: True if it is not in order; None if held until the die or tool is done."""
    check_challenge(game, by, target)
    if not is_at_rest(game.state):
        game.held.append((by, target))
        return None
    return carry_out(game, by, target)


def check_challenge(game: Game, by: int, target: int) -> None:
    """Raise Refused if this window can't be challenged now."""
    if not game.options.honor:
        raise Refused("no_honor")
    for seat in (by, target):
        if not 0 <= seat < game.options.seats:
            raise Refused("bad_seat", text=format_seat(seat), seats=game.options.seats)
    if game.is_over or game.is_setting_up:
        raise Refused("nothing_to_challenge")
    if is_settled(game, target):
        raise Refused("challenged_before", target=game.name(target))


def window_key(game: Game, seat: int) -> list[list[int]]:
    """What a window holds, to see whether it has changed."""
    state = game.state
    return [list(state.color[seat]), list(state.shade[seat]), [state.exempt[seat], state.loose[seat]]]


def is_settled(game: Game, seat: int) -> bool:
    """Was this window challenged as it now is?"""
    return game.challenged.get(seat) == window_key(game, seat)


def carry_out(game: Game, by: int, target: int) -> bool:
    """Look at the window now; if it is not in order its owner is awaited."""
    game.write_down(Challenge(by, target), by)
    game.challenged[target] = window_key(game, target)
    return core.challenge(game.state, target)


def release_held(game: Game) -> None:
    """Carry out challenges that were held, once no die is in hand and no tool under way."""
    drop_settled(game)
    while game.held and is_at_rest(game.state):
        carry_out(game, *game.held.pop(0))
        drop_settled(game)


def drop_settled(game: Game) -> None:
    """Forget held challenges of windows that were challenged as they are; all of them when the game is over."""
    game.held = [] if game.is_over else [held for held in game.held if not is_settled(game, held[1])]
