"""The log, the save file: whatever is broken or altered is refused with its line, and never with a traceback."""

from contextlib import suppress
from functools import cache

import pytest

from random_games import CUSTOM, TABLES, Table, finished, start
from sagrada.content.refusal import Refused
from sagrada.game.dealer import Dealer
from sagrada.game.game import Game
from sagrada.game.log import READERS, Header, HeaderReader, format_header, parse_log
from sagrada.words.messages import explain
from texts import legal_texts

SECRET: Table = {"edition": "classic", "seats": 2, "names": ["Ada"], "nonces": ["owl", "fox"], "honor": True}


@cache
def secret_log() -> str:
    """A finished game with a secret seed, names, nonces, challenges and undo lines."""
    template = finished(SECRET, seed=3)
    dealer = Dealer(bytes(range(32)), template.header.nonces)
    options = template.header.options
    game = Game(Header(options, template.header.names, {}, dealer.commitment, "", template.header.nonces), dealer)
    return play_out(game).to_text()


def play_out(game: Game) -> Game:
    """Play to the end by a rule that knows no chance, with an undo and a challenge now and then."""
    while not game.is_over:
        seat = game.awaits()[0]
        moves = legal_texts(game, seat)
        game.play(moves[len(game.lines) % len(moves)], seat)
        if len(game.lines) % 9 == 0 and not game.why_no_undo():
            game.undo()
        if len(game.lines) % 31 == 0 and not game.is_over:
            with suppress(Refused):
                game.challenge(0, 1)
    return game


def refusal(text: str) -> Refused:
    with pytest.raises(Refused) as caught:
        Game.from_text(text)
    return caught.value


def broken(number: int, text: str) -> str:
    """The log with its line `number` (from 1) replaced."""
    lines = secret_log().splitlines()
    lines[number - 1] = text
    return "\n".join(lines) + "\n"


def line_of(start_of_line: str) -> int:
    """The number of the first line that starts like this."""
    lines = secret_log().splitlines()
    return 1 + next(i for i, line in enumerate(lines) if line.startswith(start_of_line))


# every line altered in many ways


def header_lines(*changes: tuple[str, str]) -> str:
    """A log at its start with lines added (old is empty) or replaced."""
    lines = ["sagrada log 1", "rules 1", "edition classic", "seats 2", "dice by hand"]
    for old, new in changes:
        place = next((i for i, line in enumerate(lines) if old and line.startswith(old)), len(lines))
        lines[place : place + 1] = [new] if new else []
    return "\n".join(lines) + "\n"


def test_a_header_alone_is_a_game_at_its_start() -> None:
    assert Game.from_text(header_lines()).to_text() == header_lines()


@pytest.mark.parametrize("word", ["rules", "edition", "seats", "dice"])
def test_a_header_that_lacks_a_line_is_refused(word: str) -> None:
    assert f"a line with {word}" in explain(refusal(header_lines((word, ""))))


@pytest.mark.parametrize("line", ["rules 1", "edition revised", "seats 3", "dice seed 7", "dice by hand"])
def test_what_is_told_twice_is_refused(line: str) -> None:
    refused = refusal(header_lines(("", line)))
    assert refused.facts["line"] == 6
    assert "only once" in explain(refused)


@pytest.mark.parametrize(
    "line",
    ["name s0 Ada", "nonce s1 owl", "option honor yes", "deal first s1", "deal tools lathekin tap_wheel flux_brush"],
)
def test_what_is_told_twice_of_a_seat_or_an_option_is_refused(line: str) -> None:
    refused = refusal(header_lines(("", line), ("", line)))
    assert (refused.facts["line"], "only once" in explain(refused)) == (7, True)


@pytest.mark.parametrize("version", ["0", "3", "1.0", "one", "-1"])
def test_another_version_of_the_rules_is_refused(version: str) -> None:
    refused = refusal(header_lines(("rules", f"rules {version}")))
    assert refused.facts["line"] == 2
    assert "this program knows those versions" in explain(refused)


METHODS = [name.removeprefix("read_") for name in dir(HeaderReader) if name.startswith("read_")]


