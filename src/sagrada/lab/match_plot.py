"""A match as a picture: win rate and margin with their intervals, and how the margins are spread. Plain SVG.

Sides are told apart by letters and hatching; everything is drawn in one dark color on white.
"""

from __future__ import annotations

import math
import textwrap
from collections import Counter
from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from sagrada.lab.match import DealPlayed, Setting
from sagrada.lab.tally import margin, summary
from sagrada.words.messages import decimal, say

WIDTH, HEIGHT = 720, 430
LEFT, RIGHT = 60, 690
TOP_OF_BARS, FOOT_OF_BARS = 250, 380
MOST_BARS = 41
LONGEST_TITLE = 60
INK = "#1d2733"
HATCHING = (
    '<pattern id="hatched" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    f'<path d="M0 0V6" stroke="{INK}" stroke-width="2"/></pattern>'
)
Place = Callable[[float], float]


def draw_match(setting: Setting, deals: Sequence[DealPlayed]) -> str:
    """The picture of a match."""
    result = summary(setting, deals)
    margins = sorted(margin(deal) for deal in deals)
    a, b = setting.bots
    title = say("match-plot-title", {"a": a, "b": b})
    facts = {"deals": result["deals"], "seats": result["seats"], "seed": str(result["seed"])}
    parts = [
        text(LEFT, 36, textwrap.shorten(title, LONGEST_TITLE), size=20),
        text(LEFT, 58, say("match-plot-subtitle", facts), size=13),
        draw_rate(result),
        draw_margin(result),
        draw_histogram(margins),
    ]
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img" font-family="system-ui,sans-serif" fill="{INK}" stroke="none">\n<title>{escape(title)}</title>\n'
        f"<desc>{escape(describe(result))}</desc>\n<defs>{HATCHING}</defs>\n"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>\n{body}\n</svg>\n'
    )


def describe(result: dict[str, Any]) -> str:
    """The numbers of the picture for those who don't see it."""
    return f"{write_estimate(result['win_rate'], write_percent)}; {write_estimate(result['margin'], write_points)}"


def write_percent(value: float) -> str:
    """A share."""
    return f"{decimal(100 * value)} %"


def write_points(value: float) -> str:
    """A difference in points."""
    return f"{value:+.2f}"


def write_estimate(estimate: dict[str, float | None], write: Callable[[float], str]) -> str:
    """A mean with its interval in square brackets."""
    low, mean, high = estimate["low"], estimate["mean"], estimate["high"]
    assert mean is not None
    return write(mean) if low is None or high is None else f"{write(mean)} [{write(low)}, {write(high)}]"


def text(x: float, y: float, words: str, size: int = 12, anchor: str = "start") -> str:
    """Words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, width: float = 1, dashed: bool = False) -> str:
    """A line, dashed if it is only there to compare with."""
    dash = ' stroke-dasharray="4 4"' if dashed else ""
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{INK}" stroke-width="{width:g}"{dash}/>'


def scale(least: float, most: float) -> Place:
    """Where a value lies between the left and the right edge."""
    return lambda value: LEFT + (value - least) / (most - least) * (RIGHT - LEFT)


def draw_rate(result: dict[str, Any]) -> str:
    """The win rate between never and always."""
    place = scale(0, 1)
    parts = draw_estimate(110, say("match-plot-rate"), result["win_rate"], place, write_percent)
    parts += [text(place(share), 142, f"{share:.0%}", 11, "middle") for share in (0, 0.25, 0.5, 0.75, 1)]
    if result["even"] is not None:
        parts.append(line(place(result["even"]), 96, place(result["even"]), 128, dashed=True))
    return "\n".join(parts)


def draw_margin(result: dict[str, Any]) -> str:
    """The margin, with 0 in the middle."""
    ends = [abs(value) for value in result["margin"].values() if value is not None]
    reach = max(1, math.ceil(max(ends) * 1.25))
    place = scale(-reach, reach)
    parts = draw_estimate(185, say("match-plot-margin"), result["margin"], place, write_points)
    parts += [text(place(value), 217, f"{value:+d}" if value else "0", 11, "middle") for value in (-reach, 0, reach)]
    return "\n".join([*parts, line(place(0), 171, place(0), 203, dashed=True)])


def draw_estimate(
    y: float, label: str, estimate: dict[str, float | None], place: Place, write: Callable[[float], str]
) -> list[str]:
    """An axis with a dot for the mean and whiskers for the interval, and the numbers above."""
    low, mean, high = estimate["low"], estimate["mean"], estimate["high"]
    assert mean is not None
    parts = [text(LEFT, y - 20, f"{label}: {write_estimate(estimate, write)}"), line(LEFT, y + 14, RIGHT, y + 14)]
    if low is not None and high is not None:
        parts += [line(place(low), y, place(high), y, 2.5)]
        parts += [line(place(end), y - 6, place(end), y + 6, 2.5) for end in (low, high)]
    return [*parts, f'<circle cx="{place(mean):.1f}" cy="{y}" r="5"/>']


def bin_margins(margins: Sequence[float]) -> tuple[int, Counter[int]]:
    """The width of a bar in points, and how many deals are in each bar; bar 0 has its middle at 0."""
    reach = max(1.0, max(abs(value) for value in margins))
    width = max(1, math.ceil(2 * reach / MOST_BARS))
    return width, Counter(math.floor(value / width + 0.5) for value in margins)


def draw_histogram(margins: Sequence[float]) -> str:
    """How many deals had which margin."""
    width, bars = bin_margins(margins)
    reach = max(1, max(abs(bar) for bar in bars))
    place = scale((-reach - 0.5) * width, (reach + 0.5) * width)
    tallest = max(bars.values())
    parts = [text(LEFT, 240, say("match-plot-histogram")), line(LEFT, FOOT_OF_BARS, RIGHT, FOOT_OF_BARS)]
    for bar, many in sorted(bars.items()):
        left, right = place((bar - 0.5) * width), place((bar + 0.5) * width)
        height = many / tallest * (FOOT_OF_BARS - TOP_OF_BARS)
        fill = "url(#hatched)" if bar < 0 else "none" if bar == 0 else INK
        parts.append(
            f'<rect x="{left:.1f}" y="{FOOT_OF_BARS - height:.1f}" width="{right - left - 1:.1f}" '
            f'height="{height:.1f}" fill="{fill}" stroke="{INK}"/>'
        )
    ends = [(-reach * width, f"{-reach * width:+d}"), (0, "0"), (reach * width, f"{reach * width:+d}")]
    parts += [text(place(value), FOOT_OF_BARS + 18, words, 11, "middle") for value, words in ends]
    return "\n".join([*parts, text(LEFT - 8, TOP_OF_BARS + 8, str(tallest), 11, "end")])
