"""sagrada simulate: the same seed gives the same numbers, they are those of the engine, bad input is refused."""

import json
import os
import pty
import re
import subprocess
from array import array
from typing import Any

import pytest

from cli.running import PROGRAM, run
from sagrada.cli.simulate import GAMES_A_CHUNK, summary
from sagrada.content.options import resolve
from sagrada.engine import BACKEND, plain
from sagrada.engine.start import empty_fields, option_fields


def simulate(*arguments: str) -> dict[str, Any]:
    """What the command tells as JSON."""
    code, out, err = run("simulate", "--json", *arguments)
    assert (code, err) == (0, "")
    return dict(json.loads(out))


def numbers(*arguments: str) -> Any:
    """The same without the speed, which is never the same."""
    result = simulate(*arguments)
    del result["games_per_second"]
    return result


# the result


def test_the_json_has_exactly_these_keys_and_types() -> None:
    result = simulate("--games", "50", "--seed", "7", "--seats", "random", "random", "random")
    assert list(result) == ["games", "backend", "seed", "seats", "games_per_second"]
    assert (result["games"], result["backend"], result["seed"]) == (50, BACKEND, 7)
    assert isinstance(result["games_per_second"], float)
    assert len(result["seats"]) == 3
    for seat in result["seats"]:
        assert [(key, type(value)) for key, value in seat.items()] == [
            ("bot", str),
            ("mean", float),
            ("sd", float),
            ("wins", int),
        ]


def test_the_json_is_one_line() -> None:
    assert run("simulate", "--json", "--games", "3")[1].count("\n") == 1


def test_the_same_seed_gives_the_same_numbers_and_another_one_others() -> None:
    assert numbers("--games", "300", "--seed", "7") == numbers("--games", "300", "--seed", "7")
    assert numbers("--games", "300", "--seed", "7")["seats"] != numbers("--games", "300", "--seed", "8")["seats"]


def test_without_a_seed_one_is_drawn_and_told() -> None:
    first = numbers("--games", "100")
    assert first["seed"] != numbers("--games", "100")["seed"]
    assert numbers("--games", "100", "--seed", str(first["seed"])) == first


@pytest.mark.parametrize("seed", [0, -5, 2**64 - 1, 10**40])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert numbers("--games", "20", "--seed", str(seed))["seed"] == seed


def test_somebody_wins_every_game_for_several() -> None:
    for seats in range(2, 7):
        result = simulate("--games", "60", "--seats", *["random"] * seats)
        assert sum(seat["wins"] for seat in result["seats"]) == 60


def test_games_beyond_one_chunk_are_counted_too() -> None:
    games = GAMES_A_CHUNK + 1
    result = simulate("--games", str(games), "--seed", "1")
    assert result["games"] == games == sum(seat["wins"] for seat in result["seats"])


def test_the_numbers_are_those_of_the_plain_engine() -> None:
    """The plain backend plays the same games from the same seed."""
    start = plain.load_state(empty_fields() | option_fields(resolve("revised", 2, tools=5)))
    plain.begin(start)
    scores, winners = [0] * 40, [0] * 20
    plain.play_games(start, plain.Random(7), 20, scores, winners)
    result = simulate("--games", "20", "--seed", "7", "--edition", "revised", "--tools", "5")
    assert [seat["mean"] for seat in result["seats"]] == [sum(scores[0::2]) / 20, sum(scores[1::2]) / 20]
    assert [seat["wins"] for seat in result["seats"]] == [winners.count(0), winners.count(1)]


def test_means_and_spreads_are_of_each_seat_and_a_lost_solo_game_is_nobody_s() -> None:
    result = summary(["random"], array("h", [10, 20, 30]), array("b", [0, -1, 0]), 7, 1.5)
    assert result["seats"] == [{"bot": "random", "mean": 20.0, "sd": 8.165, "wins": 2}]
    assert result["games_per_second"] == 2.0
    two = summary(["random"] * 2, array("h", [1, 2, 3, 4]), array("b", [1, 1]), 7, 1)
    assert [(seat["mean"], seat["wins"]) for seat in two["seats"]] == [(2.0, 0), (3.0, 2)]


def test_by_default_two_random_bots_play_a_thousand_games() -> None:
    result = simulate()
    assert (result["games"], [seat["bot"] for seat in result["seats"]]) == (1000, ["random", "random"])


