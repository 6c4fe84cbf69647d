"""A bot moves alike from a view and from a state, and makes odds of what others may hold."""

from __future__ import annotations

import pytest

from bots.searching import NAMES, any_table, fields_of, positions
from random_games import GLORY_TABLES, TABLES, Table, name, sampled
from sagrada.bots import registry
from sagrada.bots.bot import Budget
from sagrada.bots.search import memory
from sagrada.bots.search.mind import Mind
from sagrada.engine import core
from sagrada.game.game import Game
from sagrada.game.moves import Move
from sagrada.game.numbering import to_move
from sagrada.rules import state as numbers

ALL_TABLES = [*TABLES, *GLORY_TABLES]
FEW = Budget(nodes=150)


def deciding(game: Game) -> list[int]:
    """The seats that may decide now."""
    if game.is_over or game.awaits_chance:
        return []
    return list(range(game.options.seats)) if game.chooses_in_secret else game.awaits()


# moves


def move_on_state(bot: str, state: core.State, seat: int, seed: int) -> Move:
    """The move a bot makes from a state."""
    return to_move(state, registry.FAST[bot](state.copy(), seat, seed, FEW), seat)


@pytest.mark.parametrize("table", ALL_TABLES, ids=name)
def test_a_bot_moves_alike_from_the_view_from_what_its_seat_may_know_and_from_the_state(table: Table) -> None:
    for number, game in enumerate(sampled(table, seed=24, every=7)):
        for seat in deciding(game):
            bot = NAMES[(number + seat) % len(NAMES)]
            move = registry.BOTS[bot](game.view(seat), number, FEW)
            assert move == move_on_state(bot, core.observe(game.state, seat), seat, number)
            assert move == move_on_state(bot, game.state, seat, number)


# beliefs


def beliefs(state: core.State, me: int) -> list[list[int]]:
    """The weights of all private objectives, seat by seat, as a seat sees it."""
    mind = Mind()
    mind.evaluate(core.observe(state, me), me, me)
    return [mind.memory.belief[seat][:] for seat in range(state.seats)]


def test_what_lies_face_up_is_certain() -> None:
    """At the end."""
    *_, state = positions(any_table(10), 1)
    fields = fields_of(state) | {"phase": numbers.OVER}
    end = core.load_state(fields)
    for seat, odds in enumerate(beliefs(end, 0)):
        assert {card for card in range(16) if odds[card]} == set(end.private[seat][: end.privates_dealt])


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
