"""Duplicate deals: the same dice whoever plays, true odds, and no moment that comes twice."""

from collections import Counter
from collections.abc import Callable

import pytest

from sagrada.content.options import MAX_BAG, Options, resolve
from sagrada.engine import core
from sagrada.engine.start import empty_fields, option_fields, start_state
from sagrada.lab.duplicate import HIGHEST_WEIGHT, deal_dealer, moment
from sagrada.rules import state as numbers
from sagrada.rules.tool_ids import FLUX_REMOVER

TABLES = [
    resolve("classic", 1, tools=5),
    resolve("classic", 2, tools=5, strip_cutter=True),
    resolve("revised", 3, tools=5, open_setup=True),
    resolve("classic", 4, honor=True),
    resolve("classic", 2, tools=5, modules="glory"),
    resolve("classic", 6, modules="glory"),
    resolve("revised", 1, modules="strife ornaments"),
]
Look = Callable[[core.State, int], None]


def table_name(options: Options) -> str:
    """A table in a few words."""
    return f"{options.edition}-{options.seats}-{'-'.join(options.modules)}"


def play(options: Options, deal: int, seed: int, look: Look) -> core.State:
    """A random game on a deal; every step is heard before it is made."""
    dealer, random, state = deal_dealer(7, deal), core.Random(seed), start_state(options)
    while state.phase != numbers.OVER:
        action = dealer.answer(state, 0) if core.awaits_chance(state) else core.random_step(state, random)
        assert core.check_legal(state, action)
        look(state, action)
        core.apply(state, action)
    return state


def deal_and_pools(options: Options, deal: int, seed: int) -> tuple[list[int], list[list[int]], bool]:
    """The cards and the first seat, the dice of every round, and whether Flux Remover was used."""
    cards: list[int] = []
    pools: list[list[int]] = [[] for _ in range(10)]
    uses = []

    def look(state: core.State, action: int) -> None:
        if state.phase in (numbers.DRAW_DIE, numbers.ROLL_SUPPLY):
            pools[state.round].append(action)
        elif state.phase <= numbers.DEAL_FIRST:
            cards.append(action)
        elif action == numbers.USE + FLUX_REMOVER:
            uses.append(action)

    play(options, deal, seed, look)
    return cards, pools, bool(uses)


@pytest.mark.parametrize("options", TABLES, ids=table_name)
def test_no_moment_comes_twice_in_a_game(options: Options) -> None:
    for seed in range(10):
        moments: list[str] = []

        def look(state: core.State, action: int, moments: list[str] = moments) -> None:
            if core.awaits_chance(state):
                moments.append(moment(state))

        play(options, seed, seed, look)
        assert len(moments) == len(set(moments)) > 40


@pytest.mark.parametrize("options", TABLES, ids=table_name)
def test_the_cards_and_all_pools_are_the_same_whatever_is_played(options: Options) -> None:
    compared = 0
    for deal in range(12):
        (cards, pools, used), (others, other_pools, other_used) = (deal_and_pools(options, deal, s) for s in (1, 2))
        assert cards == others
        assert pools[0] == other_pools[0]
        if not used and not other_used:
            assert pools == other_pools
            compared += 1
    assert compared


def test_after_flux_remover_nine_in_ten_dice_are_still_the_same() -> None:
    same = dice = 0
    for deal in range(150):
        games = [deal_and_pools(resolve("classic", 4, tools=5), deal, seed) for seed in (1, 2)]
        if any(used for _, _, used in games):
            for first, second in zip(games[0][1], games[1][1], strict=True):
                same += sum((Counter(first) & Counter(second)).values())
                dice += len(first)
    assert dice > 2000
    assert 0.9 < same / dice < 1


def test_other_deals_and_other_seeds_have_other_dice() -> None:
    options = resolve("classic", 2)
    assert deal_and_pools(options, 0, 1)[1] != deal_and_pools(options, 1, 1)[1]
    start = start_state(options)
    assert len({next(deal_dealer(seed, deal).proposals(moment(start))) for seed in range(4) for deal in range(4)}) == 16


def draws(bag: list[int], times: int) -> Counter[int]:
    """How often each die came out of this bag."""
    fields = empty_fields() | option_fields(resolve("classic", 2)) | {"bag": bag, "phase": numbers.DRAW_DIE}
    state = core.load_state(fields)
    return Counter(deal_dealer(1, deal).answer(state, 0) - numbers.DRAW for deal in range(times))


def test_dice_come_as_often_as_the_bag_has_them() -> None:
    bag, times = [1, 2, 4, 8, 15, 0], 12_000
    found = draws(bag, times)
    for color, count in enumerate(bag):
        expected = times * count / sum(bag)
        spread = (expected * (1 - count / sum(bag))) ** 0.5
        assert abs(sum(found[color * 6 + shade] for shade in range(6)) - expected) <= 4 * spread
    for shade in range(6):
        assert abs(sum(found[color * 6 + shade] for color in range(6)) - times / 6) < 4 * (times / 6 * 5 / 6) ** 0.5


def test_the_last_die_of_a_bag_is_found() -> None:
    assert {die // 6 for die in draws([0, 0, 1, 0, 0, 0], 20)} == {2}


def test_no_bag_is_fuller_than_the_dealer_thinks() -> None:
    assert MAX_BAG <= HIGHEST_WEIGHT
