"""What a browser may keep: built files for good, words and cards until they change; licenses are among the files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sagrada.server.caching import FOR_GOOD
from sagrada.server.client import STATIC
from sagrada.words.messages import LANGUAGES
from server.serving import Person, Running

LICENSES = Path(__file__).resolve().parents[2] / "web" / "src" / "licenses"
TAGGED = [*(f"/api/words/{language}" for language in LANGUAGES), "/api/words/uk/rules", "/api/cards"]


def built() -> list[Path]:
    """The files of the built client."""
    return sorted((STATIC / "assets").iterdir())


def test_every_built_file_has_a_hash_in_its_name_and_is_kept_for_good(server: Running) -> None:
    assert FOR_GOOD == "public, max-age=31536000, immutable"
    assert {file.suffix for file in built()} >= {".js", ".css", ".woff2", ".txt"}
    ada = Person(server.address)
    for file in built():
        assert re.fullmatch(r"[\w.-]+-[\w-]{8}\.\w+", file.name)
        answer = ada.http.get(f"/assets/{file.name}")
        assert (answer.status_code, answer.content) == (200, file.read_bytes())
        assert answer.headers["cache-control"] == FOR_GOOD
        asked_again = ada.http.get(f"/assets/{file.name}", headers={"if-none-match": answer.headers["etag"]})
        assert (asked_again.status_code, asked_again.headers["cache-control"]) == (304, FOR_GOOD)


def test_a_file_that_is_not_there_is_not_kept(server: Running) -> None:
    answer = Person(server.address).http.get("/assets/index-00000000.js")
    assert answer.status_code == 404
    assert "cache-control" not in answer.headers


def test_the_page_that_names_the_files_is_asked_for_every_time(server: Running) -> None:
    answer = Person(server.address).http.get("/")
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert set(re.findall(r"/assets/([^\"]+)", answer.text)) <= {file.name for file in built()}


@pytest.mark.parametrize("path", TAGGED)
def test_words_and_cards_are_sent_once_and_again_when_they_are_others(server: Running, path: str) -> None:
    ada = Person(server.address)
    first = ada.http.get(path)
    assert (first.status_code, first.headers["cache-control"]) == (200, "no-cache")
    known = ada.http.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (known.status_code, known.content, known.headers["etag"]) == (304, b"", first.headers["etag"])
    other = ada.http.get(path, headers={"if-none-match": 'W/"what an older version had"'})
    assert (other.status_code, other.text) == (200, first.text)


def test_each_language_has_a_tag_of_its_own(server: Running) -> None:
    ada = Person(server.address)
    assert len({ada.http.get(path).headers["etag"] for path in TAGGED}) == len(TAGGED)


def test_the_licenses_of_the_type_lie_beside_it() -> None:
    texts = [file.read_text(encoding="utf-8") for file in built() if file.suffix == ".txt"]
    for granted in LICENSES.iterdir():
        text = granted.read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text
        assert text in texts
        assert any(file.name.startswith(f"{granted.stem}-latin-") for file in built())
