"""Checks the dice of a finished game: every outcome again from the revealed seed."""

from __future__ import annotations

from dataclasses import dataclass

from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.game.dealer import Dealer
from sagrada.game.game import Game
from sagrada.game.log import LogText, parse_log
from sagrada.game.notation import opening, parse_action
from sagrada.game.numbering import to_number
from sagrada.game.replay import find_dealer, play_line


@dataclass(frozen=True)
class Verdict:
    """What was found: so many outcomes follow from the seed; was the seed secret during the game?

    `taken_over`: so many lines before them are those of another game, whose dice can't be checked here.
    """

    outcomes: int
    seed_was_secret: bool
    nonces: int
    laid_out: list[str]
    taken_over: int


def verify(text: str) -> Verdict:
    """Recompute every roll, draw and deal of a log; raises Refused naming the first line that is not true."""
    parsed = parse_log(text)
    dealer = find_dealer(parsed, None)
    if dealer is None:
        raise Refused("not_revealed", why=why_not_revealed(parsed, Game.from_text(text)))
    outcomes = check_outcomes(parsed, dealer)
    Game.from_text(text)
    header = parsed.header
    return Verdict(outcomes, not header.seed, len(header.nonces), sorted(header.deal), header.continued)


def why_not_revealed(parsed: LogText, game: Game) -> str:
    """Why there is no seed to check against."""
    if not parsed.header.commitment:
        return "by_hand"
    return "missing" if game.is_over else "unfinished"


def check_outcomes(parsed: LogText, dealer: Dealer) -> int:
    """Play the decisions of a log with its own dealer and compare every outcome; how many there are.

    Lines that were taken over from another game are played as they are told.
    """
    game, told = Game(parsed.header, None), 0
    for number, line in taken_over(parsed):
        play_line(game, number, line)
    game.dealer, before = dealer, game.outcomes
    game.answer_chance()
    for number, line in parsed.lines[parsed.header.continued :]:
        due = [outcome for outcome in game.lines if opening(outcome) == "*"][before + told :]
        if due:
            compare(due[0], " ".join(line.split()), number)
            told += 1
        else:
            play_line(game, number, line)
    return told


def taken_over(parsed: LogText) -> list[tuple[int, str]]:
    """The lines of the game that this one goes on from."""
    return parsed.lines[: parsed.header.continued]


def compare(true: str, told: str, number: int) -> None:
    """The log must tell what the seed gives."""
    if true != told:
        raise Refused("wrong_outcome", line=number, told=told, true=true)


@dataclass(frozen=True)
class Draw:
    """What is needed to check one outcome without the rules: a number below `total`, from `low` up to before `high`."""

    number: int
    total: int
    low: int
    high: int
    line: str


def draws(text: str) -> list[Draw]:
    """Every roll, draw and deal of a log's own dice, with the numbers that stand for it; raises Refused."""
    parsed = parse_log(text)
    game = Game(parsed.header, None)
    found: list[Draw] = []
    for number, line in taken_over(parsed):
        play_line(game, number, line)
    for number, line in parsed.lines[parsed.header.continued :]:
        if opening(line) == "*":
            found.append(measure(game, game.outcomes, line))
        play_line(game, number, line)
    return found


def measure(game: Game, number: int, line: str) -> Draw:
    """The share of one outcome among all that were possible."""
    action = to_number(game.state, parse_action(line, game.options.seats))
    outcomes = core.legal(game.state)
    weights = [core.outcome_weight(game.state, outcome) for outcome in outcomes]
    low = sum(weights[: outcomes.index(action)])
    return Draw(number, sum(weights), low, low + core.outcome_weight(game.state, action), line)
