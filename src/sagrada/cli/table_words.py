"""The words of a table that its drawn and its plain form share: names, prices, headings, what is awaited."""

from __future__ import annotations

from functools import cache

from sagrada.cli.console import printable
from sagrada.content.cards import PATTERN, PRIVATE, PUBLIC, TOOL, WINDOW_CARD
from sagrada.game.messages import say
from sagrada.game.view import ToolView, View


@cache
def color_word(letter: str) -> str:
    """A color in words."""
    return say("color-word", {"color": letter})


def die_word(die: str) -> str:
    """A die in words: red 5."""
    return f"{color_word(die[0])} {die[1]}"


def dice_words(dice: list[str]) -> str:
    """Several dice in words."""
    return ", ".join(die_word(die) for die in dice)


def seat_name(seen: View, seat: int) -> str:
    """What a seat is called, fit for a terminal."""
    return printable(seen.seats[seat].name)


def pattern_name(pattern: str | None) -> str:
    """The name of a printed pattern, or the id of a window of one's own."""
    return PATTERN[pattern].name if pattern in PATTERN else pattern or ""


def price_words(seen: View, tool: ToolView) -> str:
    """What a tool costs now."""
    facts = {"color": color_word(TOOL[tool.id].color) if TOOL[tool.id].color else "", "price": tool.price}
    return say("table-price-gone") if tool.gone else say("table-price", {"pay": seen.options["pay"], **facts})


def tool_words(seen: View, tool: ToolView) -> tuple[str, str]:
    """A tool's name, and all about it: name, price and words."""
    card = TOOL[tool.id]
    return card.name, say("table-tool", {"name": card.name, "price": price_words(seen, tool), "words": card.text})


def public_words(card: str) -> tuple[str, str]:
    """A public objective's name, and name and words."""
    public = PUBLIC[card]
    return public.name, say("table-card", {"name": public.name, "words": public.text})


def private_words(seen: View, card: str) -> tuple[str, str]:
    """A private objective's name, and name and what it pays in this edition."""
    private = PRIVATE[card]
    facts = {"color": color_word(private.color), "scoring": seen.options["private_scoring"]}
    words = say("table-private-color", facts) if private.color else private.text
    return private.name, say("table-card", {"name": private.name, "words": words})


def own_privates(seen: View) -> list[str]:
    """The private objectives that the viewer holds, or that lie face up."""
    if seen.seat is not None:
        return seen.seats[seen.seat].private or []
    return seen.seats[0].private or [] if len(seen.seats) == 1 else []


def offered(seen: View) -> list[str]:
    """The patterns the viewer may choose from."""
    cards = seen.seats[seen.seat].cards if seen.seat is not None else None
    return [pattern for card in cards or [] for pattern in WINDOW_CARD[card].patterns]


def turns_left(seen: View) -> list[int]:
    """The seats of the turns after this one, to the end of the round."""
    seats = len(seen.seats)
    order = [(seen.start_seat + place) % seats for place in range(seats)]
    snake = [*order, *reversed(order)]
    return [s for turn, s in enumerate(snake) if turn > seen.turn and (turn < seats or s not in seen.skipped)]


def heading(seen: View) -> str:
    """Where the game stands and who is awaited."""
    if seen.scores is not None:
        return say("table-over")
    if not seen.awaits:
        return say("table-chance", {"round": seen.round})
    name = seat_name(seen, seen.awaits[0])
    own = seen.seat in seen.awaits
    if seen.phase == "choose_pattern":
        names = [seat_name(seen, seat) for seat in seen.awaits]
        return say("table-choose", {"own": own, "names": names})
    if seen.phase == "remove_die":
        return say("table-remove", {"own": own, "name": name})
    turn = "second" if seen.turn >= len(seen.seats) else "first"
    return say("table-turn", {"round": seen.round, "own": own, "name": name, "turn": turn})


def coming_turns(seen: View) -> str:
    """Who comes next in this round; nothing in solo or where no turn is under way."""
    resting = seen.phase in ("choose_pattern", "chance", "remove_die", "over")
    left = [] if resting or len(seen.seats) == 1 else turns_left(seen)
    return say("table-next", {"names": [seat_name(seen, seat) for seat in left]}) if left else ""


def hand_words(seen: View) -> str:
    """The die in hand; only its color while the shade is still to be chosen."""
    if seen.hand is None:
        return ""
    return color_word(seen.hand[0]) if seen.phase == "set_shade" else die_word(seen.hand)


def lit_cells(seen: View) -> set[str]:
    """The cells where the die in hand may go."""
    return {move.partition("@")[2] for move in seen.moves if "@" in move}
