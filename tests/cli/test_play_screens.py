"""sagrada play --text: secrets at a shared screen, colors, plain output and terminals of every kind."""

import os
import subprocess
import sys

import pytest

from cli.playing import HAND_OVER, ONES, PROGRAM, play, play_on_terminal, say_in_game
from sagrada.cli.terminal.console import CLEAR
from sagrada.content.cards import PRIVATE
from sagrada.game.game import Game


def private_of(seed: str, seats: int, seat: int) -> list[str]:
    """Id and name of a seat's private objective."""
    [card] = Game.new("classic", seats, seed=seed).view(seat).seats[seat].private or []
    return [card, PRIVATE[card].name]


@pytest.mark.parametrize("style", ["--text", "--plain"])
@pytest.mark.parametrize("seed", ["1", "2"])
def test_persons_at_one_screen_never_see_each_others_private_objective(seed: str, style: str) -> None:
    asking = ["", "log all", "cards", "score", "table", "hint", *ONES]
    out = play("--seed", seed, "--seats", "you", "you", style, lines=asking)[1]
    _, *parts = HAND_OVER.split(out[: out.index("Winner")])
    before_the_end = [*parts[:-1], parts[-1].partition("Round 10 is over")[0]]
    for name, section in zip(before_the_end[::2], before_the_end[1::2], strict=True):
        own = 0 if name == "Player 1" else 1
        assert private_of(seed, 2, own)[1] in section, "the check can see what is there"
        assert not any(word in section for word in private_of(seed, 2, 1 - own))


def test_nothing_of_a_persons_cards_is_shown_before_the_hand_over() -> None:
    out = play("--seed", "1", "--seats", "you", "you", lines=["", "1", "quit"])[1]
    first, second = (part.rpartition("\n" * 30)[2] for part in out.split("Pass to")[:2])
    assert not any(word in first for word in private_of("1", 2, 0) + private_of("1", 2, 1))
    assert "Choose" not in second


def test_a_window_is_not_told_before_all_have_chosen() -> None:
    out = play("--seed", "7", "--seats", "you", "you", lines=["", "choose gravitas", "", "log", "quit"])[1]
    assert "ravitas" not in out.split("Pass to Player 2")[1]


@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_bots_private_objective_is_shown_at_the_end_only(seed: str) -> None:
    out = play("--seed", seed, lines=["1", "log all", "cards", "score", "table", *ONES])[1]
    course, _, end = out.partition("Round 10 is over")
    card, name = private_of(seed, 2, 1)
    assert card not in course
    assert name not in course
    assert f"Random had {name}" in end


def test_plain_output_has_no_colors_and_no_drawn_lines() -> None:
    out = play(
        "--plain", "--color", "always", "--seed", "7", lines=[*["1"] * 9, "help", "score", "card batllo", *ONES]
    )[1]
    assert set(out) <= {"\n", *map(chr, range(32, 127))}
    assert "a1: empty. a2: empty. a3: empty, takes only 6." in out
    assert "a1: red 5." in out
    assert "Take: 1, red 5; 2, blue 1;" in out


def test_colors_are_for_terminals_unless_asked_for() -> None:
    assert "\x1b" not in say_in_game("end")
    assert "\x1b[" in play("--seed", "7", "--color", "always", lines=["1"])[1]


def test_a_terminal_gets_colors_and_a_cleared_screen_at_every_hand_over() -> None:
    code, shown = play_on_terminal("--seed", "7", "--seats", "you", "you", lines=["", "1", "", "1", "", "quit", "quit"])
    assert code == 0
    assert "\x1b[1;97;48;5;124m R5 \x1b[0m" in shown
    assert shown.count(CLEAR + "Pass to") == 3
    assert "the game is not saved" in shown


@pytest.mark.parametrize("arguments", [["--plain"], ["--color", "never"]])
def test_a_terminal_gets_no_escape_codes_where_none_are_wanted(arguments: list[str]) -> None:
    code, shown = play_on_terminal("--seed", "7", *arguments, lines=["1", "1", "1"])
    assert code == 2
    assert "input has ended" in shown
    assert "\x1b" not in shown


def test_no_color_is_respected() -> None:
    assert "\x1b" not in play_on_terminal("--seed", "7", lines=["1"], environment={"NO_COLOR": "1"})[1]


def test_a_terminal_without_box_characters_gets_typed_ones() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, "--seed", "7"],
        input=b"1\n1\n\xff\xfe\nquit\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"+----+----+" in done.stdout
