"""Teach the evaluation from self-play: `python training/train.py` (needs `pip install torch==2.13.0 numpy`).

Three generations: each plays against itself at many kinds of tables, writes down what its seats saw and what came of
it, and a small net learns to foretell the points still to come. The first generation plays as `greedy` does, whose
weights stay as they are: with --fit-greedy it plays by weights set by hand, and a straight line fitted to its games
makes a new version of `greedy`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import torch
from by_hand import weights_by_hand

from sagrada.bots.search import _search, memory, weights
from sagrada.bots.search.inputs import input_names
from sagrada.bots.search.memory import INPUTS
from sagrada.bots.search.mind import Mind
from sagrada.bots.search.selfplay import ROW
from sagrada.content.options import resolve
from sagrada.engine.start import start_state

HERE = Path(__file__).resolve().parent
WEIGHTS = HERE.parent / "src" / "sagrada" / "bots" / "search" / "weights.json"
GLORY = ("strife", "pioneers", "ornaments", "rivalry")
TABLES: list[tuple[int, str, int, dict[str, Any]]] = [
    (48, "classic", 2, {}),
    (10, "revised", 2, {}),
    (8, "classic", 3, {}),
    (6, "classic", 4, {}),
    (2, "classic", 5, {}),
    (4, "classic", 1, {"tools": 3}),
    (4, "classic", 1, {"tools": 5}),
    (3, "revised", 1, {"tools": 3}),
    (3, "classic", 2, {"modules": ("strife",)}),
    (8, "classic", 2, {"modules": GLORY}),
    (4, "classic", 3, {"modules": GLORY}),
]
"""Share in 100, edition, seats and options of the tables that are played at."""
ROWS_A_GAME = {1: 20, 2: 40, 3: 60, 4: 80, 5: 100}
NOISE = 90


def play(job: tuple[int, str, int, dict[str, Any], int, int, int]) -> np.ndarray:
    """Rows of self-play at one kind of table."""
    rows, edition, seats, options, kind, seed, limit = job
    _search.fill_weights(weights)
    mind = Mind()
    mind.memory.kind, mind.memory.width, mind.memory.denial, mind.memory.most_lines = kind, 2, 0, 8
    start = start_state(resolve(edition, seats, **options))
    out = np.zeros((rows + 300) * ROW, dtype=np.int32)
    made = mind.play_self(start, seed, rows // ROWS_A_GAME[seats] + 1, 0, limit, NOISE, out)
    return out[: made * ROW].reshape(made, ROW).astype(np.int16)


def make_data(rows: int, kind: int, seed: int, limit: int, pool: ProcessPoolExecutor) -> np.ndarray:
    """Rows of all kinds of tables by their shares, in jobs of a few thousand."""
    jobs = []
    for share, edition, seats, options in TABLES:
        for part in range(share):
            jobs.append((rows // 100, edition, seats, options, kind, seed * 100_000 + len(jobs) * 31 + part, limit))
    began, made = time.monotonic(), []
    for done, data in enumerate(pool.map(play, jobs), 1):
        made.append(data)
        print(f"\r  {done} of {len(jobs)} jobs, {time.monotonic() - began:.0f} s", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return np.concatenate(made)


def split(data: np.ndarray) -> tuple[torch.Tensor, torch.Tensor]:
    """Inputs and points still to come; rows without a turn left teach nothing."""
    data = data[data[:, ROW - 1] > 0]
    return torch.from_numpy(data[:, :INPUTS].astype(np.float32)), torch.from_numpy(data[:, INPUTS].astype(np.float32))


def fit_line(x: torch.Tensor, y: torch.Tensor) -> list[int]:
    """Weights of a straight line, in 64ths of a point."""
    gram = x.T @ x + 20.0 * torch.eye(INPUTS)
    line = torch.linalg.solve(gram, x.T @ y)
    print(f"  line: rmse {float(((x @ line - y) ** 2).mean().sqrt()):.3f}", file=sys.stderr)
    return [round(float(weight) * 64) for weight in line]


def fit_net(x: torch.Tensor, y: torch.Tensor, epochs: int, seed: int) -> dict[str, Any]:
    """The net, learned in floats and rounded to whole numbers."""
    torch.manual_seed(seed)
    mean, spread = x.mean(0), x.std(0)
    spread[spread < 1e-3] = 1.0
    spread = spread.clamp(min=0.25)
    net = torch.nn.Sequential(
        torch.nn.Linear(INPUTS, 32), torch.nn.ReLU(), torch.nn.Linear(32, 16), torch.nn.ReLU(), torch.nn.Linear(16, 1)
    )
    order = torch.randperm(len(x))
    held, used = order[: len(x) // 20], order[len(x) // 20 :]
    xs, ys = (x - mean) / spread, y / 10
    optimizer = torch.optim.AdamW(net.parameters(), lr=3e-3, weight_decay=1e-4)
    steps = epochs * (len(used) // 2048)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=steps + 1)
    for epoch in range(epochs):
        mixed = used[torch.randperm(len(used))]
        for first in range(0, len(mixed) - 2047, 2048):
            batch = mixed[first : first + 2048]
            loss = ((net(xs[batch]).squeeze(1) - ys[batch]) ** 2).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
        with torch.no_grad():
            error = float(((net(xs[held]).squeeze(1) - ys[held]) ** 2).mean().sqrt()) * 10
        print(f"\r  epoch {epoch + 1} of {epochs}: rmse {error:.3f}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return rounded(net, mean, spread)


def rounded(net: torch.nn.Sequential, mean: torch.Tensor, spread: torch.Tensor) -> dict[str, Any]:
    """The net's weights as whole numbers; the inputs' mean and spread become part of the first layer."""
    first, second, last = (net[i] for i in (0, 2, 4))
    with torch.no_grad():
        weight = first.weight / spread
        bias = first.bias - weight @ mean
        return {
            "first": (weight.T * 1024).round().int().tolist(),
            "first_bias": (bias * 1024).round().int().tolist(),
            "second": (second.weight.T * 1024).round().int().tolist(),
            "second_bias": (second.bias * 64 * 1024).round().int().tolist(),
            "output": (last.weight[0] * 10 * 1024).round().int().tolist(),
            "output_bias": (last.bias * 10 * 64 * 1024).round().int().tolist(),
        }


def write(new: dict[str, Any]) -> None:
    """Put new weights into the package and into this process."""
    places = [place for place, name in enumerate(input_names()) if name]
    rows = {"hand": weights.HAND_WEIGHT, "first": weights.FIRST_WEIGHT} | new
    named = {name: [rows[name][place] for place in places] for name in ("hand", "first")}
    told = json.loads(WEIGHTS.read_text(encoding="utf-8")) | new | named | {"inputs": list(filter(None, input_names()))}
    lines = [f'"{name}": {json.dumps(told[name], separators=(",", ":"))}' for name in told]
    WEIGHTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    for name, values in {"hand": weights.HAND_WEIGHT, "first": weights.FIRST_WEIGHT}.items():
        values[:] = new.get(name, values)
    weights.FIRST_BIAS[:], weights.SECOND_WEIGHT[:] = told["first_bias"], told["second"]
    weights.SECOND_BIAS[:], weights.OUTPUT_WEIGHT[:] = told["second_bias"], told["output"]
    weights.OUTPUT_BIAS[:] = told["output_bias"]


def main() -> None:
    """Play and learn, generation by generation."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1_000_000, help="rows of self-play in a generation")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--go-on", action="store_true", help="start from the net in the package")
    parser.add_argument("--fit-greedy", action="store_true", help="a new version of greedy, from weights set by hand")
    given = parser.parse_args()
    torch.set_num_threads(given.jobs)
    kept: list[np.ndarray] = []
    if given.fit_greedy:
        write({"hand": weights_by_hand()})
    for generation in range(given.generations):
        print(f"Generation {generation + 1}: self-play", file=sys.stderr)
        first = generation == 0 and not given.go_on
        kind = memory.BY_HAND if first else memory.BY_NET
        with ProcessPoolExecutor(given.jobs) as pool:
            kept = [*kept[-1:], make_data(given.rows, kind, given.seed + generation, 300, pool)]
        x, y = split(np.concatenate(kept))
        print(f"  {len(x)} rows", file=sys.stderr)
        if first and given.fit_greedy:
            write({"hand": fit_line(x, y)})
        write(fit_net(x, y, given.epochs, given.seed))


if __name__ == "__main__":
    main()
