"""Many games side by side: what a batch refuses, what it writes into buffers, and that it holds no lock."""

from __future__ import annotations

import random
import threading
import time
from array import array
from collections.abc import Callable
from typing import Any

import pytest

from engine.games import BACKENDS, any_options, compiled, fields_of, on, start_on
from sagrada.content.options import resolve
from sagrada.content.tables import OWN, WINDOWS, own_window
from sagrada.engine.start import start_state
from sagrada.rules import state as numbers

SIZE = 5
both = pytest.mark.parametrize("backend", BACKENDS.values(), ids=BACKENDS)
STRIPES = ["RYGBP", ".....", "12345", "....."]


def begin(backend: Any, seats: int = 2, size: int = SIZE, seed: int = 3) -> Any:
    """A batch of games that await their first decision."""
    return backend.Batch(start_on(backend, any_options("classic", seats, 4, random.Random(seats))), size, seed)


def sampled(batch: Any) -> array[int]:
    """A random decision for every game."""
    actions = array("i", [0] * batch.size)
    batch.sample(actions)
    return actions


def states(batch: Any) -> list[dict[str, Any]]:
    """Every game's fields."""
    return [fields_of(batch.state(i)) for i in range(batch.size)]


def advance(batch: Any, steps: int) -> Any:
    """The batch after so many random steps."""
    for _ in range(steps):
        batch.step(sampled(batch))
    return batch


@both
def test_a_batch_answers_chance_by_itself(backend: Any) -> None:
    batch = advance(begin(backend), 60)
    assert all(not backend.awaits_chance(batch.state(i)) for i in range(SIZE))


@both
def test_games_of_a_batch_have_dice_of_their_own(backend: Any) -> None:
    assert len({str(fields["private"]) + str(fields["card"]) for fields in states(begin(backend))}) > 1


@both
def test_the_same_seed_gives_the_same_games(backend: Any) -> None:
    assert states(advance(begin(backend), 30)) == states(advance(begin(backend), 30))
    assert states(advance(begin(backend), 30)) != states(advance(begin(backend, seed=900), 30))


@both
def test_step_refuses_an_illegal_action_names_its_game_and_changes_nothing(backend: Any) -> None:
    batch = advance(begin(backend), 25)
    before = states(batch)
    for wrong in (-1, -2, numbers.DECISIONS - 1, numbers.DRAW, numbers.ACTIONS, 10**6):
        actions = sampled(batch)
        actions[3] = wrong
        with pytest.raises(ValueError, match=f"game 3: action {wrong} is not legal; no game was changed"):
            batch.step(actions)
        assert states(batch) == before


@both
def test_a_game_that_is_over_takes_only_the_empty_action(backend: Any) -> None:
    batch = begin(backend, size=1)
    while (actions := sampled(batch))[0] != -1:
        batch.step(actions)
    assert batch.step(actions) == 0
    with pytest.raises(ValueError, match="game 0"):
        batch.step(array("i", [numbers.END]))


@both
@pytest.mark.parametrize("wrong", [-1, 1])
def test_buffers_of_another_size_are_refused(backend: Any, wrong: int) -> None:
    batch = begin(backend)
    for method, code, size in (
        ("awaited", "b", SIZE),
        ("sample", "i", SIZE),
        ("step", "i", SIZE),
        ("masks", "B", SIZE * numbers.DECISIONS),
        ("scores", "h", SIZE * 2),
    ):
        with pytest.raises(ValueError, match=f"the buffer holds {size + wrong} numbers, not {size}"):
            getattr(batch, method)(array(code, [0] * (size + wrong)))


@both
def test_a_batch_of_no_games_is_refused(backend: Any) -> None:
    for size in (0, -1):
        with pytest.raises(ValueError, match="at least one game"):
            begin(backend, size=size)


@both
def test_a_game_that_is_not_there_is_refused(backend: Any) -> None:
    batch = begin(backend)
    for i in (-1, SIZE):
        with pytest.raises(IndexError, match=f"game {i} of {SIZE}"):
            batch.state(i)
        with pytest.raises(IndexError, match=f"game {i} of {SIZE}"):
            batch.put(i, batch.state(0))


@both
def test_a_state_can_be_put_into_a_batch_and_taken_out_unchanged(backend: Any) -> None:
    batch, other = begin(backend), advance(begin(backend, seed=77), 20)
    batch.put(2, other.state(4))
    assert batch.state(2) == other.state(4)
    assert batch.state(1) == begin(backend).state(1)


@both
def test_chance_is_answered_in_a_state_that_is_put_in(backend: Any) -> None:
    batch = begin(backend)
    batch.put(0, start_on(backend, resolve("classic", 2)))
    assert not backend.awaits_chance(batch.state(0))


@both
def test_a_state_taken_out_goes_its_own_way(backend: Any) -> None:
    batch = begin(backend)
    before = states(batch)
    backend.play_out(batch.state(0), backend.Random(1))
    assert states(batch) == before


