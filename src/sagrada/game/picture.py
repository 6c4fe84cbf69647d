"""A view as a picture: names and words of the cards put together for the drawing."""

from __future__ import annotations

from sagrada.content import tables
from sagrada.content.cards import PATTERN, PRIVATE, PUBLIC, TOOL
from sagrada.game.drawing import SeatPicture, TablePicture, draw_table, draw_window
from sagrada.game.messages import say
from sagrada.game.view import SeatView, ToolView, View

EMPTY_WINDOW = [".. .. .. .. .."] * 4


def pattern_title(pattern: str | None) -> str:
    """A pattern's name, with its origin where it is not a printed one."""
    if pattern is None or pattern not in PATTERN:
        return pattern or ""
    card = PATTERN[pattern]
    return card.name if card.origin == "verified" else f"{card.name} ({card.origin})"


def tool_picture(tool: ToolView) -> tuple[str, str, str]:
    """A tool's name, words and price."""
    card = TOOL[tool.id]
    name = card.name if card.origin == "verified" else f"{card.name} ({card.origin})"
    return name, card.text, say("price-gone") if tool.gone else say("price-tokens", {"price": tool.price})


def objective_pictures(seen: View) -> list[tuple[str, str]]:
    """The public objectives, and the private ones the viewer knows."""
    found = [(PUBLIC[card].name, PUBLIC[card].text) for card in seen.publics]
    own = seen.seats[seen.seat].private if seen.seat is not None else None
    return found + [(PRIVATE[card].name, PRIVATE[card].text) for card in own or []]


def seat_picture(seen: View, number: int) -> SeatPicture:
    """One seat's window with its name and tokens."""
    seat = seen.seats[number]
    return SeatPicture(
        name=seat.name,
        grid=seat.grid or ["....."] * 4,
        window=seat.window if seat.grid else EMPTY_WINDOW,
        title=pattern_title(seat.pattern),
        level=seat.level,
        tokens=seat.tokens,
        active=number in seen.awaits,
        points=seen.scores[number].total if seen.scores else None,
    )


def heading(seen: View) -> str:
    """Where the game stands, in a line."""
    if seen.ranking is not None and seen.won is not None:
        return say("heading-solo-over", {"won": seen.won, "target": seen.target})
    if seen.ranking is not None:
        return say("heading-over", {"winner": seen.seats[seen.ranking[0]].name})
    if seen.phase == "choose_pattern" or not seen.awaits:
        return say("heading-setup")
    return say("heading-turn", {"name": seen.seats[seen.awaits[0]].name})


def draw_view(seen: View, theme: str = "light") -> str:
    """The whole table as its viewer sees it, as SVG."""
    return draw_table(
        TablePicture(
            seats=[seat_picture(seen, number) for number in range(len(seen.seats))],
            pool=seen.pool,
            track=seen.track,
            round=seen.round,
            hand=seen.hand or "",
            tools=[tool_picture(tool) for tool in seen.tools],
            objectives=objective_pictures(seen),
            heading=heading(seen),
            theme=theme,
        )
    )


def draw_seat(seat: SeatView, theme: str = "light") -> str:
    """One seat's window as SVG."""
    return draw_window(
        seat.grid or ["....."] * 4,
        seat.window,
        title=pattern_title(seat.pattern),
        level=seat.level,
        tokens=seat.tokens,
        theme=theme,
        marks=dict.fromkeys(seat.exempt, "exempt"),
    )


def draw_pattern(pattern: str, theme: str = "light") -> str:
    """A pattern without dice as SVG."""
    index = tables.PATTERN_IDS.index(pattern)
    return draw_window(
        tables.PATTERN_GRIDS[index], EMPTY_WINDOW, title=pattern_title(pattern), level=tables.LEVEL[index], theme=theme
    )
