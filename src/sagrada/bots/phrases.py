"""A line of decisions as advice: what to do, decision by decision, as ids of the catalog and facts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from sagrada.content.cards import ORNAMENT, PIONEER, TOOL
from sagrada.engine import core
from sagrada.game.imagine import TOOL_ROLLS
from sagrada.game.messages import card_name, say
from sagrada.game.notation import (
    TOOL_IDS,
    dealt_ornaments,
    format_cell,
    format_die,
    format_seat,
    offered_patterns,
    table_pioneers,
)
from sagrada.game.words import pattern_name
from sagrada.rules import state as numbers
from sagrada.rules.tool_ids import EXCHANGE_CLAMP

PLAIN = {numbers.RETURN: "advice-return", numbers.STOP: "advice-stop", numbers.PAY_TOKENS: "advice-pay"}
"""Decisions that name nothing."""


@dataclass(frozen=True)
class Phrase:
    """A message of the catalog and its facts: a sentence, or a part of one, in any language."""

    id: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def say(self, language: str = "") -> str:
        """The words."""
        return say(self.id, self.facts, language)


def phrase_action(state: core.State, action: int, seat: int) -> Phrase | None:
    """One decision as advice; the end of a turn says nothing by itself."""
    hand = format_die(state.hand) if state.hand != numbers.NO_DIE else ""
    if action == numbers.END:
        return None
    if action in PLAIN:
        return Phrase(PLAIN[action])
    if action in (numbers.UP, numbers.DOWN):
        return Phrase("advice-shade", {"die": format_die(state.hand + (1 if action == numbers.UP else -1))})
    if action < numbers.SHADE:
        return phrase_choice(state, action, seat)
    if action < numbers.USE:
        return Phrase("advice-shade", {"die": f"{hand[:1]}{action - numbers.SHADE + 1}"})
    if action < numbers.TAKE:
        return Phrase("advice-use", {"tool": card_name(TOOL[TOOL_IDS[action - numbers.USE]])})
    if action < numbers.PLACE:
        return phrase_die(state, action)
    return phrase_cell(state, action, hand)


def phrase_die(state: core.State, action: int) -> Phrase:
    """A decision that names a die."""
    if action < numbers.PAY:
        again = state.phase == numbers.TAKE_EXTRA
        return Phrase("advice-take", {"die": format_die(action - numbers.TAKE), "again": again})
    if action < numbers.SWAP:
        return Phrase("advice-pay-die", {"die": format_die(action - numbers.PAY)})
    return Phrase("advice-swap", {"die": format_die(action - numbers.SWAP)})


def phrase_cell(state: core.State, action: int, hand: str) -> Phrase:
    """A decision that names a cell."""
    if action < numbers.REMOVE:
        return Phrase("advice-put", {"die": hand, "cell": format_cell(action - numbers.PLACE), "told": False})
    if action < numbers.SWAP_SEAT:
        cell = action - numbers.REMOVE
        die = format_die(core.die_at(state, state.seat, cell))
        return Phrase("advice-remove", {"die": die, "cell": format_cell(cell)})
    if action < numbers.MOVE:
        other, cell = divmod(action - numbers.SWAP_SEAT, 20)
        facts = {"die": format_die(core.die_at(state, other, cell)), "cell": format_cell(cell)}
        return Phrase("advice-exchange", facts | {"seat": format_seat(other)})
    source, target = divmod(action - numbers.MOVE, 20)
    die = format_die(core.die_at(state, state.seat, source))
    facts = {"die": die, "from": format_cell(source), "to": format_cell(target)}
    if core.tool_in_use(state) == EXCHANGE_CLAMP:
        return Phrase("advice-clamp", facts | {"other": format_die(core.die_at(state, state.seat, target))})
    return Phrase("advice-move", facts)


def phrase_choice(state: core.State, action: int, seat: int) -> Phrase:
    """A decision outside the turns: a window, ornaments, a pioneer."""
    if action < numbers.KEEP:
        return Phrase(
            "advice-choose", {"pattern": pattern_name(offered_patterns(state, seat)[action - numbers.CHOOSE])}
        )
    if action < numbers.CLAIM:
        kept = [name for i, name in enumerate(dealt_ornaments(state, seat)) if (action - numbers.KEEP) >> i & 1]
        return Phrase("advice-keep", {"count": len(kept), "names": [card_name(ORNAMENT[name]) for name in kept]})
    return Phrase("advice-claim", {"pioneer": card_name(PIONEER[table_pioneers(state)[action - numbers.CLAIM]])})


def phrase_line(state: core.State, actions: Sequence[int], seat: int) -> list[Phrase]:
    """A line of decisions from this position on; a line that only ends the turn is a pass."""
    walker = state.copy()
    phrases: list[Phrase] = []
    for action in actions:
        phrase = phrase_action(walker, action, seat)
        if phrase and phrase.id == "advice-put":
            phrase = Phrase(phrase.id, {**phrase.facts, "told": bool(phrases)})
        phrases += [phrase] if phrase else []
        core.apply(walker, action)
    if not phrases:
        return [Phrase("advice-pass" if not state.drafted else "advice-end")]
    return phrases + ([Phrase("advice-see")] if is_mid_turn_chance(walker) else [])


def is_mid_turn_chance(state: core.State) -> bool:
    """Does a tool's die decide how the turn goes on?"""
    return state.phase in TOOL_ROLLS


def say_line(phrases: Iterable[Phrase], language: str = "") -> str:
    """The phrases of a line in a row."""
    words = [phrase.say(language) for phrase in phrases]
    return say("advice-line", {"first": ", ".join(words[:-1]) or "-", "last": words[-1], "count": len(words)}, language)
