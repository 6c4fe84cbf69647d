"""Every refusal names its rule, tells its facts and has a sentence: one position for each rule, and more."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from positions import DEAD_END, FULL, NARROW, play, position, refusal
from rules.citing import rules
from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.game import reasons
from sagrada.game.game import Game
from sagrada.game.notation import parse_action, parse_cell, parse_die
from sagrada.game.numbering import to_number
from sagrada.game.phrases import CardFact, CellFact, ColorFact, DieFact
from sagrada.rules import state as numbers
from sagrada.rules.refusals import KINDS, RULES
from sagrada.words.messages import explain


class Case(NamedTuple):
    """A refused move: its rule, the windows, what is played before (divided by `;`) and the rest of the position."""

    rule: str
    move: str
    windows: tuple[str, ...] = ()
    before: str = ""
    given: Mapping[str, Any] = {}

    def game(self) -> Game:
        """The position in which the move is refused."""
        game = position(*self.windows, **self.given)
        return play(game, *filter(None, (move.strip() for move in self.before.split(";"))))


def tool(rule: str, name: str, *windows: str, before: str = "", **given: Any) -> Case:
    """The use of a tool that is refused."""
    return Case(rule, f"use {name}", windows, before, {"tools": name, **given})


ON_TRACK = {"track": "R5", "in_round": 2}
LAST = {"in_round": 10, "turn": 4}
CORK = {"tools": "cork_backed_straightedge", "hand": "R5"}
STRIP = {"tools": "strip_cutter", "hand": "R5", "edition": "revised"}
LENIENT = "color_panes_too"
CLAMP = {"tools": "exchange_clamp", "board": LENIENT}
HOOK = {"tools": "salvage_hook", "hand": "B5", "board": LENIENT, "track": "P2 S3", "in_round": 2}
ASKED = {"pioneers": "rainbow_row full_scale four_corners", "claims": "asked"}
STONE = {"tools": "grinding_stone", "hand": "R5", "pool": "B1 G3", "seats": 1}

CASES = [
    # placement
    Case("free", "R5@a1", ("B3",), given={"hand": "R5"}),
    Case("cell_color", "R5@a1", given={"hand": "R5", "pattern": "B"}),
    Case("cell_shade", "R5@a1", given={"hand": "R5", "pattern": "3"}),
    Case("equal_color", "R5@a2", ("R1",), given={"hand": "R5"}),
    Case("equal_shade", "R5@a2", ("B5",), given={"hand": "R5"}),
    Case("touch", "R5@a3", ("B1",), given={"hand": "R5"}),
    Case("border", "R5@b3", given={"hand": "R5"}),
    Case("touches_a_die", "R5@a2", ("B1",), "use cork_backed_straightedge", CORK),
    # taking, placing, giving back
    Case("not_in_pool", "R5", given={"pool": "B1"}),
    Case("one_die_a_turn", "B1", (), "R5@a1", {"pool": "R5 B1"}),
    Case("die_in_hand", "B1", given={"hand": "R5", "pool": "B1"}),
    Case("cant_be_placed", "G3", ("R1",), given={"pool": "G3", "pattern": NARROW}),
    Case("window_is_full", "G3", (FULL,), given={"pool": "G3"}),
    Case("place_first", "end", given={"hand": "R5"}),
    Case("cant_return", "return", given={"hand": "R5"}),
    # tools
    Case("tool_not_on_table", "use lathekin"),
    tool("one_tool_a_turn", "eglomise_brush", "R1", before="use eglomise_brush; a1>a5"),
    tool("tool_needs_die_in_hand", "grinding_stone"),
    tool("tool_needs_empty_hand", "lathekin", hand="R5"),
    tool("first_turn_only", "running_pliers", before="R5@a1", pool="R5 B1", turn=4),
    tool("second_turn_only", "glazing_hammer", pool="R5"),
    tool("after_placing_only", "running_pliers", pool="R5"),
    tool("before_taking_only", "glazing_hammer", before="R5@a1", pool="R5 B1", turn=4),
    tool("before_round_seven", "strip_cutter", "", "R1", hand="R5", in_round=7),
    tool("track_is_empty", "lens_cutter", hand="R5"),
    tool("window_is_empty", "lathekin"),
    tool("tool_cant_be_finished", "lathekin", "R1"),
    tool("too_few_tokens", "eglomise_brush", "R1", tokens=0),
    tool("no_die_to_pay", "eglomise_brush", "R1", seats=1, pool="R5"),
    tool(
        "tool_left_the_game",
        "eglomise_brush",
        "R1",
        seats=1,
        pool="B5",
        before="use eglomise_brush; pay B5; a1>a5; end",
    ),
    # a tool's own questions
    Case("no_mover", "a1>a2", ("R1",)),
    Case("no_die_there", "c3>c4", ("R1",), "use eglomise_brush", {"tools": "eglomise_brush"}),
    Case("moved_already", "b3>c3", ("R1 B2",), "use lathekin; a1>b3", {"tools": "lathekin"}),
    Case("second_move_needed", "a1>a3", ("R1 G2",), "use lathekin", {"tools": "lathekin", "pattern": DEAD_END}),
    Case("wrong_color_to_move", "a2>b2", ("R1 B2",), "use tap_wheel", {"tools": "tap_wheel", **ON_TRACK}),
    Case("no_such_shade", "+", (), "use grozing_pliers", {"tools": "grozing_pliers", "hand": "R6"}),
    Case("not_on_track", "swap B1", (), "use lens_cutter", {"tools": "lens_cutter", "hand": "R6", **ON_TRACK}),
    Case("own_window", "swap s0:a1", ("R1", "R2"), "use strip_cutter", STRIP),
    Case("nothing_in_common", "swap s1:a3", ("", "R2 .. B1"), "use strip_cutter", STRIP),
    Case("golden_rule_there", "swap s1:a1", ("", "R2 G5 .. R3"), "use strip_cutter", STRIP),
    Case("pay_with_a_die", "pay tokens", (), "use grinding_stone", STONE),
    Case("wrong_color_to_pay", "pay B1", (), "use grinding_stone", STONE),
    # gray dice and pioneers
    Case("strife", "S5@b2", ("S3 R1",), given={"hand": "S5", "board": "no_corner_contact"}),
    Case("gray_on_color_cell", "S5@a1", given={"hand": "S5", "pattern": "B", "board": "no_corner_contact"}),
    tool("needs_gray_die", "pumice_block", hand="R3", board=LENIENT),
    tool("needs_colored_die", "salvage_hook", "Y1", hand="S5", board=LENIENT, track="S3", in_round=2),
    tool("no_gray_on_track", "salvage_hook", "Y1", hand="R5", board=LENIENT, track="B3", in_round=2),
    tool("no_gray_in_window", "exchange_clamp", "R1 B2", board=LENIENT),
    Case("gray_and_colored", "a2>a1", ("S3 R1 B3",), "use exchange_clamp", CLAMP),
    Case("exchange_fits_not", "a1>a2", ("S3 R1 B3",), "use exchange_clamp", CLAMP),
    Case("exchange_alone", "a1>a3", ("S3 .. R1 / / S6 P1",), "use exchange_clamp", CLAMP),
    Case("pumice_reach", "=6", (), "use pumice_block", {"tools": "pumice_block", "hand": "S3", "board": LENIENT}),
    Case("fetches_gray_only", "swap P2", ("R1",), "use salvage_hook", HOOK),
    Case(
        "strife_there", "swap s1:a1", ("B1", "R6 .. .. R1 / S4"), "use strip_cutter", {**STRIP, "board": "dissonance"}
    ),
    Case("pioneer_not_met", "claim four_corners", ("R1 Y2 G3 B4 P5",), "end", ASKED),
    # the moment
    Case("game_over", "end", (), "end", LAST),
    Case("not_asked", "=4"),
    Case("chance_differs", "* R5"),
    Case("chance_awaited", "end", (), "end", {"turn": 4}),
]

# what the rules tell of some of the cases, as values
TOLD: Mapping[str, Mapping[str, object]] = {
    "free": {"cell": CellFact("a1", 0), "other": DieFact("B3")},
    "cell_color": {"cell": CellFact("a1", 0), "wanted": ColorFact("B"), "die": DieFact("R5")},
    "cell_shade": {"cell": CellFact("a1", 0), "wanted": 3, "die": DieFact("R5")},
    "equal_shade": {
        "cell": CellFact("a2", 0),
        "with": CellFact("a1", 0),
        "die": DieFact("R5"),
        "other": DieFact("B5"),
    },
    "too_few_tokens": {
        "tool": CardFact("eglomise_brush", "tools"),
        "price": 1,
        "tokens": 0,
        "color": ColorFact("B"),
    },
    "nothing_in_common": {
        "seat": "s1",
        "cell": CellFact("a3", 1),
        "other": DieFact("B1"),
        "hand": DieFact("R5"),
    },
    "strife": {
        "cell": CellFact("b2", 0),
        "die": DieFact("S5"),
        "board": CardFact("no_corner_contact", "boards"),
    },
    "pioneer_not_met": {"pioneer": CardFact("four_corners", "pioneers")},
    "no_such_shade": {"hand": DieFact("R6")},
    "wrong_color_to_pay": {"tool": CardFact("grinding_stone", "tools"), "color": ColorFact("G")},
    "not_asked": {"awaited": "turn"},
}

# texts that name no possible move at all
TEXTS = [
    ("not_in_hand", "B1@a1", {"hand": "R5"}),
    ("bad_move", "castle", {}),
    ("bad_die", "R7", {}),
    ("bad_cell", "a9>a1", {}),
    ("bad_seat", "swap s7:a1", {}),
    ("unknown_id", "use hammer", {}),
]

INTERJECTIONS = [
    ("nothing_to_undo", "undo", {}),
    ("no_honor", "! s1 s0", {}),
    ("bad_seat", "! s1 s2", {"honor": True}),
    ("bad_move", "! s1", {"honor": True}),
    ("challenged_before", "! s1 s0", {"honor": True}),
]
PAID_TOO_MUCH = [
    tool("tool_cant_be_finished", "running_pliers", seats=1, pool="B1 R2", before="B1@a1"),
    tool("tool_cant_be_finished", "glazing_hammer", seats=1, pool="B1", turn=2),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.rule)
def test_a_refused_move_names_its_rule(case: Case) -> None:
    """Rulings: each one is enforced by name."""
    assert refusal(case.game(), case.move) == case.rule


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.rule)
def test_a_refused_move_has_a_sentence_that_says_what_was_tried(case: Case) -> None:
    """House style: errors say what was tried and which rule refused."""
    refused = case.game().why_not(case.move)
    assert refused
    assert explain(refused).startswith(f"{case.move}: ")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.rule)
def test_a_refused_move_changes_nothing(case: Case) -> None:
    """Rulings, turns 3: what can't be done costs nothing."""
    game = case.game()
    before = game.state.copy()
    with pytest.raises(Refused, match=rf"\[{case.rule}\]$"):
        game.play(case.move)
    assert game.state == before


