"""Setup: its order, the secret choice of windows, tokens, and who knows what (rulings, setup)."""

from collections.abc import Container
from typing import Any

import pytest

from positions import play, position, refusal, roll_anything, tokens
from rules.citing import rules
from sagrada.content.cards import PATTERN, PRIVATE, PUBLIC, TOOL, WINDOW_CARD
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from texts import legal_texts, outcome_texts

KINDS: dict[str, Container[str]] = {"private": PRIVATE, "window": WINDOW_CARD, "tool": TOOL, "public": PUBLIC}
WINDOWS = ["* deal base_01", "* deal base_02", "* deal base_03", "* deal base_04"]


def new(seats: int = 2, edition: str = "classic", **options: Any) -> Game:
    """A table whose cards and dice come by hand."""
    return Game.new(edition, seats, dice_by_hand=True, **options)


def choosing(**options: Any) -> Game:
    """Two seats before their choice: seat 0 with base_01 and base_02, seat 1 with base_03 and base_04."""
    game = play(new(**options), "* deal shades_of_red", "* deal shades_of_blue", *WINDOWS)
    return roll_anything(game)


def kind(line: str) -> str:
    """What a line of the setup does."""
    word = line.split()[1]
    if line.startswith("* deal"):
        return next(name for name, cards in KINDS.items() if line.split()[2] in cards)
    return "choice" if line.startswith("choose") else word


def order_of_setup(**options: Any) -> list[str]:
    """The kinds of all lines before the first die."""
    game = choosing(**options)
    game.play("choose firmitas", 0)
    game.play("choose lux_mundi", 1)
    return [kind(line) for line in roll_anything(game).lines if len(line) > 4]


# the order


@rules("setup_order", "setup_windows_chosen_blind")
def test_privates_then_windows_then_the_choice_then_tools_publics_and_the_first_seat() -> None:
    """All rulebooks, preparation."""
    players = ["private"] * 2 + ["window"] * 4 + ["choice"] * 2
    assert order_of_setup() == players + ["tool"] * 3 + ["public"] * 3 + ["first"]


@rules("setup_order", "setup_windows_chosen_blind")
def test_open_setup_lays_the_table_out_before_the_choice() -> None:
    """Rulings, setup."""
    table = ["tool"] * 3 + ["public"] * 3 + ["first"]
    assert order_of_setup(open_setup=True) == ["private"] * 2 + ["window"] * 4 + table + ["choice"] * 2


@rules("setup_windows_chosen_blind")
def test_windows_are_chosen_without_knowing_tools_publics_or_the_first_seat() -> None:
    """Rulings, setup."""
    view = choosing().view(0)
    assert (view.phase, view.tools, view.publics) == ("choose_pattern", [], [])


@rules("setup_order")
def test_each_seat_chooses_one_of_four_patterns() -> None:
    """All rulebooks, preparation of players: both sides of two cards."""
    game = choosing()
    sides = {side for card in ("base_01", "base_02") for side in WINDOW_CARD[card].patterns}
    assert set(legal_texts(game, 0)) == {f"choose {side}" for side in sides}


@rules("setup_order")
def test_no_card_is_dealt_twice() -> None:
    """All rulebooks, preparation: every card dealt leaves its deck, so the next of its kind is another."""
    game = choosing(open_setup=True)
    dealt = [line for line in game.lines if line.startswith("* deal")]
    assert len(dealt) == len(set(dealt)) == 12


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_any_seat_may_start_the_first_round(seats: int) -> None:
    """All rulebooks, preparation: at random."""
    deal = {"patterns": ["firmitas"] * seats}
    game = new(seats, tools=0, publics=0, deal=deal)
    for _ in range(seats):
        game.play(game.outcomes_possible()[0])
    assert outcome_texts(game) == [f"* first s{seat}" for seat in range(seats)]
    assert roll_anything(play(game, f"* first s{seats - 1}")).awaits() == [seats - 1]


# the secret choice


