"""`make`: what it says before and while it sets up, and how it ends. Nothing is downloaded for these tests."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import httpx
import pytest

from install.building import HERE, copy_sources, copy_with_client, environment, make_environment, run, run_in
from server.serving import SOON

MAKE = shutil.which("make") or "make"
STEP = re.compile(r" *\d+ s  \w")


def test_a_missing_compiler_is_told_before_anything_is_installed_and_the_plain_way_is_offered(tmp_path: Path) -> None:
    sources = copy_sources(tmp_path / "sources")
    told = run_in(sources, MAKE, "play", f"PYTHON={sys.executable}", CC=str(tmp_path / "no-compiler"))
    sentence, *more = told.stderr.splitlines()
    assert sentence.startswith(f"Sagrada needs a C compiler, and there is no {tmp_path / 'no-compiler'}")
    assert "`make play PLAIN=1`" in sentence
    assert [line for line in more if not line.startswith("make: ***")] == []
    assert told.stdout == ""
    assert not (sources / ".venv").exists()


def test_missing_headers_are_told_in_the_compilers_own_words(tmp_path: Path) -> None:
    compiler = tmp_path / "compiler"
    compiler.write_text("#!/bin/sh\necho 'try.c:1:10: fatal error: Python.h: No such file' >&2\nexit 1\n")
    compiler.chmod(0o700)
    told = run(sys.executable, "install/machine.py", CC=str(compiler))
    assert told.returncode == 1
    assert "fatal error: Python.h" in told.stderr
    assert "python3-dev" in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_a_machine_that_has_what_is_needed_is_told_nothing() -> None:
    told = run(sys.executable, "install/machine.py")
    assert (told.returncode, told.stdout + told.stderr) == (0, "")
    without_compiler = run(sys.executable, "install/machine.py", "plain", CC="/bin/false")
    assert without_compiler.returncode == 0


def set_up_beforehand(sources: Path) -> None:
    """Mark as done what would be downloaded: the libraries, which the environment takes from this one, and npm's."""
    make_environment(sources / ".venv")
    (sources / ".stamp").mkdir()
    for step in ("packages", "node_modules", "web"):
        (sources / ".stamp" / step).touch()


@contextmanager
def make_play(sources: Path, *options: str, **settings: str) -> Iterator[subprocess.Popen[str]]:
    """`make play` as a terminal runs it: Ctrl+C goes to everything that it has started."""
    set_up_beforehand(sources)
    command = [MAKE, "play", "OPTIONS=--no-browser --port 0", f"PYTHON={sys.executable}", *options]
    playing = subprocess.Popen(
        command,
        cwd=sources,
        env=environment(XDG_DATA_HOME=str(sources / "data"), **settings),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield playing
    finally:
        if playing.poll() is None:
            os.killpg(playing.pid, signal.SIGKILL)
        playing.communicate()


@pytest.mark.slow
def test_make_play_without_a_compiler_serves_the_page_tells_its_steps_and_ends_quietly(tmp_path: Path) -> None:
    sources = copy_with_client(tmp_path / "sources")
    compiled_before = sources / "src" / "sagrada" / "engine" / f"_core{EXTENSION_SUFFIXES[0]}"
    compiled_before.touch()
    with make_play(sources, "PLAIN=1", CC="/bin/false") as playing:
        assert playing.stdout is not None
        *steps, address = read_until(playing.stdout, "Ctrl+C")
        assert [line for line in steps if not STEP.match(line)] == []
        assert steps[-1].endswith("ready\n")
        found = re.search(r"http://[\d.:]+/", address)
        assert found
        assert "<title>" in httpx.get(found[0], timeout=SOON).text
        os.killpg(playing.pid, signal.SIGINT)
        out, err = playing.communicate(timeout=SOON)
    assert not compiled_before.exists()
    assert out == ""
    (plain, _, stopped) = err.splitlines()
    assert "the rules are not compiled here" in plain
    assert stopped == "sagrada: stopped"


@pytest.mark.slow
def test_a_set_up_that_is_stopped_ends_quietly_and_goes_on_later(tmp_path: Path) -> None:
    sources = copy_with_client(tmp_path / "sources")
    with make_play(sources) as playing:
        assert playing.stdout is not None
        read_until(playing.stdout, "compiling the rules")
        os.killpg(playing.pid, signal.SIGINT)
        assert playing.communicate(timeout=SOON)[1] == ""
    assert not (sources / ".stamp" / "core").exists()
    assert run_in(sources, MAKE, "--question", ".stamp/core").returncode == 1


@pytest.mark.slow
def test_a_step_that_fails_tells_why(tmp_path: Path) -> None:
    sources = copy_with_client(tmp_path / "sources")
    (sources / "src" / "sagrada" / "rules" / "turn.py").write_text("nonsense(", encoding="utf-8")
    with make_play(sources) as playing:
        out, err = playing.communicate()
    assert "ready" not in out
    assert "turn.py" in err
    assert playing.returncode == 2


def read_until(lines: Iterator[str], last: str) -> list[str]:
    """The lines up to the one that holds these words."""
    read: list[str] = []
    for line in lines:
        read.append(line)
        if last in line:
            break
    return read


def test_an_old_python_is_told_so_but_not_where_a_newer_one_was_set_up(tmp_path: Path) -> None:
    sources, old = copy_sources(tmp_path / "sources"), tmp_path / "old"
    old.write_text("#!/bin/sh\necho 'too old' >&2\nexit 1\n")
    old.chmod(0o700)
    told = run_in(sources, MAKE, "play", f"PYTHON={old}")
    assert told.stderr.startswith("too old\n")
    set_up_beforehand(sources)
    told = run_in(sources, MAKE, "play", f"PYTHON={old}", CC="/no/compiler")
    assert "there is no /no/compiler" in told.stderr


def test_make_help_lists_the_commands() -> None:
    told = run(MAKE, "help")
    for command in ("play", "test", "check", "setup", "dist", "lock", "clean"):
        assert re.search(rf"^make {command} +\w", told.stdout, re.MULTILINE), command
    described = set(re.findall(r"^make (\w+)", told.stdout, re.MULTILINE))
    phony = re.search(r"^\.PHONY: (.*)", (HERE / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert phony
    assert described == set(phony[1].split())
