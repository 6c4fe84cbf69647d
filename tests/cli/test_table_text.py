"""Views as text: everything is there, 80 columns are enough, and color is never the only sign."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from random import Random
from typing import Any

import pytest

from positions import play, position
from sagrada.cli.terminal.console import ESCAPE, WIDTH, Style
from sagrada.cli.terminal.move_list import group_moves, offered, read_move
from sagrada.cli.terminal.result_text import own_sheet, show_result, tell_winner
from sagrada.cli.terminal.table_text import show_moves, show_table, show_turn, show_windows
from sagrada.cli.terminal.table_words import seat_names
from sagrada.content.cards import ORNAMENT, PIONEER, PRIVATE, PUBLIC, STRIFE_BOARD, TOOL
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from sagrada.game.view import View
from sagrada.words.messages import say_phrase
from sagrada.words.telling import Telling
from texts import legal_texts

DRAWN, COLORED, PLAIN, TYPED = Style(), Style(color=True), Style(plain=True), Style(drawn=False)
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("classic", 2, {}),
    ("classic-ru", 3, {"tools": 5}),
    ("revised", 1, {"tools": 5}),
    ("classic", 1, {"tools": 4}),
    ("revised", 6, {"honor": True, "tools": 5}),
    ("classic-it", 4, {"open_setup": True}),
    ("classic", 2, {"modules": "glory", "tools": 5}),
    ("revised", 6, {"modules": "glory", "claims": "asked", "honor": True}),
    ("classic", 1, {"modules": "strife ornaments", "tools": 4}),
]


def random_game(edition: str, seats: int, options: dict[str, Any], seed: int = 1) -> Iterator[Game]:
    """A game between players who choose anything, before every decision and at its end."""
    game = Game.new(edition, seats, seed=str(seed), **options)
    chance = Random(seed)
    while not game.is_over:
        yield game
        seat = game.awaits()[0]
        game.play(chance.choice(game.legal_moves(seat)), seat)
    yield game


def some_views(edition: str, seats: int, options: dict[str, Any]) -> Iterator[View]:
    """Views of the seat that is awaited, and of a spectator."""
    for number, game in enumerate(random_game(edition, seats, options)):
        if number % 17 == 0 or game.is_over:
            yield game.view(game.awaits()[0] if game.awaits() else 0)
            yield game.view()


def all_text(seen: View, style: Style) -> list[str]:
    """Everything that is shown of a view."""
    result = show_result(seen, style) if seen.scores else []
    return (
        show_table(seen, style) + show_turn(seen, style) + show_moves(seen, style) + show_windows(seen, style) + result
    )


def in_middle(edition: str = "classic", seats: int = 2, **options: Any) -> View:
    """A view of the awaited seat in the middle of a game."""
    games = random_game(edition, seats, options)
    game = next(game for game in games if game.view().round == 5 and game.view().phase == "turn")
    return game.view(game.awaits()[0])


@pytest.mark.parametrize(("edition", "seats", "options"), TABLES)
def test_every_table_fits_into_eighty_columns(edition: str, seats: int, options: dict[str, Any]) -> None:
    for seen in some_views(edition, seats, options):
        assert max(len(line) for line in all_text(seen, DRAWN)) <= WIDTH
        assert not any(line != line.rstrip() for line in show_table(seen, DRAWN))


@pytest.mark.parametrize(("edition", "seats", "options"), TABLES)
def test_colors_change_nothing_but_colors(edition: str, seats: int, options: dict[str, Any]) -> None:
    for seen in some_views(edition, seats, options):
        colored, bare = (" ".join(" ".join(all_text(seen, style)).split()) for style in (COLORED, DRAWN))
        assert " ".join(ESCAPE.sub("", colored).split()) == bare


@pytest.mark.parametrize(("edition", "seats", "options"), TABLES)
def test_plain_tables_need_no_more_than_a_typewriter(edition: str, seats: int, options: dict[str, Any]) -> None:
    for seen in some_views(edition, seats, options):
        assert "".join(all_text(seen, PLAIN)).isascii()
        assert "".join(all_text(seen, TYPED)).isascii()
        assert "\x1b" not in "".join(all_text(seen, PLAIN))


@pytest.mark.parametrize("style", [DRAWN, PLAIN])
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_the_table_shows_all_that_is_public_and_ones_own(style: Style, seats: int) -> None:
    seen = in_middle(seats=seats)
    text = " ".join(" ".join(show_table(seen, style)).split())
    cards = [TOOL[tool.id] for tool in seen.tools] + [PUBLIC[card] for card in seen.publics]
    own = seen.seats[seen.seat or 0].private or []
    assert "ound 5 of 10, your" in text
    assert all(card.name in text and card.text in text for card in cards)
    assert all(PRIVATE[card].name in text for card in own)
    for die in [*seen.pool, *(die for row in seen.track for die in row)]:
        assert (die if style is DRAWN else f"{die[1]}") in text


@pytest.mark.parametrize("style", [DRAWN, PLAIN])
def test_nobody_elses_private_objective_is_shown(style: Style) -> None:
    for number, game in enumerate(random_game("classic", 3, {})):
        for seat in (0, 1, 2, None) if number % 11 == 0 and not game.is_over else ():
            text = "\n".join(all_text(game.view(seat), style))
            for other in {0, 1, 2} - {seat}:
                [card] = game.view(other).seats[other].private or []
                assert PRIVATE[card].name not in text


def test_a_plain_window_tells_all_its_cells() -> None:
    seen = in_middle()
    text = " ".join(show_windows(seen, PLAIN))
    assert all(text.count(f" {row}{column}: ") == 2 for row in "abcd" for column in "12345")


def test_the_own_window_marks_where_the_die_in_hand_may_go() -> None:
    game = Game.new("classic", 2, seed="7")
    for move in ("choose batllo", "choose lux_astram"):
        game.play(move)
    game.play("R5")
    seen = game.view(0)
    assert "d │  1 │  4 │ +R │ +5 │  3 │" in show_turn(seen, DRAWN)
    assert sum(line.count("+") for line in show_turn(seen, DRAWN)) == len(seen.moves)
    assert "d3: empty, takes only red, free for the die in hand." in " ".join(show_table(seen, PLAIN))


def test_every_legal_move_has_its_number_in_a_group() -> None:
    for edition, seats, options in TABLES:
        for seen in some_views(edition, seats, options):
            numbers = [number for group in group_moves(seen) for number, _, _ in group.moves]
            assert numbers == list(range(1, len(offered(seen)) + 1))
            assert [read_move(seen, str(number)) for number in numbers] == offered(seen)


def test_moves_of_every_kind_are_read_back_from_notation() -> None:
    kinds = set()
    for seed in range(8):
        for game in random_game("classic-ru", 3, {"tools": 5, "modules": "glory", "claims": "asked"}, seed):
            if game.is_over:
                break
            seen = game.view(game.awaits()[0])
            kinds |= {group.kind for group in group_moves(seen)}
            assert [str(read_move(seen, move.text)) for move in seen.moves] == [move.text for move in seen.moves]
    usual = {"choose", "take", "put", "use", "move", "swap", "exchange", "shade", "step", "end", "else"}
    assert kinds == usual | {"keep", "claim", "clamp", "put_back"}


@pytest.mark.parametrize("text", ["keep Long Ribbon", "KEEP long_ribbon", "keep long ribbon"])
def test_ornaments_may_be_typed_by_name(text: str) -> None:
    game = Game.new("classic", 1, seed="7", modules="ornaments", deal={"ornaments": [["arch", "long_ribbon"]]})
    game.play(game.legal_moves()[0])
    assert str(read_move(game.view(0), text)) == "keep long_ribbon"
    assert str(read_move(game.view(0), "keep Arch Long Ribbon")) == "keep arch long_ribbon"


def test_what_happens_is_told_for_every_tool() -> None:
    told = " ".join(sentence for seed in range(8) for sentence in tell_game("classic-ru", 3, seed))
    for tool in ("exchange_clamp", "pumice_block", "salvage_hook"):
        strife: dict[str, Any] = {"modules": "strife", "tools": 1, "deal": {"tools": [tool]}}
        told += " ".join(line for seed in range(4) for line in tell_game("classic-ru", 3, seed, **strife))
    assert [tool.name for tool in TOOL.values() if f"used {tool.name} for " not in told] == []
    for words in (
        "rolled the pool again (",
        "swapped it for ",
        "drew a ",
        "also took ",
        "to turn it to ",
        "made it ",
        ", made it S",
        "swapped it for S",
        "exchanged S",
    ):
        assert words in told


@pytest.mark.parametrize("claims", ["automatic", "asked"])
def test_every_claim_is_told_once(claims: str) -> None:
    for seed in range(4):
        *_, game = random_game("classic", 3, {"modules": "pioneers", "claims": claims, "tools": 5}, seed)
        told = " ".join(tell_game("classic", 3, seed, modules="pioneers", claims=claims))
        claimed = [pioneer for pioneer in game.view().pioneers if pioneer.owner is not None]
        assert told.count("claimed ") == len(claimed)
        for pioneer in claimed:
            card = PIONEER[pioneer.id]
            assert f"claimed {card.name} ({card.points} points)" in told


def test_a_pioneer_that_a_removal_costs_is_told() -> None:
    deal = {"patterns": ["batllo", "firmitas"], "pioneers": ["four_corners", "rosette", "scaffold"], "first": 0}
    game, telling = Game.new("classic", 2, seed="x", honor=True, modules="pioneers", deal=deal), Telling()

    def step(seat: int, *moves: str) -> None:
        for move in moves:
            before = game.view()
            game.play(move, seat)
            telling.follow(seat, before, game.view())

    corners = ["a1", "a5", "d1", "d5"]
    while corners or game.awaits() != [1]:
        if game.awaits() == [0] and corners:
            die = legal_texts(game)[0]
            step(0, die, f"{die}@{corners.pop()}")
        step(game.awaits()[0], "end")
    assert "claimed Four Corners (5 points)" in " ".join(sentences(telling, game))
    step(1, "! s1 s0")
    while game.view().phase == "remove_die":
        step(0, legal_texts(game)[0])
    assert sentences(telling, game).count("Four Corners, claimed by s0, is no longer met and leaves the game.") == 1
    assert "Four Corners (designed), 5 points, gone" in " ".join(show_table(game.view(), PLAIN))


@pytest.mark.parametrize("style", [DRAWN, PLAIN])
def test_the_table_of_glory_shows_its_cards_and_ones_own_ornaments(style: Style) -> None:
    seen = in_middle(seats=3, modules="glory")
    text = " ".join(" ".join(show_table(seen, style)).split())
    assert STRIFE_BOARD[seen.strife_board or ""].text in text
    assert all(PIONEER[pioneer.id].text in text for pioneer in seen.pioneers)
    assert "thers kept: " in text
    own, others = seen.seats[seen.seat or 0], [known for known in seen.seats if known.kept is None]
    assert all(ORNAMENT[card].name in text for card in own.kept or [])
    assert all(known.ornaments is None for known in others)


@pytest.mark.parametrize("style", [DRAWN, PLAIN])
def test_nobody_elses_ornaments_are_shown_before_the_end(style: Style) -> None:
    dealt = ["checker arch", "cross pillar", "saltire diamond"]
    options = {"modules": "glory", "deal": {"ornaments": [cards.split() for cards in dealt]}}
    for number, game in enumerate(random_game("classic", 3, options)):
        for seat in (0, 1, 2, None) if number % 11 == 0 and not game.is_over else ():
            text = "\n".join(all_text(game.view(seat), style))
            for other in {0, 1, 2} - {seat}:
                assert not any(ORNAMENT[card].name in text for card in dealt[other].split())
    assert any(ORNAMENT[card].name in "\n".join(all_text(game.view(), style)) for card in " ".join(dealt).split())


def test_the_shade_of_a_die_under_pumice_block_is_shown() -> None:
    deal = {"tools": ["pumice_block", "lathekin", "flux_brush"]}
    for game in (
        game for seed in range(20) for game in random_game("classic", 2, {"modules": "strife", "deal": deal}, seed)
    ):
        seen = game.view(game.awaits()[0]) if game.awaits() else game.view()
        if seen.phase == "set_shade":
            assert f"In hand  {seen.hand}" in show_turn(seen, DRAWN)
            return
    pytest.fail("Pumice Block was never used")


def sentences(telling: Telling, game: Game) -> list[str]:
    """All that was told of a game."""
    return [say_phrase(phrase, seat_names(game.view())) for phrase in telling.told]


def tell_game(edition: str, seats: int, seed: int, **options: Any) -> list[str]:
    """All sentences of a random game."""
    telling, before, seat = Telling(), None, 0
    for game in random_game(edition, seats, {"tools": 5, **options}, seed):
        after = game.view()
        if before is not None:
            telling.follow(seat, before, after)
        before, seat = after, (game.awaits() or [0])[0]
    return sentences(telling, game)


def test_a_told_game_names_every_die_that_was_placed() -> None:
    told = " ".join(tell_game("classic", 2, 5, tools=0))
    assert told.count(" put it on ") == told.count(" took ")
    assert told.count(" is over; ") == 10


def test_faults_of_an_honor_table_are_told() -> None:
    told = " ".join(tell_game("classic", 2, 3, honor=True))
    assert "All windows are looked at: s" in told
    assert " removed " in told


def test_ones_own_score_needs_nothing_but_the_view() -> None:
    for game in chain(random_game("revised", 2, {"tools": 5}), random_game("classic", 2, {"modules": "glory"})):
        for seat in (0, 1):
            if game.view(seat).seats[seat].pattern is not None:
                assert own_sheet(game.view(seat)) == game.score()[seat]
    with pytest.raises(Refused, match="no_score_yet"):
        own_sheet(game.view())


@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        ({"total": 30}, {"total": 29}, "with 30 points."),
        ({"total": 1}, {"total": 0}, "with 1 point."),
        ({"private": {"fence": 9}}, {"private": {"wall": 8}}, "more points from the private objective decide"),
        ({"ornaments": {"arch": 6}}, {"ornaments": {"cross": -3}}, "objective and ornaments decide"),
        ({"favor": 2}, {"favor": 1}, "more favor tokens decide"),
        ({}, {}, "the later last turn of the game decides"),
    ],
)
def test_the_winner_is_named_with_the_tie_break(first: dict[str, Any], second: dict[str, Any], words: str) -> None:
    *_, game = random_game("classic", 2, {})
    seen = game.view()
    sheets = [replace(sheet, total=20, private={"fence": 5}, favor=1) for sheet in seen.scores or []]
    level = replace(seen, ranking=[1, 0], scores=[replace(sheets[0], **second), replace(sheets[1], **first)])
    [sentence] = tell_winner(level)
    assert sentence.startswith("Winner: s1 ")
    assert words in sentence


@pytest.mark.parametrize("style", [DRAWN, PLAIN])
def test_a_tool_for_which_the_die_in_hand_goes_back_is_in_the_list(style: Style) -> None:
    """Rulings, turns 5: in one step, with a number like any move."""
    seen = play(position("R1", pool="G2", tools="eglomise_brush"), "G2").view(0)
    number = len(seen.moves) + 1
    assert any("Put back, use" in line and str(number) in line for line in show_moves(seen, style))
    assert str(read_move(seen, str(number))) == "undo use eglomise_brush"
    with pytest.raises(Refused, match="no_such_number"):
        read_move(seen, str(number + 1))
