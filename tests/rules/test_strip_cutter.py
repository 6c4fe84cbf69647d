"""Strip Cutter, the thirteenth tool: inferred from a promo card, so every word is a ruling of ours (rulings, tools)."""

from typing import Any

import pytest

from positions import NARROW, cells, dice, play, pool, position, refusal, tokens, tools
from rules.citing import rules
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from texts import legal_texts

USE = "use strip_cutter"


def exchange(theirs: str, mine: str = "", hand: str = "R5", **given: Any) -> Game:
    """Seat 0 holds a red 5 and looks at the window of seat 1."""
    return position(mine, theirs, hand=hand, edition="revised", tools="strip_cutter", **given)


@rules("tools_strip_cutter")
@pytest.mark.parametrize("theirs", ["P2", "B5", "P5"])
def test_strip_cutter_exchanges_with_a_die_of_equal_color_or_shade(theirs: str) -> None:
    """Theirs becomes the die in hand, ours lies in the cell theirs left."""
    game = play(exchange(theirs, hand="P5"), USE, "swap s1:a1")
    assert (game.view().hand, dice(game, 1)) == (theirs, {"a1": "P5"})


@rules("tools_strip_cutter")
def test_strip_cutter_needs_a_color_or_shade_in_common() -> None:
    """A purple 5 and a blue 2 have nothing in common."""
    game = play(exchange("B2 .. B5", hand="P5"), USE)
    assert (legal_texts(game), refusal(game, "swap s1:a1")) == (["swap s1:a3"], "nothing_in_common")


@rules("tools_strip_cutter")
def test_the_exchanged_die_is_the_taken_die_and_is_placed() -> None:
    """It is the draft of the turn."""
    game = play(exchange("R2", pool="G1"), USE, "swap s1:a1", "R2@a1")
    assert (dice(game), legal_texts(game), pool(game)) == ({"a1": "R2"}, ["end"], "G1")


@rules("tools_strip_cutter", "wrong_exemption")
@pytest.mark.parametrize(("printed", "theirs"), [("B", "B5"), ("2", "R2")])
def test_our_die_in_the_other_window_is_exempt_from_its_print(printed: str, theirs: str) -> None:
    """A red 5 lies on a blue cell, or on a 2, and the window is in order."""
    game = play(exchange(theirs, pattern=[".....", printed]), USE, "swap s1:a1")
    assert (game.view().seats[1].exempt, game.score()[1].violations) == (["a1"], [])


@rules("tools_strip_cutter")
def test_a_die_that_fits_the_print_of_the_other_cell_needs_no_exemption() -> None:
    """A red 5 for the red 2 on a red cell."""
    game = exchange("R2", pattern=[".....", "R"])
    assert play(game, USE, "swap s1:a1").view().seats[1].exempt == []


@rules("tools_strip_cutter", "turns_golden_rule")
@pytest.mark.parametrize("theirs", ["B5 P1 .. R5", "P2 G5 .. P3"])
def test_the_golden_rule_holds_in_the_other_window(theirs: str) -> None:
    """On a1 a purple 5 would lie beside a purple die, or beside a 5; a4 is free of that."""
    game = play(exchange(theirs, hand="P5"), USE)
    assert (legal_texts(game), refusal(game, "swap s1:a1")) == (["swap s1:a4"], "golden_rule_there")


@rules("tools_strip_cutter")
def test_the_die_that_leaves_does_not_count_for_the_golden_rule() -> None:
    """A red 5 may replace a red 2, though both are red."""
    assert "swap s1:a1" in legal_texts(play(exchange("R2 B3"), USE))


@rules("tools_strip_cutter", "turns_tool_on_taken_die")
def test_strip_cutter_takes_only_a_die_that_can_then_be_placed() -> None:
    """Rulings, turns 6: a red 4 fits nowhere in a narrow window."""
    game = play(exchange("R4 .. R2", "B1", hand="R2", pattern=NARROW), USE)
    assert (legal_texts(game), refusal(game, "swap s1:a1")) == (["swap s1:a3"], "cant_be_placed")


@rules("tools_strip_cutter", "turns_tool_must_work")
def test_strip_cutter_is_not_offered_without_a_die_to_exchange() -> None:
    """Rulings, turns 3."""
    game = exchange("B2 / .. G3")
    assert (refusal(game, USE), tokens(game)) == ("tool_cant_be_finished", 3)


@rules("tools_strip_cutter")
def test_strip_cutter_takes_no_die_of_one_s_own_window() -> None:
    """Another seat's window."""
    game = play(exchange("R2", "B5"), USE)
    assert (legal_texts(game), refusal(game, "swap s0:a1")) == (["swap s1:a1"], "own_window")


@rules("tools_strip_cutter")
def test_strip_cutter_reaches_every_other_seat() -> None:
    """Any other seat's window."""
    game = position("", "R2", "B5", hand="R5", edition="revised", tools="strip_cutter")
    assert set(legal_texts(play(game, USE))) == {"swap s1:a1", "swap s2:a1"}


@rules("tools_strip_cutter")
@pytest.mark.parametrize(
    ("in_round", "rule"), [(1, ""), (6, ""), (7, "before_round_seven"), (10, "before_round_seven")]
)
def test_strip_cutter_is_for_the_rounds_before_the_seventh(in_round: int, rule: str) -> None:
    """Card."""
    assert refusal(exchange("R2", in_round=in_round), USE) == rule


@rules("tools_strip_cutter")
def test_strip_cutter_comes_after_taking_a_die() -> None:
    """Rulings, tools."""
    game = position("", "R2", pool="R5", edition="revised", tools="strip_cutter")
    assert (tools(game), refusal(game, USE)) == (set(), "tool_needs_die_in_hand")


@rules("tools_strip_cutter")
def test_the_other_window_stays_legal_ground_for_its_owner() -> None:
    """All rulebooks, placing dice: seat 1's next die is judged against the die it was given."""
    game = exchange("R2", pool="R3")
    play(game, USE, "swap s1:a1", "R2@a1", "end", "R3")
    assert cells(game) == {"b2"}


@rules("tools_strip_cutter")
@pytest.mark.parametrize("edition", ["classic", "classic-ru", "classic-it", "revised"])
def test_strip_cutter_is_not_in_solo(edition: str) -> None:
    """Rulings, tools: there is no other window; the option is refused, and no solo deck holds the card."""
    with pytest.raises(Refused, match="not_in_solo"):
        Game.new(edition, 1, strip_cutter=True)
    assert not Game.new(edition, 1, seed=1).options.strip_cutter
