"""What every test of the screens needs: a state folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the recent events, the lists, the settings and the clock of the person who runs the tests out of them."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("PAIRCARD_CLOCK", "off")
    monkeypatch.setenv("PAIRCARD_SETTINGS", str(tmp_path / "config" / "settings.toml"))
