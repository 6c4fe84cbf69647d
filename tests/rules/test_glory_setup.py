"""Setup with Glory: bags, decks, keeping ornaments, solo, options of the modules, and who knows what."""

from typing import Any

import pytest

from positions import opened, play, pool, position, refusal, roll, roll_anything, solo, tokens
from rules.citing import rules
from sagrada.content.cards import EDITIONS, ORNAMENT, PIONEER, PUBLIC, STRIFE_BOARD, TOOL
from sagrada.content.options import MODULES, resolve
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from sagrada.words.messages import explain
from texts import legal_texts, outcome_texts

ALL = [edition.id for edition in EDITIONS]
BASE_TOOLS = {tool.id for tool in TOOL.values() if tool.set == "base"}
STRIFE_TOOLS = {"exchange_clamp", "pumice_block", "salvage_hook"}
BASE_PUBLICS = {card.id for card in PUBLIC.values() if card.set == "base"}
RIVALRY = {"color_pairs", "dark_field", "heavy_frame", "sevens", "many_panes", "soft_gradient"}
STRIFE_RIVALRY = {"weight_of_strife", "clash_of_colors", "far_flung_strife"}
STRIFE_PUBLICS = {"gray_mullions", "gray_in_bloom", "gray_scale"} | STRIFE_RIVALRY
DEALT = ["* deal checker", "* deal arch", "* deal garland", "* deal pillar"]
LIGHT = "color_panes_too"


def new(seats: int = 2, edition: str = "classic", **options: Any) -> Game:
    """A table whose cards and dice come by hand; private objectives and windows are laid out."""
    each = resolve(edition, seats, **options).privates
    cards = [["shades_of_red", "shades_of_blue"][:each], ["shades_of_green"], ["shades_of_yellow"]][:seats]
    deal = {"patterns": ["firmitas", "lux_mundi", "virtus"][:seats], "privates": cards}
    return Game.new(edition, seats, dice_by_hand=True, deal=deal, **options)


def keeping(*dealt: str, **options: Any) -> Game:
    """Two seats before they keep ornaments: seat 0 was dealt Checker and Arch, seat 1 Garland and Pillar."""
    return play(new(**{"modules": "ornaments", **options}), *(dealt or DEALT))


def kept(*choices: str, **options: Any) -> Game:
    """Two seats that have made their choice."""
    game = keeping(**options)
    for seat, choice in enumerate(choices):
        game.play(f"keep {choice}", seat)
    return game


def possible(game: Game) -> set[str]:
    """The cards that may be dealt next."""
    return {line.removeprefix("* deal ") for line in outcome_texts(game)}


def refused(seats: int = 2, edition: str = "classic", **options: Any) -> Refused:
    """Why such a table can't be."""
    with pytest.raises(Refused) as found:
        resolve(edition, seats, **options)
    return found.value


# the bag


@rules("glory_bag_with_strife")
@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(("seats", "each", "gray", "total"), [(2, 10, 4, 54), (3, 14, 5, 75), (4, 18, 6, 96)])
def test_the_bag_with_strife_is_the_expansion_s_table_in_every_edition(
    edition: str, seats: int, each: int, gray: int, total: int
) -> None:
    """Glory, preparation: so many dice of each color and so many gray ones."""
    bag = Game.new(edition, seats, dice_by_hand=True, modules="strife").view().bag
    assert (bag, sum(bag.values())) == (dict.fromkeys("RYGBP", each) | {"S": gray}, total)


@rules("glory_34_five_six_seats")
@pytest.mark.parametrize(("seats", "each", "gray", "total"), [(5, 22, 7, 117), (6, 26, 8, 138)])
def test_glory_with_five_and_six_seats_has_the_printed_numbers_of_dice(
    seats: int, each: int, gray: int, total: int
) -> None:
    """Glory, preparation."""
    bag = Game.new("classic", seats, dice_by_hand=True, modules="strife").view().bag
    assert (bag, sum(bag.values())) == (dict.fromkeys("RYGBP", each) | {"S": gray}, total)


@rules("glory_34_five_six_seats")
@pytest.mark.parametrize(("seats", "dice"), [(2, 5), (3, 7), (4, 9), (5, 11), (6, 13)])
def test_glory_with_five_and_six_seats_has_11_and_13_dice_a_round(seats: int, dice: int) -> None:
    """Rulings, Glory 34: the usual draft."""
    assert len(roll_anything(opened(seats=seats)).view().pool) == dice


