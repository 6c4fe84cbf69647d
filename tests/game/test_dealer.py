"""The dealer: unbiased, bound to its seed, and simple enough to be written again in a few lines."""

import hashlib
import hmac
import math
from collections import Counter
from itertools import count

import pytest

from random_games import Table, dealt_tables, finished, moments, name, start
from sagrada.content.cards import PRIVATES, PUBLICS, TOOLS, WINDOW_CARDS
from sagrada.engine import core
from sagrada.game.dealer import Dealer, commit, public_seed, secret_seed
from sagrada.game.game import Game
from sagrada.rules import state as numbers
from texts import format_action

SEED = bytes(range(32))
BITS = 64


def chi_square(counts: list[int], odds: list[int]) -> float:
    """How far the counts are from the odds."""
    wanted = [sum(counts) * odd / sum(odds) for odd in odds]
    return sum((seen - want) ** 2 / want for seen, want in zip(counts, wanted, strict=True))


def far(degrees: int) -> float:
    """A bound that true dice exceed once in far more than a million tries; the seeds here are fixed anyway."""
    return degrees + 6 * math.sqrt(2 * degrees) + 20


# every number is equally likely


@pytest.mark.parametrize("total", [1, 2, 6, 7, 36, 100])
def test_numbers_below_a_total_are_equally_frequent(total: int) -> None:
    dealer = Dealer(SEED)
    seen = Counter(dealer.below(total, number) for number in range(6000))
    assert chi_square([seen[value] for value in range(total)], [1] * total) < far(total - 1)


def test_a_loaded_die_would_be_noticed() -> None:
    seen = [1000] * 5 + [1200]
    assert chi_square(seen, [1] * 6) > 20
    assert chi_square([600] * 9 + [1800], [1] * 10) > far(9)


@pytest.mark.parametrize("total", [2**63 + 1, 2**64 - 1, 3 * 2**62 + 1, 6])
def test_a_word_beyond_the_last_full_multiple_is_passed_over(total: int) -> None:
    dealer, limit = Dealer(SEED), 2**BITS // total * total
    for number in range(50):
        words = dealer.words(number)
        assert dealer.below(total, number) == next(word for word in words if word < limit) % total


def test_about_every_other_word_is_passed_over_where_the_total_is_just_above_half_of_all_words() -> None:
    """A plain remainder would give small numbers twice as often here."""
    dealer, total = Dealer(SEED), 2**63 + 1
    firsts = [next(dealer.words(number)) for number in range(200)]
    passed = [number for number, word in enumerate(firsts) if word >= total]
    assert 60 < len(passed) < 140
    assert all(dealer.below(total, number) != firsts[number] % total for number in passed)


def test_more_words_follow_when_a_block_is_used_up() -> None:
    words = Dealer(SEED).words(0)
    first = [next(words) for _ in range(100)]
    assert len(set(first)) == 100
    assert all(0 <= word < 2**BITS for word in first)


def sample(state: core.State, tries: int) -> Counter[int]:
    """What the dealer answers in this state, as often as it is asked."""
    dealer = Dealer(SEED)
    return Counter(dealer.answer(state, number) for number in range(tries))


