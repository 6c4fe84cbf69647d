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
    observe,
    play_games,
    play_out,
    random_step,
    time_playouts,
)
from sagrada.rules import tool_ids

_core.fill_tables(tables)
_core.fill_tool_tables(tool_ids)
globals().update(_core.EXPORTS)
