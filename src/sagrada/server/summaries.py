"""What is kept of a finished game for lists and sums: who played, the windows, every line of the score."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from sagrada.analysis.clairvoyance import BEAM, find_bound
from sagrada.game.game import Game
from sagrada.game.sheet import Sheet
from sagrada.server.table import Place, Table

NARROW = min(100, BEAM)
"""How many windows the look at what was possible keeps after each die; a tenth of a second for a game."""


@dataclass(frozen=True)
class SeatSummary:
    """A seat of a finished game: its window, its points line by line, and those of the best window that was found for
    somebody who knows all dice and drafts alone (nothing for bots)."""

    name: str
    bot: str
    grid: list[str]
    window: list[str]
    points: int
    lines: dict[str, int]
    possible: dict[str, int]


@dataclass(frozen=True)
class Summary:
    """A finished game. `ranking`: the seats, best first. `won` and `target` tell of solo games.

    `owners`: by seat, the hashes of those who may move for it; they stay in the house. `is_own`: was it played from
    its first move to its last by those who sat there?
    """

    id: str
    edition: str
    modules: list[str]
    is_lesson: bool
    is_own: bool
    ranking: list[int]
    target: int | None
    won: bool | None
    seats: list[SeatSummary]
    owners: list[list[str]]


def summarize(table: Table) -> dict[str, Any]:
    """The summary of a finished game, as it is kept."""
    game, seen = table.playing(), table.seen
    seats = [summarize_seat(game, seat, place, paper) for seat, (place, paper) in enumerate(pair(table, seen.scores))]
    summary = Summary(
        id=table.birth.id,
        edition=table.options.edition,
        modules=list(table.options.modules),
        is_lesson=table.is_lesson,
        is_own=not table.continued and not any(place.stand_in for place in table.places),
        ranking=seen.ranking or [],
        target=seen.target,
        won=seen.won,
        seats=seats,
        owners=[sorted(place.owners) for place in table.places],
    )
    return asdict(summary)


def pair(table: Table, scores: list[Sheet] | None) -> list[tuple[Place, Sheet]]:
    """Every place with its sheet."""
    return list(zip(table.places, scores or [], strict=True))


def summarize_seat(game: Game, seat: int, place: Place, paper: Sheet) -> SeatSummary:
    """The summary of one seat."""
    seen = game.view().seats[seat]
    objectives = {name: points for name, points in {**paper.public, **paper.private}.items() if name in paper.counted}
    lines = {**objectives, **paper.pioneers, **paper.ornaments}
    bound = None if place.bot else find_bound(game, seat, NARROW)
    possible = {name: points for name, points in bound.lines.items() if name in lines} if bound else {}
    return SeatSummary(place.name, place.bot, seen.grid or [], seen.window, paper.total, lines, possible)
