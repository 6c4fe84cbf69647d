"""Reviews of finished games: worked out one at a time, in a thread, as long as somebody asks how far they have come."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from sagrada.bots.clairvoyance import BEAM
from sagrada.bots.judging import NODES
from sagrada.bots.phrases import say_line
from sagrada.bots.review import FORTUNES, LABELS, Decision, SeatReview, review_seat
from sagrada.bots.review_picture import draw_reviews
from sagrada.content.refusal import Refused
from sagrada.game.log import parse_log
from sagrada.game.messages import SPEAKING, say
from sagrada.game.replay import replay
from sagrada.server.asking import Asked, Visitor
from sagrada.server.house import House
from sagrada.server.protocol import Refusal
from sagrada.server.replays import finished_log

MOST_KEPT = 60
MOST_WAITING = 20
log = logging.getLogger("sagrada.server")
router = APIRouter(prefix="/api", responses={400: {"model": Refusal}})


@dataclass(frozen=True)
class Measure:
    """How deep a review looks, and how many seconds it goes on after somebody has asked for it last."""

    nodes: int = NODES
    beam: int = BEAM
    patience: float = 10.0


@dataclass(frozen=True)
class DecisionMessage:
    """A decision in words: when, what was played and what would have been better, its label and what it cost.

    `line` is the first line of the log that belongs to it.
    """

    line: int
    moment: str
    label: str
    loss: float
    played: str
    better: str


@dataclass(frozen=True)
class ReviewMessage:
    """How far a review has come, and how many are before it; its sums and decisions once it is done."""

    share: float
    before: int
    name: str = ""
    alone: bool = False
    bound: int | None = None
    sums: dict[str, float] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    decisions: list[DecisionMessage] = field(default_factory=list)


Key = tuple[str, int, str]
"""Table, seat and language: names of cards are part of what is found."""


class LeftError(Exception):
    """Nobody waits for this review any more."""


@dataclass(eq=False)
class Job:
    """A review under way, or done: how far it is, when somebody asked last, and what was found."""

    asked: float
    share: float = 0.0
    found: SeatReview | None = None
    has_failed: bool = False
    task: asyncio.Task[None] | None = None


class Reviews:
    """The reviews of one server, the latest kept."""

    def __init__(self, measure: Measure | None = None) -> None:
        self.measure = measure or Measure()
        self.jobs: OrderedDict[Key, Job] = OrderedDict()
        self.one_at_a_time = asyncio.Lock()
        self.is_closed = False

    def close(self) -> None:
        """Stop what is under way."""
        self.is_closed = True

    def ask(self, key: Key) -> Job | None:
        """The review of a seat, if it was begun; whoever asks keeps it going. Raises Refused for one that failed."""
        job = self.jobs.get(key)
        if job and job.has_failed:
            del self.jobs[key]
            raise Refused("review_failed")
        if job:
            job.asked = time.monotonic()
        return job

    def begin(self, key: Key, text: str) -> Job:
        """Begin the review of a seat from the log of its game; raises Refused where too many wait."""
        if len(self.waiting()) >= MOST_WAITING:
            raise Refused("too_many_reviews")
        self.forget_oldest()
        job = self.jobs[key] = Job(time.monotonic())
        job.task = asyncio.get_running_loop().create_task(self.run(key, job, text))
        return job

    def waiting(self) -> list[Job]:
        """The reviews that are not done, in their order."""
        return [job for job in self.jobs.values() if job.found is None and not job.has_failed]

    def forget_oldest(self) -> None:
        """Make room for one more."""
        done = [key for key, job in self.jobs.items() if job.found or job.has_failed]
        for key in done[: max(0, len(done) + 1 - MOST_KEPT)]:
            del self.jobs[key]

    async def run(self, key: Key, job: Job, text: str) -> None:
        """Work a review out, when it is its turn; a review that nobody waits for is dropped."""
        try:
            async with self.one_at_a_time:
                job.found = await asyncio.to_thread(self.work, job, key[1], text)
        except LeftError:
            del self.jobs[key]
        except Exception:
            log.exception("the review of %s failed", key)
            job.has_failed = True

    def work(self, job: Job, seat: int, text: str) -> SeatReview:
        """In a thread: the review; raises LeftError when nobody waits for it any more."""

        def hear(share: float) -> None:
            job.share = share
            if self.is_closed or time.monotonic() - job.asked > self.measure.patience:
                raise LeftError

        hear(0.0)
        return review_seat(replay(parse_log(text)), seat, self.measure.nodes, self.measure.beam, hear)


def the_reviews(request: Request) -> Reviews:
    """The reviews of this application."""
    reviews: Reviews = request.app.state.reviews
    return reviews


Known = Annotated[Reviews, Depends(the_reviews)]


@router.get("/tables/{table}/review")
async def get_review(table: str, seat: int, house: Asked, visitor: Visitor, reviews: Known) -> ReviewMessage:
    """The review of a seat, or how far it has come; ask again until `share` is 1."""
    job, alone = await find_job(house, reviews, visitor, table, seat)
    if job.found is None:
        return ReviewMessage(min(job.share, 0.99), reviews.waiting().index(job))
    return tell_review(job.found, alone)


@router.get("/tables/{table}/review/picture")
async def get_picture(
    table: str,
    seat: int,
    house: Asked,
    visitor: Visitor,
    reviews: Known,
    theme: Annotated[str, Query(pattern="light|dark")] = "light",
) -> Response:
    """The review of a seat as a picture (SVG), once it is done."""
    job, alone = await find_job(house, reviews, visitor, table, seat)
    if job.found is None:
        raise Refused("review_under_way")
    return Response(draw_reviews([job.found], theme, alone=alone), media_type="image/svg+xml")


async def find_job(house: House, reviews: Reviews, visitor: str, table: str, seat: int) -> tuple[Job, bool]:
    """The review that somebody who sat at a finished table asks for, and was it a solo game? Raises Refused."""
    async with house.hold(table) as found:
        found.table.check_guest(visitor)
        found.table.check_seat(seat)
        alone = len(found.table.places) == 1
    text = await finished_log(house, table)
    key = (table, seat, SPEAKING.get())
    return reviews.ask(key) or reviews.begin(key, text), alone


def tell_review(review: SeatReview, alone: bool) -> ReviewMessage:
    """A review in words and numbers."""
    sums = {kind: review.fortune(kind) for kind in FORTUNES}
    sums |= {"start": review.start, "final": review.final, "lost": review.skill_lost, "luck": review.luck}
    return ReviewMessage(
        share=1.0,
        before=0,
        name=review.name,
        alone=alone,
        bound=review.bound.points if review.bound else None,
        sums={kind: round(points, 1) + 0.0 for kind, points in sums.items()},
        counts={label: review.count(label) for label in LABELS},
        decisions=[tell_decision(decision) for decision in review.decisions],
    )


def tell_decision(decision: Decision) -> DecisionMessage:
    """A decision in words."""
    moment = say("review-moment", {"kind": decision.kind, "round": decision.round, "turn": decision.turn})
    better = say_line(decision.better_words) if decision.better else ""
    loss = round(decision.loss, 1) + 0.0
    return DecisionMessage(decision.line, moment, decision.label, loss, say_line(decision.played_words), better)
