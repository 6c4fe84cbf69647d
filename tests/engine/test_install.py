"""The package from its sources, with and without a C compiler, in an environment of its own; no network is needed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

HERE = Path(__file__).parents[2]
SETTINGS = ("SAGRADA_BACKEND", "SAGRADA_REQUIRE_COMPILED", "PYTHONPATH", "CC")


def run(*command: str | Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """A command's result; of our own settings it sees only these."""
    environment = {name: value for name, value in os.environ.items() if name not in SETTINGS} | settings
    return subprocess.run([*map(str, command)], env=environment, capture_output=True, text=True, check=False)


def copy_sources(folder: Path) -> Path:
    """The files that git knows or would know: nothing built."""
    listed = run("git", "-C", HERE, "ls-files", "-co", "--exclude-standard").stdout.splitlines()
    for name in listed:
        if (HERE / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(HERE / name, folder / name)
    return folder


def make_environment(folder: Path) -> Path:
    """The Python of a new environment that sees the libraries of this one, but not its editable install."""
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").stdout.strip())
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return python


def build_wheel(python: Path, sources: Path, dist: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Build with the libraries that are there; `/bin/false` is a compiler that always fails."""
    options = ("--no-build-isolation", "--no-deps", "--no-index", "--wheel-dir")
    return run(python, "-m", "pip", "wheel", *options, dist, sources, CC="/bin/false", **settings)


def install_wheel(python: Path, wheel: Path) -> None:
    """Install into the environment of this Python alone."""
    done = run(python, "-m", "pip", "install", "--no-deps", "--no-index", "--ignore-installed", wheel)
    assert done.returncode == 0, done.stderr


def check_contents(wheel: Path) -> None:
    """The wheel has every data file of the package and no compiled code."""
    packed = set(ZipFile(wheel).namelist())
    package = HERE / "src" / "sagrada"
    data = [path for kind in ("*.toml", "*.ftl", "*.pyx", "py.typed", "*.py") for path in package.rglob(kind)]
    assert {str(path.relative_to(HERE / "src")) for path in data} <= packed
    assert not [name for name in packed if name.endswith((".so", ".pyd", ".c"))]


def check_plain_install(python: Path) -> None:
    """What is installed is found there, runs the plain rules, and plays."""
    told = run(python, "-c", "import sagrada; from sagrada.engine import BACKEND; print(sagrada.__file__, BACKEND)")
    place, backend = told.stdout.split()
    assert Path(place).is_relative_to(python.parents[1])
    assert backend == "plain"
    played = run(python.parent / "sagrada", "simulate", "--games", "20", "--seed", "1", "--json")
    assert json.loads(played.stdout)["backend"] == "plain", played.stderr


def check_no_compiled_rules(python: Path) -> None:
    """Asked for the compiled rules, it says in a sentence that they are not there."""
    refused = run(python, "-m", "sagrada", "cards", SAGRADA_BACKEND="compiled")
    assert refused.returncode == 2
    assert refused.stderr.startswith("sagrada: ")
    assert "Traceback" not in refused.stderr


@pytest.mark.slow
def test_without_a_compiler_the_package_installs_and_plays_with_plain_rules(tmp_path: Path) -> None:
    sources, python = copy_sources(tmp_path / "sources"), make_environment(tmp_path / "environment")
    built = build_wheel(python, sources, tmp_path / "dist")
    assert built.returncode == 0, built.stderr
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    check_contents(wheel)
    install_wheel(python, wheel)
    check_plain_install(python)
    check_no_compiled_rules(python)


@pytest.mark.slow
def test_without_a_compiler_the_build_fails_loudly_where_the_compiled_rules_are_required(tmp_path: Path) -> None:
    sources, python = copy_sources(tmp_path / "sources"), make_environment(tmp_path / "environment")
    built = build_wheel(python, sources, tmp_path / "dist", SAGRADA_REQUIRE_COMPILED="1")
    assert built.returncode != 0
    assert "/bin/false" in built.stdout + built.stderr
    assert not list(tmp_path.glob("dist/*.whl"))


@pytest.mark.parametrize(("wanted", "chosen"), [("plain", "plain"), ("compiled", "compiled"), ("", "compiled")])
def test_the_backend_is_the_one_that_was_asked_for(wanted: str, chosen: str) -> None:
    settings = {"SAGRADA_BACKEND": wanted} if wanted else {}
    told = run(sys.executable, "-m", "sagrada", "simulate", "--games", "2", "--seed", "1", "--json", **settings)
    assert json.loads(told.stdout)["backend"] == chosen, told.stderr


def test_both_backends_simulate_the_same_games() -> None:
    command = [sys.executable, "-m", "sagrada", "simulate", "--games", "20", "--seed", "5", "--json"]
    plain, compiled = (json.loads(run(*command, SAGRADA_BACKEND=name).stdout) for name in ("plain", "compiled"))
    assert plain["seats"] == compiled["seats"]


def test_an_unknown_backend_is_refused_in_a_sentence() -> None:
    refused = run(sys.executable, "-m", "sagrada", "cards", SAGRADA_BACKEND="nonsense")
    assert refused.returncode == 2
    assert refused.stdout == ""
    assert refused.stderr.startswith("sagrada: ")
    assert "nonsense" in refused.stderr
    assert "Traceback" not in refused.stderr
    assert len(refused.stderr.strip().splitlines()) == 1
