"""What a position is worth to a seat, in 64ths of a point: the points it has and what the inputs promise.

Two ways to judge the inputs: weights set by hand and tuned, or a small net. All numbers are whole, so that every
machine and both backends agree to the last bit.
"""

from sagrada.bots.search.features import fill_features, turns_left
from sagrada.bots.search.knowledge import expected_private
from sagrada.bots.search.memory import BY_HAND, DEEPER, HIDDEN, INPUTS, LOWEST, POINT, Memory
from sagrada.bots.search.weights import (
    FIRST_BIAS,
    FIRST_WEIGHT,
    HAND_WEIGHT,
    OUTPUT_BIAS,
    OUTPUT_WEIGHT,
    SECOND_BIAS,
    SECOND_WEIGHT,
)
from sagrada.rules.pioneers import pioneer_total
from sagrada.rules.placement import empty_cells
from sagrada.rules.scoring import public_total, score, solo_target
from sagrada.rules.state import State


def mean(total: int, many: int) -> int:
    """The mean of so many values of positions, rounded down.

    Python rounds a quotient down, C towards zero. They differ below zero only, so the sum is lifted by LOWEST, which no
    value lies below, before it is divided.
    """
    return (total - LOWEST * many) // many + LOWEST


def points_now(s: State, m: Memory, seat: int) -> int:
    """What the seat has by the window as it stands; in solo above the target."""
    if seat == m.me:
        return score(s, seat) - (solo_target(s) if s.seats == 1 else 0)
    gains = public_total(s, seat) + expected_private(s, m, seat) + s.tokens[seat]
    if s.pioneers:
        gains += pioneer_total(s, seat)
    return gains - s.empty_penalty * empty_cells(s, seat)


def weigh_by_hand(m: Memory) -> int:
    """The inputs, each by its weight."""
    total = 0
    for i in range(INPUTS):
        total += m.inputs[i] * HAND_WEIGHT[i]
    return total


def squash(sum_of_inputs: int, shift: int) -> int:
    """What a unit passes on: nothing below zero, and not without bound."""
    return min(max(0, sum_of_inputs) >> shift, 8191)


def weigh_by_net(m: Memory) -> int:
    """The inputs through two hidden layers."""
    for j in range(HIDDEN):
        m.first_layer[j] = FIRST_BIAS[j]
    for i in range(INPUTS):
        x = m.inputs[i]
        if x:
            for j in range(HIDDEN):
                m.first_layer[j] += x * FIRST_WEIGHT[i][j]
    for j in range(DEEPER):
        m.second_layer[j] = SECOND_BIAS[j]
    for i in range(HIDDEN):
        x = squash(m.first_layer[i], 4)
        if x:
            for j in range(DEEPER):
                m.second_layer[j] += x * SECOND_WEIGHT[i][j]
    total = OUTPUT_BIAS[0]
    for i in range(DEEPER):
        total += squash(m.second_layer[i], 10) * OUTPUT_WEIGHT[i]
    return total >> 10


def evaluate(s: State, m: Memory, seat: int) -> int:
    """What the position is worth to the seat."""
    m.nodes += 1
    now = points_now(s, m, seat) * POINT
    if turns_left(s, seat) == 0:
        return now
    fill_features(s, m, seat)
    return now + (weigh_by_hand(m) if m.kind == BY_HAND else weigh_by_net(m))
