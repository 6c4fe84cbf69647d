"""Secrecy: change only what a viewer can't see, and nothing that the viewer is told may change.

The twin of a game has other cards in other hands, other ornaments kept, other pending choices and another seed,
wherever the viewer does not know them; it is made from the log alone. A view that leaks is noticed by the same check.
"""

import json
from collections.abc import Callable, Container, Iterator
from random import Random

import pytest

from random_games import (
    BY_HAND,
    GLORY_TABLES,
    LAID_OUT,
    TABLES,
    Table,
    candidates,
    clone,
    dealt_tables,
    name,
    sampled,
)
from sagrada.content.cards import WINDOW_CARD, WINDOW_CARDS
from sagrada.content.refusal import Refused
from sagrada.game.dealer import Dealer
from sagrada.game.game import Game
from sagrada.game.notation import ORNAMENT_IDS, PRIVATE_IDS
from sagrada.game.view import View
from sagrada.pictures.views import draw_view
from sagrada.rules import state as numbers
from sagrada.words.messages import explain
from texts import legal_texts

Viewer = int | None
Show = Callable[[Game, Viewer], str]
"""What a viewer is shown of a game, as text."""


def viewers(game: Game) -> list[Viewer]:
    """Every seat, and a spectator."""
    return [*range(game.options.seats), None]


# the twin of a game


def deal_lines(game: Game, ids: Container[str]) -> list[int]:
    """The lines of the log that deal one of these cards."""
    return [i for i, line in enumerate(game.lines) if line.startswith("* deal ") and line[7:] in ids]


