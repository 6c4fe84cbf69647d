"""Games in files: the log, and beside it the secret seed of a game that goes on, readable by its owner only."""

from __future__ import annotations

import errno
import os
import re
import secrets
from collections.abc import Callable
from pathlib import Path

from sagrada.cli.files import read_text
from sagrada.content.refusal import Refused, system_problem
from sagrada.game.game import Game
from sagrada.game.log import FIRST_LINE, parse_log

SEED_MODE = 0o600
FILE_MODE = 0o666


def find_path(name: str) -> Path:
    """The path of a name as it was typed; a home folder that doesn't exist stays a name."""
    return Path(os.path.expanduser(name))


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
    write_file(path, game.to_text(), FILE_MODE)
    if game.is_over:
        forget_seed(game, seed_path(path))


def forget_seed(game: Game, path: Path) -> None:
    """The log of a finished game tells its seed: the file that kept it is no longer needed."""
    if game.dealer and path.exists() and read_text(str(path)).strip() == game.dealer.seed.hex():
        path.unlink()


def refuse_foreign(path: Path, is_ours: Callable[[bytes], bool], rule: str) -> None:
    """Refuse to write over a file that this program has not written."""
    try:
        with path.open("rb") as file:
            text = file.read(200)
    except FileNotFoundError:
        return
    except OSError as problem:
        raise cant_write(path, problem) from None
    if not is_ours(text):
        raise Refused(rule, file=str(path))


def write_file(path: Path, text: str, mode: int) -> None:
    """Write a whole file or nothing: into a new file beside it, which then takes its place."""
    if not path.name:
        raise cant_write(path, IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR)))
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        try:
            with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as problem:
        raise cant_write(path, problem) from None


def cant_write(path: Path, problem: OSError) -> Refused:
    """A file that can't be written."""
    return Refused("cant_write", file=str(path), problem=system_problem(problem))


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