@rules("setup_choice_may_change")
def test_a_secret_choice_can_be_changed_until_the_last_seat_has_chosen() -> None:
    """Rulings, setup."""
    game = choosing()
    game.play("choose firmitas", 0)
    game.play("choose fractal_drops", 0)
    game.play("choose lux_mundi", 1)
    assert [seat.pattern for seat in game.view().seats] == ["fractal_drops", "lux_mundi"]


@rules("setup_choice_may_change")
def test_after_the_last_choice_nothing_can_be_changed() -> None:
    """Rulings, setup: the windows are revealed."""
    game = choosing(open_setup=True)
    game.play("choose firmitas", 0)
    game.play("choose lux_mundi", 1)
    roll_anything(game)
    assert refusal(game, "choose fractal_drops") == "not_asked"


@rules("setup_choice_may_change")
def test_all_who_have_not_chosen_are_awaited_at_once() -> None:
    """Rulings, setup: the choice is made by all seats together."""
    game = choosing()
    assert game.awaits() == [0, 1]
    game.play("choose lux_mundi", 1)
    assert game.awaits() == [0]


@rules("setup_choice_may_change")
@pytest.mark.parametrize("viewer", [1, None])
def test_a_view_shows_only_who_has_chosen(viewer: int | None) -> None:
    """Rulings, setup: what was chosen makes no difference to the others."""
    seen = []
    for pattern in ("firmitas", "fractal_drops"):
        game = choosing()
        game.play(f"choose {pattern}", 0)
        seen.append(game.view(viewer))
    assert seen[0] == seen[1]
    assert [seat.has_chosen for seat in seen[0].seats] == [True, False]


@rules("setup_choice_may_change")
def test_the_log_lists_secret_choices_in_seat_order() -> None:
    """Rulings, setup: whoever chose first."""
    game = choosing()
    game.play("choose lux_mundi", 1)
    game.play("choose firmitas", 0)
    assert game.lines[-2:] == ["choose firmitas", "choose lux_mundi"]


def test_a_pattern_of_another_seat_cant_be_chosen() -> None:
    """All rulebooks, preparation of players: one of one's own four."""
    assert refusal(choosing(), "choose lux_mundi", seat=0) == "unknown_id"


# who knows what


@rules("setup_what_is_public")
def test_everybody_sees_windows_pool_track_bag_tokens_tools_and_publics() -> None:
    """Rulings, setup."""
    game = position(
        "R5",
        "B2",
        pool="G3",
        track="Y1",
        in_round=2,
        tools="lathekin:1",
        publics="light_shades",
        bag="RRB",
        tokens=[4, 2],
    )
    for view in (game.view(0), game.view(1), game.view(None)):
        assert [seat.window[0][:2] for seat in view.seats] == ["R5", "B2"]
        assert (view.pool, view.track, view.publics) == (["G3"], [["Y1"]], ["light_shades"])
        assert ([seat.tokens for seat in view.seats], view.tools[0].tokens) == ([4, 2], 1)
        assert (view.bag["R"], view.bag["B"], view.bag["G"]) == (2, 1, 0)


@rules("setup_what_is_secret")
def test_a_private_objective_is_known_to_its_owner_only() -> None:
    """All rulebooks, preparation of players."""
    game = position(privates="shades_of_red shades_of_blue")
    known = [[seat.private for seat in game.view(viewer).seats] for viewer in (0, 1, None)]
    assert known == [[["shades_of_red"], None], [None, ["shades_of_blue"]], [None, None]]


@rules("setup_what_is_secret")
def test_private_objectives_are_shown_at_the_final_scoring() -> None:
    """Rulings, setup."""
    game = play(position(privates="shades_of_red shades_of_blue", in_round=10, turn=4), "end")
    assert [seat.private for seat in game.view(None).seats] == [["shades_of_red"], ["shades_of_blue"]]


@rules("setup_what_is_secret", "solo_classic")
def test_private_objectives_lie_face_up_in_classic_solo() -> None:
    """Classic rules, solo."""
    game = position(seats=1, privates="shades_of_red shades_of_blue")
    assert game.view(None).seats[0].private == ["shades_of_red", "shades_of_blue"]


