"""The few words that every client needs: colors, names of patterns, prices; and dice found in a view."""

from __future__ import annotations

from sagrada.content.cards import PATTERN, TOOL, mark_of
from sagrada.game.messages import name_card, say, say_phrase
from sagrada.game.notation import DIE as DIE
from sagrada.game.notation import parse_cell
from sagrada.game.phrases import ColorFact, Phrase
from sagrada.game.view import ToolView, View

SECRET_CHOICES = ("choose_pattern", "keep_ornaments")


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


def names_of(seen: View) -> list[str]:
    """What the seats are called."""
    return [known.name for known in seen.seats]


def window_die(seen: View, seat: int, cell: str) -> str:
    """The die on a cell of a window."""
    row, column = divmod(parse_cell(cell), 5)
    return seen.seats[seat].window[row].split()[column]


def turns_left(seen: View) -> list[int]:
    """The seats of the turns after this one, to the end of the round."""
    seats = len(seen.seats)
    order = [(seen.start_seat + place) % seats for place in range(seats)]
    snake = [*order, *reversed(order)]
    return [s for turn, s in enumerate(snake) if turn > seen.turn and (turn < seats or s not in seen.skipped)]


def turns_from_now(seen: View) -> list[int]:
    """The seats of this turn and of those after it, to the end of the round; none where no turn is under way."""
    if len(seen.awaits) != 1 or seen.phase in (*SECRET_CHOICES, "chance", "remove_die", "over"):
        return []
    return [seen.awaits[0], *turns_left(seen)]
