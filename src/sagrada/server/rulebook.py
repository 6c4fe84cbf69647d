"""What the page of the rules holds: its sections, drawn examples that the rules themselves judge, and every card.

Words are messages of the catalog, named here. Every message may ask for the facts of an edition, where editions differ.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sagrada.content.cards import EDITIONS, PATTERNS, PUBLICS, RULINGS, WINDOW_CARDS, Edition, Ruling, mark_of
from sagrada.content.names import NAMES, name_mark
from sagrada.content.options import resolve
from sagrada.content.tables import PATTERN_IDS, WINDOWS
from sagrada.engine import core
from sagrada.engine.start import empty_fields, option_fields
from sagrada.game.moves import Place
from sagrada.game.notation import BOARD_IDS, parse_cell, parse_die, parse_move, parse_window
from sagrada.game.phrases import DECKS, Phrase
from sagrada.game.reasons import read_reason
from sagrada.score.position import window_state

SECTIONS: dict[str, tuple[str, ...]] = {
    "rules-build": ("rules-build-window", "rules-build-dice", "rules-build-goal"),
    "rules-setup": (
        "rules-setup-window",
        "rules-setup-tokens",
        "rules-setup-middle",
        "rules-setup-bag",
        "rules-setup-decks",
    ),
    "rules-turn": ("rules-turn-roll", "rules-turn-order", "rules-turn-do", "rules-turn-nowhere", "rules-turn-track"),
    "rules-place": ("rules-place-first", "rules-place-print", "rules-place-neighbors", "rules-place-tools"),
    "rules-tools": ("rules-tools-price", "rules-tools-when", "rules-tools-limits"),
    "rules-score": ("rules-score-public", "rules-score-private", "rules-score-rest"),
    "rules-ties": ("rules-ties-first", "rules-ties-last"),
    "rules-solo": ("rules-solo-round", "rules-solo-cards", "rules-solo-pay", "rules-solo-win"),
    "rules-many": ("rules-many-dice", "rules-many-cards"),
    "rules-honor": ("rules-honor-free", "rules-honor-challenge", "rules-honor-remove"),
    "rules-glory": ("rules-glory-about",),
    "rules-strife": ("rules-strife-dice", "rules-strife-gray", "rules-strife-board", "rules-strife-cards"),
    "rules-pioneers": ("rules-pioneers-race", "rules-pioneers-keep"),
    "rules-ornaments": ("rules-ornaments-keep", "rules-ornaments-build"),
    "rules-rivalry": ("rules-rivalry-rank", "rules-rivalry-ties"),
    "rules-editions": ("rules-editions-about",),
}
SECTION_OF_RULING = (
    ("editions_", "rules-editions"),
    ("five_six", "rules-many"),
    ("solo", "rules-solo"),
    ("tools_", "rules-tools"),
    ("twin_panes", "rules-pioneers"),
    ("glory_rivalry", "rules-rivalry"),
    ("_rivalry_", "rules-rivalry"),
    ("_pioneer_", "rules-pioneers"),
    ("_ornament_", "rules-ornaments"),
    ("glory_", "rules-strife"),
    ("setup_", "rules-setup"),
    ("wrong_", "rules-honor"),
    ("_tie", "rules-ties"),
    ("scoring_", "rules-score"),
    ("turns_first_die", "rules-place"),
    ("turns_touching", "rules-place"),
    ("turns_golden_rule", "rules-place"),
    ("turns_moving_a_die", "rules-place"),
    ("turns_isolated", "rules-place"),
    ("turns_one_draft", "rules-turn"),
    ("_tool", "rules-tools"),
    ("turns_movers", "rules-tools"),
    ("turns_", "rules-turn"),
)
"""The section of a ruling: the first whose mark is in its id."""
CARDS_OF_RULING: dict[str, tuple[str, ...]] = {
    "glory_twin_panes": ("twin_panes",),
    "editions_thirteenth_tool": ("strip_cutter",),
    "editions_thirteenth_window": ("turning_tide", "valley_at_dusk"),
    "setup_five_six_seats": ("fence", "tunnel", "brace", "port", "brackets", "wall"),
    "glory_29_rivalry_seats": tuple(card.id for card in PUBLICS if card.rivalry),
}
"""Rulings that are told with a card, too, since its own remarks don't."""
OPTION_OF_SET = {"promo": "strip_cutter", "extra": "thirteenth_card"}
"""Sets that only some editions have, and the option that says so."""
ORDER_SHOWN = "rules-turn-order"
EXAMPLE_WINDOW = "sun_catcher"


