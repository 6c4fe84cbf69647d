"""What a seat may know before it moves: points by line now and after each placement, cells that it would close."""

from __future__ import annotations

from typing import Any

import pytest

from positions import NARROW, play, position
from random_games import GLORY_TABLES, TABLES, Table, name, sampled
from sagrada.engine import core
from sagrada.game.dealt import dealt_privates, dealt_publics
from sagrada.game.forecast import Gain, forecast
from sagrada.game.game import Game
from sagrada.game.moves import MoveDie, Place, Take
from sagrada.game.numbering import to_move, to_number
from sagrada.game.sheet import read_lines, sheet
from sagrada.rules import state as numbers
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


def test_a_die_that_fits_nowhere_is_told_beforehand_with_the_rule() -> None:
    """Rulings, drafting: a die that no cell takes is not taken; the others tell how many cells they fit."""
    told = forecast(position("R1", pattern=NARROW, pool="B2 B5 G1"), 0)
    assert told
    assert told.fits == {"B2": 2, "B5": 0, "G1": 1}
    assert {die: why.id for die, why in told.dice.items()} == {"B5": "cant_be_placed"}


def test_a_die_that_only_a_tool_makes_fit_is_told_without_a_refusal() -> None:
    """Rulings, tools: it may be taken for the tool that changes it."""
    told = forecast(position("R1", pattern=NARROW, pool="B3", tools="grozing_pliers"), 0)
    assert told
    assert told.fits == {"B3": 0}
    assert told.dice == {}


def test_with_a_die_in_hand_no_other_is_told_to_fit() -> None:
    """What fits is asked before a die is taken; the others may know it all the time."""
    game = position("R1", "", pattern=NARROW, hand="B2", pool="B5")
    mine, others = (forecast(game, seat) for seat in (0, 1))
    assert mine
    assert others
    assert mine.fits == {}
    assert others.fits == {"B5": 0}


@pytest.mark.parametrize("table", [*TABLES[::5], *GLORY_TABLES], ids=name)
def test_a_die_fits_where_it_can_be_placed_once_it_is_taken(table: Table) -> None:
    """At honor tables, with gray dice and in every edition; what can't be taken has its rule."""
    for game in sampled(table, every=13):
        told = forecast(game, game.state.seat) if game.state.phase == numbers.TURN else None
        if told:
            assert told.fits.keys() - told.dice.keys() == {move.die for move in takes(game.state)}
            for move in takes(game.state):
                assert told.fits[move.die] == places_after(game.state, move)


def places_after(state: core.State, move: Take) -> int:
    """On how many cells a die can be placed once it is taken."""
    after = state.copy()
    core.apply(after, to_number(state, move))
    return sum(isinstance(to_move(after, action), Place) for action in core.legal(after))


def takes(state: core.State) -> list[Take]:
    """The dice that may be taken."""
    return [move for action in core.legal(state) if isinstance(move := to_move(state, action), Take)]


def test_of_two_private_objectives_alone_only_the_best_is_counted() -> None:
    """Classic solo: the better of two, the first among equals."""
    game = position("R5 B5", seats=1, privates="shades_of_red shades_of_blue", hand="B2")
    lines = {line.name: (line.points, line.counted) for line in read_lines(game.state, 0)}
    assert lines["shades_of_red"] == (5, 1)
    assert lines["shades_of_blue"] == (5, 0)
    told = forecast(game, 0)
    assert told
    assert told.gains["B2@b1"] == Gain(5, {"shades_of_red": -5, "shades_of_blue": 7, "favor": 0, "empty": 3}, [])


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
    """Line by line, for every line that is counted before or after, and in all."""
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
    assert gain.lines == {line: then.get(line, 0) - now.get(line, 0) for line in {*now, *then}}
    assert gain.total == core.score(after, seat) - core.score(game.state, seat)
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
