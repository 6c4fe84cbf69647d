"""Where a mind keeps what it thinks: the fields of one struct, which every chapter of the search gets as `m`.

The generator makes a struct of C of each class here, as it does of the state. Holds no thought.
"""

from __future__ import annotations

from typing import Annotated, Final

from sagrada.rules.state import SEATS_MAX, Grid, Row, State

# the inputs of the evaluation and its hidden layers
INPUTS: Final = 136
HIDDEN: Final = 32
DEEPER: Final = 16

# room for lines, for the actions of one, and for what can be done at each depth of it
LINES_MAX: Final = 24
LINE_ROOM: Final = 32
DEPTHS: Final = 32
LIST_ROOM: Final = 1024
REPLIES_MAX: Final = 20
TOPS: Final = 3

# what others' private objectives may be: a weight for each card, 64 in all
PRIVATES_MAX: Final = 16
CERTAIN: Final = 64

# how far is looked: to the end of the turn, to the end of the round, or some rounds on
BY_LINES: Final = 0
BY_ROUND: Final = 1
BY_ROLLOUTS: Final = 2

# how positions are judged: by weights set by hand, or by the net
BY_HAND: Final = 0
BY_NET: Final = 1

# the unit of the evaluation, and a value below all that it gives
POINT: Final = 64
LOWEST: Final = -1000000

Int = Annotated[int, "int"]


class Line:
    """What a seat can do until its turn ends or chance speaks, and the state it leads to."""

    length: Int
    actions: Annotated[Row, "int", LINE_ROOM]
    end: State
    ends_in_chance: Int

    # what it is worth by the evaluation of its end, and by looking further; of rollouts the sum
    value: Int
    rating: Int
    total: Int
    alive: Int


class Memory:
    """All that a mind holds. What it shall do is set before a thought, what it has found stays until the next."""

    # how to think, as the style of the bot says; how many nodes lines with tools may take, and all together
    kind: Int
    width: Int
    most_lines: Int
    denial: Int
    horizon: Int
    no_tools: Int
    limit: Int
    most_nodes: Int

    # the thought: whose it is, how many positions it has judged, and the turn it is about
    me: Int
    nodes: Int
    round: Int
    turn: Int

    # the search: are lines with tools tried, how many outcomes of chance lie before, the prospects of both sides
    tool_lines: Int
    chances: Int
    mine: Int
    theirs: Int

    # the evaluation: its inputs, its layers, where colors and shades could lie, and cells by how many of them they take
    inputs: Annotated[Row, "int", INPUTS]
    first_layer: Annotated[Row, "int", HIDDEN]
    second_layer: Annotated[Row, "int", DEEPER]
    color_room: Annotated[Row, "int", 6]
    shade_room: Annotated[Row, "int", 6]
    color_choice: Annotated[Row, "int", 7]
    shade_choice: Annotated[Row, "int", 7]
    belief: Annotated[Grid, "int", SEATS_MAX, PRIVATES_MAX]

    # the actions on the way to where the search is, and the best placements without a tool
    path: Annotated[Row, "int", LINE_ROOM]
    top_place: Annotated[Row, "int", TOPS]
    top_value: Annotated[Row, "int", TOPS]

    # the best lines, the best one first
    found: Int
    lines: Annotated[list[Line], LINES_MAX]

    # what can be done at each depth, and what it promises
    lists: Annotated[Grid, "int", DEPTHS, LIST_ROOM]
    values: Annotated[Grid, "int", DEPTHS, LIST_ROOM]

    # states: those on the way to where the search is, the rest of a round, a rollout
    tried: Annotated[list[State], DEPTHS]
    replies: Annotated[list[State], REPLIES_MAX]
    rolled: State

    # a game against oneself: where it starts, and where it is
    start: State
    game: State

    # the words of random numbers: of the search, and of the game against oneself
    random: Annotated[Row, "int64_t", 4]
    dice: Annotated[Row, "int64_t", 4]
