"""The primitives that copy states by the marks of their fields, as text of a chapter: what the compiled rules use.

Plain rules use `rules/copying.py`, which says what each does.
"""

from __future__ import annotations

from sagrada.engine.fields import FIELDS, Field
from sagrada.rules.marks import Mark

SIGNATURES = """def copy_public(s: State, out: State) -> None:
{public}

def copy_own(s: State, out: State, seat: int) -> None:
{own}
"""


def copying_text() -> str:
    """Both functions, in the compiled subset."""
    public = [line for field in FIELDS for line in public_lines(field)]
    own = [line for field in FIELDS if field.mark == Mark.OWN for line in copy_lines(field.name, field.shape[1:], "[seat]")]
    return SIGNATURES.format(public="\n".join(public), own="\n".join(own))


def public_lines(field: Field) -> list[str]:
    """Lines that copy a public field, and blank any other."""
    return copy_lines(field.name, field.shape, "", is_blank=field.mark != Mark.PUBLIC)


def copy_lines(name: str, shape: tuple[int, ...], row: str, is_blank: bool = False) -> list[str]:
    """Lines that copy a field, or a row of it, number by number."""
    loops = [f"{'    ' * (depth + 1)}for {'ij'[depth]} in range({size}):" for depth, size in enumerate(shape)]
    place = name + row + "".join(f"[{'ij'[depth]}]" for depth in range(len(shape)))
    return [*loops, f"{'    ' * (len(shape) + 1)}out.{place} = {'0' if is_blank else f's.{place}'}"]
