"""`make bench`: the engine's speed; with --base REV another revision is built too, and both are measured in turns.

On a machine with other work only ratios of one run can be trusted, and they only if both do small pieces in turns and
the processor's own time is counted: what is told is the median of the ratios of such pairs.
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
from typing import IO, Any, cast

HERE = Path(__file__).resolve().parent.parent
SLICES = HERE / "benchmarks" / "slices.py"
AMOUNTS = {"2 seats": 5000, "3 seats": 3000, "4 seats": 2500, "Glory": 2500, "batch": 300, "legal": 4000, "copy": 4000}
"""How much of each is done at a time: some hundredths of a second."""


class Tree:
    """One of the two revisions, at work."""

    def __init__(self, folder: Path) -> None:
        environment = os.environ | {"PYTHONPATH": str(folder / "src"), "SAGRADA_BACKEND": "compiled"}
        command = [sys.executable, str(SLICES)]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measure(self, name: str) -> float:
        """The processor's seconds for one unit."""
        asks, answers = cast("IO[str]", self.process.stdin), cast("IO[str]", self.process.stdout)
        asks.write(f"{name} {AMOUNTS[name]}\n")
        asks.flush()
        return float(answers.readline())

    def stop(self) -> None:
        """Nothing more is asked."""
        self.process.communicate()


def build(revision: str, tree: Path) -> None:
    """Another revision, checked out and compiled."""
    subprocess.run(
        ["git", "worktree", "add", "--detach", str(tree), revision], cwd=HERE, check=True, capture_output=True
    )
    environment = os.environ | {"SAGRADA_REQUIRE_COMPILED": "1"}
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=tree, env=environment, check=True, capture_output=True)


def compare(revision: str, rounds: int) -> None:
    """Build the other revision, measure both, and take it away again."""
    with tempfile.TemporaryDirectory() as folder:
        base = Path(folder) / "base"
        try:
            print(f"building {revision} ...", file=sys.stderr)
            build(revision, base)
            print_ratios(base, rounds)
        finally:
            subprocess.run(
                ["git", "worktree", "remove", "--force", str(base)], cwd=HERE, check=False, capture_output=True
            )


def print_ratios(base: Path, rounds: int) -> None:
    """Each figure's best speeds, now and before, and the ratio; above 1 is faster than before."""
    now, before = Tree(HERE), Tree(base)
    print(f"{'a second':<10} {'now':>14} {'before':>14}   ratio, and the middle half of all pairs")
    for name in AMOUNTS:
        pairs = [take_turns(now, before, name, turn) for turn in range(rounds)]
        low, middle, high = statistics.quantiles([old / new for new, old in pairs], n=4)
        best_now, best_before = (1 / min(times) for times in zip(*pairs, strict=True))
        print(f"{name:<10} {best_now:>14,.0f} {best_before:>14,.0f}   x{middle:.3f}  ({low:.3f} to {high:.3f})")
    now.stop()
    before.stop()


def take_turns(now: Tree, before: Tree, name: str, turn: int) -> tuple[float, float]:
    """Both once; who begins alternates."""
    if turn % 2:
        old = before.measure(name)
        return now.measure(name), old
    return now.measure(name), before.measure(name)


def bench() -> dict[str, Any]:
    """The figures of `sagrada bench`."""
    command = [sys.executable, "-m", "sagrada", "bench", "--json"]
    told = subprocess.run(command, cwd=HERE, check=True, capture_output=True, text=True).stdout
    return dict(json.loads(told))


def main() -> None:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--base", help="a revision to compare with")
    parser.add_argument("--rounds", type=int, default=40, help="how often each is measured")
    given = parser.parse_args()
    if given.base:
        compare(given.base, given.rounds)
    else:
        for name, value in bench().items():
            print(f"{name:<28} {value}")


if __name__ == "__main__":
    main()
