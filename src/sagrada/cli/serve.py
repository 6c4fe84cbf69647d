"""Serve tables for browsers and scripts. docs/server.md describes the protocol.

Games are kept in a folder and go on after a restart.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from sagrada.server.run import default_data, serve

HELP = "serve tables for browsers"
EXAMPLES = """\
examples:
  sagrada serve
  sagrada serve --host 0.0.0.0 --port 8080 --data /srv/sagrada
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where it listens and where it keeps the games."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at; 0.0.0.0 is the whole network")
    parser.add_argument("--port", type=int, default=8642, help="port to listen at; 0 takes any free one")
    parser.add_argument("--data", metavar="FOLDER", help="where games are kept (default: ~/.local/share/sagrada)")
    parser.add_argument("--bot-pause", type=float, default=0.6, metavar="SECONDS", help="pause before a bot's move")


def run(options: argparse.Namespace) -> None:
    """Serve until interrupted; raises Refused."""
    data = Path(options.data) if options.data else default_data()
    serve(options.host, options.port, data, pause=options.bot_pause)
