"""Play Sagrada in the browser: starts the server on this machine and opens a page.

--text plays at this keyboard instead: alone, with others in turn at the same screen, or against bots. Type the number
of a move or its notation (R5@b3); help lists what else can be typed. --plain writes sentences for a screen reader.
docs/cli.md describes it all. Options of the line mode ask for it, with or without --text.
"""

from __future__ import annotations

import argparse
import re
from contextlib import ExitStack
from pathlib import Path

from sagrada.bots.bot import Bot
from sagrada.bots.outside import OutsideBot, is_program, program_name
from sagrada.bots.registry import BOTS, find_bot
from sagrada.cli.arguments.bot_options import add_limit_argument, read_limit, tell_forfeit
from sagrada.cli.arguments.files import find_path
from sagrada.cli.arguments.table_options import add_table_arguments, read_table_options
from sagrada.cli.terminal.console import COLOR_CHOICES, open_console
from sagrada.cli.terminal.saves import load_game
from sagrada.cli.terminal.session import Session
from sagrada.content.options import resolve
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from sagrada.server.run import default_data, play_here
from sagrada.words.messages import LANGUAGES, bot_name, say

HELP = "play in the browser, or with --text at this keyboard"
EXAMPLES = """\
examples:
  sagrada play
  sagrada play --lan
  sagrada play --text
  sagrada play --text --seats you you random --edition revised
  sagrada play --text --solo --tools 3
  sagrada play --text --seats you "program:./mybot"
  sagrada play --text --modules strife ornaments
  sagrada play --text --plain --seed 7
  sagrada play --text --resume my.sagrada
"""
YOU = "you"
DEFAULT_SEATS = [YOU, "artisan"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Who sits at the table, by which rules is played, and how it is shown."""
    parser.add_argument("--text", action="store_true", help="line mode, at this keyboard")
    parser.add_argument("--lan", action="store_true", help="browser: let others on this network join")
    parser.add_argument("--port", type=int, help="browser: port to listen at (8642, else any free one)")
    parser.add_argument("--data", metavar="FOLDER", help="browser: where games are kept")
    parser.add_argument("--no-browser", action="store_true", help="browser: only tell the address")
    parser.add_argument("--seats", nargs="+", metavar="WHO", help="you, a bot's name or program:COMMAND for each seat")
    parser.add_argument("--solo", action="store_true", help="one seat, and it is yours")
    parser.add_argument("--names", nargs="+", default=[], metavar="NAME", help="what the seats are called")
    parser.add_argument("--seed", metavar="WORD", help="known dice: the same seed and moves give the same game")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    add_limit_argument(parser)
    add_table_arguments(parser)
    add_style_arguments(parser)


def add_style_arguments(parser: argparse.ArgumentParser) -> None:
    """How a table is shown."""
    parser.add_argument("--plain", action="store_true", help="sentences for a screen reader; no colors, no drawn lines")
    parser.add_argument("--color", choices=COLOR_CHOICES, default="auto", help="colors: where the terminal can (auto)")


def run(options: argparse.Namespace) -> None:
    """Play a game; raises Refused for what can't be played, and if the input ends before the game does."""
    if not wants_text(options):
        open_browser_game(options)
        return
    words = seat_words(options)
    if options.resume is None:
        words = words or DEFAULT_SEATS
        game, file = new_game(options, words), None
    else:
        file = find_path(options.resume)
        game = resume_game(options, file)
        words = words or [bot_of_name(game.name(seat)) for seat in range(game.options.seats)]
    if len(words) != game.options.seats:
        raise Refused("seats_differ", given=len(words), seats=game.options.seats)
    with ExitStack() as stack:
        bots = [seat_player(stack, word, read_limit(options)) for word in words]
        Session(game, bots, open_console(options.plain, options.color), file).run()


def wants_text(options: argparse.Namespace) -> bool:
    """Was the line mode asked for, or something that only it has?"""
    given = [options.resume is not None, options.seed is not None, options.tools is not None, options.seats]
    given += [options.solo, options.names, options.option, options.honor, options.open_setup, options.modules]
    changed = options.edition != "classic" or options.color != "auto" or options.plain
    return bool(options.text or changed or any(given))


def open_browser_game(options: argparse.Namespace) -> None:
    """Start the server here and open a page; raises Refused where it is not installed."""
    data = Path(options.data) if options.data else default_data()
    play_here(data, options.port, lan=options.lan, browse=not options.no_browser)


def new_game(options: argparse.Namespace, words: list[str]) -> Game:
    """A table as the command line describes it."""
    table = read_table_options(options)
    resolve(seats=len(words), **table)
    names = [*options.names, *default_names(words)[len(options.names) :]]
    return Game.new(seats=len(words), seed=options.seed, names=names, **table)


def resume_game(options: argparse.Namespace, file: Path) -> Game:
    """The game of a file; what was fixed when it began can't be given again."""
    fixed = {"seed": options.seed is not None, "names": options.names, "option": options.option}
    fixed |= {"tools": options.tools is not None, "edition": options.edition != "classic"}
    fixed |= {"honor": options.honor, "open-setup": options.open_setup}
    fixed |= {"modules": options.modules}
    for name, given in fixed.items():
        if given:
            raise Refused("fixed_at_start", option=f"--{name}")
    return load_game(file)


def seat_words(options: argparse.Namespace) -> list[str]:
    """Who was asked for, if anybody; raises Refused for a bot that doesn't exist."""
    words = list(options.seats or [])
    if options.solo and words not in ([], [YOU]):
        raise Refused("solo_seats", seats=words)
    for word in words:
        check_player(word)
    return [YOU] if options.solo else words


def check_player(word: str) -> None:
    """Raise Refused if nobody can be seated by this word."""
    if is_program(word):
        program_name(word)
    elif word not in (YOU, *BOTS):
        raise Refused("unknown_bot", bot=word, known=[YOU, *sorted(BOTS)])


def seat_player(stack: ExitStack, word: str, limit: float) -> Bot | None:
    """The bot of a seat's word, None for a person; a program is closed with the stack."""
    if word == YOU:
        return None
    if not is_program(word):
        return find_bot(word)
    bot = OutsideBot(word, limit, tell_forfeit)
    stack.callback(bot.close)
    return bot


def default_names(seats: list[str]) -> list[str]:
    """Guest, or Player 1 and 2; bots by their name and programs by their file's, counted where there are several."""
    people = seats.count(YOU)
    names: list[str] = []
    for place, word in enumerate(seats):
        number = seats[: place + 1].count(word)
        name = program_name(word) if is_program(word) else bot_name(word)
        if word == YOU:
            names.append(say("play-guest") if people == 1 else say("play-player", {"number": number}))
        else:
            names.append(name if number == 1 else f"{name} {number}")
    return names


def bot_of_name(name: str) -> str:
    """The bot that a seat was named after by default, in whatever language, or you."""
    word = re.sub(r" \d+$", "", name)
    return next((bot for bot in BOTS if word in (bot, *(bot_name(bot, language) for language in LANGUAGES))), YOU)
