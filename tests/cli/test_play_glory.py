"""sagrada play --text with Glory: whole games with every module, its questions and words, and ornaments kept secret."""

import re
from pathlib import Path

import pytest

from cli.playing import HAND_OVER, ONES, play
from sagrada.content.cards import ORNAMENT, PIONEER, STRIFE_BOARD
from sagrada.game.game import Game

MODULES = ("strife", "pioneers", "ornaments", "rivalry")
LONG = ONES * 3


def glory(*arguments: str, seed: str = "7", lines: list[str]) -> str:
    """What a game with all modules shows."""
    code, out, err = play("--modules", "glory", "--seed", seed, *arguments, lines=lines)
    assert code in (0, 2), err
    return out


@pytest.mark.parametrize(
    "arguments",
    [
        *(["--modules", module] for module in MODULES),
        ["--modules", "glory", "--plain"],
        ["--modules", *MODULES, "--option", "claims=asked", "--seats", "you", "you", "random"],
        ["--modules", "strife,pioneers", "--edition", "revised", "--seats", "you", "random", "random", "random"],
        ["--modules", "glory", "--open-setup", "--seats", "random", "you", "random", "random", "random"],
        ["--modules", "glory", "--tools", "5", "--seats", "you", "random", "random", "you", "random", "random"],
        ["--modules", "glory", "--honor", "--plain", "--seats", "you", "you"],
        ["--modules", "glory", "--honor", "--option", "claims=asked", "--seats", "you", "random", "random"],
        ["--modules", "pioneers", "--option", "claims=asked"],
    ],
    ids=" ".join,
)
def test_a_script_of_ones_plays_a_whole_game_of_glory(arguments: list[str]) -> None:
    code, out, err = play("--text", "--seed", "ones", *arguments, lines=LONG)
    assert (code, err) == (0, "")
    assert "\nWinner: " in out


@pytest.mark.parametrize("edition", ["classic", "revised"])
def test_a_solo_game_has_strife_and_ornaments(edition: str) -> None:
    arguments = ["--solo", "--edition", edition, "--modules", "strife", "ornaments", "--seed", "s"]
    code, out, _ = play(*arguments, lines=["1", "4", *ONES])
    assert code == 0
    assert "Guest kept 2 ornaments." in out
    assert re.search(r"\n(Won|Lost) with -?\d+ points?", out)
    names = [name for name in (card.name for card in ORNAMENT.values()) if f"\n{name} " in out]
    assert len(names) == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--modules", "stryfe"], 'there is no module "stryfe"; known: strife, pioneers, ornaments, rivalry, glory'),
        (["--modules"], "expected at least one argument"),
        (["--solo", "--modules", "glory"], "modules = pioneers makes no sense in the solo game"),
        (["--option", "claims=asked"], "claims = asked needs the module pioneers"),
        (["--modules", "strife", "--option", "bag=18"], "with strife the bag is the printed one"),
    ],
)
def test_modules_that_make_no_sense_are_refused(arguments: list[str], sentence: str) -> None:
    code, out, err = play(*arguments, lines=ONES)
    assert (code, out) == (2, "")
    assert sentence in err


def test_modules_are_fixed_when_a_game_is_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game"
    glory(lines=["1", f"save {file}", "quit"])
    assert "--modules is fixed" in play("--resume", str(file), "--modules", "glory")[2]
    code, out, err = play("--resume", str(file), lines=["keep diamond", *ONES])
    assert (code, err) == (0, "")
    assert "Guest kept Diamond" in out


def test_the_ornaments_are_drawn_while_they_are_chosen_and_the_kept_one_later() -> None:
    out = glory(lines=["1", "keep Garland", "quit"])
    choosing, playing = out.split("Guest kept 1 ornament.")
    assert "Diamond (designed), +7 or -2        Garland (designed), +5 or -3" in choosing
    assert "  . A .                               A B A B\n           B . B\n           . A .\n" in choosing
    assert "Keep   1 none" in choosing
    assert "Garland" in playing
    assert "Diamond" not in playing
    assert "Others kept: Random (2)." in playing


def test_no_tokens_are_shown_before_the_ornaments_are_kept() -> None:
    choosing, playing = glory(lines=["1", "4", "quit"]).split("Guest kept 2 ornaments.")
    assert "0 tokens" not in choosing
    assert "s0 Guest, 7 tokens" in playing


def test_the_table_shows_board_pioneers_and_the_origin_of_their_cards() -> None:
    out = glory(lines=["1", "1", "cards", "bag", "quit"])
    assert "Strife   Open Glass: A gray die may also lie on a cell that prints a color." in out
    assert "Pioneers Double Scale (designed), 5 points: At least two dice of each shade" in out
    assert "Exchange Clamp (1 token; designed): Swap a gray die" in out
    assert "Gray Mullions (designed): 3 for each column" in out
    assert "Strife board: color_panes_too\nPioneers: double_scale, staircase, rosette" in out
    assert "gray 4.\n9 gray dice lie beside the round track." in out


