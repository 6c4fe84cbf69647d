"""Files that rules version 1 left: saved games of the text client, logs, matches. Later versions go on with them.

What was told then is in `files.json`. Later rules may differ from it in the legal moves only, and only where
MOVES_THAT_DIFFER says so: each recorded line of a log stays legal in the game of that log.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from cli.playing import ONES, play
from cli.running import run
from cli.test_match import timeless
from sagrada.cli.terminal.saves import load_game, seed_path
from sagrada.game.game import Game
from sagrada.game.log import parse_log
from sagrada.game.replay import replay
from saved.disputed import DISPUTED, find_lines
from saved.facts import FILES, GAMES, LOGS, MATCHES, Facts, differences, legal_moves, log_facts
from saved.test_saved import other_moves

TOLD: Any = json.loads(FILES.read_text(encoding="utf-8"))
KNOWN: dict[str, Facts] = {**TOLD["games"], **TOLD["logs"]}
ALL = {file.stem: file for folder in (GAMES, LOGS) for file in sorted(folder.glob("*.sagrada"))}
REFUSED = {
    "exchange-clamp-leaves-a-die-alone": (72, "use exchange_clamp", "tools_exchange_clamp"),
    "exchange-clamp-leaves-a-die-alone-revised": (67, "use exchange_clamp", "tools_exchange_clamp"),
}
"""Logs with a move that the rules no longer allow: its line and text, and the ruling that changed."""
PATHS = {name: file for name, file in ALL.items() if name not in REFUSED}
GOING_ON = [name for name in TOLD["games"] if not TOLD["games"][name]["is_over"]]
BEFORE_THE_FIRST_DECISION = "two-people-choosing"
MOVES_THAT_DIFFER: dict[str, dict[str, list[str]]] = {
    "honor-hand-fits-nowhere-for-a-tool 200 s0": {"gone": [], "new": ["return"]},
}
"""Seats whose legal moves after a line are others than then: {"own-windows 50 s0": {"gone": [...], "new": [...]}}."""
EACH = pytest.mark.parametrize("name", PATHS)


def text_of(name: str) -> str:
    """The text of a log."""
    return PATHS[name].read_text(encoding="utf-8")


def test_every_saved_file_is_known() -> None:
    assert sorted(ALL) == sorted(KNOWN)
    assert sorted(file.stem for file in MATCHES.iterdir()) == sorted(TOLD["matches"])
    assert sorted(DISPUTED) == sorted(name for name in KNOWN if "disputed" in KNOWN[name])


# logs


@EACH
def test_a_saved_log_leads_to_the_same_windows_dice_and_scores(name: str) -> None:
    told = {fact: value for fact, value in KNOWN[name].items() if fact not in ("moves", "disputed", "arguments")}
    assert differences(told, log_facts(text_of(name))) == []


def moments(known: Facts) -> dict[int, dict[str, list[str]]]:
    """The legal moves that were recorded after some lines of a log, and before every move in question."""
    disputed = {row["line"] - 1: row["moves"] for row in known.get("disputed", [])}
    return {int(line): moves for line, moves in known["moves"].items()} | disputed


def test_the_legal_moves_in_saved_logs_are_those_they_were_but_for_what_is_named_here() -> None:
    found: dict[str, dict[str, list[str]]] = {}
    for name in PATHS:
        known, parsed = KNOWN[name], parse_log(text_of(name))
        for line, seats in moments(known).items():
            now = legal_moves(replay(parsed, line if line < len(parsed.lines) else None))
            assert seats.keys() == now.keys()
            found |= {f"{name} {line} s{seat}": other_moves(moves, now[seat]) for seat, moves in seats.items()}
    assert {where: moves for where, moves in found.items() if moves} == MOVES_THAT_DIFFER


@pytest.mark.parametrize("name", [name for name in DISPUTED if name not in REFUSED])
def test_a_move_that_later_rules_may_refuse_stands_in_the_log_and_is_played(name: str) -> None:
    game = Game.from_text(text_of(name))
    known = KNOWN[name]["disputed"]
    assert find_lines(game, DISPUTED[name].kind) == [row["line"] for row in known]
    rows = text_of(name).splitlines()
    for row in known:
        assert rows[row["file_line"] - 1] == game.lines[row["line"] - 1] == row["text"]
        assert row["text"] in [move for moves in row["moves"].values() for move in moves]


@pytest.mark.parametrize("name", REFUSED)
@pytest.mark.parametrize("command", ["replay", "verify", "review"])
def test_the_commands_name_line_and_ruling_of_a_move_that_is_no_longer_legal(command: str, name: str) -> None:
    line, text, ruling = REFUSED[name]
    code, out, err = run(command, str(ALL[name]))
    assert (code, out) == (2, "")
    assert f'line {line}, "{text}"' in err
    assert f"ruling {ruling}" in err


@EACH
def test_the_commands_take_a_saved_log(name: str) -> None:
    file = str(PATHS[name])
    code, out, _ = run("replay", file, "--json")
    assert (code, json.loads(out)["phase"]) == (0, KNOWN[name]["view"]["phase"])
    assert run("replay", file, "--at", str(KNOWN[name]["lines"] // 2), "--plain")[0] == 0
    code, out, _ = run("verify", file, "--json")
    is_revealed = KNOWN[name]["is_over"] or "dice seed" in text_of(name)
    assert (code == 0) == (is_revealed and "dice by hand" not in text_of(name))


@pytest.mark.parametrize(
    "name", [name for name in (*GOING_ON, *DISPUTED) if name in PATHS and name != BEFORE_THE_FIRST_DECISION]
)
def test_a_saved_log_can_be_reviewed(name: str) -> None:
    code, out, err = run("review", str(PATHS[name]), "--seat", "0", "--nodes", "10", "--beam", "5", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["finished"] == KNOWN[name]["is_over"]


# saved games


def copy_game(name: str, folder: Path) -> Path:
    """A saved game and its seed, where they may be written to."""
    for file in (PATHS[name], seed_path(PATHS[name])):
        if file.exists():
            shutil.copyfile(file, folder / file.name)
    return folder / PATHS[name].name


@pytest.mark.parametrize("name", GOING_ON)
def test_a_saved_game_is_resumed_and_played_to_its_end(name: str, tmp_path: Path) -> None:
    code, out, err = play("--resume", str(copy_game(name, tmp_path)), "--plain", lines=ONES)
    assert (code, err) == (0, "")
    assert "Round 10 is over" in out
    assert ("Pass to" in out) == (KNOWN[name]["arguments"].count("you") > 1)


@pytest.mark.parametrize("name", GOING_ON)
def test_a_saved_game_goes_on_with_the_same_dice_to_the_same_end(name: str, tmp_path: Path) -> None:
    game, end = load_game(copy_game(name, tmp_path)), Game.from_text(text_of(f"{name}-over"))
    while len(game.lines) < len(end.lines):
        play_next(game, end.lines)
        assert game.lines == end.lines[: len(game.lines)]
    assert game.is_over
    assert [sheet.total for sheet in game.score()] == KNOWN[f"{name}-over"]["scores"]


def play_next(game: Game, lines: list[str]) -> None:
    """The next decision of these lines; secret choices all at once, seat by seat."""
    at = len(game.lines)
    if game.chooses_in_secret:
        for seat in range(game.options.seats):
            game.play(lines[at + seat], seat)
    else:
        game.play(lines[at])


@pytest.mark.parametrize("name", [name for name in TOLD["games"] if name not in GOING_ON])
def test_a_finished_game_is_shown_again(name: str, tmp_path: Path) -> None:
    code, out, err = play("--resume", str(copy_game(name, tmp_path)))
    assert (code, err) == (0, "")
    assert all(str(points) in out for points in KNOWN[name]["scores"])


# matches


@pytest.mark.parametrize("name", TOLD["matches"])
def test_a_match_goes_on_from_its_file(name: str, tmp_path: Path) -> None:
    file, known = tmp_path / "match.jsonl", TOLD["matches"][name]
    shutil.copyfile(MATCHES / f"{name}.jsonl", file)
    lines = file.read_text(encoding="utf-8").splitlines()
    arguments = ["match", *known["arguments"], "--json", "--jobs", "1", "--state", str(file)]
    code, out, err = run(*arguments)
    assert code == 0, err
    assert timeless(json.loads(out)) == known["result"]
    deals = known["result"]["deals"] + 1
    code, out, err = run(*[str(deals) if before == "--deals" else word for before, word in pairs(arguments)])
    assert (code, json.loads(out)["deals"]) == (0, deals)
    assert file.read_text(encoding="utf-8").splitlines()[: len(lines) - 1] == lines[:-1]


def pairs(words: list[str]) -> list[tuple[str, str]]:
    """Each word with the one before it."""
    return list(zip(["", *words], words, strict=False))
