"""`make test` runs on the compiled rules; here the examples of the rules run once more on the plain ones."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parents[2]


@pytest.mark.slow
def test_the_tests_of_the_rules_pass_on_the_plain_backend() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "tests/rules"]
    settings = os.environ | {"SAGRADA_BACKEND": "plain"}
    run = subprocess.run(command, cwd=HERE, env=settings, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-2000:]
