"""Moves that rules version 1 allows and later rules may refuse, and where in a game they stand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sagrada.engine import core
from sagrada.game.entry import CHANCE, Entry
from sagrada.game.game import Game
from sagrada.game.notation import TOOL_IDS, parse_cell
from sagrada.rules import state as numbers
from texts import number_of

Kind = Callable[[Entry, Entry], bool]
"""Is this line, with the one after it, a move in question?"""


def takes_what_fits_nowhere(entry: Entry, after: Entry) -> bool:
    """A die is taken that no cell would take by the true rules."""
    before = entry.before
    if entry.author == CHANCE or before.phase != numbers.TURN:
        return False
    action = number_of(before, entry.text)
    if not numbers.TAKE <= action < numbers.PAY:
        return False
    return core.legal_cells(before, before.seat, action - numbers.TAKE) == 0


def takes_for(tool: str) -> Kind:
    """A die that fits nowhere is taken for this tool."""
    return lambda entry, after: takes_what_fits_nowhere(entry, after) and after.text == f"use {tool}"


def takes_to_return(entry: Entry, after: Entry) -> bool:
    """A die that fits nowhere is taken and given back."""
    return takes_what_fits_nowhere(entry, after) and after.text == "return"


def takes_to_place_wrong(entry: Entry, after: Entry) -> bool:
    """A die that fits nowhere is taken and put on a cell all the same."""
    return takes_what_fits_nowhere(entry, after) and "@" in after.text


def clamp_leaves_alone(entry: Entry, after: Entry) -> bool:
    """Exchange Clamp puts a die on a cell where it touches none."""
    before = entry.before
    if before.phase != numbers.MOVE_DIE or core.tool_in_use(before) != TOOL_IDS.index("exchange_clamp"):
        return False
    occupied = before.occupied[before.seat]
    cells = [1 << parse_cell(word) for word in entry.text.split(">")]
    return any(not core.around(cell) & occupied & ~cell for cell in cells)


@dataclass(frozen=True)
class Wanted:
    """A table, and the kind of move that its log must hold."""

    kind: Kind
    table: dict[str, Any] = field(default_factory=dict)
    fullest: bool = False


def wanted(kind: Kind, fullest: bool = False, **table: Any) -> Wanted:
    """A table of two seats and five tools, if nothing else is said."""
    return Wanted(kind, {"seats": 2, "tools": 5, **table}, fullest)


DISPUTED: dict[str, Wanted] = {
    "take-for-flux-brush-solo": wanted(takes_for("flux_brush"), fullest=True, seats=1),
    "take-for-flux-remover-solo": wanted(takes_for("flux_remover"), fullest=True, seats=1),
    "take-for-flux-brush": wanted(takes_for("flux_brush"), fullest=True),
    "take-for-flux-remover-russian": wanted(takes_for("flux_remover"), fullest=True, edition="classic-ru"),
    "take-for-grozing-pliers": wanted(takes_for("grozing_pliers")),
    "take-for-grinding-stone": wanted(takes_for("grinding_stone"), edition="classic-it"),
    "take-for-lens-cutter-solo": wanted(takes_for("lens_cutter"), seats=1),
    "take-for-cork-backed-straightedge": wanted(takes_for("cork_backed_straightedge")),
    "take-for-strip-cutter-russian": wanted(takes_for("strip_cutter"), edition="classic-ru", seats=3),
    "take-for-salvage-hook": wanted(takes_for("salvage_hook"), modules="strife"),
    "take-for-pumice-block": wanted(takes_for("pumice_block"), modules="strife"),
    "exchange-clamp-leaves-a-die-alone": wanted(clamp_leaves_alone, modules="strife"),
    "exchange-clamp-leaves-a-die-alone-revised": wanted(clamp_leaves_alone, modules="glory", edition="revised"),
    "honor-hand-fits-nowhere-placed": wanted(takes_to_place_wrong, honor=True),
    "honor-hand-fits-nowhere-for-a-tool": wanted(takes_for("flux_remover"), honor=True),
    "honor-revised-hand-fits-nowhere-returned": wanted(takes_to_return, honor=True, edition="revised"),
    "honor-revised-hand-fits-nowhere-placed": wanted(takes_to_place_wrong, honor=True, edition="revised", seats=3),
}
CLAMP = "exchange-clamp-leaves-a-die-alone"


def find_lines(game: Game, kind: Kind) -> list[int]:
    """The lines of a game that hold a move in question, counted from 1."""
    pairs = zip(game.entries, game.entries[1:], strict=False)
    return [number for number, pair in enumerate(pairs, 1) if kind(*pair)]
