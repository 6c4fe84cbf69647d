"""Notation: every die, cell, window and action goes to text and back, and what is no notation says what is."""

from contextlib import suppress
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from random_games import CELLS, DICE, TABLES, Table, finished, moments, name
from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.engine.start import empty_fields
from sagrada.game.game import Game
from sagrada.game.notation import (
    BOARD_IDS,
    CARD_IDS,
    ORNAMENT_IDS,
    PIONEER_IDS,
    PRIVATE_IDS,
    PUBLIC_IDS,
    TOOL_IDS,
    board_of,
    cells_of,
    format_cell,
    format_die,
    format_seat,
    format_window,
    parse_cell,
    parse_die,
    parse_seat,
    parse_window,
    window_boards,
)
from sagrada.rules import state as numbers
from sagrada.words.messages import explain
from texts import format_action, number_of

RESERVED = range(numbers.CLAIM + 3, numbers.SHADE)
NAMING_A_DIE = (numbers.TAKE, numbers.PAY, numbers.SWAP, numbers.DRAW)
"""Numbers of actions that are not used."""


def test_every_die_and_cell_and_seat_goes_to_text_and_back() -> None:
    assert [format_die(parse_die(die)) for die in DICE] == DICE
    assert [format_cell(parse_cell(cell)) for cell in CELLS] == CELLS
    assert [parse_seat(format_seat(seat)) for seat in range(6)] == list(range(6))
    assert ([parse_die(die) for die in DICE], [parse_cell(cell) for cell in CELLS]) == (
        list(range(36)),
        list(range(20)),
    )


@given(st.sets(st.sampled_from(CELLS)))
def test_every_set_of_cells_goes_to_a_board_and_back(cells: set[str]) -> None:
    assert set(cells_of(board_of(cells))) == cells


@given(st.lists(st.sampled_from([*DICE, ".."]), min_size=20, max_size=20))
def test_every_window_goes_to_boards_and_back(words: list[str]) -> None:
    rows = [" ".join(words[row * 5 : row * 5 + 5]) for row in range(4)]
    colors, shades = window_boards(parse_window(rows))
    assert format_window(window_state(colors, shades), 0) == rows


def window_state(colors: list[int], shades: list[int]) -> core.State:
    """A state whose first window holds these boards."""
    fields = empty_fields()
    fields["color"][0], fields["shade"][0] = colors, shades
    return core.load_state(fields)


# every action


@cache
def states_by_phase() -> dict[int, core.State]:
    """A state of each phase, out of random games with dice by hand."""
    found: dict[int, core.State] = {}
    tables: list[Table] = [
        {"edition": "classic-ru", "seats": 6, "dice_by_hand": True, "tools": 5, "open_setup": True},
        {"edition": "revised", "seats": 1, "dice_by_hand": True, "tools": 5},
        {"edition": "classic", "seats": 4, "dice_by_hand": True, "modules": "glory", "claims": "asked"},
        {"edition": "revised", "seats": 6, "dice_by_hand": True, "tools": 5, "honor": True},
    ]
    for seed in range(12):
        for table in tables:
            for game in moments(table, seed):
                found.setdefault(game.state.phase, game.state.copy())
    return found


PHASES_OF_CHANCE = {
    numbers.DEAL_PRIVATE: PRIVATE_IDS,
    numbers.DEAL_CARD: CARD_IDS,
    numbers.DEAL_TOOL: TOOL_IDS,
    numbers.DEAL_PUBLIC: PUBLIC_IDS,
    numbers.DEAL_BOARD: BOARD_IDS,
    numbers.DEAL_PIONEER: PIONEER_IDS,
    numbers.DEAL_ORNAMENT: ORNAMENT_IDS,
}


def state_for(action: int) -> core.State:
    """A state in which the action has a text."""
    states = states_by_phase()
    if action < numbers.KEEP and action >= numbers.CHOOSE:
        return states[numbers.CHOOSE_PATTERN]
    if numbers.KEEP <= action < numbers.CLAIM:
        return states[numbers.KEEP_ORNAMENTS]
    if numbers.CLAIM <= action < numbers.SHADE:
        return states[numbers.CLAIM_PIONEER]
    if numbers.DEAL <= action < numbers.FIRST:
        kinds = [phase for phase, ids in PHASES_OF_CHANCE.items() if action - numbers.DEAL < len(ids)]
        return states[kinds[0]]
    return states[numbers.HAND]


def has_text(action: int) -> bool:
    """Is the number used by the games that are played here?"""
    most_cards = max(len(ids) for ids in PHASES_OF_CHANCE.values())
    return not (
        action in RESERVED
        or numbers.USE + len(TOOL_IDS) <= action < numbers.TAKE
        or any(first + 36 <= action < first + numbers.DICE_MAX for first in NAMING_A_DIE)
        or numbers.COLOR + 6 <= action < numbers.DEAL
        or numbers.DEAL + most_cards <= action < numbers.FIRST
    )


def test_random_games_reach_every_phase() -> None:
    assert set(states_by_phase()) == set(range(numbers.OVER + 1))


