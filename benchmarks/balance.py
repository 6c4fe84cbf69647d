"""Measures Glory's designed values by simulation: `python benchmarks/balance.py --games 600`.

Three players: random, greedy (best score one placement ahead), and a chaser, who is greedy and wants one ornament.
Writes docs/glory_balance.md and docs/glory_balance.svg. Seeded: the same number of games gives the same tables.
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from sagrada.content import tables
from sagrada.content.cards import ORNAMENTS, PIONEERS, PUBLICS
from sagrada.content.options import resolve
from sagrada.engine import BACKEND, core
from sagrada.engine.start import start_state
from sagrada.rules import state as numbers

HERE = Path(__file__).resolve().parent.parent
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
LEAST_WORTH, MOST_WORTH = -0.1, 1.9
LEAST_PAID, MOST_PAID, MOST_TIES = 4, 7, 35
NOISE, TIE_NOISE = 0.2, 4
"""Two standard errors of points and of percents; what misses a target by no more is not called off."""
PROPOSED_PIONEERS = {
    "four_corners": 4,
    "full_scale": 4,
    "heart_of_glass": 5,
    "double_scale": 4,
    "favorite_hue": 3,
    "twin_panes": 4,
    "staircase": 6,
    "scaffold": 3,
}
PROPOSED_ORNAMENTS = {
    "checker": (3, 3),
    "falling_ribbon": (3, 3),
    "keystone": (3, 3),
    "arch": (7, 3),
    "cross": (8, 2),
    "long_ribbon": (12, 2),
}
Rows = Sequence[Sequence[str]]
Bars = Sequence[tuple[str, float]]
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
    printed, colors, free = tables.COLOR_OK[state.pattern[seat]], state.color[seat], core.free_cells(state, seat)
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
        if numbers.PLACE <= action < numbers.REMOVE:
            after = state.copy()
            core.apply(after, action)
            best = max(best, core.score(after, seat) + bonus(after, seat))
    return best


def greedy_action(state: core.State, random: core.Random, bonus: Bonus) -> int:
    """The decision with the best value, ties at random; a die is taken where one can be; many options: at random."""
    options = core.legal(state)
    takes = [action for action in options if numbers.TAKE <= action < numbers.PAY]
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
                self.test_pioneers(state, open_races)
            in_round = state.round + 1
            core.apply(state, action)
            if action == numbers.END:
                claimed = [old or (in_round if owner else 0) for old, owner in zip(claimed, state.claimed, strict=True)]
        for card, when in zip(state.pioneer, claimed, strict=True):
            self.claimed_round[card].append(when)
        self.finish(state)

    def test_pioneers(self, state: core.State, open_races: set[int]) -> None:
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


# values


def formula(found: Found, player: str, card: int) -> float:
    """The design's own formula for the points of a pioneer: 1 + r/2 + 5(1-q)."""
    rounds = pooled(found, player, "first_round", card)
    return 1 + mean(rounds) / 2 + 5 * (1 - len(rounds) / games_of(found, player))


def relative_points(found: Found, player: str) -> list[int]:
    """The formula less what this player is generally late by, rounded half up, from 3 to 6."""
    raw = [formula(found, player, card) for card in range(len(PIONEERS))]
    late = statistics.median(value - card.points for value, card in zip(raw, PIONEERS, strict=True))
    return [min(6, max(3, math.floor(value - late + 0.5))) for value in raw]


def games_of(found: Found, player: str) -> int:
    """The games of a player at all tables."""
    return sum(found[player, seats].games for seats in SEATS)


