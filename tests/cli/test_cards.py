"""sagrada cards: everything is listed, each card can be read in full, and docs/cards.md is up to date."""

import io
import json
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from sagrada.cli import main
from sagrada.cli.cards import GROUPS, Card
from sagrada.content.cards import EDITION, PATTERN, TOOL

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
    assert [title.rpartition(" ")[0] for title in titles[1:6]] == [
        "Tools",
        "Public objectives",
        "Private objectives",
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
    assert f"{card.origin}: " in out
    assert getattr(card, "text", "") in words
    assert all(ruling in words for ruling in getattr(card, "rulings", ()))


def test_a_pattern_is_drawn() -> None:
    out = run("fractal_drops")[1]
    assert "\n  . 4 . Y 6\n  R . 2 . .\n  . . R P 1\n  B Y . . .\n" in out
    assert "level 3" in out


def test_the_cells_of_a_position_card_are_drawn() -> None:
    assert "\n  . . . . .\n  . # # # .\n  . # # # .\n  . . . . .\n" in run("wall")[1]


def test_designed_and_inferred_cards_say_so() -> None:
    assert "designed: our own, no source has it" in run("turning_tide")[1]
    assert "inferred: our reading" in run("strip_cutter")[1]


@pytest.mark.parametrize(("name", "meant"), [("lathkin", "lathekin"), ("Fractal Drops", "fractal_drops")])
def test_an_unknown_id_is_refused_with_the_closest_ones(name: str, meant: str) -> None:
    code, out, err = run(name)
    assert (code, out) == (2, "")
    assert err.startswith(f'sagrada: there is no card "{name}"; did you mean {meant}')


def test_an_id_unlike_any_other_is_refused_with_the_way_to_the_list() -> None:
    assert run("0xff") == (2, "", 'sagrada: there is no card "0xff"; `sagrada cards` lists them all\n')


def test_everything_comes_as_json() -> None:
    groups = json.loads(run("--json")[1])
    assert list(groups) == ["patterns", "tools", "publics", "privates", "editions", "rulings"]
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
