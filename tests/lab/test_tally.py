"""What a match shows, against small samples computed by hand."""

import pytest

from sagrada.content.options import resolve
from sagrada.lab.match import Clock, DealPlayed, Played, Setting
from sagrada.lab.tally import Estimate, estimate, margin, summary, win_rate


def deal(number: int, *games: Played) -> DealPlayed:
    """A deal with a clock that says nothing."""
    return DealPlayed(number, list(games), [Clock(), Clock()])


def pair(number: int, first: list[int], second: list[int]) -> DealPlayed:
    """A deal for two, A's and B's points of both games; more points win."""
    one = Played("ab", first, 0 if first[0] > first[1] else 1, None)
    two = Played("ba", second[::-1], 1 if second[0] > second[1] else 0, None)
    return deal(number, one, two)


def test_an_interval_is_the_mean_and_two_standard_errors() -> None:
    """1, 2, 3, 4: the variance is 5/3, the standard error the root of 5/12."""
    found = estimate([1, 2, 3, 4])
    assert found.mean == 2.5
    assert found.low == pytest.approx(2.5 - 1.959964 * 0.6454972)
    assert found.high == pytest.approx(3.7651514, abs=1e-6)


def test_equal_values_have_an_interval_of_no_width_and_one_value_has_none() -> None:
    assert estimate([3, 3, 3]) == Estimate(3, 3, 3)
    assert estimate([3]) == Estimate(3, None, None)


def test_an_interval_is_cut_where_no_true_value_can_lie() -> None:
    assert estimate([1, 1, 0]).within(0, 1).high == 1
    assert estimate([0, 0, 1]).within(0, 1).low == 0
    assert estimate([1]).within(0, 1) == Estimate(1, None, None)


def test_a_deal_is_one_observation() -> None:
    """Win rates 1, 0.5, 0.5, 0; margins 15, 2.5, 0, -10."""
    deals = [
        pair(0, [30, 20], [40, 20]),
        pair(1, [30, 20], [20, 25]),
        pair(2, [10, 20], [30, 20]),
        pair(3, [10, 20], [10, 20]),
    ]
    assert [win_rate(one, "a") for one in deals] == [1, 0.5, 0.5, 0]
    assert [margin(one) for one in deals] == [15, 2.5, 0, -10]
    result = summary(Setting(("x", "y"), resolve("classic", 2), 7), deals)
    assert (result["deals"], result["games"], result["even"], result["win_lead"]) == (4, 8, 0.5, None)
    # the standard error of 1, 1/2, 1/2, 0 is the root of 1/24; that of the margins the root of 317.1875 / 12
    assert result["win_rate"] == {"mean": 0.5, "low": 0.0999, "high": 0.9001}
    assert result["margin"] == {"mean": 1.875, "low": -8.2016, "high": 11.9516}
    assert [(row["bot"], row["score"], row["wins"]) for row in result["bots"]] == [("x", 22.5, 4), ("y", 20.625, 4)]


def test_the_order_of_the_deals_does_not_matter() -> None:
    deals = [pair(i, [30 + i, 20], [40, 20 + 7 * i]) for i in range(5)]
    setting = Setting(("x", "y"), resolve("classic", 2), 7)
    assert summary(setting, deals) == summary(setting, deals[::-1])


def test_with_more_seats_the_margin_is_over_the_mean_of_the_others() -> None:
    games = [
        Played("abb", [30, 20, 10], 0, None),
        Played("bab", [31, 30, 11], 0, None),
        Played("bba", [0, 10, 20], 2, None),
    ]
    one = deal(0, *games)
    assert win_rate(one, "a") == pytest.approx(2 / 3)
    assert margin(one) == pytest.approx((15 + 9 + 15) / 3)
    result = summary(Setting(("x", "y"), resolve("classic", 3), 7), [one])
    assert (result["even"], result["win_rate"]) == (0.3333, {"mean": 0.6667, "low": None, "high": None})
    assert [(row["score"], row["wins"]) for row in result["bots"]] == [(26.6667, 2), (13.6667, 1)]


def test_alone_the_points_above_the_target_are_compared() -> None:
    deals = [
        deal(0, Played("a", [50], 0, 40), Played("b", [30], None, 45)),
        deal(1, Played("a", [35], None, 35), Played("b", [50], 0, 44)),
        deal(2, Played("a", [60], 0, 40), Played("b", [50], 0, 44)),
    ]
    assert [margin(one) for one in deals] == [25, -6, 14]
    result = summary(Setting(("x", "y"), resolve("classic", 1), 7), deals)
    assert (result["games"], result["even"]) == (6, None)
    assert (result["win_rate"]["mean"], result["win_lead"]["mean"], result["margin"]["mean"]) == (0.6667, 0.0, 11.0)
    # leads 1, -1, 0: the standard error is the root of 1/3
    assert result["win_lead"] == {"mean": 0.0, "low": -1.0, "high": 1.0}
    assert [row["above_target"] for row in result["bots"]] == [10.0, -1.0]


def test_times_are_a_mean_of_all_decisions_and_of_all_turns() -> None:
    one, two = pair(0, [1, 2], [3, 4]), pair(1, [1, 2], [3, 4])
    one.clocks[0] = Clock(decisions=4, seconds=0.5, turns=2, turn_seconds=0.4)
    two.clocks[0] = Clock(decisions=6, seconds=0.5, turns=2, turn_seconds=0.4, forfeits=2)
    row = summary(Setting(("x", "y"), resolve("classic", 2), 7), [one, two])["bots"][0]
    assert (row["decisions"], row["turns"], row["forfeits"]) == (10, 4, 2)
    assert (row["decision_ms"], row["turn_ms"]) == (100.0, 200.0)