def mean(values: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return statistics.fmean(values) if values else 0.0


def pooled(found: Found, player: str, name: str, key: object) -> list[int]:
    """One list of a player's tables of every size, joined."""
    return [number for seats in SEATS for number in getattr(found[player, seats], name)[key]]


def worth(chance: float, gain: int, loss: int) -> float:
    """What a kept ornament is worth that is built with this chance."""
    return chance * gain - (1 - chance) * loss


def better_gain(chance: float, gain: int, loss: int) -> int:
    """The gain next to the card's own that brings its worth into the wanted range."""
    fitting = [new for new in range(1, 21) if LEAST_WORTH <= worth(chance, new, loss) <= MOST_WORTH]
    return min(fitting, key=lambda new: abs(new - gain), default=gain)


# the report


def pioneer_rows(found: Found) -> list[list[str]]:
    """How often and when each pioneer falls, and what the formula makes of it."""
    relative = {player: relative_points(found, player) for player in ("random", "greedy")}
    rows = []
    for card, pioneer in enumerate(PIONEERS):
        row = [pioneer.id, str(pioneer.points)]
        for player in ("random", "greedy"):
            rounds = pooled(found, player, "first_round", card)
            row += [f"{len(rounds) / games_of(found, player):.2f}", f"{mean(rounds):.1f}", str(relative[player][card])]
        claimed = pooled(found, "greedy", "claimed_round", card)
        share = sum(1 for number in claimed if number) / len(claimed)
        rows.append([*row, f"{share:.2f}", f"{mean([n for n in claimed if n]):.1f}", f"{pioneer.points * share:.1f}"])
    return rows


def ornament_rows(found: Found, chased: dict[int, list[int]]) -> list[list[str]]:
    """How often each ornament is built, and what keeping it is worth halfway between chance and chasing."""
    rows = []
    for card, ornament in enumerate(ORNAMENTS):
        row = [ornament.id, f"+{ornament.gain} / -{ornament.loss}"]
        for player, kept in (("random", True), ("greedy", True), ("greedy", False)):
            built = pooled(found, player, "built", (card, kept))
            row.append(f"{mean(built):.2f}")
            if kept:
                row.append(f"{worth(mean(built), ornament.gain, ornament.loss):+.1f}")
        middle = (mean(built) + mean(chased[card])) / 2
        row += [f"{mean(chased[card]):.2f}", f"{worth(middle, ornament.gain, ornament.loss):+.1f}"]
        gain = better_gain(middle, ornament.gain, ornament.loss)
        rows.append([*row, str(gain), f"{worth(middle, gain, ornament.loss):+.1f}"])
    return rows


def rivalry_rows(found: Found) -> list[list[str]]:
    """The spread of every measure and how often the first place is shared."""
    rows = []
    for card in [*RIVALRY, DIAGONAL]:
        row = [PUBLICS[card].id if card != DIAGONAL else "color_pairs, diagonal"]
        for player in ("random", "greedy"):
            results = pooled(found, player, "results", card)
            row += [f"{mean(results):.1f}", f"{statistics.pstdev(results):.1f}"]
        row += [f"{mean(found['greedy', seats].ties[card]):.0%}" for seats in SEATS]
        rows.append([*row, f"{mean(found['random', 4].ties[card]):.0%}"])
    return rows


def strife_rows(found: Found) -> list[list[str]]:
    """What the strife objectives pay that are not compared, on the table (seen by the greedy player) or not."""
    rows = []
    for card in STRIFE:
        row = [PUBLICS[card].id]
        for player in ("random", "greedy"):
            for dealt in (False, True):
                paid = pooled(found, player, "strife", (card, dealt))
                row.append(f"{mean(paid):.1f}")
        rows.append([*row, f"{statistics.pstdev(paid):.1f}"])
    return rows


def table_rows(found: Found) -> list[list[str]]:
    """The players at a glance."""
    return [
        [player, str(seats), str(m.games), f"{mean(m.scores):.1f}", f"{mean(m.filled):.1f}", f"{mean(m.gray):.1f}"]
        for (player, seats), m in found.items()
    ]


def markdown(head: str, rows: Sequence[Sequence[str]]) -> str:
    """A table."""
    names = head.split(", ")
    lines = [names, ["---"] * len(names), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def off_target(pioneers: Rows, ornaments: Rows, rivalry: Rows, strife: Rows) -> list[str]:
    """One line for each value that misses its target, with what would meet it."""
    lines = [
        f"- pioneer `{row[0]}`: {row[1]} points; compared with the others {row[4]} (random) and {row[7]} (greedy)."
        for row in pioneers
        if min(row[4], row[7]) > row[1] or max(row[4], row[7]) < row[1]
    ]
    lines += [
        f"- ornament `{row[0]}`: {row[1]} is worth {row[8]} at the midpoint; a gain of {row[9]} makes it {row[10]}."
        for row in ornaments
        if not LEAST_WORTH - NOISE <= float(row[8]) <= MOST_WORTH + NOISE
    ]
    lines += [
        f"- rivalry `{row[0]}`: shared first place in {row[7]} of games with four seats (wanted: under {MOST_TIES} %)."
        for row in rivalry
        if int(row[7].rstrip("%")) > MOST_TIES + TIE_NOISE
    ]
    return lines + [
        f"- strife `{row[0]}`: pays {row[3]} unaimed (wanted: {LEAST_PAID} to {MOST_PAID})."
        for row in strife
        if not LEAST_PAID - NOISE <= float(row[3]) <= MOST_PAID + NOISE
    ]


def proposals(pioneers: Rows, ornaments: Rows) -> list[list[str]]:
    """Values that the designer may change, and what that does to the mean points paid and to the worth."""
    rows = []
    for row in pioneers:
        if new := PROPOSED_PIONEERS.get(row[0]):
            rows.append([row[0], row[1], str(new), row[10], f"{float(row[8]) * new:.1f}"])
    for row in ornaments:
        if row[0] in PROPOSED_ORNAMENTS:
            gain, loss = PROPOSED_ORNAMENTS[row[0]]
            middle = (float(row[6]) + float(row[7])) / 2
            rows.append([row[0], row[1], f"+{gain} / -{loss}", row[8], f"{worth(middle, gain, loss):+.1f}"])
    return rows


def write_report(found: Found, chased: dict[int, list[int]], command: str, folder: Path) -> None:
    """The tables and the plot."""
    pioneers, ornaments = pioneer_rows(found), ornament_rows(found, chased)
    rivalry, strife = rivalry_rows(found), strife_rows(found)
    parts = [
        f"# Glory's designed values, measured\n\n`{command}` wrote this page and the plot, with the {BACKEND} core, in"
        " about two minutes.\n\n![plot](glory_balance.svg)",
        PLAYERS + markdown("player, seats, games, points, filled cells, gray dice", table_rows(found)),
        "## Off target\n" + ("\n".join(off_target(pioneers, ornaments, rivalry, strife)) or "Nothing."),
        PROPOSAL_TEXT + markdown("card, now, proposed, measured, then", proposals(pioneers, ornaments)),
        PIONEER_TEXT + markdown(PIONEER_HEAD, pioneers),
        ORNAMENT_TEXT
        + markdown(
            "card, pays, random kept, worth, greedy kept, worth, not kept, chased, midpoint, gain to meet it, then",
            ornaments,
        ),
        RIVALRY_TEXT
        + markdown("card, mean random, sd, mean greedy, sd, ties 2, ties 3, ties 4, ties 4 random", rivalry),
        STRIFE_TEXT + markdown("card, random, on the table, greedy, on the table, sd", strife) + ladder(found),
        LIMITS,
    ]
    (folder / "glory_balance.md").write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    (folder / "glory_balance.svg").write_text(draw(pioneers, ornaments, rivalry, strife), encoding="utf-8")


def ladder(found: Found) -> str:
    """How many shades of gray a window of the greedy player has."""
    counts = sum((found["greedy", seats].shades for seats in SEATS), Counter())
    shares = ", ".join(f"{shades}: {counts[shades] / counts.total():.0%}" for shades in range(7))
    return f"\n\nDifferent shades of gray in a window of the greedy player: {shares}."


PLAYERS = """## Players
- **random**: every decision at random (`core.random_step`), tools included; `end` only when no die can be taken.
- **greedy**: takes the die and the cell that leave the best score of its own, plus up to one point for each empty
  cell, by how many colored dice suit it, so that windows fill like real ones. Ties at random. Tools only where forced.
  It sees objectives, finished ornaments and pioneers that the end of the turn will bring, and plans for none of them.
- **chaser**: greedy, and above all wants the first ornament it was dealt; two seats.

Windows and kept ornaments are chosen at random; all modules, classic rules.

"""
PROPOSAL_TEXT = """## Proposals
What these figures ask for; a row that was changed says so in its note. Measured are the mean points paid for a
pioneer that lies face up, and the worth of a kept ornament at
the midpoint. The points of all pioneers together stay the same. The ties of Matched Pairs could be met by its option
(diagonal), whose row is below; Gray Mullions and Gray Scale are so little too high that they may stay.

"""
PIONEER_HEAD = "card, points, q random, r, relative, q greedy, r, relative, q face up, r, mean paid"
PIONEER_TEXT = """## Pioneers
q: share of games in which somebody meets the condition at the end of an own turn; r: the mean round of the first time.
All fifteen are tested in every game; face up are the games of the greedy player where the card lay on the table and
was claimed. Mean paid: points times q, for all seats together. The points were made with 1 + r/2 + 5(1-q) for players
who chase them. These don't, so they are late everywhere; relative is the formula less the median of that delay, 3 to 6.
A card is called off target only where both players agree on the direction.

"""
ORNAMENT_TEXT = """## Ornaments
How often each is built, kept at random or not kept, and what a kept one brings. Midpoint: halfway between the greedy
player's rate for cards not kept and the chaser's; wanted are -0.1 to +1.9 points. A kept card also gives a token.

"""
RIVALRY_TEXT = """## Rivalry
Means and spreads of the measures over all tables; ties: share of games whose first place is shared.

"""
STRIFE_TEXT = """## Strife objectives
Mean points a window, when another card lies on the table and when this one does; 4 to 7 are wanted unaimed.

"""
LIMITS = """## Limits
- One-ply players use no tools to speak of, plan nothing and block nobody. Real races for pioneers end earlier.
- Taken as it stands, the formula gives more than the printed points for most pioneers, as it was made for players who
  chase them. `relative` was chosen after that was seen; it can say which cards are out of order, not what all of them
  should pay. That random and greedy agree is weak support, for neither chases.
- The chaser's two numbers were picked from six tries, for the highest rate of built ornaments; a person may do better,
  which would raise every midpoint. A kept ornament shares the window with a second one in half of the cases.
- Standard errors: about 0.02 for shares over all tables, 0.03 for the chaser, 0.1 to 0.2 points for a midpoint. Good
  for order and gross misses, not for decimals."""


# the plot


def draw(pioneers: Rows, ornaments: Rows, rivalry: Rows, strife: Rows) -> str:
    """Four panels of bars, each with the range that is wanted."""
    panels = [
        ("Pioneers: relative minus printed points", [(r[0], float(r[7]) - float(r[1])) for r in pioneers], -3, 3, 0, 0),
        ("Ornaments: worth at the midpoint", [(r[0], float(r[8])) for r in ornaments], -3, 4, LEAST_WORTH, MOST_WORTH),
        ("Rivalry: first place shared, 4 seats, %", [(r[0], float(r[7][:-1])) for r in rivalry], 0, 80, 0, MOST_TIES),
        ("Strife: points unaimed", [(r[0], float(r[3])) for r in strife], 0, 12, LEAST_PAID, MOST_PAID),
    ]
    body, top = "", 0
    for title, bars, low, high, least, most in panels:
        body += panel(title, bars, (low, high), (least, most), top)
        top += 40 + 18 * len(bars)
    frame = f'<svg xmlns="http://www.w3.org/2000/svg" width="640" height="{top}" font-family="sans-serif">'
    return f'{frame}<rect width="640" height="{top}" fill="#fff"/>{body}</svg>\n'


def panel(title: str, bars: Bars, ends: tuple[float, float], wanted: tuple[float, float], top: int) -> str:
    """Horizontal bars; those outside the wanted range are red."""
    low, high = ends

    def across(number: float) -> float:
        return 180 + 420 * (min(max(number, low), high) - low) / (high - low)

    left, width = across(wanted[0]), max(1.0, across(wanted[1]) - across(wanted[0]))
    text = f'<text x="10" y="{top + 20}" font-size="14" font-weight="bold">{title}</text>'
    text += f'<rect x="{left:.0f}" y="{top + 28}" width="{width:.0f}" height="{18 * len(bars)}" fill="#dde8d8"/>'
    for number, (name, value_shown) in enumerate(bars):
        y = top + 30 + 18 * number
        start, end = sorted((across(0), across(value_shown)))
        color = "#4a7a4a" if wanted[0] - 0.05 <= value_shown <= wanted[1] + 0.05 else "#b03a2e"
        text += f'<text x="10" y="{y + 11}" font-size="12">{name}</text>'
        text += f'<rect x="{start:.0f}" y="{y}" width="{max(2.0, end - start):.0f}" height="13" fill="{color}"/>'
        text += f'<text x="606" y="{y + 11}" font-size="11">{value_shown:g}</text>'
    return text


def main() -> None:
    """Read the arguments, measure, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="games for each player and number of seats")
    parser.add_argument("--seed", type=int, default=0, help="another one gives other games")
    parser.add_argument("--folder", type=Path, default=HERE / "docs", help="where the page and the plot are written")
    given = parser.parse_args()
    found, chased = measure_all(given.games, given.seed)
    command = f"python benchmarks/balance.py --games {given.games} --seed {given.seed}"
    write_report(found, chased, command, given.folder)
    print(f"wrote glory_balance.md and glory_balance.svg in {given.folder}")


if __name__ == "__main__":
    main()
