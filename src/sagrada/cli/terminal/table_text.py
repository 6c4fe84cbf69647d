"""A view as text: the drawn table for eyes, and the way to the plain one for ears. Shows views only, never a state."""

from __future__ import annotations

import textwrap
from itertools import zip_longest

from sagrada.cli.terminal.console import WIDTH, Style, pad
from sagrada.cli.terminal.move_list import draw_moves, fill, tell_moves
from sagrada.cli.terminal.plain_table import tell_table, tell_turn, tell_windows
from sagrada.cli.terminal.table_words import (
    board_words,
    coming_turns,
    hand_words,
    heading,
    kept_words,
    lit_cells,
    offered,
    ornament_name,
    own_ornaments,
    own_privates,
    pioneer_words,
    private_words,
    public_words,
    seat_name,
    shade_is_open,
    shows_tokens,
    tool_words,
)
from sagrada.content.cards import ORNAMENT, PATTERN, mark_of
from sagrada.game.view import View
from sagrada.words.messages import card_name, say

LABELS = ("pool", "hand", "track", "tools", "publics", "board", "pioneers", "private", "ornaments")
LARGE_WIDTH = 28
SMALL_WIDTH = 16
OFFER_WIDTH = WIDTH // 4
WIDE_BLOCK = 24
BLOCK_ROOM = WIDTH - LARGE_WIDTH - 2
DRAWN = ("┌┬┐", "├┼┤", "└┴┘", "─", "│")
TYPED = ("+++", "+++", "+++", "-", "|")


def show_table(seen: View, style: Style, words: bool = True) -> list[str]:
    """The whole table, without the moves; `words`: read out what the cards say, too."""
    return tell_table(seen, words) if style.plain else draw_table(seen, style)


def show_windows(seen: View, style: Style) -> list[str]:
    """All windows and nothing else."""
    return ["", *(tell_windows(seen) if style.plain else draw_windows(seen, style))]


def show_turn(seen: View, style: Style) -> list[str]:
    """What changes within a turn: pool, hand and the own window."""
    return tell_turn(seen) if style.plain else ["", *draw_dice(seen, style), *draw_large(seen, style)]


def show_moves(seen: View, style: Style) -> list[str]:
    """The legal moves with their numbers."""
    return tell_moves(seen) if style.plain else draw_moves(seen, style)


def draw_table(seen: View, style: Style) -> list[str]:
    """The table as a picture in letters, 80 columns wide."""
    lines = ["", *draw_heading(seen, style)]
    lines += draw_dice(seen, style) + draw_track(seen, style) + draw_cards(seen, style) + [""]
    if seen.phase == "choose_pattern" and offered(seen):
        return lines + draw_offer(seen, style) + [""]
    return lines + draw_windows(seen, style) + [""]


def draw_heading(seen: View, style: Style) -> list[str]:
    """Round and turn on the left, who comes next on the right."""
    *above, left = textwrap.wrap(heading(seen), WIDTH)
    room = WIDTH - len(left) - 2
    shown = textwrap.shorten(coming_turns(seen), room, placeholder=" ...") if room > len(" ...") else ""
    return [*map(style.now, above), (pad(style.now(left), WIDTH - len(shown)) + style.quiet(shown)).rstrip()]


def label(name: str, style: Style) -> str:
    """The word at the start of a row."""
    return pad(style.quiet(label_word(name)), indent())


def label_word(name: str) -> str:
    """What a row is called."""
    return say("table-label", {"label": name})


def indent() -> int:
    """How far the rows begin from the left: behind the longest label."""
    return max(len(label_word(name)) for name in LABELS) + 1


def row(name: str, lines: list[str], style: Style) -> list[str]:
    """A labelled row; its further lines are set under the first."""
    return [(label(name, style) if number == 0 else " " * indent()) + line for number, line in enumerate(lines)]


def style_die(die: str, style: Style) -> str:
    """A die, with a little glass around it where there are colors."""
    return style.glass(f" {die} ", die[0]) if style.color else die


def draw_dice(seen: View, style: Style) -> list[str]:
    """The draft pool and the die in hand."""
    dice = [style_die(die, style) for die in seen.pool] or [say("table-none")]
    lines = row("pool", fill(dice, WIDTH - indent(), "  "), style) if seen.pool or seen.phase == "turn" else []
    if seen.hand is None:
        return lines
    hand = hand_words(seen) if shade_is_open(seen) else style_die(seen.hand, style)
    return lines + row("hand", [hand], style)


