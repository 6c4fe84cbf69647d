"""The oldest libraries that pyproject.toml allows for playing, as pip takes them: `make lowest` tests with them."""

import tomllib
from pathlib import Path

project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
print(*(need.replace(">=", "==") for need in [*project["dependencies"], *project["optional-dependencies"]["server"]]))
