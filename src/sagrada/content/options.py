"""The options of one table: an edition's row, changed by hand where someone asked, and tested for sense.
The values themselves are read by the rules; nothing here knows how a turn goes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from sagrada.version import RULES_VERSION

from .cards import EDITION, GLORY, Edition
from .check import CHOICES, MAX_TOOLS, YES_OR_NO, is_choice, is_one_of
from .refusal import Refused

MAX_BAG = 26


@dataclass(frozen=True)
class Options:
    """The resolved rules of one table; `bag` is the number of dice of each color."""

    edition: str
    seats: int
    bag: int
    private_scoring: str
    tie_break: str
    unplaceable: str
    strip_cutter: bool
    thirteenth_card: bool
    tools: int
    publics: int
    privates: int
    tokens: bool
    pay: str
    best_of: str
    empty_penalty: int
    honor: bool = False
    open_setup: bool = False
    modules: tuple[str, ...] = ()
    claims: str = "automatic"
    gray_ornaments: bool = True
    ornaments_break_ties: bool = True
    strife_rivalry: bool = True
    color_pairs: str = "anywhere"


TABLE_SWITCHES = ("honor", "open_setup")
MODULES = ("strife", "pioneers", "ornaments", "rivalry")
SOLO_MODULES = ("strife", "ornaments")
WHOLE_EXPANSION = "glory"
# what each option of a module can be, the usual value first
MODULE_CHOICES: dict[str, tuple[object, ...]] = {
    "claims": ("automatic", "asked"),
    "gray_ornaments": (True, False),
    "ornaments_break_ties": (True, False),
    "strife_rivalry": (True, False),
    "color_pairs": ("anywhere", "diagonal"),
}
MODULE_OF = {
    "claims": "pioneers",
    "gray_ornaments": "ornaments",
    "ornaments_break_ties": "ornaments",
    "strife_rivalry": "strife",
    "color_pairs": "rivalry",
}


# what an option was called in version 1 of the rules, and is called now
NAMES_OF_RULES_1 = {"extra_window": "thirteenth_card"}


def resolve(edition: str = "classic", seats: int = 2, *, less_luck: bool = False, **by_hand: object) -> Options:
    """The options of a table of this edition; raises Refused for unknown or contradictory ones."""
    return resolve_by(RULES_VERSION, edition, seats, less_luck=less_luck, **by_hand)


def resolve_by(rules: int, /, edition: str, seats: int, *, less_luck: bool = False, **by_hand: object) -> Options:
    """The options of a table by the names and presets of a version of the rules; raises Refused."""
    row = find_edition(edition)
    check_seats(seats)
    by_hand = {name_now(option, rules): value for option, value in by_hand.items()}
    check_less_luck(row, less_luck, by_hand)
    modules = read_modules(by_hand.pop("modules", ()))
    for option, value in by_hand.items():
        check_option(option, value)
    check_modules(modules, seats, by_hand)
    chosen: dict[str, Any] = {**edition_options(row, seats, less_luck, modules, rules), **by_hand, "modules": modules}
    options = Options(edition=edition, seats=seats, **chosen)
    check_together(options)
    return options


def describe(options: Options, rules: int = RULES_VERSION) -> dict[str, Any]:
    """What differs from the edition's own row for that number of seats and modules; resolve() takes it back."""
    row = find_edition(options.edition)
    usual = {**edition_options(row, options.seats, False, options.modules, rules), "modules": ()}
    names = {option: name_then(option, rules) for option in usual}
    return {names[option]: value for option in usual if (value := getattr(options, option)) != usual[option]}


def name_now(option: str, rules: int) -> str:
    """What an option of this version of the rules is called now."""
    return NAMES_OF_RULES_1.get(option, option) if rules == 1 else option


def name_then(option: str, rules: int) -> str:
    """What an option was called in this version of the rules."""
    return next((then for then, now in NAMES_OF_RULES_1.items() if rules == 1 and now == option), option)


def read_modules(given: object) -> tuple[str, ...]:
    """The modules in their usual order, from a sequence or a text with commas or spaces; raises Refused."""
    names = given.replace(",", " ").split() if isinstance(given, str) else given
    if not isinstance(names, (list, tuple)):
        refuse_value("modules", given, [*MODULES, WHOLE_EXPANSION])
    for name in names:
        if name not in (*MODULES, WHOLE_EXPANSION):
            raise Refused("unknown_module", module=name, known=[*MODULES, WHOLE_EXPANSION])
    return tuple(module for module in MODULES if module in names or WHOLE_EXPANSION in names)


def find_edition(edition: object) -> Edition:
    """The edition of this id; raises Refused if there is none."""
    if not isinstance(edition, str) or edition not in EDITION:
        raise Refused("unknown_edition", edition=edition, known=list(EDITION))
    return EDITION[edition]


def edition_options(
    row: Edition, seats: int, less_luck: bool, modules: tuple[str, ...], rules: int = RULES_VERSION
) -> dict[str, object]:
    """Every option as the edition has it with this number of seats and these modules, in a version of the rules."""
    bag = GLORY.per_color if "strife" in modules else row.less_luck_bag if less_luck else row.bag
    preset = {**row.options, **(row.rules_1 if rules == 1 else {}), **(row.solo if seats == 1 else {})}
    usual = {"bag": bag[seats - 1], **preset, **dict.fromkeys(TABLE_SWITCHES, False), "modules": modules}
    usual |= {option: choices[0] for option, choices in MODULE_CHOICES.items()}
    if seats == 1 and "strife" in modules:
        usual["strife_rivalry"] = False
    return usual


