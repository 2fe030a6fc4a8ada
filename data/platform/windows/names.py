r"""Names of files on Windows: some mean devices, some letters are forbidden, and long paths need a prefix."""

from __future__ import annotations

import os
import re
from pathlib import Path, PureWindowsPath

from paircard.core.values.language import tr
from paircard.core.values.text import harmless

_DEVICES = re.compile(r"(con|prn|aux|nul|(com|lpt)[0-9¹²³]|conin\$|conout\$)( *\..*)?", re.IGNORECASE)
"""What these begin with, whatever ending follows, means a device in every folder."""
_FORBIDDEN = re.compile(r'[<>:"|?*\x00-\x1f]')
_LONG = 200
"""Letters of a path from which on it gets the prefix: beside a file lie others with longer names, up to 260 in all."""
_PREFIX = "\\\\?\\"


def why_unusable(path: Path) -> str:
    """Say why no file can have this name; return nothing where one can."""
    name = PureWindowsPath(path).name
    if _DEVICES.fullmatch(name):
        return tr("Windows keeps this name for a device")
    if found := _FORBIDDEN.search(name):
        return tr("on Windows no name may hold {letter}", letter=harmless(found[0]) or tr("such a sign"))
    if name != name.rstrip(" ."):
        return tr("on Windows no name may end in a dot or a blank")
    return ""


def as_on_disk(path: Path) -> Path:
    """Return a path with links followed and names as the disk spells them, however long it is."""
    whole = Path(long_form(os.path.abspath(path)))
    try:
        return Path(long_form(str(whole.resolve())))
    except OSError:  # the system cannot follow it: what lies there, if anything, is asked later
        return whole


def long_form(path: str) -> str:
    r"""Return a whole path, if it is long with the prefix that lifts the limit of 260 letters.

    >>> long_form(r"C:\hall\open.json")
    'C:\\hall\\open.json'
    >>> long_form("C:" + r"\a" * 130)[:8], long_form(r"\\desk\hall" + r"\a" * 130)[:18]
    ('\\\\?\\C:\\a', '\\\\?\\UNC\\desk\\hall\\')
    """
    if len(path) < _LONG or path.startswith(_PREFIX):
        return path
    return f"{_PREFIX}UNC{path[1:]}" if path.startswith("\\\\") else f"{_PREFIX}{path}"  # no words: a path
