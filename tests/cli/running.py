"""Runs `sagrada` commands: in this process for speed, or as the installed program."""

import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

from sagrada.cli import main

PROGRAM = str(Path(sys.executable).parent / "sagrada")


def run(*arguments: str, stdin: bytes = b"") -> tuple[int, str, str]:
    """Exit code, stdout and stderr of a command."""
    out, err = io.StringIO(), io.StringIO()
    source = io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8")
    with patch.object(sys, "stdin", source), redirect_stdout(out), redirect_stderr(err):
        try:
            code = main(arguments)
        except SystemExit as stopped:
            code = int(stopped.code or 0)
    return code, out.getvalue(), err.getvalue()


def run_program(*arguments: str, stdin: bytes = b"") -> tuple[int, str, str]:
    """The same of the installed program."""
    done = subprocess.run([PROGRAM, *arguments], input=stdin, capture_output=True, check=False)
    return done.returncode, done.stdout.decode(), done.stderr.decode()
