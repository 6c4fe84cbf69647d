"""Who has won and why, as a phrase made from a view."""

from __future__ import annotations

from sagrada.game.phrases import Facts, Phrase, SeatFact
from sagrada.game.sheet import Sheet, name_decider
from sagrada.game.view import View


def verdict(seen: View) -> Phrase | None:
    """Who has won, and by which tie-break; in solo, whether the target was exceeded; nothing before the end."""
    if seen.scores is None or seen.ranking is None:
        return None
    if len(seen.seats) == 1:
        facts: Facts = {"points": point_phrase(seen.scores[0]), "target": seen.target or 0, "won": bool(seen.won)}
        return Phrase("score-solo", facts)
    first, second = (seen.scores[seat] for seat in seen.ranking[:2])
    seats = {"name": SeatFact(first.seat), "other": SeatFact(second.seat)}
    return Phrase("score-winner", {**seats, "points": point_phrase(first), "by": decider(seen, first, second)})


def decider(seen: View, first: Sheet, second: Sheet) -> str:
    """What decides between two seats of a finished game."""
    return name_decider(first, second, bool(seen.options["ornaments_break_ties"]), str(seen.options["tie_break"]))


def point_phrase(paper: Sheet) -> Phrase:
    """The total in words."""
    return Phrase("score-points", {"total": paper.total})
