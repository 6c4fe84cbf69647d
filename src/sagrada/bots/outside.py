"""Bots that are programs: each sits at one seat of one game, in a process of its own, and is asked line by line.

A program that crashes, stalls, writes what is no answer or names a move that it was not offered loses its seat to a
built-in bot. Nothing it does can block the house, and nothing of it is left when it is closed.
"""

from __future__ import annotations

import os
import selectors
import shlex
import shutil
import signal
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from sagrada.bots.bot import Bot, Budget
from sagrada.bots.protocol import (
    BYE,
    PROTOCOL,
    Message,
    ask_for_move,
    hello_from_house,
    read_message,
    write_message,
)
from sagrada.bots.registry import BOTS
from sagrada.content.refusal import Refused, system_problem
from sagrada.game.moves import Move
from sagrada.game.view import View

PREFIX = "program:"
SUBSTITUTE = "greedy" if "greedy" in BOTS else "random"
"""Who plays on for a program that has lost its seat."""
DEFAULT_LIMIT = 10.0
LONGEST_LINE = 1_000_000
KEPT_OF_STDERR = 2000
SHOWN = 200
CHUNK = 65536
GRACE = 2.0
"""Seconds a program has to end by itself after the bye."""

LIVE: set[Program] = set()
"""Programs that run now."""


def is_program(word: str) -> bool:
    """Does a seat's word name a program rather than a built-in bot?"""
    return word.startswith(PREFIX)


def read_command(word: str) -> list[str]:
    """The command of a seat's word, taken apart as a shell would; raises Refused if there is no such program."""
    try:
        command = shlex.split(word.removeprefix(PREFIX))
    except ValueError:
        command = []
    if not command:
        raise Refused("bad_command", text=word)
    if shutil.which(command[0]) is None:
        raise Refused("no_such_program", program=command[0])
    return command


def program_name(word: str) -> str:
    """What a program is called at the table: its file's name."""
    return Path(read_command(word)[0]).name


class Program:
    """A process that is asked and answers, a line each; raises Refused with what it did wrong."""

    def __init__(self, command: list[str], limit: float) -> None:
        self.limit = limit
        self.received = b""
        self.complaint = b""
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as problem:
            raise Refused("bot_cant_start", problem=system_problem(problem)) from None
        LIVE.add(self)
        pipes = (self.process.stdin, self.process.stdout, self.process.stderr)
        self.input, self.output, self.errors = (pipe.fileno() for pipe in pipes if pipe)
        for pipe in (self.input, self.output, self.errors):
            os.set_blocking(pipe, False)
        self.readable = {self.output, self.errors}

    def ask(self, message: Message) -> Message:
        """The answer to a message; raises Refused."""
        line = self.exchange(write_message(message).encode())
        try:
            return read_message(line.decode())
        except (Refused, UnicodeDecodeError):
            raise Refused("bot_garbage", line=show(line)) from None

    def exchange(self, line: bytes) -> bytes:
        """Write a line and read one, both as far as the pipes take and give them; raises Refused."""
        deadline = time.monotonic() + self.limit
        unsent = memoryview(line)
        while unsent or b"\n" not in self.received:
            ready = self.wait(bool(unsent), deadline)
            if self.input in ready:
                unsent = unsent[self.write(unsent) :]
            if self.errors in ready:
                self.read_errors()
            if self.output in ready:
                self.read_output()
        answer, _, self.received = self.received.partition(b"\n")
        return answer

    def wait(self, has_unsent: bool, deadline: float) -> set[int]:
        """The pipes that can go on; raises Refused when the time is over."""
        with selectors.DefaultSelector() as selector:
            for pipe in self.readable:
                selector.register(pipe, selectors.EVENT_READ)
            if has_unsent:
                selector.register(self.input, selectors.EVENT_WRITE)
            ready = {key.fd for key, _ in selector.select(max(0.0, deadline - time.monotonic()))}
        if not ready and time.monotonic() >= deadline:
            raise Refused("bot_stalled", limit=self.limit)
        return ready

    def write(self, unsent: memoryview) -> int:
        """Send what the pipe takes; how much that is. Raises Refused if nobody reads."""
        try:
            return os.write(self.input, unsent[:CHUNK])
        except BlockingIOError:
            return 0
        except OSError:
            raise self.crash() from None

    def read_output(self) -> None:
        """Take what the program has written; raises Refused at its end, or if a line has none."""
        block = os.read(self.output, CHUNK)
        if not block:
            raise self.crash()
        self.received += block
        if len(self.received) > LONGEST_LINE:
            raise Refused("bot_garbage", line=show(self.received))

    def read_errors(self) -> bool:
        """Keep the end of what the program complains about; False when there is no more."""
        try:
            block = os.read(self.errors, CHUNK)
        except BlockingIOError:
            return False
        self.complaint = (self.complaint + block)[-KEPT_OF_STDERR:]
        if not block:
            self.readable.discard(self.errors)
        return bool(block)

    def crash(self) -> Refused:
        """The program has ended, or wants to hear no more: how, and its last words."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        while self.errors in self.readable and self.read_errors():
            pass
        code = self.process.returncode
        last = b"".join(self.complaint.strip().splitlines()[-1:])
        return Refused("bot_crashed", code="?" if code is None else str(code), silent=not last, words=show(last))

    def say_bye(self) -> None:
        """Tell the program that the game is over and give it a moment to end."""
        with suppress(OSError):
            os.write(self.input, write_message(BYE).encode())
        if self.process.stdin:
            self.process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)

    def kill(self) -> None:
        """Kill the program and whatever it has started."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)

    def end(self) -> None:
        """End the program and leave nothing behind."""
        self.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe:
                pipe.close()
        LIVE.discard(self)


