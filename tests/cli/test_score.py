"""sagrada score: the sheet's lines against the rulebooks' examples and cards, ties, solo, and what is refused."""

import copy
import io
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sagrada.cli import main
from sagrada.content.cards import PRIVATE, PUBLICS

BLANK = ".. .. .. .. .."
EXAMPLE = [".. G4 R2 Y3 P6", "R3 Y1 .. G1 R2", "P5 G3 .. P6 B5", "B4 Y5 G4 B2 G6"]
FULL = ["R1 Y2 G3 B4 P5", "G6 B5 P4 R3 Y2", "P2 R3 Y4 G5 B6", "Y5 G4 B3 P2 R1"]
EDITIONS = ("classic", "classic-ru", "classic-it", "revised")


def run(arguments: list[str], stdin: str = "") -> tuple[int, str, str]:
    """The exit code, stdout and stderr of a command."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode())))
        code = main(arguments)
    return code, out.getvalue(), err.getvalue()


def score(position: Any) -> Any:
    code, out, err = run(["score", "-"], json.dumps(position))
    assert (code, err) == (0, "")
    return json.loads(out)


def refusal(position: Any) -> str:
    code, out, err = run(["score", "-"], json.dumps(position))
    assert (code, out) == (2, "")
    return err


def one(window: list[str], public: list[str] | None = None, **more: Any) -> Any:
    """The only seat's sheet of a window without a pattern; `edition` and `solo` go to the table."""
    table = {key: more.pop(key) for key in ("edition", "solo", "round_track") if key in more}
    seat = {"window": window, "private": [], "favor": 0, **more}
    return score({"public": public or [], "seats": [seat], **table})["seats"][0]


def worked_example(edition: str) -> dict[str, Any]:
    """The window of every rulebook's scoring example; c5 contradicts the print (see the ruling)."""
    seat = {"pattern": "fractal_drops", "window": EXAMPLE, "private": ["shades_of_purple"], "favor": 0}
    public = ["column_color_variety", "light_shades", "color_variety"]
    return {"edition": edition, "public": public, "seats": [{**seat, "exempt": ["c5"]}]}


@pytest.mark.parametrize(
    ("edition", "purple", "total"),
    [("classic", 17, 40), ("classic-ru", 17, 40), ("classic-it", 17, 40), ("revised", 9, 32)],
)
def test_the_worked_example_of_the_rulebooks_is_counted_line_by_line(edition: str, purple: int, total: int) -> None:
    """Classic, older Russian and Italian rules, scoring example: 40; revised rules, scoring example: 32."""
    sheet = {
        "total": total,
        "public": {"column_color_variety": 10, "light_shades": 4, "color_variety": 12},
        "private": {"shades_of_purple": purple},
        "favor": 0,
        "empty": -3,
        "violations": [],
    }
    ends = {"ranking": [0], "tied": [], "target": None, "won": None}
    assert score(worked_example(edition)) == {"seats": [sheet], **ends}


def test_without_the_exemption_the_worked_example_breaks_the_print_of_one_cell() -> None:
    position = worked_example("classic")
    del position["seats"][0]["exempt"]
    sheet = score(position)["seats"][0]
    assert sheet["violations"] == [{"cell": "c5", "rule": "cell_shade"}]
    assert sheet["total"] == 40


def test_any_number_of_objectives_adds_up() -> None:
    base = [card.id for card in PUBLICS if card.set == "base"]
    sheet = one(FULL, base, private=list(PRIVATE), favor=3)
    assert (len(sheet["public"]), len(sheet["private"])) == (10, 11)
    assert sheet["total"] == sum(sheet["public"].values()) + sum(sheet["private"].values()) + 3
    assert "counted" not in sheet


def test_an_empty_window_costs_a_point_for_each_cell() -> None:
    sheet = one([BLANK] * 4, ["color_variety", "shade_variety", "color_diagonals"])
    assert (sheet["total"], sheet["empty"]) == (-20, -20)


