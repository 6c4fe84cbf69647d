"""Tables made anew, and made again from their events."""

from __future__ import annotations

from typing import Any

from sagrada.content.refusal import Refused
from sagrada.game.log import lines_before, name_line
from sagrada.game.replay import name_ruling
from sagrada.server.store import Birth, Event
from sagrada.server.table import Table, rules_of


def new_table(birth: Birth, setup: dict[str, Any], host: str) -> tuple[Table, Event]:
    """A table that nobody sits at yet, and the event that made it; raises Refused for options that can't be."""
    table = Table(birth)
    event = {"kind": "create", "setup": setup, "host": host}
    table.apply(event)
    return table, event


def restore(birth: Birth, events: list[Event]) -> Table:
    """The table that these events made; raises Refused if the rules no longer give the same game."""
    table = Table(birth)
    for event in events:
        try:
            table.apply(event)
        except Refused as refused:
            raise name_event(table, event, refused) from refused
    return table


def name_event(table: Table, event: Event, refused: Refused) -> Refused:
    """The refusal of an event on disk: by its number or, if the rules have changed since, by line and ruling."""
    why = name_ruling(refused, rules_of(table.setup))
    if why is refused:
        return Refused("table_differs", table=table.birth.id, number=table.number + 1)
    if table.game is None or "move" not in event:
        return why
    return name_line(why, lines_before(table.game.header) + len(table.game.lines) + 1, event["move"])