def test_plain_tables_tell_the_same_in_sentences() -> None:
    out = glory("--plain", lines=["1", "2", "quit"])
    assert "Your ornament Diamond (designed), pays 7 if built and costs 2 if not: Around one cell:" in out
    assert "Keep: 1, none; 2, Diamond; 3, Garland; 4, Diamond and Garland." in out
    assert "Strife board Open Glass: A gray die may also" in out
    assert "Pioneer Rosette (designed), 5 points: A die with four neighbors" in out
    assert "gray 1" in out


def test_points_designed_for_a_verified_pioneer_are_marked() -> None:
    outs = [glory(seed=str(seed), lines=["1", "1", "quit"]) for seed in range(8)]
    assert any("Perfect Column (points designed), 3 points" in out for out in outs)


def test_a_claim_is_told_with_the_turn_and_stands_on_the_table_and_the_sheet() -> None:
    out = glory(seed="0", lines=["1", "4", *ONES])
    assert "Guest took R2, put it on c4 and claimed Twin Panes (3 points)." in out
    assert "Twin Panes (designed), 3 points, claimed by Guest:" in out
    assert re.search(r"\nTwin Panes +3 +0\n", out)
    assert re.search(r"\nOrnaments +0 +0\n", out)
    assert "Ornaments: Guest kept Keystone 3, Pillar -3; Random kept none." in out


def test_a_claim_is_asked_for_where_the_table_wants_it() -> None:
    arguments = ["--seats", "you", "random", "random", "--option", "claims=asked"]
    out = glory(*arguments, seed="9", lines=LONG)
    question = out[out.index("Claim   1 ") - 3500 : out.index("Claim   1 ") + 60]
    assert "you may claim a pioneer" in question
    assert "Or      2 stop" in question
    assert re.search(r"and claimed Favorite Hue \(4 points\)\.", out)


def test_the_score_command_counts_ornaments_and_pioneers() -> None:
    out = glory(lines=["1", "4", "score", *["1"] * 150, "score", *ONES])
    assert re.search(r"Diamond +-2\nGarland +-3\nFavor", out)


@pytest.mark.parametrize("style", ["--text", "--plain"])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_nobody_at_the_same_screen_sees_the_ornaments_of_another_before_the_end(seed: str, style: str) -> None:
    asking = ["", "log all", "cards", "table", "1", "", "log all", "cards", "1", "", "table", "4", "", "log all", "4"]
    more = ["", "log all", "cards", "score", "table", *LONG]
    out = play("--modules", "glory", "--seed", seed, "--seats", "you", "you", style, lines=[*asking, *more])[1]
    dealt = ornaments_of(seed)
    _, *parts = HAND_OVER.split(out[: out.index("Winner")])
    before_the_end = [*parts[:-1], parts[-1].partition("Round 10 is over")[0]]
    for name, section in zip(before_the_end[::2], before_the_end[1::2], strict=True):
        own = 0 if name == "Player 1" else 1
        assert all(ORNAMENT[card].name in section for card in dealt[own]), "the check can see what is there"
        for card in set(dealt[1 - own]):
            assert not re.search(rf"\b({card}|{re.escape(ORNAMENT[card].name)})\b", section)
    assert all(ORNAMENT[card].name in out[out.index("Round 10 is over") :] for card in dealt[0] + dealt[1])


def ornaments_of(seed: str) -> list[list[str]]:
    """The ornaments that the seats of a game with this seed are dealt."""
    game = Game.new("classic", 2, seed=seed, modules="glory")
    return [game.view(seat).seats[seat].ornaments or [] for seat in (0, 1)]


def test_a_bots_ornaments_are_shown_at_the_end_only() -> None:
    out = glory(lines=["1", "log all", "table", "4", "log all", "cards", "score", "table", *ONES])
    course, _, end = out.partition("Round 10 is over")
    for card in ("Keystone", "Falling Ribbon"):
        assert card not in course
        assert card in " ".join(end.split())
    assert "keep ?" in course


def test_every_card_of_glory_has_its_words_in_the_client() -> None:
    outs = " ".join(" ".join(glory(seed=str(seed), lines=["1", "1", "quit"]).split()) for seed in range(40))
    assert [card.name for card in STRIFE_BOARD.values() if f"{card.name}" not in outs or card.text not in outs] == []
    assert [card.name for card in PIONEER.values() if card.text not in outs] == []
    assert [card.name for card in ORNAMENT.values() if f"{card.name} (designed), +" not in outs] == []