@pytest.mark.parametrize("word", sorted({*METHODS, "", "deal_of_seat", "_init__"} - {*READERS}))
@pytest.mark.parametrize("rest", ["s0 x", "s9", "x y z", "1"])
def test_a_line_of_the_header_picks_no_method_by_its_text(word: str, rest: str) -> None:
    """What comes from outside is looked up in a table of known words, nothing else."""
    refused = refusal(header_lines(("", f"{word} {rest}")))
    assert (refused.rule, refused.facts["line"]) == ("bad_line", 6)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("editions classic", "is not what was expected: edition, seats, option"),
        ("name", "is not what was expected"),
        ("header x", "is not what was expected"),
        ("__class__ x", "is not what was expected"),
        ("option honor", "option, its name and its value"),
        ("option seats 3", "option, its name and its value"),
        ("option honour yes", 'no option "honour"'),
        ("option honor 1", "1 is no value for honor"),
        ("option tools 6", "6 tools are too many"),
        ("option tools 99999", "99999 is no value"),
        ("option bag x", "x is no value for bag"),
        ("name s2 Cy", "s2 is no seat"),
        ("name Ada", "is no seat"),
        ("name s0", "is no name"),
        ("name s0 " + "x" * 65, "is no name"),
        ("nonce s0 \x1b[2J", "is no nonce"),
        ("dice", "is not what was expected"),
        ("deal", "is not what was expected"),
        ("deal tools", "0 different ones are given, 3 are needed"),
        ("deal tools lathekin hammer tap_wheel", 'no tools "hammer"'),
        ("deal tools lathekin lathekin tap_wheel", "2 different ones are given"),
        ("deal publics light_shades", "1 different ones are given"),
        ("deal privates s1 shades_of_red", "seat s0 next"),
        ("deal privates s0 red", 'no privates "red"'),
        ("deal privates s0 shades_of_red", "1 different ones are given, 2 are needed"),
        ("deal pattern s0 custom_1", 'no pattern "custom_1"'),
        ("deal pattern s0 firmitas 3", "can't be played: it must be four rows of five"),
        ("deal pattern s0 ....R/R..../...../..... 9", "a grid such as"),
        ("deal pattern s0 RR.../...../...../..... 3", "a1 and a2 are neighbors"),
        ("deal pattern s0 a b c", "a pattern's id, or a grid"),
        ("deal pattern s5 firmitas", "s5 is no seat"),
        ("deal pattern s0 firmitas", "patterns laid out by hand: 1"),
        ("deal first s2", "s2 is no seat"),
        ("deal first", "deal tools, publics, privates"),
        ("deal cards base_01", "deal tools, publics, privates"),
    ],
)
def test_junk_in_a_header_is_refused_in_a_sentence(line: str, words: str) -> None:
    assert words in explain(refusal(header_lines(("", line))))


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("seats 0", "a number from 1 to 6"),
        ("seats 7", "a number from 1 to 6"),
        ("seats two", "a number from 1 to 6"),
        ("edition glory", 'no edition "glory"'),
        ("edition", "is not what was expected"),
        ("dice commitment 12", "64 hex digits"),
        ("dice commitment " + "A" * 64, "64 hex digits"),
        ("dice seed", "dice seed and a word"),
        ("dice seed two words", "dice seed and a word"),
        ("dice seed \x01", "is no seed"),
        ("dice loaded", "or dice by hand"),
    ],
)
def test_a_line_that_every_header_has_is_refused_if_it_is_wrong(line: str, words: str) -> None:
    refused = refusal(header_lines((line.split()[0], line)))
    assert "line " in explain(refused)
    assert words in explain(refused)


@pytest.mark.parametrize(
    ("options", "rule"),
    [
        (["option bag 5"], "bag_too_small"),
        (["option bag 99"], "bag_too_large"),
        (["option pay die"], "solo_only"),
        (["option tokens no"], "no_way_to_pay"),
        (["option less_luck yes"], "less_luck_edition"),
        (["option less_luck 7"], "option_value"),
    ],
)
def test_options_that_do_not_go_together_are_refused(options: list[str], rule: str) -> None:
    assert refusal(header_lines(*(("", line) for line in options))).rule == rule


