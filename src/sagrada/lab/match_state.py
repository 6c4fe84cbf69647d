"""The file that a match goes on from: a line that says which match it is, then one line for each finished deal."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, TextIO

from sagrada.content.options import name_then
from sagrada.content.refusal import Refused, system_problem
from sagrada.lab.match import Clock, DealPlayed, Played, Setting
from sagrada.version import RULES_VERSION

BEGINNING = '{"sagrada match": 1,'


def describe(setting: Setting, rules: int = RULES_VERSION) -> dict[str, Any]:
    """What makes a match this one; the number of deals is not part of it, so that more can be played."""
    facts = {"rules": rules, **asdict(setting)}
    facts["options"] = {name_then(option, rules): value for option, value in facts["options"].items()}
    return {"sagrada match": 1, **json.loads(json.dumps(facts))}


def read_lines(name: str) -> list[str]:
    """The complete lines of a file that has been begun, none if it has not; raises Refused for another file."""
    try:
        text = Path(name).read_text(encoding="utf-8")
    except FileNotFoundError:
        return []
    except OSError as problem:
        raise Refused("cant_read", file=name, problem=system_problem(problem)) from None
    except UnicodeDecodeError:
        raise Refused("no_match_file", file=name) from None
    if not (text.startswith(BEGINNING) or BEGINNING.startswith(text)):
        raise Refused("no_match_file", file=name)
    return text.split("\n")[:-1]


def read_line(name: str, number: int, line: str) -> Any:
    """The value of a line; raises Refused."""
    try:
        return json.loads(line)
    except ValueError:
        raise Refused("broken_match_file", file=name, line=number) from None


def known_seed(name: str) -> int | None:
    """The seed of the match that a file goes on from, if it has been begun."""
    lines = read_lines(name)[:1]
    seed = read_line(name, 1, lines[0]).get("seed") if lines else None
    return seed if isinstance(seed, int) else None


def known_rules(name: str | None) -> int:
    """The version of the rules whose presets a match follows: the file's, if it has been begun."""
    lines = read_lines(name)[:1] if name is not None else []
    told = read_line(name or "", 1, lines[0]).get("rules") if lines else None
    return next((rules for rules in range(1, RULES_VERSION) if rules == told), RULES_VERSION)


def read_deals(name: str, setting: Setting) -> list[DealPlayed]:
    """The deals that are done; raises Refused if the file is from another match."""
    lines = read_lines(name)
    if not lines:
        return []
    told, wanted = read_line(name, 1, lines[0]), describe(setting, known_rules(name))
    differing = [key for key in wanted if told.get(key) != wanted[key]]
    if differing:
        raise Refused("other_match", file=name, differing=differing)
    return [read_deal(name, number, line) for number, line in enumerate(lines[1:], 2)]


def read_deal(name: str, number: int, line: str) -> DealPlayed:
    """The deal of a line; raises Refused."""
    fields = read_line(name, number, line)
    try:
        games = [Played(**game) for game in fields["games"]]
        clocks = [Clock(**clock) for clock in fields["clocks"]]
        return DealPlayed(fields["deal"], games, clocks)
    except (TypeError, KeyError):
        raise Refused("broken_match_file", file=name, line=number) from None


def write_deal(file: TextIO, played: DealPlayed) -> None:
    """Add a finished deal; it is on its way to the disk when this returns."""
    games, clocks = [asdict(game) for game in played.games], [asdict(clock) for clock in played.clocks]
    write_line(file, {"deal": played.deal, "games": games, "clocks": clocks})


def write_line(file: TextIO, value: Any) -> None:
    """Add a line at once."""
    file.write(json.dumps(value) + "\n")
    file.flush()


def open_state(name: str, setting: Setting) -> TextIO:
    """The file, ready for more deals: a half-written last line is dropped, a new file says which match it is."""
    try:
        file = open(name, "a+", encoding="utf-8")  # noqa: SIM115 (the caller closes it)
    except OSError as problem:
        raise Refused("cant_write", file=name, problem=system_problem(problem)) from None
    size = sum(len(line.encode()) + 1 for line in read_lines(name))
    file.truncate(size)
    if size == 0:
        write_line(file, describe(setting))
    return file
