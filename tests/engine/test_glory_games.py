"""Random games of all fifteen mixes of Glory's modules end without an error, and no die gets lost."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from engine.games import BACKENDS, fields_of, start_on
from guard import guarded_state
from sagrada.content.options import MODULES, Options, resolve
from sagrada.rules.state import OVER, REMOVE_DIE

MIXES = [mix for size in range(1, 5) for mix in itertools.combinations(MODULES, size)]
NAMES = ["+".join(mix) for mix in MIXES]
ALONE = {"strife", "ornaments"}


def tables(mix: tuple[str, ...]) -> list[Options]:
    """Every number of seats with this mix, the other options in turn."""
    found = []
    for seats in range(1 if set(mix) <= ALONE else 2, 7):
        edition = ("classic", "classic-ru", "classic-it", "revised")[seats % 4]
        claims: dict[str, Any] = {"claims": "asked"} if "pioneers" in mix and seats % 2 else {}
        found.append(resolve(edition, seats, modules=mix, honor=seats % 3 == 0, open_setup=seats > 3, **claims))
    return found


def dice_in_play(state: Any) -> int:
    """Dice in the bag, the supply, the pool, the hand, the windows and on the track."""
    windows = sum(board.bit_count() for board in state.occupied)
    outside = sum(state.bag) + state.supply + state.pool_size + sum(state.track_size)
    return int(windows + outside + (state.hand >= 0))


def play_to_the_end(backend: Any, state: Any, chance: random.Random) -> None:
    """A game over all legal actions alike; dice leave it only by payment and removal."""
    dice = dice_in_play(state)
    while state.phase != OVER:
        actions = backend.legal(state)
        assert actions
        removing, drawing = state.phase == REMOVE_DIE, state.used > 0
        backend.apply(state, chance.choice(actions))
        left = dice_in_play(state)
        assert left == dice or ((removing or drawing) and dice - 1 <= left <= dice + 1)
        dice = left


@pytest.mark.parametrize("mix", MIXES, ids=NAMES)
@pytest.mark.parametrize("backend", BACKENDS.values(), ids=BACKENDS)
def test_games_of_every_mix_end_without_an_error(backend: Any, mix: tuple[str, ...]) -> None:
    for options in tables(mix):
        play_to_the_end(backend, start_on(backend, options), random.Random(f"{mix} {options.seats}"))


@pytest.mark.parametrize("mix", MIXES, ids=NAMES)
def test_guarded_games_of_every_mix_stay_within_their_arrays(mix: tuple[str, ...]) -> None:
    plain = BACKENDS["plain"]
    for options in tables(mix)[:3]:
        play_to_the_end(
            plain, guarded_state(**fields_of(start_on(plain, options))), random.Random(f"guard {mix} {options.seats}")
        )
