"""Honor tables: placing anywhere, and what a window in order is (all rulebooks, wrong placement; rulings)."""

import pytest

from positions import EVERY_CELL, NARROW, awaited, cells, dice, honor, play, pool, refusal, targets, tools
from rules.citing import rules
from sagrada.game.game import Game
from texts import legal_texts


def is_wrong(game: Game, seat: int = 0) -> bool:
    """Does a challenge find a fault in this window?"""
    found = game.challenge(1 - seat, seat)
    assert found is not None
    return found


# every empty cell is a target


@rules("wrong_honor_tables")
def test_at_an_honor_table_every_empty_cell_takes_any_die() -> None:
    """Rulings, wrong placements: prints, neighbors and touching are the player's business."""
    assert cells(honor("R5", pattern="/ B6", hand="R5")) == EVERY_CELL - {"a1"}


@rules("wrong_honor_tables")
def test_at_an_honor_table_the_first_die_may_lie_anywhere() -> None:
    """Rulings, wrong placements."""
    assert cells(honor(hand="R5")) == EVERY_CELL


@rules("wrong_honor_tables")
@pytest.mark.parametrize("tool", ["eglomise_brush", "copper_foil_burnisher", "lathekin", "tap_wheel"])
def test_at_an_honor_table_a_tool_moves_a_die_to_any_empty_cell(tool: str) -> None:
    """Rulings, wrong placements: placements and tool moves alike."""
    game = play(honor("R5 B1", pattern="/ B6", tools=tool, track="R1", in_round=2), f"use {tool}")
    assert targets(game, "a1") == EVERY_CELL - {"a1", "a2"}


@rules("wrong_honor_tables")
def test_at_an_honor_table_cork_backed_straightedge_may_touch() -> None:
    """Rulings, wrong placements: every empty cell is a target."""
    game = play(honor("R5", hand="B1", tools="cork_backed_straightedge"), "use cork_backed_straightedge")
    assert cells(game) == EVERY_CELL - {"a1"}


@rules("wrong_honor_tables")
def test_at_an_honor_table_a_die_that_fits_nowhere_may_be_taken() -> None:
    """Rulings, wrong placements: there is an empty cell for it."""
    assert refusal(honor("R1", pattern=NARROW, pool="G3"), "G3") == ""


@rules("wrong_honor_tables")
def test_an_occupied_cell_is_no_target_even_at_an_honor_table() -> None:
    """Rulings, wrong placements: every empty cell."""
    assert refusal(honor("R5", hand="B1"), "B1@a1") == "free"


@rules("wrong_honor_tables")
def test_an_honor_table_watches_without_a_word() -> None:
    """Rulings, wrong placements: a wrong placement is a line like any other, and the turn goes on."""
    game = play(honor("R5", pool="R1"), "R1@a2")
    assert (game.lines, awaited(game), legal_texts(game)) == (["R1", "R1@a2"], 0, ["end"])


# a tool's other conditions are enforced


@rules("wrong_honor_tables")
@pytest.mark.parametrize(
    ("window", "tool", "rule"),
    [
        ("R1 B2", "glazing_hammer", "second_turn_only"),
        ("R1 B2", "running_pliers", "after_placing_only"),
        ("R1", "lathekin", "tool_cant_be_finished"),
        ("B2 Y3", "tap_wheel", "tool_cant_be_finished"),
        ("R1 B2", "eglomise_brush:1", "too_few_tokens"),
        ("", "eglomise_brush", "window_is_empty"),
        ("R1 B2", "grinding_stone", "tool_needs_die_in_hand"),
    ],
)
def test_timing_number_and_color_of_dice_and_payment_hold_at_an_honor_table(window: str, tool: str, rule: str) -> None:
    """Rulings, wrong placements."""
    game = honor(window, pool="G1", tools=tool, tokens=1, track="R1", in_round=2)
    assert refusal(game, f"use {tool.partition(':')[0]}") == rule


@rules("wrong_honor_tables")
def test_tap_wheel_moves_only_the_track_s_colors_at_an_honor_table() -> None:
    """Rulings, wrong placements: number and color of dice."""
    game = play(honor("R1 B2", tools="tap_wheel", track="R1", in_round=2), "use tap_wheel")
    assert refusal(game, "a2>d5") == "wrong_color_to_move"


