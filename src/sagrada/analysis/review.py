"""A finished or broken-off game looked at again, for one seat: what each decision cost, and what the dice gave.

The seat's prospects are followed from its first decision to its final score. A decision takes them from the best line
found to the line played: that difference is skill lost. Everything between two decisions is fortune: the deal, the
dice, the others. So start + fortune - skill lost = final score, and what the judgment changed by itself where nothing
happened is told apart as drift. Only what the seat could know at each moment is used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from sagrada.analysis.clairvoyance import BEAM, Bound, find_bound
from sagrada.bots.foresight import DRAWING
from sagrada.bots.judging import CHOICES, NODES, Judge, Rated, clock_of, final_points
from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.game.entry import CHANCE, Entry
from sagrada.game.game import Game
from sagrada.game.moves import Challenge, Move
from sagrada.game.notation import format_window, opening, printed_grid
from sagrada.game.numbering import to_line, to_number
from sagrada.game.phrases import Phrase
from sagrada.rules import state as numbers
from sagrada.rules.course import is_setting_up
from sagrada.words.advice import phrase_line

BEST_WITHIN = 0.5
FINE_WITHIN = 1.5
SLIP_WITHIN = 4.0
"""Labels by the points a decision cost: up to which it is best, fine, a slip; beyond, a blunder."""
LABELS = ("best", "fine", "slip", "blunder")
FORTUNES = ("deal", "dice", "others", "drift")
KINDS = {numbers.CHOOSE_PATTERN: "window", numbers.KEEP_ORNAMENTS: "ornaments", numbers.REMOVE_DIE: "removal"}
Hear = Callable[[float], None]


@dataclass(frozen=True)
class Decision:
    """A turn's decisions, until it ended or chance spoke; or a choice outside the turns.

    `round` and `turn` count from 1, and are 0 before the first round. `worth` is that of the best line found, `kept`
    what was left after the line played. `better` is empty where the line played is the best. `windows` are the
    seat's dice before it, after the line played, and after the better one.
    """

    kind: str
    round: int
    turn: int
    line: int
    played: tuple[Move, ...]
    better: tuple[Move, ...]
    worth: float
    kept: float
    played_words: list[Phrase]
    better_words: list[Phrase]
    windows: tuple[list[str], list[str], list[str]] = ([], [], [])

    @property
    def loss(self) -> float:
        """The points that it cost."""
        return self.worth - self.kept

    @property
    def moment(self) -> Phrase:
        """When it was."""
        return Phrase("review-moment", {"kind": self.kind, "round": self.round, "turn": self.turn})

    @property
    def label(self) -> str:
        """How good it was."""
        return label_of(self.loss)


@dataclass(frozen=True)
class Fortune:
    """What changed a seat's prospects between its decisions: the deal, the dice, the others; or drift."""

    kind: str
    round: int
    change: float


@dataclass
class SeatReview:
    """One seat's game: where it started, each decision and fortune in their order, and where it ended.

    `grid` is what is printed in its window, once it has one.
    """

    seat: int
    name: str
    start: float = 0.0
    final: float = 0.0
    is_over: bool = False
    course: list[Decision | Fortune] = field(default_factory=list)
    bound: Bound | None = None
    grid: list[str] = field(default_factory=list)

    @property
    def decisions(self) -> list[Decision]:
        """What the seat decided."""
        return [event for event in self.course if isinstance(event, Decision)]

    @property
    def skill_lost(self) -> float:
        """What all decisions cost together."""
        return sum(decision.loss for decision in self.decisions)

    def fortune(self, kind: str) -> float:
        """What fortune of one kind gave in all."""
        return sum(event.change for event in self.course if isinstance(event, Fortune) and event.kind == kind)

    @property
    def luck(self) -> float:
        """What the deal, the dice and the others gave against expectation."""
        return sum(self.fortune(kind) for kind in FORTUNES if kind != "drift")

    def count(self, label: str) -> int:
        """How many decisions have this label."""
        return sum(decision.label == label for decision in self.decisions)


def label_of(loss: float) -> str:
    """The label of a decision that cost so many points."""
    limits = (BEST_WITHIN, FINE_WITHIN, SLIP_WITHIN)
    return LABELS[sum(loss > limit for limit in limits)]


def line_numbers(lines: Sequence[str]) -> list[int]:
    """The numbers, from 1, of the lines that stand: an undone line and its undo don't."""
    standing: list[int] = []
    for number, line in enumerate(lines, 1):
        if opening(line) == "undo":
            standing.pop()
        else:
            standing.append(number)
    return standing


def is_decision(entry: Entry, seat: int) -> bool:
    """Did the seat decide something here? A challenge is no decision about one's own window."""
    return entry.author == seat and not isinstance(entry.move, Challenge)


def check_reviewable(game: Game) -> None:
    """Raise Refused for a game in which nobody has decided anything."""
    if all(entry.author == CHANCE for entry in game.entries):
        raise Refused("nothing_to_review")


