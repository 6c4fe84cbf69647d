"""The weights of the evaluation, read from the package; `docs/bots.md` is their card."""

from __future__ import annotations

import json
from pathlib import Path

_WEIGHTS = json.loads((Path(__file__).parent / "weights.json").read_text(encoding="utf-8"))

HAND_WEIGHT: list[int] = _WEIGHTS["hand"]
FIRST_WEIGHT: list[list[int]] = _WEIGHTS["first"]
FIRST_BIAS: list[int] = _WEIGHTS["first_bias"]
SECOND_WEIGHT: list[list[int]] = _WEIGHTS["second"]
SECOND_BIAS: list[int] = _WEIGHTS["second_bias"]
OUTPUT_WEIGHT: list[int] = _WEIGHTS["output"]
OUTPUT_BIAS: list[int] = _WEIGHTS["output_bias"]
