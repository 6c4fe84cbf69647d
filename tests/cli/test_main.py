"""Bad input of every kind to every command: exit code 2, a sentence on stderr, nothing on stdout, never a traceback."""

import os
import pty
import re
import signal
import subprocess
from contextlib import suppress
from pathlib import Path

import pytest

from cli.running import PROGRAM, run, run_program
from golden_coverage import FOLDER
from sagrada.cli import COMMANDS
from sagrada.version import VERSION

LOG = str(FOLDER / "classic-solo.sagrada")
FILE_COMMANDS = [["score"], ["legal"], ["replay"], ["verify"], ["play", "--resume"]]
JSON_COMMANDS = [["score"], ["legal"]]
LOG_COMMANDS = [["replay"], ["verify"], ["play", "--resume"]]


def check_refused(result: tuple[int, str, str]) -> str:
    """The last line on stderr of a command that was refused as it should be."""
    code, out, err = result
    assert (code, out) == (2, "")
    assert "Traceback" not in err
    last = err.splitlines()[-1]
    assert re.match(r"sagrada( \w+)?: .", last)
    return last


# files


def make_file(kind: str, folder: Path) -> str:
    """The name of a file, or of what is none, of a kind that no command can use."""
    contents = {
        "empty": b"",
        "blank": b" \n\n",
        "binary": bytes(range(256)) * 20,
        "zeros": bytes(1000),
        "utf-16": "sagrada log 1\n".encode("utf-16"),
        "picture": b"\x89PNG\r\n\x1a\n" + bytes(50),
        "prose": b"It was a dark and stormy night.\n",
        "half": b'{"seats": [',
        "nested": b"[" * 100_000,
        "digits": b"9" * 5000,
        "infinite": b'{"seats": Infinity}',
        "number": b"5",
        "null": b"null",
        "log without a game": b"sagrada log 1\n",
        "log from the future": b"sagrada log 1\nrules 99\nedition classic\nseats 2\ndice by hand\n",
    }
    path = folder / "input"
    if kind == "directory":
        path.mkdir()
    elif kind == "loop":
        path.symlink_to(path)
    elif kind != "missing":
        path.write_bytes(contents[kind])
    return str(path)


KINDS = [
    "missing",
    "directory",
    "loop",
    "empty",
    "blank",
    "binary",
    "zeros",
    "utf-16",
    "picture",
    "prose",
    "half",
    "nested",
    "digits",
    "infinite",
    "number",
    "null",
    "log without a game",
    "log from the future",
]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("command", FILE_COMMANDS, ids=" ".join)
def test_a_file_of_the_wrong_kind_is_refused(command: list[str], kind: str, tmp_path: Path) -> None:
    check_refused(run(*command, make_file(kind, tmp_path)))


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("missing", "directory", "loop")])
@pytest.mark.parametrize("command", FILE_COMMANDS[:4], ids=" ".join)
def test_the_same_from_stdin_is_refused(command: list[str], kind: str, tmp_path: Path) -> None:
    check_refused(run(*command, "-", stdin=Path(make_file(kind, tmp_path)).read_bytes()))


@pytest.mark.parametrize("command", JSON_COMMANDS, ids=" ".join)
def test_a_log_where_json_is_expected_is_refused(command: list[str]) -> None:
    assert "is no JSON: line 1, column 1" in check_refused(run(*command, LOG))


