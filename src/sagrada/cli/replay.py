"""Show the game of a log after any of its lines. The whole log is checked first, whatever is shown of it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from sagrada.cli.arguments.files import print_json, read_text, write_file
from sagrada.cli.play import add_style_arguments
from sagrada.cli.terminal.console import Style, open_console
from sagrada.cli.terminal.result_text import show_result
from sagrada.cli.terminal.table_text import show_table
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from sagrada.game.log import LogText, parse_log
from sagrada.game.replay import replay
from sagrada.game.view import HIDDEN
from sagrada.pictures.views import draw_view
from sagrada.words.messages import say

HELP = "show the game of a log"
EXAMPLES = """\
examples:
  sagrada replay my.sagrada
  sagrada replay my.sagrada --at 57 --plain
  sagrada replay my.sagrada --at 0 --json
  sagrada replay my.sagrada --svg table.svg
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which log, which moment, and how it is shown."""
    parser.add_argument("file", metavar="FILE", help="the log of a game, or - for stdin")
    parser.add_argument(
        "--at", type=int, metavar="N", help="after the game's line N; 0 is the start (default: the end)"
    )
    parser.add_argument("--json", action="store_true", help="what a spectator may know, as JSON")
    parser.add_argument("--svg", metavar="FILE", help="draw the table as a picture, too")
    add_style_arguments(parser)


def run(options: argparse.Namespace) -> None:
    """Show the game; raises Refused for a log that is broken, wherever that is, and for a line it doesn't have."""
    text = read_text(options.file)
    parsed = parse_log(text)
    checked = Game.from_text(text)
    at = find_line(options.at, len(parsed.lines))
    game = checked if at == len(parsed.lines) and checked.is_over else replay(parsed, at_end(at, parsed))
    if options.svg is not None:
        write_picture(game, Path(options.svg))
    if options.json:
        print_json(game.view().to_json())
    else:
        console = open_console(options.plain, options.color)
        console.write(say_moment(game, at, len(parsed.lines)), *show_game(game, console.style))


def find_line(at: int | None, lines: int) -> int:
    """The line asked for, by default the last; raises Refused if there is no such line."""
    if at is not None and not 0 <= at <= lines:
        raise Refused("no_such_line", at=str(at), lines=str(lines))
    return lines if at is None else at


def at_end(at: int, parsed: LogText) -> int | None:
    """The line as `replay` takes it: None for all, pending choices included."""
    return None if at == len(parsed.lines) else at


def say_moment(game: Game, at: int, lines: int) -> str:
    """Which line was the last; a secret choice is not told before all have made theirs."""
    seen = game.view()
    log = ["-", *seen.log]
    hidden = f"{'keep' if seen.phase == 'keep_ornaments' else 'choose'} {HIDDEN}"
    return say("replay-moment", {"at": str(at), "lines": str(lines), "line": log[at] if at < len(log) else hidden})


def show_game(game: Game, style: Style) -> list[str]:
    """The table as a spectator sees it, and the score of a finished game."""
    seen = game.view()
    return show_table(seen, style) + (show_result(seen, style) if seen.scores else [])


def write_picture(game: Game, path: Path) -> None:
    """Draw the table into a file; raises Refused if it can't be written."""
    write_file(path, draw_view(game.view()))
    print(say("replay-drawn", {"file": str(path)}), file=sys.stderr)
