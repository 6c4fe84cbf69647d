"""Cards laid out by hand instead of dealt: those of Glory in the log and on the table, and what can't lie there."""

import pytest

from random_games import GLORY_TABLES, Table, after, dealt_tables, finished, name, start
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from sagrada.game.log import parse_log
from sagrada.game.verify import verify
from sagrada.words.messages import explain

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
    ("table", "deal", "card"),
    [
        ({}, {"tools": ["lathekin", "strip_cutter", "flux_brush"]}, "strip_cutter"),
        ({"edition": "classic-ru", "seats": 1, "tools": 1}, {"tools": ["strip_cutter"]}, "strip_cutter"),
        ({}, {"tools": ["pumice_block", "lathekin", "flux_brush"]}, "pumice_block"),
        ({"modules": "strife"}, {"tools": ["pumice_block", "salvage_hook", "lathekin"]}, "salvage_hook"),
        ({}, {"publics": ["sevens", "light_shades", "deep_shades"]}, "sevens"),
        ({"modules": "rivalry"}, {"publics": ["sevens", "light_shades", "gray_scale"]}, "gray_scale"),
        ({"modules": "strife"}, {"publics": ["gray_scale", "light_shades", "sevens"]}, "sevens"),
        ({"modules": "glory"}, {"publics": ["gray_scale", "sevens", "gray_mullions"]}, "gray_mullions"),
        (
            {"modules": "strife", "strife_rivalry": False},
            {"publics": ["weight_of_strife", "light_shades", "deep_shades"]},
            "weight_of_strife",
        ),
        ({"seats": 1, "modules": "strife"}, {"publics": ["far_flung_strife", "light_shades"]}, "far_flung_strife"),
        ({"seats": 4}, {"privates": [["shades_of_red"], ["shades_of_blue"], ["fence"], ["wall"]]}, "fence"),
    ],
)
def test_a_card_that_is_in_no_deck_of_the_table_can_not_be_laid_out(table: Table, deal: Table, card: str) -> None:
    with pytest.raises(Refused) as caught:
        Game.new(seed=1, deal=deal, **table)
    assert f"laid out by hand: {card} is not in the deck of this table; there are " in explain(caught.value)
    assert card not in explain(caught.value).partition("there are ")[2].split(", ")


def test_a_log_whose_deal_lines_name_a_card_of_no_deck_is_refused() -> None:
    deal = {"tools": ["lathekin", "tap_wheel", "strip_cutter"]}
    text = Game.new("classic-ru", 2, seed=1, deal=deal).to_text()
    Game.from_text(text)
    with pytest.raises(Refused, match="strip_cutter"):
        Game.from_text(text.replace("edition classic-ru", "edition classic"))


def cards_of(game: Game) -> Table:
    """The cards that a game was dealt, as `deal` takes them."""
    seats, seen = range(game.options.seats), game.view()
    modules = game.options.modules
    return {
        "tools": [tool.id for tool in seen.tools],
        "publics": seen.publics,
        "privates": [game.view(seat).seats[seat].private for seat in seats],
        **({"board": seen.strife_board} if "strife" in modules else {}),
        **({"pioneers": [pioneer.id for pioneer in seen.pioneers]} if "pioneers" in modules else {}),
        **({"ornaments": [game.view(seat).seats[seat].ornaments for seat in seats]} if "ornaments" in modules else {}),
    }


@pytest.mark.parametrize("table", [*dealt_tables(), *GLORY_TABLES], ids=name)
def test_what_a_table_deals_can_also_be_laid_out_there(table: Table) -> None:
    for seed in range(5):
        cards = cards_of(after(table, seed, 40))
        assert cards_of(after({**table, "deal": cards}, seed, 40)) == cards


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
