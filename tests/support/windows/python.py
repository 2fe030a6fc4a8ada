"""A Windows Python that runs this checkout."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tests.support.windows.wine import Wine, windows_path

ROOT = Path(__file__).parents[3]
"""The checkout."""
PATIENCE = 600.0
"""Seconds for one command, on a busy machine; a start takes three."""


@dataclass(frozen=True)
class WindowsPython:
    """Python for Windows in a folder, and the Wine that runs it."""

    wine: Wine
    folder: Path

    def run(
        self,
        *arguments: str,
        folder: Path | None = None,
        typed: bytes = b"",
        patience: float = PATIENCE,
        settings: Mapping[str, str] | None = None,
    ) -> subprocess.CompletedProcess[bytes]:
        """Run Python with these arguments; raises `TimeoutExpired`."""
        ours = {
            "PYTHONPATH": windows_path(ROOT),
            "PYTHONPYCACHEPREFIX": windows_path(self.folder.parent / "bytecode"),
        }
        command = [str(self.folder / "python.exe"), *arguments]
        return self.wine.run(
            command, folder=folder, settings=ours | dict(settings or {}), typed=typed, patience=patience
        )
