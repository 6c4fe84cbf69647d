"""Where a mind keeps its numbers: one buffer of ints and one room of states, by place."""

from typing import Final

# the inputs of the evaluation, its hidden layers, and boards they are made of
INPUTS: Final = 136
HIDDEN: Final = 32
DEEPER: Final = 16
FIRST_LAYER: Final = 128
SECOND_LAYER: Final = 160
COLOR_ROOM: Final = 176
SHADE_ROOM: Final = 182
COLOR_CHOICE: Final = 188
SHADE_CHOICE: Final = 196

# how to think
MOST_LINES: Final = 207
ME: Final = 208
KIND: Final = 209
NODES: Final = 210
LIMIT: Final = 211
TOOL_LINES: Final = 212
CHANCES: Final = 213
ROUND: Final = 214
TURN_NUMBER: Final = 215
WIDTH: Final = 216
DENIAL: Final = 217
LINES: Final = 218
NO_TOOLS: Final = 219
HORIZON: Final = 220
MINE: Final = 221
THEIRS: Final = 222
TOTAL: Final = 223

# what others' private objectives may be: a weight for each card, 64 in all
BELIEF: Final = 224
CERTAIN: Final = 64

# the line that is being tried, the best placements without a tool, the best lines
PATH: Final = 320
TOP_PLACE: Final = 352
TOP_VALUE: Final = 356
TOPS: Final = 3
LINE_VALUE: Final = 360
LINE_LENGTH: Final = 384
LINE_CHANCE: Final = 408
LINE_RATING: Final = 432
LINE_SUM: Final = 456
LINE_ALIVE: Final = 480
LINE_ACTIONS: Final = 512
LINES_MAX: Final = 24
LINE_ROOM: Final = 32

# lists of actions and their values, by depth
DEPTHS: Final = 32
LIST_ROOM: Final = 1024
LISTS: Final = 1536
VALUES: Final = 34304
X: Final = 67072
MEMORY: Final = X + INPUTS

# rooms of states
TRIED: Final = 0
KEPT: Final = 32
REPLIES: Final = 56
ROLLED: Final = 76
STATES: Final = 80

# kinds of evaluation, and its unit
BY_LINES: Final = 0
BY_ROUND: Final = 1
BY_ROLLOUTS: Final = 2
BY_HAND: Final = 0
BY_NET: Final = 1
POINT: Final = 64
LOWEST: Final = -1000000