@rules("wrong_honor_tables", "turns_unplaceable_returned")
@pytest.mark.parametrize(("die", "rule"), [("G3", ""), ("G2", "cant_return")])
def test_a_return_needs_that_no_cell_is_legal_at_an_honor_table_too(die: str, rule: str) -> None:
    """docs/notation.md, honor tables; rulings, turns 6."""
    game = play(honor("R1", pattern=NARROW, edition="revised", pool=die), die)
    assert refusal(game, "return") == rule


@rules("wrong_honor_tables")
@pytest.mark.parametrize("edition", ["classic", "classic-ru", "classic-it", "revised"])
def test_at_an_honor_table_a_die_that_fits_nowhere_goes_back_and_the_turn_ends(edition: str) -> None:
    """Revised rules, placing; rulings, wrong placements: in every edition."""
    game = play(honor("R1", pattern=NARROW, pool="G3", edition=edition), "G3", "return")
    assert (pool(game), awaited(game)) == ("G3", 1)


@rules("wrong_honor_tables")
@pytest.mark.parametrize(
    ("tool", "hand", "answers", "left"),
    [
        ("grozing_pliers", "G3", ["+"], "G4"),
        ("grinding_stone", "G2", [], "G5"),
        ("lens_cutter", "G1", ["swap B4"], "B4"),
        ("strip_cutter", "Y4", ["swap s1:a1"], "Y6"),
        ("flux_brush", "G1", ["* =4"], "G4"),
        ("flux_remover", "G1", ["* G", "=4"], "G4"),
    ],
)
def test_a_die_that_a_tool_left_without_cell_goes_back_at_an_honor_table(
    tool: str, hand: str, answers: list[str], left: str
) -> None:
    """Rulings, wrong placements: also after a tool that acted on it."""
    game = honor("R1", "Y6", pattern=NARROW, hand=hand, tools=tool, track="B4", in_round=2, bag="G")
    assert pool(play(game, f"use {tool}", *answers, "return")) == left


@rules("wrong_honor_tables", "tools_running_pliers")
def test_the_second_die_of_running_pliers_goes_back_at_an_honor_table_if_it_fits_nowhere() -> None:
    """Rulings, wrong placements: a die in hand that fits nowhere by the true rules."""
    game = honor("R1", pattern=NARROW, pool="G2 G3 B3", tools="running_pliers")
    play(game, "G2@a2", "use running_pliers", "B3", "return")
    assert (pool(game), awaited(game)) == ("G3 B3", 1)


@rules("wrong_honor_tables", "tools_cork_backed_straightedge")
def test_cork_backed_straightedge_is_the_exception_its_die_is_placed() -> None:
    """Rulings, wrong placements: Cork-backed Straightedge excepted."""
    game = play(
        honor("R1", pattern=NARROW, hand="G5", tools="cork_backed_straightedge"), "use cork_backed_straightedge"
    )
    assert refusal(game, "return") == "cant_return"


@rules("wrong_honor_tables", "tools_flux_brush")
@pytest.mark.parametrize(("outcome", "rule"), [("* =2", "cant_return"), ("* =5", "")])
def test_flux_brush_sends_only_a_die_without_legal_cell_to_the_pool_at_an_honor_table(outcome: str, rule: str) -> None:
    """Rulings, tools: a condition of the card, not a placement."""
    game = play(honor("R1", pattern=NARROW, hand="G3", tools="flux_brush"), "use flux_brush", outcome)
    assert refusal(game, "return") == rule


@rules("wrong_honor_tables")
def test_cork_backed_straightedge_is_not_offered_on_an_empty_window_at_an_honor_table() -> None:
    """Rulings, tools: a condition of the card."""
    assert tools(honor(hand="R5", tools="cork_backed_straightedge")) == set()


# in order: prints and equal neighbors