@rules("glory_bag_with_strife")
def test_less_luck_changes_nothing_with_strife() -> None:
    """Rulings, Glory: the table overrides it."""
    edition = next(edition.id for edition in EDITIONS if edition.less_luck_bag)
    plain, lucky = (Game.new(edition, 2, dice_by_hand=True, modules="strife", less_luck=luck) for luck in (False, True))
    assert plain.view().bag == lucky.view().bag


@rules("glory_bag_with_strife")
def test_a_bag_by_hand_is_refused_with_strife() -> None:
    """Rulings, Glory."""
    assert refused(modules="strife", bag=12).rule == "bag_with_strife"


@rules("glory_bag_with_strife")
@pytest.mark.parametrize("modules", ["pioneers", "ornaments", "rivalry", "pioneers ornaments rivalry"])
def test_without_strife_the_edition_s_bag_stays(modules: str) -> None:
    """Rulings, Glory: whatever other modules are in play; and nothing is gray."""
    for edition in ALL:
        bag = Game.new(edition, 3, dice_by_hand=True, modules=modules).view().bag
        assert bag == Game.new(edition, 3, dice_by_hand=True).view().bag
        assert (bag["S"], Game.new(edition, 3, dice_by_hand=True, modules=modules).view().supply) == (0, 0)


# the decks


@rules("glory_12_strife_deck", "glory_bag_with_strife")
def test_the_strife_deck_lays_out_one_tool_and_one_objective_and_the_rest_stays_out() -> None:
    """Glory, preparation: one of the three tools and one of the six objectives, the others as usual."""
    game = new(modules="strife")
    assert possible(game) == STRIFE_TOOLS
    play(game, "* deal pumice_block")
    assert possible(game) == BASE_TOOLS
    play(game, "* deal lathekin", "* deal tap_wheel")
    assert possible(game) == STRIFE_PUBLICS
    play(game, "* deal gray_scale")
    assert possible(game) == BASE_PUBLICS
    play(game, "* deal light_shades", "* deal deep_shades")
    assert possible(game) == set(STRIFE_BOARD)


@rules("glory_12_strife_deck")
@pytest.mark.parametrize(("option", "deck"), [(True, STRIFE_PUBLICS), (False, STRIFE_PUBLICS - STRIFE_RIVALRY)])
@pytest.mark.parametrize("modules", ["strife", "strife rivalry"])
def test_the_strife_deck_has_its_rivalry_cards_unless_the_option_leaves_them_out(
    modules: str, option: bool, deck: set[str]
) -> None:
    """Rulings, Glory 12: strife_rivalry, with or without the rivalry module."""
    game = new(modules=modules, strife_rivalry=option, tools=1)
    assert possible(play(game, "* deal pumice_block")) == deck


@rules("glory_rivalry_deck")
def test_the_rivalry_deck_is_shuffled_into_the_ten_public_objectives() -> None:
    """Glory, rivalry: mixed with the others; three of sixteen are laid out."""
    game = new(modules="rivalry", tools=0)
    assert possible(game) == BASE_PUBLICS | RIVALRY
    assert len(roll_anything(game).view().publics) == 3


@rules("glory_rivalry_deck")
def test_the_rivalry_deck_gives_two_cards_beside_the_strife_objective() -> None:
    """Rulings, Glory: the strife rivalry cards are not among the sixteen."""
    game = play(new(modules="rivalry strife", tools=1), "* deal pumice_block", "* deal weight_of_strife")
    assert possible(game) == BASE_PUBLICS | RIVALRY
    assert len(roll_anything(game).view().publics) == 3


@rules("glory_rivalry_deck")
def test_without_the_module_no_rivalry_card_is_dealt() -> None:
    """Glory: one may add all modules or some of them."""
    assert possible(new(modules="pioneers ornaments", tools=0)) == set(ORNAMENT)
    assert possible(new(tools=0)) == BASE_PUBLICS


def test_three_of_fifteen_pioneers_are_laid_out() -> None:
    """Glory, preparation: in a row below the public objectives."""
    game = new(modules="pioneers", tools=0, publics=0)
    assert (possible(game), len(PIONEER)) == (set(PIONEER), 15)
    play(game, "* deal staircase", "* deal rosette", "* deal scaffold")
    assert [card.id for card in game.view().pioneers] == ["staircase", "rosette", "scaffold"]
    assert {card.owner for card in game.view().pioneers} == {None}


# keeping ornaments


