"""Play two bots against each other on the same deals and tell who is better, and how sure that is.

Every deal is played once with A in each seat and B in all others; with one seat, once by each alone. A bot is a
built-in one by its name, or a program: program:COMMAND (docs/bots_protocol.md).
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time
from collections.abc import Collection
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from sagrada.cli.arguments.bot_options import (
    add_budget_arguments,
    add_limit_argument,
    check_number,
    read_budget,
    read_limit,
)
from sagrada.cli.arguments.files import check_folder, print_json, write_file
from sagrada.cli.arguments.table_options import add_table_arguments, read_table_options
from sagrada.content.options import resolve_by
from sagrada.lab.match import DealPlayed, Setting, check_bot
from sagrada.lab.match_plot import draw_match
from sagrada.lab.match_state import known_rules, known_seed, open_state, read_deals, write_deal
from sagrada.lab.tally import summary
from sagrada.words.messages import decimal, explain, say

HELP = "compare two bots on the same deals"
EXAMPLES = """examples:
  sagrada match random random --deals 20 --seed 7
  sagrada match random "program:python3 mybot.py" --deals 200 --state match.jsonl --plot match.svg
  sagrada match random random --seats 1 --edition revised --json"""
MOST_DEALS = 10_000_000
MOST_JOBS = 1024
BAR_WIDTH = 30
SECONDS_BETWEEN_BARS = 0.2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("a", metavar="A", help="a bot's name, or program:COMMAND")
    parser.add_argument("b", metavar="B", help="the other one")
    parser.add_argument("--deals", type=int, default=100, help="how many deals (default 100)")
    parser.add_argument("--seats", type=int, default=2, help="1 to 6: A in one seat, B in all others (default 2)")
    parser.add_argument("--seed", type=int, help="the same seed gives the same deals")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: one a core)")
    parser.add_argument("--state", metavar="FILE", help="keep finished deals here, and go on from them")
    parser.add_argument("--plot", metavar="FILE.svg", help="draw the result")
    parser.add_argument("--json", action="store_true", help="tell it as JSON")
    add_budget_arguments(parser)
    add_limit_argument(parser)
    add_table_arguments(parser)


def run(given: argparse.Namespace) -> None:
    """Play the deals and print the result; raises Refused."""
    check_number("--deals", given.deals, 1, MOST_DEALS)
    check_number("--jobs", given.jobs, 1, MOST_JOBS)
    if given.plot is not None:
        check_folder(given.plot)
    setting = read_setting(given)
    deals = play(setting, given.deals, given.jobs, given.state)
    result = summary(setting, deals)
    if given.plot is not None:
        write_file(Path(given.plot), draw_match(setting, deals))
    print_json(result) if given.json else print(sentences(result))


def read_setting(given: argparse.Namespace) -> Setting:
    """The match that the arguments describe; raises Refused."""
    for word in (given.a, given.b):
        check_bot(word)
    table = read_table_options(given)
    options = resolve_by(known_rules(given.state), table.pop("edition"), given.seats, **table)
    seed = known_seed(given.state) if given.state is not None and given.seed is None else given.seed
    seed = secrets.randbits(32) if seed is None else seed
    return Setting((given.a, given.b), options, seed, read_budget(given), read_limit(given))


def play(setting: Setting, deals: int, jobs: int, state: str | None) -> list[DealPlayed]:
    """Play the deals that are not done yet; all of them in the end."""
    from sagrada.lab.workers import play_deals

    done = {played.deal: played for played in read_deals(state, setting)} if state is not None else {}
    done = {deal: played for deal, played in done.items() if deal < deals}
    with ExitStack() as stack:
        file = stack.enter_context(open_state(state, setting)) if state is not None else None
        bar = Bar(setting, deals)
        for played in play_deals(setting, [deal for deal in range(deals) if deal not in done], jobs):
            done[played.deal] = played
            if file:
                write_deal(file, played)
            bar.tell_forfeits(played)
            bar.show(done.values())
    return list(done.values())


class Bar:
    """How far a match has come and what it shows by now, on a terminal's stderr."""

    def __init__(self, setting: Setting, deals: int) -> None:
        self.setting = setting
        self.deals = deals
        self.shown = 0.0

    def tell_forfeits(self, played: DealPlayed) -> None:
        """Say which program has lost its seat."""
        for refused in played.complaints:
            start = "\r\x1b[K" if sys.stderr.isatty() else ""
            words = say("match-forfeit", {"deal": played.deal, "forfeit": explain(refused)})
            print(f"{start}sagrada: {words}", file=sys.stderr)

    def show(self, done: Collection[DealPlayed]) -> None:
        """Draw the bar anew, a few times a second."""
        is_last = len(done) == self.deals
        if not sys.stderr.isatty() or (time.monotonic() < self.shown + SECONDS_BETWEEN_BARS and not is_last):
            return
        self.shown = time.monotonic()
        width = len(done) * BAR_WIDTH // self.deals
        result = summary(self.setting, done)
        text = f"[{'=' * width}{' ' * (BAR_WIDTH - width)}] {len(done)}/{self.deals} {running(result)}"
        print(f"\r\x1b[K{text}", end="\n" if is_last else "", file=sys.stderr, flush=True)


def running(result: dict[str, Any]) -> str:
    """The result in a few words."""
    rate, margin = result["win_rate"], result["margin"]
    return say("match-running", {"rate": percent(rate["mean"]), "margin": signed(margin["mean"])})


def percent(share: float) -> str:
    """A share in percent."""
    return decimal(100 * share)


def sentences(result: dict[str, Any]) -> str:
    """The result for people."""
    a, b = (row["bot"] for row in result["bots"])
    rate, margin, alone = result["win_rate"], result["margin"], result["seats"] == 1
    counts = {key: result[key] for key in ("deals", "games", "seats")}
    lines = [say("match-played", {**counts, "seed": str(result["seed"])})]
    facts = {"a": a, "b": b, "rate": percent(rate["mean"]), "interval": interval(rate, percent)}
    lines.append(say("match-solo-rate", facts) if alone else say("match-rate", facts | even_share(result)))
    if alone:
        lead = result["win_lead"]
        lines.append(
            say("match-lead", {"lead": signed_percent(lead["mean"]), "interval": interval(lead, signed_percent)})
        )
    lines.append(
        say("match-margin", {"alone": alone, "mean": signed(margin["mean"]), "interval": interval(margin, signed)})
    )
    return "\n".join(lines + [bot_sentence(letter, row) for letter, row in zip("AB", result["bots"], strict=True)])


def even_share(result: dict[str, Any]) -> dict[str, str]:
    """What equal bots would win."""
    return {"even": percent(result["even"])}


def signed(value: float) -> str:
    """A number with its sign."""
    return decimal(value, 2, "+")


def signed_percent(share: float) -> str:
    """A difference of shares in percent."""
    return decimal(100 * share, sign="+")


def interval(estimate: dict[str, float | None], write: Any) -> str:
    """An estimate's interval in words."""
    if estimate["low"] is None:
        return say("match-no-interval")
    return say("match-interval", {"low": write(estimate["low"]), "high": write(estimate["high"])})


def bot_sentence(letter: str, row: dict[str, Any]) -> str:
    """One bot's line."""
    times = {key: decimal(row[key], 3) for key in ("decision_ms", "turn_ms")}
    facts = {"letter": letter, "bot": row["bot"], "score": decimal(row["score"], 2), "wins": row["wins"], **times}
    lines = [say("match-bot", facts)]
    if row["forfeits"]:
        lines.append(say("match-forfeits", {"letter": letter, "forfeits": row["forfeits"]}))
    return "\n".join(lines)
