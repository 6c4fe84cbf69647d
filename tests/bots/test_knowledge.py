"""A bot looks at nothing its seat may not know: what it stands on is the same from the view and from the state."""

from __future__ import annotations

from random import Random

import pytest

from bots.searching import NAMES, any_table, fields_of, positions
from engine.games import plain
from game.test_secrecy import twin_of
from random_games import GLORY_TABLES, LAID_OUT, TABLES, Table, dealt_tables, moments, name, sampled
from sagrada.bots import registry
from sagrada.bots.bot import Budget
from sagrada.bots.search import memory
from sagrada.bots.search.knowledge import forget
from sagrada.bots.search.mind import Mind
from sagrada.bots.thinking import state_of
from sagrada.engine import core
from sagrada.engine.start import start_state
from sagrada.game.game import Game
from sagrada.game.moves import Move
from sagrada.game.numbering import to_move
from sagrada.rules import state as numbers

ALL_TABLES = [*TABLES, *GLORY_TABLES]
FEW = Budget(nodes=150)
CHOICES = (numbers.CHOOSE_PATTERN, numbers.KEEP_ORNAMENTS)


def deciding(game: Game) -> list[int]:
    """The seats that may decide now."""
    if game.is_over or game.awaits_chance:
        return []
    return list(range(game.options.seats)) if game.chooses_in_secret else game.awaits()


def forgotten(state: core.State, seat: int) -> core.State:
    """What a seat knows of a state."""
    copy: core.State = plain.load_state(fields_of(state))
    forget(copy, seat)
    return copy


def differences(one: core.State, other: core.State) -> dict[str, object]:
    """The fields in which two states differ."""
    mine, theirs = fields_of(one), fields_of(other)
    return {field: (mine[field], theirs[field]) for field in mine if mine[field] != theirs[field]}


def compare_knowledge(game: Game) -> int:
    """View and state leave every seat that decides with the same knowledge; how many seats."""
    for seat in deciding(game):
        from_view = forgotten(state_of(game.view(seat)), seat)
        assert differences(forgotten(game.state, seat), from_view) == {}
    return len(deciding(game))


# what is forgotten


@pytest.mark.parametrize("table", ALL_TABLES, ids=name)
def test_a_seat_knows_as_much_from_the_state_as_from_its_view(table: Table) -> None:
    assert sum(compare_knowledge(game) for game in sampled(table, seed=21, every=5)) > 10


@pytest.mark.slow
@pytest.mark.parametrize("table", ALL_TABLES, ids=name)
def test_a_seat_knows_as_much_from_the_state_as_from_its_view_at_every_decision(table: Table) -> None:
    assert sum(compare_knowledge(game) for game in moments(table, seed=22)) > 40


@pytest.mark.parametrize("table", ALL_TABLES[::3], ids=name)
def test_what_is_known_once_is_not_forgotten_twice(table: Table) -> None:
    for game in sampled(table, seed=23, every=29):
        for seat in deciding(game):
            known = forgotten(game.state, seat)
            assert forgotten(known, seat) == known


@pytest.mark.parametrize("number", range(0, 96, 5))
def test_whoever_chooses_knows_nothing_of_those_who_chose_before(number: int) -> None:
    """In games on a bare state one seat chooses after the other."""
    for choice in range(4):
        state, playout = start_state(any_table(number)), core.Random(number)
        while state.phase not in (numbers.DRAW_DIE, numbers.TURN):
            if state.phase in CHOICES:
                compare_choosers(state, choice)
            action = core.random_step(state, playout)
            core.apply(state, action)


def compare_choosers(state: core.State, choice: int) -> None:
    """Let the awaited seat choose anything: the seats after it learn nothing."""
    after = state.copy()
    core.apply(after, (numbers.CHOOSE if state.phase == numbers.CHOOSE_PATTERN else numbers.KEEP) + choice)
    if after.phase == state.phase:
        assert differences(forgotten(state, after.seat), forgotten(after, after.seat)) == {}


