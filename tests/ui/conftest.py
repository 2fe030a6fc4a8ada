"""What every test of the screens needs: a state folder of its own, and style sheets that are parsed already."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support import style_sheets

style_sheets.share()


@pytest.fixture(autouse=True)
def own_state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the recent events, the lists, the settings and the clock of the person who runs the tests out of them."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("PAIRCARD_CLOCK", "off")
    monkeypatch.setenv("PAIRCARD_SETTINGS", str(tmp_path / "config" / "settings.toml"))
