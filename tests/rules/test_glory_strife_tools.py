"""The three strife tools, sentence by sentence (cards; rulings, Glory and tools)."""

from typing import Any

import pytest

from positions import FULL, NARROW, dice, honor, play, pool, position, refusal, solo, tokens, tokens_on, tools, track
from rules.citing import rules
from sagrada.game.game import Game
from texts import legal_texts

LENIENT = "color_panes_too"
CORNERS = "no_corner_contact"
SHADES = "shade_panes_only"
LINTEL = "top_and_bottom"
MULLIONS = "one_per_column"
DISSONANCE = "dissonance"
CLAMP = "use exchange_clamp"
PUMICE = "use pumice_block"
HOOK = "use salvage_hook"
GRAY_TRACK: dict[str, Any] = {"track": "S3", "in_round": 2}


def exchanges(game: Game) -> list[str]:
    """The exchanges that Exchange Clamp offers; none if it can't be used."""
    return legal_texts(play(game, CLAMP)) if tools(game) else []


# Exchange Clamp


@rules("tools_exchange_clamp")
def test_exchange_clamp_exchanges_a_gray_and_a_colored_die() -> None:
    """Card: the one tool that moves a die to a filled cell."""
    game = play(position("S3 R1 / .. .. B5", tools="exchange_clamp", board=LENIENT), CLAMP)
    assert legal_texts(game) == ["a1>a2", "a1>b3"]
    assert dice(play(game, "a1>b3")) == {"a1": "B5", "a2": "R1", "b3": "S3"}


@rules("tools_exchange_clamp")
@pytest.mark.parametrize("move", ["a2>a1", "a1>a3", "a2>b3", "a1>b1"])
def test_exchange_clamp_needs_one_die_of_each_kind(move: str) -> None:
    """Card: a strife die and one other die; the gray one is named first."""
    game = play(position("S3 R1 S5 / .. .. B6", tools="exchange_clamp", board=LENIENT), CLAMP)
    assert refusal(game, move) == "gray_and_colored"


@rules("tools_exchange_clamp")
def test_exchange_clamp_exchanges_neighbors() -> None:
    """Rulings, Glory: both dice are lifted before either is tested."""
    game = play(position("S3 R1", tools="exchange_clamp", board=DISSONANCE), CLAMP, "a1>a2")
    assert dice(game) == {"a1": "R1", "a2": "S3"}


@rules("tools_exchange_clamp")
@pytest.mark.parametrize(
    ("window", "pattern", "board", "move"),
    [
        ("S3 R1", ".B", CORNERS, "a1>a2"),
        ("S3 R1", ".1", LENIENT, "a1>a2"),
        ("S3 R1", "B", LENIENT, "a1>a2"),
        ("S3 R1", "3", LENIENT, "a1>a2"),
        ("S3 R1 B3", ".....", LENIENT, "a1>a2"),
        ("S3 R1 S5", ".....", LENIENT, "a1>a2"),
        ("S3 R1 / R5", ".....", LENIENT, "a1>a2"),
        ("S3 B1 / R1", ".....", LENIENT, "a1>a2"),
        ("S3 R1 / .. .. S6", ".....", CORNERS, "a1>a2"),
        ("S3 B1 R3", "3", SHADES, "a1>a3"),
        ("S3 / .. R1", ".....", LINTEL, "a1>b2"),
        ("S3 R1 / / .. S6", ".....", MULLIONS, "a1>a2"),
        ("S3 R1 B4", ".....", DISSONANCE, "a1>a2"),
    ],
)
def test_exchange_clamp_wants_each_die_to_fit_its_cell_and_neighbors_and_the_board_s_rule(
    window: str, pattern: str, board: str, move: str
) -> None:
    """Rulings, Glory: the print, equal colors and shades, for both dice, and each of the boards."""
    assert move not in exchanges(position(window, pattern=pattern, tools="exchange_clamp", board=board))


