"""What a bot may think and how long a program may take, on the command line."""

from __future__ import annotations

import argparse
import sys

from sagrada.bots.bot import Budget
from sagrada.bots.outside import DEFAULT_LIMIT
from sagrada.content.refusal import Refused
from sagrada.words.messages import explain

LONGEST_LIMIT = 86_400


def add_budget_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that say how much bots may think."""
    parser.add_argument("--budget-nodes", type=int, metavar="N", help="what bots may search for a decision")
    parser.add_argument("--budget-ms", type=int, metavar="T", help="milliseconds that bots may think about a decision")


def add_limit_argument(parser: argparse.ArgumentParser) -> None:
    """The argument that says how long a program may take."""
    parser.add_argument(
        "--limit",
        type=float,
        default=DEFAULT_LIMIT,
        metavar="SECONDS",
        help=f"seconds a program has for a decision before it loses its seat (default {DEFAULT_LIMIT:g})",
    )


def read_budget(given: argparse.Namespace) -> Budget:
    """The budget as bots take it; raises Refused."""
    for name, value in (("--budget-nodes", given.budget_nodes), ("--budget-ms", given.budget_ms)):
        if value is not None:
            check_number(name, value, 1, 10**12)
    return Budget(given.budget_nodes, None if given.budget_ms is None else given.budget_ms / 1000)


def read_limit(given: argparse.Namespace) -> float:
    """The limit in seconds; raises Refused."""
    check_number("--limit", given.limit, 0.001, LONGEST_LIMIT)
    return float(given.limit)


def check_number(option: str, value: float, least: float, most: float) -> None:
    """Raise Refused for a number that makes no sense."""
    if not least <= value <= most:
        raise Refused("number_range", option=option, value=str(value), least=str(least), most=str(most))


def tell_forfeit(refused: Refused) -> None:
    """Say on stderr that a program has lost its seat."""
    print(f"sagrada: {explain(refused)}", file=sys.stderr)
