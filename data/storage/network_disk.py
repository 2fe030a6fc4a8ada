"""Is a file on another machine? Locks and syncs cannot be relied on there."""

from __future__ import annotations

import os
from pathlib import Path

_NETWORK = frozenset({"nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "fuse.sshfs", "fuse.rclone"})


def network_disk(path: Path, mounts: Path = Path("/proc/self/mountinfo")) -> str:
    """Return the kind of network file system that holds the path, empty if none or unknown."""
    try:
        device = os.stat(path).st_dev
        lines = mounts.read_text(errors="replace").splitlines()
    except OSError:
        return ""
    wanted = f"{os.major(device)}:{os.minor(device)}"
    # proc(5): id, parent, device, root, mount point, options, optional fields, "-", type, source, options
    fields = (line.split() for line in lines)
    kinds = {each[2]: each[each.index("-") + 1] for each in fields if "-" in each[:-1]}
    kind = kinds.get(wanted, "")
    return kind if kind in _NETWORK else ""
