"""The Glory chapter (002) of the slow second reading: pioneers, ornaments, rivalry, strife objectives and strife tools.

Conditions and measures are written from the descriptions of the cards; the package's rows give only ids, points and
the patterns of ornaments. Gray is a color like the others, an empty cell never meets anything.
"""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from reference_tools import (
    CELLS,
    COLUMNS,
    CORNER,
    DIGITS,
    GRAY,
    ROWS,
    SHADES,
    Grid,
    Move,
    Rules,
    Table,
    Window,
    across,
    beside,
    fits,
    is_border,
    is_golden,
    keeps_board,
    offset,
    printed,
    touched,
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


STRIFE_PUBLICS: dict[str, Callable[[Window], int]] = {
    "gray_mullions": score_gray_mullions,
    "gray_in_bloom": score_gray_in_bloom,
    "gray_scale": score_gray_scale,
}


class GloryTable(Table):
    """A table with what Glory adds: the row of pioneers, the supply of gray dice, three more tools."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.has_strife = "strife" in rules.modules
        self.supply = 10 if self.has_strife else 0
        self.row: dict[str, str] = {}
        pioneers = tomllib.loads((CONTENT / "pioneers.toml").read_text(encoding="utf-8"))["pioneer"]
        ornaments = tomllib.loads((CONTENT / "ornaments.toml").read_text(encoding="utf-8"))["ornament"]
        self.pioneer_points: dict[str, int] = {row["id"]: row["points"] for row in pioneers}
        self.ornament_patterns: dict[str, Grid] = {row["id"]: row["pattern"] for row in ornaments}
        self.ornament_points: dict[str, tuple[int, int]] = {row["id"]: (row["gain"], -row["loss"]) for row in ornaments}
        assert set(self.pioneer_points) == set(PIONEERS)

    def glory_decks(self) -> dict[str, list[str]]:
        """Report 12 and 33: strife cards have decks of their own; alone nobody compares."""
        has_rivalry = self.rules.strife_rivalry and self.rules.seats > 1
        return {
            "ornament": list(self.ornament_patterns),
            "strife_tool": [tool for tool, box in CORNER.items() if box == GRAY],
            "strife_public": [*STRIFE_PUBLICS, *(STRIFE_RIVALRY if has_rivalry else ())],
            "board": list(BOARDS),
            "pioneer": list(PIONEERS),
        }

    def pioneers(self) -> list[tuple[str, str]]:
        return list(self.row.items())

    def board(self) -> str:
        return self.seats[0].board

    def kept(self, seat: int) -> list[str]:
        return list(self.seats[seat].kept)

    def claimable(self) -> list[str]:
        """002, pioneers: what the seat whose turn ends may take from the table."""
        window = self.own().window
        return [card for card, where in self.row.items() if where == "table" and PIONEERS[card](window)]

    def claim(self, card: str) -> None:
        self.row[card] = f"s{self.seat}"

    def retest_pioneers(self, seat: int) -> None:
        """002, pioneers, notes: after a removal every card of this seat that is not met is out of the game."""
        for card, where in self.row.items():
            if where == f"s{seat}" and not PIONEERS[card](self.seats[seat].window):
                self.row[card] = "out"

    def score_pioneers(self, seat: int) -> dict[str, int]:
        return {card: self.pioneer_points[card] for card, where in self.row.items() if where == f"s{seat}"}

    def score_glory(self, card: str, seat: int) -> int:
        """002, rivalry: such a card compares all windows, the other strife cards look at one."""
        if card in STRIFE_PUBLICS:
            return STRIFE_PUBLICS[card](self.seats[seat].window)
        is_diagonal = card == "color_pairs" and self.rules.color_pairs == "diagonal"
        measure = count_diagonal_pairs if is_diagonal else (RIVALRY | STRIFE_RIVALRY)[card]
        return share_places([measure(other.window) for other in self.seats], seat)

    def score_ornaments(self, seat: int) -> dict[str, int]:
        """002, ornaments: a kept card pays if it is built, and costs if it is not."""
        points = {}
        for card in self.seats[seat].kept:
            gain, loss = self.ornament_points[card]
            is_done = is_built(self.ornament_patterns[card], self.seats[seat].window, self.rules.gray_ornaments)
            points[card] = gain if is_done else loss
        return points

    def is_feasible(self, tool: str, hand: str, pool: list[str]) -> bool:
        match tool:
            case "pumice_block":
                return bool(self.pumice_shades(hand))
            case "salvage_hook":
                return hand[0] != GRAY and bool(self.gray_on_track())
            case "exchange_clamp":
                return bool(self.exchanges())
        return super().is_feasible(tool, hand, pool)

    def start_tool(self) -> None:
        super().start_tool()
        self.phase = {"pumice_block": "pumice", "salvage_hook": "hook", "exchange_clamp": "exchange"}.get(
            self.tool, self.phase
        )

    def answers(self) -> set[str]:
        match self.phase:
            case "pumice":
                return {f"={shade}" for shade in self.pumice_shades(self.hand)}
            case "hook":
                return {f"swap {die}" for die in self.gray_on_track()}
            case "exchange":
                return {f"{gray}>{other}" for gray, other in self.exchanges()}
        return super().answers()

    def play_tool(self, line: str) -> None:
        match self.phase:
            case "pumice":
                self.change_hand(GRAY + line[-1])
            case "hook":
                self.swap_with_track(line.split()[1])
            case "exchange":
                self.exchange(*line.split(">"))
            case _:
                super().play_tool(line)

    def pumice_shades(self, hand: str) -> list[int]:
        """Pumice Block: a gray die one or two steps up or down, not from 6 to 1 nor back, if it can then be placed."""
        shades = [shade for shade in SHADES if hand[0] == GRAY and abs(shade - int(hand[1])) in (1, 2)]
        return [shade for shade in shades if self.can_place(f"{GRAY}{shade}")]

    def gray_on_track(self) -> set[str]:
        return {die for dice in self.rounds for die in dice if die[0] == GRAY}

    def exchanges(self) -> list[Move]:
        window = self.own().window
        pairs = [(gray, other) for gray in gray_cells(window) for other in window if window[other][0] != GRAY]
        return pairs if self.honor else [pair for pair in pairs if self.may_exchange(*pair)]

    def may_exchange(self, gray: str, other: str) -> bool:
        """Exchange Clamp: both are lifted, then each fits its new cell, neighbors and the board, and touches a die."""
        grid, board, window = self.own().grid, self.own().board, self.own().window
        rest = {cell: die for cell, die in window.items() if cell not in (gray, other)}
        new = {gray: window[other], other: window[gray]}
        return keeps_board(grid, board, rest | new) and all(
            fits(grid, board, cell, die) and is_golden(rest, cell, die) and touched(rest | new, cell)
            for cell, die in new.items()
        )

    def exchange(self, gray: str, other: str) -> None:
        own = self.own()
        gray_die, other_die = own.lift(gray), own.lift(other)
        own.window[gray], own.window[other] = other_die, gray_die
        own.loose |= {cell for cell in (gray, other) if not touched(own.window, cell)}
        self.phase = "turn"
