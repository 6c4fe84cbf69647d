"""The solo game in both families: payment with dice, the target, what scores (solo chapters; rulings, solo)."""

import pytest

from positions import (
    FULL,
    NARROW,
    awaited,
    dice,
    play,
    pool,
    refusal,
    roll,
    solo,
    tokens,
    tokens_on,
    tools,
    track,
)
from rules.citing import rules
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from texts import legal_texts

FAMILIES = ["classic", "classic-ru", "classic-it", "revised"]
LAST = {"in_round": 10, "turn": 2}


def gone(game: Game, tool: str) -> bool:
    """Has the tool left the game?"""
    return next(card.gone for card in game.view().tools if card.id == tool)


# the round


@rules("solo_round")
@pytest.mark.parametrize("edition", FAMILIES)
def test_solo_draws_four_dice_and_plays_two_turns_in_a_row(edition: str) -> None:
    """All rulebooks, solo."""
    game = roll(play(solo(edition=edition, turn=2), "end"), "R1 B2 G3 P4")
    play(game, "R1@a1", "end", "B2@a2", "end")
    assert (dice(game), track(game)) == ({"a1": "R1", "a2": "B2"}, " / G3 P4")


@rules("solo_round")
def test_solo_leaves_all_other_dice_on_the_round_track() -> None:
    """All rulebooks, solo."""
    assert track(play(solo(pool="G3 P4 R1", turn=2), "end")) == "R1 G3 P4"


@rules("solo_empty_round")
def test_a_round_that_leaves_no_die_is_covered_by_a_marker() -> None:
    """All rulebooks, solo: its space counts nothing."""
    game = play(solo(pool="", turn=2, in_round=2, track="R4"), "end")
    assert (game.view().track, game.target) == ([["R4"], []], 4)


@rules("solo_tools_laid_out")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_solo_lays_out_one_to_five_tools(count: int) -> None:
    """All rulebooks, solo: one is the hardest game, five the easiest."""
    assert Game.new("classic", 1, seed=1, tools=count).options.tools == count


@rules("solo_tools_laid_out")
def test_solo_lays_out_no_more_than_five_tools() -> None:
    """All rulebooks, solo."""
    with pytest.raises(Refused, match="too_many_tools"):
        Game.new("classic", 1, tools=6)


# classic payment: a die of the tool's color


@rules("solo_classic", "solo_paying_with_a_die")
def test_classic_solo_has_no_tokens_and_pays_with_a_pool_die_of_the_tool_s_color() -> None:
    """Classic rules, solo: Grinding Stone is green."""
    game = play(solo(hand="R5", pool="B1 G3", tools="grinding_stone"), "use grinding_stone")
    assert (tokens(game), legal_texts(game), refusal(game, "pay B1")) == (0, ["pay G3"], "wrong_color_to_pay")


@rules("solo_classic", "solo_paying_with_a_die")
def test_a_paid_die_and_its_tool_leave_the_game() -> None:
    """Classic rules, solo."""
    game = play(solo(hand="R5", pool="B1 G3", tools="grinding_stone"), "use grinding_stone", "pay G3")
    assert (pool(game), gone(game, "grinding_stone")) == ("B1", True)


@rules("solo_classic")
def test_each_tool_works_once_in_classic_solo() -> None:
    """Classic rules, solo."""
    game = solo("R1", pool="B1 B3", tools="eglomise_brush")
    play(game, "use eglomise_brush", "pay B1", "a1>d5", "end")
    assert refusal(game, "use eglomise_brush") == "tool_left_the_game"


@rules("solo_classic")
def test_classic_solo_takes_no_tokens_for_a_tool() -> None:
    """Classic rules, solo."""
    game = play(solo(hand="R5", pool="G3", tools="grinding_stone"), "use grinding_stone")
    assert refusal(game, "pay tokens") == "pay_with_a_die"


@rules("solo_paying_with_a_die")
def test_the_player_chooses_which_die_of_the_color_is_paid() -> None:
    """Rulings, solo: its shade matters to the target."""
    game = play(solo(hand="R5", pool="G1 G6", tools="grinding_stone"), "use grinding_stone")
    assert legal_texts(game) == ["pay G1", "pay G6"]
    assert pool(play(game, "pay G6")) == "G1"


@rules("solo_paying_with_a_die")
@pytest.mark.parametrize("edition", FAMILIES)
def test_a_die_in_hand_is_not_there_to_pay_with(edition: str) -> None:
    """Rulings, solo: it isn't in the pool."""
    game = solo(edition=edition, hand="G5", pool="R1", tools="grinding_stone", tokens=0)
    assert refusal(game, "use grinding_stone") == "no_die_to_pay"