class Reviewer:
    """Follows the prospects of one seat through a game."""

    def __init__(self, game: Game, seat: int, nodes: int, note_share: Hear) -> None:
        self.game = game
        self.seat = seat
        self.judge = Judge(seat, nodes=nodes)
        self.note_share = note_share
        self.numbers = line_numbers(game.lines)
        self.review = SeatReview(seat, game.name(seat), is_over=game.is_over)
        self.prospects: float | None = None
        self.cause = "drift"

    def state_at(self, place: int) -> core.State:
        """The state before an entry, or the last one."""
        return self.game.entries[place].before if place < len(self.game.entries) else self.game.state

    def run(self) -> SeatReview:
        """Walk through the game."""
        place = 0
        while place < len(self.game.entries):
            self.note_share(place / len(self.game.entries))
            place = self.step(place)
        self.end()
        self.review.final = self.prospects or 0.0
        if not self.game.is_setting_up:
            self.review.grid = printed_grid(self.game.state, self.seat)
        return self.review

    def step(self, place: int) -> int:
        """Look at one entry, or at several that belong together; the next place."""
        entry = self.game.entries[place]
        if is_decision(entry, self.seat):
            return self.step_decision(place)
        if entry.before.phase == numbers.DRAW_DIE and entry.before.pool_size == 0:
            return self.step_pool(place)
        if isinstance(entry.move, Challenge):
            return place + 1
        if is_setting_up(entry.before):
            self.cause = "deal"
        elif entry.author != CHANCE:
            self.cause = "others"
        elif core.seat_in_turn(entry.before) == self.seat:
            self.cause = "dice"
        return place + 1

    def reach(self, prospects: float, round_number: int) -> None:
        """The prospects are now these; what changed them is fortune."""
        if self.prospects is None:
            self.review.start = prospects
        else:
            self.review.course.append(Fortune(self.cause, round_number, prospects - self.prospects))
        self.prospects = prospects
        self.cause = "drift"

    def step_pool(self, place: int) -> int:
        """A new pool: the prospects before it and, unless the seat is the first to take a die, after it."""
        state = self.state_at(place)
        self.reach(self.judge.worth(state), state.round)
        while self.state_at(place).phase in DRAWING and place < len(self.game.entries):
            place += 1
        self.cause = "dice"
        rolled = self.state_at(place)
        if rolled.phase == numbers.TURN and rolled.seat != self.seat:
            self.reach(self.judge.worth(rolled), state.round + 1)
        return place

    def step_decision(self, place: int) -> int:
        """The seat decides: until its turn ends, chance speaks or somebody else does."""
        state = self.state_at(place)
        end = self.end_of_decision(place)
        actions = tuple(self.actions(place, end))
        after = self.state_at(end)
        kind = KINDS.get(state.phase, "turn")
        best, played = self.compare(state, after, actions)
        self.reach(best.worth, state.round + 1 if kind not in ("window", "ornaments") else 0)
        self.note(kind, place, state, actions, best, played)
        self.prospects = played.worth
        return end

    def end_of_decision(self, place: int) -> int:
        """The place after the last entry that belongs to the decision that begins here."""
        first = self.state_at(place)
        end = place + 1
        while first.phase not in KINDS and end < len(self.game.entries) and self.goes_on(end, first):
            end += 1
        return end

    def goes_on(self, place: int, first: core.State) -> bool:
        """Does this entry belong to the same turn's decisions?"""
        entry = self.game.entries[place]
        same = clock_of(entry.before) == clock_of(first) and entry.before.phase not in KINDS
        return is_decision(entry, self.seat) and same

    def actions(self, place: int, end: int) -> Iterator[int]:
        """The decisions as numbers."""
        for entry in self.game.entries[place:end]:
            if not isinstance(entry.move, Challenge):
                yield to_number(entry.before, entry.move, self.seat)

    def compare(self, state: core.State, after: core.State, actions: tuple[int, ...]) -> tuple[Rated, Rated]:
        """The best line and the one played, judged alike."""
        if state.phase in KINDS:
            rated = self.judge.rate_choices(state) if state.phase in CHOICES else self.judge.rate_removals(state)
            return rated[0], next(line for line in rated if line.actions == actions)
        rated = self.judge.best_lines(state, after)
        found = [line for line in rated if line.after == after]
        played = found[0] if found else Rated(actions, after, self.judge.worth_in_turn(after, clock_of(state)))
        return max(rated[0], played, key=lambda line: line.worth), played

    def note(
        self, kind: str, place: int, state: core.State, actions: tuple[int, ...], best: Rated, played: Rated
    ) -> None:
        """Write the decision down."""
        in_rounds = kind not in ("window", "ornaments")
        is_best = label_of(best.worth - played.worth) == "best"
        self.review.course.append(
            Decision(
                kind=kind,
                round=state.round + 1 if in_rounds else 0,
                turn=1 + core.is_second_turn(state) if kind == "turn" else 0,
                line=self.numbers[place],
                played=to_line(state, actions, self.seat),
                better=() if is_best else to_line(state, best.actions, self.seat),
                worth=best.worth,
                kept=played.worth,
                played_words=phrase_line(state, actions, self.seat),
                better_words=[] if is_best else phrase_line(state, best.actions, self.seat),
                windows=(self.dice_of(state), self.dice_of(played.after), self.dice_of(best.after)),
            )
        )

    def dice_of(self, state: core.State) -> list[str]:
        """The seat's dice in a position."""
        return format_window(state, self.seat)

    def end(self) -> None:
        """The final score; or, where the log breaks off, the prospects at the last turn that began."""
        if self.game.is_over:
            self.reach(float(final_points(self.game.state, self.seat)), numbers.ROUNDS)
        elif self.prospects is not None and self.cause in ("others", "dice") and self.rests():
            self.reach(self.judge.worth(self.game.state), self.game.state.round + 1)

    def rests(self) -> bool:
        """Is nobody within a turn?"""
        state = self.game.state
        idle = state.hand == numbers.NO_DIE and not state.drafted and not state.used
        return state.phase == numbers.TURN and idle and state.seat != self.seat


def review_seat(
    game: Game, seat: int, nodes: int = NODES, width: int = BEAM, note_share: Hear = lambda share: None
) -> SeatReview:
    """The review of one seat; `note_share` is told how far it has come, from 0 to 1."""
    review = Reviewer(game, seat, nodes, note_share).run()
    review.bound = find_bound(game, seat, width)
    note_share(1.0)
    return review
