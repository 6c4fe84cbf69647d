"""sagrada match: the same seed gives the same result, a killed match goes on, bad input is refused."""

import json
import os
import pty
import re
import signal
import subprocess
import time
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from bots.programs import build_first_move, program, sagrada_bot
from cli.running import PROGRAM, run

TIMES = ("decision_ms", "turn_ms")
PAIR = ["match", "random", "random", "--json", "--jobs", "1"]


def timeless(result: Any) -> Any:
    """The result without the times, which are never the same."""
    for row in result["bots"]:
        for key in TIMES:
            del row[key]
    return result


def match(*arguments: str) -> Any:
    """What the command tells as JSON, without the times."""
    code, out, err = run(*arguments)
    assert (code, err) == (0, "")
    return timeless(json.loads(out))


@pytest.fixture(scope="module")
def first_move(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A bot that is not `random`."""
    return build_first_move(tmp_path_factory.mktemp("bot"))


# the result


def test_the_json_has_exactly_these_keys() -> None:
    code, out, err = run(*PAIR, "--deals", "2", "--seed", "7")
    result = json.loads(out)
    assert (code, err, out.count("\n")) == (0, "", 1)
    keys = "deals games seats seed win_rate even win_lead margin bots"
    assert list(result) == keys.split()
    assert list(result["win_rate"]) == list(result["margin"]) == ["mean", "low", "high"]
    row = "bot score wins above_target decisions turns decision_ms turn_ms forfeits"
    assert [list(bot) for bot in result["bots"]] == [row.split()] * 2


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_same_seed_gives_the_same_result_on_any_number_of_processes(seats: int, first_move: str) -> None:
    arguments = ["match", "random", first_move, "--json", "--deals", "3", "--seats", str(seats)]
    once = match(*arguments, "--seed", "7", "--jobs", "1")
    assert once == match(*arguments, "--seed", "7", "--jobs", "2")
    assert once != match(*arguments, "--seed", "8", "--jobs", "1")
    assert once["games"] == 3 * max(2, seats)


def test_without_a_seed_one_is_drawn_and_told() -> None:
    result = match(*PAIR, "--deals", "1")
    assert match(*PAIR, "--deals", "1", "--seed", str(result["seed"])) == result


def test_a_bot_as_a_program_is_exactly_even_with_itself() -> None:
    result = match("match", "random", sagrada_bot("random"), "--json", "--deals", "1", "--seed", "7")
    assert (result["win_rate"]["mean"], result["margin"]["mean"]) == (0.5, 0)
    assert result["bots"][0]["score"] == result["bots"][1]["score"]


def test_the_options_of_the_table_change_the_games() -> None:
    usual = match(*PAIR, "--deals", "1", "--seed", "7")
    for options in (["--edition", "revised"], ["--tools", "0"], ["--modules", "glory"], ["--option", "bag=20"]):
        assert match(*PAIR, "--deals", "1", "--seed", "7", *options)["bots"] != usual["bots"]


def test_people_get_sentences() -> None:
    code, out, err = run("match", "random", "random", "--deals", "2", "--seats", "1", "--seed", "7", "--jobs", "1")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "2 deals, 4 games, 1 seat, seed 7"
    assert lines[1].startswith("random (A) and random (B), each alone: A beats 0.0 % of the targets, 95 % interval")
    assert lines[2].startswith("A beats more targets than B by +0.0 points of percent, 95 % interval +0.0 to +0.0")
    assert re.fullmatch(r"B random: mean score [\d.]+, 0 won, [\d.]+ ms a decision, [\d.]+ ms a turn", lines[-1])
    single = run("match", "random", "random", "--deals", "1", "--jobs", "1")[1]
    assert "no interval from one deal" in single


# programs that lose their seat


def test_a_lost_seat_is_told_and_counted_and_the_match_goes_on(tmp_path: Path) -> None:
    word = program(tmp_path, "greet(); read(); say({'type': 'move', 'move': 'cheat'}); play()")
    for jobs in ("1", "2"):
        code, out, err = run("match", word, "random", "--deals", "2", "--seed", "7", "--json", "--jobs", jobs)
        assert code == 0
        assert [row["forfeits"] for row in json.loads(out)["bots"]] == [4, 0]
        lines = sorted(err.splitlines())
        assert len(lines) == 4
        assert lines[0].startswith("sagrada: deal 0: program:")
        assert lines[3].startswith("sagrada: deal 1: program:")
        assert lines[0].endswith(': "cheat" is none of the moves it was offered')
    assert "A lost its seat in 2 games" in run("match", word, "random", "--deals", "1", "--jobs", "1")[1]


def test_the_limit_is_the_one_that_was_asked_for(tmp_path: Path) -> None:
    word = program(tmp_path, "time.sleep(60)")
    err = run("match", word, "random", "--deals", "1", "--seats", "1", "--limit", "0.25", "--jobs", "1")[2]
    assert err.endswith("it gave no answer within 0.25 seconds\n")


# the file to go on from


def finish(file: Path, *arguments: str) -> Any:
    """Play a match with this file to its end."""
    return match(*PAIR, "--seed", "7", "--deals", "6", "--state", str(file), *arguments)


def deals_in(file: Path) -> list[int]:
    """The numbers of the deals in a file."""
    return [json.loads(line)["deal"] for line in file.read_text().splitlines()[1:]]


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def are_gone(pids: list[int]) -> bool:
    """Have these processes ended, at the latest in a few seconds?"""
    for _ in range(200):
        if not any(Path(f"/proc/{pid}").exists() for pid in pids):
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_match_goes_on_and_ends_with_the_same_result(jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    command = [PROGRAM, *PAIR[:-1], jobs, "--seed", "7", "--deals", "10000", "--state", str(file)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as killed:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and (not file.exists() or file.read_text().count("\n") < 5):
            time.sleep(0.02)
        workers = children_of(killed.pid)
        killed.send_signal(signal.SIGKILL)
    assert are_gone(workers)
    before = file.read_text()
    with file.open("a") as more:
        more.write('{"deal": 5, "games": [{"sea')
    assert finish(file) == match(*PAIR, "--seed", "7", "--deals", "6")
    assert file.read_text().startswith(before[: before.rindex("\n") + 1])
    assert set(deals_in(file)) >= set(range(6))
    assert len(deals_in(file)) == len(set(deals_in(file)))


def test_what_is_done_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    result = finish(file)
    text = file.read_text()
    assert finish(file) == result
    assert file.read_text() == text
    assert match(*PAIR, "--seed", "7", "--deals", "4", "--state", str(file))["deals"] == 4
    assert match(*PAIR, "--deals", "6", "--state", str(file)) == result
    assert file.read_text() == text


def test_more_deals_can_be_added(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    match(*PAIR, "--seed", "7", "--deals", "3", "--state", str(file))
    assert finish(file) == match(*PAIR, "--seed", "7", "--deals", "6")
    assert deals_in(file) == list(range(6))


@pytest.mark.parametrize("left", [0, 1, 10, 300])
def test_a_file_that_was_cut_off_anywhere_in_its_first_line_is_begun_anew(left: int, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    result = finish(file)
    file.write_text(file.read_text()[:left])
    assert finish(file) == result
    assert deals_in(file) == list(range(6))


@pytest.mark.parametrize(
    ("arguments", "differing"),
    [
        (["--seed", "8"], "seed"),
        (["--seats", "3"], "options"),
        (["--edition", "revised"], "options"),
        (["--budget-nodes", "5"], "budget"),
        (["--limit", "5"], "limit"),
    ],
)
def test_a_file_of_another_match_is_refused_and_left_alone(
    arguments: list[str], differing: str, tmp_path: Path
) -> None:
    file = tmp_path / "match.jsonl"
    match(*PAIR, "--seed", "7", "--deals", "1", "--state", str(file))
    text = file.read_text()
    code, out, err = run(*PAIR, "--state", str(file), *arguments)
    assert (code, out) == (2, "")
    assert err == f"sagrada: {file} is from another match; what differs: {differing}\n"
    assert file.read_text() == text


@pytest.mark.parametrize("content", [b"# My notes\n", b"\xff\xfe\x00", b"{}\n", b'{"deal": 0}\n', b"\n"])
def test_a_file_that_is_none_of_a_match_is_refused_and_left_alone(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "notes"
    file.write_bytes(content)
    code, out, err = run(*PAIR, "--state", str(file))
    assert (code, out) == (2, "")
    assert "is no file that a match goes on from" in err
    assert file.read_bytes() == content


@pytest.mark.parametrize("line", ["nonsense", "{}", "5", '{"deal": 0, "games": [{}], "clocks": []}'])
def test_a_broken_line_is_named(line: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    match(*PAIR, "--seed", "7", "--deals", "2", "--state", str(file))
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], line, lines[2]]) + "\n")
    code, out, err = run(*PAIR, "--seed", "7", "--state", str(file))
    assert (code, out) == (2, "")
    assert err.endswith("line 2: this is no finished deal of a match\n")


# the picture


@pytest.mark.parametrize("arguments", [["--deals", "1"], ["--deals", "4"], ["--deals", "2", "--seats", "1"]])
def test_the_picture_is_svg_with_the_numbers_in_words(arguments: list[str], first_move: str, tmp_path: Path) -> None:
    file = tmp_path / "match.svg"
    result = match("match", first_move, "random", "--json", *arguments, "--seed", "7", "--plot", str(file))
    picture = ET.parse(file).getroot()
    space = "{http://www.w3.org/2000/svg}"
    words = [text.text or "" for text in picture.iter(f"{space}text")]
    assert picture.findtext(f"{space}title") == f"{first_move} (A) against random (B)"
    assert any(word.startswith(f"A wins: {100 * result['win_rate']['mean']:.1f} %") for word in words)
    assert any(f"{result['margin']['mean']:+.2f}" in word for word in words)
    fills = {part.get("fill") for part in picture.iter() if part.get("fill")}
    assert fills <= {"#ffffff", "#1d2733", "none", "url(#hatched)"}


def test_the_same_match_is_the_same_picture(tmp_path: Path) -> None:
    for name in ("one", "two"):
        match(*PAIR, "--deals", "3", "--seed", "7", "--plot", str(tmp_path / name))
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()


def test_a_picture_that_can_t_be_written_is_refused_before_the_match(tmp_path: Path) -> None:
    state = tmp_path / "state"
    code, out, err = run(*PAIR, "--plot", str(tmp_path / "no" / "folder.svg"), "--state", str(state))
    assert (code, out) == (2, "")
    assert "there is no such folder" in err
    assert not state.exists()


# the bar, and leaving


def test_a_terminal_gets_a_bar_with_the_running_result_and_stdout_only_the_result() -> None:
    leader, follower = pty.openpty()
    command = [PROGRAM, *PAIR, "--deals", "3", "--seed", "7"]
    done = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=follower, text=True)
    os.close(follower)
    out, _ = done.communicate(timeout=60)
    shown = os.read(leader, 65536).decode()
    os.close(leader)
    assert json.loads(out)["deals"] == 3
    assert shown.endswith(f"[{'=' * 30}] 3/3 A wins 50.0 %, margin +0.00\r\n")


def listen_to_interrupts() -> None:
    """A program started from a script in the background would ignore them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_a_match_that_is_interrupted_leaves_no_process(tmp_path: Path) -> None:
    word = program(tmp_path, f"open({str(tmp_path / 'pid')!r}, 'a').write(f'{{os.getpid()}}\\n')\ngreet()\nplay()\n")
    command = [PROGRAM, "match", word, "random", "--deals", "10000", "--jobs", "2"]
    stopped = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=listen_to_interrupts
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and not (tmp_path / "pid").exists():
        time.sleep(0.02)
    workers = children_of(stopped.pid)
    stopped.send_signal(signal.SIGINT)
    out, err = stopped.communicate(timeout=60)
    assert (stopped.returncode, out) == (130, "")
    assert "Traceback" not in err
    pids = [int(line) for line in (tmp_path / "pid").read_text().split()]
    assert are_gone(workers + pids)


# bad input


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["random", "alice"], 'no bot "alice"; known: '),
        (["random"], "required: B"),
        (["random", "random", "--deals", "0"], "--deals is 0, and goes from 1 to"),
        (["random", "random", "--deals", "many"], "invalid int value: 'many'"),
        (["random", "random", "--jobs", "0"], "--jobs is 0"),
        (["random", "random", "--limit", "0"], "--limit is 0.0"),
        (["random", "random", "--limit", "nan"], "--limit is nan"),
        (["random", "random", "--limit", "inf"], "--limit is inf"),
        (["random", "random", "--budget-nodes", "0"], "--budget-nodes is 0"),
        (["random", "random", "--budget-ms", "-1"], "--budget-ms is -1"),
        (["random", "random", "--seats", "7"], "7 is no number of seats"),
        (["random", "random", "--seats", "0"], "0 is no number of seats"),
        (["random", "random", "--edition", "glory"], 'no edition "glory"'),
        (["random", "program:"], "names no program"),
        (["random", "program:./nothing-here"], 'there is no program "./nothing-here"'),
        (["random", "random", "--state", "/"], "can't read /"),
        (["random", "random", "--state", "/no/such/folder"], "can't write /no/such/folder"),
    ],
)
def test_bad_input_is_refused_in_a_sentence(arguments: list[str], words: str) -> None:
    code, out, err = run("match", *arguments)
    assert (code, out) == (2, "")
    assert words in err


# programs elsewhere


def test_a_program_plays_against_a_person(first_move: str) -> None:
    out = run("play", "--seed", "7", "--seats", "you", first_move, stdin=b"1\nend\nend\nquit\n")[1]
    assert "first_move took" in out


def test_a_program_that_fails_at_a_person_s_table_is_replaced(tmp_path: Path) -> None:
    word = program(tmp_path, "greet(); play(1); sys.exit(5)")
    code, _, err = run("play", "--seed", "7", "--seats", "you", word, stdin=b"1\nend\nend\nquit\n")
    assert code == 0
    assert "loses its seat to" in err
    assert err.endswith("it has ended, with code 5\n")


def test_programs_are_simulated_and_the_same_seed_gives_the_same_games(first_move: str) -> None:
    results = [run("simulate", "--seats", first_move, "random", "--games", "3", "--seed", "7", "--json") for _ in "ab"]
    seats = [json.loads(out)["seats"] for _, out, _ in results]
    assert seats[0] == seats[1]
    assert sum(seat["wins"] for seat in seats[0]) == 3
    assert seats[0][0]["bot"] == first_move