def test_a_header_goes_to_text_and_back() -> None:
    table: Table = {
        "edition": "classic-it",
        "seats": 3,
        "less_luck": True,
        "honor": True,
        "open_setup": True,
        "names": ["Ada Lovelace", "Žofie"],
        "nonces": ["an owl", "x", "🦉"],
        "deal": {
            "patterns": [CUSTOM, "firmitas", "lux_mundi"],
            "privates": [["shades_of_red"], ["shades_of_blue"], ["shades_of_green"]],
            "tools": ["lathekin", "tap_wheel", "flux_brush"],
            "publics": ["light_shades", "deep_shades", "color_diagonals"],
            "first": 2,
        },
    }
    header = start(table).header
    assert parse_log("\n".join(format_header(header))).header == header


@pytest.mark.parametrize("table", TABLES[::4])
def test_spaces_windows_line_ends_and_empty_lines_at_the_end_do_not_matter(table: Table) -> None:
    text = finished(table, 1).to_text()
    assert Game.from_text(text.replace("\n", "  \r\n") + "\n\n").to_text() == text


# the play and the result


def test_an_illegal_line_is_refused_with_its_number_its_text_and_the_rule() -> None:
    number = line_of("choose")
    refused = refusal(broken(number, "end"))
    assert (refused.rule, refused.facts["line"], refused.facts["text"]) == ("at_line", number, "end")
    assert explain(refused) == f'line {number}, "end": end: a window must be chosen first'


def test_wrong_scores_are_refused() -> None:
    number = line_of("scores")
    refused = refusal(broken(number, "scores 99 -99"))
    assert (refused.rule, refused.facts["line"]) == ("wrong_scores", number)


def test_the_scores_of_two_seats_exchanged_are_refused() -> None:
    first, second = secret_log().splitlines()[line_of("scores") - 1].split()[1:]
    assert first != second
    assert refusal(broken(line_of("scores"), f"scores {second} {first}")).rule == "wrong_scores"


@pytest.mark.parametrize("text", ["scores", "scores 1", "scores 1 2 3", "scores one two", "scores 1 99999"])
def test_scores_of_another_form_or_number_are_refused(text: str) -> None:
    number = line_of("scores")
    assert refusal(broken(number, text)).facts["line"] == number


def test_scores_before_the_end_are_refused() -> None:
    text = header_lines() + "\n* deal shades_of_red\n\nscores 1 2\n"
    assert "the game is not over" in explain(refusal(text))


def test_a_seed_before_the_scores_is_refused() -> None:
    assert "the scores before the seed" in explain(refusal(header_lines() + "\nseed 00\n"))


@pytest.mark.parametrize("seed", ["00", "0", "xyz", "A" * 64, "00" * 65, ""])
def test_another_seed_than_the_one_committed_to_is_refused(seed: str) -> None:
    number = line_of("seed")
    assert refusal(broken(number, f"seed {seed}")).facts["line"] == number


@pytest.mark.parametrize("line", ["undo", "scores 1 2", "? s0 firmitas", "end"])
def test_nothing_comes_after_the_scores_but_the_seed(line: str) -> None:
    for log in (secret_log(), broken(line_of("seed"), "")):
        assert "nothing after the scores" in explain(refusal(f"{log}{line}\n"))


def test_a_finished_log_may_leave_the_seed_out() -> None:
    game = Game.from_text(broken(line_of("seed"), ""))
    assert (game.is_over, game.dealer) == (True, None)


# choices that are not revealed yet


def choosing(*pending: str) -> str:
    """A log of a game whose windows are being chosen, with these lines for choices already made."""
    return Game.new(seed=1).to_text() + "\n" + "\n".join(pending) + "\n"


def test_a_pending_choice_is_read_back() -> None:
    game = Game.new(seed=1)
    game.play(game.legal_moves(1)[2], 1)
    again = Game.from_text(game.to_text())
    assert (again.pending, again.awaits()) == ({1: game.pending[1]}, [0])


@pytest.mark.parametrize(
    "line", ["?", "? s0", "? s9 firmitas", "? s2 firmitas", "? firmitas", "? s0 two words", "? s0 nowhere"]
)
def test_a_pending_choice_that_is_wrong_is_refused_with_its_line(line: str) -> None:
    text = choosing(line)
    assert refusal(text).facts["line"] == len(text.splitlines())


def test_a_pending_choice_after_the_windows_were_revealed_is_refused() -> None:
    text = header_lines() + "\n? s0 firmitas\n"
    assert refusal(text).facts["line"] == 7
