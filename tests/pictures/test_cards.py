"""Pictures of Glory's cards are read back as XML: patterns, words, origins; on a table nothing overlaps or is cut."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from xml.etree import ElementTree

import pytest

from sagrada.content.cards import ORNAMENT, PIONEER, STRIFE_BOARD, mark_of
from sagrada.game.game import Game
from sagrada.pictures.cards import PANEL, CardPicture, draw_card
from sagrada.pictures.views import draw_board, draw_ornament, draw_pioneer, draw_view
from sagrada.words.messages import say
from texts import legal_texts

NASTY = "</text><script>alert(\"1\" & '2')</script>\x00"
NAMES = ["Ann", "Bartholomew of the Long Name", "Cem", "Dora", "Eve", "Frank"]
Box = tuple[float, float, float, float]


def tag(element: ElementTree.Element) -> str:
    return element.tag.removeprefix("{http://www.w3.org/2000/svg}")


def texts(document: str) -> list[str]:
    root = ElementTree.fromstring(document)
    return ["".join(element.itertext()) for element in root.iter() if tag(element) == "text"]


def said(document: str) -> str:
    return next("".join(part.itertext()) for part in ElementTree.fromstring(document) if tag(part) == "desc")


def signs(document: str) -> str:
    root = ElementTree.fromstring(document)
    return "".join(element.attrib["data-sign"] for element in root.iter() if "data-sign" in element.attrib)


def boxes(element: ElementTree.Element, kind: str, x: float = 0, y: float = 0, scale: float = 1) -> Iterator[Box]:
    """Where the tablets lie (kind `tablet`), or the dice (kind `data-die`), in the units of the whole picture."""
    moved = re.findall(r"-?[\d.]+", element.attrib.get("transform", "translate(0 0)"))
    across, down, size = (*map(float, moved), 1.0)[:3]
    x, y, scale = x + across * scale, y + down * scale, scale * size
    if kind in element.attrib:
        yield x, y, x + 100 * scale, y + 100 * scale
    if kind == "tablet" and tag(element) == "rect" and element.attrib["width"] == f"{PANEL:g}":
        yield x, y, x + PANEL * scale, y + float(element.attrib["height"]) * scale
    for child in element:
        yield from boxes(child, kind, x, y, scale)


def late_game(seats: int, modules: str) -> Game:
    """A game in its eighth round, everybody with both ornaments."""
    game, chance = Game.new("classic", seats, seed=4, modules=modules, names=NAMES[:seats]), Random(3)
    while not (game.view().phase == "turn" and game.view().round == 8):
        seat = game.awaits()[0]
        moves = legal_texts(game, seat)
        game.play(moves[-1] if moves[0] == "keep none" else chance.choice(moves), seat)
    return game


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("card", ORNAMENT)
def test_an_ornament_shows_its_pattern_in_two_lettered_kinds_of_glass(card: str, theme: str) -> None:
    ornament, document = ORNAMENT[card], draw_ornament(card, theme)
    assert signs(document) == "".join(ornament.pattern)
    letters = Counter(text for text in texts(document) if text in "AB")
    assert letters == Counter(sign for sign in "".join(ornament.pattern) if sign != ".")
    assert f"Ornament · +{ornament.gain} or −{ornament.loss} · designed" in texts(document)
    assert ornament.text in said(document)


@pytest.mark.parametrize("pioneer", PIONEER)
def test_a_pioneer_shows_its_points_and_the_cells_it_speaks_of(pioneer: str) -> None:
    card, document = PIONEER[pioneer], draw_pioneer(pioneer)
    mark = say("card-origin", {"origin": mark_of(card)})
    assert f"Pioneer · {card.points} points · {mark}" in texts(document)
    assert signs(document) == "".join(card.mask)
    assert card.mask or str(card.points) in texts(document)
    assert card.text in said(document)


@pytest.mark.parametrize("board", STRIFE_BOARD)
def test_a_strife_board_shows_its_rule(board: str) -> None:
    card, document = STRIFE_BOARD[board], draw_board(board)
    assert signs(document) == "".join(card.mask)
    assert ("data-die" in document) is not bool(card.mask)
    assert ("Strife board · designed" in texts(document)) is (card.origin == "designed")
    assert card.text in " ".join(texts(document))


def test_every_reference_of_a_card_finds_its_part() -> None:
    for document in (draw_ornament("chevron"), draw_pioneer("rosette", "dark"), draw_board("dissonance")):
        known = re.findall(r' id="([\w-]+)"', document)
        assert set(re.findall(r"(?:href=\"|url\()#([\w-]+)", document)) <= set(known)


def test_text_of_others_is_shown_as_text() -> None:
    document = draw_card("Ornament", CardPicture(NASTY, NASTY, NASTY, "designed", ["AB"], NASTY))
    assert not [element for element in ElementTree.fromstring(document).iter() if tag(element) == "script"]


@pytest.mark.parametrize("pattern", [["AB", "A"], ["AC"], ["A B"]])
def test_a_pattern_of_another_shape_is_refused(pattern: list[str]) -> None:
    with pytest.raises(ValueError, match="it takes rows of one length"):
        draw_card("Ornament", CardPicture("Odd", "", pattern=pattern))


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="no theme 'sepia'"):
        draw_ornament("arch", "sepia")


@pytest.mark.parametrize("seats", range(1, 7))
def test_on_a_table_of_glory_nothing_overlaps_and_nothing_is_cut(seats: int) -> None:
    game = late_game(seats, "strife ornaments" if seats == 1 else "glory")
    document = draw_view(game.view(game.awaits()[0]))
    root = ElementTree.fromstring(document)
    width, height = (float(word) for word in root.attrib["viewBox"].split()[2:])
    tablets, dice = list(boxes(root, "tablet")), list(boxes(root, "data-die"))
    assert len(tablets) == (4 if seats == 1 else 5)
    assert all(min(box) >= 0 and box[2] <= width and box[3] <= height for box in tablets + dice)
    everything = tablets + dice
    pairs = combinations(range(len(everything)), 2)
    assert not [
        (a, b)
        for a, b in ((everything[i], everything[j]) for i, j in pairs)
        if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]
    ]


def test_a_table_shows_board_pioneers_with_their_owners_and_ones_own_ornaments_only() -> None:
    game = late_game(2, "glory")
    seen = game.view(0)
    document = draw_view(seen)
    words = said(document)
    assert STRIFE_BOARD[seen.strife_board or ""].text in words
    assert all(PIONEER[pioneer.id].text in words for pioneer in seen.pioneers)
    assert all(ORNAMENT[card].name in words for card in seen.seats[0].kept or [])
    others = set(game.view(1).seats[1].ornaments or [])
    assert not any(f"{ORNAMENT[card].name}," in words for card in others)
    assert "Your ornaments" not in texts(draw_view(game.view()))


def test_a_claimed_pioneer_names_its_owner() -> None:
    game, chance = Game.new("classic", 2, seed=4, modules="pioneers", names=NAMES[:2]), Random(5)
    while not game.is_over:
        seat = game.awaits()[0]
        moves = legal_texts(game, seat)
        game.play(chance.choice([move for move in moves if move != "end"] or moves), seat)
    owners = [game.name(pioneer.owner) for pioneer in game.view().pioneers if pioneer.owner is not None]
    assert owners
    assert all(f"claimed by {owner}" in texts(draw_view(game.view())) for owner in owners)
