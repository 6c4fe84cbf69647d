"""Who has won and why, in a sentence made from a view."""

from __future__ import annotations

from sagrada.game.messages import say
from sagrada.game.sheet import Sheet, name_decider
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
    return say("score-winner", {**names, "points": point_words(first), "by": decider(seen, first, second)})


def decider(seen: View, first: Sheet, second: Sheet) -> str:
    """What decides between two seats of a finished game."""
    return name_decider(first, second, bool(seen.options["ornaments_break_ties"]), str(seen.options["tie_break"]))


def point_words(paper: Sheet) -> str:
    """The total in words."""
    return say("score-points", {"total": paper.total})
