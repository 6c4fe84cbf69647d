"""A review as a picture: the expected points over the rounds, what each decision cost, and the sums. One panel a seat.

Slips and blunders are told by their sign and the hatching of their bar as well as by color.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagrada.analysis.review import Decision, SeatReview
from sagrada.pictures.glass import (
    Palette,
    find_palette,
    paint_wall,
    place,
    write_document,
)
from sagrada.pictures.lettering import measure_text, write, write_title
from sagrada.rules.state import ROUNDS
from sagrada.words.messages import decimal, say

WIDTH, PANEL = 1000.0, 520.0
LEFT, RIGHT = 70.0, 950.0
CURVE_TOP, CURVE_FOOT = 150.0, 330.0
LOSS_TOP, LOSS_FOOT = 376.0, 476.0
SIGNS = {"best": "", "fine": "", "slip": "?", "blunder": "!"}
LEGEND = {"fine": "review-legend-fine", "slip": "review-legend-slip", "blunder": "review-legend-blunder"}
LEAST_SCALE = 4.0
WORST_TOLD = 3
MIDDLE = ' text-anchor="middle"'
END = ' text-anchor="end"'


@dataclass(frozen=True)
class Point:
    """A moment of the game: where it lies, the prospects then, and the decision that was made, if one was."""

    x: float
    worth: float
    decision: Decision | None


def draw_reviews(reviews: Sequence[SeatReview], theme: str = "light", *, alone: bool = False) -> str:
    """The reviews of a game, one below the other, as SVG."""
    p = find_palette(theme)
    height = PANEL * len(reviews) + 20
    panels = "".join(place(0, PANEL * k, compose_panel(review, alone, p)) for k, review in enumerate(reviews))
    words = " ".join(describe(review) for review in reviews)
    title = "; ".join(head(review, alone) for review in reviews)
    return write_document((WIDTH, height), 1, title, words, paint_wall(WIDTH, height, p) + panels, p)


def describe(review: SeatReview) -> str:
    """The sums of a review for those who don't see the picture."""
    sums = {"start": review.start, "lost": review.skill_lost, "luck": review.luck, "final": review.final}
    return say("review-described", {"name": review.name, **{key: number(value) for key, value in sums.items()}})


def number(value: float) -> str:
    """A number with one decimal; never minus nothing."""
    return decimal(value)


def signed(value: float) -> str:
    """A number with its sign."""
    return decimal(value, sign="+").replace("-", "−")


def head(review: SeatReview, alone: bool) -> str:
    """Who, and with how many points in the end."""
    final = f"{review.final:.0f}" if review.is_over else number(review.final)
    return say("review-title", {"name": review.name, "final": final, "over": review.is_over, "alone": alone})


def compose_panel(review: SeatReview, alone: bool, p: Palette) -> str:
    """One seat: the title, the sums, the curve and the bars."""
    points = list(trace(review))
    title = write_title(LEFT, 58, head(review, alone), 30, p.ink)
    return title + compose_sums(review, p) + compose_rounds(p) + compose_curve(points, p) + compose_losses(points, p)


def compose_sums(review: SeatReview, p: Palette) -> str:
    """The sums, each as a number over its name."""
    sums = [
        (number(review.start), say("review-start")),
        (f"−{number(review.skill_lost)}", say("review-lost")),
        (signed(review.luck), say("review-luck")),
        (signed(review.fortune("drift")), say("review-drift")),
    ]
    sums += [(str(review.bound.points), say("review-in-dice"))] if review.bound else []
    parts, x = "", LEFT
    for value, name in sums:
        parts += write(x, 96, value, 24, p.ink, ' font-weight="700"') + write(x, 116, name, 14, p.ink_soft)
        x += max(measure_text(value, 24), measure_text(name, 14)) + 36
    return parts


def round_start(number_of_round: int) -> float:
    """Where a round begins; round 0 is the setup, half as wide."""
    unit = (RIGHT - LEFT) / (ROUNDS + 0.5)
    return LEFT + (0.0 if number_of_round == 0 else unit * (number_of_round - 0.5))


def compose_rounds(p: Palette) -> str:
    """Niches for the rounds, numbered between curve and bars."""
    parts = ""
    for k in range(1, ROUNDS + 1):
        x, width = round_start(k) + 2, (RIGHT - LEFT) / (ROUNDS + 0.5) - 4
        for top, foot in ((CURVE_TOP, CURVE_FOOT), (LOSS_TOP, LOSS_FOOT)):
            box = f'x="{x:.1f}" y="{top:g}" width="{width:.1f}" height="{foot - top:g}" rx="5"'
            parts += f'<rect {box} fill="{p.niche[0]}" fill-opacity="{p.niche[1] / 2:g}"/>'
        parts += write(round(x + width / 2, 1), CURVE_FOOT + 20, str(k), 15, p.ink_faint, MIDDLE)
    return parts + write(LEFT, CURVE_FOOT + 20, say("review-round"), 13, p.ink_faint)


