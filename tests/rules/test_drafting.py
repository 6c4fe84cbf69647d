"""Dice that fit nowhere, tools that help them, and what a tool costs (rulings, turns 3 and 6)."""

from typing import Any

import pytest

from positions import FULL, NARROW, awaited, cells, dice, play, pool, position, refusal, solo, tokens, tokens_on, tools
from rules.citing import rules
from sagrada.game.game import Game
from texts import legal_texts

# a die that fits nowhere in a NARROW window with R1 on a1, a tool that helps it, and how the help begins
HELP: list[tuple[str, str, dict[str, Any]]] = [
    ("grozing_pliers", "G3", {}),
    ("lens_cutter", "G3", {"track": "B2", "in_round": 2}),
    ("flux_brush", "G3", {}),
    ("cork_backed_straightedge", "G3", {}),
    ("grinding_stone", "G5", {}),
    ("flux_remover", "G3", {}),
    ("strip_cutter", "G3", {}),
]


def misfit(tool: str, die: str, given: dict[str, Any], **more: Any) -> Game:
    """Seat 0 faces a die that only the tool can help."""
    return position("R1", "G2", pattern=NARROW, pool=die, tools=tool, **given, **more)


@rules("turns_unplaceable_refused")
def test_classic_refuses_to_take_a_die_that_fits_nowhere() -> None:
    """Rulings, turns 6."""
    game = position("R1", pattern=NARROW, pool="G3")
    assert (legal_texts(game), refusal(game, "G3")) == (["end"], "cant_be_placed")


@rules("turns_unplaceable_refused", "turns_tool_on_taken_die")
@pytest.mark.parametrize(("tool", "die", "given"), HELP)
def test_classic_lets_a_die_be_taken_that_a_tool_can_help_and_then_it_must(
    tool: str, die: str, given: dict[str, Any]
) -> None:
    """Rulings, turns 6: the tool is the only way on."""
    assert legal_texts(play(misfit(tool, die, given), die)) == [f"use {tool}"]


@rules("turns_unplaceable_refused")
@pytest.mark.parametrize(("tool", "die", "given"), HELP)
def test_classic_refuses_the_die_when_the_helping_tool_cant_be_paid(tool: str, die: str, given: dict[str, Any]) -> None:
    """Rulings, turns 6: usable and payable."""
    assert refusal(misfit(f"{tool}:1", die, given, tokens=1), die) == "cant_be_placed"


@rules("turns_unplaceable_refused")
def test_classic_refuses_the_die_when_a_tool_was_used_in_this_turn() -> None:
    """Rulings, turns 1 and 6: the help would be a second tool."""
    game = position("R1", pattern=NARROW, pool="G3", tools="eglomise_brush grozing_pliers")
    assert refusal(play(game, "use eglomise_brush", "a1>a3"), "G3") == "cant_be_placed"


@rules("turns_unplaceable_refused")
def test_classic_refuses_the_die_when_the_tool_on_the_table_is_no_help() -> None:
    """Rulings, turns 6: turned over, a green 3 is a 4 and fits no better."""
    assert refusal(misfit("grinding_stone", "G3", {}), "G3") == "cant_be_placed"


@rules("turns_unplaceable_refused")
def test_a_die_that_fits_may_be_taken_and_placed_without_the_tool() -> None:
    """Rulings, turns 6: only a die that fits nowhere must be helped."""
    game = play(position("R1", pattern=NARROW, pool="G2", tools="grozing_pliers"), "G2@a2", "end")
    assert (dice(game), tokens(game)) == ({"a1": "R1", "a2": "G2"}, 3)


@rules("turns_unplaceable_refused")
@pytest.mark.parametrize("edition", ["classic", "classic-ru", "classic-it"])
def test_the_classic_family_knows_no_return(edition: str) -> None:
    """Rulings, turns 6: with a die that a tool must help, `return` is no way out."""
    game = play(misfit("grozing_pliers", "G3", {}, edition=edition), "G3")
    assert refusal(game, "return") == "cant_return"


@rules("turns_full_window")
@pytest.mark.parametrize("edition", ["classic", "classic-ru", "classic-it", "revised"])
@pytest.mark.parametrize("tool", ["", "flux_brush", "flux_remover", "grinding_stone", "lens_cutter"])
def test_no_edition_takes_a_die_into_a_full_window_whatever_tool_lies_there(edition: str, tool: str) -> None:
    """All rulebooks, the turn: a die is taken and placed on an empty cell; rulings, turns 6."""
    game = position(FULL, pool="G3", tools=tool, edition=edition, track="B2", in_round=2)
    assert (legal_texts(game), refusal(game, "G3")) == (["end"], "window_is_full")


@rules("turns_full_window")
@pytest.mark.parametrize("tool", ["flux_brush", "flux_remover"])
def test_a_full_window_takes_no_die_in_solo_to_lower_the_target(tool: str) -> None:
    """Classic rules, solo: what is left in the pool counts against the player."""
    game = solo(FULL, pool="G3 P6", tools=tool)
    assert (legal_texts(game), refusal(game, "P6")) == (["end"], "window_is_full")


@rules("turns_unplaceable_returned")
def test_revised_lets_any_die_be_taken_while_a_cell_is_empty() -> None:
    """Revised rules, the turn; rulings, turns 6."""
    game = play(position("R1", pattern=NARROW, edition="revised", pool="G3"), "G3")
    assert legal_texts(game) == ["return"]


@rules("turns_unplaceable_returned")
def test_a_returned_die_keeps_its_shade_and_the_turn_ends() -> None:
    """Revised rules, the turn."""
    game = play(position("R1", pattern=NARROW, edition="revised", pool="G3 B6"), "G3", "return")
    assert (pool(game), awaited(game)) == ("G3 B6", 1)


