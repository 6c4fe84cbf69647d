"""What a score sheet asks for: the cards, colors and options that go with an edition, its modules and its players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sagrada.content.cards import PUBLICS, PublicObjective
from sagrada.content.check import COLOR_LETTERS, SHADE_DIGITS
from sagrada.content.options import MODULE_CHOICES, MODULE_OF, MODULES, Options, check_modules, check_seats, resolve
from sagrada.content.refusal import Refused
from sagrada.game.notation import BOARD_IDS, COLORS, ORNAMENT_IDS, PIONEER_IDS, PRIVATE_IDS
from sagrada.score.reading import (
    MOST_FAVOR,
    MOST_ORNAMENTS,
    MOST_PIONEERS,
    SCORING_OPTIONS,
    check_public,
    read_edition,
    read_module_list,
)

PRINT_RULES = ("cell_color", "cell_shade")
"""The violations that an exemption lifts."""


@dataclass(frozen=True)
class ScoreForm:
    """The modules that can be in play, what dice and cells can show, and the cards, with how many are dealt."""

    modules: list[str]
    colors: str
    prints: str
    publics: list[str]
    privates: list[str]
    boards: list[str]
    pioneers: list[str]
    ornaments: list[str]
    publics_dealt: int
    privates_dealt: int
    pioneers_dealt: int
    most_ornaments: int
    most_favor: int
    round_track: bool
    private_scoring: str
    options: dict[str, list[bool | str]]
    print_rules: list[str]


def score_form(edition: str, seats: int, modules: Sequence[str], solo: bool) -> ScoreForm:
    """What the score sheet of such a table asks for; modules that it can't have are left out; raises Refused."""
    check_seats(seats)
    counted = 1 if solo else max(2, seats)
    wanted = read_module_list({"modules": list(modules)})
    playable = [module for module in MODULES if is_playable(module, counted)]
    played = tuple(module for module in wanted if module in playable)
    options = resolve(read_edition({"edition": edition}), counted, modules=played)
    return ScoreForm(
        modules=playable,
        colors=COLORS if "strife" in played else COLORS.replace("S", ""),
        prints=SHADE_DIGITS + COLOR_LETTERS,
        publics=[card.id for card in PUBLICS if may_lie_there(card, seats, options)],
        privates=list(PRIVATE_IDS),
        boards=list(BOARD_IDS) if "strife" in played else [],
        pioneers=list(PIONEER_IDS) if "pioneers" in played else [],
        ornaments=list(ORNAMENT_IDS) if "ornaments" in played else [],
        publics_dealt=options.publics,
        privates_dealt=options.privates,
        pioneers_dealt=MOST_PIONEERS if "pioneers" in played else 0,
        most_ornaments=MOST_ORNAMENTS if "ornaments" in played else 0,
        most_favor=MOST_FAVOR if options.tokens else 0,
        round_track=solo,
        private_scoring=options.private_scoring,
        options=scoring_choices(played),
        print_rules=list(PRINT_RULES),
    )


def is_playable(module: str, seats: int) -> bool:
    """Whether so many seats can play with this module."""
    try:
        check_modules((module,), seats, {})
    except Refused:
        return False
    return True


def may_lie_there(card: PublicObjective, seats: int, options: Options) -> bool:
    """Whether a public objective can lie on this table."""
    try:
        check_public(card, seats, options)
    except Refused:
        return False
    return True


def scoring_choices(modules: Sequence[str]) -> dict[str, list[bool | str]]:
    """The values of the options that change points or ranking with these modules, the usual one first."""
    known = {option: MODULE_CHOICES[option] for option in SCORING_OPTIONS if MODULE_OF[option] in modules}
    return {option: [value for value in values if isinstance(value, bool | str)] for option, values in known.items()}