def test_equal_neighbors_are_listed_once_each_and_still_counted() -> None:
    sheet = one(["R1 R2 .. .. ..", "Y1 .. R5 R5 ..", BLANK, BLANK], private=["shades_of_red"])
    assert sheet["violations"] == [
        {"cell": "a2", "rule": "equal_color", "with": "a1"},
        {"cell": "b1", "rule": "equal_shade", "with": "a1"},
        {"cell": "b4", "rule": "equal_color", "with": "b3"},
        {"cell": "b4", "rule": "equal_shade", "with": "b3"},
    ]
    assert sheet["total"] == 13 - 15


def test_an_exemption_lifts_the_print_and_never_the_neighbors() -> None:
    window = ["Y1 Y2 .. .. ..", BLANK, BLANK, BLANK]
    grid = ["R....", ".....", ".....", "....."]
    clash = {"cell": "a2", "rule": "equal_color", "with": "a1"}
    assert one(window, pattern=grid)["violations"] == [{"cell": "a1", "rule": "cell_color"}, clash]
    assert one(window, pattern=grid, exempt=["a1", "a1"])["violations"] == [clash]


def test_without_a_pattern_only_neighbors_are_tested() -> None:
    assert one(EXAMPLE)["violations"] == []


def test_a_printed_pattern_after_a_grid_of_ones_own_is_tested_by_its_own_print() -> None:
    grids = [[f"{color}....", ".....", ".....", "....."] for color in "RYGBP"] * 20
    seats = [{"window": ["R1 .. .. .. ..", BLANK, BLANK, BLANK], "pattern": grid} for grid in [*grids, "firmitas"]]
    sheets = [sheet["seats"][0] for sheet in score([{"seats": [seat]} for seat in seats])]
    wrong = [[violation["rule"] for violation in sheet["violations"]] for sheet in sheets]
    assert wrong == [[], *[["cell_color"]] * 4] * 20 + [["cell_color"]]


def table(*seats: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"public": [], "seats": list(seats), **more}


def seat(first_row: str, favor: int = 0, private: str = "shades_of_purple") -> dict[str, Any]:
    return {"window": [first_row, BLANK, BLANK, BLANK], "private": [private], "favor": favor}


def test_more_points_rank_first() -> None:
    result = score(table(seat("P1 .. .. .. .."), seat("P6 .. .. .. .."), seat("P3 .. .. .. ..")))
    assert (result["ranking"], result["tied"]) == ([1, 2, 0], [])


def test_level_on_points_private_points_decide() -> None:
    result = score(table(seat("P3 .. .. .. ..", favor=2), seat("P5 .. .. .. ..")))
    assert [sheet["total"] for sheet in result["seats"]] == [-14, -14]
    assert (result["ranking"], result["tied"]) == ([1, 0], [])


def test_level_on_private_points_favor_tokens_decide() -> None:
    result = score(table(seat("P5 R1 .. .. ..", favor=1), seat("P5 .. .. .. ..", favor=2)))
    assert [sheet["total"] for sheet in result["seats"]] == [-12, -12]
    assert (result["ranking"], result["tied"]) == ([1, 0], [])


@pytest.mark.parametrize(
    ("edition", "skipped", "ranking"),
    [
        ("classic", [], [2, 0, 1]),
        ("classic-it", [], [2, 0, 1]),
        ("classic", [2], [0, 1, 2]),
        ("classic", [2, 0], [1, 0, 2]),
        ("classic", [0, 1, 2, 2], [1, 0, 2]),
        ("classic-ru", [], [1, 0, 2]),
        ("revised", [], [1, 0, 2]),
        ("revised", [1], [1, 0, 2]),
    ],
)
def test_level_on_everything_the_last_round_decides(edition: str, skipped: list[int], ranking: list[int]) -> None:
    """Seat 2 began the last round, so it had its last turn; seat 1 came last to its first turn (scoring_ties)."""
    equal = [seat("P5 .. .. .. ..")] * 3
    result = score(table(*equal, edition=edition, last_round_order=[2, 0, 1], skipped=skipped))
    assert (result["ranking"], result["tied"]) == (ranking, [])


