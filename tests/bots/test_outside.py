"""Programs at the table: real processes that play, crash, stall, write garbage and cheat. Nothing of them is left."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from bots.programs import build_first_move, greedy_taker, program, sagrada_bot
from sagrada.bots import outside
from sagrada.bots.bot import OWN_MEASURE
from sagrada.bots.outside import LIVE, SUBSTITUTE, OutsideBot, read_command
from sagrada.content.options import resolve
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from sagrada.lab.match import DealPlayed, Setting, play_deal
from sagrada.words.messages import explain

ALONE = resolve("classic", 1)
SLOW_START = 20.0
"""A limit that only a program which really stalls exceeds."""


@pytest.fixture(autouse=True)
def _nothing_is_left() -> Iterator[None]:
    """After every test no program runs, and none waits to be buried."""
    yield
    assert not LIVE
    with suppress(ChildProcessError):
        assert os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None


def play(word: str, limit: float = SLOW_START) -> DealPlayed:
    """A deal of the program as A, with `random` as B, each alone."""
    return play_deal(Setting((word, "random"), ALONE, 7, limit=limit), 0)


def forfeit(word: str, limit: float = SLOW_START) -> str:
    """Why a program has lost its seat; the game was played to its end nevertheless."""
    played = play(word, limit)
    assert [clock.forfeits for clock in played.clocks] == [1, 0]
    assert len(played.games) == 2
    [complaint] = played.complaints
    told = explain(complaint)
    assert told.startswith(f"{word} loses its seat to {SUBSTITUTE}: ")
    return told.removeprefix(f"{word} loses its seat to {SUBSTITUTE}: ")


# programs that play


def test_a_built_in_bot_plays_the_same_as_a_program() -> None:
    played = play(sagrada_bot("random"))
    assert played.complaints == []
    assert played.games[0].scores == played.games[1].scores


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_examples_play_every_table_without_a_fault(seats: int, tmp_path: Path) -> None:
    words = (greedy_taker(), build_first_move(tmp_path))
    for options in (resolve("classic", seats), resolve("revised", seats, modules="strife ornaments")):
        played = play_deal(Setting(words, options, 7, limit=SLOW_START), 0)
        assert played.complaints == []


def test_the_examples_need_nothing_of_sagrada() -> None:
    assert "import sagrada" not in (Path(greedy_taker().split()[-1])).read_text(encoding="utf-8")


def test_much_on_stderr_and_long_views_block_nobody(tmp_path: Path) -> None:
    body = """
greet()
while True:
    sys.stderr.write("x" * 300_000)
    sys.stderr.flush()
    message = read()
    if message["type"] == "bye":
        break
    say({"type": "move", "move": message["view"]["moves"][0]})
"""
    assert play(program(tmp_path, body)).complaints == []


def test_a_program_is_told_its_seat_and_hears_the_bye(tmp_path: Path) -> None:
    body = f"""
