"""`make bench`: the engine's speed; with --base REV another revision is built too and both are measured in turns.

On a busy machine only ratios of one run can be trusted, so the two alternate and the medians are compared.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent
HIGHER_IS_BETTER = ("random_games_per_second", "playouts_per_second", "batch_steps_per_second", "compiled_over_plain")


def bench(tree: Path) -> dict[str, float]:
    """The figures of the tree's own `sagrada bench`, flattened."""
    environment = os.environ | {"PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "-m", "sagrada", "bench", "--json"]
    told = subprocess.run(command, cwd=tree, env=environment, check=True, capture_output=True, text=True).stdout
    return flatten(json.loads(told))


def flatten(figures: dict[str, Any]) -> dict[str, float]:
    """Nested figures under one name each."""
    flat: dict[str, float] = {}
    for name, value in figures.items():
        if isinstance(value, dict):
            flat |= {f"{name} {key}": number for key, number in value.items()}
        elif isinstance(value, int | float):
            flat[name] = value
    return flat


def build(revision: str, folder: Path) -> Path:
    """Another revision, checked out and compiled beside this one."""
    tree = folder / "base"
    subprocess.run(
        ["git", "worktree", "add", "--detach", str(tree), revision], cwd=HERE, check=True, capture_output=True
    )
    environment = os.environ | {"SAGRADA_REQUIRE_COMPILED": "1"}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=tree, env=environment, check=True, capture_output=True)
    return tree


def compare(revision: str, rounds: int) -> None:
    """Measure both in turns and print the ratios, new over base."""
    with tempfile.TemporaryDirectory() as folder:
        base = build(revision, Path(folder))
        try:
            pairs = [(bench(HERE), bench(base)) for _ in range(rounds)]
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(base)], cwd=HERE, check=False)
    for name in pairs[0][0]:
        if name in pairs[0][1]:
            print_ratio(name, [new[name] for new, _ in pairs], [old[name] for _, old in pairs])


def print_ratio(name: str, new: list[float], old: list[float]) -> None:
    """One figure's medians and their ratio; above 1 is better."""
    now, before = statistics.median(new), statistics.median(old)
    ratio = now / before if name.startswith(HIGHER_IS_BETTER) else before / now
    print(f"{name:<28} {now:>14,.1f} {before:>14,.1f}   x{ratio:.3f}")


def main() -> None:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", help="a revision to compare with")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured")
    given = parser.parse_args()
    if given.base:
        compare(given.base, given.rounds)
    else:
        for name, value in bench(HERE).items():
            print(f"{name:<28} {value:>14,.1f}")


if __name__ == "__main__":
    main()
