"""Look up the cards, editions and rulings: all of them in one line each, or one of them in full.

Each says how well it is known: verified (as the sources have it), inferred (our reading) or designed (our own).
"""

from __future__ import annotations

import argparse
import difflib
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, assert_never

from sagrada.cli.files import print_json
from sagrada.content.cards import (
    EDITIONS,
    GLORY,
    ORNAMENTS,
    PATTERNS,
    PIONEERS,
    PRIVATES,
    PUBLICS,
    RULINGS,
    STRIFE_BOARDS,
    TOOLS,
    WINDOW_CARDS,
    Edition,
    Ornament,
    Pattern,
    Pioneer,
    PrivateObjective,
    PublicObjective,
    Ruling,
    StrifeBoard,
    Tool,
)
from sagrada.content.refusal import Refused
from sagrada.game.position_reading import shorten

HELP = "look up cards, editions and rulings"
EXAMPLES = """\
examples:
  sagrada cards
  sagrada cards fractal_drops
  sagrada cards lathekin
  sagrada cards --json > cards.json
"""

Objective = PublicObjective | PrivateObjective | Pioneer | Ornament
Card = Pattern | Tool | Objective | StrifeBoard | Edition | Ruling
GROUPS: dict[str, tuple[Card, ...]] = {
    "patterns": PATTERNS,
    "tools": TOOLS,
    "publics": PUBLICS,
    "privates": PRIVATES,
    "strife_boards": STRIFE_BOARDS,
    "pioneers": PIONEERS,
    "ornaments": ORNAMENTS,
    "editions": EDITIONS,
    "rulings": RULINGS,
}
TITLES = {
    "patterns": "Patterns",
    "tools": "Tools",
    "publics": "Public objectives",
    "privates": "Private objectives",
    "strife_boards": "Strife boards of Glory",
    "pioneers": "Pioneers of Glory",
    "ornaments": "Ornaments of Glory",
    "editions": "Editions",
    "rulings": "Rulings",
}
ORIGINS = {
    "verified": "as the sources have it",
    "inferred": "our reading, in part or as a whole; no rulebook settles it",
    "designed": "our own, no source has it",
}
MARKS = {"verified": "verified", "inferred": "inferred (our reading)", "designed": "designed (our own)"}
COLOR_NAMES = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "purple", "S": "gray"}
MOMENTS = {
    "die_in_hand": "used on the die just taken",
    "no_die_in_hand": "used with no die in hand",
    "second_turn_before_taking": "used in the second turn of the round, before taking a die",
    "first_turn_after_placing": "used in the first turn of the round, after placing a die",
}
WIDTH = 96
LEAST_ALIKE = 0.5
PLACE_RULINGS = "rulings glory_28_rivalry_ties and glory_29_rivalry_seats"


