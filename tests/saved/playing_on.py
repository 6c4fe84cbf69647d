"""Plays a table on in memory to its end: by moves that were recorded, and by a bot that takes any move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from sagrada.game.entry import CHANCE
from sagrada.server.rolling import awaited_dice
from sagrada.server.store import Event
from sagrada.server.table import Table
from texts import legal_texts

Step = tuple[int, str]
"""A seat and its move; CHANCE and what the dice show, where people roll them."""


def any_move(moves: list[str], rng: Random) -> str:
    """A legal move; not the end of a turn while something else can be done, so that windows fill."""
    return rng.choice([move for move in moves if move != "end"] or moves)


def any_roll(slots: Iterable[str], bag: dict[str, int], rng: Random) -> str:
    """What the awaited dice may show, told as a move."""
    left, words = dict(bag), []
    for tell in slots:
        color = rng.choice([letter for letter, count in left.items() if count])
        left[color] -= 1 if tell in ("die", "color") else 0
        shade = rng.randint(1, 6)
        words.append({"die": f"{color}{shade}", "gray": f"S{shade}", "shade": f"={shade}", "color": color}[tell])
    return f"* {' '.join(words)}"


def next_step(table: Table, rng: Random) -> Step:
    """Something that may happen next."""
    game = table.playing()
    if slots := awaited_dice(game):
        return CHANCE, any_roll([slot.tell for slot in slots], game.view().bag, rng)
    seat = rng.choice(game.awaits())
    return seat, any_move(legal_texts(game, seat), rng)


def take(table: Table, step: Step) -> Event:
    """Carry a step out as the house does: people by their own word, bots without; raises Refused."""
    seat, move = step
    version, key = len(table.playing().lines), f"step {table.number}"
    if seat == CHANCE:
        decided = table.decide_move(table.host, None, move, version, key)
    elif owners := table.places[seat].owners:
        decided = table.decide_move(min(owners), seat, move, version, key)
    else:
        decided = {"kind": "move", "seat": seat, "move": move, "key": ""}
    assert not isinstance(decided, int)
    table.apply(decided)
    return decided


def any_steps(table: Table, rng: Random) -> Iterator[Step]:
    """Steps until the game is over; each is to be taken before the next is asked for."""
    while table.status != "over":
        yield next_step(table, rng)


def dice_of(lines: list[str]) -> str:
    """What chance answered in these lines, in one line."""
    return " ".join(line.removeprefix("* ") for line in lines if line.startswith("*"))
