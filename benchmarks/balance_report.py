"""The page and the plot of `balance.py`: tables of what the games showed, targets, proposals, words."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from balance_games import DIAGONAL, RIVALRY, SEATS, STRIFE, Found

from sagrada.content.cards import ORNAMENTS, PIONEERS, PUBLICS
from sagrada.engine import BACKEND

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


def spread(values: Sequence[float]) -> float:
    """The standard deviation; 0 of nothing."""
    return statistics.pstdev(values) if values else 0.0


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
        share = mean([number > 0 for number in claimed])
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
            row += [f"{mean(results):.1f}", f"{spread(results):.1f}"]
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
        rows.append([*row, f"{spread(paid):.1f}"])
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
