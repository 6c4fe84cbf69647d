"""Browsers with other type: the page's own faces are blocked, and of the system's faces there is one family only."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from e2e.browsing import CHROMIUM, FLAGS

OWN = "own"
STAND_INS = ("DejaVu", "Liberation")
"""Families with a sans and a serif, each a Debian package."""
CONFIG = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <cachedir>{cache}</cachedir>
  <selectfont>
    <rejectfont><pattern><patelt name="outline"><bool>true</bool></patelt></pattern></rejectfont>
    <acceptfont>
      <pattern><patelt name="family"><string>{family} Sans</string></patelt></pattern>
      <pattern><patelt name="family"><string>{family} Serif</string></patelt></pattern>
    </acceptfont>
  </selectfont>
</fontconfig>
"""


def launch_with(browser: Browser, family: str, folder: Path) -> Browser:
    """Another browser like this one, for which a family is all that the system has."""
    config = folder / "fonts.conf"
    config.write_text(CONFIG.format(cache=folder / "cache", family=family), encoding="utf-8")
    settings: dict[str, str | float | bool] = {**os.environ, "FONTCONFIG_FILE": str(config)}
    return browser.browser_type.launch(executable_path=CHROMIUM, args=FLAGS, env=settings)


def block_faces(page: Page) -> None:
    """Let no face of the page arrive."""
    page.route("**/*.woff2", lambda route: route.abort())


def faces_used(page: Page, selector: str = "body *") -> set[str]:
    """The families that the text of these elements is drawn with; hidden text has none."""
    session = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        session.send(f"{domain}.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    nodes = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": selector})["nodeIds"]
    found: list[Any] = [session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"] for node in nodes]
    return {font["familyName"] for fonts in found for font in fonts}
