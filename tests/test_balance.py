"""The script that measures Glory's designed values runs, and says something about every one of them."""

import subprocess
import sys
from pathlib import Path

from sagrada.content.cards import ORNAMENTS, PIONEERS, PUBLICS

SCRIPT = Path(__file__).parents[1] / "benchmarks" / "balance.py"


def test_a_tiny_run_writes_a_page_and_a_plot_with_every_card(tmp_path: Path) -> None:
    """So few games that not every card is dealt."""
    command = [sys.executable, str(SCRIPT), "--games", "1", "--folder", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    page, plot = ((tmp_path / f"glory_balance.{kind}").read_text("utf-8") for kind in ("md", "svg"))
    publics = [card for card in PUBLICS if card.rivalry or card.set == "strife"]
    for name in [card.id for cards in (PIONEERS, ORNAMENTS, publics) for card in cards]:
        assert f"| {name} |" in page
        assert f">{name}<" in plot
