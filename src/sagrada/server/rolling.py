"""Tables with dice of their own: which dice somebody has to roll now, what they show, and the cards, which the program
deals all the same. Knows no seats and no network."""

from __future__ import annotations

from dataclasses import dataclass

from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.game.dealer import Dealer
from sagrada.game.game import Game
from sagrada.game.moves import DrawColor, DrawDie, Outcome, Roll
from sagrada.game.notation import COLORS, format_die, parse_outcome, parse_roll
from sagrada.game.numbering import to_outcome
from sagrada.game.reasons import legal_action
from sagrada.rules import course
from sagrada.rules import state as numbers

MOST_DICE = 2 * numbers.SEATS_MAX + 1
TELL = {course.TELL_DIE: "die", course.TELL_GRAY: "gray", course.TELL_SHADE: "shade", course.TELL_COLOR: "color"}
"""What has to be told of a die, in a word."""


@dataclass(frozen=True)
class Slot:
    """A die that is awaited, and what has to be told of it.

    `tell`: a `die` of the bag (R5), a `gray` one of the supply (S5), the `shade` that `die` now shows (=4), or the
    `color` of one drawn from the bag (B).
    """

    tell: str
    die: str = ""


def awaited_dice(game: Game) -> list[Slot]:
    """The dice that have to be rolled or drawn now, in their order; none while somebody decides."""
    room = [0] * (course.SLOT_ROW * MOST_DICE)
    told = room[: course.awaited_dice(game.state, room)]
    pairs = zip(told[:: course.SLOT_ROW], told[1 :: course.SLOT_ROW], strict=True)
    return [Slot(TELL[what], "" if die == numbers.NO_DIE else format_die(die)) for what, die in pairs]


def read_roll(game: Game, text: str) -> list[str]:
    """What the dice of a text such as `* R5 Y2 B2` show, all that are awaited; raises Refused."""
    slots, words = awaited_dice(game), parse_roll(text)
    if game.dealer or not slots:
        raise Refused("chance_differs", move=text[:80], awaited="seat")
    if len(words) != len(slots):
        raise Refused("roll_count", given=len(words), wanted=len(slots))
    state = game.state.copy()
    for slot, word in zip(slots, words, strict=True):
        core.apply(state, legal_action(state, read_die(state, slot, word), word))
    return words


def read_die(state: core.State, slot: Slot, word: str) -> Outcome:
    """What one die shows; raises Refused for a word that tells something else, or a color that is out of the bag."""
    try:
        outcome = parse_outcome(word)
    except Refused:
        raise Refused("roll_form", word=word[:20], tell=slot.tell, die=slot.die) from None
    match slot.tell, outcome:
        case "shade", Roll():
            return outcome
        case "gray", DrawDie(die) if die[0] == COLORS[numbers.GRAY]:
            return outcome
        case ("die", DrawDie(known)) | ("color", DrawColor(known)):
            if state.bag[COLORS.index(known[0])] == 0:
                raise Refused("bag_is_out", word=word, color=known[0])
            return outcome
    raise Refused("roll_form", word=word[:20], tell=slot.tell, die=slot.die)


def deal_cards(game: Game, seed: bytes) -> None:
    """Let the program deal what is due: cards, and who starts. Dice are left to the people."""
    dealer = Dealer(seed)
    while game.awaits_chance and game.is_setting_up:
        game.play(to_outcome(game.state, dealer.answer(game.state, game.outcomes)))
