"""A view as sentences: everything the drawn table shows, for a screen reader. No colors, no drawn lines."""

from __future__ import annotations

from functools import cache

from sagrada.cli.terminal.table_words import (
    board_words,
    coming_turns,
    dice_words,
    die_word,
    hand_words,
    heading,
    kept_words,
    lit_cells,
    offered,
    own_ornaments,
    own_privates,
    pioneer_name,
    pioneer_words,
    private_words,
    public_words,
    seat_name,
    shows_tokens,
    tool_words,
)
from sagrada.content.cards import (
    ORNAMENT,
    PATTERN,
    PRIVATE,
    PUBLIC,
    STRIFE_BOARD,
    TOOL,
    Ornament,
    PrivateObjective,
    PublicObjective,
    StrifeBoard,
    Tool,
    mark_of,
)
from sagrada.game.view import View
from sagrada.words.messages import SPEAKING, card_name, card_text, say
from sagrada.words.naming import color_word, marked_name, marked_pattern, price_words

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
    """Tools, objectives and the cards of Glory, one sentence or two each."""
    cards = [("tool", *tool_words(seen, tool)) for tool in seen.tools]
    cards += [("public", *public_words(card)) for card in seen.publics]
    cards += [("board", *board_words(seen.strife_board))] if seen.strife_board else []
    cards += [("pioneer", *pioneer_words(seen, pioneer)) for pioneer in seen.pioneers]
    cards += [("private", *private_words(seen, card)) for card in own_privates(seen)]
    cards += [("ornament", *ornament_words(card)) for card in own_ornaments(seen)]
    return [say("plain-card", {"kind": kind, "words": words}) for kind, _, words in cards] + tell_kept(seen)


def ornament_words(ornament: str) -> tuple[str, str]:
    """An ornament's name, and all about it: what it pays and costs, and its pattern in words."""
    card = ORNAMENT[ornament]
    facts = {"name": tell_ornament(ornament), "origin": "verified", "words": card_text(card)}
    return card_name(card), say("table-card", facts)


def tell_ornament(ornament: str) -> str:
    """An ornament's name, what it pays and what it costs, as it is read aloud."""
    card = ORNAMENT[ornament]
    return say("plain-ornament", {"name": mark_card(card), "gain": card.gain, "loss": card.loss})


def tell_kept(seen: View) -> list[str]:
    """How many ornaments the others have kept, where that is known."""
    words = kept_words(seen)
    return [words] if words else []


def name_cards(seen: View) -> list[str]:
    """Tools with their prices, and objectives, by name."""
    names = {
        "tools": [f"{mark_card(TOOL[tool.id])}, {price_words(seen, tool)}" for tool in seen.tools],
        "publics": [mark_card(PUBLIC[card]) for card in seen.publics],
        "board": [mark_card(STRIFE_BOARD[seen.strife_board])] if seen.strife_board else [],
        "pioneers": [pioneer_name(seen, pioneer) for pioneer in seen.pioneers],
        "private": [mark_card(PRIVATE[card]) for card in own_privates(seen)],
        "ornaments": [tell_ornament(card) for card in own_ornaments(seen)],
    }
    told = {kind: "; ".join(cards) for kind, cards in names.items() if cards}
    return [say("plain-cards", {"kind": kind, "cards": cards}) for kind, cards in told.items()] + tell_kept(seen)


def mark_card(card: Tool | PublicObjective | PrivateObjective | StrifeBoard | Ornament) -> str:
    """A card's name, with its origin where it is not a verified one."""
    return marked_name(card_name(card), mark_of(card))


def tell_offer(seen: View) -> list[str]:
    """The patterns to choose from; cells that aren't named are plain."""
    lines = []
    for number, pattern in enumerate(offered(seen), 1):
        card = PATTERN[pattern]
        lines.append(say("plain-offer", {"number": number, "name": marked_pattern(pattern), "level": card.level}))
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
    facts |= {"pattern": marked_pattern(known.pattern), "uses": shows_tokens(seen), "tokens": known.tokens}
    lit = lit_cells(seen) if seat == seen.seat else set()
    lines = [say("plain-window", facts)]
    for letter, dice, prints in zip(ROWS, known.window, known.grid, strict=True):
        cells = enumerate(zip(dice.split(), prints, strict=True), 1)
        lines.append(" ".join(tell_cell(f"{letter}{n}", die, mark, f"{letter}{n}" in lit) for n, (die, mark) in cells))
    return lines


def tell_cell(cell: str, die: str, mark: str, lit: bool) -> str:
    """A cell: its die, or that it is empty, what it takes, and whether the die in hand may go there."""
    return tell_cell_in(SPEAKING.get(), cell, die, mark, lit)


@cache
def tell_cell_in(language: str, cell: str, die: str, mark: str, lit: bool) -> str:
    """The same, remembered for each language."""
    if die != "..":
        return say("plain-die", {"cell": cell, "die": die_word(die)})
    takes = "" if mark == "." else color_word(mark) if mark.isalpha() else mark
    kind = "any" if mark == "." else "color" if mark.isalpha() else "shade"
    return say("plain-empty", {"cell": cell, "kind": kind, "takes": takes, "lit": lit})
