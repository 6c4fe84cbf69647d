"""Random games for the laws of the game room: tables of every kind, random steps, and what may be tried."""

from __future__ import annotations

import copy
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from random import Random
from typing import Any

from sagrada.content.cards import EDITIONS, ORNAMENTS, PATTERNS, PIONEERS, TOOLS
from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.game.entry import Entry
from sagrada.game.game import Game
from texts import legal_texts

Table = dict[str, Any]
"""The arguments of Game.new."""

CUSTOM: tuple[tuple[str, ...], int] = (("R.3.P", ".4.Y.", "B...2", ".G.1."), 3)
"""A window of one's own: the only one that these tests play with, for there is room for a few dozen in a process."""
VARIANTS: list[Table] = [
    {"tools": 5},
    {"honor": True, "tools": 5},
    {"open_setup": True},
    {"honor": True, "open_setup": True, "names": ["Ada", "Zoë"]},
    {"nonces": ["owl"], "publics": 0},
]
BY_HAND: list[Table] = [
    {"edition": "classic", "seats": 2, "dice_by_hand": True, "honor": True, "tools": 5},
    {"edition": "revised", "seats": 3, "dice_by_hand": True, "open_setup": True},
    {"edition": "classic", "seats": 1, "dice_by_hand": True},
]
LAID_OUT: list[Table] = [
    {
        "edition": "classic",
        "seats": 2,
        "deal": {"patterns": [CUSTOM, "firmitas"], "first": 1, "tools": ["lathekin", "tap_wheel", "flux_brush"]},
    },
    {
        "edition": "revised",
        "seats": 1,
        "deal": {"privates": [["shades_of_red"]], "publics": ["light_shades", "deep_shades", "color_diagonals"]},
    },
]
GLORY_TABLES: list[Table] = [
    {"edition": "classic", "seats": 2, "modules": "glory"},
    {"edition": "revised", "seats": 3, "modules": "glory", "open_setup": True, "honor": True, "tools": 5},
    {"edition": "classic-ru", "seats": 4, "modules": "glory", "claims": "asked"},
    {"edition": "classic", "seats": 6, "modules": "glory"},
    {"edition": "classic-it", "seats": 3, "modules": "ornaments"},
    {"edition": "classic", "seats": 1, "modules": "strife ornaments"},
    {"edition": "revised", "seats": 1, "modules": "ornaments"},
    {"edition": "revised", "seats": 2, "modules": "glory", "dice_by_hand": True},
]


def name(table: Table) -> str:
    """What a test of this table is called."""
    return " ".join(
        [f"{table['edition']}-{table['seats']}", *(key for key in table if key not in ("edition", "seats"))]
    )


def dealt_tables() -> list[Table]:
    """Every edition with one to six seats, each with another variant."""
    tables = [{"edition": edition.id, "seats": seats} for edition in EDITIONS for seats in range(1, 7)]
    return [fit(table | VARIANTS[number % len(VARIANTS)]) for number, table in enumerate(tables)]


def fit(table: Table) -> Table:
    """Not more names or nonces than seats."""
    return {key: value[: table["seats"]] if isinstance(value, list) else value for key, value in table.items()}


TABLES = [*dealt_tables(), *BY_HAND, *LAID_OUT]


def start(table: Table, seed: int = 0) -> Game:
    """A new game at this table; the seed does nothing where dice come by hand."""
    return Game.new(**table) if table.get("dice_by_hand") else Game.new(seed=seed, **table)


def random_step(game: Game, random: Random) -> None:
    """An outcome where dice come by hand, a decision, or now and then an undo or a challenge."""
    if game.awaits_chance:
        return game.play(random.choice(game.outcomes_possible()))
    if game.options.honor and random.random() < 0.1:
        return challenge(game, random)
    if not game.why_no_undo() and random.random() < 0.1:
        return game.play("undo")
    seat = random.choice(game.awaits())
    return game.play(random_move(game, seat, random), seat)


