"""sagrada play --text: whole games, what may be typed, options, honor tables, and the random bot."""

import hashlib
import re
from pathlib import Path

import pytest

from cli.playing import HAND_OVER, ONES, play, say_in_game
from sagrada.bots.bot import OWN_MEASURE
from sagrada.bots.registry import BOTS, find_bot
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from sagrada.game.moves import End, Take

PUBLIC_NAMES = ["Row Color Variety", "Shade Variety", "Medium Shades"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--edition", "classic"],
        ["--edition", "classic-ru", "--tools", "5"],
        ["--edition", "classic-it", "--option", "less_luck=yes"],
        ["--edition", "revised", "--tools", "5", "--plain"],
        ["--honor", "--seats", "you", "you"],
        ["--open-setup", "--seats", "random", "you", "random"],
        ["--seats", "you", "random", "random", "random", "random", "you"],
    ],
    ids=" ".join,
)
def test_a_script_of_ones_plays_a_whole_game_to_the_score(arguments: list[str]) -> None:
    code, out, err = play("--text", "--seed", "ones", *arguments, lines=ONES)
    assert (code, err) == (0, "")
    assert "\nWinner: " in out
    assert "known seed ones" in out


@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_a_solo_game_ends_with_its_target(edition: str) -> None:
    code, out, _ = play("--solo", "--edition", edition, "--tools", "4", "--seed", "s", lines=ONES)
    assert code == 0
    assert re.search(r"\n(Won|Lost) with -?\d+ points?: (not )?more than the \d+ of the round track\.", out)


def test_bots_alone_play_without_a_question() -> None:
    code, out, _ = play("--seats", "random", "random", "--seed", "b")
    assert code == 0
    assert "Winner: " in out
    assert ">" not in out


def test_the_same_seed_and_lines_give_the_same_game() -> None:
    assert play("--seed", "7", lines=ONES) == play("--seed", "7", lines=ONES)


def test_the_end_shows_every_line_of_every_sheet() -> None:
    out = play("--seed", "7", lines=ONES)[1]
    rows = {
        line[:26].strip(): line[26:].split() for line in out[out.index("Round 10 is over") :].splitlines() if line[26:]
    }
    totals = [int(word) for word in rows["Total"]]
    parts = [rows[name] for name in rows if name in {*PUBLIC_NAMES, "Private objective", "Favor tokens", "Empty cells"}]
    assert len(parts) == 6
    assert [sum(int(part[seat]) for part in parts) for seat in (0, 1)] == totals


def test_turns_of_bots_rolls_and_rounds_are_told_in_words() -> None:
    out = play("--seed", "7", lines=ONES)[1]
    assert "Random took B4 and put it on d1." in out
    assert "Round 1 is over; to the round track: P5" in out
    assert "Round 2 of 10, rolled: R2, Y2, Y3, G3, G6" in out
    assert "Guest passed." in out


