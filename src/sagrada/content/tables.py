"""The cards as plain lists of integers, for the compiled rules.
Cell = row * 5 + column, bit = 1 << cell; index = place in the TOML file; unused places are zero, or have no color.
No list changes after import: the print of a window of one's own goes into the state, never into a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from .cards import (
    GLORY,
    ORNAMENTS,
    PATTERNS,
    PIONEERS,
    PRIVATES,
    PUBLICS,
    STRIFE_BOARDS,
    TOOLS,
    WINDOW_CARDS,
)
from .check import COLOR_LETTERS, SHADE_DIGITS, grid_problem
from .refusal import Refused

COLORS = "RYGBPS"
NO_COLOR = len(COLORS)
PATTERNS_MAX = 32
OWN = PATTERNS_MAX
"""The pattern's number of a window of one's own."""
CARDS_MAX = 32
TOOLS_MAX = 24
PUBLICS_MAX = 32
PRIVATES_MAX = 16
BOARDS_MAX = 8
PIONEERS_MAX = 16
ORNAMENTS_MAX = 16

ROWS = 0
COLUMNS = 1
SETS = 2
DIAGONALS = 3
GRAY_COLUMNS = 4
GRAY_IN_BLOOM = 5
GRAY_SCALE = 6
COLOR_PAIRS = 7
LARGEST_GROUP = 8
CELL_SUM = 9
PARTNERS = 10
DIFFERENT_DICE = 11
LINKED_GROUP = 12
GRAY_SUM = 13
GRAY_CONTACTS = 14
GRAY_LINES = 15
KINDS = {
    "rows": ROWS,
    "columns": COLUMNS,
    "shade_sets": SETS,
    "color_sets": SETS,
    "color_diagonals": DIAGONALS,
    "gray_columns": GRAY_COLUMNS,
    "gray_in_bloom": GRAY_IN_BLOOM,
    "gray_scale": GRAY_SCALE,
    "color_pairs": COLOR_PAIRS,
    "largest_group": LARGEST_GROUP,
    "cell_sum": CELL_SUM,
    "partners": PARTNERS,
    "different_dice": DIFFERENT_DICE,
    "linked_group": LINKED_GROUP,
    "gray_sum": GRAY_SUM,
    "gray_contacts": GRAY_CONTACTS,
    "gray_lines": GRAY_LINES,
}

NO_DIAGONAL_CONTACT = 0
SHADE_CELLS_ONLY = 1
CELLS_ONLY = 2
COLOR_CELLS_TOO = 3
ONE_PER_COLUMN = 4
GAP = 5
BOARD_KINDS = {
    "no_diagonal_contact": NO_DIAGONAL_CONTACT,
    "shade_cells_only": SHADE_CELLS_ONLY,
    "cells": CELLS_ONLY,
    "color_cells_too": COLOR_CELLS_TOO,
    "one_per_column": ONE_PER_COLUMN,
    "gap": GAP,
}

PIONEER_LINE = 0
PIONEER_FILLED = 1
PIONEER_DIAGONAL = 2
PIONEER_SHADES = 3
PIONEER_COLOR = 4
PIONEER_BLOCK = 5
PIONEER_RUN = 6
PIONEER_PER_LINE = 7
PIONEER_PLUS = 8
PIONEER_WITHIN = 9
PIONEER_KINDS = {
    "line": PIONEER_LINE,
    "filled": PIONEER_FILLED,
    "diagonal_run": PIONEER_DIAGONAL,
    "shade_counts": PIONEER_SHADES,
    "color_count": PIONEER_COLOR,
    "block": PIONEER_BLOCK,
    "shade_run": PIONEER_RUN,
    "per_line": PIONEER_PER_LINE,
    "plus": PIONEER_PLUS,
    "line_within": PIONEER_WITHIN,
}

Card = TypeVar("Card")


def pad(values: Iterable[int], size: int) -> list[int]:
    """The values, followed by zeros up to the size."""
    given = list(values)
    return given + [0] * (size - len(given))


def cell_mask(cells: str, accepted: str) -> int:
    """The bits of the cells that hold an accepted character."""
    return sum(1 << cell for cell, printed in enumerate(cells) if printed in accepted)


def deck_mask(cards: Sequence[Card], belongs: Callable[[Card], bool]) -> int:
    """The bits of the indexes of the cards that belong to a deck."""
    return sum(1 << index for index, card in enumerate(cards) if belongs(card))


def color_index(color: str) -> int:
    """The color's place in COLORS; 6 for none."""
    return COLORS.index(color) if color else NO_COLOR


