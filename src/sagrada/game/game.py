"""A game as a person plays it: moves in notation, chance answered by a dealer, undo, challenges, the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sagrada.content import hooks
from sagrada.content.options import Options, resolve_by
from sagrada.content.refusal import Refused
from sagrada.engine import core
from sagrada.engine.start import start_state
from sagrada.game import challenges
from sagrada.game import log as logs
from sagrada.game.dealer import Dealer, public_seed, secret_seed
from sagrada.game.entry import CHANCE, Entry
from sagrada.game.moves import Action, Challenge, Instead, Line, Move, Outcome, Place, Take, Undo
from sagrada.game.notation import format_seat, one_spaced, opening, parse_action, parse_line
from sagrada.game.numbering import to_move, to_outcome
from sagrada.game.reasons import legal_action
from sagrada.game.sheet import Sheet, ranking, sheet
from sagrada.rules import course
from sagrada.rules import state as numbers
from sagrada.version import RULES_VERSION

if TYPE_CHECKING:
    from sagrada.game.view import View

NO_UNDO = {
    course.MAY_UNDO: "",
    course.UNDO_OVER: "over",
    course.UNDO_START: "start",
    course.UNDO_CHANCE: "chance",
    course.UNDO_CHALLENGE: "challenge",
    course.UNDO_REVEAL: "reveal",
}
"""What stands in the way of taking a line back, in a word."""


class Game:
    """A game from the first deal to the final score."""

    def __init__(self, header: logs.Header, dealer: Dealer | None, taken_over: Sequence[str] = ()) -> None:
        self.header = header
        self.dealer: Dealer | None = None
        self.lines: list[str] = []
        self.entries: list[Entry] = []
        self.pending: dict[int, int] = {}
        self.held: list[tuple[int, int]] = []
        self.challenged: dict[int, list[list[int]]] = {}
        self.outcomes = 0
        self.state = start_state(header.options, logs.deal_numbers(header))
        for number, line in enumerate(taken_over, logs.lines_before(header) + 1):
            self.take_over(number, line)
        self.dealer = dealer
        self.answer_chance()

    def take_over(self, number: int, line: str) -> None:
        """Play a line of the game that this one goes on from; raises Refused naming it."""
        try:
            self.play(line)
        except Refused as refused:
            raise logs.name_line(refused, number, line) from None

    @classmethod
    def new(
        cls,
        edition: str = "classic",
        seats: int = 2,
        seed: int | str | None = None,
        *,
        names: Sequence[str] = (),
        nonces: Sequence[str] | Mapping[int, str] = (),
        deal: Mapping[str, Any] | None = None,
        dice_by_hand: bool = False,
        secret: bytes | None = None,
        taken_over: Sequence[str] = (),
        rules: int = RULES_VERSION,
        **options: Any,
    ) -> Game:
        """A new table. With `seed` the dice can be known beforehand; without, the seed is secret until the end.

        `secret` is a secret seed drawn before, so that its hash could be told before the nonces were. `deal` lays
        cards out instead of dealing them: tools, publics, pioneers, board, first; privates, ornaments and patterns by
        seat. `taken_over` are lines of another game's log that this one goes on from, with dice of its own. `rules`
        is the version of the rules whose presets and names the options follow. Raises Refused for options that don't
        go together and cards that the table doesn't have.
        """
        resolved = resolve_by(rules, edition, seats, **options)
        header = logs.Header(
            resolved,
            names=logs.check_words("name", names, resolved),
            deal=deal or {},
            nonces=logs.check_words("nonce", nonces, resolved),
            continued=len(taken_over),
            rules=rules,
        )
        if dice_by_hand:
            return cls(header, None, taken_over)
        if seed is None:
            dealer = Dealer(secret or secret_seed(), header.nonces)
            return cls(replace(header, commitment=dealer.commitment), dealer, taken_over)
        known = logs.check_seed(seed)
        return cls(replace(header, seed=known), Dealer(public_seed(known), header.nonces), taken_over)

    # what is the case

    @property
    def options(self) -> Options:
        """The rules of this table."""
        return self.header.options

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.state.phase == numbers.OVER

    @property
    def is_setting_up(self) -> bool:
        """Are cards still dealt, or windows and ornaments chosen?"""
        return course.is_setting_up(self.state)

    @property
    def awaits_chance(self) -> bool:
        """Are dice or cards awaited from outside (dice by hand)?"""
        return core.awaits_chance(self.state)

    @property
    def chooses_in_secret(self) -> bool:
        """Do all seats choose at the same time now: windows, or the ornaments they keep?"""
        return course.chooses_in_secret(self.state)

    def awaits(self) -> list[int]:
        """The seats that have to decide: all who have yet to make a secret choice, otherwise one; none at the end."""
        if self.is_over or self.awaits_chance:
            return []
        if self.chooses_in_secret:
            return [seat for seat in range(self.options.seats) if seat not in self.pending]
        return [self.state.seat]

    def name(self, seat: int) -> str:
        """What the seat is called."""
        return self.header.names.get(seat, format_seat(seat))

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """Every move the seat may make now; by default the seat that is awaited (first)."""
        if self.is_over or self.awaits_chance:
            return []
        mover = self.mover(seat)
        if not self.chooses_in_secret and mover != self.state.seat:
            return []
        return [to_move(self.state, action, mover) for action in core.legal(self.state)]

    def outcomes_possible(self) -> list[Outcome]:
        """What chance may answer, where it is awaited."""
        return [to_outcome(self.state, action) for action in core.legal(self.state)] if self.awaits_chance else []

    def is_legal(self, move: Move | str, seat: int | None = None) -> bool:
        """May the seat make this move now?"""
        return self.why_not(move, seat) is None

    def mover(self, seat: int | None) -> int:
        """The seat a move is meant for."""
        awaited = self.awaits()
        return seat if seat is not None else awaited[0] if awaited else self.state.seat

    # moves

    def play(self, move: Line | str, seat: int | None = None) -> None:
        """Make a move, a value or its text, or several decisions in one: `R5@b3` with an empty hand takes and places,
        `undo use lathekin` takes the last decision back and makes another one instead.

        Raises Refused with the rule that forbids it; then nothing has changed.
        """
        text, line = self.read(move, seat)
        match line:
            case Undo():
                self.undo(seat)
            case Instead():
                self.play_instead(line, seat)
            case Challenge():
                self.hear_challenge(line, seat)
            case _ if isinstance(line, Outcome):
                self.play_outcome(line, text)
            case _:
                self.decide(line, text, seat)

    def read(self, move: Line | str, seat: int | None) -> tuple[str, Line]:
        """A move as text and as a value; raises Refused: first for a seat that can't move, then for an odd text."""
        if not isinstance(move, str):
            return move.text, move
        text = one_spaced(move)
        try:
            return text, parse_line(text, self.options.seats)
        except Refused:
            self.check_seat_for(text, seat)
            raise

    def check_seat_for(self, text: str, seat: int | None) -> None:
        """Raise Refused if this seat can't make any move of the kind that the text opens with."""
        match opening(text):
            case "undo":
                self.check_undo(seat)
            case "":
                self.check_awaited(text, seat)

    def decide(self, move: Move, text: str, seat: int | None) -> None:
        """Make a decision; raises Refused."""
        self.check_awaited(text, seat)
        actions = self.find_actions(move, text, seat)
        if self.chooses_in_secret:
            return self.choose(self.mover(seat), actions[0])
        for action in actions:
            self.commit(action, self.state.seat)
        self.answer_chance()
        return challenges.release_held(self)

    def why_not(self, move: Move | str, seat: int | None = None) -> Refused | None:
        """The rule that refuses a move, or None if it may be made."""
        text = one_spaced(str(move))
        try:
            self.check_awaited(text, seat)
            tried = parse_action(text, self.options.seats) if isinstance(move, str) else move
            self.find_actions(tried, text, seat)
        except Refused as refused:
            return refused
        return None

    def check_awaited(self, text: str, seat: int | None) -> None:
        """Raise Refused if no decision of this seat is awaited."""
        mover = self.mover(seat)
        if self.is_over:
            raise Refused("game_over", move=text)
        if self.awaits_chance:
            raise Refused("chance_awaited", move=text)
        if not self.chooses_in_secret and mover != self.state.seat:
            raise Refused("not_your_turn", move=text, awaited=self.name(self.state.seat), seat=self.name(mover))
        if not 0 <= mover < self.options.seats:
            raise Refused("bad_seat", text=format_seat(mover), seats=self.options.seats)

    def find_actions(self, move: Action, text: str, seat: int | None) -> list[int]:
        """The decisions a move consists of; raises Refused if one of them is not legal."""
        if isinstance(move, Place) and course.asks_for_die(self.state):
            return self.find_take_and_place(move, text)
        return [legal_action(self.state, move, text, self.mover(seat))]

    def find_take_and_place(self, move: Place, text: str) -> list[int]:
        """The two decisions of `R5@b3` with an empty hand."""
        take = legal_action(self.state, Take(move.die), text)
        taken = self.state.copy()
        core.apply(taken, take)
        return [take, legal_action(taken, move, text)]

    def commit(self, action: int, author: int) -> None:
        """Write a legal action into the log and carry it out."""
        move = to_outcome(self.state, action) if author == CHANCE else to_move(self.state, action)
        self.write_down(move, author, action)
        core.apply(self.state, action)

    def write_down(self, move: Action | Challenge, author: int, action: int = course.A_CHALLENGE) -> None:
        """Write a move into the log, with the state before it."""
        self.entries.append(Entry(move, author, self.state.copy(), action))
        self.lines.append(move.text)

    def choose(self, seat: int, action: int) -> None:
        """Note a secret choice; when all have chosen, the choices are written down in seat order and revealed."""
        self.pending[seat] = action
        if len(self.pending) == self.options.seats:
            for chooser in range(self.options.seats):
                self.commit(self.pending[chooser], chooser)
            self.pending = {}
            self.answer_chance()

    def answer_chance(self) -> None:
        """Let the dealer speak until somebody has to decide."""
        while self.dealer is not None and self.awaits_chance:
            self.commit(self.dealer.answer(self.state, self.outcomes), CHANCE)
            self.outcomes += 1

    def play_outcome(self, outcome: Outcome, text: str) -> None:
        """What the dice or cards on a real table show."""
        action = legal_action(self.state, outcome, text)
        if not self.awaits_chance or self.dealer is not None:
            raise Refused("chance_differs", move=text, awaited="dealer" if self.dealer else "seat")
        self.commit(action, CHANCE)
        self.outcomes += 1
        challenges.release_held(self)

    # undo

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision: never beyond dice, a reveal, a challenge or another seat's move."""
        self.check_undo(seat)
        self.take_back()
        challenges.release_held(self)

    def check_undo(self, seat: int | None) -> None:
        """Raise Refused if this seat can't take back the last decision."""
        if why := self.why_no_undo():
            raise Refused("nothing_to_undo", why=why)
        author = self.entries[-1].author
        if seat is not None and seat != author:
            raise Refused("undo_foreign", author=self.name(author))

    def take_back(self) -> None:
        """Go back to the state before the last decision; the log says so."""
        self.state = self.entries.pop().before
        self.lines.append("undo")

    def play_instead(self, line: Instead, seat: int | None) -> None:
        """Take back the last decision and make another one in its place; raises Refused, then both are as before."""
        self.check_undo(seat)
        before = self.entries[-1].before
        legal_action(before, line.move, line.text)
        self.take_back()
        self.play(line.move, seat)

    def why_no_undo(self) -> str:
        """What stands in the way of taking back the last line, if anything."""
        last = self.entries[-1].action if self.entries else course.NO_LINE
        return NO_UNDO[course.undo_refusal(self.state, last)]

    # honor tables

    def challenge(self, by: int, target: int) -> bool | None:
        """Ask for a look at a window: True if it is not in order; None if held until the die or tool is done."""
        return challenges.challenge(self, by, target)

    def hear_challenge(self, move: Challenge, seat: int | None) -> None:
        """A challenge as a move: a seat makes it in its own name."""
        if seat is not None and seat != move.by:
            raise Refused("challenge_for_another", seat=format_seat(seat))
        self.challenge(move.by, move.target)

    # what leaves the house

    def view(self, seat: int | None = None) -> View:
        """What this seat may know, or a spectator."""
        from sagrada.game.view import view

        return view(self, seat)

    def score(self) -> list[Sheet]:
        """The score sheet of every seat, by the windows as they stand."""
        return [sheet(self.state, seat) for seat in range(self.options.seats)]

    def ranking(self) -> list[int]:
        """The seats, best first."""
        return ranking(self.state)

    @property
    def target(self) -> int | None:
        """Solo: the sum to exceed."""
        return core.solo_target(self.state) if self.options.seats == 1 else None

    @property
    def won(self) -> bool | None:
        """Solo: was the target exceeded? None until the game is over."""
        return core.solo_won(self.state) if self.options.seats == 1 and self.is_over else None

    def to_text(self) -> str:
        """The full log, for the house: it holds every seat's secrets, but not the seed of a game that goes on."""
        held = [Challenge(by, target).text for by, target in self.held]
        parts = [logs.format_header(self.header), self.lines + held]
        if self.pending:
            parts.append([f"? {format_seat(s)} {self.choice_text(s)}" for s in sorted(self.pending)])
        if self.is_over:
            end = [f"scores {' '.join(str(core.score(self.state, s)) for s in range(self.options.seats))}"]
            parts.append(end + ([f"seed {self.dealer.seed.hex()}"] if self.dealer and self.header.commitment else []))
        return "\n\n".join("\n".join(part) for part in parts if part) + "\n"

    def choice_text(self, seat: int) -> str:
        """What a seat has chosen in secret, as a move."""
        return to_move(self.state, self.pending[seat], seat).text

    @classmethod
    def from_text(cls, text: str, seed: bytes | None = None) -> Game:
        """The game of a log; an unfinished one goes on with `seed`, or with dice by hand.

        Raises Refused naming the line that is broken or not legal.
        """
        from sagrada.game.replay import read_game

        return read_game(text, seed)

    def _repr_svg_(self) -> str:
        """The table as a picture, as a spectator sees it (for notebooks)."""
        return hooks.draw_view(self.view())
