"""A whole game in Firefox, by what is lit and enabled there."""

from __future__ import annotations

from pathlib import Path

import pytest

from e2e.firefox import ESCAPE, open_firefox
from server.serving import Running

pytestmark = pytest.mark.slow


def test_a_game_against_a_bot_is_played_to_its_end_in_firefox(tmp_path: Path, server: Running) -> None:
    with open_firefox(tmp_path, server.address) as ada:
        ada.visit()
        ada.click(".btn.big.primary")
        ada.click(".pick", 1)
        ada.click(".go .btn")
        ada.click(".pool .loose.may")
        ada.find(".pool .held")
        ada.click(".rival .enlarge")
        ada.find("dialog[open] .own")
        ada.press(ESCAPE)
        assert ada.run("() => document.querySelectorAll('dialog[open]').length") == 0
        assert ada.find(".pool .held")
        ada.play_to_end(seed=3)
        assert ada.run("() => document.querySelector('.mid h1').innerText").startswith("Winner: ")
        assert ada.run("() => document.querySelectorAll('.gallery figure').length") == 2
        assert ada.complaints == []
