"""Plays `sagrada play --text` as a person or a script would: through pipes, and through a pseudo terminal."""

import io
import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from unittest.mock import patch

from sagrada.cli import main

ONES = ["1"] * 900
HAND_OVER = re.compile(r"Pass to (.*), press Enter")
PROGRAM = "import sys; from sagrada.cli import main; sys.exit(main(['play', '--text', *sys.argv[1:]]))"


def with_random_bot(arguments: tuple[str, ...]) -> list[str]:
    """The arguments; where they seat nobody, a person and the bot that thinks least."""
    seated = {"--seats", "--solo", "--resume"} & set(arguments)
    return [*arguments] if seated else ["--seats", "you", "random", *arguments]


def play(*arguments: str, lines: Iterable[str] = ()) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of a game whose lines come from a pipe."""
    out, err = io.StringIO(), io.StringIO()
    source = io.StringIO("".join(f"{line}\n" for line in lines))
    with patch.object(sys, "stdin", source), redirect_stdout(out), redirect_stderr(err):
        try:
            code = main(["play", "--text", *with_random_bot(arguments)])
        except SystemExit as stopped:
            code = int(stopped.code or 0)
    return code, out.getvalue(), err.getvalue()


def say_in_game(*lines: str, before: Iterable[str] = ("1",)) -> str:
    """What a game with seed 7 answers to these lines, after a window was chosen."""
    return play("--seed", "7", lines=[*before, *lines])[1]


def play_on_terminal(
    *arguments: str, lines: Iterable[str], environment: dict[str, str] | None = None
) -> tuple[int, str]:
    """Exit code and everything a pseudo terminal shows; a line is typed when the program waits for one."""
    leader, follower = pty.openpty()
    variables = {**os.environ, "TERM": "xterm-256color", **(environment or {})}
    if environment is None:
        variables.pop("NO_COLOR", None)
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *with_random_bot(arguments)],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env=variables,
    )
    os.close(follower)
    shown = ""
    for line in [*lines, None]:
        shown += read_until_waiting(leader)
        os.write(leader, b"\x04" if line is None else f"{line}\n".encode())
    shown += read_until_waiting(leader)
    code = program.wait(10)
    os.close(leader)
    return code, shown


def read_until_waiting(leader: int) -> str:
    """What is shown until a question stands at the end, or the program is gone."""
    shown = b""
    while select.select([leader], [], [], 10)[0]:
        try:
            part = os.read(leader, 65536)
        except OSError:
            break
        shown += part
        if not part or re.search(rb"(>(\x1b\[0m)?|Enter) $", shown):
            break
    return shown.decode()