def test_six_equal_seats_are_told_apart_by_any_order() -> None:
    equal = [seat("P5 .. .. .. ..")] * 6
    order = [3, 5, 0, 1, 4, 2]
    assert score(table(*equal, last_round_order=order))["ranking"] == order
    assert score(table(*equal, last_round_order=order, edition="revised"))["ranking"] == order[::-1]


def test_without_an_order_level_seats_stay_tied() -> None:
    level, better = seat("P2 .. .. .. .."), seat("P5 .. .. .. ..")
    result = score(table(level, better, level, better, seat("P4 .. .. .. ..")))
    assert (result["ranking"], result["tied"]) == ([1, 3, 4, 0, 2], [0, 1, 2, 3])


@pytest.mark.parametrize("edition", EDITIONS[:3])
def test_solo_by_the_classic_rules_counts_the_better_private_objective(edition: str) -> None:
    """Classic rules, solo: all publics, the better of two privates, three points lost a cell."""
    private = ["shades_of_red", "shades_of_green"]
    sheet = one([*FULL[:3], BLANK], ["row_color_variety", "deep_shades"], private=private, edition=edition, solo=True)
    assert sheet["private"] == {"shades_of_red": 7, "shades_of_green": 14}
    assert sheet["counted"] == ["row_color_variety", "deep_shades", "shades_of_green"]
    assert (sheet["empty"], sheet["total"]) == (-15, 18 + 4 + 14 - 15)


def test_solo_by_the_revised_rules_counts_the_best_public_objective_and_favor() -> None:
    """Revised rules, solo: the best of three publics, three points per die of the private color, tokens count."""
    public = ["light_shades", "row_color_variety", "shade_variety"]
    sheet = one(FULL, public, private=["shades_of_red"], favor=2, edition="revised", solo=True)
    assert sheet["public"] == {"light_shades": 4, "row_color_variety": 24, "shade_variety": 10}
    assert sheet["counted"] == ["row_color_variety", "shades_of_red"]
    assert sheet["total"] == 24 + 12 + 2


@pytest.mark.parametrize(("track", "won"), [(["P6"], False), (["P5"], True), ([], True), (["R1", "Y5"], False)])
def test_solo_is_won_by_more_than_the_round_track(track: list[str], won: bool) -> None:
    window = ["R1 R2 R3 R4 R6", "P6 Y1 Y2 Y3 Y4", "G1 G2 G3 G4 G5", "B1 B2 B3 B4 B5"]
    result = score(table({"window": window, "private": ["shades_of_purple"]}, solo=True, round_track=track))
    assert result["seats"][0]["total"] == 6
    assert (result["target"], result["won"]) == (sum(int(die[1]) for die in track), won)


def test_solo_without_a_round_track_has_no_target() -> None:
    result = score(table(seat("P5 .. .. .. .."), solo=True))
    assert (result["target"], result["won"]) == (None, None)


def test_with_several_seats_the_round_track_is_no_target() -> None:
    result = score(table(seat("P5 .. .. .. .."), round_track=["R5"]))
    assert (result["target"], result["won"]) == (None, None)


def test_a_list_gives_a_list_and_an_empty_one_an_empty_one() -> None:
    classic, revised = worked_example("classic"), worked_example("revised")
    assert score([classic, revised]) == [score(classic), score(revised)]
    assert score([]) == []


