"""The command line: one file per command. JSON on stdout, messages on stderr, exit 0 or 2.

People are spoken to in the language they ask for; JSON and notation are the same in all of them.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import PathFinder
from pathlib import Path

from sagrada.content.refusal import Refused
from sagrada.version import VERSION
from sagrada.words.messages import LANGUAGES, explain, say, speaking

COMMANDS = (
    "play",
    "serve",
    "score",
    "legal",
    "cards",
    "simulate",
    "match",
    "bot",
    "review",
    "replay",
    "verify",
    "bench",
)
THINKING = ("play", "serve", "simulate", "match", "review", "bench")
"""The commands that take much longer where the rules are not compiled."""
EXIT_FINE = 0
EXIT_REFUSED = 2
EXIT_STOPPED = 130
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name a person's language, the first that is set decides."""


def wanted_commands(arguments: Sequence[str]) -> Sequence[str]:
    """The command that is asked for, so that only its file is loaded; where none is, all of them."""
    pairs = zip(["", *arguments], arguments, strict=False)
    words = [word for before, word in pairs if not word.startswith("-") and before != "--language"]
    return words[:1] if words and words[0] in COMMANDS else COMMANDS


def build_parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """The parser, with the part of the command that is asked for."""
    parser = argparse.ArgumentParser(
        prog="sagrada",
        description="The dice-drafting board game Sagrada. Unofficial, not affiliated with the publisher.",
        epilog="Every command has its own help with examples: sagrada score --help",
    )
    parser.add_argument("--version", action="version", version=f"sagrada {VERSION}")
    parser.add_argument(
        "--language", choices=LANGUAGES, help="language of what is said (default: SAGRADA_LANGUAGE, LANG)"
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in wanted_commands(arguments):
        module = importlib.import_module(f"sagrada.cli.{name}")
        part = commands.add_parser(
            name,
            help=module.HELP,
            description=module.__doc__,
            epilog=module.EXAMPLES,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        part.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS, help=argparse.SUPPRESS)
        module.add_arguments(part)
        part.set_defaults(run=module.run)
    return parser


def find_language(asked: str | None) -> str:
    """The language to speak: the one asked for, or else that of the environment; raises Refused for an unknown one."""
    wish = asked or os.environ.get("SAGRADA_LANGUAGE")
    if wish and wish not in LANGUAGES:
        raise Refused("unknown_language", language=wish[:20], known=list(LANGUAGES))
    locale = next((os.environ[name] for name in LOCALE if os.environ.get(name)), "")[:2].lower()
    return wish or (locale if locale in LANGUAGES else LANGUAGES[0])


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; what it can't do is said in a sentence on stderr."""
    try:
        arguments = sys.argv[1:] if arguments is None else arguments
        options = build_parser(arguments).parse_args(arguments)
        with speaking(find_language(options.language)):
            return run(options)
    except Refused as refused:
        print(f"sagrada: {explain(refused)}", file=sys.stderr)
        return EXIT_REFUSED


def tell_plain_rules(options: argparse.Namespace) -> None:
    """Say on stderr that a long command takes longer than it could, unless plain rules or JSON were asked for."""
    is_asked = bool(os.environ.get("SAGRADA_BACKEND")) or getattr(options, "json", False)
    if options.command in THINKING and not is_asked and not rules_are_compiled():
        print(f"sagrada: {say('plain-rules')}", file=sys.stderr)


def rules_are_compiled() -> bool:
    """Is there a compiled engine? It is not loaded for this: a server listens before it loads the game."""
    return PathFinder.find_spec("_core", [str(Path(__file__).parents[1] / "engine")]) is not None


def run(options: argparse.Namespace) -> int:
    """Run the command of these options, in the language that is spoken."""
    try:
        tell_plain_rules(options)
        return int(options.run(options) or EXIT_FINE)
    except Refused as refused:
        print(f"sagrada: {explain(refused)}", file=sys.stderr)
        return EXIT_REFUSED
    except BrokenPipeError:
        sys.stderr.close()
        return EXIT_FINE
    except KeyboardInterrupt:
        print(f"\nsagrada: {say('stopped')}", file=sys.stderr)
        return EXIT_STOPPED
