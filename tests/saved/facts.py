"""What is saved where, and the facts of a table or a log that later versions must tell alike, picked from messages.

Messages may gain fields; sentences may be said in other words. Neither is part of the facts.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sagrada.engine import core
from sagrada.game.game import Game
from sagrada.game.log import parse_log
from sagrada.game.notation import format_window
from sagrada.game.replay import replay
from texts import legal_texts, offered

FOLDER = Path(__file__).parent
DATABASE = FOLDER / "tables.sqlite3.gz"
GAMES, LOGS, MATCHES = FOLDER / "games", FOLDER / "logs", FOLDER / "matches"
TABLES, FILES, BROWSER = FOLDER / "tables.json", FOLDER / "files.json", FOLDER / "browser.json"
Facts = dict[str, Any]

TABLE = "id code number status edition options dice_by_hand continued hints is_lesson commitment rematch turns target"
PLACE = "name kind bot stand_in"
HONOR = "open held faults"
VIEW = (
    "version phase awaits round turn start_seat skipped pool hand drafted tool_in_use moved bag track tools publics"
    " strife_board supply pioneers seats laid_out public_seed nonces scores ranking won seed log"
)
LINES_BETWEEN_MOMENTS = 25


def pick(source: Any, names: str) -> Facts:
    """These fields of a message, or nothing of none."""
    return {name: source[name] for name in names.split()} if source else {}


def table_facts(message: Any) -> Facts:
    """A table as a spectator sees it."""
    return {
        **pick(message, TABLE),
        "places": [pick(place, PLACE) for place in message["places"]],
        "roll": message["roll"]["dice"] if message["roll"] else None,
        "honor": pick(message["honor"], HONOR),
        "view": pick(message["view"], VIEW),
    }


def seat_facts(message: Any, seen_by_all: Any) -> Facts:
    """What a seat knows beyond that: its moves, its cards, its lines of the log, and its points before the end."""
    seen, seat = message["view"], message["seat"]
    if not seen:
        return {}
    forecast, others = message["forecast"], seen_by_all["seats"][seat]
    return {
        "moves": offered(seen),
        "may_undo": seen["may_undo"],
        "cards": {name: value for name, value in seen["seats"][seat].items() if value != others[name]},
        "sheet": forecast["sheet"] if forecast and not seen["scores"] else None,
        "log": {str(at): line for at, line in enumerate(seen["log"]) if line != seen_by_all["log"][at]},
    }


def log_facts(text: str) -> Facts:
    """How the game of a log ended, or broke off, and the legal moves at some moments of it."""
    parsed = parse_log(text)
    end = replay(parsed)
    lines = len(parsed.lines)
    moments = {str(at): replay(parsed, at) for at in range(0, lines, LINES_BETWEEN_MOMENTS)} | {str(lines): end}
    return {
        "lines": lines,
        "is_over": end.is_over,
        "scores": [core.score(end.state, seat) for seat in range(end.options.seats)],
        "ranking": end.ranking() if end.is_over else None,
        "windows": [format_window(end.state, seat) for seat in range(end.options.seats)],
        "view": {name: end.view().to_json()[name] for name in ("phase", "round", "pool", "hand", "bag", "track")},
        "moves": {at: legal_moves(game) for at, game in moments.items()},
    }


def legal_moves(game: Game) -> dict[str, list[str]]:
    """Every move that is legal now, by seat."""
    return {str(seat): legal_texts(game, seat) for seat in game.awaits()}


def differences(told: Any, now: Any, path: str = "") -> list[str]:
    """Where what is told now differs from what was recorded; fields that are new are no difference."""
    if isinstance(told, dict) and isinstance(now, dict):
        missing = [f"{path}.{name} is gone" for name in told if name not in now]
        pairs = [(f"{path}.{name}", value, now[name]) for name, value in told.items() if name in now]
    elif isinstance(told, list) and isinstance(now, list) and len(told) == len(now):
        missing, pairs = [], [(f"{path}[{i}]", *pair) for i, pair in enumerate(zip(told, now, strict=True))]
    else:
        return [] if told == now else [f"{path}: {told!r} was, {now!r} is"]
    return missing + [found for name, was, now_is in pairs for found in differences(was, now_is, name)]
