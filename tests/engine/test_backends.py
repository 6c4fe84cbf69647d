"""The same game on both backends: equal states, legal actions, random numbers and results, action by action."""

from __future__ import annotations

import pickle
import random
from array import array
from itertools import product
from typing import Any

import pytest

from against_reference import random_glory, random_options
from engine.games import BACKENDS, TABLES, any_options, compiled, fields_of, on, plain, start_on
from sagrada.engine import start
from sagrada.engine.fields import FIELDS
from sagrada.engine.units import RULES
from sagrada.rules import state as numbers

GAMES_A_TABLE = 4
SEEDS = [0, 1, 7, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**62, 2**63 - 1, 2**64 - 1]

NO_CHAPTERS = {"bits", "copying", "field_copies", "marks", "refusals", "tool_ids"}
"""Primitives that compiled code has of its own, and tables."""


class Pair:
    """One game on both backends; every question is put to both and must get one answer."""

    def __init__(self, state: Any, seed: int) -> None:
        self.plain, self.compiled = on(plain, state), on(compiled, state)
        self.randoms = plain.Random(seed), compiled.Random(seed)
        self.compare_fields()

    def ask(self, question: str, *arguments: int) -> Any:
        """The one answer of both."""
        mine = getattr(plain, question)(self.plain, *arguments)
        assert getattr(compiled, question)(self.compiled, *arguments) == mine, question
        return mine

    def random_step(self) -> int:
        """The action both draw with the same random numbers."""
        action = plain.random_step(self.plain, self.randoms[0])
        assert compiled.random_step(self.compiled, self.randoms[1]) == action
        return int(action)

    def compare_fields(self) -> None:
        """Every field is equal."""
        assert fields_of(self.compiled) == fields_of(self.plain)

    def compare_results(self) -> None:
        """The score of every seat, the order of the seats and the solo target."""
        seats = range(self.plain.seats)
        for question in ("score", "public_total", "private_total", "last_word"):
            for seat in seats:
                self.ask(question, seat)
        for a, b in product(seats, seats):
            self.ask("stands_before", a, b)
        for question in ("winner", "solo_target", "solo_won"):
            self.ask(question)

    def compare_questions(self, chance: random.Random) -> None:
        """A few of the questions that screens and bots ask."""
        seat, die = chance.randrange(self.plain.seats), chance.randrange(36)
        for question in ("legal_cells", "target_cells", "lonely_cells", "beside_equal", "printed_cells"):
            self.ask(question, seat, die)
        self.ask("in_order", seat)
        self.ask("may_take", die)
        self.ask("tool_refusal", chance.randrange(16))
        self.ask("check_legal", chance.randrange(-1, numbers.ACTIONS))


def play_pair(edition: str, seats: int, seed: int, glory: bool = False) -> int:
    """One game on both backends, compared after every action; the number of steps."""
    chance = random.Random(f"pair {edition} {seats} {seed}")
    options = random_glory(chance, seats, edition) if glory else random_options(chance, seats, edition)
    pair, steps = Pair(start_on(plain, options), seed), 0
    while pair.ask("legal"):
        action = pair.random_step()
        if not pair.ask("awaits_chance") and chance.random() < 0.2:
            action = chance.choice(plain.legal(pair.plain))
        pair.ask("outcome_weight", action)
        pair.ask("apply", action)
        if pair.plain.honor and pair.plain.phase == numbers.TURN and chance.random() < 0.1:
            pair.ask("challenge", chance.randrange(seats))
        pair.compare_fields()
        pair.compare_questions(chance)
        steps += 1
    pair.compare_results()
    return steps


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_same_game_gives_the_same_states_after_every_action(edition: str, seats: int) -> None:
    for seed in range(GAMES_A_TABLE):
        assert play_pair(edition, seats, seed) > 50


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_same_game_of_glory_gives_the_same_states_after_every_action(edition: str, seats: int) -> None:
    assert play_pair(edition, seats, 0, glory=True) > 50


def test_a_state_that_differs_in_one_field_is_noticed() -> None:
    pair = Pair(start_on(plain, random_options(random.Random(1), 2, "classic")), 0)
    pair.plain.tokens[1] += 1
    with pytest.raises(AssertionError):
        pair.compare_fields()


@pytest.mark.parametrize("seed", SEEDS)
def test_both_backends_draw_the_same_random_numbers(seed: int) -> None:
    mine, theirs = plain.Random(seed), compiled.Random(seed)
    limits = [1, 2, 6, 90, 540, 2**16, 2**31 - 1] * 20
    assert [theirs.below(n) for n in limits] == [mine.below(n) for n in limits]


def test_random_numbers_lie_below_their_limit_and_spread_evenly() -> None:
    drawn = [compiled.Random(seed).below(6) for seed in range(6000)]
    assert set(drawn) == set(range(6))
    assert all(850 < drawn.count(shade) < 1150 for shade in range(6))


