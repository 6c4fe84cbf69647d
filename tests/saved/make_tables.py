"""Makes the tables of the saved database: a real server, `sagrada serve`, and people who play at it over HTTP.

Each table stops at the moment it is there for. Tables on the way that did not get there are left out at the end.
"""

from __future__ import annotations

import gzip
import json
import multiprocessing
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from sagrada.cli import main
from sagrada.server.restoring import restore
from sagrada.server.run import FILE
from sagrada.server.store import Store
from sagrada.server.table import Table
from saved.chance import fixed_chance
from saved.desk import VISITORS, Desk, Message, Sitting, keen, saving_for
from saved.facts import DATABASE, LOGS, TABLES, Facts
from saved.plans import FIVE, GLORY, PLANS, Plan, at, plan
from saved.playing_on import any_steps, dice_of, take
from server.serving import answers, free_port, wait_until
from texts import offered

EXPORTED = ("classic-two-seats-over", "continued-from-table-over", "own-dice-over", "glory-four-seats-over")
"""Finished tables whose log is kept as a browser would save it."""
MOST_TRIES = 60


def carry_out(desk: Desk, name: str, wanted: Plan) -> Sitting:
    """Play tables of a plan until one gets to its moment."""
    choose = saving_for(wanted.tool) if wanted.tool or wanted.saves_tokens else keen
    for _ in range(MOST_TRIES):
        sitting = desk.start(name, wanted.who, **wanted.wanted)
        if wanted.tool and not lies_there(desk, sitting, wanted.tool):
            continue
        if (desk.play(sitting, wanted.until, choose) is None) == (wanted.until is None):
            return desk.keep(sitting)
    raise AssertionError(f"{name} was not reached")


def lies_there(desk: Desk, sitting: Sitting, tool: str) -> bool:
    """Is this tool on the table, once the windows are chosen?"""
    seen = desk.play(sitting, lambda message: bool(message["view"]["tools"]))
    assert seen
    return tool in [dealt["id"] for dealt in seen["view"]["tools"]]


# tables of their own kind


def make_lobbies(desk: Desk) -> None:
    """Tables that have not begun."""
    desk.keep(desk.make("lobby-empty", "ada", edition="revised", seats=4, hints=True))
    sitting = desk.make("lobby-half", "ben", seats=3, options={"modules": ["strife"], "tools": 4})
    for seat, who in enumerate(("ben", "cleo", "novice")):
        desk.seat(sitting, seat, who)
    desk.ask("cleo", f"/tables/{sitting.id}/seats/1/stand")
    del sitting.seats[1]
    desk.keep(sitting)


def make_choices(desk: Desk) -> None:
    """Tables where some have made a secret choice and some have not."""
    sitting = desk.start("windows-pending", "ada ben cleo dan", edition="classic-ru")
    for seat, place in ((2, 0), (0, 1), (0, 3)):
        desk.move(sitting, seat, offered(desk.look(sitting, seat)["view"])[place])
    desk.keep(sitting)
    desk.keep(desk.start("windows-open-setup-bot-has-chosen", "ben novice", options={"open_setup": True}))
    sitting = desk.start("ornaments-pending", "cleo dan", edition="revised", options=GLORY)
    desk.play(sitting, at("keep_ornaments"))
    desk.move(sitting, 1, offered(desk.look(sitting, 1)["view"])[-1])
    desk.keep(sitting)


def make_honor(desk: Desk) -> None:
    """Honor tables: a loose die, a challenge that waits, a removal under way."""
    sitting = desk.start("honor-loose", "ada ben", options={"honor": True})
    lay_loose(desk, sitting)
    desk.keep(sitting)
    sitting = desk.start("honor-removal", "ben cleo", options={"honor": True})
    owner = lay_loose(desk, sitting)
    desk.move(sitting, 1 - owner, f"! s{1 - owner} s{owner}")
    desk.keep(sitting)
    sitting = desk.start("honor-challenge-held", "cleo dan eve", edition="revised", options={"honor": True})
    seen = desk.play(sitting, at("hand", least_round=4))
    holder = seen["seat"] if seen else 0
    desk.move(sitting, (holder + 1) % 3, f"! s{(holder + 1) % 3} s{holder}")
    desk.keep(sitting)


