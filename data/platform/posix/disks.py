"""Disks of POSIX systems: Linux lists them in a file, macOS by a command."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

from paircard.data.platform.which import MACOS

_NETWORK = frozenset(
    {"nfs", "nfs4", "cifs", "smb3", "smbfs", "afpfs", "webdav", "9p", "afs", "ceph", "fuse.sshfs", "fuse.rclone"}
)
MOUNTS = Path("/proc/self/mountinfo")
_MOUNTED = re.compile(r"^.+? on (?P<place>/.*) \((?P<kind>[^,)]+)", re.MULTILINE)
"""A line of `mount` on macOS: `//anna@hall/events on /Volumes/events (smbfs, nodev, nosuid)`."""
_PATIENCE = 2
"""Seconds: a share that does not answer may hold up the command."""


def network_disk(path: Path) -> str:
    """Return the kind of network file system that holds the path, empty if none or unknown."""
    kind = in_list_of_mac(path, _said_by_mount()) if MACOS else _in_list_of_linux(path)
    return kind if kind in _NETWORK else ""


def in_list_of_mac(path: Path, said: str) -> str:
    """Return the kind of the innermost of the disks listed that holds the path.

    >>> in_list_of_mac(Path("/Volumes/hall/open.json"), '''/dev/disk1s1 on / (apfs, local)
    ... //anna@desk/hall on /Volumes/hall (smbfs, nodev)''')
    'smbfs'
    """
    around = {str(each) for each in (path, *path.parents)}
    held = [(len(each["place"]), each["kind"]) for each in _MOUNTED.finditer(said) if each["place"] in around]
    return max(held, default=(0, ""))[1]


def _said_by_mount() -> str:
    import subprocess  # only here: every command line loads this file

    try:
        return subprocess.run(
            ["/sbin/mount"], capture_output=True, timeout=_PATIENCE, check=False, text=True, errors="replace"
        ).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""


def _in_list_of_linux(path: Path) -> str:
    try:
        device = os.stat(path).st_dev
        lines = MOUNTS.read_text(errors="replace").splitlines()
    except OSError:
        return ""
    return dict(_kinds(lines)).get(f"{os.major(device)}:{os.minor(device)}", "")


def _kinds(lines: list[str]) -> Iterator[tuple[str, str]]:
    # proc(5): id, parent, device, root, mount point, options, optional fields, "-", type, source, options
    for fields in map(str.split, lines):
        if "-" in fields[:-1]:
            yield fields[2], fields[fields.index("-") + 1]
