"""`make bench` runs this: the same games and thoughts by the extension, the shared library and WebAssembly, in turns.

Prints how fast each is, and how the last two compare with the first. The tests use the same ways to compare answers.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from array import array
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

from sagrada.bots import thinking
from sagrada.bots.bot import Budget
from sagrada.bots.search.library import STYLES
from sagrada.content.cards import EDITION
from sagrada.content.options import MODULES, SOLO_MODULES, resolve
from sagrada.engine import core
from sagrada.engine.checking import ROOM_FOR_ACTIONS
from sagrada.engine.start import start_state
from sagrada.rules import state as numbers
from sagrada.rules.refusals import RULES

HERE = Path(__file__).resolve().parent
WEB = HERE.parent / "web"
TURNS = 3
ROUNDS = 4
"""How often each way has its turn, and how often it does everything then; the best counts, as a page's code is
compiled again while it runs."""


@dataclass(frozen=True)
class Games:
    """Random games at one kind of table."""

    edition: str
    seats: int
    glory: bool
    games: int
    seed: int


@dataclass(frozen=True)
class Thoughts:
    """Positions that a bot thinks about; nodes 0: as many as it likes."""

    bot: str
    states: Sequence[Any]
    nodes: int = 0


@dataclass(frozen=True)
class Questions:
    """Positions of which everything is asked: why actions are refused, each seat's sheet, what each action changes."""

    states: Sequence[Any]


@dataclass(frozen=True)
class Answer:
    """What came out, as text or numbers, and the seconds of the processor it took."""

    told: Any
    seconds: float


Work = Games | Thoughts | Questions
Ask = Callable[..., list[int]]
"""Puts a question about a state, whose answer is a list: its name, the state and the other arguments."""


def load_builder() -> Any:
    """`install/library.py` as a module."""
    spec = importlib.util.spec_from_file_location("library", HERE.parent / "install" / "library.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def clocked(work: Callable[[], Any], rounds: int = 1) -> Answer:
    """Do something a few times and take the best time."""
    seconds = []
    for _ in range(rounds):
        began = time.process_time()
        told = work()
        seconds.append(time.process_time() - began)
    return Answer(told, min(seconds))


def digest(scores: bytes, winners: bytes, steps: int) -> str:
    """All results of many games in one word."""
    return hashlib.sha256(scores + winners + str(steps).encode()).hexdigest()


def start_of(work: Games) -> Any:
    """The state a table starts from."""
    modules = (MODULES if work.seats > 1 else SOLO_MODULES) if work.glory else ()
    return start_state(resolve(work.edition, work.seats, modules=modules))


def play_here(work: Games, backend: Any = core) -> str:
    """Games by the extension, or by another backend."""
    start = start_of(work)
    if backend is not core:
        start = backend.load_state({name: getattr(start, name) for name in numbers.State.__annotations__})
    scores, winners = array("h", [0]) * (work.games * work.seats), array("b", [0]) * work.games
    steps = backend.play_games(start, backend.Random(work.seed), work.games, scores, winners)
    return digest(scores.tobytes(), winners.tobytes(), steps)


def think_here(work: Thoughts) -> list[list[int]]:
    """Thoughts by the extension: actions and nodes."""
    style, mind, answers = STYLES[work.bot], thinking.own_mind(), []
    for seed, state in enumerate(work.states):
        action = thinking.act(style, state, state.seat, seed, Budget(nodes=work.nodes or style.nodes))
        answers.append([action, mind.memory.nodes])
    return answers


def ask_here(name: str, state: Any, *given: int, backend: Any = core) -> list[int]:
    """A question to the extension, or to another backend."""
    told: list[int] = getattr(backend, name)(state, *given)
    return told


def question_all(work: Questions, ask: Ask = ask_here) -> str:
    """Every answer in one word."""
    lines = [line for state in work.states for line in [*refusals_of(state, ask), *prospects_of(state, ask)]]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def refusals_of(state: Any, ask: Ask) -> list[str]:
    """Why each action is refused, with the names of the facts."""
    told = [ask("explain", state, action) for action in range(numbers.ACTIONS)]
    return [f"{action} {name_reason(found)}" for action, found in enumerate(told) if found]


def name_reason(told: Sequence[int]) -> str:
    """A rule and its facts, by the table of the rules."""
    rule = RULES[told[0]]
    facts = zip(rule.facts, told[1:], strict=True)
    return " ".join([rule.id, *(f"{name}:{kind}={number}" for (name, kind), number in facts)])


def prospects_of(state: Any, ask: Ask) -> list[str]:
    """Each seat's sheet, and what each legal action would change for it."""
    lines = []
    for seat in range(state.seats):
        lines.append(" ".join(map(str, ask("sheet_lines", state, seat))))
        for action in core.legal(state):
            lines.append(f"{action} {' '.join(map(str, ask('foresee', state, seat, action)))}")
    return lines


class SharedLibrary:
    """The shared library, called by ctypes."""

    def __init__(self, path: Path) -> None:
        self.library = ctypes.CDLL(str(path))
        self.mind = ctypes.create_string_buffer(self.library.sagrada_mind_bytes())
        self.list = (ctypes.c_int * ROOM_FOR_ACTIONS)()

    def play(self, work: Games) -> str:
        """Games from the library's own start."""
        state = ctypes.create_string_buffer(self.library.sagrada_state_bytes())
        random = (ctypes.c_int64 * 4)()
        scores, winners = (ctypes.c_int16 * (work.games * work.seats))(), (ctypes.c_int8 * work.games)()
        assert self.library.sagrada_start(state, list(EDITION).index(work.edition), work.seats, int(work.glory))
        self.library.sagrada_seed(random, work.seed, 0)
        steps = self.library.sagrada_play_games(state, random, work.games, scores, winners)
        return digest(bytes(scores), bytes(winners), steps)

    def think(self, work: Thoughts) -> list[list[int]]:
        """Thoughts: actions and nodes."""
        bot, answers = list(STYLES).index(work.bot), []
        for seed, state in enumerate(work.states):
            action = self.library.sagrada_decide(self.mind, state.to_bytes(), state.seat, bot, work.nodes, seed)
            answers.append([action, self.library.sagrada_nodes(self.mind)])
        return answers

    def ask(self, name: str, state: Any, *given: int) -> list[int]:
        """A question whose answer is a list."""
        many = getattr(self.library, f"sagrada_{name}")(state.to_bytes(), *given, self.list)
        return list(self.list[:many])

    def question(self, work: Questions) -> str:
        """Every answer in one word."""
        return question_all(work, self.ask)


def by_extension(works: Sequence[Work], rounds: int = 1) -> list[Answer]:
    """All answers of the extension."""
    ways: dict[type[Work], Callable[[Any], Any]] = {Games: play_here, Thoughts: think_here, Questions: question_all}
    return [clocked(partial(ways[type(work)], work), rounds) for work in works]


def by_library(path: Path, works: Sequence[Work], rounds: int = 1) -> list[Answer]:
    """All answers of the shared library."""
    way = SharedLibrary(path)
    ways: dict[type[Work], Callable[[Any], Any]] = {Games: way.play, Thoughts: way.think, Questions: way.question}
    return [clocked(partial(ways[type(work)], work), rounds) for work in works]


def by_wasm(path: Path, works: Sequence[Work], rounds: int = 1) -> list[Answer]:
    """All answers of the WebAssembly module, in node, in a process of its own."""
    given = {
        "web": str(WEB),
        "folder": str(path.parent),
        "rounds": rounds,
        "works": [work_as_json(work) for work in works],
    }
    places = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    command = [shutil.which("node", path=places) or "node", str(HERE / "four_ways.mjs")]
    told = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True, check=True).stdout
    return [Answer(answer["told"], answer["seconds"]) for answer in json.loads(told)]