def lay_loose(desk: Desk, sitting: Sitting) -> int:
    """The first die of the game lies in the middle, where it touches nothing; the seat it belongs to."""
    seen = desk.play(sitting, at("hand"))
    assert seen
    desk.move(sitting, seen["seat"], f"{seen['view']['hand']}@c3")
    return int(seen["seat"])


def make_undone(desk: Desk) -> None:
    """A table whose log has decisions that were taken back, the last of them just now."""
    sitting = desk.start("undo", "ada ben", options=FIVE)
    for least_round in range(1, 6):
        seen = desk.play(sitting, partial(is_undoable, least_round=least_round))
        assert seen
        desk.move(sitting, seen["seat"], "undo")
    desk.keep(sitting)


def is_undoable(message: Message, least_round: int) -> bool:
    """Could the seat that is asked take something back?"""
    return bool(message["view"]["may_undo"]) and message["view"]["round"] >= least_round


def make_hot_seat(desk: Desk) -> None:
    """One device for three people."""
    sitting = desk.make("hot-seat", "ada", seats=3, edition="classic-it")
    for seat, called in enumerate(("Ada", "Grandpa", "Нина")):
        desk.sit(sitting, "ada", seat, called)
    desk.ask("ada", f"/tables/{sitting.id}/start")
    desk.play(sitting, at("hand", least_round=4))
    desk.keep(sitting)


def make_stand_in(desk: Desk) -> None:
    """A bot plays for somebody who is away; another has come back."""
    sitting = desk.start("stand-in", "ada ben cleo", options={"modules": ["pioneers"]})
    desk.play(sitting, at("turn", least_round=2))
    for who, seat in (("ada", 1), ("cleo", 2)):
        desk.ask(who, f"/tables/{sitting.id}/seats/{seat}/bot", bot="novice")
    desk.play(sitting, at("turn", least_round=4))
    desk.ask("cleo", f"/tables/{sitting.id}/seats/2/back")
    desk.play(sitting, at("hand", least_round=5))
    desk.keep(sitting)


def make_lesson(desk: Desk) -> None:
    """A first game with the coach, in its second round."""
    sitting = Sitting("lesson", desk.ask("ada", "/lessons")["id"], "ada")
    for seat, who in enumerate(("ada", "novice")):
        desk.seat(sitting, seat, who)
    desk.ask("ada", f"/tables/{sitting.id}/start")
    desk.play(sitting, at("hand", least_round=2), saving_for(""))
    desk.keep(sitting)


def make_rematch(desk: Desk) -> None:
    """A finished table with a bot, and the next one, which waits for its people."""
    old = carry_out(desk, "rematch-first", plan("ben novice ada", edition="classic-ru", hints=True))
    desk.keep(Sitting("rematch-second", desk.ask("ben", f"/tables/{old.id}/rematch")["id"], "ben"))


def play_on(desk: Desk, name: str, who: str, **wanted: Any) -> Sitting:
    """A table that goes on from a moment of a finished one or of a log, until its person is asked."""
    body = {"name": who.capitalize(), "nonce": f"{name} nonce", **wanted}
    made = desk.ask(who, "/replays/tables", **body)
    return Sitting(name, made["id"], who, {wanted["seat"]: who})


def make_continued(desk: Desk, clamp_log: str, disputed: int) -> None:
    """Tables that go on from a replay: of a finished table, or of a log with a move that later rules may refuse."""
    old = next(sitting for sitting in desk.kept if sitting.name == "classic-two-seats-over")
    begins = desk.people["ben"].http.get(f"/api/tables/{old.id}/course").json()["rounds"]
    desk.keep(play_on(desk, "continued-from-table", "ben", table=old.id, at=begins[4], seat=1, bot="greedy"))
    sitting = play_on(desk, "continued-from-table-over", "ada", table=old.id, at=begins[8], seat=0, bot="novice")
    desk.play(sitting)
    desk.keep(sitting)
    name = "continued-after-exchange-clamp-left-a-die-alone"
    desk.keep(play_on(desk, name, "cleo", log=clamp_log, at=disputed, seat=0, bot="novice"))


