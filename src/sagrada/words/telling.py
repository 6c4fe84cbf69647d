"""What happens at the table, told in phrases: a turn in one, and rounds, challenges and removals as they come.

Hears spectator views only, so nothing told here is anybody's secret.
"""

from __future__ import annotations

from collections.abc import Sequence

from sagrada.content.cards import PIONEER
from sagrada.game.moves import (
    Challenge,
    Claim,
    Down,
    DrawColor,
    DrawDie,
    End,
    Line,
    MoveDie,
    PayDie,
    PayTokens,
    Place,
    Remove,
    Return,
    Roll,
    SetShade,
    SwapWithSeat,
    SwapWithTrack,
    Take,
    Undo,
    Up,
    UseTool,
)
from sagrada.game.notation import DIE, parse_line
from sagrada.game.phrases import CardFact, CellFact, ColorFact, DieFact, Fact, Phrase, SeatFact, dice_facts
from sagrada.game.seen import SECRET_CHOICES, window_die
from sagrada.game.view import View
from sagrada.rules.state import ROUNDS
from sagrada.words.naming import price_phrase

ROLLERS = ("flux_brush", "glazing_hammer", "flux_remover")
TURNER = "grinding_stone"
EXCHANGER = "exchange_clamp"


class Telling:
    """Collects the clauses of a turn and what was told."""

    def __init__(self) -> None:
        self.told: list[Phrase] = []
        self.clauses: list[Phrase | None] = []
        self.author = 0

    def follow(self, seat: int, before: View, after: View) -> list[Phrase]:
        """Take in one move and all that came of it; what chance answered within the turn is returned at once."""
        if seat != self.author:
            self.finish_turn()
        self.author = seat
        if before.phase in SECRET_CHOICES:
            self.tell_choices(before, after)
        else:
            self.hear_lines(before, after)
            self.hear_pioneers(before, after)
        if clock(before) != clock(after) or after.phase == "over":
            self.finish_turn()
        self.tell_round(before, after)
        return self.chance_clauses(before, after)

    def hear_lines(self, before: View, after: View) -> None:
        """The new lines of the log, one by one."""
        lines = [parse_line(line) for line in after.log[before.version :]]
        for number, line in enumerate(lines):
            match line:
                case Undo():
                    self.take_back()
                case Challenge(by=by, target=target):
                    following = lines[number + 1 : number + 2]
                    at_fault = isinstance(following[0], Remove) if following else after.phase == "remove_die"
                    self.tell("told-challenge", by=SeatFact(by), target=SeatFact(target), fault=at_fault)
                case Remove(cell=cell):
                    self.tell_removal(before, cell)
                case DrawDie() | Roll() | DrawColor():
                    self.add_chance(chance_clause(line, before, after))
                case End():
                    self.clauses.append(None if any(self.clauses) else Phrase("clause-pass"))
                case _:
                    self.clauses.append(clause(line, before, after, told_die=any(self.clauses)))

    def hear_pioneers(self, before: View, after: View) -> None:
        """Pioneers that the turn's end brought without asking, and those that a removal cost."""
        asked = after.log[before.version :]
        for old, new in zip(before.pioneers, after.pioneers, strict=True):
            if old.owner is None and new.owner is not None and Claim(new.id).text not in asked:
                self.clauses.append(claim_clause(new.id))
            if new.gone and not old.gone and old.owner is not None:
                self.tell("told-pioneer-lost", name=SeatFact(old.owner), pioneer=CardFact(new.id, "pioneers"))

    def add_chance(self, found: Phrase | None) -> None:
        """A clause of chance; a whole pool that is rolled again gives the same one for every die."""
        if found and found not in self.clauses[-1:]:
            self.clauses.append(found)

    def take_back(self) -> None:
        """A decision was taken back: its clause goes, or a sentence says so if it was told already."""
        if self.clauses:
            self.clauses.pop()
        else:
            self.tell("told-undo", name=SeatFact(self.author))

    def finish_turn(self) -> None:
        """Tell the clauses of a turn in one sentence."""
        clauses = [clause for clause in self.clauses if clause]
        self.clauses = []
        if clauses:
            self.tell("told-turn", name=SeatFact(self.author), clauses=join(clauses))

    def tell(self, message: str, **facts: Fact) -> None:
        """Tell one sentence."""
        self.told.append(Phrase(message, facts))

    def tell_choices(self, before: View, after: View) -> None:
        """The windows, once all are chosen; how many ornaments are kept, once all have said it; and who starts."""
        if after.phase == before.phase:
            return
        for seat, known in enumerate(after.seats):
            if before.phase == "choose_pattern":
                pattern = CardFact(known.pattern or "", "patterns")
                self.tell("told-window", name=SeatFact(seat), pattern=pattern)
            else:
                self.tell("told-kept", name=SeatFact(seat), count=known.ornaments_kept or 0)
        if len(after.seats) > 1 and after.phase not in SECRET_CHOICES:
            self.tell("told-first", name=SeatFact(after.start_seat))

    def tell_round(self, before: View, after: View) -> None:
        """A round that is over, an audit that finds a fault, and the dice of a new round."""
        for number in range(len(before.track), len(after.track)):
            dice = dice_facts(after.track[number])
            self.tell("told-round-over", round=number + 1, count=len(dice), dice=dice)
        if audit_begins(before, after):
            self.tell("told-audit", name=SeatFact(after.awaits[0]))
        drawn = any(line[:2] == "* " and DIE.fullmatch(line[2:]) for line in after.log[before.version :])
        if drawn and after.phase != "chance":
            self.tell("told-round", round=after.round, dice=dice_facts(after.pool))

    def tell_removal(self, before: View, cell: str) -> None:
        """A die was taken off its owner's window."""
        owner = self.author
        self.told.append(removal_phrase(owner, window_die(before, owner, cell), cell))

    def chance_clauses(self, before: View, after: View) -> list[Phrase]:
        """What a die of this turn shows, for the player who is still at it."""
        lines = [line for line in after.log[before.version :] if line.startswith("*")]
        if clock(before) != clock(after) or not lines or before.phase in SECRET_CHOICES:
            return []
        found = chance_clause(parse_line(lines[0]), before, after)
        return [Phrase("told-turn", {"name": SeatFact(self.author), "clauses": found})] if found else []