@rules("solo_paying_with_a_die")
def test_one_of_two_equal_dice_may_pay_for_the_tool_on_the_other() -> None:
    """Rulings, solo: the second green 5 is still in the pool."""
    game = play(solo(pool="G5 G5", tools="grinding_stone"), "G5", "use grinding_stone", "pay G5")
    assert (game.view().hand, pool(game)) == ("G2", "")


@rules("solo_paying_with_a_die", "turns_unplaceable_refused")
def test_a_die_that_fits_nowhere_needs_another_die_to_pay_for_its_help() -> None:
    """Rulings, turns 6 and solo: the green 5 can't pay for being turned over itself."""
    alone = solo("R1", pattern=NARROW, pool="G5 B3", tools="grinding_stone")
    assert refusal(alone, "G5") == "cant_be_placed"
    helped = solo("R1", pattern=NARROW, pool="G5 G4", tools="grinding_stone")
    assert legal_texts(play(helped, "G5")) == ["use grinding_stone"]


@rules("solo_paying_with_a_die")
def test_a_tool_is_not_offered_without_a_die_of_its_color() -> None:
    """Classic rules, solo."""
    game = solo("R1", pool="G3 P4", tools="eglomise_brush")
    assert (tools(game), refusal(game, "use eglomise_brush")) == (set(), "no_die_to_pay")


# timed tools


@rules("solo_timed_tools", "solo_paying_with_a_die")
def test_glazing_hammer_rolls_what_is_left_after_payment() -> None:
    """Rulings, solo: paid before the effect."""
    game = solo(pool="B1 R5 G6", turn=2, tools="glazing_hammer")
    play(game, "use glazing_hammer", "pay B1", "* =2", "* =3")
    assert (pool(game), awaited(game)) == ("R2 G3", 0)


@rules("solo_timed_tools", "turns_tool_must_work")
def test_glazing_hammer_is_not_offered_if_its_payment_empties_the_pool() -> None:
    """Rulings, turns 3."""
    game = solo(pool="B1", turn=2, tools="glazing_hammer")
    assert tools(game) == set()


@rules("solo_timed_tools")
def test_glazing_hammer_is_for_turn_two_of_a_solo_round() -> None:
    """Rulings, solo: as with more seats."""
    assert refusal(solo(pool="B1 R2", turn=1, tools="glazing_hammer"), "use glazing_hammer") == "second_turn_only"


@rules("solo_timed_tools")
def test_running_pliers_are_for_turn_one_of_a_solo_round_and_skip_turn_two() -> None:
    """Rulings, solo: as with more seats."""
    game = solo(pool="B1 R2 G3 P4", tools="running_pliers")
    play(game, "B1@a1", "use running_pliers", "pay R2", "G3@a2", "end")
    assert (game.awaits_chance, track(game)) == (True, "P4")


@rules("solo_timed_tools")
def test_running_pliers_are_refused_in_turn_two_of_a_solo_round() -> None:
    """Rulings, solo: as with more seats."""
    game = play(solo(pool="B1 R2 G3", turn=2, tools="running_pliers"), "B1@a1")
    assert refusal(game, "use running_pliers") == "first_turn_only"


@rules("solo_timed_tools", "tools_running_pliers")
def test_running_pliers_need_a_placeable_die_after_payment() -> None:
    """Rulings, tools: paying with the only other die would leave none."""
    game = play(solo(pool="B1 R2", tools="running_pliers"), "B1@a1")
    assert tools(game) == set()


@rules("solo_timed_tools", "tools_running_pliers")
def test_running_pliers_cant_be_paid_with_the_only_placeable_die() -> None:
    """Rulings, tools: of two red dice the 2 must stay, for the 5 fits nowhere."""
    game = play(solo("R1", pattern=NARROW, pool="B2 R2 R5", tools="running_pliers"), "B2@a2", "use running_pliers")
    assert (legal_texts(game), refusal(game, "pay R2")) == (["pay R5"], "tool_cant_be_finished")


# revised payment: tokens, or a die


@rules("solo_revised")
def test_revised_solo_pays_with_tokens_or_with_a_die() -> None:
    """Revised rules, solo."""
    game = play(solo(edition="revised", hand="R5", pool="G3", tools="grinding_stone"), "use grinding_stone")
    assert set(legal_texts(game)) == {"pay G3", "pay tokens"}


@rules("solo_revised")
def test_a_tool_paid_with_tokens_stays_and_then_costs_two() -> None:
    """Revised rules, solo: tokens as usual."""
    game = solo("R1", edition="revised", pool="R5", tools="eglomise_brush", tokens=3)
    play(game, "use eglomise_brush", "pay tokens", "a1>d5", "end")
    assert (tokens(game), gone(game, "eglomise_brush")) == (2, False)
    assert tokens(play(game, "use eglomise_brush", "pay tokens")) == 0


