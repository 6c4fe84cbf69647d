"""verify: a true log passes, and each altered outcome is refused with its line."""

from dataclasses import replace
from functools import cache

import pytest

from random_games import CUSTOM, Table, dealt_tables, finished, name
from sagrada.content.cards import PRIVATES, PUBLICS, TOOLS, WINDOW_CARDS
from sagrada.content.refusal import Refused
from sagrada.game.dealer import Dealer
from sagrada.game.game import Game
from sagrada.game.log import parse_log
from sagrada.game.verify import draws, verify
from sagrada.words.messages import explain
from texts import legal_texts


def with_secret_seed(table: Table, seed: bytes = bytes(32)) -> Game:
    """A finished game whose seed was secret."""
    header = Game.new(**table).header
    dealer = Dealer(seed, header.nonces)
    game = Game(replace(header, commitment=dealer.commitment, seed=""), dealer)
    while not game.is_over:
        moves = legal_texts(game, game.awaits()[0])
        game.play(moves[len(game.lines) % len(moves)], game.awaits()[0])
    return game


@cache
def log() -> str:
    """A finished game with a secret seed and nonces, in which a tool rolls dice."""
    return with_secret_seed({"edition": "classic", "seats": 2, "tools": 5, "nonces": ["owl", "fox"]}).to_text()


def refusal(text: str) -> Refused:
    with pytest.raises(Refused) as caught:
        verify(text)
    return caught.value


def replaced(number: int, line: str) -> str:
    """The log with line `number` (from 1) replaced."""
    lines = log().splitlines()
    lines[number - 1] = line
    return "\n".join(lines)


def numbered(prefix: str) -> list[tuple[int, str]]:
    """The lines that start like this, with their numbers."""
    return [(number, line) for number, line in enumerate(log().splitlines(), 1) if line.startswith(prefix)]


# true logs


@pytest.mark.parametrize("table", dealt_tables(), ids=name)
def test_a_true_log_passes(table: Table) -> None:
    game = finished(table, seed=1)
    verdict = verify(game.to_text())
    assert verdict.outcomes == game.outcomes == sum(line.startswith("*") for line in game.lines)


def test_a_secret_seed_is_told_from_a_public_one() -> None:
    assert verify(log()).seed_was_secret
    assert not verify(finished({"edition": "classic", "seats": 2}, 1).to_text()).seed_was_secret


def test_nonces_are_counted() -> None:
    assert verify(log()).nonces == 2
    assert verify(finished({"edition": "classic", "seats": 2}, 1).to_text()).nonces == 0


def test_what_was_laid_out_by_hand_is_told() -> None:
    deal = {"patterns": [CUSTOM, "firmitas"], "first": 1, "publics": ["light_shades", "deep_shades", "color_variety"]}
    game = finished({"edition": "classic", "seats": 2, "deal": deal}, 1)
    assert verify(game.to_text()).laid_out == ["first", "patterns", "publics"]


def test_a_game_with_a_public_seed_verifies_before_its_end_too() -> None:
    game = Game.new(seed=5)
    for seat in (0, 1):
        game.play(game.legal_moves(seat)[0], seat)
    assert verify(game.to_text()).outcomes == game.outcomes
    cut = "\n".join(game.to_text().splitlines()[:10])
    assert verify(cut).outcomes == cut.count("*")


# logs that lie


DECKS = [[card.id for card in deck] for deck in (PRIVATES[:5], WINDOW_CARDS[:12], TOOLS[:12], PUBLICS)]


def altered(line: str) -> str:
    """Another outcome of the same kind."""
    _, first, *more = line.split()
    if first == "deal":
        deck = next(deck for deck in DECKS if more[0] in deck)
        return f"* deal {next(card for card in deck if f'deal {card}' not in log())}"
    if first == "first":
        return "* first s0" if more == ["s1"] else "* first s1"
    if len(first) == 1:
        return f"* {'YGBPR'['RYGBP'.index(first)]}"
    return f"* {first[0]}{int(first[1]) % 6 + 1}"


def test_every_altered_outcome_is_refused_with_its_line_and_with_what_the_seed_gives() -> None:
    for number, line in numbered("* "):
        refused = refusal(replaced(number, altered(line)))
        assert (refused.rule, refused.facts) == ("wrong_outcome", {"line": number, "told": altered(line), "true": line})
        assert explain(refused) == f"line {number}: the log says {altered(line)}, but the seed gives {line}"


def first_line(refused: Refused) -> int:
    line = refused.facts["line"]
    assert isinstance(line, int)
    return line


def test_two_outcomes_in_the_other_order_are_refused() -> None:
    lines = log().splitlines()
    for (number, line), (_, following) in zip(numbered("* "), numbered("* ")[1:], strict=False):
        if line != following and lines[number] == following:
            swapped = [*lines[: number - 1], following, line, *lines[number + 1 :]]
            assert first_line(refusal("\n".join(swapped))) == number


def test_another_seed_is_refused() -> None:
    [(number, _)] = numbered("seed ")
    refused = refusal(replaced(number, "seed " + "11" * 32))
    assert (refused.rule, refused.facts["line"]) == ("wrong_seed", number)


