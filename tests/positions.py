"""Positions as text: a game in the middle of a round, and short questions about it. Dice come by hand: `* R5`.

A window is rows divided by `/`, short ones filled up with empty cells: `R5 .. B2 / .. G3`. A grid is written alike:
`R.3 / .4`. Rounds of the track are divided by `/`, too. Rounds and turns count from 1, as people count them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sagrada.content import tables
from sagrada.content.cards import GLORY, PATTERN
from sagrada.content.options import gray_in_bag, read_modules, resolve
from sagrada.engine import core
from sagrada.engine.fields import FIELDS
from sagrada.game.game import Game
from sagrada.game.notation import (
    BOARD_IDS,
    COLORS,
    ORNAMENT_IDS,
    PIONEER_IDS,
    PRIVATE_IDS,
    PUBLIC_IDS,
    TOOL_IDS,
    board_of,
    format_cell,
    parse_die,
    parse_window,
    window_boards,
)
from sagrada.rules import state as numbers
from texts import legal_texts

PLAIN = "....."
EVERY_CELL = {row + column for row in "abcd" for column in "12345"}
INNER_CELLS = {"b2", "b3", "b4", "c2", "c3", "c4"}
NARROW = "12121 / 21212 / 12121 / 21213"
"""A grid where beside a die on a1 only the shades 1 and 2 fit; a 3 could lie on d5, were it to touch something."""
DEAD_END = "12165 / 25656 / 51565 / 65656"
"""A grid where with R1 on a1 and G2 on a2 a move of the red die leaves none for the green one."""
FULL = "R1 B2 R1 B2 R1 / B2 R1 B2 R1 B2 / R1 B2 R1 B2 R1 / B2 R1 B2 R1 B2"
"""A window without an empty cell."""


def position(
    *windows: str,
    edition: str = "classic",
    seats: int = 2,
    pattern: str | Sequence[str] = PLAIN,
    pool: str = "",
    hand: str = "",
    bag: str = "",
    track: str = "",
    tools: str = "",
    tokens: int | Sequence[int] = 3,
    publics: str = "",
    privates: str = "",
    in_round: int = 1,
    turn: int = 1,
    start: int = 0,
    skipped: Sequence[int] = (),
    exempt: str = "",
    board: str = "",
    pioneers: str = "",
    ornaments: str = "",
    **options: Any,
) -> Game:
    """A game that awaits the seat of this turn; `start` begins the round, `exempt` are cells of seat 0.

    A tool is an id, or id:tokens; `bag` lists colors; one pattern is for all seats. A strife board, pioneers or
    ornaments bring their module with them. A pioneer is an id, or id:seat if it was claimed; fewer than three: the
    others have left the game. `ornaments` are the kept ones, seat by seat, divided by `/`. Any
    tools and publics may lie there, whatever the decks of the edition and modules, with strife even none.
    """
    seats = max(seats, len(windows))
    names, paid = read_tools(tools)
    laid_out = {"strife": board, "pioneers": pioneers, "ornaments": ornaments}
    modules = (*read_modules(options.pop("modules", ())), *(module for module in laid_out if laid_out[module]))
    cards = publics.split()
    table: dict[str, Any] = {"tools": len(names), "publics": len(cards), "modules": modules, **options}
    if "strife" in modules:
        table |= {"tools": 1, "publics": 1}
    deal = {
        "patterns": [read_pattern(name) for name in ([pattern] * seats if isinstance(pattern, str) else pattern)],
        "tools": TOOL_IDS[: len(names)] if "strife" not in modules else ["pumice_block"],
        "publics": PUBLIC_IDS[: len(cards)] if "strife" not in modules else ["gray_scale"],
        "privates": read_privates(privates, seats, resolve(edition, seats, **table).privates),
        "first": (start - in_round + 1) % seats,
    }
    game = Game.new(edition, seats, dice_by_hand=True, deal=deal, **table)
    fields = {field.name: getattr(game.state, field.name) for field in FIELDS}
    fields |= clock_fields(seats, in_round, turn, start, skipped) | dice_fields(pool, hand, track)
    fields |= glory_fields(board, pioneers, ornaments)
    fields |= {"tools_dealt": len(names), "tool": filled([TOOL_IDS.index(name) for name in names], 5)}
    fields |= {"publics_dealt": len(cards), "public": filled([PUBLIC_IDS.index(card) for card in cards], 3)}
    fields["supply"] = GLORY.supply - in_round if "strife" in modules else 0
    fields["tool_tokens"] = filled(paid, 5)
    if game.options.tokens:
        fields["tokens"] = filled([tokens] * seats if isinstance(tokens, int) else tokens, 6)
    if bag:
        fields["bag"] = [bag.count(color) for color in COLORS]
    for seat, text in enumerate(windows):
        fields["color"][seat], fields["shade"][seat] = window_boards(parse_window(read_window(text)))
        fields["occupied"][seat] = sum(fields["color"][seat])
    fields["exempt"][0] = board_of(exempt.split())
    game.state = core.load_state(fields)
    return game


def honor(*windows: str, **given: Any) -> Game:
    """A position at an honor table."""
    return position(*windows, honor=True, **given)


def solo(window: str = "", **given: Any) -> Game:
    """A position of the solo game."""
    return position(window, seats=1, **given)


def read_window(text: str) -> list[str]:
    """Four rows of five cells; what is left out is empty."""
    rows = [row.split() for row in text.split("/")]
    return [" ".join(row + [".."] * (5 - len(row))) for row in rows + [[]] * (4 - len(rows))]


def read_pattern(text: str) -> str | tuple[list[str], int]:
    """The id of a printed pattern, or a grid of one's own; what is left out is plain."""
    if text in PATTERN:
        return text
    rows = [row.strip().ljust(5, ".") for row in text.split("/")]
    rows += [PLAIN] * (4 - len(rows))
    return rows, 0


