"""The weights of the evaluation, read from the package; `docs/bots.md` is their card.

The file names its inputs. A tool that it does not know takes the mean of the others' weights, so that a new tool is
playable before the next training; every other input must be known.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from sagrada.bots.search.inputs import TOOL, input_names

_WEIGHTS = json.loads((Path(__file__).parent / "weights.json").read_text(encoding="utf-8"))


def mean(rows: Sequence[Sequence[int]]) -> list[int]:
    """The mean row, in whole numbers."""
    return [round(sum(column) / len(rows)) for column in zip(*rows, strict=True)]


def by_place(names: Sequence[str], known: dict[str, list[int]]) -> list[list[int]]:
    """A row of weights for every place; zeros where nothing is counted. Raises KeyError for an unknown input."""
    rows_of_tools = [row for name, row in known.items() if name.startswith(TOOL)]
    spare = {"": [0] * len(rows_of_tools[0])}
    unknown_tools = {name: mean(rows_of_tools) for name in names if name.startswith(TOOL) and name not in known}
    weights = known | unknown_tools | spare
    return [weights[name] for name in names]


def named(values: Sequence[list[int]]) -> dict[str, list[int]]:
    """Rows of the file by the names of their inputs."""
    return dict(zip(_WEIGHTS["inputs"], values, strict=True))


HAND_WEIGHT: list[int] = [row[0] for row in by_place(input_names(), named([[weight] for weight in _WEIGHTS["hand"]]))]
FIRST_WEIGHT: list[list[int]] = by_place(input_names(), named(_WEIGHTS["first"]))
FIRST_BIAS: list[int] = _WEIGHTS["first_bias"]
SECOND_WEIGHT: list[list[int]] = _WEIGHTS["second"]
SECOND_BIAS: list[int] = _WEIGHTS["second_bias"]
OUTPUT_WEIGHT: list[int] = _WEIGHTS["output"]
OUTPUT_BIAS: list[int] = _WEIGHTS["output_bias"]