def draw_track(seen: View, style: Style) -> list[str]:
    """The round track: number and dice of every round that is over."""
    items = [
        " ".join([style.quiet(str(number)), *(style.glass(die, die[0]) for die in dice)])
        for number, dice in enumerate(seen.track, 1)
    ]
    return row("track", fill(items, WIDTH - indent(), "   "), style)


def draw_cards(seen: View, style: Style) -> list[str]:
    """Tools, objectives, the strife board, pioneers and one's own secret cards, with their words."""
    tools = [line for tool in seen.tools for line in draw_card(*tool_words(seen, tool), style)]
    publics = [line for card in seen.publics for line in draw_card(*public_words(card), style)]
    privates = [line for card in own_privates(seen) for line in draw_card(*private_words(seen, card), style)]
    board = draw_card(*board_words(seen.strife_board), style) if seen.strife_board else []
    pioneers = [line for card in seen.pioneers for line in draw_card(*pioneer_words(seen, card), style)]
    rows = {"tools": tools, "publics": publics, "board": board, "pioneers": pioneers, "private": privates}
    rows["ornaments"] = draw_ornaments(seen, style)
    return [line for name, lines in rows.items() for line in row(name, lines, style)]


def draw_ornaments(seen: View, style: Style) -> list[str]:
    """One's own ornaments side by side, each a small pattern in two letters; and how many the others have kept."""
    blocks = [draw_ornament(card, style) for card in own_ornaments(seen)]
    key = textwrap.wrap(say("table-ornament-key"), WIDTH - indent()) if blocks else []
    return [
        *beside(blocks, ornament_width()),
        *map(style.quiet, key),
        *textwrap.wrap(kept_words(seen), WIDTH - indent()),
    ]


def ornament_width() -> int:
    """Two ornaments stand side by side."""
    return (WIDTH - indent() + 1) // 2


def draw_ornament(ornament: str, style: Style) -> list[str]:
    """Name and points of an ornament above its pattern."""
    card = ORNAMENT[ornament]
    name = card_name(card)
    first, *rest = textwrap.wrap(ornament_name(ornament), ornament_width() - 2)
    title = [style.title(first[: len(name)]) + first[len(name) :], *(f"  {line}" for line in rest)]
    return [*title, *("  " + " ".join(cells) for cells in card.pattern)]


def draw_card(name: str, words: str, style: Style) -> list[str]:
    """A card in as many lines as it needs; its words begin with its name."""
    first, *rest = textwrap.wrap(words, WIDTH - indent())
    return [style.title(name) + first[len(name) :], *(f"  {line}" for line in reflow(rest))]


def reflow(lines: list[str]) -> list[str]:
    """Further lines of a card, wrapped for the narrower room they have."""
    return textwrap.wrap(" ".join(lines), WIDTH - indent() - 2)


def draw_offer(seen: View, style: Style) -> list[str]:
    """The four patterns to choose from, side by side."""
    heads = [draw_offer_head(seen, number, pattern, style) for number, pattern in enumerate(offered(seen), 1)]
    grids = [[draw_prints(cells, style) for cells in PATTERN[pattern].grid] for pattern in offered(seen)]
    return beside(heads, OFFER_WIDTH) + beside(grids, OFFER_WIDTH)


def draw_offer_head(seen: View, number: int, pattern: str, style: Style) -> list[str]:
    """Number and name of a pattern, what it brings, and its origin where it is not a verified one."""
    card = PATTERN[pattern]
    first, *rest = textwrap.wrap(card_name(card), OFFER_WIDTH - 3)
    level = say("table-tokens", {"tokens": card.level}) if seen.options["tokens"] else ""
    mark = "" if mark_of(card) == "verified" else say("table-origin", {"origin": mark_of(card)})
    facts = textwrap.wrap(f"{level} {mark}".strip(), OFFER_WIDTH - 3)
    return [
        f"{style.now(str(number))} {style.title(first)}",
        *(f"  {line}" for line in [*map(style.title, rest), *facts]),
    ]


def draw_prints(cells: str, style: Style) -> str:
    """A row of a pattern."""
    return " ".join(draw_print(mark, style) for mark in cells)


