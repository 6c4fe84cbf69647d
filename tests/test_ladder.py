"""The ladder of rooms: who may import whom. The imports are read off the source, nothing is run."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "sagrada"
LADDER = [
    ["content"],
    ["rules"],
    ["engine"],
    ["game"],
    ["words"],
    ["pictures"],
    ["score"],
    ["bots"],
    ["analysis"],
    ["lab"],
    ["env", "server"],
    ["cli"],
]
STEP = {room: step for step, rooms in enumerate(LADDER) for room in rooms}
OUTSIDE = dict.fromkeys(("content", "rules", "engine", "game"), "") | {"words": "fluent.runtime"}
DOOR = {"Game": "game"}
"""What `from sagrada import ...` gives, and the room where it lives."""


def modules(package: Path) -> list[Path]:
    """Every module of the package that lies in a room."""
    return sorted(path for path in package.rglob("*.py") if path.parent != package)


def room_of(path: Path, package: Path) -> str:
    """The room a module lies in."""
    return path.relative_to(package).parts[0]


def imported_names(path: Path, package: Path) -> Iterator[str]:
    """Every imported name with its module, wherever in the file the import stands, relative ones written out."""
    here = [package.name, *path.relative_to(package).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = here[: len(here) - node.level + 1] if node.level else []
            module = ".".join([*start, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def target_room(name: str, package: Path) -> str:
    """The room an imported name lives in; nothing for what is outside or below all rooms."""
    first, _, rest = name.partition(".")
    inner = rest.partition(".")[0]
    return DOOR.get(inner, inner if inner in STEP else "") if first == package.name else ""


def is_down(room: str, target: str) -> bool:
    """May a module of this room import from the target?"""
    return target in ("", room) or STEP[target] < STEP[room]


def steps_up(package: Path) -> list[str]:
    """The imports that go up the ladder, or sideways."""
    return [
        f"{path.relative_to(package)} imports {name}"
        for path in modules(package)
        for name in imported_names(path, package)
        if not is_down(room_of(path, package), target_room(name, package))
    ]


def is_allowed_outside(name: str, allowed: str, package: Path) -> bool:
    """Is the name of the package, of the standard library, or of the one library the room may use?"""
    first = name.partition(".")[0]
    known = first in (package.name, "__future__") or first in sys.stdlib_module_names
    return known or (allowed != "" and f"{name}.".startswith(f"{allowed}."))


def foreign_imports(package: Path) -> list[str]:
    """The imports of the low rooms that need a library they may not need."""
    return [
        f"{path.relative_to(package)} imports {name}"
        for path in modules(package)
        if (room := room_of(path, package)) in OUTSIDE
        for name in imported_names(path, package)
        if not is_allowed_outside(name, OUTSIDE[room], package)
    ]


def plant(folder: Path, files: dict[str, str]) -> Path:
    """A package of these modules."""
    package = folder / "sagrada"
    for name, text in files.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    return package


def test_every_folder_of_the_package_is_a_room_of_the_ladder() -> None:
    assert {room_of(path, PACKAGE) for path in modules(PACKAGE)} <= set(STEP)


def test_no_module_imports_from_a_room_above_or_beside_its_own() -> None:
    assert steps_up(PACKAGE) == []


def test_content_rules_engine_and_game_need_no_library_and_words_only_fluent() -> None:
    assert foreign_imports(PACKAGE) == []


def test_a_planted_step_up_is_noticed_in_every_form(tmp_path: Path) -> None:
    package = plant(
        tmp_path,
        {
            "rules/plain.py": "import sagrada.engine",
            "rules/inside.py": "def late() -> None:\n    from sagrada.engine import core\n",
            "rules/relative.py": "from ..engine.start import start_state",
            "content/sibling.py": "from .. import game",
            "engine/door.py": "from sagrada import Game",
            "server/sideways.py": "from sagrada.env import batch",
        },
    )
    assert steps_up(package) == [
        "content/sibling.py imports sagrada.game",
        "engine/door.py imports sagrada.Game",
        "rules/inside.py imports sagrada.engine.core",
        "rules/plain.py imports sagrada.engine",
        "rules/relative.py imports sagrada.engine.start.start_state",
        "server/sideways.py imports sagrada.env.batch",
    ]


def test_a_step_down_or_within_a_room_is_fine(tmp_path: Path) -> None:
    package = plant(
        tmp_path,
        {
            "game/game.py": "from sagrada.engine import core\nfrom .view import view",
            "bots/bot.py": "from sagrada.version import VERSION",
            "cli/play.py": "from sagrada import Game\nfrom ..lab import tournament",
        },
    )
    assert steps_up(package) == []


def test_a_planted_library_is_noticed(tmp_path: Path) -> None:
    package = plant(
        tmp_path,
        {
            "engine/arrays.py": "import numpy as np\nimport os.path",
            "words/texts.py": "from fluent.runtime import FluentBundle\nfrom fluent.syntax import parse",
            "game/texts.py": "from fluent.runtime import FluentBundle",
            "bots/net.py": "import numpy",
        },
    )
    assert foreign_imports(package) == [
        "engine/arrays.py imports numpy",
        "game/texts.py imports fluent.runtime.FluentBundle",
        "words/texts.py imports fluent.syntax.parse",
    ]
