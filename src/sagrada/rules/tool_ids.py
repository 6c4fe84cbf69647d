"""The tools' numbers, in the order of `content/tools.toml`, and the reasons why one can't be used."""

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

MOVERS: Final = 0x280E
"""The tools that move dice of one's own window, as a mask."""
HAND_TOOLS: Final = 0xD731
"""The tools that act on the die in hand, as a mask."""

# why a tool can't be used now
USABLE: Final = 0
NOT_ON_TABLE: Final = 1
LEFT_THE_GAME: Final = 2
ONE_TOOL_A_TURN: Final = 3
NEEDS_DIE_IN_HAND: Final = 4
NEEDS_EMPTY_HAND: Final = 5
FIRST_TURN_ONLY: Final = 6
SECOND_TURN_ONLY: Final = 7
AFTER_PLACING_ONLY: Final = 8
BEFORE_TAKING_ONLY: Final = 9
BEFORE_ROUND_SEVEN: Final = 10
TRACK_IS_EMPTY: Final = 11
WINDOW_IS_EMPTY: Final = 12
CANT_BE_FINISHED: Final = 13
TOO_FEW_TOKENS: Final = 14
NO_DIE_TO_PAY: Final = 15
NEEDS_GRAY_DIE: Final = 16
NEEDS_COLORED_DIE: Final = 17
NO_GRAY_ON_TRACK: Final = 18
NO_GRAY_IN_WINDOW: Final = 19
