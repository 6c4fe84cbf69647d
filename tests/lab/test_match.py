"""The games of a match: seats in turn, bots on views and on states alike, seeds, clocks."""

import random
import time

import pytest

from sagrada.bots import registry
from sagrada.bots.bot import Budget
from sagrada.bots.random import choose
from sagrada.content.options import Options, resolve
from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.game.moves import Move
from sagrada.game.view import View
from sagrada.lab.match import (
    SEED_BITS,
    SETUP,
    Clock,
    DealPlayed,
    Setting,
    arrangements,
    bot_seed,
    play_deal,
    play_game,
)
from sagrada.rules import state as numbers

TABLES = [
    resolve("classic", 1),
    resolve("classic", 2),
    resolve("revised", 3, honor=True),
    resolve("classic", 2, open_setup=True, modules="glory", claims="asked"),
    resolve("classic", 4, modules="glory"),
]


def table_name(options: Options) -> str:
    """A table in a few words."""
    return f"{options.edition}-{options.seats}-{'-'.join(options.modules)}"


def choose_on_state(state: core.State, seat: int, seed: int, budget: Budget) -> int:
    """What the bot `random` does, from a state."""
    assert state.seat == seat or state.phase in SETUP
    actions = core.legal(state)
    may_take = any(numbers.TAKE <= action < numbers.PAY for action in actions)
    return random.Random(seed).choice([action for action in actions if action != numbers.END or not may_take])


def choose_last(seen: View, seed: int, budget: Budget) -> Move:
    """A bot that always makes the last move of the list."""
    return seen.moves[-1]


def games(setting: Setting, deal: int = 0) -> list[tuple[object, ...]]:
    """What a deal came to, without the times."""
    played = play_deal(setting, deal)
    counts = [(clock.decisions, clock.turns) for clock in played.clocks]
    return [(game.seats, game.scores, game.winner, game.target) for game in played.games] + list(counts)


def test_a_sits_once_in_each_seat_and_alone_both_play() -> None:
    assert arrangements(2) == ["ab", "ba"]
    assert arrangements(4) == ["abbb", "babb", "bbab", "bbba"]
    assert arrangements(1) == ["a", "b"]


@pytest.mark.parametrize("options", TABLES, ids=table_name)
def test_a_bot_against_itself_plays_the_same_game_in_every_seat(options: Options) -> None:
    played = play_deal(Setting(("random", "random"), options, 7), 3)
    assert len({tuple(game.scores) for game in played.games}) == 1
    assert [game.seats for game in played.games] == arrangements(options.seats)


