"""Games at a server's table with random moves, and everything that the server tells of each step."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import random_games
from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.game.numbering import to_outcome
from sagrada.server.protocol import plain_facts, table_message
from sagrada.server.rolling import awaited_dice
from sagrada.server.store import Birth
from sagrada.server.table import Table
from sagrada.server.told import dump
from sagrada.version import RULES_VERSION

NAMES = ["Ada", "Zoë", "Ольга", "Ben", "Іван", "Eve"]
NOT_OPTIONS = ("edition", "seats", "names", "nonces", "deal", "dice_by_hand")
Order = tuple[str, int | None, str, int, str]


@dataclass
class Step:
    """What was tried, who looked then, what else was asked, and all that was told of it, by name."""

    order: Order | None
    viewers: list[tuple[str, int | None, list[int]]]
    questions: list[tuple[str, int]]
    told: dict[str, str] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        """For the script in node: digests instead of texts."""
        expected = [hashlib.sha1(text.encode()).hexdigest() for text in self.told.values()]
        return {"order": self.order, "viewers": self.viewers, "questions": self.questions, "expected": expected}


class Played:
    """One table from its making to the end of its game."""

    def __init__(self, kind: random_games.Table, seed: str) -> None:
        self.random = Random(seed)
        self.birth = Birth("abcdefgh", "lamp-owl-nine", self.random.randbytes(32).hex())
        self.table = Table(self.birth)
        self.events: list[dict[str, Any]] = []
        self.steps: list[Step] = []
        seats = kind["seats"]
        options = {name: value for name, value in kind.items() if name not in NOT_OPTIONS}
        setup = {"rules": RULES_VERSION, "edition": kind["edition"], "seats": seats, "options": options}
        setup |= {name: kind[name] for name in ("deal", "dice_by_hand") if name in kind}
        self.happen({"kind": "create", "setup": setup, "host": "v0"})
        for seat in range(seats):
            nonce = self.random.choice(["", "owl", "п'ять"])
            self.happen(self.table.decide_sit(f"v{seat}", seat, self.random.choice(NAMES), nonce))
        self.happen(self.table.decide_start("v0"))
        self.candidates = [text for text in random_games.candidates(seats) if text.isprintable()]

    def happen(self, event: dict[str, Any]) -> None:
        """Something happens before the first move."""
        self.table.apply(event)
        self.events.append(event)

    def play(self) -> None:
        """Random steps to the end."""
        self.look(None, None)
        while not self.table.playing().is_over:
            order = self.next_order()
            self.look(order, self.refusal_of(order))

    def refusal_of(self, order: Order) -> Any:
        """What is refused, if it is; otherwise it has happened."""
        try:
            event = self.table.decide_move(*order)
            assert not isinstance(event, int)
            self.table.apply(event)
        except Refused as refused:
            return {"rule": refused.rule, "facts": plain_facts(refused)}
        return None

    def next_order(self) -> Order:
        """A roll, a challenge, an undo, nonsense, or a legal move of a seat that is awaited."""
        game, random = self.table.playing(), self.random
        version, key = len(game.lines), f"k{len(self.steps)}"
        if game.awaits_chance:
            return "v0", None, self.roll(), version, key
        seat = random.choice(game.awaits())
        if random.random() < 0.05:
            seat = random.randrange(game.options.seats)
            return f"v{seat}", seat, random.choice(self.candidates), version, key
        if game.options.honor and random.random() < 0.1:
            return f"v{seat}", seat, f"! s{seat} s{random.randrange(game.options.seats)}", version, key
        if not game.why_no_undo() and random.random() < 0.1:
            seat = game.entries[-1].author
            moves = ["undo", *game.view(seat).put_back.values()]
            return f"v{seat}", seat, random.choice(moves), version, key
        return f"v{seat}", seat, self.decision(seat), version, key

    def decision(self, seat: int) -> str:
        """A legal move; a die may be taken and placed in one."""
        game, random = self.table.playing(), self.random
        move = random_games.random_move(game, seat, random)
        placed = f"{move}@{random.choice(random_games.CELLS)}"
        return placed if random.random() < 0.3 and game.why_not(placed, seat) is None else move

    def roll(self) -> str:
        """What the dice that are awaited may show."""
        game = self.table.playing()
        state, words = game.state.copy(), []
        for _ in awaited_dice(game):
            action = self.random.choice(core.legal(state))
            words.append(to_outcome(state, action).text.removeprefix("* "))
            core.apply(state, action)
        return f"* {' '.join(words)}"

    def look(self, order: Order | None, refused: Any) -> None:
        """Note what is told after a step: to a spectator or somebody, to who is awaited, now and then to all."""
        game, random = self.table.playing(), self.random
        seats: list[int | None] = [None, *range(game.options.seats)]
        awaited = game.awaits()[:1]
        chosen = seats if game.is_over or random.random() < 0.03 else [*awaited, random.choice(seats)]
        viewers = [("" if seat is None else f"v{seat}", seat, [0, seat or 0]) for seat in chosen]
        questions = [(random.choice(self.candidates), random.randrange(game.options.seats)) for _ in range(4)]
        step = Step(order, viewers, questions)
        for number, (name, text) in enumerate(self.told(step, refused)):
            step.told[f"{number} {name}"] = text
        self.steps.append(step)

    def told(self, step: Step, refused: Any) -> Iterator[tuple[str, str]]:
        """Everything told, by name, as the script in node names it."""
        yield "step", dump({"refused": refused})
        for visitor, seat, present in step.viewers:
            message = table_message(self.table, visitor, seat, set(present))
            told = [{"number": line.number, "phrase": line.phrase} for line in message.told]
            yield f"message {seat}", dump({**vars(message), "build": "test", "told": told})
        for move, seat in step.questions:
            why = self.table.playing().why_not(move, seat)
            yield f"why not {move} {seat}", dump(why and {"rule": why.rule, "facts": plain_facts(why)})

    def as_json(self) -> dict[str, Any]:
        """For the script in node."""
        return {
            "birth": vars(self.birth),
            "events": self.events,
            "steps": [step.as_json() for step in self.steps],
            "log": self.table.playing().to_text(),
        }


def played(kind: random_games.Table, seed: str) -> Played:
    """A whole game at a table of this kind."""
    game = Played(kind, seed)
    game.play()
    return game


def name_difference(game: Played, found: dict[str, Any]) -> str:
    """What the server told and what the layer told, where they differ first."""
    step, what, text = found["step"], found["what"], found["text"]
    if step < 0:
        return str(text)
    order = game.steps[step].order if step < len(game.steps) else None
    texts = {name.partition(" ")[2]: told for name, told in game.steps[step].told.items()} if order or step == 0 else {}
    expected = texts.get(what, game.table.playing().to_text())
    return "\n".join([f"step {step}, {order}: {what}", *differing(expected, text)])


def differing(expected: str, text: str) -> list[str]:
    """The parts of two JSON texts that differ, or both texts."""
    try:
        one, other = json.loads(expected), json.loads(text)
    except ValueError:
        pairs = zip(expected.splitlines(), text.splitlines(), strict=False)
        return [f"{a} | {b}" for a, b in pairs if a != b][:5] or [expected[-300:], text[-300:]]
    return list(paths(one, other, ""))[:8] or [expected[:600], text[:600]]


def paths(one: Any, other: Any, at: str) -> Iterator[str]:
    """Where two values differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        if list(one) != list(other):
            yield f"{at}: keys {list(one)} | {list(other)}"
        for key in one.keys() & other.keys():
            yield from paths(one[key], other[key], f"{at}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i, (a, b) in enumerate(zip(one, other, strict=True)):
            yield from paths(a, b, f"{at}[{i}]")
    elif one != other:
        yield f"{at}: {one!r} | {other!r}"
