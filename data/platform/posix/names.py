"""Names of files on POSIX systems. The disks of macOS take `Open.json` for `open.json`; those of Linux do not."""

from __future__ import annotations

import os
import unicodedata
from pathlib import Path

from paircard.data.platform.which import MACOS


def why_unusable(path: Path) -> str:
    """Return nothing: every name can be used."""
    return ""


def as_on_disk(path: Path) -> Path:
    """Return a path with links followed and its last name as the disk spells it: others are called after it."""
    return spelt(path.resolve()) if MACOS else path.resolve()


def spelt(path: Path) -> Path:
    """Return the path by the name that its folder lists, where that differs in case or in how accents are stored."""
    try:
        listed = os.listdir(path.parent)
        if path.name in listed or not path.exists():
            return path
    except OSError:
        return path
    same = [each for each in listed if _folded(each) == _folded(path.name)]
    return path.with_name(same[0]) if len(same) == 1 else path


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()