@rules("wrong_in_order")
@pytest.mark.parametrize(
    ("window", "pattern", "wrong"),
    [
        ("", ".....", False),
        ("R1 B2", ".....", False),
        ("R1 B2", "R2", False),
        ("R1 B2", "G", True),
        ("R1 B2", ".5", True),
        ("R1 R2", ".....", True),
        ("R1 B1", ".....", True),
        ("R1 / R2", ".....", True),
        ("R1 / .. R1", ".....", False),
        ("R1 .. .. .. B2 / B3 .. .. .. G2", ".....", True),
        ("R1 .. .. .. B2 / B2", ".....", False),
    ],
)
def test_in_order_means_every_die_fits_its_print_and_no_equal_dice_lie_side_by_side(
    window: str, pattern: str, wrong: bool
) -> None:
    """Rulings, wrong placements, (a) and (b)."""
    assert is_wrong(honor(window, pattern=pattern)) == wrong


@rules("wrong_in_order")
def test_a_wrong_die_beside_a_die_of_another_seat_s_color_is_no_fault() -> None:
    """Rulings, wrong placements: each window is looked at alone."""
    assert not is_wrong(honor("R1", "R1"))


# loose dice


@rules("wrong_loose_die", "wrong_in_order")
def test_a_die_set_down_touching_nothing_is_loose() -> None:
    """Rulings, wrong placements, (d)."""
    assert is_wrong(play(honor("R1", pool="B2"), "B2@d5"))


@rules("wrong_loose_die")
def test_a_die_set_down_off_the_border_of_an_empty_window_is_loose() -> None:
    """Rulings, wrong placements, (d)."""
    assert is_wrong(play(honor(pool="B2"), "B2@b3"))


@rules("wrong_loose_die")
def test_a_die_set_down_on_the_border_of_an_empty_window_is_not_loose() -> None:
    """Rulings, wrong placements, (d)."""
    assert not is_wrong(play(honor(pool="B2"), "B2@a3"))


@rules("wrong_loose_die")
@pytest.mark.parametrize("cell", ["a2", "b1", "b2"])
def test_a_die_set_down_touching_another_is_not_loose(cell: str) -> None:
    """Rulings, wrong placements, (d)."""
    assert not is_wrong(play(honor("R1", pool="B2"), f"B2@{cell}"))


@rules("wrong_loose_die", "tools_cork_backed_straightedge")
def test_a_die_set_down_alone_by_cork_backed_straightedge_is_not_loose() -> None:
    """Rulings, wrong placements, (d): a tool allowed it."""
    game = honor("R1", hand="B2", tools="cork_backed_straightedge")
    assert not is_wrong(play(game, "use cork_backed_straightedge", "B2@d5"))


@rules("wrong_loose_die")
def test_a_die_moved_by_a_tool_to_where_it_touches_nothing_is_loose() -> None:
    """Rulings, wrong placements, (d): Eglomise Brush lifts the printed color only."""
    game = play(honor("R1 B2", tools="eglomise_brush"), "use eglomise_brush", "a1>d5")
    assert is_wrong(game)


@rules("wrong_loose_die", "turns_first_die")
def test_the_only_die_of_a_window_moved_off_the_border_is_loose() -> None:
    """Rulings, wrong placements, (d): once lifted, the window is empty."""
    assert is_wrong(play(honor("R1", tools="eglomise_brush"), "use eglomise_brush", "a1>b3"))


@rules("wrong_loose_die")
def test_a_loose_die_stops_being_loose_when_it_is_lifted() -> None:
    """Rulings, wrong placements, (d): moved beside another die it lies as it should."""
    game = play(honor("R1", pool="B2", tools="eglomise_brush"), "B2@d5", "use eglomise_brush", "d5>a2")
    assert not is_wrong(game)


@rules("wrong_loose_die")
def test_a_loose_die_stops_being_loose_when_a_die_is_set_down_touching_it() -> None:
    """Rulings, wrong placements, (d): seat 1 has two turns in a row here."""
    game = play(honor("", "R1", pool="B2 G3", turn=2), "B2@d5", "end", "G3@c4")
    assert not is_wrong(game, 1)


@rules("wrong_loose_die")
def test_a_loose_die_stops_being_loose_when_a_die_is_moved_to_touch_it() -> None:
    """Rulings, wrong placements, (d): a move sets a die down, too."""
    game = play(honor("R1 G3", pool="B2", tools="eglomise_brush"), "B2@d5", "use eglomise_brush", "a2>d4")
    assert not is_wrong(game)