def random_move(game: Game, seat: int, random: Random) -> str:
    """A legal move; the turn ends only where nothing else can be done, or seldom."""
    moves = legal_texts(game, seat)
    others = [move for move in moves if move != "end"]
    return random.choice(others) if others and random.random() < 0.9 else random.choice(moves)


def challenge(game: Game, random: Random) -> None:
    """Somebody challenges somebody, if that is possible."""
    seats = range(game.options.seats)
    with suppress(Refused):
        game.challenge(random.choice(seats), random.choice(seats))


def moments(table: Table, seed: int = 0) -> Iterator[Game]:
    """One game, yielded at each of its moments, the first and the last included."""
    game, random = start(table, seed), Random(f"{name(table)} {seed}")
    yield game
    while not game.is_over:
        random_step(game, random)
        yield game


def sampled(table: Table, seed: int = 0, every: int = 11) -> Iterator[Game]:
    """One game, yielded at some of its moments, while choices are pending, and at its end."""
    for number, game in enumerate(moments(table, seed)):
        if number % every == 0 or game.pending or game.is_over:
            yield game


def finished(table: Table, seed: int = 0) -> Game:
    """A game played to its end."""
    return deque(moments(table, seed), maxlen=1)[0]


def after(table: Table, seed: int, steps: int) -> Game:
    """A game after so many random steps, or at its end."""
    return deque(islice(moments(table, seed), steps + 1), maxlen=1)[0]


def clone(game: Game) -> Game:
    """A game of its own at the same moment."""
    twin = copy.copy(game)
    twin.lines, twin.entries, twin.held = list(game.lines), list(game.entries), list(game.held)
    twin.pending, twin.challenged = dict(game.pending), dict(game.challenged)
    twin.state = game.state.copy()
    return twin


Facts = tuple[str, core.State, list[Entry], dict[int, int], list[tuple[int, int]], dict[int, list[list[int]]], int]


def facts(game: Game) -> Facts:
    """Everything that a move may change."""
    return (
        game.to_text(),
        game.state.copy(),
        list(game.entries),
        dict(game.pending),
        list(game.held),
        dict(game.challenged),
        game.outcomes,
    )


CELLS = [row + column for row in "abcd" for column in "12345"]
DICE = [color + shade for color in "RYGBPS" for shade in "123456"]
WORDS = ["end", "return", "stop", "+", "-", "pay tokens", *(f"={shade}" for shade in range(1, 7))]


def candidates(seats: int) -> list[str]:
    """Every text that could be a decision, and some that never are."""
    return [
        *WORDS,
        *DICE,
        *(f"{die}@{cell}" for die in DICE for cell in CELLS),
        *(f"{cell}>{target}" for cell in CELLS for target in CELLS),
        *(f"{word} {die}" for word in ("pay", "swap") for die in DICE),
        *(f"swap s{seat}:{cell}" for seat in range(seats) for cell in CELLS),
        *(f"remove {cell}" for cell in CELLS),
        *(f"use {tool.id}" for tool in TOOLS),
        *(f"choose {pattern.id}" for pattern in PATTERNS),
        *(f"keep {ornament}" for ornament in ["none", *(card.id for card in ORNAMENTS)]),
        *(f"claim {pioneer.id}" for pioneer in PIONEERS),
        *NONSENSE,
    ]


NONSENSE = [
    "",
    "R",
    "R0",
    "R7",
    "r5",
    "R5@",
    "@b3",
    "R5@b3@c4",
    "R5@e1",
    "R5>b3",
    "b3",
    "b3>",
    "b3>b6",
    "R5@b3>c4",
    "end@b3",
    "use",
    "use hammer",
    "use lathekin@b3",
    "pay",
    "pay gold",
    "swap s9:a1",
    "swap s0",
    "swap s0:",
    "choose",
    "choose own",
    "keep",
    "keep none checker",
    "claim none",
    "=0",
    "=7",
    "remove",
    "remove R5",
    "undo undo",
    "! s0",
    "! s0 s9",
    "* R5",
    "* =3",
    "* B",
    "* deal lathekin",
    "* first s0",
    "*",
    "scores 1 2",
    "Ⅴ5",
    "R\u0665",
    "\x00",
    "\ud800",
]
