"""`make strength`: play the matches that docs/strength.md tells of, and write the page.

Each match is an ordinary `sagrada match` whose finished deals are kept in build/strength, so that a second run goes on
where the first stopped. `--write` only writes the page from what was played so far.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

from sagrada.bots.bot import OWN_MEASURE
from sagrada.bots.registry import FAST
from sagrada.content.cards import TOOLS
from sagrada.content.options import resolve
from sagrada.engine import core
from sagrada.engine.start import start_state
from sagrada.lab.duplicate import deal_dealer
from sagrada.rules import state as numbers

HERE = Path(__file__).resolve().parent.parent
KEPT = HERE / "build" / "strength"
PAGE = HERE / "docs" / "strength.md"


class Match(NamedTuple):
    """A match of the page: its name, and what `sagrada match` is told."""

    name: str
    words: str


LADDER = [
    Match("novice_random", "novice random --deals 1000 --seed 111"),
    Match("greedy_random", "greedy random --deals 1000 --seed 107"),
    Match("greedy_novice", "greedy novice --deals 2000 --seed 110"),
    Match("greedy_greedy", "greedy greedy --deals 1000 --seed 106"),
    Match("artisan_greedy", "artisan greedy --deals 2000 --seed 108"),
    Match("master_artisan", "master artisan --deals 2000 --seed 109"),
    Match("master_greedy", "master greedy --deals 2000 --seed 104"),
    Match("gm_master", "grandmaster master --deals 400 --seed 101"),
    Match("gm_greedy", "grandmaster greedy --deals 400 --seed 102"),
    Match("gm_points8", "grandmaster-points grandmaster-points --budget-nodes 8000 --deals 250 --seed 103"),
    Match("master_toolless", "master master-toolless --deals 400 --seed 105"),
]
OTHERS = [
    Match("seats3", "master greedy --seats 3 --deals 200 --seed 112"),
    Match("seats4", "master greedy --seats 4 --deals 200 --seed 113"),
    Match("revised", "master greedy --edition revised --deals 200 --seed 114"),
    Match("glory", "master greedy --modules glory --deals 200 --seed 115"),
]
SOLO = [
    *[
        Match(
            f"solo_{edition}_{tools}",
            f"master greedy --seats 1 --edition {edition} --tools {tools} --deals 200 --seed 116",
        )
        for edition in ("classic", "revised")
        for tools in range(1, 6)
    ],
    Match("solo_gm3", "grandmaster grandmaster-toolless --seats 1 --tools 3 --deals 200 --seed 120"),
]
TOOL_DEALS = 100
TOOL_SEED = 130


def play(match: Match, jobs: int) -> None:
    """Play a match, or what is missing of it."""
    print(f"sagrada match {match.words}", file=sys.stderr)
    command = [sys.executable, "-m", "sagrada", "match", *match.words.split(), "--jobs", str(jobs), "--json"]
    told = subprocess.run(
        [*command, "--state", str(KEPT / f"{match.name}.jsonl")], check=True, stdout=subprocess.PIPE, text=True
    ).stdout
    (KEPT / f"{match.name}.json").write_text(told, encoding="utf-8")


def result(match: Match) -> dict[str, Any] | None:
    """What a match has given, if it was played."""
    file = KEPT / f"{match.name}.json"
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return json.loads(text) if text else None


def interval(span: dict[str, Any], factor: float, form: str) -> str:
    """A mean with its 95 % interval."""
    mean, low, high = (
        format(span[key] * factor, form) if span[key] is not None else "" for key in ("mean", "low", "high")
    )
    return f"{mean} ({low} to {high})" if low else mean


def self_play_mean(match: Match) -> str:
    """The mean score of a bot that plays against itself, with its 95 % interval over deals."""
    rows = [json.loads(line) for line in (KEPT / f"{match.name}.jsonl").read_text(encoding="utf-8").splitlines()]
    means = [statistics.mean(row["games"][0]["scores"]) for row in rows if "games" in row]
    mean, half = statistics.mean(means), 1.96 * statistics.stdev(means) / math.sqrt(len(means))
    return interval({"mean": mean, "low": mean - half, "high": mean + half}, 1, ".1f")


def ladder_row(match: Match) -> str:
    """A line of a table of matches."""
    told = result(match)
    if told is None:
        return f"| `{match.words}` | not played yet | | | | |"
    a, b = told["bots"]
    wins = interval(told["win_rate"], 100, ".1f")
    points = interval(told["margin"], 1, "+.2f")
    means = self_play_mean(match) if a["bot"] == b["bot"] else f"{a['score']:.1f} : {b['score']:.1f}"
    return (
        f"| `{match.words}` | {wins} | {points} | {means} | {a['turn_ms']:.2f} : {b['turn_ms']:.2f} | {told['deals']} |"
    )


def solo_row(match: Match) -> str:
    """A line of the table of games alone: wins and points above the target of each."""
    told = result(match)
    if told is None:
        return f"| `{match.words}` | not played yet | | | |"
    a, b = told["bots"]
    wins = f"{100 * a['wins'] / told['deals']:.1f} : {100 * b['wins'] / told['deals']:.1f}"
    above = (
        f"{a['above_target']['mean']:+.1f} : {b['above_target']['mean']:+.1f}"
        if isinstance(a["above_target"], dict)
        else f"{a['above_target']:+.1f} : {b['above_target']:+.1f}"
    )
    return f"| `{match.words}` | {wins} | {above} | {interval(told['margin'], 1, '+.2f')} | {told['deals']} |"


def play_tool(tool: int, deal: int, master_seat: int) -> int:
    """One game with a single tool on the table, master against the same bot that may not use it; the lead."""
    bots = [FAST["master"], FAST["master-toolless"]]
    seated = bots if master_seat == 0 else bots[::-1]
    state, dealer, asked = (
        start_state(resolve("classic", 2, tools=1), {"tools": [tool]}),
        deal_dealer(TOOL_SEED, deal),
        0,
    )
    while state.phase != numbers.OVER:
        if core.awaits_chance(state):
            core.apply(state, dealer.answer(state, 0))
        else:
            asked += 1
            core.apply(state, seated[state.seat](state.copy(), state.seat, deal * 1000 + asked, OWN_MEASURE))
    return core.score(state, master_seat) - core.score(state, 1 - master_seat)


def measure_tools() -> None:
    """What each tool is worth when it is the only one."""
    rows = {}
    for tool, card in enumerate(TOOLS):
        if card.set != "base":
            continue
        leads = [statistics.fmean(play_tool(tool, deal, seat) for seat in (0, 1)) for deal in range(TOOL_DEALS)]
        rows[card.id] = [statistics.fmean(leads), 1.96 * statistics.stdev(leads) / math.sqrt(len(leads))]
        print(f"{card.id}: {rows[card.id][0]:+.2f} +- {rows[card.id][1]:.2f}", file=sys.stderr)
    (KEPT / "tools.json").write_text(json.dumps(rows), encoding="utf-8")


def tools_table() -> list[str]:
    """The table of tools, if it was measured."""
    file = KEPT / "tools.json"
    if not file.exists():
        return ["Not measured yet."]
    rows = sorted(json.loads(file.read_text(encoding="utf-8")).items(), key=lambda row: -row[1][0])
    lines = ["| the only tool on the table | points more for the one who uses it |", "|---|---|"]
    return lines + [f"| `{name}` | {mean:+.2f} ± {width:.2f} |" for name, (mean, width) in rows]


HEAD = (
    "| `sagrada match` | A wins, % | A's points less B's | means A : B | ms a turn A : B | deals |",
    "|---|---|---|---|---|---|",
)
HEAD_ALONE = (
    "| `sagrada match` | wins A : B, % | points above the target A : B | A less B | deals |",
    "|---|---|---|---|---|",
)


def page() -> str:
    """The page."""
    lines = [
        "# How strong the bots are",
        "",
        "`make strength` plays these matches and writes this page. Every deal is played once with A in each seat, with",
        "the same cards and dice; intervals are 95 %, over deals. The last column tells how many were played so far.",
        "Times are of one thread, taken while other work ran on the machine.",
        "A self-play mean is a poor measure of strength: bots that deny each other dice score less.",
        "",
        "## The ladder: two seats, classic rules, three tools",
        *HEAD,
        *[ladder_row(match) for match in LADDER],
        "",
        "`greedy` is the yardstick: version 1, frozen. `grandmaster-points` plays for its own points and denies",
        "nothing; `master-toolless` is `master`, forbidden to use tools.",
        "",
        "## What each tool is worth",
        f"`master` against `master-toolless` with one tool on the table, {TOOL_DEALS} deals each.",
        "",
        *tools_table(),
        "",
        "## Other tables",
        *HEAD,
        *[ladder_row(match) for match in OTHERS],
        "",
        "At 3 and 4 seats A sits against two or three of B: equal bots would win 33.3 and 25 %.",
        "",
        "## Alone",
        "Points above the target (a solo game is won by more points than the dice on the round track show).",
        "",
        *HEAD_ALONE,
        *[solo_row(match) for match in SOLO],
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="only write the page")
    parser.add_argument("--tools", action="store_true", help="measure the single tools, then write the page")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    if given.tools or not given.write:
        measure_tools()
    if not given.write and not given.tools:
        for match in [*LADDER, *OTHERS, *SOLO]:
            play(match, given.jobs)
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
