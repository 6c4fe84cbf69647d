"""Look at a game again: what each turn cost against the best line found, what was luck, and what was in the dice.

Only what a seat could know is used to judge it. docs/cli.md says how the numbers are made and what they mean.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from sagrada.analysis.clairvoyance import BEAM
from sagrada.analysis.review import FORTUNES, LABELS, Decision, Fortune, SeatReview, check_reviewable, review_seat
from sagrada.analysis.review_picture import draw_reviews
from sagrada.bots.judging import NODES
from sagrada.bots.search.beam import BEAM_WIDEST
from sagrada.cli.arguments.bot_options import check_number
from sagrada.cli.arguments.files import check_folder, print_json, read_text, write_file
from sagrada.cli.terminal.console import printable
from sagrada.game.game import Game
from sagrada.game.log import parse_log
from sagrada.game.notation import parse_seat
from sagrada.game.replay import replay
from sagrada.words.advice import line_phrase
from sagrada.words.messages import decimal, say, say_phrase, speaking

HELP = "tell what each turn of a game cost, and what was luck"
EXAMPLES = """\
examples:
  sagrada review my.sagrada
  sagrada review my.sagrada --seat 0 --svg review.svg
  sagrada review my.sagrada --json
"""
MOST_NODES = 10_000_000
BAR_WIDTH = 30


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which log, which seat, how deep, and how it is told."""
    parser.add_argument("log", metavar="LOG", help="the log of a game, or - for stdin")
    parser.add_argument("--seat", metavar="N", help="only this seat, counted from 0 (default: all)")
    parser.add_argument("--svg", metavar="FILE", help="draw the course of the game, too")
    parser.add_argument("--json", action="store_true", help="tell it as JSON")
    parser.add_argument(
        "--nodes", type=int, default=NODES, metavar="N", help=f"positions looked at to judge a line (default {NODES})"
    )
    parser.add_argument(
        "--beam", type=int, default=BEAM, metavar="N", help=f"windows kept to find what was in the dice ({BEAM})"
    )


def run(options: argparse.Namespace) -> None:
    """Review the game; raises Refused before anything is printed."""
    check_number("--nodes", options.nodes, 1, MOST_NODES)
    check_number("--beam", options.beam, 1, BEAM_WIDEST)
    if options.svg is not None:
        check_folder(options.svg)
    game = read_log(options.log)
    with speaking("en") if options.json else nullcontext():
        write_reviews(options, game, find_seats(options.seat, game))


def write_reviews(options: argparse.Namespace, game: Game, seats: list[int]) -> None:
    """Review these seats and print what was found; JSON is the same in every language."""
    reviews = []
    for number, seat in enumerate(seats):
        bar = Bar(number, len(seats))
        reviews.append(review_seat(game, seat, options.nodes, options.beam, bar.show))
    if options.svg is not None:
        write_file(Path(options.svg), draw_reviews(reviews, alone=game.options.seats == 1))
        print(say("replay-drawn", {"file": options.svg}), file=sys.stderr)
    if options.json:
        print_json(as_json(game, options, reviews))
    else:
        print("\n\n".join("\n".join(tell(review, game.options.seats == 1)) for review in reviews))


def read_log(name: str) -> Game:
    """The game of a log, as far as it goes: no die is rolled that the log doesn't have; raises Refused."""
    game = replay(parse_log(read_text(name)))
    check_reviewable(game)
    return game


def find_seats(text: str | None, game: Game) -> list[int]:
    """The seats to review; raises Refused."""
    if text is None:
        return list(range(game.options.seats))
    return [parse_seat(text if text.startswith("s") else f"s{text}", game.options.seats)]


class Bar:
    """How far the reviews have come, on a terminal's stderr."""

    def __init__(self, number: int, many: int) -> None:
        self.number = number
        self.many = many
        self.shown = ""

    def show(self, share: float) -> None:
        """Draw the bar anew where it has changed."""
        width = int((self.number + share) / self.many * BAR_WIDTH)
        text = f"\r\x1b[K[{'=' * width}{' ' * (BAR_WIDTH - width)}]"
        if sys.stderr.isatty() and text != self.shown:
            is_last = share == 1 and self.number + 1 == self.many
            print(text, end="\r\x1b[K" if is_last else "", file=sys.stderr, flush=True)
        self.shown = text


def points(value: float) -> str:
    """Points with a decimal; never minus nothing."""
    return decimal(value)


def signed(value: float) -> str:
    """Points with their sign."""
    return decimal(value, sign="+")


def tell(review: SeatReview, alone: bool) -> list[str]:
    """A review in sentences: the sums, then every decision that was not the best."""
    facts = {"name": printable(review.name), "over": review.is_over, "alone": alone}
    lines = [say("review-seat", facts | {"start": points(review.start), "final": points(review.final)})]
    luck = {kind: signed(review.fortune(kind)) for kind in FORTUNES}
    lines.append(say("review-sum", luck | {"lost": points(review.skill_lost), "luck": signed(review.luck)}))
    if review.bound:
        lines.append(say("review-bound", {"points": review.bound.points, "alone": alone}))
    lines.append(say("review-counts", {label: review.count(label) for label in LABELS}))
    return lines + [tell_decision(decision) for decision in review.decisions if decision.label != "best"]


def tell_decision(decision: Decision) -> str:
    """A decision that cost something, and the better one."""
    facts = {
        "label": decision.label,
        "loss": points(decision.loss),
        "played": ", ".join(move.text for move in decision.played),
        "better": say_phrase(line_phrase(decision.better_words)),
    }
    return say("review-decision", facts | {"moment": say_phrase(decision.moment)})


def as_json(game: Game, options: argparse.Namespace, reviews: list[SeatReview]) -> dict[str, Any]:
    """All that was found."""
    table = {"edition": game.options.edition, "seats": game.options.seats, "finished": game.is_over}
    return table | {"nodes": options.nodes, "beam": options.beam, "reviews": [seat_json(review) for review in reviews]}


def seat_json(review: SeatReview) -> dict[str, Any]:
    """One seat."""
    return {
        "seat": review.seat,
        "name": review.name,
        "start": round(review.start, 2),
        "final": round(review.final, 2),
        "skill_lost": round(review.skill_lost, 2),
        "luck": round(review.luck, 2),
        **{kind: round(review.fortune(kind), 2) for kind in FORTUNES},
        "bound": review.bound.points if review.bound else None,
        "bound_window": review.bound.window if review.bound else None,
        "labels": {label: review.count(label) for label in LABELS},
        "course": [event_json(event) for event in review.course],
    }


def event_json(event: Decision | Fortune) -> dict[str, Any]:
    """A decision, or what changed the prospects between two."""
    if isinstance(event, Fortune):
        return {"event": event.kind, "round": event.round, "change": round(event.change, 2)}
    return {
        "event": event.kind,
        "round": event.round,
        "turn": event.turn,
        "line": event.line,
        "played": [move.text for move in event.played],
        "better": [move.text for move in event.better],
        "advice": say_phrase(line_phrase(event.better_words)) if event.better else None,
        "worth": round(event.worth, 2),
        "loss": round(event.loss, 2),
        "label": event.label,
    }
