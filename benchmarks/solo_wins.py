"""How often the strongest bot wins alone: plays more games of each kind and counts them in lab/solo_wins.json.

Every game has its own deal of the seed in that file, so that a second run goes on where the first stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from sagrada.content.options import resolve
from sagrada.lab.match import Clock, Setting, play_game, read_result

KEPT = Path(__file__).resolve().parent.parent / "src" / "sagrada" / "lab" / "solo_wins.json"
STEP = 25
"""Games of a kind before the next kind's turn, so that all grow alike."""


def play_more(kept: dict[str, Any], row: dict[str, Any], games: int) -> None:
    """Play the next games of a kind and count them."""
    options = resolve(row["edition"], 1, tools=row["tools"])
    setting = Setting((kept["bot"],), options, kept["seed"])
    for deal in range(row["games"], row["games"] + games):
        end = play_game(setting, deal, setting.bots, [Clock()], lambda refused: sys.exit(str(refused)))
        row["wins"] += read_result("a", end).winner is not None
        row["games"] += 1


def write(kept: dict[str, Any]) -> None:
    """Keep what was counted, a line for each kind."""
    rows = ",\n".join(f"  {json.dumps(row)}" for row in kept["rows"])
    head = {key: value for key, value in kept.items() if key != "rows"}
    KEPT.write_text(f'{json.dumps(head)[:-1]}, "rows": [\n{rows}\n]}}\n', encoding="utf-8")


def main() -> None:
    """Play until every kind has the wanted number of games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games of each kind (default 400)")
    wanted = parser.parse_args().games
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    while rows := [row for row in kept["rows"] if row["games"] < wanted]:
        row = min(rows, key=lambda row: row["games"])
        play_more(kept, row, min(STEP, wanted - row["games"]))
        write(kept)
        print(row, file=sys.stderr)


if __name__ == "__main__":
    main()
