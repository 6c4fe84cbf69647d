"""The options of a table: what each edition gives, what is refused, and that a description leads back."""

from typing import Any

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from sagrada.content.cards import EDITION
from sagrada.content.check import CHOICES
from sagrada.content.options import MODULE_CHOICES, MODULES, Options, bag_draw, describe, draw, gray_in_bag, resolve
from sagrada.content.refusal import Refused


def refusal(edition: Any = "classic", seats: Any = 2, **by_hand: Any) -> Refused:
    with pytest.raises(Refused) as refused:
        resolve(edition, seats, **by_hand)
    return refused.value


@pytest.mark.parametrize(
    ("edition", "bags"),
    [
        ("classic", [18, 18, 18, 18, 22, 26]),
        ("classic-ru", [18, 18, 18, 18, 22, 26]),
        ("classic-it", [18, 18, 18, 18, 22, 26]),
        ("revised", [10, 10, 14, 18, 22, 26]),
    ],
)
def test_every_edition_has_its_bag_by_seats(edition: str, bags: list[int]) -> None:
    assert [resolve(edition, seats).bag for seats in range(1, 7)] == bags


def test_less_luck_takes_dice_out_of_the_italian_bag() -> None:
    bags = [resolve("classic-it", seats, less_luck=True).bag for seats in range(1, 7)]
    assert bags == [10, 10, 14, 18, 22, 26]


def test_the_default_is_classic_with_two_seats() -> None:
    assert resolve() == Options(
        edition="classic",
        seats=2,
        bag=18,
        private_scoring="shades",
        tie_break="last_turn",
        unplaceable="refused",
        strip_cutter=False,
        thirteenth_card=False,
        tools=3,
        publics=3,
        privates=1,
        tokens=True,
        pay="tokens",
        best_of="all",
        empty_penalty=1,
    )


def test_revised_pays_three_per_die_and_takes_unplaceable_dice_back() -> None:
    options = resolve("revised")
    assert (options.private_scoring, options.tie_break, options.unplaceable) == ("dice", "first_turn", "returned")


def test_both_russian_editions_have_the_strip_cutter() -> None:
    assert [resolve(edition).strip_cutter for edition in EDITION] == [False, True, False, True]


def test_no_edition_deals_our_own_thirteenth_window_card_unless_asked() -> None:
    """Rulings, editions: the box has another card that no source shows."""
    assert not any(resolve(edition).thirteenth_card for edition in EDITION)
    assert resolve("classic-ru", thirteenth_card=True).thirteenth_card


def test_what_an_edition_s_players_may_turn_on_can_be_turned_on() -> None:
    assert {row.id: row.switches for row in EDITION.values() if row.switches} == {
        "classic-ru": ("thirteenth_card",),
        "classic-it": ("less_luck",),
    }
    for row in EDITION.values():
        for name in row.switches:
            assert resolve(row.id, 2, **{name: True}) != resolve(row.id, 2)


@pytest.mark.parametrize("edition", ["classic", "classic-ru", "classic-it"])
def test_classic_solo_has_two_privates_and_is_paid_with_dice(edition: str) -> None:
    solo = resolve(edition, 1)
    assert (solo.publics, solo.privates, solo.tokens, solo.pay, solo.best_of) == (2, 2, False, "die", "private")
    assert (solo.empty_penalty, solo.strip_cutter) == (3, False)


def test_revised_solo_has_tokens_and_the_best_public_scores() -> None:
    solo = resolve("revised", 1)
    assert (solo.publics, solo.privates, solo.tokens, solo.pay, solo.best_of) == (3, 1, True, "token_or_die", "public")
    assert (solo.empty_penalty, solo.strip_cutter) == (3, False)


def test_an_option_set_by_hand_overrides_the_edition() -> None:
    assert resolve("classic", 4, tie_break="first_turn").tie_break == "first_turn"


@pytest.mark.parametrize("edition", ["deluxe", "", 3, None, ["classic"]])
def test_an_unknown_edition_is_refused_with_the_known_ones(edition: object) -> None:
    refused = refusal(edition)
    assert (refused.rule, refused.facts["known"]) == ("unknown_edition", list(EDITION))


@pytest.mark.parametrize("seats", [0, 7, -1, 2.0, True, "2"])
def test_anything_but_one_to_six_seats_is_refused(seats: object) -> None:
    refused = refusal(seats=seats)
    assert (refused.rule, refused.facts["seats"]) == ("seats", seats)


