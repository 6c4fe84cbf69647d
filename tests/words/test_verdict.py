"""Who has won and why: a finished game, its verdict and the score sheet of the same windows name one tie-break."""

from typing import Any

import pytest

from positions import play, position
from sagrada.score.position import count_position, name_deciders
from sagrada.words.messages import say_phrase
from sagrada.words.verdict import verdict

CHECKER = ["R1 B2 .. .. ..", "B2 R1 .. .. ..", ".. .. .. .. ..", ".. .. .. .. .."]
WORDS = {
    "ornaments": "more points from private objective and ornaments decide",
    "private": "more points from the private objective decide",
    "favor": "more favor tokens decide",
}


@pytest.mark.parametrize(
    ("private", "tokens", "ornaments_break_ties", "decides"),
    [
        ("shades_of_red", [1, 6], True, "ornaments"),
        ("shades_of_red", [1, 6], False, "private"),
        ("shades_of_purple", [1, 4], True, "ornaments"),
        ("shades_of_purple", [1, 4], False, "favor"),
    ],
)
def test_game_and_score_sheet_name_the_same_tie_break(
    private: str, tokens: list[int], ornaments_break_ties: bool, decides: str
) -> None:
    """Seat 0 has an ornament for 3 points and two red dice, seat 1 only favor tokens more."""
    window = " / ".join(CHECKER)
    table: dict[str, Any] = {"ornaments_break_ties": ornaments_break_ties, "edition": "classic"}
    privates = f"{private} shades_of_green"
    at: dict[str, Any] = {"in_round": 10, "turn": 4, "tokens": tokens, "ornaments": "checker", "privates": privates}
    seen = play(position(window, window, **at, **table), "end").view()
    assert seen.scores
    assert seen.scores[0].total == seen.scores[1].total
    found = verdict(seen)
    assert found
    assert WORDS[decides] in say_phrase(found, ["Ada", "Ben"])
    seats = [
        {"window": CHECKER, "private": [private], "favor": tokens[0], "ornaments": ["checker"]},
        {"window": CHECKER, "private": ["shades_of_green"], "favor": tokens[1]},
    ]
    assert name_deciders(count_position({"modules": ["ornaments"], "seats": seats, **table})) == [decides]
