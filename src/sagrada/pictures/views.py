"""A view as a picture: names and words of the cards put together for the drawing."""

from __future__ import annotations

from sagrada.content.cards import (
    ORNAMENT,
    PATTERN,
    PIONEER,
    PRIVATE,
    PUBLIC,
    STRIFE_BOARD,
    TOOL,
    PrivateObjective,
    PublicObjective,
    mark_of,
)
from sagrada.game.view import PioneerView, SeatView, ToolView, View
from sagrada.pictures.cards import CardPicture, Tablet, draw_card
from sagrada.pictures.drawing import SeatPicture, TablePicture, draw_table, draw_window
from sagrada.words.messages import card_name, card_text, say
from sagrada.words.naming import marked_name, marked_pattern

EMPTY_WINDOW = [".. .. .. .. .."] * 4


def tool_picture(tool: ToolView) -> tuple[str, str, str]:
    """A tool's name, words and price."""
    card = TOOL[tool.id]
    name = marked_name(card_name(card), mark_of(card))
    return name, card_text(card), say("price-gone") if tool.gone else say("price-tokens", {"price": tool.price})


def objective_pictures(seen: View) -> list[tuple[str, str]]:
    """The public objectives, and the private ones the viewer knows."""
    own = (seen.seats[seen.seat].private if seen.seat is not None else None) or []
    cards: list[PublicObjective | PrivateObjective] = [PUBLIC[card] for card in seen.publics]
    cards += [PRIVATE[card] for card in own]
    return [(marked_name(card_name(card), mark_of(card)), card_text(card)) for card in cards]


def board_picture(board: str) -> CardPicture:
    """A strife board with its rule, and the cells that it speaks of."""
    card = STRIFE_BOARD[board]
    return CardPicture(card_name(card), card_text(card), mark=origin_mark(mark_of(card)), pattern=card.mask)


def pioneer_picture(pioneer: str, note: str = "") -> CardPicture:
    """A pioneer with its points and the cells that it speaks of; `note` says who has it."""
    card = PIONEER[pioneer]
    points = say("pioneer-points", {"points": card.points})
    return CardPicture(card_name(card), card_text(card), points, origin_mark(mark_of(card)), card.mask, note)


def ornament_picture(ornament: str) -> CardPicture:
    """An ornament with its pattern, what it pays and what it costs."""
    card = ORNAMENT[ornament]
    corner = say("ornament-points", {"gain": card.gain, "loss": card.loss})
    return CardPicture(card_name(card), card_text(card), corner, origin_mark(mark_of(card)), card.pattern)


def origin_mark(origin: str) -> str:
    """How well a card is known, where it is not verified."""
    return "" if origin == "verified" else say("card-origin", {"origin": origin})


def pioneer_note(seen: View, pioneer: PioneerView) -> str:
    """Who has claimed a pioneer, or that it has left the game."""
    if pioneer.owner is not None:
        return say("pioneer-owner", {"name": seen.seats[pioneer.owner].name})
    return say("pioneer-gone") if pioneer.gone else ""


def glory_tablets(seen: View) -> list[Tablet]:
    """The strife board, the pioneers and the viewer's own ornaments: all dealt, or later those kept."""
    board = [board_picture(seen.strife_board)] if seen.strife_board else []
    pioneers = [pioneer_picture(pioneer.id, pioneer_note(seen, pioneer)) for pioneer in seen.pioneers]
    own = seen.seats[seen.seat] if seen.seat is not None else None
    held = (own.ornaments if own.kept is None else own.kept) if own else None
    ornaments = [ornament_picture(card) for card in held or []]
    tablets = {"board": board, "pioneers": pioneers, "ornaments": ornaments}
    return [(say("tablet", {"kind": kind}), cards) for kind, cards in tablets.items() if cards]


def seat_picture(seen: View, number: int) -> SeatPicture:
    """One seat's window with its name and tokens."""
    seat = seen.seats[number]
    return SeatPicture(
        name=seat.name,
        grid=seat.grid or ["....."] * 4,
        window=seat.window if seat.grid else EMPTY_WINDOW,
        title=marked_pattern(seat.pattern),
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
    if seen.phase in ("choose_pattern", "keep_ornaments") or not seen.awaits:
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
            cards=glory_tablets(seen),
            heading=heading(seen),
            theme=theme,
        )
    )


def draw_board(board: str, theme: str = "light") -> str:
    """A strife board as SVG."""
    return draw_card(say("card-kind", {"kind": "board"}), board_picture(board), theme)


def draw_pioneer(pioneer: str, theme: str = "light") -> str:
    """A pioneer as SVG."""
    return draw_card(say("card-kind", {"kind": "pioneer"}), pioneer_picture(pioneer), theme)


def draw_ornament(ornament: str, theme: str = "light") -> str:
    """An ornament as SVG."""
    return draw_card(say("card-kind", {"kind": "ornament"}), ornament_picture(ornament), theme)


def draw_seat(seat: SeatView, theme: str = "light") -> str:
    """One seat's window as SVG."""
    return draw_window(
        seat.grid or ["....."] * 4,
        seat.window,
        title=marked_pattern(seat.pattern),
        level=seat.level,
        tokens=seat.tokens,
        theme=theme,
        marks=dict.fromkeys(seat.exempt, "exempt"),
    )


def draw_pattern(pattern: str, theme: str = "light") -> str:
    """A pattern without dice as SVG."""
    card = PATTERN[pattern]
    return draw_window(card.grid, EMPTY_WINDOW, title=marked_pattern(pattern), level=card.level, theme=theme)
