"""Random games of mixed editions, seats and options: they end, nobody is ever without a move, the laws hold."""

from __future__ import annotations

import random
from array import array
from typing import Any

import pytest

from engine.games import BACKENDS, NIGHTLY, compiled, fields_of, mixed_options, on, plain, start_on
from engine.laws import Witness, check_every_action, check_ranking, check_score
from sagrada.content.options import Options, resolve
from sagrada.engine import core
from sagrada.engine.start import start_state
from sagrada.rules import state as numbers

MIXED = mixed_options()
COMPILED_GAMES = 100_000
PLAYOUTS = 20_000
PLAIN_GAMES = 10_000 if NIGHTLY else 2_000
LAW_GAMES = 300
MORE_LAW_GAMES = 3_000
CHUNKS = 20


def share(games: int, parts: int) -> int:
    """How many games each part has to play, so that all together play so many."""
    return -(-games // parts)


def play_batch(backend: Any, options: Options, games: int, seed: int) -> int:
    """Play games side by side to their end; the most decisions of one.

    Whoever has no legal decision makes one that is not legal, and the step is refused.
    """
    batch, decisions = backend.Batch(start_on(backend, options), games, seed), 0
    actions, over = array("i", [0] * games), array("i", [-1] * games)
    batch.sample(actions)
    while actions != over:
        batch.step(actions)
        batch.sample(actions)
        decisions += 1
    return decisions


def test_the_mix_has_every_edition_every_number_of_seats_and_every_option() -> None:
    assert len(MIXED) == 60
    for option, values in {
        "edition": {"classic", "classic-ru", "classic-it", "revised"},
        "seats": {1, 2, 3, 4, 5, 6},
        "tools": {1, 2, 3, 4, 5},
        "honor": {False, True},
        "open_setup": {False, True},
        "strip_cutter": {False, True},
        "unplaceable": {"refused", "returned"},
    }.items():
        assert {getattr(options, option) for options in MIXED} == values


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_a_hundred_thousand_compiled_games_end_and_nobody_is_without_a_move(chunk: int) -> None:
    for number, options in enumerate(MIXED[chunk::CHUNKS]):
        decisions = play_batch(compiled, options, share(COMPILED_GAMES, len(MIXED)), 10_000 * chunk + number)
        assert 10 * 2 * options.seats <= decisions < 1000


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_plain_games_end_and_nobody_is_without_a_move(chunk: int) -> None:
    for number, options in enumerate(MIXED[chunk::CHUNKS]):
        decisions = play_batch(plain, options, share(PLAIN_GAMES, len(MIXED)), 10_000 * chunk + number)
        assert 10 * 2 * options.seats <= decisions < 1000


@pytest.mark.parametrize("chunk", range(4))
def test_playouts_of_compiled_games_give_sensible_scores(chunk: int) -> None:
    games = share(PLAYOUTS, len(MIXED))
    for options in MIXED[chunk::4]:
        scores, winners = array("h", [0] * games * options.seats), array("b", [0] * games)
        steps = compiled.play_games(start_on(compiled, options), compiled.Random(chunk), games, scores, winners)
        assert steps > 60 * games
        assert -60 <= min(scores) < max(scores) < 150
        assert set(winners) <= set(range(-1 if options.seats == 1 else 0, options.seats))


@pytest.mark.parametrize("backend", BACKENDS.values(), ids=BACKENDS)
def test_a_seat_without_a_move_would_be_noticed(backend: Any) -> None:
    fields = fields_of(start_state(resolve("classic", 2)))
    fields |= {"phase": numbers.HAND, "hand": 0, "occupied": [2**20 - 1] * 6}
    stuck = on(backend, backend.load_state(fields))
    assert backend.legal(stuck) == []
    batch, actions = backend.Batch(stuck, 1, 1), array("i", [0])
    batch.sample(actions)
    with pytest.raises(ValueError, match="game 0"):
        batch.step(actions)


def watch(options: Options, seed: int) -> int:
    """A game of uniformly chosen actions, `end` included, with every law checked after every step; the steps."""
    chance = random.Random(f"uniform {seed}")
    state = start_state(options)
    witness = Witness(state)
    while state.phase != numbers.OVER:
        action = chance.choice(core.legal(state))
        witness.note(state, action)
        core.apply(state, action)
        challenge_now_and_then(state, chance)
        witness.check(state)
        if chance.random() < 0.02:
            check_every_action(state)
            check_score(state)
    check_score(state)
    check_ranking(state)
    return witness.steps


def challenge_now_and_then(state: core.State, chance: random.Random) -> None:
    """At an honor table somebody asks for a window to be looked at."""
    if state.honor and state.phase == numbers.TURN and chance.random() < 0.1:
        core.challenge(state, chance.randrange(state.seats))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_laws_hold_after_every_step_of_uniformly_random_games(chunk: int) -> None:
    for game in range(share(LAW_GAMES, CHUNKS)):
        assert watch(MIXED[(chunk + CHUNKS * game) % len(MIXED)], 1000 * chunk + game) > 60


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_laws_hold_in_thousands_of_uniformly_random_games(chunk: int) -> None:
    for game in range(share(MORE_LAW_GAMES, CHUNKS) * (5 if NIGHTLY else 1)):
        assert watch(MIXED[(chunk + CHUNKS * game) % len(MIXED)], 1_000_000 + 1000 * chunk + game) > 60


def some_turn() -> core.State:
    """A state that awaits a turn, some rounds into a game."""
    state, chance = start_state(resolve("classic", 2)), core.Random(4)
    while state.round < 4 or state.phase != numbers.TURN:
        core.apply(state, core.random_step(state, chance))
    return state


def faults(state: core.State) -> dict[str, Any]:
    """For each law a field that breaks it."""
    empty = core.free_cells(state, 0)
    return {
        "bag": [state.bag[0] + 1, *state.bag[1:]],
        "tokens": [-1, state.tokens[1] + state.tokens[0] + 1, *state.tokens[2:]],
        "tool_tokens": [state.tool_tokens[0] + 1, *state.tool_tokens[1:]],
        "pool": state.pool[: state.pool_size][::-1] + state.pool[state.pool_size :],
        "track_size": [state.track_size[0] - 1, *state.track_size[1:]],
        "hand": 3,
        "occupied": [state.occupied[0] ^ 1, *state.occupied[1:]],
        "color": [state.color[0][1:] + state.color[0][:1], *state.color[1:]],
        "loose": [empty, *state.loose[1:]],
        "exempt": [empty, *state.exempt[1:]],
    }


@pytest.mark.parametrize("field", sorted(faults(some_turn())))
def test_a_planted_fault_breaks_a_law(field: str) -> None:
    state = some_turn()
    witness = Witness(start_state(resolve("classic", 2)))
    witness.check(state)
    fault = faults(state)[field]
    assert fault != getattr(state, field)
    with pytest.raises(AssertionError):
        witness.check(core.load_state(fields_of(state) | {field: fault}))
