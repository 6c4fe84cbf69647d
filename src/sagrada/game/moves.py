"""Moves as values: what a seat decides, what chance answers, and the interjections of a log.

The fields are what people read: die `R5`, cell `b3`, the ids of cards. `text`, and so `str(move)`, is the notation;
`notation.parse_line` reads it back. `numbering` translates from and to the numbers of the rules. A move says nothing
about whether it is legal.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypeAlias


@dataclass(frozen=True, slots=True)
class Written:
    """What has a text in notation: its FORM, filled in once."""

    FORM: ClassVar[str]
    text: str = field(default="", init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", self.FORM.format(self))

    def __str__(self) -> str:
        return self.text


# what a seat decides


@dataclass(frozen=True, slots=True)
class End(Written):
    """The turn is over; also the pass."""

    FORM = "end"
    kind: Literal["end"] = field(default="end", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class Return(Written):
    """The die in hand goes back into the pool."""

    FORM = "return"
    kind: Literal["return"] = field(default="return", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class Stop(Written):
    """No second die for a tool that may move two; no more claims of pioneers."""

    FORM = "stop"
    kind: Literal["stop"] = field(default="stop", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class Up(Written):
    """The die in hand shows one more."""

    FORM = "+"
    kind: Literal["up"] = field(default="up", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class Down(Written):
    """The die in hand shows one less."""

    FORM = "-"
    kind: Literal["down"] = field(default="down", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class SetShade(Written):
    """The die in hand shows this shade."""

    FORM = "={0.shade}"
    shade: int
    kind: Literal["set_shade"] = field(default="set_shade", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class Take(Written):
    """A die is taken from the draft pool."""

    FORM = "{0.die}"
    die: str
    kind: Literal["take"] = field(default="take", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class Place(Written):
    """The die in hand goes on a cell; with an empty hand `Game.play` takes it first."""

    FORM = "{0.die}@{0.cell}"
    die: str
    cell: str
    kind: Literal["place"] = field(default="place", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class MoveDie(Written):
    """A tool moves a die of the own window, or exchanges two of them."""

    FORM = "{0.source}>{0.target}"
    source: str
    target: str
    kind: Literal["move_die"] = field(default="move_die", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class UseTool(Written):
    """A tool is used."""

    FORM = "use {0.tool}"
    tool: str
    kind: Literal["use_tool"] = field(default="use_tool", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class PayTokens(Written):
    """Solo: the tool is paid with favor tokens."""

    FORM = "pay tokens"
    kind: Literal["pay_tokens"] = field(default="pay_tokens", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class PayDie(Written):
    """Solo: the tool is paid with a die of the draft pool."""

    FORM = "pay {0.die}"
    die: str
    kind: Literal["pay_die"] = field(default="pay_die", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class SwapWithTrack(Written):
    """The die in hand is exchanged with one of the round track."""

    FORM = "swap {0.die}"
    die: str
    kind: Literal["swap_with_track"] = field(default="swap_with_track", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class SwapWithSeat(Written):
    """The die in hand is exchanged with one of another window."""

    FORM = "swap s{0.seat}:{0.cell}"
    seat: int
    cell: str
    kind: Literal["swap_with_seat"] = field(default="swap_with_seat", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class Remove(Written):
    """Honor tables: a die leaves the own window and the game."""

    FORM = "remove {0.cell}"
    cell: str
    kind: Literal["remove"] = field(default="remove", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class Choose(Written):
    """A window pattern is chosen."""

    FORM = "choose {0.pattern}"
    pattern: str
    kind: Literal["choose"] = field(default="choose", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class Claim(Written):
    """A pioneer is claimed."""

    FORM = "claim {0.pioneer}"
    pioneer: str
    kind: Literal["claim"] = field(default="claim", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class Keep(Written):
    """None, one or both of the ornaments dealt are kept."""

    FORM = "keep {0.names}"
    ornaments: tuple[str, ...]
    kind: Literal["keep"] = field(default="keep", init=False, repr=False)

    @property
    def names(self) -> str:
        """The ids in a row."""
        return " ".join(self.ornaments) or "none"


# what chance answers


@dataclass(frozen=True, slots=True)
class DrawDie(Written):
    """A die is drawn and rolled."""

    FORM = "* {0.die}"
    die: str
    kind: Literal["draw_die"] = field(default="draw_die", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class Roll(Written):
    """A die is rolled again."""

    FORM = "* ={0.shade}"
    shade: int
    kind: Literal["roll"] = field(default="roll", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class DrawColor(Written):
    """A die of this color is drawn from the bag."""

    FORM = "* {0.color}"
    color: str
    kind: Literal["draw_color"] = field(default="draw_color", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class Deal(Written):
    """A card is dealt."""

    FORM = "* deal {0.card}"
    card: str
    kind: Literal["deal"] = field(default="deal", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class First(Written):
    """This seat starts."""

    FORM = "* first s{0.seat}"
    seat: int
    kind: Literal["first"] = field(default="first", init=False, repr=False)


# interjections


@dataclass(frozen=True, slots=True)
class Challenge(Written):
    """Honor tables: a seat asks for a look at a window."""

    FORM = "! s{0.by} s{0.target}"
    by: int
    target: int
    kind: Literal["challenge"] = field(default="challenge", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class Undo(Written):
    """The last decision is taken back."""

    FORM = "undo"
    kind: Literal["undo"] = field(default="undo", init=False, repr=False)


@dataclass(frozen=True, slots=True)
class Instead(Written):
    """The last decision is taken back and another one made in its place."""

    FORM = "undo {0.move}"
    move: Action
    kind: Literal["instead"] = field(default="instead", init=False, repr=False)


Move: TypeAlias = (
    End
    | Return
    | Stop
    | Up
    | Down
    | SetShade
    | Take
    | Place
    | MoveDie
    | UseTool
    | PayTokens
    | PayDie
    | SwapWithTrack
    | SwapWithSeat
    | Remove
    | Choose
    | Keep
    | Claim
)
"""What a seat decides."""
Outcome: TypeAlias = DrawDie | Roll | DrawColor | Deal | First
"""What chance answers."""
Action: TypeAlias = Move | Outcome
"""What has a number in the rules."""
Line: TypeAlias = Action | Challenge | Undo | Instead
"""Whatever `Game.play` takes."""
