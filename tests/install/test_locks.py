"""Locks and bounds: playing installs nothing for tests, no lock names a host, and the bounds fit what is locked."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from install.building import HERE

LOCKS = ("requirements.lock", "requirements.dev.lock", "requirements.node.lock")
PINNED = re.compile(r"^([\w.-]+)==([\w.]+) \\$", re.MULTILINE)
HOST = re.compile(r"//|--(?:extra-)?index-url|--find-links|--trusted-host|@ ")


def project() -> dict[str, Any]:
    """The table [project] of pyproject.toml."""
    read = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))
    return dict(read["project"])


def locked(lock: str) -> dict[str, Version]:
    """The versions that a lock pins, by name."""
    found = PINNED.findall((HERE / lock).read_text(encoding="utf-8"))
    return {canonicalize_name(name): Version(version) for name, version in found}


def needs(*extras: str) -> list[Requirement]:
    """What the project needs by itself, and with these extras."""
    read = project()
    return [*map(Requirement, sum((read["optional-dependencies"][name] for name in extras), read["dependencies"]))]


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_host_and_pins_every_package_with_hashes(lock: str) -> None:
    text = (HERE / lock).read_text(encoding="utf-8")
    assert HOST.findall(text) == []
    entries = re.split(r"^(?=\w)", text, flags=re.MULTILINE)[1:]
    assert [entry for entry in entries if not re.match(r"[\w.-]+==\S+ \\\n +--hash=sha256:", entry)] == []


def test_playing_installs_no_library_for_tests() -> None:
    playing = {canonicalize_name(need.name) for need in needs("server", "build")}
    tools = {canonicalize_name(need.name) for need in needs("dev")} - playing
    assert {"pytest", "mypy", "ruff", "playwright"} <= tools
    assert tools & locked("requirements.lock").keys() == set()
    assert playing <= locked("requirements.lock").keys()


def test_both_locks_agree() -> None:
    playing, testing = locked("requirements.lock"), locked("requirements.dev.lock")
    assert {name: testing[name] for name in playing.keys() & testing.keys()} == {
        name: playing[name] for name in playing.keys() & testing.keys()
    }


def test_every_dependency_has_a_lower_bound_that_the_locks_meet() -> None:
    pinned = locked("requirements.dev.lock") | locked("requirements.lock")
    for need in needs("server", "build", "dev"):
        assert ">=" in {part.operator for part in need.specifier}, need
        assert pinned[canonicalize_name(need.name)] in need.specifier, need


def test_a_package_is_built_with_what_the_lock_has() -> None:
    read = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))
    assert sorted(read["build-system"]["requires"]) == sorted(project()["optional-dependencies"]["build"])