@rules("tools_exchange_clamp")
@pytest.mark.parametrize(
    ("window", "board", "move"),
    [
        ("S3 R1 / .. .. S6", LENIENT, "a1>a2"),
        ("S3 / .. R1", CORNERS, "a1>b2"),
        ("S3 R1 / / .. S6", CORNERS, "a1>a2"),
        ("S3 R1 B5", DISSONANCE, "a1>a2"),
    ],
)
def test_exchange_clamp_works_where_the_board_has_nothing_against_it(window: str, board: str, move: str) -> None:
    """Rulings, Glory: the same exchanges by another board, or with another neighbor."""
    assert move in exchanges(position(window, tools="exchange_clamp", board=board))


@rules("tools_exchange_clamp")
def test_an_exchange_that_does_not_fit_is_refused_by_name() -> None:
    """House style: errors say which rule refused."""
    game = play(position("S3 R1 B3", tools="exchange_clamp", board=LENIENT), CLAMP)
    assert (legal_texts(game), refusal(game, "a1>a2")) == (["a1>a3"], "exchange_fits_not")


@rules("tools_exchange_clamp")
@pytest.mark.parametrize(
    ("window", "move", "alone"),
    [("S3 .. R1", "a1>a3", "a1"), ("S3 .. R1 B5", "a1>a3", "a1"), ("S3 B5 .. R1", "a1>a4", "a4")],
)
def test_exchange_clamp_leaves_no_die_that_touches_nothing(window: str, move: str, alone: str) -> None:
    """Rulings, Glory: each must touch a die on its new cell, the other one counts."""
    game = play(position(f"{window} / / / S6 P1", tools="exchange_clamp", board=LENIENT), CLAMP)
    refused = game.why_not(move)
    assert refused
    assert (refused.rule, refused.facts["cell"]) == ("exchange_alone", alone)


@rules("tools_exchange_clamp")
def test_the_other_die_of_an_exchange_counts_as_touched() -> None:
    """Rulings, Glory: two dice side by side, alone in the window, change places."""
    assert exchanges(position("S3 R1", tools="exchange_clamp", board=LENIENT)) == ["a1>a2"]


@rules("tools_exchange_clamp", "wrong_loose_die")
@pytest.mark.parametrize(
    ("window", "move", "wrong"),
    [
        ("S3 .. R1", "a1>a3", True),
        ("S3 .. R1 B5", "a1>a3", True),
        ("S3 B5 .. R1", "a1>a4", True),
        ("S3 R1", "a1>a2", False),
        ("S3 B5 .. R1 G4", "a1>a4", False),
    ],
)
def test_at_an_honor_table_a_die_that_an_exchange_leaves_alone_is_loose(window: str, move: str, wrong: bool) -> None:
    """Rulings, wrong placements: it was set down touching nothing, and no card allows it."""
    game = play(honor(window, tools="exchange_clamp", board=LENIENT), CLAMP, move)
    assert game.challenge(1, 0) is wrong


@rules("tools_exchange_clamp")
def test_the_exemptions_of_exchanged_dice_end() -> None:
    """Rulings, Glory: each must fit its new cell by itself, and on the old one nothing is exempt."""
    game = position("S3 / .. R1", pattern="R", exempt="a1", tools="exchange_clamp", board=CORNERS)
    play(game, CLAMP, "a1>b2")
    assert (dice(game), game.view().seats[0].exempt) == ({"a1": "R1", "b2": "S3"}, [])


@rules("tools_exchange_clamp")
def test_other_dice_are_not_tested_again_by_exchange_clamp() -> None:
    """Rulings, Glory: the blue die lies exempt on a red cell and stays there."""
    game = position("S3 B1 / .. .. P5", pattern=".R", exempt="a2", tools="exchange_clamp", board=LENIENT)
    play(game, CLAMP, "a1>b3")
    assert (dice(game)["a2"], game.view().seats[0].exempt) == ("B1", ["a2"])