# the file


def serve(folder: str, port: int) -> None:
    """The program itself, in a process of its own."""
    with fixed_chance("saved tables"):
        main(["serve", "--data", folder, "--port", str(port), "--bot-pause", "0"])


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server that is stopped as a person would stop it."""
    port = free_port()
    server = multiprocessing.get_context("spawn").Process(target=serve, args=(str(folder), port))
    server.start()
    wait_until(partial(answers, port))
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        os.kill(server.pid or 0, signal.SIGINT)
        server.join()


def make_tables(folder: Path, clamp_log: str, disputed: int) -> None:
    """Make the database and what today's program tells of each table."""
    with serving(folder) as address:
        desk = Desk(address)
        for make in (make_lobbies, make_choices, make_honor, make_undone, make_hot_seat, make_stand_in, make_lesson):
            make(desk)
        for name, wanted in PLANS.items():
            carry_out(desk, name, wanted)
            print(name, flush=True)
        make_rematch(desk)
        make_continued(desk, clamp_log, disputed)
    file = folder / FILE
    leave_out(file, [sitting.id for sitting in desk.kept])
    with serving(folder) as address:
        told = Desk(address)
        facts = {sitting.name: told.facts(sitting) for sitting in desk.kept}
        listed = {
            name: [table["id"] for table in told.people[name].http.get("/api/tables").json()] for name in VISITORS
        }
        export_logs(told, desk.kept)
    for name, steps in continuations(file, facts).items():
        facts[name]["continuation"] = steps
    write_database(file)
    write_facts(facts, listed)


def export_logs(desk: Desk, kept: list[Sitting]) -> None:
    """Keep some logs as a browser gets them."""
    for sitting in kept:
        if sitting.name in EXPORTED:
            text = desk.people[""].http.get(f"/api/tables/{sitting.id}/log").text
            (LOGS / f"exported-{sitting.name}.sagrada").write_text(text, encoding="utf-8")


def leave_out(file: Path, kept: list[str]) -> None:
    """Drop the tables on the way."""
    with closing(sqlite3.connect(file)) as database, database:
        marks = ", ".join("?" * len(kept))
        for table, column in (("events", "table_id"), ("owners", "table_id"), ("tables", "id")):
            database.execute(f"delete from {table} where {column} not in ({marks})", kept)


def continuations(file: Path, facts: dict[str, Facts]) -> dict[str, Facts]:
    """How a bot that takes any move plays each begun table to its end, in memory."""
    store, found = Store(file), {}
    for name, known in facts.items():
        saved = store.read(known["table"]["id"])
        assert saved
        table = restore(*saved)
        if table.status == "playing":
            found[name] = continuation(table, Random(name))
    store.close()
    return found


def continuation(table: Table, rng: Random) -> Facts:
    """The steps to the end of a game, what chance answers to them, and the score."""
    begins, steps = len(table.playing().lines), []
    for step in any_steps(table, rng):
        take(table, step)
        steps.append(step)
    game = table.playing()
    return {"steps": steps, "dice": dice_of(game.lines[begins:]), "scores": [sheet.total for sheet in game.score()]}


def write_database(file: Path) -> None:
    """Pack the database."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("vacuum")
        database.execute("pragma wal_checkpoint(truncate)")
    DATABASE.write_bytes(gzip.compress(file.read_bytes(), mtime=0))


def write_facts(facts: dict[str, Facts], listed: dict[str, list[str]]) -> None:
    """One line a table."""
    rows = ",\n".join(f"{json.dumps(name)}: {dump(known)}" for name, known in facts.items())
    TABLES.write_text(f'{{"listed": {dump(listed)},\n"tables": {{\n{rows}\n}}}}\n', encoding="utf-8")


def dump(value: Any) -> str:
    """JSON in one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
