"""Wine: where it is, and how a Windows program is run with it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
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

    @contextmanager
    def running(self) -> Iterator[Wine]:
        """Make its Windows if it is not there, start it, and end what runs in it afterwards, nobody else's."""
        self.prefix.parent.mkdir(parents=True, exist_ok=True)
        # whatever starts the server gives it its pipes, and who reads them waits until the server ends, seconds later
        self._alone("wineserver", "--persistent")
        self._alone(self.program, "wineboot")
        try:
            yield self
        finally:
            self._alone("wineserver", "--kill")

    def _alone(self, *command: str) -> None:
        nowhere = subprocess.DEVNULL
        subprocess.run(command, env=self._environment(), stdin=nowhere, stdout=nowhere, stderr=nowhere, check=False)

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
