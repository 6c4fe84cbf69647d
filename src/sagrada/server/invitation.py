"""How others get to a table, or another device to its own games: an address, on this machine or the network, and a
QR code."""

from __future__ import annotations

from dataclasses import dataclass

import segno

LOCAL = ("localhost", "127.0.0.1")


@dataclass(frozen=True)
class Invitation:
    """The address to be opened elsewhere, whether it works beyond this machine, and a QR code as SVG.

    `may_open`: can whoever asks let others on this network join?
    """

    url: str
    local_only: bool
    may_open: bool
    qr: str


def invitation(scheme: str, host: str, network: str, path: str, may_open: bool) -> Invitation:
    """The invitation to this path: at the address somebody has open, or the one on the network."""
    is_local = host.partition(":")[0] in LOCAL
    url = f"{scheme}://{network if is_local and network else host}{path}"
    return Invitation(url, is_local and not network, may_open, draw_code(url))


def draw_code(text: str) -> str:
    """A QR code as SVG."""
    return str(segno.make(text, micro=False).svg_inline(omitsize=True, light="#fff", dark="#000", border=2))
