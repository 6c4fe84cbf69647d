"""Builds the rules and the search for programs without Python: `library.py shared FOLDER` or `library.py wasm FOLDER`.

A shared library needs the C compiler that Python's own extension needs, and gets a header beside it. A WebAssembly
module needs zig, from PyPI (`ziglang`, a tool of the tests) or from the machine.
"""

import importlib.util
import os
import platform
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

SHARED = {"darwin": "libsagrada.dylib", "win32": "sagrada.dll"}.get(sys.platform, "libsagrada.so")
NO_ZIG = "The WebAssembly module needs zig (pip install ziglang); everything else was built without it."


def write_sources(folder: Path) -> Path:
    """The library's C and its header, written into a folder."""
    from sagrada.bots.search.library import header_text, library_text

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "sagrada.h").write_text(header_text(), encoding="utf-8")
    source = folder / "libsagrada.c"
    source.write_text(library_text(), encoding="utf-8")
    return source


def build_shared(folder: Path) -> Path:
    """The shared library for this machine."""
    source, made = write_sources(folder), folder / SHARED
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    counting = ["-mpopcnt", "-msse4.1"] if platform.machine() == "x86_64" else []
    flags = ["-O3", "-fwrapv", "-fno-strict-aliasing", "-fno-tree-vectorize", "-fno-tree-slp-vectorize", *counting]
    run([*compiler, *flags, "-fPIC", "-shared", "-fvisibility=hidden", str(source), "-o", str(made)])
    return made


def find_zig() -> list[str]:
    """How zig is called; nothing where there is none."""
    if importlib.util.find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang"]
    return ["zig"] if shutil.which("zig") else []


def build_wasm(folder: Path) -> Path:
    """The WebAssembly module; ends with a sentence where there is no zig."""
    zig = find_zig()
    if not zig:
        sys.exit(NO_ZIG)
    source, made = write_sources(folder), folder / "sagrada.wasm"
    target = ["-target", "wasm32-freestanding", "-nostdlib", "-Wl,--no-entry", "-Wl,--strip-all"]
    flags = [
        "-O3",
        "-fwrapv",
        "-fno-strict-aliasing",
        "-msimd128",
        "-mbulk-memory",
        "-fno-builtin-memset",
        "-Wl,-z,stack-size=65536",
    ]
    run([*zig, "cc", *target, *flags, str(source), "-o", str(made)])
    return made


def run(command: list[str]) -> None:
    """Run a compiler; its own words are shown if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")


if __name__ == "__main__":
    os.environ["SAGRADA_BACKEND"] = "plain"  # what is written does not depend on what was compiled before
    kind, folder = sys.argv[1:]
    print({"shared": build_shared, "wasm": build_wasm}[kind](Path(folder)))
