"""The page without a server tells what a server tells: the same random games on both, every message compared."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import make_card_facts
import random_games
from bots.test_four_ways import builder
from engine.games import NIGHTLY
from local.tables import Played, name_difference, played
from sagrada.game.verify import verify

ROOT = Path(__file__).parents[2]
AT_ONCE = 20
"""Games in one process of node."""
SOLO = [table for table in random_games.TABLES if table["seats"] == 1 and not table.get("dice_by_hand")]
SEVERAL = [table for table in random_games.dealt_tables() if table["seats"] > 1]
OWN_DICE = [table for table in [*random_games.TABLES, *random_games.GLORY_TABLES] if table.get("dice_by_hand")]
KINDS = {
    "editions": [table for table in SEVERAL if not table.get("honor")],
    "honor": [table for table in [*SEVERAL, *random_games.GLORY_TABLES] if table.get("honor")],
    "solo": SOLO,
    "glory": [table for table in random_games.GLORY_TABLES if not table.get("dice_by_hand")],
    "own dice": OWN_DICE,
    "laid out": random_games.LAID_OUT,
}
GAMES = dict.fromkeys(KINDS, 500) if NIGHTLY else dict(zip(KINDS, (2, 1, 2, 2, 1, 2), strict=True))
"""How many games of each kind; the editions need most time, for they have up to six seats."""


@pytest.fixture(scope="module")
def wasm(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The WebAssembly module."""
    return Path(builder.build_wasm(tmp_path_factory.mktemp("wasm")))


def in_node(works: list[dict[str, Any]], wasm: Path) -> list[Any]:
    """What the layer answers, game by game."""
    given = {"web": str(ROOT / "web"), "wasm": str(wasm), "folder": str(wasm.parent / "layer")}
    places = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    command = [shutil.which("node", path=places) or "node", str(Path(__file__).with_name("node_layer.mjs"))]
    text = json.dumps({**given, "games": works})
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answers: list[Any] = json.loads(done.stdout)
    assert len(answers) == len(works)
    return answers


def compare(games: list[Played], wasm: Path) -> list[str]:
    """Where the layer differs from the server, game by game."""
    found = in_node([game.as_json() for game in games], wasm)
    return [name_difference(game, where) for game, where in zip(games, found, strict=True) if where]


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_the_layer_tells_what_the_server_tells(kind: str, wasm: Path) -> None:
    tables = islice(cycle(Random(kind).sample(KINDS[kind], len(KINDS[kind]))), GAMES[kind])
    pairs = enumerate(tables)
    while some := list(islice(pairs, AT_ONCE)):
        games = [played(table, f"{kind} {number}") for number, table in some]
        assert compare(games, wasm) == []


@pytest.mark.slow
def test_a_planted_difference_is_noticed(wasm: Path) -> None:
    game = played(SOLO[0], "planted")
    step = next(step for step in game.steps if step.order)
    name = next(iter(step.told))
    step.told[name] += " "
    (told,) = compare([game], wasm)
    assert "step 1" in told


@pytest.mark.slow
def test_bots_play_in_the_page_and_their_logs_are_verified(wasm: Path) -> None:
    birth = {"id": "abcdefgh", "code": "lamp-owl-nine", "seed": "5a" * 32}
    glory = {"edition": "classic", "seats": 4, "options": {"modules": ["strife", "pioneers", "ornaments", "rivalry"]}}
    works: list[dict[str, Any]] = [
        {"setup": glory, "bots": ["random", "greedy", "artisan", "master"], "nodes": 0},
        {"setup": {"edition": "revised", "seats": 1}, "bots": ["grandmaster"], "nodes": 300},
        {
            "setup": {"edition": "classic", "seats": 2, "options": {"honor": True}},
            "bots": ["artisan", "random"],
            "nodes": 0,
        },
    ]
    for told in in_node([{"birth": birth, **work} for work in works], wasm):
        assert told["same"], "the same events give another table"
        checked = verify(told["log"])
        assert (checked.seed_was_secret, checked.outcomes > 40) == (True, True)


def test_the_facts_of_cards_are_those_of_the_cards() -> None:
    assert make_card_facts.FILE.read_text(encoding="utf-8") == make_card_facts.page()
