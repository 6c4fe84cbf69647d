"""How far undo reaches (rulings, turns 2 and wrong placements)."""

import pytest

from positions import NARROW, awaited, dice, honor, play, pool, position, roll, roll_anything, tokens
from rules.citing import rules
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from texts import legal_texts


def undo_refusal(game: Game, seat: int | None = None) -> str:
    """Why the last line can't be taken back; nothing if it can."""
    try:
        game.undo(seat)
    except Refused as refused:
        return f"{refused.rule} {refused.facts.get('why', '')}".strip()
    return ""


@rules("turns_undo")
def test_undo_takes_back_the_last_decision() -> None:
    """Rulings, turns 2: a placement, and then the taking."""
    game = play(position(pool="R5"), "R5@a1", "undo")
    assert (game.view().hand, dice(game)) == ("R5", {})
    assert (play(game, "undo").view().hand, pool(game)) == (None, "R5")


@rules("turns_undo")
def test_undo_gives_tokens_back() -> None:
    """Rulings, turns 2: a mover rolls no dice, so it can be taken back whole."""
    game = play(position("R1", tools="eglomise_brush"), "use eglomise_brush", "a1>d5", "undo", "undo")
    assert (tokens(game), dice(game)) == (3, {"a1": "R1"})


@rules("turns_undo")
def test_undo_gives_a_die_back_to_the_other_window() -> None:
    """Rulings, turns 2: Strip Cutter changes two windows in one decision of one seat."""
    game = position("", "R2", hand="R5", tools="strip_cutter", edition="revised")
    play(game, "use strip_cutter", "swap s1:a1", "undo")
    assert (game.view().hand, dice(game, 1)) == ("R5", {"a1": "R2"})


@rules("turns_undo")
def test_the_end_of_a_turn_can_be_taken_back_before_the_next_seat_moves() -> None:
    """Rulings, turns 2."""
    game = play(position(pool="R5"), "end")
    game.undo(0)
    assert awaited(game) == 0


@rules("turns_undo")
def test_undo_stops_at_another_seat_s_move() -> None:
    """Rulings, turns 2."""
    game = play(position(pool="R5"), "end", "R5")
    assert undo_refusal(game, seat=0) == "undo_foreign"


@rules("turns_undo")
def test_nobody_takes_back_a_move_of_another_seat() -> None:
    """Rulings, turns 2: seat 1 is awaited, the last move is seat 0's."""
    assert undo_refusal(play(position(pool="R5"), "end"), seat=1) == "undo_foreign"


@rules("turns_undo")
def test_undo_stops_at_the_roll_of_a_round() -> None:
    """Rulings, turns 2: a chance outcome."""
    game = roll(play(position(turn=4), "end"), "R1 R2 R3 R4 R5")
    assert undo_refusal(game) == "nothing_to_undo chance"


@rules("turns_undo")
@pytest.mark.parametrize(
    ("tool", "turn", "moves"),
    [
        ("flux_brush", 1, ["R5", "use flux_brush", "* =2"]),
        ("flux_remover", 1, ["R5", "use flux_remover", "* B"]),
        ("glazing_hammer", 4, ["use glazing_hammer", "* =2"]),
    ],
)
def test_undo_stops_at_the_dice_of_a_tool(tool: str, turn: int, moves: list[str]) -> None:
    """Rulings, turns 2: a chance outcome."""
    game = play(position(pool="R5", tools=tool, turn=turn), *moves)
    assert undo_refusal(game) == "nothing_to_undo chance"


@rules("turns_undo")
def test_a_decision_after_the_dice_can_be_taken_back() -> None:
    """Rulings, turns 2: back to the last chance outcome, not beyond."""
    game = play(position(hand="R5", tools="flux_brush"), "use flux_brush", "* =2", "R2@a1", "undo")
    assert game.view().hand == "R2"
    assert undo_refusal(game) == "nothing_to_undo chance"


@rules("turns_undo")
def test_undo_stops_at_the_reveal_of_the_windows() -> None:
    """Rulings, turns 2: a reveal."""
    deal = {"privates": [["shades_of_red"], ["shades_of_blue"]]}
    game = roll_anything(Game.new("classic", 2, dice_by_hand=True, deal=deal))
    for seat in (0, 1):
        game.play(game.legal_moves(seat)[0], seat)
    assert undo_refusal(game) == "nothing_to_undo reveal"


@rules("turns_undo", "wrong_challenge")
@pytest.mark.parametrize("window", ["R1 B2", "R1 R2"])
def test_undo_stops_at_a_challenge(window: str) -> None:
    """Rulings, wrong placements: false or not."""
    game = play(honor(window, pool="G5"), "G5@b1", "! s1 s0")
    assert undo_refusal(game) == "nothing_to_undo challenge"


@rules("turns_undo")
def test_undo_stops_when_the_game_is_over() -> None:
    """Rulings, setup: private objectives and the seed are revealed."""
    game = play(position(in_round=10, turn=4), "end")
    assert undo_refusal(game) == "nothing_to_undo over"


@rules("turns_undo")
def test_undo_stops_at_the_last_look() -> None:
    """All rulebooks, wrong placement: the end of the game has told that a window is not in order."""
    game = play(honor("R1 R2", in_round=10, turn=4), "end")
    assert undo_refusal(game) == "nothing_to_undo over"


