"""A view as sentences: everything the drawn table shows, for a screen reader. No colors, no drawn lines."""

from __future__ import annotations

from functools import cache

from sagrada.cli.table_words import (
    color_word,
    coming_turns,
    dice_words,
    die_word,
    hand_words,
    heading,
    lit_cells,
    offered,
    own_privates,
    pattern_name,
    price_words,
    private_words,
    public_words,
    seat_name,
    tool_words,
)
from sagrada.content.cards import PATTERN, PRIVATE, PUBLIC, TOOL
from sagrada.game.messages import say
from sagrada.game.view import View

ROWS = "abcd"


def tell_table(seen: View, words: bool = True) -> list[str]:
    """The whole table, without the moves; the cards with their words, or by name to one who has heard those."""
    lines = ["", tell_heading(seen)]
    lines += tell_dice(seen) + tell_track(seen) + (tell_cards(seen) if words else name_cards(seen))
    if seen.phase == "choose_pattern" and offered(seen):
        return lines + tell_offer(seen)
    return lines + tell_windows(seen)


def tell_windows(seen: View) -> list[str]:
    """All windows, one's own first."""
    own = [seen.seat] if seen.seat is not None else []
    order = own + [seat for seat in range(len(seen.seats)) if seat not in own]
    return [line for seat in order for line in tell_window(seen, seat)]


def tell_heading(seen: View) -> str:
    """Where the game stands, and who comes next."""
    coming = coming_turns(seen)
    return say("plain-heading-next" if coming else "plain-heading", {"heading": heading(seen), "next": coming})


def tell_turn(seen: View) -> list[str]:
    """What changes within a turn: the pool and the hand; cells and dice are in the moves."""
    return ["", *tell_dice(seen)]


def tell_dice(seen: View) -> list[str]:
    """The draft pool and the die in hand."""
    lies = seen.pool or seen.phase == "turn"
    pool = [say("plain-pool", {"count": len(seen.pool), "dice": dice_words(seen.pool)})] if lies else []
    return pool + ([say("plain-hand", {"die": hand_words(seen)})] if seen.hand else [])


def tell_track(seen: View) -> list[str]:
    """The round track in one sentence."""
    if not seen.track:
        return []
    rounds = [f"{number}, {dice_words(dice) or say('table-none')}" for number, dice in enumerate(seen.track, 1)]
    return [say("plain-track", {"rounds": "; ".join(rounds)})]


def tell_cards(seen: View) -> list[str]:
    """Tools and objectives, one sentence or two each."""
    cards = [("tool", *tool_words(seen, tool)) for tool in seen.tools]
    cards += [("public", *public_words(card)) for card in seen.publics]
    cards += [("private", *private_words(seen, card)) for card in own_privates(seen)]
    return [say("plain-card", {"kind": kind, "words": words}) for kind, _, words in cards]


def name_cards(seen: View) -> list[str]:
    """Tools with their prices, and objectives, by name."""
    names = {
        "tools": [f"{TOOL[tool.id].name}, {price_words(seen, tool)}" for tool in seen.tools],
        "publics": [PUBLIC[card].name for card in seen.publics],
        "private": [PRIVATE[card].name for card in own_privates(seen)],
    }
    return [say("plain-cards", {"kind": kind, "cards": "; ".join(cards)}) for kind, cards in names.items() if cards]


def tell_offer(seen: View) -> list[str]:
    """The patterns to choose from; cells that aren't named are plain."""
    lines = []
    for number, pattern in enumerate(offered(seen), 1):
        card = PATTERN[pattern]
        lines.append(say("plain-offer", {"number": number, "name": card.name, "level": card.level}))
        lines += [tell_prints(letter, prints) for letter, prints in zip(ROWS, card.grid, strict=True)]
    return lines


def tell_prints(letter: str, prints: str) -> str:
    """One row of a pattern."""
    return " ".join(tell_cell(f"{letter}{column}", "..", mark, False) for column, mark in enumerate(prints, 1))


def tell_window(seen: View, seat: int) -> list[str]:
    """A window: whose it is, then row by row, cell by cell."""
    known = seen.seats[seat]
    facts = {"own": seat == seen.seat, "seat": f"s{seat}", "name": seat_name(seen, seat)}
    if known.pattern is None or known.grid is None:
        return [say("plain-window-hidden", {**facts, "chosen": known.has_chosen})]
    facts |= {"pattern": pattern_name(known.pattern), "uses": seen.options["tokens"], "tokens": known.tokens}
    lit = lit_cells(seen) if seat == seen.seat else set()
    lines = [say("plain-window", facts)]
    for letter, dice, prints in zip(ROWS, known.window, known.grid, strict=True):
        cells = enumerate(zip(dice.split(), prints, strict=True), 1)
        lines.append(" ".join(tell_cell(f"{letter}{n}", die, mark, f"{letter}{n}" in lit) for n, (die, mark) in cells))
    return lines


@cache
def tell_cell(cell: str, die: str, mark: str, lit: bool) -> str:
    """A cell: its die, or that it is empty, what it takes, and whether the die in hand may go there."""
    if die != "..":
        return say("plain-die", {"cell": cell, "die": die_word(die)})
    takes = "" if mark == "." else color_word(mark) if mark.isalpha() else mark
    kind = "any" if mark == "." else "color" if mark.isalpha() else "shade"
    return say("plain-empty", {"cell": cell, "kind": kind, "takes": takes, "lit": lit})