def test_a_secret_seed_is_committed_first_and_revealed_last() -> None:
    out = play(lines=ONES)[1]
    commitment = out.splitlines()[2].strip()
    [seed] = re.findall(r"The seed of the dice was ([0-9a-f]{64})", out)
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment
    assert out.count(seed) == 1


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["R5@a1", "end"], "Guest took R5 and put it on a1."),
        (["r5@A1", "END"], "Guest took R5 and put it on a1."),
        (["r5", "a1", "end"], "Guest took R5 and put it on a1."),
        (["b1", "b3"], "B1@b3: the first die of a window goes on its border"),
        (["pass"], "Guest passed."),
        (["R5", "undo", "P2@a1", "end"], "Guest took P2 and put it on a1."),
        (["R5", "undo p2", "a1", "end"], "Guest took P2 and put it on a1."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_moves_may_be_typed_in_several_ways(lines: list[str], told: str) -> None:
    assert told in say_in_game(*lines)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("G5", "G5: G5 is not in the draft pool"),
        ("R5@b2", "R5@b2: the first die of a window goes on its border"),
        ("R5@a3", "R5@a3: a3 takes only the shade 6"),
        ("use lathekin", "use lathekin: the window is still empty"),
        ("use Grozing Pliers", "use grozing_pliers: grozing_pliers is not on the table"),
        ("b3>c4", "b3>c4: no tool that moves dice is in use"),
        ("99", "99 is no number of the list: it goes from 1 to 6"),
        ("0", "0 is no number of the list"),
        ("9" * 5000, "is no number of the list"),
        ("R9", "R9 is no die"),
        ("frobnicate", "frobnicate is no move"),
        ("", "Type the number of a move"),
        ("\x1b[31mred", "?[31mred is no move"),
        ("* R5", "* R5: chance is not awaited now"),
        ("undo", "undo: nothing to take back: the dice have spoken since"),
        ("challenge s1", "a challenge is for honor tables"),
        ("challenge s7", "s7 is no seat of this table"),
        ("challenge", "is no seat of this table"),
        ("! s1 s0", "a challenge is made in one's own name, which is s0 here"),
        ("card", "say which one: card ID"),
        ("card nonsuch", 'there is no card "nonsuch"'),
        ("save", "say where: save FILE"),
        ("save ~nobody-here/file", "can't write ~nobody-here/file"),
        ("save " + "x" * 300, "can't write xxx"),
        ("save /nonsuch/folder/file", "can't write /nonsuch/folder/file"),
    ],
)
def test_a_refused_line_is_explained_and_the_game_goes_on(line: str, sentence: str) -> None:
    out = say_in_game(line, "end")
    assert sentence in out
    assert "Guest passed." in out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("help", "save the game"),
        ("?", "save the game"),
        ("cards", "Tools: cork_backed_straightedge, lathekin, glazing_hammer"),
        ("card Lathekin", "They can't swap places"),
        ("card lathekin", "They can't swap places"),
        ("bag", "85 dice in the bag: red 17"),
        ("log", "* deal medium_shades"),
        ("log all", "   1  * deal shades_of_green"),
        ("score", "Empty cells                     -20"),
        ("hint", "points to be expected"),
        ("table", "next: Random, Random, Guest"),
    ],
)
def test_a_question_is_answered_without_a_move(line: str, answer: str) -> None:
    assert answer in say_in_game(line, "end")


def test_the_score_before_there_is_a_window_is_refused() -> None:
    assert "there is no window to count yet" in say_in_game("score", before=())


def test_quit_leaves_at_once_from_a_pipe() -> None:
    code, out, err = play("--seed", "7", lines=["1", "quit", "1"])
    assert (code, err) == (0, "")
    assert out.endswith("quit\n")


def test_input_that_ends_before_the_game_is_an_error() -> None:
    code, out, err = play("--seed", "7", lines=["1", "1"])
    assert code == 2
    assert err == "sagrada: the input has ended before the game did\n"
    assert "In hand" in out


def test_a_script_that_gets_nowhere_is_stopped_after_fifty_lines() -> None:
    code, _, err = play("--seed", "7", lines=["1"] + ["nonsense"] * 50 + ONES)
    assert (code, err) == (2, "sagrada: 50 lines in a row were no move; stopped\n")
    assert play("--seed", "7", lines=["1"] + ["nonsense"] * 49 + ONES)[0] == 0


