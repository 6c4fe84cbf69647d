"""The list of broken rules fits the rules, and the script that tries them tells killed from survived."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from sagrada.engine.units import RULES

SCRIPT = Path(__file__).parents[2] / "benchmarks" / "mutants.py"
NO_RULES_OF_THE_GAME = {"playout", "many"}


def load_script() -> Any:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("mutants", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


mutants = load_script()
CHAPTER = {path.stem: path for path in RULES.chapters}


@pytest.mark.parametrize("mutant", mutants.read_mutants(), ids=lambda mutant: mutant.name)
def test_every_mutant_changes_a_text_that_is_there_once(mutant: Any) -> None:
    assert CHAPTER[mutant.chapter].read_text(encoding="utf-8").count(mutant.old) == 1
    assert mutant.new != mutant.old


def test_every_chapter_with_rules_of_the_game_has_a_mutant() -> None:
    broken = {mutant.chapter for mutant in mutants.read_mutants()}
    assert broken == set(CHAPTER) - NO_RULES_OF_THE_GAME


def test_there_are_at_least_twenty_mutants_of_different_names() -> None:
    names = [mutant.name for mutant in mutants.read_mutants()]
    assert len(set(names)) == len(names) >= 20


@pytest.mark.slow
def test_a_broken_rule_is_noticed_and_a_changed_word_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = mutants.Mutant("all points are lost", "scoring", "    return gains - ", "    return 0 * gains - ")
    reworded = mutants.Mutant("a sentence in other words", "scoring", "The seat's total, by", "What the seat has, by")
    monkeypatch.setattr(mutants, "SUBSET", ["tests/engine/test_results.py"])
    outcomes = mutants.try_all([broken, reworded], tmp_path)
    assert outcomes[0].noticed.startswith("tests/engine/test_results.py::test_")
    assert outcomes[1].noticed == ""
    assert "1 of 2 were noticed" in mutants.page(outcomes)


def test_a_mutant_whose_text_is_gone_is_refused(tmp_path: Path) -> None:
    tree = mutants.snapshot(tmp_path / "tree")
    with pytest.raises(ValueError, match=r"0 times in turn\.py"):
        mutants.plant(mutants.Mutant("stale", "turn", "no such text", ""), tree, tmp_path / "stale")
