"""Text forms of dice, cells, windows and of every action, both ways. docs/notation.md says what they mean."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from sagrada.content import tables
from sagrada.content.cards import ORNAMENTS, PIONEERS, PRIVATES, PUBLICS, STRIFE_BOARDS, TOOLS, WINDOW_CARDS
from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.rules import state as numbers

COLORS = tables.COLORS
ROWS = "abcd"
COLUMNS = "12345"
EMPTY = ".."
TOOL_IDS = [tool.id for tool in TOOLS]
PUBLIC_IDS = [card.id for card in PUBLICS]
PRIVATE_IDS = [card.id for card in PRIVATES]
CARD_IDS = [card.id for card in WINDOW_CARDS]
BOARD_IDS = [board.id for board in STRIFE_BOARDS]
PIONEER_IDS = [card.id for card in PIONEERS]
ORNAMENT_IDS = [card.id for card in ORNAMENTS]
OWN_ID = "own"
"""The id of a pattern that is printed on no card."""

WORDS = {
    "end": numbers.END,
    "return": numbers.RETURN,
    "stop": numbers.STOP,
    "+": numbers.UP,
    "-": numbers.DOWN,
    "pay tokens": numbers.PAY_TOKENS,
}
WORD_TEXTS = {action: text for text, action in WORDS.items()}


def format_die(die: int) -> str:
    """A die as color letter and shade."""
    return f"{COLORS[die // 6]}{die % 6 + 1}"


def parse_die(text: str) -> int:
    """The die of a text such as R5; raises Refused."""
    if not re.fullmatch(r"[RYGBPS][1-6]", text):
        raise Refused("bad_die", text=text)
    return COLORS.index(text[0]) * 6 + int(text[1]) - 1


def format_cell(cell: int) -> str:
    """A cell as row letter and column digit."""
    return f"{ROWS[cell // 5]}{cell % 5 + 1}"


def parse_cell(text: str) -> int:
    """The cell of a text such as b3; raises Refused."""
    if not re.fullmatch(r"[a-d][1-5]", text):
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


def parse_seat(text: str, seats: int = 6) -> int:
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


def format_choice(state: core.State, action: int, seat: int) -> str:
    """The line of a decision outside the turns: a window, ornaments, a pioneer."""
    if action < numbers.KEEP:
        return f"choose {offered_patterns(state, seat)[action - numbers.CHOOSE]}"
    if action < numbers.CLAIM:
        kept = [name for i, name in enumerate(dealt_ornaments(state, seat)) if (action - numbers.KEEP) >> i & 1]
        return f"keep {' '.join(kept) or 'none'}"
    return f"claim {table_pioneers(state)[action - numbers.CLAIM]}"


def format_action(state: core.State, action: int, seat: int | None = None) -> str:
    """The line of an action in this state; `seat` is who chooses a window."""
    if action in WORD_TEXTS:
        return WORD_TEXTS[action]
    if action >= numbers.DRAW:
        return format_outcome(state, action)
    if action < numbers.SHADE:
        return format_choice(state, action, state.seat if seat is None else seat)
    if action < numbers.USE:
        return f"={action - numbers.SHADE + 1}"
    if action < numbers.TAKE:
        return f"use {TOOL_IDS[action - numbers.USE]}"
    if action < numbers.PAY:
        return format_die(action - numbers.TAKE)
    if action < numbers.SWAP:
        return f"pay {format_die(action - numbers.PAY)}"
    if action < numbers.PLACE:
        return f"swap {format_die(action - numbers.SWAP)}"
    return format_cell_action(state, action)


def format_cell_action(state: core.State, action: int) -> str:
    """The line of an action that names a cell."""
    if action < numbers.REMOVE:
        return f"{format_die(state.hand)}@{format_cell(action - numbers.PLACE)}"
    if action < numbers.SWAP_SEAT:
        return f"remove {format_cell(action - numbers.REMOVE)}"
    if action < numbers.MOVE:
        seat, cell = divmod(action - numbers.SWAP_SEAT, 20)
        return f"swap {format_seat(seat)}:{format_cell(cell)}"
    source, target = divmod(action - numbers.MOVE, 20)
    return f"{format_cell(source)}>{format_cell(target)}"


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


def format_outcome(state: core.State, action: int) -> str:
    """The line of an outcome of chance."""
    if action < numbers.ROLL:
        return f"* {format_die(action - numbers.DRAW)}"
    if action < numbers.COLOR:
        return f"* ={action - numbers.ROLL + 1}"
    if action < numbers.DEAL:
        return f"* {COLORS[action - numbers.COLOR]}"
    if action < numbers.FIRST:
        return f"* deal {deck_ids(state)[action - numbers.DEAL]}"
    return f"* first {format_seat(action - numbers.FIRST)}"


def parse_action(state: core.State, text: str, seat: int | None = None) -> int:
    """The action a line names, legal or not; raises Refused where the line is no action at all."""
    line = " ".join(text.split())
    if line in WORDS:
        return WORDS[line]
    if line.startswith("*"):
        return parse_outcome(state, line[1:].strip())
    if re.fullmatch(r"=[1-6]", line):
        return numbers.SHADE + int(line[1]) - 1
    if re.fullmatch(r"[RYGBPS]\d", line):
        return numbers.TAKE + parse_die(line)
    if match := re.fullmatch(r"(?:([RYGBPS]\d)@)?([a-d]\d)(?:>([a-d]\d))?", line):
        return parse_cells(state, match)
    word, _, rest = line.partition(" ")
    return parse_named(state, word, rest, line, state.seat if seat is None else seat)


def parse_cells(state: core.State, match: re.Match[str]) -> int:
    """The action of `R5@b3` or `b3>c4`."""
    die, first, second = match.groups()
    if die and second is None:
        if parse_die(die) != state.hand:
            raise Refused("not_in_hand", die=die, hand=format_die(state.hand) if state.hand >= 0 else "none")
        return numbers.PLACE + parse_cell(first)
    if die is None and second is not None:
        return numbers.MOVE + parse_cell(first) * 20 + parse_cell(second)
    raise Refused("bad_move", text=match.group(0))


def find_id(ids: Sequence[str], name: str, kind: str) -> int:
    """The number of an id; raises Refused with the known ones."""
    if name not in ids:
        raise Refused("unknown_id", kind=kind, id=name, known=list(ids))
    return ids.index(name)


def parse_named(state: core.State, word: str, rest: str, line: str, seat: int) -> int:
    """The action of a line that starts with a word."""
    if word == "choose":
        return numbers.CHOOSE + find_id(offered_patterns(state, seat), rest, "pattern")
    if word == "keep":
        return numbers.KEEP + parse_kept(dealt_ornaments(state, seat), rest)
    if word == "claim":
        return numbers.CLAIM + find_id(table_pioneers(state), rest, "pioneer")
    if word == "use":
        return numbers.USE + find_id(TOOL_IDS, rest, "tool")
    if word == "pay":
        return numbers.PAY + parse_die(rest)
    if word == "remove":
        return numbers.REMOVE + parse_cell(rest)
    if word == "swap":
        owner, colon, cell = rest.partition(":")
        if colon:
            return numbers.SWAP_SEAT + parse_seat(owner, state.seats) * 20 + parse_cell(cell)
        return numbers.SWAP + parse_die(rest)
    raise Refused("bad_move", text=line)


def parse_kept(dealt: list[str], text: str) -> int:
    """The mask of the ornaments that are kept: none, one or both."""
    if text == "none":
        return 0
    kept = {find_id(dealt, name, "ornament") for name in text.split()}
    if not kept:
        raise Refused("bad_move", text="keep")
    return sum(1 << i for i in kept)


def parse_outcome(state: core.State, text: str) -> int:
    """The outcome of chance that a line names."""
    if re.fullmatch(r"=[1-6]", text):
        return numbers.ROLL + int(text[1]) - 1
    if len(text) == 1 and text in COLORS:
        return numbers.COLOR + COLORS.index(text)
    word, _, rest = text.partition(" ")
    if word == "deal":
        return numbers.DEAL + find_id(deck_ids(state), rest, "card")
    if word == "first":
        return numbers.FIRST + parse_seat(rest, state.seats)
    return numbers.DRAW + parse_die(text)
