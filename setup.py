"""Builds the package: the rules and the search as C, and the built browser client beside them.

The generator writes two units of C into build/, Cython wraps them, a C compiler does the rest. Without a compiler the
package is plain Python, which SAGRADA_REQUIRE_COMPILED=1 makes an error and SAGRADA_PLAIN=1 asks for. Node is not
needed: a checkout has its client from `make`, and a source package carries it.
"""

import os
import platform
import sys
from pathlib import Path
from threading import Lock

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import SetupError

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE / "src"), str(HERE / "install")]
os.environ["SAGRADA_BACKEND"] = "plain"  # the generator must run before anything is compiled

import machine  # noqa: E402

CLIENT = HERE / "src" / "sagrada" / "server" / "static" / "index.html"
MODULES = ("sagrada.engine._core", "sagrada.bots.search._search")
"""The rules alone, and the search with the rules inlined into it. The first takes longest to compile."""
BUILD = Path("build")
GENERATING = Lock()


def flags() -> list[str]:
    """What the compiler is told: short loops gain nothing from vectors; every x86 since 2008 has popcnt and SSE 4.1."""
    if sys.platform == "win32":
        return ["/O2"]
    short_loops = ["-fno-tree-vectorize", "-fno-tree-slp-vectorize"]
    counting = ["-mpopcnt", "-msse4.1"] if platform.machine() == "x86_64" else []
    quiet = ["-Wno-unreachable-code", "-Wno-unused-function"]
    return ["-O3", "-g0", "-fno-strict-aliasing", *quiet, *short_loops, *counting]


def write_c(module: str) -> list[str]:
    """The C sources of a module in build/: a wrapper by Cython, which includes the unit's own C, and what is compiled
    alone."""
    from Cython.Build import cythonize

    from sagrada.bots.search.unit import SEARCH
    from sagrada.engine.generator import alone_files, c_text
    from sagrada.engine.units import RULES
    from sagrada.engine.wrapping import cython_text

    (unit,) = [unit for unit in (RULES, SEARCH) if unit.module == module]
    BUILD.mkdir(exist_ok=True)
    files = {unit.c_file: c_text(unit), **alone_files(unit)}
    for name, text in files.items():
        (BUILD / name).write_text(text, encoding="utf-8")
    path = BUILD / f"{module.rpartition('.')[2]}.pyx"
    path.write_text(cython_text(unit), encoding="utf-8")
    (made,) = cythonize([Extension(module, [str(path)])], quiet=True, force=True)
    return [*made.sources, *(str(BUILD / name) for name in files if name != unit.c_file)]


class BuildExtensions(build_ext):
    """Both modules at once: while one is compiled, the C source of the next is written."""

    def build_extension(self, ext: Extension) -> None:
        """Write a module's C source, which one thread at a time can do, and compile it."""
        with GENERATING:
            ext.sources = write_c(ext.name)
        super().build_extension(ext)


def check_client() -> None:
    """Raise SetupError where the browser client is not built: what is packed would have no page to show."""
    if not CLIENT.is_file():
        raise SetupError("the browser client is not built: run `make client`, then build again")


class BuildPackage(build_py):
    """Python files and data; all but an editable install carry the browser client."""

    def run(self) -> None:
        """Copy the files."""
        if not self.editable_mode:
            check_client()
        super().run()


class BuildSources(sdist):
    """A source package carries the built browser client."""

    def run(self) -> None:
        """Pack the files."""
        check_client()
        super().run()


def extensions() -> list[Extension]:
    """The modules to compile: none where plain Python is asked for, or where nothing can be compiled."""
    if os.environ.get("SAGRADA_PLAIN") == "1":
        return []
    if problem := machine.compiler_problem():
        if os.environ.get("SAGRADA_REQUIRE_COMPILED") == "1":
            sys.exit(problem)
        print(f"{problem} The rules stay plain Python.", file=sys.stderr)
        return []
    return [Extension(module, [], extra_compile_args=flags()) for module in MODULES]


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": BuildExtensions, "build_py": BuildPackage, "sdist": BuildSources},
    options={"build_ext": {"parallel": len(MODULES)}},
)