def test_every_reason_is_reached() -> None:
    """Each rule that refuses has its position above; a die placed without one in hand has no text of its own."""
    assert {rule.id for rule in RULES.values()} - {""} - {case.rule for case in CASES} == {"no_die_in_hand"}


@pytest.mark.parametrize("case", [case for case in CASES if case.rule != "chance_awaited"], ids=lambda case: case.rule)
def test_a_refused_move_tells_the_facts_of_its_rule_in_their_order(case: Case) -> None:
    """`rules/refusals.py` names them."""
    refused = case.game().why_not(case.move)
    assert refused
    rows = [tuple(name for name, _ in rule.facts) for rule in RULES.values() if rule.id == case.rule]
    assert tuple(refused.facts) in [("move", *row) for row in rows]


@pytest.mark.parametrize(("rule", "facts"), TOLD.items(), ids=TOLD)
def test_facts_are_dice_cells_cards_and_numbers(rule: str, facts: Mapping[str, object]) -> None:
    """One rule at least for each kind of fact."""
    case = next(case for case in CASES if case.rule == rule)
    game = case.game()
    action = to_number(game.state, parse_action(case.move, game.options.seats))
    assert reasons.reason(game.state, action) == (rule, facts)


def test_every_kind_of_fact_has_an_example() -> None:
    kinds = {kind for rule in RULES.values() if rule.id in TOLD for _, kind in rule.facts}
    assert kinds == set(KINDS) == set(reasons.FACTS)


