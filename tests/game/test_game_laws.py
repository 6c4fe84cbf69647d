"""Laws of Game over random games: what is accepted, what is refused, and the text that holds the whole game."""

from collections.abc import Iterable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.test_game import begun, refusal
from random_games import (
    BY_HAND,
    LAID_OUT,
    TABLES,
    Table,
    after,
    candidates,
    clone,
    facts,
    finished,
    moments,
    name,
)
from sagrada import Game
from sagrada.content.refusal import Refused
from sagrada.rules import state as numbers
from texts import legal_texts, outcome_texts

MOMENT = st.tuples(st.sampled_from(TABLES), st.integers(0, 1000), st.integers(0, 250))


def shorthands(game: Game) -> set[str]:
    """Every `R5@b3` that means two decisions now."""
    if game.state.hand != numbers.NO_DIE or game.state.phase not in (numbers.TURN, numbers.TAKE_EXTRA):
        return set()
    found: set[str] = set()
    for die in legal_texts(game):
        if len(die) == 2:
            taken = clone(game)
            taken.play(die)
            found |= {move for move in legal_texts(taken) if "@" in move}
    return found


def accepted(game: Game, seat: int, texts: Iterable[str]) -> set[str]:
    """The texts that the game takes from this seat; each is tried on a game of its own."""
    found = set()
    for text in texts:
        trial = clone(game)
        try:
            trial.play(text, seat)
        except Refused:
            assert facts(trial) == facts(game), text
        else:
            found.add(text)
    return found


@settings(max_examples=15, deadline=None)
@given(MOMENT)
def test_play_accepts_exactly_the_legal_moves_and_what_is_refused_changes_nothing(
    moment: tuple[Table, int, int],
) -> None:
    game = after(*moment)
    seat = (game.awaits() or [0])[-1]
    legal = {*legal_texts(game, seat), *shorthands(game), *outcome_texts(game)}
    texts = {*candidates(game.options.seats), *legal}
    assert accepted(game, seat, texts) == legal
    assert all(game.why_not(text, seat) is None for text in legal_texts(game, seat))


@settings(max_examples=25, deadline=None)
@given(MOMENT)
def test_a_seat_that_is_not_awaited_can_do_nothing(moment: tuple[Table, int, int]) -> None:
    game = after(*moment)
    for seat in range(game.options.seats):
        if seat not in game.awaits() and game.state.phase != numbers.CHOOSE_PATTERN:
            texts = candidates(game.options.seats)[::40] + legal_texts(game)
            assert accepted(game, seat, texts) <= set(outcome_texts(game))


@settings(max_examples=40, deadline=None)
@given(MOMENT)
def test_a_seat_that_is_awaited_has_a_move_and_no_move_twice(moment: tuple[Table, int, int]) -> None:
    game = after(*moment)
    for seat in game.awaits():
        moves = legal_texts(game, seat)
        assert moves
        assert len(moves) == len(set(moves))
    assert game.is_over or game.awaits() or outcome_texts(game)


def check_same_game(text: str, game: Game) -> None:
    """The text gives the same game, in all that a move may change, and the same text again."""
    again = Game.from_text(text, game.dealer.seed if game.dealer else None)
    assert facts(again) == facts(game)
    assert again.header.options == game.header.options
    assert again.dealer == game.dealer


@pytest.mark.parametrize("table", [*BY_HAND, *LAID_OUT, *TABLES[:2]], ids=name)
def test_the_text_of_a_game_holds_all_of_it_at_every_moment(table: Table) -> None:
    for game in moments(table, seed=2):
        check_same_game(game.to_text(), game)


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_the_text_of_a_game_holds_all_of_it_at_every_moment_at_every_table(table: Table) -> None:
    for game in moments(table, seed=5):
        check_same_game(game.to_text(), game)


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_the_same_seed_and_moves_give_the_same_log(table: Table) -> None:
    assert finished(table, 3).to_text() == finished(table, 3).to_text()


def test_the_text_of_a_game_with_a_secret_seed_tells_it_only_at_the_end() -> None:
    game = begun(seed=None, nonces=["owl", "fox"])
    assert game.dealer is not None
    secret = game.dealer.seed.hex()
    while not game.is_over:
        assert secret not in game.to_text()
        check_same_game(game.to_text(), game)
        game.play(game.legal_moves()[0])
    assert game.to_text().endswith(f"seed {secret}\n")
    check_same_game(game.to_text(), game)


def test_a_saved_game_goes_on_with_the_same_dice_as_the_first_one() -> None:
    game = begun(seed=None)
    assert game.dealer is not None
    again = Game.from_text(game.to_text(), game.dealer.seed)
    for each in (game, again):
        while not each.is_over:
            each.play("end")
    assert again.to_text() == game.to_text()


def test_a_saved_game_whose_seed_is_not_given_goes_on_with_dice_by_hand() -> None:
    game = begun(seed=None)
    again = Game.from_text(game.to_text())
    for _ in range(4):
        again.play("end")
    assert again.awaits_chance
    again.play("* R5")


def test_a_wrong_seed_for_a_saved_game_is_refused() -> None:
    with pytest.raises(Refused, match="wrong_seed"):
        Game.from_text(begun(seed=None).to_text(), bytes(32))


@pytest.mark.parametrize("table", BY_HAND, ids=name)
def test_with_dice_by_hand_an_outcome_is_accepted_exactly_where_it_is_possible(table: Table) -> None:
    for game in moments(table, seed=1):
        if game.awaits_chance:
            assert refusal(game, "end") == "chance_awaited"
            possible = set(outcome_texts(game))
            assert "* deal nothing" not in possible
            for text in ("* R5", "* S1", "* =3", "* B", "* first s0", "* deal lathekin", "* deal base_01"):
                assert text in possible or refusal(game, text) in ("chance_differs", "unknown_id")


def test_where_a_dealer_answers_nobody_else_does() -> None:
    assert refusal(begun(), "* R5") == "chance_differs"


def test_a_score_sheet_comes_at_any_moment_and_its_parts_add_up() -> None:
    for game in moments(TABLES[0], seed=4):
        for sheet in game.score():
            counted = {**sheet.public, **sheet.private}
            assert sheet.total == sum(counted[card] for card in sheet.counted) + sheet.favor + sheet.empty


def test_a_finished_game_has_a_ranking_and_solo_a_target() -> None:
    several, alone = finished(TABLES[1]), finished(TABLES[0])
    totals = [several.score()[seat].total for seat in several.ranking()]
    assert totals == sorted(totals, reverse=True)
    assert (several.target, several.won) == (None, None)
    assert alone.target == sum(int(die[1]) for dice in alone.view().track for die in dice)
    assert alone.won == (alone.score()[0].total > alone.target)
