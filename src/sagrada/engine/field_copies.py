"""The primitives that copy states by the marks of their fields, as text of a chapter: what the compiled rules use.

Plain rules use `rules/field_copies.py`, which says what each does.
"""

from __future__ import annotations

from sagrada.engine.fields import FIELDS
from sagrada.rules.marks import Mark

INDEXES = "ij"


def copying_text() -> str:
    """Both functions, in the compiled subset."""
    public = [field for field in FIELDS if field.mark == Mark.PUBLIC]
    own = [field for field in FIELDS if field.mark == Mark.OWN]
    blank = [field for field in FIELDS if field.mark != Mark.PUBLIC]
    lines = ["def copy_public(s: State, out: State) -> None:"]
    lines += [line for field in public for line in set_lines(field.name, field.shape, "s.")]
    lines += [line for field in blank for line in set_lines(field.name, field.shape, "")]
    lines += ["def copy_own(s: State, out: State, seat: int) -> None:"]
    lines += [line for field in own for line in set_lines(f"{field.name}[seat]", field.shape[1:], "s.")]
    return "\n".join([*lines, ""])


def set_lines(place: str, shape: tuple[int, ...], source: str) -> list[str]:
    """Lines that set every number of a field, or of a row of it: from a source, or without one to zero."""
    number = place + "".join(f"[{index}]" for index, _ in zip(INDEXES, shape, strict=False))
    lines = [f"for {index} in range({size}):" for index, size in zip(INDEXES, shape, strict=False)]
    lines += [f"out.{number} = {source + number if source else 0}"]
    return [f"{'    ' * depth}{line}" for depth, line in enumerate(lines, 1)]
