"""The cards, editions and rulings, read once from the TOML files beside this module.
The order of each tuple is the order of its file; what a card does is written in the rules, not here."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

from . import check, glory_check


@dataclass(frozen=True)
class Pattern:
    """One side of a window card: four rows of five cells."""

    id: str
    name: str
    level: int
    grid: tuple[str, ...]
    origin: str
    note: str = ""


@dataclass(frozen=True)
class WindowCard:
    """A card with the ids of its two patterns."""

    id: str
    set: str
    patterns: tuple[str, str]
    origin: str
    note: str = ""


@dataclass(frozen=True)
class Tool:
    """A tool; `color` is the die that pays for it in solo, empty if no die does; `ours` is what we changed.

    `begins` is the phase of the rules that it starts with. `gives_back` says when its die may go to the pool instead
    of the window: never (empty), always, or if it is unplaceable.
    """

    id: str
    number: int
    name: str
    color: str
    set: str
    when: str
    begins: str
    text: str
    rulings: tuple[str, ...]
    origin: str
    gives_back: str = ""
    note: str = ""
    ours: str = ""


@dataclass(frozen=True)
class PublicObjective:
    """A public objective; `members` are the shades or colors of a set; a rivalry card ranks the seats."""

    id: str
    name: str
    set: str
    points: int
    kind: str
    attribute: str
    members: tuple[int | str, ...]
    text: str
    rulings: tuple[str, ...]
    origin: str
    rivalry: bool = False
    mask: tuple[str, ...] = ()
    number: int = 0
    ladder: tuple[int, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class PrivateObjective:
    """A private objective: a color, or a mask of cells."""

    id: str
    name: str
    set: str
    text: str
    origin: str
    color: str = ""
    mask: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Edition:
    """A printed edition: its bag by number of seats, its options, what solo changes of them, and which part is ours.

    `switches`: options that its players may turn on; `rules_1`: the options that were others in version 1 of the rules.
    """

    id: str
    name: str
    source: str
    text: str
    origin: str
    bag: tuple[int, ...]
    options: Mapping[str, object]
    solo: Mapping[str, object]
    less_luck_bag: tuple[int, ...] = ()
    switches: tuple[str, ...] = ()
    rules_1: Mapping[str, object] = field(default_factory=dict)
    ours: str = ""


@dataclass(frozen=True)
class Ruling:
    """A decision on a point where the rulebooks need one; `ours` is the part of it that no rulebook has."""

    id: str
    title: str
    text: str
    source: str
    origin: str
    ours: str = ""
    since: int = 1
    """The version of the rules that has it so."""
    refusals: tuple[str, ...] = ()
    """The refusals of moves that this ruling forbids and an earlier version allowed: a rule, or a rule and a tool."""


@dataclass(frozen=True)
class StrifeBoard:
    """A rule for gray dice: its kind, and the cells or the number that it speaks of."""

    id: str
    name: str
    kind: str
    text: str
    origin: str
    mask: tuple[str, ...] = ()
    number: int = 0
    note: str = ""


@dataclass(frozen=True)
class Pioneer:
    """A race: its condition's kind and parameters, and the points of the first seat that meets it."""

    id: str
    name: str
    points: int
    kind: str
    text: str
    origin: str
    points_origin: str
    lines: str = ""
    distinct: tuple[str, ...] = ()
    mask: tuple[str, ...] = ()
    number: int = 0
    note: str = ""


@dataclass(frozen=True)
class Ornament:
    """A pattern in two colors, what it pays if built and what it costs if not."""

    id: str
    name: str
    pattern: tuple[str, ...]
    gain: int
    loss: int
    tier: str
    text: str
    origin: str
    note: str = ""


@dataclass(frozen=True)
class GloryNumbers:
    """The gray dice beside the round track, the bag with 1 to 6 seats, the points of each place in a rivalry."""

    supply: int
    per_color: tuple[int, ...]
    gray: tuple[int, ...]
    payout: tuple[int, ...]
    origins: Mapping[str, str]


class HasId(Protocol):
    @property
    def id(self) -> str: ...


Card = TypeVar("Card", bound=HasId)


def read(file: str, *tables: str) -> dict[str, Any]:
    """The parsed file; raises Refused if its tables are not the expected ones."""
    data = tomllib.loads(files(__package__).joinpath(file).read_text(encoding="utf-8"))
    check.check_tables(file, data, tables)
    return data


def freeze(value: Any) -> Any:
    """The same value with lists as tuples and tables read-only."""
    match value:
        case list():
            return tuple(freeze(item) for item in value)
        case dict():
            return MappingProxyType({key: freeze(item) for key, item in value.items()})
        case _:
            return value


def by_id(cards: Iterable[Card]) -> dict[str, Card]:
    """The cards under their ids."""
    return {card.id: card for card in cards}


