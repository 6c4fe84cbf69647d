"""What is told of a table before it is made: how many of its cards are ours, and how hard it is alone."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from sagrada import Game
from sagrada.content.cards import ORNAMENT, PIONEER, PUBLIC, STRIFE_BOARD, TOOL
from sagrada.content.options import resolve
from sagrada.game.designed import count_designed
from sagrada.lab.solo_wins import solo_wins, win_interval
from server.serving import Running


def ask(server: Running, **wanted: Any) -> dict[str, Any]:
    """What the server tells of such a table."""
    found: dict[str, Any] = httpx.post(f"{server.address}/api/outlook", json=wanted).json()
    return found


def test_printed_decks_deal_nothing_of_ours(server: Running) -> None:
    assert ask(server, edition="classic", seats=2) == {"cards": 12, "ours": 0.0, "solo": []}


def test_with_all_of_glory_about_half_of_the_cards_are_ours(server: Running) -> None:
    found = ask(server, seats=2, options={"modules": ["strife", "pioneers", "ornaments", "rivalry"]})
    assert found["cards"] == 20
    assert 8 < found["ours"] < 12


@pytest.mark.parametrize("modules", ["strife", "pioneers", "ornaments", "rivalry", "glory"])
def test_the_mean_is_what_deals_bring(modules: str) -> None:
    told = count_designed(resolve("classic", 2, modules=modules))
    dealt = [ours(Game.new(seats=2, seed=seed, open_setup=True, modules=modules)) for seed in range(200)]
    assert sum(dealt) / len(dealt) == pytest.approx(told.ours, abs=0.4)


def ours(game: Game) -> int:
    """The cards of a game that are our own design; all are dealt when the windows are chosen."""
    view = game.view(0)
    lying: list[Any] = [TOOL[tool.id] for tool in view.tools] + [PUBLIC[card] for card in view.publics]
    lying += [PIONEER[pioneer.id] for pioneer in view.pioneers]
    lying += [STRIFE_BOARD[view.strife_board]] if view.strife_board else []
    lying += [ORNAMENT[card] for seat in range(2) for card in game.view(seat).seats[seat].ornaments or ()]
    return sum(card.origin == "designed" for card in lying)


def test_alone_the_odds_are_told_for_every_number_of_tools(server: Running) -> None:
    told = ask(server, edition="classic", seats=1, options={"tools": 2})["solo"]
    assert [row["tools"] for row in told] == [1, 2, 3, 4, 5]
    assert all(row["low"] <= row["rate"] <= row["high"] for row in told)
    assert told[0]["high"] < told[4]["low"]
    assert told == ask(server, edition="classic-it", seats=1)["solo"]


@pytest.mark.parametrize("changed", [{"less_luck": True}, {"modules": ["strife"]}])
def test_rules_that_were_not_measured_have_no_odds(server: Running, changed: dict[str, Any]) -> None:
    assert ask(server, edition="classic-it", seats=1, options=changed)["solo"] == []


def test_options_that_make_no_sense_are_refused(server: Running) -> None:
    assert ask(server, seats=9)["rule"] == "seats"


def test_what_is_kept_was_measured() -> None:
    rows = solo_wins()
    assert {(row.edition, row.tools) for row in rows} == {(e, t) for e in ("classic", "revised") for t in range(1, 6)}
    assert all(row.games >= 75 and 0 <= row.wins <= row.games for row in rows)


@pytest.mark.parametrize(("wins", "games"), [(0, 100), (15, 100), (100, 100)])
def test_an_interval_holds_the_share_and_stays_within_0_and_1(wins: int, games: int) -> None:
    low, high = win_interval(wins, games)
    assert 0 <= low <= wins / games <= high <= 1
    assert 0.02 < high - low < 0.2
