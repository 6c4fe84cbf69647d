"""Text forms of dice, cells and windows, both ways, and the reading of every line of a game.

How a move is written stands with it in `moves`; docs/notation.md says what the lines mean.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Literal

from sagrada.content import tables
from sagrada.content.cards import ORNAMENTS, PIONEERS, PRIVATES, PUBLICS, STRIFE_BOARDS, TOOLS, WINDOW_CARDS
from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.game.known_moves import MOST_SEATS, MOVE_OF_TEXT, OUTCOME_OF_TEXT
from sagrada.game.moves import (
    Action,
    Challenge,
    Choose,
    Claim,
    Deal,
    DrawDie,
    First,
    Instead,
    Keep,
    Line,
    Move,
    MoveDie,
    Outcome,
    PayDie,
    Place,
    Remove,
    SwapWithSeat,
    SwapWithTrack,
    Undo,
    UseTool,
)
from sagrada.rules import state as numbers

COLORS = tables.COLORS
ROWS = "abcd"
COLUMNS = "12345"
EMPTY = ".."
DIE = re.compile(r"[RYGBPS][1-6]")
CELL = re.compile(r"[a-d][1-5]")
TOOL_IDS = [tool.id for tool in TOOLS]
PUBLIC_IDS = [card.id for card in PUBLICS]
PRIVATE_IDS = [card.id for card in PRIVATES]
CARD_IDS = [card.id for card in WINDOW_CARDS]
BOARD_IDS = [board.id for board in STRIFE_BOARDS]
PIONEER_IDS = [card.id for card in PIONEERS]
ORNAMENT_IDS = [card.id for card in ORNAMENTS]
OWN_ID = "own"
"""The id of a pattern that is printed on no card."""

Opening = Literal["", "undo", "!", "*"]


def format_die(die: int) -> str:
    """A die as color letter and shade."""
    return f"{COLORS[die // 6]}{die % 6 + 1}"


def is_die(text: str) -> bool:
    """Is this a die such as R5?"""
    return re.fullmatch(DIE, text) is not None


def parse_die(text: str) -> int:
    """The die of a text such as R5; raises Refused."""
    if not is_die(text):
        raise Refused("bad_die", text=text)
    return COLORS.index(text[0]) * 6 + int(text[1]) - 1


def format_cell(cell: int) -> str:
    """A cell as row letter and column digit."""
    return f"{ROWS[cell // 5]}{cell % 5 + 1}"


def parse_cell(text: str) -> int:
    """The cell of a text such as b3; raises Refused."""
    if not re.fullmatch(CELL, text):
        raise Refused("bad_cell", text=text)
    return ROWS.index(text[0]) * 5 + int(text[1]) - 1


def cells_of(board: int) -> list[str]:
    """The cells of a board as texts."""
    return [format_cell(cell) for cell in range(20) if (board >> cell) & 1]


def board_of(cells: Iterable[str]) -> int:
    """The board of these cells; raises Refused for a bad one."""
    board = 0
    for cell in cells:
        board |= 1 << parse_cell(cell)
    return board


def format_seat(seat: int) -> str:
    """A seat, counted from 0."""
    return f"s{seat}"


def parse_seat(text: str, seats: int = MOST_SEATS) -> int:
    """The seat of a text such as s0; raises Refused."""
    if not re.fullmatch(r"s[0-5]", text) or int(text[1]) >= seats:
        raise Refused("bad_seat", text=text, seats=seats)
    return int(text[1])


def format_window(state: core.State, seat: int) -> list[str]:
    """The dice of a window, four rows of five."""
    colors, shades = state.color[seat], state.shade[seat]
    cells = [EMPTY] * 20
    for color in range(6):
        for shade in range(6):
            if both := colors[color] & shades[shade]:
                for cell in range(20):
                    if (both >> cell) & 1:
                        cells[cell] = format_die(color * 6 + shade)
    return [" ".join(cells[row * 5 : row * 5 + 5]) for row in range(4)]


def parse_window(rows: Sequence[str]) -> dict[int, int]:
    """Cell and die of every die in four rows of five; raises Refused for another shape or a bad die."""
    if isinstance(rows, str) or len(rows) != 4:
        raise Refused("bad_window_rows", rows=rows if isinstance(rows, str) else len(rows))
    dice: dict[int, int] = {}
    for number, row in enumerate(rows):
        words = row.split() if isinstance(row, str) else []
        if len(words) != 5:
            raise Refused("bad_window_row", row=ROWS[number], text=str(row), cells=len(words))
        for column, word in enumerate(words):
            if word != EMPTY:
                dice[number * 5 + column] = parse_die(word)
    return dice


def window_boards(dice: dict[int, int]) -> tuple[list[int], list[int]]:
    """One board per color and one per shade for dice by cell."""
    colors, shades = [0] * 6, [0] * 6
    for cell, die in dice.items():
        colors[die // 6] |= 1 << cell
        shades[die % 6] |= 1 << cell
    return colors, shades


def pattern_id(state: core.State, seat: int) -> str:
    """The id of a seat's pattern; OWN_ID for a window of one's own."""
    return tables.PATTERN_IDS[state.pattern[seat]] if state.pattern[seat] != tables.OWN else OWN_ID


def printed_grid(state: core.State, seat: int) -> list[str]:
    """What is printed in a seat's window, row by row."""
    cells = "".join(print_on(state, seat, cell) for cell in range(20))
    return [cells[row : row + 5] for row in range(0, 20, 5)]


