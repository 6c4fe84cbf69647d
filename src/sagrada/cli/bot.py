"""A built-in bot as a program: it reads the house's lines from stdin and answers on stdout.

docs/bots_protocol.md describes the lines.
"""

from __future__ import annotations

import argparse
import sys

from sagrada.bots.bot import OWN_MEASURE
from sagrada.bots.protocol import speak
from sagrada.bots.registry import find_bot
from sagrada.cli.arguments.bot_options import add_budget_arguments, read_budget

HELP = "a built-in bot that speaks the protocol for programs"
EXAMPLES = """examples:
  sagrada bot random
  sagrada match random "program:sagrada bot random" --deals 4"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("name", metavar="NAME", help="the bot's name")
    add_budget_arguments(parser)


def run(given: argparse.Namespace) -> None:
    """Answer until the game is over; raises Refused for a line that is none of the protocol."""
    bot, budget = find_bot(given.name), read_budget(given)
    for line in speak(given.name, bot, None if budget == OWN_MEASURE else budget, sys.stdin):
        print(line, end="", flush=True)
