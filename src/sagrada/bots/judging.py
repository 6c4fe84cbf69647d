"""What positions are worth to a seat, as far as it can know: one way to judge for reviews and hints alike.

Points are those of the final score; alone, points above the target. Lines come from the master's search without
denial, and are judged where they end by rollouts that meet the same dice, corrected by what those don't foresee.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from sagrada.bots import grandmaster, master
from sagrada.bots.bot import Budget
from sagrada.bots.foresight import DRAWING, unforeseen
from sagrada.bots.search.features import turns_left
from sagrada.bots.search.memory import BY_LINES
from sagrada.bots.thinking import act, lines, worth_after
from sagrada.content import tables
from sagrada.engine import BACKEND, core
from sagrada.engine.fields import FIELDS
from sagrada.engine.start import print_window
from sagrada.game.moves import Choose, Keep, UseTool
from sagrada.game.notation import TOOL_IDS, dealt_ornaments
from sagrada.game.numbering import NUMBERS, RANGES, to_move
from sagrada.rules import state as numbers
from sagrada.rules.tool_ids import MOVERS

SEARCH = replace(master.STYLE, denial=0)
"""How lines are found."""
TOOLLESS = replace(SEARCH, tools=False)
ROLLOUT = replace(grandmaster.FOR_POINTS, horizon=2)
"""How the end of a line is judged."""
NODES = 30_000 if BACKEND == "compiled" else 500
"""Positions looked at to judge the end of one line."""
SEARCH_NODES = 100_000 if BACKEND == "compiled" else 2_000
LINES_TRIED = 5
TOOLLESS_LINES = 3
"""The lines that are judged: the most promising ones, and the most promising without a tool."""
LINES_IN_THE_LAST_ROUND_OF_JUDGING = 2
SAMPLES = 6
"""How often a whole pool that is rolled again is tried."""
TABLES = 8
"""How many tables that nobody has seen yet are laid out to judge a window."""
AT_A_GLANCE = replace(SEARCH, look=BY_LINES, width=6, tool_nodes=16_000)
MOVING = [NUMBERS[UseTool(name)] for tool, name in enumerate(TOOL_IDS) if (MOVERS >> tool) & 1]
"""The uses of tools that move dice of one's own window: they can wait for a later turn."""
MOVED = ("color", "shade", "occupied", "exempt", "loose", "tokens", "tool_tokens", "tools_gone")
"""What such a tool changes."""
WORTH_A_TOOL = 0.5
LATER_USES = 3
CHOICES = (numbers.CHOOSE_PATTERN, numbers.KEEP_ORNAMENTS)


@dataclass(frozen=True)
class Rated:
    """A line of decisions, the position it leads to, and what that is worth in points."""

    actions: tuple[int, ...]
    after: core.State
    worth: float


def is_over(state: core.State) -> bool:
    """Is the last turn done, if not the last look at the windows of an honor table?"""
    return state.phase == numbers.OVER or (state.phase == numbers.REMOVE_DIE and state.held_phase == numbers.OVER)


def final_points(state: core.State, seat: int) -> int:
    """The score; alone, the points above the target."""
    return core.score(state, seat) - (core.solo_target(state) if state.seats == 1 else 0)


def fields_of(state: core.State) -> dict[str, object]:
    """A state as a dictionary, to make another one of it."""
    return {field.name: getattr(state, field.name) for field in FIELDS}


def play_tool(state: core.State, actions: Sequence[int]) -> core.State:
    """The position after a tool was used, before the turn ends."""
    after = state.copy()
    for action in actions:
        if action != numbers.END:
            core.apply(after, action)
    return after


def can_be_played(state: core.State, actions: Sequence[int]) -> bool:
    """Is every action of a line legal? The search forgets that at an honor table rules can be broken."""
    walker = state.copy()
    for action in actions:
        if not core.check_legal(walker, action):
            return False
        core.apply(walker, action)
    return True


def is_in_turn(state: core.State, clock: tuple[int, int]) -> bool:
    """Does the turn of this round and number still go on?"""
    if is_over(state) or state.phase in DRAWING:
        return False
    return (state.round, state.turn) == clock


def clock_of(state: core.State) -> tuple[int, int]:
    """Round and turn."""
    return state.round, state.turn


