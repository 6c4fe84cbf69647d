"""Count a finished game: every line of the score sheet, violations, ranking, and the solo target.

The input is a JSON object, or a list of them for a list of answers. docs/cli.md describes both.
"""

from __future__ import annotations

import argparse

from sagrada.cli.arguments.files import print_json, read_json
from sagrada.score.position import answer, score_position

HELP = "count a finished game that you type in"
EXAMPLES = """\
examples:
  sagrada score game.json
  sagrada score - <<'END'
  {"edition": "classic", "public": ["column_color_variety", "light_shades", "color_variety"],
   "seats": [{"pattern": "fractal_drops", "private": ["shades_of_purple"], "favor": 0, "exempt": ["c5"],
              "window": [".. G4 R2 Y3 P6", "R3 Y1 .. G1 R2", "P5 G3 .. P6 B5", "B4 Y5 G4 B2 G6"]}]}
  END

with Glory:
  sagrada score - <<'END'
  {"modules": ["strife", "rivalry", "pioneers", "ornaments"], "strife_board": "no_corner_contact",
   "public": ["gray_scale", "color_pairs"], "pioneers": ["four_corners", "full_frame"],
   "seats": [{"window": ["R1 .. .. .. Y2", ".. S2 .. .. ..", ".. .. S3 .. ..", "G4 .. .. .. B5"],
              "pioneers": ["four_corners"], "ornaments": ["checker"]},
             {"window": ["S1 R2 .. .. ..", "R3 S4 .. .. ..", ".. .. .. .. ..", ".. .. .. .. .."],
              "ornaments": ["checker", "chevron"]}]}
  END
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where the position comes from."""
    parser.add_argument("file", metavar="FILE", help="a JSON file, or - for stdin")


def run(options: argparse.Namespace) -> None:
    """Print the score sheet of every position; raises Refused before anything is printed."""
    print_json(answer(read_json(options.file), score_position))
