"""Cards as pictures: rows on the tablets beside a table, and strife board, pioneer and ornament as one card each.

A pattern is rows of letters: A and B are two kinds of glass, # a marked cell, and a point any cell.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sagrada.pictures.glass import (
    ID,
    Palette,
    find_palette,
    paint_wall,
    place,
    place_die,
    write_document,
)
from sagrada.pictures.lettering import fit, measure_text, shorten, wrap, write, write_title
from sagrada.words.messages import say

PANEL = 408.0
INNER = PANEL - 44
SPACE = 28.0
CARD = 420.0
MARKS_SIZE = 14
PATTERN_SIGNS = "AB#."
SIGN_NAMES = {"A": "A", "B": "B", "#": "marked", ".": "any"}


@dataclass(frozen=True)
class CardPicture:
    """A card: name and origin mark, words, what stands in its corner, a pattern, and a note such as its owner."""

    name: str
    text: str
    corner: str = ""
    mark: str = ""
    pattern: Sequence[str] = ()
    note: str = ""


Tablet = tuple[str, Sequence[CardPicture]]
"""A heading and the cards under it."""


def check_pattern(pattern: Sequence[str]) -> None:
    """Raise ValueError for a pattern that is no rectangle of known signs."""
    if len({len(row) for row in pattern}) > 1 or set("".join(pattern)) - set(PATTERN_SIGNS):
        raise ValueError(f"no pattern {list(pattern)!r}: it takes rows of one length of A, B, # and points")


def draw_card(kind: str, card: CardPicture, theme: str = "light") -> str:
    """A card of this kind (`Strife board`, `Pioneer`, `Ornament`) as a picture of its own."""
    p = find_palette(theme)
    lines = wrap(card.text, CARD - 80, 18)
    height = 400 + 25.0 * len(lines)
    middle = CARD / 2
    body = compose_niche(card, p)
    name, share = fit(card.name, CARD - 60, 28)
    body += write_title(middle, 312, name, 28 * share, p.ink, "middle")
    facts, share = fit(" · ".join(part for part in (kind, card.corner, card.mark) if part), CARD - 60, 16)
    body += write(middle, 340, facts, 16 * share, p.ink_soft, ' text-anchor="middle"')
    body += f'<path d="M40 360H{CARD - 40:g}" stroke="{p.rule}"/>'
    body += "".join(
        write(middle, 390 + 25 * k, line, 18, p.ink, ' text-anchor="middle"') for k, line in enumerate(lines)
    )
    stone = f'<rect x="12" y="12" width="{CARD - 24:g}" height="{height - 24:g}" rx="10" fill="{p.tablet}"'
    picture = f'{paint_wall(CARD, height, p)}{stone} stroke="{p.rule}"/>{body}'
    return write_document((CARD, height), 0.8, card.name, describe_card(kind, card), picture, p)


def compose_niche(card: CardPicture, p: Palette) -> str:
    """The arch at the top of a card: its pattern, or its points on a rondel, or two gray dice."""
    arch = "M60 266V150Q60 44 210 40Q360 44 360 150V266Z"
    hollow = f'<path d="{arch}" fill="{p.niche[0]}" fill-opacity="{p.niche[1]}"/>'
    hollow += f'<path d="M48 267H372" stroke="{p.stone_edge}" stroke-width="3"/>'
    if card.pattern:
        rows, columns = len(card.pattern), len(card.pattern[0])
        size = min(48.0, 152 / rows, 200 / columns)
        return hollow + place(210 - columns * size / 2, 172 - rows * size / 2, compose_pattern(card.pattern, size, p))
    if not card.corner:
        return hollow + place_die("S2", 122, 150, 80) + place_die("S5", 218, 150, 80)
    rondel = f'<circle cx="210" cy="160" r="70" fill="{p.lead}"/><circle cx="210" cy="160" r="60" fill="{p.rondel}"/>'
    number = write_title(210, 186, card.corner.partition(" ")[0], 72, p.on_gold, "middle")
    return f"{hollow}{rondel}{number}"


def compose_pattern(pattern: Sequence[str], size: float, p: Palette) -> str:
    """The panes of a pattern, each `size` wide."""
    check_pattern(pattern)
    cells = [(row, column, sign) for row, line in enumerate(pattern) for column, sign in enumerate(line)]
    return "".join(place(column * size, row * size, compose_sign(sign, size, p)) for row, column, sign in cells)


def compose_sign(sign: str, size: float, p: Palette) -> str:
    """One pane: clear glass with an A, smoked glass with a B, a marked cell, or the outline of any cell."""
    side, radius = size * 0.9, size * 0.08
    box = f'<rect data-sign="{sign}" width="{side:g}" height="{side:g}" rx="{radius:g}"'
    edge = f'stroke="{p.lead}" stroke-width="{max(1.2, size * 0.05):g}"'
    if sign == ".":
        return f'{box} fill="none" stroke="{p.ghost}" stroke-opacity=".55" stroke-dasharray="2 3"/>'
    if sign == "#":
        return f'{box} fill="{p.glass["S"]}" {edge}/>'
    glass, ink = (p.rondel, "#2b1d00") if sign == "A" else ("#3d4a63", "#f7f3ea")
    shine = f'<path d="M{side * 0.1:g} {side * 0.3:g}L{side * 0.3:g} {side * 0.1:g}" stroke="#fff" stroke-opacity=".6"'
    light = f'<rect width="{side:g}" height="{side:g}" rx="{radius:g}" fill="url(#{ID}sky)"/>'
    letter = write(side / 2, side * 0.7, sign, side * 0.56, ink, ' text-anchor="middle" font-weight="700"')
    return f'{box} fill="{glass}" {edge}/>{light}{shine} stroke-width="{size * 0.06:g}"/>{letter}'


def compose_tablets(tablets: Sequence[Tablet], room: float, p: Palette) -> tuple[str, float, float]:
    """The tablets under each other, or in two columns if more than two need more than `room`; width and height."""
    parts = [compose_tablet(heading, cards, p) for heading, cards in tablets if cards]
    if not parts:
        return "", 0, 0
    heights = [height for _, height in parts]
    whole = measure_column(heights)
    split = len(parts)
    if split > 2 and whole > room:
        split = min(range(1, len(parts)), key=lambda k: max(measure_column(heights[:k]), measure_column(heights[k:])))
    columns = [parts[:split], parts[split:]] if split < len(parts) else [parts]
    body = "".join(place((PANEL + SPACE) * k, 0, compose_column(column)) for k, column in enumerate(columns))
    tallest = max(measure_column([height for _, height in column]) for column in columns)
    return body, len(columns) * (PANEL + SPACE) - SPACE, tallest


def measure_column(heights: Sequence[float]) -> float:
    """How tall these tablets are, with the space between them."""
    return sum(heights) + SPACE * (len(heights) - 1)


def compose_column(parts: Sequence[tuple[str, float]]) -> str:
    """Tablets under each other."""
    body, y = "", 0.0
    for part, height in parts:
        body, y = body + place(0, y, part), y + height + SPACE
    return body


def compose_tablet(heading: str, cards: Sequence[CardPicture], p: Palette) -> tuple[str, float]:
    """A tablet of stone with its cards, and its height."""
    body, y = write_title(22, 40, heading, 24, p.ink), 58.0
    for card in cards:
        part, height = compose_row(card, p)
        body, y = body + place(22, y, part), y + height
    box = f'width="{PANEL:g}" height="{y + 8:g}" rx="10" fill="{p.tablet}" stroke="{p.rule}"'
    return f"<rect {box}/>{body}", y + 8


def compose_row(card: CardPicture, p: Palette) -> tuple[str, float]:
    """A card on a tablet: name and corner in a line, the words under it, the pattern on their right."""
    rule = f'<path d="M0 0H{INNER:g}" stroke="{p.rule}"/>'
    corner = shorten(card.corner, INNER / 2, 16)
    mark = f'<tspan dx="7" font-size="{MARKS_SIZE}" font-weight="400" font-style="italic">{card.mark}</tspan>'
    room = INNER - measure_text(corner, 16) - 8 - (measure_text(card.mark, MARKS_SIZE) + 7 if card.mark else 0)
    name, share = fit(card.name, room, 17)
    label = write_title(0, 28, name, 18 * share, p.ink, after=mark if card.mark else "")
    price = write(INNER, 28, corner, 16, p.ink_soft, ' text-anchor="end"')
    size = 24.0 if "A" in "".join(card.pattern) else 15.0
    width = len(card.pattern[0]) * size if card.pattern else 0.0
    drawn = place(INNER - width, 40, compose_pattern(card.pattern, size, p)) if card.pattern else ""
    lines = wrap(card.text, INNER - (width + 16 if width else 0), 16)
    words = "".join(write(0, 52 + 22 * k, line, 16, p.ink_soft) for k, line in enumerate(lines))
    y = 42 + 22.0 * len(lines)
    if card.note:
        words += write(0, y + 10, shorten(card.note, INNER - width - 16, 16), 16, p.gold, ' font-weight="600"')
        y += 22
    return rule + label + price + words + drawn, max(y, 48 + size * len(card.pattern) if card.pattern else 0)


def describe_pattern(pattern: Sequence[str]) -> str:
    """A pattern in words, row by row."""
    return "; ".join(" ".join(say("picture-sign", {"sign": SIGN_NAMES[sign]}) for sign in row) for row in pattern)


def describe_card(kind: str, card: CardPicture) -> str:
    """A card in words."""
    facts = ", ".join(part for part in (card.corner, card.mark, card.note) if part)
    pattern = f" {say('picture-pattern', {'rows': describe_pattern(card.pattern)})}" if card.pattern else ""
    return f"{kind} {card.name}{f', {facts}' if facts else ''}: {card.text}{pattern}"
