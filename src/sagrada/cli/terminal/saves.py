"""Games in files: the log, and beside it the secret seed of a game that goes on, readable by its owner only."""

from __future__ import annotations

import re
from pathlib import Path

from sagrada.cli.arguments.files import read_text, refuse_foreign, write_file
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from sagrada.game.log import FIRST_LINE, parse_log

SEED_MODE = 0o600


def seed_path(path: Path) -> Path:
    """Where the seed of a saved game lies."""
    return path.with_name(path.name + ".seed")


def has_secret(game: Game) -> bool:
    """Is there a seed that must not be in the log yet?"""
    return bool(game.dealer and game.header.commitment and not game.is_over)


def save_game(game: Game, path: Path) -> None:
    """Write the log and, if it is still secret, the seed; raises Refused before anything is overwritten."""
    refuse_foreign(path, lambda text: text.startswith(FIRST_LINE.encode()), "not_a_log")
    if has_secret(game) and game.dealer:
        seed = seed_path(path)
        refuse_foreign(seed, lambda text: re.fullmatch(rb"[0-9a-f]{64}\s*", text) is not None, "not_a_seed_file")
        write_file(seed, game.dealer.seed.hex() + "\n", SEED_MODE)
    write_file(path, game.to_text())
    if game.is_over:
        forget_seed(game, seed_path(path))


def forget_seed(game: Game, path: Path) -> None:
    """The log of a finished game tells its seed: the file that kept it is no longer needed."""
    if game.dealer and path.exists() and read_text(str(path)).strip() == game.dealer.seed.hex():
        path.unlink()


def load_game(path: Path) -> Game:
    """The game of a file, with its seed if it goes on; raises Refused if one of them is missing or not true."""
    text = read_text(str(path.absolute()))
    parsed = parse_log(text)
    if parsed.scores is not None or parsed.header.seed:
        return Game.from_text(text)
    if not parsed.header.commitment:
        raise Refused("dice_by_hand", file=str(path))
    return Game.from_text(text, read_seed(seed_path(path)))


def read_seed(path: Path) -> bytes:
    """The seed beside a log."""
    if not path.exists():
        raise Refused("no_seed_file", file=str(path))
    text = read_text(str(path)).strip()
    if not re.fullmatch(r"[0-9a-f]{64}", text):
        raise Refused("not_a_seed_file", file=str(path))
    return bytes.fromhex(text)