def read_tools(text: str) -> tuple[list[str], list[int]]:
    """The tools on the table and the tokens that lie on them."""
    parts = [word.partition(":") for word in text.split()]
    return [name for name, _, _ in parts], [int(paid or 0) for _, _, paid in parts]


def read_privates(text: str, seats: int, each: int) -> list[list[str]]:
    """The private objectives of every seat; the first cards of the deck if none are named."""
    flat = text.split() or PRIVATE_IDS
    return [flat[seat * each : (seat + 1) * each] for seat in range(seats)]


def glory_fields(board: str, pioneers: str, ornaments: str) -> dict[str, Any]:
    """The strife board, the pioneers and who has them, the ornaments each seat has kept."""
    parts = [word.partition(":") for word in pioneers.split()]
    ids = [name for name, _, _ in parts]
    ids += [name for name in PIONEER_IDS if name not in ids][: 3 - len(ids)]
    owners = [int(owner) + 1 if owner else numbers.ON_THE_TABLE for _, _, owner in parts]
    kept = [seat.split() for seat in ornaments.split("/")] + [[]] * 5
    others = [name for name in ORNAMENT_IDS if name not in ornaments.split()]
    dealt = [[*names, *(others.pop() for _ in range(2 - len(names)) if others)] for names in kept[:6]]
    return {
        "board": BOARD_IDS.index(board) if board else 0,
        "pioneer": [PIONEER_IDS.index(name) for name in ids],
        "claimed": owners + [numbers.OUT_OF_THE_GAME] * (3 - len(owners)) if pioneers else [0, 0, 0],
        "ornament": [filled([ORNAMENT_IDS.index(name) for name in names], 2) for names in dealt],
        "kept": [(1 << len(names)) - 1 for names in kept[:6]],
    }


def filled(values: Sequence[int], size: int) -> list[int]:
    """The values, followed by zeros up to the size."""
    return [*values, *[0] * (size - len(values))]