hello = read()
say({{"type": "hello", "protocol": 1}})
play()
open({str(tmp_path / "heard")!r}, "w").write(json.dumps(hello))
"""
    assert play(program(tmp_path, body)).complaints == []
    heard = (tmp_path / "heard").read_text()
    assert '"seat": 0, "seats": 1, "edition": "classic"' in heard
    assert '"budget": {"nodes": null, "seconds": null}' in heard


def test_a_program_that_stays_after_the_bye_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "GRACE", 0.1)
    began = time.monotonic()
    assert play(program(tmp_path, "greet()\nplay()\ntime.sleep(60)\n")).complaints == []
    assert time.monotonic() - began < 30


# programs that lose their seat


def test_a_crash_is_told_with_the_last_words(tmp_path: Path) -> None:
    told = forfeit(program(tmp_path, "greet()\nplay(3)\nraise ValueError('no idea')\n"))
    assert told == "it has ended, with code 1; its last words: ValueError: no idea"


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("sys.exit(3)", "it has ended, with code 3"),
        ("greet(); sys.exit(0)", "it has ended, with code 0"),
        ("greet(); play(2); os.kill(os.getpid(), 9)", "it has ended, with code -9"),
        ("greet(); play(2); os.close(0); os.close(1); time.sleep(60)", "it has ended, with code ?"),
    ],
)
def test_an_end_before_the_bye_is_a_crash(
    body: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "GRACE", 1.0)
    assert forfeit(program(tmp_path, body)) == told


@pytest.mark.parametrize(
    "body",
    [
        "time.sleep(60)",
        "greet(); play(3); time.sleep(60)",
        "greet(); read(); sys.stdout.write('half a line'); sys.stdout.flush(); time.sleep(60)",
        "greet()\nwhile True: pass",
    ],
)
def test_a_program_that_stalls_is_stopped(body: str, tmp_path: Path) -> None:
    began = time.monotonic()
    assert forfeit(program(tmp_path, body), limit=1.0) == "it gave no answer within 1 second"
    assert time.monotonic() - began < 20


def test_a_program_that_reads_nothing_is_stopped(tmp_path: Path) -> None:
    """It answers without reading until the pipe is full of views."""
    body = 'say({"type": "hello", "protocol": 1})\ntime.sleep(60)'
    assert forfeit(program(tmp_path, body), limit=1.0) == "it gave no answer within 1 second"


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("greet(); print('thinking ...', flush=True); play()", "this is no answer: thinking ..."),
        ("greet(); play(2); print('[1, 2]', flush=True); play()", "this is no answer: [1, 2]"),
        ("greet(); play(2); read(); say({'type': 'move'}); play()", 'this is no answer: {"type": "move"}'),
        ("greet(); read(); say({'type': 'move', 'move': 5}); play()", 'this is no answer: {"type": "move", "move": 5}'),
        ("greet(); read(); say({'type': 'pass', 'move': 'end'}); play()", "this is no answer: "),
        ("greet(); read(); os.write(1, bytes([255, 27, 10])); play()", "this is no answer: \ufffd?"),
        ("greet(); read(); print('[' * 100_000, flush=True); play()", "this is no answer: [[["),
        ("greet(); read()\nwhile True: sys.stdout.write('x' * 10_000)", "this is no answer: xxx"),
        ("greet(); read(); print('9' * 50_000, flush=True); play()", "this is no answer: 999"),
    ],
)
def test_garbage_is_told(body: str, told: str, tmp_path: Path) -> None:
    assert forfeit(program(tmp_path, body)).startswith(told)


@pytest.mark.parametrize("move", ["choose everything", "end", "", " ", "undo", "* R5", "R6@a1", "\x1b[2J"])
def test_a_move_that_was_not_offered_is_cheating(move: str, tmp_path: Path) -> None:
    told = forfeit(program(tmp_path, f"greet(); read(); say({{'type': 'move', 'move': {move!r}}}); play()"))
    assert told == f'"{move}" is none of the moves it was offered'.replace("\x1b", "?")


@pytest.mark.parametrize(
    "answer", [{"type": "hello", "protocol": 2}, {"type": "hello"}, {"type": "move", "move": "end"}]
)
def test_another_version_is_refused(answer: dict[str, object], tmp_path: Path) -> None:
    told = forfeit(program(tmp_path, f"read(); say({answer!r}); play()"))
    assert told.startswith("it does not say hello in protocol 1: {")


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    body = f"""
import subprocess
child = subprocess.Popen(["sleep", "60"])
open({str(pids)!r}, "w").write(str(child.pid))
greet()
print("garbage", flush=True)
time.sleep(60)
"""
    assert forfeit(program(tmp_path, body)) == "this is no answer: garbage"
    assert is_gone(int(pids.read_text()))


def is_gone(pid: int) -> bool:
    """Has a process ended, at the latest in a moment?"""
    for _ in range(100):
        with suppress(FileNotFoundError):
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z":
                time.sleep(0.05)
                continue
        return True
    os.kill(pid, signal.SIGKILL)
    return False


def test_every_game_starts_the_program_anew(tmp_path: Path) -> None:
    word = program(tmp_path, "greet(); play(5); sys.exit(1)")
    played = play_deal(Setting((word, "random"), resolve("classic", 2), 7, limit=SLOW_START), 0)
    assert played.clocks[0].forfeits == len(played.complaints) == 2


def test_the_substitute_finishes_the_game_as_it_would_play(tmp_path: Path) -> None:
    """A program that fails at once leaves the game to the substitute, seed for seed."""
    word = program(tmp_path, "sys.exit(1)")
    lost = play_deal(Setting((word, SUBSTITUTE), ALONE, 7, limit=SLOW_START), 0)
    assert lost.games[0].scores == lost.games[1].scores


# words that name no program


@pytest.mark.parametrize("word", ["program:", "program:  ", "program:'", 'program:""'])
def test_a_word_without_a_command_is_refused(word: str) -> None:
    with pytest.raises(Refused, match=r"bad_command|no_such_program"):
        read_command(word)


@pytest.mark.parametrize("name", ["no-such-program-anywhere", "./nothing", "/", "/etc/passwd"])
def test_a_program_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="no_such_program"):
        read_command(f"program:{name}")


def test_a_program_that_can_t_be_started_loses_its_seat(tmp_path: Path) -> None:
    file = tmp_path / "broken"
    file.write_bytes(b"\x7fELF nothing more")
    file.chmod(0o755)
    told: list[Refused] = []
    bot, game = OutsideBot(f"program:{file}", 1, told.append), Game.new(seats=1)
    assert bot(game.view(0), 5, OWN_MEASURE) in game.legal_moves(0)
    bot.close()
    assert "it can't be started (Exec format error)" in explain(told[0])


def test_a_command_is_taken_apart_like_in_a_shell() -> None:
    assert read_command("program:sh -c 'sleep 1; echo \"a b\"'") == ["sh", "-c", 'sleep 1; echo "a b"']