def print_on(state: core.State, seat: int, cell: int) -> str:
    """The color or shade that a cell demands; a point where it takes every die."""
    colors = [letter for letter, takes in zip(COLORS, state.takes_color[seat], strict=True) if takes >> cell & 1]
    shades = [str(shade) for shade, takes in enumerate(state.takes_shade[seat], 1) if takes >> cell & 1]
    return colors[0] if len(colors) == 1 else shades[0] if len(shades) == 1 else "."


def offered_patterns(state: core.State, seat: int) -> list[str]:
    """The four patterns a seat may choose from."""
    sides = [side for card in state.card[seat] for side in tables.CARD_PATTERNS[card]]
    return [tables.PATTERN_IDS[side] for side in sides]


def dealt_ornaments(state: core.State, seat: int) -> list[str]:
    """The two ornaments a seat was dealt."""
    return [ORNAMENT_IDS[card] for card in state.ornament[seat]]


def table_pioneers(state: core.State) -> list[str]:
    """The three pioneers, in the order dealt, wherever they lie now."""
    return [PIONEER_IDS[card] for card in state.pioneer]


def deck_ids(state: core.State) -> list[str]:
    """The ids of the cards that are being dealt."""
    return {
        numbers.DEAL_PRIVATE: PRIVATE_IDS,
        numbers.DEAL_CARD: CARD_IDS,
        numbers.DEAL_TOOL: TOOL_IDS,
        numbers.DEAL_PUBLIC: PUBLIC_IDS,
        numbers.DEAL_BOARD: BOARD_IDS,
        numbers.DEAL_PIONEER: PIONEER_IDS,
        numbers.DEAL_ORNAMENT: ORNAMENT_IDS,
    }.get(state.phase, [])


def find_id(ids: Sequence[str], name: str, kind: str) -> int:
    """The number of an id; raises Refused with the known ones."""
    if name not in ids:
        raise Refused("unknown_id", kind=kind, id=name, known=list(ids))
    return ids.index(name)


# lines


def one_spaced(text: str) -> str:
    """The text with single spaces, and none around it."""
    return " ".join(text.split())


def opening(text: str) -> Opening:
    """What a line opens with: `*` of chance, `!` of a challenge, `undo`; nothing where it is a decision."""
    line = text.lstrip()
    if line.startswith("*"):
        return "*"
    if line.startswith("!"):
        return "!"
    return "undo" if line.split(maxsplit=1)[:1] == ["undo"] else ""


def parse_line(text: str, seats: int = MOST_SEATS) -> Line:
    """What a line says, at a table with so many seats; raises Refused where it says nothing."""
    if known := find_known(text, seats):
        return known
    match opening(text):
        case "undo":
            instead = one_spaced(text).removeprefix("undo").lstrip()
            return Instead(parse_action(instead, seats)) if instead else Undo()
        case "!":
            return parse_challenge(text, seats)
        case "*" | "":
            return parse_action(text, seats)


def parse_challenge(text: str, seats: int) -> Challenge:
    """The challenge of a line such as `! s0 s1`; raises Refused."""
    line = one_spaced(text)
    words = line[1:].split()
    if len(words) != 2:
        raise Refused("bad_move", text=line)
    return Challenge(parse_seat(words[0], seats), parse_seat(words[1], seats))


