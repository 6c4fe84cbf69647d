"""Builds the compiled rules and search: the generator writes two Cython units into build/, a C compiler does the rest.

Without a compiler the package installs as plain Python; SAGRADA_REQUIRE_COMPILED=1 makes that an error.
"""

import os
import platform
import re
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "src"))
os.environ["SAGRADA_BACKEND"] = "plain"  # the generator must run before anything is compiled


def flags() -> list[str]:
    """What the compiler is told: short loops gain nothing from vectors; every x86 since 2008 has popcnt and SSE 4.1."""
    if sys.platform == "win32":
        return ["/O2"]
    short_loops = ["-fno-tree-vectorize", "-fno-tree-slp-vectorize"]
    counting = ["-mpopcnt", "-msse4.1"] if platform.machine() == "x86_64" else []
    return ["-O3", "-g0", "-fno-strict-aliasing", "-Wno-unreachable-code", *short_loops, *counting]


def let_use_vectors(source: Path, name: str) -> None:
    """Let gcc use vectors in one function: the only long loops are the net's."""
    text = source.read_text(encoding="utf-8")
    prototype = re.search(rf"^static [^;{{]*_search_{name}\([^;{{]*;", text, re.MULTILINE)
    mark = '#if defined(__GNUC__) && !defined(__clang__)\n__attribute__((optimize("O3", "tree-vectorize")))\n#endif\n'
    if prototype and not text[: prototype.start()].endswith(mark):
        source.write_text(text[: prototype.start()] + mark + text[prototype.start() :], encoding="utf-8")


def extension(unit: Any) -> Extension:
    """A unit as an extension module, its text in build/."""
    from sagrada.engine.generator import unit_text

    path = Path("build") / f"{unit.module.rpartition('.')[2]}.pyx"
    path.parent.mkdir(exist_ok=True)
    path.write_text(unit_text(unit), encoding="utf-8")
    return Extension(unit.module, [str(path)], extra_compile_args=flags())


def extensions() -> list[Extension]:
    """The rules alone, and the search with the rules inlined into it."""
    from Cython.Build import cythonize

    from sagrada.bots.search.unit import SEARCH
    from sagrada.engine.generator import RULES

    built = cythonize([extension(RULES), extension(SEARCH)], quiet=True)
    for name in ("weigh_by_net", "weigh_by_hand"):
        let_use_vectors(Path("build") / "_search.c", name)
    for module in built:
        module.optional = os.environ.get("SAGRADA_REQUIRE_COMPILED") != "1"
    return built


setup(ext_modules=extensions(), options={"build_ext": {"parallel": 2}})
