"""The cards as they stand in the files: how many there are, and what every row of a kind has in common."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest

from sagrada.content import cards, check
from sagrada.content.refusal import Refused

PRINTED = [pattern for pattern in cards.PATTERNS if pattern.origin == "verified"]
DESIGNED = [pattern for pattern in cards.PATTERNS if pattern.origin == "designed"]


def printed_cells(pattern: cards.Pattern) -> int:
    return sum(cell != "." for row in pattern.grid for cell in row)


def fill(grid: Sequence[str], dealer: random.Random) -> dict[int, str]:
    """A full legal window for the grid, or an empty dict."""
    dice: dict[int, str] = {}

    def place(cell: int) -> bool:
        if cell == 20:
            return True
        printed = grid[cell // 5][cell % 5]
        fitting = [c + s for c in "RYGBP" for s in "123456" if printed in (".", c, s)]
        beside = ([dice[cell - 1]] if cell % 5 else []) + ([dice[cell - 5]] if cell >= 5 else [])
        for die in dealer.sample(fitting, len(fitting)):
            if not any(die[0] == other[0] or die[1] == other[1] for other in beside):
                dice[cell] = die
                if place(cell + 1):
                    return True
        return False

    return dice if place(0) else {}


def test_twelve_printed_window_cards_bear_twenty_four_patterns() -> None:
    base = [card for card in cards.WINDOW_CARDS if card.set == "base"]
    assert len(base) == 12
    assert [side for card in base for side in card.patterns] == [pattern.id for pattern in PRINTED]


def test_one_window_card_of_our_own_has_levels_four_and_six() -> None:
    extra = [card for card in cards.WINDOW_CARDS if card.set == "extra"]
    assert [card.origin for card in extra] == ["designed"]
    assert [cards.PATTERN[side].level for side in extra[0].patterns] == [4, 6]
    assert all(pattern.note for pattern in DESIGNED)


def test_there_are_twelve_base_tools_the_strip_cutter_and_three_for_strife() -> None:
    assert [tool.number for tool in cards.TOOLS] == list(range(1, 17))
    assert [tool.set for tool in cards.TOOLS] == ["base"] * 12 + ["promo"] + ["strife"] * 3
    assert cards.TOOLS[12].id == "strip_cutter"
    assert [tool.id for tool in cards.TOOLS[13:]] == ["exchange_clamp", "pumice_block", "salvage_hook"]


def test_there_are_ten_publics_six_for_rivalry_and_six_for_strife() -> None:
    assert [card.set for card in cards.PUBLICS] == ["base"] * 10 + ["rivalry"] * 6 + ["strife"] * 6


def test_all_rivalry_publics_and_half_of_the_strife_ones_rank_the_seats() -> None:
    ranking = [card.id for card in cards.PUBLICS if card.rivalry and card.set == "strife"]
    assert ranking == ["weight_of_strife", "clash_of_colors", "far_flung_strife"]
    assert all(card.rivalry == (card.set == "rivalry") for card in cards.PUBLICS if card.set != "strife")


def test_there_are_six_strife_boards_of_which_four_are_verified() -> None:
    assert len({board.kind for board in cards.STRIFE_BOARDS}) == 6
    assert Counter(board.origin for board in cards.STRIFE_BOARDS) == {"verified": 4, "designed": 2}


def test_there_are_fifteen_pioneers_of_which_one_has_a_verified_and_one_an_inferred_condition() -> None:
    assert len(cards.PIONEERS) == 15
    known = {card.id: card.origin for card in cards.PIONEERS if card.origin != "designed"}
    assert known == {"perfect_column": "verified", "full_frame": "inferred"}
    assert {card.points_origin for card in cards.PIONEERS} == {"designed"}


def test_there_are_twelve_ornaments_of_our_own() -> None:
    assert [card.origin for card in cards.ORNAMENTS] == ["designed"] * 12


def test_there_are_ten_gray_dice_in_the_supply() -> None:
    assert cards.GLORY.supply == 10


@pytest.mark.parametrize(("seats", "total"), [(1, 54), (2, 54), (3, 75), (4, 96), (5, 117), (6, 138)])
def test_the_strife_bag_holds_as_many_dice_as_the_rulebook_prints(seats: int, total: int) -> None:
    per_color, gray = cards.GLORY.per_color[seats - 1], cards.GLORY.gray[seats - 1]
    assert 5 * per_color + gray == total


def test_the_box_holds_eighteen_gray_dice_for_six_seats() -> None:
    assert cards.GLORY.supply + cards.GLORY.gray[5] == 18


def test_only_the_solo_bag_of_strife_is_designed() -> None:
    assert [name for name, origin in cards.GLORY.origins.items() if origin != "verified"] == ["bag_1"]


def test_the_first_four_places_of_a_rivalry_pay_as_in_the_example_of_the_rulebook() -> None:
    assert cards.GLORY.payout == (12, 8, 5, 0, 0, 0)


def test_there_are_thirty_four_numbered_rulings_for_glory() -> None:
    numbers = [ruling.id.split("_")[1] for ruling in cards.RULINGS if ruling.id.startswith("glory_")]
    assert [int(number) for number in numbers if number.isdigit()] == list(range(1, 35))


def test_there_are_five_color_and_six_position_privates() -> None:
    assert [card.color for card in cards.PRIVATES if card.set == "base"] == list("RYGBP")
    positions = [card for card in cards.PRIVATES if card.set == "five_six"]
    assert [sum(row.count("#") for row in card.mask) for card in positions] == [6] * 6
    assert {card.note for card in positions} == {"one source, unverified"}


def test_there_are_four_editions() -> None:
    assert list(cards.EDITION) == ["classic", "classic-ru", "classic-it", "revised"]


def test_every_tool_has_a_ruling_of_its_own() -> None:
    assert {f"tools_{tool.id}" for tool in cards.TOOLS} <= set(cards.RULING)


@pytest.mark.parametrize("rows", [cards.PATTERNS, cards.WINDOW_CARDS, cards.TOOLS, cards.PUBLICS, cards.PRIVATES])
def test_every_card_has_its_own_id(rows: Sequence[cards.HasId]) -> None:
    assert len({row.id for row in rows}) == len(rows)


def test_no_two_cards_of_any_kind_share_an_id() -> None:
    kinds: list[Sequence[cards.HasId]] = [cards.PATTERNS, cards.TOOLS, cards.PUBLICS, cards.PRIVATES]
    kinds += [cards.STRIFE_BOARDS, cards.PIONEERS, cards.ORNAMENTS, cards.EDITIONS, cards.RULINGS]
    assert [name for name, count in Counter(row.id for rows in kinds for row in rows).items() if count > 1] == []


def test_printed_levels_are_four_three_four_four_twelve_five_and_four_six() -> None:
    assert Counter(pattern.level for pattern in PRINTED) == {3: 4, 4: 4, 5: 12, 6: 4}


@pytest.mark.parametrize("pattern", cards.PATTERNS, ids=lambda pattern: pattern.id)
def test_every_grid_is_four_by_five_without_equal_printed_neighbors(pattern: cards.Pattern) -> None:
    assert [len(row) for row in pattern.grid] == [5] * 4
    for line in [*pattern.grid, *zip(*pattern.grid, strict=True)]:
        assert not any(one == other != "." for one, other in pairwise(line))


@pytest.mark.parametrize("pattern", cards.PATTERNS, ids=lambda pattern: pattern.id)
def test_every_window_can_be_filled_legally(pattern: cards.Pattern) -> None:
    assert len(fill(pattern.grid, random.Random(1))) == 20


@pytest.mark.parametrize("pattern", DESIGNED, ids=lambda pattern: pattern.id)
def test_a_designed_window_has_as_many_printed_cells_as_the_printed_ones_of_its_level(pattern: cards.Pattern) -> None:
    usual = {printed_cells(other) for other in PRINTED if other.level == pattern.level}
    assert printed_cells(pattern) in usual


def test_half_a_turn_of_turning_tide_keeps_colors_and_makes_shades_seven() -> None:
    cells = "".join(cards.PATTERN["turning_tide"].grid)
    for cell, opposite in zip(cells, reversed(cells), strict=True):
        assert int(cell) + int(opposite) == 7 if cell.isdigit() else cell == opposite


def test_mirrored_shades_of_valley_at_dusk_make_seven() -> None:
    for row in cards.PATTERN["valley_at_dusk"].grid:
        for column in (0, 1):
            pair = row[column] + row[4 - column]
            assert not pair.isdigit() or int(pair[0]) + int(pair[1]) == 7


def test_texts_are_american_and_never_empty() -> None:
    texts = [tool.text for tool in cards.TOOLS] + [edition.text for edition in cards.EDITIONS]
    texts += [card.text for card in cards.PUBLICS] + [card.text for card in cards.PRIVATES]
    texts += [ruling.text for ruling in cards.RULINGS] + [board.text for board in cards.STRIFE_BOARDS]
    texts += [card.text for card in cards.PIONEERS] + [card.text for card in cards.ORNAMENTS]
    texts += [ruling for tool in cards.TOOLS for ruling in tool.rulings]
    texts += [ruling for card in cards.PUBLICS for ruling in card.rulings]
    assert all(text.endswith(".") for text in texts)
    assert not [text for text in texts for word in ("colour", "favour", "grey", "neighbour") if word in text.lower()]


def test_loaded_rows_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        cards.EDITION["classic"].options["tools"] = 5  # type: ignore[index]


def test_a_file_with_another_table_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        cards.read("tools.toml", "tool", "spell")
    inner = caught.value.facts["problem"]
    assert isinstance(inner, Refused)
    assert inner.rule == "row_table_missing"


def test_pairs_of_one_color_are_our_reading() -> None:
    assert cards.PUBLIC["color_pairs"].origin == cards.RULING["glory_31_rivalry_color_pairs"].origin == "inferred"


@pytest.mark.parametrize("ruling", cards.RULINGS, ids=lambda ruling: ruling.id)
def test_a_ruling_that_is_ours_in_part_says_which_part(ruling: cards.Ruling) -> None:
    sources = ruling.source.split("; ")
    assert bool(ruling.ours) == ("own ruling" in sources and len(sources) > 1)
    assert ruling.origin != "verified" or sources != ["own ruling"]
    assert ruling.ours[-1:] in ("", ".")


@pytest.mark.parametrize("edition", cards.EDITIONS, ids=lambda edition: edition.id)
def test_an_edition_says_that_the_bag_of_five_and_six_seats_is_ours(edition: cards.Edition) -> None:
    assert "the bag with five and six seats is ours" in edition.ours


def test_editions_say_where_less_luck_and_a_die_that_fits_nowhere_are_ours() -> None:
    refusing = [row for row in cards.EDITIONS if row.options["unplaceable"] == "refused"]
    assert [row.id for row in refusing] == ["classic", "classic-ru", "classic-it"]
    assert all("a die that fits nowhere can't be taken" in row.ours for row in refusing)
    assert [row.id for row in cards.EDITIONS if "Less luck is printed" in row.ours] == ["classic-it"]


def test_windows_chosen_blind_are_our_reading() -> None:
    ruling = cards.RULING["setup_windows_chosen_blind"]
    assert (ruling.origin, "none forbids looking" in ruling.ours) == ("inferred", True)


def test_the_strip_cutter_is_verified_but_for_what_is_ours() -> None:
    cutter = cards.TOOL["strip_cutter"]
    assert (cutter.origin, cards.mark_of(cutter)) == ("verified", "part")
    assert "lets the other player place it anywhere" in cutter.ours
    assert cards.RULING["editions_thirteenth_tool"].origin == "inferred"


@pytest.mark.parametrize("ruling", ["scoring_tie_last_turn", "scoring_tie_first_turn"])
def test_the_last_tie_break_tells_what_the_english_original_says(ruling: str) -> None:
    assert "by reverse player order in the final round" in cards.RULING[ruling].text


def test_a_mark_tells_what_alone_is_ours() -> None:
    kinds: list[Sequence[cards.HasId]] = [cards.PIONEERS, cards.EDITIONS, cards.TOOLS]
    marks = {card.id: cards.mark_of(card) for kind in kinds for card in kind}
    assert marks["perfect_column"] == "points"
    assert (marks["full_frame"], marks["four_corners"]) == ("inferred", "designed")
    assert (marks["classic"], marks["classic-ru"], marks["lathekin"]) == ("part", "inferred", "verified")


def test_every_kind_of_row_names_its_origin() -> None:
    assert all("origin" in keys for keys in check.KEYS.values())
