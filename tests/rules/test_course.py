"""How far a game has come, and how a table is laid out: what `rules/course.py` and `rules/laying.py` tell on both
backends, and what may be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games import BACKENDS, on
from random_games import GLORY_TABLES, TABLES, moments, name
from sagrada.content import tables
from sagrada.content.options import resolve
from sagrada.engine import core
from sagrada.engine.start import option_fields, start_state
from sagrada.game.game import Game
from sagrada.game.moves import Choose, Keep
from sagrada.rules import course
from sagrada.rules import state as numbers


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_turns_to_come_are_those_that_come(seats: int) -> None:
    state, chance, turns, compared = start_state(resolve("classic", seats)), core.Random(seats), [0] * 12, 0
    before: tuple[int, int, int, list[int]] = (-1, 0, 0, [])
    while state.phase != numbers.OVER:
        if state.phase == numbers.TURN and before[:2] != (state.round, state.turn):
            told = turns[: course.turns_from_now(state, turns)]
            assert told[0] == state.seat
            if (before[0], before[2]) == (state.round, state.skipped):
                assert told == before[3][1:]
                compared += 1
            before = state.round, state.turn, state.skipped, told
        core.apply(state, core.random_step(state, chance))
    assert compared > 10


def test_a_second_turn_that_was_given_up_does_not_follow() -> None:
    game = Game.new(seats=3, seed=5)
    for seat in range(3):
        game.play(game.legal_moves(seat)[0], seat)
    state, turns = game.state.copy(), [0] * 12
    order = turns[: course.turns_from_now(state, turns)]
    state = on(BACKENDS["plain"], state)
    state.skipped = 1 << order[0]
    assert turns[: course.turns_from_now(state, turns)] == order[:-1]


def test_a_secret_choice_can_not_be_taken_back_once_it_is_shown() -> None:
    game = Game.new(seats=2, seed=3, modules="ornaments", dice_by_hand=False)
    while game.chooses_in_secret:
        for seat in game.awaits():
            game.play(game.legal_moves(seat)[0], seat)
    shown = [entry for entry in game.entries if isinstance(entry.move, Choose | Keep)]
    assert len(shown) == 4
    assert {course.undo_refusal(entry.before, entry.action) for entry in shown} == {course.UNDO_REVEAL}
    assert course.undo_refusal(game.state, numbers.TAKE) == course.MAY_UNDO
    assert course.undo_refusal(game.state, numbers.DRAW) == course.UNDO_CHANCE
    assert course.undo_refusal(game.state, course.A_CHALLENGE) == course.UNDO_CHALLENGE
    assert course.undo_refusal(game.state, course.NO_LINE) == course.UNDO_START


def test_objectives_of_position_are_dealt_with_five_seats_and_more() -> None:
    decks = [option_fields(resolve("classic", seats))["private_deck"] for seats in range(1, 7)]
    few, many = tables.COLOR_PRIVATES, tables.COLOR_PRIVATES | tables.POSITION_PRIVATES
    assert decks == [few] * 4 + [many] * 2


def test_with_strife_the_first_tool_laid_out_is_one_of_strife() -> None:
    options = resolve("classic", 2, modules="strife")
    strife, base = ((deck & -deck).bit_length() - 1 for deck in (tables.STRIFE_TOOLS, tables.BASE_TOOLS))
    assert start_state(options, {"tools": [strife, base, base + 1]}).tool[0] == strife
    with pytest.raises(ValueError, match="can't be laid out"):
        start_state(options, {"tools": [base, strife, base + 1]})


@pytest.mark.parametrize("table", [*TABLES, *GLORY_TABLES][::7], ids=name)
def test_both_backends_tell_the_same_of_the_course(table: dict[str, Any]) -> None:
    asked = ("chooses_in_secret", "is_setting_up", "secret_owner", "finished_rounds", "asks_for_die", "is_at_rest")
    for game in moments(table):
        states = {backend: on(backend, game.state) for backend in BACKENDS.values()}
        answers = [[getattr(backend, name)(state) for name in asked] for backend, state in states.items()]
        answers = [
            [*told, backend.turns_from_now(state), [backend.cards_dealt(state, stage) for stage in range(15)]]
            for told, (backend, state) in zip(answers, states.items(), strict=True)
        ]
        answers = [
            [*told, [backend.violations(state, seat) for seat in range(state.seats)]]
            for told, (backend, state) in zip(answers, states.items(), strict=True)
        ]
        assert all(told == answers[0] for told in answers)
