"""The games of `balance.py`: who plays them, and what is measured in each.

Three players: random, greedy (best score one placement ahead), and a chaser, who is greedy and wants one ornament.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from typing import Final

from sagrada.content import tables
from sagrada.content.cards import ORNAMENTS, PIONEERS, PUBLICS
from sagrada.content.options import resolve
from sagrada.engine import core
from sagrada.engine.start import start_state
from sagrada.game.moves import Place, Take
from sagrada.game.numbering import RANGES
from sagrada.rules import state as numbers

SEATS = (2, 3, 4)
MOST_OPTIONS: Final = 40
ROOM: Final = 1.0
"""What the greedy player gives for an empty cell that every colored die suits, in points."""
WISH: Final = 6
ODDS: Final = 3.0
FINISHED: Final = ODDS**8
"""The chaser gives WISH points for each die that lies right for its ornament; further places add a little."""
STRIFE = [i for i, card in enumerate(PUBLICS) if card.set == "strife" and not card.rivalry]
RIVALRY = [i for i, card in enumerate(PUBLICS) if card.rivalry]
DIAGONAL: Final = -1
"""Matched Pairs with the option `color_pairs` set to diagonal."""
Bonus = Callable[[core.State, int], float]


# players


def room(state: core.State, seat: int) -> float:
    """How open the empty cells are: a cell that any die suits counts as much as a filled one."""
    free = core.free_cells(state, seat)
    fits = sum((core.suiting_cells(state, seat, die) & free).bit_count() for die in range(30))
    return ROOM * fits / 30


def sight(state: core.State, seat: int) -> float:
    """What the greedy player sees beside its score: room, and pioneers that the end of its turn will bring."""
    claims = core.claimable(state, seat)
    return room(state, seat) + sum(tables.PIONEER_POINTS[state.pioneer[i]] for i in range(3) if claims >> i & 1)


def ornament_wish(state: core.State, seat: int) -> float:
    """What the chaser sees, and dice that lie right for its first ornament where it can still be built."""
    card = state.ornament[seat][0]
    able = fitting_cells(state, seat)
    chances = 1.0
    across = 6 - tables.ORNAMENT_WIDTH[card]
    for place in range((5 - tables.ORNAMENT_HEIGHT[card]) * across):
        shift = place // across * 5 + place % across
        first, second = tables.ORNAMENT_A[card] << shift, tables.ORNAMENT_B[card] << shift
        lying = ((first | second) & state.occupied[seat]).bit_count()
        if buildable(able, first, second):
            missing = (first | second).bit_count() - lying
            chances += ODDS**lying if missing else FINISHED
    return WISH * math.log(chances, ODDS) + sight(state, seat)


def fitting_cells(state: core.State, seat: int) -> list[int]:
    """For each color the cells that have it or can still get it, by print and neighbors."""
    printed, colors, free = state.takes_color[seat], state.color[seat], core.free_cells(state, seat)
    return [own | (free & printed[i] & ~core.orthogonal(own)) for i, own in enumerate(colors)]


def buildable(able: Sequence[int], first: int, second: int) -> bool:
    """Can the two groups of cells still get two different colors?"""
    firsts = [i for i, cells in enumerate(able) if first & ~cells == 0]
    seconds = [i for i, cells in enumerate(able) if second & ~cells == 0]
    return bool(firsts and seconds) and (len(firsts) > 1 or len(seconds) > 1 or firsts != seconds)


def value(state: core.State, seat: int, bonus: Bonus) -> float:
    """What a seat thinks of a state: its score now; with a die in hand the best that comes after placing it."""
    if state.phase != numbers.HAND:
        return core.score(state, seat) + bonus(state, seat)
    best = -math.inf
    for action in core.legal(state):
        if action in RANGES[Place]:
            after = state.copy()
            core.apply(after, action)
            best = max(best, core.score(after, seat) + bonus(after, seat))
    return best


def greedy_action(state: core.State, random: core.Random, bonus: Bonus) -> int:
    """The decision with the best value, ties at random; a die is taken where one can be; many options: at random."""
    options = core.legal(state)
    takes = [action for action in options if action in RANGES[Take]]
    options = takes or options
    if len(options) == 1:
        return options[0]
    if len(options) > MOST_OPTIONS:
        return core.random_step(state, random)
    values = []
    for action in options:
        after = state.copy()
        core.apply(after, action)
        values.append(value(after, state.seat, bonus))
    best = [action for action, worth in zip(options, values, strict=True) if worth == max(values)]
    return best[random.below(len(best))]


def next_action(state: core.State, random: core.Random, bonus: Bonus | None) -> int:
    """Chance, the setup and the random player by the core's own generator; else the greedy player."""
    setup = state.phase in (numbers.CHOOSE_PATTERN, numbers.KEEP_ORNAMENTS)
    if bonus is None or setup or core.awaits_chance(state):
        return core.random_step(state, random)
    return greedy_action(state, random, bonus)


