"""The editions as rows of options, as the table of the rulings lists them (rulings, editions)."""

from typing import Any

import pytest

from positions import position
from rules.citing import rules
from sagrada.content.cards import EDITION, PATTERN, RULING, TOOL, WINDOW_CARD
from sagrada.content.options import Options, resolve
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from texts import outcome_texts

EDITIONS = ["classic", "classic-ru", "classic-it", "revised"]
FULL_BAG = [18, 18, 18, 22, 26]
SMALL_BAG = [10, 14, 18, 22, 26]

# bag with 2 to 6 seats, private objective, tools and window cards in the deck, tie-break 3, a die that fits nowhere
ROWS = {
    "classic": (FULL_BAG, "shades", 12, 12, "last_turn", "refused"),
    "classic-ru": (FULL_BAG, "shades", 13, 12, "first_turn", "refused"),
    "classic-it": (FULL_BAG, "shades", 12, 12, "last_turn", "refused"),
    "revised": (SMALL_BAG, "dice", 13, 12, "first_turn", "returned"),
}
# tokens, publics, privates, payment, which objectives score, bag
SOLO_ROWS = {
    "classic": (False, 2, 2, "die", "private", 18),
    "classic-ru": (False, 2, 2, "die", "private", 18),
    "classic-it": (False, 2, 2, "die", "private", 18),
    "revised": (True, 3, 1, "token_or_die", "public", 10),
}
SHARED = {
    "tools": 3,
    "publics": 3,
    "privates": 1,
    "tokens": True,
    "pay": "tokens",
    "best_of": "all",
    "empty_penalty": 1,
}


def deck(edition: str, dealt: dict[str, object], **options: Any) -> list[str]:
    """The cards that may come next once these are laid out."""
    deal = {"privates": [["shades_of_red"], ["shades_of_blue"]], **dealt}
    game = Game.new(edition, 2, dice_by_hand=True, deal=deal, **options)
    return [outcome.removeprefix("* deal ") for outcome in outcome_texts(game)]


@rules("editions_presets")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_is_the_row_of_its_rulebook(edition: str) -> None:
    """Rulings, editions, the table."""
    options = resolve(edition, 2)
    bags = [resolve(edition, seats).bag for seats in range(2, 7)]
    tools = len(deck(edition, {"patterns": ["firmitas", "firmitas"]}))
    row = (bags, options.private_scoring, tools, len(deck(edition, {})), options.tie_break, options.unplaceable)
    assert row == ROWS[edition]


@rules("editions_presets", "solo_classic", "solo_revised")
@pytest.mark.parametrize("edition", EDITIONS)
def test_solo_is_the_row_of_its_rulebook(edition: str) -> None:
    """Rulings, editions, the table."""
    solo = resolve(edition, 1)
    assert (solo.tokens, solo.publics, solo.privates, solo.pay, solo.best_of, solo.bag) == SOLO_ROWS[edition]


@rules("editions_presets")
@pytest.mark.parametrize("edition", EDITIONS)
def test_with_more_seats_all_editions_lay_out_the_same(edition: str) -> None:
    """All rulebooks, preparation: three tools, three publics, one private, tokens, -1 for an empty cell."""
    options = resolve(edition, 4)
    assert {name: getattr(options, name) for name in SHARED} == SHARED


@rules("editions_presets")
def test_the_default_is_classic() -> None:
    """Rulings, editions: the most recent print of the classic rules."""
    assert Game.new(seed=1).options.edition == "classic"


@rules("editions_presets")
def test_there_are_four_editions() -> None:
    """Rulings, editions."""
    assert list(EDITION) == EDITIONS


@rules("editions_presets")
def test_each_field_of_an_edition_can_be_set_by_hand() -> None:
    """Rulings, editions: classic with revised scoring."""
    game = position("R6", private_scoring="dice", privates="shades_of_red shades_of_blue", tokens=0)
    assert game.score()[0].private == {"shades_of_red": 3}


@rules("editions_presets", "wrong_strict_tables")
@pytest.mark.parametrize("edition", EDITIONS)
def test_honor_and_open_setup_are_switches_of_a_table_and_off_in_every_edition(edition: str) -> None:
    """Rulings, setup and wrong placements."""
    options: Options = resolve(edition, 3)
    assert (options.honor, options.open_setup) == (False, False)


@rules("editions_less_luck")
def test_less_luck_is_an_option_of_the_italian_rules() -> None:
    """Italian rules, preparation: 8 dice of each color fewer with two seats, 4 with three."""
    assert [resolve("classic-it", seats, less_luck=True).bag for seats in range(2, 7)] == SMALL_BAG


@rules("editions_less_luck")
@pytest.mark.parametrize("edition", ["classic", "classic-ru", "revised"])
def test_less_luck_is_no_option_of_other_editions(edition: str) -> None:
    """Rulings, editions, the table."""
    with pytest.raises(Refused, match="less_luck_edition"):
        resolve(edition, 2, less_luck=True)


@rules("editions_thirteenth_tool")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_thirteenth_tool_of_the_russian_editions_is_the_strip_cutter(edition: str) -> None:
    """Rulings, editions: the promo card, its text verified, its place in the deck inferred."""
    tools = deck(edition, {"patterns": ["firmitas", "firmitas"]})
    assert ("strip_cutter" in tools) == (edition in ("classic-ru", "revised"))
    assert (TOOL["strip_cutter"].origin, RULING["editions_thirteenth_tool"].origin) == ("verified", "inferred")


@rules("editions_thirteenth_window")
def test_the_thirteenth_window_card_has_two_patterns_of_our_own_of_levels_four_and_six() -> None:
    """Rulings, editions: marked as designed, dealt only where it is asked for."""
    (extra,) = set(deck("classic-ru", {}, thirteenth_card=True)) - set(deck("classic-ru", {}))
    assert [PATTERN[side].level for side in WINDOW_CARD[extra].patterns] == [4, 6]
    assert {WINDOW_CARD[extra].origin, *(PATTERN[side].origin for side in WINDOW_CARD[extra].patterns)} == {"designed"}
