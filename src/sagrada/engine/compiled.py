"""The compiled backend: the rules as C, under the same names as `plain`."""

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
)

globals().update(_core.EXPORTS)
