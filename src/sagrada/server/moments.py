"""Moments of a game's log: how it stood after each line, and what the line did. No network, no tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.game.dealt import turns_from_now
from sagrada.game.forecast import Forecast, Standing, forecast, has_windows, standings
from sagrada.game.game import Game
from sagrada.game.log import LogText, parse_log
from sagrada.game.notation import opening
from sagrada.game.phrases import Phrase
from sagrada.game.replay import play_line, replay
from sagrada.game.sheet import sheet
from sagrada.game.view import View
from sagrada.rules.state import CHOOSE_PATTERN, TURN
from sagrada.words.telling import Telling

BEFORE_ALL, CHOOSING = (-2, 0), (-1, 0)
"""Earlier than every turn, as rounds and turns."""


@dataclass(frozen=True)
class Turn:
    """Where a replay stops: after how many lines a turn begins, which it is, whose, and every seat's points by then.

    `turn` is the seat's first or second of the round. The choice of windows (round 0) and the end of the log are
    stops, too: turn 0, nobody's. Points are those of the window as it stands, without what empty cells cost.
    """

    line: int
    round: int
    turn: int
    seat: int | None
    points: list[int]


@dataclass(frozen=True)
class Course:
    """How long a game is: its lines, after how many of them each round's first turn begins, its turns, who played.

    `continued`: so many of the lines were taken over from another game.
    """

    lines: int
    rounds: list[int]
    turns: list[Turn]
    names: list[str]
    continued: int


@dataclass(frozen=True)
class Moment:
    """A game as it stood after a line of its log, as a spectator or a seat saw it; `told` is what was done.

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
    game, turns = Game(parsed.header, None), list[Turn]()
    reached = BEFORE_ALL
    for at, (number, line) in enumerate(parsed.lines, 1):
        play_line(game, number, line)
        if (stop := stop_of(game.state)) and stop > reached:
            reached = stop
            turns.append(turn_at(game, at))
    if not turns or turns[-1].line < len(parsed.lines):
        turns.append(Turn(len(parsed.lines), game.state.round + 1, 0, None, points_so_far(game)))
    rounds = {turn.round: turn.line for turn in reversed(turns) if turn.seat is not None}
    names = [game.name(seat) for seat in range(game.options.seats)]
    return Course(len(parsed.lines), sorted(rounds.values()), turns, names, parsed.header.continued)


def stop_of(state: core.State) -> tuple[int, int] | None:
    """The round and the turn that a position belongs to, if a replay may stop there; no turn is told twice."""
    if state.phase == CHOOSE_PATTERN:
        return CHOOSING
    return (state.round, state.turn) if state.phase == TURN else None


def turn_at(game: Game, at: int) -> Turn:
    """The turn, or the choice of windows, that begins after line `at`."""
    state = game.state
    if state.phase == CHOOSE_PATTERN:
        return Turn(at, 0, 0, None, points_so_far(game))
    return Turn(at, state.round + 1, 1 + core.is_second_turn(state), state.seat, points_so_far(game))


def points_so_far(game: Game) -> list[int]:
    """Every seat's points, until the end without what its empty cells cost; none before there are windows."""
    if not has_windows(game):
        return []
    sheets = [sheet(game.state, seat) for seat in range(game.options.seats)]
    return [found.total - (0 if game.is_over else found.empty) for found in sheets]


def replay_to(parsed: LogText, at: int) -> Game:
    """The game after line `at`; raises Refused for a line that is not legal, or not there."""
    check_place(parsed, at)
    return replay(parsed, at)


def check_place(parsed: LogText, at: int) -> None:
    """Raise Refused for a line that the log does not have."""
    if not 0 <= at <= len(parsed.lines):
        raise Refused("no_such_line", at=at, lines=len(parsed.lines))


def find_moment(parsed: LogText, at: int, seat: int | None, since: int | None = None) -> Moment:
    """How a game stood after line `at`, and what was done since another line, or by this one; raises Refused."""
    check_place(parsed, at)
    first = max(0, at - 1) if since is None else max(0, min(since, at))
    game = replay(parsed, first)
    told = tell_lines(game, parsed.lines[first:at])
    line = parsed.lines[at - 1][1] if at else ""
    seen = game.view(seat)
    ahead = forecast(game, seat) if seat is not None else None
    is_chance = opening(line) == "*"
    return Moment(
        at, len(parsed.lines), line, is_chance, told, seen, standings(game), ahead, turns_from_now(game.state)
    )


def tell_lines(game: Game, lines: Sequence[tuple[int, str]]) -> list[Phrase]:
    """Play lines; what they did: nothing for dice alone, and for choices that the others don't see yet.

    A decision is told together with what chance answered to it.
    """
    telling, before, author = Telling(), None, 0
    for place, (number, line) in enumerate(lines):
        if opening(line) != "*":
            before, last = game.view(), game.entries[-1:]
        play_line(game, number, line)
        if opening(line) != "*":
            author = (last if opening(line) == "undo" else game.entries[-1:])[0].author
        is_answered = all(opening(following) != "*" for _, following in lines[place + 1 : place + 2])
        if before and is_answered:
            telling.follow(author, before, game.view())
            before = None
    telling.finish_turn()
    return telling.told
