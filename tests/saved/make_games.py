"""Makes the saved games of the text client: real games of `sagrada play --text`, saved after every line, of which one
moment and the end are kept; and files of matches that can go on."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from cli.playing import play
from cli.running import run
from cli.test_match import timeless
from sagrada.cli.terminal.saves import load_game, seed_path
from sagrada.game.game import Game
from sagrada.rules import state as numbers
from saved.chance import fixed_chance
from saved.facts import GAMES, MATCHES, Facts

LINES = 1500
MOST_TRIES = 30
Moment = Callable[[Game], bool]


def in_phase(phase: int, least_round: int = 1) -> Moment:
    """This phase, not before this round."""
    return lambda game: game.state.phase == phase and game.state.round + 1 >= least_round


PLAYED: dict[str, tuple[list[str], Moment]] = {
    "classic-artisan": (["--seats", "you", "artisan"], in_phase(numbers.HAND, 4)),
    "known-seed-four-seats": (
        ["--seats", "random", "you", "novice", "greedy", "--seed", "11", "--tools", "5"],
        in_phase(numbers.TURN, 5),
    ),
    "solo-classic": (["--solo", "--tools", "4"], in_phase(numbers.PAYMENT)),
    "solo-revised": (["--solo", "--edition", "revised", "--tools", "5", "--seed", "5"], in_phase(numbers.HAND, 6)),
    "glory-novice": (["--seats", "you", "novice", "--modules", "glory"], in_phase(numbers.TURN, 6)),
    "glory-asked-two-people": (
        ["--seats", "you", "you", "--modules", "glory", "--option", "claims=asked", "--edition", "revised"],
        lambda game: game.state.phase == numbers.KEEP_ORNAMENTS and bool(game.pending),
    ),
    "two-people-choosing": (["--seats", "you", "you", "--names", "Ada", "Ben"], lambda game: bool(game.pending)),
    "russian-print": (
        ["--seats", "you", "novice", "artisan", "--edition", "classic-ru", "--language", "ru", "--tools", "5"],
        in_phase(numbers.MOVE_DIE),
    ),
    "italian-less-luck": (
        ["--seats", "you", "random", "--edition", "classic-it", "--option", "less_luck=yes", "--language", "it"],
        in_phase(numbers.HAND, 8),
    ),
    "honor-three-people": (["--seats", "you", "you", "you", "--honor"], lambda game: bool(game.held)),
    "honor-removal": (
        ["--seats", "you", "you", "--honor", "--edition", "revised", "--seed", "honor"],
        in_phase(numbers.REMOVE_DIE),
    ),
    "undone": (["--seats", "you", "random", "--open-setup", "--seed", "3"], lambda game: game.lines.count("undo") > 4),
}
MATCHED: dict[str, list[str]] = {
    "classic-two-seats": ["novice", "random", "--deals", "3", "--seed", "7"],
    "revised-solo": ["greedy", "random", "--seats", "1", "--edition", "revised", "--deals", "4", "--seed", "8"],
    "glory-three-seats": [
        *["random", "greedy", "--seats", "3", "--modules", "glory", "--tools", "4", "--option", "claims=asked"],
        *["--budget-nodes", "50", "--deals", "2", "--seed", "9"],
    ],
    "cut-off": ["random", "random", "--seats", "4", "--edition", "classic-ru", "--deals", "3", "--seed", "10"],
}
"""What is asked of each match; in the file of `cut-off` the last line is not complete, as after a kill."""


def typed(rng: Random, folder: Path, honor: bool) -> Iterator[str]:
    """What people type: moves by their number, now and then something else, and the game saved after each line.

    Where the screen is handed over, the first line only says that the next person is there: so it is saved twice.
    """
    words = [*"111111123456789", "undo", *(["challenge s0", "challenge s1"] if honor else [])]
    for number in range(LINES):
        yield rng.choice(words)
        yield from [f"save {folder / f'{number:04}'}"] * 2


def play_game(name: str, folder: Path) -> list[Path]:
    """Play a game to its end; what was saved of it, in order. Nothing if too many lines in a row were no move."""
    arguments, _ = PLAYED[name]
    folder.mkdir()
    with fixed_chance(folder.name):
        code, _, _ = play(*arguments, lines=typed(Random(folder.name), folder, "--honor" in arguments))
    return sorted(file for file in folder.iterdir() if file.suffix != ".seed") if code == 0 else []


def make_game(name: str, folder: Path) -> None:
    """Play games until one comes to its moment; keep it there and at the end."""
    for number in range(MOST_TRIES):
        files = play_game(name, folder / f"{name}-{number}")
        if moments := [file for file in files if PLAYED[name][1](load_game(file))]:
            keep(moments[0], GAMES / f"{name}.sagrada")
            keep(files[-1], GAMES / f"{name}-over.sagrada")
            return
    raise AssertionError(f"{name} was not reached")


def keep(file: Path, path: Path) -> None:
    """Copy a saved game, with its seed if that is a secret still."""
    shutil.copyfile(file, path)
    if seed_path(file).exists():
        shutil.copyfile(seed_path(file), seed_path(path))


def make_games(folder: Path) -> dict[str, Facts]:
    """Make all saved games; how each was asked for."""
    for name in PLAYED:
        make_game(name, folder)
        print(name, flush=True)
    return {name: {"arguments": arguments} for name, (arguments, _) in PLAYED.items()}


def make_matches() -> dict[str, Facts]:
    """Make the files of all matches; how each was asked for, and what it told."""
    found = {}
    for name, arguments in MATCHED.items():
        file = MATCHES / f"{name}.jsonl"
        code, out, err = run("match", *arguments, "--json", "--jobs", "1", "--state", str(file))
        assert code == 0, err
        found[name] = {"arguments": arguments, "result": timeless(json.loads(out))}
    cut = MATCHES / "cut-off.jsonl"
    cut.write_text(cut.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    return found