@rules("glory_26_ornament_setup")
def test_keeping_ornaments_comes_after_the_windows_and_before_the_table() -> None:
    """Glory, ornaments: after the window is chosen; two of twelve a seat."""
    game = new(modules="glory")
    assert (possible(game), len(ORNAMENT)) == (set(ORNAMENT), 12)
    play(game, *DEALT)
    assert (game.view().phase, game.awaits(), game.view().tools) == ("keep_ornaments", [0, 1], [])
    assert legal_texts(game, 0) == ["keep none", "keep checker", "keep arch", "keep checker arch"]


@rules("glory_26_ornament_setup")
@pytest.mark.parametrize(("choice", "more"), [("none", 0), ("checker", 1), ("arch", 1), ("checker arch", 2)])
def test_keeping_ornaments_gives_a_favor_token_for_each_one(choice: str, more: int) -> None:
    """Glory, ornaments: one more token for each card kept."""
    game, other = kept(choice, "none"), kept("none", "none")
    assert (tokens(game) - tokens(other), tokens(game, 1)) == (more, tokens(other, 1))
    assert [seat.ornaments_kept for seat in game.view().seats] == [more, 0]


@rules("glory_26_ornament_setup")
@pytest.mark.parametrize("viewer", [1, None])
def test_keeping_ornaments_shows_how_many_and_not_which(viewer: int | None) -> None:
    """Rulings, Glory 26: games that differ only in hidden ornaments look the same."""
    views = [roll_anything(kept(choice, "none")).view(viewer) for choice in ("checker", "arch")]
    assert views[0] == views[1]
    assert (views[0].seats[0].ornaments_kept, views[0].seats[0].ornaments, views[0].seats[0].kept) == (1, None, None)


@rules("glory_26_ornament_setup")
@pytest.mark.parametrize("viewer", [1, None])
def test_keeping_ornaments_never_shows_the_discarded_ones(viewer: int | None) -> None:
    """Rulings, Glory 26: not what was dealt either, in the log as in the seats."""
    others = ["* deal diamond", "* deal cross", *DEALT[2:]]
    views = []
    for dealt in (DEALT, others):
        game = keeping(*dealt)
        game.play("keep none", 0)
        game.play("keep garland", 1)
        views.append(roll_anything(game).view(viewer))
    assert views[0] == views[1]


@rules("glory_26_ornament_setup")
@pytest.mark.parametrize("viewer", [1, None])
def test_keeping_ornaments_is_secret_before_the_last_seat_has_chosen(viewer: int | None) -> None:
    """Rulings, setup: a view shows only who has chosen; the choice can be changed."""
    games = [keeping(), keeping(), keeping()]
    for game, choice in zip(games, ("none", "checker", "checker arch"), strict=True):
        game.play(f"keep {choice}", 0)
    views = [game.view(viewer) for game in games]
    assert views[0] == views[1] == views[2]
    assert (views[0].awaits, views[0].seats[0].tokens) == ([1], 0)
    games[0].play("keep arch", 0)
    games[0].play("keep none", 1)
    assert games[0].view(0).seats[0].kept == ["arch"]


@rules("glory_26_ornament_setup")
def test_who_keeps_ornaments_sees_them_and_the_discarded_ones() -> None:
    """Glory, ornaments: a player may look at the cards at any time."""
    seat = kept("arch", "none").view(0).seats[0]
    assert (seat.ornaments, seat.kept, seat.ornaments_kept) == (["checker", "arch"], ["arch"], 1)


@rules("glory_26_ornament_setup")
def test_kept_ornaments_are_shown_at_the_final_scoring_and_discarded_ones_never() -> None:
    """Glory, scoring: the players show their ornaments."""
    game = play(position(in_round=10, turn=4, ornaments="checker / arch garland"), "end")
    assert [seat.kept for seat in game.view().seats] == [["checker"], ["arch", "garland"]]
    assert [seat.ornaments for seat in game.view().seats] == [None, None]


@rules("glory_26_ornament_setup")
def test_keeping_an_ornament_of_another_seat_is_refused() -> None:
    """Rulings, Glory 26: its own two."""
    assert refusal(keeping(), "keep garland", 0) == "unknown_id"


# solo


@rules("glory_33_solo", "glory_solo_with_strife")
@pytest.mark.parametrize("edition", ALL)
def test_glory_in_solo_draws_three_dice_from_the_bag_and_one_from_the_supply(edition: str) -> None:
    """Rulings, Glory 33: the bag of two seats."""
    game = play(solo(edition=edition, board=LIGHT, turn=2), "end")
    assert (game.view().bag["R"], game.view().bag["S"]) == (10, 4)
    roll(game, "R1 R2 S3 S4")
    assert (pool(game), game.view().bag["S"], game.view().supply) == ("R1 R2 S3 S4", 3, 8)