def test_an_unknown_option_is_refused() -> None:
    refused = refusal(weather="fair")
    assert (refused.rule, refused.facts["option"]) == ("unknown_option", "weather")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("bag", "18"),
        ("bag", True),
        ("private_scoring", "both"),
        ("tie_break", None),
        ("unplaceable", ["refused"]),
        ("strip_cutter", 1),
        ("thirteenth_card", 0),
        ("tokens", "yes"),
        ("honor", 1),
        ("open_setup", None),
        ("less_luck", 1),
        ("tools", -1),
        ("tools", True),
        ("publics", 4),
        ("privates", 0),
        ("privates", 3),
        ("pay", "coins"),
        ("best_of", "none"),
        ("empty_penalty", 10),
        ("empty_penalty", 1.0),
        ("modules", 3),
        ("modules", True),
        ("modules", None),
        ("modules", {"strife": True}),
        ("claims", "never"),
        ("gray_ornaments", 0),
        ("ornaments_break_ties", "no"),
        ("strife_rivalry", None),
        ("color_pairs", "orthogonal"),
    ],
)
def test_a_value_that_an_option_does_not_have_is_refused(option: str, value: object) -> None:
    refused = refusal(**{option: value})
    assert refused.rule == "option_value"
    assert (refused.facts["option"], refused.facts["value"]) == (option, value)
    assert refused.facts["allowed"]


@pytest.mark.parametrize(("seats", "needed"), [(1, 8), (2, 10), (3, 14), (4, 18), (5, 22), (6, 26)])
def test_a_bag_smaller_than_ten_rounds_is_refused(seats: int, needed: int) -> None:
    assert resolve("classic", seats, bag=needed).bag == needed
    refused = refusal(seats=seats, bag=needed - 1)
    assert refused.rule == "bag_too_small"
    assert (refused.facts["bag"], refused.facts["needed"]) == (needed - 1, needed)


def test_a_bag_above_twenty_six_is_refused() -> None:
    refused = refusal(bag=27)
    assert (refused.rule, refused.facts["bag"]) == ("bag_too_large", 27)


def test_less_luck_beside_a_bag_by_hand_is_refused() -> None:
    assert refusal("classic-it", less_luck=True, bag=12).rule == "less_luck_and_bag"


@pytest.mark.parametrize("edition", ["classic", "classic-ru", "revised"])
def test_less_luck_is_for_the_italian_edition_only(edition: str) -> None:
    refused = refusal(edition, less_luck=True)
    assert (refused.rule, refused.facts["known"]) == ("less_luck_edition", ["classic-it"])


@pytest.mark.parametrize(
    ("option", "value"),
    [("pay", "die"), ("pay", "token_or_die"), ("best_of", "private"), ("best_of", "public"), ("privates", 2)],
)
def test_solo_options_are_refused_with_more_seats(option: str, value: object) -> None:
    refused = refusal(seats=3, **{option: value})
    assert (refused.rule, refused.facts["option"], refused.facts["value"]) == ("solo_only", option, value)


@pytest.mark.parametrize("edition", EDITION)
def test_the_strip_cutter_is_refused_in_solo(edition: str) -> None:
    refused = refusal(edition, 1, strip_cutter=True)
    assert (refused.rule, refused.facts["option"]) == ("not_in_solo", "strip_cutter")


def test_paying_with_tokens_that_nobody_has_is_refused() -> None:
    assert refusal(tokens=False).rule == "no_way_to_pay"
    assert refusal("classic", 1, pay="tokens").rule == "no_way_to_pay"
    assert refusal("classic", 1, pay="token_or_die").rule == "no_way_to_pay"


def test_without_tools_nobody_needs_tokens() -> None:
    assert not resolve("classic", 2, tokens=False, tools=0).tokens


def test_solo_may_be_paid_with_tokens_if_there_are_tokens() -> None:
    assert resolve("classic", 1, pay="tokens", tokens=True).pay == "tokens"


def test_more_than_five_tools_are_refused() -> None:
    assert resolve("classic", 1, tools=5).tools == 5
    refused = refusal(tools=6)
    assert (refused.rule, refused.facts) == ("too_many_tools", {"tools": 6, "most": 5})


@pytest.mark.parametrize("edition", EDITION)
@pytest.mark.parametrize("seats", range(1, 7))
def test_an_edition_as_printed_needs_no_description(edition: str, seats: int) -> None:
    assert describe(resolve(edition, seats)) == {}


