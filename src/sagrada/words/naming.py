"""The few words that every client needs: colors, names of patterns, prices."""

from __future__ import annotations

from sagrada.content.cards import PATTERN, TOOL, mark_of
from sagrada.game.phrases import ColorFact, Phrase
from sagrada.game.view import ToolView, View
from sagrada.words.messages import name_card, say, say_phrase


def color_word(letter: str) -> str:
    """A color in words."""
    return say("color-word", {"color": letter})


def pattern_name(pattern: str | None) -> str:
    """The name of a printed pattern, or what a window of one's own is called."""
    return name_card("patterns", pattern or "")


def marked_name(name: str, origin: str) -> str:
    """A card's name, with its origin where the card, or a part of it, is not a verified one."""
    return say("table-name", {"name": name, "origin": origin})


def marked_pattern(pattern: str | None) -> str:
    """The name of a pattern with its origin, where it is printed."""
    name = pattern_name(pattern)
    return marked_name(name, mark_of(PATTERN[pattern])) if pattern in PATTERN else name


def price_phrase(seen: View, tool: ToolView) -> Phrase:
    """What a tool costs now."""
    if tool.gone:
        return Phrase("table-price-gone")
    color = TOOL[tool.id].color
    facts = {"color": ColorFact(color) if color else "", "price": tool.price}
    return Phrase("table-price", {"pay": str(seen.options["pay"]), **facts})


def price_words(seen: View, tool: ToolView) -> str:
    """What a tool costs now, in words."""
    return say_phrase(price_phrase(seen, tool))
