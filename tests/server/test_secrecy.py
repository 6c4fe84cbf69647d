"""What is on the wire: two games that differ only in what a seat can't see send that seat the same bytes.

Two servers hold the same table but for one secret of the second seat. The first seat and a spectator ask for everything
there is, over HTTP and sockets, after every move. Planted leaks show that the comparison notices.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from sagrada import Game
from sagrada.engine import core
from sagrada.game import view as view_module
from sagrada.rules.course import NOBODY
from sagrada.server.rolling import deal_cards
from sagrada.server.store import Append, Birth, Store
from server.serving import SOON, run_server
from texts import offered

TOKENS = ["a" * 32, "b" * 32]
VIEWERS = [TOKENS[0], ""]
SEED = "ab" * 32
SETUP = {"edition": "classic", "seats": 2, "hints": True}
ORNAMENTS = {"modules": ["ornaments"]}
LAID_OUT = {
    "privates": [["shades_of_red"], ["shades_of_blue"]],
    "publics": ["row_color_variety", "column_color_variety", "color_variety"],
    "tools": ["lathekin", "glazing_hammer", "running_pliers"],
    "first": 0,
}
SHOWN = {
    "die": ["R5", "Y2", "G3", "B4", "P6", "R1", "Y1", "G6"],
    "shade": ["=1", "=2", "=3", "=4"],
    "color": ["R", "Y", "G", "B"],
}
"""What dice that people roll can show."""
SECRETS: dict[str, list[dict[str, Any]]] = {
    "private objective": [
        {"deal": {"privates": [["shades_of_red"], ["shades_of_blue"]]}},
        {"deal": {"privates": [["shades_of_red"], ["shades_of_green"]]}},
    ],
    "ornaments": [
        {"options": ORNAMENTS, "deal": {"ornaments": [["diamond", "keystone"], ["long_ribbon", "saltire"]]}},
        {"options": ORNAMENTS, "deal": {"ornaments": [["diamond", "keystone"], ["arch", "cross"]]}},
    ],
    "window card": [{"dice_by_hand": True, "deal": LAID_OUT}] * 2,
    "choice of a window": [{}, {}],
}
LIST, CODE = "/api/tables", "/api/codes/ROSE-0001"
QUESTIONS = (
    "",
    "?seat=1",
    "/why?move=end",
    "/why?move=a1>b2",
    "/picture",
    "/picture?theme=dark",
    "/invitation",
    "/hints",
    "/hints?seat=1",
    "/log",
    "/course",
    "/review?seat=0",
    "/moments/3",
    "/dice",
    LIST,
    CODE,
)
ORDERS: dict[str, dict[str, object]] = {
    "/start": {},
    "/rematch": {},
    "/key": {"token": "c" * 32},
    "/seats": {"name": "Eve"},
    "/seats/1/bot": {"bot": "nobody"},
    "/seats/1/stand": {},
    "/seats/1/back": {},
    "/moves": {"move": "R5@b9", "version": 0, "key": "bad"},
}
CHOICES = ("choose_pattern", "keep_ornaments")


class Leak(AssertionError):  # noqa: N818 (what it is)
    """Two worlds have sent a viewer different bytes."""


class World:
    """A server with one table, the sockets of the viewers, and raw answers."""

    def __init__(self, address: str, number: int) -> None:
        self.number = number
        self.http = httpx.Client(base_url=address, headers={"Host": "tables.example"}, timeout=SOON)
        self.live = f"{address.replace('http', 'ws')}/api/tables/t/live"
        self.sockets: list[ClientConnection] = []

    def ask(self, method: str, path: str, token: str, **more: Any) -> tuple[int, bytes]:
        """Status and bytes of an answer; a visitor without a token gets no cookie to keep."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        place = path if path in (LIST, CODE) else f"/api/tables/t{path}"
        answer = self.http.request(method, place, headers=headers, **more)
        self.http.cookies.clear()
        return answer.status_code, answer.content

    def look(self, seat: int) -> Any:
        """The table as a seat sees it."""
        return json.loads(self.ask("GET", "", TOKENS[seat])[1])

    def frames(self, number: int) -> list[str | bytes]:
        """What each viewer's socket shows of the table at this event, and its answers to two bad messages."""
        found = []
        for connection in self.sockets:
            while json.loads(text := connection.recv(SOON)).get("number") != number:
                pass
            found.append(text)
            for order in ({"move": "R5@b9", "key": "x", "version": 0}, {"type": "why", "move": "end"}):
                connection.send(json.dumps(order))
                while json.loads(text := connection.recv(SOON))["type"] == "table":
                    pass
                found.append(text)
        return found


