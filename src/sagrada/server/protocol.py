"""The messages between server and clients, as types: requests, the table message, acks and refusals.

OpenAPI describes them; web/src/lib/protocol.ts is generated from them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from sagrada.content.refusal import Refused
from sagrada.game.dealt import turns_from_now
from sagrada.game.forecast import Forecast, Standing, forecast, standings
from sagrada.game.phrases import Phrase
from sagrada.game.view import View
from sagrada.server.client import client_build
from sagrada.server.honor import Honor, honor
from sagrada.server.rolling import Slot, awaited_dice
from sagrada.server.table import Place, Table
from sagrada.server.told import Told, dump
from sagrada.words.messages import explain, plain
from sagrada.words.verdict import verdict

LAST_TOLD = 80


# what a client asks for


@dataclass
class NewTable:
    """A table to be made; `options` are those of the edition that are changed by hand.

    `hints`: may the seats ask for them? None: only where nobody plays against another person.
    """

    edition: str = "classic"
    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    dice_by_hand: bool = False
    hints: bool | None = None


@dataclass
class Sit:
    """Somebody sits down; the nonce is mixed into the dice. Without a seat the first open one is taken."""

    name: str
    nonce: str = ""
    seat: int | None = None


@dataclass
class SeatBot:
    """A bot for an open seat, or, once the game has begun, for somebody who is away."""

    bot: str
    name: str = ""


@dataclass
class Order:
    """A move in notation, the version it was made against, and a key that makes sending it twice harmless."""

    move: str
    version: int
    key: str
    seat: int | None = None


@dataclass
class Key:
    """The token of a seat, from a link."""

    token: str


# what the server tells


@dataclass(frozen=True)
class Refusal:
    """Why something was refused: the rule, its facts, and the sentence."""

    rule: str
    facts: dict[str, Any]
    text: str


@dataclass(frozen=True)
class Ack:
    """A move is on disk, as event `number`; `repeated` if it had been made before."""

    number: int
    repeated: bool = False


@dataclass(frozen=True)
class Made:
    """A new table."""

    id: str
    code: str
    commitment: str


@dataclass(frozen=True)
class Seated:
    """The seat that was taken, and the token that is its key, for scripts and links."""

    seat: int
    token: str


@dataclass(frozen=True)
class PlaceMessage:
    """A seat as everybody sees it; `kind` is open, person or bot; `stand_in` the bot that plays for a person."""

    name: str
    kind: str
    bot: str
    stand_in: str
    present: bool
    mine: bool


@dataclass(frozen=True)
class Roll:
    """Dice that somebody has to roll and tell: which, whether this visitor may, and the host, who should."""

    dice: list[Slot]
    may: bool
    host: str


@dataclass(frozen=True, eq=False)
class TableMessage:
    """Everything a client shows: the table, what the seat may know, and what it may know beforehand.

    `continued`: so many lines were taken over from another game. `hints`: may the seats ask for them? `is_lesson`: was
    it laid out for a first game with the coach? `build`: the client that this server has; one that is another is out of
    date.
    """

    type: str
    build: str
    id: str
    code: str
    number: int
    status: str
    edition: str
    options: dict[str, Any]
    dice_by_hand: bool
    continued: int
    hints: bool
    is_lesson: bool
    is_host: bool
    seat: int | None
    places: list[PlaceMessage]
    commitment: str
    rematch: str
    told: list[Told]
    view: View | None
    standings: list[Standing]
    forecast: Forecast | None
    turns: list[int]
    verdict: Phrase | None
    target: int | None
    roll: Roll | None
    honor: Honor | None


def refusal(refused: Refused) -> Refusal:
    """A refusal as a message."""
    return Refusal(refused.rule, plain_facts(refused), explain(refused))


def plain_facts(refused: Refused) -> dict[str, Any]:
    """The facts of a refusal as they are sent; a refusal among them is a phrase."""
    return {
        name: Phrase(value.rule, plain_facts(value)) if isinstance(value, Refused) else plain(value)
        for name, value in refused.facts.items()
    }


def place_message(place: Place, present: bool, visitor: str) -> PlaceMessage:
    """A seat as this visitor sees it."""
    kind = "bot" if place.bot else "person" if place.owners else "open"
    mine = bool(visitor) and visitor in place.owners
    return PlaceMessage(place.name, kind, place.bot, place.stand_in, present, mine)


def table_message(table: Table, visitor: str, seat: int | None, present: set[int]) -> TableMessage:
    """The table as this visitor may see it from this seat, or as a spectator."""
    game = table.game
    seen = table.view(seat)
    return TableMessage(
        type="table",
        build=client_build(),
        id=table.birth.id,
        code=table.birth.code,
        number=table.number,
        status=table.status,
        edition=table.options.edition,
        options=dict(vars(table.options)),
        dice_by_hand=table.has_own_dice,
        continued=table.continued,
        hints=table.hints,
        is_lesson=table.is_lesson,
        is_host=bool(visitor) and visitor == table.host,
        seat=seat,
        places=[place_message(place, i in present, visitor) for i, place in enumerate(table.places)],
        commitment=table.commitment,
        rematch=table.rematch,
        told=table.told[-LAST_TOLD:],
        view=seen,
        standings=standings(game) if game else [],
        forecast=forecast(game, seat) if game and seat is not None else None,
        turns=turns_from_now(game.state) if game else [],
        verdict=verdict(seen) if seen else None,
        target=game.target if game else None,
        roll=roll_message(table, visitor),
        honor=honor(game) if game else None,
    )


@lru_cache(maxsize=16)
def write_table(message: TableMessage) -> str:
    """A table message as JSON, written once for all who get the same one; what is told was written when it was told."""
    rest = {name: value for name, value in vars(message).items() if name != "told"}
    return f'{dump(rest)[:-1]},"told":[{",".join(line.json for line in message.told)}]}}'


def roll_message(table: Table, visitor: str) -> Roll | None:
    """The dice that are awaited from people, if any are."""
    dice = awaited_dice(table.game) if table.game and table.has_own_dice else []
    hosts = [place.name for place in table.places if table.host in place.owners]
    return Roll(dice, table.is_guest(visitor), hosts[0] if hosts else "") if dice else None


def write(message: Any, **more: Any) -> str:
    """A message as JSON."""
    return dump({**vars(message), **more})
