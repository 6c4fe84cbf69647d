"""Random games on guarded states: no index outside an array, no number too large for its C type."""

from __future__ import annotations

import random
from typing import Any

import pytest

from against_reference import random_glory
from engine.games import ROOM, TABLES, any_options, fields_of, plain
from guard import GuardedState, copy_guarded, guard_tables, guarded_buffer, guarded_state, guarded_words
from sagrada.content.options import Options
from sagrada.engine.start import start_state
from sagrada.rules import apply, forecast, legal, placement, playout, reasons, sheet, tool_ids
from sagrada.rules import chance as chance_chapter
from sagrada.rules import state as numbers

TOOL_COUNTS = range(6)
ACTIONS_ASKED = 60


def ask_everything(state: GuardedState, out: Any) -> None:
    """What screens and bots ask beside the legal actions."""
    for tool in range(tool_ids.STRIP_CUTTER + 1):
        plain.tool_refusal(state, tool)
    for action in (numbers.END, numbers.TAKE, numbers.PLACE, numbers.MOVE, numbers.DECISIONS, numbers.FIRST, -1):
        legal.is_legal(state, action, out)
    for seat in range(state.seats):
        plain.in_order(state, seat)


def ask_reasons(state: GuardedState, out: Any, chance: random.Random) -> None:
    """What pages ask: why some of the actions are refused, a seat's sheet, and what a legal action would change."""
    for action in chance.sample(range(numbers.ACTIONS), ACTIONS_ASKED):
        reasons.explain(state, action, out)
    seat = chance.randrange(state.seats)
    reasons.explain_cell(state, seat, chance.randrange(36), chance.randrange(20), out)
    sheet.sheet_lines(state, seat, out)
    if many := legal.list_legal(state, out):
        forecast.foresee(state, copy_guarded(state), seat, out[chance.randrange(many)], out)


def ask_result(state: GuardedState) -> None:
    """The result of a game."""
    plain.winner(state)
    plain.solo_won(state)


def step(state: GuardedState, words: Any, out: Any, chance: random.Random) -> None:
    """One random step: mostly as playouts do, so that windows fill up, now and then any legal one."""
    if chance_chapter.awaits_chance(state) or chance.random() < 0.8:
        apply.apply(state, playout.random_action(state, words, out))
    else:
        apply.apply(state, out[chance.randrange(legal.list_legal(state, out))])
    if state.honor and state.phase == numbers.TURN and chance.random() < 0.1:
        plain.challenge(state, chance.randrange(state.seats))


def play_guarded(options: Options, chance: random.Random) -> GuardedState:
    """A whole game on a guarded state."""
    state = guarded_state(**fields_of(start_state(options)))
    out, words = guarded_buffer(ROOM), guarded_words(chance.getrandbits(62))
    while state.phase != numbers.OVER:
        step(state, words, out, chance)
        if chance.random() < 0.05:
            ask_everything(state, out)
    ask_result(state)
    return state


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_games_stay_inside_their_arrays_and_types(edition: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    guard_tables(monkeypatch)
    chance = random.Random(f"guard {edition} {seats}")
    for tools in TOOL_COUNTS:
        assert play_guarded(any_options(edition, seats, tools, chance), chance).phase == numbers.OVER


def play_asking(options: Options, chance: random.Random) -> GuardedState:
    """A whole game on a guarded state; now and then everything is asked that a page asks."""
    state = guarded_state(**fields_of(start_state(options)))
    out, words = guarded_buffer(ROOM), guarded_words(chance.getrandbits(62))
    while state.phase != numbers.OVER:
        step(state, words, out, chance)
        if chance.random() < 0.1:
            ask_reasons(state, out, chance)
    ask_reasons(state, out, chance)
    return state


def guard_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guard the tables; a state to work in is lent as a copy, for whole arrays of guarded states are never assigned."""
    guard_tables(monkeypatch)
    monkeypatch.setattr(forecast, "assign", lambda after, state: None)


@pytest.mark.parametrize("glory", [False, True], ids=["plain", "glory"])
@pytest.mark.parametrize("seats", range(1, 7))
def test_what_pages_ask_stays_inside_arrays_and_types(seats: int, glory: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    guard_rules(monkeypatch)
    chance = random.Random(f"asking {seats} {glory}")
    options = random_glory(chance, seats, "classic") if glory else any_options("revised", seats, 5, chance)
    assert play_asking(options, chance).phase == numbers.OVER


def test_a_planted_fault_in_a_reason_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def read_beside_the_board(state: GuardedState, seat: int, cell: int) -> int:
        return int(state.color[seat][cell])

    guard_rules(monkeypatch)
    monkeypatch.setattr(reasons, "printed_color", read_beside_the_board)
    chance = random.Random(2)
    with pytest.raises(IndexError):
        play_asking(any_options("classic", 2, 3, chance), chance)


@pytest.mark.parametrize("index", [-1, 6])
def test_the_guard_refuses_an_index_outside_an_array(index: int) -> None:
    state = guarded_state()
    with pytest.raises(IndexError):
        state.tokens[index]
    with pytest.raises(IndexError):
        state.tokens[index] = 0
    with pytest.raises(IndexError):
        state.color[5][index]


@pytest.mark.parametrize("value", [128, -129])
def test_the_guard_refuses_a_number_too_large_for_a_byte(value: int) -> None:
    state = guarded_state()
    with pytest.raises(OverflowError):
        state.tokens[0] = value
    with pytest.raises(OverflowError):
        state.hand = value
    state.preset = value
    state.color[0][0] = value


@pytest.mark.parametrize("value", [2**31, -(2**31) - 1])
def test_the_guard_refuses_a_number_too_large_for_a_word(value: int) -> None:
    state = guarded_state()
    with pytest.raises(OverflowError):
        state.preset = value
    with pytest.raises(OverflowError):
        state.color[0][0] = value


def test_the_guard_refuses_a_whole_array() -> None:
    state = guarded_state()
    with pytest.raises(TypeError):
        state.pool = [0] * 13
    with pytest.raises(TypeError):
        state.color[0] = [0] * 6


def test_the_guard_refuses_a_table_read_outside_its_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    guard_tables(monkeypatch)
    with pytest.raises(IndexError):
        placement.color_cells(guarded_state(), 0, numbers.NO_DIE)


def test_a_planted_fault_stops_a_guarded_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def take_from_the_end(state: GuardedState, die: int) -> None:
        state.pool_size -= 1
        state.pool[state.pool_size - 9] = 0

    monkeypatch.setattr("sagrada.rules.apply.take_from_pool", take_from_the_end)
    chance = random.Random(1)
    with pytest.raises(IndexError):
        play_guarded(any_options("classic", 2, 3, chance), chance)