def test_lines_after_the_end_may_still_ask_and_save(tmp_path: Path) -> None:
    file = tmp_path / "game"
    count = len(play("--seed", "7", lines=ONES)[1].split("Guest> ")) - 1
    out = play("--seed", "7", lines=["1"] * count + ["log", f"save {file}", "", "log"])[1]
    assert f"The finished game is in {file}" in out
    assert Game.from_text(file.read_text()).is_over


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seats", "you", "deep-thought"], 'there is no bot "deep-thought"; known: you, artisan, grandmaster'),
        (["--seats", *["you"] * 7], "7 is no number of seats"),
        (["--edition", "third"], 'there is no edition "third"'),
        (["--tools", "6"], "6 tools are too many"),
        (["--tools", "-1"], "-1 is no value for tools"),
        (["--option", "luck"], '"luck" is no option'),
        (["--option", "luck=yes"], 'there is no option "luck"'),
        (["--option", "names=x"], 'there is no option "names"'),
        (["--option", "dice_by_hand=yes"], 'there is no option "dice_by_hand"'),
        (["--option", "seats=3"], '"seats=3" is no option'),
        (["--option", "honor=maybe"], "maybe is no value for honor"),
        (["--option", "bag=5"], "a bag of 5 dice per color runs dry"),
        (["--solo", "--seats", "you", "random"], "--solo is one seat"),
        (["--solo", "--option", "strip_cutter=yes"], "makes no sense in the solo game"),
        (["--seed", "two words"], '"two words" is no seed'),
        (["--seed", ""], "is no seed"),
        (["--names", "a", "b", "c"], "3 times a name is given for 2 seats"),
        (["--names", "line\nbreak"], "is no name"),
        (["--names", "x" * 65], "is no name"),
        (["--resume", "/nonsuch"], "can't read /nonsuch"),
        (["--resume", "~nobody-here"], "can't read"),
        (["--resume", "-"], "can't read"),
        (["--tools", "three"], "invalid int value"),
        (["--color", "sometimes"], "invalid choice"),
        (["--seats"], "expected at least one argument"),
        (["--frobnicate"], "unrecognized arguments"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, list) else "",
)
def test_bad_options_are_refused_with_a_sentence(arguments: list[str], sentence: str) -> None:
    code, out, err = play(*arguments, lines=ONES)
    assert code == 2
    assert out == ""
    assert sentence in err


def test_names_are_given_or_found() -> None:
    out = play("--seats", "you", "random", "random", "you", "--seed", "7", "--names", "Ann", lines=ONES)[1]
    assert {"Ann", "Player 2"} == set(HAND_OVER.findall(out))
    assert "Random 2 chose" in out


def test_a_challenge_that_finds_a_fault_makes_its_owner_remove_dice() -> None:
    lines = ["", "1", "", "1", "", "R5@b3", "end", "", "challenge s0", "", "remove b3", "", "end"]
    out = play("--seed", "7", "--honor", "--seats", "you", "you", lines=lines)[1]
    assert "Player 2 challenged the window of Player 1: it is not in order, and dice" in out
    assert "b3 R5: not the printed color." in out
    assert "Player 1 removed R5 from b3." in out
    assert HAND_OVER.findall(out)[-3:] == ["Player 2", "Player 1", "Player 2"]


def test_a_challenge_that_finds_nothing_says_so_and_is_not_repeated() -> None:
    lines = ["", "1", "", "1", "", "R5@a1", "end", "", "! s1 s0", "challenge s0"]
    out = play("--seed", "7", "--honor", "--seats", "you", "you", lines=lines)[1]
    assert "Player 2 challenged the window of Player 1: it is in order." in out
    assert "the window of Player 1 has not changed since it was last challenged" in out


def test_a_challenge_with_a_die_in_hand_waits_until_it_is_placed() -> None:
    lines = ["", "1", "", "1", "", "R5@b3", "end", "", "B1", "challenge s0", "a1", ""]
    out = play("--seed", "7", "--honor", "--seats", "you", "you", lines=lines)[1]
    assert "The challenge waits" in out
    assert out.index("The challenge waits") < out.index("challenged the window of Player 1: it is not in order")


def test_the_random_bot_ends_its_turn_only_when_no_die_can_be_taken() -> None:
    game = Game.new("classic", 2, seed="bot", tools=5)
    while not game.is_over:
        seat = game.awaits()[0]
        seen = game.view(seat)
        move = BOTS["random"](seen, len(game.lines), OWN_MEASURE)
        assert move in seen.moves
        assert not isinstance(move, End) or not any(isinstance(other, Take) for other in seen.moves)
        game.play(move, seat)


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused, match="unknown_bot") as refused:
        find_bot("deep-thought")
    assert refused.value.facts["known"] == sorted(BOTS)
