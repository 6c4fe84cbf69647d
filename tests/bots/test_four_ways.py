"""One source, four ways to run it: extension, shared library, WebAssembly and plain Python agree, hash for hash."""

from __future__ import annotations

import gzip
import importlib.util
import random
import shutil
import subprocess
import sys
import sysconfig
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import make_layout
from against_reference import EDITIONS
from bots.searching import any_table, some_positions
from engine.games import on, plain
from sagrada.engine import BACKEND
from sagrada.rules import state as numbers

ROOT = Path(__file__).parents[2]
GAMES = 10_000
PLAIN_GAMES = 7
THOUGHTS = 200
QUESTIONED = 100
PLAIN_QUESTIONED = 8
MOST_BYTES = 48_000
"""What the page may load: the rules, the search and the net, compressed."""


def load(path: Path) -> Any:
    """A script as a module."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


ways = load(ROOT / "benchmarks" / "four_ways.py")
builder = load(ROOT / "install" / "library.py")
PLACES = list(product(EDITIONS, range(1, 7)))
TABLES = [(edition, seats, False) for edition, seats in PLACES] + [(EDITIONS[n % 4], n, True) for n in range(1, 7)]
"""Every edition and number of seats, and Glory with every number of seats."""


def all_games(many: int) -> list[Any]:
    """So many games a kind of table."""
    return [ways.Games(*table, many, seed) for seed, table in enumerate(TABLES)]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The shared library."""
    return Path(builder.build_shared(tmp_path_factory.mktemp("shared")))


@pytest.fixture(scope="module")
def wasm(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The WebAssembly module."""
    return Path(builder.build_wasm(tmp_path_factory.mktemp("wasm")))


def told(answers: list[Any]) -> list[Any]:
    """What the answers say."""
    return [answer.told for answer in answers]


@pytest.mark.slow
def test_random_games_are_the_same_by_extension_library_and_wasm(shared: Path, wasm: Path) -> None:
    assert BACKEND == "compiled"
    works = all_games(GAMES)
    expected = told(ways.by_extension(works))
    assert len(set(expected)) == len(TABLES)
    assert told(ways.by_library(shared, works)) == expected
    assert told(ways.by_wasm(wasm, works)) == expected


def test_random_games_are_the_same_by_extension_and_plain_python() -> None:
    for work in all_games(PLAIN_GAMES):
        assert ways.play_here(work, plain) == ways.play_here(work), work


@pytest.mark.slow
def test_bots_think_the_same_by_extension_library_and_wasm(shared: Path, wasm: Path) -> None:
    states = [state for number in range(1, 96, 5) for state in some_positions(any_table(number), number, 999)]
    states = random.Random("thoughts").sample(states, THOUGHTS)
    works = [ways.Thoughts("master", states), ways.Thoughts("grandmaster", states)]
    expected = told(ways.by_extension(works))
    assert [len(answers) for answers in expected] == [THOUGHTS, THOUGHTS]
    assert sum(nodes for _, nodes in expected[1]) > 100 * THOUGHTS
    assert told(ways.by_library(shared, works)) == expected
    assert told(ways.by_wasm(wasm, works)) == expected


def questioned(many: int) -> Any:
    """Positions of all kinds of tables, of which everything is asked."""
    states = [state for number in range(96) for state in some_positions(any_table(number), number, 2)]
    return ways.Questions(random.Random("questions").sample(states, many))


@pytest.mark.slow
def test_refusals_sheets_and_forecasts_are_the_same_by_extension_library_and_wasm(shared: Path, wasm: Path) -> None:
    work = questioned(QUESTIONED)
    expected = told(ways.by_extension([work]))
    assert told(ways.by_library(shared, [work])) == expected
    assert told(ways.by_wasm(wasm, [work])) == expected


def test_refusals_sheets_and_forecasts_are_the_same_by_extension_and_plain_python() -> None:
    def ask(name: str, state: Any, *given: int) -> Any:
        return ways.ask_here(name, on(plain, state), *given, backend=plain)

    work = questioned(PLAIN_QUESTIONED)
    assert ways.question_all(work, ask) == ways.question_all(work)


def test_a_planted_difference_in_one_fact_is_noticed() -> None:
    def ask(name: str, state: Any, *given: int) -> Any:
        answer = ways.ask_here(name, state, *given)
        return [*answer[:-1], answer[-1] + 1] if (name, *given) == ("explain", numbers.TAKE) else answer

    work = questioned(1)
    assert ways.question_all(work, ask) != ways.question_all(work)


@pytest.mark.slow
def test_the_wasm_is_small_enough_for_a_page(wasm: Path) -> None:
    assert len(gzip.compress(wasm.read_bytes(), 9)) <= MOST_BYTES


def test_the_typescript_layout_is_the_one_of_the_rules() -> None:
    assert make_layout.FILE.read_text(encoding="utf-8") == make_layout.page()


@pytest.mark.slow
def test_ten_lines_of_c_play_a_game(shared: Path, tmp_path: Path) -> None:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()
    source, program = ROOT / "examples" / "ten_lines.c", tmp_path / "game"
    folder = shared.parent
    flags = ["-Wall", "-Wextra", "-Werror", f"-I{folder}", f"-L{folder}", f"-Wl,-rpath,{folder}"]
    subprocess.run([*compiler, *flags, str(source), "-lsagrada", "-o", str(program)], check=True)
    lines = subprocess.run([program], capture_output=True, text=True, check=True).stdout.splitlines()
    game = on(plain, ways.start_of(ways.Games("classic", 2, False, 1, 7)))
    plain.play_out(game, plain.Random(7))
    points = [f"seat {seat}: {plain.score(game, seat)} points" for seat in range(2)]
    assert lines == [*points, f"winner: seat {plain.winner(game)}"]


def test_without_zig_a_sentence_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(SystemExit, match=r"needs zig \(pip install ziglang\); everything else was built without it"):
        builder.build_wasm(tmp_path)


@pytest.mark.slow
def test_a_planted_difference_is_noticed(shared: Path) -> None:
    work = ways.Games("classic", 2, False, 50, 3)
    other = ways.Games("classic", 2, False, 50, 4)
    assert told(ways.by_library(shared, [work])) == told(ways.by_extension([work]))
    assert told(ways.by_library(shared, [other])) != told(ways.by_extension([work]))