@contextmanager
def two_worlds(folder: Path, secret: str) -> Iterator[list[World]]:
    """Two servers with the same table, begun, but for a secret of the second seat."""
    with ExitStack() as stack:
        worlds = []
        for number, setup in enumerate(SECRETS[secret]):
            seed = seeds_by_window_card()[number] if secret == "window card" else SEED
            lay_table(folder / str(number), {**SETUP, **setup}, seed)
            world = World(stack.enter_context(run_server(folder / str(number))).address, number)
            stack.callback(world.http.close)
            for token, name in zip(TOKENS, ("Ada", "Ben"), strict=True):
                world.ask("POST", "/seats", token, json={"name": name})
            world.ask("POST", "/start", TOKENS[0])
            for token in VIEWERS:
                headers = {"Authorization": f"Bearer {token}"} if token else {}
                world.sockets.append(
                    stack.enter_context(connect(world.live, additional_headers=headers, open_timeout=SOON))
                )
            worlds.append(world)
        yield worlds


@cache
def seeds_by_window_card() -> list[str]:
    """Two seeds that deal the same window cards but for the last, which is the second seat's."""
    found: dict[tuple[str, ...], str] = {}
    for number in range(1000):
        game, seed = Game.new(seats=2, dice_by_hand=True, deal=LAID_OUT), f"{number:064x}"
        deal_cards(game, bytes.fromhex(seed))
        others = tuple(game.lines[:-1])
        if others in found:
            return [found[others], seed]
        found[others] = seed
    raise AssertionError("no two seeds deal so much alike")


def lay_table(folder: Path, setup: dict[str, Any], seed: str) -> None:
    """A store with one open table."""
    folder.mkdir()
    store = Store(folder / "tables.sqlite3")
    event = {"kind": "create", "setup": setup, "host": ""}
    store.append(Append("t", 1, [event], (), Birth("t", "ROSE-0001", seed))).result(SOON)
    store.close()


def compare(worlds: list[World], number: int, thoroughly: bool) -> None:
    """Ask both worlds for everything, as the first seat and as a spectator; the bytes must be the same."""
    check_same("frames", *(world.frames(number) for world in worlds))
    for token in VIEWERS if thoroughly else []:
        for path in QUESTIONS:
            check_same(path, *(world.ask("GET", path, token) for world in worlds))
        for path, body in ORDERS.items():
            check_same(path, *(world.ask("POST", path, token, json=body) for world in worlds))


def check_same(what: str, first: object, second: object) -> None:
    """Raise Leak if two worlds answer differently."""
    if first != second:
        raise Leak(what, first, second)


def next_move(world: World, secret: str, rng: random.Random) -> tuple[int, str]:
    """A seat and its move: by the same number in both worlds, but for the secret."""
    told = world.look(1)
    if told["roll"]:
        return 1, f"* {' '.join(rng.choice(SHOWN[slot['tell']]) for slot in told['roll']['dice'])}"
    seen = told["view"]
    at = max(seen["awaits"])
    moves = offered(world.look(at)["view"])
    if seen["phase"] in CHOICES:
        return at, moves[3 if at == world.number == 1 and secret == "choice of a window" else 1]
    return at, rng.choice([move for move in moves if move != "end"] or moves)