def draw_windows(seen: View, style: Style) -> list[str]:
    """One's own window large, the others small beside it; for spectators all small."""
    own = seen.seat if seen.seat is not None else 0 if len(seen.seats) == 1 else None
    others = [seat for seat in range(len(seen.seats)) if seat != own]
    width, room = block_size(len(others), WIDTH if own is None else BLOCK_ROOM)
    rows: list[str] = []
    for start in range(0, len(others), room):
        blocks = [draw_small(seen, seat, width, style) for seat in others[start : start + room]]
        rows += ([""] if rows else []) + beside(blocks, width + 1)
    if own is None:
        return rows
    return beside([draw_large(seen, style), rows], LARGE_WIDTH + 2)


def block_size(others: int, room: int) -> tuple[int, int]:
    """How wide the small windows are and how many stand side by side."""
    width = WIDE_BLOCK if others <= 2 * (room // WIDE_BLOCK) else SMALL_WIDTH
    return width, room // width


def beside(blocks: list[list[str]], width: int) -> list[str]:
    """Blocks of lines side by side, each this wide."""
    lines = zip_longest(*blocks, fillvalue="")
    return ["".join(pad(part, width) for part in parts).rstrip() for parts in lines]


def window_title(seen: View, seat: int, width: int, style: Style) -> str:
    """Seat, name and favor tokens, the name cut short where there is no room."""
    known = seen.seats[seat]
    name = f"s{seat} {seat_name(seen, seat)}"
    if not shows_tokens(seen) or known.pattern is None:
        return style.title(name[:width])
    tokens = say("table-tokens", {"tokens": known.tokens})
    shown = name[: width - len(tokens) - 2]
    return say("table-window", {"name": style.title(shown), "tokens": tokens})


def cell_texts(seen: View, seat: int) -> list[list[tuple[str, str]]]:
    """The die (or ..) and the print of every cell, row by row."""
    known = seen.seats[seat]
    grid = known.grid or ["....."] * 4
    return [list(zip(dice.split(), prints, strict=True)) for dice, prints in zip(known.window, grid, strict=True)]


def draw_print(mark: str, style: Style) -> str:
    """What is printed on an empty cell, two letters wide."""
    if mark == ".":
        return style.quiet(" ·" if style.drawn else " .")
    return style.pane(f" {mark}", mark) if mark.isalpha() else f" {mark}"


def draw_small(seen: View, seat: int, width: int, style: Style) -> list[str]:
    """A window in six lines."""
    lines = [window_title(seen, seat, width, style), style.quiet("   1  2  3  4  5")]
    for letter, cells in zip("abcd", cell_texts(seen, seat), strict=True):
        parts = [draw_print(mark, style) if die == ".." else style.glass(die, die[0]) for die, mark in cells]
        lines.append(" ".join([style.quiet(letter), *parts]))
    return lines


def draw_large(seen: View, style: Style) -> list[str]:
    """One's own window with its leading; a plus marks where the die in hand may go."""
    seat = seen.seat or 0
    lit = lit_cells(seen)
    top, middle, bottom, dash, bar = DRAWN if style.drawn else TYPED
    title = [window_title(seen, seat, LARGE_WIDTH, style), style.quiet("    1    2    3    4    5")]
    rows: list[str] = []
    for letter, cells in zip("abcd", cell_texts(seen, seat), strict=True):
        panes = [draw_pane(die, mark, f"{letter}{n}" in lit, style) for n, (die, mark) in enumerate(cells, 1)]
        rows += ["  " + frame_line(middle if rows else top, dash, style)]
        rows += [f"{style.quiet(letter)} " + style.quiet(bar).join(["", *panes, ""])]
    return [*title, *rows, "  " + frame_line(bottom, dash, style)]


def frame_line(corners: str, dash: str, style: Style) -> str:
    """A horizontal bar of the leading."""
    return style.quiet(corners[0] + corners[1].join([dash * 4] * 5) + corners[2])


def draw_pane(die: str, mark: str, lit: bool, style: Style) -> str:
    """A cell of one's own window, four letters wide."""
    if die != "..":
        return style.glass(f" {die} ", die[0])
    sign = style.now("+") if lit else " "
    printed = " " if mark == "." else style.pane(mark, mark) if mark.isalpha() else mark
    return f" {sign}{printed} "
