"""Check the dice of a finished game: recompute every roll, draw and deal from the revealed seed."""

from __future__ import annotations

import argparse
from dataclasses import asdict

from sagrada.cli.arguments.files import print_json, read_text
from sagrada.game.verify import Verdict, verify
from sagrada.words.messages import say

HELP = "check the dice of a finished game"
EXAMPLES = """examples:
  sagrada verify game.sagrada
  sagrada verify --json game.sagrada"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("file", metavar="FILE", help="the log of a game, or - for stdin")
    parser.add_argument("--json", action="store_true", help="tell it as JSON")


def run(given: argparse.Namespace) -> None:
    """Verify a log; raises Refused naming the first line that is not true."""
    verdict = verify(read_text(given.file))
    print_json({"verified": True, **asdict(verdict)}) if given.json else print(sentences(verdict))


def sentences(verdict: Verdict) -> str:
    """The verdict for people."""
    lines = [say("verified", {"outcomes": verdict.outcomes})]
    lines.append(say("verified-secret" if verdict.seed_was_secret else "verified-public"))
    if verdict.nonces:
        lines.append(say("verified-nonces", {"nonces": verdict.nonces}))
    if verdict.taken_over:
        lines.append(say("verified-taken-over", {"lines": verdict.taken_over}))
    if verdict.laid_out:
        lines.append(
            say("verified-laid-out", {"what": [say("deal-word", {"kind": kind}) for kind in verdict.laid_out]})
        )
    return "\n".join(lines)
