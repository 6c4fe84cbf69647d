"""The line protocol from the bot's side, and views that survive the journey."""

import json
from typing import Any

import pytest

from sagrada import Game
from sagrada.bots.bot import OWN_MEASURE, Budget
from sagrada.bots.protocol import BYE, ask_for_move, hello_from_house, read_message, read_view, speak, write_message
from sagrada.bots.random import choose
from sagrada.content.refusal import Refused
from sagrada.game.moves import Move
from sagrada.game.view import View

TABLES: list[dict[str, Any]] = [
    {"seats": 1, "edition": "revised"},
    {"seats": 2, "seed": 7, "nonces": ["a word", "another"]},
    {"seats": 3, "modules": "glory", "honor": True},
]


def asking_views(table: dict[str, Any]) -> list[View]:
    """Every view that asks in a random game."""
    game, views = Game.new(**table), []
    while not game.is_over:
        seat = game.awaits()[0]
        views.append(game.view(seat))
        game.play(choose(views[-1], len(views), OWN_MEASURE), seat)
    return views


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_view_is_the_same_after_the_journey(table: dict[str, Any]) -> None:
    for seen in asking_views(table):
        message = read_message(write_message(ask_for_move(seen, 5)))
        assert (message["type"], message["seed"]) == ("view", 5)
        assert read_view(message["view"]) == seen


def test_messages_are_single_lines_of_ascii() -> None:
    game = Game.new(names=["Zoë", "π"])
    line = write_message(ask_for_move(game.view(0), 5))
    assert line.isascii()
    assert line.count("\n") == 1


def test_a_bot_says_hello_answers_views_and_ends_with_the_bye() -> None:
    seen = Game.new(seed=7).view(0)
    lines = [hello_from_house(seen, OWN_MEASURE, 10), ask_for_move(seen, 5), BYE, ask_for_move(seen, 6)]
    answers = [json.loads(line) for line in speak("random", choose, None, map(write_message, lines))]
    assert answers == [
        {"type": "hello", "protocol": 1, "name": "random"},
        {"type": "move", "move": choose(seen, 5, OWN_MEASURE).text},
    ]


@pytest.mark.parametrize(
    ("own", "told", "used"),
    [
        (None, Budget(50, 0.5), Budget(50, 0.5)),
        (Budget(7), Budget(50, 0.5), Budget(7)),
        (None, OWN_MEASURE, OWN_MEASURE),
    ],
)
def test_the_budget_is_the_bot_s_own_or_the_one_of_the_house(own: Budget | None, told: Budget, used: Budget) -> None:
    budgets = []

    def note(seen: View, seed: int, budget: Budget) -> Move:
        budgets.append(budget)
        return seen.moves[0]

    seen = Game.new(seed=7).view(0)
    list(speak("note", note, own, map(write_message, [hello_from_house(seen, told, 10), ask_for_move(seen, 5)])))
    assert budgets == [used]


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("", "bad_message"),
        ("good evening", "bad_message"),
        ("[1]", "bad_message"),
        ('{"type": 5}', "bad_message"),
        ('{"type": "move", "move": "end"}', "bad_message"),
        ("[" * 100_000, "bad_message"),
        ('{"type": "hello", "protocol": 2}', "other_protocol"),
        ('{"type": "view"}', "bad_view"),
        ('{"type": "view", "view": {"moves": ["end"]}}', "bad_view"),
        ('{"type": "view", "view": [1]}', "bad_view"),
    ],
)
def test_a_line_that_is_none_of_the_protocol_is_refused(line: str, rule: str) -> None:
    with pytest.raises(Refused, match=rule):
        list(speak("random", choose, None, [line]))


def test_a_view_that_asks_for_nothing_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        list(speak("random", choose, None, [write_message(ask_for_move(Game.new().view(), 5))]))
    inner = caught.value.facts["problem"]
    assert isinstance(inner, Refused)
    assert inner.rule == "view_without_moves"