@rules("glory_33_solo")
def test_gray_dice_on_the_round_track_count_for_the_target_in_solo() -> None:
    """Rulings, Glory 33."""
    assert solo(board=LIGHT, track="S6 R1 / S3", in_round=3).target == 10


@rules("glory_33_solo")
@pytest.mark.parametrize(("edition", "more"), [("classic", 0), ("revised", 1)])
def test_ornaments_give_tokens_only_where_solo_has_tokens(edition: str, more: int) -> None:
    """Rulings, Glory 33."""
    games = [play(new(1, edition, modules="ornaments", tools=0), *DEALT[:2], f"keep {c}") for c in ("none", "arch")]
    assert tokens(games[1]) - tokens(games[0]) == more
    assert games[1].view(0).seats[0].kept == ["arch"]


@rules("glory_33_solo")
def test_ornaments_pay_and_cost_in_solo() -> None:
    """Rulings, Glory 33."""
    totals = [solo("R1 B2 / B2 R1", ornaments=name).score()[0].total for name in ("checker", "arch")]
    assert totals[0] - totals[1] == 6


@rules("glory_33_solo")
@pytest.mark.parametrize("module", ["pioneers", "rivalry"])
def test_rivalry_and_pioneers_need_rivals_and_are_refused_in_solo_in_words(module: str) -> None:
    """Rulings, Glory 33."""
    why = refused(1, modules=module)
    assert (why.rule, module in explain(why)) == ("not_in_solo", True)
    assert refused(1, modules="glory").rule == "not_in_solo"


@rules("glory_33_solo", "glory_solo_with_strife")
def test_the_strife_rivalry_cards_are_refused_in_solo() -> None:
    """Rulings, Glory 33: nobody to compare with."""
    assert refused(1, modules="strife", strife_rivalry=True).rule == "not_in_solo"


@rules("glory_solo_with_strife")
@pytest.mark.parametrize(
    ("edition", "ordinary"), [("classic", 1), ("classic-ru", 1), ("classic-it", 1), ("revised", 2)]
)
def test_solo_with_strife_lays_out_one_strife_tool_and_one_strife_objective(edition: str, ordinary: int) -> None:
    """Rulings, Glory: the rest is ordinary, as the edition has it."""
    game = new(1, edition, modules="strife", tools=2)
    assert possible(game) == STRIFE_TOOLS
    play(game, "* deal salvage_hook")
    assert possible(game) >= BASE_TOOLS
    play(game, "* deal lathekin")
    assert possible(game) == STRIFE_PUBLICS - STRIFE_RIVALRY
    play(game, "* deal gray_scale")
    assert possible(game) == BASE_PUBLICS
    roll_anything(game)
    assert len(game.view().publics) == 1 + ordinary


# options of the modules


@pytest.mark.parametrize("given", ["glory", ["glory"], "rivalry,ornaments pioneers, strife", ("strife", "glory")])
def test_modules_are_named_one_by_one_or_all_as_glory(given: Any) -> None:
    """Glory: all modules at once or only some of them."""
    assert resolve("classic", 2, modules=given).modules == MODULES == ("strife", "pioneers", "ornaments", "rivalry")


@pytest.mark.parametrize(("given", "rule"), [("strive", "unknown_module"), (7, "option_value")])
def test_an_unknown_module_is_refused(given: Any, rule: str) -> None:
    """Options."""
    assert refused(modules=given).rule == rule


@pytest.mark.parametrize(
    ("option", "value", "module"),
    [
        ("claims", "asked", "pioneers"),
        ("gray_ornaments", False, "ornaments"),
        ("ornaments_break_ties", False, "ornaments"),
        ("strife_rivalry", False, "strife"),
        ("color_pairs", "diagonal", "rivalry"),
    ],
)
def test_an_option_of_a_module_needs_the_module(option: str, value: Any, module: str) -> None:
    """Options: and takes no other value."""
    others = [name for name in MODULES if name != module]
    other: dict[str, Any] = {option: "perhaps"}
    assert refused(modules=others, **{option: value}).rule == "needs_module"
    assert getattr(resolve("classic", 2, modules=module, **{option: value}), option) == value
    assert refused(modules=module, **other).rule == "option_value"


@pytest.mark.parametrize("given", [{"tools": 0}, {"publics": 0}])
def test_strife_needs_a_tool_and_a_public_objective(given: dict[str, Any]) -> None:
    """Glory, preparation: one of each is a strife card."""
    assert refused(modules="strife", **given).rule == "strife_needs_cards"