@pytest.mark.parametrize("command", LOG_COMMANDS, ids=" ".join)
def test_json_where_a_log_is_expected_is_refused(command: list[str], tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text('{"seats": []}')
    assert 'expected: "sagrada log 1"' in check_refused(run(*command, str(tmp_path / "a.json")))


@pytest.mark.parametrize("command", FILE_COMMANDS, ids=" ".join)
def test_the_refusal_names_the_file(command: list[str], tmp_path: Path) -> None:
    name = str(tmp_path / "nowhere")
    assert f"can't read {name}: No such file or directory" in check_refused(run(*command, name))


@pytest.mark.parametrize("command", FILE_COMMANDS, ids=" ".join)
def test_a_name_that_is_no_text_is_refused(command: list[str]) -> None:
    check_refused(run(*command, "\udcff\udcfe"))
    check_refused(run(*command, "x" * 5000))


# arguments

TABLE = [
    ["--edition", "glory"],
    ["--edition", ""],
    ["--edition"],
    ["--tools", "-1"],
    ["--tools", "6"],
    ["--tools", "9" * 60],
    ["--tools", "three"],
    ["--tools", "2.5"],
    ["--option", "tools"],
    ["--option", "="],
    ["--option", "edition=revised"],
    ["--option", "seats=4"],
    ["--option", "names=x"],
    ["--option", "seed=5"],
    ["--option", "deal=x"],
    ["--option", "bag=-1"],
    ["--option", "bag=1"],
    ["--option", "bag=9999"],
    ["--option", "bag=" + "9" * 5000],
    ["--option", "tools=many"],
    ["--option", "honor=maybe"],
    ["--option", "privates=2"],
    ["--option", "less_luck=yes"],
    ["--option", "\udcff=1"],
    ["--hono=r"],
]
ARGUMENTS: dict[str, list[list[str]]] = {
    "play": [
        ["--seats", "alice"],
        ["--seats"],
        ["--seats", *["you"] * 7],
        ["--solo", "--seats", "random"],
        ["--names", "x" * 65],
        ["--names", ""],
        ["--names", "\udcff"],
        ["--names", "a", "b", "c"],
        ["--seed", "two words"],
        ["--seed", ""],
        ["--seed", "\udcff"],
        ["--color", "purple"],
        ["--resume", LOG, "--seed", "7"],
        ["--resume", LOG, "--tools", "0"],
        ["--resume", LOG, "--seats", "you", "you"],
        ["extra"],
        *TABLE,
    ],
    "serve": [
        ["extra"],
        ["--port", "many"],
        ["--port", "-1"],
        ["--port", "99999"],
        ["--port", "0", "--data", LOG],
        ["--bot-pause", "long"],
    ],
    "score": [[], ["a", "b"], ["--json", LOG], ["--at", "5", LOG]],
    "legal": [[], ["a", "b"], ["--ignore", "touch", LOG]],
    "cards": [["nowhere"], [""], ["a", "b"], ["--jsn"], ["\udcff"], ["x" * 5000]],
    "simulate": [
        ["--games", "0"],
        ["--games", "-1"],
        ["--games", "100000001"],
        ["--games", "9" * 60],
        ["--games", "9" * 5000],
        ["--games", "1.5"],
        ["--games", ""],
        ["--seed", "owl"],
        ["--seed", "9" * 5000],
        ["--seats", "alice"],
        ["--seats", "you"],
        ["--seats", *["random"] * 7],
        ["extra"],
        *TABLE,
    ],
    "match": [
        [],
        ["random"],
        ["random", "alice"],
        ["you", "random"],
        ["", "random"],
        ["random", "program:"],
        ["random", "program:/"],
        ["random", "program:\udcff"],
        ["random", "random", "random"],
        *(
            ["random", "random", *arguments]
            for arguments in [
                ["--deals", "0"],
                ["--deals", "9" * 60],
                ["--deals", "1.5"],
                ["--seats", "0"],
                ["--seats", "7"],
                ["--seats", "9" * 5000],
                ["--seed", "owl"],
                ["--jobs", "-1"],
                ["--limit", "nan"],
                ["--budget-nodes", "0"],
                ["--budget-ms", "9" * 60],
                ["--plot", "/"],
                ["--plot", ""],
                ["--plot", "/nowhere/at/all.svg"],
                ["--state", "/"],
                ["--state", LOG],
                ["--state", ""],
                *TABLE,
            ]
        ),
    ],
    "bot": [[], ["alice"], [""], ["random", "random"], ["\udcff"], ["random", "--budget-ms", "0"]],
    "replay": [
        [],
        [LOG, "--at", "-1"],
        [LOG, "--at", "100000"],
        [LOG, "--at", "9" * 60],
        [LOG, "--at", "9" * 5000],
        [LOG, "--at", "last"],
        [LOG, "--svg", "/nowhere/at/all.svg"],
        [LOG, "--svg", "/"],
        [LOG, "--color", "purple"],
        [LOG, LOG],
    ],
    "review": [
        [],
        [LOG, LOG],
        [LOG, "--seat", "-1"],
        [LOG, "--seat", "6"],
        [LOG, "--seat", "owl"],
        [LOG, "--seat", ""],
        [LOG, "--nodes", "0"],
        [LOG, "--nodes", "9" * 60],
        [LOG, "--beam", "0"],
        [LOG, "--beam", "1025"],
        [LOG, "--svg", "/"],
        [LOG, "--svg", "/nowhere/at/all.svg"],
        ["missing.sagrada"],
    ],
    "verify": [[], [LOG, LOG], [LOG, "--at", "5"], ["--jsn", LOG]],
    "bench": [["5"], ["--games", "5"], ["--json", "5"]],
}
ROWS = [(command, arguments) for command in COMMANDS for arguments in ARGUMENTS[command]]


@pytest.mark.parametrize(("command", "arguments"), ROWS, ids=lambda part: ascii(part)[:40])
def test_bad_arguments_are_refused(command: str, arguments: list[str]) -> None:
    check_refused(run(command, *arguments))


@pytest.mark.parametrize("arguments", [[], ["plya"], ["--json"], [""], ["PLAY"], ["-"]], ids=ascii)
def test_what_is_no_command_is_refused(arguments: list[str]) -> None:
    check_refused(run(*arguments))


@pytest.mark.parametrize("backend", ["fortran", "Plain"])
def test_an_unknown_backend_is_refused(backend: str) -> None:
    done = subprocess.run([PROGRAM, "cards"], capture_output=True, text=True, env={"SAGRADA_BACKEND": backend})
    assert "known: compiled, plain" in check_refused((done.returncode, done.stdout, done.stderr))


# the program itself

PROGRAM_ROWS = [
    ["play", "--resume", "/nowhere"],
    ["serve", "--port", "0", "--data", LOG],
    ["score", "/nowhere"],
    ["legal", "/"],
    ["cards", "nowhere"],
    ["simulate", "--games", "-1"],
    ["match", "random", "program:/nowhere"],
    ["bot", "random"],
    ["replay", LOG, "--at", "-1"],
    ["review", "/nowhere"],
    ["verify", "-"],
    ["bench", "5"],
]


@pytest.mark.parametrize("arguments", PROGRAM_ROWS, ids=lambda arguments: str(arguments[0]))
def test_the_installed_program_refuses_alike(arguments: list[str]) -> None:
    assert arguments[0] in COMMANDS
    check_refused(run_program(*arguments, stdin=b"\xff\xfe\x00"))


def test_every_command_has_rows_here() -> None:
    assert set(ARGUMENTS) == set(COMMANDS) == {row[0] for row in PROGRAM_ROWS}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str) -> None:
    code, out, err = run(command, "--help")
    assert (code, err) == (0, "")
    assert f"sagrada {command}" in out[out.index("examples:") :]


