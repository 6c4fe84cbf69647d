"""Writes docs/actions.md from the numbers in rules/state.py; a test keeps the two equal."""

from __future__ import annotations

from pathlib import Path

from sagrada.content.cards import TOOLS
from sagrada.rules import state as numbers
from sagrada.version import RULES_VERSION

PAGE = Path(__file__).resolve().parent.parent / "docs" / "actions.md"
DECISIONS = [
    ("END", 1, "`end`"),
    ("RETURN", 1, "`return`"),
    ("STOP", 1, "`stop`"),
    ("UP", 1, "`+`"),
    ("DOWN", 1, "`-`"),
    ("PAY_TOKENS", 1, "`pay tokens`"),
    ("CHOOSE", 4, "`choose`: first card front, first card back, second card front, second card back"),
    ("KEEP", 4, "`keep`: none, the first, the second, both ornaments"),
    ("CLAIM", 3, "`claim` the first, second or third pioneer"),
    ("SHADE", 6, "`=1` to `=6`"),
    ("USE", len(TOOLS), "`use`: the tool by its place in tools.toml, from 0"),
    ("TAKE", 36, "take a die: color * 6 + shade - 1, colors in the order R Y G B P S"),
    ("PAY", 36, "`pay` with a die"),
    ("SWAP", 36, "`swap` with a die of the round track"),
    ("PLACE", 20, "put the die in hand on a cell: row * 5 + column"),
    ("REMOVE", 20, "`remove` the die on a cell"),
    ("SWAP_SEAT", 120, "`swap` with another window: seat * 20 + cell"),
    ("MOVE", 400, "move a die: from * 20 + to"),
]
OUTCOMES = [
    ("DRAW", 36, "a die is drawn and rolled"),
    ("ROLL", 6, "a die is rolled again"),
    ("COLOR", 6, "a color is drawn from the bag"),
    ("DEAL", 32, "a card is dealt, by its number in its file"),
    ("FIRST", 6, "the seat that starts"),
]


def rows(actions: list[tuple[str, int, str]]) -> list[str]:
    """One table row a range."""
    found = []
    for name, size, text in actions:
        first = getattr(numbers, name)
        last = f"-{first + size - 1}" if size > 1 else ""
        found.append(f"| {first}{last} | `{name}` | {text} |")
    return found


def page() -> str:
    """The whole page."""
    head = "| number | name | what it is |\n|---|---|---|"
    return "\n".join(
        [
            "# Actions as numbers",
            "",
            f"One fixed space of {numbers.ACTIONS} actions, stable within rules version {RULES_VERSION}.",
            f"The first {numbers.DECISIONS} are decisions, so a legal-action mask has as many places; the rest are",
            "outcomes of chance. What each means, and when it is legal, is in [notation.md](notation.md).",
            "Numbers between the ranges are room for more tools and kinds of dice. What each version has promised is",
            "in [numbers.json](numbers.json).",
            "",
            "## Decisions",
            head,
            *rows(DECISIONS),
            "",
            "## Outcomes of chance",
            head,
            *rows(OUTCOMES),
            "",
        ]
    )


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
