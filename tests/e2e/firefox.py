"""A second real browser: Debian's Firefox, spoken to in WebDriver BiDi over its own socket; clicks are real ones."""

from __future__ import annotations

import itertools
import json
import os
import random
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from e2e.browsing import CLICKED, LONGEST_GAME, NEXT, OFFERS, PATIENCE

FIREFOX = os.environ.get("SAGRADA_FIREFOX") or shutil.which("firefox-esr") or "/usr/bin/firefox-esr"
ESCAPE = "\ue00c"
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.auto": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.server": "",
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en",
}
PLACE = """selector => {
  const shown = [...document.querySelectorAll(selector)].filter(element => element.checkVisibility())
  return shown.map(element => {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const box = element.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round)
  })
}"""
"""Where the elements that match can be clicked, from the corner of what is in sight."""


class FoxVisitor:
    """Somebody at Firefox; what its console complains about is noted."""

    def __init__(self, socket: ClientConnection, address: str) -> None:
        self.socket = socket
        self.address = address
        self.numbers = itertools.count(1)
        self.complaints: list[str] = []
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        viewport = {"width": 1280, "height": 860}
        self.ask("browsingContext.setViewport", context=self.context, viewport=viewport)

    def ask(self, method: str, **params: Any) -> Any:
        """What the browser answers to a command; what happens meanwhile is noted."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self.socket.recv(PATIENCE / 1000))
            if told.get("method") == "log.entryAdded" and told["params"]["level"] == "error":
                self.complaints.append(told["params"]["text"])
            if told.get("id") == number:
                assert told["type"] == "success", told
                return told["result"]

    def visit(self, path: str = "/") -> None:
        """Open a page."""
        self.ask("browsingContext.navigate", context=self.context, url=f"{self.address}{path}", wait="complete")

    def run(self, function: str, *given: object) -> Any:
        """What a function of the page returns."""
        values = ", ".join(json.dumps(value) for value in given)
        told = self.ask(
            "script.evaluate",
            expression=f"Promise.resolve(({function})({values})).then(JSON.stringify)",
            target={"context": self.context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def find(self, selector: str) -> Any:
        """The places of what is in sight, as soon as there is one."""
        end = time.monotonic() + PATIENCE / 1000
        while not (places := self.run(PLACE, selector)):
            assert time.monotonic() < end, (selector, self.run("() => document.body.innerText"))
            time.sleep(0.02)
        return places

    def click(self, selector: str, number: int = 0) -> None:
        """Click on one of the elements that match."""
        self.click_at(*self.find(selector)[number])

    def click_at(self, x: int, y: int) -> None:
        """Press and let go of the mouse."""
        steps = [
            {"type": "pointerMove", "x": x, "y": y},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}
        self.ask("input.performActions", context=self.context, actions=[mouse])

    def press(self, key: str) -> None:
        """Press and let go of a key."""
        steps = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        actions = [{"type": "key", "id": "keys", "actions": steps}]
        self.ask("input.performActions", context=self.context, actions=actions)

    def play_to_end(self, seed: int) -> None:
        """Do what is offered until the game is over."""
        rng, start = random.Random(seed), time.monotonic()
        while (told := self.run(NEXT, [OFFERS, rng.random()]))["state"] != "over":
            assert time.monotonic() - start < LONGEST_GAME, (told, self.run("() => document.body.innerText"))
            if told["state"] == "offered":
                self.click_at(round(told["x"]), round(told["y"]))
                self.run(CLICKED)
            else:
                time.sleep(0.02)


@contextmanager
def open_firefox(folder: Path, address: str) -> Iterator[FoxVisitor]:
    """Firefox with an empty profile in this folder; it ends at the end."""
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items())
    (folder / "user.js").write_text("\n".join(lines), encoding="utf-8")
    command = [FIREFOX, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    process = subprocess.Popen([*command, "about:blank"], stderr=subprocess.PIPE, text=True)
    try:
        assert process.stderr
        found = next(match for line in process.stderr if (match := LISTENING.search(line)))
        with connect(f"{found[1]}/session", max_size=None, ping_timeout=None) as socket:
            ada = FoxVisitor(socket, address)
            yield ada
            ada.ask("browser.close")
    finally:
        process.kill()
        process.communicate()
