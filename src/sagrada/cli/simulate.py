"""Play many games between bots and tell how they scored.

`random` chooses uniformly among the legal moves, but ends its turn only when no die can be taken; where every seat is
`random` the games run inside the engine. A seat may be a program, too: program:COMMAND (docs/bots_protocol.md).
"""

from __future__ import annotations

import argparse
import secrets
import statistics
import sys
import time
from array import array
from typing import Any

from sagrada.cli.arguments.bot_options import add_limit_argument, read_limit, tell_forfeit
from sagrada.cli.arguments.files import print_json
from sagrada.cli.arguments.table_options import add_table_arguments, read_table_options
from sagrada.content.options import resolve
from sagrada.content.refusal import Refused
from sagrada.engine import BACKEND, core
from sagrada.engine.start import start_state
from sagrada.lab.match import Clock, Setting, check_bot, play_game, read_result
from sagrada.words.messages import say

HELP = "play many games between bots"
EXAMPLES = """examples:
  sagrada simulate --seats random random --games 1000 --seed 7 --json
  sagrada simulate --seats random --games 10000 --edition revised --tools 5
  sagrada simulate --seats random random random --modules glory"""
MOST_GAMES = 100_000_000
GAMES_A_CHUNK = 2000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument(
        "--seats",
        nargs="+",
        default=["random", "random"],
        metavar="BOT",
        help="a bot's name or program:COMMAND for each seat, 1 to 6",
    )
    parser.add_argument("--games", type=int, default=1000, help="how many games (default 1000)")
    parser.add_argument("--seed", type=int, help="the same seed gives the same games")
    parser.add_argument("--json", action="store_true", help="tell it as JSON")
    add_limit_argument(parser)
    add_table_arguments(parser)


def run(given: argparse.Namespace) -> None:
    """Play the games and print the result."""
    for bot in given.seats:
        check_bot(bot)
    if not 1 <= given.games <= MOST_GAMES:
        raise Refused("games", games=given.games, most=MOST_GAMES)
    options = read_table_options(given)
    table = resolve(options.pop("edition"), len(given.seats), **options)
    seed = secrets.randbits(63) if given.seed is None else given.seed
    began = time.perf_counter()
    if set(given.seats) == {"random"}:
        scores, winners = play(start_state(table), given.games, seed)
    else:
        scores, winners = play_bots(Setting(tuple(given.seats), table, seed, limit=read_limit(given)), given.games)
    result = summary(given.seats, scores, winners, seed, time.perf_counter() - began)
    print_json(result) if given.json else print(sentences(result))


def play(start: core.State, games: int, seed: int) -> tuple[array[int], array[int]]:
    """Play the games in chunks; scores by game and seat, winners by game."""
    scores, winners, random = array("h"), array("b"), core.Random(seed)
    while len(winners) < games:
        many = min(GAMES_A_CHUNK, games - len(winners))
        chunk_scores, chunk_winners = array("h", [0]) * (many * start.seats), array("b", [0]) * many
        core.play_games(start, random, many, chunk_scores, chunk_winners)
        scores.extend(chunk_scores)
        winners.extend(chunk_winners)
        show_progress(len(winners), games)
    return scores, winners


def play_bots(setting: Setting, games: int) -> tuple[array[int], array[int]]:
    """Play the games one by one, each seat by its bot; scores by game and seat, winners by game."""
    scores, winners, clocks = array("h"), array("b"), [Clock() for _ in setting.bots]
    for number in range(games):
        end = play_game(setting, number, setting.bots, clocks, tell_forfeit)
        result = read_result("", end)
        scores.extend(result.scores)
        winners.append(-1 if result.winner is None else result.winner)
        show_progress(number + 1, games)
    return scores, winners


def show_progress(done: int, games: int) -> None:
    """A bar on a terminal's stderr."""
    if sys.stderr.isatty():
        width = done * 40 // games
        ending = "\n" if done == games else ""
        print(f"\r[{'=' * width}{' ' * (40 - width)}] {done}/{games}{ending}", end="", file=sys.stderr, flush=True)


def summary(bots: list[str], scores: array[int], winners: array[int], seed: int, seconds: float) -> dict[str, Any]:
    """Means, spreads and wins by seat."""
    seats = [
        {
            "bot": bot,
            "mean": round(statistics.fmean(scores[seat :: len(bots)]), 4),
            "sd": round(statistics.pstdev(scores[seat :: len(bots)]), 4),
            "wins": winners.count(seat),
        }
        for seat, bot in enumerate(bots)
    ]
    speed = round(len(winners) / seconds, 1)
    return {"games": len(winners), "backend": BACKEND, "seed": seed, "seats": seats, "games_per_second": speed}


def sentences(result: dict[str, Any]) -> str:
    """The result for people."""
    facts = {key: result[key] for key in ("games", "backend", "games_per_second")}
    lines = [say("simulated", {**facts, "seed": str(result["seed"])})]
    lines += [say("simulated-seat", {"seat": seat, **row}) for seat, row in enumerate(result["seats"])]
    return "\n".join(lines)
