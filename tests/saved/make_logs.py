"""Makes logs of games that hold a move which later rules may refuse, and of games with windows of one's own.

Each is a game of random moves with a known seed: the first one, or among many the fullest, that shows its kind of move.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sagrada.engine import core
from sagrada.game.game import Game
from sagrada.game.log import parse_log
from sagrada.game.replay import replay
from saved.disputed import DISPUTED, clamp_leaves_alone, find_lines
from saved.facts import LOGS, Facts, legal_moves
from texts import legal_texts

TRIES = 400
OWN_WINDOWS = [(("R.3.P", ".4.Y.", "B...2", ".G.1."), 3), (("1.2.3", ".R.Y.", "4.5.6", ".G.B."), 6)]


def play(game: Game, rng: Random, most: int = 10_000) -> Game:
    """Play at random, tools gladly, to the end or to the first decision after so many lines."""
    while not game.is_over and len(game.lines) < most:
        if game.awaits_chance:
            game.play(rng.choice(game.outcomes_possible()))
            continue
        seat = rng.choice(game.awaits())
        moves = legal_texts(game, seat)
        tools = [move for move in moves if move.startswith("use ")]
        others = [move for move in moves if move != "end"] or moves
        game.play(rng.choice(tools if tools and rng.random() < 0.5 else others), seat)
    return game


def games(name: str) -> Iterator[tuple[Game, list[int]]]:
    """Games of a table that hold the move in question, and where."""
    asked, tries = DISPUTED[name], 0
    while tries < TRIES or asked.kind is clamp_leaves_alone:
        game = play(Game.new(seed=f"{name}-{tries}", **asked.table), Random(f"{name} {tries}"))
        if lines := find_lines(game, asked.kind):
            yield game, lines
        tries += 1


def dice_then(game: Game, line: int) -> int:
    """How many dice lay in the window of the seat that made this move."""
    before = game.entries[line - 1].before
    return 20 - core.empty_cells(before, before.seat)


def find_game(name: str) -> tuple[Game, list[int]]:
    """The first game that holds the move in question; where it is asked for, the one with the fullest window."""
    if not DISPUTED[name].fullest:
        return next(games(name))
    return max(games(name), key=lambda found: max(dice_then(found[0], line) for line in found[1]))


def disputed_facts(game: Game, lines: list[int]) -> list[Facts]:
    """Each move in question: its line in the game and in the file, what it says, and what could be done instead."""
    parsed = parse_log(game.to_text())
    return [
        {
            "line": line,
            "file_line": parsed.lines[line - 1][0],
            "text": parsed.lines[line - 1][1],
            "dice": dice_then(game, line),
            "moves": legal_moves(replay(parsed, line - 1)),
        }
        for line in lines
    ]


def make_disputed() -> dict[str, Facts]:
    """Write the logs; where in each the moves in question stand."""
    found = {}
    for name in DISPUTED:
        game, lines = find_game(name)
        write(name, game)
        found[name] = {"disputed": disputed_facts(game, lines)}
        print(name, lines, [game.lines[line - 1] for line in lines], flush=True)
    return found


def make_others() -> None:
    """Windows of one's own, and dice rolled by hand, over and not."""
    own = {"patterns": OWN_WINDOWS, "first": 1}
    for name, most in (("own-windows-over", 10_000), ("own-windows", 70)):
        write(name, play(Game.new(seed="own", deal=own, names=["Ada", "Bo"], tools=5), Random(1), most))
    for name, most in (("dice-by-hand-over", 10_000), ("dice-by-hand", 60)):
        write(name, play(Game.new(dice_by_hand=True, seats=3, modules="glory"), Random(2), most))


def write(name: str, game: Game) -> None:
    """Keep a log."""
    (LOGS / f"{name}.sagrada").write_text(game.to_text(), encoding="utf-8")
