"""The examples run, and the README's ten lines of Python are the ones of examples/."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NEEDS_A_SERVER = "play_over_http.py"  # run by tests/server/test_example.py
EXAMPLES = sorted(file for file in (ROOT / "examples").glob("*.py") if file.name != NEEDS_A_SERVER)
README_CODE = re.findall(r"^```python\n(.*?)^```$", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)


def run(*arguments: str) -> str:
    """What a program prints; it must end well and complain about nothing."""
    done = subprocess.run([sys.executable, "-W", "error", *arguments], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.name)
def test_an_example_runs(file: Path) -> None:
    assert run(str(file))


@pytest.mark.parametrize("code", README_CODE)
def test_the_python_of_the_readme_runs(code: str) -> None:
    assert run("-c", code)


def test_ten_lines_play_a_game_and_print_the_score_sheets_and_the_ranking() -> None:
    first, second, last = run(str(ROOT / "examples" / "ten_lines.py")).splitlines()
    assert re.match(r"0 -?\d+ \{'\w+': \d+", first)
    assert second.startswith("1 ")
    assert re.fullmatch(r"\[[01], [01]\] \d+ lines of log", last)


def test_the_ten_lines_of_the_readme_are_the_example_and_no_more_than_ten() -> None:
    example = (ROOT / "examples" / "ten_lines.py").read_text("utf-8")
    assert [line for line in README_CODE[0].splitlines() if line] == [line for line in example.splitlines() if line]
    assert len(example.splitlines()) <= 10
