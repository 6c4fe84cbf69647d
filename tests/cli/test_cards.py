"""sagrada cards: everything is listed, each card can be read in full, and docs/cards.md is up to date."""

import io
import json
import re
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from sagrada.cli import main
from sagrada.cli.cards import GROUPS, Card
from sagrada.content.cards import EDITION, PATTERN, RULING, TOOL, mark_of
from sagrada.words.messages import say

ALL = [card for cards in GROUPS.values() for card in cards]


def run(*arguments: str) -> tuple[int, str, str]:
    """The exit code, stdout and stderr of the command."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(["cards", *arguments])
    return code, out.getvalue(), err.getvalue()


def test_every_card_has_a_line_with_its_origin() -> None:
    code, out, _ = run()
    lines = {line.split()[0]: line for line in out.splitlines() if line.startswith("  ")}
    assert code == 0
    assert list(lines) == [card.id for card in ALL]
    assert all(card.origin in lines[card.id] for card in ALL)


def test_groups_are_named_and_counted() -> None:
    titles = [line for line in run()[1].splitlines() if line and not line.startswith("  ")]
    assert titles[0] == "Patterns (26)"
    assert [title.rpartition(" ")[0] for title in titles[1:9]] == [
        "Tools",
        "Public objectives",
        "Private objectives",
        "Strife boards of Glory",
        "Pioneers of Glory",
        "Ornaments of Glory",
        "Editions",
        "Rulings",
    ]


def test_no_two_cards_share_an_id() -> None:
    assert len({card.id for card in ALL}) == len(ALL)


@pytest.mark.parametrize("card", ALL, ids=lambda card: str(card.id))
def test_a_card_in_full_has_its_origin_and_every_word_of_its_text(card: Card) -> None:
    code, out, _ = run(card.id)
    words = " ".join(out.split())
    assert code == 0
    assert f"\n{say('cards-origin', {'origin': mark_of(card)})}: " in out
    assert getattr(card, "ours", "") in words
    assert getattr(card, "text", "") in words
    assert all(ruling in words for ruling in getattr(card, "rulings", ()))


def test_a_pattern_is_drawn() -> None:
    out = run("fractal_drops")[1]
    assert "\n  . 4 . Y 6\n  R . 2 . .\n  . . R P 1\n  B Y . . .\n" in out
    assert "level 3" in out


def test_the_cells_of_a_position_card_are_drawn() -> None:
    assert "\n  . . . . .\n  . # # # .\n  . # # # .\n  . . . . .\n" in run("wall")[1]


def test_an_ornament_is_drawn_with_its_two_colors() -> None:
    out = run("chevron")[1]
    assert "\n  A . . . A\n  . B . B .\n  . . A . .\n" in out
    assert "12 points if built, -2 if not" in out


def test_the_cells_of_a_strife_board_and_of_a_pioneer_are_drawn() -> None:
    assert "\n  # # # # #\n  . . . . .\n  . . . . .\n  # # # # #\n" in run("top_and_bottom")[1]
    assert "\n  # . . . #\n  . . . . .\n  . . . . .\n  # . . . #\n" in run("four_corners")[1]


def test_a_rivalry_objective_says_what_the_places_pay() -> None:
    assert "The places pay 12, 8, 5, 0, 0, 0" in " ".join(run("color_pairs")[1].split())
    assert "weight_of_strife: public objective, strife, rivalry\n" in run("weight_of_strife")[1]
    assert "places pay" not in run("gray_scale")[1]


def test_the_rulings_on_places_can_be_looked_up() -> None:
    named = re.findall(r"glory_\w+", run("sevens")[1])
    assert len(named) == 2
    assert [run(name)[0] for name in named] == [0, 0]


def test_a_pioneer_with_a_known_condition_says_that_its_points_are_not() -> None:
    out = run("perfect_column")[1]
    assert "perfect_column: pioneer, 3 points (designed)\nverified, points designed: " in out
    assert "Perfect Column, 3 points (designed)" in run()[1]


def test_a_strife_tool_is_paid_in_solo_with_a_gray_die() -> None:
    assert "strife tool 15, used on the die just taken, paid in solo with a gray die" in run("pumice_block")[1]


def test_designed_and_inferred_cards_say_so() -> None:
    assert "designed: our own, no source has it" in run("turning_tide")[1]
    assert "inferred: our reading" in run("fence")[1]


def test_what_is_ours_in_part_says_which_part() -> None:
    assert "verified, in part ours: as the sources have it" in run("strip_cutter")[1]
    for name, part in (
        ("strip_cutter", TOOL["strip_cutter"].ours),
        ("classic", EDITION["classic"].ours),
        ("setup_order", RULING["setup_order"].ours),
    ):
        assert f"Our decision: {part}" in " ".join(run(name)[1].split())
        assert f"\n\nOur decision: {part}\n" in run(name, "--markdown")[1]
    assert "Our decision" not in run("lathekin")[1]


@pytest.mark.parametrize(
    ("language", "card", "said"),
    [
        ("uk", "lathekin", "Назва — наш переклад, а не надрукована на карті."),
        ("it", "firelight", "Il nome è una traduzione nostra, non quello stampato sulla carta."),
        ("ru", "full_frame", "Название наше, а не напечатанное на карте."),
        ("en", "full_frame", "The name is ours, not a printed one."),
    ],
)
def test_a_name_that_is_ours_says_so_on_its_page_and_in_the_list(language: str, card: str, said: str) -> None:
    mark = say("cards-name-mark", language=language)
    page, everything = (run(*words)[1] for words in ((card, "--language", language), ("--language", language)))
    assert f"\n{said}\n" in page
    assert [line.endswith(f", {mark}") for line in everything.splitlines() if line.startswith(f"  {card} ")] == [True]


@pytest.mark.parametrize(("language", "card"), [("uk", "light_shades"), ("it", "firmitas"), ("en", "lathekin")])
def test_a_printed_name_goes_unmarked(language: str, card: str) -> None:
    mark = say("cards-name-mark", language=language)
    lines = [line for line in run("--language", language)[1].splitlines() if line.startswith(f"  {card} ")]
    assert [mark in line for line in lines] == [False]
    assert say("rules-name", {"whose": "translated"}, language) not in run(card, "--language", language)[1]


@pytest.mark.parametrize(("name", "meant"), [("lathkin", "lathekin"), ("Fractal Drops", "fractal_drops")])
def test_an_unknown_id_is_refused_with_the_closest_ones(name: str, meant: str) -> None:
    code, out, err = run(name)
    assert (code, out) == (2, "")
    assert err.startswith(f'sagrada: there is no card "{name}"; did you mean {meant}')


def test_an_id_unlike_any_other_is_refused_with_the_way_to_the_list() -> None:
    assert run("0xff") == (2, "", 'sagrada: there is no card "0xff"; `sagrada cards` lists them all\n')


def test_everything_comes_as_json() -> None:
    groups = json.loads(run("--json")[1])
    assert list(groups) == [
        *("patterns", "tools", "publics", "privates"),
        *("strife_boards", "pioneers", "ornaments", "editions", "rulings"),
    ]
    assert [[card["id"] for card in cards] for cards in groups.values()] == [
        [card.id for card in cards] for cards in GROUPS.values()
    ]
    assert groups["editions"][3]["solo"] == dict(EDITION["revised"].solo)


def test_one_card_comes_as_json() -> None:
    card = json.loads(run("lathekin", "--json")[1])
    assert (card["group"], card["number"], card["text"]) == ("tools", 4, TOOL["lathekin"].text)
    assert json.loads(run("firmitas", "--json")[1])["grid"] == list(PATTERN["firmitas"].grid)


def test_the_page_of_cards_is_up_to_date() -> None:
    """If not: sagrada cards --markdown > docs/cards.md"""
    page = Path(__file__).parents[2] / "docs" / "cards.md"
    assert page.read_text(encoding="utf-8") == run("--markdown")[1]
