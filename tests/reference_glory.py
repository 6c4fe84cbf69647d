"""The Glory chapter (002) of the slow second reading: pioneers, ornaments, rivalry, strife objectives and strife tools.

Conditions and measures are written from the descriptions of the cards; the package's rows give only ids, points and
the patterns of ornaments. Gray is a color like the others, an empty cell never meets anything.
"""

import tomllib
from collections.abc import Callable

from reference_glory_cards import (
    BOARDS,
    CONTENT,
    PIONEERS,
    RIVALRY,
    STRIFE_RIVALRY,
    count_diagonal_pairs,
    gray_cells,
    is_built,
    score_gray_in_bloom,
    score_gray_mullions,
    score_gray_scale,
    share_places,
)
from reference_tools import Move, Rules, Table
from reference_window import (
    CORNER,
    GRAY,
    SHADES,
    Grid,
    Window,
    fits,
    is_golden,
    keeps_board,
    touched,
)

STRIFE_PUBLICS: dict[str, Callable[[Window], int]] = {
    "gray_mullions": score_gray_mullions,
    "gray_in_bloom": score_gray_in_bloom,
    "gray_scale": score_gray_scale,
}


class GloryTable(Table):
    """A table with what Glory adds: the row of pioneers, the supply of gray dice, three more tools."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.has_strife = "strife" in rules.modules
        self.supply = 10 if self.has_strife else 0
        self.row: dict[str, str] = {}
        pioneers = tomllib.loads((CONTENT / "pioneers.toml").read_text(encoding="utf-8"))["pioneer"]
        ornaments = tomllib.loads((CONTENT / "ornaments.toml").read_text(encoding="utf-8"))["ornament"]
        self.pioneer_points: dict[str, int] = {row["id"]: row["points"] for row in pioneers}
        self.ornament_patterns: dict[str, Grid] = {row["id"]: row["pattern"] for row in ornaments}
        self.ornament_points: dict[str, tuple[int, int]] = {row["id"]: (row["gain"], -row["loss"]) for row in ornaments}
        assert set(self.pioneer_points) == set(PIONEERS)

    def glory_decks(self) -> dict[str, list[str]]:
        """Report 12 and 33: strife cards have decks of their own; alone nobody compares."""
        has_rivalry = self.rules.strife_rivalry and self.rules.seats > 1
        return {
            "ornament": list(self.ornament_patterns),
            "strife_tool": [tool for tool, box in CORNER.items() if box == GRAY],
            "strife_public": [*STRIFE_PUBLICS, *(STRIFE_RIVALRY if has_rivalry else ())],
            "board": list(BOARDS),
            "pioneer": list(PIONEERS),
        }

    def pioneers(self) -> list[tuple[str, str]]:
        return list(self.row.items())

    def board(self) -> str:
        return self.seats[0].board

    def kept(self, seat: int) -> list[str]:
        return list(self.seats[seat].kept)

    def claimable(self) -> list[str]:
        """002, pioneers: what the seat whose turn ends may take from the table."""
        window = self.own().window
        return [card for card, where in self.row.items() if where == "table" and PIONEERS[card](window)]

    def claim(self, card: str) -> None:
        self.row[card] = f"s{self.seat}"

    def retest_pioneers(self, seat: int) -> None:
        """002, pioneers, notes: after a removal every card of this seat that is not met is out of the game."""
        for card, where in self.row.items():
            if where == f"s{seat}" and not PIONEERS[card](self.seats[seat].window):
                self.row[card] = "out"

    def score_pioneers(self, seat: int) -> dict[str, int]:
        return {card: self.pioneer_points[card] for card, where in self.row.items() if where == f"s{seat}"}

    def score_glory(self, card: str, seat: int) -> int:
        """002, rivalry: such a card compares all windows, the other strife cards look at one."""
        if card in STRIFE_PUBLICS:
            return STRIFE_PUBLICS[card](self.seats[seat].window)
        is_diagonal = card == "color_pairs" and self.rules.color_pairs == "diagonal"
        measure = count_diagonal_pairs if is_diagonal else (RIVALRY | STRIFE_RIVALRY)[card]
        return share_places([measure(other.window) for other in self.seats], seat)

    def score_ornaments(self, seat: int) -> dict[str, int]:
        """002, ornaments: a kept card pays if it is built, and costs if it is not."""
        points = {}
        for card in self.seats[seat].kept:
            gain, loss = self.ornament_points[card]
            is_done = is_built(self.ornament_patterns[card], self.seats[seat].window, self.rules.gray_ornaments)
            points[card] = gain if is_done else loss
        return points

    def is_feasible(self, tool: str, hand: str, pool: list[str]) -> bool:
        match tool:
            case "pumice_block":
                return bool(self.pumice_shades(hand))
            case "salvage_hook":
                return hand[0] != GRAY and bool(self.gray_on_track())
            case "exchange_clamp":
                return bool(self.exchanges())
        return super().is_feasible(tool, hand, pool)

    def start_tool(self) -> None:
        super().start_tool()
        self.phase = {"pumice_block": "pumice", "salvage_hook": "hook", "exchange_clamp": "exchange"}.get(
            self.tool, self.phase
        )

    def answers(self) -> set[str]:
        match self.phase:
            case "pumice":
                return {f"={shade}" for shade in self.pumice_shades(self.hand)}
            case "hook":
                return {f"swap {die}" for die in self.gray_on_track()}
            case "exchange":
                return {f"{gray}>{other}" for gray, other in self.exchanges()}
        return super().answers()

    def play_tool(self, line: str) -> None:
        match self.phase:
            case "pumice":
                self.change_hand(GRAY + line[-1])
            case "hook":
                self.swap_with_track(line.split()[1])
            case "exchange":
                self.exchange(*line.split(">"))
            case _:
                super().play_tool(line)

    def pumice_shades(self, hand: str) -> list[int]:
        """Pumice Block: a gray die one or two steps up or down, not from 6 to 1 nor back, if it can then be placed."""
        shades = [shade for shade in SHADES if hand[0] == GRAY and abs(shade - int(hand[1])) in (1, 2)]
        return [shade for shade in shades if self.can_place(f"{GRAY}{shade}")]

    def gray_on_track(self) -> set[str]:
        return {die for dice in self.rounds for die in dice if die[0] == GRAY}

    def exchanges(self) -> list[Move]:
        window = self.own().window
        pairs = [(gray, other) for gray in gray_cells(window) for other in window if window[other][0] != GRAY]
        return pairs if self.honor else [pair for pair in pairs if self.may_exchange(*pair)]

    def may_exchange(self, gray: str, other: str) -> bool:
        """Exchange Clamp: both are lifted, then each fits its new cell, neighbors and the board, and touches a die."""
        grid, board, window = self.own().grid, self.own().board, self.own().window
        rest = {cell: die for cell, die in window.items() if cell not in (gray, other)}
        new = {gray: window[other], other: window[gray]}
        return keeps_board(grid, board, rest | new) and all(
            fits(grid, board, cell, die) and is_golden(rest, cell, die) and touched(rest | new, cell)
            for cell, die in new.items()
        )

    def exchange(self, gray: str, other: str) -> None:
        own = self.own()
        gray_die, other_die = own.lift(gray), own.lift(other)
        own.window[gray], own.window[other] = other_die, gray_die
        own.loose |= {cell for cell in (gray, other) if not touched(own.window, cell)}
        self.phase = "turn"
