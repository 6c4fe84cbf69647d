"""The script of examples/ plays a game against a server, and stays as short as it is said to be."""

import subprocess
import sys
from pathlib import Path

from server.serving import Running

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "play_over_http.py"


def test_a_script_plays_a_game_over_http(server: Running) -> None:
    done = subprocess.run([sys.executable, "-W", "error", str(EXAMPLE), server.address], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Winner: ")


def test_it_is_thirty_lines_of_python() -> None:
    text = EXAMPLE.read_text(encoding="utf-8").split('"""', 2)[2]
    assert len([line for line in text.splitlines() if line.strip()]) <= 30
