"""Where a die may lie, and what each tool card does: the half of the slow second reading that moves dice.

`Table` holds all dice and the turn under way; `phase` names what is awaited. Rounds, payment and points are in
reference.py, the tools of Glory in reference_glory.py. Comments and sentences name the chapter (000, 001, 003, 004,
002 for Glory), the card or the ruling they follow.
"""

from dataclasses import dataclass, field

from reference_window import (
    COLORS,
    DIGITS,
    GRAY,
    HAND_TOOLS,
    IGNORES,
    SHADES,
    Grid,
    Window,
    empty_cells,
    fits,
    is_attached,
    is_golden,
    keeps_board,
    keeps_board_at,
    legal_cells,
    lifted,
    order,
    printed,
    touched,
)

Move = tuple[str, str]


def without(pool: list[str], die: str) -> list[str]:
    index = pool.index(die)
    return pool[:index] + pool[index + 1 :]


@dataclass(frozen=True)
class Rules:
    """The options of one table, all resolved."""

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
    honor: bool
    open_setup: bool
    modules: tuple[str, ...] = ()
    gray: int = 0
    claims: str = "automatic"
    gray_ornaments: bool = True
    ornaments_break_ties: bool = True
    strife_rivalry: bool = True
    color_pairs: str = "anywhere"


@dataclass
class Seat:
    """What lies before one player."""

    privates: list[str] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)
    ornaments: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    pattern: str = ""
    grid: Grid = field(default_factory=list)
    board: str = ""
    window: Window = field(default_factory=dict)
    exempt: set[str] = field(default_factory=set)
    loose: set[str] = field(default_factory=set)
    favor: int = 0

    def lift(self, cell: str) -> str:
        self.exempt.discard(cell)
        self.loose.discard(cell)
        return self.window.pop(cell)

    def set_down(self, cell: str, die: str, ignores: str = "", may_lie_alone: bool = False) -> None:
        """Rulings, wrong placements: which dice become exempt or loose, and which stop being loose."""
        if not is_attached(self.window, cell) and not may_lie_alone:
            self.loose.add(cell)
        if not fits(self.grid, self.board, cell, die) and printed(self.grid, cell) in ignores:
            self.exempt.add(cell)
        self.loose -= touched(self.window, cell)
        self.window[cell] = die

    def is_in_order(self) -> bool:
        """Rulings, wrong placements: print or exemption, golden rule, the board's rule, nothing loose."""
        if self.loose or not keeps_board(self.grid, self.board, self.window):
            return False
        return all(
            is_golden(self.window, cell, die) and (cell in self.exempt or fits(self.grid, self.board, cell, die))
            for cell, die in self.window.items()
        )


