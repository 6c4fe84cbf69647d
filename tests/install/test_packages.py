"""Packages: what they carry, what they play with, and what they refuse to be built without."""

from __future__ import annotations

import json
import signal
import subprocess
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import expect

from e2e.browsing import Visitor, open_browser
from install.building import (
    CLIENT,
    HERE,
    NO_COMPILER,
    build_sdist,
    build_wheel,
    check,
    copy_sources,
    copy_with_client,
    environment,
    install,
    make_environment,
    only,
    run,
    run_in,
)
from server.serving import SOON

pytestmark = pytest.mark.slow
NOT_BUILT = "the browser client is not built: run `make client`, then build again"
SLOW = "the rules are not compiled here"


# what is packed


def package_files() -> set[str]:
    """Every file that a package must have, the built client among them."""
    package = HERE / "src" / "sagrada"
    kinds = ("*.toml", "*.ftl", "*.pyx", "*.json", "py.typed", "*.py", "server/static/**/*")
    found = {path for kind in kinds for path in package.rglob(kind) if path.is_file()}
    return {str(path.relative_to(HERE / "src")) for path in found}


def client_files(names: set[str]) -> set[str]:
    """Those of the browser client."""
    return {name for name in names if name.startswith("sagrada/server/static/")}


def check_contents(packed: set[str]) -> None:
    """All files of the package, and the client as it was built last."""
    assert package_files() <= packed
    assert client_files(packed) == client_files(package_files())
    assert "sagrada/server/static/index.html" in packed


def read_names(packed: Path) -> set[str]:
    """The files of a source package, below its one folder."""
    with tarfile.open(packed) as archive:
        return {member.name.partition("/")[2] for member in archive if member.isfile()}


@contextmanager
def play(python: Path, folder: Path) -> Iterator[str]:
    """The address of `sagrada play`, started as it is installed there; Ctrl+C ends it."""
    command = [str(python.parent / "sagrada"), "play", "--no-browser", "--port", "0", "--data", str(folder)]
    playing = subprocess.Popen(command, cwd=folder, env=environment(), stdout=subprocess.PIPE, text=True)
    try:
        assert playing.stdout is not None
        yield playing.stdout.readline().partition(" at ")[2].partition("/ ")[0]
        playing.send_signal(signal.SIGINT)
        assert playing.wait(SOON) == 130
    finally:
        playing.kill()
        playing.communicate()