def test_less_luck_is_described_by_its_bag() -> None:
    assert describe(resolve("classic-it", 3, less_luck=True)) == {"bag": 14}


@st.composite
def tables(choose: st.DrawFn) -> tuple[str, int, dict[str, Any]]:
    """An edition, seats and a handful of options by hand, most of which go together."""
    values: dict[str, st.SearchStrategy[Any]] = {name: st.sampled_from(choices) for name, choices in CHOICES.items()}
    values |= {"bag": st.integers(8, 27), "honor": st.booleans(), "open_setup": st.booleans()}
    values |= {name: st.sampled_from(choices) for name, choices in MODULE_CHOICES.items()}
    names = choose(st.lists(st.sampled_from(sorted(values)), max_size=5, unique=True))
    by_hand = {name: choose(values[name]) for name in names}
    by_hand["modules"] = tuple(module for module in MODULES if choose(st.booleans()))
    return choose(st.sampled_from(list(EDITION))), choose(st.integers(1, 6)), by_hand


def resolve_or_reject(edition: str, seats: int, by_hand: dict[str, Any]) -> Options:
    try:
        return resolve(edition, seats, **by_hand)
    except Refused:
        reject()


@given(tables())
def test_a_description_leads_back_to_the_same_options(table: tuple[str, int, dict[str, Any]]) -> None:
    edition, seats, by_hand = table
    options = resolve_or_reject(edition, seats, by_hand)
    assert resolve(edition, seats, **describe(options)) == options


@given(tables())
def test_a_description_names_only_what_was_set_by_hand(table: tuple[str, int, dict[str, Any]]) -> None:
    assert describe(resolve_or_reject(*table)).items() <= table[2].items()


@given(tables())
def test_a_table_that_is_not_refused_has_dice_for_ten_rounds(table: tuple[str, int, dict[str, Any]]) -> None:
    options = resolve_or_reject(*table)
    assert 5 * options.bag + gray_in_bag(options) >= 10 * bag_draw(options)


def test_without_modules_there_is_no_gray_die_and_the_whole_pool_is_from_the_bag() -> None:
    for seats in range(1, 7):
        options = resolve("classic", seats)
        assert (options.modules, gray_in_bag(options), bag_draw(options)) == ((), 0, draw(seats))


@pytest.mark.parametrize("edition", EDITION)
@pytest.mark.parametrize(
    ("seats", "bag", "gray", "total"),
    [(1, 10, 4, 54), (2, 10, 4, 54), (3, 14, 5, 75), (4, 18, 6, 96), (5, 22, 7, 117), (6, 26, 8, 138)],
)
def test_with_strife_the_bag_is_that_of_glory_in_every_edition(
    edition: str, seats: int, bag: int, gray: int, total: int
) -> None:
    options = resolve(edition, seats, modules="strife")
    assert (options.bag, gray_in_bag(options), 5 * options.bag + gray_in_bag(options)) == (bag, gray, total)


def test_less_luck_changes_nothing_with_strife() -> None:
    assert resolve("classic-it", 3, less_luck=True, modules="strife") == resolve("classic-it", 3, modules="strife")


def test_without_strife_the_bag_stays_that_of_the_edition() -> None:
    assert resolve("classic", 2, modules="pioneers ornaments rivalry").bag == 18
    assert resolve("classic", 2, modules="rivalry", bag=12).bag == 12


@pytest.mark.parametrize(("seats", "dice"), [(1, 3), (2, 4), (3, 6), (4, 8), (5, 10), (6, 12)])
def test_with_strife_two_dice_a_seat_and_three_in_solo_leave_the_bag(seats: int, dice: int) -> None:
    assert bag_draw(resolve("classic", seats, modules="strife")) == dice


@pytest.mark.parametrize(
    ("given", "modules"),
    [
        ("", ()),
        ([], ()),
        ("strife", ("strife",)),
        ("rivalry,strife", ("strife", "rivalry")),
        ("ornaments pioneers", ("pioneers", "ornaments")),
        (" ornaments,  pioneers ", ("pioneers", "ornaments")),
        (["rivalry", "ornaments"], ("ornaments", "rivalry")),
        (("strife", "strife"), ("strife",)),
        ("glory", MODULES),
        (["glory", "strife"], MODULES),
    ],
)
def test_modules_are_read_from_lists_and_texts_into_their_order(given: object, modules: tuple[str, ...]) -> None:
    assert resolve("classic", 2, modules=given).modules == modules


