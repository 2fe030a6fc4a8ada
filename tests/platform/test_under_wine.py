"""The program under a Windows Python, where Wine is; what is left out of it there is there to be left out."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.support.dose import long
from tests.support.windows.__main__ import NO_WINE, cache, main
from tests.support.windows.left_out import FILES, TESTS
from tests.support.windows.making import is_made
from tests.support.windows.python import ROOT
from tests.support.windows.storage import FOLDER
from tests.support.windows.wine import Wine, windows_path


@long
def test_an_event_on_windows() -> None:
    """`python -m tests.support.windows` runs more: kills, and the tests of the storage."""
    if Wine.found(cache()) is None:
        pytest.skip(NO_WINE)
    if not is_made(cache()):
        pytest.skip("there is no Windows Python yet: python -m tests.support.windows makes it")
    assert main(["evening"]) == 0


def test_where_no_wine_is_nothing_is_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["--cache", str(tmp_path / "cache")]) == 0
    assert capsys.readouterr().out == NO_WINE
    assert list(tmp_path.iterdir()) == []


def test_what_is_left_out_is_there() -> None:
    """A test that got another name would be run there unasked."""
    assert [name for name in FILES if not (ROOT / FOLDER / name).is_file()] == []
    named = [name.partition("[")[0].split("::") for name in TESTS]
    assert [f"{file}::{test}" for file, test in named if test not in _tests(ROOT / FOLDER / file)] == []


def _tests(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {each.name for each in tree.body if isinstance(each, ast.FunctionDef)}


def test_a_path_as_windows_has_it() -> None:
    assert windows_path(Path("/hall/open.json")) == "Z:\\hall\\open.json"