# measuring


class Measures:
    """What many games of one player at tables of one size have shown."""

    def __init__(self) -> None:
        self.games = 0
        self.scores: list[int] = []
        self.filled: list[int] = []
        self.gray: list[int] = []
        self.first_round: dict[int, list[int]] = defaultdict(list)
        self.claimed_round: dict[int, list[int]] = defaultdict(list)
        self.built: dict[tuple[int, bool], list[int]] = defaultdict(list)
        self.strife: dict[tuple[int, bool], list[int]] = defaultdict(list)
        self.results: dict[int, list[int]] = defaultdict(list)
        self.ties: dict[int, list[int]] = defaultdict(list)
        self.shades: Counter[int] = Counter()

    def play(self, start: core.State, random: core.Random, bonus: Bonus | None) -> None:
        """One game; after every turn all pioneers are tested, whichever lie on the table."""
        state = start.copy()
        open_races = set(range(len(PIONEERS)))
        claimed = [0, 0, 0]
        while state.phase != numbers.OVER:
            action = next_action(state, random, bonus)
            if action == numbers.END:
                self.note_won_races(state, open_races)
            in_round = state.round + 1
            core.apply(state, action)
            if action == numbers.END:
                claimed = [old or (in_round if owner else 0) for old, owner in zip(claimed, state.claimed, strict=True)]
        for card, when in zip(state.pioneer, claimed, strict=True):
            self.claimed_round[card].append(when)
        self.finish(state)

    def note_won_races(self, state: core.State, open_races: set[int]) -> None:
        """The races that the seat would win now, at the end of its turn."""
        for card in list(open_races):
            if core.pioneer_met(state, state.seat, card):
                open_races.remove(card)
                self.first_round[card].append(state.round + 1)

    def finish(self, state: core.State) -> None:
        """What the final windows show for every card, on the table or not."""
        self.games += 1
        for seat in range(state.seats):
            self.scores.append(core.score(state, seat))
            self.filled.append(20 - core.empty_cells(state, seat))
            self.gray.append(state.color[seat][numbers.GRAY].bit_count())
            self.shades[core.gray_shades(state, seat)] += 1
            for card in STRIFE:
                self.strife[card, card in state.public].append(core.public_points(state, seat, card))
            kept = [card for i, card in enumerate(state.ornament[seat]) if state.kept[seat] >> i & 1]
            for card in range(len(ORNAMENTS)):
                self.built[card, card in kept].append(int(core.ornament_met(state, seat, card)))
        for card in RIVALRY:
            results = [core.measure(state, seat, card) for seat in range(state.seats)]
            self.results[card] += results
            self.ties[card].append(int(results.count(max(results)) > 1))
        touching = [diagonal_pairs(state, seat) for seat in range(state.seats)]
        self.results[DIAGONAL] += touching
        self.ties[DIAGONAL].append(int(touching.count(max(touching)) > 1))


def diagonal_pairs(state: core.State, seat: int) -> int:
    """Matched Pairs by its option: pairs that touch diagonally."""
    return sum(core.most_matched(board) for board in state.color[seat])


Found = dict[tuple[str, int], Measures]


def chase(games: int, random: core.Random) -> dict[int, list[int]]:
    """How often the chasers at tables of two build their first ornament."""
    start = start_state(resolve("classic", 2, modules="glory"))
    built: dict[int, list[int]] = defaultdict(list)
    for number in range(games):
        state = start.copy()
        while state.phase != numbers.OVER:
            core.apply(state, next_action(state, random, ornament_wish))
        for seat in range(2):
            card = state.ornament[seat][0]
            built[card].append(int(core.ornament_met(state, seat, card)))
        tell(f"chaser, 2 seats: {number + 1} of {games} games", number + 1, games)
    return built


def measure_all(games: int, seed: int) -> tuple[Found, dict[int, list[int]]]:
    """Random and greedy players at tables of two to four, and the chasers."""
    found: Found = {}
    players: list[tuple[str, Bonus | None]] = [("random", None), ("greedy", sight)]
    for name, bonus in players:
        for seats in SEATS:
            start = start_state(resolve("classic", seats, modules="glory"))
            random = core.Random(10 * seed + seats)
            measures = found[name, seats] = Measures()
            for number in range(games):
                measures.play(start, random, bonus)
                tell(f"{name}, {seats} seats: {number + 1} of {games} games", number + 1, games)
    return found, chase(3 * games, core.Random(10 * seed + 7))


def tell(line: str, done: int, of: int) -> None:
    """Progress, a few lines a stage."""
    if done == of or done % max(1, of // 4) == 0:
        print(line, flush=True)