@dataclass(frozen=True)
class Judge:
    """Judges for one seat, with so many nodes for each line's end; the same seed gives the same judgment."""

    seat: int
    seed: int = 1
    nodes: int = NODES

    def mend(self, state: core.State) -> core.State:
        """The position without the seat's wrongly placed dice, which an honor table would make it remove."""
        if not state.honor or core.in_order(state, self.seat):
            return state
        mended = state.copy()
        if mended.phase != numbers.REMOVE_DIE or mended.seat != self.seat:
            core.challenge(mended, self.seat)
        while not core.in_order(mended, self.seat):
            core.apply(mended, act(SEARCH, mended, self.seat, self.seed, Budget(nodes=self.nodes)))
        return mended

    def worth(self, state: core.State, nodes: int | None = None) -> float:
        """What a position between the turns of the seat is worth."""
        state = self.mend(state)
        if is_over(state):
            return float(final_points(state, self.seat))
        nodes = self.nodes if nodes is None else nodes
        rolled = max(self.roll(position, nodes) for position in [state, *self.with_tools_later(state)])
        return rolled + unforeseen(state, self.seat)

    def with_tools_later(self, state: core.State) -> list[core.State]:
        """The position after all that tools could still do for the window, if there is anything."""
        last = None
        for _ in range(LATER_USES):
            later = self.use_tool_later(last or state)
            last = later or last
            if not later:
                break
        return [last] if last else []

    def roll(self, state: core.State, nodes: int) -> float:
        """A position judged by rollouts, in which nobody uses a tool."""
        is_fresh = state.phase in DRAWING
        return worth_after(ROLLOUT, state, self.seat, self.seed, Budget(nodes=nodes), state.round - is_fresh)

    def use_tool_later(self, state: core.State) -> core.State | None:
        """The position with dice moved by a tool, if that helps and the seat has a turn left to do it.

        Rollouts use no tools, so that a tool that waits for the next turn would else be thought lost.
        """
        if state.seats == 1 or turns_left(state, self.seat) == 0:
            return None
        fields = fields_of(state)
        turn = {"phase": numbers.TURN, "seat": self.seat, "drafted": 1, "used": 0}
        waiting = core.load_state(fields | turn | {"hand": numbers.NO_DIE, "moved": numbers.NO_CELL})
        if not any(action in MOVING for action in core.legal(waiting)):
            return None
        found = lines(AT_A_GLANCE, waiting, self.seat, self.seed, Budget(nodes=SEARCH_NODES))
        idle = next((line.worth for line in found if line.actions == (numbers.END,)), found[-1].worth if found else 0.0)
        for line in found:
            if line.actions[0] in MOVING and line.worth > idle + WORTH_A_TOOL:
                moved = play_tool(waiting, line.actions)
                return core.load_state(fields | {name: getattr(moved, name) for name in MOVED})
        return None

    def worth_in_turn(self, state: core.State, clock: tuple[int, int], nodes: int | None = None) -> float:
        """What a position is worth that may lie within the seat's turn of this round and number."""
        state = self.mend(state)
        if not is_in_turn(state, clock):
            return self.worth(state, nodes)
        nodes = self.nodes if nodes is None else nodes
        if core.awaits_chance(state):
            return self.expect(state, clock, nodes)
        rated = self.rate(state, self.find_lines(state)[:1], nodes)
        return rated[0].worth

    def expect(self, state: core.State, clock: tuple[int, int], nodes: int) -> float:
        """What a tool's dice leave on average, when the best is made of each outcome."""
        total = weights = 0.0
        found = list(self.outcomes(state))
        for weight, after in found:
            total += weight * self.worth_in_turn(after, clock, max(1, nodes // len(found)))
            weights += weight
        return total / weights

    def outcomes(self, state: core.State) -> Iterator[tuple[int, core.State]]:
        """What chance may answer, with its weight; of a whole pool a few samples."""
        if state.phase != numbers.ROLL_POOL:
            for outcome in core.legal(state):
                after = state.copy()
                core.apply(after, outcome)
                yield core.outcome_weight(state, outcome), after
            return
        for sample in range(SAMPLES):
            after, random = state.copy(), Random(f"{self.seed} {sample}")
            while after.phase == numbers.ROLL_POOL:
                core.apply(after, random.choice(core.legal(after)))
            yield 1, after

    def find_lines(self, state: core.State) -> list[tuple[int, ...]]:
        """The lines of the turn, the most promising first."""
        found = lines(SEARCH, state, self.seat, self.seed, Budget(nodes=SEARCH_NODES))
        simple = lines(TOOLLESS, state, self.seat, self.seed, Budget(nodes=SEARCH_NODES)) if state.used == 0 else []
        chosen = dict.fromkeys(line.actions for line in [*found[:LINES_TRIED], *simple[:TOOLLESS_LINES]])
        return [line for line in chosen if can_be_played(state, line)] or [self.only_line(state)]

    def only_line(self, state: core.State) -> tuple[int, ...]:
        """What is done where there is hardly a choice, to the end of the turn or until chance speaks."""
        walker, clock, actions = state.copy(), clock_of(state), []
        while is_in_turn(walker, clock) and not core.awaits_chance(walker):
            actions.append(self.only_action(walker))
            core.apply(walker, actions[-1])
        return tuple(actions)

    def only_action(self, state: core.State) -> int:
        """What is done next; at an honor table a die in hand may fit nowhere, and then any cell will do."""
        possible = core.legal(state)
        action = act(SEARCH, state, self.seat, self.seed, Budget(nodes=SEARCH_NODES))
        return action if action in possible else possible[0]

    def rate(self, state: core.State, found: Sequence[tuple[int, ...]], nodes: int | None = None) -> list[Rated]:
        """Lines from a position of the seat's turn, each judged where it ends."""
        return [self.rate_one(state, actions, nodes) for actions in found]

    def rate_one(self, state: core.State, actions: tuple[int, ...], nodes: int | None = None) -> Rated:
        """One line, judged where it ends."""
        after = state.copy()
        for action in actions:
            core.apply(after, action)
        return Rated(actions, after, self.worth_in_turn(after, clock_of(state), nodes))

    def best_lines(self, state: core.State, played: core.State | None = None) -> list[Rated]:
        """The best lines of a turn, best first: the most promising judged roughly, then the best of them well.

        A line that leads to `played` is judged well, too.
        """
        rough = self.rate(state, self.find_lines(state), max(1, self.nodes // 5))
        rough.sort(key=lambda line: -line.worth)
        well = [
            self.rate_one(state, line.actions)
            if place < LINES_IN_THE_LAST_ROUND_OF_JUDGING or line.after == played
            else None
            for place, line in enumerate(rough)
        ]
        judged = [line for line in well if line]
        return sorted(judged, key=lambda line: -line.worth)

    def rate_removals(self, state: core.State) -> list[Rated]:
        """The dice that may leave a window that is not in order, best first."""
        rated = []
        for action in core.legal(state):
            after = state.copy()
            core.apply(after, action)
            rated.append(Rated((action,), after, self.worth_in_turn(after, clock_of(state))))
        return sorted(rated, key=lambda line: -line.worth)

    def rate_choices(self, state: core.State) -> list[Rated]:
        """Windows, or ornaments to keep, best first, each over the same tables that may be laid out."""
        rated = [Rated((action,), state, self.worth_of_choice(state, action)) for action in choice_range(state)]
        return sorted(rated, key=lambda line: -line.worth)

    def worth_of_choice(self, state: core.State, action: int) -> float:
        """What a window, or kept ornaments, promise on average."""
        pattern, kept = state.pattern[self.seat], 0
        match to_move(state, action, self.seat):
            case Choose(name):
                pattern = tables.PATTERN_IDS.index(name)
            case Keep(names):
                kept = sum(1 << i for i, name in enumerate(dealt_ornaments(state, self.seat)) if name in names)
        laid = [self.lay_table(state, pattern, kept, number) for number in range(TABLES)]
        return sum(self.worth(table) for table in laid) / TABLES

    def lay_table(self, state: core.State, pattern: int, kept: int, number: int) -> core.State:
        """The start of the first round with this window, and all that nobody has seen yet laid out."""
        clock = {"phase": numbers.DRAW_DIE, "seat": 0, "step": 0}
        fields: dict[str, Any] = fields_of(state) | clock | unseen(state, Random(f"{self.seed} {number}"))
        fields |= {name: list(getattr(state, name)) for name in ("pattern", "level", "takes_color", "takes_shade")}
        if state.phase == numbers.CHOOSE_PATTERN:
            for seat in range(len(state.pattern)):
                print_window(fields, seat, tables.WINDOWS[pattern if seat == self.seat else 0])
        masks = [kept if seat == self.seat else 0 for seat in range(len(state.kept))]
        given = zip(fields["level"], masks, strict=True)
        tokens = [level + mask.bit_count() if state.uses_tokens else 0 for level, mask in given]
        return core.load_state(fields | {"kept": masks, "tokens": tokens})


def choice_range(state: core.State) -> range:
    """The actions of a choice outside the turns."""
    return RANGES[Choose if state.phase == numbers.CHOOSE_PATTERN else Keep]


def unseen(state: core.State, random: Random) -> dict[str, object]:
    """The cards of the table that are not dealt yet, dealt at random: as fields of a state."""
    if state.open_setup:
        return {}
    dealt: dict[str, object] = {}
    for stage, kind, many in (
        (numbers.DEAL_TOOL, "tool", state.tools_dealt),
        (numbers.DEAL_PUBLIC, "public", state.publics_dealt),
    ):
        if not (state.preset >> stage) & 1:
            cards = draw(getattr(state, f"{kind}_deck"), many, random)
            if state.strife:
                cards = draw(getattr(state, f"strife_{kind}_deck"), 1, random) + cards
            dealt[kind] = fill(cards[:many], getattr(state, kind))
    if state.strife and not (state.preset >> numbers.DEAL_BOARD) & 1:
        dealt["board"] = draw(state.board_deck, 1, random)[0]
    if state.pioneers and not (state.preset >> numbers.DEAL_PIONEER) & 1:
        dealt["pioneer"] = draw(state.pioneer_deck, 3, random)
    return dealt


def draw(deck: int, many: int, random: Random) -> list[int]:
    """So many different cards of a deck."""
    return random.sample([card for card in range(32) if (deck >> card) & 1], many)


def fill(cards: list[int], places: Sequence[int]) -> list[int]:
    """Cards on their places, zeros on the rest."""
    return cards + [0] * (len(places) - len(cards))
