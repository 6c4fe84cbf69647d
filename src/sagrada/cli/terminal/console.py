"""Lines in and lines out: the terminal or the pipe at the other end, and colors where it can show them.

Knows nothing of the game but the letters of the colors.
"""

from __future__ import annotations

import io
import os
import re
import sys
import textwrap
from dataclasses import dataclass
from typing import TextIO

WIDTH = 80
ESCAPE = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
BLANK_LINES = 40
COLOR_CHOICES = ("auto", "always", "never")

GLASS = {
    "R": "1;97;48;5;124",
    "Y": "1;30;48;5;220",
    "G": "1;30;48;5;71",
    "B": "1;97;48;5;26",
    "P": "1;97;48;5;54",
    "S": "1;30;48;5;250",
}
PANES = {"R": "38;5;167", "Y": "38;5;178", "G": "38;5;71", "B": "38;5;68", "P": "38;5;134", "S": "38;5;245"}


@dataclass(frozen=True)
class Style:
    """How things are written: with colors, with drawn lines, or as plain sentences."""

    color: bool = False
    plain: bool = False
    drawn: bool = True

    def paint(self, text: str, codes: str) -> str:
        """The text in these ANSI codes, where colors are on."""
        return f"\x1b[{codes}m{text}\x1b[0m" if self.color and text.strip() else text

    def glass(self, text: str, color: str) -> str:
        """A die: its letters on its color."""
        return self.paint(text, GLASS[color])

    def pane(self, text: str, color: str) -> str:
        """A printed color: letters in that color."""
        return self.paint(text, PANES[color])

    def title(self, text: str) -> str:
        """A name."""
        return self.paint(text, "1")

    def quiet(self, text: str) -> str:
        """What only helps to find one's way."""
        return self.paint(text, "2")

    def now(self, text: str) -> str:
        """Gold: what may be done now."""
        return self.paint(text, "1;38;5;178")


def visible(text: str) -> int:
    """How wide a text is without its ANSI codes."""
    return len(ESCAPE.sub("", text))


def pad(text: str, width: int) -> str:
    """The text, filled up with spaces."""
    return text + " " * (width - visible(text))


def printable(text: str) -> str:
    """A text from outside without control characters."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def wants_color(choice: str, sink: TextIO) -> bool:
    """Are colors asked for, or, if that is left open, can the terminal show them?"""
    if choice != "auto":
        return choice == "always"
    return sink.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def can_draw(sink: TextIO) -> bool:
    """Does the encoding have lines for drawing boxes?"""
    try:
        "┌".encode(getattr(sink, "encoding", None) or "utf-8")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def find_style(plain: bool, color: str, sink: TextIO) -> Style:
    """The style that was asked for, as far as the other end can show it."""
    return Style(wants_color(color, sink) and not plain, plain, can_draw(sink))


class Console:
    """Writes lines and asks for lines."""

    def __init__(self, source: TextIO, sink: TextIO, style: Style) -> None:
        self.source = source
        self.sink = sink
        self.style = style
        self.is_terminal = source.isatty()

    def write(self, *lines: str) -> None:
        """Write lines."""
        self.sink.write("".join(f"{line}\n" for line in lines))
        self.sink.flush()

    def tell(self, sentence: str) -> None:
        """Write a sentence, wrapped where eyes read it."""
        lines = [sentence] if self.style.plain else textwrap.wrap(sentence, WIDTH, subsequent_indent="  ")
        self.write(*lines)

    def ask(self, question: str) -> str | None:
        """The next line; None when there are no more. A line from a pipe is written after its question."""
        self.sink.write(f"{question} ")
        self.sink.flush()
        line = self.source.readline()
        text = printable(" ".join(line.split()))
        if not line or not self.is_terminal:
            self.write(text)
        return text if line else None

    def clear(self) -> None:
        """Nothing of what was written stays in sight."""
        if self.sink.isatty() and not self.style.plain:
            self.sink.write(CLEAR)
        else:
            self.write(*[""] * BLANK_LINES)


def open_console(plain: bool, color: str) -> Console:
    """The console at stdin and stdout; bytes that are no text become question marks."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(sys.stdin, sys.stdout, find_style(plain, color, sys.stdout))
