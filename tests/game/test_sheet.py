"""The score sheet: what each card pays, that the lines add up, and that a typed-in game counts like the one played."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import sagrada
from sagrada.content import tables
from sagrada.content.options import resolve
from sagrada.engine import core
from sagrada.engine.start import start_state
from sagrada.game.game import Game
from sagrada.game.notation import (
    BOARD_IDS,
    PRIVATE_IDS,
    PUBLIC_IDS,
    cells_of,
    format_die,
    format_window,
    table_pioneers,
)
from sagrada.game.sheet import ranking, sheet
from sagrada.score.position import score_position
from sagrada.words.messages import has_message

BLANK = ".. .. .. .. .."
FULL = ["R1 Y2 G3 B4 P5", "G6 B5 P4 R3 Y2", "P2 R3 Y4 G5 B6", "Y5 G4 B3 P2 R1"]
DIAGONALS = [BLANK, ".. B1 .. .. Y2", "B3 .. B4 Y5 ..", ".. .. Y6 B1 .."]
EDITIONS = ("classic", "classic-ru", "classic-it", "revised")
POSITION_FILES = ("score/position.py", "score/reading.py", "cli/cards.py")
GLORY_TABLES = [
    (1, "strife ornaments"),
    (2, "glory"),
    (3, "rivalry"),
    (4, "glory"),
    (5, "pioneers ornaments"),
    (6, "glory"),
]


def lines(kind: str, card: str, window: list[str], edition: str = "classic") -> Any:
    """The lines of one kind for a window with one card."""
    seat = {"window": window, "private": [card] if kind == "private" else []}
    position = {"edition": edition, "public": [card] if kind == "public" else [], "seats": [seat]}
    return score_position(position)["seats"][0][kind]


@pytest.mark.parametrize(
    ("card", "points", "window"),
    [
        ("row_color_variety", 24, FULL),
        ("row_color_variety", 6, ["R1 Y1 G1 B1 P1", "R1 Y2 G3 B4 R5", BLANK, BLANK]),
        ("row_color_variety", 0, ["R1 Y2 G3 B4 ..", BLANK, BLANK, BLANK]),
        ("column_color_variety", 25, FULL),
        ("column_color_variety", 5, ["R1 R1 R1 .. ..", "Y1 Y2 .. .. ..", "G1 R3 G1 .. ..", "P1 B4 B1 .. .."]),
        ("column_color_variety", 0, ["R1 .. .. .. ..", "Y2 .. .. .. ..", "G3 .. .. .. ..", BLANK]),
        ("row_shade_variety", 20, FULL),
        ("row_shade_variety", 5, ["R1 R2 R3 R4 R6", "R1 Y2 G3 B4 P1", "R1 Y2 G3 B4 ..", BLANK]),
        ("row_shade_variety", 0, ["R1 Y2 G3 B4 B4", BLANK, BLANK, BLANK]),
        ("column_shade_variety", 16, FULL),
        ("column_shade_variety", 4, ["R1 R1 R1 .. ..", "R2 Y2 .. .. ..", "R3 G1 R3 .. ..", "R4 B4 R4 .. .."]),
        ("column_shade_variety", 0, ["R1 .. .. .. ..", "Y2 .. .. .. ..", "G3 .. .. .. ..", BLANK]),
        ("light_shades", 2, ["R1 Y1 G1 B2 ..", BLANK, BLANK, BLANK]),
        ("light_shades", 0, ["R1 Y1 G1 B3 ..", BLANK, BLANK, BLANK]),
        ("medium_shades", 4, ["R3 Y4 G3 B4 P4", BLANK, BLANK, BLANK]),
        ("medium_shades", 0, ["R4 Y4 G5 B2 P1", BLANK, BLANK, BLANK]),
        ("deep_shades", 6, ["R5 Y5 G5 B6 P6", "R6 R6 .. .. ..", BLANK, BLANK]),
        ("deep_shades", 0, ["R5 Y5 G4 .. ..", BLANK, BLANK, BLANK]),
        ("shade_variety", 5, ["R1 R2 R3 R4 R5", "R6 R1 R2 R3 R4", BLANK, BLANK]),
        ("shade_variety", 10, ["R1 R2 R3 R4 R5", "R6 R1 R2 R3 R4", "R5 R6 .. .. ..", BLANK]),
        ("shade_variety", 0, ["R1 R2 R3 R4 R5", "R1 R2 R3 R4 R5", BLANK, BLANK]),
        ("color_variety", 16, FULL),
        ("color_variety", 4, ["R1 Y1 G1 B1 P1", "R1 Y1 G1 B1 ..", BLANK, BLANK]),
        ("color_variety", 0, ["R1 Y1 G1 B1 ..", BLANK, BLANK, BLANK]),
        ("color_diagonals", 7, DIAGONALS),
        ("color_diagonals", 5, ["R1 .. R2 .. ..", ".. R3 .. .. ..", "R4 .. R5 .. ..", BLANK]),
        ("color_diagonals", 0, ["R1 R2 .. .. ..", BLANK, "Y1 .. Y2 .. ..", BLANK]),
        ("color_diagonals", 0, [".. .. .. .. R1", "Y1 .. .. .. Y2", "R2 .. .. .. ..", BLANK]),
    ],
)
def test_a_public_objective_pays_for_what_its_card_says(card: str, points: int, window: list[str]) -> None:
    assert lines("public", card, window) == {card: points}


def test_the_card_example_of_color_diagonals_counts_four_blue_and_three_yellow_dice() -> None:
    only_yellow = [re.sub(r"B\d", "..", row) for row in DIAGONALS]
    assert lines("public", "color_diagonals", DIAGONALS) == {"color_diagonals": 7}
    assert lines("public", "color_diagonals", only_yellow) == {"color_diagonals": 3}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("color", "shades"), [("red", 8), ("yellow", 13), ("green", 18), ("blue", 18), ("purple", 13)])
def test_a_color_card_pays_the_shades_or_by_the_revised_rules_three_a_die(
    edition: str, color: str, shades: int
) -> None:
    card = f"shades_of_{color}"
    assert lines("private", card, FULL, edition) == {card: 12 if edition == "revised" else shades}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("card", "points"), [("fence", 24), ("tunnel", 18), ("brace", 20), ("port", 22), ("brackets", 20), ("wall", 24)]
)
def test_a_position_card_pays_the_shades_on_its_cells_in_every_edition(edition: str, card: str, points: int) -> None:
    assert lines("private", card, FULL, edition) == {card: points}


def finished(edition: str, seats: int, seed: int, modules: str = "") -> core.State:
    """A game played at random to its end."""
    state = start_state(resolve(edition, seats, modules=modules))
    core.play_out(state, core.Random(seed))
    return state


def type_in(state: core.State, edition: str, modules: str = "") -> dict[str, Any]:
    """A finished game as a person would type it in."""
    start = core.start_seat(state)
    seats = [
        {
            "pattern": tables.PATTERN_IDS[state.pattern[seat]],
            "window": format_window(state, seat),
            "private": [PRIVATE_IDS[card] for card in state.private[seat][: state.privates_dealt]],
            "favor": state.tokens[seat],
            "exempt": cells_of(state.exempt[seat]),
            "pioneers": list(sheet(state, seat).pioneers) if state.pioneers else [],
            "ornaments": list(sheet(state, seat).ornaments) if state.ornaments else [],
        }
        for seat in range(state.seats)
    ]
    track = [die for number, dice in zip(state.track_size, state.track, strict=True) for die in dice[:number]]
    return {
        "edition": edition,
        "public": [PUBLIC_IDS[card] for card in state.public[: state.publics_dealt]],
        "seats": seats,
        "last_round_order": [(start + place) % state.seats for place in range(state.seats)],
        "skipped": [seat for seat in range(state.seats) if (state.skipped >> seat) & 1],
        "round_track": [format_die(die) for die in track],
        "solo": state.seats == 1,
        "modules": modules.split(),
        "pioneers": table_pioneers(state) if state.pioneers else [],
        **({"strife_board": BOARD_IDS[state.board]} if state.strife else {}),
    }


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_the_lines_of_a_sheet_add_up_to_the_score_of_the_rules(edition: str, seats: int) -> None:
    for seed in range(20):
        state = finished(edition, seats, seed)
        for seat in range(seats):
            found = sheet(state, seat)
            points = found.public | found.private
            assert found.total == sum(points[card] for card in found.counted) + found.favor + found.empty
            assert found.total == core.score(state, seat)
            assert found.violations == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_a_finished_game_typed_in_counts_like_the_game_itself(edition: str, seats: int) -> None:
    for seed in range(20):
        state = finished(edition, seats, seed)
        result = score_position(type_in(state, edition))
        assert [seat["total"] for seat in result["seats"]] == [core.score(state, seat) for seat in range(seats)]
        assert result["ranking"] == ranking(state)
        assert [seat["violations"] for seat in result["seats"]] == [[]] * seats
        if seats == 1:
            assert result["target"] == core.solo_target(state)
            assert result["seats"][0]["counted"] == sheet(state, 0).counted


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "modules"), GLORY_TABLES)
def test_a_finished_game_of_glory_typed_in_counts_like_the_game_itself(edition: str, seats: int, modules: str) -> None:
    for seed in range(10):
        state = finished(edition, seats, seed, modules)
        result = score_position(type_in(state, edition, modules))
        assert result["ranking"] == ranking(state)
        for seat, found in enumerate(result["seats"]):
            rules = sheet(state, seat)
            assert (found["total"], found["violations"]) == (core.score(state, seat), [])
            assert (found["public"], found["private"]) == (rules.public, rules.private)
            assert found.get("pioneers", {}) == rules.pioneers
            assert found.get("ornaments", {}) == rules.ornaments


def test_a_game_level_on_everything_is_ranked_like_the_rules_rank_it() -> None:
    for seed in range(40):
        for edition in EDITIONS:
            state = finished(edition, 3, seed)
            position = type_in(state, edition)
            position["seats"] = [position["seats"][0]] * 3
            words = [core.last_word(state, seat) for seat in range(3)]
            assert score_position(position)["ranking"] == sorted(range(3), key=lambda seat: -words[seat])


def test_positions_with_grids_of_their_own_are_counted_side_by_side() -> None:
    """A print belongs to its window alone: many threads count at once, each by its own grid."""
    grids = {color: [f"{color}....", *["....."] * 3] for color in "RYGBP"}
    rows = ["R1 .. .. .. ..", *[".. .. .. .. .."] * 3]
    asked = [{"seats": [{"pattern": grids[color], "window": rows}]} for color in "RYGBP" * 20]
    with ThreadPoolExecutor(8) as pool:
        found = [answer["seats"][0]["violations"] for answer in pool.map(score_position, asked)]
    assert [not violations for violations in found] == [color == "R" for color in "RYGBP" * 20]


@pytest.mark.parametrize("options", [{}, {"open_setup": True}, {"deal": {"publics": ["gray_scale"]}}])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_during_the_setup_a_sheet_has_the_objectives_that_were_dealt_and_no_other(
    seats: int, options: dict[str, Any]
) -> None:
    """What is dealt is what the log says; cards that are laid out are there from the start."""
    table: dict[str, Any] = {"publics": 1, "modules": "strife"} if "deal" in options else {}
    game = Game.new("classic", seats, dice_by_hand=True, **table, **options)
    privates = game.state.privates_dealt
    assert [sheet.private for sheet in game.score()] == [{}] * seats
    while game.is_setting_up:
        cards = [line.removeprefix("* deal ") for line in game.lines if line.startswith("* deal ")]
        publics = {card for card in cards if card in PUBLIC_IDS} | set(options.get("deal", {}).get("publics", ()))
        held = [card for card in cards if card in PRIVATE_IDS]
        for seat, paper in enumerate(game.score()):
            assert (set(paper.public), set(paper.counted) - publics - set(held)) == (publics, set())
            assert list(paper.private) == held[seat * privates : (seat + 1) * privates]
        game.play((game.outcomes_possible() or game.legal_moves())[0])
    assert len(game.score()[0].public) == game.state.publics_dealt


def test_every_refusal_of_a_position_has_a_sentence() -> None:
    package = Path(sagrada.__file__).parent
    text = "".join((package / file).read_text(encoding="utf-8") for file in POSITION_FILES)
    rules = set(re.findall(r'(?:Refused|locate)\(\s*"(\w+)"', text)) | set(re.findall(r'"(unknown_card\w*)"', text))
    assert len(rules) > 30
    assert [rule for rule in sorted(rules) if not has_message(rule)] == []
