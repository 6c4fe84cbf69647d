"""Every ruling of `content/rulings.toml` has an example: some test of this folder cites it."""

import ast
from pathlib import Path

import pytest

from sagrada.content.cards import RULING, RULINGS, TOOLS
from sagrada.rules import tool_ids

FOLDER = Path(__file__).parent


def citations(path: Path) -> set[str]:
    """The ids in the `rules(...)` decorators of a file's tests."""
    tests = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.FunctionDef)]
    calls = [mark for test in tests for mark in test.decorator_list if isinstance(mark, ast.Call)]
    words = [word for call in calls if ast.unparse(call.func) == "rules" for word in call.args]
    return {str(word.value) for word in words if isinstance(word, ast.Constant)}


def test_every_ruling_is_cited_by_a_test() -> None:
    cited = set().union(*(citations(path) for path in FOLDER.glob("test_*.py")))
    assert {ruling.id for ruling in RULINGS} - cited == set()


def test_a_citation_counts_only_as_the_decorator_of_a_test(tmp_path: Path) -> None:
    """A control: an id in a comment or in another call is no citation."""
    text = '@rules("a", "b")\ndef test_one():\n    rules("c")\n\n\n# rules("d")\n@marks("e")\ndef test_two(): ...\n'
    file = tmp_path / "test_text.py"
    file.write_text(text)
    assert citations(file) == {"a", "b"}


def tools_in(ruling: str) -> set[str]:
    """The tools that a ruling's text names."""
    return {tool.name for tool in TOOLS if tool.name in RULING[ruling].text}


def named(*numbers: int) -> set[str]:
    """The tools with these numbers in the rules."""
    return {TOOLS[number].name for number in numbers}


MOVERS = [number for number in range(len(TOOLS)) if tool_ids.MOVERS >> number & 1]
SENDERS = [tool_ids.FLUX_BRUSH, tool_ids.FLUX_REMOVER, tool_ids.SALVAGE_HOOK]


@pytest.mark.parametrize(
    ("ruling", "numbers"), [("turns_movers_without_die_in_hand", MOVERS), ("turns_tool_on_taken_die", SENDERS)]
)
def test_a_ruling_about_several_tools_names_every_one_of_them(ruling: str, numbers: list[int]) -> None:
    assert tools_in(ruling) == named(*numbers)
