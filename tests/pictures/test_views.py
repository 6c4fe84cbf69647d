"""Pictures of a game: well-formed at every kind of moment, and with nothing in them that their viewer may not know."""

from xml.etree import ElementTree

import pytest

from random_games import CUSTOM, Table, dealt_tables, finished, moments, name, start
from sagrada.content.cards import PATTERNS, PRIVATES, PUBLIC
from sagrada.game.game import Game
from sagrada.pictures.views import draw_pattern, draw_seat, draw_view, heading
from sagrada.words.naming import marked_pattern


def words(svg: str) -> str:
    """All that is written in a picture."""
    return " ".join(" ".join(part.split()) for part in ElementTree.fromstring(svg).itertext())


def is_svg(text: str) -> bool:
    """Is this one well-formed SVG element with a size?"""
    root = ElementTree.fromstring(text)
    return root.tag == "{http://www.w3.org/2000/svg}svg" and "viewBox" in root.attrib


@pytest.mark.parametrize("table", dealt_tables()[::3], ids=name)
def test_a_game_is_a_well_formed_picture_in_every_phase(table: Table) -> None:
    seen: set[int] = set()
    for game in moments(table, seed=1):
        if game.state.phase not in seen:
            seen.add(game.state.phase)
            assert is_svg(game._repr_svg_())
    assert len(seen) >= 5


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_view_is_drawn_in_both_themes(theme: str) -> None:
    assert is_svg(draw_view(finished({"edition": "classic", "seats": 2}, 1).view(0), theme))


def test_the_themes_differ() -> None:
    seen = Game.new(seed=1).view()
    assert draw_view(seen, "light") != draw_view(seen, "dark")


def test_names_that_look_like_markup_are_only_text() -> None:
    game = Game.new(seed=1, names=["<script>&\"'", "]]>"])
    assert "<script>&\"'" in words(game._repr_svg_())


def test_a_spectator_s_picture_tells_no_private_objective_and_a_seat_s_only_its_own() -> None:
    game = Game.new("classic", 2, 1)
    own = game.view(0).seats[0].private
    assert own is not None
    assert not any(card.name in words(game._repr_svg_()) for card in PRIVATES)
    told = [card.id for card in PRIVATES if card.name in words(draw_view(game.view(0)))]
    assert told == own


def test_the_picture_names_the_tools_and_public_objectives_on_the_table() -> None:
    game = finished({"edition": "classic", "seats": 2}, 1)
    text = words(game._repr_svg_())
    assert all(PUBLIC[card].name in text for card in game.view().publics)


@pytest.mark.parametrize(
    ("table", "start_of_heading"),
    [({"edition": "classic", "seats": 2}, "s"), ({"edition": "classic", "seats": 1}, ("Won", "Lost"))],
)
def test_the_end_of_a_game_is_told_above_its_picture(table: Table, start_of_heading: str | tuple[str, ...]) -> None:
    game = finished(table, 1)
    assert heading(game.view()).startswith(start_of_heading)
    assert heading(game.view()) in words(game._repr_svg_())


def test_whoever_is_awaited_is_named_above_the_picture() -> None:
    game = start({"edition": "classic", "seats": 2, "names": ["Ada", "Bo"], "deal": {"first": 1}})
    for seat in (0, 1):
        game.play(game.legal_moves(seat)[0], seat)
    assert "Bo" in heading(game.view())
    assert heading(game.view()) in words(game._repr_svg_())


@pytest.mark.parametrize("pattern", [pattern.id for pattern in PATTERNS])
def test_every_pattern_is_drawn_with_its_name(pattern: str) -> None:
    assert is_svg(draw_pattern(pattern))
    assert marked_pattern(pattern) in words(draw_pattern(pattern))


def test_a_card_of_our_own_design_says_so() -> None:
    designed = [pattern.id for pattern in PATTERNS if pattern.origin == "designed"]
    assert all(marked_pattern(pattern).endswith("(designed)") for pattern in designed)
    assert marked_pattern("firmitas") == "Firmitas"
    assert marked_pattern(None) == ""


def test_a_seat_s_window_is_drawn_before_and_after_it_is_known() -> None:
    game = start({"edition": "classic", "seats": 2, "deal": {"patterns": [CUSTOM, "firmitas"]}})
    assert all(is_svg(draw_seat(seat)) for seat in game.view().seats)
    assert is_svg(draw_seat(Game.new(seed=1).view().seats[0]))
