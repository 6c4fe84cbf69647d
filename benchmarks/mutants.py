"""`make mutants`: breaks one rule at a time on purpose and shows that the tests of the rules notice every time.

A mutant is one exact change of the text in `src/sagrada/rules`, made in a copy; `mutants.toml` lists them. The tests
run on the plain backend, the first one that fails has noticed; the one that noticed last time is tried first.
Writes `docs/mutants.md`; exits with 1 if one survives.
"""

from __future__ import annotations

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent.parent
ROWS = Path(__file__).with_suffix(".toml")
TABLE = HERE / "docs" / "mutants.md"
SECONDS_LIMIT = 240
AT_ONCE = 2
EDITIONS = ("classic", "classic-ru", "classic-it", "revised")
COMPARED = "tests/test_reference.py::test_a_few_games_are_played_alike_by_rules_and_reference"
FEW_GAMES = [f"{COMPARED}[{edition}-{seats}]" for edition in EDITIONS for seats in (1, 2, 3)]
SUBSET = ["tests/rules", "tests/engine/test_results.py", *FEW_GAMES]


class Mutant(NamedTuple):
    """One broken rule: the old text is there exactly once in this chapter of the rules."""

    name: str
    chapter: str
    old: str
    new: str


class Outcome(NamedTuple):
    """How one mutant fared; `noticed` names the test, nothing if it survived."""

    mutant: Mutant
    noticed: str
    seconds: float


def read_mutants() -> list[Mutant]:
    """The mutants of `mutants.toml`, chapter by chapter."""
    chapters = tomllib.loads(ROWS.read_text(encoding="utf-8"))
    return [Mutant(name, chapter, **row) for chapter, rows in chapters.items() for name, row in rows.items()]


def snapshot(folder: Path) -> Path:
    """A copy of what the tests need, so that nobody's edits disturb the run."""
    unwanted = shutil.ignore_patterns("__pycache__", "*.so")
    for name in ("src", "tests"):
        shutil.copytree(HERE / name, folder / name, ignore=unwanted)
    shutil.copy2(HERE / "pyproject.toml", folder)
    return folder


def plant(mutant: Mutant, tree: Path, folder: Path) -> Path:
    """A copy of the sources with the rule broken; raises ValueError if the text is not there exactly once."""
    shutil.copytree(tree / "src", folder)
    path = folder / "sagrada" / "rules" / f"{mutant.chapter}.py"
    text = path.read_text(encoding="utf-8")
    if text.count(mutant.old) != 1:
        raise ValueError(f"{mutant.name}: the text is there {text.count(mutant.old)} times in {path.name}")
    path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")
    return folder


def environment(tree: Path, sources: Path) -> dict[str, str]:
    """The settings under which the tests import these sources and run them uncompiled."""
    paths = os.pathsep.join([str(sources), str(tree / "tests")])
    return os.environ | {"PYTHONPATH": paths, "SAGRADA_BACKEND": "plain", "PYTHONDONTWRITEBYTECODE": "1"}


def check_sources(tree: Path, sources: Path) -> None:
    """Make sure that the tests would import these sources and no others."""
    command = [sys.executable, "-c", "import sagrada; print(sagrada.__file__)"]
    told = subprocess.run(command, cwd=tree, env=environment(tree, sources), check=True, capture_output=True, text=True)
    if not Path(told.stdout.strip()).is_relative_to(sources):
        raise RuntimeError(f"the tests would import {told.stdout.strip()}")


def limit_seconds() -> None:
    """This process ends after so many seconds of the processor: other work beside it takes nothing from them."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS_LIMIT, SECONDS_LIMIT + 5))


def read_noticing() -> dict[str, str]:
    """Which test noticed each mutant when the table was last written."""
    rows = re.findall(r"^\| (.+?) \| \w+ \| `(.+)` \| \d+ \|$", TABLE.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: f"tests/{test}".replace("\\|", "|") for name, test in rows if not test.startswith("(")}


def first_failure(tree: Path, sources: Path, tests: Sequence[str]) -> str:
    """The first of these tests that fails with these sources; nothing if all pass."""
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]
    run = subprocess.run(
        command,
        cwd=tree,
        env=environment(tree, sources),
        check=False,
        capture_output=True,
        text=True,
        preexec_fn=limit_seconds,
    )
    if run.returncode == 0:
        return ""
    if run.returncode == -signal.SIGXCPU:
        return f"(no end within {SECONDS_LIMIT} seconds)"
    found = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", run.stdout, re.MULTILINE)
    return found.group(1) if found else f"(pytest ended with {run.returncode})"


def try_mutant(mutant: Mutant, tree: Path, folder: Path) -> Outcome:
    """Plant one mutant and run the tests until one notices."""
    began = time.perf_counter()
    sources = plant(mutant, tree, folder)
    check_sources(tree, sources)
    likely = read_noticing().get(mutant.name)
    noticed = first_failure(tree, sources, [likely]) if likely else ""
    if noticed != likely or not likely:
        noticed = first_failure(tree, sources, SUBSET)
    outcome = Outcome(mutant, noticed, time.perf_counter() - began)
    print(f"{'killed  ' if noticed else 'SURVIVED'} {mutant.name}  {noticed}", flush=True)
    return outcome


def try_all(mutants: Sequence[Mutant], folder: Path) -> list[Outcome]:
    """Every mutant, two at a time; raises SystemExit if the tests fail without any."""
    tree = snapshot(folder / "tree")
    if failure := first_failure(tree, tree / "src", SUBSET):
        raise SystemExit(f"The tests fail before any rule is broken: {failure}")
    with ThreadPoolExecutor(AT_ONCE) as pool:
        places = [folder / f"mutant_{number}" for number in range(len(mutants))]
        return list(pool.map(try_mutant, mutants, [tree] * len(mutants), places))


def row(outcome: Outcome) -> str:
    """One row of the table."""
    test = outcome.noticed.removeprefix("tests/").replace("|", "\\|")
    noticed = f"`{test}`" if test else "**nobody**"
    return f"| {outcome.mutant.name} | {outcome.mutant.chapter} | {noticed} | {outcome.seconds:.0f} |"


def page(outcomes: Sequence[Outcome]) -> str:
    """The document with the table."""
    killed = sum(bool(outcome.noticed) for outcome in outcomes)
    return "\n".join(
        [
            "# Mutants: rules broken on purpose",
            "",
            "`make mutants` breaks one rule at a time in a copy of `src/sagrada/rules` (the list is",
            "`benchmarks/mutants.toml`) and runs the tests of the rules and a few games against the reference, on the",
            "plain backend, until one fails. It writes this table.",
            "",
            f"{killed} of {len(outcomes)} were noticed.",
            "",
            "| the broken rule | chapter | noticed by | seconds |",
            "|---|---|---|---|",
            *map(row, outcomes),
            "",
        ]
    )


def main(names: Sequence[str]) -> int:
    """Try the mutants whose names contain one of these words, or all; only then the table is written."""
    chosen = [mutant for mutant in read_mutants() if not names or any(name in mutant.name for name in names)]
    with tempfile.TemporaryDirectory() as folder:
        outcomes = try_all(chosen, Path(folder))
    if not names:
        TABLE.write_text(page(outcomes), encoding="utf-8")
    survivors = [outcome.mutant.name for outcome in outcomes if not outcome.noticed]
    print(f"{len(outcomes) - len(survivors)} of {len(outcomes)} mutants were noticed.")
    for name in survivors:
        print(f"Nobody noticed: {name}")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
