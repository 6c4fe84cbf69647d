"""Makes everything in this folder that is no program. Made once, by revision 5de7c63 (rules version 1), and kept: later
versions must be able to read it, so it is never made again by another one.

    git worktree add ../first 5de7c63 && cp -r tests/saved ../first/tests/ && cd ../first && make setup
    PYTHONPATH=tests .venv/bin/python -m saved.make_saved

The database comes out the same each time, byte by byte; games with a secret seed differ in what their bots play.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from sagrada.version import RULES_VERSION
from saved.disputed import CLAMP
from saved.facts import FILES, GAMES, LOGS, MATCHES, Facts, log_facts
from saved.make_browser import make_browser
from saved.make_games import make_games, make_matches
from saved.make_logs import make_disputed, make_others
from saved.make_tables import dump, make_tables


def make_logs() -> dict[str, Facts]:
    """Make the logs; where the moves in question stand."""
    disputed = make_disputed()
    make_others()
    return disputed


def all_facts(folder: Path, known: dict[str, Facts]) -> dict[str, Facts]:
    """What is to be said of every log in a folder."""
    files = sorted(folder.glob("*.sagrada"))
    return {file.stem: {**known.get(file.stem, {}), **log_facts(file.read_text(encoding="utf-8"))} for file in files}


def write_files(found: dict[str, dict[str, Facts]]) -> None:
    """One line a file."""
    parts = [
        f'"{kind}": {{\n' + ",\n".join(f"{json.dumps(name)}: {dump(known)}" for name, known in rows.items()) + "\n}"
        for kind, rows in found.items()
    ]
    FILES.write_text("{" + ",\n".join(parts) + "}\n", encoding="utf-8")


def main() -> None:
    """Make it all."""
    assert RULES_VERSION == 1
    for folder in (GAMES, LOGS, MATCHES):
        folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        disputed = make_logs()
        clamp = (LOGS / f"{CLAMP}.sagrada").read_text(encoding="utf-8")
        make_tables(folder / "server", clamp, disputed[CLAMP]["disputed"][0]["line"])
        for part in ("games", "browser"):
            (folder / part).mkdir()
        make_browser(folder / "browser")
        games = make_games(folder / "games")
    matches = make_matches()
    write_files({"games": all_facts(GAMES, games), "logs": all_facts(LOGS, disputed), "matches": matches})


if __name__ == "__main__":
    main()
