"""Draws the icons of the installed page from web/public/icons/icon.svg, with Debian's chromium.

PYTHONPATH=tests python tests/e2e/make_icons.py
"""

from __future__ import annotations

from pathlib import Path

from e2e.browsing import open_browser

FOLDER = Path(__file__).resolve().parents[2] / "web" / "public" / "icons"
WALL = "#1d1a20"
ICONS = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "maskable-512": (512, 0.76), "touch-180": (180, 1.0)}
"""Pixels, and how large the drawing is in them: systems cut a maskable icon to their own shape."""


def main() -> None:
    """Draw every icon."""
    drawing = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    with open_browser() as browser:
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            wall = "none" if name.startswith("icon") else WALL
            style = f"*{{margin:0}}body{{display:grid;place-items:center;height:100vh;background:{wall}}}"
            page.set_content(f"<style>{style}svg{{width:{100 * part}%}}</style>{drawing}")
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=wall == "none")


if __name__ == "__main__":
    main()