def show(line: bytes) -> str:
    """The beginning of what a program wrote, fit to be shown."""
    text = line[:SHOWN].decode(errors="replace")
    return "".join(char if char.isprintable() else "?" for char in text)


def kill_all_programs() -> None:
    """Kill every program of this process, which is about to end itself; nothing is waited for."""
    for program in list(LIVE):
        program.kill()


class OutsideBot:
    """A program at one seat of one game, called like any bot; once it fails, the substitute plays on.

    `tell` hears why. Close it when the game is over.
    """

    def __init__(self, word: str, limit: float, tell: Callable[[Refused], None]) -> None:
        self.command = read_command(word)
        self.word = word
        self.limit = limit
        self.tell = tell
        self.program: Program | None = None
        self.has_forfeited = False

    def __call__(self, seen: View, seed: int, budget: Budget) -> Move:
        """The program's move, or the substitute's."""
        if not self.has_forfeited:
            try:
                return self.ask(seen, seed, budget)
            except Refused as refused:
                self.forfeit(refused)
        return substitute()(seen, seed, budget)

    def ask(self, seen: View, seed: int, budget: Budget) -> Move:
        """The program's move; raises Refused."""
        if self.program is None:
            self.program = self.start(seen, budget)
        answer = self.program.ask(ask_for_move(seen, seed))
        move = answer.get("move")
        if answer["type"] != "move" or not isinstance(move, str):
            raise Refused("bot_garbage", line=show(write_message(answer).strip().encode()))
        offered = {known.text: known for known in seen.moves}
        if move not in offered:
            raise Refused("bot_cheated", move=show(move.encode(errors="replace")))
        return offered[move]

    def start(self, seen: View, budget: Budget) -> Program:
        """The program, after it has answered the hello; raises Refused."""
        self.program = Program(self.command, self.limit)
        answer = self.program.ask(hello_from_house(seen, budget, self.limit))
        if answer["type"] != "hello" or answer.get("protocol") != PROTOCOL:
            raise Refused("bot_no_hello", known=PROTOCOL, line=show(write_message(answer).strip().encode()))
        return self.program

    def forfeit(self, refused: Refused) -> None:
        """The seat is lost for the rest of the game."""
        self.has_forfeited = True
        if self.program:
            self.program.end()
        self.tell(Refused("forfeit", bot=self.word, refused=refused, substitute=SUBSTITUTE))

    def close(self) -> None:
        """The game is over."""
        if self.program and not self.has_forfeited:
            self.program.say_bye()
            self.program.end()


def substitute() -> Bot:
    """The bot that plays on for a program that has lost its seat."""
    return BOTS[SUBSTITUTE]