def test_a_commitment_and_seed_exchanged_together_are_refused_by_the_dice() -> None:
    other = Dealer(bytes([7] * 32))
    text = log().replace(Dealer(bytes(32)).commitment, other.commitment).replace("00" * 32, other.seed.hex())
    assert refusal(text).rule == "wrong_outcome"


def test_another_word_for_a_public_seed_is_refused_by_the_dice() -> None:
    text = finished({"edition": "classic", "seats": 2}, 1).to_text().replace("dice seed 1", "dice seed 2")
    assert refusal(text).rule == "wrong_outcome"


def test_another_nonce_is_refused_by_the_dice() -> None:
    assert refusal(log().replace("nonce s1 fox", "nonce s1 hen")).rule == "wrong_outcome"
    assert refusal(log().replace("nonce s1 fox\n", "")).rule == "wrong_outcome"


def test_an_outcome_too_many_is_refused_with_its_line() -> None:
    number, line = numbered("* ")[20]
    lines = log().splitlines()
    assert first_line(refusal("\n".join([*lines[:number], "* S6", *lines[number:]]))) == number + 1
    assert first_line(refusal("\n".join([*lines[:number], line, *lines[number:]]))) > number


def test_an_outcome_that_is_left_out_is_refused_with_the_line_in_its_place() -> None:
    lines = log().splitlines()
    for number, line in numbered("* "):
        if lines[number] != line:
            assert first_line(refusal("\n".join([*lines[: number - 1], *lines[number:]]))) == number


def test_an_outcome_where_a_decision_is_awaited_is_refused_with_its_line() -> None:
    number, _ = numbered("choose")[0]
    assert first_line(refusal(replaced(number, "* R5"))) == number


def test_taking_and_placing_in_one_line_is_no_lie() -> None:
    lines = log().splitlines()
    number = next(i for i, line in enumerate(lines) if "@" in line)
    assert lines[number - 1] == lines[number][:2]
    assert verify("\n".join([*lines[: number - 1], *lines[number:]])) == verify(log())


def test_an_illegal_move_is_refused_with_its_line() -> None:
    number, _ = numbered("choose")[0]
    assert refusal(replaced(number, "end")).rule == "at_line"


def test_scores_that_are_not_true_are_refused() -> None:
    [(number, _)] = numbered("scores ")
    refused = refusal(replaced(number, "scores 99 98"))
    assert (refused.rule, refused.facts["line"]) == ("wrong_scores", number)


# games that go on from another


def continued(at: int) -> Game:
    """The game of the log, gone on with from after line `at` with dice of its own."""
    lines = [line for _, line in parse_log(log()).lines[:at]]
    game = Game.new(seats=2, tools=5, nonces=["cat"], secret=bytes(range(32)), taken_over=lines)
    while not game.is_over:
        moves = legal_texts(game, game.awaits()[0])
        game.play(moves[len(game.lines) % len(moves)], game.awaits()[0])
    return game


@pytest.mark.parametrize("at", [2, 17, 40, 90])
def test_a_game_that_goes_on_is_checked_from_there_on(at: int) -> None:
    game = continued(at)
    verdict = verify(game.to_text())
    assert verdict.taken_over == at
    assert verdict.outcomes == sum(line.startswith("*") for line in game.lines[at:])
    assert [draw.number for draw in draws(game.to_text())] == list(
        range(game.outcomes - verdict.outcomes, game.outcomes)
    )
    assert Game.from_text(game.to_text()).to_text() == game.to_text()


def test_a_game_that_hides_how_much_it_took_over_is_refused() -> None:
    text = continued(40).to_text()
    assert "\ncontinued 40\n" in text
    for false in ("", "continued 20\n"):
        assert refusal(text.replace("continued 40\n", false)).rule == "wrong_outcome"


def test_an_outcome_after_what_was_taken_over_must_be_true() -> None:
    lines = continued(40).to_text().splitlines()
    last = max(number for number, line in enumerate(lines) if line.startswith("* "))
    lines[last] = next(f"* {c}{s}" for c in "RYGBP" for s in "123456" if lines[last] != f"* {c}{s}")
    assert refusal("\n".join(lines)).rule == "wrong_outcome"


# logs that can't be checked


def test_an_unfinished_game_with_a_secret_seed_cant_be_checked_yet() -> None:
    refused = refusal(Game.new().to_text())
    assert (refused.rule, refused.facts["why"]) == ("not_revealed", "unfinished")
    assert "revealed when the game is over" in explain(refused)


def test_dice_by_hand_cant_be_checked() -> None:
    refused = refusal(finished({"edition": "classic", "seats": 2, "dice_by_hand": True}).to_text())
    assert refused.facts["why"] == "by_hand"
    assert "rolled by hand" in explain(refused)


def test_a_finished_log_without_its_seed_cant_be_checked() -> None:
    [(number, _)] = numbered("seed ")
    refused = refusal(replaced(number, ""))
    assert refused.facts["why"] == "missing"
    assert "does not tell the seed" in explain(refused)