def parse_action(text: str, seats: int = MOST_SEATS) -> Action:
    """The decision or the outcome of chance that a line names; raises Refused."""
    line = one_spaced(text)
    return parse_outcome(line, seats) if line.startswith("*") else parse_move(line, seats)


def parse_move(text: str, seats: int = MOST_SEATS) -> Move:
    """The decision that a line names; raises Refused."""
    line = one_spaced(text)
    if known := find_known(line, seats):
        return known
    if re.fullmatch(r"[RYGBPS]\d", line):
        raise Refused("bad_die", text=line)
    if match := re.fullmatch(r"(?:([RYGBPS]\d)@)?([a-d]\d)(?:>([a-d]\d))?", line):
        return parse_cells(match)
    word, _, rest = line.partition(" ")
    return parse_named(word, rest, line, seats)


def find_known(line: str, seats: int) -> Move | None:
    """The decision of a line that means the same at every table with so many seats."""
    known = MOVE_OF_TEXT.get(line)
    return None if isinstance(known, SwapWithSeat) and known.seat >= seats else known


def parse_cells(match: re.Match[str]) -> Move:
    """The decision of `R5@b3` or `b3>c4`."""
    die, first, second = match.groups()
    if die and second is None:
        return Place(check_die(die), check_cell(first))
    if die is None and second is not None:
        return MoveDie(check_cell(first), check_cell(second))
    raise Refused("bad_move", text=match.group(0))


def parse_named(word: str, rest: str, line: str, seats: int) -> Move:
    """The decision of a line that starts with a word. Ids of cards that seats hold are not looked up here."""
    match word:
        case "choose":
            return Choose(rest)
        case "keep":
            return parse_kept(rest)
        case "claim":
            return Claim(rest)
        case "use":
            return UseTool(TOOL_IDS[find_id(TOOL_IDS, rest, "tool")])
        case "pay":
            return PayDie(check_die(rest))
        case "remove":
            return Remove(check_cell(rest))
        case "swap":
            return parse_swap(rest, seats)
    raise Refused("bad_move", text=line)


def parse_kept(text: str) -> Keep:
    """The ornaments that are kept: none, or those that are named."""
    if not text:
        raise Refused("bad_move", text="keep")
    return Keep(() if text == "none" else tuple(text.split()))


def parse_swap(text: str, seats: int) -> SwapWithTrack | SwapWithSeat:
    """The exchange with a die of the round track, or with the die on a cell of another window."""
    owner, colon, cell = text.partition(":")
    if colon:
        return SwapWithSeat(parse_seat(owner, seats), check_cell(cell))
    return SwapWithTrack(check_die(text))


def parse_outcome(text: str, seats: int = MOST_SEATS) -> Outcome:
    """The outcome of chance that a line names, with or without its star; raises Refused."""
    line = one_spaced(text).removeprefix("*").lstrip()
    known = OUTCOME_OF_TEXT.get(f"* {line}")
    if known and not (isinstance(known, First) and known.seat >= seats):
        return known
    word, _, rest = line.partition(" ")
    if word == "deal":
        return Deal(rest)
    if word == "first":
        return First(parse_seat(rest, seats))
    return DrawDie(check_die(line))


def parse_roll(text: str) -> list[str]:
    """The words of several dice that are told at once: `* R5 Y2 B2`."""
    return text.strip()[1:].split()


def check_die(text: str) -> str:
    """The text, if it is a die; raises Refused."""
    return format_die(parse_die(text))


def check_cell(text: str) -> str:
    """The text, if it is a cell; raises Refused."""
    return format_cell(parse_cell(text))


# what people type


def tidy_line(text: str, hand: str | None) -> str:
    """A line with capitals and small letters where they belong; a lone cell takes the die in hand."""
    word, _, rest = text.partition(" ")
    word = word.lower()
    if hand and re.fullmatch(CELL, text.lower()):
        return f"{hand}@{text.lower()}"
    if re.fullmatch(r"[RYGBPS]\d", text.upper()):
        return text.upper()
    if word in ("use", "choose", "claim"):
        return f"{word} {as_id(rest)}"
    if word in ("pay", "swap") and is_die(rest.upper()):
        return f"{word} {rest.upper()}"
    die, at, cell = text.partition("@")
    return f"{die.upper()}@{cell.lower()}" if at else "end" if word == "pass" else text.lower()


def as_id(name: str) -> str:
    """The id that a name would have."""
    return name.strip().lower().replace("'", "").replace(" ", "_").replace("-", "_")
