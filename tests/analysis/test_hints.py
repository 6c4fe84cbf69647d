"""Hints: legal moves, best first, with reasons that are true; the same for the same view."""

from typing import Any

import pytest

from analysis.reviewed import FEW, log_of
from sagrada.analysis.hints import MOST, Hint, dead_cells, hints
from sagrada.bots.bot import Budget
from sagrada.bots.thinking import state_of
from sagrada.game.game import Game
from sagrada.game.log import parse_log
from sagrada.game.moves import Place
from sagrada.game.replay import replay
from sagrada.rules import state as numbers

BUDGET = Budget(nodes=12 * FEW)
TABLES = [
    (("artisan", "random"), {}),
    (("greedy",), {"tools": 3}),
    (("random", "greedy", "random"), {"edition": "revised"}),
    (("greedy", "random"), {"modules": "glory", "claims": "asked"}),
    (("random", "random"), {"honor": True}),
]


def games(bots: tuple[str, ...], options: dict[str, Any], every: int = 25) -> list[Game]:
    """A game at several moments in which somebody has to decide."""
    parsed = parse_log(log_of(bots, 3, **options))
    found = [replay(parsed, at) for at in range(4, len(parsed.lines), every)]
    return [game for game in found if game.awaits()]


def ask(game: Game) -> list[Hint]:
    """Hints for the first seat that is awaited."""
    return hints(game.view(game.awaits()[0]), 1, BUDGET)


@pytest.mark.parametrize(("bots", "options"), TABLES, ids=str)
def test_hints_are_different_moves_that_can_be_typed_best_first(bots: tuple[str, ...], options: dict[str, Any]) -> None:
    for game in games(bots, options):
        found = ask(game)
        seat = game.awaits()[0]
        assert 1 <= len(found) <= MOST
        assert len({hint.move for hint in found}) == len(found)
        assert [hint.worth for hint in found] == sorted((hint.worth for hint in found), reverse=True)
        assert all(game.why_not(hint.move, seat) is None for hint in found)
        assert all(
            hint.say([game.name(seat) for seat in range(len(bots))]).startswith(hint.move.text) for hint in found
        )


def test_all_moves_of_a_hint_can_be_played_one_after_the_other() -> None:
    for game in games(("artisan", "random"), {}):
        for hint in ask(game)[:1]:
            copy = Game.from_text(game.to_text())
            copy.dealer = None
            seat = copy.awaits()[0]
            for move in hint.moves:
                copy.play(move, seat)
            assert len(copy.lines) >= len(game.lines) + len(hint.moves)


def test_the_same_view_gives_the_same_hints() -> None:
    game = games(("artisan", "random"), {})[2]
    assert ask(game) == ask(game)


def test_nobody_else_gets_a_hint() -> None:
    game = next(game for game in games(("artisan", "random"), {}) if game.state.phase == numbers.TURN)
    assert hints(game.view(), 1, BUDGET) == []
    assert hints(game.view(1 - game.state.seat), 1, BUDGET) == []


def test_what_is_said_to_score_scores() -> None:
    for game in games(("artisan", "random"), {}, 15):
        seat = game.awaits()[0]
        before = game.score()[seat]
        for hint in ask(game) if game.state.phase == numbers.TURN else []:
            gains = [r.facts for r in hint.reasons if r.id == "hint-scores"]
            if len(hint.moves) == 2 and isinstance(hint.move, Place):
                game.play(hint.move)
                after = game.score()[seat]
                told = sum(int(str(g["points"])) * (1 if g["more"] else -1) for g in gains)
                values = [sum(s.public.values()) + sum(s.private.values()) for s in (before, after)]
                assert told == values[1] - values[0]
                game.undo()
                game.undo()


def test_a_cell_between_all_colors_is_dead() -> None:
    game = Game.new(seed=1, deal={"patterns": [[["....."] * 4, 3], [["....."] * 4, 3]]})
    state = state_of(game.view(0))
    assert dead_cells(state, 0) == 0