def play_both(worlds: list[World], secret: str, most: int) -> int:
    """Play the same game in both worlds, compared after every move; how often the second seat saw a difference."""
    rngs, differed = [random.Random(6), random.Random(6)], 0
    for turn in range(most):
        seen = [world.look(1) for world in worlds]
        if seen[0]["status"] == "over":
            break
        compare(worlds, seen[0]["number"], turn < 12 or turn % 20 == 0)
        differed += seen[0] != seen[1]
        for world, rng in zip(worlds, rngs, strict=True):
            at, move = next_move(world, secret, rng)
            order = {"move": move, "version": seen[0]["view"]["version"], "key": str(turn)}
            status, text = world.ask("POST", "/moves", TOKENS[at], json=order)
            assert status == 200, text
    return differed


@pytest.mark.parametrize(("secret", "most"), [("ornaments", 24), ("window card", 40)])
def test_a_secret_of_another_seat_changes_no_byte(tmp_path: Path, secret: str, most: int) -> None:
    with two_worlds(tmp_path, secret) as worlds:
        play_both(worlds, secret, most)
        now = [world.look(0)["number"] for world in worlds]
        compare(worlds, now[0], True)
        assert worlds[0].look(1) != worlds[1].look(1)


def test_the_window_another_seat_has_chosen_changes_no_byte_until_all_have(tmp_path: Path) -> None:
    with two_worlds(tmp_path, "choice of a window") as worlds:
        play_both(worlds, "choice of a window", 2)
        first, second = (world.look(0)["view"]["seats"] for world in worlds)
        assert first[0] == second[0]
        assert first[1]["pattern"] != second[1]["pattern"]


def test_a_private_objective_changes_no_byte_until_the_scores_and_no_moment_of_the_replay_before(
    tmp_path: Path,
) -> None:
    with two_worlds(tmp_path, "private objective") as worlds:
        assert play_both(worlds, "private objective", 300) > 20
        end = [world.ask("GET", "", "")[1] for world in worlds]
        assert b"shades_of_blue" in end[0]
        assert b"shades_of_green" in end[1]
        logs = [world.ask("GET", "/log", "")[1] for world in worlds]
        assert SEED.encode() in logs[0]
        assert b"shades_of_blue" in logs[0]
        lines = json.loads(end[0])["view"]["version"]
        for at in (0, lines // 2, lines - 1):
            check_same("moment", *(world.ask("GET", f"/moments/{at}", "") for world in worlds))
            assert worlds[0].ask("GET", f"/moments/{at}", "")[0] == 200
        assert worlds[0].ask("GET", f"/moments/{lines}", "") != worlds[1].ask("GET", f"/moments/{lines}", "")
        assert worlds[0].ask("GET", "/dice", "") == worlds[1].ask("GET", "/dice", "")


@pytest.mark.parametrize(
    ("secret", "place", "leak", "planted"),
    [
        ("private objective", core, "observe", lambda state, viewer: state.copy()),
        ("ornaments", view_module, "secret_owner", lambda state: NOBODY),
        ("window card", view_module, "secret_owner", lambda state: NOBODY),
    ],
)
def test_a_planted_leak_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, secret: str, place: Any, leak: str, planted: Any
) -> None:
    monkeypatch.setattr(place, leak, planted)
    with two_worlds(tmp_path, secret) as worlds, pytest.raises(Leak):
        play_both(worlds, secret, 24)


def test_neither_the_seed_nor_a_token_is_told_before_the_end(tmp_path: Path) -> None:
    with two_worlds(tmp_path, "private objective") as (world, _):
        for token in TOKENS:
            for path in QUESTIONS:
                text = world.ask("GET", path, token)[1]
                assert SEED.encode() not in text
                assert token.encode() not in text
                assert b"owner" not in text
