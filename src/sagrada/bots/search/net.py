"""What a position is worth to a seat, in 64ths of a point: the points it has and what the inputs promise.

Two ways to judge the inputs: weights set by hand and tuned, or a small net. All numbers are whole, so that every
machine and both backends agree to the last bit.
"""

from sagrada.bots.search.features import fill_features, turns_left
from sagrada.bots.search.knowledge import expected_private
from sagrada.bots.search.memory import (
    BY_HAND,
    DEEPER,
    FIRST_LAYER,
    HIDDEN,
    INPUTS,
    KIND,
    ME,
    NODES,
    POINT,
    SECOND_LAYER,
    X,
)
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
from sagrada.rules.state import Buffer, State


def points_now(s: State, m: Buffer, seat: int) -> int:
    """What the seat has by the window as it stands; in solo above the target."""
    if seat == m[ME]:
        return score(s, seat) - (solo_target(s) if s.seats == 1 else 0)
    gains = public_total(s, seat) + expected_private(s, m, seat) + s.tokens[seat]
    if s.pioneers:
        gains += pioneer_total(s, seat)
    return gains - s.empty_penalty * empty_cells(s, seat)


def weigh_by_hand(m: Buffer) -> int:
    """The inputs, each by its weight."""
    total = 0
    for i in range(INPUTS):
        total += m[X + i] * HAND_WEIGHT[i]
    return total


def squash(sum_of_inputs: int, shift: int) -> int:
    """What a unit passes on: nothing below zero, and not without bound."""
    return min(max(0, sum_of_inputs) >> shift, 8191)


def weigh_by_net(m: Buffer) -> int:
    """The inputs through two hidden layers."""
    for j in range(HIDDEN):
        m[FIRST_LAYER + j] = FIRST_BIAS[j]
    for i in range(INPUTS):
        x = m[X + i]
        if x:
            for j in range(HIDDEN):
                m[FIRST_LAYER + j] += x * FIRST_WEIGHT[i][j]
    for j in range(DEEPER):
        m[SECOND_LAYER + j] = SECOND_BIAS[j]
    for i in range(HIDDEN):
        x = squash(m[FIRST_LAYER + i], 4)
        if x:
            for j in range(DEEPER):
                m[SECOND_LAYER + j] += x * SECOND_WEIGHT[i][j]
    total = OUTPUT_BIAS[0]
    for i in range(DEEPER):
        total += squash(m[SECOND_LAYER + i], 10) * OUTPUT_WEIGHT[i]
    return total >> 10


def evaluate(s: State, m: Buffer, seat: int) -> int:
    """What the position is worth to the seat."""
    m[NODES] += 1
    now = points_now(s, m, seat) * POINT
    if turns_left(s, seat) == 0:
        return now
    fill_features(s, m, seat)
    return now + (weigh_by_hand(m) if m[KIND] == BY_HAND else weigh_by_net(m))
