"""How many lines of play there are from fixed positions, chance outcomes counted like decisions: one number says much.

A position is a table and all that was played so far, in notation. The numbers were found equal on both backends and,
to the depth that the slow reading can reach, by `tests/reference.py`; the tests find them so again.
"""

from __future__ import annotations

import copy
from typing import Any, NamedTuple

import pytest

from against_reference import reference_for
from engine.games import BACKENDS, on
from reference import Reference
from sagrada.content.options import Options, resolve
from sagrada.engine import core
from sagrada.engine.start import start_state
from texts import number_of


class Position(NamedTuple):
    """A table, what was played at it, and how many lines of one, two, three and four actions go on from there."""

    options: Options
    played: str
    counts: list[int]


POSITIONS = {
    "opening": Position(
        resolve("classic", 2),
        """
        * deal shades_of_blue, * deal shades_of_red, * deal base_07, * deal base_06, * deal base_09, * deal
        base_10, choose aurora_sagradis, choose bellesguard, * deal grinding_stone, * deal flux_brush, * deal
        eglomise_brush, * deal color_diagonals, * deal light_shades, * deal color_variety, * first s0, * R3, *
        B2, * B1, * R5, * P4
        """,
        [6, 62, 229, 1257],
    ),
    "strip_cutter": Position(
        resolve("classic-ru", 2, tools=5),
        """
        * deal shades_of_red, * deal shades_of_purple, * deal base_04, * deal base_08, * deal base_01, * deal
        base_12, choose firelight, choose via_lux, * deal lathekin, * deal strip_cutter, * deal lens_cutter, *
        deal copper_foil_burnisher, * deal eglomise_brush, * deal deep_shades, * deal row_color_variety, *
        deal light_shades, * first s1, * R1, * G3, * B3, * P3, * B5, G3, G3@d1, end, B5, B5@d2, end, P3, use
        strip_cutter, swap s1:d1, G3@c3, end, B3, use strip_cutter, swap s0:d2, B5@d2, end, * R3, * G1, * R5,
        * P5, * R3, G1, G1@c1, use eglomise_brush, d2>b1, end, use eglomise_brush, d1>c2, P5, P5@b3, end, R3,
        R3@a2, end, R5
        """,
        [7, 24, 389, 4986],
    ),
    "hammer_and_wheel": Position(
        resolve("revised", 2, tools=5),
        """
        * deal shades_of_green, * deal shades_of_yellow, * deal base_06, * deal base_07, * deal base_02, *
        deal base_04, choose symphony_of_light, choose ripples_of_light, * deal glazing_hammer, * deal
        running_pliers, * deal eglomise_brush, * deal grinding_stone, * deal tap_wheel, * deal deep_shades, *
        deal row_color_variety, * deal shade_variety, * first s0, * P5, * G2, * G3, * P2, * B4, G2, G2@c5, use
        eglomise_brush, c5>a1, end, P5, P5@a3, use running_pliers, P2, P2@b2, end, B4, B4@a2, end, * P6, * R5,
        * Y5, * Y5, * R6, R6, R6@c1, use running_pliers, P6, P6@a1, end, R5, R5@a3, end
        """,
        [5, 49, 963, 27492],
    ),
    "pliers_and_lathekin": Position(
        resolve("classic-it", 2, tools=5),
        """
        * deal shades_of_red, * deal shades_of_blue, * deal base_05, * deal base_02, * deal base_04, * deal
        base_06, choose fractal_drops, choose aurorae_magnificus, * deal lens_cutter, * deal lathekin, * deal
        copper_foil_burnisher, * deal running_pliers, * deal eglomise_brush, * deal shade_variety, * deal
        medium_shades, * deal row_shade_variety, * first s1, * Y1, * R5, * G4, * Y2, * P6, Y2, Y2@d3, use
        eglomise_brush, d3>b5, end, R5, R5@a3, end, G4, G4@b4, use lathekin, b4>b2, a3>c3, end, use
        eglomise_brush, b5>d4, P6, P6@d3, end, * B1, * G2, * Y4, * Y2, * B3, B3, B3@c2
        """,
        [5, 71, 234, 683],
    ),
    "solo_paid_with_dice": Position(
        resolve("classic", 1, tools=5),
        """
        * deal shades_of_red, * deal shades_of_green, * deal base_03, * deal base_10, choose lux_mundi, * deal
        tap_wheel, * deal cork_backed_straightedge, * deal lathekin, * deal eglomise_brush, * deal
        glazing_hammer, * deal color_diagonals, * deal row_shade_variety, * B6, * G2, * P2, * G2, B6, B6@a5,
        end, P2, P2@b5, end, * R3, * G1, * Y5, * R1, use lathekin, pay Y5, a5>a4, b5>a5, G1, G1@a3, end, R3,
        R3@a2, end, * B4, * R6, * P1, * Y5, Y5, Y5@a1, use eglomise_brush, pay B4, a2>b2, end, P1, P1@b1, end,
        * G6, * Y5, * R2, * B6, R2, use cork_backed_straightedge, pay Y5, R2@d1, end
        """,
        [4, 35, 912, 27103],
    ),
    "solo_paid_either_way": Position(
        resolve("revised", 1, tools=4),
        """
        * deal shades_of_green, * deal base_11, * deal base_08, choose chromatic_splendor, * deal
        grinding_stone, * deal flux_remover, * deal lens_cutter, * deal grozing_pliers, * deal
        row_shade_variety, * deal color_diagonals, * deal medium_shades, * R2, * Y6, * B6, * P5, Y6, Y6@a2,
        end, B6, use grinding_stone, pay tokens, B1@a1, end, * G1, * Y2, * Y1, * G1, Y2, use grinding_stone,
        pay tokens, Y5@b3, end, G1, use grozing_pliers, pay tokens, +, G2@b1, end, * P4, * Y1, * P4, * B1, Y1,
        Y1@a4, end, P4, P4@a5, end, * P3, * G1, * P1, * G1, P3
        """,
        [7, 7, 24, 168],
    ),
    "honor_table": Position(
        resolve("classic", 2, honor=True, tools=2),
        """
        * deal shades_of_yellow, * deal shades_of_green, * deal base_07, * deal base_08, * deal base_04, *
        deal base_02, choose suns_glory, choose gravitas, * deal eglomise_brush, * deal copper_foil_burnisher,
        * deal row_shade_variety, * deal column_shade_variety, * deal shade_variety, * first s1, * G5, * Y5, *
        R2, * R2, * Y4, R2, R2@a4, use eglomise_brush, a4>c5, end, Y4, Y4@c3, use copper_foil_burnisher,
        c3>d3, end, G5, G5@d4, use eglomise_brush, d4>a4, end, R2, R2@a3, use copper_foil_burnisher, a3>d3,
        end, * B1, * G1, * Y2, * G6, * B4
        """,
        [8, 170, 872, 17738],
    ),
}
REFERENCE_LIMIT = 5000
"""Lines that the slow reading counts in a second or two."""


