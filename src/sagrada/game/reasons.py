"""Which rule refuses a move, with its facts: what the rules write as numbers, in values that people read.

Decides nothing. `rules/refusals.py` names the rules and their facts, `core.explain` finds the rule.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.game.moves import Action
from sagrada.game.notation import BOARD_IDS, COLORS, PIONEER_IDS, TOOL_IDS, format_cell, format_die, format_seat
from sagrada.game.numbering import to_number
from sagrada.game.phrases import CardFact, CellFact, ColorFact, DieFact, Fact, Facts, bare
from sagrada.rules import state as numbers
from sagrada.rules.refusals import RULES

PHASES = {
    numbers.DEAL_PRIVATE: "chance",
    numbers.DEAL_CARD: "chance",
    numbers.DEAL_TOOL: "chance",
    numbers.DEAL_PUBLIC: "chance",
    numbers.DEAL_FIRST: "chance",
    numbers.DEAL_BOARD: "chance",
    numbers.DEAL_PIONEER: "chance",
    numbers.DEAL_ORNAMENT: "chance",
    numbers.ROLL_SUPPLY: "chance",
    numbers.DRAW_DIE: "chance",
    numbers.ROLL_HAND: "chance",
    numbers.ROLL_POOL: "chance",
    numbers.DRAW_COLOR: "chance",
    numbers.CHOOSE_PATTERN: "choose_pattern",
    numbers.KEEP_ORNAMENTS: "keep_ornaments",
    numbers.CLAIM_PIONEER: "claim_pioneer",
    numbers.TURN: "turn",
    numbers.HAND: "hand",
    numbers.PAYMENT: "payment",
    numbers.CHANGE_BY_ONE: "change_by_one",
    numbers.SWAP_WITH_TRACK: "swap_with_track",
    numbers.SWAP_WITH_SEAT: "swap_with_seat",
    numbers.SET_SHADE: "set_shade",
    numbers.MOVE_DIE: "move_die",
    numbers.TAKE_EXTRA: "take_extra",
    numbers.REMOVE_DIE: "remove_die",
    numbers.OVER: "over",
}
FACTS: dict[str, Callable[[int], Fact]] = {
    "die": lambda die: DieFact(format_die(die)),
    "cell": lambda cell: CellFact(format_cell(cell % numbers.CELLS_MAX), cell // numbers.CELLS_MAX),
    "seat": format_seat,
    "tool": lambda card: CardFact(TOOL_IDS[card], "tools"),
    "board": lambda card: CardFact(BOARD_IDS[card], "boards"),
    "pioneer": lambda card: CardFact(PIONEER_IDS[card], "pioneers"),
    "color": lambda color: ColorFact(COLORS[color]) if color < len(COLORS) else "",
    "phase": PHASES.__getitem__,
    "number": int,
}
"""How each kind of fact is read from its number."""

Reason = tuple[str, Facts]


def legal_action(state: core.State, move: Action, text: str, seat: int | None = None) -> int:
    """The number of a move, if it is legal; raises Refused with the rule that forbids it."""
    action = to_number(state, move, seat)
    if not core.check_legal(state, action):
        raise refuse(state, action, text)
    return action


def refuse(state: core.State, action: int, text: str) -> Refused:
    """The rule that refuses this action, with what was tried; its facts are ids and notation, as scripts read them."""
    rule, facts = reason(state, action)
    return Refused(rule, move=text, **{name: bare(fact) for name, fact in facts.items()})


def reason(state: core.State, action: int) -> Reason:
    """Rule and facts for an action that is not legal."""
    return read_reason(core.explain(state, action))


def read_reason(told: Sequence[int]) -> Reason:
    """Rule and facts, as the rules have written them."""
    rule = RULES[told[0]]
    return rule.id, {name: FACTS[kind](fact) for (name, kind), fact in zip(rule.facts, told[1:], strict=True)}
