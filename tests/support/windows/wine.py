"""Wine: where it is, and how a Windows program is run with it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

_QUIET = "mscoree=;mshtml=;winemenubuilder.exe="
"""Nothing is installed for programs that nobody runs here, and no menus are made."""


@dataclass(frozen=True)
class Wine:
    """A Wine with a Windows of its own in a folder: registry, drives, processes."""

    program: str
    prefix: Path

    @classmethod
    def found(cls, prefix: Path) -> Wine | None:
        """Return the Wine of this machine, None where there is none."""
        program = shutil.which("wine")
        return cls(program, prefix) if program and shutil.which("wineserver") else None

    def run(
        self,
        arguments: Sequence[str],
        *,
        folder: Path | None = None,
        settings: Mapping[str, str] | None = None,
        typed: bytes = b"",
        patience: float,
    ) -> subprocess.CompletedProcess[bytes]:
        """Run a program; `typed` is its standard input. Raises `TimeoutExpired` after so many seconds of patience."""
        # pipes at all three ends: under Wine, Windows programs take no plain file as a console
        return subprocess.run(
            [self.program, *arguments],
            input=typed,
            capture_output=True,
            cwd=folder,
            env=self._environment() | dict(settings or {}),
            timeout=patience,
            check=False,
        )

    def made(self) -> bool:
        """Whether its Windows is there."""
        return (self.prefix / "system.reg").is_file()

    def make(self) -> None:
        """Make its Windows, which takes some 15 seconds."""
        self.prefix.parent.mkdir(parents=True, exist_ok=True)
        self.run(["wineboot", "--init"], patience=300)

    def end_all(self) -> None:
        """End what still runs in its Windows, and nobody else's."""
        subprocess.run(["wineserver", "--kill"], env=self._environment(), check=False, capture_output=True)

    def _environment(self) -> dict[str, str]:
        """This environment without a screen, without Python's own settings and the user's language."""
        kept = {name: value for name, value in os.environ.items() if _concerns_windows(name)}
        return kept | {
            "WINEPREFIX": str(self.prefix),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": _QUIET,
            "LC_ALL": "C.UTF-8",
        }


def _concerns_windows(name: str) -> bool:
    return not name.startswith(("PYTHON", "PAIRCARD", "XDG_", "LC_", "WINE")) and name not in (
        "DISPLAY",
        "LANG",
        "LANGUAGE",
    )


def windows_path(path: Path) -> str:
    r"""Return the name of a file as Windows has it: `/a/b` is `Z:\a\b`."""
    return "Z:" + str(path.absolute()).replace("/", "\\")