def clock(seen: View) -> tuple[int, int, int]:
    """Changes when a turn ends."""
    return seen.round, seen.turn, len(seen.track)


def audit_begins(before: View, after: View) -> bool:
    """At the end of an honor game: has another seat to remove dice now?"""
    removing = after.phase == "remove_die" and len(after.track) == ROUNDS
    return removing and (before.phase != "remove_die" or before.awaits != after.awaits)


def join(clauses: Sequence[Phrase]) -> Phrase:
    """Clauses in a row, with "and" before the last."""
    if len(clauses) == 1:
        return clauses[0]
    return Phrase("told-and", {"first": clauses[:-1], "last": clauses[-1]})


def removal_phrase(owner: int, die: str, cell: str) -> Phrase:
    """A die was taken off its owner's window."""
    return Phrase("told-removal", {"name": SeatFact(owner), "die": DieFact(die), "cell": CellFact(cell, owner)})


def clause(move: Line, before: View, after: View, *, told_die: bool) -> Phrase | None:
    """What a decision did, where that says something by itself; `told_die`: the die in hand was just named."""
    match move:
        case Place(die=die, cell=cell):
            named = "it" if told_die else DieFact(die)
            return Phrase("clause-put", {"die": named, "cell": CellFact(cell, before.awaits[0])})
        case Take(die=die):
            return Phrase("clause-take", {"die": DieFact(die), "again": before.phase == "take_extra"})
        case MoveDie(source=source, target=target):
            return move_clause(source, target, before)
        case UseTool(tool=tool):
            return use_clause(tool, before, after)
        case PayDie(die=die):
            return Phrase("clause-pay", {"die": DieFact(die)})
        case PayTokens():
            return Phrase("clause-pay-tokens")
        case SwapWithTrack(die=die):
            return Phrase("clause-swap", {"die": DieFact(die)})
        case SwapWithSeat(seat=seat, cell=cell):
            theirs = DieFact(window_die(before, seat, cell))
            return Phrase("clause-exchange", {"die": theirs, "cell": CellFact(cell, seat), "name": SeatFact(seat)})
        case Claim(pioneer=pioneer):
            return claim_clause(pioneer)
        case Up() | Down() | SetShade():
            return Phrase("clause-shade", {"die": DieFact(after.hand or "")})
        case Return():
            return Phrase("clause-return")
    return None


def move_clause(source: str, target: str, before: View) -> Phrase:
    """A die was moved, or exchanged with another."""
    seat = before.awaits[0]
    die, places = (
        DieFact(window_die(before, seat, source)),
        {"from": CellFact(source, seat), "to": CellFact(target, seat)},
    )
    if before.tool_in_use == EXCHANGER:
        return Phrase("clause-clamp", {"die": die, **places, "other": DieFact(window_die(before, seat, target))})
    return Phrase("clause-move", {"die": die, **places})


def claim_clause(pioneer: str) -> Phrase:
    """A pioneer was claimed, by asking or by itself."""
    points = Phrase("score-points", {"total": PIONEER[pioneer].points})
    return Phrase("clause-claim", {"pioneer": CardFact(pioneer, "pioneers"), "points": points})


def use_clause(tool: str, before: View, after: View) -> Phrase:
    """A tool was used; its price where tokens are paid, and the new side of a die that it turned over."""
    laid = next(row for row in before.tools if row.id == tool)
    paid = price_phrase(before, laid) if before.options["pay"] == "tokens" else "no"
    turned = DieFact(after.hand) if tool == TURNER and after.phase == "hand" and after.hand else "no"
    return Phrase("clause-use", {"tool": CardFact(tool, "tools"), "paid": paid, "turned": turned})


def chance_clause(outcome: Line, before: View, after: View) -> Phrase | None:
    """What chance answered within a turn; nothing for the dice of a new round."""
    if after.tool_in_use not in ROLLERS or clock(before) != clock(after):
        return None
    match outcome:
        case Roll() if after.tool_in_use == "glazing_hammer":
            return Phrase("clause-roll-pool", {"dice": dice_facts(after.pool)})
        case Roll():
            return Phrase("clause-roll", {"die": DieFact(after.hand or "")})
        case DrawColor(color=color):
            return Phrase("clause-draw", {"color": ColorFact(color)})
    return None
