"""One table in memory: the sum of its events. Knows the game and who sits where; no network, no disk, no clock.

New events are checked by `decide_...` functions, carried out by `apply`, and stored by the house. The moves of a game
are events; with the seed of its dice they give the same game again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from sagrada.bots.registry import find_bot
from sagrada.content.options import Options, resolve, resolve_by
from sagrada.content.refusal import Refused
from sagrada.game.dealer import commit
from sagrada.game.entry import CHANCE
from sagrada.game.game import Game
from sagrada.game.log import check_word
from sagrada.game.notation import opening, parse_roll
from sagrada.game.view import View
from sagrada.server.rolling import deal_cards, read_roll
from sagrada.server.store import Birth, Event
from sagrada.server.told import Told
from sagrada.words.telling import Telling

LONGEST_NAME = 24
LONGEST_KEY = 64


@dataclass
class Place:
    """A seat: who may move for it, what it is called, and the bot that plays it (or stands in for its owner)."""

    name: str = ""
    owners: set[str] = field(default_factory=set)
    nonce: str = ""
    bot: str = ""
    stand_in: str = ""

    @property
    def is_taken(self) -> bool:
        """Does somebody sit here?"""
        return bool(self.owners or self.bot)

    @property
    def player(self) -> str:
        """The bot that moves for this seat now; empty for a person."""
        return self.bot or self.stand_in


class Table:
    """A table from its making to the rematch."""

    seen: View
    """The game as everybody saw it last; there once the game has started."""

    def __init__(self, birth: Birth) -> None:
        self.birth = birth
        self.number = 0
        self.setup: dict[str, Any] = {}
        self.options: Options = resolve()
        self.host = ""
        self.places: list[Place] = []
        self.game: Game | None = None
        self.telling = Telling()
        self.told: list[Told] = []
        self.keys: dict[tuple[int, str], tuple[str, int]] = {}
        self.rematch = ""

    @property
    def commitment(self) -> str:
        """The hash of the secret seed; none where the dice don't come from it."""
        return "" if self.has_own_dice else commit(bytes.fromhex(self.birth.seed))

    @property
    def has_own_dice(self) -> bool:
        """Does somebody roll real dice and tell what they show?"""
        return bool(self.setup.get("dice_by_hand"))

    @property
    def status(self) -> str:
        """Open until it starts, then playing, then over."""
        return "open" if self.game is None else "over" if self.game.is_over else "playing"

    @property
    def continued(self) -> int:
        """How many lines were taken over from another game."""
        return len(self.setup.get("taken_over", ()))

    @property
    def is_lesson(self) -> bool:
        """Was it laid out for a first game with the coach?"""
        return bool(self.setup.get("lesson"))

    @property
    def hints(self) -> bool:
        """May the seats ask for hints? As the maker said; else where nobody plays against another person."""
        alone = sum(not place.bot for place in self.places) <= 1
        return bool(self.setup.get("hints", alone))

    # events

    def apply(self, event: Event) -> None:
        """Carry out an event that was checked, or that was read from disk."""
        number = self.number + 1
        if event["kind"] not in APPLIERS:
            raise KeyError(f"an event of a kind that nobody knows: {event['kind']}")
        APPLIERS[event["kind"]](self, event, number)
        self.number = number

    def apply_create(self, event: Event, number: int) -> None:
        self.setup = event["setup"]
        self.options = resolve_by(rules_of(self.setup), **read_setup(self.setup))
        self.host = event["host"]
        self.places = [Place() for _ in range(self.options.seats)]

    def apply_sit(self, event: Event, number: int) -> None:
        self.places[event["seat"]] = Place(event["name"], {event["owner"]}, event["nonce"])

    def apply_bot(self, event: Event, number: int) -> None:
        self.places[event["seat"]] = Place(event["name"], bot=event["bot"])

    def apply_stand(self, event: Event, number: int) -> None:
        self.places[event["seat"]] = Place()

    def apply_share(self, event: Event, number: int) -> None:
        self.places[event["seat"]].owners.add(event["owner"])

    def apply_adopt(self, event: Event, number: int) -> None:
        for place in self.places:
            place.owners |= {event["new"]} if event["old"] in place.owners else set()
        self.host = event["new"] if self.host == event["old"] else self.host

    def apply_stand_in(self, event: Event, number: int) -> None:
        self.places[event["seat"]].stand_in = event["bot"]

    def apply_come_back(self, event: Event, number: int) -> None:
        self.places[event["seat"]].stand_in = ""

    def apply_rematch(self, event: Event, number: int) -> None:
        self.rematch = event["table"]

    def apply_start(self, event: Event, number: int) -> None:
        by_hand = self.has_own_dice
        self.game = Game.new(
            names=[place.name for place in self.places],
            nonces={} if by_hand else {seat: place.nonce for seat, place in enumerate(self.places) if place.nonce},
            secret=None if by_hand else bytes.fromhex(self.birth.seed),
            dice_by_hand=by_hand,
            deal=self.setup.get("deal"),
            taken_over=self.setup.get("taken_over", ()),
            rules=rules_of(self.setup),
            **read_setup(self.setup),
        )
        self.deal_cards()
        self.seen = self.game.view()

    def deal_cards(self) -> None:
        """Where people roll the dice, the program deals the cards."""
        if self.has_own_dice:
            deal_cards(self.playing(), bytes.fromhex(self.birth.seed))

    def apply_move(self, event: Event, number: int) -> None:
        """Play a move; its lines are noted, or compared where the event was read from disk."""
        seat = event["seat"]
        self.playing().play(event["move"], seat)
        self.deal_cards()
        self.note(event, seat, event["move"], number)
        self.tell(seat, number)

    def apply_roll(self, event: Event, number: int) -> None:
        """Dice that somebody has rolled; told as part of the turn they belong to."""
        game = self.playing()
        seat = game.state.seat
        for word in event["dice"]:
            game.play(f"* {word}")
        self.note(event, CHANCE, roll_text(event["dice"]), number)
        self.tell(seat, number)

    def note(self, event: Event, seat: int, move: str, number: int) -> None:
        """Compare the lines of a move with those it had when it was made, and remember its key."""
        new = self.playing().lines[self.seen.version :]
        if event.setdefault("lines", new) != new:
            raise Refused("table_differs", table=self.birth.id, number=number)
        if event["key"]:
            self.keys[seat, event["key"]] = move, number

    def tell(self, seat: int, number: int) -> None:
        """Tell what has happened since everybody last looked."""
        before, self.seen = self.seen, self.playing().view()
        self.telling.follow(seat, before, self.seen)
        self.told += [Told(number, phrase) for phrase in self.telling.told[len(self.told) :]]

    # questions

    def playing(self) -> Game:
        """The game; raises Refused before it has started."""
        if self.game is None:
            raise Refused("not_started")
        return self.game

    def view(self, seat: int | None) -> View | None:
        """What a seat or a spectator sees of the game, once there is one."""
        if self.game is None:
            return None
        return self.seen if seat is None else self.game.view(seat)

    def seats_of(self, visitor: str) -> list[int]:
        """The seats a visitor may move for."""
        return [seat for seat, place in enumerate(self.places) if visitor and visitor in place.owners]

    def find_seat(self, visitor: str, seat: int | None) -> int | None:
        """The seat a visitor looks from: the one asked for, else the first of theirs, else none; raises Refused."""
        own = self.seats_of(visitor)
        if seat is None:
            return own[0] if own else None
        self.check_seat(seat)
        if seat not in own:
            raise Refused("foreign_seat", seat=seat + 1)
        return seat

    def check_seat(self, seat: int) -> Place:
        """The place of a seat; raises Refused if there is none."""
        if not 0 <= seat < len(self.places):
            raise Refused("bad_seat", text=f"s{seat}", seats=len(self.places))
        return self.places[seat]

    def check_guest(self, visitor: str) -> None:
        """Raise Refused for somebody who neither made the table nor sits at it."""
        if not self.is_guest(visitor):
            raise Refused("not_seated")

    def is_guest(self, visitor: str) -> bool:
        """Has this visitor made the table, or a seat at it?"""
        return bool(visitor) and (visitor == self.host or bool(self.seats_of(visitor)))

    def bots_awaited(self) -> list[int]:
        """The seats whose bot has to decide now."""
        return [seat for seat in self.game.awaits() if self.places[seat].player] if self.game else []

    # what may happen next

    def decide_sit(self, visitor: str, seat: int | None, name: str, nonce: str) -> Event:
        """Somebody takes an open seat, by default the first; raises Refused."""
        self.check_open()
        free = [i for i, place in enumerate(self.places) if not place.is_taken]
        if seat is None and not free:
            raise Refused("table_full")
        chosen = free[0] if seat is None else seat
        if self.check_seat(chosen).is_taken:
            raise Refused("seat_taken", seat=chosen + 1)
        told = {"name": self.free_name(check_name(name)), "nonce": check_word("nonce", nonce) if nonce else ""}
        return {"kind": "sit", "seat": chosen, "owner": visitor, **told}

    def free_name(self, name: str) -> str:
        """The name, counted if somebody at the table has it already."""
        taken = {place.name for place in self.places}
        names = [name, *(f"{name} {count}" for count in range(2, 8))]
        return next(free for free in names if free not in taken)

    def decide_bot(self, visitor: str, seat: int, bot: str, name: str) -> Event:
        """A bot takes an open seat; raises Refused."""
        self.check_open()
        self.check_guest(visitor)
        find_bot(bot)
        if self.check_seat(seat).is_taken:
            raise Refused("seat_taken", seat=seat + 1)
        return {"kind": "bot", "seat": seat, "bot": bot, "name": self.free_name(check_name(name))}

    def decide_stand(self, visitor: str, seat: int) -> Event:
        """A seat is given up before the game: one's own, or a bot's; raises Refused."""
        self.check_open()
        place = self.check_seat(seat)
        self.check_guest(visitor)
        if place.owners and visitor not in place.owners:
            raise Refused("foreign_seat", seat=seat + 1)
        return {"kind": "stand", "seat": seat}

    def decide_free(self, visitor: str, seat: int) -> Event:
        """The host frees the seat of somebody else before the game; raises Refused."""
        self.check_open()
        if not visitor or visitor != self.host:
            raise Refused("not_host")
        place = self.check_seat(seat)
        if not place.owners or visitor in place.owners:
            raise Refused("nobody_else", seat=seat + 1)
        return {"kind": "stand", "seat": seat}

    def decide_start(self, visitor: str) -> Event:
        """The game begins; raises Refused while seats are open."""
        self.check_open()
        self.check_guest(visitor)
        if free := [place for place in self.places if not place.is_taken]:
            raise Refused("seats_open", open=len(free))
        return {"kind": "start"}

    def decide_stand_in(self, visitor: str, seat: int, bot: str, is_away: bool) -> Event:
        """A bot plays for somebody who is away; raises Refused."""
        self.playing()
        place = self.check_seat(seat)
        if not self.seats_of(visitor):
            raise Refused("not_seated")
        if place.bot or not (is_away or visitor in place.owners):
            raise Refused("not_away", name=place.name)
        find_bot(bot)
        return {"kind": "stand_in", "seat": seat, "bot": bot}

    def decide_come_back(self, visitor: str, seat: int) -> Event:
        """The owner takes the seat back; raises Refused."""
        if visitor not in self.check_seat(seat).owners:
            raise Refused("foreign_seat", seat=seat + 1)
        return {"kind": "come_back", "seat": seat}

    def decide_move(self, visitor: str, seat: int | None, move: str, version: int, key: str) -> Event | int:
        """A move, or the number of the event if this very move was made before; raises Refused."""
        if opening(move) == "*":
            return self.decide_roll(visitor, move, version, key)
        self.playing()
        chosen = self.find_seat(visitor, seat)
        if chosen is None:
            raise Refused("not_seated")
        if made := self.find_repeated(chosen, move, key):
            return made
        if opening(move) != "!":
            self.check_version(move, version)
        return {"kind": "move", "seat": chosen, "move": move, "key": key}

    def decide_roll(self, visitor: str, move: str, version: int, key: str) -> Event | int:
        """Dice that the host or anybody seated has rolled: `* R5 Y2 B2`; raises Refused."""
        game = self.playing()
        self.check_guest(visitor)
        if made := self.find_repeated(CHANCE, roll_text(parse_roll(move)), key):
            return made
        dice = read_roll(game, move)
        self.check_version(move, version)
        return {"kind": "roll", "dice": dice, "key": key}

    def find_repeated(self, seat: int, move: str, key: str) -> int:
        """The number of the event if this very move was made before with this key, else 0; raises Refused."""
        if not 1 <= len(key) <= LONGEST_KEY:
            raise Refused("bad_key", most=LONGEST_KEY)
        known, number = self.keys.get((seat, key), (move, 0))
        if known != move:
            raise Refused("key_used", key=key)
        return number

    def check_version(self, move: str, version: int) -> None:
        """Raise Refused for a move that was made against another moment of the game."""
        now = len(self.playing().lines)
        if version != now:
            raise Refused("stale_move", move=move[:80], version=version, now=now)

    def check_open(self) -> None:
        """Raise Refused once the game has started."""
        if self.game is not None:
            raise Refused("already_started")


APPLIERS: dict[str, Callable[[Table, Event, int], None]] = {
    "create": Table.apply_create,
    "sit": Table.apply_sit,
    "bot": Table.apply_bot,
    "stand": Table.apply_stand,
    "share": Table.apply_share,
    "adopt": Table.apply_adopt,
    "stand_in": Table.apply_stand_in,
    "come_back": Table.apply_come_back,
    "start": Table.apply_start,
    "move": Table.apply_move,
    "roll": Table.apply_roll,
    "rematch": Table.apply_rematch,
}
"""What carries out an event, by its kind."""


def check_name(name: str) -> str:
    """A nickname: one short line; raises Refused."""
    return check_word("name", name[:LONGEST_NAME])


def roll_text(dice: list[str]) -> str:
    """What dice show, as one move."""
    return f"* {' '.join(dice)}"


def read_setup(setup: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a setup as `resolve` and `Game.new` take them."""
    return {"edition": setup["edition"], "seats": setup["seats"], **setup.get("options", {})}


def rules_of(setup: Mapping[str, Any]) -> int:
    """The version of the rules that a table was made by; version 1 did not say it."""
    return int(setup.get("rules", 1))