def lines_of(position: Position) -> list[str]:
    """What was played, line by line."""
    return [" ".join(line.split()) for line in position.played.split(",")]


def state_after(position: Position) -> core.State:
    """The rules' state of a position."""
    state = start_state(position.options)
    for line in lines_of(position):
        action = number_of(state, line)
        assert core.check_legal(state, action), line
        core.apply(state, action)
    return state


def reference_after(position: Position) -> Reference:
    """The reference's state of a position."""
    reference = reference_for(position.options)
    for line in lines_of(position):
        reference.play(line)
    return reference


def count(backend: Any, state: Any, depth: int) -> int:
    """The lines of so many actions that go on from a state."""
    actions = backend.legal(state)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.copy()
        backend.apply(after, action)
        total += count(backend, after, depth - 1)
    return total


def count_by_reference(reference: Reference, depth: int) -> int:
    """The same by the slow reading."""
    lines = reference.legal()
    if depth == 1:
        return len(lines)
    total = 0
    for line in lines:
        after = copy.deepcopy(reference)
        after.play(line)
        total += count_by_reference(after, depth - 1)
    return total


@pytest.mark.parametrize("backend", BACKENDS.values(), ids=BACKENDS)
@pytest.mark.parametrize("name", POSITIONS)
def test_both_backends_find_the_pinned_numbers(name: str, backend: Any) -> None:
    state = on(backend, state_after(POSITIONS[name]))
    assert [count(backend, state, depth) for depth in range(1, 5)] == POSITIONS[name].counts


@pytest.mark.parametrize("name", POSITIONS)
def test_the_reference_finds_the_pinned_numbers(name: str) -> None:
    position = POSITIONS[name]
    reference = reference_after(position)
    counts = [lines for lines in position.counts if lines <= REFERENCE_LIMIT]
    assert [count_by_reference(reference, depth + 1) for depth in range(len(counts))] == counts


def test_a_rule_that_is_off_changes_the_numbers() -> None:
    position = POSITIONS["opening"]
    loose = position._replace(options=resolve("classic", 2, honor=True))
    assert count(core, state_after(loose), 2) > position.counts[1]
