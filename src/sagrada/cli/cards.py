"""Look up the cards, editions and rulings: all of them in one line each, or one of them in full.

Each says how well it is known: verified (as the sources have it), inferred (our reading) or designed (our own); which
part of it is our own decision; and whether its name in the language that is spoken is ours.
"""

from __future__ import annotations

import argparse
import difflib
import re
import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, assert_never

from sagrada.cli.arguments.files import print_json
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
    mark_of,
)
from sagrada.content.names import name_mark
from sagrada.content.refusal import Refused
from sagrada.score.reading import shorten
from sagrada.words.messages import SPEAKING, card_name, card_text, say, say_or, speaking
from sagrada.words.naming import color_word

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
ORIGINS = ("verified", "inferred", "designed", "points", "part")
WIDTH = 96
LEAST_ALIKE = 0.5
PLACE_RULINGS = ("glory_28_rivalry_ties", "glory_29_rivalry_seats")
SUMMARY_WIDTH = 42


@dataclass(frozen=True)
class Page:
    """What is written of a card, whatever its kind."""

    name: str
    facts: Sequence[str]
    text: str = ""
    grid: Sequence[str] = ()
    rulings: Sequence[str] = ()
    note: str = ""
    ours: str = ""


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
    elif as_markdown:
        with speaking("en"):
            print(write_markdown(), end="")
    else:
        print(write_list(), end="")


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
        lines.append(f"{group_title(group)} ({len(cards)})")
        told = [(card.id, summarize(card), ", ".join(list_marks(card))) for card in cards]
        lines += [f"  {name:{widest}}  {words:{SUMMARY_WIDTH}}  {mark}" for name, words, mark in told]
        lines.append("")
    return "\n".join([*lines, say("cards-more"), ""])


def list_marks(card: Card) -> list[str]:
    """How a card is marked in the list: its origin, and a name that is ours."""
    marks = [say("cards-mark", {"origin": mark_of(card)})]
    return marks + ([say("cards-name-mark")] if name_mark(card.id, SPEAKING.get()) else [])


def group_title(group: str) -> str:
    """What the cards of a group are called."""
    return say("cards-title", {"group": group})


def level_words(pattern: Pattern) -> str:
    """The level of a pattern."""
    return say("cards-level", {"level": pattern.level})


def point_words(pioneer: Pioneer) -> str:
    """The points of a pioneer, and how well they are known."""
    return say("cards-points", {"points": pioneer.points, "origin": pioneer.points_origin})


def ruling_title(ruling: Ruling) -> str:
    """What a ruling is about."""
    return say_or(f"ruling-{ruling.id}-title", ruling.title)


def summarize(card: Card) -> str:
    """A card in a few words."""
    match card:
        case Pattern():
            return f"{card_name(card)}, {level_words(card)}"
        case Tool():
            return ", ".join([f"{card.number}. {card_name(card)}", *module_marks(card)])
        case Ruling():
            return ruling_title(card)
        case PublicObjective():
            return ", ".join([card_name(card), *module_marks(card)])
        case Pioneer():
            return f"{card_name(card)}, {point_words(card)}"
        case Ornament():
            return f"{card_name(card)}, {say('cards-ornament-short', {'gain': card.gain, 'loss': card.loss})}"
        case PrivateObjective() | StrifeBoard() | Edition():
            return card_name(card)
        case _:
            assert_never(card)


def describe(card: Card) -> Page:
    """What is to be written of a card."""
    match card:
        case Pattern():
            return Page(card_name(card), describe_pattern(card), grid=card.grid, note=note_of(card))
        case Tool():
            words = {"note": note_of(card), "ours": ours_of("card", card)}
            return Page(card_name(card), describe_tool(card), card_text(card), rulings=rulings_of(card), **words)
        case PublicObjective() | PrivateObjective() | Pioneer() | Ornament():
            return describe_objective(card)
        case StrifeBoard():
            return Page(card_name(card), [kind_word("board")], card_text(card), grid=card.mask, note=note_of(card))
        case Edition():
            facts = [kind_word("edition"), describe_source(card.source)]
            return Page(
                card_name(card), facts, card_text(card), rulings=describe_options(card), ours=ours_of("card", card)
            )
        case Ruling():
            facts = [kind_word("ruling"), describe_source(card.source)]
            return Page(ruling_title(card), facts, say_or(f"ruling-{card.id}", card.text), ours=ours_of("ruling", card))
        case _:
            assert_never(card)


def kind_word(kind: str) -> str:
    """What kind of card it is."""
    return say("cards-kind", {"kind": kind})


def note_of(card: Pattern | Tool | StrifeBoard | Objective) -> str:
    """What is remarked about a card."""
    return say_or(f"card-{card.id}-note", card.note) if card.note else ""


def ours_of(kind: str, card: Tool | Edition | Ruling) -> str:
    """Which part of a card is our own decision."""
    return say("rules-ours", {"part": say_or(f"{kind}-{card.id}-ours", card.ours)}) if card.ours else ""


def rulings_of(card: Tool | PublicObjective) -> list[str]:
    """What was ruled about a card."""
    return [say_or(f"card-{card.id}-ruling-{number}", words) for number, words in enumerate(card.rulings, 1)]


def describe_source(source: str) -> str:
    """Where a rule stands: one or more sources, each with a message of its own in other languages."""
    parts = [say_or(f"source-{re.sub('[^a-z0-9]+', '-', part.lower())}", part) for part in source.split("; ")]
    return say("cards-source", {"source": "; ".join(parts)})


