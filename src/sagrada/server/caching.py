"""What a browser may keep: files with a hash in their names for good, texts as long as their tag is right.

A tag is the hash of a text. The browser asks with the tag of what it has, and gets the text only if it is another one.
"""

from __future__ import annotations

import hashlib
import os

from fastapi import Request, Response
from fastapi.staticfiles import StaticFiles
from starlette.types import Scope

FOR_GOOD = "public, max-age=31536000, immutable"


class HashedFiles(StaticFiles):
    """Files that never change: a new content has a new name."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, to be kept."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = FOR_GOOD
        return response


def answer_text(request: Request, text: str, media_type: str = "text/plain") -> Response:
    """The text with its tag, or only the tag for a browser that has this text."""
    tag = f'W/"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    known = [word.strip() for word in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type=media_type, headers=headers)