@pytest.mark.parametrize(
    "options",
    [
        ["--edition", "revised"],
        ["--tools", "0"],
        ["--honor"],
        ["--open-setup"],
        ["--edition", "classic-it", "--option", "less_luck=yes"],
        ["--option", "private_scoring=dice", "--option", "bag=20"],
        ["--option", "strip-cutter=yes", "--tools", "5"],
    ],
    ids=" ".join,
)
def test_the_options_of_the_table_change_the_games(options: list[str]) -> None:
    assert (
        numbers("--games", "400", "--seed", "7", *options)["seats"] != numbers("--games", "400", "--seed", "7")["seats"]
    )


def test_people_get_sentences() -> None:
    code, out, err = run("simulate", "--games", "20", "--seed", "7")
    first, *seats = out.splitlines()
    assert (code, err, len(seats)) == (0, "", 2)
    assert re.fullmatch(rf"20 games in [\d,.]+ a second \({BACKEND} backend, seed 7\)", first)
    assert re.fullmatch(r"seat 0 \(random\): mean -?[\d.]+, spread [\d.]+, \d+ won", seats[0])


# the bar


def on_terminal(*arguments: str) -> tuple[str, str]:
    """Stdout from a pipe, and what a terminal at stderr shows."""
    leader, follower = pty.openpty()
    program = subprocess.Popen([PROGRAM, "simulate", *arguments], stdout=subprocess.PIPE, stderr=follower, text=True)
    os.close(follower)
    out, _ = program.communicate(timeout=60)
    shown = os.read(leader, 65536).decode()
    os.close(leader)
    return out, shown


def test_a_terminal_gets_a_bar_and_stdout_only_the_result() -> None:
    out, shown = on_terminal("--games", "4001", "--json")
    assert json.loads(out)["games"] == 4001
    assert shown.count("\r[") == 3
    assert shown.endswith(f"[{'=' * 40}] 4001/4001\r\n")


def test_without_a_terminal_there_is_no_bar() -> None:
    done = subprocess.run([PROGRAM, "simulate", "--games", "4001"], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert "[" not in done.stdout


# bad input


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--games", "0"], "0 is no number of games"),
        (["--games", "-3"], "-3 is no number of games"),
        (["--games", "9" * 40], "9 is no number of games"),
        (["--games", "many"], "invalid int value: 'many'"),
        (["--games", "1e3"], "invalid int value"),
        (["--seed", "owl"], "invalid int value: 'owl'"),
        (["--seats", "alice"], 'no bot "alice"; known: artisan, grandmaster'),
        (["--seats", "random", "you"], 'no bot "you"'),
        (["--seats", *["random"] * 7], "7 is no number of seats"),
        (["--seats"], "expected at least one argument"),
        (["--edition", "glory"], 'no edition "glory"'),
        (["--tools", "-1"], "-1 is no value for tools"),
        (["--tools", "6"], "6 tools are too many"),
        (["--option", "less_luck=yes"], "has no less_luck variant"),
        (["--option", "honor"], '"honor" is no option: write NAME=VALUE'),
        (["--option", "seats=3"], '"seats=3" is no option'),
        (["--option", "honour=yes"], 'no option "honour"'),
        (["--option", "bag=5"], "runs dry"),
        (["--option", "bag=-5"], "-5 is no value for bag"),
        (["--option", "pay=die"], "for the solo game only"),
        (["--option", "tokens=no"], "nobody could pay"),
    ],
)
def test_bad_input_is_refused_in_a_sentence(arguments: list[str], words: str) -> None:
    code, out, err = run("simulate", *arguments)
    assert (code, out) == (2, "")
    assert words in err


# Glory


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("modules", ["strife", "pioneers", "ornaments", "rivalry", "glory"])
def test_bots_play_every_module(seats: int, modules: str) -> None:
    result = simulate("--games", "20", "--seed", "7", "--modules", modules, "--seats", *["random"] * seats)
    assert (result["games"], len(result["seats"])) == (20, seats)


def test_a_bot_plays_strife_and_ornaments_alone() -> None:
    assert simulate("--games", "20", "--seats", "random", "--modules", "strife", "ornaments")["games"] == 20


def test_modules_change_the_games() -> None:
    assert numbers("--games", "50", "--seed", "7") != numbers("--games", "50", "--seed", "7", "--modules", "glory")


def test_an_unknown_module_is_refused() -> None:
    code, out, err = run("simulate", "--modules", "stryfe")
    assert (code, out) == (2, "")
    assert 'there is no module "stryfe"' in err
