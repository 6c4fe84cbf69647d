"""Starts the server: a folder for its data, an address, and a browser if one is wanted."""

from __future__ import annotations

import contextlib
import gc
import os
import socket
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from sagrada.content.refusal import Refused, system_problem
from sagrada.server.client import check_client
from sagrada.server.listening import bind, make_server, network_address
from sagrada.words.messages import say

NEEDED = ("fastapi", "segno", "uvicorn")
"""The libraries that the package's `server` extra installs."""
LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
PORT = 8642
FILE = "tables.sqlite3"
OWNER_ONLY = 0o700
LONGEST_START = 5.0


def default_data() -> Path:
    """Where tables are kept if nothing else is said."""
    share = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(share) / "sagrada"


@contextmanager
def hold_folder(folder: Path) -> Iterator[Path]:
    """The file of a folder that no other server uses meanwhile; raises Refused."""
    try:
        folder.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
        lock = (folder / "lock").open("w")
    except OSError as problem:
        raise Refused("cant_write", file=str(folder), problem=system_problem(problem)) from None
    with lock:
        if not try_lock(lock.fileno()):
            raise Refused("data_in_use", folder=str(folder))
        yield folder / FILE


def try_lock(file: int) -> bool:
    """Lock a file until it is closed; False if another process has it. Where there are no such locks, True."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def check_installed() -> None:
    """Raise Refused where a library of the server is missing."""
    for name in NEEDED:
        if find_spec(name) is None:
            raise Refused("no_server_here", problem=name)


def serve(
    host: str, port: int, data: Path, *, pause: float | None = None, browse: bool = False, at_home: bool = False
) -> None:
    """Serve until interrupted; with port 0 any free one. At home others can be let in later. Raises Refused.

    The socket listens before the application is loaded, so that a browser starts meanwhile and waits at the door.
    """
    check_installed()
    check_client()
    with bind(host, port) as listening, hold_folder(data) as file:
        listening.listen()
        address = tell_address(host, listening.getsockname()[1])
        if browse:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
        run_app(listening, file, host, pause, at_home)


def run_app(listening: socket.socket, file: Path, host: str, pause: float | None, at_home: bool) -> None:
    """Load the application and serve it. Garbage collection is off while it loads, and passes over what was loaded."""
    gc.disable()
    from sagrada.server.app import make_app
    from sagrada.server.house import Patience
    from sagrada.server.network import Network

    port = listening.getsockname()[1]
    network = Network(at_home, port, "" if host in (LOOPBACK, "localhost") else f"{network_address()}:{port}")
    server = make_server(make_app(file, Patience() if pause is None else Patience(pause), network))
    gc.freeze()
    gc.enable()
    server.run(sockets=[listening])


def tell_address(host: str, port: int) -> str:
    """Say where the game is; on the network also where others find it."""
    address = f"http://{LOOPBACK if host == EVERYWHERE else host}:{port}/"
    print(say("serve-address", {"address": address}), flush=True)
    if host == EVERYWHERE:
        print(say("serve-network", {"address": f"http://{network_address()}:{port}/"}), flush=True)
    return address


def is_sagrada(port: int) -> bool:
    """Does a server of this program answer at this port?"""
    import urllib.request

    address = f"http://{LOOPBACK}:{port}/api/choices"
    with contextlib.suppress(OSError, ValueError), urllib.request.urlopen(address, timeout=LONGEST_START) as answer:
        return b'"bots"' in answer.read()
    return False


def play_here(data: Path, port: int | None = None, *, lan: bool = False, browse: bool = True) -> None:
    """Start the server on this machine and open a browser; if one runs at the usual port, only the browser."""
    if port is None and is_sagrada(PORT):
        webbrowser.open(tell_address(LOOPBACK, PORT))
        return
    host = EVERYWHERE if lan else LOOPBACK
    serve(host, usual_port(host) if port is None else port, data, browse=browse, at_home=True)


def usual_port(host: str) -> int:
    """The port where people look for the game, or 0 for any free one where it is taken."""
    try:
        bind(host, PORT).close()
    except Refused:
        return 0
    return PORT
