"""The command `sagrada review`: sentences, JSON, picture, and what it refuses."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from analysis.reviewed import log_of
from cli.running import run

QUICK = ("--nodes", "200", "--beam", "5")


@pytest.fixture
def log(tmp_path: Path) -> str:
    path = tmp_path / "game.sagrada"
    path.write_text(log_of(("artisan", "random"), 3))
    return str(path)


def test_both_seats_are_told_with_their_sums_and_the_better_moves(log: str) -> None:
    code, out, err = run("review", log, *QUICK)
    assert (code, err) == (0, "")
    assert out.count("Skill lost") == 2
    assert "Better: " in out


def test_the_json_adds_up(log: str) -> None:
    code, out, _ = run("review", log, "--seat", "1", "--json", *QUICK)
    found = json.loads(out)
    [review] = found["reviews"]
    total = review["start"] - review["skill_lost"] + sum(review[k] for k in ("deal", "dice", "others", "drift"))
    assert code == 0
    assert total == pytest.approx(review["final"], abs=0.05)
    assert found["finished"]
    assert sum(review["labels"].values()) == len([e for e in review["course"] if "label" in e])


def test_the_same_nodes_give_the_same_review(log: str) -> None:
    assert run("review", log, "--seat", "0", *QUICK) == run("review", log, "--seat", "s0", *QUICK)


def test_the_picture_marks_slips_and_blunders_by_sign(log: str, tmp_path: Path) -> None:
    file = tmp_path / "review.svg"
    code, _, err = run("review", log, "--seat", "1", "--svg", str(file), *QUICK)
    picture = file.read_text()
    ElementTree.fromstring(picture)
    assert code == 0
    assert "review.svg" in err
    assert 'data-label="blunder"' in picture
    assert ">!</text>" in picture


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seat", "2"], "s2 is no seat"),
        (["--seat", "x"], "is no seat"),
        (["--nodes", "0"], "--nodes is 0"),
        (["--beam", "5000"], "--beam is 5000"),
        (["--svg", "/nowhere/at/all.svg"], "no such folder"),
    ],
)
def test_bad_options_are_refused(arguments: list[str], sentence: str, log: str) -> None:
    code, out, err = run("review", log, *arguments)
    assert (code, out) == (2, "")
    assert sentence in err


def test_what_is_no_log_or_has_no_decision_is_refused(log: str) -> None:
    assert run("review", "-", stdin=b"hello")[0] == 2
    assert run("review", "missing.sagrada")[0] == 2
    start = "\n".join(Path(log).read_text().splitlines()[:8])
    assert "no decision" in run("review", "-", stdin=start.encode())[2]
