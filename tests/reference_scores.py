"""The reference's reading of the objectives of the base game."""

from collections import Counter
from collections.abc import Callable
from functools import partial

from reference_tools import Rules as Rules
from reference_window import (
    COLORS,
    COLUMNS,
    ROWS,
    Window,
    across,
    printed,
)

PRIVATE_COLORS = {f"shades_of_{name}": name[0].upper() for name in ("red", "yellow", "green", "blue", "purple")}
PRIVATE_CELLS = {
    "fence": [".....", "#.#.#", "#.#.#", "....."],
    "tunnel": [".###.", ".....", ".....", ".###."],
    "brace": [".#.#.", "..#..", "..#..", ".#.#."],
    "port": ["..#..", ".#.#.", ".#.#.", "..#.."],
    "brackets": ["##.##", "#...#", ".....", "....."],
    "wall": [".....", ".###.", ".###.", "....."],
}


def score_lines(lines: list[list[str]], part: int, points: int, window: Window) -> int:
    """Full rows or columns in which no color (part 0) or shade (part 1) comes twice."""
    signs = [{window[cell][part] for cell in line if cell in window} for line in lines]
    return points * sum(len(seen) == len(line) for seen, line in zip(signs, lines, strict=True))


def score_sets(wanted: str, points: int, window: Window) -> int:
    """000, example of scoring: as many sets as there are dice of the rarest kind."""
    found = Counter("".join(window.values()))
    return points * min(found[sign] for sign in wanted)


def score_diagonals(window: Window) -> int:
    return sum(any(window[near][0] == die[0] for near in across(cell) & set(window)) for cell, die in window.items())


PUBLICS: dict[str, Callable[[Window], int]] = {
    "row_color_variety": partial(score_lines, ROWS, 0, 6),
    "column_color_variety": partial(score_lines, COLUMNS, 0, 5),
    "row_shade_variety": partial(score_lines, ROWS, 1, 5),
    "column_shade_variety": partial(score_lines, COLUMNS, 1, 4),
    "light_shades": partial(score_sets, "12", 2),
    "medium_shades": partial(score_sets, "34", 2),
    "deep_shades": partial(score_sets, "56", 2),
    "shade_variety": partial(score_sets, "123456", 5),
    "color_variety": partial(score_sets, COLORS, 4),
    "color_diagonals": score_diagonals,
}


def score_private(card: str, scoring: str, window: Window) -> int:
    """000, scoring: the sum of the shades; 001: three points a die. Position cards always pay the sum."""
    if card in PRIVATE_CELLS:
        return sum(int(die[1]) for cell, die in window.items() if printed(PRIVATE_CELLS[card], cell) == "#")
    shades = [int(die[1]) for die in window.values() if die[0] == PRIVATE_COLORS[card]]
    return 3 * len(shades) if scoring == "dice" else sum(shades)