def test_the_version_is_told() -> None:
    assert run("--version") == (0, f"sagrada {VERSION}\n", "")


def test_the_package_runs_as_a_module() -> None:
    python = str(Path(PROGRAM).parent / "python")
    done = subprocess.run([python, "-m", "sagrada", "cards", "nowhere"], capture_output=True, text=True, check=False)
    check_refused((done.returncode, done.stdout, done.stderr))


WITHOUT_EXTRAS = """\
import sys
sys.modules.update(dict.fromkeys(["fastapi", "pydantic", "segno", "starlette", "uvicorn", "websockets"]))
from sagrada.cli import main
sys.exit(main(sys.argv[1:]))
"""


def run_without_extras(*arguments: str) -> tuple[int, str, str]:
    """Run the program where only what the terminal needs is installed."""
    python = str(Path(PROGRAM).parent / "python")
    done = subprocess.run([python, "-c", WITHOUT_EXTRAS, *arguments], capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_there_without_the_servers_libraries(command: str) -> None:
    assert run_without_extras(command, "--help")[::2] == (0, "")


def test_only_the_server_is_refused_without_its_libraries(tmp_path: Path) -> None:
    refused = check_refused(run_without_extras("serve", "--port", "0", "--data", str(tmp_path)))
    assert "(fastapi); `sagrada play --text`" in refused
    assert list(tmp_path.iterdir()) == []
    assert run_without_extras("replay", LOG)[::2] == (0, "")


def test_a_reader_that_stops_early_is_no_error() -> None:
    script = f"{PROGRAM} cards --markdown | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True)
    assert (done.stdout.splitlines()[-1], done.stderr) == ("0", "")


def listen_to_interrupts() -> None:
    """A program started from a script in the background would ignore them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def read_all(terminal: int) -> str:
    """What a terminal has shown, up to the end of the program."""
    shown = b""
    with suppress(OSError):
        while part := os.read(terminal, 65536):
            shown += part
    return shown.decode()


def test_an_interrupt_ends_without_a_traceback() -> None:
    """It comes when the bar has been seen, so that the games have begun."""
    leader, follower = pty.openpty()
    command = [PROGRAM, "simulate", "--games", "100000000"]
    program = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=follower, preexec_fn=listen_to_interrupts, start_new_session=True
    )
    os.close(follower)
    try:
        assert os.read(leader, 2).startswith(b"\r")
        program.send_signal(signal.SIGINT)
        shown = read_all(leader)
        assert program.wait(60) == 130
    finally:
        program.kill()
        os.close(leader)
    assert shown.endswith("sagrada: stopped\r\n")
    assert "Traceback" not in shown
