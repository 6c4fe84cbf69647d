"""Deals of a match on several cores: each process plays whole deals. None of them outlives the one that started it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait as wait_for
from typing import Any

from sagrada.bots.outside import kill_all_programs
from sagrada.content.refusal import Refused
from sagrada.lab.match import DealPlayed, Setting, play_deal

DEALS_AHEAD = 2
"""Deals that each process is given in advance."""


def play_deals(setting: Setting, deals: Sequence[int], jobs: int) -> Iterator[DealPlayed]:
    """Play deals on so many processes and give each when it is done; one job stays in this process."""
    jobs = min(jobs, len(deals))
    if jobs <= 1:
        yield from (play_deal(setting, deal) for deal in deals)
    else:
        yield from play_beside(setting, deals, jobs)


def play_beside(setting: Setting, deals: Sequence[int], jobs: int) -> Iterator[DealPlayed]:
    """Play deals in other processes, which are ended if this is left early."""
    spawning = multiprocessing.get_context("spawn")
    before = multiprocessing.active_children()
    executor = ProcessPoolExecutor(jobs, mp_context=spawning, initializer=begin_work)
    try:
        ahead, rest = set[Future[DealPlayed]](), iter(deals)
        while True:
            while len(ahead) < jobs * DEALS_AHEAD and (deal := next(rest, None)) is not None:
                ahead.add(executor.submit(play_deal, setting, deal))
            if not ahead:
                return
            done, ahead = wait(ahead, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    except BrokenProcessPool:
        raise Refused("worker_lost") from None
    except BaseException:
        for child in set(multiprocessing.active_children()) - set(before):
            child.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


def begin_work() -> None:
    """Set a process up: it ends when it is told to, or when its parent is gone, and takes its programs with it."""
    signal.signal(signal.SIGTERM, stop_work)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def stop_work(*_: Any) -> None:
    """End this process and its programs at once."""
    kill_all_programs()
    os._exit(1)


def end_with_parent() -> None:
    """Wait for the end of the process that started this one, then end as well."""
    parent = multiprocessing.parent_process()
    if parent:
        wait_for([parent.sentinel])
        stop_work()
