"""Reviews under way: worked out one at a time, in a thread, as long as somebody asks how far they have come."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from dataclasses import dataclass

from sagrada.analysis.clairvoyance import BEAM
from sagrada.analysis.review import SeatReview, review_seat
from sagrada.bots.judging import NODES
from sagrada.content.refusal import Refused
from sagrada.game.log import parse_log
from sagrada.game.replay import replay

MOST_KEPT = 60
log = logging.getLogger("sagrada.server")


@dataclass(frozen=True)
class Measure:
    """How deep a review looks, and how many seconds it goes on after somebody has asked for it last."""

    nodes: int = NODES
    beam: int = BEAM
    patience: float = 10.0


Key = tuple[str, int]
"""The hash of a log, and a seat."""


class LeftError(Exception):
    """Nobody waits for this review any more."""


@dataclass(eq=False)
class Job:
    """A review under way, or done: how far it is, when somebody asked last, was it a solo game, and what was found."""

    asked: float
    share: float = 0.0
    alone: bool = False
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

    def begin(self, key: Key, text: str, most: int) -> Job:
        """Begin the review of a seat from the log of its game; raises Refused where so many wait already."""
        if len(self.waiting()) >= most:
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

        def note_share(share: float) -> None:
            job.share = share
            if self.is_closed or time.monotonic() - job.asked > self.measure.patience:
                raise LeftError

        note_share(0.0)
        game = replay(parse_log(text))
        job.alone = game.options.seats == 1
        return review_seat(game, seat, self.measure.nodes, self.measure.beam, note_share)


def key_of(text: str, seat: int) -> Key:
    """What a review is kept by: the same text gives the same review, wherever it came from."""
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest(), seat
