"""Is one net for all tables as good as one for each kind? Held-out errors of both, from the same games.

python training/one_or_several.py --rows 200000
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
import torch
from train import GLORY, fit_net, play, split

from sagrada.bots.search import memory

KINDS: dict[str, list[tuple[str, int, dict[str, Any]]]] = {
    "two seats, classic": [("classic", 2, {})],
    "two seats, revised": [("revised", 2, {})],
    "three to five seats": [("classic", 3, {}), ("classic", 4, {}), ("classic", 5, {})],
    "solo": [("classic", 1, {"tools": 3}), ("revised", 1, {"tools": 3})],
    "Glory, all modules": [("classic", 2, {"modules": GLORY}), ("classic", 3, {"modules": GLORY})],
}
HELD = 10
"""One row in so many is held out; a game's rows stay together."""


def rows_of(kind: str, rows: int, pool: ProcessPoolExecutor) -> np.ndarray:
    """Rows of self-play at the tables of a kind."""
    tables = KINDS[kind]
    jobs = [
        (rows // 20 // len(tables), *table, memory.BY_NET, 7_000_000 + 1000 * part + place, 300)
        for part in range(20)
        for place, table in enumerate(tables)
    ]
    return np.concatenate(list(pool.map(play, jobs)))


def predict(net: dict[str, Any], x: torch.Tensor) -> torch.Tensor:
    """What rounded weights make of inputs, in points."""
    first, second, last = (torch.tensor(net[name]).float() / 1024 for name in ("first", "second", "output"))
    one = torch.relu(x @ first + torch.tensor(net["first_bias"]) / 1024)
    two = torch.relu(one @ second + torch.tensor(net["second_bias"]) / 65536)
    return two @ last + net["output_bias"][0] / 65536


def error(net: dict[str, Any], x: torch.Tensor, y: torch.Tensor) -> float:
    """The root of the mean squared error, in points."""
    return float(((predict(net, x) - y) ** 2).mean().sqrt())


def main() -> None:
    """Play, learn both ways, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=200_000, help="rows of self-play at each kind of table")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    torch.set_num_threads(given.jobs)
    used, held = {}, {}
    with ProcessPoolExecutor(given.jobs) as pool:
        for kind in KINDS:
            print(kind, file=sys.stderr)
            data = rows_of(kind, given.rows, pool)
            border = len(data) - len(data) // HELD
            used[kind], held[kind] = split(data[:border]), split(data[border:])
    everything = [torch.cat([used[kind][part] for kind in KINDS]) for part in (0, 1)]
    one = fit_net(*everything, given.epochs, given.seed)
    print("| tables | one net for all | a net of their own |\n|---|---|---|")
    for kind in KINDS:
        own = fit_net(*used[kind], given.epochs, given.seed)
        print(f"| {kind} | {error(one, *held[kind]):.2f} | {error(own, *held[kind]):.2f} |", flush=True)


if __name__ == "__main__":
    main()
