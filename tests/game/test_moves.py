"""Moves as values: number, value and text go into each other and back, and `Game` takes values and texts alike."""

import re
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, asdict
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from positions import position
from random_games import CELLS, DICE, TABLES, Table, finished, moments, name
from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.game.entry import CHANCE
from sagrada.game.game import Game
from sagrada.game.moves import (
    Action,
    Challenge,
    Choose,
    Claim,
    Deal,
    DrawDie,
    End,
    Instead,
    Keep,
    Line,
    Move,
    MoveDie,
    Outcome,
    PayTokens,
    Place,
    SetShade,
    SwapWithSeat,
    SwapWithTrack,
    Take,
    Undo,
    UseTool,
)
from sagrada.game.notation import opening, parse_action, parse_line, parse_move, parse_outcome
from sagrada.game.numbering import to_move, to_number, to_outcome
from sagrada.game.view import HIDDEN
from sagrada.rules import state as numbers

KINDS = get_args(Line)


def legal_actions(game: Game) -> Iterator[tuple[int, Action, int]]:
    """Number, value and author of everything that may happen now."""
    for seat in game.awaits() or [CHANCE]:
        for number in core.legal(game.state):
            yield number, to_outcome(game.state, number) if seat == CHANCE else to_move(game.state, number, seat), seat


# both ways


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_whatever_may_happen_goes_from_number_to_move_to_text_and_back(table: Table) -> None:
    for game in moments(table, seed=6):
        for number, move, seat in legal_actions(game):
            assert to_number(game.state, move, None if seat == CHANCE else seat) == number
            assert parse_action(str(move), game.options.seats) == move


@pytest.mark.parametrize("table", TABLES[::3], ids=name)
def test_every_line_of_a_log_is_the_text_of_its_value(table: Table) -> None:
    game = finished(table)
    for line in game.lines:
        assert str(parse_line(line, game.options.seats)) == line


@pytest.mark.parametrize("table", TABLES[::3], ids=name)
def test_the_log_that_a_seat_may_read_is_values_too(table: Table) -> None:
    for line in finished(table).view().log:
        assert str(parse_line(line)) == line


def test_a_card_that_is_not_told_is_a_value_as_well() -> None:
    assert (parse_line(f"* deal {HIDDEN}"), parse_line(f"keep {HIDDEN}")) == (Deal(HIDDEN), Keep((HIDDEN,)))


dice, cells, shades, seats = map(st.sampled_from, (DICE, CELLS, range(1, 7), range(6)))
ids = st.from_regex(r"[a-z][a-z_]{0,12}", fullmatch=True)
some_moves = st.one_of(
    st.builds(Take, dice),
    st.builds(Place, dice, cells),
    st.builds(MoveDie, cells, cells),
    st.builds(SwapWithTrack, dice),
    st.builds(SwapWithSeat, seats, cells),
    st.builds(SetShade, shades),
    st.builds(Choose, ids),
    st.builds(Claim, ids),
    st.builds(Keep, st.lists(ids.filter(lambda word: word != "none"), max_size=2).map(tuple)),
    st.sampled_from([End(), PayTokens(), UseTool("lathekin")]),
)


@given(st.one_of(some_moves, some_moves.map(Instead), st.builds(Challenge, seats, seats), st.just(Undo())))
def test_a_value_is_read_back_from_its_text_without_a_table(line: Line) -> None:
    assert parse_line(str(line)) == line
    assert parse_line(f"  {str(line).replace(' ', '   ')} ") == line


# what a value is


def test_a_move_is_its_facts() -> None:
    move = Place("R5", "b3")
    assert (str(move), repr(move), hash(move)) == ("R5@b3", "Place(die='R5', cell='b3')", hash(Place("R5", "b3")))
    assert move == parse_move("R5@b3") != Place("R5", "b4")
    assert asdict(move) == {"kind": "place", "die": "R5", "cell": "b3", "text": "R5@b3"}


