"""Every rule that can refuse an action: its number, its id in the catalogs of messages, and the facts told of it.

This is the only list of them. The chapter `reasons` writes a rule's number and then its facts as numbers, in the order
given here; whoever reads those numbers, in Python or in a page, looks them up here.
"""

from typing import Final, NamedTuple

KINDS = {
    "die": "color * 6 + shade - 1",
    "cell": "seat * 20 + row * 5 + column",
    "seat": "counted from 0",
    "tool": "the card's number",
    "board": "the card's number",
    "pioneer": "the card's number",
    "color": "in the order R Y G B P S, and 6 for none",
    "phase": "what the state awaits",
    "number": "as it is",
}
"""What a fact can be, and how it is written as a number."""


class Rule(NamedTuple):
    """A rule's id, and the name and kind of each of its facts."""

    id: str
    facts: tuple[tuple[str, str], ...]

    @property
    def told(self) -> str:
        """The facts in one line, as in the list below."""
        return " ".join(name if name == kind else f"{name}:{kind}" for name, kind in self.facts)


RULES: dict[int, Rule] = {}
"""By number."""


def rule(name: str, facts: str = "") -> int:
    """Give the next number to a rule; a fact is `name:kind`, or the kind alone where that is its name."""
    number = len(RULES)
    pairs = [(word.partition(":")[0], word.rpartition(":")[2]) for word in facts.split()]
    RULES[number] = Rule(name, tuple(pairs))
    return number


USABLE: Final = rule("")

# tools
NOT_ON_TABLE: Final = rule("tool_not_on_table", "tool")
LEFT_THE_GAME: Final = rule("tool_left_the_game", "tool")
ONE_TOOL_A_TURN: Final = rule("one_tool_a_turn", "tool")
NEEDS_DIE_IN_HAND: Final = rule("tool_needs_die_in_hand", "tool")
NEEDS_EMPTY_HAND: Final = rule("tool_needs_empty_hand", "tool")
FIRST_TURN_ONLY: Final = rule("first_turn_only", "tool")
SECOND_TURN_ONLY: Final = rule("second_turn_only", "tool")
AFTER_PLACING_ONLY: Final = rule("after_placing_only", "tool")
BEFORE_TAKING_ONLY: Final = rule("before_taking_only", "tool")
BEFORE_ROUND_SEVEN: Final = rule("before_round_seven", "tool")
TRACK_IS_EMPTY: Final = rule("track_is_empty", "tool")
WINDOW_IS_EMPTY: Final = rule("window_is_empty", "tool")
CANT_BE_FINISHED: Final = rule("tool_cant_be_finished", "tool")
TOO_FEW_TOKENS: Final = rule("too_few_tokens", "tool price:number tokens:number color")
NO_DIE_TO_PAY: Final = rule("no_die_to_pay", "tool price:number tokens:number color")
NEEDS_GRAY_DIE: Final = rule("needs_gray_die", "tool")
NEEDS_COLORED_DIE: Final = rule("needs_colored_die", "tool")
NO_GRAY_ON_TRACK: Final = rule("no_gray_on_track", "tool")
NO_GRAY_IN_WINDOW: Final = rule("no_gray_in_window", "tool")

# the moment
GAME_IS_OVER: Final = rule("game_over")
CHANCE_DIFFERS: Final = rule("chance_differs", "awaited:phase")
NOT_ASKED: Final = rule("not_asked", "awaited:phase")

# taking, placing, giving back
DIE_IN_HAND: Final = rule("die_in_hand", "hand:die")
NO_DIE_IN_HAND: Final = rule("no_die_in_hand")
ONE_DIE_A_TURN: Final = rule("one_die_a_turn")
NOT_IN_POOL: Final = rule("not_in_pool", "die")
WINDOW_IS_FULL: Final = rule("window_is_full", "die")
CANT_BE_PLACED: Final = rule("cant_be_placed", "die")
PLACE_FIRST: Final = rule("place_first", "hand:die")
CANT_RETURN: Final = rule("cant_return", "hand:die")

# cells
CELL_NOT_FREE: Final = rule("free", "cell other:die")
CELL_COLOR: Final = rule("cell_color", "cell wanted:color die")
CELL_SHADE: Final = rule("cell_shade", "cell wanted:number die")
GRAY_ON_COLOR_CELL: Final = rule("gray_on_color_cell", "cell die")
EQUAL_COLOR: Final = rule("equal_color", "cell with:cell die other:die")
EQUAL_SHADE: Final = rule("equal_shade", "cell with:cell die other:die")
TOUCHES_NO_DIE: Final = rule("touch", "cell")
NOT_ON_BORDER: Final = rule("border", "cell")
TOUCHES_A_DIE: Final = rule("touches_a_die", "cell")
AGAINST_BOARD: Final = rule("strife", "cell die board")

# moves of dice
NO_MOVER: Final = rule("no_mover")
NO_DIE_THERE: Final = rule("no_die_there", "cell")
MOVED_ALREADY: Final = rule("moved_already", "cell")
WRONG_COLOR_TO_MOVE: Final = rule("wrong_color_to_move", "die")
SECOND_MOVE_NEEDED: Final = rule("second_move_needed")
GRAY_AND_COLORED: Final = rule("gray_and_colored")
EXCHANGE_ALONE: Final = rule("exchange_alone", "cell")
EXCHANGE_FITS_NOT: Final = rule("exchange_fits_not", "cell target:cell")

# a tool's other questions, pioneers, payment
NO_SUCH_SHADE: Final = rule("no_such_shade", "hand:die")
PUMICE_TOO_FAR: Final = rule("pumice_reach", "hand:die")
PIONEER_NOT_MET: Final = rule("pioneer_not_met", "pioneer")
FETCHES_GRAY_ONLY: Final = rule("fetches_gray_only", "die")
NOT_ON_TRACK: Final = rule("not_on_track", "die")
OWN_WINDOW: Final = rule("own_window", "seat cell")
NO_DIE_WITH_SEAT: Final = rule("no_die_there", "seat cell")
NOTHING_IN_COMMON: Final = rule("nothing_in_common", "seat cell other:die hand:die")
GOLDEN_RULE_THERE: Final = rule("golden_rule_there", "seat cell hand:die")
STRIFE_THERE: Final = rule("strife_there", "seat cell hand:die")
PAY_WITH_A_DIE: Final = rule("pay_with_a_die", "tool")
WRONG_COLOR_TO_PAY: Final = rule("wrong_color_to_pay", "tool color")