@dataclass(frozen=True)
class Drawn:
    """An example to be drawn: dice by cell, the die that is tried and its cell, the message that goes with it."""

    section: str
    words: str
    lying: str
    tried: str
    board: str = ""


DRAWN = (
    Drawn("rules-place", "rules-example-border", "", "R3@a1"),
    Drawn("rules-place", "rules-example-border", "", "R3@b3"),
    Drawn("rules-place", "rules-example-touch", "R3@a1", "G4@b2"),
    Drawn("rules-place", "rules-example-touch", "R3@a1", "Y5@c5"),
    Drawn("rules-place", "rules-example-print", "R3@a1", "Y5@a2"),
    Drawn("rules-place", "rules-example-print", "R3@a1", "B6@b2"),
    Drawn("rules-place", "rules-example-neighbor", "R3@a1", "R5@b1"),
    Drawn("rules-place", "rules-example-neighbor", "R3@a1", "B3@b1"),
    Drawn("rules-place", "rules-example-diagonal", "R3@a1 B5@b1", "R4@b2"),
    Drawn("rules-strife", "rules-example-gray", "R3@a1", "S4@b2", "no_corner_contact"),
    Drawn("rules-strife", "rules-example-gray", "R3@a1", "S5@a2", "no_corner_contact"),
    Drawn("rules-strife", "rules-example-gray", "S3@a1", "S4@b2", "no_corner_contact"),
)


@dataclass(frozen=True)
class Example:
    """A window with the die that is tried in it, and the rule that refuses it; none if it may lie there."""

    words: str
    grid: list[str]
    dice: list[str]
    die: str
    cell: str
    board: str
    reason: Phrase | None


@dataclass(frozen=True)
class Section:
    """A heading with its paragraphs, all named by their messages; its examples and the ids of its rulings.
    `order` is who has which turn of a round, for the paragraph that speaks of it."""

    id: str
    paragraphs: list[str]
    order: list[int]
    examples: list[Example]
    rulings: list[str]


@dataclass(frozen=True)
class PrintedEdition:
    """An edition, with the facts that the words of the rules ask for."""

    id: str
    name: str
    text: str
    origin: str
    ours: str
    facts: dict[str, str | int]


@dataclass(frozen=True)
class PrintedRuling:
    """A ruling in English; other languages have it in their catalog."""

    id: str
    title: str
    text: str
    origin: str
    ours: str


@dataclass(frozen=True)
class PrintedCard:
    """A card as the page of the rules shows it; `drawing` is a grid of print, of marks, or of an ornament's colors.
    `name_marks` says for each language where the name is ours whether it is a translation."""

    kind: str
    id: str
    name: str
    text: str
    note: str
    origin: str
    ours: str
    name_marks: dict[str, str]
    set: str
    editions: list[str]
    remarks: list[str]
    rulings: list[str]
    drawing: list[str]
    numbers: dict[str, int]
    color: str
    when: str


@dataclass(frozen=True)
class Rulebook:
    """All that the page of the rules shows."""

    editions: list[PrintedEdition]
    sections: list[Section]
    rulings: list[PrintedRuling]
    cards: list[PrintedCard]


@cache
def rulebook() -> Rulebook:
    """The rules as a page."""
    return Rulebook(
        [printed_edition(edition) for edition in EDITIONS],
        [section(name, paragraphs) for name, paragraphs in SECTIONS.items()],
        [PrintedRuling(row.id, row.title, row.text, mark_of(row), row.ours) for row in RULINGS],
        [printed_card(kind, card) for kind, cards in DECKS.items() if kind != "windows" for card in cards.values()],
    )


def printed_edition(edition: Edition) -> PrintedEdition:
    """An edition and its facts."""
    facts: dict[str, str | int] = {f"bag{seats}": bag for seats, bag in enumerate(edition.bag, 1)}
    facts |= {option: told(value) for option, value in edition.options.items()}
    facts |= {f"solo_{option}": told(value) for option, value in edition.solo.items()}
    facts["bag_varies"] = told(len(set(edition.bag[1:4])) > 1)
    facts["less_luck"] = told(bool(edition.less_luck_bag))
    return PrintedEdition(edition.id, edition.name, edition.text, mark_of(edition), edition.ours, facts)