def test_dice_come_with_the_odds_of_the_bag() -> None:
    """Dice of a color are as likely as there are of them in the bag, and every shade alike."""
    states = (game.state.copy() for game in moments({"edition": "classic", "seats": 4, "dice_by_hand": True}, 1))
    state = next(state for state in states if state.phase == numbers.DRAW_DIE and state.round == 8)
    assert len(set(state.bag[:5])) > 2
    seen, outcomes = sample(state, 8000), core.legal(state)
    odds = [state.bag[(outcome - numbers.DRAW) // 6] for outcome in outcomes]
    assert chi_square([seen[outcome] for outcome in outcomes], odds) < far(len(outcomes) - 1)


@pytest.mark.parametrize("phase", [numbers.DEAL_PRIVATE, numbers.DEAL_CARD, numbers.DEAL_TOOL, numbers.DEAL_FIRST])
def test_cards_and_the_first_seat_are_equally_likely(phase: int) -> None:
    states = (game.state.copy() for game in moments({"edition": "revised", "seats": 3, "dice_by_hand": True}, 1))
    state = next(state for state in states if state.phase == phase)
    seen, outcomes = sample(state, 4000), core.legal(state)
    assert set(seen) == set(outcomes)
    assert chi_square([seen[outcome] for outcome in outcomes], [1] * len(outcomes)) < far(len(outcomes) - 1)


# bound to the seed


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert Dealer(SEED).commitment == commit(SEED) == hashlib.sha256(SEED).hexdigest()


def test_a_secret_seed_has_32_bytes_and_is_never_the_same() -> None:
    assert len(secret_seed()) == 32
    assert secret_seed() != secret_seed()


def test_an_outcome_depends_on_seed_nonces_and_number_and_on_nothing_else() -> None:
    first = [Dealer(SEED, {0: "owl"}).below(10**9, number) for number in range(20)]
    again = [Dealer(SEED, {0: "owl"}).below(10**9, number) for number in reversed(range(20))]
    assert first == again[::-1]
    assert len(set(first)) == 20


@pytest.mark.parametrize(
    "other",
    [
        Dealer(bytes(32), {0: "owl", 1: "fox"}),
        Dealer(SEED),
        Dealer(SEED, {0: "owl"}),
        Dealer(SEED, {1: "owl", 0: "fox"}),
        Dealer(SEED, {0: "owl", 2: "fox"}),
    ],
)
def test_another_seed_or_another_nonce_gives_other_dice(other: Dealer) -> None:
    dealer = Dealer(SEED, {0: "owl", 1: "fox"})
    assert [dealer.below(1000, n) for n in range(9)] != [other.below(1000, n) for n in range(9)]


def test_the_order_in_which_nonces_were_given_does_not_matter() -> None:
    one, other = Dealer(SEED, {0: "owl", 1: "fox"}), Dealer(SEED, {1: "fox", 0: "owl"})
    assert [one.below(1000, n) for n in range(9)] == [other.below(1000, n) for n in range(9)]


def test_nonces_change_the_dice_of_a_game() -> None:
    assert Game.new(seed=1).lines != Game.new(seed=1, nonces=["owl"]).lines


@pytest.mark.parametrize("table", dealt_tables()[::5], ids=name)
def test_outcome_number_n_of_a_game_is_outcome_number_n_of_its_seed_whatever_was_decided_or_undone(
    table: Table,
) -> None:
    game = finished(table, seed=1)
    assert game.dealer is not None
    outcomes = [entry for entry in game.entries if entry.text.startswith("*")]
    for number, entry in enumerate(outcomes):
        assert format_action(entry.before, game.dealer.answer(entry.before, number)) == entry.text


# the stream written again, from its description in the dealer's module


def pick(seed: bytes, nonces: list[str], number: int, total: int) -> int:
    """The number below `total` for an outcome."""
    for attempt in count():
        message = "\n".join(["sagrada dice 1", *nonces, f"{number}.{attempt}"]).encode()
        block = hmac.new(seed, message, hashlib.sha256).digest()
        for word in (int.from_bytes(block[i : i + 8], "big") for i in (0, 8, 16, 24)):
            if word < 2**64 - 2**64 % total:
                return word % total
    raise AssertionError


def test_a_second_writing_of_the_stream_gives_the_same_game() -> None:
    """The first 50 outcomes of a game for two, from the deck lists and the bag alone."""
    game = start({"edition": "classic", "seats": 2, "nonces": ["owl", "fox"]}, seed=77)
    for seat in (0, 1):
        game.play(game.legal_moves(seat)[0], seat)
    while game.outcomes < 50:
        game.play("end")
    told = [line for line in game.lines if line.startswith("*")][:50]
    assert told == second_writing(hashlib.sha256(b"sagrada seed 77").digest(), ["s0 owl", "s1 fox"])


def second_writing(seed: bytes, nonces: list[str]) -> list[str]:
    """The first 50 lines of chance."""
    privates = [card.id for card in PRIVATES if card.color]
    windows = [card.id for card in WINDOW_CARDS if card.set == "base"]
    tools = [tool.id for tool in TOOLS if tool.set == "base"]
    publics = [card.id for card in PUBLICS if card.set == "base"]
    lines: list[str] = []
    for deck, cards in ((privates, 2), (windows, 4), (tools, 3), (publics, 3)):
        for _ in range(cards):
            lines.append(f"* deal {deck.pop(pick(seed, nonces, len(lines), len(deck)))}")
    lines.append(f"* first s{pick(seed, nonces, len(lines), 2)}")
    bag = dict.fromkeys("RYGBP", 18)
    while len(lines) < 50:
        faces = [f"{color}{shade}" for color in bag for shade in range(1, 7) for _ in range(bag[color])]
        lines.append(f"* {faces[pick(seed, nonces, len(lines), len(faces))]}")
        bag[lines[-1][2]] -= 1
    return lines


def test_a_public_seed_is_the_hash_of_its_word() -> None:
    assert public_seed("owl") == hashlib.sha256(b"sagrada seed owl").digest()
