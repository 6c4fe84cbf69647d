"""The language that commands speak: asked for, or that of the environment; JSON is the same in all."""

import pytest

from cli.playing import ONES, play
from cli.running import run
from sagrada.cli import LOCALE, find_language
from sagrada.words.messages import LANGUAGES


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "uk_UA.UTF-8", "SAGRADA_LANGUAGE": "ru"}, "ru"),
    ],
)
def test_the_language_is_that_of_the_environment(
    variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (*LOCALE, "SAGRADA_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert find_language(None) == language
    assert find_language("it") == "it"


def test_a_language_there_is_none_for_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAGRADA_LANGUAGE", "klingon")
    assert 'there is no language "klingon"' in run("cards")[2]


@pytest.mark.parametrize("arguments", [["--language", "uk", "cards", "0xff"], ["cards", "0xff", "--language", "uk"]])
def test_the_language_asked_for_stands_before_or_after_the_command(arguments: list[str]) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert "карти" in err


def test_json_is_the_same_in_every_language() -> None:
    assert run("cards", "lathekin", "--json", "--language", "ru") == run("cards", "lathekin", "--json")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", ["--color=never", "--plain"])
def test_a_game_is_played_to_its_end_in_every_language(language: str, style: str) -> None:
    code, out, err = play("--seed", "7", "--modules", "glory", "--language", language, style, lines=ONES)
    assert (code, err) == (0, "")
    assert style == "--plain" or max(len(line) for line in out.splitlines() if "│" in line or "  " in line) <= 80
