r"""Disks of Windows: a drive with a letter, or a share named `\\machine\share`."""

from __future__ import annotations

from pathlib import Path, PureWindowsPath

from paircard.data.platform.windows.kernel import kernel

_REMOTE = 4


def network_disk(path: Path) -> str:
    """Return what is known of the network drive that holds the path, empty if it is none."""
    drive = PureWindowsPath(path).drive
    plain = drive.removeprefix("\\\\?\\")
    if plain.startswith(("\\\\", "UNC\\")):
        return drive
    return plain if plain and kernel().GetDriveTypeW(f"{plain}\\") == _REMOTE else ""
