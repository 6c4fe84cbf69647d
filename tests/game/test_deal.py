"""Cards laid out by hand instead of dealt: those of Glory in the log and on the table, and what can't lie there."""

import pytest

from random_games import Table, finished, start
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from sagrada.game.log import parse_log
from sagrada.game.messages import explain
from sagrada.game.verify import verify

LAID_OUT_GLORY: Table = {
    "edition": "classic",
    "seats": 2,
    "modules": "glory",
    "deal": {
        "tools": ["pumice_block", "lathekin", "flux_brush"],
        "publics": ["gray_mullions", "sevens", "light_shades"],
        "pioneers": ["rosette", "scaffold", "full_frame"],
        "ornaments": [["checker", "arch"], ["cross", "pillar"]],
        "board": "dissonance",
    },
}


def test_cards_of_glory_laid_out_by_hand_go_to_text_and_back() -> None:
    text = finished(LAID_OUT_GLORY, seed=1).to_text()
    assert "deal ornaments s1 cross pillar\ndeal board dissonance\n" in text
    assert "deal pioneers rosette scaffold full_frame\n" in text
    assert Game.from_text(text).to_text() == text
    assert verify(text).laid_out == ["board", "ornaments", "pioneers", "publics", "tools"]


def test_cards_of_glory_laid_out_by_hand_lie_where_they_should_and_leave_their_decks() -> None:
    game = start(LAID_OUT_GLORY, 1)
    seen = game.view(1)
    assert seen.strife_board == "dissonance"
    assert [pioneer.id for pioneer in seen.pioneers] == ["rosette", "scaffold", "full_frame"]
    assert seen.seats[1].ornaments == ["cross", "pillar"]
    assert seen.seats[0].ornaments is None
    assert [tool.id for tool in seen.tools] == ["pumice_block", "lathekin", "flux_brush"]
    counts = {"strife_tool_deck": 1, "board_deck": 1, "pioneer_deck": 3, "ornament_deck": 4}
    usual = Game.new("classic", 2, modules="glory", dice_by_hand=True).state
    for deck, dealt in counts.items():
        assert getattr(game.state, deck).bit_count() == getattr(usual, deck).bit_count() - dealt


@pytest.mark.parametrize(
    ("modules", "deal", "sentence"),
    [
        ("pioneers", {"board": "dissonance"}, "deal = board needs the module strife"),
        ("strife", {"pioneers": ["rosette", "scaffold", "full_frame"]}, "deal = pioneers needs the module pioneers"),
        ("strife", {"ornaments": [["arch", "cross"]] * 2}, "deal = ornaments needs the module ornaments"),
        ("strife", {"board": "nonsuch"}, 'there is no board "nonsuch" here'),
        ("pioneers", {"pioneers": ["rosette", "rosette", "scaffold"]}, "2 different ones are given, 3 are needed"),
        ("ornaments", {"ornaments": [["arch", "cross"]] * 2}, "2 different ones are given, 4 are needed"),
        ("ornaments", {"ornaments": [["arch"], ["cross", "pillar", "frieze"]]}, "2 different ones are given, 2 are"),
        (
            "strife",
            {"tools": ["lathekin", "pumice_block", "tap_wheel"]},
            "the first must be a strife card, not lathekin",
        ),
        (
            "strife",
            {"publics": ["sevens", "light_shades", "deep_shades"]},
            "the first must be a strife card, not sevens",
        ),
    ],
)
def test_cards_of_glory_that_can_not_lie_there_are_refused(modules: str, deal: Table, sentence: str) -> None:
    with pytest.raises(Refused) as caught:
        Game.new("classic", 2, seed=1, modules=modules, deal=deal)
    assert sentence in explain(caught.value)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("deal board", "deal tools, publics, privates s0, pattern s0, ornaments s0, board, pioneers or first"),
        ("deal board dissonance dissonance", "deal tools, publics, privates s0"),
        ("deal board nonsuch", 'there is no board "nonsuch" here'),
        ("deal ornaments s1 cross pillar", "seat s0 next"),
        ("deal ornaments s0 nonsuch arch", 'there is no ornaments "nonsuch" here'),
        ("deal pioneers nonsuch", 'there is no pioneers "nonsuch" here'),
    ],
)
def test_a_broken_deal_line_of_glory_is_refused_with_its_number(line: str, sentence: str) -> None:
    header = ["sagrada log 1", "rules 1", "edition classic", "seats 2", "option modules strife,pioneers,ornaments"]
    with pytest.raises(Refused) as caught:
        parse_log("\n".join([*header, line, "dice by hand"]) + "\n")
    assert explain(caught.value).startswith("line 6")
    assert sentence in explain(caught.value)