def mark_of(card: Any) -> str:
    """How a card is marked: by its origin, or by what alone is ours where the rest is verified, "points" or "part"."""
    if card.origin != "verified":
        return str(card.origin)
    if getattr(card, "points_origin", "verified") != "verified":
        return "points"
    return "part" if getattr(card, "ours", "") else "verified"


def load_windows(file: str = "windows.toml") -> tuple[tuple[Pattern, ...], tuple[WindowCard, ...]]:
    """The patterns and the cards that bear them; raises Refused for a bad row."""
    data = read(file, "card", "pattern")
    check.check_windows(file, data["card"], data["pattern"])
    patterns = tuple(Pattern(**freeze(row)) for row in data["pattern"])
    return patterns, tuple(WindowCard(**freeze(row)) for row in data["card"])


def load_tools(file: str = "tools.toml") -> tuple[Tool, ...]:
    """The tools in order of number; raises Refused for a bad row."""
    rows = read(file, "tool")["tool"]
    check.check_tools(file, rows)
    return tuple(Tool(**freeze(row)) for row in rows)


def load_publics(file: str = "public_objectives.toml") -> tuple[PublicObjective, ...]:
    """The public objectives; raises Refused for a bad row."""
    rows = read(file, "objective")["objective"]
    check.check_publics(file, rows)
    return tuple(PublicObjective(**freeze(row)) for row in rows)


def load_privates(file: str = "private_objectives.toml") -> tuple[PrivateObjective, ...]:
    """The private objectives; raises Refused for a bad row."""
    rows = read(file, "objective")["objective"]
    check.check_privates(file, rows)
    return tuple(PrivateObjective(**freeze(row)) for row in rows)


def load_editions(file: str = "editions.toml") -> tuple[Edition, ...]:
    """The editions; raises Refused for a bad row."""
    rows = read(file, "edition")["edition"]
    check.check_editions(file, rows)
    return tuple(build_edition(freeze(row)) for row in rows)


def build_edition(row: Mapping[str, Any]) -> Edition:
    """An edition with its options gathered in one table."""
    options = MappingProxyType({key: row[key] for key in check.CHOICES})
    return Edition(options=options, **{key: value for key, value in row.items() if key not in check.CHOICES})


def load_rulings(file: str = "rulings.toml") -> tuple[Ruling, ...]:
    """The rulings; raises Refused for a bad row."""
    rows = read(file, "ruling")["ruling"]
    check.check_rulings(file, rows)
    return tuple(Ruling(**freeze(row)) for row in rows)


def load_strife_boards(file: str = "strife_boards.toml") -> tuple[StrifeBoard, ...]:
    """The strife boards; raises Refused for a bad row."""
    rows = read(file, "board")["board"]
    glory_check.check_boards(file, rows)
    return tuple(StrifeBoard(**freeze(row)) for row in rows)


def load_pioneers(file: str = "pioneers.toml") -> tuple[Pioneer, ...]:
    """The pioneer objectives; raises Refused for a bad row."""
    rows = read(file, "pioneer")["pioneer"]
    glory_check.check_pioneers(file, rows)
    return tuple(Pioneer(**freeze(row)) for row in rows)


def load_ornaments(file: str = "ornaments.toml") -> tuple[Ornament, ...]:
    """The ornaments; raises Refused for a bad row."""
    rows = read(file, "ornament")["ornament"]
    glory_check.check_ornaments(file, rows)
    return tuple(Ornament(**freeze(row)) for row in rows)


def load_glory(file: str = "glory.toml") -> GloryNumbers:
    """The numbers of the expansion; raises Refused for a bad row."""
    data = read(file, "supply", "bag", "payout")
    glory_check.check_numbers(file, data["supply"], data["bag"], data["payout"])
    return GloryNumbers(
        supply=data["supply"][0]["dice"],
        per_color=tuple(row["per_color"] for row in data["bag"]),
        gray=tuple(row["gray"] for row in data["bag"]),
        payout=tuple(data["payout"][0]["places"]),
        origins=MappingProxyType({row["id"]: row["origin"] for rows in data.values() for row in rows}),
    )


PATTERNS, WINDOW_CARDS = load_windows()
TOOLS = load_tools()
PUBLICS = load_publics()
PRIVATES = load_privates()
EDITIONS = load_editions()
RULINGS = load_rulings()
STRIFE_BOARDS = load_strife_boards()
PIONEERS = load_pioneers()
ORNAMENTS = load_ornaments()
GLORY = load_glory()

PATTERN = by_id(PATTERNS)
WINDOW_CARD = by_id(WINDOW_CARDS)
TOOL = by_id(TOOLS)
PUBLIC = by_id(PUBLICS)
PRIVATE = by_id(PRIVATES)
EDITION = by_id(EDITIONS)
RULING = by_id(RULINGS)
STRIFE_BOARD = by_id(STRIFE_BOARDS)
PIONEER = by_id(PIONEERS)
ORNAMENT = by_id(ORNAMENTS)
