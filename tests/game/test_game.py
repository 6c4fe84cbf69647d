"""Game: the friendly face. Moves in notation, undo, challenges, and a text that holds the whole game."""

from typing import Any

import pytest

from random_games import (
    CUSTOM,
    TABLES,
    clone,
    facts,
    finished,
)
from sagrada import Game
from sagrada.content.refusal import Refused
from sagrada.rules import state as numbers
from texts import legal_texts, outcome_texts


def begun(edition: str = "classic", seats: int = 2, seed: int | None = 7, **more: Any) -> Game:
    """A game whose windows are chosen: the first one each was offered."""
    game = Game.new(edition, seats, seed, **more)
    for seat in range(seats):
        game.play(game.legal_moves(seat)[0], seat)
    return game


def refusal(game: Game, move: str, seat: int | None = None) -> str:
    """The rule that refuses a move."""
    with pytest.raises(Refused) as caught:
        game.play(move, seat)
    return caught.value.rule


def placing(game: Game) -> str:
    """A move that takes a die and puts it somewhere."""
    for die in legal_texts(game):
        trial = clone(game)
        trial.play(die)
        for move in legal_texts(trial):
            if "@" in move:
                return move
    raise AssertionError("no die can be placed")


# a new game


def test_a_new_game_is_for_two_by_the_classic_rules_with_a_secret_seed() -> None:
    game = Game.new()
    assert (game.options.edition, game.options.seats) == ("classic", 2)
    assert (len(game.header.commitment), game.header.seed) == (64, "")


def test_two_games_without_a_seed_have_different_seeds() -> None:
    assert Game.new().header.commitment != Game.new().header.commitment


def test_the_same_seed_gives_the_same_deal_and_another_one_another() -> None:
    assert Game.new(seed=7).lines == Game.new(seed=7).lines
    assert Game.new(seed=7).lines != Game.new(seed=8).lines


def test_a_seed_is_a_number_or_a_word() -> None:
    assert Game.new(seed=7).lines == Game.new(seed="7").lines
    assert Game.new(seed="owl").header.seed == "owl"


@pytest.mark.parametrize("seed", ["", " ", "two words", "line\n", "tab\t", "\x00", "\ud800", "\u2028"])
def test_a_seed_that_is_not_one_word_is_refused(seed: str) -> None:
    with pytest.raises(Refused, match="bad_seed"):
        Game.new(seed=seed)


@pytest.mark.parametrize("word", ["", "  ", "two\nlines", "x" * 65, "\x1b[2J", "\ud800", "a\u2028b", 5, None])
@pytest.mark.parametrize("kind", ["names", "nonces"])
def test_a_name_or_nonce_that_is_not_one_line_is_refused(kind: str, word: object) -> None:
    given: dict[str, Any] = {kind: [word]}
    with pytest.raises(Refused, match="bad_word"):
        Game.new(**given)


def test_more_names_than_seats_are_refused() -> None:
    with pytest.raises(Refused, match="too_many_words"):
        Game.new(seats=2, names=["Ada", "Bo", "Cy"])


def test_a_seat_is_called_by_its_name_or_its_number() -> None:
    game = Game.new(seats=3, names=["Ada", "  Bo   Derek "])
    assert [game.name(seat) for seat in range(3)] == ["Ada", "Bo Derek", "s2"]


@pytest.mark.parametrize(
    ("deal", "rule"),
    [
        ({"tools": ["lathekin", "tap_wheel"]}, "deal_count"),
        ({"tools": ["lathekin", "lathekin", "tap_wheel"]}, "deal_count"),
        ({"tools": ["lathekin", "tap_wheel", "hammer"]}, "unknown_id"),
        ({"publics": []}, "deal_count"),
        ({"privates": [["shades_of_red"]]}, "deal_count"),
        ({"privates": [["shades_of_red"], ["shades_of_red"]]}, "deal_count"),
        ({"privates": [["shades_of_red", "shades_of_blue"], []]}, "deal_count"),
        ({"patterns": ["firmitas"]}, "deal_count"),
        ({"patterns": ["firmitas", "infirmitas"]}, "unknown_id"),
        ({"patterns": [(["....."], 3), "firmitas"]}, "custom_window"),
        ({"patterns": [(["....."] * 4, 7), "firmitas"]}, "custom_window"),
        ({"patterns": [(["RR...", *["....."] * 3], 3), "firmitas"]}, "custom_window"),
        ({"first": 2}, "bad_seat"),
        ({"first": True}, "bad_seat"),
        ({"toolz": []}, "unknown_id"),
    ],
)
def test_what_cant_be_laid_out_is_refused(deal: dict[str, object], rule: str) -> None:
    with pytest.raises(Refused, match=rule):
        Game.new(deal=deal)


