"""The client as an app that can be installed: its manifest, in the visitor's language, and the files it names."""

from __future__ import annotations

import json

from fastapi import Request, Response

from sagrada.server.auth import language_of
from sagrada.server.caching import answer_text
from sagrada.words.messages import say

STONE = "#e9e1d2"
ICONS = {
    "icon-192.png": ("192x192", "any"),
    "icon-512.png": ("512x512", "any"),
    "maskable.png": ("512x512", "maskable"),
}
FILES = ("worker.js", "touch.png", *ICONS)
"""Files beside the page whose names can have no hash: others ask for them by name."""


def manifest(request: Request) -> Response:
    """The manifest of the app."""
    language = language_of(request)
    told = {
        "id": "/",
        "name": say("heading-setup", {}, language),
        "short_name": say("heading-setup", {}, language),
        "description": say("web-lede", {}, language),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": STONE,
        "theme_color": STONE,
        "icons": [
            {"src": f"/{name}", "sizes": sizes, "type": "image/png", "purpose": purpose}
            for name, (sizes, purpose) in ICONS.items()
        ],
    }
    return answer_text(request, json.dumps(told, ensure_ascii=False), "application/manifest+json")
