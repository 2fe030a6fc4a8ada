"""The pictures in README and manual show the program as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from screenshots.make import FOLDER, PICTURES, Picture, make


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_picture_is_current(picture: Picture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Drawn anew, a picture is what lies in the folder; if not, run `python screenshots/make.py` and look at it."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("TZ", "UTC")
    assert make(picture) == (FOLDER / f"{picture.name}.svg").read_text(encoding="utf-8")
