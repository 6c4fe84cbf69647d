"""Small programs that sit at a table: good ones, and one for every way to lose a seat."""

import shlex
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
PREAMBLE = """import json, os, sys, time
def read():
    line = sys.stdin.readline()
    return json.loads(line) if line else {"type": "bye"}
def say(value):
    print(json.dumps(value), flush=True)
def greet():
    read()
    say({"type": "hello", "protocol": 1, "name": "test"})
def play(views=10**9):
    for _ in range(views):
        message = read()
        if message["type"] == "bye":
            return
        say({"type": "move", "move": message["view"]["moves"][0]})
"""


def program(folder: Path, body: str, name: str = "bot.py") -> str:
    """The seat's word for a Python program of these lines."""
    file = folder / name
    file.write_text(PREAMBLE + body, encoding="utf-8")
    return f"program:{shlex.join([sys.executable, '-I', '-S', str(file)])}"


def build_first_move(folder: Path) -> str:
    """The seat's word for the example in C."""
    target = folder / "first_move"
    command = ["cc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-o", str(target), str(EXAMPLES / "first_move.c")]
    subprocess.run(command, check=True)
    return f"program:{shlex.quote(str(target))}"


def greedy_taker() -> str:
    """The seat's word for the example in Python."""
    return f"program:{shlex.join([sys.executable, str(EXAMPLES / 'greedy_taker.py')])}"


def sagrada_bot(name: str) -> str:
    """The seat's word for a built-in bot as a program."""
    return f"program:{shlex.join([sys.executable, '-m', 'sagrada', 'bot', name])}"