@rules("solo_revised")
def test_a_tool_paid_with_a_die_leaves_with_it() -> None:
    """Revised rules, solo."""
    game = solo("R1", edition="revised", pool="B5 R5", tools="eglomise_brush")
    play(game, "use eglomise_brush", "pay B5", "a1>d5")
    assert (tokens(game), pool(game), gone(game, "eglomise_brush")) == (3, "R5", True)


@rules("solo_tool_with_tokens")
def test_a_tool_that_bears_tokens_may_still_be_paid_with_a_die_and_leaves() -> None:
    """Rulings, solo."""
    game = solo("R1", edition="revised", pool="B5", tools="eglomise_brush:1", tokens=0)
    play(game, "use eglomise_brush", "pay B5", "a1>d5")
    assert (gone(game, "eglomise_brush"), tokens_on(game, "eglomise_brush")) == (True, 1)


@rules("solo_revised")
def test_revised_solo_refuses_tokens_that_are_not_there() -> None:
    """Revised rules, solo."""
    game = solo("R1", edition="revised", pool="B5", tools="eglomise_brush:1", tokens=1)
    assert refusal(play(game, "use eglomise_brush"), "pay tokens") == "too_few_tokens"


@rules("solo_revised")
@pytest.mark.parametrize(("pattern", "level"), [("fractal_drops", 3), ("firmitas", 5), ("water_of_life", 6)])
def test_revised_solo_gives_tokens_by_the_window(pattern: str, level: int) -> None:
    """Revised rules, solo: set up as for two."""
    game = Game.new("revised", 1, seed=1, deal={"patterns": [pattern]})
    assert tokens(game) == level


# the end


@rules("solo_target")
def test_the_target_is_the_sum_of_the_round_track() -> None:
    """All rulebooks, solo."""
    assert solo(track="R4 B2 / / Y6", in_round=4).target == 12


@rules("solo_target")
def test_dice_paid_for_tools_dont_count_for_the_target() -> None:
    """All rulebooks, solo: of B6 and R1 only the red 1 is left for the track."""
    game = solo("R2", pool="B6 R1", tools="eglomise_brush", **LAST)
    play(game, "use eglomise_brush", "pay B6", "a1>d5", "end")
    assert game.target == 1


@rules("solo_target", "tools_lens_cutter")
def test_lens_cutter_changes_the_target() -> None:
    """Cards: the target is the sum at the end, so a 1 for a 6 lowers it by five."""
    game = solo(hand="R1", pool="G3", track="B6", in_round=2, tools="lens_cutter")
    assert play(game, "use lens_cutter", "pay G3", "swap B6").target == 1


@rules("solo_target")
@pytest.mark.parametrize(("left", "won"), [("R4 B5", True), ("R5 B5", False), ("R6 B5", False)])
def test_solo_is_won_only_by_more_points_than_the_target(left: str, won: bool) -> None:
    """All rulebooks, solo: ten red ones score 10, and level is a loss."""
    game = play(solo(FULL, pool=left, privates="shades_of_red shades_of_green", **LAST), "end")
    assert (game.score()[0].total, game.won) == (10, won)


@rules("solo_empty_cells")
@pytest.mark.parametrize("edition", FAMILIES)
def test_an_empty_cell_costs_three_points_in_solo(edition: str) -> None:
    """All rulebooks, solo: nineteen cells are empty."""
    assert solo("G1", edition=edition, tokens=0).score()[0].empty == -57


@rules("solo_best_objective", "solo_classic")
def test_classic_solo_counts_the_better_of_two_private_objectives() -> None:
    """Classic rules, solo; rulings: the maximum is chosen and shown."""
    sheet = solo(FULL, privates="shades_of_red shades_of_blue").score()[0]
    assert (sheet.private, sheet.counted, sheet.total) == (
        {"shades_of_red": 10, "shades_of_blue": 20},
        ["shades_of_blue"],
        20,
    )


@rules("solo_best_objective", "solo_revised")
def test_revised_solo_counts_the_best_of_three_public_objectives_and_the_private_one() -> None:
    """Revised rules, solo: 10 pairs of 1 and 2, no other set; red dice at three points."""
    publics = "deep_shades light_shades color_variety"
    sheet = solo(FULL, edition="revised", publics=publics, privates="shades_of_red", tokens=0).score()[0]
    assert (sheet.counted, sheet.total) == (["light_shades", "shades_of_red"], 20 + 30)


@rules("solo_classic")
def test_classic_solo_counts_both_public_objectives() -> None:
    """Classic rules, solo: only the private one is chosen."""
    sheet = solo(FULL, publics="light_shades deep_shades", privates="shades_of_green shades_of_yellow").score()[0]
    assert (sheet.public, sheet.total) == ({"light_shades": 20, "deep_shades": 0}, 20)
