"""A newer build of the browser client: the same page, its files under other names, as the next version has them."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from sagrada.server import app, client

TEXTS = (".html", ".js", ".css")
HASH = re.compile('"[0-9a-f]{12}"')
"""That of the build, in its service worker."""


def make_newer_client(folder: Path) -> Path:
    """A copy of the built client in which every script and style has another name."""
    shutil.copytree(client.STATIC, folder)
    files = [path for path in folder.rglob("*") if path.suffix in TEXTS]
    renamed = {
        path.name: f"{path.stem[:-8]}{path.stem[-8:].swapcase()}{path.suffix}" for path in files if is_hashed(path)
    }
    for path in files:
        text = path.read_text(encoding="utf-8")
        for old, new in renamed.items():
            text = text.replace(old, new)
        path.write_text(text, encoding="utf-8")
        path.rename(path.with_name(renamed.get(path.name, path.name)))
    worker = folder / "sw.js"
    worker.write_text(HASH.sub('"another hash"', worker.read_text(encoding="utf-8")), encoding="utf-8")
    return folder


def is_hashed(path: Path) -> bool:
    """Does this name change with the content?"""
    return path.parent.name == "assets"


def serve_client(static: Path, patch: pytest.MonkeyPatch) -> None:
    """Servers made from now on have this client."""
    for module in (app, client):
        patch.setattr(module, "STATIC", static)
        patch.setattr(module, "PAGE", static / "index.html")
    client.client_build.cache_clear()
