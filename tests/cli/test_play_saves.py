"""sagrada play --text: saving a game, and going on with it."""

import stat
from pathlib import Path

import pytest

from cli.playing import HAND_OVER, ONES, play, say_in_game
from sagrada.game.game import Game
from sagrada.game.verify import verify


def test_a_game_saved_and_resumed_ends_as_if_never_stopped(tmp_path: Path) -> None:
    file = str(tmp_path / "game")
    whole = play("--seed", "9", "--tools", "5", lines=ONES)[1]
    for stop in (0, 2, 33):
        assert play("--seed", "9", "--tools", "5", lines=["1"] * stop + [f"save {file}", "quit"])[0] == 0
        code, out, _ = play("--resume", file, lines=ONES)
        assert code == 0
        assert sheet_of(out) == sheet_of(whole)


def sheet_of(out: str) -> str:
    """The final score in an output."""
    return out[out.rindex("Round 10 is over") : out.rindex("The dice came")]


def test_a_secret_seed_is_saved_apart_and_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "game"
    out = play(lines=["1", "1", f"save {file}", "quit"])[1]
    seed = tmp_path / "game.seed"
    assert "keep it secret, or the dice are no longer honest" in out
    assert stat.S_IMODE(seed.stat().st_mode) == 0o600
    assert seed.read_text().strip() not in file.read_text() + out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game", "game.seed"]


def test_a_resumed_game_with_a_secret_seed_can_be_verified_at_its_end(tmp_path: Path) -> None:
    file = tmp_path / "game"
    play("--solo", lines=[*["1"] * 9, f"save {file}", "quit"])
    moves = len(play("--resume", str(file), lines=ONES)[1].split("Guest> ")) - 1
    code, out, _ = play("--resume", str(file), lines=[*["1"] * moves, "save"])
    assert code == 0
    assert f"The finished game is in {file}" in out
    assert verify(file.read_text()).seed_was_secret
    assert not (tmp_path / "game.seed").exists()


def test_a_window_chosen_in_secret_survives_a_save(tmp_path: Path) -> None:
    file = tmp_path / "game"
    play("--seed", "7", "--seats", "you", "you", lines=["", "choose gravitas", "", f"save {file}", "quit"])
    out = play("--resume", str(file), lines=ONES)[1]
    assert HAND_OVER.findall(out)[0] == "Player 2"
    assert "Player 1 chose Gravitas." in out


def test_resume_asks_for_the_seed_file_in_words(tmp_path: Path) -> None:
    file = tmp_path / "game"
    play(lines=["1", f"save {file}", "quit"])
    seed = tmp_path / "game.seed"
    kept = seed.read_text()
    for text, sentence in (
        (None, f"{seed} is missing"),
        ("nonsense", f"{seed} is no file with a seed"),
        ("ab" * 32, "this seed is not the one the game was started with"),
    ):
        seed.unlink(missing_ok=True)
        if text is not None:
            seed.write_text(text)
        code, out, err = play("--resume", str(file), lines=ONES)
        assert (code, out) == (2, "")
        assert sentence in err
    seed.write_text(kept)
    assert play("--resume", str(file), lines=ONES)[0] == 0


def test_a_file_of_someone_else_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear Ann,")
    assert f"{file} is there already" in say_in_game(f"save {file}")
    assert file.read_text() == "Dear Ann,"
    assert "can't write" in say_in_game(f"save {tmp_path}")
    (tmp_path / "game.seed").write_text("garden seeds")
    assert "is no file with a seed" in play(lines=["1", f"save {tmp_path / 'game'}", "quit"])[1]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.seed", "letter"]


def test_what_is_fixed_at_the_start_cannot_be_changed_on_resume(tmp_path: Path) -> None:
    file = str(tmp_path / "game")
    say_in_game(f"save {file}")
    for arguments in (["--seed", "8"], ["--names", "Ann"], ["--edition", "revised"], ["--honor"], ["--tools", "2"]):
        code, _, err = play("--resume", file, *arguments, lines=ONES)
        assert code == 2
        assert f"{arguments[0]} is fixed when a game begins" in err
    assert "3 seats are given, the saved game has 2" in play("--resume", file, "--seats", "you", "you", "you")[2]


def test_resume_finds_the_bots_by_their_names_unless_told_otherwise(tmp_path: Path) -> None:
    file = str(tmp_path / "game")
    play("--seed", "7", "--seats", "you", "random", "random", lines=["1", f"save {file}", "quit"])
    assert "Pass to" not in play("--resume", file, lines=ONES)[1]
    assert "Pass to Random 2" in play("--resume", file, "--seats", "you", "random", "you", lines=ONES)[1]
    assert play("--resume", file, "--seats", "random", "random", "random")[0] == 0


def test_a_finished_game_can_be_looked_at_again(tmp_path: Path) -> None:
    file = tmp_path / "game"
    game = Game.new("classic", 2, seed="7", names=["You", "random"])
    while not game.is_over:
        seat = game.awaits()[0]
        game.play(game.legal_moves(seat)[0], seat)
    file.write_text(game.to_text())
    code, out, _ = play("--resume", str(file))
    assert code == 0
    assert "Winner: " in out


@pytest.mark.parametrize("text", ["", "nonsense", "sagrada log 1\nseats 9\n", "sagrada log 1\ndice by hand\n"])
def test_a_log_that_cannot_be_played_on_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "game"
    file.write_text(text)
    code, out, err = play("--resume", str(file), lines=ONES)
    assert (code, out) == (2, "")
    assert err.startswith("sagrada: ")


def test_control_characters_in_a_log_do_not_reach_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game"
    say_in_game(f"save {file}")
    file.write_text(file.read_text().replace("name s1 Random", "name s1 \x1b[31mRandom"))
    assert "\x1b" not in play("--resume", str(file), lines=ONES)[1]