@rules("turns_undo")
def test_at_the_start_there_is_nothing_to_take_back() -> None:
    """Rulings, turns 2."""
    assert undo_refusal(position()) == "nothing_to_undo start"


@rules("turns_undo")
def test_undo_is_a_line_of_the_log_and_cuts_nothing() -> None:
    """docs/notation.md, interjections."""
    assert play(position(pool="R5"), "R5", "undo").lines == ["R5", "undo"]


@rules("turns_undo", "turns_unplaceable_returned")
def test_a_return_can_be_taken_back() -> None:
    """Rulings, turns 2: nothing was rolled or revealed."""
    game = position("R1", pattern=NARROW, edition="revised", pool="G3")
    assert play(game, "G3", "return", "undo").view().hand == "G3"


@rules("turns_undo", "wrong_removal")
def test_a_removal_can_be_taken_back_as_far_as_the_challenge() -> None:
    """Rulings, turns 2: it is a decision of its owner."""
    game = play(honor("R1 R2", turn=2), "! s1 s0", "remove a1")
    game.undo(0)
    assert dice(game) == {"a1": "R1", "a2": "R2"}
    assert undo_refusal(game) == "nothing_to_undo challenge"


# put the die back and use a tool, in one step


@rules("turns_movers_without_die_in_hand")
@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_a_die_in_hand_goes_back_and_a_moving_tool_is_used_in_one_step(edition: str) -> None:
    """Rulings, turns 5; revised rules, tools: at any moment of the turn."""
    game = position("R1", pool="G2 B6", tools="eglomise_brush", edition=edition)
    play(game, "G2", "undo use eglomise_brush", "a1>a5", "G2@b5")
    assert dice(game) == {"a5": "R1", "b5": "G2"}
    assert game.lines == ["G2", "undo", "use eglomise_brush", "a1>a5", "G2", "G2@b5"]


@rules("turns_movers_without_die_in_hand", "turns_unplaceable_returned")
def test_a_die_that_fits_nowhere_goes_back_for_a_tool_without_ending_the_turn() -> None:
    """Rulings, turns 5: else only `return` would be left, which ends the turn."""
    game = play(position("R1", pattern=NARROW, pool="G3", tools="eglomise_brush", edition="revised"), "G3")
    assert (legal_texts(game), game.view(0).put_back) == (["return"], {"eglomise_brush": "undo use eglomise_brush"})
    assert awaited(play(game, "undo use eglomise_brush")) == 0
    assert pool(game) == "G3"


@rules("turns_movers_without_die_in_hand")
def test_only_tools_that_could_be_used_without_the_die_are_offered_for_putting_it_back() -> None:
    """Rulings, turns 3 and 5: paid for, and possible to finish."""
    game = position("R1", pool="G2", tools="lathekin tap_wheel eglomise_brush:1 grinding_stone", tokens=1)
    assert play(game, "G2").view(0).put_back == {}


@pytest.mark.parametrize("viewer", [None, 1])
def test_nobody_else_is_offered_to_put_the_die_back(viewer: int | None) -> None:
    game = play(position("R1", pool="G2", tools="eglomise_brush"), "G2")
    assert game.view(viewer).put_back == {}


@rules("turns_undo")
@pytest.mark.parametrize(
    ("moves", "move", "rule"),
    [
        (["G2"], "undo use lathekin", "tool_cant_be_finished"),
        (["G2"], "undo B1", "not_in_pool"),
        (["G2"], "undo nonsense", "bad_move"),
        ([], "undo use eglomise_brush", "nothing_to_undo"),
        (["end"], "undo use lathekin", "tool_cant_be_finished"),
    ],
)
def test_what_can_t_be_made_instead_leaves_the_last_decision_as_it_is(moves: list[str], move: str, rule: str) -> None:
    """Both or neither, as with `R5@b3`."""
    game = play(position("R1", pool="G2", tools="eglomise_brush lathekin"), *moves)
    with pytest.raises(Refused, match=rule):
        game.play(move)
    assert game.lines == moves


@rules("turns_undo")
def test_another_die_is_taken_instead_in_one_step() -> None:
    game = play(position(pool="G2 B6"), "G2", "undo B6")
    assert (game.view().hand, pool(game), game.lines) == ("B6", "G2", ["G2", "undo", "B6"])


@rules("turns_undo")
def test_nobody_plays_instead_of_another_seat() -> None:
    game = play(position("R1", pool="G2", tools="eglomise_brush"), "G2")
    with pytest.raises(Refused, match="undo_foreign"):
        game.play("undo use eglomise_brush", 1)
    assert game.lines == ["G2"]


@rules("turns_undo", "wrong_challenge")
def test_a_held_challenge_waits_until_the_tool_used_instead_is_done() -> None:
    """Rulings, wrong placements: accepted when no die is in hand and no tool under way."""
    game = play(honor("R1 R2", pool="G2", tools="eglomise_brush"), "G2")
    assert game.challenge(1, 0) is None
    play(game, "undo use eglomise_brush")
    assert game.held == [(1, 0)]
    assert game.view().phase == "move_die"
