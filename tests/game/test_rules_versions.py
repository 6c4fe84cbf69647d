"""Logs of version 1 of the rules: read with the presets of their time, and refused by name where rules changed."""

from dataclasses import replace
from typing import Any

import pytest

from positions import FULL, play, position
from sagrada.content.cards import RULINGS
from sagrada.content.options import describe, resolve, resolve_by
from sagrada.content.refusal import Refused
from sagrada.game.game import Game
from sagrada.game.log import format_header, parse_log
from sagrada.game.replay import play_line
from sagrada.game.verify import verify
from sagrada.version import RULES_VERSION
from sagrada.words.messages import LANGUAGES, explain

OLD = "sagrada log 1\nrules 1\nedition classic-ru\nseats 2\n{options}dice seed 7\n"


def read(options: str = "") -> Game:
    """The game of a log of version 1, just begun."""
    return Game.from_text(OLD.format(options=options))


def test_the_russian_preset_of_version_1_has_the_thirteenth_window_card() -> None:
    assert [resolve_by(rules, "classic-ru", 2).thirteenth_card for rules in (1, 2)] == [True, False]
    assert read().options.thirteenth_card


def test_only_the_russian_preset_has_changed() -> None:
    for edition in ("classic", "classic-it", "revised"):
        for seats in range(1, 7):
            assert resolve_by(1, edition, seats) == resolve(edition, seats)


@pytest.mark.parametrize(("line", "dealt"), [("", True), ("option extra_window no\n", False)])
def test_a_log_of_version_1_goes_to_the_same_text(line: str, dealt: bool) -> None:
    game = read(line)
    assert game.options.thirteenth_card is dealt
    assert game.to_text().startswith(OLD.format(options=line).removesuffix("dice seed 7\n"))
    assert Game.from_text(game.to_text()).to_text() == game.to_text()


def test_a_game_of_version_1_is_dealt_from_its_own_deck() -> None:
    """The same seed deals other cards from another deck, and both games verify."""
    old, new = Game.new("classic-ru", 2, seed=11, rules=1), Game.new("classic-ru", 2, seed=11)
    asked = Game.new("classic-ru", 2, seed=11, thirteenth_card=True)
    assert old.lines == asked.lines != new.lines
    assert old.to_text() != asked.to_text()
    for game in (old, new, asked):
        assert verify(game.to_text()).outcomes == game.outcomes


def test_a_new_game_says_the_present_version() -> None:
    game = Game.new(seed=1)
    assert format_header(game.header)[1] == f"rules {RULES_VERSION}"
    assert (game.view().rules, read().view().rules) == (RULES_VERSION, 1)


@pytest.mark.parametrize("version", ["0", "3", "01", "two"])
def test_an_unknown_version_is_refused(version: str) -> None:
    with pytest.raises(Refused) as caught:
        parse_log(OLD.format(options="").replace("rules 1", f"rules {version}"))
    assert "1 to 2" in explain(caught.value)


def test_the_old_name_of_an_option_is_for_old_logs_only() -> None:
    with pytest.raises(Refused, match="unknown_option"):
        resolve("classic-ru", extra_window=True)
    text = OLD.format(options="option extra_window no\n").replace("rules 1", "rules 2")
    with pytest.raises(Refused) as caught:
        parse_log(text)
    assert "line 5" in explain(caught.value)


def test_a_version_is_no_option() -> None:
    with pytest.raises(Refused, match="unknown_option"):
        resolve("classic", rules=1)


def test_options_are_told_by_the_names_and_presets_of_their_version() -> None:
    options = resolve_by(1, "classic-ru", 2, extra_window=False)
    assert (describe(options, 1), describe(options)) == ({"extra_window": False}, {})


# moves that version 1 allowed

CLAMP: dict[str, Any] = {"tools": "exchange_clamp", "board": "color_panes_too"}
DISPUTED = [
    (position(FULL, pool="G3", tools="flux_remover"), [], "G3", "window_is_full", "turns_full_window"),
    (
        position("S3 .. R1 / / / S6 P1", **CLAMP),
        ["use exchange_clamp"],
        "a1>a3",
        "exchange_alone",
        "tools_exchange_clamp",
    ),
    (position("S3 .. R1", **CLAMP), [], "use exchange_clamp", "tool_cant_be_finished", "tools_exchange_clamp"),
]


@pytest.mark.parametrize(("game", "moves", "line", "rule", "ruling"), DISPUTED)
def test_a_recorded_move_that_is_no_longer_legal_is_named_by_line_and_ruling(
    game: Game, moves: list[str], line: str, rule: str, ruling: str
) -> None:
    play(game, *moves)
    game.header = replace(game.header, rules=1)
    with pytest.raises(Refused) as caught:
        play_line(game, 12, line)
    assert (caught.value.rule, caught.value.facts["line"]) == ("at_line", 12)
    why = caught.value.facts["refused"]
    assert isinstance(why, Refused)
    assert (why.rule, why.facts["ruling"], why.facts["rules"], why.facts["since"]) == ("changed_rule", ruling, 1, 2)
    assert isinstance(why.facts["refused"], Refused)
    assert why.facts["refused"].rule == rule
    for language in LANGUAGES:
        assert ruling in explain(caught.value, language)


def test_a_move_that_no_version_allowed_is_refused_without_a_ruling() -> None:
    game = position(pool="G3")
    game.header = replace(game.header, rules=1)
    with pytest.raises(Refused) as caught:
        play_line(game, 12, "R5")
    assert isinstance(caught.value.facts["refused"], Refused)
    assert caught.value.facts["refused"].rule == "not_in_pool"


def test_every_ruling_that_names_a_refusal_is_one_of_a_later_version() -> None:
    named = {ruling.id: ruling.since for ruling in RULINGS if ruling.refusals}
    assert named == {"turns_full_window": 2, "tools_exchange_clamp": 2}
