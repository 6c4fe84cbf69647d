"""What is told of a table, line by line, and how messages are written as JSON."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from sagrada.game.moves import Written
from sagrada.game.phrases import Phrase


def dump(value: object) -> str:
    """Dataclasses, dictionaries and lists as JSON."""
    return json.dumps(value, default=facts_of, ensure_ascii=False, separators=(",", ":"))


def facts_of(value: Any) -> dict[str, Any]:
    """A dataclass as an object; a move with its kind, its facts and its text."""
    return asdict(value) if isinstance(value, Written) else vars(value)


@dataclass(frozen=True)
class Told:
    """What is told about the game, and the number of the event it tells of."""

    number: int
    phrase: Phrase

    @cached_property
    def json(self) -> str:
        """The line as JSON, written once: it is sent again with every later event."""
        return dump({"number": self.number, "phrase": self.phrase})
