"""Who has won and why, in a sentence made from a view."""

from __future__ import annotations

from sagrada.game.messages import say
from sagrada.game.sheet import Sheet
from sagrada.game.view import View


def verdict(seen: View) -> str:
    """Who has won, and by which tie-break; in solo, whether the target was exceeded; nothing before the end."""
    if seen.scores is None or seen.ranking is None:
        return ""
    if len(seen.seats) == 1:
        facts = {"points": point_words(seen.scores[0]), "target": seen.target, "won": seen.won}
        return say("score-solo", facts)
    first, second = (seen.scores[seat] for seat in seen.ranking[:2])
    names = {"name": seen.seats[first.seat].name, "other": seen.seats[second.seat].name}
    return say("score-winner", {**names, "points": point_words(first), "by": tie_break(seen, first, second)})


def tie_break(seen: View, first: Sheet, second: Sheet) -> str:
    """What decides between two seats."""
    if first.total != second.total:
        return "points"
    if secret_points(seen, first) != secret_points(seen, second):
        return "ornaments" if first.ornaments or second.ornaments else "private"
    return "favor" if first.favor != second.favor else str(seen.options["tie_break"])


def secret_points(seen: View, paper: Sheet) -> int:
    """What decides first between seats that are level: private objectives, and ornaments where these count for it."""
    ornaments = paper.ornaments.values() if seen.options["ornaments_break_ties"] else []
    return sum(paper.private.values()) + sum(ornaments)


def point_words(paper: Sheet) -> str:
    """The total in words."""
    return say("score-points", {"total": paper.total})
