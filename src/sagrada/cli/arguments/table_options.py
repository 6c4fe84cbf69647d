"""The options of a table on the command line: edition, honor, tools and whatever else the rules know."""

from __future__ import annotations

import argparse
from typing import Any

from sagrada.content.refusal import Refused
from sagrada.game.log import parse_value


def add_table_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments that say by which rules is played."""
    parser.add_argument("--edition", default="classic", help="classic, classic-ru, classic-it or revised")
    parser.add_argument("--tools", type=int, metavar="N", help="how many tools lie on the table")
    parser.add_argument("--honor", action="store_true", help="placements are not checked; wrong ones can be challenged")
    parser.add_argument(
        "--open-setup", action="store_true", help="tools and objectives are known when windows are chosen"
    )
    parser.add_argument(
        "--modules",
        nargs="+",
        metavar="MODULE",
        help="modules of the Glory expansion: strife, pioneers, ornaments, rivalry; glory is all four",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="any other option of the rules, such as less_luck=yes or bag=18 (sagrada cards lists the editions)",
    )


def read_table_options(given: argparse.Namespace) -> dict[str, Any]:
    """The options as Game.new and resolve take them; raises Refused."""
    options: dict[str, Any] = {"edition": given.edition}
    if given.tools is not None:
        options["tools"] = given.tools
    if given.modules is not None:
        options["modules"] = " ".join(given.modules)
    options |= {name: True for name in ("honor", "open_setup") if getattr(given, name)}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals or name in ("edition", "seats"):
            raise Refused("bad_option_text", text=text)
        options[name.replace("-", "_")] = parse_value(value)
    return options
