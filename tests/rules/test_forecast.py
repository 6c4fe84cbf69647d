"""What a seat may know before it moves: points by line now and after each placement, cells that it would close."""

from __future__ import annotations

from typing import Any

import pytest

from positions import play, position
from random_games import GLORY_TABLES, TABLES, Table, name, sampled
from sagrada.engine import core
from sagrada.game.dealt import dealt_privates, dealt_publics
from sagrada.game.forecast import Gain, forecast
from sagrada.game.game import Game
from sagrada.game.moves import MoveDie, Place
from sagrada.game.numbering import to_move
from sagrada.game.sheet import read_lines, sheet
from sagrada.rules.sheet import SHEET_EMPTY, SHEET_FAVOR, SHEET_PRIVATE, SHEET_PUBLIC


def gain_of(game: Game, move: str) -> Gain:
    """What the awaited seat is told of a move."""
    told = forecast(game, game.state.seat)
    assert told
    return told.gains[move]


def test_a_placement_is_told_by_line_of_the_sheet() -> None:
    """Rulings, scoring: a red die of 5 for a private objective, one cell less that is empty."""
    game = position("B1", hand="R5", publics="medium_shades")
    gain = gain_of(game, "R5@a2")
    assert gain == Gain(6, {"medium_shades": 0, "shades_of_red": 5, "favor": 0, "empty": 1}, [])


def test_a_set_that_is_completed_pays_for_its_public_objective() -> None:
    """Medium shades: 3 and 4 together are worth two points."""
    game = position("B3", hand="R4", privates="shades_of_blue shades_of_red", publics="medium_shades")
    assert gain_of(game, "R4@a2").lines == {"medium_shades": 2, "shades_of_blue": 0, "favor": 0, "empty": 1}


def test_a_cell_that_no_die_could_fill_afterwards_is_told() -> None:
    """A red cell beside a red die takes none; it is closed by that die and was open before."""
    pattern = "R.... / ..... / ..... / ....."
    game = position("", hand="R5", pattern=pattern)
    assert gain_of(game, "R5@a2").closes == ["a1"]
    assert gain_of(game, "R5@a3").closes == []
    assert gain_of(game, "R5@a1").closes == []


def test_a_cell_that_was_closed_before_is_not_told_again() -> None:
    """Only what the placement itself does is told."""
    pattern = "R.... / ..... / ..... / ....."
    game = position(".. R1", hand="R5", pattern=pattern)
    assert gain_of(game, "R5@b1").closes == []


def test_a_move_of_a_die_is_told_as_a_placement_is() -> None:
    """The die leaves its cell for another, so that nothing is gained."""
    game = play(position("R1 B2", tools="eglomise_brush"), "use eglomise_brush")
    assert gain_of(game, "a1>b1") == Gain(0, {"shades_of_red": 0, "favor": 0, "empty": 0}, [])


def test_of_two_private_objectives_alone_only_the_best_is_counted() -> None:
    """Classic solo: the better of two, the first among equals."""
    game = position("R5 B5", seats=1, privates="shades_of_red shades_of_blue", hand="B2")
    lines = {line.name: (line.points, line.counted) for line in read_lines(game.state, 0)}
    assert lines["shades_of_red"] == (5, 1)
    assert lines["shades_of_blue"] == (5, 0)
    told = forecast(game, 0)
    assert told
    assert set(told.gains["B2@b1"].lines) == {"shades_of_red", "favor", "empty"}


@pytest.mark.parametrize("table", [*TABLES[:6], *GLORY_TABLES], ids=name)
def test_a_sheet_has_a_line_for_every_card_dealt_by_now(table: Table) -> None:
    """During the setup, too, in whatever order it goes; what counts adds up to the score of the rules."""
    for game in sampled(table, every=29):
        state = game.state
        for seat in range(state.seats):
            lines = read_lines(state, seat)
            assert [line.card for line in lines if line.kind == SHEET_PUBLIC] == dealt_publics(state)
            assert [line.card for line in lines if line.kind == SHEET_PRIVATE] == dealt_privates(state, seat)
            assert [line.kind for line in lines[-2:]] == [SHEET_FAVOR, SHEET_EMPTY]
            if forecast(game, seat):
                assert sum(line.points for line in lines if line.counted) == core.score(state, seat)


@pytest.mark.parametrize("table", [*TABLES[::4], *GLORY_TABLES], ids=name)
def test_what_is_told_of_a_move_is_what_it_then_brings(table: Table) -> None:
    """Line by line, for every line that was there and counted before."""
    for game in sampled(table, every=17):
        told = None if game.is_over or game.awaits_chance else forecast(game, game.state.seat)
        for action in core.legal(game.state) if told else []:
            if isinstance(to_move(game.state, action), Place | MoveDie):
                compare(game, action, told)


def compare(game: Game, action: int, told: Any) -> None:
    """Make the move on a copy and look at the sheet and at the empty cells."""
    seat, after = game.state.seat, game.state.copy()
    core.apply(after, action)
    gain = told.gains[to_move(game.state, action).text]
    now, then = (counted(state, seat) for state in (game.state, after))
    assert gain.lines == {line: then.get(line, 0) - points for line, points in now.items()}
    assert len(gain.closes) == (fillable(game.state, seat) & ~fillable(after, seat) & ~after.occupied[seat]).bit_count()


def counted(state: core.State, seat: int) -> dict[str, int]:
    """The lines of a sheet that enter its total."""
    paper = sheet(state, seat)
    objectives = {card: points for card, points in {**paper.public, **paper.private}.items() if card in paper.counted}
    return {**objectives, **paper.pioneers, **paper.ornaments, "favor": paper.favor, "empty": paper.empty}


def fillable(state: core.State, seat: int) -> int:
    """Empty cells that some die suits."""
    found = 0
    for die in range(36 if state.strife else 30):
        found |= core.suiting_cells(state, seat, die)
    return found & ~state.occupied[seat]


@pytest.mark.parametrize("seat", [0, 1])
def test_only_a_legal_action_is_foreseen(seat: int) -> None:
    """docs/architecture.md, engine API: the check is at the border."""
    state = position(hand="R5").state
    before = state.copy()
    assert core.foresee(state, seat, core.legal(state)[0])
    assert state == before
    with pytest.raises(ValueError, match=r"^foresee: action 0 is not legal; the state was not changed$"):
        core.foresee(state, seat, 0)