@rules("wrong_loose_die")
def test_a_loose_die_stays_loose_while_dice_are_set_down_elsewhere() -> None:
    """Rulings, wrong placements, (d)."""
    game = play(honor("", "R1", pool="B2 G3", turn=2), "B2@d5", "end", "G3@a2")
    assert is_wrong(game, 1)


@rules("wrong_loose_die", "wrong_removal")
def test_a_removal_makes_no_other_die_loose() -> None:
    """Rulings, wrong placements, (d): loose is a die that was set down alone, not one that was left alone."""
    game = play(honor("R1 R2 B3", turn=2), "! s1 s0", "remove a2")
    assert (dice(game), awaited(game)) == ({"a1": "R1", "a3": "B3"}, 1)


@rules("wrong_loose_die", "tools_strip_cutter")
def test_a_die_that_strip_cutter_lays_into_another_window_is_not_loose() -> None:
    """Rulings, wrong placements, (d): theirs was lifted, and ours was set there by a tool."""
    game = honor("", "R1", pool="R2 R5", tools="strip_cutter", edition="revised", turn=2, start=0)
    play(game, "R2@d5", "end", "end", "R5", "use strip_cutter", "swap s1:d5", "R2@a1")
    assert not is_wrong(game, 1)


# exemptions


@rules("wrong_exemption")
@pytest.mark.parametrize(("tool", "printed"), [("eglomise_brush", "G"), ("copper_foil_burnisher", "5")])
def test_a_die_set_by_a_tool_against_its_print_is_in_order(tool: str, printed: str) -> None:
    """Rulings, wrong placements: an exemption lifts (a)."""
    game = honor("R1 B2", pattern=f"/ {printed}", tools=tool)
    assert not is_wrong(play(game, f"use {tool}", "a1>b1"))


@rules("wrong_exemption")
@pytest.mark.parametrize(("tool", "printed"), [("eglomise_brush", "5"), ("copper_foil_burnisher", "G")])
def test_a_tool_that_does_not_lift_the_print_exempts_no_die(tool: str, printed: str) -> None:
    """Rulings, turns 5: only the restriction that the tool names is lifted."""
    game = honor("R1 B2", pattern=f"/ {printed}", tools=tool)
    assert is_wrong(play(game, f"use {tool}", "a1>b1"))


@rules("wrong_exemption")
def test_a_die_placed_by_hand_against_its_print_is_not_exempt() -> None:
    """Rulings, wrong placements: a die set by a tool."""
    assert is_wrong(play(honor("B2", pattern="/ G", pool="R1"), "R1@b1"))


@rules("wrong_exemption", "turns_golden_rule")
@pytest.mark.parametrize("neighbor", ["R6", "B1"])
def test_an_exemption_never_lifts_the_neighbor_rule(neighbor: str) -> None:
    """Rulings, wrong placements: never (b)."""
    assert is_wrong(honor(f"R1 {neighbor}", pattern="G", exempt="a1"))


@rules("wrong_exemption")
def test_an_exemption_ends_when_the_die_leaves_its_cell() -> None:
    """Rulings, wrong placements: another die on that cell is wrong."""
    game = honor("R1 B2 / .. R3", pattern="/ .G", exempt="b2", tools="eglomise_brush", pool="P3")
    play(game, "use eglomise_brush", "b2>c3", "P3@b2")
    assert is_wrong(game)


@rules("wrong_exemption")
def test_an_exemption_does_not_travel_with_the_die() -> None:
    """Rulings, wrong placements: Lathekin lifts no print, so on another green cell the red die is wrong."""
    game = honor("R1 B2", pattern="G / ..G", exempt="a1", tools="lathekin")
    assert is_wrong(play(game, "use lathekin", "a1>b3", "a2>a3"))


@rules("wrong_exemption", "wrong_removal")
def test_an_exemption_ends_with_a_removal() -> None:
    """Rulings, wrong placements: the die leaves its cell for good."""
    game = honor("R1 R2", pattern="G", exempt="a1", pool="B5", turn=4)
    play(game, "! s1 s0", "remove a1", "B5@a1")
    assert is_wrong(game)
