"""How one person plays, from the summaries of finished games and from what reviews found: nothing else is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sagrada.server.history import has_won, own_seats

MOST_GAMES = 500
MOST_SHOWN = 100
LAST = 10
MOST_RIVALS = 12
ALONE = "alone"
Body = Mapping[str, Any]
Found = Mapping[tuple[str, int], Body]


@dataclass(frozen=True)
class Score:
    """The points of one game: when it ended, in seconds since 1970, and whether it was won."""

    id: str
    ended: float | None
    points: int
    won: bool


@dataclass(frozen=True)
class RivalMessage:
    """Somebody played against: a bot by its id, a person by name, or `alone` for the target of solo games."""

    bot: str
    name: str
    games: int
    won: int


@dataclass(frozen=True)
class ObjectiveMessage:
    """An objective in all games that had it: points on average, and those of the best windows found for known dice."""

    id: str
    games: int
    points: float
    possible: float


@dataclass(frozen=True)
class PlayMessage:
    """How somebody plays. `recent`: points on average in the last ten games.

    `decisions`, `best`: how many were reviewed, and how many of them were the best or as good. `mistakes`: what reviews
    found, the most frequent first.
    """

    games: int
    won: int
    recent: float | None
    scores: list[Score]
    rivals: list[RivalMessage]
    objectives: list[ObjectiveMessage]
    reviews: int
    decisions: int
    best: int
    mistakes: dict[str, int]


@dataclass(frozen=True)
class Played:
    """A game that counts, and the seat of the person in it."""

    ended: float
    body: Body
    seat: int

    @property
    def own(self) -> Body:
        """The person's own seat."""
        seat: Body = self.body["seats"][self.seat]
        return seat


def own_play(rows: Sequence[tuple[float, Body]], reviews: Found, person: str) -> PlayMessage:
    """How a person plays, from summaries, the latest first."""
    games = list(counted_games(rows, person))
    found = [reviews[game.body["id"], game.seat] for game in games if (game.body["id"], game.seat) in reviews]
    labels = sum((Counter(review["labels"]) for review in found), Counter[str]())
    mistakes = sum((Counter(review["mistakes"]) for review in found), Counter[str]())
    recent = [game.own["points"] for game in games[:LAST]]
    return PlayMessage(
        games=len(games),
        won=sum(has_won(game.body, game.seat) for game in games),
        recent=round(sum(recent) / len(recent), 1) if recent else None,
        scores=[tell_score(game) for game in reversed(games[:MOST_SHOWN])],
        rivals=tell_rivals(games),
        objectives=tell_objectives(games),
        reviews=len(found),
        decisions=labels.total(),
        best=labels["best"],
        mistakes=dict(mistakes.most_common()),
    )


def counted_games(rows: Sequence[tuple[float, Body]], person: str) -> Iterator[Played]:
    """The games that a person played from one seat, from the first move to the last."""
    for ended, body in rows:
        own = own_seats(body, person)
        if len(own) == 1 and body["is_own"]:
            yield Played(ended, body, own[0])


def tell_score(game: Played) -> Score:
    """The points of one game."""
    return Score(game.body["id"], game.ended or None, game.own["points"], has_won(game.body, game.seat))


def tell_rivals(games: Sequence[Played]) -> list[RivalMessage]:
    """Against whom how often, and how often the person came before them; the most frequent first."""
    played, won = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for game in games:
        for rival, is_won in rivals_of(game):
            played[rival] += 1
            won[rival] += is_won
    return [RivalMessage(*rival, count, won[rival]) for rival, count in played.most_common(MOST_RIVALS)]


def rivals_of(game: Played) -> Iterator[tuple[tuple[str, str], bool]]:
    """The rivals of a game, each once, and whether the person came before them."""
    if len(game.body["seats"]) == 1:
        yield (ALONE, ""), has_won(game.body, game.seat)
        return
    ranking = game.body["ranking"]
    met: dict[tuple[str, str], bool] = {}
    for seat, other in enumerate(game.body["seats"]):
        if seat != game.seat:
            rival = (other["bot"], "") if other["bot"] else ("", other["name"])
            met[rival] = met.get(rival, True) and ranking.index(game.seat) < ranking.index(seat)
    yield from met.items()


def tell_objectives(games: Sequence[Played]) -> list[ObjectiveMessage]:
    """Every objective that was met with, the most frequent first."""
    count, points, possible = Counter[str](), Counter[str](), Counter[str]()
    for game in games:
        for name, value in game.own["lines"].items():
            count[name] += 1
            points[name] += value
            possible[name] += max(value, game.own["possible"].get(name, value))
    return [
        ObjectiveMessage(name, times, round(points[name] / times, 1), round(possible[name] / times, 1))
        for name, times in count.most_common()
    ]
