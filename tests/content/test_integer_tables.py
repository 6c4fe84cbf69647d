"""The integer tables against the rows they were made from, and windows of one's own."""

from copy import deepcopy
from typing import Any

import pytest

from sagrada.content import cards, check, tables
from sagrada.content.refusal import Refused
from sagrada.words.messages import explain

PLAIN = [".....", ".....", ".....", "....."]
TOP_AND_BOTTOM = sum(1 << cell for cell in range(20) if cell // 5 in (0, 3))
BORDER = TOP_AND_BOTTOM | sum(1 << cell for cell in range(20) if cell % 5 in (0, 4))
PIONEER = [card.id for card in cards.PIONEERS]
CELLS = [(pattern, cell) for pattern in cards.PATTERNS for cell in range(20)]


def accepts(printed: str, value: str, others: str) -> bool:
    return printed == value or printed == "." or printed in others


def test_every_table_has_its_fixed_size() -> None:
    assert [len(tables.TAKES_COLOR), len(tables.TAKES_SHADE), len(tables.LEVEL)] == [32] * 3
    assert [len(tables.CARD_PATTERNS), len(tables.TOOL_COLOR)] == [32, 24]
    assert {len(tables.PUBLIC_KIND), len(tables.PUBLIC_SHADES), len(tables.PUBLIC_POINTS)} == {32}
    assert [len(tables.PUBLIC_MEMBERS), len(tables.PRIVATE_COLOR), len(tables.PRIVATE_MASK)] == [32, 16, 16]


@pytest.mark.parametrize(
    ("size", "names"),
    [
        (32, "PUBLIC_RIVALRY PUBLIC_CELLS PUBLIC_NUMBER"),
        (8, "BOARD_KIND BOARD_CELLS BOARD_NUMBER"),
        (16, "PIONEER_KIND PIONEER_POINTS PIONEER_CELLS PIONEER_NUMBER PIONEER_COLUMNS PIONEER_DISTINCT"),
        (16, "ORNAMENT_A ORNAMENT_B ORNAMENT_HEIGHT ORNAMENT_WIDTH ORNAMENT_GAIN ORNAMENT_LOSS"),
        (7, "GRAY_LADDER"),
        (6, "PAYOUT"),
    ],
)
def test_every_table_of_glory_has_its_fixed_size(size: int, names: str) -> None:
    assert {len(getattr(tables, name)) for name in names.split()} == {size}


def test_pattern_order_is_the_order_of_the_file() -> None:
    assert [pattern.id for pattern in cards.PATTERNS] == tables.PATTERN_IDS
    assert [window.pattern for window in tables.WINDOWS] == list(range(26))
    assert tables.LEVEL[:26] == [pattern.level for pattern in cards.PATTERNS]


@pytest.mark.parametrize("color", range(6))
def test_a_color_is_accepted_by_its_own_cells_and_all_without_a_color(color: int) -> None:
    for pattern, cell in CELLS:
        mask = tables.TAKES_COLOR[tables.PATTERN_IDS.index(pattern.id)][color]
        printed = pattern.grid[cell // 5][cell % 5]
        assert mask >> cell & 1 == accepts(printed, "RYGBPS"[color], "123456")


@pytest.mark.parametrize("shade", range(6))
def test_a_shade_is_accepted_by_its_own_cells_and_all_without_a_shade(shade: int) -> None:
    for pattern, cell in CELLS:
        mask = tables.TAKES_SHADE[tables.PATTERN_IDS.index(pattern.id)][shade]
        printed = pattern.grid[cell // 5][cell % 5]
        assert mask >> cell & 1 == accepts(printed, "123456"[shade], "RYGBP")


def test_a_gray_die_fits_no_color_cell_of_fractal_drops() -> None:
    fractal = tables.PATTERN_IDS.index("fractal_drops")
    colored = sum(1 << cell for cell in (3, 5, 12, 13, 15, 16))
    assert tables.TAKES_COLOR[fractal][5] == (1 << 20) - 1 - colored


def test_no_mask_reaches_beyond_the_twentieth_cell() -> None:
    masks = [mask for table in (tables.TAKES_COLOR, tables.TAKES_SHADE) for row in table for mask in row]
    masks += tables.PUBLIC_CELLS + tables.BOARD_CELLS
    masks += tables.PIONEER_CELLS + tables.ORNAMENT_A + tables.ORNAMENT_B
    assert max(masks + tables.PRIVATE_MASK) < 1 << 20


def test_cards_point_at_their_patterns() -> None:
    for card, sides in zip(cards.WINDOW_CARDS, tables.CARD_PATTERNS, strict=False):
        assert tuple(tables.PATTERN_IDS[side] for side in sides) == card.patterns


def test_tools_stand_in_order_of_number_with_their_color() -> None:
    assert [cards.TOOLS[index].id for index in (0, 11, 12)] == ["grozing_pliers", "tap_wheel", "strip_cutter"]
    assert tables.TOOL_COLOR[:13] == ["RYGBPS".index(color) for color in "PBRYGPBRYGPB"] + [6]
    assert tables.TOOL_COLOR[13:16] == [5, 5, 5]


def test_publics_carry_kind_attribute_points_and_members() -> None:
    assert tables.PUBLIC_KIND[:10] == [0, 1, 0, 1, 2, 2, 2, 2, 2, 3]
    assert tables.PUBLIC_SHADES[:10] == [0, 0, 1, 1, 1, 1, 1, 1, 0, 0]
    assert tables.PUBLIC_POINTS[:10] == [6, 5, 5, 4, 2, 2, 2, 5, 4, 1]
    assert tables.PUBLIC_MEMBERS[:10] == [0, 0, 0, 0, 0b11, 0b1100, 0b110000, 0b111111, 0b11111, 0]


def test_the_publics_of_glory_carry_kind_points_members_cells_and_number() -> None:
    assert tables.PUBLIC_KIND[10:22] == [7, 8, 9, 10, 11, 12, 4, 5, 6, 13, 14, 15]
    assert tables.PUBLIC_RIVALRY == [0] * 10 + [1] * 6 + [0] * 3 + [1] * 3 + [0] * 10
    assert tables.PUBLIC_POINTS[10:22] == [0] * 6 + [3, 5, 0] + [0] * 3
    assert {index: mask for index, mask in enumerate(tables.PUBLIC_MEMBERS[10:]) if mask} == {1: 0b111000}
    assert {index: cells for index, cells in enumerate(tables.PUBLIC_CELLS) if cells} == {12: BORDER}
    assert {index: number for index, number in enumerate(tables.PUBLIC_NUMBER) if number} == {13: 7, 15: 1}


def test_the_gray_scale_climbs_its_ladder_and_places_pay_the_row() -> None:
    assert tables.GRAY_LADDER == [0, 2, 5, 9, 13, 18, 24]
    assert tables.PAYOUT == [12, 8, 5, 0, 0, 0]


@pytest.mark.parametrize("kind", tables.KINDS)
def test_every_kind_of_objective_has_a_number_and_a_card(kind: str) -> None:
    assert kind in check.KINDS
    assert kind in {card.kind for card in cards.PUBLICS}


def test_boards_carry_kind_cells_and_number() -> None:
    assert tables.BOARD_KIND[:6] == [tables.BOARD_KINDS[board.kind] for board in cards.STRIFE_BOARDS] == [*range(6)]
    assert tables.BOARD_CELLS == [0, 0, TOP_AND_BOTTOM, 0, 0, 0, 0, 0]
    assert tables.BOARD_NUMBER == [0, 0, 0, 0, 0, 2, 0, 0]


def test_pioneers_carry_points_and_the_number_of_their_kind() -> None:
    assert tables.PIONEER_KIND[:15] == [tables.PIONEER_KINDS[card.kind] for card in cards.PIONEERS]
    assert tables.PIONEER_KIND[:15] == [0, 1, 1, 0, 0, 1, 2, 3, 4, 1, 5, 6, 7, 8, 9]
    assert tables.PIONEER_POINTS[:15] == [card.points for card in cards.PIONEERS]


def test_pioneers_carry_the_parameters_of_their_kind() -> None:
    for index, card in enumerate(cards.PIONEERS):
        assert (tables.PIONEER_CELLS[index] > 0) == (card.kind == "filled")
        assert tables.PIONEER_NUMBER[index] == card.number
        assert (tables.PIONEER_DISTINCT[index] > 0) == (card.kind == "line")
    assert tables.PIONEER_CELLS[PIONEER.index("full_frame")] == BORDER
    assert tables.PIONEER_CELLS[PIONEER.index("heart_of_glass")] == (1 << 20) - 1 - BORDER
    assert tables.PIONEER_CELLS[PIONEER.index("lintel_and_sill")] == TOP_AND_BOTTOM
    assert tables.PIONEER_CELLS[PIONEER.index("four_corners")] == sum(1 << cell for cell in (0, 4, 15, 19))


def test_only_the_perfect_column_is_a_column_and_asks_for_both() -> None:
    assert tables.PIONEER_COLUMNS == [1] + [0] * 15
    distinct = {card: tables.PIONEER_DISTINCT[index] for index, card in enumerate(PIONEER)}
    assert {card: bits for card, bits in distinct.items() if bits} == {
        "perfect_column": 3,
        "rainbow_row": 1,
        "full_scale": 2,
    }


@pytest.mark.parametrize(("index", "card"), list(enumerate(cards.ORNAMENTS)))
def test_an_ornament_lies_in_the_top_left_corner(index: int, card: cards.Ornament) -> None:
    for mark, mask in (("A", tables.ORNAMENT_A[index]), ("B", tables.ORNAMENT_B[index])):
        drawn = {(cell // 5, cell % 5) for cell in range(20) if mask >> cell & 1}
        assert drawn == {(y, x) for y, row in enumerate(card.pattern) for x, found in enumerate(row) if found == mark}
    assert (tables.ORNAMENT_HEIGHT[index], tables.ORNAMENT_WIDTH[index]) == (len(card.pattern), len(card.pattern[0]))
    assert (tables.ORNAMENT_GAIN[index], tables.ORNAMENT_LOSS[index]) == (card.gain, card.loss)


def test_privates_carry_a_color_or_a_mask() -> None:
    assert tables.PRIVATE_COLOR[:11] == [0, 1, 2, 3, 4] + [6] * 6
    assert tables.PRIVATE_MASK[:5] == [0] * 5
    wall = [card.id for card in cards.PRIVATES].index("wall")
    assert tables.PRIVATE_MASK[wall] == sum(1 << cell for cell in (6, 7, 8, 11, 12, 13))


def test_decks_are_masks_over_the_indexes() -> None:
    assert (tables.BASE_CARDS, tables.EXTRA_CARDS) == (0xFFF, 1 << 12)
    assert (tables.BASE_TOOLS, tables.PROMO_TOOLS) == (0xFFF, 1 << 12)
    assert tables.BASE_PUBLICS == 0x3FF
    assert tables.STRIFE_TOOLS == 0b111 << 13
    assert (tables.RIVALRY_PUBLICS, tables.STRIFE_PUBLICS) == (0b111111 << 10, 0b111111 << 16)
    assert tables.STRIFE_RIVALRY_PUBLICS == 0b111 << 19
    assert (tables.ALL_BOARDS, tables.ALL_PIONEERS, tables.ALL_ORNAMENTS) == (0x3F, 0x7FFF, 0xFFF)
    assert (tables.COLOR_PRIVATES, tables.POSITION_PRIVATES) == (0b11111, 0b11111100000)


def test_a_window_of_ones_own_is_its_print_and_level_and_no_table_changes() -> None:
    before = deepcopy([tables.TAKES_COLOR, tables.TAKES_SHADE, tables.LEVEL, tables.PATTERN_IDS])
    window = tables.own_window(["R....", ".....", ".....", "....6"], 4)
    assert (window.pattern, window.level) == (tables.OWN, 4)
    assert window.takes_color[:2] == ((1 << 20) - 1, (1 << 20) - 2)
    assert window.takes_shade[0] == (1 << 19) - 1
    assert before == [tables.TAKES_COLOR, tables.TAKES_SHADE, tables.LEVEL, tables.PATTERN_IDS]


def test_a_printed_window_typed_in_prints_the_same() -> None:
    for pattern, window in zip(cards.PATTERNS, tables.WINDOWS, strict=True):
        assert tables.own_window(pattern.grid, pattern.level)[1:] == window[1:]


@pytest.mark.parametrize(
    ("grid", "level", "problem"),
    [
        (PLAIN[:3], 0, "four rows of five"),
        ([".....", ".....", ".....", "......"], 0, "four rows of five"),
        ([1, 2, 3, 4], 0, "four rows of five"),
        (["S....", *PLAIN[1:]], 0, "unknown character 'S'"),
        (["GG...", *PLAIN[1:]], 0, "a1 and a2 are neighbors"),
        (["4....", "4....", *PLAIN[2:]], 0, "a1 and b1 are neighbors"),
        (PLAIN, 7, "the level is 7"),
        (PLAIN, -1, "the level is -1"),
        (PLAIN, True, "the level is True"),
    ],
)
def test_a_bad_window_of_ones_own_is_refused(grid: Any, level: Any, problem: str) -> None:
    with pytest.raises(Refused) as refused:
        tables.own_window(grid, level)
    assert refused.value.rule == "custom_window"
    assert problem in explain(refused.value)
