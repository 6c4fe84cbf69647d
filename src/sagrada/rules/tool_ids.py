"""The tools' numbers, in the order of `content/tools.toml`."""

from typing import Final

GROZING_PLIERS: Final = 0
EGLOMISE_BRUSH: Final = 1
COPPER_FOIL_BURNISHER: Final = 2
LATHEKIN: Final = 3
LENS_CUTTER: Final = 4
FLUX_BRUSH: Final = 5
GLAZING_HAMMER: Final = 6
RUNNING_PLIERS: Final = 7
CORK_BACKED_STRAIGHTEDGE: Final = 8
GRINDING_STONE: Final = 9
FLUX_REMOVER: Final = 10
TAP_WHEEL: Final = 11
STRIP_CUTTER: Final = 12
EXCHANGE_CLAMP: Final = 13
PUMICE_BLOCK: Final = 14
SALVAGE_HOOK: Final = 15

HAND_TOOLS: Final = 0xD731
"""The tools that act on the die in hand, as a mask."""