@both
def test_games_of_another_number_of_seats_do_not_fit(backend: Any) -> None:
    batch, other = begin(backend), start_on(backend, resolve("classic", 3))
    with pytest.raises(ValueError, match="same number of seats"):
        batch.put(0, other)
    with pytest.raises(ValueError, match="same number of seats"):
        batch.restart(other)


@both
def test_restart_begins_anew_where_a_game_is_over_and_nowhere_else(backend: Any) -> None:
    start = start_on(backend, resolve("classic", 2))
    batch = backend.Batch(start, 3, 1)
    finished = batch.state(1)
    backend.play_out(finished, backend.Random(1))
    batch.put(1, finished)
    before = states(batch)
    assert batch.restart(start) == 1
    after = states(batch)
    assert [before[0], before[2]] == [after[0], after[2]]
    assert after[1]["phase"] == numbers.CHOOSE_PATTERN
    assert batch.restart(start) == 0


@both
def test_masks_are_the_legal_decisions_of_every_game(backend: Any) -> None:
    batch, masks = begin(backend, seats=3), array("B", [1] * SIZE * numbers.DECISIONS)
    for _ in range(60):
        batch.masks(masks)
        rows = [masks[i * numbers.DECISIONS : (i + 1) * numbers.DECISIONS] for i in range(SIZE)]
        marked = [[action for action, bit in enumerate(row) if bit] for row in rows]
        assert marked == [sorted(backend.legal(batch.state(i))) for i in range(SIZE)]
        advance(batch, 1)


@both
def test_sampled_decisions_are_legal_and_the_awaited_seats_are_named(backend: Any) -> None:
    batch, awaited = begin(backend, seats=4), array("b", [0] * SIZE)
    for _ in range(60):
        batch.awaited(awaited)
        assert list(awaited) == [batch.state(i).seat for i in range(SIZE)]
        assert all(backend.check_legal(batch.state(i), action) for i, action in enumerate(sampled(batch)))
        advance(batch, 1)


@both
def test_finished_games_await_nobody_and_have_scores(backend: Any) -> None:
    batch, awaited, scores = begin(backend), array("b", [0] * SIZE), array("h", [0] * SIZE * 2)
    while any(action != -1 for action in sampled(batch)):
        advance(batch, 1)
    batch.awaited(awaited)
    batch.scores(scores)
    assert list(awaited) == [-1] * SIZE
    assert list(scores) == [backend.score(batch.state(i), seat) for i in range(SIZE) for seat in range(2)]


class Clock(threading.Thread):
    """Notes the time over and over, for as long as it is let."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.ticks: list[float] = []
        self.stopped = False

    def run(self) -> None:
        while not self.stopped:
            self.ticks.append(time.perf_counter())
            time.sleep(0.001)


def ticks_during(work: Callable[[], object]) -> int:
    """How often another thread ran in the middle half of the work, where no switch before or after it counts."""
    clock = Clock()
    clock.start()
    began = time.perf_counter()
    work()
    ended = time.perf_counter()
    clock.stopped = True
    clock.join()
    margin = (ended - began) / 4
    return sum(began + margin < tick < ended - margin for tick in clock.ticks)


def long_loops() -> dict[str, Callable[[], object]]:
    """Calls into the compiled rules that each take some tenths of a second."""
    start, chance = start_on(compiled, resolve("classic", 4)), compiled.Random(1)
    batch = compiled.Batch(start, 1000, 1)
    games, scores, winners = 12_000, array("h", [0] * 48_000), array("b", [0] * 12_000)
    return {
        "play_games": lambda: compiled.play_games(start, chance, games, scores, winners),
        "time_copy": lambda: batch.time_copy(15_000),
    }


@pytest.mark.parametrize("name", ["play_games", "time_copy"])
def test_long_loops_let_other_threads_run(name: str) -> None:
    assert ticks_during(long_loops()[name]) > 0


def test_a_loop_that_holds_the_lock_would_be_noticed() -> None:
    assert ticks_during(lambda: sum(range(20_000_000))) == 0


@both
def test_custom_windows_are_played_by_both_backends(backend: Any) -> None:
    windows = [own_window(STRIPES, 4), WINDOWS[0]]
    state = on(backend, start_state(resolve("classic", 2, tools=0), {"patterns": windows}))
    chance = backend.Random(2)
    while state.phase != numbers.TURN:
        backend.apply(state, backend.random_step(state, chance))
    assert (state.pattern[0], state.pattern[1]) == (OWN, 0)
    assert state.tokens[0] == 4
    assert backend.printed_cells(state, 0, 0) == 0b11111_00001_11111_00001
    assert backend.printed_cells(state, 0, 4 * 6 + 4) == 0b11111_10000_11111_10000
    backend.play_out(state, chance)
    assert backend.in_order(state, 0)