def play_batch(backend: Any, start_fields: Any, steps: int) -> tuple[list[Any], list[list[int]], list[list[int]]]:
    """A batch after so many steps: its states, and the masks and awaited seats on the way."""
    batch = backend.Batch(on(backend, start_fields), 6, 11)
    actions, awaited = array("i", [0] * 6), array("b", [0] * 6)
    masks, seen, seats = array("B", bytes(6 * numbers.DECISIONS)), [], []
    for _ in range(steps):
        batch.masks(masks)
        batch.awaited(awaited)
        batch.sample(actions)
        seen.append(masks.tolist())
        seats.append([*awaited, batch.step(actions)])
    return [fields_of(batch.state(i)) for i in range(6)], seen, seats


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_batches_give_the_same_states_and_masks_for_the_same_seed_and_actions(seats: int) -> None:
    options = any_options("classic", seats, 5, random.Random(seats))
    begun = start_on(plain, options)
    assert play_batch(compiled, begun, 40) == play_batch(plain, begun, 40)


def play_to_the_end(backend: Any, begun: Any, games: int) -> tuple[int, list[int], list[int]]:
    """Steps, scores and winners of playouts."""
    scores, winners = array("h", [0] * games * begun.seats), array("b", [0] * games)
    steps = backend.play_games(on(backend, begun), backend.Random(5), games, scores, winners)
    return steps, list(scores), list(winners)


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_many_playouts_give_the_same_steps_scores_and_winners(seats: int) -> None:
    begun = start_on(plain, any_options("revised", seats, 4, random.Random(seats)))
    assert play_to_the_end(compiled, begun, 20) == play_to_the_end(plain, begun, 20)


@pytest.mark.parametrize("backend", BACKENDS.values(), ids=BACKENDS)
def test_too_small_buffers_are_refused(backend: Any) -> None:
    begun = start_on(backend, random_options(random.Random(1), 2, "classic"))
    for scores, winners in ((7, 4), (8, 3)):
        with pytest.raises(ValueError, match="too small"):
            backend.play_games(begun, backend.Random(1), 4, array("h", [0] * scores), array("b", [0] * winners))


def test_the_compiled_rules_offer_no_function_that_the_plain_ones_lack() -> None:
    assert set(compiled._core.EXPORTS) - set(plain.__all__) == set()
    assert len(compiled._core.EXPORTS) > 50


def test_every_chapter_of_the_rules_is_compiled() -> None:
    there = {path.stem for path in RULES.chapters[0].parent.glob("*.py")}
    assert {path.stem for path in RULES.chapters} == there - {"__init__", *NO_CHAPTERS}


def test_a_state_has_at_most_1024_bytes() -> None:
    assert compiled.STATE_BYTES <= 1024
    assert plain.STATE_BYTES <= compiled.STATE_BYTES


def middle_of_a_game(backend: Any, seed: int = 3) -> Any:
    """A state some way into a game."""
    state, chance = start_on(backend, any_options("classic", 3, 5, random.Random(seed))), backend.Random(seed)
    for _ in range(120):
        backend.apply(state, backend.random_step(state, chance))
    return state


@pytest.mark.parametrize("backend", BACKENDS.values(), ids=BACKENDS)
def test_a_copy_is_equal_and_goes_its_own_way(backend: Any) -> None:
    state = middle_of_a_game(backend)
    before, copy = fields_of(state.copy()), state.copy()
    assert copy == state
    assert hash(copy) == hash(state)
    backend.play_out(copy, backend.Random(1))
    assert copy != state
    assert fields_of(state) == before


@pytest.mark.parametrize("backend", BACKENDS.values(), ids=BACKENDS)
def test_a_state_survives_pickling(backend: Any) -> None:
    state = middle_of_a_game(backend)
    assert pickle.loads(pickle.dumps(state)) == state


@pytest.mark.parametrize("backend", BACKENDS.values(), ids=BACKENDS)
def test_a_state_survives_the_way_through_its_fields(backend: Any) -> None:
    state = middle_of_a_game(backend)
    loaded = backend.load_state(fields_of(state))
    assert loaded == state
    assert hash(loaded) == hash(state)


@pytest.mark.parametrize("backend", BACKENDS.values(), ids=BACKENDS)
def test_a_loaded_state_shares_no_list_with_what_it_was_loaded_from(backend: Any) -> None:
    fields = fields_of(middle_of_a_game(backend))
    loaded = backend.load_state(fields)
    fields["tokens"][0] += 1
    fields["track"][0][0] += 1
    assert fields_of(loaded) != fields


@pytest.mark.parametrize("backend", BACKENDS.values(), ids=BACKENDS)
@pytest.mark.parametrize("name", [field.name for field in FIELDS])
def test_states_that_differ_in_one_field_are_not_equal(backend: Any, name: str) -> None:
    fields = start.empty_fields()
    empty = backend.load_state(fields)
    bump(fields, name)
    assert backend.load_state(fields) != empty
    assert fields_of(backend.load_state(fields)) == fields


def bump(holder: Any, key: Any) -> None:
    """Raise a number by one, the last one of an array."""
    if isinstance(holder[key], list):
        bump(holder[key], -1)
    else:
        holder[key] += 1


@pytest.mark.parametrize("backend", BACKENDS.values(), ids=BACKENDS)
def test_a_state_is_not_loaded_from_a_list_that_lacks_a_field(backend: Any) -> None:
    fields = start.empty_fields()
    del fields["bag"]
    with pytest.raises(KeyError, match="bag"):
        backend.load_state(fields)


def test_a_number_too_large_for_its_field_is_refused_by_the_compiled_backend() -> None:
    for name, value in (("hand", 128), ("seats", -129), ("preset", 2**31)):
        with pytest.raises(OverflowError):
            compiled.load_state(start.empty_fields() | {name: value})


def test_a_pickle_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="bytes"):
        compiled._core.restore(b"too short")
