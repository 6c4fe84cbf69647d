"""Random games of every edition and number of seats by the rules and by the slow second reading of the rulebooks.

A game that differs says edition, seats and seed in its test's name; `play_both` plays it again.
"""

from __future__ import annotations

import os

import pytest

import reference
import reference_scores
import reference_window
from against_reference import EDITIONS, play_both

TABLES = [(edition, seats) for edition in EDITIONS for seats in range(1, 7)]
CHUNKS = 4
SEEDS_A_CHUNK = 110 if os.environ.get("SAGRADA_NIGHTLY") == "1" else 11
QUICK_SEEDS = 2


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_few_games_are_played_alike_by_rules_and_reference(edition: str, seats: int) -> None:
    for seed in range(QUICK_SEEDS):
        assert play_both(edition, seats, seed) >= 20 * seats


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_thousand_games_are_played_alike_by_rules_and_reference(edition: str, seats: int, chunk: int) -> None:
    for seed in range(SEEDS_A_CHUNK):
        assert play_both(edition, seats, 1000 * (chunk + 1) + seed) >= 20 * seats


@pytest.mark.parametrize("seats", range(1, 7))
def test_a_few_games_of_glory_are_played_alike_by_rules_and_reference(seats: int) -> None:
    for seed, edition in enumerate(EDITIONS):
        assert play_both(edition, seats, seed, glory=True) >= 20 * seats


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(2))
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_many_games_of_glory_are_played_alike_by_rules_and_reference(edition: str, seats: int, chunk: int) -> None:
    for seed in range(SEEDS_A_CHUNK // 2):
        assert play_both(edition, seats, 1000 * (chunk + 1) + seed, glory=True) >= 20 * seats


def play_until_they_differ(seats: int) -> None:
    """Some games; raises AssertionError as soon as one differs."""
    for seed in range(40):
        play_both("classic", seats, seed)


def test_a_planted_fault_in_placement_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reference_window, "is_golden", lambda window, cell, die: True)
    with pytest.raises(AssertionError):
        play_until_they_differ(2)


def test_a_planted_fault_in_scoring_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = reference_scores.PUBLICS["color_diagonals"]
    monkeypatch.setitem(reference_scores.PUBLICS, "color_diagonals", lambda window: honest(window) // 2)
    with pytest.raises(AssertionError):
        play_until_they_differ(2)


def test_a_planted_fault_in_a_tool_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(reference_window.IGNORES, "lathekin", "123456")
    with pytest.raises(AssertionError):
        play_until_they_differ(2)


def test_a_planted_fault_in_the_tie_break_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reference.Reference, "_standing", lambda self, seat: (self._total(seat), seat))
    with pytest.raises(AssertionError):
        play_until_they_differ(6)