@rules("tools_exchange_clamp")
def test_exchange_clamp_works_in_a_full_window() -> None:
    """Card: it needs no empty cell."""
    full = FULL.replace("R1", "S3", 1)
    assert tools(position(full, tools="exchange_clamp", board=LENIENT)) == {"exchange_clamp"}


@rules("tools_exchange_clamp")
@pytest.mark.parametrize(
    ("window", "rule"), [("", "window_is_empty"), ("R1 B2", "no_gray_in_window"), ("S1", "tool_cant_be_finished")]
)
def test_exchange_clamp_is_not_offered_where_nothing_can_be_exchanged(window: str, rule: str) -> None:
    """Rulings, turns 3: and costs nothing."""
    assert refusal(position(window, tools="exchange_clamp", board=LENIENT), CLAMP) == rule


@rules("tools_exchange_clamp", "turns_movers_without_die_in_hand")
def test_exchange_clamp_is_used_before_taking_or_after_placing() -> None:
    """Rulings, turns 5: a mover."""
    game = position("S3 R1", pool="B5", tools="exchange_clamp", board=LENIENT)
    assert tools(game) == {"exchange_clamp"}
    assert refusal(play(game, "B5"), CLAMP) == "tool_needs_empty_hand"
    assert tools(play(game, "B5@b1")) == {"exchange_clamp"}


@rules("tools_exchange_clamp")
def test_exchange_clamp_at_an_honor_table_exchanges_any_gray_with_any_colored_die() -> None:
    """Rulings, wrong placements: where the dice go is the player's business, which dice is not."""
    game = play(honor("S3 R1 S5", pattern=".B", tools="exchange_clamp", board=CORNERS), CLAMP)
    assert refusal(game, "a1>a3") == "gray_and_colored"
    assert play(game, "a1>a2").challenge(1, 0)


# Pumice Block


@rules("tools_pumice_block")
@pytest.mark.parametrize(
    ("die", "shades"),
    [("S1", "23"), ("S2", "134"), ("S3", "1245"), ("S4", "2356"), ("S5", "346"), ("S6", "45")],
)
def test_pumice_block_goes_one_or_two_steps_and_never_past_1_or_6(die: str, shades: str) -> None:
    """Card."""
    game = play(position(hand=die, tools="pumice_block", board=LENIENT), PUMICE)
    assert legal_texts(game) == [f"={shade}" for shade in shades]
    assert {refusal(game, f"={shade}") for shade in "123456" if shade not in shades} == {"pumice_reach"}


@rules("tools_pumice_block")
def test_pumice_block_is_only_for_a_gray_die_in_hand() -> None:
    """Card."""
    assert refusal(position(hand="R3", tools="pumice_block", board=LENIENT), PUMICE) == "needs_gray_die"
    assert refusal(position(pool="S3", tools="pumice_block", board=LENIENT), PUMICE) == "tool_needs_die_in_hand"


@rules("tools_pumice_block")
def test_pumice_block_s_die_is_then_placed() -> None:
    """Card: the changed die, by the usual rules; it can't be returned."""
    game = play(position("R1", hand="S3", tools="pumice_block", board=LENIENT), PUMICE, "=5")
    assert legal_texts(game) == ["S5@a2", "S5@b1", "S5@b2"]


@rules("tools_pumice_block", "turns_tool_on_taken_die")
def test_pumice_block_offers_only_shades_that_can_be_placed() -> None:
    """Rulings, turns 6."""
    game = play(position("R2", hand="S3", pattern=".5454 / 545", tools="pumice_block", board=SHADES), PUMICE)
    assert (legal_texts(game), refusal(game, "=1")) == (["=4", "=5"], "cant_be_placed")


@rules("tools_pumice_block", "turns_unplaceable_refused")
def test_a_gray_die_that_only_pumice_block_can_place_may_be_taken() -> None:
    """Rulings, turns 6: and then the tool must be used."""
    game = play(position("R2", pool="S3", pattern=".5454 / 545", tools="pumice_block", board=SHADES), "S3")
    assert legal_texts(game) == [PUMICE]


