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

NAMES = list(vars(numbers))
PHASES = {
    vars(numbers)[name]: "chance" if vars(numbers)[name] <= numbers.DRAW_COLOR else name.lower()
    for name in NAMES[NAMES.index("DEAL_PRIVATE") : NAMES.index("OVER") + 1]
}
"""What a state awaits, by the number of its phase: the names are those of the rules, all of chance are one."""
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
