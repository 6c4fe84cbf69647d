"""Reviews of finished tables, and of logs that a visitor brings along."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from sagrada.analysis.mistakes import mistakes
from sagrada.analysis.review import FORTUNES, LABELS, Decision, SeatReview, check_reviewable
from sagrada.analysis.review_picture import draw_reviews
from sagrada.content.refusal import Refused
from sagrada.game.log import parse_log
from sagrada.game.moves import Move
from sagrada.game.phrases import Phrase
from sagrada.game.replay import replay
from sagrada.server.house import House
from sagrada.server.protocol import Refusal
from sagrada.server.review_queue import Job, Reviews, key_of
from sagrada.server.routes.asking import Asked, Visitor
from sagrada.server.routes.replays import finished_log
from sagrada.words.advice import line_phrase

MOST_WAITING = 20
MOST_BEFORE_A_LOG = 10
"""Logs cost nothing to send: they leave half of the queue to those who have played here."""
Theme = Annotated[str, Query(pattern="light|dark")]
router = APIRouter(prefix="/api", responses={400: {"model": Refusal}})


@dataclass
class LogSeat:
    """A seat of a log that a visitor brings along."""

    log: str
    seat: int


@dataclass(frozen=True)
class DecisionMessage:
    """A decision: when, what was played and what would have been better, its label and what it cost.

    `line` is the first line of the log that belongs to it. `worth` and `kept` are the points to be expected before it,
    with the best line found, and after it. `before`, `after` and `better_after` are the seat's dice before it, after
    what was played and after what would have been better.
    """

    line: int
    kind: str
    round: int
    turn: int
    moment: Phrase
    label: str
    loss: float
    worth: float
    kept: float
    played: Phrase
    better: Phrase | None
    played_moves: list[Move]
    better_moves: list[Move]
    before: list[str]
    after: list[str]
    better_after: list[str]


@dataclass(frozen=True)
class ReviewMessage:
    """How far a review has come, and how many are before it; its sums and decisions once it is done.

    `over`: was the game played to its end, or does its log break off? `grid` is what is printed in the seat's window.
    """

    share: float
    before: int
    name: str = ""
    over: bool = False
    alone: bool = False
    bound: int | None = None
    sums: dict[str, float] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    grid: list[str] = field(default_factory=list)
    decisions: list[DecisionMessage] = field(default_factory=list)


def the_reviews(request: Request) -> Reviews:
    """The reviews of this application."""
    reviews: Reviews = request.app.state.reviews
    return reviews


Known = Annotated[Reviews, Depends(the_reviews)]


# finished tables


@router.get("/tables/{table}/review")
async def get_review(
    table: str, seat: int, house: Asked, visitor: Visitor, reviews: Known, *, begin: bool = True
) -> ReviewMessage:
    """The review of a seat, or how far it has come; ask again until `share` is 1.

    With `begin=false` only one that was begun before is told.
    """
    job = await ask_table(house, reviews, visitor, table, seat, begin=begin)
    if job and job.found:
        keep_found(house, table, job.found)
    return tell_job(reviews, job)


@router.get("/tables/{table}/review/picture")
async def get_picture(
    table: str, seat: int, house: Asked, visitor: Visitor, reviews: Known, theme: Theme = "light"
) -> Response:
    """The review of a seat as a picture (SVG), once it is done."""
    return draw_job(await ask_table(house, reviews, visitor, table, seat), theme)


async def ask_table(
    house: House, reviews: Reviews, visitor: str, table: str, seat: int, *, begin: bool = True
) -> Job | None:
    """The review that somebody who sat at a finished table asks for; raises Refused."""
    async with house.hold(table) as found:
        found.table.check_guest(visitor)
        found.table.check_seat(seat)
    text = await finished_log(house, table)
    key = key_of(text, seat)
    return reviews.ask(key) or (reviews.begin(key, text, MOST_WAITING) if begin else None)


def keep_found(house: House, table: str, found: SeatReview) -> None:
    """Keep what a review found, in a few numbers, for the page of one's own play."""
    body = {"labels": {label: found.count(label) for label in LABELS}, "mistakes": mistakes(found)}
    query = "insert or replace into reviewed (table_id, seat, body) values (?, ?, ?)"
    house.store.change(query, table, found.seat, json.dumps(body))


# logs that are brought along


@router.post("/replays/review")
async def review_log(brought: LogSeat, reviews: Known, *, begin: bool = True) -> ReviewMessage:
    """The review of a seat of a log, or how far it has come; send the same again until `share` is 1.

    With `begin=false` only one that was begun before is told.
    """
    return tell_job(reviews, await ask_log(reviews, brought, begin=begin))


@router.post("/replays/review/picture")
async def draw_log_review(brought: LogSeat, reviews: Known, theme: Theme = "light") -> Response:
    """The review of a seat of a log as a picture (SVG), once it is done."""
    return draw_job(await ask_log(reviews, brought), theme)


async def ask_log(reviews: Reviews, brought: LogSeat, *, begin: bool = True) -> Job | None:
    """The review of a log, which is checked before it is begun; raises Refused."""
    key = key_of(brought.log, brought.seat)
    if (job := reviews.ask(key)) or not begin:
        return job
    await asyncio.to_thread(check_brought, brought)
    return reviews.ask(key) or reviews.begin(key, brought.log, MOST_BEFORE_A_LOG)


def check_brought(brought: LogSeat) -> None:
    """Raise Refused for a log that is wrong or has no decisions, or a seat that it has not."""
    game = replay(parse_log(brought.log))
    game.view(brought.seat)
    check_reviewable(game)


# what is told


def tell_job(reviews: Reviews, job: Job | None) -> ReviewMessage:
    """A review, or how far it has come."""
    if job is None:
        return ReviewMessage(0.0, 0)
    if job.found is None:
        return ReviewMessage(min(job.share, 0.99), reviews.waiting().index(job))
    return tell_review(job.found, job.alone)


def draw_job(job: Job | None, theme: str) -> Response:
    """The picture of a review; raises Refused while it is not done."""
    if job is None or job.found is None:
        raise Refused("review_under_way")
    return Response(draw_reviews([job.found], theme, alone=job.alone), media_type="image/svg+xml")


def tell_review(review: SeatReview, alone: bool) -> ReviewMessage:
    """A review in phrases and numbers."""
    sums = {kind: review.fortune(kind) for kind in FORTUNES}
    sums |= {"start": review.start, "final": review.final, "lost": review.skill_lost, "luck": review.luck}
    return ReviewMessage(
        share=1.0,
        before=0,
        name=review.name,
        over=review.is_over,
        alone=alone,
        bound=review.bound.points if review.bound else None,
        sums={kind: tenths(points) for kind, points in sums.items()},
        counts={label: review.count(label) for label in LABELS},
        grid=review.grid,
        decisions=[tell_decision(decision) for decision in review.decisions],
    )


def tell_decision(decision: Decision) -> DecisionMessage:
    """A decision as a message."""
    before, after, better_after = decision.windows
    return DecisionMessage(
        line=decision.line,
        kind=decision.kind,
        round=decision.round,
        turn=decision.turn,
        moment=decision.moment,
        label=decision.label,
        loss=tenths(decision.loss),
        worth=tenths(decision.worth),
        kept=tenths(decision.kept),
        played=line_phrase(decision.played_words),
        better=line_phrase(decision.better_words) if decision.better else None,
        played_moves=list(decision.played),
        better_moves=list(decision.better),
        before=before,
        after=after,
        better_after=better_after,
    )


def tenths(points: float) -> float:
    """Points with one decimal; never minus nothing."""
    return round(points, 1) + 0.0