def told(value: object) -> str | int:
    """An option as a message asks for it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)


def section(name: str, paragraphs: Sequence[str]) -> Section:
    """A section with its examples and rulings."""
    examples = [example(drawn) for drawn in DRAWN if drawn.section == name]
    order = turn_order(3) if ORDER_SHOWN in paragraphs else []
    return Section(name, list(paragraphs), order, examples, [r.id for r in RULINGS if section_of(r) == name])


def turn_order(seats: int) -> list[int]:
    """Who has which turn of a round, players counted from 1."""
    fields = empty_fields() | option_fields(resolve(seats=seats))
    return [core.seat_in_turn(core.load_state({**fields, "turn": turn})) + 1 for turn in range(2 * seats)]


def section_of(ruling: Ruling) -> str:
    """The section where a ruling stands."""
    return next(section for mark, section in SECTION_OF_RULING if mark in ruling.id)


def example(drawn: Drawn) -> Example:
    """A drawn example, judged by the rules."""
    pattern = PATTERN_IDS.index(EXAMPLE_WINDOW)
    board = BOARD_IDS.index(drawn.board) if drawn.board else None
    state = window_state(resolve(), board, WINDOWS[pattern], parse_window(lay(drawn.lying)))
    (tried,) = placements(drawn.tried)
    die, cell = parse_die(tried.die), parse_cell(tried.cell)
    may = core.legal_cells(state, 0, die) >> cell & 1
    grid, dice = list(PATTERNS[pattern].grid), lay(f"{drawn.lying} {drawn.tried}")
    reason = None if may else refusal(state, die, cell)
    return Example(drawn.words, grid, dice, tried.die, tried.cell, drawn.board, reason)


def refusal(state: core.State, die: int, cell: int) -> Phrase:
    """The rule that keeps a die from a cell."""
    rule, facts = read_reason(core.explain_cell(state, 0, die, cell))
    return Phrase(rule, {"move": "", **facts})


def placements(dice: str) -> list[Place]:
    """Dice and their cells, such as `R3@a1 B5@b1`."""
    return [move for move in map(parse_move, dice.split()) if isinstance(move, Place)]


def lay(dice: str) -> list[str]:
    """Four rows of a window with these dice, such as `R3@a1 B5@b1`."""
    cells = {place.cell: place.die for place in placements(dice)}
    return [" ".join(cells.get(f"{row}{column}", "..") for column in range(1, 6)) for row in "abcd"]


def printed_card(kind: str, card: Any) -> PrintedCard:
    """A card with everything that is said of it."""
    row: Mapping[str, Any] = vars(card)
    set_name = set_of(kind, row)
    return PrintedCard(
        kind=kind,
        id=row["id"],
        name=row["name"],
        text=row.get("text", ""),
        note=row["note"],
        origin=mark_of(card),
        ours=row.get("ours", ""),
        name_marks={language: mark for language in NAMES if (mark := name_mark(row["id"], language))},
        set=set_name,
        editions=editions_with(OPTION_OF_SET[set_name]) if set_name in OPTION_OF_SET else [],
        remarks=list(row.get("rulings", ())),
        rulings=rulings_of(row["id"]),
        drawing=list(row.get("grid") or row.get("mask") or row.get("pattern") or ()),
        numbers={name: row[name] for name in ("level", "points", "gain", "loss") if row.get(name)},
        color=row.get("color", ""),
        when=row.get("when", ""),
    )


def set_of(kind: str, row: Mapping[str, Any]) -> str:
    """The set a card belongs to: base, an edition's extra, players beyond four, or a module."""
    if kind == "patterns":
        return next(card.set for card in WINDOW_CARDS if row["id"] in card.patterns)
    return str(row.get("set") or {"boards": "strife"}.get(kind, kind))


def editions_with(option: str) -> list[str]:
    """The editions that have an option."""
    return [edition.id for edition in EDITIONS if edition.options[option]]


def rulings_of(card: str) -> list[str]:
    """The rulings that are told with a card."""
    return [ruling for ruling, cards in CARDS_OF_RULING.items() if card in cards]
