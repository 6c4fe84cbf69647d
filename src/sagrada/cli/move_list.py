"""The legal moves as a person meets them: in groups, numbered in the order of the view; and what a person types."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from sagrada.cli.console import WIDTH, Style, pad, visible
from sagrada.cli.table_words import beside_notation, die_word, seat_name
from sagrada.content.cards import ORNAMENT, PIONEER, TOOL
from sagrada.content.refusal import Refused
from sagrada.game.messages import card_name, say
from sagrada.game.view import View
from sagrada.game.words import DIE, color_word, pattern_name, window_die

STEPS = {"+": 1, "-": -1}
CELL = re.compile(r"[a-d][1-5]")


@dataclass
class Group:
    """Moves of one kind: what they do, and number, short text and words of each."""

    kind: str
    facts: dict[str, object] = field(default_factory=dict)
    moves: list[tuple[int, str, str]] = field(default_factory=list)

    def label(self) -> str:
        """What these moves do."""
        return say("moves", {"kind": self.kind, **self.facts})


def offered(seen: View) -> list[str]:
    """Everything that can be chosen by its number: the moves, then tools for which the die in hand goes back."""
    return [*seen.moves, *seen.put_back.values()]


def classify(seen: View, move: str) -> tuple[str, dict[str, object], str, str]:
    """The kind of a move, the facts of its group, its short text and its words."""
    die, at, cell = move.partition("@")
    if at:
        return "put", {"die": die}, cell, cell
    if DIE.fullmatch(move):
        return "take", {}, move, die_word(move)
    source, arrow, target = move.partition(">")
    if arrow:
        lifted = window_die(seen, seen.awaits[0], source)
        if seen.tool_in_use == "exchange_clamp":
            other = window_die(seen, seen.awaits[0], target)
            return "clamp", {"die": lifted, "cell": source}, f"{target} {other}", f"{target} {die_word(other)}"
        return "move", {"die": lifted, "cell": source}, target, target
    return classify_word(seen, move)


def classify_word(seen: View, move: str) -> tuple[str, dict[str, object], str, str]:
    """The same for a move that is or starts with a word."""
    word, _, rest = move.partition(" ")
    if word == "use":
        return name_move("use", rest, card_name(TOOL[rest]))
    if word == "undo":
        tool = rest.removeprefix("use ")
        return name_move("put_back", tool, card_name(TOOL[tool]))
    if word == "choose":
        return name_move("choose", rest, pattern_name(rest))
    if word == "pay":
        return ("pay", {}, rest, die_word(rest)) if DIE.fullmatch(rest) else name_move("pay", rest, say("moves-tokens"))
    if word == "swap":
        return ("swap", {}, rest, die_word(rest)) if DIE.fullmatch(rest) else classify_exchange(seen, rest)
    if word == "remove":
        die = window_die(seen, seen.awaits[0], rest)
        return "remove", {}, f"{rest} {die}", f"{rest} {die_word(die)}"
    if word.startswith("="):
        return "shade", {"color": color_word((seen.hand or "S")[0])}, move, word[1:]
    if word in STEPS and seen.hand:
        die = f"{seen.hand[0]}{int(seen.hand[1]) + STEPS[word]}"
        return "step", {}, f"{move} {die}", die_word(die)
    if word in ("keep", "claim"):
        return name_move(word, rest, card_names(word, rest))
    meant = "no_claim" if word == "stop" and seen.phase == "claim_pioneer" else move
    return name_move("end" if word == "end" else "else", move, say("moves-word", {"word": meant}))


def name_move(kind: str, notation: str, words: str) -> tuple[str, dict[str, object], str, str]:
    """A move that is known by a name."""
    return kind, {}, beside_notation(notation, words), words


def card_names(word: str, rest: str) -> str:
    """The ornaments that are kept, or the pioneer that is claimed, by name."""
    cards = [PIONEER[name] if word == "claim" else ORNAMENT[name] for name in rest.split() if name != "none"]
    names = [card_name(card) for card in cards]
    return say("moves-cards", {"first": ", ".join(names[:1]), "second": ", ".join(names[1:]), "count": len(names)})


def classify_exchange(seen: View, place: str) -> tuple[str, dict[str, object], str, str]:
    """An exchange with a die of another window."""
    owner, _, cell = place.partition(":")
    seat = int(owner[1])
    die = window_die(seen, seat, cell)
    return "exchange", {}, f"{place} {die}", f"{seat_name(seen, seat)} {cell} {die_word(die)}"


def group_moves(seen: View) -> list[Group]:
    """The moves of a view, neighbors of one kind together."""
    groups: list[Group] = []
    for number, move in enumerate(offered(seen), 1):
        kind, facts, short, words = classify(seen, move)
        if not groups or (groups[-1].kind, groups[-1].facts) != (kind, facts):
            groups.append(Group(kind, facts))
        groups[-1].moves.append((number, short, words))
    return groups


def draw_moves(seen: View, style: Style) -> list[str]:
    """The moves as rows of numbers and texts."""
    groups = group_moves(seen)
    indent = max((len(group.label()) for group in groups), default=0) + 2
    return [line for group in groups for line in draw_group(group, indent, style)]


def draw_group(group: Group, indent: int, style: Style) -> list[str]:
    """The rows of one group."""
    width = max(len(short) for _, short, _ in group.moves)
    items = [f"{style.now(f'{number:2}')} {draw_short(short, width, style)}" for number, short, _ in group.moves]
    lines = fill(items, WIDTH - indent, "  ")
    return [pad(style.quiet(group.label()) if row == 0 else "", indent) + line for row, line in enumerate(lines)]


def draw_short(short: str, width: int, style: Style) -> str:
    """The text of a move; a die is glass."""
    return style.glass(short, short[0]) if DIE.fullmatch(short) else short.ljust(width)


def fill(items: list[str], width: int, gap: str) -> list[str]:
    """Items beside each other, in as many lines as they need."""
    lines: list[str] = []
    for item in items:
        if lines and visible(lines[-1]) + len(gap) + visible(item) <= width:
            lines[-1] += gap + item
        else:
            lines.append(item)
    return [line.rstrip() for line in lines]


def tell_moves(seen: View) -> list[str]:
    """The moves as sentences, one a group."""
    return [
        say("moves-told", {"label": group.label(), "moves": "; ".join(f"{n}, {words}" for n, _, words in group.moves)})
        for group in group_moves(seen)
    ]


def read_move(seen: View, text: str) -> str:
    """The move that was typed, in notation: a number of the list, or notation written with some freedom."""
    if text.isascii() and text.isdecimal():
        number = int(text[:4])
        if not 1 <= number <= len(offered(seen)):
            raise Refused("no_such_number", number=text[:20], most=len(offered(seen)))
        return offered(seen)[number - 1]
    return tidy(seen, text)


def tidy(seen: View, text: str) -> str:
    """Notation with capitals and small letters where they belong; a lone cell takes the die in hand."""
    word, _, rest = text.partition(" ")
    word = word.lower()
    if seen.hand and CELL.fullmatch(text.lower()):
        return f"{seen.hand}@{text.lower()}"
    if re.fullmatch(r"[RYGBPS]\d", text.upper()):
        return text.upper()
    if word in ("use", "choose", "claim"):
        return f"{word} {as_id(rest)}"
    if word == "keep":
        return next((move for move in seen.moves if as_id(move) == as_id(text)), text.lower())
    if word in ("pay", "swap") and DIE.fullmatch(rest.upper()):
        return f"{word} {rest.upper()}"
    die, at, cell = text.partition("@")
    return f"{die.upper()}@{cell.lower()}" if at else "end" if word == "pass" else text.lower()


def as_id(name: str) -> str:
    """The id that a name would have."""
    return name.strip().lower().replace("'", "").replace(" ", "_").replace("-", "_")