@dataclass(frozen=True)
class Page:
    """What is written of a card, whatever its kind."""

    name: str
    facts: Sequence[str]
    text: str = ""
    grid: Sequence[str] = ()
    rulings: Sequence[str] = ()
    note: str = ""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which card, and how it is written."""
    parser.add_argument("id", metavar="ID", nargs="?", help="the id of one card, edition or ruling")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="everything as JSON")
    form.add_argument("--markdown", action="store_true", help=argparse.SUPPRESS)


def run(options: argparse.Namespace) -> None:
    """Print the list or the card; raises Refused for an unknown id."""
    if options.id is None:
        print_all(options.json, options.markdown)
    else:
        group, card = find(options.id)
        if options.json:
            print_json({"group": group, **to_json(card)})
        else:
            print(write_section(card) if options.markdown else write_card(card), end="")


def print_all(as_json: bool, as_markdown: bool) -> None:
    """Print every group."""
    if as_json:
        print_json({group: [to_json(card) for card in cards] for group, cards in GROUPS.items()})
    else:
        print(write_markdown() if as_markdown else write_list(), end="")


def find(name: str) -> tuple[str, Card]:
    """The card of this id and its group; raises Refused with the closest ids."""
    for group, cards in GROUPS.items():
        for card in cards:
            if card.id == name:
                return group, card
    known = [card.id for cards in GROUPS.values() for card in cards]
    close = difflib.get_close_matches(name.lower(), known, cutoff=LEAST_ALIKE)
    rule = "unknown_card_but_close" if close else "unknown_card_see_list"
    raise Refused(rule, kind="card", id=shorten(name), known=close)


def to_json(card: Card) -> dict[str, Any]:
    """A card as JSON has it."""
    return {field.name: melt(getattr(card, field.name)) for field in fields(card)}


def melt(value: Any) -> Any:
    """The value with read-only tables as dictionaries."""
    return dict(value) if isinstance(value, Mapping) else value


def write_list() -> str:
    """Every card in a line, by group."""
    widest = max(len(card.id) for cards in GROUPS.values() for card in cards)
    lines = []
    for group, cards in GROUPS.items():
        lines.append(f"{TITLES[group]} ({len(cards)})")
        lines += [f"  {card.id:{widest}}  {summarize(card):42}  {MARKS[card.origin]}" for card in cards]
        lines.append("")
    return "\n".join([*lines, "sagrada cards ID shows one of them in full.", ""])


def summarize(card: Card) -> str:
    """A card in a few words."""
    match card:
        case Pattern():
            return f"{card.name}, level {card.level}"
        case Tool():
            return f"{card.number}. {card.name}{', strife' if card.set == 'strife' else ''}"
        case Ruling():
            return card.title
        case PublicObjective():
            return ", ".join([card.name, *public_marks(card)])
        case Pioneer():
            return f"{card.name}, {card.points} points ({card.points_origin})"
        case Ornament():
            return f"{card.name}, {card.gain} or -{card.loss} points"
        case PrivateObjective() | StrifeBoard() | Edition():
            return card.name
        case _:
            assert_never(card)


def describe(card: Card) -> Page:
    """What is to be written of a card."""
    match card:
        case Pattern():
            return Page(card.name, describe_pattern(card), grid=card.grid, note=card.note)
        case Tool():
            return Page(card.name, describe_tool(card), card.text, rulings=card.rulings, note=card.note)
        case PublicObjective() | PrivateObjective() | Pioneer() | Ornament():
            return describe_objective(card)
        case StrifeBoard():
            return Page(card.name, ["strife board"], card.text, grid=card.mask, note=card.note)
        case Edition():
            facts = ["edition", f"source: {card.source}"]
            return Page(card.name, facts, card.text, rulings=describe_options(card))
        case Ruling():
            return Page(card.title, ["ruling", f"source: {card.source}"], card.text)
        case _:
            assert_never(card)


def describe_pattern(pattern: Pattern) -> list[str]:
    """The level of a pattern, and its card with what is on the other side."""
    card = next(card for card in WINDOW_CARDS if pattern.id in card.patterns)
    other = next(side for side in card.patterns if side != pattern.id)
    return ["pattern", f"level {pattern.level}", f"on window card {card.id}, {other} on its other side"]


def describe_objective(card: Objective) -> Page:
    """What is to be written of a card that pays."""
    match card:
        case PublicObjective():
            facts = ["public objective", *public_marks(card)]
            rulings = [*card.rulings, *describe_payout(card)]
            return Page(card.name, facts, card.text, grid=card.mask, rulings=rulings, note=card.note)
        case PrivateObjective():
            return Page(card.name, ["private objective"], card.text, grid=card.mask, note=card.note)
        case Pioneer():
            facts = ["pioneer", f"{card.points} points ({card.points_origin})"]
            return Page(card.name, facts, card.text, grid=card.mask, note=card.note)
        case Ornament():
            facts = ["ornament", card.tier, f"{card.gain} points if built, -{card.loss} if not"]
            return Page(card.name, facts, card.text, grid=card.pattern, note=card.note)
        case _:
            assert_never(card)


def public_marks(card: PublicObjective) -> list[str]:
    """The module of Glory that a public objective belongs to, and whether it ranks the seats."""
    return [mark for mark, applies in (("strife", card.set == "strife"), ("rivalry", card.rivalry)) if applies]


def describe_payout(card: PublicObjective) -> list[str]:
    """What a rivalry card pays for each place."""
    places = ", ".join(map(str, GLORY.payout))
    return [f"The places pay {places}; equal players share theirs ({PLACE_RULINGS})."] if card.rivalry else []


def describe_tool(tool: Tool) -> list[str]:
    """The number, moment and solo price of a tool."""
    price = f"paid in solo with a {COLOR_NAMES[tool.color]} die" if tool.color else "not in solo"
    kind = "strife tool" if tool.set == "strife" else "tool"
    return [f"{kind} {tool.number}", MOMENTS[tool.when], price]


def describe_options(edition: Edition) -> list[str]:
    """The options of an edition, and what solo changes of them."""
    bags = {"bag": edition.bag, "less_luck_bag": edition.less_luck_bag}
    lines = [f"{name} with 1 to 6 seats: {', '.join(map(str, bag))}" for name, bag in bags.items() if bag]
    lines += [f"{option}: {name_value(value)}" for option, value in edition.options.items()]
    changed = {option: value for option, value in edition.solo.items() if value != edition.options[option]}
    return lines + [f"solo, {option}: {name_value(value)}" for option, value in changed.items()]


def name_value(value: object) -> str:
    """The value of an option as a word."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def write_card(card: Card) -> str:
    """A card in full, as plain text."""
    page = describe(card)
    parts = [f"{page.name}\n{card.id}: {', '.join(page.facts)}\n{card.origin}: {ORIGINS[card.origin]}"]
    parts += ["\n".join(f"  {' '.join(row)}" for row in page.grid)] if page.grid else []
    parts += [textwrap.fill(text, WIDTH) for text in (page.text, page.note) if text]
    parts += ["\n".join(write_ruling(ruling) for ruling in page.rulings)] if page.rulings else []
    return "\n\n".join(parts) + "\n"


def write_ruling(ruling: str) -> str:
    """One line of what is said beside the text."""
    return textwrap.fill(ruling, WIDTH, initial_indent="- ", subsequent_indent="  ")


def write_markdown() -> str:
    """Every card in full, as docs/cards.md has it."""
    lines = ["# Cards, editions and rulings", "", "Written by `sagrada cards --markdown`; change the files in"]
    lines += ["`src/sagrada/content/` instead. How well a card is known:", ""]
    lines += [f"- *{origin}*: {words}" for origin, words in ORIGINS.items()]
    lines += [
        "",
        "In a pattern a letter is a printed color, a digit a printed shade, a point a plain cell. Elsewhere # marks",
    ]
    lines += ["the cells that a card speaks of, and A and B are the two colors of an ornament.", ""]
    for group, cards in GROUPS.items():
        lines += [f"## {TITLES[group]}", "", *(write_section(card) for card in cards)]
    return "\n".join(lines)


def write_section(card: Card) -> str:
    """A card in full, as a section of Markdown."""
    page = describe(card)
    origin = card.origin if card.origin == "verified" else f"**{card.origin}**"
    parts = [f"### {page.name}", f"`{card.id}`: {', '.join(page.facts)}; {origin}"]
    parts += ["```\n" + "\n".join(" ".join(row) for row in page.grid) + "\n```"] if page.grid else []
    parts += [text for text in (page.text, page.note) if text]
    parts += ["\n".join(f"- {ruling}" for ruling in page.rulings)] if page.rulings else []
    return "\n\n".join(parts) + "\n"
