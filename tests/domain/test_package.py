"""What is installed is the package `paircard` alone, whoever else owns the words `core`, `data` and `tui`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

from tests.support.dose import long
from tests.support.release import build_twice

ROOT = Path(__file__).parents[2]
WORDS = ("core", "data", "tui")


def test_the_wheel_puts_nothing_beside_the_package() -> None:
    inside = {Path(each.distribution_path) for each in WheelBuilder(str(ROOT)).recurse_included_files()}
    assert {path.parts[0] for path in inside} == {"paircard"}
    assert Path("paircard/__main__.py") in inside
    for word in WORDS:
        kept = {path.relative_to(ROOT) for path in (ROOT / word).rglob("*.py")}
        kept -= {path for path in kept if path.is_relative_to("data/languages/tools")}
        assert kept == {path.relative_to("paircard") for path in inside if path.match("*.py") and path.parts[1] == word}


def test_the_sdist_has_all_of_it_once() -> None:
    inside = [Path(each.distribution_path) for each in SdistBuilder(str(ROOT)).recurse_included_files()]
    assert len(inside) == len({path.resolve() for path in inside})
    for folder in (*WORDS, "tests"):
        kept = {path.relative_to(ROOT) for path in (ROOT / folder).rglob("*.py")}
        assert kept == {path for path in inside if path.parts[0] == folder and path.suffix == ".py"}


@long
def test_built_anywhere_it_is_the_same(tmp_path: Path) -> None:
    """Whoever builds the sources that are handed out gets the files that are handed out, to the byte."""
    assert {Path(name).suffix for name in build_twice(tmp_path)} == {".gz", ".whl"}


def test_others_may_own_the_words(tmp_path: Path) -> None:
    """What they have comes first on the path, and is never loaded."""
    for word in WORDS:
        (tmp_path / f"{word}.py").write_text("raise SystemExit('somebody else')")
    path = os.pathsep.join((str(tmp_path), str(ROOT)))
    argv = [sys.executable, "-m", "paircard", "manual", "start"]
    done = subprocess.run(argv, cwd=tmp_path, env={**os.environ, "PYTHONPATH": path}, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(b"An event in a day")


@pytest.mark.parametrize("left_by_git", ["a small file", "nothing"])
def test_a_checkout_needs_no_links(tmp_path: Path, left_by_git: str) -> None:
    """As on Windows, where git writes the target of a link into a file, and out of an unpacked sdist."""
    (tmp_path / "paircard").mkdir()
    shutil.copy(ROOT / "paircard" / "__init__.py", tmp_path / "paircard")
    for word in WORDS:
        (tmp_path / word).mkdir()
        (tmp_path / word / "here.py").write_text(f"name = {word!r}")
        if left_by_git == "a small file":
            (tmp_path / "paircard" / word).write_text(f"../{word}")
    code = (
        "import paircard.core.here as c, paircard.data.here as d, paircard.tui.here as t; print(c.name, d.name, t.name)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [*WORDS]


def test_everybody_imports_by_the_name_of_the_package() -> None:
    """A module loaded under two names would be there twice, its classes no longer the same."""
    names_a_folder = re.compile(rf"^\s*(?:from|import) (?:{'|'.join(WORDS)})\b", re.MULTILINE)
    files = (file for top in (*WORDS, "tests", "screenshots") for file in (ROOT / top).rglob("*.py"))
    assert [file for file in files if names_a_folder.search(file.read_text(encoding="utf-8"))] == []