@rules("turns_unplaceable_returned")
def test_a_return_may_end_the_round() -> None:
    """Revised rules, the turn: it is the last turn of the round."""
    game = position("R1", pattern=NARROW, edition="revised", pool="G3", turn=4)
    assert play(game, "G3", "return").view().track == [["G3"]]


@rules("turns_unplaceable_returned")
def test_a_die_that_fits_cant_be_returned() -> None:
    """Rulings, turns 6."""
    game = play(position("R1", pattern=NARROW, edition="revised", pool="G2"), "G2")
    assert refusal(game, "return") == "cant_return"


@rules("turns_unplaceable_returned")
@pytest.mark.parametrize(("tool", "die", "given"), HELP)
def test_revised_leaves_the_choice_between_helping_tool_and_return(tool: str, die: str, given: dict[str, Any]) -> None:
    """Rulings, turns 6."""
    game = play(misfit(tool, die, given, edition="revised"), die)
    assert set(legal_texts(game)) == {f"use {tool}", "return"}


@rules("turns_unplaceable_returned")
@pytest.mark.parametrize(
    ("tool", "die", "answers"),
    [("grozing_pliers", "G3", ["-"]), ("grinding_stone", "G5", []), ("cork_backed_straightedge", "G3", [])],
)
def test_a_die_that_a_tool_has_helped_cant_be_returned(tool: str, die: str, answers: list[str]) -> None:
    """Rulings, turns 6: it fits now."""
    game = play(misfit(tool, die, {}, edition="revised"), die, f"use {tool}", *answers)
    assert refusal(game, "return") == "cant_return"


@rules("turns_tool_on_taken_die")
def test_a_tool_on_a_taken_die_is_not_offered_if_the_die_would_then_fit_nowhere() -> None:
    """Rulings, turns 6: a green 2 fits, but turned over it is a 5."""
    game = play(position("R1", pattern=NARROW, pool="G2", tools="grinding_stone"), "G2")
    assert refusal(game, "use grinding_stone") == "tool_cant_be_finished"


@rules("turns_tool_on_taken_die")
@pytest.mark.parametrize("tool", ["flux_brush", "flux_remover"])
def test_a_tool_that_may_send_the_die_to_the_pool_is_always_offered(tool: str) -> None:
    """Rulings, turns 6: even where the die fits nowhere, as long as a cell is empty."""
    game = position("R1", pattern=NARROW, pool="G3", tools=tool)
    assert legal_texts(play(game, "G3")) == [f"use {tool}"]


@rules("turns_tool_cost")
def test_an_untouched_tool_costs_one_token() -> None:
    """All rulebooks, tools."""
    game = play(position("B1", tools="eglomise_brush"), "use eglomise_brush")
    assert (tokens(game), tokens_on(game, "eglomise_brush")) == (2, 1)


@rules("turns_tool_cost")
@pytest.mark.parametrize("lying", [1, 3, 9])
def test_a_tool_that_bears_tokens_costs_two_and_never_more(lying: int) -> None:
    """Revised rules, tools: never more than two."""
    game = play(position("B1", tools=f"eglomise_brush:{lying}"), "use eglomise_brush")
    assert (tokens(game), tokens_on(game, "eglomise_brush")) == (1, lying + 2)


@rules("turns_tool_cost")
def test_each_tool_has_its_own_price() -> None:
    """All rulebooks, tools."""
    game = position(tools="eglomise_brush:1 lathekin")
    assert [tool.price for tool in game.view().tools] == [2, 1]


@rules("turns_tool_cost")
@pytest.mark.parametrize(("tool", "left"), [("eglomise_brush", 0), ("eglomise_brush:1", 1)])
def test_a_tool_that_cant_be_paid_is_not_offered(tool: str, left: int) -> None:
    """All rulebooks, tools."""
    game = position("B1", tools=tool, tokens=left)
    assert (tools(game), refusal(game, "use eglomise_brush")) == (set(), "too_few_tokens")


@rules("turns_tool_cost")
def test_a_tool_is_paid_before_its_effect() -> None:
    """All rulebooks, tools: first the tokens, then the effect."""
    game = play(position(pool="R5", tools="flux_brush"), "R5", "use flux_brush")
    assert (game.awaits_chance, tokens(game)) == (True, 2)


@rules("turns_tool_must_work")
def test_a_tool_that_cant_be_carried_out_is_not_offered_and_costs_nothing() -> None:
    """Rulings, turns 3: in a full window no die can be moved."""
    game = position(FULL, tools="eglomise_brush")
    assert (tools(game), refusal(game, "use eglomise_brush"), tokens(game)) == (set(), "tool_cant_be_finished", 3)


@rules("turns_tool_must_work")
def test_a_refused_tool_costs_nothing() -> None:
    """Rulings, turns 3."""
    game = position(tools="lathekin")
    with pytest.raises(ValueError, match="window_is_empty"):
        game.play("use lathekin")
    assert (tokens(game), tokens_on(game, "lathekin")) == (3, 0)


def test_a_tool_that_is_not_on_the_table_cant_be_used() -> None:
    """All rulebooks, tools: one of those laid out."""
    assert refusal(position("B1", tools="lathekin"), "use eglomise_brush") == "tool_not_on_table"


def test_nobody_has_to_use_a_tool_on_a_die_that_fits() -> None:
    """All rulebooks, tools."""
    game = play(position(pool="R5", tools="grinding_stone"), "R5")
    assert "a1" in cells(game)