def test_a_move_can_t_be_changed() -> None:
    move = Take("R5")
    with pytest.raises(FrozenInstanceError):
        move.die = "B2"  # type: ignore[misc]
    with pytest.raises((AttributeError, TypeError)):
        move.other = 1  # type: ignore[attr-defined]


def test_a_kind_is_the_class_in_small_letters() -> None:
    names = [re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower() for kind in KINDS]
    assert [kind.__dataclass_fields__["kind"].default for kind in KINDS] == names


def test_decisions_outcomes_and_interjections_are_different_kinds() -> None:
    assert not set(get_args(Move)) & set(get_args(Outcome))
    assert set(get_args(Action)) == {*get_args(Move), *get_args(Outcome)}
    assert set(KINDS) - set(get_args(Action)) == {Challenge, Undo, Instead}


@pytest.mark.parametrize(
    ("text", "sign"),
    [("R5", ""), ("  * R5", "*"), ("! s0 s1", "!"), ("undo", "undo"), (" undo  R5 ", "undo"), ("undone", ""), ("", "")],
)
def test_a_line_opens_with_what_it_is(text: str, sign: str) -> None:
    assert opening(text) == sign


def test_an_outcome_is_no_decision_and_a_decision_no_outcome() -> None:
    assert (parse_outcome("R5"), parse_move("R5")) == (DrawDie("R5"), Take("R5"))
    with pytest.raises(Refused, match="bad_move"):
        parse_move("* R5")


# at a table


@pytest.mark.parametrize("table", TABLES[::3], ids=name)
def test_a_game_takes_moves_and_their_texts_alike(table: Table) -> None:
    played = finished(table)
    by_value, by_text = Game(played.header, None), Game(played.header, None)
    for line in played.lines:
        by_value.play(parse_line(line))
        by_text.play(line)
    assert by_value.lines == by_text.lines == played.lines
    assert by_value.state == by_text.state == played.state


def test_a_placement_with_an_empty_hand_takes_the_die_first() -> None:
    game = position(pool="R5 B2")
    game.play(Place("R5", "a1"))
    assert game.lines == ["R5", "R5@a1"]


def test_a_decision_can_be_taken_back_and_made_anew_by_value() -> None:
    game = position(pool="R5 B2")
    game.play(Take("R5"))
    game.play(Instead(Take("B2")))
    game.play(Undo())
    assert game.lines == ["R5", "undo", "B2", "undo"]


def test_what_is_legal_can_be_asked_by_value_and_by_text() -> None:
    game = position(pool="R5 B2")
    legal: list[Move | str] = [Take("R5"), "R5", Place("R5", "a1"), " R5@a1 ", End()]
    refused: list[Move | str] = [Take("G1"), "G1", Place("R5", "b3"), "R5@b3", "nonsense", "undo", "* R5"]
    assert [game.is_legal(move) for move in legal] == [True] * len(legal)
    assert [game.is_legal(move) for move in refused] == [False] * len(refused)
    assert not game.is_legal("end", seat=1)


def test_a_value_that_no_text_could_be_read_as_is_refused() -> None:
    game = position(pool="R5 B2")
    for move in (Take("R9"), Place("R5", "e9"), UseTool("hammer"), SwapWithSeat(7, "a1"), SetShade(0)):
        with pytest.raises(Refused):
            game.play(move)


@pytest.mark.parametrize("number", [numbers.DRAW, numbers.ACTIONS, -1])
def test_a_number_of_something_else_is_no_move(number: int) -> None:
    with pytest.raises((LookupError, ValueError)):
        to_move(Game.new(seed=1).state, number)


def test_a_placement_has_no_move_while_no_die_is_in_hand() -> None:
    game = position(pool="R5")
    number = to_number(game.state, Take("R5"))
    core.apply(state := game.state.copy(), number)
    place = to_number(state, Place("R5", "a1"))
    assert to_move(state, place) == Place("R5", "a1")
    with pytest.raises(ValueError, match="no die in hand"):
        to_move(game.state, place)