def clock_fields(seats: int, in_round: int, turn: int, start: int, skipped: Sequence[int]) -> dict[str, Any]:
    """Where the game stands in time, and whom it awaits."""
    place = turn - 1 if turn <= seats else 2 * seats - turn
    return {
        "round": in_round - 1,
        "turn": turn - 1,
        "seat": (start + place) % seats,
        "skipped": sum(1 << seat for seat in skipped),
    }


def dice_fields(pool: str, hand: str, track: str) -> dict[str, Any]:
    """The dice outside the windows, and what is awaited."""
    dice = sorted(parse_die(die) for die in pool.split())
    rounds = [sorted(parse_die(die) for die in space.split()) for space in track.split("/")]
    rounds += [[]] * (numbers.ROUNDS - len(rounds))
    return {
        "phase": numbers.HAND if hand else numbers.TURN,
        "hand": parse_die(hand) if hand else numbers.NO_DIE,
        "drafted": int(bool(hand)),
        "pool": filled(dice, 13),
        "pool_size": len(dice),
        "track": [filled(space, 13) for space in rounds],
        "track_size": [len(space) for space in rounds],
    }


def play(game: Game, *moves: str) -> Game:
    """Make several moves, dice included; the game."""
    for move in moves:
        game.play(move)
    return game


def roll(game: Game, dice: str) -> Game:
    """The dice drawn at the start of a round; the game."""
    return play(game, *(f"* {die}" for die in dice.split()))


def roll_anything(game: Game) -> Game:
    """Let chance answer with its first outcome until a seat is awaited; the game."""
    while game.awaits_chance:
        game.play(game.outcomes_possible()[0])
    return game


def refusal(game: Game, move: str, seat: int | None = None) -> str:
    """The rule that refuses a move; nothing if it may be made."""
    refused = game.why_not(move, seat)
    return refused.rule if refused else ""


def cells(game: Game) -> set[str]:
    """Where the die in hand may be put."""
    return {move.partition("@")[2] for move in legal_texts(game) if "@" in move}


def targets(game: Game, cell: str) -> set[str]:
    """Where the tool in use may move the die on this cell."""
    return {move.partition(">")[2] for move in legal_texts(game) if move.startswith(f"{cell}>")}


def tools(game: Game) -> set[str]:
    """The tools that may be used now."""
    return {move.removeprefix("use ") for move in legal_texts(game) if move.startswith("use ")}


def dice(game: Game, seat: int = 0) -> dict[str, str]:
    """The dice of a window by cell."""
    words = " ".join(game.view().seats[seat].window).split()
    return {format_cell(cell): die for cell, die in enumerate(words) if die != ".."}


def pool(game: Game) -> str:
    """The draft pool, in the order R Y G B P S and then by shade."""
    return " ".join(game.view().pool)


def track(game: Game) -> str:
    """The round track, its rounds divided by a stroke."""
    return " / ".join(" ".join(space) for space in game.view().track)


def tokens(game: Game, seat: int = 0) -> int:
    """The favor tokens of a seat."""
    return game.view().seats[seat].tokens


def tokens_on(game: Game, tool: str) -> int:
    """The favor tokens on a tool."""
    return next(card.tokens for card in game.view().tools if card.id == tool)


def awaited(game: Game) -> int:
    """The one seat that is awaited."""
    (seat,) = game.awaits()
    return seat


def dice_outside_bag(game: Game) -> int:
    """How many dice have left the bag, wherever they are: full bags of all colors less what is in it."""
    full = 5 * game.options.bag + gray_in_bag(game.options)
    return full - sum(game.view().bag[color] for color in tables.COLORS)


def owners(game: Game) -> dict[str, int | None]:
    """Who has each pioneer that has not left the game: a seat, or nobody yet."""
    return {card.id: card.owner for card in game.view().pioneers if not card.gone}


def opened(board: str = "color_panes_too", *, edition: str = "classic", seats: int = 2, in_round: int = 1) -> Game:
    """A table with strife before the first die of a round is drawn."""
    last = 2 * seats if seats > 1 else 2
    game = position(board=board, edition=edition, seats=seats, in_round=in_round, turn=last)
    return play(game, "end")
