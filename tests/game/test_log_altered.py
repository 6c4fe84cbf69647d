"""Logs with lines altered, cut off or mixed with junk: refused with a line, or logs of their own."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.test_log import refusal, secret_log
from random_games import Table, finished
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from sagrada.game.verify import verify
from sagrada.words.messages import explain


def alterations(lines: list[str], i: int, ways: int = 99) -> Iterator[list[str]]:
    """The lines with one of them deleted, doubled, swapped with the next, or changed in so many ways."""
    yield lines[:i] + lines[i + 1 :]
    yield lines[: i + 1] + lines[i:]
    yield [*lines[:i], *reversed(lines[i : i + 2]), *lines[i + 2 :]]
    for changed in changes(lines[i])[:ways]:
        yield [*lines[:i], changed, *lines[i + 1 :]]


def changes(line: str) -> list[str]:
    """Other lines in place of this one."""
    turned = line.translate(str.maketrans("RYGBP123456abcd01", "YGBPR234561bcda10"))
    words = ["undo", "", "end", "* R5", "R5", "! s0 s1", "? s0 firmitas", "scores 1 2", "seed 00", "\x00", "é" * 70]
    return [text for text in [turned, line + " x", *words, line[:-1], line.upper(), "* " + line] if text != line]


def read(text: str) -> Game | str:
    """The game of a log, or the sentence that refuses it."""
    try:
        return Game.from_text(text)
    except Refused as refused:
        return explain(refused)


def check_every_alteration(log: str, ways: int) -> None:
    """Each altered log is refused with a line, or is a log of its own that goes to text and back."""
    lines = log.splitlines()
    for i in range(len(lines)):
        for altered in alterations(lines, i, ways):
            game = read("\n".join(altered) + "\n")
            if isinstance(game, Game):
                assert Game.from_text(game.to_text()).to_text() == game.to_text()
            else:
                assert "line " in game


def test_a_log_with_any_line_altered_is_refused_with_a_line_or_is_a_log_of_its_own() -> None:
    table: Table = {"edition": "revised", "seats": 1, "tools": 5, "names": ["Ada"]}
    check_every_alteration(finished(table, seed=2).to_text(), ways=3)


@pytest.mark.slow
def test_a_long_log_with_any_line_altered_is_refused_with_a_line_or_is_a_log_of_its_own() -> None:
    check_every_alteration(secret_log(), ways=99)


def outcomes(log: str) -> list[str]:
    """The lines of chance."""
    return [line for line in log.splitlines() if line.startswith("*")]


def verifies(log: str) -> bool:
    """Do the dice follow from the seed?"""
    try:
        return bool(verify(log))
    except Refused:
        return False


@pytest.mark.slow
def test_no_line_of_the_play_can_be_altered_such_that_other_dice_verify() -> None:
    lines = secret_log().splitlines()
    for i in range(lines.index(""), len(lines)):
        for altered in alterations(lines, i):
            text = "\n".join(altered)
            assert outcomes(text) == outcomes(secret_log()) or not verifies(text)


def test_a_log_cut_off_anywhere_is_refused_or_goes_on_from_there() -> None:
    text, whole = secret_log(), Game.from_text(secret_log())
    for cut in [*range(0, 400, 3), *range(400, len(text), 29)]:
        game = read(text[:cut])
        if isinstance(game, Game):
            assert game.lines == whole.lines[: len(game.lines)]
        else:
            assert "line " in game


ANY_TEXT = st.one_of(
    st.text(), st.text("sagrdlo1\nue \t", max_size=30), st.binary().map(lambda raw: raw.decode("latin-1"))
)


@settings(max_examples=200, deadline=None)
@given(ANY_TEXT.filter(lambda text: not text.startswith("sagrada log 1")))
def test_what_is_no_log_is_refused_by_its_first_line(text: str) -> None:
    refused = refusal(text)
    assert refused.facts["line"] == 1
    assert 'expected: "sagrada log 1"' in explain(refused)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_junk_in_a_log_never_ends_in_a_traceback(data: st.DataObject) -> None:
    lines = secret_log().splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        i = data.draw(st.integers(0, len(lines) - 1))
        word = st.one_of(st.text(max_size=20), st.sampled_from(["deal", "name s0", "option", "dice", "nonce", "rules"]))
        lines[i] = data.draw(st.one_of(word, st.tuples(st.just(lines[i].split(" ")[0]), word).map(" ".join)))
    read("\n".join(lines))


# the header
