"""The view: what each seat is told, when secrets are shown, and a full state imagined from it."""

import json
from typing import Any

import pytest

from positions import honor, play
from random_games import (
    BY_HAND,
    CUSTOM,
    GLORY_TABLES,
    TABLES,
    Table,
    clone,
    dealt_tables,
    finished,
    moments,
    name,
    sampled,
    start,
)
from rules.citing import rules
from sagrada.content.cards import PATTERN, WINDOW_CARD
from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.game.game import Game
from sagrada.game.imagine import Hidden, imagine
from sagrada.game.moves import Choose
from sagrada.game.notation import CARD_IDS, ORNAMENT_IDS, PRIVATE_IDS, cells_of
from sagrada.game.view import HIDDEN, View, viewer_number
from sagrada.rules import state as numbers
from texts import legal_texts


def viewers(game: Game) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(game.options.seats), None]


def chosen(game: Game) -> Game:
    """The game after every seat has chosen a window."""
    for seat in range(game.options.seats):
        game.play(game.legal_moves(seat)[0], seat)
    return game


# what is told


@pytest.mark.parametrize("table", TABLES[::3], ids=name)
def test_a_view_goes_to_json_and_back(table: Table) -> None:
    for game in sampled(table, seed=7, every=37):
        for viewer in viewers(game):
            told = game.view(viewer).to_json()
            assert json.loads(json.dumps(told)) == json_like(told)


def json_like(value: Any) -> Any:
    """The value as JSON knows it: keys are texts, tuples lists."""
    if isinstance(value, dict):
        return {str(key): json_like(item) for key, item in value.items()}
    return [json_like(item) for item in value] if isinstance(value, list | tuple) else value


@pytest.mark.parametrize("seat", [-1, 2, 6])
def test_a_seat_that_is_not_there_has_no_view(seat: int) -> None:
    with pytest.raises(Refused, match="bad_seat"):
        Game.new().view(seat)


@pytest.mark.parametrize("table", TABLES[::3], ids=name)
def test_a_view_offers_its_seat_the_legal_moves_and_nobody_else_any(table: Table) -> None:
    for game in sampled(table, seed=8, every=9):
        choosing = game.state.phase == numbers.CHOOSE_PATTERN
        for seat in range(game.options.seats):
            moves = game.legal_moves(seat) if seat in game.awaits() or choosing else []
            assert game.view(seat).moves == moves
        assert game.view().moves == []


@pytest.mark.parametrize("table", TABLES[::3], ids=name)
def test_a_view_says_may_undo_exactly_where_its_seat_may(table: Table) -> None:
    for game in sampled(table, seed=9, every=9):
        for seat in range(game.options.seats):
            assert game.view(seat).may_undo == can_undo(game, seat)
        assert not game.view().may_undo


def can_undo(game: Game, seat: int) -> bool:
    return not game.why_no_undo() and game.entries[-1].author == seat


def test_a_view_tells_the_table() -> None:
    game = chosen(Game.new("revised", 3, 4, names=["Ada", "Bo"]))
    seen = game.view(0)
    assert (seen.edition, seen.round, seen.start_seat, seen.phase) == ("revised", 1, seen.awaits[0], "turn")
    assert (len(seen.pool), sum(seen.bag.values()), seen.track) == (7, 70 - 7, [])
    assert [seat.name for seat in seen.seats] == ["Ada", "Bo", "s2"]
    assert [len(seen.tools), len(seen.publics)] == [3, 3]
    assert all(seat.tokens == seat.level > 0 for seat in seen.seats)


def test_a_window_of_ones_own_is_told_with_its_grid() -> None:
    seen = start({"edition": "classic", "seats": 2, "deal": {"patterns": [CUSTOM, "firmitas"]}}).view(1)
    assert (seen.seats[0].grid, seen.seats[0].level, seen.seats[0].tokens) == (list(CUSTOM[0]), CUSTOM[1], CUSTOM[1])


def test_dice_exempt_and_tools_gone_and_turns_skipped_are_told() -> None:
    told: set[str] = set()
    for seed in range(6):
        for table in ({"edition": "revised", "seats": 1, "tools": 5}, {"edition": "classic", "seats": 2, "tools": 5}):
            for game in moments(table, seed):
                seen = game.view()
                told |= {"exempt"} if any(seat.exempt for seat in seen.seats) else set()
                told |= {"gone"} if any(tool.gone for tool in seen.tools) else set()
                told |= {"skipped"} if seen.skipped else set()
                told |= {"moved"} if seen.moved else set()
                told |= {"in use"} if seen.tool_in_use else set()
    assert told == {"exempt", "gone", "skipped", "moved", "in use"}


# what is hidden, and when it is shown


def test_a_seat_knows_its_own_private_objective_and_cards_and_no_other() -> None:
    seen = Game.new("classic", 3, 1).view(1)
    assert [seat.private is not None for seat in seen.seats] == [False, True, False]
    assert [seat.cards is not None for seat in seen.seats] == [False, True, False]
    assert sum(f"* deal {HIDDEN}" == line for line in seen.log) == 2 + 4


