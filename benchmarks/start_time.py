"""How soon the game is on the screen: from the start of the server's process to its page in a real browser.

The browser runs already, as a person's does. The first start is thrown away: it fills the disk's cache.

python benchmarks/start_time.py [starts]
"""

from __future__ import annotations

import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from playwright.sync_api import Browser

from e2e.browsing import Visitor, open_browser

PROGRAM = "import sys; from sagrada.cli import main; sys.exit(main(sys.argv[1:]))"
PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


def start_once(browser: Browser, folder: str) -> tuple[float, float, float]:
    """Seconds until the door is open and the browser may come, until the page is there, and until it first painted."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    begin = time.perf_counter()
    command = [sys.executable, "-c", PROGRAM, "serve", "--port", str(port), "--data", folder]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        wait_for(port)
        opened = time.perf_counter() - begin
        visitor = Visitor(browser, f"http://127.0.0.1:{port}")
        visitor.visit()
        visitor.page.get_by_role("button").first.wait_for()
        shown = time.perf_counter() - begin
        visitor.page.wait_for_function(f"{PAINT} > 0")
        paint = visitor.page.evaluate(PAINT) / 1000
        visitor.context.close()
        return opened, shown, paint
    finally:
        server.kill()
        server.wait()


def wait_for(port: int) -> None:
    """Wait until somebody listens."""
    for _ in range(1000):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.01)
    raise SystemExit("nobody listens")


def main(starts: int) -> None:
    """Tell the best and the median start."""
    with open_browser() as browser, tempfile.TemporaryDirectory() as folder:
        times = [start_once(browser, folder) for _ in range(starts + 1)][1:]
    for i, name in enumerate(("door is open", "page is there", "first paint after its request")):
        column = [row[i] for row in times]
        print(f"{name}: best {min(column):.2f} s, median {statistics.median(column):.2f} s")
    print(f"load average {os.getloadavg()[0]:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
