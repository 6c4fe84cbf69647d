"""A slow second reading of the Sagrada rulebooks, to check the fast one against: setup, turns, payment, points.

It speaks the notation of docs/notation.md and shares no code with the package; only the printed windows, and of Glory
points and ornaments, are read from the same files. Windows are dictionaries from cell to die, and everything is worked
out anew whenever it is asked. Placement and tools are in reference_tools.py, the cards of Glory in reference_glory.py.
"""

import tomllib

import reference_glory as glory
import reference_glory_cards as glory_cards
from reference_scores import PRIVATE_CELLS, PRIVATE_COLORS, PUBLICS, score_private
from reference_tools import Rules as Rules
from reference_tools import without
from reference_window import (
    CORNER,
    GRAY,
    HAND_TOOLS,
    ROWS,
    SHADES,
    Grid,
    empty_cells,
    order,
)


class Reference(glory.GloryTable):
    """One game, from the first card dealt to the ranking."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        content = tomllib.loads((glory_cards.CONTENT / "windows.toml").read_text(encoding="utf-8"))
        sets = ("base", "extra") if rules.thirteenth_card else ("base",)
        self.grids: dict[str, Grid] = {pattern["id"]: pattern["grid"] for pattern in content["pattern"]}
        self.levels: dict[str, int] = {pattern["id"]: pattern["level"] for pattern in content["pattern"]}
        self.sides: dict[str, list[str]] = {c["id"]: c["patterns"] for c in content["card"] if c["set"] in sets}
        self.decks = {
            "private": [*PRIVATE_COLORS, *(PRIVATE_CELLS if rules.seats > 4 else ())],
            "card": list(self.sides),
            "tool": [t for t, box in CORNER.items() if box != GRAY and (t != "strip_cutter" or rules.strip_cutter)],
            "public": [*PUBLICS, *(glory_cards.RIVALRY if "rivalry" in rules.modules else ())],
        } | self.glory_decks()
        self.tools: list[str] = []
        self.publics: list[str] = []
        self.bearing: set[str] = set()
        self.guilty: list[int] = []
        self.resume = "turn"
        self.start = 0
        self.turns: list[int] = []
        self.turns_taken: list[int] = []
        self.setup = self._setup()
        self.phase = "deal"

    def awaits(self) -> str:
        match self.phase:
            case "deal" | "first" | "fill" | "supply" | "reroll" | "hammer" | "color":
                return "chance"
            case "over":
                return "over"
            case "choose" | "keep":
                return f"s{self.setup[0][1]}"
            case "remove":
                return f"s{self.guilty[0]}"
        return f"s{self.seat}"

    def weights(self) -> dict[str, int]:
        assert self.awaits() == "chance"
        match self.phase:
            case "deal":
                return {f"* deal {card}": 1 for card in self.decks[self.setup[0][0]]}
            case "first":
                return {f"* first s{seat}": 1 for seat in range(self.rules.seats)}
            case "fill":
                return {f"* {color}{shade}": left for color, left in self.bag.items() if left for shade in SHADES}
            case "supply":
                return {f"* {GRAY}{shade}": 1 for shade in SHADES}
            case "color":
                return {f"* {color}": left for color, left in self.bag.items() if left}
        return {f"* ={shade}": 1 for shade in SHADES}

    def legal(self) -> set[str]:
        if self.awaits() == "chance":
            return set(self.weights())
        match self.phase:
            case "choose":
                return {f"choose {side}" for card in self.seats[self.setup[0][1]].cards for side in self.sides[card]}
            case "keep":
                first, second = self.seats[self.setup[0][1]].ornaments
                return {"keep none", f"keep {first}", f"keep {second}", f"keep {first} {second}"}
            case "claim":
                return {f"claim {card}" for card in self.claimable()} | {"stop"}
            case "turn":
                return self._with_hand() if self.hand else self._without_hand()
            case "pay":
                return {f"pay {way}" for way in self._payments(self.tool, self.hand, self.dice)}
            case "remove":
                return {f"remove {cell}" for cell in self.seats[self.guilty[0]].window}
            case "over":
                return set()
        return self.answers()

    def play(self, line: str) -> None:
        assert line in self.legal(), f"{line}: not possible in phase {self.phase}"
        match self.phase:
            case "deal" | "first" | "choose" | "keep":
                self._play_setup(line.split())
            case "fill":
                self.bag[line[2]] -= 1
                self._add_to_pool(line[2:])
            case "supply":
                self.supply -= 1
                self._add_to_pool(line[2:])
            case "claim":
                self._claim(line)
            case "turn":
                self._play_turn(line)
            case "pay":
                self._pay(line.split()[1])
            case "remove":
                self._remove(line.split()[1])
            case _:
                self.play_tool(line)

    def challenge(self, target: int) -> bool:
        """Rulings, wrong placements: the owner of a window that is not in order has to remove dice."""
        assert self.rules.honor
        assert self.phase in ("choose", "keep", "claim") or (self.phase == "turn" and not self.hand)
        if self.seats[target].is_in_order():
            return False
        self.guilty, self.resume, self.phase = [target], self.phase, "remove"
        return True

    def pool(self) -> list[str]:
        return sorted(self.dice, key=order)

    def window(self, seat: int) -> list[str]:
        return [" ".join(self.seats[seat].window.get(cell, "..") for cell in row) for row in ROWS]

    def track(self) -> list[list[str]]:
        return [sorted(dice, key=order) for dice in self.rounds]

    def tokens(self) -> list[int]:
        return [seat.favor for seat in self.seats]

    def target(self) -> int:
        return sum(int(die[1]) for dice in self.rounds for die in dice)

    def sheet(self, seat: int) -> dict[str, object]:
        public, private = self._public(seat), self._private(seat)
        added: dict[str, object] = {"pioneers": self.score_pioneers(seat), "ornaments": self.score_ornaments(seat)}
        return {module: points for module, points in added.items() if module in self.rules.modules} | {
            "public": public,
            "private": private,
            "counted": self._counted(public, "public") + self._counted(private, "private"),
            "favor": self.seats[seat].favor,
            "empty": self._empty(seat),
            "total": self._total(seat),
        }

    def ranking(self) -> list[int]:
        """000, scoring: points, private points, tokens, then the edition's third tie-break."""
        return sorted(range(self.rules.seats), key=self._standing, reverse=True)

    def _public(self, seat: int) -> dict[str, int]:
        window = self.seats[seat].window
        return {
            card: PUBLICS[card](window) if card in PUBLICS else self.score_glory(card, seat) for card in self.publics
        }

    def _private(self, seat: int) -> dict[str, int]:
        own = self.seats[seat]
        return {card: score_private(card, self.rules.private_scoring, own.window) for card in own.privates}

    def _empty(self, seat: int) -> int:
        return -self.rules.empty_penalty * len(empty_cells(self.seats[seat].window))

    def _counted(self, points: dict[str, int], kind: str) -> list[str]:
        """Solo chapters: one of the privates counts (000), or one of the publics (001)."""
        return [max(points, key=lambda card: points[card])] if self.rules.best_of == kind else list(points)

    def _sum(self, points: dict[str, int], kind: str) -> int:
        return sum(points[card] for card in self._counted(points, kind))

    def _total(self, seat: int) -> int:
        cards = self._sum(self._public(seat), "public") + self._sum(self._private(seat), "private")
        added = sum(self.score_pioneers(seat).values()) + sum(self.score_ornaments(seat).values())
        return cards + added + self.seats[seat].favor + self._empty(seat)

    def _standing(self, seat: int) -> tuple[int, int, int, int]:
        turns = [number for number, owner in enumerate(self.turns_taken) if owner == seat]
        came = turns[-1 if self.rules.tie_break == "last_turn" else 0] if turns else -1
        private = self._sum(self._private(seat), "private")
        private += sum(self.score_ornaments(seat).values()) if self.rules.ornaments_break_ties else 0
        return self._total(seat), private, self.seats[seat].favor, came

    def _setup(self) -> list[tuple[str, int]]:
        """000 and 002, setup of the players, then of the game; see rulings, setup."""
        seats, has_ornaments = range(self.rules.seats), "ornaments" in self.rules.modules
        dealt = [("private", seat) for seat in seats for _ in range(self.rules.privates)]
        dealt += [("ornament", seat) for seat in seats for _ in range(2) if has_ornaments]
        dealt += [("card", seat) for seat in seats for _ in range(2)]
        table = self._dealt("tool", self.rules.tools) + self._dealt("public", self.rules.publics)
        table += [("board", 0)] if self.has_strife else []
        table += [("pioneer", 0)] * 3 if "pioneers" in self.rules.modules else []
        table += [("first", 0)] if self.rules.seats > 1 else []
        choices = [("choose", seat) for seat in seats] + [("keep", seat) for seat in seats if has_ornaments]
        return dealt + (table + choices if self.rules.open_setup else choices + table)

    def _dealt(self, kind: str, number: int) -> list[tuple[str, int]]:
        """002, strife, setup: the first of the tools and of the publics is a strife card."""
        return [(f"strife_{kind}" if self.has_strife and i == 0 else kind, 0) for i in range(number)]

    def _play_setup(self, words: list[str]) -> None:
        kind, seat = self.setup.pop(0)
        word = words[-1]
        match kind:
            case "private":
                self.seats[seat].privates.append(word)
            case "card":
                self.seats[seat].cards.append(word)
            case "ornament":
                self.seats[seat].ornaments.append(word)
            case "tool" | "strife_tool":
                self.tools.append(word)
            case "public" | "strife_public":
                self.publics.append(word)
            case "board":
                for other in self.seats:
                    other.board = word
            case "pioneer":
                self.row[word] = "table"
            case "first":
                self.start = int(word[1:])
            case "choose":
                self.seats[seat].pattern, self.seats[seat].grid = word, self.grids[word]
            case "keep":
                self.seats[seat].kept = [card for card in words[1:] if card != "none"]
        if kind in self.decks:
            self.decks[kind].remove(word)
        elif kind != "first" and not any(left in ("choose", "keep") for left, _ in self.setup):
            self._hand_out_tokens()
        self._go_on_with_setup()

    def _hand_out_tokens(self) -> None:
        """000, setup: the level of the window; 002, ornaments: one more for each card kept. After the last choice."""
        for seat in self.seats:
            seat.favor = self.levels[seat.pattern] + len(seat.kept) if self.rules.tokens else 0

    def _go_on_with_setup(self) -> None:
        if not self.setup:
            self._start_round()
        else:
            kind = self.setup[0][0]
            self.phase = "deal" if kind in self.decks else kind

    def _clockwise(self) -> list[int]:
        return [(self.start + step) % self.rules.seats for step in range(self.rules.seats)]

    def _start_round(self) -> None:
        """000, course of the game: clockwise from the first player, then back again."""
        self.turns = self._clockwise() + self._clockwise()[::-1]
        self.turns_taken = []
        self.skipped = set()
        self.phase = "fill"

    def _add_to_pool(self, die: str) -> None:
        """002, strife, course of the game: the last die of the round's pool comes from the supply."""
        self.dice.append(die)
        missing = (4 if self.rules.seats == 1 else 2 * self.rules.seats + 1) - len(self.dice)
        if not missing:
            self._next_turn()
        elif missing == 1 and self.has_strife:
            self.phase = "supply"

    def _end_turn(self) -> None:
        """002, pioneers: at the end of one's own turn, all that are met, at once or one by one where asked."""
        if self.claimable() and self.rules.claims == "asked":
            self.phase = "claim"
            return
        for card in self.claimable():
            self.claim(card)
        self._next_turn()

    def _claim(self, line: str) -> None:
        if line == "stop":
            self._next_turn()
        else:
            self.claim(line.split()[1])
            self._end_turn()

    def _next_turn(self) -> None:
        if not self.turns:
            self._end_round()
            return
        is_second = len(self.turns) <= self.rules.seats
        seat = self.turns.pop(0)
        if is_second and seat in self.skipped:
            self._next_turn()
        else:
            self.turns_taken.append(seat)
            self.start_turn(seat, is_second)

    def _end_round(self) -> None:
        """000, end of the round: what is left lies on the track; the next seat clockwise starts."""
        self.rounds.append(self.dice)
        self.dice = []
        if len(self.rounds) == 10:
            self._finish()
        else:
            self.start = (self.start + 1) % self.rules.seats
            self._start_round()

    def _finish(self) -> None:
        self.guilty = [seat for seat in self._clockwise() if self.rules.honor and not self.seats[seat].is_in_order()]
        self.resume, self.phase = "over", "remove" if self.guilty else "over"

    def _remove(self, cell: str) -> None:
        """000, wrong placement: dice of the owner's choice leave the game until the window is in order."""
        owner = self.seats[self.guilty[0]]
        owner.lift(cell)
        self.retest_pioneers(self.guilty[0])
        if owner.is_in_order():
            self.guilty.pop(0)
        if not self.guilty:
            self.phase = self.resume
            if self.phase == "claim":
                self._end_turn()

    def _without_hand(self) -> set[str]:
        takes = set() if self.drafted else {die for die in self.dice if self._may_take(die)}
        return takes | self._uses("", self.dice) | {"end"}

    def _with_hand(self) -> set[str]:
        places = {f"{self.hand}@{cell}" for cell in self.targets(self.hand)}
        returns = {"return"} if self._may_return() else set()
        return places | returns | self._uses(self.hand, self.dice)

    def _uses(self, hand: str, pool: list[str]) -> set[str]:
        """One tool a turn; those that act on the die taken need it in hand, the others an empty hand."""
        suited = [tool for tool in self.tools if (tool in HAND_TOOLS) == bool(hand) and not self.tool]
        return {f"use {tool}" for tool in suited if self._payments(tool, hand, pool)}

    def _may_take(self, die: str) -> bool:
        """Rulings, turns 6: never into a full window (000: take a die and place it); 001, example of a turn."""
        if self.rules.unplaceable == "returned" or not empty_cells(self.own().window):
            return bool(empty_cells(self.own().window))
        return self.can_place(die) or bool(self._uses(die, without(self.dice, die)))

    def _may_return(self) -> bool:
        """001, placing; rulings, wrong placements: at an honor table always, also after a tool acted on it."""
        if self.acted in ("flux_remover", "salvage_hook"):
            return True
        allowed = self.acted == "flux_brush" or (not self.acted and self.rules.unplaceable == "returned")
        return (allowed or self.honor) and not self.legal_here(self.hand)

    def _play_turn(self, line: str) -> None:
        if line == "end":
            self._end_turn()
        elif line == "return":
            self._return()
        elif line.startswith("use "):
            self._use(line.split()[1])
        elif "@" in line:
            self.place(line[-2:])
        else:
            self.take(line)

    def _return(self) -> None:
        self.dice.append(self.hand)
        self.hand = ""
        if self.acted not in ("flux_brush", "flux_remover", "salvage_hook"):
            self._end_turn()

    def _use(self, tool: str) -> None:
        self.tool = tool
        if self.rules.pay == "tokens":
            self._pay("tokens")
        else:
            self.phase = "pay"

    def _payments(self, tool: str, hand: str, pool: list[str]) -> set[str]:
        """Ways to pay after which the tool can be carried out to its end (rulings, turns 3 and solo)."""
        price = 2 if tool in self.bearing else 1
        dice = {die for die in pool if die[0] == CORNER[tool] and self.rules.pay != "tokens"}
        ways = {die for die in dice if self.is_feasible(tool, hand, without(pool, die))}
        if self.rules.pay != "die" and self.own().favor >= price and self.is_feasible(tool, hand, pool):
            ways.add("tokens")
        return ways

    def _pay(self, way: str) -> None:
        """000, tools and favor tokens; solo chapters: a die that pays leaves the game together with the card."""
        if way == "tokens":
            self.own().favor -= 2 if self.tool in self.bearing else 1
            self.bearing.add(self.tool)
        else:
            self.dice.remove(way)
            self.tools.remove(self.tool)
        self.start_tool()
