"""sagrada verify: true dice, and what is said of the seed, the nonces and cards laid out by hand."""

import json
from functools import cache
from pathlib import Path

import pytest

from cli.running import run, run_program
from golden_coverage import FOLDER, golden_files

SECRET = FOLDER / "secret-seed-two-seats.sagrada"
LAID_OUT = FOLDER / "own-window-two-seats.sagrada"
BY_HAND = FOLDER / "dice-by-hand-two-seats.sagrada"
PUBLIC = FOLDER / "classic-two-seats.sagrada"
WITH_SEED = [file for file in golden_files() if file != BY_HAND]


@cache
def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def refusal(text: str) -> str:
    code, out, err = run("verify", "-", stdin=text.encode())
    assert (code, out) == (2, "")
    assert err.startswith("sagrada: ")
    return err


@pytest.mark.parametrize("file", WITH_SEED, ids=lambda file: file.stem)
def test_true_dice_are_told_so(file: Path) -> None:
    code, out, err = run("verify", str(file))
    count = sum(line.startswith("*") for line in text_of(file).splitlines())
    assert (code, err) == (0, "")
    assert out.startswith(f"True dice: all {count} rolls, draws and deals follow from the seed.\n")


def test_the_json_has_these_keys() -> None:
    code, out, err = run("verify", "--json", str(SECRET))
    count = sum(line.startswith("*") for line in text_of(SECRET).splitlines())
    assert (code, err, out.count("\n")) == (0, "", 1)
    assert json.loads(out) == {
        "verified": True,
        "outcomes": count,
        "seed_was_secret": True,
        "nonces": 2,
        "laid_out": [],
        "taken_over": 0,
    }


def test_a_secret_seed_and_nonces_are_told() -> None:
    out = run("verify", str(SECRET))[1]
    assert "The seed was secret during the game" in out
    assert "The own words of 2 players were mixed in" in out


def test_a_public_seed_is_told_with_what_that_means() -> None:
    out = run("verify", str(PUBLIC))[1]
    assert "The seed was known from the start" in out
    assert "own words" not in out


def test_cards_laid_out_by_hand_are_told() -> None:
    assert "Laid out by hand instead of dealt: the first seat, windows, tools." in run("verify", str(LAID_OUT))[1]
    assert json.loads(run("verify", "--json", str(LAID_OUT))[1])["laid_out"] == ["first", "patterns", "tools"]


def test_a_log_comes_from_stdin_too() -> None:
    assert run("verify", "-", stdin=text_of(SECRET).encode()) == run("verify", str(SECRET))


def test_the_installed_command_verifies_and_refuses() -> None:
    assert run_program("verify", str(SECRET))[0] == 0
    code, out, err = run_program("verify", "-", stdin=text_of(SECRET).replace("seed", "sed").encode())
    assert (code, out, err.count("\n")) == (2, "", 1)


def test_a_die_that_was_changed_is_named_with_its_line() -> None:
    lines = text_of(PUBLIC).splitlines()
    number = max(i for i, line in enumerate(lines) if line.startswith("* "))
    die = lines[number]
    lines[number] = f"{die[:3]}{int(die[3]) % 6 + 1}"
    assert f"line {number + 1}" in refusal("\n".join(lines))


def test_a_seed_that_is_not_the_one_committed_to_is_refused() -> None:
    lines = text_of(SECRET).splitlines()
    lines[-1] = "seed " + "ab" * 32
    assert f"line {len(lines)}: this seed is not the one the game was started with" in refusal("\n".join(lines))


def test_dice_by_hand_cant_be_checked() -> None:
    assert "they were rolled by hand" in refusal(text_of(BY_HAND))


def test_a_game_that_goes_on_cant_be_checked_if_its_seed_is_secret() -> None:
    assert "the seed is revealed when the game is over" in refusal("\n".join(text_of(SECRET).splitlines()[:80]))


def test_a_finished_game_without_its_seed_cant_be_checked() -> None:
    assert "the log does not tell the seed" in refusal("\n".join(text_of(SECRET).splitlines()[:-1]))
