"""The program with its Python in one folder and in one file does what the installed one does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.bundled import build, can_build, try_out
from tests.support.dose import long


@long
@pytest.mark.timeout(1800)
@pytest.mark.skipif(not can_build(), reason="no PyInstaller: install paircard[bundle]")
def test_it_starts_without_an_installed_python(tmp_path: Path) -> None:
    """Commands, another language, the manual with its pictures, workers, a PDF, the screens."""
    for program in build(tmp_path):
        try_out(program)