def test_a_spectator_knows_no_secret() -> None:
    seen = Game.new("classic", 3, 1).view()
    assert all(seat.private is None and seat.cards is None for seat in seen.seats)
    assert seen.log == [f"* deal {HIDDEN}"] * 9


def test_nobody_sees_a_window_before_all_are_chosen_but_everybody_who_has_chosen() -> None:
    game = Game.new("classic", 3, 1)
    game.play(game.legal_moves(2)[0], 2)
    for viewer in viewers(game):
        seen = game.view(viewer)
        assert [seat.has_chosen for seat in seen.seats] == [False, False, True]
        assert [seat.pattern for seat in seen.seats] == [None, None, None]


def who_has_chosen(game: Game) -> list[bool]:
    """The seats that every viewer is told have chosen."""
    told = {tuple(seat.has_chosen for seat in game.view(viewer).seats) for viewer in viewers(game)}
    assert len(told) == 1
    return list(told.pop())


@pytest.mark.parametrize("open_setup", [False, True])
def test_everybody_sees_who_has_made_the_choice_that_is_awaited_now(open_setup: bool) -> None:
    """Windows first, then ornaments, each seat once more; when nothing is left to choose, all have."""
    game = Game.new("classic", 3, 1, modules="glory", open_setup=open_setup)
    for phase in (numbers.CHOOSE_PATTERN, numbers.KEEP_ORNAMENTS):
        assert game.state.phase == phase
        assert who_has_chosen(game) == [False, False, False]
        game.play(game.legal_moves(2)[0], 2)
        assert who_has_chosen(game) == [False, False, True]
        game.play(game.legal_moves(0)[0], 0)
        assert who_has_chosen(game) == [True, False, True]
        game.play(game.legal_moves(1)[0], 1)
    assert game.state.phase == numbers.TURN
    assert who_has_chosen(game) == [True, True, True]


@pytest.mark.parametrize("modules", ["", "ornaments"])
def test_before_the_choices_nobody_has_chosen_and_after_them_everybody(modules: str) -> None:
    """Cards by hand: chance is awaited before the first choice and after the last one."""
    game = Game.new("classic", 2, modules=modules, dice_by_hand=True)
    chosen_by_all = {False: 0, True: 0}
    while game.state.phase != numbers.TURN:
        if game.awaits_chance:
            everybody = all(who_has_chosen(game))
            assert any(who_has_chosen(game)) == everybody
            chosen_by_all[everybody] += 1
            game.play(game.outcomes_possible()[0])
        else:
            game.play(game.legal_moves()[0])
    assert chosen_by_all == {False: 6 + (4 if modules else 0), True: 3 + 3 + 1 + 5}


def test_with_windows_laid_out_only_the_ornaments_are_left_to_choose() -> None:
    game = Game.new("classic", 2, 1, modules="ornaments", deal={"patterns": ["firmitas", "virtus"]})
    assert who_has_chosen(game) == [False, False]
    game.play("keep none", 1)
    assert who_has_chosen(game) == [False, True]
    assert who_has_chosen(Game.new("classic", 2, 1, deal={"patterns": ["firmitas", "virtus"]})) == [True, True]


def test_private_objectives_are_shown_at_the_end_and_window_cards_never() -> None:
    game = finished({"edition": "classic", "seats": 3}, 1)
    seen = game.view()
    assert [seat.private for seat in seen.seats] == [[PRIVATE_IDS[c[0]]] for c in game.state.private[:3]]
    assert all(seat.cards is None for seat in seen.seats)
    assert sum(line == f"* deal {HIDDEN}" for line in seen.log) == 6


@pytest.mark.parametrize(("edition", "open_cards"), [("classic", True), ("revised", False)])
def test_in_solo_private_objectives_lie_face_up_by_the_classic_rules(edition: str, open_cards: bool) -> None:
    seen = Game.new(edition, 1, 1).view()
    assert (seen.seats[0].private is not None) == open_cards


def test_the_end_shows_scores_ranking_and_the_secret_seed() -> None:
    game = chosen(Game.new())
    assert game.dealer is not None
    while not game.is_over:
        seen = game.view(0)
        assert (seen.scores, seen.ranking, seen.seed) == (None, None, None)
        game.play("end")
    seen = game.view()
    assert (seen.scores, seen.ranking, seen.seed) == (game.score(), game.ranking(), game.dealer.seed.hex())


def test_a_seed_that_was_public_is_told_all_the_time() -> None:
    game = Game.new(seed="owl", nonces=["x"])
    assert (game.view().public_seed, game.view().commitment, game.view().nonces) == ("owl", "", {0: "x"})


def test_the_log_of_a_view_is_the_log_of_the_game_apart_from_secrets() -> None:
    for game in sampled({"edition": "classic", "seats": 3, "honor": True}, 1):
        for viewer in viewers(game):
            for told, true in zip(game.view(viewer).log, game.lines, strict=True):
                assert told in (true, f"* deal {HIDDEN}")