def trace(review: SeatReview) -> Iterator[Point]:
    """Every moment, spread over the width of its round."""
    worth = review.start
    rounds = [event.round for event in review.course]
    for place_in_course, event in enumerate(review.course):
        many = rounds.count(event.round)
        index = rounds[:place_in_course].count(event.round)
        width = (RIGHT - LEFT) / (ROUNDS + 0.5) * (0.5 if event.round == 0 else 1.0)
        x = round_start(event.round) + width * (index + 0.5) / many
        decision = event if isinstance(event, Decision) else None
        worth = decision.kept if decision else worth + getattr(event, "change", 0.0)
        yield Point(round(x, 1), worth, decision)


def compose_curve(points: Sequence[Point], p: Palette) -> str:
    """The expected points, moment by moment, with the worst decisions marked on it."""
    values = [point.worth for point in points] or [0.0]
    low, high = min(values), max(values)
    room = max(high - low, LEAST_SCALE)

    def height(worth: float) -> float:
        return round(CURVE_FOOT - 14 - (worth - low) / room * (CURVE_FOOT - CURVE_TOP - 44), 1)

    path = "M" + "L".join(f"{point.x:g} {height(point.worth):g}" for point in points)
    line = f'<path d="{path}" fill="none" stroke="{p.ink_soft}" stroke-width="3" stroke-linejoin="round"/>'
    marks = "".join(mark(point, height(point.worth), p) for point in points if point.decision)
    ends = [(low, f"{low:.0f}"), (high, f"{high:.0f}")]
    scale = "".join(write(LEFT - 10, height(value) + 5, text, 14, p.ink_soft, END) for value, text in ends)
    last = points[-1] if points else Point(LEFT, 0.0, None)
    dot = f'<circle cx="{last.x:g}" cy="{height(last.worth):g}" r="5" fill="{p.ink_soft}"/>'
    return write(LEFT, CURVE_TOP - 8, say("review-curve"), 14, p.ink_soft) + scale + line + dot + marks


def mark(point: Point, y: float, p: Palette) -> str:
    """The sign of a slip (a ring) or a blunder (a full disc) on the curve."""
    label = point.decision.label if point.decision else "best"
    if not SIGNS[label]:
        return ""
    fill, ink = (p.stop, p.on_stop) if label == "blunder" else (p.tablet, p.stop)
    disc = f'<circle cx="{point.x:g}" cy="{y:g}" r="10" fill="{fill}" stroke="{p.stop}" stroke-width="2"/>'
    return disc + write(point.x, y + 5.5, SIGNS[label], 16, ink, f'{MIDDLE} font-weight="800"')


def compose_losses(points: Sequence[Point], p: Palette) -> str:
    """A bar for what each decision cost; the worst ones with their number."""
    decided = [(point, point.decision) for point in points if point.decision]
    most = max([LEAST_SCALE, *(decision.loss for _, decision in decided)])
    worst = sorted((decision.loss for _, decision in decided if SIGNS[decision.label]), reverse=True)[:WORST_TOLD]
    bars = ""
    for point, decision in decided:
        height = max(1.5, decision.loss / most * (LOSS_FOOT - LOSS_TOP - 22))
        bars += draw_bar(point.x, height, decision.label, p)
        if decision.loss in worst:
            text = number(decision.loss)
            bars += write(point.x, round(LOSS_FOOT - height - 6, 1), text, 13, p.ink, f'{MIDDLE} font-weight="700"')
    floor = f'<path d="M{LEFT:g} {LOSS_FOOT:g}H{RIGHT:g}" stroke="{p.ink_soft}" stroke-width="2"/>'
    return write(LEFT, LOSS_TOP - 8, say("review-losses"), 14, p.ink_soft) + bars + floor + compose_legend(p)


def paint_of(label: str, p: Palette) -> tuple[str, str]:
    """The fill and edge of a bar: gray for what is best or fine, an outline for a slip, full for a blunder."""
    return {"slip": (p.tablet, p.stop), "blunder": (p.stop, p.stop)}.get(label, (p.ink_faint, p.ink_faint))


def draw_bar(x: float, height: float, label: str, p: Palette) -> str:
    """What a decision of this label cost, as a bar."""
    fill, edge = paint_of(label, p)
    box = f'x="{x - 6:.1f}" y="{LOSS_FOOT - height:.1f}" width="12" height="{height:.1f}"'
    return f'<rect {box} fill="{fill}" stroke="{edge}" stroke-width="2" data-label="{label}"/>'


def compose_legend(p: Palette) -> str:
    """What the bars mean, at the right."""
    names = {label: say(message) for label, message in LEGEND.items()}
    widths = [measure_text(name, 14) + 40 for name in names.values()]
    parts, x = "", RIGHT + 18 - sum(widths)
    for (label, name), width in zip(names.items(), widths, strict=True):
        fill, edge = paint_of(label, p)
        box = f'x="{x:g}" y="{LOSS_FOOT + 14:g}" width="14" height="14"'
        parts += f'<rect {box} fill="{fill}" stroke="{edge}" stroke-width="2"/>'
        parts += write(x + 22, LOSS_FOOT + 26, name, 14, p.ink_soft)
        x += width
    return parts
