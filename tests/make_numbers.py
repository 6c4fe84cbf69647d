"""Adds the numbers of a new rules version to docs/numbers.json; what an earlier version promised is never changed.

Programs that train on action numbers rely on them within a rules version.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from sagrada.content.cards import ORNAMENTS, PATTERNS, PIONEERS, PRIVATES, PUBLICS, STRIFE_BOARDS, TOOLS, WINDOW_CARDS
from sagrada.rules import sheet, state
from sagrada.rules.refusals import RULES
from sagrada.version import RULES_VERSION

FILE = Path(__file__).resolve().parent.parent / "docs" / "numbers.json"
DECKS: dict[str, Sequence[Any]] = {
    "tool": TOOLS,
    "public": PUBLICS,
    "private": PRIVATES,
    "card": WINDOW_CARDS,
    "pattern": PATTERNS,
    "board": STRIFE_BOARDS,
    "pioneer": PIONEERS,
    "ornament": ORNAMENTS,
}


def constants(first: str, last: str, chapter: ModuleType = state) -> dict[str, int]:
    """The numbers of a chapter from one name to another, in the order of the file."""
    names = [name for name in vars(chapter) if name.isupper()]
    return {name: getattr(chapter, name) for name in names[names.index(first) : names.index(last) + 1]}


def numbers_now() -> dict[str, Any]:
    """The numbers as they follow from the rules and the cards: phases, actions, every card by deck, lines of the sheet,
    and the rules that refuse an action, each with its facts."""
    decks = {name: [card.id for card in cards] for name, cards in DECKS.items()}
    return {
        "phases": constants("DEAL_PRIVATE", "OVER"),
        "actions": constants("END", "ACTIONS"),
        **decks,
        "lines": constants("SHEET_PUBLIC", "SHEET_EMPTY", sheet),
        "refusals": [f"{rule.id} {rule.told}".strip() for rule in RULES.values()],
    }


def extend(kept: dict[str, Any], version: int, now: dict[str, Any]) -> dict[str, Any]:
    """The file with a new version, or with more of this one; raises ValueError if it has promised other numbers."""
    if any(now.get(kind) != promised for kind, promised in kept.get(str(version), {}).items()):
        raise ValueError(f"rules version {version} has promised other numbers: raise RULES_VERSION in version.py")
    return kept | {str(version): now}


if __name__ == "__main__":
    promised = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    FILE.write_text(json.dumps(extend(promised, RULES_VERSION, numbers_now()), indent=1) + "\n", encoding="utf-8")