def secret_places(game: Game, viewer: Viewer) -> tuple[list[int], list[int], list[int]]:
    """The lines of the log that deal private objectives, window cards and ornaments which the viewer does not know."""
    privates, cards, ornaments = (deal_lines(game, ids) for ids in (PRIVATE_IDS, WINDOW_CARD, ORNAMENT_IDS))
    shown = game.is_over or (game.options.seats == 1 and game.options.privates == 2)
    return (
        [] if shown else [i for n, i in enumerate(privates) if n // game.options.privates != viewer],
        [i for n, i in enumerate(cards) if n // 2 != viewer and not bears_choice(game, n // 2, i)],
        [i for n, i in enumerate(ornaments) if n // 2 != viewer and not is_shown(game, game.lines[i][7:])],
    )


def keep_lines(game: Game) -> list[int]:
    """The lines of the log that keep ornaments, seat by seat."""
    return [i for i, line in enumerate(game.lines) if line.startswith("keep ")]


def is_shown(game: Game, ornament: str) -> bool:
    """Is this ornament shown to all: kept, and the game is over?"""
    return game.is_over and any(ornament in game.lines[i].split() for i in keep_lines(game))


def bears_choice(game: Game, seat: int, line: int) -> bool:
    """Is the pattern that this seat plays, revealed by now, on the card dealt in this line?"""
    choices = [text.removeprefix("choose ") for text in game.lines if text.startswith("choose ")]
    return bool(choices) and choices[seat] in WINDOW_CARD[game.lines[line][7:]].patterns


def shuffled(game: Game, viewer: Viewer, random: Random) -> list[str]:
    """The log with the secret cards and those still in their decks dealt anew, and as many ornaments kept."""
    lines = list(game.lines)
    windows = [card.id for card in WINDOW_CARDS if card.set == "base" or game.options.thirteenth_card]
    positions = game.options.seats > 4
    decks = (PRIVATE_IDS[: 11 if positions else 5], windows, ORNAMENT_IDS)
    for places, deck in zip(secret_places(game, viewer), decks, strict=True):
        open_cards = {line[7:] for i, line in enumerate(game.lines) if line.startswith("* deal") and i not in places}
        rest = [card for card in deck if card not in open_cards]
        for place, card in zip(places, random.sample(rest, len(places)), strict=True):
            lines[place] = f"* deal {card}"
    if not game.is_over:
        keep_others(game, viewer, lines, random)
    return lines


def keep_others(game: Game, viewer: Viewer, lines: list[str], random: Random) -> None:
    """Let the others keep any of the ornaments they are dealt in `lines`, but as many as before, which all can see."""
    places = deal_lines(game, ORNAMENT_IDS)
    for seat, line in enumerate(keep_lines(game)):
        if seat != viewer and lines[line] != "keep none":
            dealt = [lines[place][7:] for place in places[2 * seat : 2 * seat + 2]]
            kept = random.sample(dealt, len(lines[line].split()) - 1)
            lines[line] = " ".join(["keep", *sorted(kept, key=dealt.index)])


def twin_of(game: Game, viewer: Viewer, random: Random) -> Game:
    """A game that differs only in what the viewer can't see."""
    bare = clone(game)
    bare.lines, bare.pending = shuffled(game, viewer, random), {}
    twin = Game.from_text(bare.to_text(), game.dealer.seed if game.dealer else None)
    for seat in game.pending:
        own = game.choice_text(seat)
        twin.play(own if seat == viewer else random.choice(twin.legal_moves(seat)), seat)
    if game.header.commitment and not game.is_over:
        twin.dealer = Dealer(random.randbytes(32), game.header.nonces)
    return twin


# what is shown


def show_view(game: Game, viewer: Viewer) -> str:
    """The view as it is sent."""
    return json.dumps(game.view(viewer).to_json())


def show_picture(game: Game, viewer: Viewer) -> str:
    """The table as the viewer sees it, as SVG."""
    return draw_view(game.view(viewer))


KEEPS = [text for text in candidates(1) if text.startswith("keep")]


def show_refusals(game: Game, viewer: Viewer) -> str:
    """What the viewer is told about moves it may and may not make."""
    seat = viewer if viewer is not None else -1
    texts = [*candidates(game.options.seats)[::97], *KEEPS]
    return "\n".join(answer(game, text, seat) for text in texts)


def answer(game: Game, text: str, seat: int) -> str:
    refused = game.why_not(text, seat)
    return explain(refused) if refused else "may be made"


def leaks(game: Game, viewer: Viewer, show: Show, seed: int = 0) -> bool:
    """Is anything that is shown different in a twin of the game?"""
    return show(game, viewer) != show(twin_of(game, viewer, Random(seed)), viewer)


# the check


SECRET: list[Table] = [
    {"edition": "classic", "seats": 3, "seed": None},
    {"edition": "revised", "seats": 2, "seed": None},
    {"edition": "classic", "seats": 3, "seed": None, "modules": "glory"},
]
ALL_TABLES = [*dealt_tables(), *BY_HAND, LAID_OUT[0], *GLORY_TABLES]


def secretly(table: Table) -> Iterator[Game]:
    """Moments of a game with a secret seed; with ornaments some seats keep one of their two."""
    game, random = Game.new(**table), Random(2)
    while not game.is_over:
        yield game
        seat = random.choice(game.awaits())
        game.play(random.choice(game.legal_moves(seat)), seat)
    yield game


@pytest.mark.parametrize("table", ALL_TABLES, ids=name)
def test_nothing_that_a_viewer_cant_see_changes_its_view(table: Table) -> None:
    for game in sampled(table, seed=13, every=131):
        for viewer in viewers(game):
            assert not leaks(game, viewer, show_view)


@pytest.mark.slow
@pytest.mark.parametrize("table", ALL_TABLES, ids=name)
def test_nothing_that_a_viewer_cant_see_changes_its_view_at_many_moments(table: Table) -> None:
    for number, game in enumerate(sampled(table, seed=14, every=7)):
        for viewer in viewers(game):
            assert not leaks(game, viewer, show_view, seed=number)


@pytest.mark.parametrize("table", [*dealt_tables()[::5], *GLORY_TABLES], ids=name)
def test_no_refusal_tells_what_a_viewer_cant_see(table: Table) -> None:
    for game in sampled(table, seed=15, every=53):
        for viewer in viewers(game):
            assert not leaks(game, viewer, show_refusals)


@pytest.mark.parametrize("table", SECRET, ids=name)
def test_the_dealer_s_seed_changes_no_view_and_occurs_in_none_before_the_end(table: Table) -> None:
    for number, game in enumerate(secretly(table)):
        if game.dealer and (number % 9 == 0 or game.is_over):
            for viewer in viewers(game):
                assert (game.dealer.seed.hex() in show_view(game, viewer)) == game.is_over
                assert not leaks(game, viewer, show_view)


@pytest.mark.parametrize("table", [*dealt_tables()[::7], *GLORY_TABLES], ids=name)
def test_no_picture_shows_what_a_viewer_cant_see(table: Table) -> None:
    for game in sampled(table, seed=16, every=67):
        for viewer in viewers(game):
            assert not leaks(game, viewer, show_picture)


@pytest.mark.parametrize("table", SECRET, ids=name)
def test_the_picture_in_a_notebook_shows_no_secret(table: Table) -> None:
    for number, game in enumerate(secretly(table)):
        if number in (0, 1, 4, 20):
            assert not leaks(game, None, lambda shown, _: shown._repr_svg_())


def test_twins_differ_in_what_is_hidden() -> None:
    """The check is about something: the twins of a game are other games."""
    kinds = set()
    for number, game in enumerate(sampled(TABLES[2], seed=1, every=5)):
        twin = twin_of(game, 0, Random(number))
        kinds |= {"private"} if twin.state.private != game.state.private else set()
        kinds |= {"card"} if twin.state.card != game.state.card else set()
        kinds |= {"deck"} if twin.state.card_deck != game.state.card_deck else set()
        kinds |= {"pending"} if game.pending and twin.pending != game.pending else set()
        assert twin.state.private[0] == game.state.private[0]
    assert kinds == {"private", "card", "deck", "pending"}


def test_twins_differ_in_the_ornaments_dealt_and_kept() -> None:
    """Before the end in all that the viewer wasn't dealt; at the end in what the others discarded."""
    kinds = set()
    for number, game in enumerate(sampled(GLORY_TABLES[0], seed=1, every=5)):
        twin = twin_of(game, 0, Random(number))
        assert (twin.state.ornament[0], twin.state.kept[0]) == (game.state.ornament[0], game.state.kept[0])
        kinds |= {f"dealt, over: {game.is_over}"} if twin.state.ornament != game.state.ornament else set()
        kinds |= {"kept"} if twin.state.kept != game.state.kept else set()
        kinds |= {"deck"} if twin.state.ornament_deck != game.state.ornament_deck else set()
        kinds |= {"pending"} if game.lines[-1].startswith("choose") and twin.pending != game.pending else set()
    assert kinds == {"dealt, over: False", "dealt, over: True", "kept", "deck", "pending"}


# controls: views with a leak


def planted(fact: Callable[[Game, Viewer], object]) -> Show:
    """A view with something added that the viewer must not know."""
    return lambda game, viewer: f"{show_view(game, viewer)} {fact(game, viewer)}"


def view_of_next(game: Game, viewer: Viewer) -> View:
    """What the seat after the viewer may know."""
    return game.view(((viewer or 0) + 1) % game.options.seats)


LEAKS: dict[str, Callable[[Game, Viewer], object]] = {
    "private objectives": lambda game, viewer: game.state.private,
    "window cards": lambda game, viewer: game.state.card,
    "what is left of the private objectives": lambda game, viewer: game.state.private_deck,
    "what is left of the window cards": lambda game, viewer: game.state.card_deck,
    "ornaments dealt": lambda game, viewer: game.state.ornament,
    "which ornaments are kept": lambda game, viewer: game.state.kept,
    "what is left of the ornaments": lambda game, viewer: game.state.ornament_deck,
    "what may be kept by another seat": lambda game, viewer: answer(game, "keep checker", 0) if viewer != 0 else "",
    "points of ornaments before the end": lambda game, viewer: [sheet.ornaments for sheet in game.score()],
    "the picture of another seat": lambda game, viewer: draw_view(view_of_next(game, viewer)),
    "pending choices": lambda game, viewer: sorted(game.pending.items()),
    "the seed": lambda game, viewer: game.dealer and game.dealer.seed,
    "the full log": lambda game, viewer: game.lines,
    "points of others before the end": lambda game, viewer: [sheet.private for sheet in game.score()],
    "moves of another seat": lambda game, viewer: legal_texts(game, 0) if viewer != 0 else "",
    "the view of another seat": lambda game, viewer: game.view(0).to_json() if viewer != 0 else "",
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_view_that_leaks_is_noticed(leak: str) -> None:
    noticed = [
        leaks(game, viewer, planted(LEAKS[leak]), seed)
        for number, game in enumerate(secretly(SECRET[2]))
        if number in (0, 1, 3, 4, 20)
        for viewer in viewers(game)
        for seed in range(2)
    ]
    assert any(noticed)


def test_a_choice_is_refused_without_a_word_about_the_cards_of_others() -> None:
    """The known patterns that a refusal lists are those of the seat that asks."""
    game = Game.new("classic", 3, 1)
    assert game.state.phase == numbers.CHOOSE_PATTERN
    with pytest.raises(Refused) as caught:
        game.play("choose nowhere", 1)
    assert caught.value.facts["known"] == [move.removeprefix("choose ") for move in legal_texts(game, 1)]
