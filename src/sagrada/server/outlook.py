"""What can be told of a table before it is made: how many of its cards are ours, and how hard it is alone."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sagrada.content.options import Options, resolve
from sagrada.game.designed import count_designed
from sagrada.lab.solo_wins import solo_wins, win_interval
from sagrada.server.protocol import NewTable


@dataclass(frozen=True)
class SoloOdds:
    """How many of 100 games a bot wins alone with so many tools: measured, with the 95 % interval."""

    tools: int
    bot: str
    games: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Outlook:
    """Cards that will be dealt, how many of them are our own design on average; alone, the odds by number of tools."""

    cards: int
    ours: float
    solo: list[SoloOdds]


def outlook(wanted: NewTable) -> Outlook:
    """What a table would be like; raises Refused for options that make no sense."""
    options = resolve(wanted.edition, wanted.seats, **wanted.options)
    designed = count_designed(options)
    return Outlook(designed.cards, round(designed.ours, 2), solo_odds(options))


def solo_odds(options: Options) -> list[SoloOdds]:
    """What was measured by the very same rules, for every number of tools; an edition alone changes nothing."""
    found = []
    for row in solo_wins():
        measured = resolve(row.edition, 1, tools=row.tools)
        if same_rules(measured, replace(options, tools=row.tools)):
            low, high = win_interval(row.wins, row.games)
            rates = [round(100 * share, 1) for share in (row.wins / row.games, low, high)]
            found.append(SoloOdds(row.tools, row.bot, row.games, *rates))
    return found


def same_rules(measured: Options, wanted: Options) -> bool:
    """Is it the same game alone, where nobody shares a place?"""
    return replace(measured, edition=wanted.edition, tie_break=wanted.tie_break) == wanted
