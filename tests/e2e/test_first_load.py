"""What the first load of the start page costs on the wire, in each language, and that the second comes from cache."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from e2e.browsing import Visitor
from server.serving import Running

KILOBYTE = 1000
MOST = {"fonts": 95, "scripts": 80, "styles": 15, "words": 40}
MOST_IN_ALL = 230
MOST_AGAIN = 10
"""Kilobytes, compressed and with their headers."""
KINDS = {".woff2": "fonts", ".js": "scripts", ".css": "styles"}

pytestmark = pytest.mark.slow


@dataclass
class Traffic:
    """The bytes that came over the network, by address; nothing for what came from the browser's cache."""

    received: Counter[str] = field(default_factory=Counter)
    addresses: dict[str, str] = field(default_factory=dict)
    under_way: set[str] = field(default_factory=set)

    def watch(self, page: Page) -> None:
        """Count what this page loads from now on."""
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self.note_request)
        session.on("Network.loadingFinished", self.note_end)
        session.send("Network.enable")

    def note_request(self, event: Any) -> None:
        """Something is asked for."""
        self.addresses[event["requestId"]] = event["request"]["url"]
        self.under_way.add(event["requestId"])

    def note_end(self, event: Any) -> None:
        """Something is there."""
        self.received[self.addresses[event["requestId"]]] += int(event["encodedDataLength"])
        self.under_way.remove(event["requestId"])

    def by_kind(self) -> Counter[str]:
        """The bytes of fonts, scripts, styles, words and everything else."""
        found: Counter[str] = Counter()
        for address, size in self.received.items():
            found[kind_of(address)] += size
        return found


def kind_of(address: str) -> str:
    """What an address leads to."""
    ending = next((kind for end, kind in KINDS.items() if address.endswith(end)), "")
    return ending or ("words" if "/api/words/" in address else "others")


def load_start(ada: Visitor) -> Traffic:
    """What comes over the network until the start page is there."""
    page, traffic = ada.context.new_page(), Traffic()
    traffic.watch(page)
    page.goto(ada.address)
    page.locator(".lancet").wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    while traffic.under_way:
        page.wait_for_timeout(20)
    page.close()
    return traffic


@pytest.mark.parametrize("language", ["en", "it", "ru", "uk"])
def test_the_first_load_is_light_and_the_second_comes_from_cache(
    browser: Browser, server: Running, language: str
) -> None:
    ada = Visitor(browser, server.address, locale=language)
    first, second = load_start(ada), load_start(ada)
    sizes = first.by_kind()
    assert set(sizes) == {*MOST, "others"}
    assert {kind: size for kind, size in sizes.items() if size > KILOBYTE * MOST.get(kind, MOST_IN_ALL)} == {}
    assert sum(sizes.values()) <= KILOBYTE * MOST_IN_ALL
    assert {address: size for address, size in second.received.items() if size and "/assets/" in address} == {}
    assert sum(second.received.values()) <= KILOBYTE * MOST_AGAIN
    ada.context.close()
