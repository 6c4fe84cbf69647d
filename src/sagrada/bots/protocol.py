"""The line protocol between the house and a bot in a process of its own: JSON lines of hello, view, move and bye.

docs/bots_protocol.md is its text. Here are the messages, and the loop that a built-in bot answers them with.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

from sagrada.bots.bot import Bot, Budget
from sagrada.content.refusal import Refused
from sagrada.game.moves import Move
from sagrada.game.notation import parse_move
from sagrada.game.view import PioneerView, SeatView, ToolView, View

PROTOCOL = 1
Message = dict[str, Any]


def hello_from_house(seen: View, budget: Budget, limit: float) -> Message:
    """What a bot is told before its first decision."""
    table = {"seat": seen.seat, "seats": len(seen.seats), "edition": seen.edition, "options": seen.options}
    return {"type": "hello", "protocol": PROTOCOL, **table, "budget": asdict(budget), "limit": limit}


def hello_from_bot(name: str) -> Message:
    """How a bot answers the hello."""
    return {"type": "hello", "protocol": PROTOCOL, "name": name}


def ask_for_move(seen: View, seed: int) -> Message:
    """A decision is awaited."""
    return {"type": "view", "seed": seed, "view": seen.to_json()}


def answer_move(move: Move) -> Message:
    """The decision."""
    return {"type": "move", "move": move.text}


BYE: Message = {"type": "bye"}


def write_message(message: Message) -> str:
    """A message as a line."""
    return json.dumps(message) + "\n"


def read_message(line: str) -> Message:
    """The message of a line; raises Refused for anything but an object with a type."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise Refused("bad_message", line=line.strip())
    return message


def read_view(fields: Any) -> View:
    """The view that a house asks with; raises Refused for another shape."""
    try:
        options = fields["options"] | {"modules": tuple(fields["options"]["modules"])}
        return View(
            **fields
            | {
                "options": options,
                "resume": tuple(fields["resume"]),
                "tools": [ToolView(**tool) for tool in fields["tools"]],
                "pioneers": [PioneerView(**pioneer) for pioneer in fields["pioneers"]],
                "seats": [SeatView(**seat) for seat in fields["seats"]],
                "moves": [parse_move(move) for move in fields["moves"]],
                "nonces": {int(seat): nonce for seat, nonce in fields["nonces"].items()},
            }
        )
    except Refused as refused:
        raise Refused("bad_view", problem=refused) from None
    except (TypeError, KeyError, ValueError, AttributeError) as problem:
        raise Refused("bad_view", problem=Refused("view_shape", problem=repr(problem))) from None


def read_budget(fields: Any) -> Budget:
    """The budget of a hello; without one the bot's own measure."""
    known = fields if isinstance(fields, dict) else {}
    return Budget(known.get("nodes"), known.get("seconds"))


def speak(name: str, bot: Bot, budget: Budget | None, lines: Iterable[str]) -> Iterator[str]:
    """A bot's answers to the lines of a house, until the bye or the end; `budget` None is what the house says.

    Raises Refused for a line that is none of the protocol.
    """
    measure = budget or Budget()
    for line in lines:
        message = read_message(line)
        if message["type"] == "hello":
            if message.get("protocol") != PROTOCOL:
                raise Refused("other_protocol", told=message.get("protocol"), known=PROTOCOL)
            measure = budget or read_budget(message.get("budget"))
            yield write_message(hello_from_bot(name))
        elif message["type"] == "view":
            yield write_message(answer_move(bot(read_asking_view(message), read_seed(message), measure)))
        elif message["type"] == "bye":
            return
        else:
            raise Refused("bad_message", line=line.strip())


def read_asking_view(message: Message) -> View:
    """The view of a message, with moves to choose from; raises Refused."""
    seen = read_view(message.get("view"))
    if not seen.moves:
        raise Refused("bad_view", problem=Refused("view_without_moves"))
    return seen


def read_seed(message: Message) -> int:
    """The seed of a message, 0 if there is none."""
    seed = message.get("seed", 0)
    return seed if isinstance(seed, int) else 0
