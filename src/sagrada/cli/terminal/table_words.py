"""The words of a table that its drawn and its plain form share: names, prices, headings, what is awaited."""

from __future__ import annotations

from sagrada.cli.terminal.console import printable
from sagrada.content.cards import (
    ORNAMENT,
    PIONEER,
    PRIVATE,
    PUBLIC,
    STRIFE_BOARD,
    TOOL,
    WINDOW_CARD,
    PublicObjective,
    StrifeBoard,
    mark_of,
)
from sagrada.game.moves import Place
from sagrada.game.seen import SECRET_CHOICES, turns_left
from sagrada.game.view import PioneerView, ToolView, View
from sagrada.words.messages import SPEAKING, card_name, card_text, say
from sagrada.words.naming import color_word, marked_name, price_words


def die_word(die: str) -> str:
    """A die in words: red 5."""
    return say("die-word", {"color": die[0], "shade": int(die[1]), "use": "label"})


def dice_words(dice: list[str]) -> str:
    """Several dice in words."""
    return ", ".join(die_word(die) for die in dice)


def seat_name(seen: View, seat: int) -> str:
    """What a seat is called, fit for a terminal."""
    return printable(seen.seats[seat].name)


def seat_names(seen: View) -> list[str]:
    """What the seats are called, fit for a terminal."""
    return [seat_name(seen, seat) for seat in range(len(seen.seats))]


def beside_notation(notation: str, words: str) -> str:
    """Notation, which is English, with its words where another language is spoken."""
    return notation if SPEAKING.get() == "en" else f"{words} ({notation})"


def tool_words(seen: View, tool: ToolView) -> tuple[str, str]:
    """A tool's name, and all about it: name, price and words."""
    card = TOOL[tool.id]
    facts = {
        "name": card_name(card),
        "origin": mark_of(card),
        "price": price_words(seen, tool),
        "words": card_text(card),
    }
    return card_name(card), say("table-tool", facts)


def public_words(card: str) -> tuple[str, str]:
    """A public objective's name, and name and words."""
    return card_words(PUBLIC[card])


def private_words(seen: View, card: str) -> tuple[str, str]:
    """A private objective's name, and name and what it pays in this edition."""
    private = PRIVATE[card]
    facts = {"color": color_word(private.color), "scoring": seen.options["private_scoring"]}
    words = say("table-private-color", facts) if private.color else card_text(private)
    name = card_name(private)
    return name, say("table-card", {"name": name, "origin": mark_of(private), "words": words})


def board_words(board: str) -> tuple[str, str]:
    """The strife board's name, and name and rule."""
    return card_words(STRIFE_BOARD[board])


def card_words(card: PublicObjective | StrifeBoard) -> tuple[str, str]:
    """A card's name, and name and words."""
    name = card_name(card)
    return name, say("table-card", {"name": name, "origin": mark_of(card), "words": card_text(card)})


def pioneer_place(seen: View, pioneer: PioneerView) -> str:
    """Whose a pioneer is, or that it has left the game; nothing while it is on the table."""
    if pioneer.owner is not None:
        return say("table-pioneer-owner", {"name": seat_name(seen, pioneer.owner)})
    return say("table-pioneer-gone") if pioneer.gone else ""


def pioneer_name(seen: View, pioneer: PioneerView) -> str:
    """A pioneer's name with its origin, points and owner."""
    card = PIONEER[pioneer.id]
    name = marked_name(card_name(card), mark_of(card))
    facts = {"name": name, "points": say("score-points", {"total": card.points})}
    return say("table-pioneer", {**facts, "place": pioneer_place(seen, pioneer)})


def pioneer_words(seen: View, pioneer: PioneerView) -> tuple[str, str]:
    """A pioneer's name, and all about it: points, owner and condition."""
    card = PIONEER[pioneer.id]
    words = {"name": pioneer_name(seen, pioneer), "origin": "verified", "words": card_text(card)}
    return card_name(card), say("table-card", words)


def ornament_name(ornament: str) -> str:
    """An ornament's name with its origin, what it pays and what it costs."""
    card = ORNAMENT[ornament]
    facts = {"name": marked_name(card_name(card), mark_of(card)), "gain": card.gain, "loss": card.loss}
    return say("table-ornament", facts)


def own_ornaments(seen: View) -> list[str]:
    """The viewer's ornaments: both while they are chosen from, later those that were kept."""
    if seen.seat is None:
        return []
    known = seen.seats[seen.seat]
    return (known.ornaments if known.kept is None else known.kept) or []


def kept_words(seen: View) -> str:
    """How many ornaments the others have kept; nothing before that is known, and in solo."""
    others = [(seat, known.ornaments_kept) for seat, known in enumerate(seen.seats) if seat != seen.seat]
    kept = [f"{seat_name(seen, seat)} ({count})" for seat, count in others if count is not None]
    told = [say("table-kept", {"list": kept, "own": seen.seat is not None})] if kept else []
    none = seen.seat is not None and seen.seats[seen.seat].kept == []
    return " ".join([say("table-kept-none"), *told] if none else told)


def own_privates(seen: View) -> list[str]:
    """The private objectives that the viewer holds, or that lie face up."""
    if seen.seat is not None:
        return seen.seats[seen.seat].private or []
    return seen.seats[0].private or [] if len(seen.seats) == 1 else []


def offered(seen: View) -> list[str]:
    """The patterns the viewer may choose from."""
    cards = seen.seats[seen.seat].cards if seen.seat is not None else None
    return [pattern for card in cards or [] for pattern in WINDOW_CARD[card].patterns]


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
    if seen.phase == "keep_ornaments":
        return say("table-keep", {"own": own, "names": [seat_name(seen, seat) for seat in seen.awaits]})
    if seen.phase == "claim_pioneer":
        return say("table-claim", {"round": seen.round, "own": own, "name": name})
    if seen.phase == "remove_die":
        return say("table-remove", {"own": own, "name": name})
    turn = "second" if seen.turn >= len(seen.seats) else "first"
    return say("table-turn", {"round": seen.round, "own": own, "name": name, "turn": turn})


def coming_turns(seen: View) -> str:
    """Who comes next in this round; nothing in solo or where no turn is under way."""
    resting = seen.phase in (*SECRET_CHOICES, "chance", "remove_die", "over")
    left = [] if resting or len(seen.seats) == 1 else turns_left(seen)
    return say("table-next", {"names": [seat_name(seen, seat) for seat in left]}) if left else ""


def hand_words(seen: View) -> str:
    """The die in hand; only its color while the shade is still to be chosen."""
    if seen.hand is None:
        return ""
    return color_word(seen.hand[0]) if shade_is_open(seen) else die_word(seen.hand)


def shade_is_open(seen: View) -> bool:
    """Has the die in hand no shade yet? Flux Remover draws such a die; Pumice Block changes one that has."""
    return seen.phase == "set_shade" and seen.tool_in_use != "pumice_block"


def shows_tokens(seen: View) -> bool:
    """Are there favor tokens to be seen? They are handed out when the ornaments are kept."""
    return bool(seen.options["tokens"]) and seen.phase != "keep_ornaments"


def lit_cells(seen: View) -> set[str]:
    """The cells where the die in hand may go."""
    return {move.cell for move in seen.moves if isinstance(move, Place)}
