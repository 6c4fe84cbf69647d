"""The first game: an ordinary table with honest dice, where only the cards are laid out, so that a coach knows them."""

from __future__ import annotations

from typing import Any

from sagrada.server.house import House
from sagrada.server.protocol import Made, NewTable

DEAL: dict[str, Any] = {
    "patterns": ["sun_catcher", "luz_celestial"],
    "tools": ["grozing_pliers", "grinding_stone", "eglomise_brush"],
    "publics": ["color_diagonals", "deep_shades", "row_color_variety"],
    "privates": [["shades_of_blue"], ["shades_of_red"]],
    "first": 0,
}
"""Easy windows, tools that help at once, objectives that pay early; the pupil sits at seat 0."""


async def make_lesson(house: House, visitor: str, address: str) -> Made:
    """A table for a first game; the pupil sits down first, a bot beside."""
    return await house.make(visitor, address, NewTable(), DEAL, is_lesson=True)
