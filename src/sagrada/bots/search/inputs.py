"""The inputs of the evaluation by name, in the order of their places: weights say which input they belong to."""

from __future__ import annotations

from sagrada.bots.search import features
from sagrada.bots.search.memory import INPUTS
from sagrada.content.cards import TOOLS

TOOL = "tool:"
COLORS = range(1, 6)
SHADES = range(1, 7)
SETS = ("light_shades", "medium_shades", "dark_shades", "shade_variety", "color_variety")
SET_INPUTS = ("complete", "lacking", "room")


def counted(name: str, numbers: range) -> list[str]:
    """The names of inputs that count by a number."""
    return [f"{name}:{number}" for number in numbers]


def input_groups() -> dict[int, list[str]]:
    """The names of each group of inputs, by the place where it begins."""
    return {
        features.CHOICES: [f"cells:{colors}_colors_{shades}_shades" for colors in COLORS for shades in SHADES],
        features.DEAD: ["dead", "open", "mobility", "empty", "turns", "too_many"],
        features.CLOCK: counted("clock", range(11)),
        features.ROW_COLORS: counted("row_colors", range(6)),
        features.ROW_SHADES: counted("row_shades", range(6)),
        features.COLUMN_COLORS: counted("column_colors", range(5)),
        features.COLUMN_SHADES: counted("column_shades", range(5)),
        features.LIGHT_SHADES: [f"{name}:{part}" for name in SETS for part in SET_INPUTS],
        features.DIAGONAL_NOW: ["diagonal_now", "diagonal_room"],
        features.PRIVATE_NOW: ["private_now", "private_room", "private_open", "tokens"],
        features.TOOLS: [TOOL + tool.id for tool in TOOLS],
        features.SEATS: counted("seats", range(1, 5)),
        features.PER_DIE: ["points_per_die", "empty_penalty", "best_public", "best_private"],
        features.STRIFE: ["strife", "gray_dice", "gray_room", "ornaments_open", "pioneers_open"],
        features.RIVALRIES: ["rivalries", "gray_publics", "pool_sum", "tools_open"],
    }


def input_names() -> list[str]:
    """The name of every place; empty where nothing is counted yet."""
    names = [""] * INPUTS
    for start, group in input_groups().items():
        names[start : start + len(group)] = group
    return names
