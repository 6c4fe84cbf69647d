"""At every kind of table no bot makes an illegal move or thinks more than twice as long as it may."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest

from bots.searching import NAMES, STRAYS, Asked, any_table, ask, play, positions, some_positions
from engine.games import NIGHTLY
from positions import NARROW, honor
from positions import play as play_moves
from random_games import GLORY_TABLES, TABLES, name, random_step, start
from sagrada.bots import registry
from sagrada.bots.bot import Budget
from sagrada.content.options import Options
from sagrada.engine import core
from sagrada.rules import state as numbers

NODES = 200
SECONDS = 0.001
CHUNKS = 20
GAMES_A_CHUNK = 1000 if NIGHTLY else 20
POSITIONS_A_TABLE = 40


def faults(asked: Asked) -> list[str]:
    """What is wrong with an answer."""
    where = f"{asked.name} in phase {asked.state.phase}, round {asked.state.round}, turn {asked.state.turn}"
    found = [] if core.check_legal(asked.state, asked.action) else [f"{where}: action {asked.action} is not legal"]
    return found + ([f"{where}: {asked.nodes} nodes"] if is_too_much(asked) else [])


def is_too_much(asked: Asked) -> bool:
    """Were more than twice the nodes used? (Within a tool's chain they may be; see the test below.)"""
    return asked.nodes > 2 * NODES


def company(options: Options, number: int) -> list[str]:
    """Who sits at a table: bots, each as often as any other, and now and then one that does anything."""
    chance = Random(f"company {number}")
    return [NAMES[number // 48 % len(NAMES)], *(chance.choice([*NAMES, STRAYS]) for _ in range(options.seats - 1))]


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_games_at_every_kind_of_table_have_no_illegal_move_and_keep_to_the_nodes(chunk: int) -> None:
    found, questions = [], 0
    for number in range(chunk, CHUNKS * GAMES_A_CHUNK, CHUNKS):
        options = any_table(number)
        for asked in play(options, company(options, number), number, Budget(nodes=NODES)):
            found += [f"game {number}: {fault}" for fault in faults(asked)]
            questions += 1
    assert found == []
    assert questions > 100 * GAMES_A_CHUNK


@pytest.mark.parametrize("chunk", range(8))
def test_a_bot_that_takes_over_anywhere_makes_a_legal_move(chunk: int) -> None:
    """Also in the middle of a tool's chain or with a die in hand, as a hint does; at honor tables even of a cheat."""
    for number in range(chunk, 96, 8):
        for i, state in enumerate(some_positions(any_table(number), number, POSITIONS_A_TABLE)):
            asked = ask(NAMES[(number + i) % len(NAMES)], state, i, Budget(nodes=NODES))
            assert core.check_legal(state, asked.action), faults(asked)


@pytest.mark.parametrize("bot", sorted(registry.BOTS))
def test_every_bot_answers_a_view_with_one_of_its_moves(bot: str) -> None:
    for number, table in enumerate([*TABLES[::4], *GLORY_TABLES[1:4]]):
        game, random = start(table, number), Random(f"{bot} {name(table)}")
        for _ in range(90):
            if game.is_over:
                break
            if game.awaits_chance or random.random() < 0.8:
                random_step(game, random)
            else:
                seat = random.choice(game.awaits())
                move = registry.BOTS[bot](game.view(seat), random.getrandbits(30), Budget(nodes=NODES))
                assert move in game.legal_moves(seat)
                game.play(move, seat)


def test_the_tables_are_of_every_kind() -> None:
    tables = [any_table(number) for number in range(CHUNKS * 20)]
    assert {(table.edition, table.seats) for table in tables} >= {
        (edition, seats) for edition in ("classic", "classic-ru", "classic-it", "revised") for seats in range(1, 7)
    }
    assert {table.tools for table in tables if table.seats == 1} == {1, 2, 3, 4, 5}
    assert len({tuple(sorted(table.modules)) for table in tables}) == 16
    for option in ("honor", "open_setup", "strip_cutter", "gray_ornaments", "ornaments_break_ties"):
        assert {getattr(table, option) for table in tables} == {False, True}
    assert {table.claims for table in tables} == {"automatic", "asked"}


def test_every_kind_of_decision_is_put_to_every_bot() -> None:
    met: set[tuple[str, int]] = set()
    for number in range(96):
        for i, state in enumerate(some_positions(any_table(number), number, POSITIONS_A_TABLE)):
            met.add((NAMES[(number + i) % len(NAMES)], state.phase))
    assert {phase for _, phase in met} == set(range(numbers.CHOOSE_PATTERN, numbers.OVER))
    assert len(met) > 0.9 * len(NAMES) * (numbers.OVER - numbers.CHOOSE_PATTERN)


def test_an_illegal_move_and_too_many_nodes_are_noticed() -> None:
    state = next(positions(any_table(8), 1))
    assert len(faults(Asked("nobody", state, numbers.END, 2 * NODES + 1))) == 2


def test_a_thought_within_the_chain_of_a_tool_keeps_to_the_nodes() -> None:
    """When a solo tool is paid many dice can be moved, and the rest of the turn hangs on each."""
    options = any_table(4806)
    games = play(options, company(options, 4806), 4806, Budget(nodes=NODES))
    assert [asked.nodes for asked in games if is_too_much(asked)] == []


# honor tables


def test_a_die_that_fits_nowhere_by_the_rules_is_given_back() -> None:
    """Somebody else took it; rulings, wrong placements: it may be given back in every edition."""
    state = honor("R1", pattern=NARROW, hand="B6", turn=1).state
    for bot in NAMES:
        assert ask(bot, state, 1, Budget(nodes=NODES)).action == numbers.RETURN


def test_a_die_that_fits_nowhere_and_can_t_be_given_back_is_put_somewhere() -> None:
    """Somebody else used Cork-backed Straightedge; no honest move is left, and the bot still makes a legal one."""
    game = honor("R1", pattern=NARROW, hand="B6", turn=1, tools="cork_backed_straightedge")
    state = play_moves(game, "use cork_backed_straightedge").state
    for bot in NAMES:
        asked = ask(bot, state, 1, Budget(nodes=NODES))
        assert numbers.PLACE <= asked.action < numbers.PLACE + 20
        assert core.check_legal(state, asked.action)


def honor_over(window: str) -> core.State:
    """The last turn of a game at an honor table ends, and this window is not in order."""
    state = honor(window, "", in_round=10, turn=4, start=0, privates="shades_of_red shades_of_green").state
    core.apply(state, numbers.END)
    assert state.phase == numbers.REMOVE_DIE
    return state


@pytest.mark.parametrize("bot", NAMES)
def test_after_the_last_round_no_more_dice_are_removed_than_must_be(bot: str) -> None:
    """One of the two blue dice must go; the red one pays."""
    answer = ask(bot, honor_over("R2 B4 B6 / .. G1"), 1, Budget(nodes=NODES)).action
    assert answer in (numbers.REMOVE + 1, numbers.REMOVE + 2)


# time


def spent(bot: str, states: list[core.State]) -> list[float]:
    """The seconds of this thread that a bot thinks about each position."""
    found = []
    for i, state in enumerate(states):
        began = time.thread_time()
        registry.FAST[bot](state, state.seat, i, Budget(seconds=SECONDS))
        found.append(time.thread_time() - began)
    return found


def best_of(tries: int, measure: Callable[[], float]) -> float:
    """The lowest of several measurements, for other work on the machine only adds to them."""
    return min(measure() for _ in range(tries))


@pytest.mark.parametrize("bot", NAMES)
def test_a_bot_with_a_millisecond_takes_on_average_no_more_than_two(bot: str) -> None:
    states = [state for number in range(0, 96, 7) for state in some_positions(any_table(number), number, 12)]
    spent(bot, states[:40])
    assert best_of(3, lambda: sum(spent(bot, states)) / len(states)) < 2 * SECONDS
    assert best_of(3, lambda: sum(seconds > 2 * SECONDS for seconds in spent(bot, states))) < 0.1 * len(states)