def test_one_bad_element_refuses_the_whole_list_and_is_named() -> None:
    bad = table(seat("P5 .. .. .. .."), seat("P7 .. .. .. .."))
    message = refusal([worked_example("classic"), bad])
    assert message.startswith("sagrada: element 1: seat 1: a1: P7 is no die")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"edition": "clasic"}, 'there is no edition "clasic"; did you mean classic'),
        ({"edition": None}, '"edition" is a text in quotes; this is null'),
        ({"public": ["colour_variety"]}, 'no public objective "colour_variety"; did you mean color_variety'),
        ({"public": ["xyzzy"]}, 'no public objective "xyzzy"; known: row_color_variety'),
        ({"public": ["light_shades", "light_shades"]}, '"light_shades" is listed twice'),
        ({"public": "light_shades"}, '"public" is a list, in square brackets; this is "light_shades"'),
        ({"public": [["light_shades"]]}, '"public" is a list of texts in quotes; [...] is none'),
        ({"seats": []}, "0 is no number of seats; Sagrada takes 1 to 6"),
        ({"seats": [{"window": [BLANK] * 4}] * 7}, "7 is no number of seats"),
        ({"seats": [[]]}, "seat 0: here goes a JSON object with keys out of pattern, window"),
        ({"seats": {}}, '"seats" is a list'),
        ({"solo": 1}, '"solo" is true or false, without quotes; this is 1'),
        ({"solo": True, "seats": [{"window": [BLANK] * 4}] * 2}, "the solo game has one seat; this position has 2"),
        ({"last_round_order": []}, "names every seat from 0 to 0 once"),
        ({"last_round_order": [0, 0]}, "this is [0, 0]"),
        ({"last_round_order": [True]}, '"last_round_order" is a list of seats, which count from 0 to 0 here; true is'),
        ({"skipped": [1]}, '"skipped" is a list of seats, which count from 0 to 0 here; 1 is none'),
        ({"skipped": 0}, '"skipped" is a list, in square brackets; this is 0'),
        ({"round_track": ["R5", "R55"]}, 'under "round_track": "R55" is no die'),
        ({"round_track": ["S5"]}, 'under "round_track": gray dice belong to the strife module'),
        ({"round_track": [["R5"]]}, '"round_track" is a list of texts in quotes; [...] is none'),
        ({"players": 2}, 'there is no key "players" here; known: edition, public, seats'),
    ],
)
def test_what_is_wrong_with_a_table_is_said_in_words(change: dict[str, Any], words: str) -> None:
    assert words in refusal({**worked_example("classic"), **change})


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"window": EXAMPLE[:3]}, '"window" is a list of four rows, top row first; this one has 3'),
        ({"window": [*EXAMPLE[:3], "R1 R2"]}, "row d of the window must hold five cells"),
        ({"window": [*EXAMPLE[:3], "R1 " * 500]}, 'R1 R1 R..." holds 500'),
        ({"window": [*EXAMPLE[:3], 5]}, '"window" is a list of texts in quotes; 5 is none'),
        ({"window": [BLANK, "R1 r5 .. .. r5", BLANK, BLANK]}, "b2: r5 is no die: a color letter"),
        ({"window": [BLANK, BLANK, BLANK, ".. .. .. .. S3"]}, "d5: gray dice belong to the strife module of Glory"),
        ({"window": None}, '"window" is a list, in square brackets; this is null'),
        ({"pattern": "fractal_drop"}, 'there is no pattern "fractal_drop"; did you mean fractal_drops'),
        ({"pattern": "custom_1"}, 'there is no pattern "custom_1"'),
        ({"pattern": 5}, "or a grid of four texts of five characters"),
        ({"pattern": ["....."] * 3}, 'the grid under "pattern" can\'t be a window: it must be four rows of five'),
        ({"pattern": [["....."]] * 4}, "it must be four rows of five"),
        ({"pattern": ["GG...", ".....", ".....", "....."]}, "a1 and a2 are neighbors and both print G"),
        ({"private": ["shades_of_purple"] * 2}, "listed twice for one seat"),
        ({"private": ["light_shades"]}, 'there is no private objective "light_shades"'),
        ({"favor": True}, '"favor" is a whole number from 0 to 999, without quotes; this is true'),
        ({"favor": -1}, "this is -1"),
        ({"favor": 1.0}, "this is 1.0"),
        ({"favor": "3"}, 'this is "3"'),
        ({"favor": 10**4000}, "this is 1000000000000000000000000000000000000..."),
        ({"exempt": ["a1"]}, '"exempt" names a1, yet no die lies there'),
        ({"exempt": ["e1"]}, 'under "exempt": e1 is no cell'),
        ({"name": "Ada"}, 'there is no key "name" here; known: pattern, window, private, favor, exempt'),
    ],
)
def test_what_is_wrong_with_a_seat_is_said_in_words(change: dict[str, Any], words: str) -> None:
    position = worked_example("classic")
    position["seats"][0].update(change)
    message = refusal(position)
    assert message.startswith("sagrada: seat 0: ")
    assert words in message