def member_mask(members: Sequence[int | str]) -> int:
    """The bits of the shade or color indexes of a set."""
    return sum(1 << (member - 1 if isinstance(member, int) else COLORS.index(member)) for member in members)


def distinct_bits(distinct: Sequence[str]) -> int:
    """1 for color, 2 for shade, 3 for both."""
    return ("color" in distinct) + 2 * ("shade" in distinct)


def corner_mask(pattern: Sequence[str], mark: str) -> int:
    """The cells of a mark, with the pattern in the top left corner of a window."""
    return cell_mask("".join(row.ljust(5, ".") for row in pattern), mark)


class Window(NamedTuple):
    """What is printed in a window: the pattern's number and level, and the cells that take each color and shade."""

    pattern: int
    level: int
    takes_color: tuple[int, ...]
    takes_shade: tuple[int, ...]


def printed_in(grid: Sequence[str], pattern: int, level: int) -> Window:
    """A grid as the cells that take each color and each shade."""
    cells = "".join(grid)
    colors = tuple(cell_mask(cells, "." + SHADE_DIGITS + letter) for letter in COLORS)
    shades = tuple(cell_mask(cells, "." + COLOR_LETTERS + digit) for digit in SHADE_DIGITS)
    return Window(pattern, level, colors, shades)


def check_grid(grid: Sequence[str]) -> tuple[str, ...]:
    """The rows of a grid; raises Refused for a bad one."""
    rows = tuple(grid)
    if problem := grid_problem(rows):
        raise Refused("custom_window", problem=problem)
    return rows


def own_window(grid: Sequence[str], level: int = 0) -> Window:
    """A window of one's own; raises Refused for a bad grid or level."""
    rows = check_grid(grid)
    if type(level) is not int or not 0 <= level <= 6:
        raise Refused("custom_window", problem=Refused("row_level", level=repr(level), least=0, most=6))
    return printed_in(rows, OWN, level)


PATTERN_IDS = [pattern.id for pattern in PATTERNS]
WINDOWS = [printed_in(pattern.grid, number, pattern.level) for number, pattern in enumerate(PATTERNS)]
"""The printed windows, by the number of the pattern."""
LEVEL = pad((window.level for window in WINDOWS), PATTERNS_MAX)
TAKES_COLOR = [list(window.takes_color) for window in WINDOWS]
TAKES_COLOR += [[0] * 6 for _ in range(PATTERNS_MAX - len(WINDOWS))]
TAKES_SHADE = [list(window.takes_shade) for window in WINDOWS]
TAKES_SHADE += [[0] * 6 for _ in range(PATTERNS_MAX - len(WINDOWS))]

CARD_PATTERNS = [[PATTERN_IDS.index(side) for side in card.patterns] for card in WINDOW_CARDS]
CARD_PATTERNS += [[0, 0] for _ in range(CARDS_MAX - len(CARD_PATTERNS))]

TOOL_COLOR = pad((color_index(tool.color) for tool in TOOLS), TOOLS_MAX)

PUBLIC_KIND = pad((KINDS[card.kind] for card in PUBLICS), PUBLICS_MAX)
PUBLIC_SHADES = pad((int(card.attribute == "shade") for card in PUBLICS), PUBLICS_MAX)
PUBLIC_POINTS = pad((card.points for card in PUBLICS), PUBLICS_MAX)
PUBLIC_MEMBERS = pad((member_mask(card.members) for card in PUBLICS), PUBLICS_MAX)

