"""Planting a fault in a card file, to see what its checks say."""

import copy
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from sagrada.content import check, glory_check, names
from sagrada.content.refusal import Refused
from sagrada.words.messages import plain

Data = dict[str, list[dict[str, Any]]]
FILES = {
    path.name: tomllib.loads(path.read_text(encoding="utf-8"))
    for path in files("sagrada.content").iterdir()
    if path.name.endswith(".toml")
}
CHECKS: dict[str, Callable[[str, Data], None]] = {
    "windows.toml": lambda file, data: check.check_windows(file, data["card"], data["pattern"]),
    "tools.toml": lambda file, data: check.check_tools(file, data["tool"]),
    "public_objectives.toml": lambda file, data: check.check_publics(file, data["objective"]),
    "private_objectives.toml": lambda file, data: check.check_privates(file, data["objective"]),
    "editions.toml": lambda file, data: check.check_editions(file, data["edition"]),
    "rulings.toml": lambda file, data: check.check_rulings(file, data["ruling"]),
    "strife_boards.toml": lambda file, data: glory_check.check_boards(file, data["board"]),
    "pioneers.toml": lambda file, data: glory_check.check_pioneers(file, data["pioneer"]),
    "ornaments.toml": lambda file, data: glory_check.check_ornaments(file, data["ornament"]),
    "names.toml": lambda file, data: names.check_names(file, data["language"]),
    "glory.toml": lambda file, data: glory_check.check_numbers(file, data["supply"], data["bag"], data["payout"]),
}


def problem(file: str, plant: Callable[[Data], object]) -> str:
    """What the checks say of the file after a fault was planted in it."""
    data = copy.deepcopy(FILES[file])
    plant(data)
    with pytest.raises(Refused) as refused:
        CHECKS[file](file, data)
    assert refused.value.rule == "bad_row"
    assert refused.value.facts["file"] == file
    return f"{refused.value.facts['row']}: {plain(refused.value.facts['problem'])}"


def change(table: str, row: int, **values: object) -> Callable[[Data], object]:
    return lambda data: data[table][row].update(values)
