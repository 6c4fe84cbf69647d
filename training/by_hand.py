"""Weights set by hand, in 64ths of a point: what the very first games were played by."""

from __future__ import annotations

from sagrada.bots.search import features
from sagrada.bots.search.memory import INPUTS, POINT

TIGHT = ((2, -1.6), (5, -1.0), (10, -0.5), (16, -0.2))
"""What an empty cell costs that takes at most so many different dice."""
LINES = {
    features.ROW_COLORS: (6, (0.02, 0.06, 0.12, 0.24, 0.48)),
    features.ROW_SHADES: (5, (0.08, 0.14, 0.22, 0.36, 0.6)),
    features.COLUMN_COLORS: (5, (0.1, 0.18, 0.32, 0.57)),
    features.COLUMN_SHADES: (4, (0.2, 0.3, 0.45, 0.67)),
}
"""What a line pays, and the part of it that a line with so many dice is worth; a full one is counted already."""
SINGLE = {
    features.DEAD: -230,
    features.OPEN: 6,
    features.MOBILITY: 4,
    features.TURNS: 10,
    features.TOO_MANY: -64,
    features.LIGHT_SHADES + 1: -20,
    features.LIGHT_SHADES + 2: 12,
    features.LIGHT_SHADES + 4: -20,
    features.LIGHT_SHADES + 5: 12,
    features.LIGHT_SHADES + 7: -20,
    features.LIGHT_SHADES + 8: 12,
    features.SHADE_VARIETY + 1: -40,
    features.SHADE_VARIETY + 2: 16,
    features.COLOR_VARIETY + 1: -40,
    features.COLOR_VARIETY + 2: 16,
    features.DIAGONAL_ROOM: 20,
    features.PRIVATE_ROOM: 30,
    features.PRIVATE_OPEN: 10,
    features.ORNAMENTS_OPEN: 16,
    features.PIONEERS_OPEN: 16,
    features.POOL_SUM: -32,
}


def weights_by_hand() -> list[int]:
    """The weights of all inputs."""
    weights = [0] * INPUTS
    for cell in range(30):
        dice = (cell // 6 + 1) * (cell % 6 + 1)
        weights[cell] = next((int(cost * POINT) for most, cost in TIGHT if dice <= most), 0)
    for start, (points, parts) in LINES.items():
        weights[start : start + len(parts)] = [int(POINT * points * part) for part in parts]
    for place, weight in SINGLE.items():
        weights[place] = weight
    return weights
