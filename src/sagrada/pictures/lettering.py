"""Letters in pictures: text made safe for SVG, set down, and fitted to a width that can only be guessed."""

import re
import textwrap
from html import escape

SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,'Noto Serif',serif"
CYRILLIC = re.compile("[\u0400-\u04ff]")
FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def clean(text: str) -> str:
    """Text safe inside XML, characters that XML forbids replaced."""
    return escape(FORBIDDEN.sub("\ufffd", text))


def write(x: float, y: float, text: str, size: float, fill: str, extra: str = "") -> str:
    """Plain text with its baseline at x, y."""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{extra}>{clean(text)}</text>'


def write_title(x: float, y: float, text: str, size: float, fill: str, anchor: str = "start", after: str = "") -> str:
    """Text in the serif face, with more markup after it on the same line."""
    style = f'font-family="{SERIF}" font-weight="600" font-size="{size:g}" text-anchor="{anchor}" fill="{fill}"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{clean(text)}{after}</text>'


def measure_text(text: str, size: float) -> float:
    """A careful guess, since no font can be asked."""
    return len(text) * breadth(text) * size * 0.57


def breadth(text: str) -> float:
    """How much broader the letters of a text are than Latin ones, on the whole: Cyrillic ones by a sixth."""
    return 1 + len(CYRILLIC.findall(text)) / (6 * max(1, len(text)))


def shorten(text: str, width: float, size: float) -> str:
    """Text cut to a width, as far as that can be guessed."""
    room = max(1, int(width / (size * 0.57 * breadth(text))))
    return text if len(text) <= room else text[: room - 1].rstrip() + "…"


def fit(text: str, width: float, size: float) -> tuple[str, float]:
    """Text set smaller to fit a width, down to three quarters, and only then cut; with its share of the size."""
    share = max(0.75, min(1, width / max(1, measure_text(text, size))))
    return shorten(text, width + 1, size * share), share


def wrap(text: str, width: float, size: float) -> list[str]:
    """Text in lines that fit a width, as far as that can be guessed."""
    return textwrap.wrap(text, max(8, int(width / (size * 0.5 * breadth(text)))))