# Salvage Hook


@rules("tools_salvage_hook")
def test_salvage_hook_swaps_a_colored_die_in_hand_with_a_gray_one_of_the_round_track() -> None:
    """Card: both keep their shades."""
    game = position("R1", hand="B5", tools="salvage_hook", board=LENIENT, track="P2 S3 / S6", in_round=3)
    play(game, HOOK)
    assert (legal_texts(game), refusal(game, "swap P2")) == (["swap S3", "swap S6"], "fetches_gray_only")
    play(game, "swap S3")
    assert (game.view().hand, track(game)) == ("S3", "B5 P2 / S6")


@rules("tools_salvage_hook")
def test_after_salvage_hook_the_gray_die_may_be_placed() -> None:
    """Card."""
    game = position("R1", hand="B5", tools="salvage_hook", board=LENIENT, **GRAY_TRACK)
    assert dice(play(game, HOOK, "swap S3", "S3@a2")) == {"a1": "R1", "a2": "S3"}


@rules("tools_salvage_hook")
def test_after_salvage_hook_the_gray_die_may_be_left_in_the_pool_which_spends_the_draft() -> None:
    """Card: even if it could be placed; the turn goes on."""
    game = position("R1", pool="B5 G6", tools="salvage_hook", board=LENIENT, **GRAY_TRACK)
    play(game, "B5", HOOK, "swap S3", "return")
    assert (pool(game), legal_texts(game)) == ("G6 S3", ["end"])


@rules("tools_salvage_hook")
@pytest.mark.parametrize(
    ("die", "spaces", "rule"),
    [("S5", "S3", "needs_colored_die"), ("R5", "B3", "no_gray_on_track"), ("R5", "", "no_gray_on_track")],
)
def test_salvage_hook_needs_a_colored_die_and_a_gray_one_on_the_track(die: str, spaces: str, rule: str) -> None:
    """Card."""
    game = position("Y1", hand=die, tools="salvage_hook", board=LENIENT, track=spaces, in_round=2)
    assert refusal(game, HOOK) == rule


@rules("tools_salvage_hook", "turns_unplaceable_refused", "turns_tool_on_taken_die")
def test_a_die_without_a_cell_may_be_taken_for_salvage_hook() -> None:
    """Rulings, turns 6: the card itself may send the gray die to the pool."""
    game = position("R1", pattern=NARROW, pool="B5", tools="salvage_hook", board=LENIENT, **GRAY_TRACK)
    play(game, "B5")
    assert legal_texts(game) == [HOOK]
    assert pool(play(game, HOOK, "swap S3", "return")) == "S3"


# payment


@rules("glory_solo_with_strife")
@pytest.mark.parametrize(
    ("tool", "window", "given"),
    [
        ("exchange_clamp", "S3 R1", {"pool": "S5 B2"}),
        ("pumice_block", "R1", {"hand": "S3", "pool": "S5 B2"}),
        ("salvage_hook", "R1", {"hand": "B3", "pool": "S5 B2", "track": "S3", "in_round": 2}),
    ],
)
def test_a_strife_tool_costs_a_gray_die_of_the_pool_in_solo(tool: str, window: str, given: dict[str, Any]) -> None:
    """Rulings, Glory, solo: the revised rules also take tokens."""
    for edition, extra in (("classic", []), ("revised", ["pay tokens"])):
        game = play(solo(window, tools=tool, board=LENIENT, edition=edition, **given), f"use {tool}")
        assert legal_texts(game) == ["pay S5", *extra]


@rules("tools_exchange_clamp", "tools_pumice_block", "tools_salvage_hook")
def test_with_more_seats_strife_tools_cost_tokens_like_all_tools() -> None:
    """All rulebooks, tools: one on an untouched card, two later."""
    game = play(position("S3 R1", tools="exchange_clamp:1", board=LENIENT), CLAMP)
    assert (tokens(game), tokens_on(game, "exchange_clamp")) == (1, 3)
