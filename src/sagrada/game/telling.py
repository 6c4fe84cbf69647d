"""What happens at the table, told in sentences: a turn in one, and rounds, challenges and removals as they come.

Hears spectator views only, so nothing told here is anybody's secret.
"""

from __future__ import annotations

from sagrada.content.cards import PIONEER, TOOL
from sagrada.game.messages import card_name, say
from sagrada.game.view import View
from sagrada.game.words import DIE, SECRET_CHOICES, color_word, pattern_name, price_words, window_die
from sagrada.rules.state import ROUNDS

ROLLERS = ("flux_brush", "glazing_hammer", "flux_remover")


class Telling:
    """Collects the clauses of a turn and the sentences that were told."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.clauses: list[str] = []
        self.author = 0

    def hear(self, seat: int, before: View, after: View) -> list[str]:
        """Take in one move and all that came of it; what chance answered within the turn is returned at once."""
        if seat != self.author:
            self.finish_turn(before)
        self.author = seat
        if before.phase in SECRET_CHOICES:
            self.tell_choices(before, after)
        else:
            self.hear_lines(before, after)
            self.hear_pioneers(before, after)
        if clock(before) != clock(after) or after.phase == "over":
            self.finish_turn(after)
        self.tell_round(before, after)
        return self.chance_clauses(before, after)

    def hear_lines(self, before: View, after: View) -> None:
        """The new lines of the log, one by one."""
        lines = after.log[before.version :]
        for number, line in enumerate(lines):
            if line == "undo":
                self.take_back(after)
            elif line.startswith("!"):
                self.tell_challenge(line, lines[number + 1 : number + 2], after)
            elif line.startswith("remove"):
                self.tell_removal(before, line.removeprefix("remove "))
            elif line.startswith("*"):
                self.add_chance(chance_clause(line, before, after))
            else:
                self.clauses.append(self.decision_clause(line, before, after))

    def hear_pioneers(self, before: View, after: View) -> None:
        """Pioneers that the turn's end brought without asking, and those that a removal cost."""
        asked = [line.removeprefix("claim ") for line in after.log[before.version :]]
        for old, new in zip(before.pioneers, after.pioneers, strict=True):
            if old.owner is None and new.owner is not None and new.id not in asked:
                self.clauses.append(claim_clause(new.id))
            if new.gone and not old.gone and old.owner is not None:
                self.tell("told-pioneer-lost", name=seat_name(after, old.owner), pioneer=card_name(PIONEER[new.id]))

    def decision_clause(self, line: str, before: View, after: View) -> str:
        """A decision as a clause; empty where it says nothing by itself."""
        if line == "end":
            return "" if any(self.clauses) else say("clause-pass")
        return clause(line, before, after, told_die=any(self.clauses))

    def add_chance(self, found: str) -> None:
        """A clause of chance; a whole pool that is rolled again gives the same one for every die."""
        if found and found not in self.clauses[-1:]:
            self.clauses.append(found)

    def take_back(self, after: View) -> None:
        """A decision was taken back: its clause goes, or a sentence says so if it was told already."""
        if self.clauses:
            self.clauses.pop()
        else:
            self.tell("told-undo", name=seat_name(after, self.author))

    def finish_turn(self, seen: View) -> None:
        """Tell the clauses of a turn in one sentence."""
        clauses = [clause for clause in self.clauses if clause]
        self.clauses = []
        if clauses:
            self.tell("told-turn", name=seat_name(seen, self.author), clauses=join(clauses))

    def tell(self, message: str, **facts: object) -> None:
        """Tell one sentence."""
        self.told.append(say(message, facts))

    def tell_choices(self, before: View, after: View) -> None:
        """The windows, once all are chosen; how many ornaments are kept, once all have said it; and who starts."""
        if after.phase == before.phase:
            return
        for seat, known in enumerate(after.seats):
            name = seat_name(after, seat)
            if before.phase == "choose_pattern":
                self.tell("told-window", name=name, pattern=pattern_name(known.pattern))
            else:
                self.tell("told-kept", name=name, count=known.ornaments_kept)
        if len(after.seats) > 1 and after.phase not in SECRET_CHOICES:
            self.tell("told-first", name=seat_name(after, after.start_seat))

    def tell_round(self, before: View, after: View) -> None:
        """A round that is over, an audit that finds a fault, and the dice of a new round."""
        for number in range(len(before.track), len(after.track)):
            self.tell("told-round-over", round=number + 1, count=len(after.track[number]), dice=after.track[number])
        if audit_begins(before, after):
            self.tell("told-audit", name=seat_name(after, after.awaits[0]))
        drawn = any(line[:2] == "* " and DIE.fullmatch(line[2:]) for line in after.log[before.version :])
        if drawn and after.phase != "chance":
            self.tell("told-round", round=after.round, dice=after.pool)

    def tell_challenge(self, line: str, following: list[str], after: View) -> None:
        """A challenge and what it found: the owner removes dice next, or nothing happens."""
        by, target = (int(word[1]) for word in line[1:].split())
        at_fault = following[0].startswith("remove") if following else after.phase == "remove_die"
        self.tell("told-challenge", by=seat_name(after, by), target=seat_name(after, target), fault=at_fault)

    def tell_removal(self, before: View, cell: str) -> None:
        """A die was taken off its owner's window."""
        die = window_die(before, self.author, cell)
        self.tell("told-removal", name=seat_name(before, self.author), die=die, cell=cell)

    def chance_clauses(self, before: View, after: View) -> list[str]:
        """What a die of this turn shows, for the player who is still at it."""
        lines = [line for line in after.log[before.version :] if line.startswith("*")]
        if clock(before) != clock(after) or not lines or before.phase in SECRET_CHOICES:
            return []
        found = chance_clause(lines[0], before, after)
        return [say("told-turn", {"name": seat_name(after, self.author), "clauses": found})]