def test_a_window_of_ones_own_has_no_name_that_a_deal_could_use() -> None:
    """It says nothing about the print, so that no log may mean it."""
    assert Game.new(deal={"patterns": [CUSTOM, "firmitas"]}).view().seats[0].pattern == "own"
    with pytest.raises(Refused, match="unknown_id"):
        Game.new(deal={"patterns": ["own", "firmitas"]})


def test_what_is_laid_out_is_not_dealt() -> None:
    deal = {"tools": ["lathekin", "tap_wheel", "flux_brush"], "patterns": [CUSTOM, "firmitas"], "first": 1}
    game = Game.new(seed=1, deal=deal)
    seen = game.view(0)
    assert [tool.id for tool in seen.tools] == deal["tools"]
    assert (seen.seats[0].grid, seen.seats[1].pattern, seen.awaits) == (list(CUSTOM[0]), "firmitas", [1])
    assert not any("base_" in line or "lathekin" in line for line in game.lines)


# whom a game awaits, and what they may do


def test_all_seats_choose_their_windows_at_once() -> None:
    game = Game.new(seats=3, seed=1)
    assert game.awaits() == [0, 1, 2]
    assert [len(game.legal_moves(seat)) for seat in range(3)] == [4, 4, 4]
    game.play(game.legal_moves(1)[2], 1)
    assert game.awaits() == [0, 2]


def test_a_choice_can_be_changed_until_the_last_seat_has_chosen() -> None:
    game = Game.new(seed=1)
    first, second = legal_texts(game, 0)[:2]
    game.play(first, 0)
    game.play(second, 0)
    game.play(game.legal_moves(1)[0], 1)
    assert second in game.lines
    assert first not in game.lines


def test_choices_are_written_down_in_seat_order_whoever_was_first() -> None:
    game = Game.new(seed=1)
    choices = [legal_texts(game, seat)[0] for seat in (0, 1)]
    game.play(choices[1], 1)
    assert choices[1] not in game.lines
    game.play(choices[0], 0)
    assert [line for line in game.lines if line.startswith("choose")] == choices


def test_a_seat_that_is_not_awaited_has_no_moves_and_is_told_so() -> None:
    game = begun()
    other = 1 - game.awaits()[0]
    assert legal_texts(game, other) == []
    assert refusal(game, "end", other) == "not_your_turn"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_can_do_nothing(seat: int) -> None:
    assert refusal(begun(), "end", seat) == "not_your_turn"
    assert refusal(Game.new(seed=1), "choose firmitas", seat) == "bad_seat"


def test_a_finished_game_awaits_nobody_and_takes_no_move() -> None:
    game = finished(TABLES[1])
    assert (game.awaits(), legal_texts(game), outcome_texts(game)) == ([], [], [])
    assert [refusal(game, move) for move in ("end", "R5", "* R5", "undo")] == [*["game_over"] * 3, "nothing_to_undo"]


# two decisions in one move


def test_taking_and_placing_in_one_move_is_two_lines() -> None:
    game = begun()
    move, lines = placing(game), len(game.lines)
    game.play(move)
    assert game.lines[lines:] == [move[:2], move]


def test_both_ways_to_take_and_place_give_the_same_game() -> None:
    one, two = begun(), begun()
    move = placing(one)
    one.play(move)
    two.play(move[:2])
    two.play(move)
    assert facts(one) == facts(two)


