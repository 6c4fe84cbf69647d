"""The reference's reading of Glory's cards: boards, pioneers, ornaments, rivalry and gray objectives."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from reference_window import (
    CELLS,
    COLUMNS,
    DIGITS,
    GRAY,
    ROWS,
    Grid,
    Window,
    across,
    beside,
    is_border,
    offset,
    printed,
)

CONTENT = Path(__file__).parents[1] / "src" / "sagrada" / "content"
BOARDS = [
    "no_corner_contact",
    "shade_panes_only",
    "top_and_bottom",
    "color_panes_too",
    "one_per_column",
    "dissonance",
]
PLACES = [12, 8, 5, 0, 0, 0]
GRAY_SCALE = [0, 2, 5, 9, 13, 18, 24]


def colors_of(window: Window, cells: Iterable[str]) -> list[str]:
    return [window[cell][0] for cell in cells if cell in window]


def shades_of(window: Window, cells: Iterable[str]) -> list[int]:
    return [int(window[cell][1]) for cell in cells if cell in window]


def all_filled(window: Window, cells: Iterable[str]) -> bool:
    return all(cell in window for cell in cells)


def is_distinct(signs: list[str] | list[int]) -> bool:
    return len(set(signs)) == len(signs)


def gray_cells(window: Window) -> list[str]:
    return [cell for cell, die in window.items() if die[0] == GRAY]


# --- pioneers: the conditions of the fifteen cards


def has_line(lines: list[list[str]], parts: tuple[int, ...], window: Window) -> bool:
    """A full line in which no color (part 0), no shade (part 1) or neither comes twice."""
    full = [[window[cell] for cell in line] for line in lines if all_filled(window, line)]
    return any(all(is_distinct([die[part] for die in dice]) for part in parts) for dice in full)


def has_filled(picture: Grid, window: Window) -> bool:
    return all_filled(window, [cell for cell in CELLS if printed(picture, cell) == "#"])


def has_color_cascade(window: Window) -> bool:
    runs = [[offset(cell, step, side * step) for step in range(3)] for cell in window for side in (-1, 1)]
    return any(all_filled(window, run) and len(set(colors_of(window, run))) == 1 for run in runs)


def has_double_scale(window: Window) -> bool:
    found = Counter(die[1] for die in window.values())
    return all(found[shade] >= 2 for shade in DIGITS)


def has_favorite_hue(window: Window) -> bool:
    return any(number >= 5 for number in Counter(die[0] for die in window.values()).values())


def has_twin_panes(window: Window) -> bool:
    """Rulings, Glory: two colors, each diagonal of the block in one."""
    for corner in window:
        block = [corner, offset(corner, 1, 1), offset(corner, 0, 1), offset(corner, 1, 0)]
        if all_filled(window, block):
            falling, rising = set(colors_of(window, block[:2])), set(colors_of(window, block[2:]))
            if len(falling) == 1 and len(rising) == 1 and falling != rising:
                return True
    return False


def has_staircase(window: Window) -> bool:
    for line in ROWS + COLUMNS:
        for start in range(len(line) - 3):
            shades = shades_of(window, line[start : start + 4])
            if len(shades) == 4 and {shades[i + 1] - shades[i] for i in range(3)} in ({1}, {-1}):
                return True
    return False


def has_scaffold(window: Window) -> bool:
    return all(len(set(line) & set(window)) >= 2 for line in ROWS + COLUMNS)


def has_rosette(window: Window) -> bool:
    for cell in window:
        plus = [cell, *beside(cell)]
        if len(plus) == 5 and all_filled(window, plus) and is_distinct(colors_of(window, plus)):
            return True
    return False


def has_dawn_or_dusk(window: Window) -> bool:
    full = [shades_of(window, row) for row in ROWS if all_filled(window, row)]
    return any(max(shades) <= 3 or min(shades) >= 4 for shades in full)


PIONEERS: dict[str, Callable[[Window], bool]] = {
    "perfect_column": partial(has_line, COLUMNS, (0, 1)),
    "full_frame": partial(has_filled, ["#####", "#...#", "#...#", "#####"]),
    "four_corners": partial(has_filled, ["#...#", ".....", ".....", "#...#"]),
    "rainbow_row": partial(has_line, ROWS, (0,)),
    "full_scale": partial(has_line, ROWS, (1,)),
    "heart_of_glass": partial(has_filled, [".....", ".###.", ".###.", "....."]),
    "color_cascade": has_color_cascade,
    "double_scale": has_double_scale,
    "favorite_hue": has_favorite_hue,
    "lintel_and_sill": partial(has_filled, ["#####", ".....", ".....", "#####"]),
    "twin_panes": has_twin_panes,
    "staircase": has_staircase,
    "scaffold": has_scaffold,
    "rosette": has_rosette,
    "dawn_or_dusk": has_dawn_or_dusk,
}


# --- ornaments


def is_built(pattern: Grid, window: Window, with_gray: bool) -> bool:
    """002, ornaments: anywhere, never turned; A and B are two different colors, each on its own marks."""
    for top in range(4 - len(pattern) + 1):
        for left in range(5 - len(pattern[0]) + 1):
            found = {"A": set[str](), "B": set[str](), ".": set[str]()}
            for down, marks in enumerate(pattern):
                for right, mark in enumerate(marks):
                    found[mark].add(window.get(offset("a1", top + down, left + right), "..")[0])
            is_two_colored = len(found["A"]) == 1 and len(found["B"]) == 1 and found["A"] != found["B"]
            both = found["A"] | found["B"]
            if is_two_colored and "." not in both and (with_gray or GRAY not in both):
                return True
    return False


# --- rivalry: what is compared


def count_pairs(window: Window) -> int:
    """Report 31: half of the dice of each color, anywhere."""
    return sum(number // 2 for number in Counter(die[0] for die in window.values()).values())


def count_diagonal_pairs(window: Window) -> int:
    """The largest number of pairs that touch by a corner, no die in two of them: dice give way until none can."""
    partner: dict[str, str] = {}

    def settle(cell: str, asked: set[str]) -> bool:
        for near in across(cell) & set(window) - asked:
            if window[near][0] == window[cell][0] and near not in asked:
                asked.add(near)
                if near not in partner or settle(partner[near], asked):
                    partner[near] = cell
                    return True
        return False

    return sum(settle(cell, set()) for cell in window if cell[0] in "ac")


def largest_group(window: Window, is_linked: Callable[[str, str], bool]) -> int:
    left, largest = set(window), 0
    while left:
        waiting, size = [left.pop()], 0
        while waiting:
            cell = waiting.pop()
            size += 1
            linked = {near for near in beside(cell) & left if is_linked(window[cell], window[near])}
            left -= linked
            waiting += linked
        largest = max(largest, size)
    return largest


def measure_dark_field(window: Window) -> int:
    dark = {cell: die for cell, die in window.items() if die[1] in "456"}
    return largest_group(dark, lambda die, other: True)


def measure_heavy_frame(window: Window) -> int:
    return sum(int(die[1]) for cell, die in window.items() if is_border(cell))


def measure_sevens(window: Window) -> int:
    return sum(7 - int(die[1]) in shades_of(window, beside(cell)) for cell, die in window.items())


def measure_many_panes(window: Window) -> int:
    return len(set(window.values()))


def measure_soft_gradient(window: Window) -> int:
    return largest_group(window, lambda die, other: abs(int(die[1]) - int(other[1])) == 1)


def measure_weight_of_strife(window: Window) -> int:
    return sum(shades_of(window, gray_cells(window)))


def measure_clash_of_colors(window: Window) -> int:
    return sum(len(set(colors_of(window, beside(cell)))) for cell in gray_cells(window))


def measure_far_flung_strife(window: Window) -> int:
    gray = gray_cells(window)
    return len({cell[0] for cell in gray}) + len({cell[1] for cell in gray})


RIVALRY: dict[str, Callable[[Window], int]] = {
    "color_pairs": count_pairs,
    "dark_field": measure_dark_field,
    "heavy_frame": measure_heavy_frame,
    "sevens": measure_sevens,
    "many_panes": measure_many_panes,
    "soft_gradient": measure_soft_gradient,
}
STRIFE_RIVALRY: dict[str, Callable[[Window], int]] = {
    "weight_of_strife": measure_weight_of_strife,
    "clash_of_colors": measure_clash_of_colors,
    "far_flung_strife": measure_far_flung_strife,
}


def share_places(results: list[int], seat: int) -> int:
    """002, ties: the points of all places the tied seats take, shared and rounded down."""
    better = sum(result > results[seat] for result in results)
    tied = results.count(results[seat])
    return sum(PLACES[better : better + tied]) // tied


# --- strife objectives that pay each window by itself


def score_gray_mullions(window: Window) -> int:
    return 3 * sum(colors_of(window, column).count(GRAY) == 1 for column in COLUMNS)


def score_gray_in_bloom(window: Window) -> int:
    flowers = [beside(cell) for cell in gray_cells(window)]
    return 5 * sum(all_filled(window, near) and is_distinct(colors_of(window, near)) for near in flowers)


def score_gray_scale(window: Window) -> int:
    return GRAY_SCALE[len(set(shades_of(window, gray_cells(window))))]