def test_an_exchange_with_an_empty_cell_of_another_window_names_the_seat() -> None:
    """The same id has no seat where a die of one's own is moved."""
    game = Case("no_die_there", "swap s1:b1", ("", "R2"), "use strip_cutter", STRIP).game()
    action = to_number(game.state, parse_action("swap s1:b1", 2))
    assert reasons.reason(game.state, action) == ("no_die_there", {"seat": "s1", "cell": CellFact("b1", 1)})


@pytest.mark.parametrize(("window", "rule"), [("R1", "border"), ("R1 .. .. B2", "touch")])
def test_a_die_that_is_moved_is_no_neighbor_of_itself(window: str, rule: str) -> None:
    """All rulebooks, placing: on the border of an empty window, or touching another die."""
    game = play(position(window, tools="eglomise_brush"), "use eglomise_brush")
    assert refusal(game, "a1>b2") == rule


def test_the_price_that_is_told_is_the_one_of_now() -> None:
    """All rulebooks, tools: one token on an untouched card, two later."""
    refused = position("R1", tools="eglomise_brush:1", tokens=1).why_not("use eglomise_brush")
    assert refused
    assert (refused.facts["price"], refused.facts["tokens"]) == (2, 1)


@pytest.mark.parametrize("number", [numbers.CLAIM + 3, numbers.USE + 20, numbers.TAKE + 40, numbers.SWAP + 47])
def test_a_number_that_names_nothing_was_not_asked_for(number: int) -> None:
    """docs/actions.md: some numbers are spare."""
    assert reasons.reason(position(pool="R5").state, number) == ("not_asked", {"awaited": "turn"})


