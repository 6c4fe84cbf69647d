"""Packages built from a copy of the sources and installed into environments of their own; no network is needed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
import venv
from pathlib import Path

HERE = Path(__file__).parents[2]
CLIENT = Path("src") / "sagrada" / "server" / "static"
KEPT = ("PATH", "HOME", "LANG", "TMPDIR", "SAGRADA_LANGUAGE")
NO_COMPILER = {"CC": "/bin/false"}
OFFLINE = ("--no-build-isolation", "--no-deps", "--no-index")


def environment(**settings: str) -> dict[str, str]:
    """What a command sees of this process: nothing that changes a build, and no caller that is `make`."""
    return {name: value for name, value in os.environ.items() if name in KEPT} | settings


def run(*command: str | Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """A command's result."""
    return run_in(HERE, *command, **settings)


def run_in(folder: Path, *command: str | Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """The result of a command that runs in a folder."""
    words = [*map(str, command)]
    return subprocess.run(words, cwd=folder, env=environment(**settings), capture_output=True, text=True, check=False)


def copy_sources(folder: Path) -> Path:
    """The files that git knows or would know: nothing built."""
    listed = run("git", "ls-files", "-co", "--exclude-standard").stdout.splitlines()
    for name in listed:
        if (HERE / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(HERE / name, folder / name)
    return folder


def copy_with_client(folder: Path) -> Path:
    """The same, with the browser client as `make` has built it."""
    copy_sources(folder)
    shutil.copytree(HERE / CLIENT, folder / CLIENT)
    return folder


def make_environment(folder: Path) -> Path:
    """The Python of a new environment that sees the libraries of this one, but not its editable install."""
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").stdout.strip())
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return python


def build_sdist(python: Path, sources: Path, dist: Path) -> subprocess.CompletedProcess[str]:
    """Pack the sources."""
    dist.mkdir(parents=True, exist_ok=True)
    program = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"
    return run_in(sources, python, "-c", program, dist, **NO_COMPILER)


def build_wheel(python: Path, sources: Path, dist: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Build with the libraries that are there, from a folder or a source package."""
    return run(python, "-m", "pip", "wheel", *OFFLINE, "--wheel-dir", dist, sources, **settings)


def install(python: Path, *what: str | Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Install into the environment of this Python alone."""
    return run(python, "-m", "pip", "install", *OFFLINE, "--ignore-installed", *what, **settings)


def only(folder: Path, pattern: str) -> Path:
    """The one file of a folder that is called like this."""
    (found,) = folder.glob(pattern)
    return found


def check(done: subprocess.CompletedProcess[str]) -> None:
    """Fail with a command's own words unless it went well."""
    assert done.returncode == 0, done.stdout + done.stderr
