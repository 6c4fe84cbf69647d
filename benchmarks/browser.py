"""`make bench` runs this: how the page feels, in Debian's chromium, against a server in a process of its own.

Play now: a phone's connection (fast 3G as WebPageTest and Lighthouse know it) and a processor four times slower, from
the opening of the address until a die can be taken, without the time in which a person reads and chooses.
A turn: the frames from the end of one's own turn until the next begins, while the bot's moves are shown, at full speed.

python benchmarks/browser.py [games]
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from playwright.sync_api import Browser, Page

from e2e.browsing import Visitor, open_browser
from e2e.test_first_load import KILOBYTE, load_start
from server.serving import free_port, run_process

ROUND_TRIP = 150
DOWN, UP = 1600, 750
"""Milliseconds; kilobits a second."""
SLOWER = 4
SOON_ENOUGH = 4.0
"""Seconds within which a new visitor should have a die to take, on a machine that does nothing else."""
TURNS = 4
LATE = 34
"""Milliseconds: a frame that took longer missed at least one of sixty in a second."""
PHONE, DESKTOP = (390, 844), (1440, 900)
WATCH = """() => {
  const told = { frames: [], tasks: [], running: true }
  window.watched = told
  new PerformanceObserver(list => told.tasks.push(...list.getEntries().map(task => task.duration)))
    .observe({ type: 'longtask' })
  let before = performance.now()
  const look = now => {
    told.frames.push(now - before)
    before = now
    if (told.running) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}"""
TURN_PASSED = (
    "told => document.querySelector('.log').innerText !== told && document.querySelector('button.end:enabled')"
)
AT_REST = "() => document.getAnimations().every(moving => moving.effect.getComputedTiming().endTime === Infinity)"


def main(games: int) -> None:
    """Measure and tell."""
    with serve() as address, open_browser() as browser:
        tell_first_load(browser, address)
        tell_play_now([play_now(browser, address) for _ in range(games)])
        tell_turns([watched for _ in range(games) for watched in watch_turns(browser, address)])
    print(f"load average {os.getloadavg()[0]:.2f}")


@contextmanager
def serve() -> Iterator[str]:
    """The address of a server with an empty store."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder, run_process(Path(folder), port):
        yield f"http://127.0.0.1:{port}"


def tell_first_load(browser: Browser, address: str) -> None:
    """What comes over the network before the start page is there."""
    ada = Visitor(browser, address)
    sizes = load_start(ada).by_kind()
    ada.context.close()
    parts = ", ".join(f"{kind} {size / KILOBYTE:.0f}" for kind, size in sizes.most_common())
    print(f"first load, kB as sent: {parts}; together {sizes.total() / KILOBYTE:.0f}")


def play_now(browser: Browser, address: str) -> tuple[float, float, float]:
    """Seconds until Play now can be pressed, from there until a window can be chosen, and until a die can be taken."""
    ada = Visitor(browser, address, *PHONE, is_mobile=True, has_touch=True)
    slow_down(ada.page)
    begin = time.perf_counter()
    ada.page.goto(address, wait_until="commit")
    ada.page.locator(".btn.big.primary").wait_for()
    start = time.perf_counter()
    ada.page.locator(".btn.big.primary").dispatch_event("click")
    ada.page.locator(".pick").first.wait_for()
    choice = time.perf_counter()
    ada.page.locator(".pick").first.dispatch_event("click")
    chosen = time.perf_counter()
    ada.page.locator(".go .btn:enabled").dispatch_event("click")
    ada.page.locator(".pool .loose.may").first.wait_for()
    table = time.perf_counter()
    ada.context.close()
    return start - begin, choice - start, table - chosen


def slow_down(page: Page) -> None:
    """A phone's connection and processor; sockets are not slowed, which is one round trip in favor."""
    session = page.context.new_cdp_session(page)
    conditions = {"latency": ROUND_TRIP, "downloadThroughput": DOWN * 125, "uploadThroughput": UP * 125}
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {"offline": False, **conditions})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def tell_play_now(times: list[tuple[float, float, float]]) -> None:
    """The best and the median of several visitors."""
    print(f"Play now, {DOWN / 1000} Mbit/s, {ROUND_TRIP} ms a round trip, processor {SLOWER} times slower:")
    names = ("the start page", "four windows to choose from", "a die to take")
    for name, column in zip(names, zip(*times, strict=True), strict=True):
        print(f"  {name}: best {min(column):.2f} s, median {statistics.median(column):.2f} s")
    for name, parts in {"from the address": slice(None), "from the press of Play now": slice(1, None)}.items():
        totals = [sum(row[parts]) for row in times]
        verdict = "soon enough" if statistics.median(totals) <= SOON_ENOUGH else f"more than {SOON_ENOUGH:.0f} s"
        print(f"  {name} to a die: best {min(totals):.2f} s, median {statistics.median(totals):.2f} s: {verdict}")


def watch_turns(browser: Browser, address: str) -> Iterator[Any]:
    """What was watched while the bot's turns were shown in one game, with everything in motion."""
    ada = Visitor(browser, address, *DESKTOP, reduced_motion="no-preference")
    ada.visit()
    ada.page.locator(".btn.big.primary").click()
    ada.choose_window()
    for _ in range(TURNS):
        end = ada.page.locator("button.end:enabled")
        end.wait_for()
        ada.page.wait_for_function(AT_REST)
        told = ada.page.locator(".log").inner_text()
        ada.page.evaluate(WATCH)
        end.click()
        ada.page.wait_for_function(TURN_PASSED, arg=told)
        ada.page.wait_for_function(AT_REST)
        ada.page.evaluate("() => (watched.running = false)")
        yield ada.page.evaluate("watched")
    ada.context.close()


def tell_turns(watched: list[Any]) -> None:
    """Frames and long tasks of all turns."""
    frames = sorted(frame for turn in watched for frame in turn["frames"])
    tasks = [task for turn in watched for task in turn["tasks"]]
    late = sum(frame > LATE for frame in frames)
    size = " x ".join(map(str, DESKTOP))
    print(f"a bot's turn, {len(watched)} times, {len(frames)} frames, {size}, drawn without a graphics card:")
    print(f"  frames: median {statistics.median(frames):.1f} ms, longest {frames[-1]:.0f} ms")
    print(f"  {100 * late / len(frames):.1f} % took more than {LATE} ms")
    print(f"  tasks above 50 ms: {len(tasks)}, longest {max(tasks, default=0):.0f} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
