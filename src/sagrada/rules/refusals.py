"""Why a tool can't be used now, by number."""

from typing import Final

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
