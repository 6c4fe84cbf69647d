"""Sockets, and a server behind one."""

from __future__ import annotations

import contextlib
import socket
from typing import TYPE_CHECKING, Any

from sagrada.content.refusal import Refused, system_problem

if TYPE_CHECKING:
    import uvicorn

LARGEST_FRAME = 64 * 1024
SECONDS_TO_LEAVE = 2
SECONDS_OF_SILENCE = 75
"""How long an unused connection stays open: longer than people think, so that few moves meet a closed one."""


def bind(host: str, port: int) -> socket.socket:
    """A socket at this address; raises Refused."""
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OverflowError:
        found.close()
        raise Refused("number_range", option="--port", value=port, least=0, most=65535) from None
    except OSError as problem:
        found.close()
        raise Refused("port_in_use", host=host, port=port, problem=system_problem(problem)) from None
    return found


def make_server(app: Any, **more: Any) -> uvicorn.Server:
    """A server for the application; it closes sockets that send frames of unreasonable size.

    Frames are not compressed: a move is a few kilobytes, and packing it for every screen takes longer than sending it.
    """
    import uvicorn

    sockets = {"ws": "websockets-sansio", "ws_max_size": LARGEST_FRAME, "ws_per_message_deflate": False}
    patience = {"timeout_graceful_shutdown": SECONDS_TO_LEAVE, "timeout_keep_alive": SECONDS_OF_SILENCE}
    config = uvicorn.Config(app, log_level="warning", **{**sockets, **patience, **more})
    return uvicorn.Server(config)


def network_address() -> str:
    """This machine's address on its network; nothing is sent to find it."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return "127.0.0.1"
