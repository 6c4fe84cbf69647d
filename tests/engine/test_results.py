"""Who has won, at the edge: the engine's own answer, which playouts and simulations count."""

from __future__ import annotations

from array import array
from typing import Any

import pytest

from sagrada.content.options import resolve
from sagrada.engine import core
from sagrada.engine.fields import FIELDS
from sagrada.engine.start import start_state
from sagrada.rules import state as numbers


def finished(seats: int, edition: str = "classic", **fields: Any) -> core.State:
    """A finished game with empty windows that cost nothing, and these fields."""
    state = start_state(resolve(edition, seats))
    known = {field.name: getattr(state, field.name) for field in FIELDS}
    return core.load_state(known | {"phase": numbers.OVER, "round": 9, "empty_penalty": 0} | fields)


def playout_winner(state: core.State) -> int:
    """The winner that a playout from this state notes."""
    winners = array("b", [9])
    assert core.play_games(state, core.Random(1), 1, array("h", [0] * state.seats), winners) == 0
    return winners[0]


@pytest.mark.parametrize(("tokens", "won"), [(2, False), (3, False), (4, True)])
def test_a_solo_game_is_won_above_its_target_and_not_on_it(tokens: int, won: bool) -> None:
    target: Any = {"track": [[2, *[0] * 12], *[[0] * 13] * 9], "track_size": [1, *[0] * 9]}
    state = finished(1, tokens=[tokens, 0, 0, 0, 0, 0], **target)
    assert core.solo_target(state) == 3
    assert core.solo_won(state) is won
    assert playout_winner(state) == (0 if won else -1)


@pytest.mark.parametrize("best", range(3))
def test_the_winner_has_the_most_points(best: int) -> None:
    tokens = [int(seat == best) for seat in range(6)]
    state = finished(3, tokens=tokens)
    assert core.winner(state) == playout_winner(state) == best


@pytest.mark.parametrize(("edition", "skipped", "winner"), [("classic", 0, 1), ("classic", 2, 2), ("classic-ru", 0, 0)])
def test_a_full_tie_goes_to_the_edition_s_last_word(edition: str, skipped: int, winner: int) -> None:
    """Round ten starts at seat 1 (classic: its second turn came last, unless it was given up; first turns end at 0)."""
    state = finished(3, edition, first=1, skipped=skipped)
    assert core.start_seat(state) == 1
    assert core.winner(state) == playout_winner(state) == winner