def seat_name(seen: View, seat: int) -> str:
    """What a seat is called."""
    return seen.seats[seat].name


def clock(seen: View) -> tuple[int, int, int]:
    """Changes when a turn ends."""
    return seen.round, seen.turn, len(seen.track)


def audit_begins(before: View, after: View) -> bool:
    """At the end of an honor game: has another seat to remove dice now?"""
    removing = after.phase == "remove_die" and len(after.track) == ROUNDS
    return removing and (before.phase != "remove_die" or before.awaits != after.awaits)


def join(clauses: list[str]) -> str:
    """Clauses in a row, with "and" before the last."""
    if len(clauses) == 1:
        return clauses[0]
    return say("told-and", {"first": ", ".join(clauses[:-1]), "last": clauses[-1]})


def clause(line: str, before: View, after: View, *, told_die: bool) -> str:
    """What a decision did; `told_die`: the die in hand was just named."""
    die, at, cell = line.partition("@")
    if at:
        return say("clause-put", {"die": "it" if told_die else die, "cell": cell})
    if DIE.fullmatch(line):
        return say("clause-take", {"die": line, "again": before.phase == "take_extra"})
    source, arrow, target = line.partition(">")
    if arrow:
        moved = {"die": window_die(before, before.awaits[0], source), "from": source, "to": target}
        if before.tool_in_use == "exchange_clamp":
            return say("clause-clamp", {**moved, "other": window_die(before, before.awaits[0], target)})
        return say("clause-move", moved)
    return word_clause(line, before, after)


def word_clause(line: str, before: View, after: View) -> str:
    """What a decision that is a word did."""
    word, _, rest = line.partition(" ")
    if word == "use":
        return use_clause(rest, before, after)
    if word == "pay":
        return say("clause-pay", {"die": rest})
    if word == "swap":
        return swap_clause(rest, before)
    if word == "claim":
        return claim_clause(rest)
    if word in ("+", "-") or word.startswith("="):
        return say("clause-shade", {"die": after.hand or ""})
    return say("clause-return") if word == "return" else ""


def claim_clause(pioneer: str) -> str:
    """A pioneer was claimed, by asking or by itself."""
    card = PIONEER[pioneer]
    return say("clause-claim", {"pioneer": card_name(card), "points": say("score-points", {"total": card.points})})


def use_clause(tool: str, before: View, after: View) -> str:
    """A tool was used; its price where tokens are paid, and the new side of a die that it turned over."""
    laid = next(row for row in before.tools if row.id == tool)
    paid = price_words(before, laid) if before.options["pay"] == "tokens" else ""
    turned = after.hand if tool == "grinding_stone" and after.phase == "hand" else None
    return say("clause-use", {"tool": card_name(TOOL[tool]), "paid": paid or "no", "turned": turned or "no"})


def swap_clause(place: str, before: View) -> str:
    """The die in hand was exchanged for one of the round track or of another window."""
    if DIE.fullmatch(place):
        return say("clause-swap", {"die": place})
    owner, _, cell = place.partition(":")
    seat = int(owner[1])
    return say(
        "clause-exchange", {"die": window_die(before, seat, cell), "cell": cell, "name": seat_name(before, seat)}
    )


def chance_clause(line: str, before: View, after: View) -> str:
    """What chance answered within a turn; empty for the dice of a new round."""
    tool = after.tool_in_use
    outcome = line.removeprefix("* ")
    if tool not in ROLLERS or DIE.fullmatch(outcome) or clock(before) != clock(after):
        return ""
    if tool == "glazing_hammer":
        return say("clause-roll-pool", {"dice": after.pool})
    if outcome in ("R", "Y", "G", "B", "P", "S"):
        return say("clause-draw", {"color": color_word(outcome)})
    return say("clause-roll", {"die": after.hand or ""})