@pytest.mark.parametrize("options", TABLES, ids=table_name)
def test_from_views_from_states_and_from_both_the_games_are_the_same(
    options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    setting = Setting(("random", "plain"), options, 7)
    monkeypatch.setitem(registry.BOTS, "plain", choose)
    on_views = games(setting)
    monkeypatch.setitem(registry.FAST, "random", choose_on_state)
    assert games(setting) == on_views
    monkeypatch.setitem(registry.FAST, "plain", choose_on_state)
    assert games(setting) == on_views


def test_bots_that_answer_from_states_get_no_view(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(seen: View, seed: int, budget: Budget) -> Move:
        raise AssertionError("a view was made")

    monkeypatch.setitem(registry.BOTS, "random", refuse)
    monkeypatch.setitem(registry.FAST, "random", choose_on_state)
    assert len(games(Setting(("random", "random"), TABLES[3], 7))) == 4


@pytest.mark.parametrize("other", ["random", "plain"])
@pytest.mark.parametrize("options", TABLES[1:], ids=table_name)
def test_a_bot_that_answers_from_states_gets_only_what_its_seat_may_know(
    options: Options, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Against one that answers from states, and against one that needs views; a full state would be noticed."""
    given: list[tuple[core.State, int]] = []

    def note(state: core.State, seat: int, seed: int, budget: Budget) -> int:
        given.append((state.copy(), seat))
        return choose_on_state(state, seat, seed, budget)

    monkeypatch.setitem(registry.FAST, "random", note)
    monkeypatch.setitem(registry.BOTS, "plain", choose)
    games(Setting(("random", other), options, 7))
    assert len(given) > 100
    for state, seat in given:
        assert core.observe(state, seat) == state != core.observe(state, (seat + 1) % state.seats)


def test_a_bot_on_a_state_can_change_nothing_and_must_play_by_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    def meddle(state: core.State, seat: int, seed: int, budget: Budget) -> int:
        action = choose_on_state(state, seat, seed, budget)
        core.apply(state, action)
        return action

    setting = Setting(("random", "random"), TABLES[1], 7)
    monkeypatch.setitem(registry.FAST, "random", choose_on_state)
    honest = games(setting)
    monkeypatch.setitem(registry.FAST, "random", meddle)
    assert games(setting) == honest
    monkeypatch.setitem(registry.FAST, "random", lambda state, seat, seed, budget: numbers.STOP)
    with pytest.raises(ValueError, match="is not legal"):
        games(setting)


def test_deals_differ_and_the_same_deal_is_the_same_again() -> None:
    setting = Setting(("random", "random"), TABLES[1], 7)
    assert games(setting, 1) == games(setting, 1) != games(setting, 2)
    assert games(Setting(("random", "random"), TABLES[1], 8), 1) != games(setting, 1)


def test_both_games_of_a_deal_have_the_same_dice_in_every_round(monkeypatch: pytest.MonkeyPatch) -> None:
    seen_pools: list[dict[int, list[str]]] = [{}, {}]

    def watch(seen: View, seed: int, budget: Budget) -> Move:
        if seen.turn == 0 and seen.phase == "turn" and not seen.drafted and seen.tool_in_use is None:
            seen_pools[len(play_order)].setdefault(seen.round, seen.pool)
        return choose(seen, seed, budget)

    def watch_last(seen: View, seed: int, budget: Budget) -> Move:
        watch(seen, seed, budget)
        return choose_last(seen, seed, budget)

    play_order: list[str] = []
    monkeypatch.setitem(registry.BOTS, "watch", watch)
    monkeypatch.setitem(registry.BOTS, "last", watch_last)
    setting = Setting(("watch", "last"), resolve("classic", 2, tools=0), 7)
    play_game(setting, 0, ["watch", "last"], [Clock(), Clock()], print)
    play_order.append("the other way round")
    play_game(setting, 0, ["last", "watch"], [Clock(), Clock()], print)
    assert seen_pools[0] == seen_pools[1]
    assert sorted(seen_pools[0]) == list(range(1, 11))


def test_bots_don_t_learn_the_seed_of_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    def look(seen: View, seed: int, budget: Budget) -> Move:
        assert (seen.public_seed, seen.commitment, seen.seed) == ("", "", None)
        return choose(seen, seed, budget)

    monkeypatch.setitem(registry.BOTS, "look", look)
    assert games(Setting(("look", "look"), TABLES[1], 7))


def test_every_decision_has_a_seed_of_its_own() -> None:
    seeds = {bot_seed(*where) for where in [(7, 0, 0, 0), (8, 0, 0, 0), (7, 1, 0, 0), (7, 0, 1, 0), (7, 0, 0, 1)]}
    assert len(seeds) == 5
    assert all(0 <= seed < 1 << SEED_BITS for seed in seeds)


def test_the_budget_reaches_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets = set()

    def note(seen: View, seed: int, budget: Budget) -> Move:
        budgets.add(budget)
        return seen.moves[0]

    monkeypatch.setitem(registry.BOTS, "note", note)
    games(Setting(("note", "note"), TABLES[0], 7, Budget(nodes=50, seconds=0.5)))
    assert budgets == {Budget(50, 0.5)}


def test_clocks_count_decisions_turns_and_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def work(seen: View, seed: int, budget: Budget) -> Move:
        end = time.thread_time() + 0.001
        while time.thread_time() < end:
            pass
        return choose(seen, seed, budget)

    monkeypatch.setitem(registry.BOTS, "work", work)
    played: DealPlayed = play_deal(Setting(("work", "random"), resolve("classic", 2, tools=0), 7), 0)
    busy, idle = played.clocks
    assert busy.turns == idle.turns == 2 * 20
    assert busy.decisions > busy.turns
    assert busy.seconds > 0.001 * busy.decisions > idle.seconds
    assert busy.turn_seconds == pytest.approx(busy.seconds - 2 * 0.001, abs=0.01)


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(Refused, match="unknown_bot"):
        play_deal(Setting(("random", "alice"), TABLES[1], 7), 0)