def test_every_action_goes_to_text_and_back() -> None:
    for action in filter(has_text, range(numbers.ACTIONS)):
        state = state_for(action)
        assert number_of(state, format_action(state, action)) == action


def test_all_but_a_few_spare_numbers_are_actions() -> None:
    spare = [action for action in range(numbers.ACTIONS) if not has_text(action)]
    assert (numbers.ACTIONS, len(spare)) == (852, 1 + 8 + 4 * 12 + 2 + 10)


@pytest.mark.parametrize("phase", PHASES_OF_CHANCE)
def test_every_card_of_a_deck_has_a_line_while_it_is_dealt(phase: int) -> None:
    state = states_by_phase()[phase]
    lines = [format_action(state, numbers.DEAL + card) for card in range(len(PHASES_OF_CHANCE[phase]))]
    assert lines == [f"* deal {card}" for card in PHASES_OF_CHANCE[phase]]
    assert [number_of(state, line) - numbers.DEAL for line in lines] == list(range(len(lines)))


def test_no_two_actions_of_a_state_have_the_same_text() -> None:
    state = states_by_phase()[numbers.HAND]
    texts = [format_action(state, action) for action in range(numbers.SHADE, numbers.DEAL) if has_text(action)]
    assert len(texts) == len(set(texts))


@pytest.mark.parametrize("table", TABLES[::3], ids=name)
def test_every_legal_action_of_a_game_goes_to_text_and_back(table: Table) -> None:
    for game in moments(table, seed=6):
        for action in core.legal(game.state):
            assert number_of(game.state, format_action(game.state, action)) == action


def test_a_seat_s_choice_is_read_with_its_own_cards() -> None:
    game = Game.new(seats=3, seed=1)
    for seat in range(3):
        for action in core.legal(game.state):
            assert number_of(game.state, format_action(game.state, action, seat), seat) == action


def test_the_lines_of_a_finished_game_are_the_texts_of_its_actions() -> None:
    game = finished(TABLES[0])
    for entry in game.entries:
        action = number_of(entry.before, entry.text)
        assert format_action(entry.before, action) == entry.text


# what is no notation


def refused(text: str, phase: int = numbers.TURN) -> Refused:
    with pytest.raises(Refused) as caught:
        number_of(states_by_phase()[phase], text)
    return caught.value


@pytest.mark.parametrize("text", ["R0", "R7", "pay X1", "pay", "swap R", "* X1", "* RR", "*", "R\u0665", "* R5 R5"])
def test_a_bad_die_says_what_a_die_looks_like(text: str) -> None:
    assert "such as R5" in explain(refused(text))


@pytest.mark.parametrize(
    "text", ["b6>b1", "b0>b1", "a1>a9", "remove e1", "remove", "remove R5", "swap s1:z9", "swap s1:"]
)
def test_a_bad_cell_says_what_a_cell_looks_like(text: str) -> None:
    assert "such as b3" in explain(refused(text))


@pytest.mark.parametrize("text", ["swap s6:a1", "swap x:a1", "swap :a1", "* first s9", "* first", "* first 0"])
def test_a_bad_seat_says_how_seats_count(text: str) -> None:
    assert "seat" in explain(refused(text))


@pytest.mark.parametrize(
    "text", ["", "hello", "b3", "R5@b3>c4", "@b3", "b3>", "=7", "=", "++", "use_lathekin", "END", "\x00"]
)
def test_what_is_no_move_at_all_is_told_what_moves_look_like(text: str) -> None:
    assert "expected something like R5, R5@b3" in explain(refused(text))


@pytest.mark.parametrize("text", ["use hammer", "use", "choose rose", "* deal lathekin", "* deal"])
def test_an_unknown_id_is_told_the_known_ones(text: str) -> None:
    phase = numbers.CHOOSE_PATTERN if text.startswith("choose") else numbers.DEAL_CARD
    known = refused(text, phase).facts["known"]
    assert isinstance(known, list)
    assert known


def test_a_die_that_is_not_in_hand_is_told_which_one_is() -> None:
    state = states_by_phase()[numbers.HAND]
    other = format_die((state.hand + 1) % 30)
    assert refused(f"{other}@a1", numbers.HAND).facts == {"die": other, "hand": format_die(state.hand)}
    assert refused("R5@a1").facts["hand"] == "none"


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ([], "four rows"),
        ([".. .. .. .. .."] * 3, "four rows"),
        (".. .. .. .. ..", "four rows"),
        ([".. .. .. .. .."] * 3 + [".. .. .. .."], "row d of the window must hold five cells"),
        ([".. .. .. .. R7"] * 4, "R7 is no die"),
    ],
)
def test_a_window_of_another_shape_is_refused(rows: list[str], words: str) -> None:
    with pytest.raises(Refused) as caught:
        parse_window(rows)
    assert words in explain(caught.value)


@given(st.text(max_size=12))
def test_whatever_is_typed_is_an_action_or_refused(text: str) -> None:
    state = states_by_phase()[numbers.TURN]
    with suppress(Refused):
        assert 0 <= number_of(state, text) < numbers.ACTIONS
