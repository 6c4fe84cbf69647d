"""The examples of docs/cli.md, run as they stand; the commands of a block share a folder of their own."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "cli.md"
BLOCKS = re.findall(r"^```console\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def split(block: str) -> Iterator[tuple[str, str]]:
    """The commands of a block, a heredoc with its text, and what each is said to print."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        lines = part.splitlines(keepends=True)
        ends = [number for number, line in enumerate(lines) if line == "END\n"] if "<<'END'" in lines[0] else [0]
        yield "".join(lines[: ends[0] + 1]), "".join(lines[ends[0] + 1 :])


def matches(expected: str, printed: str) -> bool:
    """Is this what was expected? A line of three points stands for any lines."""
    pattern = "".join("(.*\n)*" if line == "...\n" else re.escape(line) for line in expected.splitlines(keepends=True))
    return re.fullmatch(pattern, printed) is not None


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.splitlines()[0].removeprefix("$ ")[:60])
def test_an_example_prints_what_the_page_says(block: str, tmp_path: Path) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for command, expected in split(block):
        done = subprocess.run(
            ["bash", "-c", command],
            cwd=tmp_path,
            env={**os.environ, "PATH": path},
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
        assert matches(expected, done.stdout), f"$ {command}{done.stdout}"


def test_the_page_has_examples() -> None:
    assert any("sagrada score" in block for block in BLOCKS)


def test_three_points_stand_for_any_lines_and_nothing_else_does() -> None:
    assert matches("a\n...\nd\n", "a\nb\nc\nd\n")
    assert matches("a\n...\nd\n", "a\nd\n")
    assert not matches("a\nd\n", "a\nb\nd\n")
    assert not matches("a.\n", "ab\n")
