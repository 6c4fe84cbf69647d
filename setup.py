"""Builds the compiled rules: the generator writes one Cython unit into build/, a C compiler does the rest.

Without a compiler the package installs as plain Python; SAGRADA_REQUIRE_COMPILED=1 makes that an error.
"""

import os
import platform
import sys
from pathlib import Path

from setuptools import Extension, setup

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "src"))
os.environ["SAGRADA_BACKEND"] = "plain"  # the generator must run before anything is compiled


def flags() -> list[str]:
    """What the compiler is told: short loops gain nothing from vectors, and every x86 since 2008 has popcnt."""
    if sys.platform == "win32":
        return ["/O2"]
    short_loops = ["-fno-tree-vectorize", "-fno-tree-slp-vectorize"]
    counting = ["-mpopcnt"] if platform.machine() == "x86_64" else []
    return ["-O3", "-g0", "-fno-strict-aliasing", "-Wno-unreachable-code", *short_loops, *counting]


def extensions() -> list[Extension]:
    """The compiled rules as one extension module."""
    from Cython.Build import cythonize

    from sagrada.engine.generator import unit_text

    unit = Path("build") / "_core.pyx"
    unit.parent.mkdir(exist_ok=True)
    unit.write_text(unit_text(), encoding="utf-8")
    built = cythonize([Extension("sagrada.engine._core", [str(unit)], extra_compile_args=flags())], quiet=True)
    for extension in built:
        extension.optional = os.environ.get("SAGRADA_REQUIRE_COMPILED") != "1"
    return built


setup(ext_modules=extensions())