@pytest.mark.parametrize(("given", "wrong"), [("strife,storm", "storm"), (["Strife"], "Strife"), ([3], 3), ([[]], [])])
def test_an_unknown_module_is_refused_with_the_known_ones(given: object, wrong: object) -> None:
    refused = refusal(modules=given)
    assert (refused.rule, refused.facts["module"]) == ("unknown_module", wrong)
    assert refused.facts["known"] == [*MODULES, "glory"]


@pytest.mark.parametrize(
    ("modules", "value"), [("pioneers", "pioneers"), ("rivalry", "rivalry"), ("glory", "pioneers")]
)
def test_modules_that_need_rivals_are_refused_in_solo(modules: str, value: str) -> None:
    refused = refusal("classic", 1, modules=modules)
    assert (refused.rule, refused.facts) == ("not_in_solo", {"option": "modules", "value": value})


NEEDS = [
    ("claims", "asked", "pioneers"),
    ("gray_ornaments", False, "ornaments"),
    ("ornaments_break_ties", False, "ornaments"),
    ("strife_rivalry", False, "strife"),
    ("color_pairs", "diagonal", "rivalry"),
]


@pytest.mark.parametrize(("option", "value", "module"), NEEDS)
def test_an_option_of_a_module_is_refused_without_it(option: str, value: object, module: str) -> None:
    others = [other for other in MODULES if other != module]
    refused = refusal(modules=others, **{option: value})
    assert (refused.rule, refused.facts) == ("needs_module", {"option": option, "value": value, "module": module})


@pytest.mark.parametrize(("option", "value", "module"), NEEDS)
def test_an_option_of_a_module_is_taken_with_it(option: str, value: Any, module: str) -> None:
    options = resolve("classic", 2, modules=module, **{option: value})
    assert getattr(options, option) == value


@pytest.mark.parametrize("option", MODULE_CHOICES)
def test_the_usual_value_of_an_option_needs_no_module(option: str) -> None:
    usual: Any = MODULE_CHOICES[option][0]
    assert getattr(resolve("classic", 2, **{option: usual}), option) == usual


def test_a_bag_by_hand_is_refused_with_strife() -> None:
    refused = refusal(seats=3, modules="strife", bag=14)
    assert (refused.rule, refused.facts) == ("bag_with_strife", {"bag": 14, "printed": 14})


@pytest.mark.parametrize(("option", "facts"), [("tools", (0, 3)), ("publics", (3, 0))])
def test_strife_is_refused_where_its_tool_or_objective_has_no_place(option: str, facts: tuple[int, int]) -> None:
    refused = refusal(modules="strife", **{option: 0})
    assert (refused.rule, refused.facts) == ("strife_needs_cards", {"tools": facts[0], "publics": facts[1]})
    least: dict[str, Any] = {option: 1}
    assert resolve("classic", 2, modules="strife", **least).modules == ("strife",)


@pytest.mark.parametrize(("edition", "publics"), [("classic", 2), ("revised", 3)])
def test_solo_with_strife_has_the_objectives_of_its_edition_and_no_contest(edition: str, publics: int) -> None:
    solo = resolve(edition, 1, modules="strife ornaments")
    assert (solo.publics, solo.strife_rivalry) == (publics, False)
    assert resolve(edition, 1, modules="strife ornaments", strife_rivalry=False) == solo
    assert describe(solo) == {"modules": ("strife", "ornaments")}


def test_a_contest_of_one_is_refused() -> None:
    refused = refusal("classic", 1, modules="strife", strife_rivalry=True)
    assert (refused.rule, refused.facts) == ("not_in_solo", {"option": "strife_rivalry", "value": True})


@pytest.mark.parametrize("edition", EDITION)
def test_a_table_with_the_whole_expansion_is_described_by_its_modules(edition: str) -> None:
    options = resolve(edition, 4, modules="glory")
    assert describe(options) == {"modules": MODULES}
    assert resolve(edition, 4, **describe(options)) == options


def test_options_of_modules_are_described_beside_them() -> None:
    described: dict[str, Any] = {"modules": ("pioneers", "rivalry"), "claims": "asked", "color_pairs": "diagonal"}
    assert describe(resolve("revised", 3, **described)) == described
