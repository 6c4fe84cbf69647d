"""What makes the page one that can be installed: its manifest, its icons, and the worker that keeps it."""

from __future__ import annotations

import struct

import pytest

from sagrada.server.client import STATIC
from server.serving import Person, Running

PNG = b"\x89PNG\r\n\x1a\n"
MOST_OF_AN_ICON = 40_000


def test_the_page_names_a_manifest_and_the_manifest_icons_of_the_size_that_it_says(server: Running) -> None:
    ada = Person(server.address)
    assert '<link rel="manifest" href="/manifest.webmanifest" />' in ada.http.get("/").text
    answer = ada.http.get("/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("/", "/", "standalone")
    assert {icon["sizes"] for icon in manifest["icons"]} == {"any", "192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for icon in manifest["icons"]:
        drawn = ada.http.get(icon["src"])
        assert (drawn.status_code, drawn.headers["content-type"]) == (200, icon["type"])
        assert len(drawn.content) < MOST_OF_AN_ICON
        if icon["type"] == "image/png":
            assert drawn.content.startswith(PNG)
            assert "x".join(map(str, struct.unpack(">II", drawn.content[16:24]))) == icon["sizes"]


def test_the_worker_is_asked_for_every_time_and_keeps_every_script_and_style(server: Running) -> None:
    answer = Person(server.address).http.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    kept = [file.name for file in (STATIC / "assets").iterdir() if file.suffix in (".js", ".css")]
    assert [name for name in kept if f'"/assets/{name}"' not in answer.text] == []


@pytest.mark.parametrize("name", ["index.html", "icons/none.png", "sw.map", "../app.py"])
def test_no_other_file_lies_beside_the_page(server: Running, name: str) -> None:
    assert Person(server.address).http.get(f"/{name}").status_code == 404