def work_as_json(work: Work) -> dict[str, Any]:
    """What is to be done, as the script in node reads it."""
    match work:
        case Games():
            return {"kind": "games", **asdict(work)}
        case Thoughts(bot, states, nodes):
            return {"kind": "thoughts", "bot": bot, "nodes": nodes, "states": in_hex(states)}
        case Questions(states):
            return {"kind": "questions", "states": in_hex(states)}


def in_hex(states: Sequence[Any]) -> list[str]:
    """The bytes of states as text."""
    return [state.to_bytes().hex() for state in states]


def some_turns(seats: int, many: int) -> list[Any]:
    """Positions in which a seat has a choice, from random games."""
    random, found, step = core.Random(seats), [], 0
    while len(found) < many:
        state = start_state(resolve("classic", seats))
        while state.phase != numbers.OVER and len(found) < many:
            step += 1
            if step % 17 == 0 and not core.awaits_chance(state) and len(core.legal(state)) > 1:
                found.append(state.copy())
            core.apply(state, core.random_step(state, random))
    return found


def measured() -> dict[str, Work]:
    """What is measured, by name."""
    return {
        "random games, 2 seats": Games("classic", 2, False, 20_000, 1),
        "random games, 4 seats": Games("classic", 4, False, 10_000, 1),
        "random games, Glory": Games("classic", 2, True, 10_000, 1),
        "master's thoughts": Thoughts("master", some_turns(3, 400)),
        "grandmaster's thoughts": Thoughts("grandmaster", some_turns(2, 40)),
    }


def main() -> None:
    """Build the library both ways, measure in turns and print."""
    builder, works = load_builder(), measured()
    with tempfile.TemporaryDirectory() as folder:
        shared = builder.build_shared(Path(folder) / "shared")
        module = builder.build_wasm(Path(folder) / "wasm")
        given = list(works.values())
        ways = (by_extension, partial(by_library, shared), partial(by_wasm, module))
        runs = [[way(given, rounds=ROUNDS) for way in ways] for _ in range(TURNS)]
    for place, name in enumerate(works):
        seconds = [statistics.median(run[way][place].seconds for run in runs) for way in range(len(ways))]
        library, wasm = (seconds[0] / other for other in seconds[1:])
        print(f"{name:<24} library x{library:.2f}, wasm x{wasm:.2f} of the extension")


if __name__ == "__main__":
    main()
