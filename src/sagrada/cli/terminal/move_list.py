"""The legal moves as a person meets them: in groups, numbered in the order of the view; and what a person types."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias, assert_never

from sagrada.cli.terminal.console import WIDTH, Style, pad, visible
from sagrada.cli.terminal.table_words import beside_notation, die_word, seat_name
from sagrada.content.cards import ORNAMENT, PIONEER, TOOL, Ornament, Pioneer
from sagrada.content.refusal import Refused
from sagrada.game.moves import (
    Choose,
    Claim,
    Down,
    End,
    Instead,
    Keep,
    Line,
    Move,
    MoveDie,
    PayDie,
    PayTokens,
    Place,
    Remove,
    Return,
    SetShade,
    Stop,
    SwapWithSeat,
    SwapWithTrack,
    Take,
    Up,
    UseTool,
)
from sagrada.game.notation import as_id, is_die, tidy_line
from sagrada.game.seen import window_die
from sagrada.game.view import View
from sagrada.words.messages import card_name, say
from sagrada.words.naming import color_word, pattern_name

Named: TypeAlias = UseTool | Instead | Choose | PayTokens | Keep | Claim | End | Stop | Return
"""Moves that are known by a name."""


@dataclass
class Group:
    """Moves of one kind: what they do, and number, short text and words of each."""

    kind: str
    facts: dict[str, object] = field(default_factory=dict)
    moves: list[tuple[int, str, str]] = field(default_factory=list)

    def label(self) -> str:
        """What these moves do."""
        return say("moves", {"kind": self.kind, **self.facts})


Meant = tuple[str, dict[str, object], str, str]
"""The kind of a move, the facts of its group, its short text and its words."""


def offered(seen: View) -> list[Move | Instead]:
    """Everything that can be chosen by its number: the moves, then tools for which the die in hand goes back."""
    return [*seen.moves, *(Instead(UseTool(tool)) for tool in seen.put_back)]


def classify(seen: View, move: Move | Instead) -> Meant:
    """What a move means to a person."""
    match move:
        case Place(die, cell):
            return "put", {"die": die}, cell, cell
        case Take(die):
            return "take", {}, die, die_word(die)
        case MoveDie():
            return classify_moved(seen, move)
        case PayDie(die):
            return "pay", {}, die, die_word(die)
        case SwapWithTrack(die):
            return "swap", {}, die, die_word(die)
        case SwapWithSeat(seat, cell):
            die = window_die(seen, seat, cell)
            return "exchange", {}, f"s{seat}:{cell} {die}", f"{seat_name(seen, seat)} {cell} {die_word(die)}"
        case Remove(cell):
            die = window_die(seen, seen.awaits[0], cell)
            return "remove", {}, f"{cell} {die}", f"{cell} {die_word(die)}"
        case SetShade(shade):
            return "shade", {"color": color_word((seen.hand or "S")[0])}, move.text, str(shade)
        case Up():
            return classify_step(seen, move, 1)
        case Down():
            return classify_step(seen, move, -1)
        case _:
            return classify_name(seen, move)


def classify_moved(seen: View, move: MoveDie) -> Meant:
    """A die that is moved, or exchanged with another one of the same window."""
    facts: dict[str, object] = {"die": window_die(seen, seen.awaits[0], move.source), "cell": move.source}
    if seen.tool_in_use != "exchange_clamp":
        return "move", facts, move.target, move.target
    other = window_die(seen, seen.awaits[0], move.target)
    return "clamp", facts, f"{move.target} {other}", f"{move.target} {die_word(other)}"


def classify_step(seen: View, move: Up | Down, step: int) -> Meant:
    """The die in hand, one more or one less."""
    hand = seen.hand or "S1"
    die = f"{hand[0]}{int(hand[1]) + step}"
    return "step", {}, f"{move.text} {die}", die_word(die)


def classify_name(seen: View, move: Named) -> Meant:
    """A move that is known by a name."""
    match move:
        case UseTool(tool):
            return name_move("use", tool, card_name(TOOL[tool]))
        case Instead(UseTool(tool)):
            return name_move("put_back", tool, card_name(TOOL[tool]))
        case Choose(pattern):
            return name_move("choose", pattern, pattern_name(pattern))
        case PayTokens():
            return name_move("pay", "tokens", say("moves-tokens"))
        case Keep(ornaments):
            return name_move("keep", move.names, card_names(ORNAMENT[name] for name in ornaments))
        case Claim(pioneer):
            return name_move("claim", pioneer, card_names([PIONEER[pioneer]]))
        case End():
            return name_move("end", move.text, say("moves-word", {"word": move.text}))
        case Stop() if seen.phase == "claim_pioneer":
            return name_move("else", move.text, say("moves-word", {"word": "no_claim"}))
        case Stop() | Return() | Instead():
            return name_move("else", move.text, say("moves-word", {"word": move.text}))
        case _:
            assert_never(move)


def name_move(kind: str, notation: str, words: str) -> Meant:
    """A move with its name beside the notation."""
    return kind, {}, beside_notation(notation, words), words


def card_names(cards: Iterable[Pioneer | Ornament]) -> str:
    """Ornaments that are kept, or a pioneer that is claimed, by name."""
    names = [card_name(card) for card in cards]
    return say("moves-cards", {"first": ", ".join(names[:1]), "second": ", ".join(names[1:]), "count": len(names)})


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
    return style.glass(short, short[0]) if is_die(short) else short.ljust(width)


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


def read_move(seen: View, text: str) -> Line | str:
    """The move that was typed: one of the list by its number, or notation written with some freedom."""
    if text.isascii() and text.isdecimal():
        number = int(text[:4])
        if not 1 <= number <= len(offered(seen)):
            raise Refused("no_such_number", number=text[:20], most=len(offered(seen)))
        return offered(seen)[number - 1]
    kept = (move for move in seen.moves if isinstance(move, Keep) and as_id(move.text) == as_id(text))
    return next(kept, tidy_line(text, seen.hand))
