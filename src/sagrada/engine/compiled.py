"""The compiled backend: the rules as C, under the same names as `plain`."""

from sagrada.content import tables
from sagrada.engine import _core
from sagrada.engine._core import (
    STATE_BYTES,
    Batch,
    Random,
    State,
    check_legal,
    legal,
    load_state,
    play_games,
    play_out,
    random_step,
    time_playouts,
)

READERS = [_core.fill_tables]
"""What copies the content's tables, one of each compiled module."""
globals().update(_core.EXPORTS)


def refresh_tables() -> None:
    """Copy the content's tables again, after a custom window was added."""
    for fill in READERS:
        fill(tables)


refresh_tables()
