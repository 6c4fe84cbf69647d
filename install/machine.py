"""What setting up needs of a machine: a recent Python that makes environments, and a C compiler for it.

`make` runs this file before anything else; setup.py asks it whether the rules can be compiled. It uses nothing but the
standard library, and nothing that Python 3.6 could not read, so that an old one is told that it is old.
"""

import importlib.util
import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

OLDEST_PYTHON = (3, 11)
WHERE = "(on Debian and Ubuntu: apt install gcc python3-dev; on macOS: xcode-select --install)"
PLAIN_WAY = "Without it, `make play PLAIN=1` gives the same game with slower bots"


def python_problem() -> str:
    """What this Python lacks, in a sentence; empty if nothing."""
    if sys.version_info < OLDEST_PYTHON:
        return f"Sagrada needs Python 3.11 or newer; this is {sys.version.split()[0]}. Try: make PYTHON=python3.12"
    if importlib.util.find_spec("ensurepip") is None:
        return "Sagrada needs Python's venv (on Debian and Ubuntu: apt install python3-venv)."
    return ""


def compiler_problem() -> str:
    """Why no C can be compiled for this Python, in a sentence; empty if it can."""
    if sys.platform == "win32":
        return ""  # there setuptools looks for the compiler itself
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "try.c"
        source.write_text("#include <Python.h>\n", encoding="utf-8")
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
        headers = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
        command = [*compiler, *headers, "-c", str(source), "-o", str(source.with_suffix(".o"))]
        try:
            subprocess.run(command, capture_output=True, check=True)
        except OSError:
            return f"Sagrada needs a C compiler, and there is no {command[0]} {WHERE}."
        except subprocess.CalledProcessError as problem:
            lines = problem.stderr.decode(errors="replace").splitlines()
            words = next((line for line in lines if "error" in line), "it fails without a word")
            return (
                f"Sagrada needs a C compiler and Python's headers, and {command[0]} can't compile for this Python: "
                f"{words} {WHERE}."
            )
    return ""


def main() -> None:
    """Say what is missing and end with 1; with the word `plain` no compiler is needed."""
    problem = python_problem()
    if not problem and sys.argv[1:] != ["plain"]:
        problem = compiler_problem()
        problem += problem and f" {PLAIN_WAY}."
    if problem:
        sys.exit(problem)


if __name__ == "__main__":
    main()