def simulate(python: Path, *options: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Games as they are played by what is installed there."""
    return run(python.parent / "sagrada", "simulate", "--games", "20", "--seed", "1", *options, **settings)


def check_place(python: Path) -> None:
    """The package that is found is the one of this environment."""
    told = run_in(python.parent, python, "-c", "import sagrada; print(sagrada.__file__)")
    assert Path(told.stdout.strip()).is_relative_to(python.parents[1])


def check_page(python: Path, folder: Path) -> None:
    """A browser shows the game that is served, and a table can be laid."""
    folder.mkdir()
    with play(python, folder) as address, open_browser() as browser:
        ada = Visitor(browser, address)
        ada.visit()
        ada.press("Play now")
        expect(ada.page.locator(".pick")).to_have_count(4)
        assert ada.complaints == []


def test_a_wheel_serves_the_page_and_plays_with_compiled_rules(tmp_path: Path) -> None:
    sources, python = copy_with_client(tmp_path / "sources"), make_environment(tmp_path / "environment")
    check(build_wheel(python, sources, tmp_path / "dist", SAGRADA_REQUIRE_COMPILED="1"))
    wheel = only(tmp_path / "dist", "*.whl")
    assert "none-any" not in wheel.name
    check_contents(set(ZipFile(wheel).namelist()))
    check(install(python, wheel))
    check_place(python)
    played = simulate(python)
    assert "compiled" in played.stdout
    assert played.stderr == ""
    check_page(python, tmp_path / "house")


def test_without_a_compiler_a_source_package_becomes_a_pure_wheel_that_says_it_is_slow(tmp_path: Path) -> None:
    sources, python = copy_with_client(tmp_path / "sources"), make_environment(tmp_path / "environment")
    check(build_sdist(python, sources, tmp_path / "dist"))
    packed = only(tmp_path / "dist", "*.tar.gz")
    names = read_names(packed)
    check_contents({name.removeprefix("src/") for name in names})
    assert not [name for name in names if name.startswith(("build/", "tests/", "web/")) or name.endswith(".so")]
    check(build_wheel(python, packed, tmp_path / "dist", **NO_COMPILER))
    wheel = only(tmp_path / "dist", "*-py3-none-any.whl")
    check_contents(set(ZipFile(wheel).namelist()))
    check(install(python, wheel))
    check_place(python)
    check_plain_rules(python)
    check_page(python, tmp_path / "house")


def check_plain_rules(python: Path) -> None:
    """It plays plain rules and says so once, but not in JSON and not if they were asked for; it has no others."""
    told, as_json, asked = simulate(python), simulate(python, "--json"), simulate(python, SAGRADA_BACKEND="plain")
    assert "plain" in told.stdout
    assert told.stderr.count(SLOW) == 1
    assert len(told.stderr.splitlines()) == 1
    assert json.loads(as_json.stdout)["backend"] == "plain"
    assert as_json.stderr == asked.stderr == ""
    refused = run(python, "-m", "sagrada", "cards", SAGRADA_BACKEND="compiled")
    assert refused.returncode == 2
    assert refused.stderr.startswith("sagrada: ")
    assert "Traceback" not in refused.stderr


def test_a_pure_wheel_can_be_asked_for(tmp_path: Path) -> None:
    sources, python = copy_with_client(tmp_path / "sources"), make_environment(tmp_path / "environment")
    check(build_wheel(python, sources, tmp_path / "dist", SAGRADA_PLAIN="1"))
    packed = ZipFile(only(tmp_path / "dist", "*-py3-none-any.whl")).namelist()
    assert not [name for name in packed if name.endswith((".so", ".pyd", ".c"))]


# what is refused


def test_without_a_compiler_the_build_fails_loudly_where_the_compiled_rules_are_required(tmp_path: Path) -> None:
    sources, python = copy_with_client(tmp_path / "sources"), make_environment(tmp_path / "environment")
    built = build_wheel(python, sources, tmp_path / "dist", SAGRADA_REQUIRE_COMPILED="1", **NO_COMPILER)
    assert built.returncode != 0
    assert "/bin/false can't compile for this Python" in built.stdout + built.stderr
    assert not list(tmp_path.glob("dist/*.whl"))


def test_without_the_built_client_no_package_is_built(tmp_path: Path) -> None:
    sources, python = copy_sources(tmp_path / "sources"), make_environment(tmp_path / "environment")
    assert not (sources / CLIENT).exists()
    for build in (build_sdist, build_wheel):
        built = build(python, sources, tmp_path / "dist")
        assert built.returncode != 0
        assert NOT_BUILT in built.stdout + built.stderr
        assert "Traceback" not in built.stdout + built.stderr
    assert not list(tmp_path.glob("dist/*"))


def test_without_the_built_client_an_editable_install_works_and_its_server_says_what_is_missing(tmp_path: Path) -> None:
    sources, python = copy_sources(tmp_path / "sources"), make_environment(tmp_path / "environment")
    check(install(python, "-e", sources, SAGRADA_PLAIN="1"))
    for command in ("serve", "play"):
        told = run(python.parent / "sagrada", command, "--port", "0", "--data", tmp_path, SAGRADA_BACKEND="plain")
        assert told.returncode == 2
        assert told.stdout == ""
        assert told.stderr.startswith("sagrada: the browser client is not built here")
        assert len(told.stderr.splitlines()) == 1