class Table:
    """All dice, and the turn under way. No die in hand is an empty text, as is no tool used in this turn."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.seats = [Seat() for _ in range(rules.seats)]
        self.bag = dict.fromkeys(COLORS, rules.bag) | {GRAY: rules.gray}
        self.dice: list[str] = []
        self.rounds: list[list[str]] = []
        self.skipped: set[int] = set()
        self.waiting: list[str] = []
        self.honor = rules.honor
        self.phase = ""
        self.start_turn(0, is_second=False)

    def start_turn(self, seat: int, is_second: bool) -> None:
        self.seat, self.is_second_turn = seat, is_second
        self.hand, self.drafted = "", False
        self.tool, self.acted, self.moved_to = "", "", ""
        self.phase = "turn"

    def own(self) -> Seat:
        return self.seats[self.seat]

    def legal_here(self, die: str) -> list[str]:
        return legal_cells(self.own().window, self.own().grid, self.own().board, die)

    def targets(self, die: str) -> list[str]:
        """Rulings, wrong placements: at an honor table every empty cell."""
        return empty_cells(self.own().window) if self.honor else self.legal_here(die)

    def can_place(self, die: str) -> bool:
        return bool(self.targets(die))

    def take(self, die: str) -> None:
        self.dice.remove(die)
        self.hand, self.drafted = die, True

    def place(self, cell: str) -> None:
        self.own().set_down(cell, self.hand, may_lie_alone=self.phase == "cork")
        self.change_hand("")

    def change_hand(self, die: str) -> None:
        self.hand, self.phase = die, "turn"

    def is_feasible(self, tool: str, hand: str, pool: list[str]) -> bool:
        """Rulings, turns 3: a tool is offered if it can be carried out to its end, here with what payment leaves."""
        match tool:
            case "grozing_pliers":
                return bool(self.steps(hand))
            case "lens_cutter":
                return bool(self.track_dice())
            case "flux_brush" | "flux_remover":
                return True
            case "glazing_hammer":
                return self.is_second_turn and not self.drafted and bool(pool)
            case "running_pliers":
                return not self.is_second_turn and self.drafted and any(map(self.can_place, pool))
            case "cork_backed_straightedge":
                return bool(self.lonely_cells(hand))
            case "grinding_stone":
                return self.can_place(f"{hand[0]}{7 - int(hand[1])}")
            case "strip_cutter":
                return bool(self.strips(hand))
        return bool(self.moves(tool))

    def start_tool(self) -> None:
        self.acted = self.tool if self.tool in HAND_TOOLS else ""
        match self.tool:
            case "grozing_pliers":
                self.phase = "step"
            case "lens_cutter":
                self.phase = "track"
            case "flux_brush":
                self.phase = "reroll"
            case "glazing_hammer":
                self.waiting = sorted(self.dice, key=order)
                self.phase = "hammer"
            case "running_pliers":
                self.skipped.add(self.seat)
                self.phase = "extra"
            case "cork_backed_straightedge":
                self.phase = "cork"
            case "grinding_stone":
                self.change_hand(f"{self.hand[0]}{7 - int(self.hand[1])}")
            case "flux_remover":
                self.bag[self.hand[0]] += 1
                self.hand, self.phase = "", "color"
            case "strip_cutter":
                self.phase = "strip"
            case _:
                self.phase = "move"

    def answers(self) -> set[str]:
        """The answers to a tool's own question."""
        match self.phase:
            case "step":
                return set(self.steps(self.hand))
            case "track":
                return {f"swap {die}" for die in self.track_dice()}
            case "strip":
                return {f"swap s{seat}:{cell}" for seat, cell in self.strips(self.hand)}
            case "shade":
                return {f"={shade}" for shade in SHADES}
            case "extra":
                return {die for die in self.dice if self.can_place(die)}
            case "cork":
                return {f"{self.hand}@{cell}" for cell in self.lonely_cells(self.hand)}
        assert self.phase == "move"
        stop = {"stop"} if self.tool == "tap_wheel" and self.moved_to else set()
        return {f"{source}>{target}" for source, target in self.moves(self.tool)} | stop

    def play_tool(self, line: str) -> None:
        match self.phase:
            case "step":
                self.change_hand(self.steps(self.hand)[line])
            case "track":
                self.swap_with_track(line.split()[1])
            case "strip":
                seat, cell = line.split()[1].split(":")
                self.swap_with_window(int(seat[1:]), cell)
            case "reroll":
                self.change_hand(self.hand[0] + line[-1])
            case "hammer":
                self.hammer(line[-1])
            case "color":
                self.bag[line[-1]] -= 1
                self.hand, self.phase = line[-1], "shade"
            case "shade":
                self.change_hand(self.hand + line[-1])
            case "extra":
                self.take(line)
                self.phase = "turn"
            case "cork":
                self.place(line[-2:])
            case "move":
                self.play_move(line)

    def steps(self, hand: str) -> dict[str, str]:
        """Card 1: one shade up or down, 6 does not become 1 nor 1 a 6."""
        steps = {"+": int(hand[1]) + 1, "-": int(hand[1]) - 1}
        dice = {sign: f"{hand[0]}{shade}" for sign, shade in steps.items() if shade in SHADES}
        return {sign: die for sign, die in dice.items() if self.can_place(die)}

    def track_dice(self) -> set[str]:
        return {die for dice in self.rounds for die in dice if self.can_place(die)}

    def swap_with_track(self, die: str) -> None:
        space = next(dice for dice in self.rounds if die in dice)
        space[space.index(die)] = self.hand
        self.change_hand(die)

    def hammer(self, shade: str) -> None:
        die = self.waiting.pop(0)
        self.dice.remove(die)
        self.dice.append(die[0] + shade)
        self.phase = "hammer" if self.waiting else "turn"

    def lonely_cells(self, die: str) -> list[str]:
        """Card 9: a cell that touches no die; not for the first die of a window."""
        window, grid, board = self.own().window, self.own().grid, self.own().board
        empty = empty_cells(window) if window else []
        return [
            cell
            for cell in empty
            if self.honor
            or (
                fits(grid, board, cell, die)
                and not touched(window, cell)
                and keeps_board_at(grid, board, window, cell, die)
            )
        ]

    def strips(self, hand: str) -> list[tuple[int, str]]:
        """Rulings, Strip Cutter: a die of equal color or shade, before round 7."""
        if len(self.rounds) >= 6:
            return []
        return [
            (number, cell)
            for number, seat in enumerate(self.seats)
            for cell, die in seat.window.items()
            if number != self.seat
            and (die[0] == hand[0] or die[1] == hand[1])
            and is_golden(seat.window, cell, hand)
            and keeps_board_at(seat.grid, seat.board, seat.window, cell, hand)
            and self.can_place(die)
        ]

    def swap_with_window(self, number: int, cell: str) -> None:
        other = self.seats[number]
        die = other.lift(cell)
        other.set_down(cell, self.hand, ignores=COLORS + DIGITS, may_lie_alone=True)
        self.change_hand(die)

    def moves(self, tool: str) -> list[Move]:
        """The moves possible now; for Lathekin's first only those that leave a second one."""
        window = self.own().window
        moves = self.single_moves(tool, window, self.moved_to)
        if tool != "lathekin" or self.moved_to:
            return moves
        return [
            (source, target)
            for source, target in moves
            if self.single_moves(tool, lifted(window, source) | {target: window[source]}, target)
        ]

    def single_moves(self, tool: str, window: Window, done: str) -> list[Move]:
        """Rulings, turns 5: lift the die, then test the target against the rest; `done` has moved already."""
        movable = [cell for cell, die in window.items() if cell != done and self.may_move(tool, die, window.get(done))]
        return [
            (source, target)
            for source in movable
            for target in self.move_targets(tool, lifted(window, source), window[source])
            if target != source
        ]

    def may_move(self, tool: str, die: str, first: str | None) -> bool:
        """Card 12: a color shown on the round track; the second die has the color of the first."""
        if tool != "tap_wheel":
            return True
        return die[0] in ({first[0]} if first else {shown[0] for dice in self.rounds for shown in dice})

    def move_targets(self, tool: str, rest: Window, die: str) -> list[str]:
        own, ignores = self.own(), IGNORES.get(tool, "")
        return empty_cells(rest) if self.honor else legal_cells(rest, own.grid, own.board, die, ignores)

    def play_move(self, line: str) -> None:
        if line == "stop":
            self.phase = "turn"
            return
        source, target = line.split(">")
        is_first = not self.moved_to
        self.own().set_down(target, self.own().lift(source), IGNORES.get(self.tool, ""))
        self.moved_to = target
        goes_on = is_first and self.tool in ("lathekin", "tap_wheel") and self.moves(self.tool)
        self.phase = "move" if goes_on else "turn"