def test_if_the_place_is_refused_the_die_is_not_taken_either() -> None:
    game = begun()
    die, before = placing(game)[:2], facts(game)
    for cell in ("b2", "c4", "e1", "b2>b3", ""):
        with pytest.raises(Refused):
            game.play(f"{die}@{cell}")
    assert facts(game) == before


def test_each_of_the_two_decisions_is_taken_back_by_itself() -> None:
    game = begun()
    before = game.state.copy()
    game.play(placing(game))
    game.play("undo")
    assert game.state.hand != numbers.NO_DIE
    game.play("undo")
    assert game.state == before
    assert game.lines[-2:] == ["undo", "undo"]


def test_spaces_around_and_between_the_words_of_a_move_do_not_count() -> None:
    game = begun()
    game.play("  end\n")
    assert game.lines[-1] == "end"
    choosing = Game.new(seed=1)
    choosing.play(legal_texts(choosing, 0)[0].replace(" ", " \t  "), 0)
    assert choosing.awaits() == [1]


# undo


def undo_refusal(game: Game, seat: int | None = None) -> str:
    with pytest.raises(Refused) as caught:
        game.undo(seat)
    return str(caught.value.facts.get("why", caught.value.rule))


def test_undo_reaches_back_to_the_last_dice() -> None:
    game = begun()
    game.play(placing(game))
    game.play("end")
    before = len(game.lines)
    for _ in range(3):
        game.undo()
    assert undo_refusal(game) == "chance"
    assert game.lines[before:] == ["undo"] * 3


def test_a_secret_choice_is_changed_by_another_choice_and_not_by_undo() -> None:
    game = Game.new(seed=1)
    game.play(game.legal_moves(0)[0], 0)
    assert undo_refusal(game) == "chance"


def test_the_last_move_of_a_game_cant_be_taken_back() -> None:
    assert undo_refusal(finished(TABLES[1])) == "over"


def test_windows_that_are_revealed_cant_be_chosen_anew() -> None:
    game = Game.new(dice_by_hand=True, tools=0, publics=0, deal={"first": 0})
    while game.awaits_chance:
        game.play(game.outcomes_possible()[0])
    for seat in (0, 1):
        game.play(game.legal_moves(seat)[0], seat)
    assert undo_refusal(game) == "reveal"


def test_nothing_can_be_taken_back_before_the_first_line() -> None:
    assert undo_refusal(Game.new(dice_by_hand=True)) == "start"


def test_a_seat_takes_back_only_its_own_moves() -> None:
    game = begun()
    mover = game.awaits()[0]
    game.play("end")
    assert undo_refusal(game, 1 - mover) == "undo_foreign"
    game.undo(mover)
    assert game.awaits() == [mover]


# challenges in notation


def test_a_challenge_is_made_in_ones_own_name() -> None:
    game = begun(honor=True)
    assert refusal(game, "! s1 s0", 0) == "challenge_for_another"
    game.play("! s1 s0", 1)
    assert game.lines[-1] == "! s1 s0"


@pytest.mark.parametrize("text", ["!", "! s0", "! s0 s1 s0", "! s0 s2", "! 0 1"])
def test_a_challenge_that_names_no_two_seats_is_refused(text: str) -> None:
    assert refusal(begun(honor=True), text) in ("bad_move", "bad_seat")


def test_a_challenge_that_is_held_is_saved_with_the_game() -> None:
    game = begun(honor=True)
    game.play(placing(game)[:2])
    assert game.challenge(1, 0) is None
    again = Game.from_text(game.to_text())
    assert again.held == game.held == [(1, 0)]


def test_any_number_of_windows_of_ones_own_is_played_in_one_process() -> None:
    games = {}
    for number in range(300):
        grid = [f"{'RYGBP'[number % 5]}{number // 5 % 6 + 1}...", ".....", ".....", f"..{'RYGBP'[number // 60]}.."]
        games[number] = Game.new(seats=1, seed=1, deal={"patterns": [(grid, number % 7)]}), grid
    for number, (game, grid) in games.items():
        known = game.view().seats[0]
        assert (known.grid, known.level) == (grid, number % 7)
        assert Game.from_text(game.to_text()).view() == game.view()
