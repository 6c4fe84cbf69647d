"""Where may this die lie? The legal cells of a window, one or more restrictions left aside if you ask for it.

The input is a JSON object, or a list of them for a list of answers. docs/cli.md describes both.
"""

from __future__ import annotations

import argparse

from sagrada.cli.arguments.files import print_json, read_json
from sagrada.score.position import answer, legal_in_position

HELP = "list the legal cells for a die in a window that you type in"
EXAMPLES = """\
examples:
  sagrada legal window.json
  sagrada legal - <<'END'
  {"pattern": "firmitas", "die": "R5", "ignore": ["cell_color"],
   "window": ["P6 .. .. .. ..", ".. .. .. .. ..", ".. .. .. .. ..", ".. .. .. .. .."]}
  END
  sagrada legal - <<'END'
  {"strife_board": "top_and_bottom", "die": "S5",
   "window": [".. .. .. .. ..", ".. .. R2 .. ..", ".. .. .. .. ..", ".. .. .. .. .."]}
  END
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the window comes from."""
    parser.add_argument("file", metavar="FILE", help="a JSON file, or - for stdin")


def run(options: argparse.Namespace) -> None:
    """Print the legal cells of every position; raises Refused before anything is printed."""
    print_json(answer(read_json(options.file), legal_in_position))