def test_nothing_of_the_others_is_left() -> None:
    state = next(state for state in positions(any_table(43), 1) if state.phase == numbers.TURN)
    known = forgotten(state, 2)
    assert known.private[2] == state.private[2]
    assert known.card[2] == state.card[2]
    assert (known.ornament[2], known.kept[2]) == (state.ornament[2], state.kept[2])
    for seat in (0, 1, 3, 4, 5):
        assert known.private[seat] == known.card[seat] == known.ornament[seat] == [0, 0]
        assert known.kept[seat] == 0
    assert known.private_deck.bit_count() == 10
    assert not (known.private_deck >> state.private[2][0]) & 1


def test_a_state_that_was_not_forgotten_would_be_noticed() -> None:
    noticed = set()
    for game in sampled(GLORY_TABLES[0], seed=21, every=5):
        for seat in deciding(game):
            noticed |= set(differences(game.state, forgotten(state_of(game.view(seat)), seat)))
    assert {"private", "private_deck", "card", "card_deck", "ornament", "ornament_deck", "kept"} <= noticed


# moves


def move_on_state(bot: str, game: Game, seat: int, seed: int) -> Move:
    """The move a bot makes from the state."""
    return to_move(game.state, registry.FAST[bot](game.state.copy(), seat, seed, FEW), seat)


@pytest.mark.parametrize("table", ALL_TABLES, ids=name)
def test_a_bot_moves_alike_from_the_view_and_from_the_state(table: Table) -> None:
    for number, game in enumerate(sampled(table, seed=24, every=7)):
        for seat in deciding(game):
            bot = NAMES[(number + seat) % len(NAMES)]
            assert registry.BOTS[bot](game.view(seat), number, FEW) == move_on_state(bot, game, seat, number)


@pytest.mark.parametrize("table", [*dealt_tables()[::2], LAID_OUT[0], *GLORY_TABLES], ids=name)
def test_a_bot_moves_alike_in_games_that_differ_only_in_what_it_cant_see(table: Table) -> None:
    for number, game in enumerate(sampled(table, seed=25, every=23)):
        for seat in deciding(game):
            twin, bot = twin_of(game, seat, Random(number)), NAMES[(number + seat) % len(NAMES)]
            assert move_on_state(bot, game, seat, number) == move_on_state(bot, twin, seat, number)


# beliefs


def beliefs(state: core.State, me: int) -> list[list[int]]:
    """The weights of all private objectives, seat by seat, as a seat sees it."""
    mind = Mind()
    mind.evaluate(state, me, me)
    return [mind.recall(memory.BELIEF + seat * 16, 16) for seat in range(state.seats)]


@pytest.mark.parametrize("number", range(0, 96, 7))
def test_beliefs_are_odds_over_the_cards_that_another_may_hold(number: int) -> None:
    for state in list(positions(any_table(number), number))[::9]:
        me = state.seat
        for seat, odds in enumerate(beliefs(state, me)):
            own = set(state.private[me][: state.privates_dealt])
            if seat == me:
                assert {card for card in range(16) if odds[card]} == own
                assert sum(odds) == memory.CERTAIN * state.privates_dealt
            else:
                assert memory.CERTAIN - 16 < sum(odds) <= memory.CERTAIN
                assert not any(odds[card] for card in own)
                assert not any(odds[5 if state.seats < 5 else 11 :])


def test_an_empty_window_speaks_for_no_card_more_than_for_another() -> None:
    state = next(state for state in positions(any_table(10), 1) if state.phase == numbers.TURN)
    own = state.private[state.seat][0]
    assert beliefs(state, state.seat)[1 - state.seat] == [16 if card != own and card < 5 else 0 for card in range(16)]


def test_a_window_full_of_red_speaks_for_red() -> None:
    state = next(state for state in positions(any_table(10), 1) if state.phase == numbers.TURN)
    assert state.seats == 2
    fields = fields_of(state)
    red, green = 0b10101, 0b01010 << 5
    fields["color"][1] = [red, 0, green, 0, 0, 0]
    fields["shade"][1] = [green, 0, 0, 0, 0, red]
    fields["occupied"][1] = red | green
    fields["private"][0] = [1, 0]
    fields["private"][1] = [4, 0]
    fields["private_deck"] = 0b01101
    odds = beliefs(core.load_state(fields), 0)[1]
    weights = [(18 + 4) ** 2, 0, (2 + 4) ** 2, 4**2, 4**2]
    assert odds[:5] == [weight * 64 // sum(weights) for weight in weights]
