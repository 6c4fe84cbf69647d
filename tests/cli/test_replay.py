"""sagrada replay: the game of a log at any line, and no log that is not true."""

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from sagrada.cli import main
from sagrada.game.game import Game


def run(*arguments: str, stdin: str = "") -> tuple[int, str, str]:
    """Exit code, stdout and stderr of the command."""
    out, err = io.StringIO(), io.StringIO()
    source = io.TextIOWrapper(io.BytesIO(stdin.encode()))
    with patch.object(sys, "stdin", source), redirect_stdout(out), redirect_stderr(err):
        try:
            code = main(["replay", *arguments])
        except SystemExit as stopped:
            code = int(stopped.code or 0)
    return code, out.getvalue(), err.getvalue()


def log_of(
    edition: str = "classic", seats: int = 2, moves: int = 10_000, seed: str | None = "7", **options: Any
) -> str:
    """The log of a random game, or of its first moves."""
    game, chance = Game.new(edition, seats, seed=seed, **options), Random(7)
    for _ in range(moves):
        if game.is_over:
            break
        seat = game.awaits()[0]
        game.play(chance.choice(game.legal_moves(seat)), seat)
    return game.to_text()


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A finished game in a file."""
    path = tmp_path / "game"
    path.write_text(log_of())
    return path


def body_of(text: str) -> list[str]:
    """The lines of the game in a log."""
    return [line for line in text.split("\n\n")[1].splitlines() if line]


@pytest.mark.parametrize(
    "text",
    [
        log_of("classic", 1),
        log_of("revised", 3, honor=True, tools=5),
        log_of("classic-ru", 6, moves=40),
        log_of("classic", 3, modules="glory", claims="asked"),
    ],
    ids=["solo", "honor", "unfinished", "glory"],
)
@pytest.mark.parametrize("form", [[], ["--plain"], ["--json"]], ids=["drawn", "plain", "json"])
def test_a_log_can_be_shown_after_any_of_its_lines(tmp_path: Path, text: str, form: list[str]) -> None:
    path = tmp_path / "game"
    path.write_text(text)
    lines = len(body_of(text))
    for at in {0, 1, 2, 7, 13, 19, 25, lines // 2, lines - 1, lines}:
        code, out, err = run(str(path), "--at", str(at), *form)
        assert (code, err) == (0, "")
        if form == ["--json"]:
            assert json.loads(out)["version"] <= at
        else:
            assert out.startswith(f"After line {at} of {lines}: ")


def test_without_a_line_the_end_is_shown_with_its_score(log: Path) -> None:
    code, out, _ = run(str(log))
    assert code == 0
    assert "Winner: s" in out
    assert out == run(str(log), "--at", str(len(body_of(log.read_text()))))[1]
    assert "Winner" not in run(str(log), "--at", "20")[1]


def test_json_is_the_spectators_view(log: Path) -> None:
    told = json.loads(run(str(log), "--json")[1])
    assert told == json.loads(json.dumps(Game.from_text(log.read_text()).view().to_json()))
    assert told["scores"]


def test_private_objectives_stay_hidden_until_the_end(log: Path) -> None:
    assert "hades of" not in run(str(log), "--at", "60")[1].replace("Shades of six", "")
    assert json.loads(run(str(log), "--at", "60", "--json")[1])["seats"][0]["private"] is None


def test_a_log_may_come_from_stdin(log: Path) -> None:
    assert run("-", "--at", "30", stdin=log.read_text()) == run(str(log), "--at", "30")


def test_a_revealed_seed_is_told(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text(log_of(seed=None))
    seed = path.read_text().rpartition("seed ")[2].strip()
    assert seed in run(str(path))[1]


@pytest.mark.parametrize("at", ["-1", "100000"])
def test_a_line_the_game_does_not_have_is_refused_with_the_range(log: Path, at: str) -> None:
    code, out, err = run(str(log), "--at", at)
    assert (code, out) == (2, "")
    assert f"there is no line {at}: the game has lines 1 to {len(body_of(log.read_text()))}, and 0 is the start" in err


def test_a_log_tampered_with_is_refused_even_if_an_earlier_line_is_asked_for(log: Path) -> None:
    lines = log.read_text().splitlines()
    place = max(number for number, line in enumerate(lines) if "@" in line)
    die = lines[place].partition("@")[0]
    taken = {line.partition("@")[2] for line in lines[:place] if "@" in line}
    for cell in sorted(taken):
        log.write_text("\n".join([*lines[:place], f"{die}@{cell}", *lines[place + 1 :]]) + "\n")
        code, out, err = run(str(log), "--at", "3")
        if code == 2:
            assert out == ""
            assert f'line {place + 1}, "{die}@{cell}": ' in err
            return
    pytest.fail("no cell was refused")


def test_scores_that_are_not_true_are_refused(log: Path) -> None:
    text = log.read_text()
    log.write_text(text.replace("\nscores ", "\nscores 9"))
    code, out, err = run(str(log), "--at", "3")
    assert (code, out) == (2, "")
    assert "the log says 9" in err


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("sagrada log 1", "chess log 1", 'line 1: "chess log 1" is not what was expected'),
        ("seats 2", "seats 9", '"seats 9" is not what was expected'),
        ("edition classic", "edition third", 'there is no edition "third"'),
        ("\n* deal", "\n* steal", "steal"),
        ("dice seed 7", "dice loaded", '"dice loaded" is not what was expected'),
    ],
)
def test_a_broken_log_is_refused_with_its_line(log: Path, old: str, new: str, sentence: str) -> None:
    log.write_text(log.read_text().replace(old, new, 1))
    code, out, err = run(str(log))
    assert (code, out) == (2, "")
    assert sentence in err


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"sagrada log 1"])
def test_what_is_no_log_is_refused_or_shown_but_never_crashes(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game"
    path.write_bytes(content)
    assert run(str(path))[0] in (0, 2)
    assert run(str(tmp_path / "nonsuch"))[0] == 2


def test_a_picture_is_written_beside_the_text(log: Path, tmp_path: Path) -> None:
    picture = tmp_path / "table.svg"
    code, out, err = run(str(log), "--at", "40", "--svg", str(picture))
    assert code == 0
    assert picture.read_text().startswith("<svg")
    assert out.startswith("After line 40")
    assert str(picture) in err
    assert run(str(log), "--svg", str(tmp_path / "nonsuch" / "table.svg"))[0] == 2


def test_colors_are_shown_when_asked_for(log: Path) -> None:
    assert "\x1b[" in run(str(log), "--color", "always")[1]
    assert "\x1b" not in run(str(log))[1] + run(str(log), "--plain", "--color", "always")[1]


@pytest.mark.parametrize("form", [[], ["--plain"], ["--json"]], ids=["drawn", "plain", "json"])
def test_ornaments_stay_hidden_until_the_end(tmp_path: Path, form: list[str]) -> None:
    path = tmp_path / "game"
    deal = {"ornaments": [["checker", "pillar"], ["saltire", "chevron"]]}
    path.write_text(log_of(modules="glory", deal=deal))
    lines = body_of(path.read_text())
    first = next(number for number, line in enumerate(lines, 1) if line.startswith("keep"))
    for at in (first - 1, first, first + 1, len(lines) // 2, len(lines) - 1):
        shown = run(str(path), "--at", str(at), *form)[1].lower()
        assert not [name for cards in deal["ornaments"] for name in cards if name in shown]
    kept = [word for line in lines if line.startswith("keep") for word in line.split()[1:] if word != "none"]
    assert kept
    assert all(name in run(str(path), *form)[1].lower() for name in kept)
    if form != ["--json"]:
        assert run(str(path), "--at", str(first), *form)[1].startswith(f"After line {first} of {len(lines)}: keep ?")