@rules("setup_what_is_secret")
def test_the_window_cards_of_others_are_not_shown() -> None:
    """Rulings, setup: unchosen patterns stay secret for good."""
    game = choosing()
    assert [seat.cards for seat in game.view(1).seats] == [None, ["base_03", "base_04"]]


@rules("setup_what_is_secret")
@pytest.mark.parametrize("over", [False, True])
def test_the_log_of_a_view_never_tells_the_window_cards_of_others(over: bool) -> None:
    """Rulings, setup: for good, so at the end, too; private objectives are told at the end."""
    game = choosing(tools=0, publics=0)
    game.play("choose firmitas", 0)
    game.play("choose lux_mundi", 1)
    if over:
        game.state = play(position(tools="", in_round=10, turn=4), "end").state
    told = "* deal shades_of_blue" if over else "* deal ?"
    hidden = ["* deal shades_of_red", told, *WINDOWS[:2], "* deal ?", "* deal ?"]
    assert game.view(0).log[:6] == hidden


@rules("setup_what_is_secret")
def test_the_dealer_s_seed_is_revealed_when_the_game_is_over() -> None:
    """Rulings, setup; before, only its commitment is public."""
    game = Game.new("classic", 2)
    assert game.dealer
    assert (game.view(0).seed, game.view(0).commitment) == (None, game.dealer.commitment)
    game.state = position(in_round=10, turn=4).state
    assert play(game, "end").view(0).seed == game.dealer.seed.hex()


# tokens, bag, five and six seats


@rules("setup_tokens")
@pytest.mark.parametrize("pattern", PATTERN)
def test_a_seat_gets_as_many_tokens_as_the_level_of_its_window(pattern: str) -> None:
    """All rulebooks, preparation of players."""
    game = Game.new("classic", 2, seed=1, deal={"patterns": [pattern, "fractal_drops"]})
    assert (tokens(game, 0), tokens(game, 1)) == (PATTERN[pattern].level, 3)


@rules("setup_tokens")
def test_the_supply_of_tokens_never_runs_out() -> None:
    """Rulings, editions: six windows of level 6 take more than the 24 tokens of the box."""
    game = Game.new("classic", 6, seed=1, deal={"patterns": ["water_of_life"] * 6})
    assert sum(tokens(game, seat) for seat in range(6)) == 36


@rules("setup_tokens")
def test_tokens_come_when_the_windows_are_revealed() -> None:
    """Rulings, setup: before the tools."""
    game = choosing()
    game.play("choose firmitas", 0)
    assert tokens(game) == 0
    game.play("choose lux_mundi", 1)
    assert (tokens(game), game.view().tools) == (5, [])


@rules("setup_bag_limits")
@pytest.mark.parametrize(
    ("seats", "bag", "rule"), [(2, 9, "bag_too_small"), (6, 25, "bag_too_small"), (4, 27, "bag_too_large")]
)
def test_a_bag_without_ten_rounds_of_dice_or_beyond_the_box_is_refused(seats: int, bag: int, rule: str) -> None:
    """Rulings, editions."""
    with pytest.raises(Refused, match=rule):
        Game.new("classic", seats, bag=bag)


@rules("setup_five_six_seats")
@pytest.mark.parametrize(("seats", "cards"), [(1, 5), (2, 5), (3, 5), (4, 5), (5, 11), (6, 11)])
def test_with_five_or_six_seats_six_position_cards_join_the_private_objectives(seats: int, cards: int) -> None:
    """Rulings, editions: a sixth seat needs a sixth card."""
    assert len(new(seats).outcomes_possible()) == cards


@rules("setup_five_six_seats")
@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_a_position_card_pays_the_sum_of_shades_in_every_edition(edition: str) -> None:
    """Rulings, editions: the wall is the six inner cells, of which two hold a 3 and a 4."""
    window = "R5 / .. B3 .. .. / .. G4"
    privates = "wall shades_of_red shades_of_blue shades_of_green fence"
    sheet = position(window, seats=5, edition=edition, privates=privates).score()[0]
    assert sheet.private == {"wall": 7}
