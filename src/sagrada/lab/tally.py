"""What a match has shown: means over deals with their 95 % intervals. A deal is one observation, however many games."""

from __future__ import annotations

import math
import statistics
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sagrada.lab.match import Clock, DealPlayed, Played, Setting

Z95 = 1.959964
DIGITS = 4


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval by the normal distribution; one deal alone has none."""

    mean: float
    low: float | None
    high: float | None

    def within(self, least: float, most: float) -> Estimate:
        """The same, cut off where no true value can lie."""
        if self.low is None or self.high is None:
            return self
        return Estimate(self.mean, max(least, self.low), min(most, self.high))

    def to_json(self) -> dict[str, float | None]:
        """The numbers, rounded."""
        return {name: value if value is None else round(value, DIGITS) + 0.0 for name, value in vars(self).items()}


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of the values and its interval."""
    mean = statistics.fmean(values)
    if len(values) < 2:
        return Estimate(mean, None, None)
    half = Z95 * statistics.stdev(values) / math.sqrt(len(values))
    return Estimate(mean, mean - half, mean + half)


def points(game: Played, letter: str) -> list[int]:
    """The scores of one bot's seats."""
    return [score for owner, score in zip(game.seats, game.scores, strict=True) if owner == letter]


def has_won(game: Played, letter: str) -> bool:
    """Did a seat of this bot win?"""
    return game.winner is not None and game.seats[game.winner] == letter


def games_of(deal: DealPlayed, letter: str) -> list[Played]:
    """The games of a deal that a bot sat in."""
    return [game for game in deal.games if letter in game.seats]


def win_rate(deal: DealPlayed, letter: str) -> float:
    """The share of its games of this deal that a bot won."""
    return statistics.fmean(has_won(game, letter) for game in games_of(deal, letter))


def above_target(deal: DealPlayed, letter: str) -> int:
    """Alone: by how much the score exceeds the target."""
    [game] = games_of(deal, letter)
    assert game.target is not None
    return game.scores[0] - game.target


def margin(deal: DealPlayed) -> float:
    """A's score less the mean of B's seats; alone, A's excess over the target less B's."""
    if len(deal.games[0].seats) == 1:
        return above_target(deal, "a") - above_target(deal, "b")
    games = games_of(deal, "a")
    return statistics.fmean(statistics.fmean(points(game, "a")) - statistics.fmean(points(game, "b")) for game in games)


def summary(setting: Setting, deals: Collection[DealPlayed]) -> dict[str, Any]:
    """The result as one JSON object; deals in any order give the same numbers."""
    ordered = sorted(deals, key=lambda deal: deal.deal)
    seats = setting.options.seats
    alone = seats == 1
    lead = estimate([win_rate(deal, "a") - win_rate(deal, "b") for deal in ordered]) if alone else None
    return {
        "deals": len(ordered),
        "games": sum(len(deal.games) for deal in ordered),
        "seats": seats,
        "seed": setting.seed,
        "win_rate": estimate([win_rate(deal, "a") for deal in ordered]).within(0, 1).to_json(),
        "even": None if alone else round(1 / seats, DIGITS),
        "win_lead": lead.within(-1, 1).to_json() if lead else None,
        "margin": estimate([margin(deal) for deal in ordered]).to_json(),
        "bots": [bot_summary(setting, ordered, side) for side in (0, 1)],
    }


def bot_summary(setting: Setting, deals: Sequence[DealPlayed], side: int) -> dict[str, Any]:
    """One bot's line of the result."""
    letter = "ab"[side]
    games = [game for deal in deals for game in games_of(deal, letter)]
    alone = setting.options.seats == 1
    return {
        "bot": setting.bots[side],
        "score": round(statistics.fmean(score for game in games for score in points(game, letter)), DIGITS),
        "wins": sum(has_won(game, letter) for game in games),
        "above_target": round(statistics.fmean(above_target(d, letter) for d in deals), DIGITS) if alone else None,
        **clock_summary([deal.clocks[side] for deal in deals]),
    }


def clock_summary(clocks: Sequence[Clock]) -> dict[str, Any]:
    """What the clocks tell together, in milliseconds."""
    total = Clock()
    for clock in clocks:
        total.add(clock)
    return {
        "decisions": total.decisions,
        "turns": total.turns,
        "decision_ms": round(1000 * total.seconds / max(1, total.decisions), DIGITS),
        "turn_ms": round(1000 * total.turn_seconds / max(1, total.turns), DIGITS),
        "forfeits": total.forfeits,
    }
