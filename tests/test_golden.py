"""The golden games: finished logs that together use every card and every kind of move, replayed on both backends."""

from functools import cache
from pathlib import Path

import pytest

from golden_coverage import everything, gaps, golden_files, shown, steps
from sagrada.engine import core, plain
from sagrada.engine.fields import FIELDS
from sagrada.game.game import Game
from sagrada.game.log import parse_log
from sagrada.game.notation import parse_seat
from sagrada.game.verify import verify
from texts import number_of

EACH = pytest.mark.parametrize("file", golden_files(), ids=lambda file: file.stem)


@cache
def read(file: Path) -> str:
    """The text of a log."""
    return file.read_text(encoding="utf-8")


@cache
def game_of(file: Path) -> Game:
    """The game of a log."""
    return Game.from_text(read(file))


def test_the_golden_games_show_everything() -> None:
    assert gaps([game_of(file) for file in golden_files()]) == set()


def test_a_golden_game_less_is_a_gap() -> None:
    """Control: some of what must be shown is in one file only."""
    found = {file: shown(game_of(file)) for file in golden_files()}
    others = {file: set().union(*(more for other, more in found.items() if other != file)) for file in found}
    assert sum(not everything() <= others[file] for file in found) > 5
    assert gaps([]) == everything()


@EACH
def test_a_golden_game_is_over_and_goes_to_the_same_text(file: Path) -> None:
    assert game_of(file).is_over
    assert game_of(file).to_text() == read(file)


@EACH
def test_a_golden_game_has_the_scores_that_its_log_tells(file: Path) -> None:
    scores = parse_log(read(file)).scores
    assert scores is not None
    assert scores[1] == [sheet.total for sheet in game_of(file).score()]


@EACH
def test_the_dice_of_a_golden_game_verify(file: Path) -> None:
    if "dice by hand" not in shown(game_of(file)):
        assert verify(read(file)).outcomes == game_of(file).outcomes


def fields_of(state: core.State) -> dict[str, object]:
    """All fields of a state of either backend."""
    return {field.name: getattr(state, field.name) for field in FIELDS}


def play_plain(state: plain.State, text: str, before: core.State) -> None:
    """One line on the plain backend: a challenge, or an action that it finds legal, too."""
    if text.startswith("!"):
        plain.challenge(state, parse_seat(text.split()[2]))
        return
    action = number_of(before, text)
    assert action in plain.legal(state)
    plain.apply(state, action)


@EACH
def test_a_golden_game_is_the_same_on_the_plain_backend_after_every_line(file: Path) -> None:
    game = game_of(file)
    state = plain.load_state(fields_of(game.entries[0].before))
    for entry, after in steps(game):
        play_plain(state, entry.text, entry.before)
        assert fields_of(state) == fields_of(after), entry.text


@EACH
def test_the_plain_backend_counts_a_golden_game_alike(file: Path) -> None:
    state = plain.load_state(fields_of(game_of(file).state))
    totals = [plain.score(state, seat) for seat in range(state.seats)]
    assert totals == [sheet.total for sheet in game_of(file).score()]


def test_there_are_as_many_golden_games_as_one_can_overlook() -> None:
    assert 14 <= len(golden_files()) <= 60
