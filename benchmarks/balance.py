"""Measures Glory's designed values by simulation: `python benchmarks/balance.py --games 600`.

Plays the games of balance_games.py, and lets balance_report.py write docs/glory_balance.md and docs/glory_balance.svg.
Seeded: the same number of games gives the same tables.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from balance_games import measure_all
from balance_report import write_report

HERE = Path(__file__).resolve().parent.parent


def main() -> None:
    """Read the arguments, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="games for each player and number of seats")
    parser.add_argument("--seed", type=int, default=0, help="another one gives other games")
    parser.add_argument("--folder", type=Path, default=HERE / "docs", help="where the page and the plot are written")
    given = parser.parse_args()
    found, chased = measure_all(given.games, given.seed)
    command = f"python benchmarks/balance.py --games {given.games} --seed {given.seed}"
    write_report(found, chased, command, given.folder)
    print(f"wrote glory_balance.md and glory_balance.svg in {given.folder}")


if __name__ == "__main__":
    main()
