"""The command line: one file per command. JSON on stdout, messages on stderr, exit 0 or 2."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence

from sagrada.content.refusal import Refused
from sagrada.version import VERSION

COMMANDS = ("play", "serve", "score", "legal", "cards", "simulate", "match", "bot", "replay", "verify", "bench")
EXIT_FINE = 0
EXIT_REFUSED = 2


def build_parser() -> argparse.ArgumentParser:
    """The parser with every command's own part."""
    parser = argparse.ArgumentParser(
        prog="sagrada",
        description="The dice-drafting board game Sagrada. Unofficial, not affiliated with the publisher.",
        epilog="Every command has its own help with examples: sagrada score --help",
    )
    parser.add_argument("--version", action="version", version=f"sagrada {VERSION}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name in COMMANDS:
        module = importlib.import_module(f"sagrada.cli.{name}")
        part = commands.add_parser(
            name,
            help=module.HELP,
            description=module.__doc__,
            epilog=module.EXAMPLES,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.add_arguments(part)
        part.set_defaults(run=module.run)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; what it can't do is said in a sentence on stderr."""
    from sagrada.game.messages import explain

    try:
        options = build_parser().parse_args(arguments)
        return int(options.run(options) or EXIT_FINE)
    except Refused as refused:
        print(f"sagrada: {explain(refused)}", file=sys.stderr)
        return EXIT_REFUSED
    except BrokenPipeError:
        sys.stderr.close()
        return EXIT_FINE
    except KeyboardInterrupt:
        print("\nsagrada: stopped", file=sys.stderr)
        return 130