@pytest.mark.parametrize("edition", EDITIONS[:3])
def test_the_classic_solo_game_has_no_favor_tokens(edition: str) -> None:
    message = refusal(table(seat("P5 .. .. .. ..", favor=1), solo=True, edition=edition))
    assert f"the solo game of the {edition} rules has no favor tokens" in message


@pytest.mark.parametrize(
    ("given", "words"), [("{", "is no JSON: line 1"), ("5", "here goes a JSON object"), ("{}", '"seats"')]
)
def test_what_is_no_position_at_all_is_refused(given: str, words: str) -> None:
    code, out, err = run(["score", "-"], given)
    assert (code, out) == (2, "")
    assert words in err


def test_the_same_private_objective_at_two_seats_is_accepted() -> None:
    assert len(score(table(seat("P5 .. .. .. .."), seat("P4 .. .. .. ..")))["seats"]) == 2


def test_public_private_and_favor_may_be_left_out() -> None:
    assert score({"seats": [{"window": FULL}]})["seats"][0]["total"] == 0


def test_a_position_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(worked_example("revised")), encoding="utf-8")
    code, out, _ = run(["score", str(file)])
    assert (code, json.loads(out)["seats"][0]["total"]) == (0, 32)
    assert run(["score", str(tmp_path / "none.json")])[0] == 2


def test_the_installed_command_reads_stdin() -> None:
    command = [str(Path(sys.executable).parent / "sagrada"), "score", "-"]
    done = subprocess.run(
        command, input=json.dumps(worked_example("classic")), capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["seats"][0]["total"] == 40
    refused = subprocess.run(command, input="[5]", capture_output=True, text=True, check=False)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith("sagrada: element 0: here goes a JSON object")


WORDS = ["R5", "S5", "r5", "..", "a1", "", "classic", "light_shades", "\n\x1b[2J", "\ud800", "R5 " * 400, BLANK]
LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([-1, 0, 2**64, 10**4000, -(10**4000)]),
    st.floats(allow_nan=False),
    st.sampled_from(WORDS),
    st.text(max_size=8),
)
JSON = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def paths(value: Any) -> Iterator[tuple[Any, ...]]:
    """The way to every part of a JSON value."""
    yield ()
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in parts:
        for path in paths(part):
            yield (key, *path)


def replace(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """A copy with one part replaced."""
    if not path:
        return new
    value = copy.copy(value)
    value[path[0]] = replace(value[path[0]], path[1:], new)
    return value


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_whatever_is_typed_in_is_scored_or_refused_in_a_sentence(data: st.DataObject) -> None:
    position: Any = {**worked_example("classic"), "last_round_order": [0], "skipped": [], "round_track": ["R5"]}
    position["solo"] = data.draw(st.booleans())
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(list(paths(position))))
        position = replace(position, path, data.draw(JSON))
    code, out, err = run(["score", "-"], json.dumps(position))
    if code == 0:
        assert (out.count("\n"), err) == (1, "")
    else:
        assert (code, out) == (2, "")
        assert err.startswith("sagrada: ")
        assert err.count("\n") == 1