def test_nothing_is_said_of_a_legal_action() -> None:
    """`core.explain` has a reason for exactly those actions that are not legal."""
    for case in CASES:
        state = case.game().state
        silent = [action for action in range(numbers.ACTIONS) if not core.explain(state, action)]
        assert silent == sorted(core.legal(state))


def test_a_die_that_may_lie_on_a_cell_is_not_refused_there() -> None:
    """Any die and any window may be asked about, whoever is awaited: the rules' examples are."""
    state = position("R1", "B2").state
    assert core.explain_cell(state, 1, parse_die("R5"), parse_cell("a2")) == []
    told = reasons.read_reason(core.explain_cell(state, 1, parse_die("B5"), parse_cell("a2")))
    facts = {"cell": CellFact("a2", 1), "with": CellFact("a1", 1), "die": DieFact("B5"), "other": DieFact("B2")}
    assert told == ("equal_color", facts)


def test_a_placement_by_number_with_an_empty_hand_has_its_reason() -> None:
    """docs/actions.md: by text `R5@b3` also takes the die, by number it does not."""
    refused = reasons.refuse(position(pool="R5").state, numbers.PLACE, "a1")
    assert (refused.rule, explain(refused)[:4]) == ("no_die_in_hand", "a1: ")


@pytest.mark.parametrize(("rule", "text", "given"), TEXTS)
def test_a_text_that_is_no_move_is_refused_with_a_sentence_that_quotes_it(
    rule: str, text: str, given: dict[str, Any]
) -> None:
    """docs/notation.md."""
    refused = position(**given).why_not(text)
    assert refused
    assert refused.rule == rule
    assert any(word in explain(refused) for word in (text, text[:2], text.split()[-1], "s7"))


def test_a_move_of_a_seat_that_is_not_awaited_is_refused_with_both_names() -> None:
    """All rulebooks, the game: one seat after the other."""
    refused = position().why_not("end", seat=1)
    assert refused
    assert explain(refused) == "end: s0 is awaited, not s1"


@pytest.mark.parametrize(("rule", "line", "given"), INTERJECTIONS)
def test_a_refused_undo_or_challenge_has_a_sentence(rule: str, line: str, given: dict[str, Any]) -> None:
    """docs/notation.md, interjections."""
    game = position("R1 B2", **given)
    with pytest.raises(Refused) as refused:
        play(game, "! s1 s0", line) if rule == "challenged_before" else game.play(line)
    assert (refused.value.rule, len(explain(refused.value)) > 20) == (rule, True)


@rules("turns_tool_must_work")
@pytest.mark.parametrize("case", PAID_TOO_MUCH, ids=lambda case: case.move)
def test_a_tool_whose_payment_would_leave_nothing_to_do_is_refused_for_that_reason(case: Case) -> None:
    """Rulings, turns 3 and solo: a die of its color is there to pay with, but then the tool can't be finished."""
    assert refusal(case.game(), case.move) == case.rule
