"""Lets the tests of the rules import `tests.positions`, wherever pytest is started."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))
