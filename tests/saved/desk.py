"""People who play at the tables of a real server over HTTP, each with a token that is always the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from saved.facts import Facts, seat_facts, table_facts
from saved.playing_on import any_roll
from server.serving import Person
from texts import offered

VISITORS = {name: f"saved-visitor-{name}-0123456789" for name in ("ada", "ben", "cleo", "dan", "eve", "finn")}
COOKIE = "sagrada"
LONGEST_GAME = 2000
PATIENCE = 15
OK = 200
Message = Any
Choose = Callable[[Message, Random], str]
Until = Callable[[Message], bool]


def person(address: str, name: str) -> Person:
    """Somebody with the token of this name; without one, a spectator."""
    found = Person(address)
    if name:
        found.http.cookies.set(COOKIE, VISITORS[name])
    return found


@dataclass
class Sitting:
    """A table, the people on its seats, and the keys of those seats."""

    name: str
    id: str
    host: str
    seats: dict[int, str] = field(default_factory=dict)
    keys: dict[int, str] = field(default_factory=dict)


def keen(message: Message, rng: Random) -> str:
    """Any move; tools gladly, and no end of the turn while something else can be done."""
    moves = offered(message["view"])
    tools = [move for move in moves if move.startswith("use ")]
    if tools and rng.random() < 0.4:
        return str(rng.choice(tools))
    return str(rng.choice([move for move in moves if move != "end"] or moves))


def saving_for(tool: str) -> Choose:
    """Keeps its tokens for one tool (for none of them, if it is empty)."""

    def choose(message: Message, rng: Random) -> str:
        moves = offered(message["view"])
        if f"use {tool}" in moves:
            return f"use {tool}"
        others = [move for move in moves if move != "end" and not move.startswith("use ")]
        return str(rng.choice(others or [move for move in moves if not move.startswith("use ")] or moves))

    return choose


class Desk:
    """Everybody at one server, and the tables that are to be kept."""

    def __init__(self, address: str) -> None:
        self.people = {name: person(address, name) for name in (*VISITORS, "")}
        self.rng = Random("saved tables")
        self.kept: list[Sitting] = []
        self.moves = 0

    def close(self) -> None:
        """Everybody goes home."""
        for visitor in self.people.values():
            visitor.http.close()

    def ask(self, who: str, path: str, **body: Any) -> Any:
        """What somebody is answered; nothing may be refused."""
        answer = self.people[who].post(path, **body)
        assert "rule" not in answer, answer
        return answer

    # sitting down

    def make(self, name: str, host: str, **wanted: Any) -> Sitting:
        """A new table."""
        return Sitting(name, self.ask(host, "/tables", **wanted)["id"], host)

    def sit(self, sitting: Sitting, who: str, seat: int, called: str = "") -> None:
        """A person takes a seat."""
        nonce = f"{self.rng.getrandbits(64):016x}"
        told = self.ask(who, f"/tables/{sitting.id}/seats", name=called or who.capitalize(), nonce=nonce, seat=seat)
        sitting.seats[seat], sitting.keys[seat] = who, told["token"]

    def seat(self, sitting: Sitting, seat: int, who: str) -> None:
        """A person or a bot takes a seat."""
        if who in VISITORS:
            self.sit(sitting, who, seat)
        else:
            self.ask(sitting.host, f"/tables/{sitting.id}/seats/{seat}/bot", bot=who)

    def start(self, name: str, who: str, **wanted: Any) -> Sitting:
        """A table of these people and bots, the first of them its host, that has begun."""
        words = who.split()
        sitting = self.make(name, words[0], seats=len(words), **wanted)
        for seat, word in enumerate(words):
            self.seat(sitting, seat, word)
        self.ask(sitting.host, f"/tables/{sitting.id}/start")
        return sitting

    # playing

    def look(self, sitting: Sitting, seat: int | None = None) -> Message:
        """The table from a seat, or as a spectator sees it; it may not be refused."""
        who, asked = ("", {}) if seat is None else (sitting.seats[seat], {"seat": seat})
        answer = self.people[who].look(sitting.id, **asked)
        assert "rule" not in answer, answer
        return answer

    def move(self, sitting: Sitting, seat: int, move: str, version: int | None = None) -> None:
        """Make a move, by default against the table as it is now."""
        self.moves += 1
        version = self.look(sitting)["view"]["version"] if version is None else version
        body = {"move": move, "version": version, "key": f"{self.moves:x}", "seat": seat}
        self.ask(sitting.seats[seat], f"/tables/{sitting.id}/moves", **body)

    def settle(self, sitting: Sitting) -> Message:
        """The table once no bot thinks, as a spectator sees it."""
        message = self.look(sitting)
        while is_bots_turn(message):
            asked = {"since": message["number"], "wait": PATIENCE}
            answer = self.people[""].http.get(f"/api/tables/{sitting.id}", params=asked)
            assert answer.status_code == OK, f"no bot has moved at {sitting.name}"
            message = answer.json()
        return message

    def ask_next(self, sitting: Sitting) -> Message | None:
        """The table as somebody sees it who has to decide or to roll; None when the game is over."""
        message = self.settle(sitting)
        if message["status"] == "over":
            return None
        if message["roll"]:
            return self.look(sitting, min(sitting.seats))
        people = [seat for seat in message["view"]["awaits"] if seat in sitting.seats]
        return self.look(sitting, self.rng.choice(people))

    def play(self, sitting: Sitting, until: Until | None = None, choose: Choose = keen) -> Message | None:
        """Play until this is so, or to the end; the message that showed it, None at the end."""
        for _ in range(LONGEST_GAME):
            message = self.ask_next(sitting)
            if message is None or (until and until(message)):
                return message
            self.move(sitting, message["seat"], self.decide(message, choose), message["view"]["version"])
        raise AssertionError(f"{sitting.name} has no end")

    def decide(self, message: Message, choose: Choose) -> str:
        """The next move, or what the dice show."""
        if message["roll"]:
            return any_roll([slot["tell"] for slot in message["roll"]["dice"]], message["view"]["bag"], self.rng)
        return choose(message, self.rng)

    # keeping

    def keep(self, sitting: Sitting) -> Sitting:
        """This table belongs to what is saved."""
        self.settle(sitting)
        self.kept.append(sitting)
        return sitting

    def facts(self, sitting: Sitting) -> Facts:
        """What everybody sees of a table."""
        seen = table_facts(self.look(sitting))
        seats = {
            str(seat): {
                "visitor": who,
                "key": sitting.keys.get(seat, ""),
                **seat_facts(self.look(sitting, seat), seen["view"]),
            }
            for seat, who in sorted(sitting.seats.items())
        }
        return {"host": sitting.host, "table": seen, "seats": seats}


def is_bots_turn(message: Message) -> bool:
    """Is a bot awaited, at its own seat or where it stands in for somebody?"""
    if message["status"] != "playing" or message["roll"]:
        return False
    places = [message["places"][seat] for seat in message["view"]["awaits"]]
    return any(place["kind"] == "bot" or place["stand_in"] for place in places)
