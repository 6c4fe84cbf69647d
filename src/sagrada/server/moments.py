"""Moments of a game's log: how it stood after each line, and what the line did. No network, no tables."""

from __future__ import annotations

from dataclasses import dataclass

from sagrada.content.refusal import Refused
from sagrada.game.forecast import Forecast, Standing, forecast, standings
from sagrada.game.game import Game
from sagrada.game.log import LogText, parse_log
from sagrada.game.notation import opening
from sagrada.game.phrases import Phrase
from sagrada.game.replay import play_line, replay
from sagrada.game.seen import SECRET_CHOICES, turns_from_now
from sagrada.game.view import View
from sagrada.rules.state import TURN
from sagrada.words.telling import Telling


@dataclass(frozen=True)
class Course:
    """How long a game is: its lines, after how many of them each round's first turn begins, and who played.

    `continued`: so many of the lines were taken over from another game.
    """

    lines: int
    rounds: list[int]
    names: list[str]
    continued: int


@dataclass(frozen=True)
class Moment:
    """A game as it stood after a line of its log, as a spectator or a seat saw it; `told` is what the line did.

    `is_chance`: was the line an outcome of chance?
    """

    at: int
    lines: int
    line: str
    is_chance: bool
    told: list[Phrase]
    view: View
    standings: list[Standing]
    forecast: Forecast | None
    turns: list[int]


def check_log(text: str) -> Course:
    """Play a whole log, scores included; raises Refused naming the line that is wrong."""
    parsed = parse_log(text)
    replay(parsed)
    return find_course(parsed)


def find_course(parsed: LogText) -> Course:
    """How long the game of a log is; raises Refused for a line that is not legal."""
    game, begins = Game(parsed.header, None), dict[int, int]()
    for at, (number, line) in enumerate(parsed.lines, 1):
        play_line(game, number, line)
        if game.state.phase == TURN:
            begins.setdefault(game.state.round, at)
    names = [game.name(seat) for seat in range(game.options.seats)]
    return Course(len(parsed.lines), list(begins.values()), names, parsed.header.continued)


def replay_to(parsed: LogText, at: int) -> Game:
    """The game after line `at`; raises Refused for a line that is not legal, or not there."""
    check_place(parsed, at)
    return replay(parsed, at)


def check_place(parsed: LogText, at: int) -> None:
    """Raise Refused for a line that the log does not have."""
    if not 0 <= at <= len(parsed.lines):
        raise Refused("no_such_line", at=at, lines=len(parsed.lines))


def find_moment(parsed: LogText, at: int, seat: int | None) -> Moment:
    """How a game stood after line `at`; raises Refused."""
    check_place(parsed, at)
    game = replay(parsed, max(0, at - 1))
    number, line = parsed.lines[at - 1] if at else (0, "")
    told = tell_line(game, number, line) if at else []
    seen = game.view(seat)
    ahead = forecast(game, seat) if seat is not None else None
    is_chance = opening(line) == "*"
    return Moment(at, len(parsed.lines), line, is_chance, told, seen, standings(game), ahead, turns_from_now(seen))


def tell_line(game: Game, number: int, line: str) -> list[Phrase]:
    """Play a line; what it did: nothing for dice, and for choices that the others don't see yet."""
    before, last = game.view(), game.entries[-1:]
    play_line(game, number, line)
    if opening(line) == "*" or before.phase in SECRET_CHOICES:
        return []
    telling = Telling()
    author = (last if opening(line) == "undo" else game.entries[-1:])[0].author
    telling.follow(author, before, game.view())
    telling.finish_turn()
    return telling.told