@rules("wrong_loose_die")
def test_nobody_is_told_which_dice_are_loose_before_they_must_be_removed() -> None:
    """Rulings, wrong placements: the look at the window finds it, no view does."""
    game = play(honor("R5", pool="B1"), "B1@d5")
    fitting = play(honor("R5", pool="B1"), "B1@b2")
    for viewer in (None, 0, 1):
        assert [seat.loose for seat in game.view(viewer).seats] == [[], []]
    assert game.state.loose[0] != fitting.state.loose[0] == 0
    assert game.challenge(1, 0)
    for viewer in (None, 0, 1):
        assert [seat.loose for seat in game.view(viewer).seats] == [["d5"], []]


@rules("wrong_loose_die")
def test_a_removal_at_one_window_tells_nothing_of_another() -> None:
    """Rulings, wrong placements: seat 1's loose die stays unknown while seat 0 removes."""
    game = play(honor("R5", "G2", pool="B1 Y3"), "B1@d5", "end", "Y3@d1", "end")
    assert game.challenge(1, 0)
    assert [seat.loose for seat in game.view(0).seats] == [["d5"], []]


# imagining the rest


def hidden_facts(game: Game) -> Hidden:
    """The true secrets, as far as they are dealt, read off the log and what was laid out."""
    privates, cards, ornaments, kept = ({seat: list[str]() for seat in range(game.options.seats)} for _ in range(4))
    privates |= dict(enumerate(game.header.deal.get("privates", [])))
    for line in (line.removeprefix("* deal ") for line in game.lines if line.startswith("* deal ")):
        if line in PRIVATE_IDS:
            give(privates, line, game.options.privates)
        elif line in CARD_IDS:
            give(cards, line, 2)
        elif line in ORNAMENT_IDS:
            give(ornaments, line, 2)
    kept |= dict(enumerate(line.split()[1:] for line in game.lines if line.startswith("keep ")))
    loose = {seat: cells_of(board) for seat, board in enumerate(game.state.loose)}
    return Hidden(privates, cards, ornaments, kept, loose)


def give(hands: dict[int, list[str]], card: str, each: int) -> None:
    """The next card goes to the first seat that has not yet all of its own."""
    hands[sum(len(hand) for hand in hands.values()) // each].append(card)


def imagine_the_truth(game: Game) -> None:
    """Every viewer who guesses right has the true state."""
    hidden = hidden_facts(game)
    for viewer in viewers(game):
        assert imagine(game.view(viewer), hidden) == game.state


@pytest.mark.parametrize("table", [*TABLES, *GLORY_TABLES], ids=name)
def test_without_secrets_a_view_gives_the_state_it_was_told_from(table: Table) -> None:
    for game in sampled(table, seed=21, every=17):
        for viewer in viewers(game):
            assert imagine(game.view(viewer), Hidden()) == core.observe(game.state, viewer_number(viewer))


@pytest.mark.parametrize("table", [*TABLES, *GLORY_TABLES], ids=name)
def test_the_true_secrets_give_the_true_state_to_every_viewer(table: Table) -> None:
    for game in sampled(table, seed=10, every=31):
        imagine_the_truth(game)


@pytest.mark.parametrize("seed", [11, 15])
@pytest.mark.parametrize("table", BY_HAND, ids=name)
def test_the_true_secrets_give_the_true_state_while_dice_are_awaited_by_hand(table: Table, seed: int) -> None:
    for game in moments(table, seed):
        if game.awaits_chance:
            imagine_the_truth(game)


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=name)
def test_the_true_secrets_give_the_true_state_to_every_viewer_at_many_moments(table: Table) -> None:
    for game in sampled(table, seed=12, every=3):
        imagine_the_truth(game)


@pytest.mark.parametrize("table", dealt_tables()[::5], ids=name)
def test_other_secrets_give_another_state_with_the_same_moves(table: Table) -> None:
    """What a search bot relies on: legality never depends on what it has to guess."""
    for game in sampled(table, seed=11, every=7):
        if not game.is_over and game.state.phase != numbers.CHOOSE_PATTERN:
            [seat] = game.awaits()
            assert texts_in(game, guess(game.view(seat), hidden_facts(game))) == legal_texts(game, seat)


def guess(seen: View, true: Hidden) -> core.State:
    """A state in which the other seats have a private objective that nobody has."""
    free = [card for card in PRIVATE_IDS if not any(card in cards for cards in true.privates.values())]
    return imagine(seen, Hidden(dict.fromkeys(range(len(seen.seats)), free[:1]), true.cards))


def texts_in(game: Game, state: core.State) -> list[str]:
    """What the awaited seat may do in another state of this game."""
    imagined = clone(game)
    imagined.state = state
    return legal_texts(imagined)


def test_a_seat_s_four_patterns_are_on_its_two_cards() -> None:
    seen = Game.new(seed=1).view(0)
    cards = seen.seats[0].cards
    assert cards is not None
    sides = [side for card in cards for side in WINDOW_CARD[card].patterns]
    assert seen.moves == [Choose(side) for side in sides]
    assert all(side in PATTERN for side in sides)