def describe_pattern(pattern: Pattern) -> list[str]:
    """The level of a pattern, and its card with what is on the other side."""
    card = next(card for card in WINDOW_CARDS if pattern.id in card.patterns)
    other = next(side for side in card.patterns if side != pattern.id)
    return [kind_word("pattern"), level_words(pattern), say("cards-window", {"card": card.id, "other": other})]


def describe_objective(card: Objective) -> Page:
    """What is to be written of a card that pays."""
    match card:
        case PublicObjective():
            facts = [kind_word("public"), *module_marks(card)]
            rulings = [*rulings_of(card), *describe_payout(card)]
            return Page(card_name(card), facts, card_text(card), grid=card.mask, rulings=rulings, note=note_of(card))
        case PrivateObjective():
            return Page(card_name(card), [kind_word("private")], card_text(card), grid=card.mask, note=note_of(card))
        case Pioneer():
            facts = [kind_word("pioneer"), point_words(card)]
            return Page(card_name(card), facts, card_text(card), grid=card.mask, note=note_of(card))
        case Ornament():
            paid = say("cards-ornament", {"gain": card.gain, "loss": card.loss})
            facts = [kind_word("ornament"), say("cards-tier", {"tier": card.tier}), paid]
            return Page(card_name(card), facts, card_text(card), grid=card.pattern, note=note_of(card))
        case _:
            assert_never(card)


def module_marks(card: Tool | PublicObjective) -> list[str]:
    """The module of Glory that a card belongs to, and whether it ranks the seats."""
    ranks = isinstance(card, PublicObjective) and card.rivalry
    marks = [mark for mark, applies in (("strife", card.set == "strife"), ("rivalry", ranks)) if applies]
    return [say("module-word", {"module": mark}) for mark in marks]


def describe_payout(card: PublicObjective) -> list[str]:
    """What a rivalry card pays for each place."""
    facts = {"places": GLORY.payout, "ties": PLACE_RULINGS[0], "seats": PLACE_RULINGS[1]}
    return [say("cards-places", facts)] if card.rivalry else []


def describe_tool(tool: Tool) -> list[str]:
    """The number, moment and solo price of a tool."""
    price = say("cards-solo-price", {"color": color_word(tool.color)}) if tool.color else say("cards-not-in-solo")
    kind = kind_word("strife_tool" if tool.set == "strife" else "tool")
    return [f"{kind} {tool.number}", say("cards-moment", {"moment": tool.when}), price]


def describe_options(edition: Edition) -> list[str]:
    """The options of an edition, and what solo changes of them."""
    bags = {"bag": edition.bag, "less_luck_bag": edition.less_luck_bag}
    lines = [say("cards-bag", {"name": name, "numbers": bag}) for name, bag in bags.items() if bag]
    lines += [f"{option}: {name_value(value)}" for option, value in edition.options.items()]
    changed = {option: value for option, value in edition.solo.items() if value != edition.options[option]}
    return lines + [say("cards-solo", {"option": option, "value": value}) for option, value in changed.items()]


def name_value(value: object) -> str:
    """The value of an option as a word."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def write_card(card: Card) -> str:
    """A card in full, as plain text."""
    page = describe(card)
    mark = {"origin": mark_of(card)}
    known = [f"{say('cards-origin', mark)}: {say('cards-origin-words', mark)}", *name_words(card)]
    parts = ["\n".join([page.name, f"{card.id}: {', '.join(page.facts)}", *known])]
    parts += ["\n".join(f"  {' '.join(row)}" for row in page.grid)] if page.grid else []
    parts += [textwrap.fill(text, WIDTH) for text in (page.text, page.ours, page.note) if text]
    parts += ["\n".join(write_ruling(ruling) for ruling in page.rulings)] if page.rulings else []
    return "\n\n".join(parts) + "\n"


def name_words(card: Card) -> list[str]:
    """That the name of a card is ours, in the language that is spoken."""
    whose = name_mark(card.id, SPEAKING.get())
    return [say("rules-name", {"whose": whose})] if whose else []


def write_ruling(ruling: str) -> str:
    """One line of what is said beside the text."""
    return textwrap.fill(ruling, WIDTH, initial_indent="- ", subsequent_indent="  ")


def write_markdown() -> str:
    """Every card in full, as docs/cards.md has it."""
    lines = ["# Cards, editions and rulings", "", "Written by `sagrada cards --markdown`; change the files in"]
    lines += ["`src/sagrada/content/` instead. How well a card is known:", ""]
    marks = [{"origin": origin} for origin in ORIGINS]
    lines += [f"- *{say('cards-origin', mark)}*: {say('cards-origin-words', mark)}" for mark in marks]
    lines += [
        "",
        "In a pattern a letter is a printed color, a digit a printed shade, a point a plain cell. Elsewhere # marks",
    ]
    lines += ["the cells that a card speaks of, and A and B are the two colors of an ornament.", ""]
    for group, cards in GROUPS.items():
        lines += [f"## {group_title(group)}", "", *(write_section(card) for card in cards)]
    return "\n".join(lines)


def write_section(card: Card) -> str:
    """A card in full, as a section of Markdown."""
    page = describe(card)
    origin = say("cards-origin", {"origin": mark_of(card)})
    origin = origin if mark_of(card) == "verified" else f"**{origin}**"
    parts = [f"### {page.name}", f"`{card.id}`: {', '.join(page.facts)}; {origin}"]
    parts += ["```\n" + "\n".join(" ".join(row) for row in page.grid) + "\n```"] if page.grid else []
    parts += [text for text in (page.text, page.ours, page.note, *name_words(card)) if text]
    parts += ["\n".join(f"- {ruling}" for ruling in page.rulings)] if page.rulings else []
    return "\n\n".join(parts) + "\n"