def draw(seats: int) -> int:
    """The dice rolled each round; with strife one of them is from the supply."""
    return 4 if seats == 1 else 2 * seats + 1


def bag_draw(options: Options) -> int:
    """The dice that leave the bag each round."""
    return draw(options.seats) - ("strife" in options.modules)


def gray_in_bag(options: Options) -> int:
    """The gray dice in the bag at the start; none without strife."""
    return GLORY.gray[options.seats - 1] if "strife" in options.modules else 0


def check_seats(seats: object) -> None:
    """Refuse anything but 1 to 6 seats."""
    if type(seats) is not int or not 1 <= seats <= 6:
        raise Refused("seats", seats=seats, least=1, most=6)


def check_less_luck(row: Edition, less_luck: object, by_hand: Mapping[str, object]) -> None:
    """Refuse less_luck where the edition has no such variant, or beside a bag set by hand."""
    if type(less_luck) is not bool:
        refuse_value("less_luck", less_luck, YES_OR_NO)
    if less_luck and not row.less_luck_bag:
        raise Refused("less_luck_edition", edition=row.id, known=[e.id for e in EDITION.values() if e.less_luck_bag])
    if less_luck and "bag" in by_hand:
        raise Refused("less_luck_and_bag", bag=by_hand["bag"])


def check_option(option: str, value: object) -> None:
    """Refuse an option that does not exist, or a value that it does not have."""
    if option == "bag":
        if type(value) is not int:
            refuse_value(option, value, range(MAX_BAG + 1))
    elif option in TABLE_SWITCHES:
        if type(value) is not bool:
            refuse_value(option, value, YES_OR_NO)
    elif option in MODULE_CHOICES:
        if not is_one_of(value, MODULE_CHOICES[option]):
            refuse_value(option, value, MODULE_CHOICES[option])
    elif option not in CHOICES:
        known = ["bag", "less_luck", *CHOICES, *TABLE_SWITCHES, "modules", *MODULE_CHOICES]
        raise Refused("unknown_option", option=option, known=known)
    elif option == "tools" and type(value) is int and value > MAX_TOOLS:
        raise Refused("too_many_tools", tools=value, most=MAX_TOOLS)
    elif not is_choice(option, value):
        refuse_value(option, value, CHOICES[option])


def check_modules(modules: tuple[str, ...], seats: int, by_hand: Mapping[str, object]) -> None:
    """Refuse modules that need rivals in solo, options of a module that is not in play, and a bag beside strife."""
    for module in modules:
        if seats == 1 and module not in SOLO_MODULES:
            raise Refused("not_in_solo", option="modules", value=module)
    for option, module in MODULE_OF.items():
        value = by_hand.get(option, MODULE_CHOICES[option][0])
        if value != MODULE_CHOICES[option][0] and module not in modules:
            raise Refused("needs_module", option=option, value=value, module=module)
    if "strife" in modules:
        check_strife(seats, by_hand)


def check_strife(seats: int, by_hand: Mapping[str, object]) -> None:
    """Refuse a bag by hand, whose dice strife counts itself, and a contest of one."""
    if "bag" in by_hand:
        raise Refused("bag_with_strife", bag=by_hand["bag"], printed=GLORY.per_color[seats - 1])
    if seats == 1 and by_hand.get("strife_rivalry", False):
        raise Refused("not_in_solo", option="strife_rivalry", value=True)


def check_together(options: Options) -> None:
    """Refuse options that contradict each other or the number of seats."""
    check_bag(options)
    if options.seats > 1:
        check_not_solo(options)
    elif options.strip_cutter:
        raise Refused("not_in_solo", option="strip_cutter", value=True)
    if "strife" in options.modules and not (options.tools and options.publics):
        raise Refused("strife_needs_cards", tools=options.tools, publics=options.publics)
    if lacks_payment(options):
        raise Refused("no_way_to_pay", pay=options.pay, tokens=options.tokens, tools=options.tools)


def check_bag(options: Options) -> None:
    """Refuse a bag that runs dry before round ten, or that no box holds."""
    needed = -((gray_in_bag(options) - 10 * bag_draw(options)) // 5)
    if options.bag < needed:
        raise Refused("bag_too_small", bag=options.bag, needed=needed, seats=options.seats)
    if options.bag > MAX_BAG:
        raise Refused("bag_too_large", bag=options.bag, most=MAX_BAG)


def check_not_solo(options: Options) -> None:
    """Refuse what only the solo game has."""
    for option, shared in (("pay", "tokens"), ("best_of", "all"), ("privates", 1)):
        if (value := getattr(options, option)) != shared:
            raise Refused("solo_only", option=option, value=value, seats=options.seats)


def lacks_payment(options: Options) -> bool:
    """Whether tools must be paid with tokens that nobody has."""
    if options.tokens:
        return False
    return options.pay == "token_or_die" or (options.pay == "tokens" and options.tools > 0)


def refuse_value(option: str, value: object, allowed: Iterable[object]) -> NoReturn:
    """Say which option got which value, and what it takes."""
    raise Refused("option_value", option=option, value=value, allowed=list(allowed))