PUBLIC_RIVALRY = pad((int(card.rivalry) for card in PUBLICS), PUBLICS_MAX)
PUBLIC_CELLS = pad((cell_mask("".join(card.mask), "#") for card in PUBLICS), PUBLICS_MAX)
PUBLIC_NUMBER = pad((card.number for card in PUBLICS), PUBLICS_MAX)
GRAY_LADDER = next(list(card.ladder) for card in PUBLICS if card.ladder)
PAYOUT = list(GLORY.payout)
GLORY_SUPPLY = GLORY.supply
GRAY_BY_SEATS = [0, *GLORY.gray]

PRIVATE_COLOR = [color_index(card.color) for card in PRIVATES]
PRIVATE_COLOR += [NO_COLOR] * (PRIVATES_MAX - len(PRIVATES))
PRIVATE_MASK = pad((cell_mask("".join(card.mask), "#") for card in PRIVATES), PRIVATES_MAX)

BOARD_KIND = pad((BOARD_KINDS[board.kind] for board in STRIFE_BOARDS), BOARDS_MAX)
BOARD_CELLS = pad((cell_mask("".join(board.mask), "#") for board in STRIFE_BOARDS), BOARDS_MAX)
BOARD_NUMBER = pad((board.number for board in STRIFE_BOARDS), BOARDS_MAX)

PIONEER_KIND = pad((PIONEER_KINDS[card.kind] for card in PIONEERS), PIONEERS_MAX)
PIONEER_POINTS = pad((card.points for card in PIONEERS), PIONEERS_MAX)
PIONEER_CELLS = pad((cell_mask("".join(card.mask), "#") for card in PIONEERS), PIONEERS_MAX)
PIONEER_NUMBER = pad((card.number for card in PIONEERS), PIONEERS_MAX)
PIONEER_COLUMNS = pad((int(card.lines == "columns") for card in PIONEERS), PIONEERS_MAX)
PIONEER_DISTINCT = pad((distinct_bits(card.distinct) for card in PIONEERS), PIONEERS_MAX)

ORNAMENT_A = pad((corner_mask(card.pattern, "A") for card in ORNAMENTS), ORNAMENTS_MAX)
ORNAMENT_B = pad((corner_mask(card.pattern, "B") for card in ORNAMENTS), ORNAMENTS_MAX)
ORNAMENT_HEIGHT = pad((len(card.pattern) for card in ORNAMENTS), ORNAMENTS_MAX)
ORNAMENT_WIDTH = pad((len(card.pattern[0]) for card in ORNAMENTS), ORNAMENTS_MAX)
ORNAMENT_GAIN = pad((card.gain for card in ORNAMENTS), ORNAMENTS_MAX)
ORNAMENT_LOSS = pad((card.loss for card in ORNAMENTS), ORNAMENTS_MAX)

BASE_CARDS = deck_mask(WINDOW_CARDS, lambda card: card.set == "base")
EXTRA_CARDS = deck_mask(WINDOW_CARDS, lambda card: card.set == "extra")
BASE_TOOLS = deck_mask(TOOLS, lambda tool: tool.set == "base")
PROMO_TOOLS = deck_mask(TOOLS, lambda tool: tool.set == "promo")
BASE_PUBLICS = deck_mask(PUBLICS, lambda card: card.set == "base")
COLOR_PRIVATES = deck_mask(PRIVATES, lambda card: bool(card.color))
POSITION_PRIVATES = deck_mask(PRIVATES, lambda card: bool(card.mask))
STRIFE_TOOLS = deck_mask(TOOLS, lambda tool: tool.set == "strife")
RIVALRY_PUBLICS = deck_mask(PUBLICS, lambda card: card.set == "rivalry")
STRIFE_PUBLICS = deck_mask(PUBLICS, lambda card: card.set == "strife")
STRIFE_RIVALRY_PUBLICS = deck_mask(PUBLICS, lambda card: card.set == "strife" and card.rivalry)
ALL_BOARDS = (1 << len(STRIFE_BOARDS)) - 1
ALL_PIONEERS = (1 << len(PIONEERS)) - 1
ALL_ORNAMENTS = (1 << len(ORNAMENTS)) - 1
